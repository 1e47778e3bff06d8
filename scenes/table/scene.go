package table

import (
	"time"

	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/boardview"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/boardview/words"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// Config is what a table scene needs beside the context.
type Config struct {
	Table *engine.Table
	// Pause is called for the menu button, Esc and P: it shows what there is
	// over the table.
	Pause func()
	// Over is called once after the match has ended and was celebrated.
	Over func()
	// Explain puts an error that is not the rules' into a sentence for the
	// player, such as a journal that cannot be written; nil leaves it general.
	Explain func(error) string
	// Welcome is said when the table appears; "" for nothing.
	Welcome string
	// Seed breaks the computers' ties; 0 draws one. AtOnce has them think in
	// the Update itself, so that a session can be repeated exactly.
	Seed   uint64
	AtOnce bool
	// Crash is told of a computer that broke down, with what recover gave; the
	// game then plays for it. May be nil.
	Crash func(any)
}

// Scene is the table.
type Scene struct {
	cfg Config
	ctx *scenes.Context
	ui  *widgets.UI

	table  *engine.Table
	dir    *timeline.Director
	teller *words.Teller
	view   *boardview.View
	board  layout.Rect // where the view is, units
	parts  parts       // of the panel beside the board
	cancel func()      // ends the subscription

	computer thinker
	adviser  adviser
	odds     chanceBar
	auto     automatic
	guide    guide
	log      moveLog
	look     look
	turnover turnover
	trail    trail
	ready    uint64 // the position that was made ready for its player; 0 for none
	asked    uint64 // the position a command is on its way for; 0 for none
	barFocus bool   // the keys are on the buttons, not on the board
	reading  bool   // the keys are on the move log until it is left
	say      saying
	last     uint8 // the seat that acted last: only a person's move is taken back
	muted    bool  // as it was shown last
	heard    bool  // muted says something
	over     bool  // the end was handed on
	overWait int   // ticks until then
}

// New returns the scene of a table.
func New(cfg Config) *Scene { return &Scene{cfg: cfg, table: cfg.Table} }

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
	state, seq, _ := s.table.Snapshot()
	s.dir = timeline.NewDirector(state, seq)
	s.teller = &words.Teller{P: ctx.Printer, Name: s.name, Rules: s.table.Rules()}
	s.computer = newThinker(s)
	s.turnover = newTurnover()
	s.turnover.face = s.facing(&state)
	s.cancel = s.table.Subscribe(s.hear)
	s.log.resume(s)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() {
	s.computer.stop()
	s.adviser.forget()
	s.odds.work.stop()
	if s.cancel != nil {
		s.cancel()
		s.cancel = nil
	}
}

// Reveal implements [scenes.Revealed].
func (s *Scene) Reveal() {
	s.table.Submit(engine.Command{Kind: engine.SetPaused, Paused: false})
	s.ready = 0
}

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return true }

// name is what a player is called: by name, or else by colour and symbol.
func (s *Scene) name(seat int) string {
	m := s.table.Match()
	if seat < 0 || seat >= len(m.Seats) {
		return ""
	}
	return s.seatName(seat, m.Seats[seat])
}

// seat is who plays a seat.
func (s *Scene) seat(k int) engine.Seat {
	m := s.table.Match()
	return m.Seats[k%rules.MaxSeats]
}

// covered reports whether another scene is over the table: then nothing moves.
func (s *Scene) covered() bool { return s.ctx.Stack != nil && s.ctx.Stack.Top() != scenes.Scene(s) }

// Update implements [scenes.Scene].
func (s *Scene) Update() {
	s.table.Pump()
	if s.cfg.Welcome != "" {
		s.ui.Toast(s.cfg.Welcome)
		s.cfg.Welcome = ""
	}
	s.ui.Update()
	if s.covered() {
		return
	}
	if s.parts.log != nil {
		s.parts.log.update()
	}
	if s.look.on() {
		s.refresh()
		return // the match waits
	}
	s.setPace()
	if s.odds.show != s.ctx.Prefs().ChanceBar {
		s.Resize(s.ctx.Size)
	}
	for _, id := range s.dir.Advance(boardview.Tick) {
		s.play(id)
	}
	s.log.show(s)
	s.view.Update()
	s.guide.tick(s)
	if s.dir.Idle() {
		s.rest(boardview.Tick)
	}
	s.counsel()
	s.lookAtChances()
	s.refresh()
}

// setPace follows the settings.
func (s *Scene) setPace() {
	p := s.ctx.Prefs()
	speed := timeline.Normal
	switch p.Speed {
	case 2:
		speed = timeline.Double
	case 4:
		speed = timeline.Quadruple
	case scenes.SpeedInstant:
		speed = timeline.Instant
	}
	s.dir.SetSpeed(speed)
	s.dir.SetReduced(p.ReducedMotion)
}

// rest is the time in which the board is at rest: the player to play can act,
// and so the clocks run.
func (s *Scene) rest(dt time.Duration) {
	state, seq := s.dir.Settled()
	if seq != s.table.Seq() {
		return // a command is on its way to be shown
	}
	if state.Phase == rules.PhaseOver {
		s.finish()
		return
	}
	if s.ready != seq {
		if !s.comes(&state) {
			return
		}
		s.ready = seq
		s.prepare(&state)
	}
	s.table.Tick(dt)
	s.computer.update(&state, seq)
	s.auto.update(s, &state, seq)
	s.guide.update(s, &state, seq)
}

// prepare shows the player to play what can be done.
func (s *Scene) prepare(state *rules.State) {
	if !s.reading {
		s.barFocus = false
		s.ui.ShowFocus(false)
	}
	legal := s.table.Legal()
	human := s.seat(int(state.Turn)).Kind != engine.Computer
	roll := len(legal) > 0 && legal[0].IsRoll()
	s.view.SetReady(roll && human)
	if roll || !human {
		legal = nil
	}
	s.view.SetChoices(state, legal)
	s.showAdvice()
	s.parts.dirty = true
}

// finish hands the end of the match on, a moment after it was shown.
func (s *Scene) finish() {
	if s.over {
		return
	}
	if s.overWait++; s.overWait < 45 {
		return
	}
	s.over = true
	s.parts.dirty = true
	if s.cfg.Over != nil {
		s.cfg.Over()
	}
}

// hear is told by the table what happened.
func (s *Scene) hear(n engine.Note) {
	switch n.Kind {
	case engine.Events:
		step := timeline.Step{Seq: n.Seq, Action: n.Action, After: n.After, Events: n.Events}
		if s.seat(int(n.Before.Turn)).Kind == engine.Computer {
			step.Think = timeline.ThinkTime(n.Action)
		}
		s.last = n.Before.Turn
		s.guide.hear(n)
		s.trail.follow(n)
		s.showTrail()
		s.unready()
		s.dir.Push(step)
		s.log.add(s, n)
	case engine.Reset:
		s.computer.stop()
		s.unready()
		s.dir.Reset(n.After, n.Seq)
		s.over, s.overWait = false, 0
		s.turnover.back(s, &n.After)
		s.trail = trail{}
		s.showTrail()
		s.log.reset(s, n)
		if n.Loaded {
			s.teller.Rules = s.table.Rules()
			s.turnover = newTurnover()
			s.turnover.face = s.facing(&n.After)
			s.Resize(s.ctx.Size)
		}
	case engine.SeatChanged:
		s.computer.stop()
		s.unready()
		s.dir.Push(timeline.Step{Seq: n.Seq, After: n.After})
		s.log.add(s, n)
		s.Resize(s.ctx.Size)
	case engine.Over:
		s.dir.Push(timeline.Step{Seq: n.Seq, After: n.After})
	case engine.Trouble:
		s.trouble(n.Err)
	case engine.TroubleOver:
		s.ui.Toast(s.ctx.T("save.works-again"))
	}
}

// unready takes back what the player could do: the position has changed.
func (s *Scene) unready() {
	s.ready, s.asked = 0, 0
	s.adviser.forget()
	s.odds.work.stop()
	if s.view != nil {
		s.view.SetChoices(nil, nil)
		s.view.SetReady(false)
	}
	s.parts.dirty = true
}
