package oduludo_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"testing"

	"ludaxy/engine/protocol"
)

// TestGolden plays cases that were written by people who knew the rules and not
// this engine.
func TestGolden(t *testing.T) {
	raw, err := os.ReadFile("testdata/cases.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(bytes.NewReader(raw))
	cases := 0
	for lines.Scan() {
		var c struct {
			Name  string
			Steps []map[string]any
		}
		if err := json.Unmarshal(lines.Bytes(), &c); err != nil {
			t.Fatal(err)
		}
		cases++
		t.Run(c.Name, func(t *testing.T) {
			session, err := protocol.NewSession(protocol.Config{Name: "test", Version: "1"})
			if err != nil {
				t.Fatal(err)
			}
			for i, step := range c.Steps {
				playStep(t, session, i+1, step)
			}
		})
	}
	if cases == 0 {
		t.Error("there are no cases")
	}
}

// ask sends a request that has to succeed.
func ask(t *testing.T, session *protocol.Session, request map[string]any) map[string]any {
	t.Helper()
	line, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	var reply map[string]any
	if err := json.Unmarshal(session.Answer(line), &reply); err != nil || reply["ok"] != true {
		t.Fatalf("%s is answered with %v (%v)", line, reply, err)
	}
	return reply
}

// playStep does one step of a case, or compares what is legal.
func playStep(t *testing.T, session *protocol.Session, n int, step map[string]any) {
	t.Helper()
	var reply map[string]any
	switch {
	case step["load"] != nil:
		reply = ask(t, session, map[string]any{"op": "load", "state": step["load"]})
	case step["do"] != nil:
		reply = ask(t, session, map[string]any{"op": "do", "action": step["do"]})
	default:
		compareLegal(t, session, n, step)
		return
	}
	state, _ := reply["state"].(map[string]any)
	wanted, _ := step["state"].(map[string]any)
	for name, want := range wanted {
		if !reflect.DeepEqual(state[name], want) {
			t.Errorf("step %d: %s is %v, want %v", n, name, state[name], want)
		}
	}
	var told []any
	events, _ := reply["events"].([]any)
	for _, e := range events {
		told = append(told, e.(map[string]any)["ev"])
	}
	names, _ := step["events"].([]any)
	for _, name := range names {
		if !slices.Contains(told, name) {
			t.Errorf("step %d: no %v among %v", n, name, told)
		}
	}
}

func compareLegal(t *testing.T, session *protocol.Session, n int, step map[string]any) {
	t.Helper()
	got := map[string][]string{}
	actions, _ := ask(t, session, map[string]any{"op": "legal"})["actions"].([]any)
	for _, item := range actions {
		a := item.(map[string]any)
		switch a["do"] {
		case "move":
			name, _ := json.Marshal(a["piece"])
			if a["dir"] == "back" {
				name = append(name, "back"...)
			}
			got["legal"] = append(got["legal"], string(name))
		case "choose":
			got["options"] = append(got["options"], a["option"].(string))
		}
	}
	for field, list := range step {
		var want []string
		for _, name := range list.([]any) {
			want = append(want, name.(string))
		}
		slices.Sort(want)
		slices.Sort(got[field])
		if !slices.Equal(got[field], want) {
			t.Errorf("step %d: %s is %v, want %v", n, field, got[field], want)
		}
	}
}
