package widgets

import (
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
)

// Margin is the room between a page and the edge of the window.
const Margin = 24

// PageW is the most that a page is wide, in units.
const PageW = 1184

// Page is the frame of a full screen: the backdrop, a heading, and a button back at the top left.
type Page struct {
	X, Y, W, H float64 // what is left for the page itself, in units
}

// NewPage adds the frame to an empty UI. back may be nil.
func NewPage(u *UI, title, backText string, back func()) Page {
	return NewPageBeside(u, title, backText, back, 0)
}

// NewPageBeside is NewPage with some units left free at the right end of the heading.
func NewPageBeside(u *UI, title, backText string, back func(), free float64) Page {
	ctx := u.Context()
	ctx.Call(title)
	size := ctx.Size
	u.Root.Add(Backdrop(ctx, "page", layout.Rect{}))
	w := min(size.W-2*Margin, PageW)
	x := (size.W - w) / 2
	h := Height(ctx)
	left := x
	if back != nil {
		bw := ctx.Fonts.Width("← "+backText, graph.Bold, Body) + 40
		b := NewButton(ctx, Normal, "← "+backText, bw, h, back)
		b.Root().SetPos(x, Margin-4)
		u.Root.Add(u.Add("back", b))
		left += bw + 24
	}
	t := graph.NewText(ctx.Fonts, title, graph.Style{
		Size: Heading, Weight: graph.Bold, Color: ctx.Theme.Text, Width: x + w - left - free, Lines: 1, Shrink: 0.5,
	})
	_, th := t.Size()
	t.SetPos(left, Margin-4+(h-th)/2)
	u.Root.Add(t.Node)
	top := Margin + h + 12
	return Page{X: x, Y: top, W: w, H: size.H - top - Margin}
}

// Label returns a line of text of a width, shortened rather than cut.
func Label(ctx *scenes.Context, s string, size float64, weight graph.Weight, w float64) *graph.Text {
	return graph.NewText(ctx.Fonts, s, graph.Style{
		Size: size, Weight: weight, Color: ctx.Theme.Text, Width: w, Lines: 1, Shrink: 0.7,
	})
}

// Para returns a text of as many lines as it needs.
func Para(ctx *scenes.Context, s string, size, w float64) *graph.Text {
	return graph.NewText(ctx.Fonts, s, graph.Style{Size: size, Color: ctx.Theme.Muted, Width: w})
}
