package table

import (
	"fmt"
	"image"
	"image/draw"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/boardview/words"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// maxOptions is how many answers there are at most: the faces of a real Oduludo
// die.
const maxOptions = 6

// options are the buttons of an open choice. They take the place of the tray
// and the log, which have nothing to say then.
type options struct {
	area    layout.Rect
	panel   *graph.Panel
	buttons [maxOptions]*optionButton
	beneath []*graph.Node // what they stand on
	shown   int           // how many there are now
}

// optionButton is an answer. While it is pointed at or has the focus, the board
// shows where it leads.
type optionButton struct {
	*widgets.Button
	scene  *Scene
	action rules.Action
}

// SetState implements [widgets.Widget].
func (b *optionButton) SetState(st widgets.State) {
	b.Button.SetState(st)
	if st.Hover || st.Ring {
		b.scene.view.FocusAction(b.action)
	}
}

// buildOptions makes the buttons, hidden.
func (s *Scene) buildOptions(tray, log layout.Rect) {
	o := &s.parts.options
	o.area = tray
	if log.H > 0 {
		o.area.H = log.Bottom() - tray.Y
	}
	o.panel = widgets.NewPanel(s.ctx, art.SunkPanel, o.area.W, o.area.H)
	o.panel.SetPos(o.area.X, o.area.Y)
	o.panel.SetVisible(false)
	s.ui.Root.Add(o.panel.Node)
}

// choosing are the answers open to the person to play, none when nothing is to
// be chosen beside the board. Of a real Oduludo die they are its faces.
func (s *Scene) choosing() (open []rules.Action) {
	state, seq := s.dir.Settled()
	legal := s.table.Legal()
	if len(legal) == 0 || s.ready != seq || s.asked == seq {
		return nil
	}
	switch {
	case legal[0].Kind == rules.RollOduludo && s.byHand(legal):
		for face := uint8(rules.FaceEarth); face <= rules.FaceMoon; face++ {
			open = append(open, rules.Action{Kind: rules.RollOduludo, Value: face})
		}
		return open
	case legal[0].Kind != rules.Choose || s.seat(int(state.Turn)).Kind == engine.Computer:
		return nil
	}
	return legal[:min(len(legal), maxOptions)]
}

// showOptions shows the answers of an open choice, or hides them all.
func (s *Scene) showOptions(state *rules.State) {
	o := &s.parts.options
	open := s.choosing()
	o.panel.SetVisible(len(open) > 0)
	for _, n := range o.beneath {
		n.SetVisible(len(open) == 0)
	}
	if len(open) == o.shown && (len(open) == 0 || o.buttons[0].action == open[0]) {
		return
	}
	o.shown = len(open)
	for i := range o.buttons {
		if i >= len(open) {
			if o.buttons[i] != nil {
				o.buttons[i].Root().SetVisible(false)
			}
			continue
		}
		s.makeOption(i, len(open), open[i], state)
	}
}

// makeOption puts answer i of n on its button.
func (s *Scene) makeOption(i, n int, a rules.Action, state *rules.State) {
	o := &s.parts.options
	b := o.buttons[i]
	r := o.place(i, n)
	if b == nil {
		b = &optionButton{scene: s}
		b.Button = widgets.NewButton(s.ctx, widgets.Normal, "", r.W, r.H, func() { s.choose(b.action) })
		o.buttons[i] = b
		s.put(s.optionID(i), b, r.X, r.Y)
	}
	b.action = a
	b.Root().SetVisible(true)
	b.Icon(s.optionFace(i, a, state, r.W-28, r.H-12))
}

// optionID is the name of the button of answer i.
func (s *Scene) optionID(i int) string { return fmt.Sprint("option", i) }

// place is the rectangle of answer i of n: one below the other where there is
// the height for it, many in two columns.
func (o *options) place(i, n int) layout.Rect {
	const pad, low, high = 12.0, 52.0, 84.0
	in := layout.Rect{X: o.area.X + pad, Y: o.area.Y + pad, W: o.area.W - 2*pad, H: o.area.H - 2*pad}
	lines := n
	if n > 3 {
		lines = (n + 1) / 2
	}
	h := (in.H - gap*float64(lines-1)) / float64(lines)
	if n <= 3 && h < low { // side by side
		lines, h = 1, in.H
	}
	columns := (n + lines - 1) / lines
	w := (in.W - gap*float64(columns-1)) / float64(columns)
	h = min(h, high)
	return layout.Rect{X: in.X + float64(i/lines)*(w+gap), Y: in.Y + float64(i%lines)*(h+gap), W: w, H: h}
}

// optionFace is what stands on the button of an answer: its number, which is
// also its key, its icon, its name and what comes of it.
func (s *Scene) optionFace(i int, a rules.Action, state *rules.State, w, h float64) *graph.Node {
	t := s.ctx.Theme
	n := graph.New(w, h)
	side := min(30, h-8)
	icon := s.optionIcon(a, side)
	icon.SetPos(0, (h-side)/2)
	x := side + 12
	label, text := s.teller.Option(state, a)
	body, small := s.ctx.Fonts.LineHeight(widgets.Body), s.ctx.Fonts.LineHeight(widgets.Small)
	chance, right := s.optionChance(a), 0.0
	switch {
	case chance != "" && w-x < 190: // no room beside the text
		text = chance + "  " + text
	case chance != "":
		c := graph.NewText(s.ctx.Fonts, chance, graph.Style{Size: widgets.Body, Weight: graph.Bold, Color: t.Accent})
		cw, ch := c.Size()
		right = cw + 8
		c.SetPos(w-cw, (h-ch)/2)
		n.Add(c.Node)
	}
	style := graph.Style{Size: widgets.Body, Weight: graph.Bold, Color: t.Text, Width: w - x - right, Lines: 1, Shrink: 0.65}
	if text == "" { // a name alone; its key goes with its place
		style.Size, style.Shrink = widgets.Small, 0.6
	} else {
		label = fmt.Sprintf("%d  %s", i+1, label)
	}
	name := graph.NewText(s.ctx.Fonts, label, style)
	lines := 1
	if body+2*small <= h {
		lines = 2
	}
	more := graph.NewText(s.ctx.Fonts, text, graph.Style{Size: widgets.Small, Color: t.Muted, Width: w - x - right, Lines: lines, Shrink: 0.6})
	_, nh := name.Size()
	_, mh := more.Size()
	if text == "" {
		mh = 0
	}
	name.SetPos(x, (h-nh-mh)/2)
	more.SetPos(x, (h-nh-mh)/2+nh)
	return n.Add(icon, name.Node, more.Node)
}

// optionIcon is the sign of an answer: the face of the die, the captive in its
// bubble, or an arrow.
func (s *Scene) optionIcon(a rules.Action, side float64) *graph.Node {
	ink := s.ctx.Theme.Text
	switch {
	case a.Kind == rules.RollOduludo:
		return s.faceIcon(int(a.Value), side, rules.DieOduludo)
	case a.Option == rules.Kidnap:
		state, _ := s.dir.Settled()
		if e, ok := s.teller.MetPiece(&state); ok {
			return s.captiveIcon(timeline.Piece{Seat: e.Seat, Piece: e.Piece}, side)
		}
	case a.Option == rules.UseOduludo:
		return s.faceIcon(rules.FaceSunA, side, rules.DieOduludo)
	}
	icon := map[rules.Option]art.Icon{
		rules.SendBack: art.IconUndo, rules.SkipOduludo: art.IconCheck, rules.SunForward: art.IconForward, rules.SunBack: art.IconBack,
	}[a.Option]
	return s.icon(icon, side, ink)
}

// captiveIcon is a piece in a bubble.
func (s *Scene) captiveIcon(p timeline.Piece, side float64) *graph.Node {
	figure := art.FigureOf(s.table.Rules().Spec().Fleet, int(p.Piece))
	livery := s.seat(int(p.Seat)).Livery
	img := s.ctx.Art.Image(fmt.Sprint("captive ", figure, livery), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
		return captivePicture(figure, livery, w, s.ctx.Theme.Art)
	})
	return sprite(img, s.ctx.Size.Scale)
}

// captivePicture is a figure in a bubble, side pixels a side.
func captivePicture(figure art.Figure, livery, side int, theme art.Theme) image.Image {
	out := image.NewRGBA(image.Rect(0, 0, side, side))
	width := float64(side) / 1.12
	foot, at := art.BubbleRider(figure, width)
	put := func(sp art.Sprite, x, y float64) {
		x, y = x-sp.Anchor.X+float64(side)/2, y-sp.Anchor.Y+float64(side)/2
		draw.Draw(out, sp.Image.Bounds().Add(image.Pt(int(x+0.5), int(y+0.5))), sp.Image, image.Point{}, draw.Over)
	}
	put(art.BakeFigure(figure, livery, foot, theme), at.X, at.Y)
	put(art.BakeBubble(width, theme), 0, 0)
	return out
}

// buildSkip makes the button that gives up a bonus, in the roll button's place.
func (s *Scene) buildSkip(r layout.Rect) {
	s.parts.skip = widgets.NewButton(s.ctx, widgets.Normal, "", r.W, r.H, func() {
		if a, ok := s.skipping(); ok {
			s.choose(a)
		}
	})
	s.parts.skip.Root().SetVisible(false)
	s.put("skip", s.parts.skip, r.X, r.Y)
}

// skipping is the action of leaving the count in hand unused, where a person
// may do so now.
func (s *Scene) skipping() (rules.Action, bool) {
	_, seq := s.dir.Settled()
	if s.ready != seq || s.mayAct() != "" {
		return rules.Action{}, false
	}
	for _, a := range s.table.Legal() {
		if a.Kind == rules.Skip {
			return a, true
		}
	}
	return rules.Action{}, false
}

// showSkip shows the button while a count may be given up.
func (s *Scene) showSkip(state *rules.State) bool {
	_, ok := s.skipping()
	s.parts.skip.Root().SetVisible(ok)
	if ok {
		s.parts.skip.SetText(s.ctx.T(messages.ChoiceSkipBonus, "Value", words.InHand(state)))
	}
	return ok
}
