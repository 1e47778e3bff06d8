package table

import (
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/boardview"
	"ludaxy/scenes/boardview/timeline"
)

// look is a position of the log that is being looked at in place of the match.
// Nothing is done there: the match waits, and any input but one to the log goes
// back to it.
type look struct {
	line int // of the log
	dir  *timeline.Director
	view *boardview.View
}

func (l *look) on() bool { return l.view != nil }

// lookAt shows the position that a line of the log led to; the same line again,
// or none, goes back to the match. While something moves it is completed first.
func (s *Scene) lookAt(line int) {
	if line < 0 || line >= len(s.log.lines) || s.look.on() && s.look.line == line {
		s.lookAway()
		return
	}
	s.lookAway()
	state := s.log.lines[line].state
	dir := timeline.NewDirector(state, 0)
	s.look = look{line: line, dir: dir, view: s.newView(state, dir)}
	s.look.view.Node.SetPos(s.board.X, s.board.Y)
	s.view.Node.SetVisible(false)
	s.ui.Root.Add(s.look.view.Node)
	s.parts.dirty = true
}

// lookAway goes back to the match as it is.
func (s *Scene) lookAway() {
	if !s.look.on() {
		return
	}
	s.look.view.Node.Remove()
	s.look = look{}
	s.view.Node.SetVisible(true)
	if b := s.parts.log; b == nil || b.ring == nil || !b.ring.Visible() {
		s.barFocus = false // the keys are the match's again
	}
	s.parts.dirty = true
}

// newView is a board that shows a position of the match and follows a director.
func (s *Scene) newView(state rules.State, dir *timeline.Director) *boardview.View {
	track := s.table.Rules().Board(&state)
	lie := s.lieTo(&state, s.turnover.face)
	return boardview.New(s.ctx, boardview.Config{
		Geometry: lie, Track: track, Rules: s.table.Rules(), Match: state, Liveries: s.liveries(), Director: dir, Teller: s.teller,
	}, s.board.W)
}

// lookInput takes an input while an earlier position is looked at, and reports
// whether it was used up: going back to the match is all it does.
func (s *Scene) lookInput(in scenes.Input) bool {
	if !s.look.on() {
		return false
	}
	switch in.Kind {
	case scenes.PointerMove, scenes.PointerUp, scenes.PointerCancel, scenes.Wheel, scenes.Mute, scenes.Fullscreen, scenes.Quit:
		return false
	case scenes.PointerDown:
		if s.onLog(in.X, in.Y) {
			return false
		}
	case scenes.NavUp, scenes.NavDown, scenes.PageUp, scenes.PageDown, scenes.Home, scenes.End, scenes.Accept:
		if s.ui.Focused() == "log" {
			return false
		}
	}
	s.lookAway()
	return true
}

// onLog reports whether a point is on the log.
func (s *Scene) onLog(x, y float64) bool {
	b := s.parts.log
	if b == nil {
		return false
	}
	ox, oy := b.node.ToRoot(0, 0)
	w, h := b.node.Size()
	return x >= ox && y >= oy && x < ox+w && y < oy+h
}
