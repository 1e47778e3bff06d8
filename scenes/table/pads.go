package table

import (
	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/keymap"
	"ludaxy/scenes/widgets"
)

// strange reports whether an input came from a gamepad that plays for somebody else, and says so. The menu is open to
// everybody, and a computer's turn is nobody's.
func (s *Scene) strange(in scenes.Input) bool {
	if in.Pad == 0 || !s.ctx.Prefs().OwnPads {
		return false
	}
	switch in.Kind {
	case scenes.Pause, scenes.Back, scenes.Keys, scenes.Help, scenes.Mute, scenes.Fullscreen, scenes.Quit:
		return false
	}
	state, _ := s.dir.Settled()
	turn := int(state.Turn)
	own := s.padOf(turn)
	if own == 0 || own == int(in.Pad) {
		return false
	}
	s.ui.Refuse(s.ctx.T(messages.TablePadOther, "Name", s.name(turn)))
	return true
}

// padOf is the number of a seat's own gamepad: the people's in the order of the seats. 0 for a computer's.
func (s *Scene) padOf(seat int) int {
	state, _ := s.dir.Settled()
	n := 0
	for _, k := range rules.SeatList(state.Seats) {
		if s.seat(k).Kind != engine.Human {
			continue
		}
		n++
		if k == seat {
			return n
		}
	}
	return 0
}

// rollHint says how the die is thrown, with what was used last.
func (s *Scene) rollHint() string {
	if s.ctx.Pad {
		return s.ctx.T(messages.TableRollHintPad, "Key", keymap.Name(s.ctx, scenes.Roll))
	}
	return s.ctx.T(messages.TableRollHintKey, "Key", keymap.Name(s.ctx, scenes.Roll))
}

// lookHint says how to come back from an earlier position.
func (s *Scene) lookHint() string {
	key := messages.TableLookingBack
	if s.ctx.Pad {
		key = messages.TableLookingBackPad
	}
	return s.ctx.T(key, "Key", keymap.Name(s.ctx, scenes.Back))
}

// newPadSign is the gamepad's button that throws, on a dark ground at the corner of the roll button; hidden.
func (s *Scene) newPadSign() *graph.Node {
	const side, in, out = 36, 5, 9
	n := graph.New(side, side)
	box := widgets.NewBox(s.ctx, widgets.Box{Fill: s.ctx.Theme.Pressed, Edge: s.ctx.Theme.Accent, EdgeW: 2, Radius: side / 2}, side, side)
	sign := widgets.PadButton(s.ctx, art.PadLeft, side-2*in)
	sign.SetPos(in, in)
	n.Add(box.Node, sign)
	n.SetPos(-out, -out)
	n.SetVisible(false)
	return n
}
