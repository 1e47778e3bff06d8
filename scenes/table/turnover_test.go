package table

import (
	"slices"
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/scenes"
	"ludaxy/scenes/layout"
)

// set changes the settings.
func (g *game) set(change func(*scenes.Settings)) {
	g.t.Helper()
	if err := g.ctx.Change(change); err != nil {
		g.t.Fatal(err)
	}
}

// told keeps what is announced, heard what is played.
type told struct{ lines []string }

func (t *told) Say(text string)             { t.lines = append(t.lines, text) }
func (t *told) Title(scenes.Scene, string)  {}
func (t *told) said(s string) bool          { return slices.Contains(t.lines, s) }
func (g *game) announce() (t *told)         { t = &told{}; g.ctx.Announcer = t; return t }
func (g *game) quiet()                      { g.ctx.Announcer, g.ctx.Sound = nil, nil }
func (g *game) card() *card                 { return &g.scene.turnover.card }
func (g *game) lie() *layout.Board          { return g.scene.view.Lie() }
func (h *heard) Play(id sounds.ID)          { h.ids = append(h.ids, id) }
func (h *heard) Trouble() messages.Key      { return "" }
func (h *heard) Retry()                     {}
func (h *heard) times(id sounds.ID) (n int) { return len(h.ids) - len(without(h.ids, id)) }

type heard struct{ ids []sounds.ID }

func without(ids []sounds.ID, id sounds.ID) (rest []sounds.ID) {
	for _, i := range ids {
		if i != id {
			rest = append(rest, i)
		}
	}
	return rest
}

// passed is a match of two people in which the turn has just passed to the second, whose card is up.
func passed(t *testing.T) *game {
	t.Helper()
	g := newGame(t, dice.Script{3, 4, 5, 2, 1, 3}, map[string]string{"turnSeconds": "10"}, engine.Human, engine.Human)
	g.ctx.Pad = false // another test may have used one
	g.set(func(p *scenes.Settings) { p.HandOver = true })
	g.rest()
	if g.card().on() {
		t.Fatal("the first player is asked to hand over")
	}
	g.key(scenes.Roll) // nothing can move: the turn passes
	g.rest()
	if s := g.table.State(); s.Turn != 2 || !g.card().on() {
		t.Fatalf("turn of seat %d, card %v", s.Turn, g.card().on())
	}
	return g
}

func TestHandOver(t *testing.T) {
	in(t, func(t *testing.T) {
		g := passed(t)
		defer g.quiet()
		before, seq := g.table.Times().TurnLeft, g.table.Seq()
		for _, in := range []scenes.Input{
			{Kind: scenes.Hint}, {Kind: scenes.NavLeft}, {Kind: scenes.Choose, N: 1}, {Kind: scenes.PointerMove, X: 300, Y: 300}, {Kind: scenes.Wheel},
		} {
			g.scene.Handle(in)
			g.ticks(30)
			if !g.card().on() {
				t.Fatalf("%+v takes the card away", in)
			}
		}
		g.ctx.SetSize(scenes.NewSize(1280, 720, 1))
		g.ticks(30)
		g.ctx.SetSize(scenes.NewSize(960, 600, 1))
		if g.ticks(1); !g.card().on() || g.card().node.Parent() == nil {
			t.Error("the card is lost when the window changes")
		}
		if g.table.Times().TurnLeft != before || before <= 0 {
			t.Errorf("the clock went from %v to %v under the card", before, g.table.Times().TurnLeft)
		}
		g.ticks(100)
		picture(t, g.ctx, "hand-over")
		for range 20 {
			if g.ticks(1); g.ctx.Stack.Dirty() {
				t.Fatal("a table with a card on it is drawn again and again")
			}
		}
		g.scene.Reveal() // as after the menu
		if g.ticks(30); !g.card().on() || g.table.Times().TurnLeft != before {
			t.Error("the card does not outlast the menu")
		}
		if g.scene.say.title != "Pass to B" {
			t.Errorf("beside the board stands %q", g.scene.say.title)
		}
		g.key(scenes.Roll)
		g.ticks(5)
		if g.card().on() || g.table.Seq() != seq {
			t.Errorf("the card is up %v, %d actions", g.card().on(), g.table.Seq()-seq)
		}
		g.ticks(30)
		if g.table.Times().TurnLeft >= before {
			t.Error("the clock stands still after the card")
		}
		g.key(scenes.Roll)
		if g.ticks(2); g.table.Seq() == seq {
			t.Error("the die cannot be thrown after the card")
		}
	})
}

// TestHandOverIsTakenAway tries everything that shall take the card away, and Escape, which leads to the menu.
func TestHandOverIsTakenAway(t *testing.T) {
	in(t, func(t *testing.T) {
		for _, in := range []scenes.Input{
			{Kind: scenes.Roll}, {Kind: scenes.Accept}, {Kind: scenes.PointerDown, X: 100, Y: 100}, {Kind: scenes.PointerDown, X: 900, Y: 30},
			{Kind: scenes.Hint, Pad: 1}, {Kind: scenes.NavDown, Pad: 2}, {Kind: scenes.Back, Pad: 1}, {Kind: scenes.Accept, Pad: 2},
		} {
			g := passed(t)
			seq := g.table.Seq()
			g.scene.Handle(in)
			if g.ticks(3); g.card().on() || g.card().node != nil || g.table.Seq() != seq {
				t.Errorf("after %+v the card is up: %v", in, g.card().on())
			}
		}
		for _, kind := range []scenes.InputKind{scenes.Back, scenes.Pause} {
			g := passed(t)
			paused := 0
			g.scene.cfg.Pause = func() { paused++ }
			g.key(kind)
			if g.ticks(3); paused != 1 || !g.card().on() {
				t.Errorf("the menu came %d times, the card is up: %v", paused, g.card().on())
			}
		}
	})
}

// TestHandOverIsSaid tells those who do not see the card.
func TestHandOverIsSaid(t *testing.T) {
	in(t, func(t *testing.T) {
		g := passed(t)
		defer g.quiet()
		said := g.announce()
		g.key(scenes.Roll)
		g.ticks(5)
		g.key(scenes.Roll) // the second player loses the throw too
		g.rest()
		if !said.said("Pass to A") || !said.said("Space or a click begins the turn") {
			t.Errorf("said: %q", said.lines)
		}
	})
}

// TestNoHandOver plays where nobody has to be handed anything.
func TestNoHandOver(t *testing.T) {
	in(t, func(t *testing.T) {
		for name, c := range map[string]struct {
			on    bool
			kinds []engine.SeatKind
		}{
			"not wanted": {false, []engine.SeatKind{engine.Human, engine.Human}},
			"one person": {true, []engine.SeatKind{engine.Human, engine.Computer}},
			"computers":  {true, []engine.SeatKind{engine.Computer, engine.Computer}},
		} {
			g := newGame(t, dice.Script{3, 4, 5, 2, 1, 3, 4, 5, 2, 1}, nil, c.kinds...)
			g.set(func(p *scenes.Settings) { p.HandOver, p.AutoRoll = c.on, true })
			for range 900 {
				if g.ticks(1); g.card().on() {
					t.Fatalf("%s: a card", name)
				}
			}
			if n := len(g.table.Entries()); n < 3 {
				t.Errorf("%s: only %d actions", name, n)
			}
		}
	})
}

// TestHandOverAfterAComputer hands on between people although a computer plays between them, and takes no notice of what
// is taken back.
func TestHandOverAfterAComputer(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGameOf(t, "luddo", dice.Script{4, 3, 3, 3, 3}, map[string]string{"startOnBoard": "2"}, map[int]engine.SeatKind{
			0: engine.Human, 1: engine.Human, 2: engine.Computer, 3: engine.Human,
		})
		g.set(func(p *scenes.Settings) { p.HandOver = true })
		g.rest()
		g.key(scenes.Roll)
		g.rest()
		g.clickPiece(0, 0)
		g.rest()
		if !g.card().on() || g.card().seat != 1 {
			t.Fatalf("card %v for seat %d", g.card().on(), g.card().seat)
		}
		g.key(scenes.Undo)
		g.rest()
		if s := g.table.State(); s.Turn != 0 || g.card().on() || g.scene.view.Choices() != 2 {
			t.Fatalf("after the undo: turn %d, card %v, %d choices", s.Turn, g.card().on(), g.scene.view.Choices())
		}
		for range 2 { // the first two people play
			for range 40 {
				if g.card().on() {
					g.key(scenes.Accept)
				}
				if legal := g.table.Legal(); !g.person() || legal[0].IsRoll() {
					break
				}
				g.key(scenes.Accept)
				g.rest()
			}
			if g.person() {
				g.key(scenes.Roll)
				g.rest()
			}
		}
		for range 600 {
			if g.ticks(1); g.card().on() && g.card().seat == 3 {
				return
			}
			if g.card().on() || g.person() && g.scene.dir.Idle() {
				g.key(scenes.Accept)
			}
		}
		t.Error("nobody hands on to the person after the computer")
	})
}

// person reports whether a person is to play.
func (g *game) person() bool { return g.scene.person(int(g.table.State().Turn)) }

func TestChimes(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{6, 3, 3, 4, 5}, map[string]string{"startOnBoard": "1"}, engine.Human, engine.Human)
		defer g.quiet()
		h := &heard{}
		g.ctx.Sound = h
		g.rest()
		for range 6 { // a six and another throw are one turn
			g.key(scenes.Accept)
			g.rest()
		}
		if s := g.table.State(); s.Turn != 2 {
			t.Fatalf("turn of seat %d", s.Turn)
		}
		if h.times(sounds.Chime(0)) != 1 || h.times(sounds.Chime(2)) != 1 || h.times(sounds.Turn) != 0 {
			t.Errorf("heard: %v", h.ids)
		}
		h.ids = nil
		g.set(func(p *scenes.Settings) { p.TurnChime = false })
		for range 6 {
			if s := g.table.State(); s.Turn != 0 {
				g.key(scenes.Accept)
				g.rest()
			}
		}
		if h.times(sounds.Chime(0)) != 0 || h.times(sounds.Turn) != 1 {
			t.Errorf("without chimes was heard: %v", h.ids)
		}
	})
}

// TestComputersHaveNoChime hears the usual notes when a computer is next, and its own when the person is again.
func TestComputersHaveNoChime(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{3, 3, 3}, nil, engine.Human, engine.Computer)
		defer g.quiet()
		h := &heard{}
		g.ctx.Sound = h
		g.rest()
		g.key(scenes.Roll)
		for range 600 {
			if g.ticks(1); h.times(sounds.Chime(0)) == 2 {
				break
			}
		}
		if h.times(sounds.Chime(0)) != 2 || h.times(sounds.Chime(2)) != 0 || h.times(sounds.Turn) != 1 {
			t.Errorf("heard: %v", h.ids)
		}
	})
}

// TestTheBoardIsTurned passes the turn between people and looks how the board lies.
func TestTheBoardIsTurned(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{3, 3, 3, 6, 6}, map[string]string{"startOnBoard": "1"}, engine.Human, engine.Human)
		base := g.lie()
		g.rest()
		if base.Turn != 0 {
			t.Error("the board is turned although nobody wants it")
		}
		g.set(func(p *scenes.Settings) { p.Turning = scenes.TurnAlways })
		g.scene.Reveal()
		g.ticks(60)
		if own := g.lie().Arms[0]; own.Axis.Y < 0.99 {
			t.Errorf("the first player's lane comes from %v", own.Axis)
		}
		g.key(scenes.Roll)
		g.rest()
		g.key(scenes.Accept)
		turning := 0
		for range 200 {
			g.ticks(1)
			if !g.scene.view.Turning() {
				continue
			}
			if turning++; g.scene.view.Choices() > 0 || g.scene.ready != 0 {
				t.Fatal("a move can be chosen while the board is turned")
			}
		}
		if turning < 20 || turning > 30 {
			t.Errorf("the board was turned for %d ticks", turning)
		}
		if own := g.lie().Arms[2]; own.Axis.Y < 0.99 {
			t.Errorf("the second player's lane comes from %v", own.Axis)
		}
		g.key(scenes.Roll)
		g.rest()
		g.clickPiece(2, 0) // where it is drawn now
		g.rest()
		if s := g.table.State(); s.At[2][0] != 29 {
			t.Errorf("the piece stands on %d", s.At[2][0])
		}
		g.set(func(p *scenes.Settings) { p.Turning = scenes.TurnNever })
		g.scene.Reveal()
		g.ticks(60)
		if g.lie() != base {
			t.Error("the board does not go back to how it usually lies")
		}
	})
}

// TestBoardOfAMatch is turned once, for the first person; computers and other people turn nothing.
func TestBoardOfAMatch(t *testing.T) {
	in(t, func(t *testing.T) {
		for _, turning := range []string{scenes.TurnOnce, scenes.TurnAlways} {
			g := newGameOf(t, "luddo", dice.Script{3, 3, 3, 3, 3, 3}, nil, map[int]engine.SeatKind{0: engine.Computer, 1: engine.Computer, 2: engine.Human})
			g.set(func(p *scenes.Settings) { p.Turning = turning })
			g.ctx.Stack.Replace(New(g.scene.cfg))
			g.scene = g.ctx.Stack.Top().(*Scene)
			at := g.lie()
			if at.Arms[2].Axis.Y < 0.99 {
				t.Errorf("%s: the person's lane comes from %v", turning, at.Arms[2].Axis)
			}
			for range 500 {
				if g.ticks(1); g.lie() != at || g.scene.view.Turning() {
					t.Fatalf("%s: the board is turned in the turn of seat %d", turning, g.table.State().Turn)
				}
			}
			if len(g.table.Entries()) < 2 {
				t.Error("the computers did not play")
			}
		}
	})
}

// TestInstantBoardsAreTurnedAtOnce spends no time on it at the highest speed.
func TestInstantBoardsAreTurnedAtOnce(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{3, 3, 3}, nil, engine.Human, engine.Human)
		g.set(func(p *scenes.Settings) { p.Turning, p.Speed = scenes.TurnAlways, scenes.SpeedInstant })
		g.rest()
		g.key(scenes.Roll)
		for range 300 {
			if g.ticks(1); g.scene.view.Turning() {
				t.Fatal("it takes time")
			}
		}
		if g.lie().Arms[2].Axis.Y < 0.99 {
			t.Error("the board was not turned")
		}
	})
}

// TestGardensAreNotTurned leaves the boards of numbered squares as they are.
func TestGardensAreNotTurned(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGameOf(t, "snakes", dice.Script{3, 3, 3, 3}, nil, map[int]engine.SeatKind{0: engine.Human, 1: engine.Human})
		g.set(func(p *scenes.Settings) { p.Turning, p.AutoRoll = scenes.TurnAlways, true })
		at := g.lie()
		for range 500 {
			if g.ticks(1); g.lie() != at {
				t.Fatal("the garden is turned")
			}
		}
		if g.table.State().Turn == 0 && len(g.table.Entries()) < 2 {
			t.Error("nobody played")
		}
	})
}
