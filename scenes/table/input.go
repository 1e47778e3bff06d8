package table

import (
	"errors"
	"math"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/boardview/timeline"
)

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	if s.lookInput(in) || s.cardInput(in) || s.readInput(in) {
		return true
	}
	if in.Pointer() || in.Kind == scenes.PointerCancel {
		return s.pointer(in)
	}
	if s.strange(in) {
		return true
	}
	switch in.Kind {
	case scenes.Back, scenes.Pause:
		s.pause()
	case scenes.Undo:
		s.undo()
	case scenes.Roll, scenes.Accept:
		if s.barFocus && (in.Kind == scenes.Accept || s.answering()) {
			return s.ui.Handle(in)
		}
		s.act()
	case scenes.Hint:
		s.hint()
	case scenes.Choose:
		s.number(in.N)
	case scenes.NavLeft, scenes.NavUp, scenes.NavPrev:
		s.step(in, -1)
	case scenes.NavRight, scenes.NavDown, scenes.NavNext:
		s.step(in, 1)
	case scenes.ReadLog:
		s.readLog()
	case scenes.Help:
		if s.ctx.Nav == nil {
			return false
		}
		m := s.table.Match()
		s.ctx.Nav.Rules(m.Rules, &scenes.MatchSetup{Game: m.Rules, Options: m.Options, Seats: m.Seats})
	default:
		return false
	}
	return true
}

// pointer gives the pointer to the buttons, then to the board.
func (s *Scene) pointer(in scenes.Input) bool {
	if s.ui.Handle(in) {
		if in.Kind == scenes.PointerMove {
			s.view.Hover(-1, -1)
		}
		return true
	}
	if in.Kind == scenes.Wheel && s.onLog(in.X, in.Y) {
		s.parts.log.scroll(int(math.Copysign(math.Ceil(math.Abs(in.DY)), in.DY)))
		return true
	}
	if s.look.on() {
		return true
	}
	x, y := in.X-s.board.X, in.Y-s.board.Y
	switch in.Kind {
	case scenes.PointerMove:
		if !in.Touch {
			s.view.Hover(x, y)
		}
	case scenes.PointerDown:
		s.barFocus, s.reading = false, false
		if s.skip() {
			return true
		}
		s.click(x, y)
	case scenes.PointerCancel:
		s.view.Hover(-1, -1)
	}
	return true
}

// skip completes what is running, if something is. An input that did so does
// nothing else: a key during the tumble completes the tumble only.
func (s *Scene) skip() bool {
	if s.dir.Idle() {
		return false
	}
	for _, id := range s.dir.Skip() {
		s.play(id)
	}
	return true
}

// mayAct says in words why the player cannot act now, "" when it can.
func (s *Scene) mayAct() string {
	state, seq := s.dir.Settled()
	turn := int(state.Turn)
	switch {
	case state.Phase == rules.PhaseOver:
		return s.ctx.T(messages.RefuseOver)
	case s.seat(turn).Kind == engine.Computer:
		return s.ctx.T(messages.RefuseComputer, "Name", s.name(turn))
	case s.ready != seq || s.asked == seq:
		return s.ctx.T(messages.RefuseMoving)
	}
	return ""
}

// waiting reports whether a command of the player is on its way: a second click
// is the same click.
func (s *Scene) waiting() bool {
	_, seq := s.dir.Settled()
	return s.asked == seq || s.table.Seq() != seq
}

// act does the main thing there is to do: throw, or move the chosen piece.
func (s *Scene) act() {
	if s.skip() || s.waiting() {
		return
	}
	if why := s.mayAct(); why != "" {
		s.ui.Refuse(why)
		return
	}
	legal := s.table.Legal()
	if len(legal) == 0 {
		return
	}
	if s.byHand(legal) {
		if len(s.choosing()) > 0 {
			s.focusButton("option0")
			return
		}
		s.ui.Toast(s.ctx.T(messages.TableRollManual))
		return
	}
	if legal[0].IsRoll() {
		s.do(legal[0])
		return
	}
	if len(s.choosing()) > 0 { // the first key only shows which answer it would give
		s.focusButton("option0")
		return
	}
	if a, ok := s.view.Focused(); ok {
		s.choose(a)
		return
	}
	if s.view.Choices() == 1 {
		s.view.Step(1)
		if a, ok := s.view.Focused(); ok {
			s.choose(a)
		}
		return
	}
	s.view.Step(1)
}

// throwNow is the roll button: it never moves a piece.
func (s *Scene) throwNow() {
	if s.skip() || s.waiting() {
		return
	}
	if why := s.mayAct(); why != "" {
		s.ui.Refuse(why)
		return
	}
	state, _ := s.dir.Settled()
	legal := s.table.Legal()
	if len(legal) == 0 || !legal[0].IsRoll() {
		s.ui.Refuse(s.teller.Why(&state, rules.Action{Kind: rules.Roll}, rules.ReasonMoveFirst))
		return
	}
	s.do(legal[0])
}

// byHand reports whether the throw that is due is a real die's.
func (s *Scene) byHand(legal []rules.Action) bool {
	m := s.table.Match()
	return m.Manual() && len(legal) > 0 && legal[0].IsRoll()
}

// number takes a number key: the number on a real die, or a piece.
func (s *Scene) number(n int) {
	if s.skip() || s.waiting() {
		return
	}
	if s.byHand(s.table.Legal()) && s.mayActByHand() {
		s.throw(n)
		return
	}
	if why := s.mayAct(); why != "" {
		s.ui.Refuse(why)
		return
	}
	if open := s.choosing(); len(open) > 0 {
		if n <= len(open) {
			s.choose(open[n-1])
		}
		return
	}
	if s.view.FocusPiece(n) {
		s.tellFocus()
	} else {
		s.explain(timeline.Piece{Seat: s.mover(), Piece: uint8(n - 1)})
	}
}

// mayActByHand reports whether a real die may be entered now: for a computer's
// seat too, which has no hands.
func (s *Scene) mayActByHand() bool {
	_, seq := s.dir.Settled()
	return s.ready == seq && s.asked != seq
}

// throw enters the number on a real die.
func (s *Scene) throw(n int) {
	state, _ := s.dir.Settled()
	if n < 1 || n > rules.Faces(&state) {
		return
	}
	a := s.table.Legal()[0]
	a.Value = uint8(n)
	s.do(a)
}

// mover is the seat whose pieces are moved now.
func (s *Scene) mover() uint8 {
	for _, a := range s.table.Legal() {
		if a.Kind == rules.Move {
			return a.Seat
		}
	}
	state, _ := s.dir.Settled()
	return state.Turn
}

// click is a click on the board at a point of the view.
func (s *Scene) click(x, y float64) {
	if s.waiting() {
		return
	}
	if a, ok := s.view.TargetAt(x, y); ok {
		s.choose(a)
		return
	}
	p, onPiece := s.view.PieceAt(x, y)
	if onPiece {
		a, ways := s.view.Choice(p)
		if ways == 1 {
			s.choose(a)
			return
		}
		if ways > 1 { // the targets are shown now; one of them has to be chosen
			if f, ok := s.view.Focused(); !ok || f.Piece != a.Piece {
				s.view.FocusAction(a)
			}
			return
		}
	}
	if s.view.DieAt(x, y) {
		s.act()
		return
	}
	if onPiece {
		s.explain(p)
		return
	}
	s.view.PointAt(x, y) // a finger does not hover
}

// explain says why a piece cannot move and shakes it.
func (s *Scene) explain(p timeline.Piece) {
	if int(p.Piece) >= s.table.Rules().Spec().Pieces {
		return
	}
	s.view.Refuse(p)
	if why := s.mayAct(); why != "" {
		s.ui.Refuse(why)
		return
	}
	state, _ := s.dir.Settled()
	a := rules.Action{Kind: rules.Move, Seat: p.Seat, Piece: p.Piece}
	tried := state
	err := s.table.Rules().Apply(&tried, a, nil)
	s.ui.Refuse(s.teller.Refusal(&state, a, err))
}

// do hands an action in for the position the player sees.
func (s *Scene) do(a rules.Action) {
	_, seq := s.dir.Settled()
	if s.asked == seq {
		return
	}
	s.asked = seq
	s.table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: a, Done: func(err error) {
		if err != nil {
			s.asked = 0
			s.refused(a, err)
		}
	}})
}

// refused says why a command was not carried out.
func (s *Scene) refused(a rules.Action, err error) {
	state, _ := s.dir.Settled()
	switch {
	case errors.Is(err, engine.ErrStale):
		s.ui.Refuse(s.ctx.T(messages.RefuseStale))
	case errors.Is(err, engine.ErrNoUndo):
		s.ui.Refuse(s.ctx.T(messages.TableUndoNone))
	case errors.Is(err, engine.ErrNeedsValue):
		s.ui.Refuse(s.ctx.T(messages.TableRollManual))
	case errors.Is(err, rules.ErrIllegal):
		s.ui.Refuse(s.teller.Refusal(&state, a, err))
	case errors.Is(err, engine.ErrClosed): // the scene is being left
	default:
		s.trouble(err)
	}
}

// trouble says that something is wrong with more than a move.
func (s *Scene) trouble(err error) {
	if err == nil {
		return
	}
	if s.cfg.Explain != nil {
		s.ui.Toast(s.cfg.Explain(err))
		return
	}
	s.ui.Toast(s.ctx.T(messages.SaveFailed))
}

// undo takes the last move back, once what is running was shown.
func (s *Scene) undo() {
	s.dir.Finish()
	s.log.show(s)
	if !s.CanUndo() {
		s.ui.Refuse(s.ctx.T(messages.TableUndoNone))
		return
	}
	s.computer.stop()
	s.table.Submit(engine.Command{Seq: s.table.Seq(), Kind: engine.Undo, Done: func(err error) {
		if err != nil {
			s.refused(rules.Action{}, err)
			return
		}
		s.ui.Toast(s.ctx.T(messages.TableUndoDone))
	}})
}

// CanUndo reports whether the last move was a person's and can be taken back; a
// computer would only make its own again. With take-backs the table goes on to
// what a person did before.
func (s *Scene) CanUndo() bool {
	m := s.table.Match()
	return s.table.CanUndo() && (m.TakeBacks() || s.seat(int(s.last)).Kind != engine.Computer)
}

// pause stops the clocks and shows the menu.
func (s *Scene) pause() {
	s.table.Submit(engine.Command{Kind: engine.SetPaused, Paused: true})
	if s.cfg.Pause != nil {
		s.cfg.Pause()
		return
	}
	s.table.Submit(engine.Command{Kind: engine.SetPaused, Paused: false})
}

// nextSpeed goes round the speeds.
func (s *Scene) nextSpeed() {
	next := map[int]int{1: 2, 2: 4, 4: scenes.SpeedInstant, scenes.SpeedInstant: 1}
	s.change(func(p *scenes.Settings) { p.Speed = next[p.Speed] })
}

// toggleMute turns the sound on or off; that it was, by the button or by its key,
// is told by hearMute.
func (s *Scene) toggleMute() { s.change(func(p *scenes.Settings) { p.Mute = !p.Mute }) }

// hearMute says that the sound was turned on or off.
func (s *Scene) hearMute(mute bool) {
	key := messages.TableUnmuted
	if mute {
		key = messages.TableMuted
	}
	s.ui.Toast(s.ctx.T(key))
}

// change changes a setting; that it holds only until the game is closed is told
// in the settings.
func (s *Scene) change(what func(*scenes.Settings)) {
	if err := s.ctx.Change(what); err != nil {
		s.ui.Toast(s.ctx.T(messages.SaveSettingsFailed))
	}
	s.parts.dirty = true
}
