package replay

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// testContext is a context with settings that nobody keeps.
func testContext(size scenes.Size, prefs scenes.Settings) *scenes.Context {
	ctx := &scenes.Context{Size: size, Settings: &keptSettings{prefs}}
	scenes.NewStack(ctx)
	ctx.Apply()
	return ctx
}

type keptSettings struct{ s scenes.Settings }

func (k *keptSettings) Settings() scenes.Settings      { return k.s }
func (k *keptSettings) Change(s scenes.Settings) error { k.s = s; return nil }

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

// TestExamples shows every example in sizes, languages and themes, and looks
// that no text of the head, the seats or the buttons is cut, that no list text
// is missing, and that nothing lies on something else.
func TestExamples(t *testing.T) {
	for _, look := range []struct {
		name   string
		w, h   int
		device float64
		few    []string // of the examples; nil for all
		prefs  func(*scenes.Settings)
	}{
		{"1280", 1280, 720, 1, nil, func(*scenes.Settings) {}},
		{"960-ja", 960, 600, 1, []string{"replay", "replay-oduludo"}, func(s *scenes.Settings) { s.Language = "ja" }},
		{"960-pt-150", 960, 600, 1, []string{"replay-mega-eight", "replay-snakes"}, func(s *scenes.Settings) { s.Language, s.TextSize = "pt", 150 }},
		{"tall-contrast", 900, 1280, 1, []string{"replay"}, func(s *scenes.Settings) { s.Theme = scenes.ThemeContrast }},
	} {
		for _, e := range Examples() {
			if e.Name == saveMenu {
				continue // see TestSaveMenu
			}
			if look.few != nil && !slices.Contains(look.few, e.Name) {
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
					s, ok := ctx.Stack.Top().(*Scene)
					if !ok {
						t.Fatal("no replay")
					}
					for _, text := range []*graph.Text{s.parts.title, s.parts.sub} {
						if text.Cut() {
							t.Errorf("cut: %q", text.Text())
						}
					}
					if s.told != s.reel.Last()+1 || len(s.parts.moves.items) < s.reel.Last()/2 || len(s.parts.moments.items) == 0 {
						t.Errorf("%d of %d positions are told in %d lines, %d moments", s.told, s.reel.Last()+1, len(s.parts.moves.items), len(s.parts.moments.items))
					}
					if m := ctx.Printer.Missing(); len(m) > 0 {
						t.Errorf("missing texts: %v", m)
					}
					p := s.parts.page
					for _, r := range append(p.Seats, p.Moves, p.Moments, p.Head) {
						if r.W <= 0 || r.H < 30 || r.Overlaps(p.Board) || r.Overlaps(p.Scrub) || r.Right() > ctx.Size.W {
							t.Errorf("%+v has no room beside %+v", r, p)
						}
					}
				})
			})
		}
	}
}

// TestSaveMenu looks that what can be kept stands in the window, uncut and one beside the other, in low windows with
// large letters too.
func TestSaveMenu(t *testing.T) {
	at := slices.IndexFunc(Examples(), func(e scenes.Example) bool { return e.Name == saveMenu })
	if at < 0 {
		t.Fatal("the gallery has no menu")
	}
	graphtest.Do(func() {
		ctx := testContext(scenes.NewSize(1280, 720, 1), scenes.DefaultSettings())
		Examples()[at].Show(ctx)
		ctx.Stack.Pop() // the menu, which says everything in the language it was opened in
		replay, ok := ctx.Stack.Top().(*Scene)
		if !ok {
			t.Fatalf("%T is under the menu", ctx.Stack.Top())
		}
		for _, size := range []scenes.Size{scenes.NewSize(1280, 720, 1), scenes.NewSize(960, 600, 1), scenes.NewSize(640, 400, 1)} {
			for _, lang := range []string{"en", "pt", "ja"} {
				for _, zoom := range []int{100, 150} {
					ctx.SetSize(size)
					if err := ctx.Change(func(p *scenes.Settings) { p.Language, p.TextSize = lang, zoom }); err != nil {
						t.Fatal(err)
					}
					ctx.Stack.Resize()
					replay.save()
					for range 30 {
						ctx.Stack.Update()
					}
					checkMenu(t, ctx, fmt.Sprintf("save-%d-%s-%d", size.Pixels(size.W), lang, zoom))
					ctx.Stack.Pop()
				}
			}
		}
	})
}

// checkMenu looks that the menu on top shows six answers, each whole and apart from the others.
func checkMenu(t *testing.T, ctx *scenes.Context, name string) {
	t.Helper()
	if os.Getenv("LUDAXY_SHOTS") != "" {
		picture(t, ctx, name)
	}
	menu, ok := ctx.Stack.Top().(*widgets.Menu)
	if !ok {
		t.Fatalf("%s: %T is on top", name, ctx.Stack.Top())
	}
	all := buttons(menu.Root(), 0, 0)
	if len(all) != 6 {
		t.Errorf("%s: %d answers", name, len(all))
	}
	for i, r := range all {
		if r.X < 0 || r.Y < 0 || r.Right() > ctx.Size.W || r.Bottom() > ctx.Size.H {
			t.Errorf("%s: answer %d is at %+v", name, i, r)
		}
		for k, other := range all[:i] {
			if r.Overlaps(other) {
				t.Errorf("%s: answers %d and %d overlap", name, k, i)
			}
		}
	}
	if cut := cutTexts(menu.Root()); len(cut) > 0 {
		t.Errorf("%s: cut: %q", name, cut)
	}
}

// buttons is where the buttons of a tree are.
func buttons(n *graph.Node, x, y float64) (all []layout.Rect) {
	nx, ny := n.Pos()
	x, y = x+nx, y+ny
	if _, ok := n.Data.(*widgets.Button); ok {
		w, h := n.Size()
		all = append(all, layout.Rect{X: x, Y: y, W: w, H: h})
	}
	for _, c := range n.Children() {
		all = append(all, buttons(c, x, y)...)
	}
	return all
}

// cutTexts are the texts of a tree that are not shown whole.
func cutTexts(n *graph.Node) (cut []string) {
	if text, ok := n.Painter().(*graph.Text); ok && text.Cut() {
		cut = append(cut, text.Text())
	}
	for _, c := range n.Children() {
		cut = append(cut, cutTexts(c)...)
	}
	return cut
}
