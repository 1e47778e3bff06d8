package replay

import (
	"fmt"
	"image"
	"image/color"
	"sort"
	"strings"

	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// list shows what happened, a position an item, and is pressed to go there. It
// may have thousands of items: only those in sight have nodes.
type list struct {
	ctx    *scenes.Context
	node   *graph.Node
	inside *graph.Node // what is clipped
	ring   *graph.Panel
	bar    *graph.Panel
	mark   *graph.Panel // behind the item of the position shown
	hot    *graph.Panel // behind the item pointed at
	slots  []*slot
	items  []item
	w, h   float64
	min    float64 // height of an item with one line
	length float64
	at, to float64 // how far it is scrolled, and will be
	now    int     // the item of the position shown, -1 for none
	over   int     // the item pointed at, -1 for none
	pressY float64
	moved  bool // the press became a scroll
	pick   func(at int)
}

type item struct {
	at    int // position
	badge int // livery of whose it is, -1 for none
	text  string
	y, h  float64
}

// slot are the nodes of an item in sight.
type slot struct {
	node  *graph.Node
	text  *graph.Text
	badge *graph.Sprite
	item  int // -1 for none
}

const (
	listPad   = 8.0
	badgeSide = 18.0
	textX     = 36.0
	scrollGap = 28.0 // beside the scroll bar
)

// newList returns an empty list of a size in units; its items are at least low
// units high.
func newList(ctx *scenes.Context, w, h, low float64, pick func(at int)) *list {
	l := &list{ctx: ctx, node: graph.New(w, h), inside: graph.New(w-4, h-4), w: w, h: h - 4, min: low, now: -1, over: -1, pick: pick}
	t := ctx.Theme
	l.node.Add(widgets.NewPanel(ctx, art.SunkPanel, w, h).Node)
	l.inside.SetPos(2, 2).SetClip(true)
	l.node.Add(l.inside)
	l.mark = widgets.NewBox(ctx, widgets.Box{Fill: t.Hover, Edge: t.Accent, EdgeW: 1.5, Radius: 8}, w-16, low)
	l.hot = widgets.NewBox(ctx, widgets.Box{Fill: t.Raised, Radius: 8}, w-16, low)
	l.bar = widgets.NewBox(ctx, widgets.Box{Fill: color.RGBA{t.Muted.R, t.Muted.G, t.Muted.B, 0xa0}, Radius: 3}, 6, 40)
	l.bar.SetZ(5)
	l.inside.Add(l.hot.Node, l.mark.Node, l.bar.Node)
	l.mark.SetVisible(false)
	l.hot.SetVisible(false)
	n := int(h/low) + 3
	for range n {
		sl := &slot{node: graph.New(w, low), item: -1}
		sl.text = graph.NewText(ctx.Fonts, "", graph.Style{Size: widgets.Small, Color: t.Text, Width: w - textX - scrollGap})
		sl.badge = graph.NewSprite(nil, badgeSide, badgeSide)
		sl.node.Add(sl.badge.Node, sl.text.Node)
		l.inside.Add(sl.node)
		l.slots = append(l.slots, sl)
	}
	l.setLength()
	return l
}

// clear empties the list.
func (l *list) clear() {
	l.items, l.length, l.now, l.over = nil, 0, -1, -1
	for _, sl := range l.slots {
		sl.item = -1
	}
}

// add appends an item with some sentences. setLength has to follow.
func (l *list) add(at, badge int, texts []string) {
	if len(texts) == 0 {
		return
	}
	text := strings.Join(texts, "\n")
	lines := len(l.ctx.Fonts.Wrap(text, graph.Regular, widgets.Small, l.w-textX-scrollGap))
	h := max(l.min, float64(lines)*l.ctx.Fonts.LineHeight(widgets.Small)+listPad)
	l.items = append(l.items, item{at: at, badge: badge, text: text, y: l.length, h: h})
	l.length += h
}

// textAt is what is said of a position, "" if nothing is.
func (l *list) textAt(at int) string {
	if i := sort.Search(len(l.items), func(i int) bool { return l.items[i].at >= at }); i < len(l.items) && l.items[i].at == at {
		return l.items[i].text
	}
	return ""
}

// Value is the item of the position shown, for those who do not see it.
func (l *list) Value() string {
	if l.now < 0 || l.now >= len(l.items) {
		return ""
	}
	return l.items[l.now].text
}

// setLength tells the list that items were added.
func (l *list) setLength() { l.scroll(l.to) }

// update moves a scroll on by a tick.
func (l *list) update() {
	if l.at == l.to {
		return
	}
	l.at += (l.to - l.at) * 0.35
	if d := l.at - l.to; l.ctx.Still() || d < 0.5 && d > -0.5 {
		l.at = l.to
	}
	l.show()
}

func (l *list) limit(to float64) float64 { return min(max(to, 0), max(0, l.length+2*listPad-l.h)) }

// scroll goes to a place at once.
func (l *list) scroll(to float64) {
	l.to = l.limit(to)
	l.at = l.to
	l.show()
}

// follow marks the item of a position, or of the last one before it that has
// one, and brings it into sight; far away at once.
func (l *list) follow(at int) {
	i := sort.Search(len(l.items), func(i int) bool { return l.items[i].at > at }) - 1
	if i == l.now {
		return
	}
	l.now = i
	if i >= 0 {
		it := &l.items[i]
		top, bottom := it.y-l.h*0.2, it.y+it.h+2*listPad-l.h*0.8
		switch {
		case top < l.to:
			l.to = l.limit(it.y + it.h/2 - l.h/2)
		case bottom > l.to:
			l.to = l.limit(it.y + it.h/2 - l.h/2)
		}
		if d := l.to - l.at; d > 1.5*l.h || d < -1.5*l.h {
			l.at = l.to
		}
	}
	l.show()
}

// show puts the items in sight where they belong.
func (l *list) show() {
	first := sort.Search(len(l.items), func(i int) bool { return l.items[i].y+l.items[i].h+listPad > l.at })
	for _, sl := range l.slots {
		sl.node.SetVisible(false)
	}
	for i := first; i < len(l.items) && l.items[i].y+listPad < l.at+l.h && i-first < len(l.slots); i++ {
		l.put(l.slots[i%len(l.slots)], i)
	}
	l.behind(l.mark, l.now)
	over := l.over
	if over == l.now {
		over = -1
	}
	l.behind(l.hot, over)
	long := l.length+2*listPad > l.h+0.5
	l.bar.SetVisible(long)
	if long {
		bh := max(30, l.h*l.h/(l.length+2*listPad))
		l.bar.SetSize(6, bh)
		l.bar.SetPos(l.w-13, (l.h-bh)*l.at/(l.length+2*listPad-l.h))
	}
}

// put shows an item in a slot.
func (l *list) put(sl *slot, i int) {
	it := &l.items[i]
	if sl.item != i {
		sl.item = i
		sl.text.SetText(it.text)
		sl.badge.SetImage(nil)
		if it.badge >= 0 {
			sl.badge.SetImage(l.ctx.Art.Image(fmt.Sprint("badge ", it.badge), l.ctx.Size.Pixels(badgeSide), 0, func(w, _ int) image.Image {
				return art.BakeBadge(it.badge, float64(w), l.ctx.Theme.Art)
			}))
		}
	}
	ink := l.ctx.Theme.Muted
	if i == l.now || i == l.over {
		ink = l.ctx.Theme.Text
	}
	sl.text.SetColor(ink)
	_, th := sl.text.Size()
	line := l.ctx.Fonts.LineHeight(widgets.Small)
	y := (it.h - th) / 2
	sl.text.SetPos(textX, y)
	sl.badge.SetPos(12, y+(line-badgeSide)/2)
	sl.node.SetPos(0, it.y+listPad-l.at).SetVisible(true)
}

// behind puts a panel behind an item.
func (l *list) behind(p *graph.Panel, i int) {
	p.SetVisible(i >= 0 && i < len(l.items))
	if p.Visible() {
		p.SetSize(l.w-22, l.items[i].h)
		p.SetPos(4, l.items[i].y+listPad-l.at)
	}
}

// itemAt is the item at a height of the node, -1 for none.
func (l *list) itemAt(y float64) int {
	y += l.at - 2 - listPad
	i := sort.Search(len(l.items), func(i int) bool { return l.items[i].y+l.items[i].h > y })
	if y < 0 || i >= len(l.items) {
		return -1
	}
	return i
}

// point shows which item a pointer is on; a place outside is on none.
func (l *list) point(x, y float64) {
	over := -1
	if l.contains(x, y) {
		_, top := l.node.ToRoot(0, 0)
		over = l.itemAt(y - top)
	}
	if over != l.over {
		l.over = over
		l.show()
	}
}

// contains reports whether a point of the window is on the list.
func (l *list) contains(x, y float64) bool {
	ox, oy := l.node.ToRoot(0, 0)
	w, h := l.node.Size()
	return l.node.Visible() && x >= ox && y >= oy && x < ox+w && y < oy+h
}

// Root implements [widgets.Widget].
func (l *list) Root() *graph.Node { return l.node }

// Enabled implements [widgets.Widget].
func (l *list) Enabled() bool { return l.node.Visible() }

// SetState implements [widgets.Widget].
func (l *list) SetState(st widgets.State) { l.ring = widgets.ShowRing(l.ctx, l.node, l.ring, st.Ring) }

// Key implements [widgets.Widget]: up and down go from item to item.
func (l *list) Key(in scenes.Input) bool {
	next := l.now
	switch in.Kind {
	case scenes.NavUp:
		next--
	case scenes.NavDown:
		next++
	default:
		return false
	}
	if next < 0 || next >= len(l.items) {
		return false
	}
	l.pick(l.items[next].at)
	return true
}

// Press implements [widgets.Widget].
func (l *list) Press(_, y float64) { l.pressY, l.moved = y, false }

// Drag implements [widgets.Widget]: the list follows the finger.
func (l *list) Drag(_, y float64) {
	const slop = 8
	if d := y - l.pressY; l.moved || d > slop || d < -slop {
		l.moved = true
		l.scroll(l.at - d)
		l.pressY = y
	}
}

// Release implements [widgets.Widget].
func (l *list) Release(_, y float64, inside bool) {
	if i := l.itemAt(y); inside && !l.moved && i >= 0 {
		l.ctx.Play(sounds.Click)
		l.pick(l.items[i].at)
	}
}
