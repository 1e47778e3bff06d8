package keymap

import (
	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
)

// buttons are what the buttons of a gamepad are called, by their places.
var buttons = [art.PadButtonCount]messages.Key{
	art.PadDown:          messages.PadDown,
	art.PadRight:         messages.PadRight,
	art.PadLeft:          messages.PadLeft,
	art.PadUp:            messages.PadUp,
	art.PadShoulderLeft:  messages.PadShoulderLeft,
	art.PadShoulderRight: messages.PadShoulderRight,
	art.PadSelect:        messages.PadSelect,
	art.PadStart:         messages.PadStart,
	art.PadStick:         messages.PadStick,
	art.PadStickRight:    messages.PadStickRight,
	art.PadCrossUp:       messages.PadCrossUp,
	art.PadCrossDown:     messages.PadCrossDown,
	art.PadCrossLeft:     messages.PadCrossLeft,
	art.PadCrossRight:    messages.PadCrossRight,
}

// Name is what a player presses for a kind of input: the button of a gamepad in words if one was used last, else the
// label of the first key. Every text that names a key takes it from here, because the player may have chosen another.
func Name(ctx *scenes.Context, kind scenes.InputKind) string {
	if ctx.Pad {
		for _, a := range actions {
			if a.Kind == kind && len(a.Pad) > 0 {
				return ctx.T(buttons[a.Pad[0]])
			}
		}
	}
	return First(ctx, kind)
}

// LeftHand are the labels of the keys of whoever plays at the left of a keyboard that two share: the player's own keys of
// the arrows and what goes with them. It is nil where one of them was taken away.
func LeftHand(ctx *scenes.Context) (labels []string) {
	m := Of(ctx)
	for _, id := range []string{"up", "left", "down", "right", "next", "accept"} {
		own := m.Own(*find(id))
		if len(own) == 0 || own[0] == "" {
			return nil
		}
		labels = append(labels, Label(ctx, own[0]))
	}
	return labels
}
