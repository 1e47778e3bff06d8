package timeline

import (
	"slices"
	"testing"
	"time"

	"ludaxy/assets/sounds"
	"ludaxy/engine/rules"
)

func start() rules.State {
	s := rules.State{Seats: rules.SeatsOf(0, 2), Arms: 4, Phase: rules.PhaseRoll}
	for k := range s.At {
		for p := range s.At[k] {
			s.At[k][p] = rules.Yard
		}
	}
	return s
}

// rollStep is a six thrown and kept.
func rollStep(s rules.State, seq uint64) Step {
	s.PushNumber(6)
	s.Phase = rules.PhaseMove
	return Step{Seq: seq, Action: rules.Action{Kind: rules.Roll, Value: 6}, After: s, Events: []rules.Event{{Kind: rules.Rolled, Value: 6}}}
}

// captureStep walks red 0 from r5 to r8 and sends two pieces of seat 2 home.
func captureStep() (before rules.State, step Step) {
	s := start()
	s.At[0][0] = 5
	s.At[2][1], s.At[2][3] = 8, 8
	s.PushNumber(3)
	s.Phase = rules.PhaseMove
	after := s
	after.At[0][0] = 8
	after.At[2][1], after.At[2][3] = rules.Yard, rules.Yard
	after.PopNumber()
	after.Phase, after.Turn = rules.PhaseRoll, 2
	return s, Step{Seq: 7, Action: rules.Action{Kind: rules.Move}, After: after, Events: []rules.Event{
		{Kind: rules.Moved, From: 5, To: 8, Path: []rules.Square{6, 7, 8}},
		{Kind: rules.Captured, Seat: 2, Piece: 1, By: 0, From: 8},
		{Kind: rules.Captured, Seat: 2, Piece: 3, By: 0, From: 8},
		{Kind: rules.Turn, Seat: 2},
	}}
}

func TestNumberIsNotInHandBeforeTheDieRests(t *testing.T) {
	s := start()
	d := NewDirector(s, 1)
	d.Push(rollStep(s, 2))
	d.Advance(TumbleTime / 2)
	f := d.Frame()
	if f.Model.NumCount != 0 || f.Die.T >= 1 || f.Die.Value != 6 || f.Running != Tumble {
		t.Fatalf("mid tumble: %d in hand, die %+v, running %d", f.Model.NumCount, f.Die, f.Running)
	}
	if _, seq := d.Settled(); seq != 1 {
		t.Errorf("settled at %d while the die rolls", seq)
	}
	d.Advance(TumbleTime)
	f = d.Frame()
	if !slices.Equal(f.Model.InHand(), []uint8{6}) || f.Die.T != 1 || !d.Idle() {
		t.Errorf("after the tumble: %v in hand, die %+v", f.Model.InHand(), f.Die)
	}
	if _, seq := d.Settled(); seq != 2 {
		t.Errorf("settled at %d, want 2", seq)
	}
}

func TestSkipCompletesTheTumbleOnly(t *testing.T) {
	s, step := captureStep()
	s.ClearNumbers()
	d := NewDirector(s, 1)
	d.Push(rollStep(s, 2))
	d.Push(step)
	d.Advance(TumbleTime / 3)
	d.Skip()
	f := d.Frame()
	if f.Die.T != 1 || f.Model.NumCount != 1 {
		t.Errorf("the tumble was not completed: %+v", f.Die)
	}
	if f.Model.At[0][0] != 5 || f.Running != Walk {
		t.Errorf("the walk was touched: piece at %d, running %d", f.Model.At[0][0], f.Running)
	}
	d.Skip()
	if f = d.Frame(); f.Model.At[0][0] != 8 || f.Running != Knock || f.Model.At[2][1] != 8 {
		t.Errorf("after the walk: %+v", f)
	}
	d.Skip()
	if f = d.Frame(); f.Model.At[2][1] != rules.Yard || f.Running != Pass {
		t.Errorf("after the ride: %+v", f)
	}
}

func TestWalkGoesSquareBySquare(t *testing.T) {
	s, step := captureStep()
	d := NewDirector(s, 1)
	d.Push(step)
	for i, want := range []struct {
		from, to    rules.Square
		first, last bool
	}{{5, 6, true, false}, {6, 7, false, false}, {7, 8, false, true}} {
		d.Advance(HopTime / 2)
		f := d.Frame()
		if len(f.Moving) != 1 {
			t.Fatalf("hop %d: %d pieces move", i, len(f.Moving))
		}
		m := f.Moving[0]
		if m.From != want.from || m.To != want.to || m.First != want.first || m.Last != want.last || m.T < 0.45 || m.T > 0.55 {
			t.Errorf("hop %d: %+v", i, m)
		}
		if f.Model.At[0][0] != 5 {
			t.Errorf("hop %d: the piece is set down at %d already", i, f.Model.At[0][0])
		}
		if f.Model.NumCount != 0 {
			t.Errorf("hop %d: the number is still in hand", i)
		}
		d.Advance(HopTime / 2)
	}
	if f := d.Frame(); f.Running != Knock || len(f.Moving) != 2 {
		t.Errorf("after the walk: running %d, %d pieces", f.Running, len(f.Moving))
	}
}

func TestSounds(t *testing.T) {
	s, step := captureStep()
	d := NewDirector(s, 1)
	d.Push(step)
	var heard []sounds.ID
	for !d.Idle() {
		heard = append(heard, d.Advance(time.Second/60)...)
	}
	want := []sounds.ID{sounds.Hop1, sounds.Hop2, sounds.Hop3, sounds.Capture, sounds.Slide, sounds.Turn}
	if !slices.Equal(heard, want) {
		t.Errorf("heard %v, want %v", heard, want)
	}
	d.Reset(s, 1)
	d.Push(step)
	if heard = d.Skip(); !slices.Equal(heard, []sounds.ID{sounds.Hop3}) {
		t.Errorf("a walk cut short sounds %v, want its last hop", heard)
	}
	d.Reset(s, 1)
	d.SetSpeed(Instant)
	d.Push(step)
	want = []sounds.ID{sounds.Hop3, sounds.Capture, sounds.Slide, sounds.Turn}
	if heard = d.Advance(0); !slices.Equal(heard, want) || !d.Idle() {
		t.Errorf("instant: heard %v, idle %v", heard, d.Idle())
	}
}

func TestSpeedsTakeLessTime(t *testing.T) {
	s, step := captureStep()
	var last time.Duration
	for i, speed := range []Speed{Normal, Double, Quadruple, Instant} {
		d := NewDirector(s, 1)
		d.SetSpeed(speed)
		d.Push(step)
		var took time.Duration
		for !d.Idle() {
			d.Advance(time.Millisecond)
			took += time.Millisecond
		}
		if i > 0 && took >= last {
			t.Errorf("speed %d takes %v, the one before %v", speed, took, last)
		}
		last = took
	}
}

func TestLostNumberCanBeReadAtEverySpeed(t *testing.T) {
	s := start()
	after := s
	after.Turn = 2
	step := Step{Seq: 2, Action: rules.Action{Kind: rules.Roll, Value: 3}, After: after, Events: []rules.Event{
		{Kind: rules.Rolled, Value: 3}, {Kind: rules.Lost, Value: 3}, {Kind: rules.Turn, Seat: 2},
	}}
	for _, speed := range []Speed{Normal, Double, Quadruple, Instant} {
		d := NewDirector(s, 1)
		d.SetSpeed(speed)
		d.Push(step)
		var read time.Duration
		for !d.Idle() {
			d.Advance(10 * time.Millisecond)
			if f := d.Frame(); f.Running == Banner && f.Event.Kind == rules.Lost {
				read += 10 * time.Millisecond
			}
		}
		if read < 450*time.Millisecond {
			t.Errorf("speed %d shows the lost number for %v", speed, read)
		}
	}
}

func TestReducedMotionDoesNotMove(t *testing.T) {
	s, step := captureStep()
	d := NewDirector(s, 1)
	d.SetReduced(true)
	d.Push(step)
	d.Advance(FadeTime / 2)
	f := d.Frame()
	if len(f.Moving) != 1 || !f.Moving[0].Fade || f.Moving[0].From != 5 || f.Moving[0].To != 8 {
		t.Errorf("reduced walk: %+v", f.Moving)
	}
	var took time.Duration
	for !d.Idle() {
		d.Advance(time.Millisecond)
		took += time.Millisecond
		if d.Frame().Running == Knock {
			t.Fatal("a knock where motion is reduced")
		}
	}
	if took > 3*FadeTime {
		t.Errorf("a reduced capture takes %v", took)
	}
}

func TestResetSnaps(t *testing.T) {
	s, step := captureStep()
	d := NewDirector(s, 6)
	d.Push(step)
	d.Advance(HopTime)
	d.Reset(s, 6)
	if f := d.Frame(); *f.Model != FromState(&s) || !d.Idle() || len(f.Moving) != 0 {
		t.Errorf("after a reset: %+v", f)
	}
	if _, seq := d.Settled(); seq != 6 {
		t.Errorf("settled at %d, want 6", seq)
	}
}

func TestThinkingCountsFromWhenTheBoardCameToRest(t *testing.T) {
	s := start()
	think := ThinkTime(rules.Action{Kind: rules.Roll})
	d := NewDirector(s, 1)
	d.Advance(think / 2)
	step := rollStep(s, 2)
	step.Think = think
	d.Push(step)
	d.Advance(think/2 - time.Millisecond)
	if f := d.Frame(); f.Running != Think {
		t.Errorf("running %d, want the rest of the thinking", f.Running)
	}
	d.Advance(2 * time.Millisecond)
	if f := d.Frame(); f.Running != Tumble {
		t.Errorf("running %d, want the tumble", f.Running)
	}
}

func TestDriftIsSeenAndPutRight(t *testing.T) {
	s := start()
	after := s
	after.At[0][0] = 4 // no event told this
	d := NewDirector(s, 1)
	d.Push(Step{Seq: 2, After: after})
	d.Advance(0)
	if d.Drift() != 1 || d.Frame().Model.At[0][0] != 4 {
		t.Errorf("drift %d, piece at %d", d.Drift(), d.Frame().Model.At[0][0])
	}
}

func TestStrangeEventsAreIgnored(t *testing.T) {
	s := start()
	d := NewDirector(s, 1)
	d.Push(Step{Seq: 2, After: s, Events: []rules.Event{
		{Kind: rules.Moved, Seat: 200, Piece: 99, To: 3}, {Kind: rules.Kidnapped, Seat: 7}, {Kind: rules.Moved, Seat: 1, From: 3, To: 3}, {Kind: 250},
	}})
	d.Finish()
	if !d.Idle() {
		t.Error("not idle after Finish")
	}
}
