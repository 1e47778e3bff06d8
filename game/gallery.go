package game

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
	"ludaxy/scenes/gallery"
	"ludaxy/scenes/replay"
	"ludaxy/scenes/table"
)

// Gallery writes a picture of every screen and board into a folder, at the size
// and in the language of the options and otherwise always the same. It needs a
// display, because pictures are drawn by the graphics system, but the window
// stays small and shows nothing.
func Gallery(dir string, opts Options) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("the folder for the pictures cannot be made: %w", err)
	}
	ebiten.SetWindowTitle("Ludaxy")
	ebiten.SetWindowSize(minWindowW/4, minWindowH/4)
	ebiten.SetRunnableOnUnfocused(true)
	p := &painter{dir: dir, w: max(opts.Width, 1), h: max(opts.Height, 1), examples: slices.Concat(gallery.All(), table.Examples(), replay.Examples())}
	p.settings = scenes.DefaultSettings()
	p.settings.Language = string(opts.Lang)
	if err := ebiten.RunGameWithOptions(p, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		return err
	}
	return nil
}

// painter is a game that draws one example an update.
type painter struct {
	dir      string
	w, h     int
	settings scenes.Settings
	examples []scenes.Example
}

// Update paints the next picture.
func (p *painter) Update() (err error) {
	if len(p.examples) == 0 {
		return ebiten.Termination
	}
	e := p.examples[0]
	p.examples = p.examples[1:]
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the picture %q failed: %v", e.Name, r)
		}
	}()
	return save(filepath.Join(p.dir, e.Name+".png"), p.picture(e))
}

// picture draws an example.
func (p *painter) picture(e scenes.Example) image.Image {
	ctx := gallery.NewContext(scenes.NewSize(p.w, p.h, 1), p.settings)
	e.Show(ctx)
	for range e.Ticks {
		ctx.Stack.Update()
	}
	canvas := ebiten.NewImage(p.w, p.h)
	defer canvas.Deallocate()
	ctx.Stack.Draw(canvas)
	img := image.NewRGBA(image.Rect(0, 0, p.w, p.h))
	canvas.ReadPixels(img.Pix)
	return img
}

func save(path string, img image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("the picture cannot be written: %w", err)
	}
	if err := png.Encode(f, img); err != nil {
		_ = f.Close() // the first error tells more
		return fmt.Errorf("the picture cannot be written: %w", err)
	}
	return f.Close()
}

// Draw shows nothing.
func (p *painter) Draw(*ebiten.Image) {}

// Layout is that of the window.
func (p *painter) Layout(w, h int) (int, int) { return w, h }
