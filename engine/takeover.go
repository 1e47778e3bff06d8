package engine

import (
	"fmt"

	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
)

// Origin is the match that another goes on from. The entries of that match up to
// there come first in the journal of the other.
type Origin struct {
	Match   string // ID; "" for a match that began by itself
	Entries int    // how many were taken over
}

// TakeOver draws up a match that goes on from a position of another: the one
// that began as told, after the entries given, which the new journal has to hold
// before [Resume]. The throws among them stay as they were made, under the
// promise they were made under; nobody knows that match's seed for the throws to
// come, so that Resume promises the new seed from there on.
func TakeOver(began Match, r rules.Rules, entries []Entry) (Match, dice.Roller, error) {
	p, err := NewReplay(began, r)
	if err != nil {
		return Match{}, nil, err
	}
	for _, e := range entries {
		if err := p.Step(e, nil); err != nil {
			return Match{}, nil, err
		}
	}
	if p.Over() {
		return Match{}, nil, fmt.Errorf("%w: the match is over there", ErrEntry)
	}
	m, roller, err := NewMatch(r, began.Options, began.Seats)
	if err != nil {
		return Match{}, nil, err
	}
	m.From = Origin{Match: began.ID, Entries: len(entries)}
	if len(p.throws) > 0 || p.commitment != began.Commitment {
		m.Commitment = began.Commitment // of the throws taken over
	}
	return m, roller, nil
}
