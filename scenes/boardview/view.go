package boardview

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/boardview/words"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
)

// Tick is the time of one Update.
const Tick = time.Second / 60

// Config is what a view shows.
type Config struct {
	Geometry *layout.Board
	Track    *board.Track
	Rules    rules.Rules
	Match    rules.State         // a position of the match: its options, seats and arms count
	Liveries [rules.MaxSeats]int // 0..7 by seat, -1 for an empty one
	Director *timeline.Director
	Teller   *words.Teller
	Prepared *Prepared // what was baked for it already; nil for nothing
	Quiet    bool      // nothing is heard of what the view itself finds out
	// Lean is how far the caller turns the Node, in radians: the pieces stand
	// upright all the same.
	Lean float64
}

// View is a board. Its Node is square, with the board in it; coordinates of its
// methods are units of the node.
type View struct {
	Node *graph.Node

	cfg    Config
	ctx    *scenes.Context
	sheet  *sheet
	tr     layout.Transform // board units to units of the node
	flat   layout.Transform // the same while the board is not being turned
	side   float64
	pieces int
	fleet  bool // pieces have ranks, and stacks move as one

	placed   timeline.Model // what was placed last
	ground   *graph.Sprite  // the bare board
	lie      *layout.Board  // how the board lies, or will once it has been turned
	turning  turning
	stacks   map[stack][]layout.Spot
	stacked  *layout.Board // the board that the stacks are of
	parking  [rules.MaxSeats]rules.Square
	position rules.State // of the match, with the pieces where relink found them last
	links    []link
	unlinked []link       // room for the next links
	over     rules.Square // the special square that is told of, Out for none
	fan      fan
	cur      [rules.MaxSeats][rules.MaxPieces]drawn
	light    [rules.MaxSeats]float64 // how bright the table light is on a seat, 0..1
	lastRoll int
	settling bool

	choices []choice
	advice  []counsel // of the choices, where it was asked for
	trail   trail
	focus   int // index of choices, -1 for none
	hover   int
	pulse   int    // ticks that the glow of the choices still breathes
	flight  flight // of what moves now
	shake   shake
	fx      effects
	life    *life // nil for a board without one
	sheen   sheen
	tip     *tip
	ready   bool // the die may be thrown: it glows
}

// choice is a way that a piece may go now.
type choice struct {
	action  rules.Action
	piece   timeline.Piece // that goes it; of a stack the lowest
	preview words.Preview
}

// drawn is where a piece is drawn now, in board units.
type drawn struct {
	at     layout.Point // of its foot
	width  float64
	lift   float64 // of the foot above the board, board units
	squash float64
	tilt   float64 // radians
	alpha  float64
	depth  float64     // what is deeper is drawn later
	bubble layout.Spot // of a captive
	caging float64     // how much of its bubble is there, 0..1
	shown  bool
	held   bool
	flying bool
	with   int
	top    bool
}

// shake is a piece that was refused.
type shake struct {
	piece timeline.Piece
	ticks int
}

// New returns a view of side units.
func New(ctx *scenes.Context, cfg Config, side float64) *View {
	v := &View{ctx: ctx, cfg: cfg, side: side, focus: -1, hover: -1, pieces: cfg.Rules.Spec().Pieces}
	v.fleet, v.parking, v.fan = cfg.Rules.Spec().Fleet, parkings(cfg.Track), fan{square: rules.Out}
	v.position = cfg.Match
	v.over, v.stacks = rules.Out, map[stack][]layout.Spot{}
	v.tr = layout.Into(cfg.Geometry.Bounds, layout.Rect{W: side, H: side})
	v.sheet = newSheet(ctx, cfg, v.tr)
	v.Node = graph.New(side, side)
	v.flat, v.lie = v.tr, cfg.Geometry
	v.ground = v.newGround(v.sheet.board)
	v.Node.Add(graph.NewPainted(side, side, painter(v.paint)))
	v.tip = newTip(ctx, side)
	v.Node.Add(v.tip.node)
	f := cfg.Director.Frame()
	v.lastRoll = f.Die.Roll
	if f.Model.Phase != rules.PhaseOver {
		v.light[f.Model.Turn%rules.MaxSeats] = 1
	}
	v.place(f, true)
	return v
}

// painter makes a Painter of a function.
type painter func(dst *ebiten.Image, pen *graph.Pen)

func (p painter) Paint(dst *ebiten.Image, pen *graph.Pen) { p(dst, pen) }

// Update follows the director by one tick. The caller advances the director.
func (v *View) Update() {
	f := v.cfg.Director.Frame()
	turns := v.turnOn(f)
	busy := !v.cfg.Director.Idle() || v.settling
	if at := *f.Model; busy || v.shake.ticks > 0 || at != v.placed {
		v.place(f, v.cfg.Director.Speed() == timeline.Instant)
		v.placed = at
	}
	busy = v.follow(f) || busy
	if v.pulse > 0 {
		v.pulse--
		busy = true
	}
	if v.shake.ticks > 0 {
		v.shake.ticks--
		busy, v.settling = true, v.settling || v.shake.ticks == 0
	}
	busy = v.fx.update() || busy
	busy = v.snapLinks() || busy || turns
	busy = v.liven() || busy
	if busy || v.settling {
		v.Node.Touch()
	}
}

// Snap shows the director's position at once, as a new view would: nothing
// glides to its place, and no spark of what was shown before is left.
func (v *View) Snap() {
	v.turned()
	f := v.cfg.Director.Frame()
	v.fx = effects{kind: f.Running, event: f.Event}
	v.lastRoll, v.flight, v.links = f.Die.Roll, flight{}, nil
	v.light = [rules.MaxSeats]float64{}
	if f.Model.Phase != rules.PhaseOver {
		v.light[f.Model.Turn%rules.MaxSeats] = 1
	}
	v.cur = [rules.MaxSeats][rules.MaxPieces]drawn{}
	v.place(f, true)
	v.placed = *f.Model
	v.Node.Touch()
}

// follow turns the table light and lets the effects of the running clip begin.
func (v *View) follow(f timeline.Frame) (moving bool) {
	for k := range v.light {
		want := 0.0
		if int(f.Model.Turn) == k && f.Model.Phase != rules.PhaseOver {
			want = 1
		}
		if d := want - v.light[k]; math.Abs(d) > 0.01 {
			v.light[k] += d * 0.14
			moving = true
		} else {
			v.light[k] = want
		}
	}
	if !v.ctx.Still() {
		v.fx.follow(v, f)
	}
	return moving
}

// place finds where every piece is drawn in this moment.
func (v *View) place(f timeline.Frame, snap bool) {
	rest := v.stand(f.Model)
	v.settling = false
	for k := range rest {
		for p := range rest[k][:v.pieces] {
			v.cur[k][p].glide(rest[k][p], snap || v.ctx.Still(), &v.settling)
		}
	}
	if len(f.Moving) > 0 {
		v.flight = v.flightOf(f)
	}
	for _, m := range f.Moving {
		if int(m.Seat) < len(v.cur) && int(m.Piece.Piece) < v.pieces {
			v.cur[m.Seat][m.Piece.Piece] = v.pose(&v.flight, m)
		}
	}
	v.relink(f, snap)
	if v.shake.ticks > 0 {
		s := v.shake
		v.cur[s.piece.Seat][s.piece.Piece].tilt = 0.22 * math.Sin(float64(s.ticks)*0.9) * float64(s.ticks) / shakeTicks
	}
}

const shakeTicks = 24

// glide moves a piece at rest towards its place: a stack that gains or loses a
// piece closes up softly.
func (d *drawn) glide(to stood, snap bool, settling *bool) {
	was := d.shown && d.held == to.held
	d.shown, d.with, d.top, d.held, d.depth = to.shown, to.with, to.top, to.held, to.depth
	d.lift, d.squash, d.tilt, d.alpha, d.flying = 0, 1, 0, 1, false
	d.caging = 0
	if to.held {
		d.caging = 1
	}
	if !to.shown {
		return
	}
	d.bubble.Width = to.bubble.Width
	away := to.spot.At.Sub(d.at).Len() + math.Abs(to.spot.Width-d.width)
	if snap || !was || away < 0.004 || away > 1.9 { // further is no closing up
		d.at, d.width = to.spot.At, to.spot.Width
		return
	}
	d.at = d.at.Lerp(to.spot.At, 0.3)
	d.width += (to.spot.Width - d.width) * 0.3
	*settling = true
}
