package scenes

// InputKind is what the player did.
type InputKind uint8

// The kinds of input. They know no device: package game makes them of mouse, touch, keyboard and gamepad, records them
// and plays them back.
const (
	PointerMove   InputKind = iota + 1 // X, Y
	PointerDown                        // X, Y
	PointerUp                          // X, Y
	PointerCancel                      // the pointer left or the touch was taken away
	Wheel                              // X, Y, DX, DY in notches: DY > 0 scrolls up
	NavUp                              // arrow keys, stick, cross of the gamepad
	NavDown
	NavLeft
	NavRight
	NavNext // Tab
	NavPrev // Shift+Tab
	Accept  // Enter, gamepad A; Space comes as Roll
	Back    // Esc, gamepad B
	Roll    // Space, R: roll the die, or press the focused button where there is no die
	Undo
	Hint   // H: the best move
	Choose // N: 1..6, the number keys
	Mute
	Fullscreen
	Pause // P, gamepad start
	Help  // F2: how to play
	Quit  // the window's X, Ctrl+Q
	Text  // Text: typed characters
	Erase // Backspace
	Delete
	Home
	End
	SelectAll // Ctrl+A
	Keys      // F1: the list of keys
	KeyPress  // Text: the name of a key, where one is asked for
	PageUp
	PageDown
	ReadLog // L: the moves so far
)

// Input is one thing the player did. It is a comparable value without pointers.
type Input struct {
	Kind   InputKind
	X, Y   float64 // units, from the top left of the window
	DX, DY float64
	Touch  bool // of a pointer: a finger, which does not hover
	Pad    int8 // the number of the gamepad it came from, from 1; 0 for other devices
	N      int
	Text   string
}

// Pointer reports whether the input is one of the pointer's.
func (in Input) Pointer() bool { return in.Kind >= PointerMove && in.Kind <= Wheel }

// TextTaker is a scene that may be typing: while it is, package game sends printable keys as Text and not as actions
// such as Mute.
type TextTaker interface{ TakesText() bool }

// KeyTaker is a scene that may be asking for a key: while it is, package game sends the keys pressed as KeyPress.
type KeyTaker interface{ TakesKeys() bool }
