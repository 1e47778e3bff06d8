package saves

import (
	"errors"
	"fmt"
	"strconv"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/rules"
)

// entryLine is an entry as it is written. Only the fields its "do" needs are
// there.
type entryLine struct {
	N      uint64 `json:"n"`
	Do     string `json:"do"`
	Seat   int    `json:"seat,omitempty"`
	Value  uint8  `json:"value,omitempty"`
	Piece  uint8  `json:"piece,omitempty"`
	Back   bool   `json:"back,omitempty"`
	Option string `json:"option,omitempty"`
	Kind   string `json:"kind,omitempty"`
	Name   string `json:"name,omitempty"`
	Level  string `json:"level,omitempty"`
	Livery int    `json:"livery,omitempty"`
	Text   string `json:"text,omitempty"`
	Millis int64  `json:"ms,omitempty"`
	Hash   string `json:"hash"`
	Over   bool   `json:"over,omitempty"`
}

// The words for actions and options, in the order of their numbers.
var (
	actionWords = []string{rules.Roll: "roll", rules.Move: "move", rules.Choose: "choose", rules.Skip: "skip",
		rules.RollOduludo: "roll-oduludo", rules.TimeUp: "time-up"}
	optionWords = []string{rules.SendBack: "send-back", rules.Kidnap: "kidnap", rules.UseOduludo: "oduludo",
		rules.SkipOduludo: "skip", rules.SunForward: "sun-forward", rules.SunBack: "sun-back"}
	entryWords = map[string]engine.EntryKind{"undo": engine.EntryUndo, "seat": engine.EntrySeat,
		"commit": engine.EntryCommit, "seed": engine.EntrySeed}
)

func word(words []string, i int) (string, error) {
	if i < 1 || i >= len(words) {
		return "", fmt.Errorf("there is no word for %d", i)
	}
	return words[i], nil
}

func wordIndex(words []string, w string) int {
	for i := 1; i < len(words); i++ {
		if words[i] == w {
			return i
		}
	}
	return 0
}

// encodeEntry writes the JSON of an entry.
func encodeEntry(e engine.Entry) ([]byte, error) {
	l := entryLine{N: e.N, Millis: e.Elapsed.Milliseconds(), Hash: fmt.Sprintf("%016x", e.Hash), Over: e.Over}
	var err error
	switch e.Kind {
	case engine.EntryDo:
		a := e.Action
		l.Seat, l.Value, l.Piece, l.Back = int(a.Seat), a.Value, a.Piece, a.Back
		if l.Do, err = word(actionWords, int(a.Kind)); err != nil {
			return nil, err
		}
		if a.Option != 0 {
			if l.Option, err = word(optionWords, int(a.Option)); err != nil {
				return nil, err
			}
		}
	case engine.EntrySeat:
		l.Do, l.Seat, l.Kind, l.Name, l.Level, l.Livery = "seat", e.Seat, e.As.Kind.String(), e.As.Name, e.As.Level, e.As.Livery
	default:
		for w, k := range entryWords {
			if k == e.Kind {
				l.Do = w
			}
		}
		if l.Do == "" {
			return nil, fmt.Errorf("there is no entry of kind %d", e.Kind)
		}
		l.Text = e.Text
	}
	text, err := encode(l)
	if err == nil && len(text) > MaxLine {
		err = ErrLimit
	}
	return text, err
}

// decodeEntry reads the JSON of an entry. Only what encodeEntry writes is taken.
func decodeEntry(text []byte) (engine.Entry, error) {
	var l entryLine
	if err := decode(text, &l); err != nil {
		return engine.Entry{}, err
	}
	e := engine.Entry{N: l.N, Elapsed: time.Duration(l.Millis) * time.Millisecond, Over: l.Over, Kind: entryWords[l.Do]}
	var err error
	if e.Hash, err = strconv.ParseUint(l.Hash, 16, 64); err != nil {
		return e, err
	}
	switch e.Kind {
	case engine.EntrySeat:
		e.Seat = l.Seat
		if e.As, err = (seatLine{Kind: l.Kind, Name: l.Name, Level: l.Level, Livery: l.Livery}).seat(); err != nil {
			return e, err
		}
	case 0:
		kind := wordIndex(actionWords, l.Do)
		if kind == 0 || l.Seat < 0 || l.Seat >= rules.MaxSeats {
			return e, fmt.Errorf("nothing like %q can be done by seat %d", l.Do, l.Seat)
		}
		e.Kind = engine.EntryDo
		e.Action = rules.Action{Kind: rules.Kind(kind), Value: l.Value, Seat: uint8(l.Seat), Piece: l.Piece, Back: l.Back,
			Option: rules.Option(wordIndex(optionWords, l.Option))}
	default:
		e.Text = l.Text
	}
	again, err := encodeEntry(e)
	if err == nil && string(again) != string(text) {
		err = errors.New("the entry says more than it means")
	}
	return e, err
}
