package table

import (
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/scenes"
	"ludaxy/scenes/keymap"
)

// TestLogIsReadWhileChoosing reads the log by keys and by a gamepad while a piece is to be chosen, looks at an earlier
// position, and comes back to the very piece the keys were on.
func TestLogIsReadWhileChoosing(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{6, 1, 6, 2, 3, 4, 5, 1, 2}, map[string]string{"startOnBoard": "2"}, engine.Human, engine.Human)
		for range 8 { // throw, until there is more than one way
			g.ticks(200)
			if g.scene.view.Choices() > 1 {
				break
			}
			g.key(scenes.Roll)
		}
		if g.scene.view.Choices() < 2 {
			t.Fatalf("there are %d pieces to choose from", g.scene.view.Choices())
		}
		for _, pad := range []int8{0, 1} {
			send := func(kind scenes.InputKind) {
				g.scene.Handle(scenes.Input{Kind: kind, Pad: pad})
				g.ticks(1)
			}
			send(scenes.NavRight)
			piece, ok := g.scene.view.Focused()
			if !ok {
				t.Fatal("no piece is chosen")
			}
			seq := g.table.Seq()
			send(scenes.ReadLog)
			if g.scene.ui.Focused() != "log" || !g.scene.reading {
				t.Fatalf("pad %d: the keys are on %q", pad, g.scene.ui.Focused())
			}
			last := g.scene.parts.log.Value()
			if last == "" || last != g.scene.log.lines[len(g.scene.log.lines)-1].text {
				t.Errorf("pad %d: the log begins at %q", pad, last)
			}
			send(scenes.NavUp)
			if g.scene.parts.log.Value() == last {
				t.Errorf("pad %d: up stays at %q", pad, last)
			}
			send(scenes.Home)
			if first := g.scene.parts.log.Value(); first != g.scene.log.lines[0].text {
				t.Errorf("pad %d: Home leads to %q, want %q", pad, first, g.scene.log.lines[0].text)
			}
			send(scenes.NavUp)
			if g.scene.ui.Focused() != "log" {
				t.Errorf("pad %d: the end of the log leads to %q", pad, g.scene.ui.Focused())
			}
			send(scenes.Accept)
			if !g.scene.look.on() {
				t.Errorf("pad %d: the line's position is not shown", pad)
			}
			send(scenes.Back) // from the position to the log
			if g.scene.look.on() || !g.scene.reading {
				t.Errorf("pad %d: Back does not lead from the position to the log", pad)
			}
			send(scenes.Back)
			if f, ok := g.scene.view.Focused(); g.scene.reading || !ok || f != piece || g.scene.barFocus {
				t.Errorf("pad %d: Back does not lead to the piece", pad)
			}
			if g.table.Seq() != seq || g.ctx.Stack.Len() > 1 {
				t.Fatalf("pad %d: reading did something else", pad)
			}
		}
	})
}

// TestHintsNameTheKeysBoundNow changes the key that throws, and takes a gamepad: the hints follow.
func TestHintsNameTheKeysBoundNow(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{6, 3, 2}, nil, engine.Human, engine.Human)
		keys := keymap.Of(g.ctx).Bind("roll", 0, "K").Bind("roll", 1, "").String()
		if err := g.ctx.Change(func(p *scenes.Settings) { p.Keys = keys }); err != nil {
			t.Fatal(err)
		}
		g.ticks(2)
		if g.scene.guide.text != messages.GuideRoll {
			t.Fatalf("the first hint is %q", g.scene.guide.text)
		}
		if got, want := g.scene.guide.words(g.scene), g.ctx.T(messages.GuideRoll, "Key", "K"); got != want {
			t.Errorf("with another key: %q, want %q", got, want)
		}
		g.ctx.Pad = true
		g.ticks(2)
		if got, want := g.scene.guide.words(g.scene), g.ctx.T(messages.GuideRollPad, "Key", g.ctx.T(messages.PadLeft)); got != want || !g.scene.guide.pad {
			t.Errorf("with a gamepad: %q, want %q", got, want)
		}
		if got, want := g.scene.parts.sub.Text(), g.ctx.T(messages.TableRollHintPad, "Key", g.ctx.T(messages.PadLeft)); got != want {
			t.Errorf("beside the board: %q, want %q", got, want)
		}
	})
}
