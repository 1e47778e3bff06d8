package replay

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
	"ludaxy/scenes/boardview"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// parts are the nodes that change while the match is looked at.
type parts struct {
	page     page
	title    *graph.Text
	sub      *graph.Text
	chips    []*chip
	scrub    *scrub
	play     *widgets.Button
	icons    [2]*graph.Node // of the play button: to play, to pause
	speed    *widgets.Button
	takeOver *widgets.Button
	moves    *list
	moments  *list
	shown    fingerprint
	dirty    bool
	stale    bool // the curve has new samples
	baked    bool // curve and moments are drawn as they are
	sinceBak int  // ticks since the curve was drawn
}

// fingerprint is what the words and buttons show: while it stays the same none
// is made anew.
type fingerprint struct {
	shown, at  int
	playing    bool
	speed      int
	done       bool // the curve is whole
	filming    int  // per cent, -1 for no film
	runs, over bool
	pad        bool // a gamepad was used last
}

// Resize implements [scenes.Scene].
func (s *Scene) Resize(size scenes.Size) {
	s.teller.P = s.ctx.Printer
	s.ui.Reset()
	p := &s.reel.Positions[s.at]
	played := rules.SeatList(p.State.Seats)
	s.parts = parts{page: newPage(size, s.ctx.Fonts, len(played)), dirty: true, stale: true, sinceBak: curveEvery}
	pg := s.parts.page
	s.ctx.Call(s.ctx.T(messages.ReplayName, "Game", s.ctx.T(messages.Game(s.reel.Match.Rules))))
	root := s.ui.Root
	root.Add(widgets.Backdrop(s.ctx, "table", pg.Board))
	s.looking = s.liveriesAt(s.at)
	track := s.reel.Rules.Board(&p.State)
	s.view = boardview.New(s.ctx, boardview.Config{
		Geometry: s.lie(track), Track: track, Rules: s.reel.Rules, Match: s.reel.Positions[0].State, Liveries: s.looking, Director: s.dir, Teller: s.teller,
	}, pg.Board.W)
	s.view.Node.SetPos(pg.Board.X, pg.Board.Y)
	root.Add(s.view.Node)
	s.parts.scrub = s.newScrub(pg.Scrub)
	s.put("scrub", s.parts.scrub, pg.Scrub.X, pg.Scrub.Y)
	s.buildBar(pg.Bar)
	s.buildHead(pg.Head)
	for i, k := range played {
		c := s.newChip(k, pg.Seats[i])
		s.parts.chips = append(s.parts.chips, c)
		root.Add(c.node)
	}
	s.buildLists()
	s.ui.Restore("scrub")
	s.refresh()
}

// put places a widget and adds it.
func (s *Scene) put(id string, w widgets.Widget, x, y float64) {
	w.Root().SetPos(x, y)
	s.ui.Root.Add(s.ui.Add(id, w))
}

// buildHead makes the two lines at the top and the button that leaves.
func (s *Scene) buildHead(r layout.Rect) {
	t := s.ctx.Theme
	const wide = 64
	b := widgets.NewButton(s.ctx, widgets.Normal, "", wide, widgets.MinTarget, s.leave)
	b.Icon(s.icon(art.IconClose, 22, t.Text))
	s.ui.Name("close", s.ctx.T(messages.CommonClose))
	s.put("close", b, r.Right()-wide, r.Y)
	w := r.W - wide - 16
	s.parts.title = graph.NewText(s.ctx.Fonts, "", graph.Style{Size: titleSize, Weight: graph.Bold, Color: t.Text, Width: w, Lines: 1, Shrink: 0.6})
	s.parts.title.SetPos(r.X, r.Y)
	s.parts.sub = graph.NewText(s.ctx.Fonts, "", graph.Style{Size: widgets.Small, Color: t.Muted, Width: w, Lines: 1, Shrink: 0.55})
	s.parts.sub.SetPos(r.X, r.Y+s.ctx.Fonts.LineHeight(titleSize)+2)
	s.ui.Root.Add(s.parts.title.Node, s.parts.sub.Node)
}

// deeds are what the buttons with pictures do, in words.
var deeds = map[string]messages.Key{
	"turn-back": messages.ReplayDoTurnBack, "turn-forward": messages.ReplayDoTurnForward,
	"step-back": messages.ReplayDoStepBack, "step-forward": messages.ReplayDoStepForward,
	"moment-back": messages.ReplayDoMomentBack, "moment-forward": messages.ReplayDoMomentForward,
}

// buildBar makes the buttons below the bar.
func (s *Scene) buildBar(r layout.Rect) {
	const wide = 52.0
	ink := s.ctx.Theme.Text
	x := r.X
	button := func(id string, icon art.Icon, press func()) {
		b := widgets.NewButton(s.ctx, widgets.Normal, "", wide, r.H, press)
		b.Icon(s.icon(icon, 24, ink))
		s.ui.Name(id, s.ctx.T(deeds[id]))
		s.put(id, b, x, r.Y)
		x += wide + gap
	}
	button("turn-back", art.IconTurnBack, s.turnBack)
	button("step-back", art.IconStepBack, s.stepBack)
	s.parts.play = widgets.NewButton(s.ctx, widgets.Primary, "", wide+12, r.H, s.togglePlay)
	on := s.ctx.Theme.OnAccent
	s.parts.icons = [2]*graph.Node{s.icon(art.IconPlay, 24, on), s.icon(art.IconPause, 24, on)}
	s.ui.Name("play", s.ctx.T(messages.ReplayDoPlay))
	s.put("play", s.parts.play, x, r.Y)
	x += wide + 12 + gap
	button("step-forward", art.IconStepForward, s.stepForward)
	button("turn-forward", art.IconTurnForward, s.turnForward)
	x += gap
	button("moment-back", art.IconMomentBack, func() { s.toMoment(-1) })
	button("moment-forward", art.IconMomentForward, func() { s.toMoment(1) })
	x += gap
	s.parts.speed = widgets.NewButton(s.ctx, widgets.Normal, "1×", wide+8, r.H, s.nextSpeed)
	s.ui.Name("speed", s.ctx.T(messages.TableSpeed))
	s.put("speed", s.parts.speed, x, r.Y)
	x += wide + 8 + 2*gap
	s.buildDeeds(layout.Rect{X: x, Y: r.Y, W: r.Right() - x, H: r.H})
}

// buildDeeds makes the buttons that make something of the match, at the right.
func (s *Scene) buildDeeds(r layout.Rect) {
	type deed struct {
		id   string
		text string
		do   func()
	}
	var list []deed
	if s.cfg.TakeOver != nil {
		list = append(list, deed{"take-over", s.ctx.T(messages.ReplayTakeOver), s.takeOver})
	}
	if s.cfg.Keep != nil || s.cfg.Share != nil {
		list = append(list, deed{"save", s.ctx.T(messages.ReplaySave), s.save})
	}
	if len(list) == 0 {
		return
	}
	w := min((r.W-gap*float64(len(list)-1))/float64(len(list)), 240*s.ctx.Fonts.Zoom())
	x := r.Right() - float64(len(list))*(w+gap) + gap
	for _, d := range list {
		b := widgets.NewButton(s.ctx, widgets.Normal, d.text, w, r.H, d.do)
		if d.id == "take-over" {
			s.parts.takeOver = b
		}
		s.put(d.id, b, x, r.Y)
		x += w + gap
	}
}

// buildLists makes the moves in words and the moments.
func (s *Scene) buildLists() {
	p := s.parts.page
	line := s.ctx.Fonts.LineHeight(widgets.Small)
	s.parts.moves = newList(s.ctx, p.Moves.W, p.Moves.H, line+10, s.goTo)
	s.parts.moments = newList(s.ctx, p.Moments.W, p.Moments.H, max(widgets.MinTarget, line+12), s.goTo)
	if p.Tabs.H > 0 {
		open := 0
		if s.moments {
			open = 1
		}
		tabs := widgets.NewChoice(s.ctx, []string{s.ctx.T(messages.ReplayMoves), s.ctx.T(messages.ReplayMoments)}, open, p.Tabs.W, func(i int) {
			s.moments = i == 1
			s.showTab()
		})
		s.put("tabs", tabs, p.Tabs.X, p.Tabs.Y)
		s.showTab()
	}
	s.put("moves", s.parts.moves, p.Moves.X, p.Moves.Y)
	s.put("moments", s.parts.moments, p.Moments.X, p.Moments.Y)
	s.told = 0
	s.tell()
	s.fillMoments()
}

// showTab shows the list whose tab is open.
func (s *Scene) showTab() {
	s.parts.moves.node.SetVisible(!s.moments)
	s.parts.moments.node.SetVisible(s.moments)
}

// icon is a sign of a size in units and a colour.
func (s *Scene) icon(icon art.Icon, side float64, c color.RGBA) *graph.Node {
	img := s.ctx.Art.Image(fmt.Sprint("icon ", int(icon), c), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
		return art.BakeIcon(icon, float64(w), art.Colour{R: float32(c.R) / 255, G: float32(c.G) / 255, B: float32(c.B) / 255, A: 1})
	})
	return s.sprite(img)
}

// sprite is a picture at its own size.
func (s *Scene) sprite(img *ebiten.Image) *graph.Node {
	if img == nil {
		return graph.New(0, 0)
	}
	b := img.Bounds()
	return graph.NewSprite(img, s.ctx.Size.Units(float64(b.Dx())), s.ctx.Size.Units(float64(b.Dy()))).Node
}

// seatName is what a seat's player is called.
func (s *Scene) seatName(seat engine.Seat) string {
	if seat.Name != "" {
		return seat.Name
	}
	return s.ctx.T(messages.Seat(seat.Livery))
}
