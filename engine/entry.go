package engine

import (
	"fmt"
	"time"

	"ludaxy/engine/rules"
)

// EntryKind is what a line of the journal records.
type EntryKind uint8

// The kinds of entry.
const (
	EntryDo     EntryKind = iota + 1 // Action was done
	EntryUndo                        // the last action was taken back
	EntrySeat                        // Seat is played by As from now on
	EntryCommit                      // the dice go on with another seed, promised by Text
	EntrySeed                        // the match is over: Text is the seed of the dice
)

// Entry is one line of a match's journal. Doing all of them again, in order,
// gives the match.
type Entry struct {
	N       uint64 // place in the journal, from 1
	Kind    EntryKind
	Action  rules.Action
	Seat    int
	As      Seat
	Text    string
	Elapsed time.Duration // played so far, pauses left out; whole milliseconds
	Hash    uint64        // of the position after it: rules.Hash
	Over    bool          // the match ended with it
}

// Journal keeps the entries of a match where they survive the program.
type Journal interface {
	// Append keeps entries for good, all of them or, with an error, none: what
	// it took is there after a crash. The same entries may be offered again.
	Append(entries ...Entry) error
	Close() error
}

// EntryError is the first entry of a journal that cannot be done.
type EntryError struct {
	N   uint64
	Err error
}

func (e *EntryError) Error() string { return fmt.Sprintf("entry %d: %v", e.N, e.Err) }

// Unwrap is what is wrong with the entry.
func (e *EntryError) Unwrap() error { return e.Err }
