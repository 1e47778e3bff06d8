// Package notation is the text form of positions, actions and events: one JSON
// object each, the same in the engine protocol, in saves and in tests.
//
// It knows no game by name. What a game needs beside the common fields follows
// from its Spec: the options, the kind of board, and the parts of the state it
// keeps. Reading is strict: unknown and repeated fields, and values of another
// type, are refused with an *Error.
//
// Three forms come on top of the documented ones, where a position has to be
// kept whole: "timeUp":true and the action {"do":"time-up"} for the match clock,
// and "opening" for a position in which the players still roll for who begins.
package notation

import "fmt"

// Code says what kind of mistake a text has; the codes are those of the
// protocol.
type Code string

// The codes notation gives.
const (
	BadRequest   Code = "bad_request"
	UnknownRules Code = "unknown_rules"
	BadOption    Code = "bad_option"
	BadState     Code = "bad_state"
)

// Error is a text that cannot be read, with a sentence that says why.
type Error struct {
	Code Code
	Text string
}

// Error is the sentence.
func (e *Error) Error() string { return e.Text }

func errorf(code Code, format string, args ...any) *Error {
	return &Error{code, fmt.Sprintf(format, args...)}
}
