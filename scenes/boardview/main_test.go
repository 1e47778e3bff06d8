package boardview

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// The tests run while a small game runs, so that images can be drawn and read.
// on does a function inside its Update.
var jobs = make(chan func())

type pump struct{ done chan int }

func (p *pump) Update() error {
	for {
		select {
		case job := <-jobs:
			job()
		case code := <-p.done:
			os.Exit(code)
		default:
			return nil
		}
	}
}

func (p *pump) Draw(*ebiten.Image) {}

func (p *pump) Layout(int, int) (int, int) { return 64, 64 }

func TestMain(m *testing.M) {
	p := &pump{make(chan int)}
	go func() { p.done <- m.Run() }()
	ebiten.SetWindowSize(64, 64)
	ebiten.SetRunnableOnUnfocused(true)
	if err := ebiten.RunGame(p); err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}

// on runs a function on the game's goroutine and waits for it.
func on(f func()) {
	done := make(chan struct{})
	jobs <- func() { defer close(done); f() }
	<-done
}

// pixels reads a picture back.
func pixels(img *ebiten.Image) *image.RGBA {
	out := image.NewRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
	return out
}

// keep writes a picture into the folder named by LUDAXY_SHOTS, for looking at.
func keep(t *testing.T, name string, img *image.RGBA) {
	t.Helper()
	dir := os.Getenv("LUDAXY_SHOTS")
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
