package widgets

import (
	"math"

	"ludaxy/scenes"
	"ludaxy/scenes/graph"
)

// dragSlop is how many units a finger may move before a press becomes a scroll.
const dragSlop = 8

func (u *UI) pointer(in scenes.Input) bool {
	switch in.Kind {
	case scenes.PointerMove:
		return u.pointerMove(in)
	case scenes.PointerDown:
		return u.pointerDown(in)
	case scenes.PointerUp:
		return u.pointerUp(in)
	case scenes.PointerCancel:
		u.press, u.hover, u.dragging = -1, -1, nil
		u.refresh()
		return true
	case scenes.Wheel:
		for _, s := range u.scrolls {
			if s.contains(in.X, in.Y) {
				s.By(-in.DY * 64)
				return true
			}
		}
	}
	return false
}

// at returns the index of the widget at a point, -1 for none.
func (u *UI) at(x, y float64) int {
	hit := u.Root.Hit(x, y)
	for ; hit != nil; hit = hit.Parent() {
		w, ok := hit.Data.(Widget)
		if !ok {
			continue
		}
		for i := range u.items {
			if u.items[i].widget == w {
				return i
			}
		}
	}
	return -1
}

func (u *UI) pointerMove(in scenes.Input) bool {
	dy := in.Y - u.lastY
	u.moved += math.Abs(in.X-u.lastX) + math.Abs(dy)
	u.lastX, u.lastY = in.X, in.Y
	if u.dragging != nil && u.moved > dragSlop {
		if u.press >= 0 && !draws(u.items[u.press].widget) {
			u.press = -1
			u.refresh()
		}
		if u.press < 0 {
			u.dragging.By(-dy)
			return true
		}
	}
	if u.press >= 0 {
		x, y := u.local(u.press, in.X, in.Y)
		u.items[u.press].widget.Drag(x, y)
		return true
	}
	hover := -1
	if !in.Touch {
		hover = u.at(in.X, in.Y)
	}
	if hover != u.hover {
		u.hover = hover
		if u.keys && hover >= 0 {
			u.keys = false
		}
		u.refresh()
	}
	return hover >= 0
}

// draws reports whether a widget follows a drag itself.
func draws(w Widget) bool {
	_, ok := w.(*Slider)
	return ok
}

func (u *UI) pointerDown(in scenes.Input) bool {
	u.lastX, u.lastY, u.moved = in.X, in.Y, 0
	u.keys = false
	u.dragging = nil
	if in.Touch {
		for _, s := range u.scrolls {
			if s.contains(in.X, in.Y) {
				u.dragging = s
			}
		}
	}
	i := u.at(in.X, in.Y)
	if i != u.focus && u.focus >= 0 {
		if f, ok := u.items[u.focus].widget.(*TextField); ok {
			f.stop()
		}
	}
	if i < 0 {
		u.refresh()
		return false
	}
	u.press = i
	if u.items[i].widget.Enabled() {
		u.focus = i
	}
	u.refresh()
	if u.items[i].widget.Enabled() {
		x, y := u.local(i, in.X, in.Y)
		u.items[i].widget.Press(x, y)
	}
	return true
}

func (u *UI) pointerUp(in scenes.Input) bool {
	i := u.press
	u.press, u.dragging = -1, nil
	if i < 0 {
		return false
	}
	w := u.items[i].widget
	inside := u.at(in.X, in.Y) == i
	if in.Touch {
		u.hover = -1
	}
	u.refresh()
	if w.Enabled() {
		x, y := u.local(i, in.X, in.Y)
		w.Release(x, y, inside)
		u.tellChange(i)
	}
	return true
}

// local turns a point of the root into one of a widget; widgets are neither scaled nor turned.
func (u *UI) local(i int, x, y float64) (float64, float64) {
	return localTo(u.items[i].widget.Root(), x, y)
}

func localTo(n *graph.Node, x, y float64) (float64, float64) {
	ox, oy := n.ToRoot(0, 0)
	return x - ox, y - oy
}
