package widgets

import (
	"image/color"

	"ludaxy/scenes"
	"ludaxy/scenes/graph"
)

// Slider is a line of text with a value from a range set by a knob.
type Slider struct {
	node           *graph.Node
	ctx            *scenes.Context
	back, ring     *graph.Panel
	track, done    *graph.Panel
	knob           *graph.Panel
	value          *graph.Text
	low, high, inc int
	v              int
	x0, x1         float64
	text           string
	say            func(int) string
	change         func(int)
	settle         func()
}

// NewSlider returns a slider for low to high in steps of inc, w units wide. change is told every value on the way, settle
// once when the hand lets go; either may be nil.
func NewSlider(ctx *scenes.Context, text string, low, high, inc, v int, w float64, say func(int) string, change func(int), settle func()) *Slider {
	h := Height(ctx)
	s := &Slider{
		node: graph.New(w, h), ctx: ctx, text: text, low: low, high: high, inc: inc, v: v, say: say, change: change, settle: settle,
	}
	t := ctx.Theme
	valueW := ctx.Fonts.Width(say(high), graph.Regular, Body) + 8
	labelW := w*0.46 - 12
	label := graph.NewText(ctx.Fonts, text, graph.Style{Size: Body, Color: t.Text, Width: labelW, Lines: 2, Shrink: 0.8, Leading: 0.85})
	_, lh := label.Size()
	label.SetPos(12, (h-lh)/2)
	s.x0, s.x1 = w*0.46+16, w-valueW-36
	s.back = hoverBack(ctx, w, h)
	s.track = NewBox(ctx, Box{Fill: t.Pressed, Edge: t.Edge, EdgeW: 1, Radius: 4}, s.x1-s.x0, 8)
	s.track.SetPos(s.x0, h/2-4)
	s.done = NewBox(ctx, Box{Fill: t.Accent, Radius: 4}, 8, 8)
	s.done.SetPos(s.x0, h/2-4)
	s.knob = NewBox(ctx, Box{Fill: t.Text, Edge: t.Accent, EdgeW: 3, Radius: 11, Shadow: 4}, 22, 22)
	s.value = graph.NewText(ctx.Fonts, "", graph.Style{Size: Body, Color: t.Muted, Width: valueW, Align: graph.Right, Lines: 1})
	s.value.SetPos(w-valueW-12, (h-ctx.Fonts.LineHeight(Body))/2)
	s.node.Add(s.back.Node, label.Node, s.track.Node, s.done.Node, s.knob.Node, s.value.Node)
	s.show()
	return s
}

func (s *Slider) show() {
	_, h := s.node.Size()
	k := float64(s.v-s.low) / float64(max(1, s.high-s.low))
	x := s.x0 + k*(s.x1-s.x0)
	s.knob.SetPos(x-11, h/2-11)
	s.done.SetSize(max(8, x-s.x0), 8)
	s.done.SetVisible(s.v > s.low)
	s.value.SetText(s.say(s.v))
}

// Set shows a value without telling anybody.
func (s *Slider) Set(v int) {
	s.v = min(max(v, s.low), s.high)
	s.show()
}

func (s *Slider) to(v int) {
	v = min(max(v, s.low), s.high)
	if v == s.v {
		return
	}
	s.Set(v)
	if s.change != nil {
		s.change(v)
	}
}

func (s *Slider) point(x float64) {
	k := (x - s.x0) / (s.x1 - s.x0)
	steps := float64(s.high-s.low) / float64(s.inc)
	s.to(s.low + s.inc*int(min(max(k, 0), 1)*steps+0.5))
}

func (s *Slider) end() {
	if s.settle != nil {
		s.settle()
	}
}

// Value is the label and the value.
func (s *Slider) Value() string { return s.text + " " + s.say(s.v) }

// Root implements [Widget].
func (s *Slider) Root() *graph.Node { return s.node }

// Enabled implements [Widget].
func (s *Slider) Enabled() bool { return true }

// SetState implements [Widget].
func (s *Slider) SetState(st State) {
	s.back.SetVisible(st.Hover && !st.Pressed)
	s.ring = ShowRing(s.ctx, s.node, s.ring, st.Ring)
	tint := color.RGBA{255, 255, 255, 255}
	if st.Pressed {
		tint = s.ctx.Theme.Accent
	}
	s.knob.SetTint(tint)
}

// Key implements [Widget].
func (s *Slider) Key(in scenes.Input) bool {
	switch in.Kind {
	case scenes.NavLeft:
		s.to(s.v - s.inc)
	case scenes.NavRight:
		s.to(s.v + s.inc)
	case scenes.Home:
		s.to(s.low)
	case scenes.End:
		s.to(s.high)
	default:
		return false
	}
	s.end()
	return true
}

// Press implements [Widget].
func (s *Slider) Press(x, _ float64) {
	if x >= s.x0-16 {
		s.point(x)
	}
}

// Drag implements [Widget].
func (s *Slider) Drag(x, _ float64) { s.point(x) }

// Release implements [Widget].
func (s *Slider) Release(float64, float64, bool) { s.end() }
