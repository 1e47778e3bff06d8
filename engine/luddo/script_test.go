package luddo_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"ludaxy/engine/luddo"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

// script is a test of the rules: a position and lines of what is done and what
// has to come of it.
//
//	roll 4, move 1, move 2:1 (piece 1 of seat 2), time-up
//	refuse REASON ACTION
//	events NAME...           of the action before, all of them
//	pieces ROW | ROW...      yard and home as y and h
//	legal 0 2 | 2:1 | roll
//	is "FIELD":VALUE         a field of the position's notation
type script struct {
	name    string
	options string // fields of the options object
	pieces  string
	more    string // further fields of the position, turn 0 and phase roll if empty
	lines   []string
}

func rows(text string) [][]string {
	all := [][]string{}
	for row := range strings.SplitSeq(text, "|") {
		list := []string{}
		for _, q := range strings.Fields(row) {
			switch q {
			case "y":
				q = "yard"
			case "h":
				q = "home"
			}
			list = append(list, q)
		}
		all = append(all, list)
	}
	return all
}

func encode(t *testing.T, v any) string {
	t.Helper()
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

func (sc script) position(t *testing.T) rules.State {
	t.Helper()
	more := sc.more
	if more == "" {
		more = `"turn":0,"phase":"roll"`
	}
	text := fmt.Sprintf(`{"rules":"luddo","options":{%s},"pieces":%s,%s}`, sc.options, encode(t, rows(sc.pieces)), more)
	s, err := notation.DecodeState([]byte(text))
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return s
}

func parseAction(t *testing.T, s *rules.State, text string) rules.Action {
	t.Helper()
	verb, rest, _ := strings.Cut(text, " ")
	var n, seat int
	switch verb {
	case "roll":
		if _, err := fmt.Sscan(rest, &n); err != nil {
			t.Fatal(text, err)
		}
		return rules.Action{Kind: rules.Roll, Value: uint8(n)}
	case "move":
		seat = int(s.Turn)
		if _, err := fmt.Sscanf(rest, "%d:%d", &seat, &n); err != nil {
			seat = int(s.Turn)
			if _, err := fmt.Sscan(rest, &n); err != nil {
				t.Fatal(text, err)
			}
		}
		return rules.Action{Kind: rules.Move, Seat: uint8(seat), Piece: uint8(n)}
	case "time-up":
		return rules.Action{Kind: rules.TimeUp}
	}
	t.Fatalf("what is %q?", text)
	return rules.Action{}
}

func legalText(l *luddo.Luddo, s *rules.State) string {
	var list []string
	for _, a := range l.Legal(s, nil) {
		switch {
		case a.Kind == rules.Roll:
			list = append(list, "roll")
		case a.Seat != s.Turn:
			list = append(list, fmt.Sprintf("%d:%d", a.Seat, a.Piece))
		default:
			list = append(list, fmt.Sprint(a.Piece))
		}
	}
	return strings.Join(list, " ")
}

func (sc script) run(t *testing.T) {
	l := luddo.New(0)
	s := sc.position(t)
	var events []string
	for i, line := range sc.lines {
		verb, rest, _ := strings.Cut(line, " ")
		field := func(name string) string {
			raw, err := notation.EncodeState(&s)
			if err != nil {
				t.Fatal(err)
			}
			var fields map[string]json.RawMessage
			if err := json.Unmarshal(raw, &fields); err != nil {
				t.Fatal(err)
			}
			return string(fields[name])
		}
		got, want := "", rest
		switch verb {
		case "refuse":
			reason, action, _ := strings.Cut(rest, " ")
			before := s
			err := l.Apply(&s, parseAction(t, &s, action), nil)
			var refusal *rules.Refusal
			if !errors.As(err, &refusal) || !errors.Is(err, rules.ErrIllegal) || s != before {
				t.Fatalf("line %d %q: %v, changed: %v", i, line, err, s != before)
			}
			got, want = string(refusal.Reason), reason
		case "events":
			got = strings.Join(events, " ")
		case "pieces":
			got, want = field("pieces"), encode(t, rows(rest))
		case "legal":
			got = legalText(l, &s)
		case "is":
			name, value, _ := strings.Cut(rest, ":")
			got, want = field(strings.Trim(name, `"`)), value
		default:
			events = nil
			a := parseAction(t, &s, line)
			after := s
			if err := l.Apply(&s, a, func(e rules.Event) { events = append(events, eventText(t, &s, e)) }); err != nil {
				t.Fatalf("line %d %q: %v", i, line, err)
			}
			if err := l.Apply(&after, a, nil); err != nil || after != s {
				t.Fatalf("line %d %q: without a sink it came out otherwise (%v)", i, line, err)
			}
			if err := l.Check(&s); err != nil {
				t.Fatalf("line %d %q leads to a position that cannot be: %v", i, line, err)
			}
			got = want
		}
		if got != want {
			t.Errorf("line %d %q: got %s", i, line, got)
		}
	}
}

func eventText(t *testing.T, s *rules.State, e rules.Event) string {
	t.Helper()
	raw, err := notation.EncodeEvent(s, e)
	if err != nil {
		t.Fatal(err)
	}
	var named struct {
		Ev string `json:"ev"`
	}
	if err := json.Unmarshal(raw, &named); err != nil {
		t.Fatal(err)
	}
	return named.Ev
}

func runScripts(t *testing.T, scripts []script) {
	for _, sc := range scripts {
		t.Run(sc.name, sc.run)
	}
}
