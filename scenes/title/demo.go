package title

import (
	"math/rand/v2"

	"ludaxy/scenes"
	"ludaxy/scenes/boardview"
	"ludaxy/scenes/boardview/words"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
)

// Demo is how computers play behind the menu.
type Demo struct {
	Plays  bool      // false: the board shows a match under way in which nothing happens
	First  int       // which game is played first, in their order; after the last comes the first again
	Seed   uint64    // of the matches, which are the same for the same seed; 0 draws one
	AtOnce bool      // computers think in the Update itself, so that a session can be repeated exactly
	Crash  func(any) // is told of a computer that broke down, with what recover gave; the match goes on; may be nil
}

// demo is the board beside the menu and the match on it.
type demo struct {
	cfg   Demo
	ctx   *scenes.Context
	match *match
	next  int // which game comes after it

	place    layout.Rect // of the board, units
	node     *graph.Node // everything of the board
	prepared *boardview.Prepared
	view     *boardview.View // nil until everything is baked
	seen     *match          // that was shown last
	fade     int             // ticks until the board is all there
	leaving  int             // ticks since the match was over
	resting  int             // ticks since nothing moves any more
}

// How the board looks and moves.
const (
	tilt     = -0.13                  // how it lies on the table, radians
	share    = 0.9                    // of the room for it
	pace     = boardview.Tick * 4 / 5 // of the match: a little calmer than at a table
	fadeTime = 24                     // ticks
	lingers  = 60 * 5                 // ticks that the end of a match is shown
	comeDown = 60 * 3                 // ticks after which what was thrown up has come down
)

// poised is the seed of the match that stands still where none is played: all are on their way, and it looks good.
const poised = 6

func newDemo(ctx *scenes.Context, cfg Demo) *demo {
	switch {
	case cfg.Seed != 0:
	case cfg.Plays:
		cfg.Seed = rand.Uint64()
	default:
		cfg.Seed = poised
	}
	d := &demo{cfg: cfg, ctx: ctx, next: cfg.First}
	d.begin()
	return d
}

// begin sits computers down to another game.
func (d *demo) begin() {
	d.match = newMatch(game(d.next), d.cfg, d.cfg.Seed+uint64(d.next))
	d.next++
	d.leaving, d.resting = 0, 0
}

// layOut makes the board anew in its place.
func (d *demo) layOut(node *graph.Node, place layout.Rect) {
	d.node, d.place = node, place
	d.show()
}

// config is the view of the match.
func (d *demo) config() boardview.Config {
	t := d.match.table
	state, _ := d.match.dir.Settled()
	track := t.Rules().Board(&state)
	cfg := boardview.Config{
		Geometry: layout.Of(track), Track: track, Rules: t.Rules(), Match: state, Director: d.match.dir, Prepared: d.prepared,
		Teller: &words.Teller{P: d.ctx.Printer, Rules: t.Rules(), Name: func(int) string { return "" }},
		Quiet:  true, Lean: tilt,
	}
	for k, seat := range t.Match().Seats {
		cfg.Liveries[k] = -1
		if state.Active(k) {
			cfg.Liveries[k] = seat.Livery
		}
	}
	return cfg
}

// side is how wide the board is, units.
func (d *demo) side() float64 { return d.place.W * share }

// show has the board of the match baked, and shows it as soon as that is done.
func (d *demo) show() {
	d.view, d.prepared = nil, nil
	d.node.Clear()
	if d.match == nil {
		return
	}
	d.prepared = boardview.Prepare(d.ctx, d.config(), d.side())
	d.arrive(d.seen == d.match)
}

// arrive puts the board there once it is baked; it fades in, unless it was there all the time.
func (d *demo) arrive(there bool) {
	if d.view != nil || d.prepared == nil || !d.prepared.Ready() {
		return
	}
	d.view = boardview.New(d.ctx, d.config(), d.side())
	d.view.Node.SetPivot(0.5, 0.5).SetPos(d.place.X+d.place.W/2, d.place.Y+d.place.H/2).SetRotation(tilt)
	d.node.Add(d.view.Node)
	d.resting, d.fade, d.seen = 0, 0, d.match
	if !there && !d.ctx.Still() {
		d.fade = fadeTime
		d.view.Node.SetAlpha(0)
	}
}

// rest has nobody think and nothing move.
func (d *demo) rest() {
	if d.match != nil {
		d.match.rest()
	}
}

// update moves the board on by a tick. Where it may not play it comes to rest: at once where the player wants no
// movement, else when what has begun has been shown.
func (d *demo) update(covered bool) {
	d.arrive(false)
	if d.view == nil {
		return
	}
	if d.fade > 0 {
		d.fade--
		d.view.Node.SetAlpha(1 - float64(d.fade)/fadeTime)
	}
	switch {
	case covered:
		d.rest()
	case d.cfg.Plays && !d.ctx.Away && d.ctx.Lively():
		d.play()
	default:
		d.settle()
	}
}

// play goes on with the match, and after its end with another.
func (d *demo) play() {
	d.resting = 0
	if !d.match.over() {
		d.match.update(pace)
		d.view.Update()
		return
	}
	d.leaving++
	d.view.Update()
	if d.leaving < lingers {
		return
	}
	d.view.Node.SetAlpha(1 - float64(d.leaving-lingers)/fadeTime)
	if d.leaving >= lingers+fadeTime {
		d.begin()
		d.show()
	}
}

// settle lets the board come to rest.
func (d *demo) settle() {
	if d.resting >= comeDown {
		return
	}
	d.match.rest()
	if d.ctx.Still() {
		d.match.dir.Finish()
		d.view.Snap()
		d.resting = comeDown
		return
	}
	if d.match.dir.Idle() {
		d.resting++
	} else {
		d.match.dir.Advance(pace)
	}
	d.view.Update()
}
