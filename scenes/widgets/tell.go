package widgets

import (
	"slices"
	"strings"

	"ludaxy/scenes/graph"
)

// Name gives a widget a name in words, for those who do not see its picture or the text beside it.
func (u *UI) Name(id, name string) { u.names[id] = name }

// Read has a page read out to those who do not see it, a line each, once its name was said. The same page laid out
// again is not read again.
func (u *UI) Read(lines ...string) {
	if u.ctx.Announcer == nil || slices.Equal(lines, u.page) {
		return
	}
	u.page, u.unread = lines, true
}

// readOut says what is still to be read.
func (u *UI) readOut() {
	if !u.unread {
		return
	}
	u.unread = false
	for _, line := range u.page {
		u.ctx.Say(line)
	}
}

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
