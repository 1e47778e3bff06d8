package boardview

import (
	"image"
	"math"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/engine/board"
	"ludaxy/scenes/art"
	"ludaxy/scenes/boardview/shade"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
)

// The light of a living board moves slowly, so it is drawn seldom: a board on
// which nothing else happens is drawn once in lifeTicks ticks.
const lifeTicks = 4

// How fast things go round, in radians a tick.
const (
	galaxyTurn = 2 * math.Pi / (60 * 140)
	earthTurn  = -2 * math.Pi / (60 * 200)
	windTurn   = earthTurn * 1.18
	driftTurn  = 2 * math.Pi / (60 * 170)
	breathTurn = 2 * math.Pi / (60 * 7)
)

// lifeCell is how many pixels a board unit has in the picture of the sky's light,
// which is soft and shown enlarged.
const lifeCell = 18

// twinkle is a star that sparkles.
type twinkle struct {
	at    layout.Point
	size  float64
	phase float64
	pace  float64
	tint  art.Colour
}

// life is the light that moves on the board of the galaxy: the sky, the glow of
// the special fields, and the Earth. Fields and pieces stay where they are.
type life struct {
	lie   *layout.Board // the way the board lies that it is for
	tick  int
	drawn int // tick of the sky's light that was drawn last, -1 for none
	shown bool

	// What is baked beside the frames; each shows itself once it is there.
	open, earth, globes *graph.Sprite
	light               *ebiten.Image

	auras []art.Aura
	aura  pic
	stars []twinkle

	sky, ball                shade.Quad
	turn, drift, spin, winds []float32 // uniforms: kept, so that drawing allocates nothing
	radius, alpha            []float32
}

// newLife is the life of a board that has one, nil for the others.
func newLife(v *View) *life {
	if v.cfg.Track.Shape != board.Nebula || !v.ctx.Lively() {
		return nil
	}
	g := v.lie
	look := art.BoardLook{Board: g, Track: v.cfg.Track, Theme: v.sheet.theme, Liveries: v.cfg.Liveries[:]}
	l := &life{lie: g, drawn: -1, open: graph.NewSprite(nil, 1, 1), earth: graph.NewSprite(nil, 1, 1), globes: graph.NewSprite(nil, 1, 1)}
	cfg := v.cfg
	cfg.Geometry = g
	p := pictureOf(v.ctx, cfg, v.sheet.cell)
	w, h := int(g.Bounds.W*lifeCell+0.5), int(g.Bounds.H*lifeCell+0.5)
	v.ctx.Art.Show(l.open, p.Name+"/sky", w, h, func(w, _ int) image.Image { return art.BakeSky(look, w) })
	side := 512
	if v.sheet.cell > 60 {
		side = 1024
	}
	v.ctx.Art.Show(l.earth, "earth", side, side, func(w, _ int) image.Image { return art.BakeEarthMap(w) })
	ball := int(art.Earth(g).Width*v.sheet.cell + 0.5)
	v.ctx.Art.Show(l.globes, p.Name+"/globes", ball, ball, func(w, _ int) image.Image { return art.BakeGlobes(look, w) })
	l.auras = art.Auras(look)
	size := g.Ring[0].Size
	l.aura = v.sheet.made("aura", func() art.Sprite { return art.BakeAura(size * v.sheet.cell) })
	l.strew(g)
	l.prepare(v, look, w, h)
	return l
}

// strew chooses the stars that sparkle; those under fields are left out when they
// are drawn.
func (l *life) strew(g *layout.Board) {
	rng := rand.New(rand.NewPCG(5, 23)) // looks only
	for len(l.stars) < 46 {
		f := g.Field.Inset(0.35)
		at := layout.Point{X: f.X + f.W*rng.Float64(), Y: f.Y + f.H*rng.Float64()}
		free := at.Sub(g.Centre).Len() > art.Earth(g).Width*0.62
		for _, c := range g.Ring {
			free = free && at.Sub(c.Centre).Len() > c.Size*0.75
		}
		for k, a := range g.Arms {
			free = free && at.Sub(a.Dish.At).Len() > a.Dish.Width*0.7 && at.Sub(a.Die.At).Len() > a.Die.Width*0.9
			for _, c := range g.Lanes[k] {
				free = free && at.Sub(c.Centre).Len() > c.Size*0.8
			}
		}
		if !free {
			continue
		}
		tint := art.Colour{R: 0.9, G: 0.93, B: 1, A: 1}
		if rng.IntN(3) == 0 {
			tint = art.Colour{R: 1, G: 0.86, B: 0.66, A: 1}
		}
		l.stars = append(l.stars, twinkle{at, 0.16 + 0.2*rng.Float64(), 2 * math.Pi * rng.Float64(), 0.6 + 0.8*rng.Float64(), tint})
	}
}

// prepare fills in what the programs are told.
func (l *life) prepare(v *View, look art.BoardLook, w, h int) {
	g := l.lie
	lean, grow, tilt, core := layout.Winding()
	base, pale := make([]float32, 12), make([]float32, 12)
	reach := 1.0
	for k, s := range g.Spirals() {
		livery, i := art.LiveryOf(v.cfg.Liveries[k]), 3*s.Quarter()
		copy(base[i:], []float32{livery.Base.R, livery.Base.G, livery.Base.B})
		copy(pale[i:], []float32{livery.Light.R, livery.Light.G, livery.Light.B})
		reach = s.Reach
	}
	one := func(x float64) []float32 { return []float32{float32(x)} }
	l.turn, l.drift = one(0), make([]float32, 2)
	l.sky.Options.Uniforms = map[string]any{
		"Turn": l.turn, "Drift": l.drift, "Scale": one(lifeCell), "Base": base, "Pale": pale,
		"Centre": []float32{float32((g.Centre.X - g.Bounds.X) * lifeCell), float32((g.Centre.Y - g.Bounds.Y) * lifeCell)},
		"Lean":   one(lean), "Grow": one(grow), "Tilt": one(tilt), "Core": one(core), "Reach": one(reach),
	}
	l.sky.Options.Blend = ebiten.BlendCopy
	var still ebiten.GeoM
	l.sky.Place(still, 0, 0, float64(w), float64(h), float64(w), float64(h), 1)
	l.spin, l.winds, l.radius, l.alpha = one(0), one(0), one(1), one(1)
	l.ball.Options.Uniforms = map[string]any{
		"Turn": l.spin, "Wind": l.winds, "Radius": l.radius, "Alpha": l.alpha, "Middle": one(art.EarthMiddle), "Lift": one(art.EarthTilt),
		"Map": make([]float32, 2),
	}
}

// liven moves the light on by a tick and reports whether it wants to be drawn.
func (v *View) liven() bool {
	l := v.life
	if l == nil {
		if v.ctx.Lively() && v.cfg.Track.Shape == board.Nebula {
			v.life = newLife(v)
		}
		return false
	}
	if !v.ctx.Lively() {
		v.life = nil
		return l.shown // once more, without it
	}
	if l.lie != v.lie { // the Earth goes on from where it is
		v.life = newLife(v)
		v.life.tick = l.tick
		return true
	}
	if l.open.Image() == nil {
		return false
	}
	l.tick++
	return l.tick%lifeTicks == 0 || !l.shown
}

// paintLife draws the light that moves under everything that lies on the board.
func (v *View) paintLife(b *brush) {
	l := v.life
	if l == nil || l.open.Image() == nil || l.lie != v.lie || v.Turning() || v.turning.under != nil {
		return
	}
	l.shown = true
	v.paintSky(b, l)
	breath := float64(l.tick) * breathTurn
	for i, a := range l.auras {
		s := plain(1, 0.34+0.2*math.Sin(breath+float64(i)*1.7))
		s.tint, s.add = a.Colour, true
		b.draw(l.aura, a.At.At, s)
	}
	for _, t := range l.stars {
		bright := math.Sin(float64(l.tick)*breathTurn*t.pace + t.phase)
		if bright <= 0.1 {
			continue
		}
		s := plain(t.size*(0.7+0.3*bright), 0.8*bright*bright*bright)
		s.tint, s.add = t.tint, true
		b.draw(v.sheet.spark, t.at, s)
	}
	v.paintEarth(b, l)
}

// paintSky draws the light of the galaxies: into a small picture when it has
// moved, and from there on the board.
func (v *View) paintSky(b *brush, l *life) {
	program, err := shade.Galaxy()
	if err != nil {
		return
	}
	open := l.open.Image()
	if l.light == nil {
		l.light = ebiten.NewImage(open.Bounds().Dx(), open.Bounds().Dy())
	}
	if now := l.tick - l.tick%lifeTicks; now != l.drawn {
		l.drawn = now
		t := float64(now)
		l.turn[0] = float32(math.Mod(t*galaxyTurn, 2*math.Pi))
		s, c := math.Sincos(t * driftTurn)
		l.drift[0], l.drift[1] = float32(1.6*c), float32(1.6*s)
		l.sky.Options.Images[0] = open
		l.sky.Draw(l.light, program)
	}
	r := l.lie.Bounds
	s := plain(v.sheet.cell/lifeCell, 1)
	s.add = true
	b.draw(pic{l.light, 0, 0}, layout.Point{X: r.X, Y: r.Y}, s)
}

// paintEarth draws the Earth as it has turned, and on it the fields that stay.
func (v *View) paintEarth(b *brush, l *life) {
	program, err := shade.Earth()
	world, globes := l.earth.Image(), l.globes.Image()
	if err != nil || world == nil || globes == nil {
		return
	}
	e := art.Earth(l.lie)
	at := v.tr.ToPixels(e.At)
	r := e.Width / 2 * v.tr.Scale
	const over = 1.02 // the edge has room to fade
	l.radius[0], l.alpha[0] = float32(r*v.sheet.cell/v.tr.Scale), b.pen.Alpha
	t := float64(l.tick)
	l.spin[0], l.winds[0] = float32(math.Mod(t*earthTurn, 2*math.Pi)), float32(math.Mod(t*windTurn, 2*math.Pi))
	size := l.ball.Options.Uniforms["Map"].([]float32)
	size[0], size[1] = float32(world.Bounds().Dx()), float32(world.Bounds().Dy()/2)
	l.ball.Options.Images[0] = world
	l.ball.Place(b.pen.GeoM, at.X-r*over, at.Y-r*over, 2*r*over, 2*r*over, 0, 0, over)
	l.ball.Draw(b.dst, program)
	side := float64(globes.Bounds().Dx())
	b.draw(pic{globes, side / 2, side / 2}, e.At, plain(e.Width*v.sheet.cell/side, 1))
}
