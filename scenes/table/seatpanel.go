package table

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// lift is how far the panel of whose turn it is comes towards the board.
const lift = 14

// seatPanel tells of one seat: who plays it and how far it has come.
type seatPanel struct {
	scene  *Scene
	ring   *graph.Panel
	node   *graph.Node
	seat   int
	at     layout.Rect
	calm   *graph.Panel
	raised *graph.Panel
	note   *graph.Text
	die    *graph.Node // the throw for who begins
	homes  []*graph.Sprite
	full   *ebiten.Image
	empty  *ebiten.Image
	place  *graph.Text
	worded bool    // there is room to say how many are home
	out    float64 // 0..1 of the lift
}

// newSeatPanel makes the panel of a seat in a rectangle.
func (s *Scene) newSeatPanel(k int, r layout.Rect) *seatPanel {
	seat := s.seat(k)
	livery := art.LiveryOf(seat.Livery)
	t := s.ctx.Theme
	p := &seatPanel{scene: s, node: graph.New(r.W, r.H), seat: k, at: r}
	p.node.SetPos(r.X, r.Y)
	p.calm = s.tinted(art.PlainPanel, r.W, r.H, livery.Base)
	p.raised = s.tinted(art.RaisedPanel, r.W, r.H, livery.Base)
	p.raised.SetVisible(false)
	p.node.Add(p.calm.Node, p.raised.Node)
	side := min(r.H-14, 48)
	badge := s.ctx.Art.Image(fmt.Sprint("badge ", seat.Livery), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
		return art.BakeBadge(seat.Livery, float64(w), t.Art)
	})
	node := sprite(badge, s.ctx.Size.Scale)
	node.SetPos(10, (r.H-side)/2)
	p.node.Add(node)

	x := 10 + side + 10
	kind := art.IconPerson
	if seat.Kind == engine.Computer {
		kind = art.IconComputer
	}
	const iconSide = 24
	icon := s.icon(kind, iconSide, t.Muted)
	body, small := s.ctx.Fonts.LineHeight(widgets.Body), s.ctx.Fonts.LineHeight(widgets.Small)
	top := (r.H - body - small) / 2
	icon.SetPos(r.W-14-iconSide, top+(body-iconSide)/2)
	p.node.Add(icon)
	name := graph.NewText(s.ctx.Fonts, s.seatName(k, seat), graph.Style{
		Size: widgets.Body, Weight: graph.Bold, Color: t.Text, Width: r.W - x - 14 - iconSide - 8, Lines: 1, Shrink: 0.7,
	})
	name.SetPos(x, top)
	p.homesOf(s, livery, layout.Rect{X: x, Y: top + body, W: r.W - 14 - x, H: small})
	p.note = graph.NewText(s.ctx.Fonts, "", graph.Style{Size: widgets.Small, Color: t.Muted})
	p.note.SetPos(x, top+body)
	p.die = graph.New(26, 26)
	p.die.SetPos(r.W-14-iconSide-8-26, top+(body-26)/2)
	p.place = graph.NewText(s.ctx.Fonts, "", graph.Style{Size: widgets.Body, Weight: graph.Bold, Color: t.Accent, Align: graph.Right, Width: 90, Lines: 1, Shrink: 0.7})
	p.place.SetPos(r.W-14-iconSide-8-90, top)
	p.node.Add(name.Node, p.note.Node, p.die, p.place.Node)
	return p
}

// homesOf makes a small symbol for each piece, filled once it is home, in a
// line of the panel: at its right, or alone where there is no room for words.
func (p *seatPanel) homesOf(s *Scene, l art.Livery, r layout.Rect) {
	const side = 15
	mark := func(name string, c art.Colour) *ebiten.Image {
		return s.ctx.Art.Image(fmt.Sprint("home ", name, int(l.Symbol), c), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
			return art.BakeSymbol(l.Symbol, float64(w), c)
		})
	}
	p.full = mark("full", l.Light)
	p.empty = mark("empty", s.ctx.Theme.Art.TextDim.Alpha(0.28))
	n := s.table.Rules().Spec().Pieces
	wide := float64(n)*(side+4) - 4
	words := s.ctx.Fonts.Width(s.ctx.T(messages.TableHome, "Count", n, "Total", n), graph.Regular, widgets.Small)
	left := r.Right() - wide
	if p.worded = words+12+wide <= r.W; !p.worded {
		left = r.X
	}
	for i := range n {
		sp := graph.NewSprite(p.empty, side, side)
		sp.SetPos(left+float64(i)*(side+4), r.Y+(r.H-side)/2)
		p.homes = append(p.homes, sp)
		p.node.Add(sp.Node)
	}
}

// tinted is a panel with an edge in a seat's colour.
func (s *Scene) tinted(look art.PanelLook, w, h float64, tint art.Colour) *graph.Panel {
	px := s.ctx.Size.Pixels(h)
	type cut struct {
		slices *graph.Slices
		outset float64
	}
	c := scenes.Value(s.ctx.Art, fmt.Sprint("seat panel ", look, px, tint), func() cut {
		n := art.BakePanel(look, px, s.ctx.Size.Scale, s.ctx.Theme.Art, tint)
		k := s.ctx.Size.Scale
		return cut{graph.NewSlices(ebiten.NewImageFromImage(n.Image), n.Inset, float64(n.Inset)/k), float64(n.Margin) / k}
	})
	return graph.NewPanel(c.slices, w, h, c.outset)
}

// update shows how far the seat has come.
func (p *seatPanel) update(s *Scene, m *timeline.Model, state *rules.State) {
	home := 0
	pieces := s.table.Rules().Spec().Pieces
	for _, q := range m.At[p.seat][:pieces] {
		if q == rules.Home {
			home++
		}
	}
	for i, sp := range p.homes {
		sp.SetImage(p.empty)
		if i < home {
			sp.SetImage(p.full)
		}
	}
	if p.worded {
		p.note.SetText(s.ctx.T(messages.TableHome, "Count", home, "Total", pieces))
	}
	p.place.SetText("")
	if place := m.Place[p.seat]; place > 0 {
		p.place.SetText(s.ctx.T(messages.Place(int(place))))
	}
	p.die.Clear()
	if m.Opening && state.OpenRolled[p.seat] > 0 {
		p.die.Add(s.dieIcon(int(state.OpenRolled[p.seat]), 26))
	}
}

// rise moves the panel of whose turn it is towards the board, by a tick.
func (p *seatPanel) rise(on, still bool) {
	want := 0.0
	if on {
		want = 1
	}
	p.raised.SetVisible(on)
	p.calm.SetVisible(!on)
	d := want - p.out
	if still || d < 0.02 && d > -0.02 {
		p.out = want
	} else {
		p.out += d * 0.2
	}
	p.node.SetPos(p.at.X-lift*p.out, p.at.Y)
	if on {
		p.node.SetZ(1)
	} else {
		p.node.SetZ(0)
	}
}
