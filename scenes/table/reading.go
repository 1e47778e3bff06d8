package table

import (
	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/keymap"
)

// readLog brings the keys to the move log, also while a piece is being chosen; where there is no log to read it says why.
func (s *Scene) readLog() {
	b := s.parts.log
	switch {
	case b == nil:
		s.ui.Refuse(s.ctx.T(messages.TableLogSmall))
		return
	case !b.node.Visible():
		s.ui.Refuse(s.ctx.T(messages.TableLogHidden))
		return
	case !b.Enabled():
		s.ui.Refuse(s.ctx.T(messages.TableLogNone))
		return
	}
	s.reading = true
	b.on = len(b.lines) - 1
	s.log.up = 0
	s.ui.Toast(s.ctx.T(messages.TableLogReading, "Key", keymap.Name(s.ctx, scenes.Back)))
	s.ui.Name("log", s.ctx.T(messages.TableLog)+":")
	s.focusButton("log")
}

// readInput takes an input while the log is read, and reports whether it was used up: the arrows walk through it, Accept
// looks at the position of a line, and Back leads back to the board.
func (s *Scene) readInput(in scenes.Input) bool {
	if !s.reading {
		return false
	}
	switch in.Kind {
	case scenes.Back, scenes.ReadLog:
		s.leaveLog()
	case scenes.NavUp, scenes.NavDown, scenes.PageUp, scenes.PageDown, scenes.Home, scenes.End, scenes.Accept:
		s.ui.Handle(in)
	case scenes.NavLeft, scenes.NavRight: // nothing lies beside it
	case scenes.NavNext, scenes.NavPrev: // on to the buttons
		s.reading = false
		return false
	default:
		return false
	}
	return true
}

// leaveLog leads the keys back to where they were.
func (s *Scene) leaveLog() {
	s.lookAway()
	s.reading, s.barFocus = false, false
	s.ui.ShowFocus(false)
	s.tellFocus()
	s.parts.dirty = true
}
