package table

import (
	"fmt"
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// titleSize is the size of the sentence that says whose turn it is.
const titleSize = 26

// parts are the nodes that change while the match goes on.
type parts struct {
	page    page
	seats   []*seatPanel
	title   *graph.Text
	sub     *graph.Text
	round   *graph.Text       // which round is played
	banner  *graph.Node       // the scores of a round, while they are told; nil for none
	roll    *widgets.Button   // the main thing to do now
	wait    *widgets.Button   // the same when it is not
	faces   []*widgets.Button // 1..6, for real dice
	hand    *graph.Node
	label   *graph.Text // over the numbers in hand
	clock   *graph.Text
	padSign *graph.Node     // which button of a gamepad throws
	log     *logBox         // nil where there is no room for it
	skip    *widgets.Button // gives up a bonus
	undo    *widgets.Button
	speed   *widgets.Button
	sound   *widgets.Button
	icons   [2]*graph.Node // of the sound button: on, off
	shown   fingerprint
	dirty   bool

	options options
}

// Resize implements [scenes.Scene].
func (s *Scene) Resize(size scenes.Size) {
	s.teller.P = s.ctx.Printer
	s.ui.Reset()
	state, _ := s.dir.Settled()
	played := rules.SeatList(state.Seats)
	p := newPage(size, s.ctx.Fonts, len(played), s.ctx.Prefs().ChanceBar)
	s.parts = parts{page: p, dirty: true}
	s.board = p.Board
	root := s.ui.Root
	root.Add(widgets.Backdrop(s.ctx, "table", p.Board))
	s.ctx.Call(s.ctx.T(messages.TableName, "Game", s.ctx.T(messages.Game(s.table.Rules().Spec().ID))))
	s.look, s.reading = look{}, false
	s.view = s.newView(state, s.dir)
	s.view.Node.SetPos(p.Board.X, p.Board.Y)
	s.showTrail()
	root.Add(s.view.Node)
	s.buildBar(p.Bar)
	s.buildSay(p.Say)
	s.buildChances(p.Odds)
	for i, k := range played {
		s.parts.seats = append(s.parts.seats, s.newSeatPanel(k, p.Seats[i]))
		root.Add(s.ui.Add(fmt.Sprint("seat", k), s.parts.seats[i]))
	}
	s.buildTray(p.Tray)
	s.buildLog(p.Log)
	s.buildOptions(p.Tray, p.Log)
	s.guide.show(s)
	s.turnover.card.build(s)
	s.expectLies(&state)
	s.ready = 0 // the choices belong to the old view
	s.refresh()
}

// liveries are the seats' looks, -1 where nobody sits.
func (s *Scene) liveries() (out [rules.MaxSeats]int) {
	for k, seat := range s.table.Match().Seats {
		out[k] = seat.Livery
		if seat.Kind == engine.Empty {
			out[k] = -1
		}
	}
	return out
}

// seatName is what a seat's player is called.
func (s *Scene) seatName(k int, seat engine.Seat) string {
	if seat.Name != "" {
		return seat.Name
	}
	return s.ctx.T(messages.Seat(seat.Livery))
}

// icon is a sign of a size in units and a colour.
func (s *Scene) icon(icon art.Icon, side float64, c color.RGBA) *graph.Node {
	img := s.ctx.Art.Image(fmt.Sprint("icon ", int(icon), c), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
		return art.BakeIcon(icon, float64(w), colour(c))
	})
	return sprite(img, s.ctx.Size.Scale)
}

// symbol is the mark of a seat, white, of a side in units.
func (s *Scene) symbol(l art.Livery, side float64) *graph.Node {
	img := s.ctx.Art.Image(fmt.Sprint("sign ", int(l.Symbol)), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
		return art.BakeSymbol(l.Symbol, float64(w), art.Colour{R: 1, G: 1, B: 1, A: 1})
	})
	return sprite(img, s.ctx.Size.Scale)
}

// sprite is a picture at its own size.
func sprite(img *ebiten.Image, scale float64) *graph.Node {
	if img == nil {
		return graph.New(0, 0)
	}
	b := img.Bounds()
	return graph.NewSprite(img, float64(b.Dx())/scale, float64(b.Dy())/scale).Node
}

func colour(c color.RGBA) art.Colour {
	return art.Colour{R: float32(c.R) / 255, G: float32(c.G) / 255, B: float32(c.B) / 255, A: 1}
}

// put places a widget in a rectangle and adds it.
func (s *Scene) put(id string, w widgets.Widget, x, y float64) {
	w.Root().SetPos(x, y)
	s.ui.Root.Add(s.ui.Add(id, w))
}

// deeds are what the buttons with pictures do, in words.
var deeds = map[string]messages.Key{
	"pause": messages.TableMenu, "sound": messages.KeysMute, "undo": messages.KeysUndo, "hint": messages.KeysHint, "help": messages.KeysRules,
}

// buildBar makes the small buttons, from the right.
func (s *Scene) buildBar(r layout.Rect) {
	side := 24 * min(max(s.ctx.Fonts.Zoom(), 1), 1.35) // beside the speed, which is text
	ink := s.ctx.Theme.Text
	wide := min(64, (r.W-5*gap)/6)
	x := r.Right() - wide
	button := func(id string, icon art.Icon, press func()) *widgets.Button {
		b := widgets.NewButton(s.ctx, widgets.Normal, "", wide, r.H, press)
		b.Icon(s.icon(icon, side, ink))
		s.ui.Name(id, s.ctx.T(deeds[id]))
		s.put(id, b, x, r.Y)
		x -= wide + gap
		return b
	}
	button("pause", art.IconPause, s.pause)
	s.parts.sound = button("sound", art.IconSound, s.toggleMute)
	s.parts.icons = [2]*graph.Node{s.icon(art.IconSound, side, ink), s.icon(art.IconMute, side, ink)}
	s.parts.speed = widgets.NewButton(s.ctx, widgets.Normal, "1×", wide, r.H, s.nextSpeed)
	s.ui.Name("speed", s.ctx.T(messages.TableSpeed))
	s.put("speed", s.parts.speed, x, r.Y)
	x -= wide + gap
	s.parts.undo = button("undo", art.IconUndo, s.undo)
	button("hint", art.IconHint, s.hint)
	button("help", art.IconHelp, func() { s.Handle(scenes.Input{Kind: scenes.Help}) })
}

// buildSay makes the sentence about whose turn it is and the one below it.
func (s *Scene) buildSay(r layout.Rect) {
	t := s.ctx.Theme
	s.parts.title = graph.NewText(s.ctx.Fonts, "", graph.Style{
		Size: titleSize, Weight: graph.Bold, Color: t.Text, Width: r.W, Lines: 1, Shrink: 0.6,
	})
	s.parts.title.SetPos(r.X, r.Y)
	s.parts.sub = graph.NewText(s.ctx.Fonts, "", graph.Style{Size: widgets.Small, Color: t.Muted, Width: r.W, Lines: 2, Shrink: 0.8})
	s.parts.sub.SetPos(r.X, r.Y+s.ctx.Fonts.LineHeight(titleSize)+2)
	s.parts.round = graph.NewText(s.ctx.Fonts, "", graph.Style{Size: widgets.Small, Weight: graph.Bold, Color: t.Accent, Align: graph.Right, Width: r.W, Lines: 1})
	s.parts.round.SetPos(r.X, r.Y+s.ctx.Fonts.LineHeight(titleSize)-s.ctx.Fonts.LineHeight(widgets.Small)-2)
	s.ui.Root.Add(s.parts.title.Node, s.parts.sub.Node, s.parts.round.Node)
}

// buildTray makes the place of the roll button and the numbers in hand.
func (s *Scene) buildTray(r layout.Rect) {
	panel := widgets.NewPanel(s.ctx, art.SunkPanel, r.W, r.H)
	panel.SetPos(r.X, r.Y)
	s.ui.Root.Add(panel.Node)
	s.parts.options.beneath = append(s.parts.options.beneath, panel.Node)
	small := s.ctx.Fonts.LineHeight(widgets.Small)
	inner := layout.Rect{X: r.X + 12, Y: r.Y + 12, W: r.W - 24, H: r.H - 24}
	half := inner.W * 0.46
	m := s.table.Match()
	if m.Manual() {
		s.buildFaces(inner)
	} else {
		s.parts.roll = widgets.NewButton(s.ctx, widgets.Primary, s.ctx.T(messages.TableRoll), half, inner.H, s.throwNow)
		s.put("roll", s.parts.roll, inner.X, inner.Y)
		s.parts.padSign = s.newPadSign()
		s.parts.roll.Root().Add(s.parts.padSign)
		// A press completes what is running, or says why there is nothing to throw.
		s.parts.wait = widgets.NewButton(s.ctx, widgets.Normal, s.ctx.T(messages.TableRoll), half, inner.H, s.throwNow)
		s.parts.wait.Root().SetAlpha(0.5)
		s.put("wait", s.parts.wait, inner.X, inner.Y)
	}
	s.buildSkip(layout.Rect{X: inner.X, Y: inner.Y, W: half, H: inner.H})
	x := inner.X + half + 14
	style := graph.Style{Size: widgets.Small, Color: s.ctx.Theme.Muted, Width: inner.Right() - x, Lines: 1, Shrink: 0.7}
	s.parts.label = graph.NewText(s.ctx.Fonts, s.ctx.T(messages.TableNumbers), style)
	s.parts.label.SetPos(x, inner.Y-4)
	s.parts.hand = graph.New(inner.Right()-x, inner.H-small)
	s.parts.hand.SetPos(x, inner.Y+small)
	style.Align, style.Width = graph.Right, inner.Right()-x
	s.parts.clock = graph.NewText(s.ctx.Fonts, "", style)
	s.parts.clock.SetPos(x, inner.Y-4)
	s.ui.Root.Add(s.parts.label.Node, s.parts.hand, s.parts.clock.Node)
	if m.Manual() {
		s.parts.label.SetVisible(false)
		s.parts.hand.SetVisible(false)
	}
}

// buildFaces makes a button for each number of a real die.
func (s *Scene) buildFaces(r layout.Rect) {
	const space = 5
	w := (r.W - 5*space) / 6
	for n := 1; n <= 6; n++ {
		b := widgets.NewButton(s.ctx, widgets.Normal, "", w, r.H, func() { s.number(n) })
		b.Icon(s.dieIcon(n, min(w-12, r.H-12)))
		s.parts.faces = append(s.parts.faces, b)
		s.put(fmt.Sprint("face", n), b, r.X+float64(n-1)*(w+space), r.Y)
	}
}

// dieIcon is a small flat die of a side in units.
func (s *Scene) dieIcon(n int, side float64) *graph.Node { return s.faceIcon(n, side, rules.DieNumber) }

// faceIcon is a small flat die of a kind.
func (s *Scene) faceIcon(n int, side float64, die rules.Die) *graph.Node {
	look := art.IvoryDie()
	if die == rules.DieOduludo {
		look = art.OduludoDie()
	}
	img := s.ctx.Art.Image(fmt.Sprint("die icon ", die == rules.DieOduludo, n), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
		return art.BakeDieIcon(n, float64(w), look)
	})
	return sprite(img, s.ctx.Size.Scale)
}

// chip is a bonus that waits to be counted.
func (s *Scene) chip(value int, side float64) *graph.Node {
	img := s.ctx.Art.Image(fmt.Sprint("chip ", value), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
		return art.BakeChip(value, float64(w), s.ctx.Theme.Art).Image
	})
	return sprite(img, s.ctx.Size.Scale)
}
