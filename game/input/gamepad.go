package input

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/keymap"
)

// standard are the buttons of the standard layout.
var standard = [art.PadButtonCount]ebiten.StandardGamepadButton{
	art.PadDown:          ebiten.StandardGamepadButtonRightBottom,
	art.PadRight:         ebiten.StandardGamepadButtonRightRight,
	art.PadLeft:          ebiten.StandardGamepadButtonRightLeft,
	art.PadUp:            ebiten.StandardGamepadButtonRightTop,
	art.PadShoulderLeft:  ebiten.StandardGamepadButtonFrontTopLeft,
	art.PadShoulderRight: ebiten.StandardGamepadButtonFrontTopRight,
	art.PadSelect:        ebiten.StandardGamepadButtonCenterLeft,
	art.PadStart:         ebiten.StandardGamepadButtonCenterRight,
	art.PadStick:         ebiten.StandardGamepadButtonLeftStick,
	art.PadStickRight:    ebiten.StandardGamepadButtonRightStick,
	art.PadCrossUp:       ebiten.StandardGamepadButtonLeftTop,
	art.PadCrossDown:     ebiten.StandardGamepadButtonLeftBottom,
	art.PadCrossLeft:     ebiten.StandardGamepadButtonLeftLeft,
	art.PadCrossRight:    ebiten.StandardGamepadButtonLeftRight,
}

func (r *Reader) pads() {
	r.gamepads = r.hw.Gamepads(r.gamepads[:0])
	for _, id := range r.gamepads {
		for b, button := range standard {
			n := r.hw.PadHeld(id, button)
			if n == 0 {
				continue
			}
			if a, ok := keymap.OfPad(art.PadButton(b)); ok && (n == 1 || a.Repeats && repeats(n)) {
				r.add(scenes.Input{Kind: a.Kind, Pad: padNumber(id)})
			}
		}
		r.tilt(id)
	}
}

// padNumber is a gamepad's, from 1. It keeps it as long as it is plugged in.
func padNumber(id ebiten.GamepadID) int8 { return int8(min(max(int(id)+1, 1), 127)) }
