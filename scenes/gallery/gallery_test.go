package gallery_test

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
	"ludaxy/scenes/gallery"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
)

var (
	pictures = flag.String("pictures", "", "folder to write a picture of every example to")
	only     = flag.String("only", "", "look only at the examples whose names begin so")
)

// examples are those that are to be looked at.
func examples() (list []scenes.Example) {
	for _, e := range gallery.All() {
		if strings.HasPrefix(e.Name, *only) {
			list = append(list, e)
		}
	}
	return list
}

func TestMain(m *testing.M) { graphtest.Main(m) }

// size is a window with the scale of its monitor.
type size struct {
	w, h   int
	device float64
}

func (s size) String() string { return fmt.Sprintf("%dx%d@%g", s.w, s.h, s.device) }

// TestNothingIsCutOff lays out every example in every language, in the smallest window with the largest text and in
// others, and looks for texts that were shortened and controls that cannot be reached.
func TestNothingIsCutOff(t *testing.T) {
	for _, v := range []struct {
		size
		langs []string
		texts []int
	}{
		{size{960, 600, 1}, []string{"en", "pt", "ja"}, []int{150}},
		{size{960, 600, 1}, []string{"pt"}, []int{100}},
		{size{1280, 720, 1}, []string{"ja"}, []int{100}},
		{size{1280, 720, 1}, []string{"pt"}, []int{130}},
		{size{800, 1000, 1}, []string{"pt"}, []int{150}},
		{size{1920, 1200, 2}, []string{"ja"}, []int{115}},
		{size{2560, 1440, 1}, []string{"pt"}, []int{150}},
	} {
		var ctx *scenes.Context
		graphtest.Do(func() {
			ctx = gallery.NewContext(scenes.NewSize(v.w, v.h, v.device), scenes.DefaultSettings())
			ctx.Art.Without() // boards have no texts and no controls
		})
		for _, lang := range v.langs {
			for _, text := range v.texts {
				graphtest.Do(func() { check(t, ctx, v.size, lang, text) })
			}
		}
	}
}

func check(t *testing.T, ctx *scenes.Context, sz size, lang string, text int) {
	t.Helper()
	if err := ctx.Change(func(p *scenes.Settings) { p.Language, p.TextSize = lang, text }); err != nil {
		t.Fatal(err)
	}
	for _, e := range examples() {
		e.Show(ctx)
		for range e.Ticks {
			ctx.Stack.Update()
		}
		name := fmt.Sprintf("%s in %s at %d%%, %s", e.Name, lang, text, sz)
		ctx.Stack.Scenes(func(s scenes.Scene) { walk(t, name, ctx.Size, s.Root(), false) })
		if missing := ctx.Printer.Missing(); len(missing) > 0 {
			t.Errorf("%s: asked in vain for %v", name, missing)
		}
		if !ctx.Stack.Dirty() {
			t.Errorf("%s: a scene that was never drawn is not dirty", name)
		}
	}
}

// walk looks at a node and all below it; what is in a list that scrolls may lie outside the window.
func walk(t *testing.T, name string, size scenes.Size, n *graph.Node, scrolls bool) {
	if !n.Visible() {
		return
	}
	w, h := n.Size()
	x0, y0 := n.ToRoot(0, 0)
	x1, y1 := n.ToRoot(w, h)
	text, isText := n.Painter().(*graph.Text)
	if isText && text.Cut() {
		t.Errorf("%s: %q is shown as %q", name, text.Text(), text.Lines())
	}
	const slack = 1
	if (isText || n.Touchable()) && !scrolls && (x0 < -slack || y0 < -slack || x1 > size.W+slack || y1 > size.H+slack) {
		what := "a control"
		if isText {
			what = fmt.Sprintf("%q", text.Text())
		}
		t.Errorf("%s: %s reaches out of the window: %.0f,%.0f to %.0f,%.0f of %.0fx%.0f", name, what, x0, y0, x1, y1, size.W, size.H)
	}
	if n.Touchable() && (x1-x0 < 43.5 || y1-y0 < 43.5) {
		t.Errorf("%s: a control is only %.0fx%.0f", name, x1-x0, y1-y0)
	}
	if n.Clipping() && (x0 < -slack || y0 < -slack || x1 > size.W+slack || y1 > size.H+slack) {
		t.Errorf("%s: a list reaches out of the window: %.0f,%.0f to %.0f,%.0f", name, x0, y0, x1, y1)
	}
	for _, c := range n.Children() {
		walk(t, name, size, c, scrolls || n.Clipping())
	}
}

// TestStillScreensRest looks that a screen that has settled needs no drawing.
func TestStillScreensRest(t *testing.T) {
	var ctx *scenes.Context
	graphtest.Do(func() { ctx = gallery.NewContext(scenes.NewSize(1280, 720, 1), scenes.DefaultSettings()) })
	for _, e := range examples() {
		var busy int
		graphtest.Pixels(1280, 720, func(dst *ebiten.Image) {
			e.Show(ctx)
			for range e.Ticks + 300 {
				ctx.Stack.Update()
			}
			ctx.Stack.Draw(dst)
			for range 60 {
				ctx.Stack.Update()
				if ctx.Stack.Draw(dst) {
					busy++
				}
			}
		})
		if busy > 0 {
			t.Errorf("%s drew %d of 60 frames although nothing happened", e.Name, busy)
		}
	}
}

// TestPictures writes a picture of every example, when asked to.
func TestPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("no folder was given with -pictures")
	}
	for _, v := range []struct {
		size
		lang string
		text int
	}{{size{1280, 720, 1}, "en", 100}, {size{960, 600, 1}, "pt", 100}, {size{1280, 720, 1}, "ja", 100}, {size{960, 600, 1}, "pt", 150}} {
		set := scenes.DefaultSettings()
		set.Language, set.TextSize = v.lang, v.text
		var ctx *scenes.Context
		graphtest.Do(func() { ctx = gallery.NewContext(scenes.NewSize(v.w, v.h, v.device), set) })
		for _, e := range examples() {
			img := graphtest.Pixels(v.w, v.h, func(dst *ebiten.Image) {
				e.Show(ctx)
				for range e.Ticks {
					ctx.Stack.Update()
				}
				ctx.Stack.Draw(dst)
			})
			f, err := os.Create(filepath.Join(*pictures, fmt.Sprintf("%s-%dx%d-%s-%d.png", e.Name, v.w, v.h, v.lang, v.text)))
			if err != nil {
				t.Fatal(err)
			}
			if err := png.Encode(f, img); err != nil {
				t.Fatal(err)
			}
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
}
