package widgets

import (
	"image/color"

	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
)

// Choice is one of a few: segments side by side where they fit, else the chosen one between two arrows.
type Choice struct {
	node    *graph.Node
	ctx     *scenes.Context
	ring    *graph.Panel
	options []string
	at      int
	change  func(int)
	labels  []*graph.Text // one a segment; a single one with arrows
	chosen  *graph.Panel
	hover   *graph.Panel
	edges   []float64 // where the segments begin, and where the last one ends
	arrows  bool
	hot     float64 // where the pointer last was
}

const arrowW = MinTarget

// NewChoice returns a choice among texts, w units wide.
func NewChoice(ctx *scenes.Context, options []string, at int, w float64, change func(int)) *Choice {
	h := Height(ctx)
	c := &Choice{node: graph.New(w, h), ctx: ctx, options: options, at: at, change: change}
	t := ctx.Theme
	box := Box{Fill: t.Pressed, Edge: fade(t.Edge, 0.8), EdgeW: 1, Radius: Radius}
	if t.Contrast {
		box.EdgeW = 2
	}
	c.node.Add(NewBox(ctx, box, w, h).Node)
	if c.edges = c.split(w); c.edges == nil {
		c.arrows = true
		c.buildArrows(w, h)
	} else {
		c.buildSegments(h)
	}
	c.show()
	return c
}

// segPad is what a segment has at each side of its text at least, units.
const segPad = 8

// split shares the width out among the segments: alike where all texts fit so, else to each what its text takes and
// an equal part of what is left, so that all texts keep one size; nil where they do not fit.
func (c *Choice) split(w float64) []float64 {
	n := float64(max(1, len(c.options)))
	widest, all := 0.0, 0.0
	var takes []float64
	for _, o := range c.options {
		take := c.ctx.Fonts.Width(o, graph.Bold, Body) + 2*segPad
		takes = append(takes, take)
		widest, all = max(widest, take), all+take
	}
	if all > w {
		return nil
	}
	edges := []float64{0}
	for _, take := range takes {
		if widest <= w/n {
			take = w / n
		} else {
			take += (w - all) / n
		}
		edges = append(edges, edges[len(edges)-1]+take)
	}
	return edges
}

func (c *Choice) style(w float64) graph.Style {
	return graph.Style{Size: Body, Weight: graph.Bold, Align: graph.Center, Width: w, Lines: 1, Shrink: 0.65}
}

func (c *Choice) buildSegments(h float64) {
	c.chosen = NewBox(c.ctx, Box{Fill: c.ctx.Theme.Accent, Radius: Radius - 3, Light: true}, 8, h-8)
	c.node.Add(c.chosen.Node)
	for i, o := range c.options {
		l := graph.NewText(c.ctx.Fonts, o, c.style(c.edges[i+1]-c.edges[i]-12))
		_, th := l.Size()
		l.SetPos(c.edges[i]+6, (h-th)/2)
		c.labels = append(c.labels, l)
		c.node.Add(l.Node)
	}
}

func (c *Choice) buildArrows(w, h float64) {
	l := graph.NewText(c.ctx.Fonts, "", c.style(w-2*arrowW))
	l.SetColor(c.ctx.Theme.Text)
	c.labels = []*graph.Text{l}
	c.node.Add(l.Node)
	for i, s := range []string{"←", "→"} {
		a := graph.NewText(c.ctx.Fonts, s, graph.Style{Size: Body, Weight: graph.Bold, Color: c.ctx.Theme.Accent, Align: graph.Center, Width: arrowW})
		_, ah := a.Size()
		a.SetPos(float64(i)*(w-arrowW), (h-ah)/2)
		c.node.Add(a.Node)
	}
}

func (c *Choice) show() {
	_, h := c.node.Size()
	if c.arrows {
		l := c.labels[0]
		if c.at >= 0 && c.at < len(c.options) {
			l.SetText(c.options[c.at])
		}
		_, lh := l.Size()
		l.SetPos(arrowW, (h-lh)/2)
		return
	}
	c.chosen.SetVisible(c.at >= 0 && c.at < len(c.options))
	if c.chosen.Visible() {
		c.chosen.SetSize(c.edges[c.at+1]-c.edges[c.at]-8, h-8)
		c.chosen.SetPos(c.edges[c.at]+4, 4)
	}
	for i, l := range c.labels {
		ink := c.ctx.Theme.Text
		if i == c.at {
			ink = c.ctx.Theme.OnAccent
		}
		l.SetColor(ink)
	}
}

// Set shows a value without telling anybody.
func (c *Choice) Set(at int) {
	c.at = at
	c.show()
}

// At returns the index of what is chosen.
func (c *Choice) At() int { return c.at }

func (c *Choice) to(at int) {
	if n := len(c.options); n > 0 {
		at = (at%n + n) % n
	}
	if at == c.at {
		return
	}
	c.Set(at)
	c.ctx.Play(sounds.Click)
	c.change(at)
}

// Value is what is chosen.
func (c *Choice) Value() string {
	if c.at < 0 || c.at >= len(c.options) {
		return ""
	}
	return c.options[c.at]
}

// Root implements [Widget].
func (c *Choice) Root() *graph.Node { return c.node }

// Enabled implements [Widget].
func (c *Choice) Enabled() bool { return true }

// SetState implements [Widget].
func (c *Choice) SetState(s State) {
	w, h := c.node.Size()
	if c.hover == nil && s.Hover {
		c.hover = NewBox(c.ctx, Box{NoFill: true, Edge: c.ctx.Theme.Muted, EdgeW: 2, Radius: Radius}, w, h)
		c.node.Add(c.hover.Node)
	}
	if c.hover != nil {
		c.hover.SetVisible(s.Hover)
	}
	tint := color.RGBA{255, 255, 255, 255}
	if s.Pressed {
		tint = color.RGBA{215, 215, 215, 255}
	}
	if c.chosen != nil {
		c.chosen.SetTint(tint)
	}
	c.ring = ShowRing(c.ctx, c.node, c.ring, s.Ring)
}

// Key implements [Widget].
func (c *Choice) Key(in scenes.Input) bool {
	switch in.Kind {
	case scenes.NavLeft:
		if c.at <= 0 {
			return false
		}
		c.to(c.at - 1)
	case scenes.NavRight:
		if c.at >= len(c.options)-1 {
			return false
		}
		c.to(c.at + 1)
	case scenes.Accept, scenes.Roll:
		c.to(c.at + 1)
	default:
		return false
	}
	return true
}

// Press implements [Widget].
func (c *Choice) Press(x, _ float64) { c.hot = x }

// Drag implements [Widget].
func (c *Choice) Drag(float64, float64) {}

// Release implements [Widget].
func (c *Choice) Release(x, _ float64, inside bool) {
	if !inside {
		return
	}
	w, _ := c.node.Size()
	if c.arrows {
		if x < w/2 {
			c.to(c.at - 1)
		} else {
			c.to(c.at + 1)
		}
		return
	}
	at := 0
	for at < len(c.options)-1 && x >= c.edges[at+1] {
		at++
	}
	c.to(at)
}
