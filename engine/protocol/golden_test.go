package protocol_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"slices"
	"testing"

	"ludaxy/engine/protocol"
)

// ask sends a request and returns the answer.
func ask(t *testing.T, s *protocol.Session, request any) map[string]any {
	t.Helper()
	line, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	return answer(t, s, line)
}

func answer(t *testing.T, s *protocol.Session, line []byte) map[string]any {
	t.Helper()
	reply := s.Answer(line)
	var fields map[string]any
	if err := json.Unmarshal(reply, &fields); err != nil || bytes.ContainsRune(reply, '\n') {
		t.Fatalf("%.200s was answered with %.200s: %v", line, reply, err)
	}
	return fields
}

func newSession(t *testing.T) *protocol.Session {
	t.Helper()
	s, err := protocol.NewSession(protocol.Config{Name: "test", Version: "1"})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestGolden plays the cases of testdata/cases.jsonl, written by people who knew
// the rules and not this engine.
func TestGolden(t *testing.T) {
	file, err := os.Open("testdata/cases.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var c struct {
			Name  string
			Steps []map[string]json.RawMessage
		}
		if err := json.Unmarshal(lines.Bytes(), &c); err != nil {
			t.Fatal(err)
		}
		t.Run(c.Name, func(t *testing.T) {
			s := newSession(t)
			for i, step := range c.Steps {
				if what := play(t, s, step); what != "" {
					t.Fatalf("step %d: %s", i+1, what)
				}
			}
		})
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
}

// play does one step of a case and says what is wrong with its outcome.
func play(t *testing.T, s *protocol.Session, step map[string]json.RawMessage) string {
	before := ask(t, s, map[string]string{"op": "state"})["state"]
	var reply map[string]any
	switch {
	case step["new"] != nil:
		request := map[string]any{}
		read(t, step["new"], &request)
		request["op"] = "new"
		reply = ask(t, s, request)
	case step["load"] != nil:
		reply = ask(t, s, map[string]any{"op": "load", "state": step["load"]})
	case step["do"] != nil:
		reply = ask(t, s, map[string]any{"op": "do", "action": step["do"]})
	default:
		return lists(t, s, step)
	}
	var code string
	if step["code"] != nil {
		read(t, step["code"], &code)
		if after := ask(t, s, map[string]string{"op": "state"})["state"]; !reflect.DeepEqual(after, before) {
			return "a refused request changed the position"
		}
	}
	if got, _ := reply["code"].(string); got != code {
		return fmt.Sprintf("code %q, want %q: %v", got, code, reply["error"])
	}
	if step["state"] != nil {
		var want map[string]any
		read(t, step["state"], &want)
		got := reply["state"].(map[string]any)
		for name, value := range want {
			if !reflect.DeepEqual(got[name], value) {
				return fmt.Sprintf("%s: %v, want %v", name, got[name], value)
			}
		}
	}
	return events(t, reply, step)
}

func events(t *testing.T, reply map[string]any, step map[string]json.RawMessage) string {
	var told []string
	list, _ := reply["events"].([]any)
	for _, e := range list {
		told = append(told, e.(map[string]any)["ev"].(string))
	}
	for field, wanted := range map[string]bool{"events": true, "no_events": false} {
		if step[field] == nil {
			continue
		}
		var names []string
		read(t, step[field], &names)
		for _, name := range names {
			if slices.Contains(told, name) != wanted {
				return fmt.Sprintf("events %v; %s is %v", told, field, names)
			}
		}
	}
	return ""
}

// lists compares what is legal.
func lists(t *testing.T, s *protocol.Session, step map[string]json.RawMessage) string {
	reply := ask(t, s, map[string]string{"op": "legal"})
	turn := ask(t, s, map[string]string{"op": "state"})["state"].(map[string]any)["turn"]
	got := map[string][]string{}
	for _, item := range reply["actions"].([]any) {
		a := item.(map[string]any)
		got["kinds"] = append(got["kinds"], a["do"].(string))
		switch a["do"] {
		case "choose":
			got["options"] = append(got["options"], a["option"].(string))
		case "move":
			name := fmt.Sprint(a["piece"])
			if seat, other := a["seat"]; other && seat != turn {
				name = fmt.Sprint(seat, ":", name)
			}
			if a["dir"] == "back" {
				name += "back"
			}
			got["legal"] = append(got["legal"], name)
		}
	}
	slices.Sort(got["kinds"])
	got["kinds"] = slices.Compact(got["kinds"])
	for field, raw := range step {
		var want []string
		read(t, raw, &want)
		slices.Sort(want)
		slices.Sort(got[field])
		if !slices.Equal(got[field], want) {
			return fmt.Sprintf("%s is %v, want %v", field, got[field], want)
		}
	}
	return ""
}

func read(t *testing.T, raw json.RawMessage, dst any) {
	t.Helper()
	if err := json.Unmarshal(raw, dst); err != nil {
		t.Fatal(err)
	}
}
