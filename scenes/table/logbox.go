package table

import (
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// logBox shows the log: the wheel, a finger and the arrows scroll it, and a line
// that is pressed shows the position it led to.
type logBox struct {
	scene *Scene
	node  *graph.Node
	ring  *graph.Panel
	marks []*graph.Node // behind the rows of the line that is chosen
	bar   *graph.Panel
	lines []*graph.Text // a row each
	wide  float64       // width of a row, units
	line  float64       // height of one, units
	down  float64       // where the pointer was pressed, or has scrolled from
	moved bool          // it scrolls
	on    int           // the row that the keys are on, -1 for none
	ticks int           // since the pointer was pressed, 0 while it is not
}

// holdTicks is how long a line has to be held for the position to go with it;
// what was pressed shortly stays until it is left.
const holdTicks = 18

// buildLog makes the log.
func (s *Scene) buildLog(r layout.Rect) {
	s.parts.log = nil
	if r.H <= 0 {
		return
	}
	t := s.ctx.Theme
	b := &logBox{scene: s, node: graph.New(r.W, r.H), line: s.ctx.Fonts.LineHeight(widgets.Small), wide: r.W - 28, on: -1}
	b.bar = widgets.NewBox(s.ctx, widgets.Box{Fill: t.Muted, Radius: 2}, 4, 24)
	b.bar.SetAlpha(0.6)
	b.node.Add(widgets.NewPanel(s.ctx, art.SunkPanel, r.W, r.H).Node, b.bar.Node)
	n := max(1, int((r.H-12)/b.line))
	for i := range n {
		y := r.H - 6 - float64(n-i)*b.line
		mark := graph.NewRect(t.Accent, r.W-16, b.line)
		mark.SetAlpha(0.22).SetVisible(false).SetPos(8, y)
		l := graph.NewText(s.ctx.Fonts, "", graph.Style{Size: widgets.Small, Color: t.Muted, Width: b.wide, Lines: 1})
		l.SetPos(14, y)
		b.marks, b.lines = append(b.marks, mark), append(b.lines, l)
		b.node.Add(mark, l.Node)
	}
	s.parts.log = b
	s.parts.options.beneath = append(s.parts.options.beneath, b.node)
	s.put("log", b, r.X, r.Y)
}

// draw fills the rows.
func (b *logBox) draw() {
	s := b.scene
	rows := b.rows()
	on := -1
	switch {
	case b.ring != nil && b.ring.Visible():
		on = b.at(b.on)
	case s.look.on():
		on = s.look.line
	}
	for i, t := range b.lines {
		row := rows[i]
		ink := s.ctx.Theme.Muted
		if row.line == len(s.log.lines)-1 || row.line >= 0 && row.line == on {
			ink = s.ctx.Theme.Text
		}
		_, y := t.Pos()
		t.SetPos(14+row.inset, y)
		t.SetText(row.text)
		t.SetColor(ink)
		b.marks[i].SetVisible(row.line >= 0 && row.line == on)
	}
	w, h := b.node.Size()
	all, n := len(s.log.lines), b.window()
	b.bar.SetVisible(all > n)
	if all > n {
		room := h - 16
		length := max(18, room*float64(n)/float64(all))
		b.bar.SetSize(4, length)
		b.bar.SetPos(w-9, 8+(room-length)*(1-float64(s.log.up)/float64(all-n)))
	}
}

// scroll moves the log by some lines.
func (b *logBox) scroll(by int) bool {
	if !b.scene.log.scroll(by, b.window()) {
		return false
	}
	b.draw()
	return true
}

// rowAt is the row at a height of the box.
func (b *logBox) rowAt(y float64) int {
	_, first := b.lines[0].Pos()
	if y < first {
		return -1
	}
	return int((y - first) / b.line)
}

// update counts how long a line is pressed.
func (b *logBox) update() {
	if b.ticks > 0 {
		b.ticks++
	}
}

// Root implements [widgets.Widget].
func (b *logBox) Root() *graph.Node { return b.node }

// Enabled implements [widgets.Widget].
func (b *logBox) Enabled() bool { return len(b.scene.log.lines) > 0 }

// SetState implements [widgets.Widget].
func (b *logBox) SetState(st widgets.State) {
	if b.ring == nil && st.Ring {
		const out = 4
		w, h := b.node.Size()
		b.ring = widgets.NewBox(b.scene.ctx, widgets.Box{NoFill: true, Edge: b.scene.ctx.Theme.Focus, EdgeW: 3, Radius: widgets.Radius + out}, w+2*out, h+2*out)
		b.ring.SetPos(-out, -out)
		b.node.Add(b.ring.Node)
	}
	if b.ring != nil {
		b.ring.SetVisible(st.Ring)
		if st.Ring && b.on < 0 {
			b.on = len(b.lines) - 1
		}
		b.draw()
	}
}

// Value is the line that the keys are on, for those who do not see it.
func (b *logBox) Value() string {
	if i := b.at(b.on); i >= 0 {
		return b.scene.log.lines[i].text
	}
	return ""
}

// step goes to the next line up or down and reports whether there is one.
func (b *logBox) step(dir int) bool {
	to := b.at(b.on) + dir
	if to < 0 || to >= len(b.scene.log.lines) {
		return false
	}
	for b.rowOf(to) < 0 && b.scene.log.scroll(-dir, b.window()) {
	}
	b.on = b.rowOf(to)
	return true
}

// Key implements [widgets.Widget]: up and down go from line to line, and at the
// ends of the log on to the next button unless it is being read.
func (b *logBox) Key(in scenes.Input) bool {
	n := len(b.lines)
	steps, dir := 1, -1
	switch in.Kind {
	case scenes.NavDown, scenes.PageDown, scenes.End:
		dir = 1
	}
	switch in.Kind {
	case scenes.NavUp, scenes.NavDown:
	case scenes.PageUp, scenes.PageDown:
		steps = max(1, n-1)
	case scenes.Home, scenes.End:
		b.scene.log.scroll(-dir*logLines, b.window())
		if steps = 0; dir > 0 {
			b.on = n - 1
		} else {
			b.on = max(0, b.rowOf(0))
		}
	case scenes.Accept:
		b.scene.lookAt(b.at(b.on))
		return true
	default:
		return false
	}
	moved := steps == 0
	for ; steps > 0 && b.step(dir); steps-- {
		moved = true
	}
	if !moved && !b.scene.reading {
		return false
	}
	if b.scene.look.on() {
		b.scene.lookAt(b.at(b.on))
	}
	b.draw()
	return true
}

// Press implements [widgets.Widget].
func (b *logBox) Press(_, y float64) {
	b.down, b.moved, b.ticks, b.on = y, false, 1, b.rowAt(y)
	b.scene.lookAt(b.at(b.on))
	b.scene.barFocus = b.scene.look.on()
}

// Drag implements [widgets.Widget].
func (b *logBox) Drag(_, y float64) {
	by := int((y - b.down) / b.line)
	if by == 0 {
		return
	}
	b.down += float64(by) * b.line
	if !b.moved {
		b.moved = true
		b.scene.lookAway()
	}
	b.scroll(by)
}

// Release implements [widgets.Widget]: what was held is let go.
func (b *logBox) Release(_, _ float64, _ bool) {
	if b.ticks > holdTicks {
		b.scene.lookAway()
	}
	b.ticks = 0
}
