package table

import (
	"strings"
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/bot"
	"ludaxy/engine/dice"
	"ludaxy/scenes"
	"ludaxy/scenes/widgets"
)

// spoken is all that is announced.
type spoken struct{ lines []string }

func (h *spoken) Say(text string)                    { h.lines = append(h.lines, text) }
func (h *spoken) Title(_ scenes.Scene, title string) { h.lines = append(h.lines, title) }

// take is what was announced since it was asked last.
func (h *spoken) take() string {
	all := strings.Join(h.lines, "\n")
	h.lines = nil
	return all
}

func (g *game) top(kind scenes.InputKind, pad int8) { g.send(scenes.Input{Kind: kind, Pad: pad}) }
func (g *game) send(in scenes.Input)                { g.ctx.Stack.Handle(in); g.ticks(2) }
func (g *game) asks() bool                          { _, ok := g.ctx.Stack.Top().(*widgets.Menu); return ok }

// openSeat brings the keys to a seat's panel and presses it.
func (g *game) openSeat(id string, pad int8) {
	g.t.Helper()
	for range 20 {
		if g.scene.ui.Focused() == id && g.scene.barFocus {
			break
		}
		g.top(scenes.NavNext, pad)
	}
	g.top(scenes.Accept, pad)
	if !g.asks() {
		g.t.Fatalf("no menu but %T, the focus is on %q", g.ctx.Stack.Top(), g.scene.ui.Focused())
	}
	g.top(scenes.NavNext, pad) // the first key shows where the focus is
}

// TestSeatIsGivenToALevel hands a person's seat to computers of every level and back, by the keys alone; whoever plays
// it already has the focus, and each change is announced.
func TestSeatIsGivenToALevel(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{3, 4, 2, 5, 1, 2, 3, 4}, nil, engine.Human, engine.Human)
		ear := &spoken{}
		g.ctx.Announcer = ear
		g.rest()
		for i, level := range append(bot.Levels(), "") {
			ear.take()
			g.openSeat("seat2", 0)
			if asked := ear.take(); !strings.Contains(asked, g.ctx.T(messages.TableSeatChange, "Name", g.scene.name(2))) {
				t.Errorf("the question is not announced in %q", asked)
			}
			steps, dir := 1, scenes.NavDown
			if level == "" {
				steps, dir = i, scenes.NavUp
			}
			for range steps {
				g.top(dir, 0)
			}
			g.top(scenes.Accept, 0)
			if now := g.scene.seat(2); g.asks() || levelOf(now) != level || (now.Kind == engine.Human) != (level == "") {
				t.Fatalf("the seat is played by %+v, want level %q", now, level)
			}
			want := g.ctx.T(messages.TableSeatChangedPerson, "Name", g.scene.name(2))
			if level != "" {
				want = g.ctx.T(messages.TableSeatChangedLevel, "Name", g.scene.name(2), "Level", g.ctx.T("level."+level))
			}
			if said := ear.take(); !strings.Contains(said, want) {
				t.Errorf("%q is not announced in %q", want, said)
			}
		}
	})
}

// TestSeatWithOneLevel: where there is nothing to play well or badly, a computer is a computer; and who plays already
// may go on.
func TestSeatWithOneLevel(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGameOf(t, "snakes", dice.Script{3, 4, 2}, nil, map[int]engine.SeatKind{0: engine.Human, 1: engine.Human})
		g.rest()
		before := len(g.table.Entries())
		g.openSeat("seat1", 0)
		g.top(scenes.Accept, 0) // the person, as it is
		if n := len(g.table.Entries()); n != before {
			t.Errorf("%d entries for no change", n-before)
		}
		g.openSeat("seat1", 0)
		g.top(scenes.NavDown, 0)
		g.top(scenes.Accept, 0)
		if now := g.scene.seat(1); now.Kind != engine.Computer || now.Level != bot.Casual {
			t.Errorf("the seat is played by %+v", now)
		}
	})
}

// TestOthersGamepadDoesNothing: with gamepads of their own, another's neither walks among the pieces, nor moves one, nor
// answers what the player is asked.
func TestOthersGamepadDoesNothing(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{3, 4, 2, 5}, map[string]string{"startOnBoard": "2"}, engine.Human, engine.Human)
		if err := g.ctx.Change(func(p *scenes.Settings) { p.OwnPads = true }); err != nil {
			t.Fatal(err)
		}
		g.rest()
		g.openSeat("seat2", 1)
		at := g.ctx.Stack.Top().(*widgets.Menu).UI().Focused()
		g.top(scenes.NavDown, 2)
		g.top(scenes.Accept, 2)
		if !g.asks() || g.ctx.Stack.Top().(*widgets.Menu).UI().Focused() != at || g.scene.seat(2).Kind != engine.Human {
			t.Errorf("another's gamepad answers: %+v", g.scene.seat(2))
		}
		g.top(scenes.Back, 1)
		g.top(scenes.Roll, 1)
		g.rest()
		if g.scene.view.Choices() < 2 {
			t.Fatalf("%d pieces to choose from", g.scene.view.Choices())
		}
		before := g.table.Seq()
		for _, kind := range []scenes.InputKind{scenes.NavRight, scenes.NavNext, scenes.Accept, scenes.Roll, scenes.Undo} {
			g.top(kind, 2)
			if _, ok := g.scene.view.Focused(); ok || g.table.Seq() != before {
				t.Fatalf("another's gamepad chooses a piece or moves one, by %v", kind)
			}
		}
		g.send(scenes.Input{Kind: scenes.Choose, N: 1, Pad: 2})
		if _, ok := g.scene.view.Focused(); ok || g.table.Seq() != before {
			t.Fatal("another's gamepad chooses a piece by its number")
		}
		g.top(scenes.NavRight, 1)
		if _, ok := g.scene.view.Focused(); !ok {
			t.Error("the own gamepad chooses nothing")
		}
		g.top(scenes.Accept, 1)
		g.rest()
		if g.table.Seq() == before {
			t.Error("the own gamepad moves nothing")
		}
	})
}
