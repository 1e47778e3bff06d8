package graph_test

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
)

func TestOnlyWhatShowsMakesDirty(t *testing.T) {
	root, group, leaf := graph.New(100, 100), graph.New(50, 50), graph.New(10, 10)
	root.Add(group.Add(leaf))
	for _, c := range []struct {
		name   string
		change func()
		dirty  bool
	}{
		{"a move", func() { leaf.SetPos(1, 1) }, true},
		{"the same move again", func() { leaf.SetPos(1, 1) }, false},
		{"hiding", func() { group.SetVisible(false) }, true},
		{"a move while hidden", func() { leaf.SetPos(2, 2) }, false},
		{"showing", func() { group.SetVisible(true) }, true},
		{"fading out", func() { group.SetAlpha(0) }, true},
		{"a move while faded out", func() { leaf.SetPos(3, 3) }, false},
		{"fading in", func() { group.SetAlpha(1) }, true},
		{"another depth", func() { leaf.SetZ(3) }, true},
		{"removal", func() { leaf.Remove() }, true},
		{"a move of what is gone", func() { leaf.SetPos(4, 4) }, false},
	} {
		root.Clean()
		c.change()
		if root.Dirty() != c.dirty {
			t.Errorf("%s: dirty is %v", c.name, root.Dirty())
		}
	}
}

func TestHit(t *testing.T) {
	root := graph.New(200, 200)
	low := graph.New(100, 100).SetPos(50, 50).SetTouchable(true)
	high := graph.New(20, 20).SetPos(10, 10).SetTouchable(true)
	front := graph.New(40, 40).SetPivot(0.5, 0.5).SetPos(140, 140).SetScale(2, 2).SetTouchable(true).SetZ(1)
	list := graph.New(50, 20).SetPos(0, 180).SetClip(true)
	inList := graph.New(50, 100).SetTouchable(true)
	root.Add(front, low.Add(high), list.Add(inList))
	for _, c := range []struct {
		x, y float64
		want *graph.Node
	}{
		{10, 10, nil}, {55, 55, low}, {65, 65, high}, {145, 145, front}, {101, 101, front}, {179, 179, front}, {181, 140, nil},
		{10, 185, inList}, {10, 179, nil},
	} {
		if got := root.Hit(c.x, c.y); got != c.want {
			t.Errorf("at %v,%v: not the node that is there", c.x, c.y)
		}
	}
	front.SetVisible(false)
	if root.Hit(145, 145) != low {
		t.Error("a hidden node is hit")
	}
	if x, y := high.ToRoot(1, 2); x != 61 || y != 62 {
		t.Errorf("a point of a node is at %v,%v of the root", x, y)
	}
}

func TestDrawOrderAlphaAndClip(t *testing.T) {
	root := graph.New(40, 40)
	root.Add(
		graph.NewRect(color.RGBA{0, 0, 255, 255}, 20, 20).SetZ(1),
		graph.NewRect(color.RGBA{255, 0, 0, 255}, 40, 40),
	)
	clip := graph.New(10, 10).SetPos(30, 30).SetClip(true).SetZ(2)
	clip.Add(graph.NewRect(color.RGBA{0, 255, 0, 255}, 40, 40).SetPos(-20, -20))
	root.Add(clip)
	img := graphtest.Pixels(80, 80, func(dst *ebiten.Image) { root.Draw(dst, 2) })
	for _, c := range []struct {
		x, y int
		want color.RGBA
	}{
		{10, 10, color.RGBA{0, 0, 255, 255}}, {50, 10, color.RGBA{255, 0, 0, 255}},
		{58, 58, color.RGBA{255, 0, 0, 255}}, {62, 62, color.RGBA{0, 255, 0, 255}},
	} {
		if got := img.RGBAAt(c.x, c.y); got != c.want {
			t.Errorf("at %d,%d: %v, not %v", c.x, c.y, got, c.want)
		}
	}
	if root.Dirty() {
		t.Error("a tree just drawn is dirty")
	}
}

func TestTweensRunOnTicks(t *testing.T) {
	var a graph.Animator
	n := graph.New(1, 1)
	done := 0
	a.ToThen(n, graph.PropX, 10, 2, 5, graph.Linear, func() { done++ })
	for range 2 {
		a.Update()
	}
	if x, _ := n.Pos(); x != 0 {
		t.Errorf("moved to %v while waiting", x)
	}
	a.Update()
	if x, _ := n.Pos(); x != 2 {
		t.Errorf("after one of five ticks at %v", x)
	}
	a.To(n, graph.PropY, 4, 0, 100, graph.OutBounce)
	a.Finish()
	if x, y := n.Pos(); x != 10 || y != 4 || done != 1 || a.Busy() {
		t.Errorf("finished at %v,%v, told %d times, busy %v", x, y, done, a.Busy())
	}
	for _, e := range []graph.Ease{graph.Linear, graph.InQuad, graph.OutQuad, graph.InOutQuad, graph.OutCubic, graph.InOutSine, graph.OutBack, graph.OutBounce} {
		if d := e(0); d > 1e-9 || d < -1e-9 {
			t.Errorf("an ease begins at %v", d)
		}
		if d := e(1) - 1; d > 1e-9 || d < -1e-9 {
			t.Errorf("an ease ends %v off", d)
		}
	}
}

func TestAnimationAllocatesNothing(t *testing.T) {
	graphtest.Do(func() {
		root := graph.New(200, 200)
		sprite := graph.NewSprite(ebiten.NewImage(8, 8), 8, 8)
		other := graph.NewSprite(sprite.Image(), 16, 16)
		root.Add(sprite.Node, other.Node)
		dst := ebiten.NewImage(200, 200)
		var a graph.Animator
		frame := func() {
			if !a.Busy() {
				a.To(sprite.Node, graph.PropX, 100, 0, 1000, graph.OutQuad)
				a.To(other.Node, graph.PropAlpha, 0.5, 0, 1000, graph.OutQuad)
			}
			a.Update()
			sprite.SetRotation(sprite.Rotation() + 0.01)
			root.Draw(dst, 1)
		}
		frame()
		// Both sprites share a picture, so that Ebitengine's own queue of commands does not grow: here, unlike in a
		// game, many frames go by without it being emptied.
		if n := testing.AllocsPerRun(200, frame); n >= 1 {
			t.Errorf("%v allocations a frame", n)
		}
	})
}
