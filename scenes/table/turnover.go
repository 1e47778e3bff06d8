package table

import (
	"time"

	"ludaxy/assets/sounds"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/boardview"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/layout"
)

// turnover is what happens when the turn comes to somebody: the board is turned, a card asks for the device to be handed
// on, and the seat's own notes are heard.
type turnover struct {
	turn int // the seat whose turn was looked after last
	hand int // the person who played last, who has the device
	face int // the seat that sits at the bottom of the board; [scenes.Nobody] for how the board usually lies
	card card
}

// newTurnover is how things stand when the table appears: scenes.Nobody has played yet.
func newTurnover() turnover {
	return turnover{turn: scenes.Nobody, hand: scenes.Nobody, face: scenes.Nobody}
}

// person reports whether a seat is played by a person.
func (s *Scene) person(k int) bool { return s.seat(k).Kind == engine.Human }

// facing is the seat that the board has to be turned to in a position.
func (s *Scene) facing(state *rules.State) int {
	return s.ctx.Prefs().Facing(int(state.Turn), s.turnover.face, s.person)
}

// lieTo is how the board lies with a seat at the bottom.
func (s *Scene) lieTo(state *rules.State, seat int) *layout.Board {
	return scenes.Lie(layout.Of(s.table.Rules().Board(state)), seat)
}

// expectLies has the board baked for everybody it may be turned to.
func (s *Scene) expectLies(state *rules.State) {
	if s.ctx.Prefs().Turning != scenes.TurnAlways {
		return
	}
	for _, k := range rules.SeatList(state.Seats) {
		if s.person(k) {
			s.view.Expect(s.lieTo(state, k))
		}
	}
}

// comes looks after a position at rest before its player can act, and reports whether the player can.
func (s *Scene) comes(state *rules.State) bool {
	t := &s.turnover
	if turn := int(state.Turn); turn != t.turn {
		t.turn = turn
		s.begins(turn)
	}
	if face := s.facing(state); face != t.face {
		t.face = face
		s.view.Turn(s.lieTo(state, face), s.turnTime())
	}
	return !s.view.Turning() && !t.card.on()
}

// begins is called once for every turn that begins.
func (s *Scene) begins(turn int) {
	t := &s.turnover
	if !s.person(turn) {
		return
	}
	if s.chimes() {
		s.ctx.Play(sounds.Chime(turn))
	}
	before := t.hand
	t.hand = turn
	if s.ctx.Prefs().HandOver && before != scenes.Nobody && before != turn {
		t.card.show(s, turn)
	}
}

// back takes a position that was gone back to: whoever went back has the device.
func (t *turnover) back(s *Scene, state *rules.State) {
	t.card.hide()
	t.turn = int(state.Turn)
	if s.person(t.turn) {
		t.hand = t.turn
	}
}

// turnTime is how long the board takes to be turned.
func (s *Scene) turnTime() time.Duration {
	switch s.dir.Speed() {
	case timeline.Instant:
		return 0
	case timeline.Double:
		return boardview.TurnTime / 2
	case timeline.Quadruple:
		return boardview.TurnTime / 4
	}
	return boardview.TurnTime
}

// chimes reports whether a person's turn begins with the seat's own notes.
func (s *Scene) chimes() bool { return s.ctx.Prefs().TurnChime }

// play plays a sound of what is shown. The one for the next turn gives way to a person's own notes, which follow it.
func (s *Scene) play(id sounds.ID) {
	if id == sounds.Turn && s.chimes() {
		if next := s.table.State().Turn; s.person(int(next)) {
			return
		}
	}
	s.ctx.Play(id)
}
