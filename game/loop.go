package game

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
)

// Update moves the game on by a tick. It ends the program by returning
// ebiten.Termination, and never by a panic.
func (g *Game) Update() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = g.crashed(caught("updating", r))
		}
	}()
	select {
	case c := <-g.crashes:
		return g.crashed(c)
	default:
	}
	g.measure()
	g.beginLater()
	g.watchSound()
	if g.closing() {
		g.handle(scenes.Input{Kind: scenes.Quit})
	}
	for _, in := range g.inputs() {
		g.handle(in)
	}
	g.settleFiles()
	g.ctx.Stack.Update()
	if g.announcer != nil {
		g.announcer.watch(g.ctx.Stack)
	}
	g.tick++
	g.calm()
	if g.quit {
		return ebiten.Termination
	}
	return nil
}

// lookEvery is the number of ticks from one look at the state of the window to
// the next: each question to the system goes through another thread and back.
const lookEvery = 6

// measure takes over a new size of the window, and has everything drawn again
// after whatever may have cost the window its picture.
func (g *Game) measure() {
	g.ctx.SetSize(scenes.NewSize(g.pixelsW, g.pixelsH, g.device))
	g.dress()
	if g.tick%lookEvery != 0 {
		return
	}
	if focused, full := ebiten.IsFocused(), ebiten.IsFullscreen(); focused != g.focused || full != g.full {
		g.focused, g.full = focused, full
		g.ctx.Away = !focused
		g.ctx.Stack.Touch()
	}
	g.watchWindow()
}

// inputs are what is to be handled in this tick: the player's, or a recording's.
func (g *Game) inputs() []scenes.Input {
	typing := g.ctx.Stack.TakesText()
	if g.replay == nil {
		g.reader.Capture(g.ctx.Stack.TakesKeys())
		list := g.reader.Read(g.ctx.Size.Scale, typing)
		g.record(list)
		return list
	}
	g.played = g.replay.At(g.tick, g.played[:0])
	if g.replay.Done() {
		g.replay = nil // the player goes on
	}
	return g.played
}

// record writes inputs to the recording. One that cannot be written any further
// ends; the game goes on.
func (g *Game) record(list []scenes.Input) {
	for _, in := range list {
		if g.recorder == nil {
			return
		}
		if err := g.recorder.Write(g.tick, in); err != nil {
			g.note("the recording ended: " + err.Error())
			g.recorder = nil
		}
	}
}

// handle gives an input to the scene on top. What no scene has a use for, and
// works everywhere, is done here.
func (g *Game) handle(in scenes.Input) {
	if in.Kind == scenes.Quit {
		g.Quit()
		return
	}
	switch {
	case in.Pad > 0:
		g.ctx.Pad = true
	case in.Kind != scenes.PointerMove:
		g.ctx.Pad = false
	}
	if g.ctx.Stack.Handle(in) {
		return
	}
	switch in.Kind {
	case scenes.Keys:
		g.Keys()
	case scenes.Fullscreen:
		g.change(func(s *scenes.Settings) { s.Fullscreen = !s.Fullscreen })
	case scenes.Mute:
		g.change(func(s *scenes.Settings) { s.Mute = !s.Mute })
	}
}

// change changes the settings. That they may hold only until the game is closed
// is told where settings are changed on purpose.
func (g *Game) change(what func(*scenes.Settings)) {
	if err := g.ctx.Change(what); err != nil {
		g.note("the settings are not saved: " + err.Error())
	}
}

// Draw draws, if anything has changed: a window that is not touched costs nothing.
func (g *Game) Draw(screen *ebiten.Image) {
	defer func() {
		if r := recover(); r != nil {
			// Drawing cannot end the program, so the next update deals with it.
			g.report(caught("drawing", r))
		}
	}()
	if b := screen.Bounds(); b.Dx() != g.drawnW || b.Dy() != g.drawnH {
		g.drawnW, g.drawnH = b.Dx(), b.Dy()
		g.log.say("size", "width", g.drawnW, "height", g.drawnH, "scale", g.device, "graphics", graphics())
		g.ctx.Stack.Touch()
	}
	g.pace.begin(g.ctx.Now(), g.focused)
	g.pace.drew = g.ctx.Stack.Draw(screen)
	if g.pace.slow && !g.ctx.Slow {
		g.ctx.Slow = true
		g.log.say("effects", "automatic", "calm", "frame", g.pace.typical)
	}
}

// report hands a crash to the next update; one is enough.
func (g *Game) report(c *crash) {
	select {
	case g.crashes <- c:
	default:
	}
}

// LayoutF asks for a picture of as many pixels as the monitor really has.
func (g *Game) LayoutF(w, h float64) (float64, float64) {
	if w != g.outW || h != g.outH || g.tick >= g.monitorAt {
		g.monitorAt = g.tick + lookEvery
		g.device = 1
		if m := ebiten.Monitor(); m != nil {
			g.device = m.DeviceScaleFactor()
		}
	}
	g.outW, g.outH = w, h
	w, h = math.Ceil(w*g.device), math.Ceil(h*g.device)
	g.pixelsW, g.pixelsH = int(w), int(h)
	return w, h
}

// Layout is never called where there is LayoutF, but wanted by the interface.
func (g *Game) Layout(w, h int) (int, int) { return w, h }
