package cases_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"ludaxy/engine/protocol"
)

// player plays the steps of one case in a session of its own.
type player struct {
	t       *testing.T
	session *protocol.Session
	checked int // things that were compared
}

func newPlayer(t *testing.T) *player {
	t.Helper()
	session, err := protocol.NewSession(protocol.Config{Name: "cases", Version: "1"})
	if err != nil {
		t.Fatal(err)
	}
	return &player{t: t, session: session}
}

// expectations are the fields of a step that say what must come of it.
var expectations = []string{"code", "state", "answer", "events", "no_events", "in_order", "exactly", "legal", "options", "kinds"}

// play does one step and says what is wrong with what came of it.
func (p *player) play(step map[string]json.RawMessage) string {
	line, kind := p.request(step)
	for field := range step {
		if field != kind && !slices.Contains(expectations, field) {
			return fmt.Sprintf("a step cannot have the field %q", field)
		}
		if field != kind || kind == "" {
			p.checked++
		}
	}
	if kind == "" {
		return p.lists(step)
	}
	before := p.state()
	reply := p.answer(line)
	if step["code"] != nil {
		var code string
		p.read(step["code"], &code)
		if reply["ok"] != false || reply["code"] != code || reply["error"] == "" {
			return fmt.Sprintf("%s is answered with %v, want the code %s and a reason", line, reply, code)
		}
		if !reflect.DeepEqual(p.state(), before) {
			return "a refused request changed the position"
		}
		return ""
	}
	if reply["ok"] != true {
		return fmt.Sprintf("%s is refused: %v", line, reply)
	}
	if wrong := p.outcome(reply, step); wrong != "" {
		return wrong
	}
	return p.sound()
}

// request gives the line of a step that asks something, and the field of the
// step that has it.
func (p *player) request(step map[string]json.RawMessage) (line []byte, kind string) {
	for _, kind := range []string{"new", "load", "do", "ask", "raw"} {
		raw, is := step[kind]
		if !is {
			continue
		}
		request := map[string]any{"op": kind}
		switch kind {
		case "raw":
			var text string
			p.read(raw, &text)
			return []byte(text), kind
		case "load":
			request["state"] = raw
		case "do":
			request["action"] = raw
		case "new":
			p.read(raw, &request)
		case "ask":
			request = map[string]any{}
			p.read(raw, &request)
		}
		line, err := json.Marshal(request)
		if err != nil {
			p.t.Fatal(err)
		}
		return line, kind
	}
	return nil, ""
}

// outcome compares an answer with what a step expects of it.
func (p *player) outcome(reply map[string]any, step map[string]json.RawMessage) string {
	for field, got := range map[string]any{"state": reply["state"], "answer": any(reply)} {
		if step[field] == nil {
			continue
		}
		var want any
		p.read(step[field], &want)
		if wrong := differs(want, got, field); wrong != "" {
			return wrong
		}
	}
	events, _ := reply["events"].([]any)
	return p.events(events, step)
}

// sound checks what holds in every position: it can be loaded again as it is,
// and there is something to do unless the game is over.
func (p *player) sound() string {
	state := p.state()
	if state == nil {
		return ""
	}
	actions, _ := p.ask(map[string]any{"op": "legal"})["actions"].([]any)
	if over := state["phase"] == "over"; over != (len(actions) == 0) {
		return fmt.Sprintf("the phase is %v and there are %d legal actions", state["phase"], len(actions))
	}
	again := p.ask(map[string]any{"op": "load", "state": state})
	if again["ok"] != true || !reflect.DeepEqual(again["state"], any(state)) {
		return fmt.Sprintf("loading %v gives %v", state, again)
	}
	return ""
}

// state is the position, nil without a game.
func (p *player) state() map[string]any {
	state, _ := p.ask(map[string]any{"op": "state"})["state"].(map[string]any)
	return state
}

func (p *player) ask(request map[string]any) map[string]any {
	p.t.Helper()
	line, err := json.Marshal(request)
	if err != nil {
		p.t.Fatal(err)
	}
	return p.answer(line)
}

func (p *player) answer(line []byte) map[string]any {
	p.t.Helper()
	var fields map[string]any
	if err := json.Unmarshal(p.session.Answer(line), &fields); err != nil {
		p.t.Fatalf("%.200s: %v", line, err)
	}
	return fields
}

func (p *player) read(raw json.RawMessage, into any) {
	p.t.Helper()
	if err := json.Unmarshal(raw, into); err != nil {
		p.t.Fatalf("%s: %v", raw, err)
	}
}
