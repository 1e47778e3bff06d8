package rulestest

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"ludaxy/engine/games"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

// Script is a test of the rules: a position and lines of what is done and what
// has to come of it. Every action is done with and without a sink, and the
// position it leads to is checked.
//
//	roll 4, move 1, move 2:1 (piece 1 of seat 2), skip, time-up
//	refuse REASON ACTION
//	events NAME...           of the action before, all of them
//	pieces ROW | ROW...      as in Position
//	legal 0 2 | 2:1 | roll | skip
//	is FIELD:VALUE           a field of the position's notation, as JSON
//	path SQUARE...           every square walked by the move of the action before
type Script struct {
	Name     string
	Position Position
	Lines    []string
}

// Run runs scripts of one game, each as a test of its own.
func Run(t *testing.T, game string, scripts []Script) {
	t.Helper()
	for _, sc := range scripts {
		sc.Position.Game = game
		t.Run(sc.Name, func(t *testing.T) {
			s := sc.Position.State(t)
			p := player{rules: games.Of(&s), state: s}
			for i, line := range sc.Lines {
				if err := p.line(line); err != nil {
					t.Fatalf("line %d, %q: %v", i+1, line, err)
				}
			}
		})
	}
}

// player follows a script.
type player struct {
	rules  rules.Rules
	state  rules.State
	events []rules.Event // of the last action
}

// line does one line; the error says what came out otherwise.
func (p *player) line(line string) error {
	verb, rest, _ := strings.Cut(line, " ")
	var got string
	var err error
	switch verb {
	case "refuse":
		return p.refuse(rest)
	case "events":
		got, err = p.eventNames()
	case "path":
		got = p.path()
	case "legal":
		got = p.legal()
	case "pieces":
		var raw []byte
		if raw, err = json.Marshal(rows(rest)); err == nil {
			rest = string(raw)
			got, err = p.field("pieces")
		}
	case "is":
		var name string
		name, rest, _ = strings.Cut(rest, ":")
		got, err = p.field(name)
	default:
		return p.do(line)
	}
	if err == nil && got != rest {
		err = fmt.Errorf("got %s", got)
	}
	return err
}

func (p *player) do(text string) error {
	a, err := p.action(text)
	if err != nil {
		return err
	}
	p.events = nil
	quiet := p.state
	if err := p.rules.Apply(&p.state, a, func(e rules.Event) { p.events = append(p.events, e) }); err != nil {
		return err
	}
	if err := p.rules.Apply(&quiet, a, nil); err != nil || quiet != p.state {
		return fmt.Errorf("without a sink it came out otherwise (%v)", err)
	}
	if err := p.rules.Check(&p.state); err != nil {
		return fmt.Errorf("it leads to a position that cannot be: %w", err)
	}
	return nil
}

func (p *player) refuse(text string) error {
	want, text, _ := strings.Cut(text, " ")
	a, err := p.action(text)
	if err != nil {
		return err
	}
	before := p.state
	err = p.rules.Apply(&p.state, a, nil)
	var refusal *rules.Refusal
	switch {
	case p.state != before:
		return errors.New("the refused action changed the position")
	case !errors.As(err, &refusal) || !errors.Is(err, rules.ErrIllegal):
		return fmt.Errorf("no refusal, but %v", err)
	case string(refusal.Reason) != want:
		return fmt.Errorf("refused as %s", refusal.Reason)
	}
	return nil
}

// action reads one of the actions scripts can name.
func (p *player) action(text string) (rules.Action, error) {
	verb, rest, _ := strings.Cut(text, " ")
	var n, seat uint8
	switch verb {
	case "roll":
		_, err := fmt.Sscan(rest, &n)
		return rules.Action{Kind: rules.Roll, Value: n}, err
	case "move":
		if _, err := fmt.Sscanf(rest, "%d:%d", &seat, &n); err == nil {
			return rules.Action{Kind: rules.Move, Seat: seat, Piece: n}, nil
		}
		_, err := fmt.Sscan(rest, &n)
		return rules.Action{Kind: rules.Move, Seat: p.state.Turn, Piece: n}, err
	case "skip":
		return rules.Action{Kind: rules.Skip}, nil
	case "time-up":
		return rules.Action{Kind: rules.TimeUp}, nil
	}
	return rules.Action{}, errors.New("no script has such a line")
}

func (p *player) legal() string {
	var list []string
	for _, a := range p.rules.Legal(&p.state, nil) {
		switch {
		case a.Kind == rules.Roll:
			list = append(list, "roll")
		case a.Kind == rules.Skip:
			list = append(list, "skip")
		case a.Seat != p.state.Turn:
			list = append(list, fmt.Sprintf("%d:%d", a.Seat, a.Piece))
		default:
			list = append(list, fmt.Sprint(a.Piece))
		}
	}
	return strings.Join(list, " ")
}

func (p *player) eventNames() (string, error) {
	var names []string
	for _, e := range p.events {
		raw, err := notation.EncodeEvent(&p.state, e)
		if err != nil {
			return "", err
		}
		var named struct {
			Ev string `json:"ev"`
		}
		if err := json.Unmarshal(raw, &named); err != nil {
			return "", err
		}
		names = append(names, named.Ev)
	}
	return strings.Join(names, " "), nil
}

func (p *player) path() string {
	var squares []string
	for _, e := range p.events {
		for _, q := range e.Path {
			squares = append(squares, notation.SquareText(p.rules.Spec(), int(e.Seat), q))
		}
	}
	return strings.Join(squares, " ")
}

// field is a field of the position's notation.
func (p *player) field(name string) (string, error) {
	raw, err := notation.EncodeState(&p.state)
	if err != nil {
		return "", err
	}
	var fields map[string]json.RawMessage
	err = json.Unmarshal(raw, &fields)
	return string(fields[name]), err
}
