package widgets

import (
	"math"

	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
)

// State is how a widget is being used.
type State struct {
	Hover, Pressed, Focused bool
	Ring                    bool // the focus is to be shown
}

// Widget is something to operate.
type Widget interface {
	// Root is the widget's node; its rectangle is what can be hit.
	Root() *graph.Node
	// Enabled reports whether it can be used now.
	Enabled() bool
	// SetState shows how it is being used.
	SetState(s State)
	// Key takes an input while the widget has the focus, and reports whether it had a use for it.
	Key(in scenes.Input) bool
	// Press, Drag and Release follow the pointer; the point is in the widget's own units.
	Press(x, y float64)
	Drag(x, y float64)
	Release(x, y float64, inside bool)
}

// UI holds the widgets of a scene.
type UI struct {
	Root  *graph.Node
	Anim  graph.Animator
	ctx   *scenes.Context
	items []item

	focus, hover, press int // indices of items, -1 for none
	keys                bool
	remembered          string
	scrolls             []*Scroll
	dragging            *Scroll
	lastX, lastY        float64
	moved               float64
	toast               *Toast
	names               map[string]string
	page, unread        []string // the lines that are read out, and those still to be
}

type item struct {
	id     string
	widget Widget
	scroll *Scroll
	state  State
}

// NewUI returns an empty UI.
func NewUI(ctx *scenes.Context) *UI {
	u := &UI{ctx: ctx}
	u.Reset()
	return u
}

// Context returns the context that the widgets are made for.
func (u *UI) Context() *scenes.Context { return u.ctx }

// Reset empties the UI for a new layout at the context's size. Once the widgets are added again, Restore brings back the
// focus.
func (u *UI) Reset() {
	if u.focus >= 0 && u.focus < len(u.items) {
		u.remembered = u.items[u.focus].id
	}
	u.Anim.StopAll()
	u.names = map[string]string{}
	u.items, u.scrolls, u.dragging = nil, nil, nil
	u.focus, u.hover, u.press = -1, -1, -1
	u.Root = graph.New(u.ctx.Size.W, u.ctx.Size.H)
	u.toast = nil
}

// Add adds a widget under a name that stays the same from layout to layout, and returns its node for placing.
func (u *UI) Add(id string, w Widget) *graph.Node {
	return u.add(id, w, nil)
}

func (u *UI) add(id string, w Widget, s *Scroll) *graph.Node {
	n := w.Root()
	n.SetTouchable(true)
	n.Data = w
	u.items = append(u.items, item{id: id, widget: w, scroll: s})
	return n
}

// Restore gives the focus back to the widget that had it before Reset, or else to the one named.
func (u *UI) Restore(id string) {
	if u.remembered != "" && u.Focus(u.remembered) {
		return
	}
	u.Focus(id)
}

// Focus gives the focus to a widget by its name, and reports whether there is an enabled one.
func (u *UI) Focus(id string) bool {
	for i := range u.items {
		if u.items[i].id == id && u.items[i].widget.Enabled() {
			u.setFocus(i)
			return true
		}
	}
	return false
}

// Focused returns the name of the widget with the focus, "" for none.
func (u *UI) Focused() string {
	if u.focus < 0 {
		return ""
	}
	return u.items[u.focus].id
}

// ShowFocus makes the ring visible, as when the keyboard is used.
func (u *UI) ShowFocus(show bool) {
	u.keys = show
	u.refresh()
}

func (u *UI) setFocus(i int) {
	u.focus = i
	u.remembered = ""
	u.refresh()
	if i >= 0 && u.keys {
		u.tell(i)
	}
	if i >= 0 && u.items[i].scroll != nil && u.keys {
		u.items[i].scroll.Show(u.items[i].widget.Root())
	}
}

// refresh tells every widget its state, if it has changed.
func (u *UI) refresh() {
	for i := range u.items {
		s := State{
			Hover: i == u.hover && !u.keys, Pressed: i == u.press,
			Focused: i == u.focus, Ring: i == u.focus && u.keys,
		}
		if u.items[i].state != s {
			u.items[i].state = s
			u.items[i].widget.SetState(s)
		}
	}
}

// TakesText reports whether the focused widget is a text field being typed in.
func (u *UI) TakesText() bool {
	if u.focus < 0 {
		return false
	}
	f, ok := u.items[u.focus].widget.(*TextField)
	return ok && f.editing
}

// Update moves animations and notices on by a tick.
func (u *UI) Update() {
	u.readOut()
	u.Anim.Update()
	for _, s := range u.scrolls {
		s.update()
	}
	if u.toast != nil {
		u.toast.Update()
	}
}

// Toast shows a notice for a while.
func (u *UI) Toast(text string) {
	if u.toast == nil {
		u.toast = NewToast(u.ctx)
		u.Root.Add(u.toast.Root())
	}
	u.toast.Show(text)
	u.ctx.Say(text)
}

// Said returns the notice that is shown, "" for none.
func (u *UI) Said() string {
	if u.toast == nil {
		return ""
	}
	return u.toast.Said()
}

// Refuse says in words why something cannot be done.
func (u *UI) Refuse(text string) {
	u.ctx.Play(sounds.Refuse)
	u.Toast(text)
}

// Handle gives the input to the widgets and reports whether one had a use for it. Back is the scene's own, unless a
// text field is being typed in.
func (u *UI) Handle(in scenes.Input) bool {
	if in.Pointer() || in.Kind == scenes.PointerCancel {
		return u.pointer(in)
	}
	if u.focus >= 0 && u.items[u.focus].widget.Enabled() {
		if at := u.focus; u.items[at].widget.Key(in) {
			u.showKeys()
			u.tellChange(at)
			return true
		}
	}
	switch in.Kind {
	case scenes.NavNext:
		u.step(1)
	case scenes.NavPrev:
		u.step(-1)
	case scenes.NavUp:
		u.arrow(0, -1)
	case scenes.NavDown:
		u.arrow(0, 1)
	case scenes.NavLeft:
		u.arrow(-1, 0)
	case scenes.NavRight:
		u.arrow(1, 0)
	default:
		return false
	}
	return true
}

func (u *UI) showKeys() {
	if !u.keys {
		u.keys = true
		u.refresh()
	}
}

// usable reports whether the focus may go to an item.
func (u *UI) usable(i int) bool {
	w := u.items[i].widget
	return w.Enabled() && w.Root().Visible()
}

func (u *UI) step(dir int) {
	n := len(u.items)
	first := !u.keys && u.focus >= 0
	u.keys = true
	if n == 0 {
		return
	}
	if first && u.usable(u.focus) { // the first key shows where the focus is
		u.setFocus(u.focus)
		return
	}
	i := u.focus
	if i < 0 && dir < 0 {
		i = 0
	}
	for range n {
		i = (i + dir + n) % n
		if u.usable(i) {
			u.setFocus(i)
			return
		}
	}
}

// arrow moves the focus to the nearest widget in a direction; sideways distance counts double.
func (u *UI) arrow(dx, dy float64) {
	if u.focus < 0 || !u.keys || !u.usable(u.focus) {
		if u.focus < 0 || !u.usable(u.focus) {
			u.step(1)
			return
		}
		u.keys = true
		u.setFocus(u.focus)
		return
	}
	from := u.rect(u.focus)
	best, bestD := -1, math.Inf(1)
	for i := range u.items {
		if i == u.focus || !u.usable(i) {
			continue
		}
		to := u.rect(i)
		var ahead, aside float64
		if dy != 0 {
			ahead = gap(from.y0, from.y1, to.y0, to.y1, dy)
			aside = apart(from.x0, from.x1, to.x0, to.x1)
		} else {
			ahead = gap(from.x0, from.x1, to.x0, to.x1, dx)
			aside = apart(from.y0, from.y1, to.y0, to.y1)
		}
		if ahead < 0 {
			continue
		}
		centre := math.Abs((from.x0+from.x1-to.x0-to.x1)*dy) + math.Abs((from.y0+from.y1-to.y0-to.y1)*dx)
		if d := ahead + 3*aside + centre/1000; d < bestD {
			best, bestD = i, d
		}
	}
	if best >= 0 {
		u.setFocus(best)
	}
}

type bounds struct{ x0, y0, x1, y1 float64 }

func (u *UI) rect(i int) bounds {
	n := u.items[i].widget.Root()
	w, h := n.Size()
	x0, y0 := n.ToRoot(0, 0)
	x1, y1 := n.ToRoot(w, h)
	return bounds{x0, y0, x1, y1}
}

// gap is how far a span lies ahead of another in a direction, negative if it does not.
func gap(a0, a1, b0, b1, dir float64) float64 {
	const slack = 2
	if dir < 0 {
		a1, b0 = -a0, -b1
	}
	if b0 < a1-slack {
		return -1
	}
	return max(b0-a1, 0)
}

// apart is how far two spans are from overlapping.
func apart(a0, a1, b0, b1 float64) float64 { return max(0, b0-a1, a0-b1) }
