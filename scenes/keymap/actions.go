// Package keymap says what the keys and the buttons of a gamepad do. It is the one list: package input acts by it, and
// the screen of keys is made of it.
package keymap

import (
	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
)

// Slots is how many keys of the player's own an action may have.
const Slots = 2

// Action is something that keys and buttons do.
//
// A key is written as what is printed on it, or else by its name ("Space", "ArrowUp"), after the modifiers it goes with
// ("Ctrl+Z", "Shift+Tab"). "[W]" is the key where an American keyboard has its W: keys that lie together stay together.
type Action struct {
	ID      string
	Kind    scenes.InputKind
	N       int          // of Choose
	What    messages.Key // what it does, in words
	Fixed   []string     // keys that always do it, so that nobody can lock themselves out
	Usual   []string     // keys that the player may change, at most Slots
	Pad     []art.PadButton
	Repeats bool // while held
}

// actions are in the order of the list that players read.
var actions = []Action{
	{ID: "roll", Kind: scenes.Roll, What: messages.KeysRoll, Fixed: []string{"Ctrl+R"}, Usual: []string{"Space", "R"}, Pad: []art.PadButton{art.PadLeft}},
	{ID: "accept", Kind: scenes.Accept, What: messages.KeysMove, Fixed: []string{"Enter"}, Usual: []string{"[E]"}, Pad: []art.PadButton{art.PadDown}},
	{ID: "up", Kind: scenes.NavUp, What: messages.KeysUp, Fixed: []string{"ArrowUp"}, Usual: []string{"[W]"}, Pad: []art.PadButton{art.PadCrossUp}, Repeats: true},
	{ID: "down", Kind: scenes.NavDown, What: messages.KeysDown, Fixed: []string{"ArrowDown"}, Usual: []string{"[S]"}, Pad: []art.PadButton{art.PadCrossDown}, Repeats: true},
	{ID: "left", Kind: scenes.NavLeft, What: messages.KeysLeft, Fixed: []string{"ArrowLeft"}, Usual: []string{"[A]"}, Pad: []art.PadButton{art.PadCrossLeft}, Repeats: true},
	{ID: "right", Kind: scenes.NavRight, What: messages.KeysRight, Fixed: []string{"ArrowRight"}, Usual: []string{"[D]"}, Pad: []art.PadButton{art.PadCrossRight}, Repeats: true},
	{ID: "next", Kind: scenes.NavNext, What: messages.KeysNext, Fixed: []string{"Tab"}, Usual: []string{"[Q]"}, Pad: []art.PadButton{art.PadShoulderRight}, Repeats: true},
	{ID: "previous", Kind: scenes.NavPrev, What: messages.KeysPrevious, Fixed: []string{"Shift+Tab"}, Pad: []art.PadButton{art.PadShoulderLeft}, Repeats: true},
	{ID: "choose1", Kind: scenes.Choose, N: 1, What: messages.KeysChooseNumber, Fixed: []string{"1"}},
	{ID: "choose2", Kind: scenes.Choose, N: 2, Fixed: []string{"2"}},
	{ID: "choose3", Kind: scenes.Choose, N: 3, Fixed: []string{"3"}},
	{ID: "choose4", Kind: scenes.Choose, N: 4, Fixed: []string{"4"}},
	{ID: "choose5", Kind: scenes.Choose, N: 5, Fixed: []string{"5"}},
	{ID: "choose6", Kind: scenes.Choose, N: 6, Fixed: []string{"6"}},
	{ID: "undo", Kind: scenes.Undo, What: messages.KeysUndo, Usual: []string{"Ctrl+Z"}, Pad: []art.PadButton{art.PadUp}},
	{ID: "hint", Kind: scenes.Hint, What: messages.KeysHint, Usual: []string{"H"}, Pad: []art.PadButton{art.PadStick}},
	{ID: "back", Kind: scenes.Back, What: messages.KeysBack, Fixed: []string{"Escape"}, Pad: []art.PadButton{art.PadRight}},
	{ID: "pause", Kind: scenes.Pause, What: messages.KeysPause, Usual: []string{"P"}, Pad: []art.PadButton{art.PadStart}},
	{ID: "keys", Kind: scenes.Keys, What: messages.KeysHelp, Fixed: []string{"F1", "Ctrl+?"}, Pad: []art.PadButton{art.PadSelect}},
	{ID: "rules", Kind: scenes.Help, What: messages.KeysRules, Fixed: []string{"F2"}},
	{ID: "log", Kind: scenes.ReadLog, What: messages.KeysLog, Usual: []string{"L"}, Pad: []art.PadButton{art.PadStickRight}},
	{ID: "mute", Kind: scenes.Mute, What: messages.KeysMute, Usual: []string{"M"}},
	{ID: "fullscreen", Kind: scenes.Fullscreen, What: messages.KeysFullscreen, Fixed: []string{"F11", "Alt+Enter"}},
	{ID: "quit", Kind: scenes.Quit, What: messages.KeysQuit, Fixed: []string{"Ctrl+Q"}},
}

// Actions are all actions, in the order for reading. Those without words belong to the one before.
func Actions() []Action { return actions }

// OfPad is the action of a gamepad's button.
func OfPad(b art.PadButton) (Action, bool) {
	for _, a := range actions {
		for _, p := range a.Pad {
			if p == b {
				return a, true
			}
		}
	}
	return Action{}, false
}
