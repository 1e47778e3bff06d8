package table

import "ludaxy/scenes"

// step moves the choice among the pieces; where there is none to choose, among
// the buttons.
func (s *Scene) step(in scenes.Input, dir int) {
	if s.skip() {
		return
	}
	if len(s.choosing()) > 0 && !s.barFocus {
		s.focusButton("option0")
		return
	}
	if s.view.Choices() > 0 && len(s.choosing()) == 0 {
		s.stepPieces(in, dir)
		s.tellFocus()
		return
	}
	s.barFocus = true
	s.ui.Handle(in)
}

// stepPieces moves the choice among the pieces. The button that gives up a
// bonus comes after the last of them.
func (s *Scene) stepPieces(in scenes.Input, dir int) {
	_, skip := s.skipping()
	switch {
	case s.barFocus && !(skip && s.ui.Focused() == "skip"):
		s.ui.Handle(in)
	case s.barFocus:
		s.barFocus = false
		s.ui.ShowFocus(false)
		s.view.Step(dir)
	case skip && s.view.Last(dir):
		s.view.Unfocus()
		s.focusButton("skip")
	default:
		s.view.Step(dir)
	}
}

// focusButton brings the keys to a button.
func (s *Scene) focusButton(id string) {
	s.barFocus = true
	s.ui.Focus(id)
	s.ui.ShowFocus(true)
}

// answering reports whether the keys are on the answers of a choice.
func (s *Scene) answering() bool {
	return len(s.choosing()) > 0 || s.ui.Focused() == "skip"
}
