package table

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/widgets"
)

// contexts are the contexts of the tests by their size: boards and pieces are
// baked once for all.
var contexts = map[scenes.Size]*scenes.Context{}

// testContext is a context with settings that nobody keeps and an empty stack.
func testContext(size scenes.Size, prefs scenes.Settings) *scenes.Context {
	ctx := contexts[size]
	if ctx == nil {
		ctx = &scenes.Context{Size: size}
		contexts[size] = ctx
	} else {
		for ctx.Stack.Len() > 0 {
			ctx.Stack.Pop() // who is left ends its work
		}
	}
	ctx.Settings, ctx.Printer = &kept{prefs}, nil
	scenes.NewStack(ctx)
	ctx.Apply()
	return ctx
}

type kept struct{ s scenes.Settings }

func (k *kept) Settings() scenes.Settings      { return k.s }
func (k *kept) Change(s scenes.Settings) error { k.s = s; return nil }

// picture draws what the stack shows. Pictures are kept in the folder named by
// LUDAXY_SHOTS, for looking at.
func picture(t *testing.T, ctx *scenes.Context, name string) *image.RGBA {
	t.Helper()
	w, h := ctx.Size.Pixels(ctx.Size.W), ctx.Size.Pixels(ctx.Size.H)
	dst := ebiten.NewImage(w, h)
	ctx.Stack.Touch()
	ctx.Stack.Draw(dst)
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	dst.Deallocate()
	if dir := os.Getenv("LUDAXY_SHOTS"); dir != "" {
		var out bytes.Buffer
		if err := png.Encode(&out, img); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name+".png"), out.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return img
}

// fewExamples are those that are looked at in every size, language and theme.
var fewExamples = []string{"table-crowd", "table-choose", "table-hint", "table-hint-choice", "table-look", "table-mega-eight", "table-oduludo-meet", "table-oduludo-faces", "table-oduludo-round", "table-win", "table-hand-over"}

// TestExamples shows every example in sizes, languages and themes, and looks
// that no text is cut, none is missing, and that a table at rest is not drawn.
func TestExamples(t *testing.T) {
	for _, look := range []struct {
		name   string
		w, h   int
		device float64
		few    bool // only some of the examples
		prefs  func(*scenes.Settings)
	}{
		{"1280", 1280, 720, 1, false, func(*scenes.Settings) {}},
		{"960-ja", 960, 600, 1, true, func(s *scenes.Settings) { s.Language = "ja" }},
		{"1280-pt-150", 1280, 720, 1, true, func(s *scenes.Settings) { s.Language, s.TextSize = "pt", 150 }},
		{"tall-contrast", 900, 1280, 1, true, func(s *scenes.Settings) { s.Theme = scenes.ThemeContrast }},
	} {
		for _, e := range Examples() {
			if look.few && !slices.Contains(fewExamples, e.Name) {
				continue
			}
			t.Run(look.name+"/"+e.Name, func(t *testing.T) {
				graphtest.Do(func() {
					prefs := scenes.DefaultSettings()
					look.prefs(&prefs)
					ctx := testContext(scenes.NewSize(look.w, look.h, look.device), prefs)
					e.Show(ctx)
					for range e.Ticks {
						ctx.Stack.Update()
					}
					picture(t, ctx, look.name+"-"+e.Name)
					if _, asks := ctx.Stack.Top().(*widgets.Menu); asks {
						ctx.Stack.Pop() // the table is below
					}
					sc, ok := ctx.Stack.Top().(*Scene)
					if !ok {
						t.Fatal("no table")
					}
					if sc.parts.title.Cut() || sc.parts.sub.Cut() {
						t.Errorf("cut: %q / %q", sc.say.title, sc.say.sub)
					}
					if m := ctx.Printer.Missing(); len(m) > 0 {
						t.Errorf("missing texts: %v", m)
					}
				})
			})
		}
	}
}
