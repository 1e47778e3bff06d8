package widgets

import (
	"cmp"
	"slices"
	"strings"

	"ludaxy/scenes/graph"
)

// Name gives a widget a name in words, for those who do not see its picture or the text beside it.
func (u *UI) Name(id, name string) { u.names[id] = name }

// Read has a page read out to those who do not see it, a line each, once its name was said. Of the page laid out again
// only the lines are read that are new.
func (u *UI) Read(lines ...string) {
	if u.ctx.Announcer == nil {
		return
	}
	for _, line := range lines {
		if !slices.Contains(u.page, line) {
			u.unread = append(u.unread, line)
		}
	}
	u.page = lines
}

// readOut says what is still to be read.
func (u *UI) readOut() {
	for _, line := range u.unread {
		u.ctx.Say(line)
	}
	u.unread = nil
}

// ReadCards has cards read out like Read, line by line: what stands side by side on a card belongs together.
func (u *UI) ReadCards(cards ...*graph.Node) {
	if u.ctx.Announcer == nil {
		return
	}
	var lines []string
	for _, c := range cards {
		lines = append(lines, linesOf(c)...)
	}
	u.Read(lines...)
}

// linesOf are the texts of a node, those at one height together, from the top.
func linesOf(n *graph.Node) (lines []string) {
	type placed struct {
		x, y float64
		text string
	}
	var all []placed
	var walk func(n *graph.Node)
	walk = func(n *graph.Node) {
		if !n.Visible() {
			return
		}
		if t, ok := n.Painter().(*graph.Text); ok && t.Text() != "" {
			_, h := n.Size()
			x, y := n.ToRoot(0, h/2)
			all = append(all, placed{x, y, t.Text()})
		}
		for _, c := range n.Children() {
			walk(c)
		}
	}
	walk(n)
	const same = 6 // units
	slices.SortStableFunc(all, func(a, b placed) int {
		if d := a.y - b.y; d > same || d < -same {
			return cmp.Compare(a.y, b.y)
		}
		return cmp.Compare(a.x, b.x)
	})
	for i, p := range all {
		if i > 0 && p.y-all[i-1].y <= same && all[i-1].y-p.y <= same {
			lines[len(lines)-1] += " · " + p.text
			continue
		}
		lines = append(lines, p.text)
	}
	return lines
}

// Words are all texts that can be seen in a node, for a widget that tells its value.
func Words(n *graph.Node) string { return strings.Join(textsOf(n, nil), " · ") }

// described is a widget that has a value to tell.
type described interface {
	// Value is the widget's value in words.
	Value() string
}

// tell says in words what the keys are on.
func (u *UI) tell(i int) {
	if u.ctx.Announcer != nil {
		u.ctx.Say(u.words(i))
	}
}

// tellChange says the value of a widget that a key may have changed; the layout may be another one by now.
func (u *UI) tellChange(i int) {
	if u.ctx.Announcer == nil || i >= len(u.items) || i != u.focus {
		return
	}
	if d, ok := u.items[i].widget.(described); ok {
		u.ctx.Say(d.Value())
	}
}

// words are the name and the value of a widget.
func (u *UI) words(i int) string {
	it := u.items[i]
	name := u.names[it.id]
	if d, ok := it.widget.(described); ok {
		return strings.TrimSpace(name + " " + d.Value())
	}
	if name != "" {
		return name
	}
	return strings.Join(textsOf(it.widget.Root(), nil), " ")
}

// textsOf are the texts that can be seen in a node, in order.
func textsOf(n *graph.Node, list []string) []string {
	if !n.Visible() {
		return list
	}
	if t, ok := n.Painter().(*graph.Text); ok && t.Text() != "" {
		list = append(list, t.Text())
	}
	for _, c := range n.Children() {
		list = textsOf(c, list)
	}
	return list
}
