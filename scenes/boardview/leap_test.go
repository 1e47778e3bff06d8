package boardview

import (
	"fmt"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/layout"
)

// onward is a position of a game in which seat 0 does an action.
type onward struct {
	name   string
	game   string
	change func(*rules.State)
	action rules.Action
	jump   rules.Jump // that the action leads to, 0 for none
	kind   timeline.Kind
}

// space puts pieces of seats 0 and 1 on fields of the galaxies, with a number to
// count.
func space(n uint8, at ...rules.Square) func(*rules.State) {
	return func(s *rules.State) {
		for p, q := range at {
			s.At[0][4-p] = q
		}
		s.At[1] = [rules.MaxPieces]rules.Square{20, rules.Yard, 20, 22, rules.Yard}
		s.PushNumber(n)
		s.Phase = rules.PhaseMove
	}
}

func onwards() []onward {
	move := func(p uint8) rules.Action { return rules.Action{Kind: rules.Move, Piece: p} }
	meet := func(s *rules.State) {
		s.At[0][4], s.At[1] = 22, [rules.MaxPieces]rules.Square{22, rules.Yard, rules.Yard, 22, rules.Yard}
		s.Captor[2][4], s.At[2][4] = 2, 22
		s.Phase = rules.PhaseChoose
		s.Choice = rules.Choice{Options: 1<<rules.SendBack | 1<<rules.Kidnap, Piece: 4, Number: 3, Flags: 2}
	}
	return []onward{
		{"sun", "oduludo", space(3, 2), move(4), rules.JumpSun, timeline.Leap},
		{"lightning", "oduludo", space(2, 17, 17), move(3), rules.JumpLightning, timeline.Leap},
		{"ufo", "oduludo", space(2, 48), move(4), rules.JumpUFO, timeline.Leap},
		{"kidnap", "oduludo", meet, rules.Action{Kind: rules.Choose, Option: rules.Kidnap}, 0, timeline.Lift},
		{"send-back", "oduludo", meet, rules.Action{Kind: rules.Choose, Option: rules.SendBack}, 0, timeline.Dissolve},
		{"ladder", "snakes", func(s *rules.State) { s.At[0][0] = 34 }, rules.Action{Kind: rules.Roll, Value: 2}, rules.JumpLadder, timeline.Leap},
		{"snake", "snakes", func(s *rules.State) { s.At[0][0] = 95 }, rules.Action{Kind: rules.Roll, Value: 3}, rules.JumpSnake, timeline.Leap},
	}
}

// TestJumpsAreShown plays an action of each kind and sees that the view shows
// another picture on the way, and at the end the piece where it belongs.
func TestJumpsAreShown(t *testing.T) {
	for _, c := range onwards() {
		t.Run(c.name, func(t *testing.T) {
			on(func() { showOnward(t, c, 0) })
		})
		if c.jump != rules.JumpUFO && c.kind != timeline.Lift { // the others take the same way
			continue
		}
		t.Run(c.name+" on a turned board", func(t *testing.T) {
			on(func() { showOnward(t, c, 2) })
		})
	}
}

func showOnward(t *testing.T, c onward, turned int) {
	b := newBenchOf(t, c.game, c.change)
	b.view.Turn(b.view.Lie().Turned(turned), 0)
	b.do(t, c.action)
	seen := map[string]bool{}
	frames := 0
	for range 2000 {
		if b.dir.Idle() {
			break
		}
		b.ticks(1)
		f := b.dir.Frame()
		if f.Running != c.kind || c.jump != 0 && f.Event.Jump != c.jump {
			continue
		}
		if frames++; frames%9 == 1 {
			seen[string(b.shot(t, fmt.Sprintf("leap-%s-%d-%d", c.name, turned, frames/9)))] = true
		}
	}
	if len(seen) < 4 {
		t.Errorf("only %d pictures of %d frames differ", len(seen), frames)
	}
	b.ticks(60)
	f := b.dir.Frame()
	if b.dir.Drift() != 0 || *f.Model != timeline.FromState(&b.state) {
		t.Error("the view does not show the position")
	}
	rest := b.view.stand(f.Model)
	for k := range rest {
		for p := range rest[k][:b.view.pieces] {
			d, want := &b.view.cur[k][p], rest[k][p]
			if d.shown != want.shown || want.shown && d.at.Sub(want.spot.At).Len() > 0.01 {
				t.Errorf("piece %d of seat %d is drawn at %v, not at %v", p, k, d.at, want.spot.At)
			}
		}
	}
}

// TestFanSpreads wants the pieces of a crowded stack apart, each to be clicked.
func TestFanSpreads(t *testing.T) {
	on(func() {
		b := newBench(t, func(s *rules.State) {
			for k := range 4 {
				s.At[k] = [rules.MaxPieces]rules.Square{8, 8, rules.Yard, rules.Yard, rules.Out}
			}
		})
		b.view.Turn(b.view.Lie().Turned(1), 0)
		cell, _ := b.view.cfg.Geometry.Cell(8)
		at := b.view.tr.ToPixels(cell.Centre)
		b.view.Hover(at.X, at.Y)
		b.ticks(60)
		b.shot(t, "fan")
		for k := range 4 {
			for p := range 2 {
				d := &b.view.cur[k][p]
				foot := b.view.tr.ToPixels(d.at.Add(layout.Point{Y: -d.width * 0.45}))
				if got, ok := b.view.PieceAt(foot.X, foot.Y); !ok || got != (timeline.Piece{Seat: uint8(k), Piece: uint8(p)}) {
					t.Errorf("piece %d of seat %d is drawn where %+v is clicked", p, k, got)
				}
			}
		}
		b.view.Hover(5, 5)
		b.ticks(60)
		if b.view.fan.square != rules.Out {
			t.Error("the stack stays apart")
		}
	})
}
