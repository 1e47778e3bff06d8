// Package words says at the table what a move would do and why an action is
// refused, in the player's language. What happened is told by engine/words. It
// is pure: it draws nothing.
package words

import (
	"ludaxy/assets/messages"
	"ludaxy/engine/rules"
	told "ludaxy/engine/words"
)

// Teller tells the events of a match, what moves would do and what is refused.
type Teller struct {
	P     *messages.Printer
	Name  func(seat int) string // of the player at a seat
	Rules rules.Rules
}

// Told is the teller of what happened and of where everybody stands.
func (t *Teller) Told() *told.Teller { return &told.Teller{P: t.P, Name: t.Name, Rules: t.Rules} }

// Lines tells a step as sentences, in order: what the move log shows. before
// and after are the positions around the step.
func (t *Teller) Lines(before, after *rules.State, events []rules.Event) []string {
	return t.Told().Lines(before, after, events)
}

// Event tells one event; s is the position before the step it belongs to.
func (t *Teller) Event(s *rules.State, e rules.Event) string { return t.Told().Event(s, e) }

// Winners says who won a match that is over.
func (t *Teller) Winners(s *rules.State) string { return t.Told().Winners(s) }
