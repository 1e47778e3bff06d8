package table

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/boardview/timeline"
)

// user plays a match through the inputs of a person.
type user struct {
	*game
	rng *rand.Rand
}

// send gives an input and lets one tick pass.
func (u *user) send(in scenes.Input) {
	u.scene.Handle(in)
	u.ticks(1)
}

// press clicks or taps a point of the window.
func (u *user) press(x, y float64, touch bool) {
	if !touch {
		u.send(scenes.Input{Kind: scenes.PointerMove, X: x, Y: y})
	}
	for _, k := range []scenes.InputKind{scenes.PointerDown, scenes.PointerUp} {
		u.send(scenes.Input{Kind: k, X: x, Y: y, Touch: touch})
	}
}

// pressButton presses the button of that name.
func (u *user) pressButton(root interface {
	Pos() (float64, float64)
	Size() (float64, float64)
}, touch bool) {
	x, y := root.Pos()
	w, h := root.Size()
	u.press(x+w/2, y+h/2, touch)
}

// do does an action the way a person would, by keys, mouse or touch.
func (u *user) do(a rules.Action) {
	u.t.Helper()
	how := u.rng.IntN(3)
	keys, touch := how == 0, how == 2
	switch {
	case a.IsRoll() && u.scene.byHand(u.table.Legal()):
		u.send(scenes.Input{Kind: scenes.Choose, N: int(a.Value)})
	case a.IsRoll() && keys:
		u.send(scenes.Input{Kind: scenes.Roll})
	case a.IsRoll():
		u.pressButton(u.scene.parts.roll.Root(), touch)
	case a.Kind == rules.Choose:
		u.choose(a, keys, touch)
	case keys:
		u.byKeys(a)
	case a.Kind == rules.Skip:
		u.pressButton(u.scene.parts.skip.Root(), touch)
	default:
		u.clickMove(a, touch)
	}
	u.rest()
}

// byKeys steps with the arrows until an action is chosen, and confirms it.
func (u *user) byKeys(a rules.Action) {
	u.t.Helper()
	for range 20 {
		u.send(scenes.Input{Kind: scenes.NavNext})
		f, ok := u.scene.view.Focused()
		if ok && f == a || a.Kind == rules.Skip && u.scene.ui.Focused() == "skip" && u.scene.barFocus {
			u.send(scenes.Input{Kind: scenes.Accept})
			return
		}
	}
	u.t.Errorf("the keys do not reach %+v", a)
}

// choose gives an answer, by its number, by stepping to it, or by its button.
func (u *user) choose(a rules.Action, keys, touch bool) {
	u.t.Helper()
	for i, b := range u.scene.parts.options.buttons {
		if b == nil || b.action != a {
			continue
		}
		switch {
		case !keys:
			u.pressButton(b.Root(), touch)
		case u.rng.IntN(2) == 0:
			u.send(scenes.Input{Kind: scenes.Choose, N: i + 1})
		default:
			for range 20 {
				u.send(scenes.Input{Kind: scenes.NavNext})
				if u.scene.ui.Focused() == fmt.Sprint("option", i) {
					u.send(scenes.Input{Kind: scenes.Accept})
					return
				}
			}
			u.t.Errorf("the keys do not reach answer %d", i)
		}
		return
	}
	u.t.Errorf("no button for %+v", a)
}

// clickMove clicks a piece that moves, or another of its stack, and then the
// target of the move where the piece has several.
func (u *user) clickMove(a rules.Action, touch bool) {
	u.t.Helper()
	v := u.scene.view
	x, y, ok := u.find(func(x, y float64) bool {
		p, ok := v.PieceAt(x, y)
		if !ok {
			return false
		}
		f, ways := v.Choice(p)
		return ways > 0 && f.Seat == a.Seat && f.Piece == a.Piece
	})
	if !ok {
		u.t.Errorf("piece %d of seat %d is nowhere to be clicked", a.Piece, a.Seat)
		return
	}
	before := u.table.Seq()
	u.press(x, y, touch)
	if u.table.Seq() != before {
		return
	}
	x, y, ok = u.find(func(x, y float64) bool { f, ok := v.TargetAt(x, y); return ok && f == a })
	if !ok {
		u.t.Errorf("the target of %+v is nowhere to be clicked", a)
		return
	}
	u.press(x, y, touch)
}

// find looks for a point of the board, in units of the window.
func (u *user) find(ok func(x, y float64) bool) (x, y float64, found bool) {
	for y := 0.0; y < u.scene.board.H; y += 5 {
		for x := 0.0; x < u.scene.board.W; x += 5 {
			if ok(x, y) {
				return u.scene.board.X + x, u.scene.board.Y + y, true
			}
		}
	}
	return 0, 0, false
}

// TestEveryChoiceIsReachable plays matches of every game with nothing but keys,
// mouse and touch, and sees that what was meant is what was done.
func TestEveryChoiceIsReachable(t *testing.T) {
	for _, c := range []struct {
		game    string
		options map[string]string
		seats   []int
		actions int
	}{
		{"luddo", map[string]string{"teams": "true", "startOnBoard": "2"}, []int{0, 1, 2, 3}, 120},
		{"ludo-app", nil, []int{0, 2}, 120},
		{"mega-ludo", map[string]string{"bonusOptional": "true", "captureOnEntry": "any"}, []int{0, 1, 2, 3}, 400},
		{"snakes", nil, []int{0, 1}, 60},
		{"oduludo", map[string]string{"queenLeads": "true"}, []int{0, 1, 2, 3}, 420},
		{"oduludo", map[string]string{"mode": "team"}, []int{0, 1, 2, 3}, 200},
		{"oduludo", map[string]string{"dice": "manual"}, []int{0, 2}, 160},
	} {
		t.Run(c.game, func(t *testing.T) {
			in(t, func(t *testing.T) { playByHand(t, c.game, c.options, c.seats, c.actions) })
		})
	}
}

// playByHand plays a number of actions of a match, each by hand.
func playByHand(t *testing.T, id string, options map[string]string, seats []int, actions int) {
	var roller dice.Roller = dice.SeedFromText("by hand")
	if options["dice"] == "manual" {
		roller = dice.Manual{}
	}
	kinds := map[int]engine.SeatKind{}
	for _, k := range seats {
		kinds[k] = engine.Human
	}
	g := newGameOf(t, id, roller, options, kinds)
	if err := g.ctx.Change(func(p *scenes.Settings) { p.Speed = scenes.SpeedInstant }); err != nil {
		t.Fatal(err)
	}
	u := &user{g, rand.New(rand.NewPCG(5, 6))}
	kept := map[rules.Kind]int{}
	g.rest()
	for range actions {
		legal := g.table.Legal()
		if len(legal) == 0 {
			break
		}
		a := legal[u.rng.IntN(len(legal))]
		if a.IsRoll() && u.scene.byHand(legal) {
			a.Value = uint8(1 + u.rng.IntN(6))
		}
		u.do(a)
		entries := g.table.Entries()
		var done rules.Action
		for _, e := range entries {
			if e.Kind == engine.EntryDo {
				done = e.Action
			}
		}
		if a.IsRoll() && a.Value == 0 {
			done.Value = 0
		}
		if done != a {
			t.Errorf("meant %+v, done %+v; toast %v, say %+v", a, done, entries[len(entries)-1], g.scene.say)
			return
		}
		kept[a.Kind]++
	}
	state := g.table.State()
	if shown := g.scene.dir.Frame().Model; *shown != timeline.FromState(&state) || g.scene.dir.Drift() != 0 {
		t.Errorf("the board has drifted %d times", g.scene.dir.Drift())
	}
	if m := g.ctx.Printer.Missing(); len(m) > 0 {
		t.Errorf("missing texts: %v", m)
	}
	t.Logf("%v", kept)
}
