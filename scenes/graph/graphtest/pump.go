// Package graphtest runs the tests of packages that draw. Ebitengine draws only while its game loop runs, and that must
// hold the main goroutine: TestMain hands it over with [Main], and tests run pieces of code inside the loop with [Do].
//
// Importing Ebitengine ends the program where there is no display, before any test could skip. Packages with such tests
// are therefore run under a display server: xvfb-run -a go test ./scenes/...
package graphtest

import (
	"errors"
	"image"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Width and Height are the size of the pump's window in pixels.
const Width, Height = 320, 240

type pump struct {
	calls chan func()
	done  chan int
	code  int
}

// A test that ends inside the loop, as t.Fatal does, ends the loop too, before there is a result: that is no success.
var loop = &pump{calls: make(chan func()), done: make(chan int), code: 1}

// Update implements ebiten.Game.
func (p *pump) Update() error {
	for {
		select {
		case f := <-p.calls:
			f()
		case p.code = <-p.done:
			return ebiten.Termination
		default:
			return nil
		}
	}
}

// Draw implements ebiten.Game.
func (p *pump) Draw(*ebiten.Image) {}

// Layout implements ebiten.Game.
func (p *pump) Layout(int, int) (int, int) { return Width, Height }

// Main runs the tests while the game loop runs, and ends the process with their result. Call it from TestMain.
func Main(m *testing.M) {
	ebiten.SetWindowSize(Width, Height)
	ebiten.SetRunnableOnUnfocused(true)
	ebiten.SetVsyncEnabled(false)
	go func() { loop.done <- m.Run() }()
	opts := &ebiten.RunGameOptions{InitUnfocused: true}
	if err := ebiten.RunGameWithOptions(loop, opts); err != nil && !errors.Is(err, ebiten.Termination) {
		os.Stderr.WriteString("the game loop ended: " + err.Error() + "\n")
		os.Exit(1)
	}
	os.Exit(loop.code)
}

// Do runs f inside the game loop, between two frames, and returns when it is done. A panic in f becomes one in the test.
func Do(f func()) {
	failed := make(chan any, 1)
	loop.calls <- func() {
		defer func() { failed <- recover() }()
		f()
	}
	if p := <-failed; p != nil {
		panic(p)
	}
}

// Pixels draws into a new picture of w by h pixels and returns what was drawn.
func Pixels(w, h int, draw func(dst *ebiten.Image)) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	Do(func() {
		img := ebiten.NewImage(w, h)
		draw(img)
		img.ReadPixels(out.Pix)
		img.Deallocate()
	})
	return out
}
