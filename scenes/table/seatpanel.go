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
	scene    *Scene
	ring     *graph.Panel
	node     *graph.Node
	seat     int
	at       layout.Rect
	calm     *graph.Panel
	raised   *graph.Panel
	note     *graph.Text
	die      *graph.Node // the throw for who begins
	homes    []*graph.Sprite
	full     *ebiten.Image
	empty    *ebiten.Image
	place    *graph.Text
	name     *graph.Text
	cage     *graph.Node // the captives the seat holds
	narrow   bool
	worded   bool    // there is room to say how many are home
	noteWide float64 // units there are for those words
	out      float64 // 0..1 of the lift
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
	edge, side, iconSide := 14.0, min(r.H-14, 48), 24.0
	p.narrow = r.W < 240
	if p.narrow {
		edge, side, iconSide = 10, min(r.H-14, 34), 18
	}
	badge := s.ctx.Art.Image(fmt.Sprint("badge ", seat.Livery), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
		return art.BakeBadge(seat.Livery, float64(w), t.Art)
	})
	node := sprite(badge, s.ctx.Size.Scale)
	node.SetPos(10, (r.H-side)/2)
	p.node.Add(node)

	x := edge + side + 8
	kind := art.IconPerson
	if seat.Kind == engine.Computer {
		kind = art.IconComputer
	}
	icon := s.icon(kind, iconSide, t.Muted)
	body, small := s.ctx.Fonts.LineHeight(widgets.Body), s.ctx.Fonts.LineHeight(widgets.Small)
	top := (r.H - body - small) / 2
	icon.SetPos(r.W-edge-iconSide, top+(body-iconSide)/2)
	p.node.Add(icon)
	right := r.W - edge - iconSide - 8
	// The place, the throw for who begins and the captives share the end of the
	// first line; in a narrow panel they stand in the second.
	line, height := top, body
	if p.narrow {
		right, line, height = r.W-edge, top+body, small
	}
	room := 58.0
	p.name = graph.NewText(s.ctx.Fonts, s.seatName(k, seat), graph.Style{
		Size: widgets.Body, Weight: graph.Bold, Color: t.Text, Width: r.W - edge - iconSide - 8 - x, Lines: 1, Shrink: 0.6,
	})
	p.name.SetPos(x, top)
	p.homesOf(s, livery, layout.Rect{X: x, Y: top + body, W: r.W - edge - x, H: small})
	p.note = graph.NewText(s.ctx.Fonts, "", graph.Style{Size: widgets.Small, Color: t.Muted, Width: p.noteWide, Lines: 1, Shrink: 0.7})
	p.note.SetPos(x, top+body)
	p.die = graph.New(26, 26)
	p.die.SetPos(right-26, line+(height-26)/2)
	p.place = graph.NewText(s.ctx.Fonts, "", graph.Style{Size: widgets.Body, Weight: graph.Bold, Color: t.Accent, Align: graph.Right, Width: room, Lines: 1, Shrink: 0.6})
	p.place.SetPos(right-room, line+(height-body)/2)
	p.cage = graph.New(room, height)
	p.cage.SetPos(right-2*room, line)
	p.node.Add(p.name.Node, p.note.Node, p.die, p.place.Node, p.cage)
	return p
}

// homesOf makes a small symbol for each piece that has to come home, filled once it is home, in a
// line of the panel: at its right, or alone where there is no room for words.
// With a single piece words say it all.
func (p *seatPanel) homesOf(s *Scene, l art.Livery, r layout.Rect) {
	const side = 15
	mark := func(name string, c art.Colour) *ebiten.Image {
		return s.ctx.Art.Image(fmt.Sprint("home ", name, int(l.Symbol), c), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
			return art.BakeSymbol(l.Symbol, float64(w), c)
		})
	}
	p.full = mark("full", l.Light)
	p.empty = mark("empty", s.ctx.Theme.Art.TextDim.Alpha(0.28))
	spec, state := s.table.Rules().Spec(), s.table.State()
	n := spec.Needed(state.Options)
	if spec.Pieces == 1 {
		p.worded, p.noteWide = true, r.W
		return
	}
	wide := float64(n)*(side+4) - 4
	words := s.ctx.Fonts.Width(s.ctx.T(messages.TableHome, "Count", n, "Total", n), graph.Regular, widgets.Small)
	left := r.Right() - wide
	p.noteWide = r.W - wide - 12
	if p.worded = words <= p.noteWide; !p.worded {
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
	spec := s.table.Rules().Spec()
	home, total := owned(m, p.seat, spec.Pieces)
	total = min(total, spec.Needed(state.Options)) // fewer than it has may be enough
	for i, sp := range p.homes {
		sp.SetVisible(i < total)
		sp.SetImage(p.empty)
		if i < home {
			sp.SetImage(p.full)
		}
	}
	if p.worded {
		p.note.SetText(p.words(s, m, home, total))
	}
	place := ""
	if n := m.Place[p.seat]; n > 0 {
		place = s.ctx.T(messages.Place(int(n)))
	}
	if times := s.table.Times(); place == "" && times.Turn && int(m.Turn) == p.seat && m.Phase != rules.PhaseOver {
		left := int(times.TurnLeft.Seconds() + 0.999)
		place = fmt.Sprintf("%d:%02d", left/60, left%60)
	}
	p.place.SetText(place)
	p.die.Clear()
	if m.Opening && state.OpenRolled[p.seat] > 0 {
		p.die.Add(s.dieIcon(int(state.OpenRolled[p.seat]), 26))
	}
	p.showCaptives(s, m)
}

// owned is how many pieces of a seat are home, and how many it still has:
// captives and those out of the game do not count.
func owned(m *timeline.Model, seat, pieces int) (home, total int) {
	for i, q := range m.At[seat][:pieces] {
		if q == rules.Out || seat < len(m.Captor) && m.Captor[seat][i] != 0 {
			continue
		}
		total++
		if q == rules.Home {
			home++
		}
	}
	return home, total
}

// words tell how far the seat has come.
func (p *seatPanel) words(s *Scene, m *timeline.Model, home, total int) string {
	sp := s.table.Rules().Spec()
	q := m.At[p.seat][0]
	switch {
	case sp.Grid && q == rules.Yard:
		return s.ctx.T(messages.TableSquareOff)
	case sp.Grid && q.OnBoard():
		return s.ctx.T(messages.TableSquare, "Number", int(q))
	case total == 0:
		return s.ctx.T(messages.DescribeOut)
	}
	text := s.ctx.T(messages.TableHome, "Count", home, "Total", total)
	if sp.Keeps&rules.KeepsRounds == 0 || p.seat >= len(m.Score) {
		return text
	}
	if score := int(m.Score[p.seat]); score != 0 || m.Round > 0 {
		text = s.ctx.T(messages.CommonList, "First", text, "Rest", s.ctx.T(messages.TablePoints, "Count", score))
	}
	if m.Won[p.seat] > 0 && m.Phase != rules.PhaseOver {
		text = s.ctx.T(messages.CommonList, "First", text, "Rest", s.ctx.T(messages.TableWon, "Count", int(m.Won[p.seat])))
	}
	return text
}

// showCaptives shows how many pieces the seat holds captive.
func (p *seatPanel) showCaptives(s *Scene, m *timeline.Model) {
	p.cage.Clear()
	held := 0
	var first timeline.Piece
	for k := range m.Captor {
		for i, by := range m.Captor[k] {
			if int(by) == p.seat+1 {
				if held == 0 {
					first = timeline.Piece{Seat: uint8(k), Piece: uint8(i)}
				}
				held++
			}
		}
	}
	if held == 0 {
		return
	}
	w, h := p.cage.Size()
	side := min(h, 24)
	icon := s.captiveIcon(first, side)
	count := graph.NewText(s.ctx.Fonts, fmt.Sprint("×", held), graph.Style{Size: widgets.Small, Weight: graph.Bold, Color: s.ctx.Theme.Text})
	cw, ch := count.Size()
	icon.SetPos(w-cw-4-side, (h-side)/2)
	count.SetPos(w-cw, (h-ch)/2)
	p.cage.Add(icon, count.Node)
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
