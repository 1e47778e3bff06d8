package timeline_test

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes/boardview/timeline"
)

// setups draws a setup of a game that its Spec accepts.
func setups(t *rapid.T, r rules.Rules) rules.Setup {
	sp := r.Spec()
	for {
		n := rapid.IntRange(sp.MinPlayers, sp.MaxPlayers).Draw(t, "players")
		seats := make([]int, n)
		for i := range seats {
			seats[i] = i
		}
		if n == 2 {
			seats[1] = 2
		}
		setup := rules.Setup{Seats: rules.SeatsOf(seats...), Options: sp.Defaults(), First: -1}
		for i, o := range sp.Options {
			if i != rules.OptDice {
				setup.Options[i] = uint8(rapid.IntRange(0, len(o.Values)-1).Draw(t, o.Name))
			}
		}
		if sp.Check(setup) == nil {
			return setup
		}
		setup.Options = sp.Defaults()
		if sp.Check(setup) == nil {
			return setup
		}
	}
}

// TestShownIsTheState plays random matches of every game with random speeds,
// skips, pauses and undos. Whenever the director has come to rest, what it
// shows is what the position says, and the events alone have brought the pieces
// there.
func TestShownIsTheState(t *testing.T) {
	for _, r := range games.All() {
		t.Run(r.Spec().ID, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) { play(t, r) })
		})
	}
}

func play(t *rapid.T, r rules.Rules) {
	state := r.Start(setups(t, r))
	seq := uint64(0)
	d := timeline.NewDirector(state, seq)
	past := []rules.State{state}
	var buf []rules.Action
	for range rapid.IntRange(1, 250).Draw(t, "steps") {
		switch rapid.IntRange(0, 11).Draw(t, "what") {
		case 0:
			d.SetSpeed(timeline.Speed(rapid.IntRange(0, 3).Draw(t, "speed")))
		case 1:
			d.SetReduced(rapid.Bool().Draw(t, "reduced"))
		case 2:
			d.Skip()
		case 3:
			state = past[rapid.IntRange(0, len(past)-1).Draw(t, "undo to")]
			seq++
			d.Reset(state, seq)
		case 4, 5:
			d.Advance(time.Duration(rapid.IntRange(0, 2000).Draw(t, "ms")) * time.Millisecond)
		default:
			buf = r.Legal(&state, buf)
			if len(buf) == 0 {
				break
			}
			a := buf[rapid.IntRange(0, len(buf)-1).Draw(t, "action")]
			if a.IsRoll() {
				a.Value = uint8(rapid.IntRange(1, rules.Faces(&state)).Draw(t, "die"))
			}
			var events []rules.Event
			if err := r.Apply(&state, a, func(e rules.Event) { events = append(events, e) }); err != nil {
				t.Fatalf("%+v: %v", a, err)
			}
			seq++
			past = append(past, state)
			d.Push(timeline.Step{Seq: seq, Action: a, After: state, Events: events, Think: time.Duration(rapid.IntRange(0, 1).Draw(t, "think")) * time.Second})
		}
		frame(t, d)
		if d.Idle() {
			check(t, d, state, seq)
		}
	}
	d.Finish()
	check(t, d, state, seq)
}

// frame looks at what is drawn now: always pieces of the match, on the board.
func frame(t *rapid.T, d *timeline.Director) {
	f := d.Frame()
	for _, m := range f.Moving {
		if f.Model.Seats>>m.Seat&1 == 0 || m.T < 0 || m.T > 1 {
			t.Fatalf("a strange piece moves: %+v", m)
		}
	}
	if f.Die.T < 0 || f.Die.T > 1 || f.T < 0 || f.T > 1 {
		t.Fatalf("times out of range: %+v", f)
	}
}

func check(t *rapid.T, d *timeline.Director, state rules.State, seq uint64) {
	f := d.Frame()
	if want := timeline.FromState(&state); *f.Model != want {
		t.Fatalf("shown %+v\nwant  %+v", *f.Model, want)
	}
	if s, n := d.Settled(); s != state || n != seq {
		t.Fatalf("settled at %d, want %d", n, seq)
	}
	if d.Drift() != 0 {
		t.Fatalf("the events did not bring the pieces where they are: %d times", d.Drift())
	}
	if len(f.Moving) != 0 {
		t.Fatalf("something moves at rest: %+v", f.Moving)
	}
}
