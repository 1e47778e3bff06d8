package load

import (
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// rowList is a list of any length as one widget: only the rows in view are made.
// The arrow keys move the choice, Enter does what there is to do with it, and so
// does a second press soon after the first.
type rowList struct {
	ctx     *scenes.Context
	node    *graph.Node
	content *graph.Node
	bar     *graph.Panel
	ring    *graph.Panel
	w, h    float64
	rowH    float64
	count   int
	place   *place
	rows    map[int]*graph.Node

	row    func(i int, w, h float64) *graph.Node // draws a row
	choose func(i int)
	act    func(i int)

	downY, downAt float64 // where a press began
	dragged       bool
}

// place is how far a list is scrolled and which row is chosen; it outlives the
// widget.
type place struct {
	at, to  float64 // units
	chosen  int
	pressed int // the row that was pressed last, and how long ago in ticks
	since   int
}

const (
	dragSlop    = 8  // units that a press may move before it is a scroll
	doublePress = 24 // ticks between two presses that belong together
	barW        = 6
)

func newRowList(ctx *scenes.Context, w, h, rowH float64, count int, p *place) *rowList {
	l := &rowList{ctx: ctx, node: graph.New(w, h), content: graph.New(w, 0), w: w, h: h, rowH: rowH, count: count, place: p, rows: map[int]*graph.Node{}}
	window := graph.New(w, h)
	window.SetClip(true)
	l.bar = widgets.NewBox(ctx, widgets.Box{Fill: ctx.Theme.Muted, Radius: 3}, barW, 40)
	l.bar.SetZ(10).SetAlpha(0.6)
	window.Add(l.content, l.bar.Node)
	l.node.Add(window)
	p.chosen = min(max(p.chosen, 0), max(count-1, 0))
	p.to = l.limit(p.to)
	p.at = p.to
	return l
}

func (l *rowList) limit(at float64) float64 {
	return min(max(at, 0), max(0, float64(l.count)*l.rowH-l.h))
}

// show makes the rows in view.
func (l *rowList) show() {
	first := max(0, int(l.place.at/l.rowH))
	last := min(l.count-1, int((l.place.at+l.h)/l.rowH))
	for i, n := range l.rows {
		if i < first || i > last {
			n.Remove()
			delete(l.rows, i)
		}
	}
	for i := first; i <= last; i++ {
		if l.rows[i] == nil {
			l.rows[i] = l.row(i, l.w-barW-6, l.rowH)
			l.rows[i].SetPos(0, float64(i)*l.rowH)
			l.content.Add(l.rows[i])
		}
	}
	l.content.SetPos(0, -l.place.at)
	length := float64(l.count) * l.rowH
	l.bar.SetVisible(length > l.h+0.5)
	if length > l.h+0.5 {
		bh := max(40, l.h*l.h/length)
		l.bar.SetSize(barW, bh)
		l.bar.SetPos(l.w-barW, (l.h-bh)*l.place.at/(length-l.h))
	}
}

// redraw draws a row anew, if it is in view.
func (l *rowList) redraw(i int) {
	if n := l.rows[i]; n != nil {
		n.Remove()
		delete(l.rows, i)
		l.show()
	}
}

// reveal scrolls until a row is in view.
func (l *rowList) reveal(i int) {
	y := float64(i) * l.rowH
	l.scroll(min(max(l.place.to, y+l.rowH-l.h), y))
}

func (l *rowList) scroll(to float64) {
	l.place.to = l.limit(to)
	if l.ctx.Still() {
		l.place.at = l.place.to
		l.show()
	}
}

// update moves the list on by a tick.
func (l *rowList) update() {
	p := l.place
	p.since++
	if p.at == p.to {
		return
	}
	p.at += (p.to - p.at) * 0.3
	if d := p.at - p.to; d < 0.5 && d > -0.5 {
		p.at = p.to
	}
	l.show()
}

// wheel scrolls, if the pointer is over the list.
func (l *rowList) wheel(in scenes.Input) bool {
	ox, oy := l.node.ToRoot(0, 0)
	if in.X < ox || in.Y < oy || in.X >= ox+l.w || in.Y >= oy+l.h {
		return false
	}
	l.scroll(l.place.to - in.DY*l.rowH)
	return true
}

// Root implements [widgets.Widget].
func (l *rowList) Root() *graph.Node { return l.node }

// Value is what the chosen row tells, for those who do not see it.
func (l *rowList) Value() string {
	if l.place.chosen >= l.count {
		return ""
	}
	n := l.rows[l.place.chosen]
	if n == nil {
		n = l.row(l.place.chosen, l.w, l.rowH)
	}
	return widgets.Words(n)
}

// Enabled implements [widgets.Widget].
func (l *rowList) Enabled() bool { return l.count > 0 }

// SetState implements [widgets.Widget].
func (l *rowList) SetState(s widgets.State) {
	if l.ring == nil {
		if !s.Ring {
			return
		}
		l.ring = widgets.NewBox(l.ctx, widgets.Box{NoFill: true, Edge: l.ctx.Theme.Focus, EdgeW: 3, Radius: widgets.Radius}, l.w+8, l.h+8)
		l.ring.SetPos(-4, -4)
		l.ring.SetZ(20)
		l.node.Add(l.ring.Node)
	}
	l.ring.SetVisible(s.Ring)
}

// Key implements [widgets.Widget].
func (l *rowList) Key(in scenes.Input) bool {
	to := l.place.chosen
	switch in.Kind {
	case scenes.NavUp:
		to--
	case scenes.NavDown:
		to++
	case scenes.Home:
		to = 0
	case scenes.End:
		to = l.count - 1
	case scenes.Accept, scenes.Roll:
		l.act(l.place.chosen)
		return true
	default:
		return false
	}
	if to < 0 || to >= l.count {
		return false
	}
	l.reveal(to)
	l.choose(to)
	return true
}

// Press implements [widgets.Widget].
func (l *rowList) Press(_, y float64) {
	l.downY, l.downAt, l.dragged = y, l.place.to, false
}

// Drag implements [widgets.Widget].
func (l *rowList) Drag(_, y float64) {
	if d := l.downY - y; l.dragged || d > dragSlop || d < -dragSlop {
		l.dragged = true
		l.place.to = l.limit(l.downAt + d)
		l.place.at = l.place.to
		l.show()
	}
}

// Release implements [widgets.Widget].
func (l *rowList) Release(_, y float64, inside bool) {
	i := int((y + l.place.at) / l.rowH)
	if !inside || l.dragged || i < 0 || i >= l.count {
		return
	}
	twice := l.place.pressed == i && l.place.since <= doublePress
	l.place.pressed, l.place.since = i, 0
	if twice {
		l.act(i)
		return
	}
	l.reveal(i)
	l.choose(i)
}

var _ widgets.Widget = (*rowList)(nil)
