package table

import (
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/scenes"
)

// TestGuideSaysEachHintOnce plays the first throws: a hint comes when it matters, goes when play goes on, takes no
// input, and does not come again.
func TestGuideSaysEachHintOnce(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{6, 3, 2, 1, 4, 2, 5, 1, 2, 3, 4, 5}, nil, engine.Human, engine.Human)
		g.ticks(2)
		if g.scene.guide.text != messages.GuideRoll {
			t.Fatalf("the first hint is %q", g.scene.guide.text)
		}
		if g.ctx.Prefs().Guided&1 == 0 {
			t.Error("that it was said is not kept")
		}
		before := g.table.Seq()
		g.key(scenes.Roll)
		g.ticks(guideLeast + 60)
		if g.table.Seq() == before {
			t.Error("the hint kept the die from being thrown")
		}
		if g.scene.guide.text == messages.GuideRoll {
			t.Error("the hint stays although play went on")
		}
		for range 6 {
			g.key(scenes.Roll)
			g.ticks(200)
			if g.scene.guide.text == messages.GuideRoll {
				t.Error("a hint came twice")
			}
		}
	})
}

// TestGuideGoesWithItsTurn holds the die back from settling: a hint that was read goes while the board still moves, and
// does not speak of a turn that has passed.
func TestGuideGoesWithItsTurn(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{1, 2, 3, 4, 5, 1, 2, 3}, nil, engine.Human, engine.Human)
		g.ticks(guideLeast + 2)
		if g.scene.guide.text != messages.GuideRoll {
			t.Fatalf("the first hint is %q", g.scene.guide.text)
		}
		g.key(scenes.Roll)
		g.ticks(3)
		if g.scene.dir.Idle() {
			t.Fatal("nothing moves")
		}
		if g.scene.guide.text != "" {
			t.Errorf("the hint %q stays while the die is in the air", g.scene.guide.text)
		}
	})
}
