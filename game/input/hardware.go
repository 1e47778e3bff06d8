package input

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// hardware is the state of the devices in this tick. Positions are physical
// pixels from the top left of the window.
type hardware interface {
	Focused() bool
	Cursor() (x, y int)
	Wheel() (dx, dy float64)
	MouseJustPressed() bool // the left button
	MouseJustReleased() bool
	MouseDown() bool // at the end of the tick
	JustPressedKeys(buf []ebiten.Key) []ebiten.Key
	// Pressed is for modifiers: they count in the whole of the ticks they go down
	// and come up in. A slow frame can hold the end of Ctrl+Q: the Q, and the
	// release of a Ctrl that went down the tick before.
	Pressed(ebiten.Key) bool
	// Held is for how many ticks a key has been down, 1 in the first; 0 if it is up.
	Held(ebiten.Key) int
	KeyName(ebiten.Key) string // what is printed on it, "" if that is unknown
	Chars(buf []rune) []rune   // typed in this tick
	JustTouched(buf []ebiten.TouchID) []ebiten.TouchID
	TouchReleased(ebiten.TouchID) bool
	Touch(ebiten.TouchID) (x, y int)
	TouchBefore(ebiten.TouchID) (x, y int) // in the tick before
	Gamepads(buf []ebiten.GamepadID) []ebiten.GamepadID
	// PadHeld is like Held for a button of a gamepad with the standard layout.
	PadHeld(ebiten.GamepadID, ebiten.StandardGamepadButton) int
	Stick(ebiten.GamepadID) (x, y float64) // the left one, -1..1
}

// devices are the real ones.
type devices struct{}

func (devices) Focused() bool           { return ebiten.IsFocused() }
func (devices) Cursor() (x, y int)      { return ebiten.CursorPosition() }
func (devices) Wheel() (dx, dy float64) { return ebiten.Wheel() }
func (devices) MouseJustPressed() bool {
	return inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
}
func (devices) MouseJustReleased() bool {
	return inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
}

// MouseDown asks for the duration: IsMouseButtonPressed also means a button that
// went down and up in the same tick.
func (devices) MouseDown() bool {
	return inpututil.MouseButtonPressDuration(ebiten.MouseButtonLeft) > 0
}
func (devices) JustPressedKeys(buf []ebiten.Key) []ebiten.Key {
	return inpututil.AppendJustPressedKeys(buf)
}
func (devices) Pressed(k ebiten.Key) bool {
	return ebiten.IsKeyPressed(k) || inpututil.IsKeyJustReleased(k)
}
func (devices) Held(k ebiten.Key) int       { return inpututil.KeyPressDuration(k) }
func (devices) KeyName(k ebiten.Key) string { return ebiten.KeyName(k) }
func (devices) Chars(buf []rune) []rune     { return ebiten.AppendInputChars(buf) }
func (devices) JustTouched(buf []ebiten.TouchID) []ebiten.TouchID {
	return inpututil.AppendJustPressedTouchIDs(buf)
}
func (devices) TouchReleased(id ebiten.TouchID) bool { return inpututil.IsTouchJustReleased(id) }
func (devices) Touch(id ebiten.TouchID) (x, y int)   { return ebiten.TouchPosition(id) }
func (devices) TouchBefore(id ebiten.TouchID) (x, y int) {
	return inpututil.TouchPositionInPreviousTick(id)
}
func (devices) Gamepads(buf []ebiten.GamepadID) []ebiten.GamepadID {
	return ebiten.AppendGamepadIDs(buf)
}
func (devices) PadHeld(id ebiten.GamepadID, b ebiten.StandardGamepadButton) int {
	if !ebiten.IsStandardGamepadLayoutAvailable(id) {
		return 0
	}
	return inpututil.StandardGamepadButtonPressDuration(id, b)
}
func (devices) Stick(id ebiten.GamepadID) (x, y float64) {
	if !ebiten.IsStandardGamepadLayoutAvailable(id) {
		return 0, 0
	}
	return ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal),
		ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
}
