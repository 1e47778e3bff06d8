package input

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
)

// named are the keys that do the same wherever the player is, also while typing.
var named = map[ebiten.Key]struct {
	kind    scenes.InputKind
	repeats bool
}{
	ebiten.KeyArrowUp:     {scenes.NavUp, true},
	ebiten.KeyArrowDown:   {scenes.NavDown, true},
	ebiten.KeyArrowLeft:   {scenes.NavLeft, true},
	ebiten.KeyArrowRight:  {scenes.NavRight, true},
	ebiten.KeyEnter:       {scenes.Accept, false},
	ebiten.KeyNumpadEnter: {scenes.Accept, false},
	ebiten.KeyEscape:      {scenes.Back, false},
	ebiten.KeyF1:          {scenes.Help, false},
	ebiten.KeyF11:         {scenes.Fullscreen, false},
	ebiten.KeyBackspace:   {scenes.Erase, true},
	ebiten.KeyDelete:      {scenes.Delete, true},
	ebiten.KeyHome:        {scenes.Home, false},
	ebiten.KeyEnd:         {scenes.End, false},
	ebiten.KeyPageUp:      {scenes.PageUp, true},
	ebiten.KeyPageDown:    {scenes.PageDown, true},
}

// letters act only while nobody is typing; with Ctrl they act always.
var (
	letters = map[string]scenes.InputKind{"m": scenes.Mute, "p": scenes.Pause, "h": scenes.Hint, "r": scenes.Roll}
	control = map[string]scenes.InputKind{"r": scenes.Roll, "z": scenes.Undo, "q": scenes.Quit, "a": scenes.SelectAll}
)

func (r *Reader) keyboard(typing bool) {
	shift := r.either(ebiten.KeyShiftLeft, ebiten.KeyShiftRight)
	ctrl := r.either(ebiten.KeyControlLeft, ebiten.KeyControlRight) || r.either(ebiten.KeyMetaLeft, ebiten.KeyMetaRight)
	alt := r.either(ebiten.KeyAltLeft, ebiten.KeyAltRight)

	r.keys = r.hw.JustPressedKeys(r.keys[:0])
	for _, k := range r.keys {
		r.press(k, shift, ctrl, alt, typing)
	}
	for k, a := range named {
		if a.repeats && repeats(r.hw.Held(k)) {
			r.add(scenes.Input{Kind: a.kind})
		}
	}
	if repeats(r.hw.Held(ebiten.KeyTab)) && !alt && !ctrl {
		r.add(scenes.Input{Kind: tab(shift)})
	}
	// Characters typed while nobody listens must not wait for the next field.
	r.chars = r.hw.Chars(r.chars[:0])
	if !typing || ctrl && !alt {
		return
	}
	var text strings.Builder
	for _, c := range r.chars {
		if printable(c) {
			text.WriteRune(c)
		}
	}
	if text.Len() > 0 {
		r.add(scenes.Input{Kind: scenes.Text, Text: text.String()})
	}
}

func (r *Reader) either(a, b ebiten.Key) bool { return r.hw.Pressed(a) || r.hw.Pressed(b) }

// press is one key going down.
func (r *Reader) press(k ebiten.Key, shift, ctrl, alt, typing bool) {
	switch {
	case alt && (k == ebiten.KeyEnter || k == ebiten.KeyNumpadEnter):
		r.add(scenes.Input{Kind: scenes.Fullscreen})
		return
	case alt:
		return // the window manager's
	case k == ebiten.KeyTab:
		if !ctrl {
			r.add(scenes.Input{Kind: tab(shift)})
		}
		return
	}
	if a, ok := named[k]; ok {
		r.add(scenes.Input{Kind: a.kind})
		return
	}
	if ctrl {
		if kind, ok := control[r.letter(k)]; ok {
			r.add(scenes.Input{Kind: kind})
		}
		return
	}
	if typing {
		return
	}
	if k == ebiten.KeySpace {
		r.add(scenes.Input{Kind: scenes.Roll})
		return
	}
	if n := digit(k); n >= 1 && n <= 6 {
		r.add(scenes.Input{Kind: scenes.Choose, N: n})
		return
	}
	if kind, ok := letters[r.letter(k)]; ok {
		r.add(scenes.Input{Kind: kind})
	}
}

func tab(shift bool) scenes.InputKind {
	if shift {
		return scenes.NavPrev
	}
	return scenes.NavNext
}

// letter is what is printed on a letter key: on a French keyboard Ctrl+Z is
// where an American one has W. Where the layout is unknown, or writes no Latin
// letters, it is the American one.
func (r *Reader) letter(k ebiten.Key) string {
	name := strings.ToLower(r.hw.KeyName(k))
	if len(name) == 1 && name >= "a" && name <= "z" {
		return name
	}
	if name = strings.ToLower(k.String()); len(name) == 1 {
		return name
	}
	return ""
}

// digit is the number on a key of the number row or pad, -1 for other keys. The
// row counts by position: on some keyboards its digits need Shift.
func digit(k ebiten.Key) int {
	switch {
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return int(k - ebiten.KeyDigit0)
	case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
		return int(k - ebiten.KeyNumpad0)
	}
	return -1
}
