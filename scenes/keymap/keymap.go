package keymap

import (
	"slices"
	"strings"

	"ludaxy/assets/messages"
	"ludaxy/scenes"
)

// Map is which keys do what: the fixed ones, and those the player has chosen. The zero value has the usual keys.
type Map struct {
	own map[string][]string // by action, where it is not the usual; a slot without a key is ""
}

// Of is the map that the player has.
func Of(ctx *scenes.Context) Map { return Parse(ctx.Prefs().Keys) }

// Parse reads what String wrote. What it does not understand it leaves out: those actions keep their usual keys.
func Parse(text string) Map {
	m := Map{own: map[string][]string{}}
	for _, part := range strings.Split(text, ";") {
		id, list, ok := strings.Cut(part, "=")
		a := find(id)
		if !ok || a == nil || a.N > 0 {
			continue
		}
		keys := strings.Split(list, " ")
		if len(keys) > Slots || slices.ContainsFunc(keys, func(k string) bool { return k != "" && !wellFormed(k) }) {
			continue
		}
		m.own[id] = keys
	}
	return m
}

// wellFormed reports whether a text may be the name of a key.
func wellFormed(key string) bool {
	const most = 24
	return len(key) <= most && !strings.ContainsAny(key, ";= \n") && key != "" && fixed(key) == nil
}

func find(id string) *Action {
	for i := range actions {
		if actions[i].ID == id {
			return &actions[i]
		}
	}
	return nil
}

// fixed is the action that always has a key.
func fixed(key string) *Action {
	for i := range actions {
		if slices.Contains(actions[i].Fixed, key) {
			return &actions[i]
		}
	}
	return nil
}

// String writes the map down for the settings: "" for the usual keys.
func (m Map) String() string {
	var parts []string
	for _, a := range actions {
		if own, ok := m.own[a.ID]; ok && !slices.Equal(trim(own), a.Usual) {
			parts = append(parts, a.ID+"="+strings.Join(own, " "))
		}
	}
	return strings.Join(parts, ";")
}

// trim takes the empty slots off the end.
func trim(keys []string) []string {
	for len(keys) > 0 && keys[len(keys)-1] == "" {
		keys = keys[:len(keys)-1]
	}
	return keys
}

// Own are the keys of an action that the player may change.
func (m Map) Own(a Action) []string {
	if own, ok := m.own[a.ID]; ok {
		return own
	}
	return a.Usual
}

// Find is the action of a key.
func (m Map) Find(key string) (Action, bool) {
	if key == "" {
		return Action{}, false
	}
	if a := fixed(key); a != nil {
		return *a, true
	}
	for _, a := range actions {
		if slices.Contains(m.Own(a), key) {
			return a, true
		}
	}
	return Action{}, false
}

// IsFixed reports whether a key always does the same.
func IsFixed(key string) bool { return fixed(key) != nil }

// Bind gives a slot of an action a key, "" for none, and takes it from whatever had it.
func (m Map) Bind(id string, slot int, key string) Map {
	next := Map{own: map[string][]string{}}
	for _, a := range actions {
		keys := slices.Clone(m.Own(a))
		for i, k := range keys {
			if k == key && key != "" {
				keys[i] = ""
			}
		}
		if a.ID == id {
			for len(keys) <= slot {
				keys = append(keys, "")
			}
			keys[slot] = key
		}
		if !slices.Equal(keys, a.Usual) {
			next.own[a.ID] = keys
		}
	}
	return next
}

// words are the keys whose names are words of a language, or signs.
var words = map[string]messages.Key{
	"Space": messages.KeysNameSpace, "Enter": messages.KeysNameEnter, "Backspace": messages.KeysNameBackspace, "Delete": messages.KeysNameDelete,
}

var signs = map[string]string{
	"Escape": "Esc", "ArrowUp": "↑", "ArrowDown": "↓", "ArrowLeft": "←", "ArrowRight": "→", "Minus": "-", "Equal": "=", "Comma": ",",
	"Period": ".", "Slash": "/", "Semicolon": ";", "Quote": "'", "BracketLeft": "[", "BracketRight": "]", "Backquote": "`", "Backslash": "\\",
}

// Label is a key as a player reads it.
func Label(ctx *scenes.Context, key string) string {
	mods, name := "", key
	for {
		mod, rest, ok := strings.Cut(name, "+")
		if !ok || rest == "" {
			break
		}
		mods, name = mods+mod+"+", rest
	}
	if place, ok := strings.CutPrefix(name, "["); ok && len(place) > 1 {
		name = strings.TrimSuffix(place, "]")
		if ctx.KeyName != nil {
			if printed := ctx.KeyName(name); printed != "" {
				name = strings.ToUpper(printed)
			}
		}
	}
	if k, ok := words[name]; ok {
		name = ctx.T(k)
	} else if s, ok := signs[name]; ok {
		name = s
	}
	return mods + name
}

// First is the label of the first key of a kind of input, for a hint; "" where it has none.
func First(ctx *scenes.Context, kind scenes.InputKind) string {
	m := Of(ctx)
	for _, a := range actions {
		if a.Kind != kind {
			continue
		}
		for _, k := range append(slices.Clone(m.Own(a)), a.Fixed...) {
			if k != "" {
				return Label(ctx, k)
			}
		}
	}
	return ""
}
