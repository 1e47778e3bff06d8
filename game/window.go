package game

import (
	"errors"
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/game/platform"
	"ludaxy/game/sound"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
)

// The smallest window, in the system's units: smaller ones cannot be read.
const (
	minWindowW, minWindowH = 640, 400
	maxWindow              = 16384
)

// Run opens the window and plays until the player quits. The error is a
// sentence for the player.
func Run(opts Options) (err error) {
	go func() { _ = graph.LoadFonts() }() // beside the messages; it is begin that needs them
	g, err := New(opts, sound.New())
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, g.close()) }()
	g.openWindow()
	g.ctx.Art.Beside()
	if err := g.begin(); err != nil {
		return err
	}
	return g.loop()
}

// openWindow sets the window up; it appears with the loop.
func (g *Game) openWindow() {
	ebiten.SetWindowTitle(g.ctx.T("app.name"))
	ebiten.SetWindowSize(g.windowSize())
	ebiten.SetWindowSizeLimits(minWindowW, minWindowH, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	// The X of the window comes as a wish to quit.
	ebiten.SetWindowClosingHandled(true)
	// Computers go on playing, and the music too, while the player looks elsewhere.
	ebiten.SetRunnableOnUnfocused(true)
	// What is not drawn again stays: a still picture then costs next to nothing.
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetVsyncEnabled(g.settings.Settings().Vsync)
	ebiten.SetFullscreen(g.settings.Settings().Fullscreen)
}

// iconTick is when the window gets its icon: the first pictures are on the screen by then.
const iconTick = 20

// dress gives the window its icon, drawn beside the frames, so that none waits for it.
func (g *Game) dress() {
	if g.tick != iconTick || platform.InBrowser() {
		return
	}
	go func() {
		defer func() {
			if r := recover(); r != nil {
				g.report(caught("drawing the icon", r))
			}
		}()
		var sizes []image.Image
		for _, size := range []int{16, 24, 32, 48, 64, 128} {
			sizes = append(sizes, art.BakeAppIcon(size))
		}
		ebiten.SetWindowIcon(sizes)
	}()
}

// windowSize is the size to open the window with: that of the command line, or the one the player left it with.
func (g *Game) windowSize() (w, h int) {
	if s := g.settings.Settings(); !g.opts.Sized && s.WindowW > 0 {
		return s.WindowW, s.WindowH
	}
	return g.opts.Width, g.opts.Height
}

// watchWindow remembers the size that the player gives the window; full screen and maximised are states of it.
func (g *Game) watchWindow() {
	if g.outW == g.seenW && g.outH == g.seenH || g.full || ebiten.IsWindowMaximized() {
		return
	}
	g.seenW, g.seenH = g.outW, g.outH
}

// keepWindowSize keeps the size that the player has given the window, for the next time.
func (g *Game) keepWindowSize() {
	w, h := int(g.seenW), int(g.seenH)
	if before, same := g.windowSize(); w == 0 || g.repeatable() || w == before && h == same {
		return
	}
	g.change(func(s *scenes.Settings) { s.WindowW, s.WindowH = w, h })
}

// loop runs until the player quits.
func (g *Game) loop() (err error) {
	defer func() {
		if r := recover(); r != nil {
			c := caught("running the window", r)
			err = fmt.Errorf("the game had to stop (%v)%s", r, g.told(c))
		}
	}()
	err = ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{X11ClassName: "Ludaxy", X11InstanceName: "ludaxy"})
	if err != nil {
		return fmt.Errorf("the window cannot be opened: %w", err)
	}
	return g.failed
}

// closing reports whether the window's X was used.
func (g *Game) closing() bool { return ebiten.IsWindowBeingClosed() }

func setFullscreen(on bool) { ebiten.SetFullscreen(on) }

// graphics is the name of the system's graphics library.
func graphics() string {
	var info ebiten.DebugInfo
	ebiten.ReadDebugInfo(&info)
	return info.GraphicsLibrary.String()
}
