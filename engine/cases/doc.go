// Package cases holds scripted positions of all five games with what the rules
// make of them: which moves are legal, which events happen in which order and
// what the position is afterwards. They were written from the rules as they are
// told to players, by somebody who had not seen the code that plays them, so
// that a rule that was misread is caught rather than confirmed.
//
// The cases are in testdata, one JSON object a line:
//
//	{"name": ..., "note": ..., "steps": [...]}
//
// A note says which reading of an open sentence the case goes by. A step is one
// of
//
//	{"new": {...}}     the request "new"
//	{"load": STATE}    the request "load"
//	{"do": ACTION}     the request "do"
//	{"ask": {...}}     any request
//	{"raw": "..."}     any line
//	{"legal": [...]}   exactly these moves are legal: "0", "1back", and "2:0" for seat 2's piece 0
//	{"options": [...]} exactly these choices are legal
//	{"kinds": [...]}   exactly these kinds of action are legal
//
// The first five succeed and may have
//
//	"state"     fields of the position, or "answer" fields of the answer; only the fields named are compared
//	"events"    names that are among the events
//	"no_events" names that are not
//	"in_order"  events that happen in this order, others between them or not: a name or an object with the fields that matter
//	"exactly"   the names of all the events
//
// or have "code": then they are refused with that code, and the position stays.
package cases
