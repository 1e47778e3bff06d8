// Command floor is the least that an Ebitengine program can be: a window that
// shows one colour. build/bench measures the game beside it, because what a
// window costs differs from machine to machine.
//
//	floor LOG [always]
//
// It writes a line with the time of its first frame to LOG, as the game's own
// log does. With always it fills the window again in every frame; without, it
// touches nothing after the first, as the game does where nothing moves.
package main

import (
	"fmt"
	"image/color"
	"log/slog"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

type floor struct {
	log    *slog.Logger
	always bool
	drawn  int
}

func (f *floor) Update() error { return nil }

func (f *floor) Draw(screen *ebiten.Image) {
	if f.drawn == 0 {
		f.log.Info("size", "width", screen.Bounds().Dx(), "height", screen.Bounds().Dy())
	}
	// The system may keep three pictures of the window.
	const pictures = 3
	if f.drawn++; f.always || f.drawn <= pictures {
		screen.Fill(color.RGBA{R: 13, G: 10, B: 44, A: 255})
	}
}

func (f *floor) Layout(w, h int) (int, int) { return w, h }

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: floor LOG [always]")
		os.Exit(2)
	}
	file, err := os.Create(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, "floor:", err)
		os.Exit(1)
	}
	ebiten.SetWindowTitle("floor")
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetRunnableOnUnfocused(true)
	ebiten.SetScreenClearedEveryFrame(false)
	f := &floor{log: slog.New(slog.NewTextHandler(file, nil)), always: len(os.Args) > 2}
	if err := ebiten.RunGame(f); err != nil {
		fmt.Fprintln(os.Stderr, "floor:", err)
		os.Exit(1)
	}
}
