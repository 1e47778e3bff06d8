package title_test

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
	"ludaxy/scenes/gallery"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/title"
)

func TestMain(m *testing.M) { graphtest.Main(m) }

// TestShots writes pictures of matches behind the menu into the folder named by LUDAXY_SHOTS, for looking at.
func TestShots(t *testing.T) {
	dir := os.Getenv("LUDAXY_SHOTS")
	if dir == "" {
		t.Skip("LUDAXY_SHOTS names no folder")
	}
	for i, v := range []struct {
		w, h        int
		lang, theme string
		text        int
	}{
		{1280, 720, "en", "night", 100}, {960, 600, "pt", "night", 100}, {1280, 720, "ja", "night", 100}, {1280, 720, "en", "contrast", 100},
		{960, 600, "ja", "night", 150}, {800, 1000, "en", "night", 100},
	} {
		for first := range 5 {
			if i > 1 && first != []int{0, 0, 4, 0, 1, 3}[i] {
				continue
			}
			set := scenes.DefaultSettings()
			set.Language, set.Theme, set.TextSize = v.lang, v.theme, v.text
			img := graphtest.Pixels(v.w, v.h, func(dst *ebiten.Image) {
				ctx := gallery.NewContext(scenes.NewSize(v.w, v.h, 1), set)
				ctx.Stack.Replace(title.New(title.Demo{Plays: true, First: first, Seed: 7, AtOnce: true}))
				for range 700 {
					ctx.Stack.Update()
				}
				ctx.Stack.Draw(dst)
			})
			f, err := os.Create(filepath.Join(dir, fmt.Sprintf("title-%dx%d-%s-%s-%d-%d.png", v.w, v.h, v.lang, v.theme, v.text, first)))
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
