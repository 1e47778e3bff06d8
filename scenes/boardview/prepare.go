package boardview

import (
	"fmt"
	"image"

	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
)

// Prepared is what a view needs, baked beside the frames: a view of the same
// size made of it once it is ready bakes next to nothing itself.
type Prepared struct {
	board   *graph.Sprite // in no tree; it has its picture once everything is baked
	sprites map[string]art.Sprite
}

// Prepare has everything baked that a view of side units will want. The same
// board at the same size is prepared once.
func Prepare(ctx *scenes.Context, cfg Config, side float64) *Prepared {
	tr := layout.Into(cfg.Geometry.Bounds, layout.Rect{W: side, H: side})
	picture := PictureOf(ctx, cfg, side)
	name := fmt.Sprintf("boardview/prepared/%s/%s/%d", cfg.Rules.Spec().ID, picture.Name, picture.W)
	return scenes.Value(ctx.Art, name, func() *Prepared {
		p := &Prepared{board: graph.NewSprite(nil, 1, 1), sprites: map[string]art.Sprite{}}
		bakes := bakesOf(ctx, cfg, tr)
		ctx.Art.Show(p.board, picture.Name, picture.W, picture.H, func(w, h int) image.Image {
			for name, bake := range bakes {
				p.sprites[name] = bake() // read only after the board is there
			}
			return picture.Bake(w, h)
		})
		return p
	})
}

// Ready reports whether everything is baked.
func (p *Prepared) Ready() bool { return p.board.Image() != nil }

// take gives a sprite that was prepared, once: the view keeps it as a picture.
func (p *Prepared) take(name string) (s art.Sprite, ok bool) {
	if p == nil || !p.Ready() {
		return s, false
	}
	s, ok = p.sprites[name]
	delete(p.sprites, name)
	return s, ok
}

// bakesOf is what bakes the sprites of a sheet, by their names.
func bakesOf(ctx *scenes.Context, cfg Config, tr layout.Transform) map[string]func() art.Sprite {
	bakes := map[string]func() art.Sprite{}
	s := blankSheet(ctx, cfg, tr)
	s.made = func(name string, bake func() art.Sprite) pic {
		bakes[name] = bake
		return pic{}
	}
	s.bakeAll(cfg)
	if cfg.Rules.Spec().Keeps&rules.KeepsUFOs != 0 {
		for k, l := range cfg.Liveries {
			if l >= 0 {
				s.saucer(k)
			}
		}
	}
	return bakes
}
