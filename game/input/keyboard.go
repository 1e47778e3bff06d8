package input

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
	"ludaxy/scenes/keymap"
)

// editing are the keys of lists and text fields, which are no actions of the player's to choose.
var editing = map[ebiten.Key]struct {
	kind    scenes.InputKind
	repeats bool
}{
	ebiten.KeyBackspace: {scenes.Erase, true},
	ebiten.KeyDelete:    {scenes.Delete, true},
	ebiten.KeyHome:      {scenes.Home, false},
	ebiten.KeyEnd:       {scenes.End, false},
	ebiten.KeyPageUp:    {scenes.PageUp, true},
	ebiten.KeyPageDown:  {scenes.PageDown, true},
}

// holding is a key that repeats as long as it is held.
type holding struct {
	key ebiten.Key
	in  scenes.Input
}

// SetKeys has the keys do what the player wants of them.
func (r *Reader) SetKeys(m keymap.Map) { r.keymap = m }

// Capture has the next keys come by their names, because one is asked for; Escape still goes back.
func (r *Reader) Capture(on bool) { r.capture = on }

// Printed is what is printed on the key where an American keyboard has a letter, "" where that is unknown.
func (r *Reader) Printed(place string) string {
	var k ebiten.Key
	if k.UnmarshalText([]byte(place)) != nil {
		return ""
	}
	return r.hw.KeyName(k)
}

func (r *Reader) keyboard(typing bool) {
	mods := modifiers{
		shift: r.either(ebiten.KeyShiftLeft, ebiten.KeyShiftRight),
		ctrl:  r.either(ebiten.KeyControlLeft, ebiten.KeyControlRight) || r.either(ebiten.KeyMetaLeft, ebiten.KeyMetaRight),
		alt:   r.either(ebiten.KeyAltLeft, ebiten.KeyAltRight),
	}
	held := r.held[:0]
	for _, h := range r.held {
		n := r.hw.Held(h.key)
		if n == 0 {
			continue
		}
		held = append(held, h)
		if repeats(n) && !mods.alt && !mods.ctrl && !(typing && prints(h.key)) {
			r.add(h.in)
		}
	}
	r.held = held
	r.keys = r.hw.JustPressedKeys(r.keys[:0])
	for _, k := range r.keys {
		r.press(k, mods, typing)
	}
	// Characters typed while nobody listens must not wait for the next field.
	r.chars = r.hw.Chars(r.chars[:0])
	if !typing || mods.ctrl && !mods.alt {
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

// modifiers are the keys that are held beside another.
type modifiers struct{ shift, ctrl, alt bool }

// press is one key going down.
func (r *Reader) press(k ebiten.Key, mods modifiers, typing bool) {
	if modifier(k) {
		return
	}
	chord := r.chord(k, mods)
	if r.capture && chord != "Escape" {
		r.add(scenes.Input{Kind: scenes.KeyPress, Text: chord})
		return
	}
	if e, ok := editing[k]; ok && !mods.alt {
		r.act(k, scenes.Input{Kind: e.kind}, e.repeats)
		return
	}
	if typing {
		if mods.ctrl && !mods.alt && r.letter(k) == "a" {
			r.add(scenes.Input{Kind: scenes.SelectAll})
			return
		}
		if prints(k) && !mods.ctrl && !mods.alt {
			return
		}
	}
	a, ok := r.keymap.Find(chord)
	if !ok && !mods.ctrl && !mods.alt {
		a, ok = r.keymap.Find("[" + k.String() + "]")
	}
	if ok {
		r.act(k, scenes.Input{Kind: a.Kind, N: a.N}, a.Repeats)
	}
}

// act does what a key does, again and again while it is held if it is one of those.
func (r *Reader) act(k ebiten.Key, in scenes.Input, again bool) {
	r.add(in)
	if again {
		r.held = append(r.held, holding{k, in})
	}
}

// chord is the name of a key with its modifiers, as package keymap has them.
func (r *Reader) chord(k ebiten.Key, mods modifiers) string {
	name := r.name(k)
	if mods.ctrl && (k == ebiten.KeySlash || r.hw.KeyName(k) == "?" || mods.shift && r.hw.KeyName(k) == "ß") {
		name = "?"
	}
	switch {
	case mods.alt && mods.ctrl:
		return "Ctrl+Alt+" + name
	case mods.alt:
		return "Alt+" + name
	case mods.ctrl:
		return "Ctrl+" + name
	case mods.shift && k == ebiten.KeyTab:
		return "Shift+" + name
	}
	return name
}

// name is what a key is called: the letter printed on it, its number, or its name. The row of numbers counts by
// position: on some keyboards its digits need Shift.
func (r *Reader) name(k ebiten.Key) string {
	if k == ebiten.KeyNumpadEnter {
		return "Enter"
	}
	if l := r.letter(k); l != "" {
		return strings.ToUpper(l)
	}
	name := k.String()
	for _, row := range []string{"Digit", "Numpad"} {
		if n, ok := strings.CutPrefix(name, row); ok && len(n) == 1 {
			return n
		}
	}
	return name
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

func modifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControlLeft, ebiten.KeyControlRight, ebiten.KeyAltLeft, ebiten.KeyAltRight,
		ebiten.KeyMetaLeft, ebiten.KeyMetaRight, ebiten.KeyCapsLock, ebiten.KeyNumLock, ebiten.KeyScrollLock:
		return true
	}
	return false
}

// prints reports whether a key types a character.
func prints(k ebiten.Key) bool {
	name := k.String()
	switch k {
	case ebiten.KeySpace, ebiten.KeyComma, ebiten.KeyMinus, ebiten.KeyPeriod, ebiten.KeySlash, ebiten.KeySemicolon, ebiten.KeyEqual,
		ebiten.KeyQuote, ebiten.KeyBackquote, ebiten.KeyBackslash, ebiten.KeyBracketLeft, ebiten.KeyBracketRight, ebiten.KeyIntlBackslash:
		return true
	}
	return len(name) == 1 || strings.HasPrefix(name, "Digit") || strings.HasPrefix(name, "Numpad") && k != ebiten.KeyNumpadEnter
}
