package setup

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"ludaxy/engine/rules"
)

// The presets that no game has to declare: its rules as the source has them, and any others that have no name.
const (
	presetSource = "source"
	presetCustom = "custom"
)

// option is the index of an option by its name, -1 where there is none.
func (t *table) option(name string) int {
	return slices.IndexFunc(t.options, func(o rules.OptionSpec) bool { return o.Name == name })
}

// value is the index of an option's value now.
func (t *table) value(i int) int {
	o := t.options[i]
	if text, set := t.set.Options[o.Name]; set {
		if v := slices.Index(o.Values, text); v >= 0 {
			return v
		}
	}
	return int(o.Default)
}

// choose sets an option to one of its values; the default is not written down.
func (t *table) choose(i, v int) {
	o := t.options[i]
	if t.set.Options == nil {
		t.set.Options = map[string]string{}
	}
	delete(t.set.Options, o.Name)
	if v != int(o.Default) {
		t.set.Options[o.Name] = o.Values[v]
	}
}

// aside are the options that are no rules of play: presets leave them alone.
var aside = []string{"opening", "dice", optBoard, "turnSeconds", "matchMinutes", "takeBacks"}

// presets are the names of the sets of house rules to choose from; custom ones only while they are the ones chosen.
func (t *table) presets() (names []string) {
	names = []string{presetSource}
	for _, p := range t.spec.Presets {
		names = append(names, p.Name)
	}
	if t.preset() == presetCustom {
		names = append(names, presetCustom)
	}
	return names
}

// preset is the name of the house rules chosen now.
func (t *table) preset() string {
	if t.has(nil) {
		return presetSource
	}
	for _, p := range t.spec.Presets {
		if t.has(p.Options) {
			return p.Name
		}
	}
	return presetCustom
}

// has reports whether exactly these house rules are chosen, beside those that presets leave alone.
func (t *table) has(options map[string]string) bool {
	for i, o := range t.options {
		want, named := options[o.Name]
		if !named {
			want = o.Values[o.Default]
			if slices.Contains(aside, o.Name) {
				continue
			}
		}
		if o.Values[t.value(i)] != want {
			return false
		}
	}
	return true
}

// setPreset chooses a set of house rules; custom ones are as they are.
func (t *table) setPreset(name string) {
	var options map[string]string
	switch i := slices.IndexFunc(t.spec.Presets, func(p rules.Preset) bool { return p.Name == name }); {
	case i >= 0:
		options = t.spec.Presets[i].Options
	case name != presetSource:
		return
	}
	for i, o := range t.options {
		v := int(o.Default)
		if want, named := options[o.Name]; named {
			v = slices.Index(o.Values, want)
		} else if slices.Contains(aside, o.Name) {
			continue
		}
		if v >= 0 {
			t.choose(i, v)
		}
	}
}

// summary says in one line what differs from the source, "" if nothing does. The board is left out: it can be seen.
func (t *table) summary() string {
	var parts []string
	for i, o := range t.options {
		if v := t.value(i); v != int(o.Default) && o.Name != optBoard {
			parts = append(parts, t.p.RuleBrief(o.Name, o.Values[v]))
		}
	}
	return upper(t.p.Comma(parts...))
}

// upper begins a text with a capital letter.
func upper(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + strings.TrimPrefix(s, string(r))
}
