package cases_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
)

// differs compares what is wanted with what is there and says the first
// difference. Of an object only the wanted fields count; nothing, an empty list
// and zero are the same, because a field may be left out of the notation then.
func differs(want, got any, at string) string {
	if fields, ok := want.(map[string]any); ok && len(fields) > 0 {
		there, ok := got.(map[string]any)
		if !ok {
			return fmt.Sprintf("%s: want %v, got %v", at, want, got)
		}
		for name, value := range fields {
			if wrong := differs(value, there[name], at+"."+name); wrong != "" {
				return wrong
			}
		}
		return ""
	}
	if reflect.DeepEqual(want, got) || nothing(want) && nothing(got) {
		return ""
	}
	return fmt.Sprintf("%s: want %v, got %v", at, want, got)
}

func nothing(value any) bool {
	switch v := value.(type) {
	case nil:
		return true
	case []any:
		return len(v) == 0
	case map[string]any:
		return len(v) == 0
	case float64:
		return v == 0
	case bool:
		return !v
	case string:
		return v == ""
	}
	return false
}

// events compares what happened with what a step expects.
func (p *player) events(happened []any, step map[string]json.RawMessage) string {
	names := make([]string, 0, len(happened))
	for _, event := range happened {
		names = append(names, event.(map[string]any)["ev"].(string))
	}
	for field, wanted := range map[string]bool{"events": true, "no_events": false} {
		if step[field] == nil {
			continue
		}
		var list []string
		p.read(step[field], &list)
		for _, name := range list {
			if slices.Contains(names, name) != wanted {
				return fmt.Sprintf("the events are %v; %s has %s", names, field, name)
			}
		}
	}
	if step["exactly"] != nil {
		var list []string
		p.read(step["exactly"], &list)
		if !slices.Equal(list, names) {
			return fmt.Sprintf("the events are %v, want %v", names, list)
		}
	}
	if step["in_order"] == nil {
		return ""
	}
	var wanted []any
	p.read(step["in_order"], &wanted)
	return inOrder(wanted, happened)
}

// inOrder looks for each wanted event after the one before it.
func inOrder(wanted, happened []any) string {
	rest := happened
	for _, want := range wanted {
		if name, ok := want.(string); ok {
			want = map[string]any{"ev": name}
		}
		at := slices.IndexFunc(rest, func(event any) bool { return differs(want, event, "") == "" })
		if at < 0 {
			return fmt.Sprintf("%v is not in its place among %v", want, happened)
		}
		rest = rest[at+1:]
	}
	return ""
}

// lists compares what is legal with what a step expects.
func (p *player) lists(step map[string]json.RawMessage) string {
	actions, _ := p.ask(map[string]any{"op": "legal"})["actions"].([]any)
	turn := p.state()["turn"]
	got := map[string][]string{}
	for _, item := range actions {
		action := item.(map[string]any)
		got["kinds"] = append(got["kinds"], action["do"].(string))
		switch action["do"] {
		case "choose":
			got["options"] = append(got["options"], action["option"].(string))
		case "move":
			got["legal"] = append(got["legal"], moveName(action, turn))
		}
	}
	slices.Sort(got["kinds"])
	got["kinds"] = slices.Compact(got["kinds"])
	for field, raw := range step {
		var want []string
		p.read(raw, &want)
		slices.Sort(want)
		slices.Sort(got[field])
		if !slices.Equal(got[field], want) {
			return fmt.Sprintf("%s is %v, want %v", field, got[field], want)
		}
	}
	return ""
}

func moveName(action map[string]any, turn any) string {
	name := fmt.Sprint(action["piece"])
	if seat, named := action["seat"]; named && seat != turn {
		name = fmt.Sprint(seat, ":", name)
	}
	if action["dir"] == "back" {
		name += "back"
	}
	return name
}
