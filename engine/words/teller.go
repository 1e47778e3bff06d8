// Package words says in plain language, in the player's language, what happened
// in a match, where everybody stands and what an action would do: for the move
// log, for screen readers and for play by text. It knows no rule: the sentences
// come from the events, the position and the board, and what an action would do
// from doing it on a copy.
package words

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"ludaxy/assets/messages"
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Teller tells the events and positions of matches of one game.
type Teller struct {
	P     *messages.Printer
	Name  func(seat int) string // of the player at a seat
	Rules rules.Rules
	// Numbered makes squares without a printed number be named by their place on
	// the ring, from 1 at the first seat's start: for those who do not see the
	// board.
	Numbered bool
}

// Lines tells a step as sentences without a full stop, in order: what the move
// log shows. before and after are the positions around the step.
func (t *Teller) Lines(before, after *rules.State, events []rules.Event) []string {
	var out []string
	st := step{Teller: t, before: before, after: after, events: events}
	for i := 0; i < len(events); {
		n := group(events[i:])
		out = append(out, st.lines(i, n)...)
		i += n
	}
	return out
}

// Event tells one event by itself; s is the position before the step it belongs
// to.
func (t *Teller) Event(s *rules.State, e rules.Event) string {
	st := step{Teller: t, before: s, events: []rules.Event{e}}
	return st.sentence(st.events)
}

// Winners says who won a match that is over.
func (t *Teller) Winners(s *rules.State) string {
	var names []string
	for _, k := range rules.SeatList(s.Seats) {
		if s.Place[k] == 1 {
			names = append(names, t.Name(k))
		}
	}
	switch {
	case len(names) == 1:
		return t.P.T(messages.EventOverWinner, "Name", names[0])
	case len(names) > 1:
		slices.Sort(names)
		return t.P.T(messages.EventOverShared, "Names", t.P.List(names...))
	}
	return t.P.T(messages.EventOver)
}

// Places says who has which place, first first; empty if nobody has one.
func (t *Teller) Places(s *rules.State) string {
	var list []string
	for place := uint8(1); place <= s.Placed; place++ {
		for _, k := range rules.SeatList(s.Seats) {
			if s.Place[k] == place {
				list = append(list, t.P.T(messages.EventPlaced, "Place", t.P.T(messages.Place(int(place))), "Name", t.Name(k)))
			}
		}
	}
	if len(list) == 0 {
		return ""
	}
	return t.P.T(messages.EventPlaces, "Places", t.P.List(list...))
}

// Tie says who shares the highest throw of the opening and throws again.
func (t *Teller) Tie(s *rules.State) string {
	return t.P.T(messages.TableOpeningTie, "Names", t.names(rules.SeatList(s.OpenContest)))
}

func (t *Teller) names(seats []int) string {
	var names []string
	for _, k := range seats {
		names = append(names, t.Name(k))
	}
	return t.P.List(names...)
}

// Sentence ends a text as a sentence ends in the language, unless it is ended
// already.
func (t *Teller) Sentence(text string) string {
	if text == "" || strings.HasSuffix(text, "。") || strings.HasSuffix(text, "！") || strings.ContainsAny(text[len(text)-1:], ".!?") {
		return text
	}
	if t.P.Lang() == messages.Japanese {
		return text + "。"
	}
	return text + "."
}

// Sentences makes texts sentences of one paragraph.
func (t *Teller) Sentences(texts ...string) string {
	var list []string
	for _, text := range texts {
		if text != "" {
			list = append(list, t.Sentence(text))
		}
	}
	if t.P.Lang() == messages.Japanese {
		return strings.Join(list, "")
	}
	return strings.Join(list, " ")
}

func (t *Teller) grid() bool  { return t.Rules.Spec().Grid }
func (t *Teller) fleet() bool { return t.Rules.Spec().Fleet }

func (t *Teller) track(s *rules.State) *board.Track { return t.Rules.Board(s) }

// capital makes the first letter of a text a capital, as a sentence begins.
func capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(r)) + text[n:]
}

// small makes it a small one, as a text goes on within a sentence.
func small(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToLower(r)) + text[n:]
}
