package notation

import (
	"encoding/json"
	"fmt"
	"slices"

	"ludaxy/engine/rules"
)

// optionValue writes a value in the JSON type of its option.
func optionValue(o rules.OptionSpec, i uint8) json.RawMessage {
	if o.Type != rules.Words {
		return json.RawMessage(o.Values[i])
	}
	quoted, _ := json.Marshal(o.Values[i]) // a string can always be written
	return quoted
}

// EncodeOptions writes the options that differ from the game's default.
func EncodeOptions(spec *rules.Spec, options [rules.MaxOptions]uint8) (json.RawMessage, error) {
	w := newWriter()
	for i, o := range spec.Options {
		if int(options[i]) >= len(o.Values) {
			return nil, fmt.Errorf("option %q has no value %d", o.Name, options[i])
		}
		if options[i] != o.Default {
			w.add(o.Name, optionValue(o, options[i]))
		}
	}
	return w.done()
}

// DecodeOptions reads options on top of the game's default. A preset is set by
// its name and true; options named beside it have the last word. Errors have
// the code BadOption.
func DecodeOptions(spec *rules.Spec, data json.RawMessage) ([rules.MaxOptions]uint8, error) {
	options := spec.Defaults()
	o, err := ReadObject(data)
	if err != nil {
		return options, errorf(BadOption, "options: %v", err)
	}
	for _, preset := range spec.Presets {
		var on bool
		if _, err := o.Take(preset.Name, &on); err != nil {
			return options, errorf(BadOption, "option %v", err)
		}
		if !on {
			continue
		}
		for name, value := range preset.Options {
			if err := spec.SetOption(&options, name, value); err != nil {
				return options, errorf(BadOption, "%v", err)
			}
		}
	}
	for i, option := range spec.Options {
		var raw json.RawMessage
		present, err := o.Take(option.Name, &raw)
		if err != nil {
			return options, errorf(BadOption, "option %v", err)
		}
		if !present {
			continue
		}
		v := slices.IndexFunc(option.Values, func(text string) bool { return sameValue(option, text, raw) })
		if v < 0 {
			return options, errorf(BadOption, "option %q takes %s, not %s", option.Name, choices(option), short(raw))
		}
		options[i] = uint8(v)
	}
	if err := o.Rest(); err != nil {
		return options, errorf(BadOption, "options of %s: %v", spec.ID, err)
	}
	return options, nil
}

func sameValue(o rules.OptionSpec, text string, raw json.RawMessage) bool {
	if o.Type != rules.Words {
		return string(raw) == text
	}
	var word string
	return json.Unmarshal(raw, &word) == nil && !isNull(raw) && word == text
}

// choices lists the values an option takes, as they are written.
func choices(o rules.OptionSpec) string {
	text := ""
	for i := range o.Values {
		if i > 0 {
			text += ", "
		}
		text += string(optionValue(o, uint8(i)))
	}
	return text
}

// EncodeRules writes the list of games with the options each has.
func EncodeRules(list []rules.Rules) (json.RawMessage, error) {
	games := make([]json.RawMessage, len(list))
	for i, r := range list {
		spec := r.Spec()
		options := make([]json.RawMessage, len(spec.Options))
		for j, o := range spec.Options {
			values := make([]json.RawMessage, len(o.Values))
			for v := range o.Values {
				values[v] = optionValue(o, uint8(v))
			}
			w := newWriter().add("name", o.Name).add("type", o.Type).add("default", optionValue(o, o.Default))
			raw, err := w.add("values", values).done()
			if err != nil {
				return nil, err
			}
			options[j] = raw
		}
		w := newWriter().add("id", spec.ID).add("players", []int{spec.MinPlayers, spec.MaxPlayers})
		raw, err := w.add("pieces", spec.Pieces).add("options", options).done()
		if err != nil {
			return nil, err
		}
		games[i] = raw
	}
	return json.Marshal(games)
}
