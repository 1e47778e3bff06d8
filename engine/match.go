package engine

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
)

// SeatKind is who plays a seat.
type SeatKind uint8

// The kinds of seat.
const (
	Empty SeatKind = iota
	Human
	Computer
)

// String is the kind in a word of English, as match files write it.
func (k SeatKind) String() string {
	switch k {
	case Human:
		return "human"
	case Computer:
		return "computer"
	}
	return "empty"
}

// Seat is who plays an arm of the board, and how it looks.
type Seat struct {
	Kind   SeatKind
	Name   string // what the player wants to be called; up to MaxName bytes
	Level  string // of a computer: how it plays
	Livery int    // 0..7: colour and symbol
}

// The limits of a seat's texts, in bytes.
const (
	MaxName  = 120
	MaxLevel = 32
)

// Check says what is wrong with a seat that is played.
func (s Seat) Check() error {
	switch {
	case s.Kind != Human && s.Kind != Computer:
		return errors.New("a seat that is played needs a human or a computer")
	case !plainText(s.Name, MaxName):
		return fmt.Errorf("a player's name has up to %d bytes of printable text", MaxName)
	case !plainText(s.Level, MaxLevel):
		return fmt.Errorf("a level has up to %d bytes of printable text", MaxLevel)
	case s.Livery < 0 || s.Livery >= rules.MaxSeats:
		return fmt.Errorf("there is no livery %d", s.Livery)
	}
	return nil
}

func plainText(s string, most int) bool {
	return len(s) <= most && utf8.ValidString(s) && !strings.ContainsFunc(s, unicode.IsControl)
}

// Match is what a match starts from; with its journal it is the whole match.
type Match struct {
	ID         string
	Rules      string            // id of the game
	Options    map[string]string // those that differ from the default, as OptionSpec.Values has them; TableOptions too
	Seats      [rules.MaxSeats]Seat
	Created    time.Time
	Commitment string // of the dice's seed; "" where there is no seed
	Seed       string // of the dice, once the match is over
	From       Origin // the match it goes on from, if it does
}

// Manual reports whether the players throw real dice and type the numbers in.
func (m *Match) Manual() bool { return m.Options["dice"] == "manual" }

// TakeBacks reports whether the owner of the table lets throws be taken back too.
// The dice never show the same again: the throw after it is the next of the
// seed. A match is marked so for good.
func (m *Match) TakeBacks() bool { return m.Options["takeBacks"] == "true" }

// Setup is the match as the rules want it, or an error with what does not suit
// the game.
func (m *Match) Setup(spec *rules.Spec) (rules.Setup, error) {
	setup := rules.Setup{Options: spec.Defaults(), First: -1}
	if m.Rules != spec.ID {
		return setup, fmt.Errorf("this is a match of %s, not of %s", m.Rules, spec.ID)
	}
	for name, value := range m.Options {
		if is, err := tableOption(spec, name, value); err != nil {
			return setup, err
		} else if is {
			continue
		}
		if err := spec.SetOption(&setup.Options, name, value); err != nil {
			return setup, err
		}
	}
	for k, seat := range m.Seats {
		if seat.Kind == Empty {
			continue
		}
		if err := seat.Check(); err != nil {
			return setup, fmt.Errorf("seat %d: %w", k, err)
		}
		setup.Seats |= 1 << k
	}
	return setup, spec.Check(setup)
}

// NewMatch draws up a match: an ID, the time, and the dice its options ask for
// (a seed with its commitment, or Manual). It checks that all suits the game.
func NewMatch(r rules.Rules, options map[string]string, seats [rules.MaxSeats]Seat) (Match, dice.Roller, error) {
	m := Match{Rules: r.Spec().ID, Options: options, Seats: seats, Created: time.Now().UTC().Truncate(time.Second)}
	if _, err := m.Setup(r.Spec()); err != nil {
		return Match{}, nil, err
	}
	var tail [3]byte
	if _, err := rand.Read(tail[:]); err != nil {
		return Match{}, nil, fmt.Errorf("draw an id for the match: %w", err)
	}
	m.ID = m.Created.Format("20060102-150405-") + hex.EncodeToString(tail[:])
	if m.Manual() {
		return m, dice.Manual{}, nil
	}
	seed, err := dice.NewSeed()
	if err != nil {
		return Match{}, nil, err
	}
	m.Commitment = seed.Commitment()
	return m, seed, nil
}
