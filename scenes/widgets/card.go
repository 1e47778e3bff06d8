package widgets

import (
	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
)

// Card is a panel that is pressed as a whole. What it shows is added to its root.
type Card struct {
	node, face *graph.Node
	ctx        *scenes.Context
	ring       *graph.Panel
	hover      *graph.Panel
	onPress    func()
}

// NewCard returns a card of a size in units.
func NewCard(ctx *scenes.Context, w, h float64, press func()) *Card {
	c := &Card{node: graph.New(w, h), ctx: ctx, onPress: press}
	c.face = NewPanel(ctx, art.RaisedPanel, w, h).Node
	c.face.SetZ(-1)
	c.hover = NewBox(ctx, Box{NoFill: true, Edge: ctx.Theme.Accent, EdgeW: 2, Radius: Radius}, w, h)
	c.hover.SetVisible(false)
	c.node.Add(c.face, c.hover.Node)
	return c
}

// Root implements [Widget].
func (c *Card) Root() *graph.Node { return c.node }

// Enabled implements [Widget].
func (c *Card) Enabled() bool { return true }

// SetState implements [Widget].
func (c *Card) SetState(s State) {
	c.hover.SetVisible(s.Hover || s.Pressed)
	c.ring = ShowRing(c.ctx, c.node, c.ring, s.Ring)
}

// Key implements [Widget].
func (c *Card) Key(in scenes.Input) bool {
	if in.Kind != scenes.Accept && in.Kind != scenes.Roll {
		return false
	}
	c.fire()
	return true
}

func (c *Card) fire() {
	c.ctx.Play(sounds.Click)
	c.onPress()
}

// Press implements [Widget].
func (c *Card) Press(float64, float64) {}

// Drag implements [Widget].
func (c *Card) Drag(float64, float64) {}

// Release implements [Widget].
func (c *Card) Release(_, _ float64, inside bool) {
	if inside {
		c.fire()
	}
}
