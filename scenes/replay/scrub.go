package replay

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/replay/reel"
	"ludaxy/scenes/widgets"
)

// scrub is the bar that the whole match lies along: pressed and dragged it goes
// to a position, by keys to the next. Over the bar are the moments, in it the
// chances to win.
type scrub struct {
	scene *Scene
	node  *graph.Node
	ring  *graph.Panel
	area  layout.Rect // of the positions, in the node
	curve *graph.Sprite
	ahead *graph.Node // the part not seen yet
	head  *graph.Node // where the replay is
	knob  *graph.Panel
}

const (
	signSide = 13.0 // of the sign of a moment
	knobSide = 20.0
)

// newScrub returns the bar in a rectangle.
func (s *Scene) newScrub(r layout.Rect) *scrub {
	b := &scrub{scene: s, node: graph.New(r.W, r.H)}
	t := s.ctx.Theme
	b.area = layout.Rect{X: 12, Y: signSide + 5, W: r.W - 24, H: r.H - signSide - 5 - 4}
	frame := widgets.NewBox(s.ctx, widgets.Box{Fill: t.Pressed, Edge: t.Edge, EdgeW: 1, Radius: 6}, b.area.W+4, b.area.H+4)
	frame.SetPos(b.area.X-2, b.area.Y-2)
	b.curve = graph.NewSprite(nil, r.W, r.H)
	b.ahead = graph.NewRect(color.RGBA{t.Ground.R, t.Ground.G, t.Ground.B, 0x90}, 1, b.area.H)
	b.head = graph.NewRect(t.Text, 3, b.area.H+8)
	b.knob = widgets.NewBox(s.ctx, widgets.Box{Fill: t.Text, Edge: t.Accent, EdgeW: 3, Radius: knobSide / 2, Shadow: 4}, knobSide, knobSide)
	b.node.Add(frame.Node, b.curve.Node, b.ahead, b.head, b.knob.Node)
	return b
}

// x is where a position is in the node.
func (b *scrub) x(at int) float64 {
	return b.area.X + b.area.W*float64(at)/float64(max(1, b.scene.reel.Last()))
}

// update moves the head to a position.
func (b *scrub) update(at int) {
	x := b.x(at)
	b.ahead.SetPos(x, b.area.Y).SetSize(b.area.Right()-x, b.area.H)
	b.head.SetPos(x-1.5, b.area.Y-4)
	b.knob.SetPos(x-knobSide/2, b.area.Y+b.area.H/2-knobSide/2)
}

// bake draws curve and moments anew.
func (b *scrub) bake() {
	s := b.scene
	k := s.ctx.Size.Scale
	w, h := b.node.Size()
	img := image.NewRGBA(image.Rect(0, 0, s.ctx.Size.Pixels(w), s.ctx.Size.Pixels(h)))
	b.paintCurve(img, k)
	b.paintMoments(img, k)
	b.curve.SetImage(ebiten.NewImageFromImage(img))
}

// paintCurve draws the chances as bands that together fill the height: the wider
// a seat's band, the better its chance.
func (b *scrub) paintCurve(img *image.RGBA, k float64) {
	s := b.scene
	seats := rules.SeatList(s.reel.Positions[0].State.Seats)
	x0, x1 := int(b.area.X*k), int(b.area.Right()*k)
	y0, h := int(b.area.Y*k), int(b.area.H*k)
	last := float64(s.reel.Last())
	liveries := s.liveriesAt(s.at)
	for x := x0; x < x1; x++ {
		v, ok := s.curve.Value(int(math.Round(float64(x-x0) / float64(x1-x0) * last)))
		if !ok {
			continue
		}
		sum := 0.0
		for _, seat := range seats {
			sum += v[seat]
		}
		if sum <= 0 {
			continue
		}
		from := 0.0
		for i, seat := range seats {
			to := from + v[seat]/sum*float64(h)
			band(img, x, y0, from, to, art.LiveryOf(liveries[seat]), i > 0)
			from = to
		}
	}
}

// band fills a column between two heights with a seat's colour; a fine line sets
// it off from the band above.
func band(img *image.RGBA, x, y0 int, from, to float64, l art.Livery, line bool) {
	for y := int(from); y < int(math.Ceil(to)); y++ {
		c := l.Base.Mix(l.Deep, float32(0.2+0.5*(float64(y)-from)/max(1, to-from)))
		if line && y <= int(from) {
			c = l.Dark
		}
		img.SetRGBA(x, y0+y, rgba(c))
	}
}

func rgba(c art.Colour) color.RGBA {
	q := func(v float32) uint8 { return uint8(min(max(v, 0), 1)*255 + 0.5) }
	return color.RGBA{q(c.R), q(c.G), q(c.B), 0xff}
}

// paintMoments puts a sign over the bar for every moment: the symbol and the
// colour of whose it is, and a tick through the bar whose height tells the kind.
// Where signs would lie on each other the weightiest has the place.
func (b *scrub) paintMoments(img *image.RGBA, k float64) {
	s := b.scene
	side := int(signSide*k + 0.5)
	marks := slices.Clone(s.marks)
	slices.SortStableFunc(marks, func(m, n reel.Moment) int { return int(n.Kind) - int(m.Kind) })
	for _, m := range slices.Backward(marks) {
		b.tick(img, b.x(m.At)*k, k, m.Kind, art.LiveryOf(s.badgeOf(m.At, m.Seat)))
	}
	taken := make([]bool, img.Bounds().Dx()+side)
	for _, m := range marks {
		l := art.LiveryOf(s.badgeOf(m.At, m.Seat))
		x := int(b.x(m.At)*k) - side/2
		if slices.Contains(taken[max(x, 0):min(max(x, 0)+side*4/5, len(taken))], true) {
			continue
		}
		for i := max(x, 0); i < min(x+side*4/5, len(taken)); i++ {
			taken[i] = true
		}
		sign := art.BakeSymbol(l.Symbol, float64(side), l.Light)
		draw.Draw(img, sign.Bounds().Add(image.Pt(x, 0)), sign, image.Point{}, draw.Over)
	}
}

// tick draws the line of a moment down into the bar.
func (b *scrub) tick(img *image.RGBA, x, k float64, kind reel.Kind, l art.Livery) {
	share := map[reel.Kind]float64{reel.Lead: 0.12, reel.Capture: 0.18, reel.Home: 0.34}[kind]
	if share == 0 {
		share = 1
	}
	wide := max(1, int(1.5*k))
	y0, y1 := int((b.area.Y-5)*k), int((b.area.Y+b.area.H*share)*k)
	light, dark := rgba(l.Light), rgba(l.Dark)
	for y := y0; y < y1; y++ {
		for i := range wide {
			img.SetRGBA(int(x)+i, y, light)
		}
		img.SetRGBA(int(x)+wide, y, dark)
	}
}

// seek goes to the position at a place of the node.
func (b *scrub) seek(x float64) {
	k := min(max((x-b.area.X)/b.area.W, 0), 1)
	at := int(k*float64(b.scene.reel.Last()) + 0.5)
	if at != b.scene.at || !b.scene.dir.Idle() {
		b.scene.show(at)
	}
}

// Root implements [widgets.Widget].
func (b *scrub) Root() *graph.Node { return b.node }

// Enabled implements [widgets.Widget].
func (b *scrub) Enabled() bool { return true }

// SetState implements [widgets.Widget].
func (b *scrub) SetState(st widgets.State) {
	b.ring = widgets.ShowRing(b.scene.ctx, b.node, b.ring, st.Ring)
}

// Key implements [widgets.Widget].
func (b *scrub) Key(in scenes.Input) bool {
	switch in.Kind {
	case scenes.NavLeft:
		b.scene.stepBack()
	case scenes.NavRight:
		b.scene.stepForward()
	case scenes.Accept:
		b.scene.togglePlay()
	default:
		return false
	}
	return true
}

// Press implements [widgets.Widget].
func (b *scrub) Press(x, _ float64) {
	b.scene.held = true
	b.seek(x)
}

// Drag implements [widgets.Widget].
func (b *scrub) Drag(x, _ float64) { b.seek(x) }

// Release implements [widgets.Widget].
func (b *scrub) Release(float64, float64, bool) { b.scene.held = false }
