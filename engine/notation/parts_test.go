package notation

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"ludaxy/engine/rules"
)

// keepsAll is a game that keeps every part of the state there is.
var keepsAll = &rules.Spec{
	ID: "all", MinPlayers: 2, MaxPlayers: 4, Pieces: 5, Keeps: 0xFF,
	Arms: func(rules.Setup) int { return 4 },
}

// read reads the parts of a position whose other fields are in s.
func readAll(s rules.State, raw json.RawMessage) (rules.State, error) {
	o, err := ReadObject(raw)
	if err != nil {
		return s, err
	}
	d := decoder{Object: o, spec: keepsAll, s: s}
	d.readParts()
	if d.err != nil {
		return s, d.err
	}
	return d.s, o.Rest()
}

func TestPartsRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(most int) uint8 { return uint8(rapid.IntRange(0, most).Draw(t, "n")) }
		bare := rules.State{Seats: 0b1111, Arms: 4, Phase: rules.PhaseRoll}
		used := map[rules.Square]int{}
		for k := range 4 {
			for p := range rules.MaxPieces {
				q := rules.Square(draw(40))
				for q != rules.Yard && used[q] == 2 {
					q = rules.Yard
				}
				used[q]++
				bare.At[k][p] = q
			}
		}
		for k := 4; k < rules.MaxSeats; k++ {
			bare.At[k] = [rules.MaxPieces]rules.Square{rules.Out, rules.Out, rules.Out, rules.Out, rules.Out}
		}
		if draw(1) == 1 {
			bare.Phase = rules.PhaseChoose
		}
		s := bare
		s.Captured, s.UFOs = draw(15), draw(15)
		for k := range 4 {
			s.LastMoved[k], s.RoundsWon[k] = draw(5), draw(5)
			s.Score[k] = int16(rapid.IntRange(-900, 900).Draw(t, "score"))
			for p := range s.Captor[k] {
				s.Captor[k][p] = draw(4)
			}
		}
		for _, on := range pairs(keepsAll, &s) {
			second := on[draw(1)]
			s.Later[second[0]] |= 1 << second[1]
		}
		s.Round, s.LostLast = draw(9), draw(4)
		if s.Phase == rules.PhaseChoose {
			s.Choice = rules.Choice{Options: draw(63) << 1, Piece: draw(4), Seat: draw(3), Number: draw(6), Flags: draw(255)}
		}
		w := newWriter()
		writeParts(w, keepsAll, &s, 4)
		raw, err := w.done()
		if err != nil {
			t.Fatal(err)
		}
		if got, err := readAll(bare, raw); err != nil || got != s {
			t.Fatalf("%s\nbecame %+v\nnot    %+v: %v", raw, got, s, err)
		}
	})
}

// TestPartsDefaults leaves every part out.
func TestPartsDefaults(t *testing.T) {
	s := rules.State{Seats: 0b0101, Arms: 4, Phase: rules.PhaseRoll}
	for k := range s.At {
		s.At[k] = [rules.MaxPieces]rules.Square{rules.Yard, rules.Yard, rules.Yard, rules.Yard, rules.Yard}
	}
	s.At[0][3], s.At[2][1] = 7, 7
	got, err := readAll(s, json.RawMessage(`{}`))
	if err != nil || got.UFOs != 0b0101 || got.Later[2] != 1<<1 || got.Later[0] != 0 {
		t.Errorf("UFOs %b, later %v, %v", got.UFOs, got.Later, err)
	}
}

// TestPartsRefused names something in each part that there is not.
func TestPartsRefused(t *testing.T) {
	s := rules.State{Seats: 0b1111, Arms: 4, Phase: rules.PhaseChoose}
	for k := range s.At {
		s.At[k] = [rules.MaxPieces]rules.Square{rules.Yard, rules.Yard, rules.Yard, rules.Yard, rules.Yard}
	}
	s.At[0][3], s.At[2][1] = 7, 7
	const choice = `"choice":["kidnap"]`
	if _, err := readAll(s, json.RawMessage(`{`+choice+`}`)); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		`"captured":[true,true,true,true,true]`, `"captured":[1]`, `"captured":true`, `"captured":[null]`,
		`"lastMoved":[5]`, `"lastMoved":[-1]`, `"lastMoved":[null,null,null,null,null]`, `"lastMoved":{}`,
		`"arrivals":{"r8":[[0,3],[2,1]]}`, `"arrivals":{"r7":[[0,3],[0,3]]}`, `"arrivals":{"r7":[[0,3]]}`, `"arrivals":[]`,
		`"captives":[{"seat":4,"piece":0,"by":1}]`, `"captives":[{"seat":0,"piece":5,"by":1}]`, `"captives":[{"seat":0,"piece":0,"by":-1}]`,
		`"captives":[{"seat":0,"piece":0}]`, `"captives":[{"seat":0,"piece":0,"by":1,"to":2}]`, `"captives":[3]`,
		`"captives":[{"seat":0,"piece":0,"by":1},{"seat":0,"piece":0,"by":2}]`,
		`"ufos":[true,"true"]`, `"choiceOf":{"seat":8}`, `"choiceOf":{"who":1}`, `"choiceOf":3`,
		`"scores":[1,2,3,4,5]`, `"scores":[40000]`, `"roundsWon":[0,0,0,0,1]`, `"roundsWon":[256]`, `"round":256`, `"lostLast":4`,
	} {
		if got, err := readAll(s, json.RawMessage(`{`+choice+`,`+text+`}`)); err == nil {
			t.Errorf("%s was taken: %+v", text, got)
		}
	}
	for _, text := range []string{``, `"choice":"kidnap"`, `"choice":["eat"]`} {
		if _, err := readAll(s, json.RawMessage(`{`+text+`}`)); err == nil {
			t.Errorf("{%s} was taken as a choice", text)
		}
	}
}

// TestSquares writes every square as every seat has it and reads it again.
func TestSquares(t *testing.T) {
	ring := &rules.Spec{}
	grid := &rules.Spec{Grid: true}
	for seat := range rules.MaxSeats {
		for q := range 256 {
			sq := rules.Square(q)
			named := sq == rules.Yard || sq == rules.Home || sq == rules.Out
			if sq.OnBoard() || named {
				text := SquareText(ring, seat, sq)
				if got, err := ParseSquare(ring, seat, text); err != nil || got != sq {
					t.Errorf("square %d of seat %d is written %s and read %d, %v", q, seat, text, got, err)
				}
			}
			if q >= 1 && q <= 100 || named {
				text := SquareText(grid, seat, sq)
				if got, err := ParseSquare(grid, seat, text); err != nil || got != sq {
					t.Errorf("grid square %d is written %s and read %d, %v", q, text, got, err)
				}
			}
		}
	}
	for _, text := range []string{"", "r", "r136", "r01", "r+1", "r-1", "r1 ", " r1", "R1", "l8", "l1@8", "l1@", "l1@2@3", "r1@2", "s5", "x5", "Home", "l1@0"} {
		if q, err := ParseSquare(ring, 0, text); err == nil {
			t.Errorf("%q is read as %d", text, q)
		}
	}
	for _, text := range []string{"s0", "s101", "s", "r5", "l1"} {
		if q, err := ParseSquare(grid, 0, text); err == nil {
			t.Errorf("%q is read as %d", text, q)
		}
	}
}

// TestEvents writes each kind of event and wants exactly its fields.
func TestEvents(t *testing.T) {
	var s rules.State
	s.Seats, s.Placed = 0b11, 2
	s.Place[1], s.Place[0] = 1, 2
	e := rules.Event{
		Seat: 1, Piece: 2, By: 3, From: 5, To: rules.Lane(1, 0), Value: 4, Place: 1, Jump: rules.JumpUFO,
		Path: []rules.Square{6, rules.Lane(1, 0)}, Scores: []int{5, -5},
	}
	for k, want := range map[rules.EventKind]string{
		rules.Rolled:     `{"ev":"rolled","seat":1,"value":4}`,
		rules.Moved:      `{"ev":"moved","seat":1,"piece":2,"from":"r5","to":"l0","path":["r6","l0"]}`,
		rules.Entered:    `{"ev":"entered","seat":1,"piece":2,"from":"r5","to":"l0"}`,
		rules.Jumped:     `{"ev":"jumped","seat":1,"piece":2,"from":"r5","to":"l0","kind":"ufo"}`,
		rules.Captured:   `{"ev":"captured","seat":1,"piece":2,"by":3,"from":"r5"}`,
		rules.Kidnapped:  `{"ev":"kidnapped","seat":1,"piece":2,"by":3}`,
		rules.Freed:      `{"ev":"freed","seat":1,"piece":2,"by":3}`,
		rules.Released:   `{"ev":"released","seat":1,"piece":2}`,
		rules.ReachHome:  `{"ev":"home","seat":1,"piece":2}`,
		rules.Lost:       `{"ev":"lost","seat":1,"value":4}`,
		rules.Cancelled:  `{"ev":"cancelled","seat":1,"value":4}`,
		rules.SentBack:   `{"ev":"sent-back","seat":1,"piece":2,"from":"r5"}`,
		rules.Bonus:      `{"ev":"bonus","seat":1,"value":4}`,
		rules.ExtraRoll:  `{"ev":"extra-roll","seat":1}`,
		rules.Eliminated: `{"ev":"eliminated","seat":1}`,
		rules.Finished:   `{"ev":"finished","seat":1,"place":1}`,
		rules.Turn:       `{"ev":"turn","seat":1}`,
		rules.RoundOver:  `{"ev":"round-over","scores":[5,-5]}`,
		rules.Over:       `{"ev":"over","places":[[1],[0]]}`,
	} {
		e.Kind = k
		if got, err := EncodeEvent(&s, e); err != nil || string(got) != want {
			t.Errorf("got  %s\nwant %s (%v)", got, want, err)
		}
	}
	e.Kind = rules.Rolled
	e.Die = rules.DieOduludo
	if got, _ := EncodeEvent(&s, e); string(got) != `{"ev":"rolled","seat":1,"value":"plus-3","die":"oduludo"}` {
		t.Errorf("got %s", got)
	}
}

// TestActions writes every form of an action and reads it again.
func TestActions(t *testing.T) {
	s := rules.State{Turn: 2}
	for want, a := range map[string]rules.Action{
		`{"do":"roll"}`:                                 {Kind: rules.Roll},
		`{"do":"roll","value":5}`:                       {Kind: rules.Roll, Value: 5},
		`{"do":"roll-oduludo"}`:                         {Kind: rules.RollOduludo},
		`{"do":"roll-oduludo","value":"moon"}`:          {Kind: rules.RollOduludo, Value: rules.FaceMoon},
		`{"do":"move","piece":3}`:                       {Kind: rules.Move, Seat: 2, Piece: 3},
		`{"do":"move","piece":1,"dir":"back"}`:          {Kind: rules.Move, Seat: 2, Piece: 1, Back: true},
		`{"do":"move","piece":0,"seat":1,"dir":"back"}`: {Kind: rules.Move, Seat: 1, Back: true},
		`{"do":"choose","option":"sun-back"}`:           {Kind: rules.Choose, Option: rules.SunBack},
		`{"do":"choose","option":"skip"}`:               {Kind: rules.Choose, Option: rules.SkipOduludo},
		`{"do":"skip"}`:                                 {Kind: rules.Skip},
		`{"do":"time-up"}`:                              {Kind: rules.TimeUp},
	} {
		raw, err := EncodeAction(&s, a)
		if err != nil || string(raw) != want {
			t.Errorf("got %s, want %s (%v)", raw, want, err)
		}
		if got, err := DecodeAction(&s, raw); err != nil || got != a {
			t.Errorf("%s is read as %+v (%v)", raw, got, err)
		}
	}
}

// TestOptionsListed has the listing and the options of a game agree, value by
// value, in their JSON types.
func TestOptionsListed(t *testing.T) {
	spec := &rules.Spec{ID: "game", Arms: keepsAll.Arms, Options: []rules.OptionSpec{
		rules.OneOf("word", "a b", "c"), rules.Flag("flag", true), rules.Number("number", 15, 0, 15),
	}}
	for _, c := range []struct {
		values []uint8
		want   string
	}{
		{[]uint8{0, 1, 1}, `{}`},
		{[]uint8{1, 0, 0}, `{"word":"c","flag":false,"number":0}`},
		{[]uint8{0, 0, 1}, `{"flag":false}`},
	} {
		var options [rules.MaxOptions]uint8
		copy(options[:], c.values)
		raw, err := EncodeOptions(spec, options)
		if err != nil || string(raw) != c.want {
			t.Errorf("got %s, want %s (%v)", raw, c.want, err)
		}
		if got, err := DecodeOptions(spec, raw); err != nil || got != options {
			t.Errorf("%s is read as %v (%v)", raw, got, err)
		}
	}
	var bad [rules.MaxOptions]uint8
	bad[2] = 7
	if raw, err := EncodeOptions(spec, bad); err == nil {
		t.Errorf("a value there is not is written %s", raw)
	}
	if _, err := DecodeOptions(spec, []byte(`{"word":"d"}`)); err == nil || !strings.Contains(fmt.Sprint(err), `"a b", "c"`) {
		t.Errorf("a wrong value: %v", err)
	}
}
