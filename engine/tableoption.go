package engine

import (
	"fmt"
	"slices"

	"ludaxy/engine/rules"
)

// tableOptions are the options that the table sees to, whatever is played at
// it. They stand among a match's options like those of its game, and games that
// have one of the same name keep their own.
var tableOptions = []rules.OptionSpec{
	rules.Number("turnSeconds", 0, 0, 10, 15, 30),
	rules.Flag("takeBacks", false),
}

// TableOptions are the options a match of a game can have beside those of its
// Spec. The list is the caller's; what is in it is shared.
func TableOptions(spec *rules.Spec) (list []rules.OptionSpec) {
	for _, o := range tableOptions {
		if spec.OptionIndex(o.Name) < 0 {
			list = append(list, o)
		}
	}
	return list
}

// tableOption reports whether an option is the table's; the error is a value it
// does not have.
func tableOption(spec *rules.Spec, name, value string) (is bool, err error) {
	for _, o := range TableOptions(spec) {
		if o.Name != name {
			continue
		}
		if !slices.Contains(o.Values, value) {
			return true, fmt.Errorf("option %q takes %v, not %q", name, o.Values, value)
		}
		return true, nil
	}
	return false, nil
}
