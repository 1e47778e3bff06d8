package input

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
	"ludaxy/scenes/keymap"
)

// fakeHardware is what a test says it is.
type fakeHardware struct {
	blurred           bool
	x, y              int
	pressed, released bool
	isDown            bool
	dy                float64
	just              []ebiten.Key
	held              map[ebiten.Key]int
	names             map[ebiten.Key]string
	chars             string
	touched           []ebiten.TouchID
	lifted            ebiten.TouchID
	tx, ty            int
	pad               map[ebiten.StandardGamepadButton]int
	sx, sy            float64
}

func (f *fakeHardware) Focused() bool                                      { return !f.blurred }
func (f *fakeHardware) Cursor() (x, y int)                                 { return f.x, f.y }
func (f *fakeHardware) Wheel() (dx, dy float64)                            { return 0, f.dy }
func (f *fakeHardware) MouseJustPressed() bool                             { return f.pressed }
func (f *fakeHardware) MouseJustReleased() bool                            { return f.released }
func (f *fakeHardware) MouseDown() bool                                    { return f.isDown }
func (f *fakeHardware) JustPressedKeys(buf []ebiten.Key) []ebiten.Key      { return append(buf, f.just...) }
func (f *fakeHardware) Pressed(k ebiten.Key) bool                          { return f.held[k] > 0 }
func (f *fakeHardware) Held(k ebiten.Key) int                              { return f.held[k] }
func (f *fakeHardware) KeyName(k ebiten.Key) string                        { return f.names[k] }
func (f *fakeHardware) Chars(buf []rune) []rune                            { return append(buf, []rune(f.chars)...) }
func (f *fakeHardware) TouchReleased(id ebiten.TouchID) bool               { return f.lifted == id }
func (f *fakeHardware) Touch(ebiten.TouchID) (x, y int)                    { return f.tx, f.ty }
func (f *fakeHardware) TouchBefore(ebiten.TouchID) (x, y int)              { return f.tx, f.ty }
func (f *fakeHardware) Gamepads(buf []ebiten.GamepadID) []ebiten.GamepadID { return append(buf, 0) }
func (f *fakeHardware) Stick(ebiten.GamepadID) (x, y float64)              { return f.sx, f.sy }
func (f *fakeHardware) JustTouched(buf []ebiten.TouchID) []ebiten.TouchID {
	return append(buf, f.touched...)
}
func (f *fakeHardware) PadHeld(_ ebiten.GamepadID, b ebiten.StandardGamepadButton) int {
	return f.pad[b]
}

// read is the inputs of one tick with the devices as a test sets them.
func read(t *testing.T, r *Reader, f *fakeHardware, typing bool, set func()) []scenes.Input {
	t.Helper()
	x, y := f.x, f.y
	*f = fakeHardware{lifted: -1, x: x, y: y}
	set()
	return slices.Clone(r.Read(2, typing))
}

func of(list []scenes.Input) (k []scenes.InputKind) {
	for _, in := range list {
		k = append(k, in.Kind)
	}
	return k
}

func TestKeys(t *testing.T) {
	const ctrl, shift, alt = ebiten.KeyControlLeft, ebiten.KeyShiftRight, ebiten.KeyAltLeft
	french := map[ebiten.Key]string{ebiten.KeyW: "z", ebiten.KeyZ: "w", ebiten.KeySemicolon: "m"}
	greek := map[ebiten.Key]string{ebiten.KeyM: "μ"}
	for _, test := range []struct {
		name   string
		key    ebiten.Key
		mods   []ebiten.Key
		names  map[ebiten.Key]string
		typing bool
		want   scenes.Input // Kind 0 for nothing
	}{
		{"space rolls", ebiten.KeySpace, nil, nil, false, scenes.Input{Kind: scenes.Roll}},
		{"Ctrl+R rolls", ebiten.KeyR, []ebiten.Key{ctrl}, nil, false, scenes.Input{Kind: scenes.Roll}},
		{"Enter", ebiten.KeyEnter, nil, nil, false, scenes.Input{Kind: scenes.Accept}},
		{"digit", ebiten.KeyDigit3, nil, nil, false, scenes.Input{Kind: scenes.Choose, N: 3}},
		{"pad digit", ebiten.KeyNumpad1, nil, nil, false, scenes.Input{Kind: scenes.Choose, N: 1}},
		{"no seven", ebiten.KeyDigit7, nil, nil, false, scenes.Input{}},
		{"arrow", ebiten.KeyArrowLeft, nil, nil, false, scenes.Input{Kind: scenes.NavLeft}},
		{"Tab", ebiten.KeyTab, nil, nil, false, scenes.Input{Kind: scenes.NavNext}},
		{"Shift+Tab", ebiten.KeyTab, []ebiten.Key{shift}, nil, false, scenes.Input{Kind: scenes.NavPrev}},
		{"Alt+Tab", ebiten.KeyTab, []ebiten.Key{alt}, nil, false, scenes.Input{}},
		{"Esc", ebiten.KeyEscape, nil, nil, true, scenes.Input{Kind: scenes.Back}},
		{"Ctrl+Z", ebiten.KeyZ, []ebiten.Key{ctrl}, nil, false, scenes.Input{Kind: scenes.Undo}},
		{"Ctrl+Z on a French keyboard", ebiten.KeyW, []ebiten.Key{ctrl}, french, false, scenes.Input{Kind: scenes.Undo}},
		{"Ctrl+W on a French keyboard", ebiten.KeyZ, []ebiten.Key{ctrl}, french, false, scenes.Input{}},
		{"M on a French keyboard", ebiten.KeySemicolon, nil, french, false, scenes.Input{Kind: scenes.Mute}},
		{"M on a Greek keyboard", ebiten.KeyM, nil, greek, false, scenes.Input{Kind: scenes.Mute}},
		{"F11", ebiten.KeyF11, nil, nil, true, scenes.Input{Kind: scenes.Fullscreen}},
		{"Alt+Enter", ebiten.KeyEnter, []ebiten.Key{alt}, nil, false, scenes.Input{Kind: scenes.Fullscreen}},
		{"Ctrl+Q", ebiten.KeyQ, []ebiten.Key{ctrl}, nil, true, scenes.Input{Kind: scenes.Quit}},
		{"Q alone", ebiten.KeyQ, nil, nil, false, scenes.Input{Kind: scenes.NavNext}},
		{"W goes up", ebiten.KeyW, nil, nil, false, scenes.Input{Kind: scenes.NavUp}},
		{"where W is, on a French keyboard", ebiten.KeyW, nil, french, false, scenes.Input{Kind: scenes.NavUp}},
		{"W while typing", ebiten.KeyW, nil, nil, true, scenes.Input{}},
		{"E accepts", ebiten.KeyE, nil, nil, false, scenes.Input{Kind: scenes.Accept}},
		{"Enter of the pad", ebiten.KeyNumpadEnter, nil, nil, true, scenes.Input{Kind: scenes.Accept}},
		{"F1", ebiten.KeyF1, nil, nil, true, scenes.Input{Kind: scenes.Keys}},
		{"Ctrl+?", ebiten.KeySlash, []ebiten.Key{ctrl, shift}, nil, false, scenes.Input{Kind: scenes.Keys}},
		{"Ctrl+Tab", ebiten.KeyTab, []ebiten.Key{ctrl}, nil, false, scenes.Input{}},
		{"Ctrl+Z while typing", ebiten.KeyZ, []ebiten.Key{ctrl}, nil, true, scenes.Input{Kind: scenes.Undo}},
		{"M while typing", ebiten.KeyM, nil, nil, true, scenes.Input{}},
		{"space while typing", ebiten.KeySpace, nil, nil, true, scenes.Input{}},
		{"digit while typing", ebiten.KeyDigit1, nil, nil, true, scenes.Input{}},
		{"select all", ebiten.KeyA, []ebiten.Key{ebiten.KeyControlLeft}, nil, true, scenes.Input{Kind: scenes.SelectAll}},
		{"erase", ebiten.KeyBackspace, nil, nil, true, scenes.Input{Kind: scenes.Erase}},
	} {
		f := &fakeHardware{}
		r := newReader(f)
		got := read(t, r, f, test.typing, func() {
			f.just, f.names, f.held = []ebiten.Key{test.key}, test.names, map[ebiten.Key]int{test.key: 1}
			for _, m := range test.mods {
				f.held[m] = 9
			}
		})
		var want []scenes.Input
		if test.want.Kind != 0 {
			want = []scenes.Input{test.want}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", test.name, got, want)
		}
	}
}

// A player's own key does what it was given to do, and no longer what it did; while a key is asked for it only tells its
// name.
func TestOwnKeys(t *testing.T) {
	f := &fakeHardware{}
	r := newReader(f)
	press := func(k ebiten.Key) []scenes.Input {
		return read(t, r, f, false, func() { f.just, f.held = []ebiten.Key{k}, map[ebiten.Key]int{k: 1} })
	}
	r.SetKeys(keymap.Map{}.Bind("undo", 0, "M"))
	if got := press(ebiten.KeyM); !slices.Equal(of(got), []scenes.InputKind{scenes.Undo}) {
		t.Errorf("M of the player's own: %v", got)
	}
	r.Capture(true)
	if got := press(ebiten.KeyK); !slices.Equal(got, []scenes.Input{{Kind: scenes.KeyPress, Text: "K"}}) {
		t.Errorf("a key that is asked for: %v", got)
	}
	if got := press(ebiten.KeyShiftLeft); len(got) != 0 {
		t.Errorf("a modifier alone: %v", got)
	}
	if got := press(ebiten.KeyEscape); !slices.Equal(of(got), []scenes.InputKind{scenes.Back}) {
		t.Errorf("Escape: %v", got)
	}
}

func TestTypingIsText(t *testing.T) {
	f := &fakeHardware{}
	r := newReader(f)
	got := read(t, r, f, true, func() { f.chars = "m 星\x07" })
	if want := []scenes.Input{{Kind: scenes.Text, Text: "m 星"}}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := read(t, r, f, false, func() { f.chars = "m" }); len(got) != 0 {
		t.Errorf("letters while nobody types: %v", got)
	}
}

func TestArrowRepeats(t *testing.T) {
	f := &fakeHardware{}
	r := newReader(f)
	count := 0
	for tick := 1; tick <= repeatDelay+2*repeatEvery; tick++ {
		count += len(read(t, r, f, false, func() {
			f.held = map[ebiten.Key]int{ebiten.KeyArrowDown: tick}
			if tick == 1 {
				f.just = []ebiten.Key{ebiten.KeyArrowDown}
			}
		}))
	}
	if count != 4 {
		t.Errorf("%d steps, want 4", count)
	}
}

func TestMouse(t *testing.T) {
	f := &fakeHardware{}
	r := newReader(f)
	if got := read(t, r, f, false, func() { f.x, f.y = 10, 20 }); len(got) != 0 {
		t.Errorf("the first position is a movement: %v", got)
	}
	got := read(t, r, f, false, func() { f.x, f.y, f.pressed, f.released = 200, 100, true, true })
	if want := []scenes.InputKind{scenes.PointerMove, scenes.PointerDown, scenes.PointerUp}; !slices.Equal(of(got), want) {
		t.Fatalf("a quick click: %v, want %v", of(got), want)
	}
	if got[1].X != 100 || got[1].Y != 50 || got[1].Touch {
		t.Errorf("a click at %+v, want 100, 50 units", got[1])
	}
	got = read(t, r, f, false, func() { f.pressed, f.isDown = true, true })
	got = append(got, read(t, r, f, false, func() { f.blurred = true })...)
	got = append(got, read(t, r, f, false, func() { f.released = true })...)
	if want := []scenes.InputKind{scenes.PointerDown, scenes.PointerCancel}; !slices.Equal(of(got), want) {
		t.Errorf("losing the focus: %v, want %v", of(got), want)
	}
	got = read(t, r, f, false, func() { f.dy = -1 })
	if len(got) != 1 || got[0].Kind != scenes.Wheel || got[0].DY != -1 || got[0].X != 100 {
		t.Errorf("the wheel: %v", got)
	}
}

func TestTouch(t *testing.T) {
	f := &fakeHardware{}
	r := newReader(f)
	var got []scenes.Input
	step := func(set func()) { got = append(got, read(t, r, f, false, set)...) }
	step(func() { f.touched, f.tx, f.ty = []ebiten.TouchID{7}, 40, 60 })
	step(func() { f.touched, f.tx, f.ty = []ebiten.TouchID{8}, 44, 60 })
	step(func() { f.lifted, f.tx, f.ty = 8, 44, 60 })
	step(func() { f.lifted, f.tx, f.ty = 7, 44, 60 })
	want := []scenes.Input{
		{Kind: scenes.PointerDown, X: 20, Y: 30, Touch: true},
		{Kind: scenes.PointerMove, X: 22, Y: 30, Touch: true},
		{Kind: scenes.PointerUp, X: 22, Y: 30, Touch: true},
	}
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestGamepad(t *testing.T) {
	f := &fakeHardware{}
	r := newReader(f)
	got := read(t, r, f, false, func() {
		f.pad = map[ebiten.StandardGamepadButton]int{ebiten.StandardGamepadButtonRightBottom: 1}
	})
	if want := []scenes.Input{{Kind: scenes.Accept, Pad: 1}}; !slices.Equal(got, want) {
		t.Errorf("button: %v, want %v", of(got), want)
	}
	got = nil
	for range repeatDelay {
		got = append(got, read(t, r, f, false, func() { f.sx, f.sy = 0.1, -0.9 })...)
	}
	if want := []scenes.InputKind{scenes.NavUp, scenes.NavUp}; !slices.Equal(of(got), want) {
		t.Errorf("stick: %v, want %v", of(got), want)
	}
}
