package input

import (
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
	"ludaxy/scenes/keymap"
)

// A held key or direction repeats after repeatDelay ticks, every repeatEvery.
const (
	repeatDelay = 24
	repeatEvery = 5
)

// stickThreshold is how far the stick must be pushed to mean a direction.
const stickThreshold = 0.6

// Reader turns the devices into inputs. It is used on the game's goroutine.
type Reader struct {
	hw hardware

	x, y    int // of the mouse, where it was last
	down    bool
	known   bool // x and y mean something
	focused bool // while something is held

	finger   ebiten.TouchID
	touching bool
	fx, fy   int

	keymap  keymap.Map
	held    []holding
	capture bool

	stick    map[ebiten.GamepadID]*pushed
	keys     []ebiten.Key
	chars    []rune
	touches  []ebiten.TouchID
	gamepads []ebiten.GamepadID
	out      []scenes.Input
	scale    float64
}

// pushed is a direction the stick is held in, and for how many ticks.
type pushed struct {
	kind  scenes.InputKind
	ticks int
}

// NewReader reads the real devices.
func NewReader() *Reader { return newReader(devices{}) }

func newReader(hw hardware) *Reader {
	return &Reader{hw: hw, stick: map[ebiten.GamepadID]*pushed{}, scale: 1}
}

// Read returns what the player did in this tick, in units of the given scale
// (physical pixels a unit). typing says that printable keys are letters and not
// actions. The slice holds until the next call.
func (r *Reader) Read(scale float64, typing bool) []scenes.Input {
	r.out = r.out[:0]
	if scale > 0 {
		r.scale = scale
	}
	r.focus()
	r.mouse()
	r.touch()
	r.keyboard(typing)
	r.pads()
	return r.out
}

func (r *Reader) add(in scenes.Input) { r.out = append(r.out, in) }

func (r *Reader) pointer(kind scenes.InputKind, x, y int, touch bool) {
	r.add(scenes.Input{Kind: kind, X: float64(x) / r.scale, Y: float64(y) / r.scale, Touch: touch})
}

// focus lets go of what is held when the window loses the focus: the release
// would never arrive. While nothing is held it does not ask, which goes through
// another thread.
func (r *Reader) focus() {
	if !r.down && !r.touching {
		return
	}
	focused := r.hw.Focused()
	if r.focused && !focused {
		r.pointer(scenes.PointerCancel, r.x, r.y, r.touching)
		r.down, r.touching = false, false
	}
	r.focused = focused
}

func (r *Reader) mouse() {
	x, y := r.hw.Cursor()
	if !r.known || x != r.x || y != r.y {
		// The first position is only where the pointer happens to be.
		if r.known {
			r.pointer(scenes.PointerMove, x, y, false)
		}
		r.x, r.y, r.known = x, y, true
	}
	pressed, released := r.hw.MouseJustPressed(), r.hw.MouseJustReleased()
	press := func() {
		if pressed {
			r.down, r.focused = true, r.hw.Focused()
			r.pointer(scenes.PointerDown, x, y, false)
		}
	}
	// Both in one tick: the button that is down now was let go first.
	if r.hw.MouseDown() {
		if released && r.down {
			r.pointer(scenes.PointerUp, x, y, false)
		}
		press()
	} else {
		press()
		if released && r.down {
			r.down = false
			r.pointer(scenes.PointerUp, x, y, false)
		}
	}
	if dx, dy := r.hw.Wheel(); dx != 0 || dy != 0 {
		r.add(scenes.Input{Kind: scenes.Wheel, X: float64(x) / r.scale, Y: float64(y) / r.scale, DX: dx, DY: dy})
	}
}

// touch follows one finger at a time; others that come down meanwhile are the
// hand that holds the device.
func (r *Reader) touch() {
	if r.touching {
		if r.hw.TouchReleased(r.finger) {
			r.touching = false
			x, y := r.hw.TouchBefore(r.finger)
			r.pointer(scenes.PointerUp, x, y, true)
		} else if x, y := r.hw.Touch(r.finger); x != r.fx || y != r.fy {
			r.fx, r.fy = x, y
			r.pointer(scenes.PointerMove, x, y, true)
		}
	}
	r.touches = r.hw.JustTouched(r.touches[:0])
	if r.touching || len(r.touches) == 0 {
		return
	}
	r.finger, r.touching, r.focused = r.touches[0], true, r.hw.Focused()
	r.fx, r.fy = r.hw.Touch(r.finger)
	r.pointer(scenes.PointerDown, r.fx, r.fy, true)
}

// tilt turns the stick into directions.
func (r *Reader) tilt(id ebiten.GamepadID) {
	x, y := r.hw.Stick(id)
	var kind scenes.InputKind
	switch {
	case y <= -stickThreshold && -y >= max(x, -x):
		kind = scenes.NavUp
	case y >= stickThreshold && y >= max(x, -x):
		kind = scenes.NavDown
	case x <= -stickThreshold:
		kind = scenes.NavLeft
	case x >= stickThreshold:
		kind = scenes.NavRight
	}
	h := r.stick[id]
	if h == nil {
		h = &pushed{}
		r.stick[id] = h
	}
	if kind != h.kind {
		*h = pushed{kind: kind}
	}
	if kind == 0 {
		return
	}
	if h.ticks++; h.ticks == 1 || repeats(h.ticks) {
		r.add(scenes.Input{Kind: kind, Pad: padNumber(id)})
	}
}

// repeats reports whether something held for n ticks acts again.
func repeats(n int) bool { return n >= repeatDelay && (n-repeatDelay)%repeatEvery == 0 }

// printable reports whether a typed character belongs into a name.
func printable(c rune) bool { return unicode.IsPrint(c) }
