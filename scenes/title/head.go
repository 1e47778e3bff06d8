package title

import (
	"image"

	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// head is the name of the game with its line below: a picture, or the name in letters where its font has failed.
type head struct {
	*graph.Node
	logo  *graph.Sprite
	plain *graph.Text
}

// newHead returns the name, at most so high; the line below is left out where there is no room for it.
func newHead(ctx *scenes.Context, w, most float64, line bool) *head {
	theme := ctx.Theme.Art
	lw := min(w, max(most, 40)*art.LogoAspect())
	h := lw / art.LogoAspect()
	n := &head{Node: graph.New(w, h), logo: graph.NewSprite(nil, lw, h)}
	n.logo.SetPos((w-lw)/2, 0)
	n.plain = graph.NewText(ctx.Fonts, ctx.T(messages.AppName), graph.Style{
		Size: min(72, h*0.7/ctx.Fonts.Zoom()), Weight: graph.Bold, Color: ctx.Theme.Accent, Align: graph.Center, Width: w, Lines: 1, Shrink: 0.5,
	})
	n.plain.SetVisible(false)
	px := ctx.Size.Pixels(lw)
	ctx.Art.Show(n.logo, "logo", px, px, func(w, _ int) image.Image {
		s, err := art.BakeLogo(float64(w), theme)
		if err != nil {
			return nil
		}
		return s.Image
	})
	n.Add(n.logo.Node, n.plain.Node)
	if line {
		tag := graph.NewText(ctx.Fonts, ctx.T(messages.AppTagline), graph.Style{
			Size: widgets.Body, Color: ctx.Theme.Text, Align: graph.Center, Width: w, Lines: 1, Shrink: 0.7,
		})
		_, lh := tag.Size()
		tag.SetPos(0, h)
		n.Add(tag.Node)
		h += lh
	}
	n.SetSize(w, h)
	return n
}

// settle shows the name in letters once it is clear that there is no picture of it.
func (h *head) settle(ctx *scenes.Context) {
	if h != nil && h.logo.Image() == nil && !ctx.Art.Waiting() {
		h.plain.SetVisible(true)
	}
}
