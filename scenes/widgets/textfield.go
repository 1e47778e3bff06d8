package widgets

import (
	"strings"
	"unicode"

	"ludaxy/assets/fonts"
	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
)

// MaxName is how many characters a text field takes, unless Limit says otherwise.
const MaxName = 20

// TextField takes a short text such as a name.
type TextField struct {
	node    *graph.Node
	ctx     *scenes.Context
	panel   *graph.Panel
	ring    *graph.Panel
	label   *graph.Text
	caret   *graph.Node
	marked  *graph.Node // behind the text when all of it is selected
	runes   []rune
	at      int
	hint    string
	most    int
	editing bool
	all     bool // the whole text is selected: what is typed takes its place
	state   State
	faces   [3]*graph.Slices
	change  func(string)
}

// NewTextField returns a field w units wide; the hint shows while it is empty.
func NewTextField(ctx *scenes.Context, text, hint string, w float64, change func(string)) *TextField {
	h := Height(ctx)
	f := &TextField{node: graph.New(w, h), ctx: ctx, hint: hint, most: MaxName, change: change}
	t := ctx.Theme
	for i, b := range []Box{
		{Fill: t.Pressed, Edge: fade(t.Edge, 0.8), EdgeW: 1},
		{Fill: t.Pressed, Edge: t.Muted, EdgeW: 2},
		{Fill: t.Pressed, Edge: t.Accent, EdgeW: 2},
	} {
		b.Radius = Radius
		if t.Contrast {
			b.EdgeW++
			b.Edge.A = 255
		}
		f.faces[i] = Slices(ctx, b)
	}
	f.panel = graph.NewPanel(f.faces[0], w, h, 1)
	f.label = graph.NewText(ctx.Fonts, "", graph.Style{Size: Body, Width: w - 24, Lines: 1, Shrink: 0.35})
	f.caret = graph.NewRect(t.Accent, 2, h-18)
	f.caret.SetVisible(false)
	f.marked = graph.NewRect(t.Accent, 1, h-14).SetAlpha(0.35)
	f.node.Add(f.panel.Node, f.marked, f.label.Node, f.caret)
	f.Set(text)
	return f
}

// Limit sets how many characters the field takes, and shows a text again that was too long before.
func (f *TextField) Limit(most int, text string) *TextField {
	f.most = most
	f.Set(text)
	return f
}

// Edit begins typing, with the whole text selected.
func (f *TextField) Edit() {
	f.edit()
	f.all = len(f.runes) > 0
	f.show()
}

// Set shows a text without telling anybody.
func (f *TextField) Set(text string) {
	f.runes = f.runes[:0]
	f.at = 0
	f.insert(text)
	f.show()
}

// Text returns what was typed, without spaces at its ends.
func (f *TextField) Text() string { return strings.TrimSpace(string(f.runes)) }

// insert puts what can be shown of a text at the caret.
func (f *TextField) insert(text string) (refused bool) {
	for _, r := range text {
		if unicode.IsControl(r) || !fonts.Has(r) || len(f.runes) >= f.most {
			refused = true
			continue
		}
		f.runes = append(f.runes, 0)
		copy(f.runes[f.at+1:], f.runes[f.at:])
		f.runes[f.at] = r
		f.at++
	}
	return refused
}

func (f *TextField) show() {
	_, h := f.node.Size()
	text, ink := string(f.runes), f.ctx.Theme.Text
	if text == "" && !f.editing {
		text, ink = f.hint, f.ctx.Theme.Muted
	}
	f.label.SetText(text)
	f.label.SetColor(ink)
	_, lh := f.label.Size()
	f.label.SetPos(12, (h-lh)/2)
	// The label may have shrunk to fit, and the caret stands in proportion.
	full := f.ctx.Fonts.Width(string(f.runes), graph.Regular, Body)
	x := f.ctx.Fonts.Width(string(f.runes[:f.at]), graph.Regular, Body)
	w, _ := f.node.Size()
	if full > w-24 {
		x *= (w - 24) / full
	}
	f.caret.SetPos(12+x, 9)
	f.caret.SetVisible(f.editing && !f.all)
	f.marked.SetVisible(f.editing && f.all && len(f.runes) > 0)
	f.marked.SetPos(10, 7)
	f.marked.SetSize(min(full, w-24)+4, h-14)
	f.panel.SetSlices(f.face())
}

func (f *TextField) face() *graph.Slices {
	switch {
	case f.editing:
		return f.faces[2]
	case f.state.Hover:
		return f.faces[1]
	}
	return f.faces[0]
}

func (f *TextField) edit() {
	f.editing = true
	f.at = len(f.runes)
	f.show()
}

func (f *TextField) stop() {
	if !f.editing {
		return
	}
	f.editing, f.all = false, false
	f.show()
	f.change(f.Text())
}

// Root implements [Widget].
func (f *TextField) Root() *graph.Node { return f.node }

// Enabled implements [Widget].
func (f *TextField) Enabled() bool { return true }

// SetState implements [Widget].
func (f *TextField) SetState(s State) {
	if f.state.Focused && !s.Focused {
		f.stop()
	}
	f.state = s
	f.ring = ShowRing(f.ctx, f.node, f.ring, s.Ring && !f.editing)
	f.show()
}

// Key implements [Widget].
func (f *TextField) Key(in scenes.Input) bool {
	if !f.editing {
		return f.begin(in)
	}
	switch in.Kind {
	case scenes.SelectAll:
		f.at, f.all = len(f.runes), true
		f.show()
		return true
	case scenes.Text, scenes.Erase, scenes.Delete:
		if f.all {
			f.runes, f.at = f.runes[:0], 0
		}
	}
	f.all = false
	switch in.Kind {
	case scenes.Text:
		if f.insert(in.Text) {
			f.ctx.Play(sounds.Refuse)
		}
	case scenes.Erase:
		if f.at > 0 {
			f.runes = append(f.runes[:f.at-1], f.runes[f.at:]...)
			f.at--
		}
	case scenes.Delete:
		if f.at < len(f.runes) {
			f.runes = append(f.runes[:f.at], f.runes[f.at+1:]...)
		}
	case scenes.NavLeft:
		f.at = max(0, f.at-1)
	case scenes.NavRight:
		f.at = min(len(f.runes), f.at+1)
	case scenes.Home:
		f.at = 0
	case scenes.End:
		f.at = len(f.runes)
	case scenes.Accept, scenes.Back:
		f.stop()
		return true
	case scenes.NavUp, scenes.NavDown, scenes.NavNext, scenes.NavPrev:
		f.stop()
		return false
	case scenes.Roll, scenes.Pause, scenes.Mute, scenes.Choose:
		return true // their keys arrive as Text as well
	default:
		return false
	}
	f.show()
	return true
}

// begin starts typing: with Enter, or with the first character.
func (f *TextField) begin(in scenes.Input) bool {
	switch in.Kind {
	case scenes.Accept, scenes.Roll:
		f.edit()
	case scenes.SelectAll:
		f.edit()
		return f.Key(in)
	case scenes.Text:
		f.edit()
		return f.Key(in)
	default:
		return false
	}
	return true
}

// Press implements [Widget].
func (f *TextField) Press(float64, float64) {}

// Drag implements [Widget].
func (f *TextField) Drag(float64, float64) {}

// Release implements [Widget].
func (f *TextField) Release(x, _ float64, inside bool) {
	if !inside {
		return
	}
	f.edit()
	f.all = false
	for i := range f.runes { // the caret goes where the pointer is
		if f.ctx.Fonts.Width(string(f.runes[:i+1]), graph.Regular, Body) > x-12 {
			f.at = i
			break
		}
	}
	f.show()
}
