package boardview

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
)

// TurnTime is how long a board takes to be turned at normal speed.
const TurnTime = 400 * time.Millisecond

// turning is a board on its way from one lie to another. Everything on it goes round the middle and stays upright. The
// picture of the bare board is turned, and gives way to the one of the board as it will lie, on which signs and numbers
// are upright again; where that is not baked yet, the old one stays until it is.
type turning struct {
	swing     layout.Swing
	ticks, of int           // of the way; of is 0 for a board that lies still
	under     *graph.Sprite // the old picture, nil once the new one has taken its place
	askew     float64       // how far the old picture was turned when the way began, radians
}

// newGround is the picture of the bare board, below everything.
func (v *View) newGround(img *ebiten.Image) *graph.Sprite {
	b := v.lie.Bounds
	sp := graph.NewSprite(img, b.W*v.flat.Scale, b.H*v.flat.Scale)
	v.upright(sp)
	sp.SetZ(-1)
	v.Node.Add(sp.Node)
	return sp
}

// upright lays a picture of the board where the board lies.
func (v *View) upright(sp *graph.Sprite) {
	b := v.lie.Bounds
	corner := v.flat.ToPixels(layout.Point{X: b.X, Y: b.Y})
	sp.SetPivot(0, 0).SetRotation(0).SetScale(1, 1).SetPos(corner.X, corner.Y)
}

// skew turns a picture of the board about the middle of the board.
func (v *View) skew(sp *graph.Sprite, angle, scale float64) {
	b := v.lie.Bounds
	middle := v.flat.ToPixels(v.lie.Centre)
	sp.SetPivot((v.lie.Centre.X-b.X)/b.W, (v.lie.Centre.Y-b.Y)/b.H).SetRotation(angle).SetScale(scale, scale).SetPos(middle.X, middle.Y)
}

// Lie is how the board lies, or will lie once it has been turned.
func (v *View) Lie() *layout.Board { return v.lie }

// Turning reports whether the board is being turned.
func (v *View) Turning() bool { return v.turning.of > 0 }

// Turn lays the board in another way, over a time, or at once for none and for players who want no movement.
func (v *View) Turn(to *layout.Board, over time.Duration) {
	if to == v.lie {
		return
	}
	v.turned()
	t := &v.turning
	t.swing = layout.NewSwing(v.lie, to)
	if v.ground.Image() != nil || t.under == nil {
		if t.under != nil {
			t.under.Remove()
		}
		t.under, t.askew = v.ground, 0
		t.under.SetAlpha(1).SetZ(-2)
	} else { // the picture of the last way has not come yet
		v.ground.Remove()
	}
	v.lie = to
	v.ground = v.newGround(nil)
	cfg := v.cfg
	cfg.Geometry = to
	p := pictureOf(v.ctx, cfg, v.sheet.cell)
	v.ctx.Art.Show(v.ground, p.Name, p.W, p.H, p.Bake)
	t.ticks, t.of = 0, int(over/Tick)
	v.unfan()
	v.fx.sparks = v.fx.sparks[:0]
	v.tip.show(nil, layout.Point{}, 0)
	if t.of <= 0 || v.ctx.Still() {
		t.of = 1
		v.turned()
		return
	}
	v.swing(0)
}

// Expect has the pictures of the board baked beside the frames for other ways in which it may soon lie, so that they
// are there when it is turned.
func (v *View) Expect(lies ...*layout.Board) {
	for _, lie := range lies {
		cfg := v.cfg
		cfg.Geometry = lie
		p := pictureOf(v.ctx, cfg, v.sheet.cell)
		v.ctx.Art.Ahead(p.Name, p.W, p.H, p.Bake)
	}
}

// swing shows the board at a share of its way.
func (v *View) swing(share float64) {
	t := &v.turning
	v.cfg.Geometry = t.swing.At(share)
	scale := t.swing.Scale(share)
	middle := v.flat.ToPixels(v.lie.Centre)
	v.tr = layout.Transform{Scale: v.flat.Scale * scale, Offset: middle.Sub(v.lie.Centre.Mul(v.flat.Scale * scale))}
	v.skew(t.under, t.askew+t.swing.Angle(share), scale)
	v.skew(v.ground, t.swing.Left(share), scale)
	const from, to = 0.25, 0.75 // of the way: where one picture gives way to the other
	v.ground.SetAlpha((share - from) / (to - from))
}

// turnOn moves a board that is being turned on by a tick.
func (v *View) turnOn(f timeline.Frame) (moving bool) {
	t := &v.turning
	if t.of > 0 {
		if t.ticks++; t.ticks >= t.of {
			v.turned()
			return true
		}
		u := float64(t.ticks) / float64(t.of)
		v.swing(u * u * (3 - 2*u))
		v.place(f, true)
		return true
	}
	if t.under != nil && v.ground.Image() != nil && v.ground.Alpha() >= 1 {
		t.under.Remove()
		t.under = nil
		return true
	}
	return false
}

// turned ends the turning: the board lies as it shall.
func (v *View) turned() {
	t := &v.turning
	if t.of == 0 {
		return
	}
	t.of = 0
	v.cfg.Geometry, v.tr = v.lie, v.flat
	v.upright(v.ground)
	v.ground.SetAlpha(1)
	t.askew += t.swing.Angle(1)
	if v.ground.Image() != nil {
		t.under.Remove()
		t.under = nil
	} else {
		v.skew(t.under, t.askew, 1)
	}
	v.flight = flight{}
	v.place(v.cfg.Director.Frame(), true)
	v.retip()
	v.Node.Touch()
}
