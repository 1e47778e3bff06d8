package oduludo_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"ludaxy/engine/notation"
	"ludaxy/engine/oduludo"
	"ludaxy/engine/rules"
)

// script is a test of the rules: a position and lines of what is done and what
// has to come of it. It is seat 0's turn to roll.
//
//	roll 4, move 1, back 1, choose kidnap, die sun-a
//	refuse REASON ACTION
//	pieces ROW | ROW...      y yard, h home, o out
//	captives SEAT:PIECE:BY...
//	legal 0 1 1back | the options | roll | roll-oduludo
//	events NAME...           of the action before, those named moved left out
//	turn N, phase NAME, score N N N N, places N N N N
type script struct {
	name     string
	options  map[string]string
	pieces   string
	captives string
	noUFO    bool
	lines    []string
}

var words = map[string]rules.Option{
	"send-back": rules.SendBack, "kidnap": rules.Kidnap, "oduludo": rules.UseOduludo,
	"skip": rules.SkipOduludo, "sun-forward": rules.SunForward, "sun-back": rules.SunBack,
}

var faces = map[string]uint8{
	"earth": rules.FaceEarth, "sun-a": rules.FaceSunA, "sun-b": rules.FaceSunB,
	"plus-3": rules.FacePlus3, "lightning": rules.FaceLightning, "moon": rules.FaceMoon,
}

var eventNames = map[rules.EventKind]string{
	rules.Entered: "entered", rules.Jumped: "jumped", rules.Captured: "captured", rules.Kidnapped: "kidnapped",
	rules.Freed: "freed", rules.Released: "released", rules.ReachHome: "home", rules.Lost: "lost",
	rules.ExtraRoll: "extra-roll", rules.Eliminated: "eliminated", rules.Finished: "finished", rules.Turn: "turn",
	rules.RoundOver: "round-over", rules.Over: "over", rules.Rolled: "rolled",
}

var short = strings.NewReplacer("yard", "y", "home", "h", "out", "o")

var long = map[string]string{"y": "yard", "h": "home", "o": "out"}

// text is the position's pieces as scripts have them.
func text(spec *rules.Spec, s *rules.State) string {
	var all []string
	for k := range 4 {
		var row []string
		for _, sq := range s.At[k] {
			if s.Active(k) {
				row = append(row, short.Replace(notation.SquareText(spec, k, sq)))
			}
		}
		all = append(all, strings.Join(row, " "))
	}
	return strings.Join(all, " | ")
}

func (sc script) position(t *testing.T, o *oduludo.Oduludo) rules.State {
	t.Helper()
	setup := rules.Setup{Options: o.Spec().Defaults()}
	for name, value := range sc.options {
		if err := o.Spec().SetOption(&setup.Options, name, value); err != nil {
			t.Fatal(err)
		}
	}
	rows := strings.Split(sc.pieces, "|")
	for k, row := range rows {
		if strings.TrimSpace(row) != "" {
			setup.Seats |= 1 << k
		}
	}
	s := o.Start(setup)
	for k, row := range rows {
		for p, name := range strings.Fields(row) {
			if full := long[name]; full != "" {
				name = full
			}
			sq, err := notation.ParseSquare(o.Spec(), k, name)
			if err != nil {
				t.Fatal(err)
			}
			s.At[k][p] = sq
		}
	}
	for _, c := range strings.Fields(sc.captives) {
		var seat, piece, by int
		if _, err := fmt.Sscanf(c, "%d:%d:%d", &seat, &piece, &by); err != nil {
			t.Fatal(err)
		}
		s.Captor[seat][piece] = uint8(by + 1)
	}
	if sc.noUFO {
		s.UFOs = 0
	}
	if err := o.Check(&s); err != nil {
		t.Fatal(err)
	}
	return s
}

func action(t *testing.T, s *rules.State, line string) rules.Action {
	t.Helper()
	verb, rest, _ := strings.Cut(line, " ")
	var n uint8
	switch verb {
	case "choose":
		return rules.Action{Kind: rules.Choose, Option: words[rest]}
	case "die":
		return rules.Action{Kind: rules.RollOduludo, Value: faces[rest]}
	}
	if _, err := fmt.Sscan(rest, &n); err != nil {
		t.Fatal(line, err)
	}
	if verb == "roll" {
		return rules.Action{Kind: rules.Roll, Value: n}
	}
	return rules.Action{Kind: rules.Move, Seat: s.Turn, Piece: n, Back: verb == "back"}
}

func legal(o *oduludo.Oduludo, s *rules.State) string {
	var list []string
	for _, a := range o.Legal(s, nil) {
		switch a.Kind {
		case rules.Roll:
			list = append(list, "roll")
		case rules.RollOduludo:
			list = append(list, "roll-oduludo")
		case rules.Choose:
			for name, option := range words {
				if option == a.Option {
					list = append(list, name)
				}
			}
		default:
			name := fmt.Sprint(a.Piece)
			if a.Back {
				name += "back"
			}
			list = append(list, name)
		}
	}
	return strings.Join(list, " ")
}

func captives(s *rules.State) string {
	var list []string
	for k := range s.Captor {
		for p, by := range s.Captor[k] {
			if by != 0 {
				list = append(list, fmt.Sprintf("%d:%d:%d", k, p, by-1))
			}
		}
	}
	return strings.Join(list, " ")
}

func (sc script) run(t *testing.T) {
	o := oduludo.New(4)
	s := sc.position(t, o)
	var events []string
	for i, line := range sc.lines {
		verb, want, _ := strings.Cut(line, " ")
		got := want
		switch verb {
		case "refuse":
			reason, rest, _ := strings.Cut(want, " ")
			before := s
			err := o.Apply(&s, action(t, &s, rest), nil)
			var refusal *rules.Refusal
			if !errors.As(err, &refusal) || s != before {
				t.Fatalf("line %d %q: %v", i, line, err)
			}
			got, want = string(refusal.Reason), reason
		case "pieces":
			got = text(o.Spec(), &s)
		case "captives":
			got = captives(&s)
		case "legal":
			got = legal(o, &s)
		case "events":
			got = strings.Join(events, " ")
		case "turn":
			got = fmt.Sprint(s.Turn)
		case "tries":
			got = fmt.Sprint(s.Tries)
		case "phase":
			got = map[rules.Phase]string{rules.PhaseRoll: "roll", rules.PhaseMove: "move", rules.PhaseChoose: "choose", rules.PhaseOver: "over"}[s.Phase]
		case "score":
			got = strings.Trim(fmt.Sprint(s.Score), "[]")
		case "places":
			got = strings.Trim(fmt.Sprint(s.Place[:4]), "[]")
		default:
			events = nil
			if err := o.Apply(&s, action(t, &s, line), func(e rules.Event) {
				if e.Kind != rules.Moved {
					events = append(events, eventNames[e.Kind])
				}
			}); err != nil {
				t.Fatalf("line %d %q: %v", i, line, err)
			}
			if err := o.Check(&s); err != nil {
				t.Fatalf("line %d %q leads to a position that cannot be: %v", i, line, err)
			}
		}
		if got != want {
			t.Errorf("line %d %q: got %s", i, line, got)
		}
	}
}

func runScripts(t *testing.T, scripts []script) {
	for _, sc := range scripts {
		t.Run(sc.name, sc.run)
	}
}
