package replay

import (
	"context"

	"ludaxy/engine"
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/engine/words"
	"ludaxy/scenes"
	"ludaxy/scenes/boardview"
	"ludaxy/scenes/boardview/timeline"
	boardwords "ludaxy/scenes/boardview/words"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/replay/reel"
	"ludaxy/scenes/widgets"
)

// Config is what a replay needs beside the context.
type Config struct {
	Reel *reel.Reel
	At   int // the position to begin in
	// Leave is called when the player has seen enough, once the scene is off the
	// stack; nil does nothing more.
	Leave func()
	// TakeOver begins a new match with the first so many entries of this one; nil
	// where that cannot be.
	TakeOver func(entries int) error
	// Keep keeps a file where the player finds it and says where that is; nil
	// where there are no files.
	Keep func(name string, data []byte) (where string, err error)
	// Share has the match itself given away as a file, and tells the player of it;
	// nil where that cannot be.
	Share func()
	// Curve is the curve of chances if it is known from an earlier look; Learned is
	// told of it once it is whole. Both may be nil.
	Curve   *reel.Curve
	Learned func(*reel.Curve)
	// AtOnce finds the chances before the first picture, for pictures and tests.
	AtOnce bool
	// Crash is told of what broke down beside the frames, with what recover gave.
	Crash func(any)
}

// Scene is the replay.
type Scene struct {
	cfg  Config
	ctx  *scenes.Context
	ui   *widgets.UI
	reel *reel.Reel

	dir     *timeline.Director
	view    *boardview.View
	teller  *boardwords.Teller
	parts   parts
	at      int // the position shown, or the one being walked to
	playing bool
	held    bool // the bar is being dragged
	speed   int  // as the settings have it
	wait    int  // ticks until the next step
	moments bool // the tab of the moments is open

	curve   *reel.Curve
	finder  *finder
	marks   []reel.Moment // with those of the lead
	spoken  int           // the position that was announced last, from 1
	told    int           // positions that have their lines
	film    *film         // that is being made
	picture chan kept     // a picture that is being kept
	looking [rules.MaxSeats]int
}

// New returns the scene of a replay.
func New(cfg Config) *Scene {
	return &Scene{cfg: cfg, reel: cfg.Reel, at: min(max(cfg.At, 0), cfg.Reel.Last())}
}

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
	s.dir = timeline.NewDirector(s.reel.Positions[s.at].State, uint64(s.at))
	s.reel.Show(s.dir, s.at)
	s.teller = &boardwords.Teller{P: ctx.Printer, Name: s.name, Rules: s.reel.Rules}
	s.speed = ctx.Prefs().Speed
	s.marks = s.reel.WithLeads(nil)
	s.curve = s.cfg.Curve
	if s.curve == nil {
		s.curve = s.reel.NewCurve()
	}
	if s.curve.Done() {
		s.marks = s.reel.WithLeads(s.curve.Leads(s.reel.Positions[0].State.Seats))
		return
	}
	s.finder = newFinder(s.reel, s.curve, s.cfg.Crash)
	if s.cfg.AtOnce {
		s.finder.run(context.Background())
		s.learn()
		return
	}
	s.finder.start()
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() {
	if s.finder != nil {
		s.finder.stop()
	}
	s.cancelFilm()
}

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return true }

// UI is what the scene is operated by.
func (s *Scene) UI() *widgets.UI { return s.ui }

// shown is the position the board shows or has shown last.
func (s *Scene) shown() int {
	_, seq := s.dir.Settled()
	return int(min(seq, uint64(s.reel.Last())))
}

// name is what a player is called in the position the words are about.
func (s *Scene) name(seat int) string { return s.nameAt(s.shown(), seat) }

func (s *Scene) nameAt(at, seat int) string {
	if seat < 0 || seat >= rules.MaxSeats {
		return ""
	}
	return s.seatName(s.reel.Positions[at].Seats[seat])
}

// tellerAt tells in the names of a position.
func (s *Scene) tellerAt(at int) *words.Teller {
	return &words.Teller{P: s.ctx.Printer, Name: func(k int) string { return s.nameAt(at, k) }, Rules: s.reel.Rules}
}

// liveriesAt are the seats' looks in a position, -1 where nobody sits.
func (s *Scene) liveriesAt(at int) (out [rules.MaxSeats]int) {
	for k, seat := range s.reel.Positions[at].Seats {
		out[k] = seat.Livery
		if seat.Kind == engine.Empty {
			out[k] = -1
		}
	}
	return out
}

// lie is how the board lies: as it is made, or turned for the first person who played, all the replay long.
func (s *Scene) lie(track *board.Track) *layout.Board {
	person := func(k int) bool { return s.reel.Positions[0].Seats[k].Kind == engine.Human }
	return scenes.Lie(layout.Of(track), s.ctx.Prefs().Facing(scenes.Nobody, scenes.Nobody, person))
}

// covered reports whether another scene is over this one: then nothing moves.
func (s *Scene) covered() bool { return s.ctx.Stack != nil && s.ctx.Stack.Top() != scenes.Scene(s) }

// Update implements [scenes.Scene].
func (s *Scene) Update() {
	s.ui.Update()
	s.learn()
	s.tell()
	s.shoot()
	s.hear()
	if !s.covered() {
		s.setPace()
		for _, id := range s.dir.Advance(boardview.Tick) {
			s.ctx.Play(id)
		}
		s.play()
		s.view.Update()
	}
	s.parts.moves.update()
	s.parts.moments.update()
	s.refresh()
}

// setPace follows the speed chosen here and the player's settings.
func (s *Scene) setPace() {
	s.dir.SetSpeed(paceOf(s.speed))
	s.dir.SetReduced(s.ctx.Still())
}

func paceOf(speed int) timeline.Speed {
	switch speed {
	case 2:
		return timeline.Double
	case 4:
		return timeline.Quadruple
	case scenes.SpeedInstant:
		return timeline.Instant
	}
	return timeline.Normal
}

// instantWait is how long a position is shown at least at the speed that shows
// no movement, in ticks.
const instantWait = 10

// play goes on with the next step when the one before was shown.
func (s *Scene) play() {
	if !s.playing || s.held || !s.dir.Idle() {
		return
	}
	if s.wait > 0 {
		s.wait--
		return
	}
	if s.at >= s.reel.Last() {
		s.playing = false
		return
	}
	s.advance(true)
}

// advance shows the step to the next position; paced leaves a moment before it.
func (s *Scene) advance(paced bool) {
	if s.at >= s.reel.Last() {
		return
	}
	s.at++
	step, ok := s.reel.Step(s.at)
	if !ok || s.liveriesAt(s.at) != s.looking {
		s.show(s.at)
		s.wait = 2 * instantWait
		return
	}
	if paced {
		step.Think = timeline.ThinkTime(step.Action) * 2 / 3
	}
	s.dir.Push(step)
	if s.dir.Speed() == timeline.Instant {
		s.wait = instantWait
	}
}

// show shows a position at rest.
func (s *Scene) show(at int) {
	s.at = min(max(at, 0), s.reel.Last())
	s.reel.Show(s.dir, s.at)
	s.wait = 0
	if s.liveriesAt(s.at) != s.looking {
		s.Resize(s.ctx.Size)
		return
	}
	s.view.Snap()
}
