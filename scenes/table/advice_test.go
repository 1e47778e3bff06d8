package table

import (
	"context"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/advice"
	"ludaxy/engine/dice"
	"ludaxy/scenes"
	"ludaxy/scenes/widgets"
)

// choosingGame is a match in which a person has a move to choose.
func choosingGame(t *testing.T) *game {
	t.Helper()
	g := newGame(t, dice.Script{4, 2, 3, 1}, map[string]string{"startOnBoard": "2"}, engine.Human, engine.Human)
	g.rest()
	g.key(scenes.Roll)
	g.rest()
	if g.scene.view.Choices() != 2 {
		t.Fatalf("%d choices", g.scene.view.Choices())
	}
	return g
}

func TestHintShowsTheBestMoveAndGoesWithIt(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{4, 2}, map[string]string{"startOnBoard": "2"}, engine.Human, engine.Human)
		g.rest()
		g.key(scenes.Hint) // there is nothing to choose yet
		if g.scene.view.Advised() || g.scene.adviser.asked != 0 {
			t.Error("a hint for a throw")
		}
		g.key(scenes.Roll)
		g.rest()
		g.key(scenes.Hint)
		g.ticks(2)
		best := g.scene.adviser.known.Best
		if f, ok := g.scene.view.Focused(); !g.scene.view.Advised() || !ok || f != best {
			t.Fatalf("advised %v, focus %+v, best %+v", g.scene.view.Advised(), f, best)
		}
		before := g.scene.say.sub
		g.key(scenes.Hint) // away again
		g.ticks(1)
		if g.scene.view.Advised() || g.scene.say.sub == before {
			t.Error("the hint stays")
		}
		g.key(scenes.Hint)
		g.key(scenes.Accept) // does what was shown
		g.rest()
		if g.scene.view.Advised() || g.scene.adviser.of != 0 {
			t.Error("advice for a position that has changed")
		}
		if s := g.table.State(); s.At[0][best.Piece] != 4 {
			t.Errorf("pieces on %v, the best was %+v", s.At[0], best)
		}
	})
}

func TestAdviceOfAnotherPositionReachesNobody(t *testing.T) {
	in(t, func(t *testing.T) {
		g := choosingGame(t)
		var b beside[int]
		b.start(g.scene, 1, func(_ context.Context, tell func(int)) { tell(7) })
		b.stop()
		if _, ok := b.take(); ok {
			t.Error("an answer was taken after the end")
		}
		late := make(chan func(int), 1)
		b.start(g.scene, 1, func(_ context.Context, tell func(int)) { late <- tell })
		b.start(g.scene, 2, func(context.Context, func(int)) {})
		(<-late)(7)
		if _, ok := b.take(); ok {
			t.Error("the answer to an earlier question was taken")
		}
	})
}

func TestTutorAsksBeforeMuchIsGivenAway(t *testing.T) {
	in(t, func(t *testing.T) {
		g := choosingGame(t)
		if err := g.ctx.Change(func(p *scenes.Settings) { p.Tutor = true }); err != nil {
			t.Fatal(err)
		}
		legal := g.table.Legal()
		good, bad := legal[0], legal[1]
		_, seq := g.scene.dir.Settled()
		g.scene.adviser.known = advice.Advice{Best: good, Found: true, Done: true, Moves: []advice.Move{
			{Action: good, Chance: 0.5, Known: true}, {Action: bad, Chance: 0.4, Known: true},
		}}
		g.scene.adviser.of = seq
		g.scene.choose(bad)
		g.ticks(2)
		if _, asked := g.ctx.Stack.Top().(*widgets.Question); !asked || g.table.Seq() != seq {
			t.Fatalf("asked %v, position %d, was %d", asked, g.table.Seq(), seq)
		}
		g.ctx.Stack.Handle(scenes.Input{Kind: scenes.Back}) // choose again
		g.ticks(4)
		if g.table.Seq() != seq || g.scene.view.Choices() != 2 {
			t.Fatal("the move was done against the player's will")
		}
		g.scene.choose(bad)
		g.ctx.Stack.Handle(scenes.Input{Kind: scenes.NavNext}) // shows the focus, on the last answer
		g.ctx.Stack.Handle(scenes.Input{Kind: scenes.NavNext})
		g.ctx.Stack.Handle(scenes.Input{Kind: scenes.Accept})
		g.rest()
		if s := g.table.State(); s.At[0][bad.Piece] != 4 {
			t.Errorf("pieces on %v after the answer to play %+v", s.At[0], bad)
		}
	})
}

func TestTutorLetsGoodMovesPass(t *testing.T) {
	in(t, func(t *testing.T) {
		g := choosingGame(t)
		if err := g.ctx.Change(func(p *scenes.Settings) { p.Tutor = true }); err != nil {
			t.Fatal(err)
		}
		g.ticks(2)
		a := g.scene.adviser.known
		if !a.Done {
			t.Fatal("the tutor has not looked at the position")
		}
		best := a.Moves[0]
		for _, m := range a.Moves {
			if m.Chance > best.Chance {
				best = m
			}
		}
		g.scene.choose(best.Action)
		g.rest()
		if s := g.table.State(); s.At[0][best.Action.Piece] != 4 {
			t.Errorf("pieces on %v, wanted %+v", s.At[0], best.Action)
		}
	})
}

func TestChanceBarFollowsThePosition(t *testing.T) {
	in(t, func(t *testing.T) {
		g := choosingGame(t)
		if err := g.ctx.Change(func(p *scenes.Settings) { p.ChanceBar = true }); err != nil {
			t.Fatal(err)
		}
		g.ticks(3)
		o := &g.scene.odds
		_, seq := g.scene.dir.Settled()
		if sum := o.last[0] + o.last[2]; o.of != seq || sum < 0.99 || sum > 1.01 {
			t.Fatalf("chances %v of position %d, now %d", o.last, o.of, seq)
		}
		g.key(scenes.Accept)
		g.key(scenes.Accept)
		g.rest()
		g.ticks(2)
		if o.of == seq || o.of != g.table.Seq() {
			t.Errorf("chances of position %d, now %d", o.of, g.table.Seq())
		}
		if n := percent(0.9999); n != 99 {
			t.Errorf("nearly certain is told as %d%%", n)
		}
		if n := percent(0.0001); n != 1 {
			t.Errorf("hardly possible is told as %d%%", n)
		}
	})
}

func TestLogLooksBackAndReturns(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{4, 2, 3, 1, 5, 2, 3, 1, 4, 5}, map[string]string{"startOnBoard": "1"}, engine.Human, engine.Human)
		for range 6 {
			g.rest()
			g.key(scenes.Accept)
			g.rest()
			g.key(scenes.Accept)
		}
		g.rest()
		s := g.scene
		b := s.parts.log
		if b == nil || len(s.log.lines) < 6 {
			t.Fatalf("a log of %d lines", len(s.log.lines))
		}
		x, y := b.node.ToRoot(0, 0)
		_, top := b.lines[0].Pos()
		press := scenes.Input{Kind: scenes.PointerDown, X: x + 30, Y: y + top + b.line/2}
		release := press
		release.Kind = scenes.PointerUp
		line := b.at(0)
		before := g.table.Seq()

		s.Handle(press) // shortly: it stays
		s.Handle(release)
		g.ticks(5)
		if !s.look.on() || s.look.line != line {
			t.Fatalf("line %d is looked at, want %d", s.look.line, line)
		}
		if shown := s.look.dir.Frame().Model; shown.At != s.log.lines[line].state.At {
			t.Error("another position is shown")
		}
		g.key(scenes.Back)
		if s.look.on() || !s.view.Node.Visible() {
			t.Error("Esc does not go back to the match")
		}
		s.Handle(press) // held: it goes with the finger
		g.ticks(holdTicks + 5)
		s.Handle(release)
		if s.look.on() {
			t.Error("the position stays after it was held and let go")
		}
		s.Handle(press)
		s.Handle(release)
		g.key(scenes.Roll) // goes back and does nothing else
		g.ticks(3)
		if s.look.on() || g.table.Seq() != before {
			t.Error("a key while looking back did more than go back")
		}
		newest := b.lines[len(b.lines)-1].Text()
		s.Handle(scenes.Input{Kind: scenes.Wheel, X: press.X, Y: press.Y, DY: 2})
		if s.log.up == 0 || b.lines[len(b.lines)-1].Text() == newest {
			t.Error("the wheel does not scroll the log")
		}
		for range 50 {
			s.Handle(scenes.Input{Kind: scenes.Wheel, X: press.X, Y: press.Y, DY: -2})
		}
		if s.log.up != 0 || b.lines[len(b.lines)-1].Text() != newest {
			t.Error("the log does not scroll back to its end")
		}
		if n := len(s.trail.squares); n < 2 || s.trail.squares[0] == s.trail.squares[n-1] {
			t.Errorf("the last move went %v", s.trail.squares)
		}
	})
}
