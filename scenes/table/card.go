package table

import (
	"fmt"
	"image"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/keymap"
	"ludaxy/scenes/widgets"
)

// card asks for the device to be handed to the next person. While it lies on the board nothing can be chosen and no
// clock runs.
type card struct {
	node *graph.Node
	seat int
	up   bool
}

// on reports whether the card lies on the board.
func (c *card) on() bool { return c.up }

// show lays the card down for a seat. What it says stands beside the board too, and is announced with that.
func (c *card) show(s *Scene, seat int) {
	c.up, c.seat = true, seat
	c.build(s)
	s.ui.Handle(scenes.Input{Kind: scenes.PointerMove, X: -1, Y: -1}) // nothing below it is pointed at
	if !s.ctx.Still() {
		c.node.SetAlpha(0.01)
		s.ui.Anim.To(c.node, graph.PropAlpha, 1, 0, 10, graph.OutCubic)
	}
	s.parts.dirty = true
}

// hide takes the card away.
func (c *card) hide() {
	c.up = false
	if c.node != nil {
		c.node.Remove()
		c.node = nil
	}
}

// words ask for the device to be handed on.
func (c *card) words(s *Scene) string { return s.ctx.T(messages.TablePass, "Name", s.name(c.seat)) }

// hint says how the turn is begun, with what was used last.
func (c *card) hint(s *Scene) string {
	if s.ctx.Pad {
		return s.ctx.T(messages.TablePassHintPad)
	}
	return s.ctx.T(messages.TablePassHint, "Key", keymap.First(s.ctx, scenes.Roll))
}

// build puts the card on the present page, if it is up; after a new layout too.
func (c *card) build(s *Scene) {
	if c.node != nil {
		c.node.Remove()
		c.node = nil
	}
	if !c.up {
		return
	}
	const pad, most = 28.0, 420.0
	t, livery := s.ctx.Theme, art.LiveryOf(s.seat(c.seat).Livery)
	zoom := max(1, s.ctx.Fonts.Zoom())
	w := min(most*zoom, s.board.W-16)
	side := min(112, s.board.H*0.22)
	title := graph.NewText(s.ctx.Fonts, c.words(s), graph.Style{
		Size: titleSize, Weight: graph.Bold, Color: livery.Light, Align: graph.Center, Width: w - 2*pad, Lines: 2, Shrink: 0.6,
	})
	hint := graph.NewText(s.ctx.Fonts, c.hint(s), graph.Style{
		Size: widgets.Small, Color: t.Muted, Align: graph.Center, Width: w - 2*pad, Lines: 3, Shrink: 0.8,
	})
	_, th := title.Size()
	_, hh := hint.Size()
	h := 2*pad + side + 16 + th + 10 + hh
	size := s.ctx.Size
	c.node = graph.New(size.W, size.H)
	c.node.SetZ(20)
	veil := graph.NewRect(t.Shade, size.W, size.H)
	panel := s.tinted(art.RaisedPanel, w, h, livery.Base)
	x, y := s.board.X+(s.board.W-w)/2, s.board.Y+(s.board.H-h)/2
	panel.SetPos(x, y)
	badge := s.ctx.Art.Image(fmt.Sprint("pass badge ", s.seat(c.seat).Livery), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
		return art.BakeBadge(s.seat(c.seat).Livery, float64(w), t.Art)
	})
	sign := graph.NewSprite(badge, side, side)
	sign.SetPos(x+(w-side)/2, y+pad)
	title.SetPos(x+pad, y+pad+side+16)
	hint.SetPos(x+pad, y+pad+side+16+th+10)
	c.node.Add(veil, panel.Node, sign.Node, title.Node, hint.Node)
	s.ui.Root.Add(c.node)
}

// cardInput takes an input while the card lies there, and reports whether it was used up.
func (s *Scene) cardInput(in scenes.Input) bool {
	c := &s.turnover.card
	if !c.on() {
		return false
	}
	switch in.Kind {
	case scenes.Pause, scenes.Mute, scenes.Fullscreen, scenes.Quit, scenes.Help, scenes.Keys, scenes.Undo,
		scenes.PointerUp, scenes.PointerCancel:
		return false
	case scenes.Back:
		if in.Pad == 0 {
			return false
		}
	case scenes.PointerDown, scenes.Roll, scenes.Accept:
	default:
		if in.Pad == 0 {
			return true // the choice is covered
		}
	}
	c.hide()
	s.ctx.Play(sounds.Click)
	s.parts.dirty = true
	return true
}
