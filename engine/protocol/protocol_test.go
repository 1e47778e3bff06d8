package protocol_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"ludaxy/engine/games"
	"ludaxy/engine/notation"
	"ludaxy/engine/protocol"
	"ludaxy/engine/rules"
)

const position = `{"rules":"luddo","pieces":[["r6","yard","yard","yard"],["r10","yard","yard","yard"]],"turn":0,"phase":"roll"}`
const moving = `{"rules":"luddo","pieces":[["r6","yard","yard","yard"],["r10","yard","yard","yard"]],"turn":0,"phase":"move","numbers":[4]}`
const over = `{"rules":"luddo","pieces":[["home","home","home","home"],["r10","yard","yard","yard"]],"turn":0,"phase":"over","places":[[0],[1]]}`

func load(state string) string { return `{"op":"load","state":` + state + `}` }

// TestRefusals sends one bad request each and wants its code and an unchanged
// position.
func TestRefusals(t *testing.T) {
	for _, c := range []struct{ code, before, request string }{
		{"bad_json", position, ``},
		{"bad_json", position, `{"op":"state"`},
		{"bad_json", position, `{"op":"state"} {}`},
		{"bad_json", position, "{\"op\":\"st\xffate\"}"},
		{"bad_json", position, strings.Repeat("[", 20_000)},
		{"bad_request", position, `[]`},
		{"bad_request", position, `"state"`},
		{"bad_request", position, `null`},
		{"bad_request", position, `{}`},
		{"bad_request", position, `{"op":7}`},
		{"bad_request", position, `{"op":null}`},
		{"bad_request", position, `{"OP":"state"}`},
		{"bad_request", position, `{"op":"state","op":"state"}`},
		{"bad_request", position, `{"op":"state","more":1}`},
		{"bad_request", position, `{"op":"hello","more":1}`},
		{"bad_request", position, `{"op":"rules","more":1}`},
		{"unknown_op", position, `{"op":"fly"}`},
		{"unknown_op", position, `{"op":""}`},
		{"no_game", ``, `{"op":"state"}`},
		{"no_game", ``, `{"op":"legal"}`},
		{"no_game", ``, `{"op":"bot"}`},
		{"no_game", ``, `{"op":"describe"}`},
		{"no_game", ``, `{"op":"do","action":{"do":"roll"}}`},
		{"game_over", over, `{"op":"do","action":{"do":"roll"}}`},
		{"game_over", over, `{"op":"bot"}`},
		{"illegal_action", position, `{"op":"do","action":{"do":"move","piece":0}}`},
		{"illegal_action", position, `{"op":"do","action":{"do":"roll","value":0}}`},
		{"illegal_action", position, `{"op":"do","action":{"do":"roll","value":7}}`},
		{"illegal_action", position, `{"op":"do","action":{"do":"roll","value":-1}}`},
		{"illegal_action", position, `{"op":"do","action":{"do":"roll","value":262}}`},
		{"illegal_action", position, `{"op":"do","action":{"do":"roll-oduludo"}}`},
		{"illegal_action", position, `{"op":"do","action":{"do":"skip"}}`},
		{"illegal_action", position, `{"op":"do","action":{"do":"time-up"}}`},
		{"illegal_action", moving, `{"op":"do","action":{"do":"move","piece":1}}`},
		{"illegal_action", moving, `{"op":"do","action":{"do":"move","piece":256}}`},
		{"illegal_action", moving, `{"op":"do","action":{"do":"move","piece":-256}}`},
		{"illegal_action", moving, `{"op":"do","action":{"do":"move","piece":0,"seat":1}}`},
		{"illegal_action", moving, `{"op":"do","action":{"do":"move","piece":0,"dir":"back"}}`},
		{"illegal_action", moving, `{"op":"do","action":{"do":"choose","option":"kidnap"}}`},
		{"bad_request", moving, `{"op":"do","action":{"do":"move"}}`},
		{"bad_request", moving, `{"op":"do","action":{"do":"move","piece":"0"}}`},
		{"bad_request", moving, `{"op":"do","action":{"do":"move","piece":0.5}}`},
		{"bad_request", moving, `{"op":"do","action":{"do":"move","piece":null}}`},
		{"bad_request", moving, `{"op":"do","action":{"do":"move","piece":0,"value":4}}`},
		{"bad_request", moving, `{"op":"do","action":{"do":"move","piece":0,"dir":"forward"}}`},
		{"bad_request", moving, `{"op":"do","action":{"do":"choose"}}`},
		{"bad_request", moving, `{"op":"do","action":{"do":"choose","option":"eat"}}`},
		{"bad_request", moving, `{"op":"do","action":{"do":"fly"}}`},
		{"bad_request", moving, `{"op":"do","action":{}}`},
		{"bad_request", moving, `{"op":"do","action":[]}`},
		{"bad_request", moving, `{"op":"do"}`},
		{"bad_request", position, `{"op":"bot","level":"nobody"}`},
		{"bad_request", position, `{"op":"bot","ms":0}`},
		{"bad_request", position, `{"op":"bot","ms":"1"}`},
		{"unknown_rules", position, `{"op":"new","rules":"chess","seats":[0,1]}`},
		{"bad_request", position, `{"op":"new","seats":[0,1]}`},
		{"bad_request", position, `{"op":"new","rules":"luddo"}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":[]}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":[0]}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":[0,0]}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":[0,null]}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":[0,6]}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":[0,8]}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":[0,-1]}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":[0,1,2,3,4,5,6]}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":"01"}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":[0,1],"first":2}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":[0,1],"first":-1}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":[0,1],"seed":1}`},
		{"bad_request", position, `{"op":"new","rules":"luddo","seats":[0,1],"who":1}`},
		{"bad_option", position, `{"op":"new","rules":"luddo","seats":[0,1],"options":{"nope":true}}`},
		{"bad_option", position, `{"op":"new","rules":"luddo","seats":[0,1],"options":{"blockades":1}}`},
		{"bad_option", position, `{"op":"new","rules":"luddo","seats":[0,1],"options":{"blockades":"true"}}`},
		{"bad_option", position, `{"op":"new","rules":"luddo","seats":[0,1],"options":{"piecesToWin":5}}`},
		{"bad_option", position, `{"op":"new","rules":"luddo","seats":[0,1],"options":{"piecesToWin":"2"}}`},
		{"bad_option", position, `{"op":"new","rules":"luddo","seats":[0,1],"options":{"opening":"Random"}}`},
		{"bad_option", position, `{"op":"new","rules":"luddo","seats":[0,1],"options":{"opening":null}}`},
		{"bad_option", position, `{"op":"new","rules":"luddo","seats":[0,1],"options":{"teams":true}}`},
		{"bad_option", position, `{"op":"new","rules":"luddo","seats":[0,1],"options":{"quick":1}}`},
		{"unknown_rules", position, load(`{"rules":"chess"}`)},
		{"bad_state", position, load(`{"rules":"luddo"}`)},
		{"bad_state", position, load(`{"rules":"luddo","pieces":[["r6","yard","yard","yard"],["r10","yard","yard","yard"]],"phase":"roll"}`)},
		{"bad_state", position, load(`{"rules":"luddo","pieces":[["r6","yard","yard","yard"],["r10","yard","yard","yard"]],"turn":0}`)},
		{"bad_state", position, load(`{"rules":"luddo","pieces":[["r6","yard","yard","yard"],["r10","yard","yard","yard"]],"turn":8,"phase":"roll"}`)},
		{"bad_state", position, load(`{"rules":"luddo","pieces":[["r6","yard","yard","yard"],["r10","yard","yard","yard"]],"turn":0,"phase":"rest"}`)},
		{"bad_state", position, load(`{"rules":"luddo","pieces":[["r06","yard","yard","yard"],["r10","yard","yard","yard"]],"turn":0,"phase":"roll"}`)},
		{"bad_state", position, load(`{"rules":"luddo","pieces":[["s6","yard","yard","yard"],["r10","yard","yard","yard"]],"turn":0,"phase":"roll"}`)},
		{"bad_request", position, load(`{"rules":"luddo","pieces":[["r6","yard","yard","yard"],["r10","yard","yard","yard"]],"turn":0,"phase":"roll","ufos":[]}`)},
		{"bad_option", position, load(`{"rules":"luddo","options":{"teams":true},"pieces":[["r6","yard","yard","yard"],["r10","yard","yard","yard"]],"turn":0,"phase":"roll"}`)},
		{"bad_request", position, `{"op":"load"}`},
		{"bad_request", position, load(`[]`)},
	} {
		t.Run(c.request[:min(len(c.request), 60)], func(t *testing.T) {
			s := newSession(t)
			if c.before != "" {
				if reply := answer(t, s, []byte(load(c.before))); reply["ok"] != true {
					t.Fatal(reply)
				}
			}
			before := answer(t, s, []byte(`{"op":"state"}`))
			reply := answer(t, s, []byte(c.request))
			text, _ := reply["error"].(string)
			if reply["ok"] != false || reply["code"] != c.code || text == "" || len(reply) != 3 {
				t.Errorf("%.300s: %v, want %s", c.request, reply, c.code)
			}
			if after := answer(t, s, []byte(`{"op":"state"}`)); !reflect.DeepEqual(after, before) {
				t.Errorf("the position became %v", after)
			}
		})
	}
}

// TestSameSeedSameGame plays two matches from one seed and one from another.
func TestSameSeedSameGame(t *testing.T) {
	for _, r := range games.All() {
		match := func(seed string) (all []string) {
			s := newSession(t)
			setup := map[string]any{"op": "new", "rules": r.Spec().ID, "seats": []int{0, 1}, "seed": seed}
			all = append(all, fmt.Sprint(ask(t, s, setup)))
			for range 60 {
				legal := ask(t, s, map[string]string{"op": "legal"})["actions"].([]any)
				if len(legal) == 0 {
					break // a match can be this short
				}
				all = append(all, fmt.Sprint(ask(t, s, map[string]any{"op": "do", "action": legal[0]})))
			}
			return all
		}
		if a, b := match("one"), match("one"); !reflect.DeepEqual(a, b) {
			t.Errorf("%s: the same seed gave another match", r.Spec().ID)
		}
		if a, b := match("one"), match("two"); reflect.DeepEqual(a, b) {
			t.Errorf("%s: another seed gave the same match", r.Spec().ID)
		}
	}
}

// TestOpening has the seat begin that rolled highest, and none roll with first.
func TestOpening(t *testing.T) {
	s := newSession(t)
	for seed := range 40 {
		reply := answer(t, s, fmt.Appendf(nil, `{"op":"new","rules":"luddo","seats":[0,1,3],"seed":"%d"}`, seed))
		state := reply["state"].(map[string]any)
		best, winner := 0.0, -1.0
		for _, item := range reply["events"].([]any) {
			e := item.(map[string]any)
			if e["ev"] == "rolled" && e["die"] != "opening" {
				t.Fatalf("%v is no roll of the opening", e)
			}
			if e["ev"] == "rolled" && e["value"].(float64) > best {
				best, winner = e["value"].(float64), e["seat"].(float64)
			}
		}
		if rolls := len(reply["events"].([]any)) / 2; rolls == 3 && state["turn"] != winner {
			t.Errorf("seed %d: seat %v begins: %v", seed, state["turn"], reply["events"])
		}
		if state["phase"] != "roll" || state["opening"] != nil {
			t.Errorf("the opening is not over: %v", state)
		}
	}
	reply := answer(t, s, []byte(`{"op":"new","rules":"luddo","seats":[0,1,3],"first":3}`))
	if state := reply["state"].(map[string]any); reply["events"] != nil || state["turn"] != 3.0 {
		t.Errorf("first: %v", reply)
	}
}

// TestListing tells luddo's house rules with their defaults and values.
func TestListing(t *testing.T) {
	list := answer(t, newSession(t), []byte(`{"op":"rules"}`))["rules"].([]any)
	if len(list) != len(games.All()) {
		t.Errorf("%d of %d games are listed", len(list), len(games.All()))
	}
	luddo, err := json.Marshal(list[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{
		`"id":"luddo"`, `"players":[2,6]`, `"pieces":4`,
		`{"default":"roll-off","name":"opening","type":"choice","values":["roll-off","first-seat","random"]}`,
		`{"default":0,"name":"startOnBoard","type":"int","values":[0,1,2,4]}`,
		`{"default":4,"name":"piecesToWin","type":"int","values":[1,2,3,4]}`,
		`{"default":true,"name":"homeBonus","type":"bool","values":[false,true]}`,
		`{"default":0,"name":"turnSeconds","type":"int","values":[0,10,15,30]}`,
	} {
		if !strings.Contains(string(luddo), part) {
			t.Errorf("%s is not in %s", part, luddo)
		}
	}
}

// TestQuick starts with the two house rules that quick stands for.
func TestQuick(t *testing.T) {
	reply := answer(t, newSession(t), []byte(`{"op":"new","rules":"luddo","seats":[0,2],"first":0,"options":{"quick":true,"startOnBoard":2}}`))
	state := reply["state"].(map[string]any)
	if got := fmt.Sprint(state["options"], state["pieces"]); got != "map[piecesToWin:2 startOnBoard:2] [[r0 r0 yard yard] [] [r26 r26 yard yard] []]" {
		t.Error(got)
	}
}

// TestBot has it choose a legal action, and chances that are the winner's.
func TestBot(t *testing.T) {
	s := newSession(t)
	answer(t, s, []byte(load(`{"rules":"luddo","pieces":[["home","home","home","l3"],["yard","yard","yard","yard"]],"turn":0,"phase":"move","numbers":[2]}`)))
	reply := answer(t, s, []byte(`{"op":"bot","ms":50}`))
	if got := fmt.Sprint(reply["action"]); got != "map[do:move piece:3]" {
		t.Errorf("the bot plays %s", got)
	}
	if got := fmt.Sprint(reply["win"]); got != "[1 0 0 0]" {
		t.Errorf("the chances are %s", got)
	}
	answer(t, s, []byte(load(position)))
	sum := 0.0
	for _, p := range answer(t, s, []byte(`{"op":"bot","ms":50}`))["win"].([]any) {
		sum += p.(float64)
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("the chances add up to %v", sum)
	}
}

// TestServe reads lines of every length and ending.
func TestServe(t *testing.T) {
	hello := `{"op":"hello"}`
	fits := `{"op":"hello","x":"` + strings.Repeat("y", protocol.MaxLine-len(`{"op":"hello","x":""}`)) + `"}`
	in := strings.Join([]string{hello, hello + "\r", fits, fits + "\r", fits + " ", fits + fits, "", hello}, "\n")
	var out bytes.Buffer
	config := protocol.Config{Name: "test", Version: "9", Describe: func(*rules.State) string { return "" }}
	if err := protocol.Serve(strings.NewReader(in), &out, config); err != nil {
		t.Fatal(err)
	}
	var got []string
	for line := range strings.Lines(out.String()) {
		var reply struct{ Code, Version, Error string }
		if err := json.Unmarshal([]byte(line), &reply); err != nil {
			t.Fatal(err)
		}
		got = append(got, reply.Code+reply.Version+fmt.Sprint(strings.Contains(reply.Error, "1 MiB")))
	}
	want := []string{"9false", "9false", "bad_requestfalse", "bad_requestfalse", "bad_requesttrue", "bad_requesttrue", "bad_jsonfalse", "9false"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// FuzzAnswer sends anything: every answer is an object with "ok", and a
// position that was loaded can be loaded again as it is told.
func FuzzAnswer(f *testing.F) {
	for _, line := range []string{
		`{"op":"hello"}`, load(position), load(moving), load(over), `{"op":"do","action":{"do":"move","piece":0}}`,
		`{"op":"new","rules":"luddo","seats":[0,1,2,3],"options":{"teams":true,"opening":"random"},"seed":"a"}`,
		`{"op":"do","action":{"do":"roll","value":6}}`, `{"op":"legal"}`,
	} {
		f.Add([]byte(line))
	}
	for i, r := range games.All() {
		s := r.Start(rules.Setup{Seats: 0b11, Options: r.Spec().Defaults(), First: 0})
		state, err := notation.EncodeState(&s)
		if err != nil {
			f.Fatal(err)
		}
		f.Add([]byte(load(string(state))))
		f.Add(fmt.Appendf(nil, `{"op":"new","rules":%q,"seats":[0,1],"seed":"%d"}`, r.Spec().ID, i))
	}
	for _, action := range []string{
		`{"do":"roll-oduludo","value":"sun-a"}`, `{"do":"choose","option":"kidnap"}`, `{"do":"skip"}`, `{"do":"time-up"}`, `{"do":"move","piece":1,"dir":"back"}`,
	} {
		f.Add([]byte(`{"op":"do","action":` + action + `}`))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		s := newSession(t)
		answer(t, s, []byte(load(moving)))
		reply := answer(t, s, line)
		state, told := reply["state"]
		text, _ := reply["error"].(string)
		if ok, is := reply["ok"].(bool); !is || ok != (text == "") || strings.Contains(text, "the engine failed") {
			t.Fatalf("%q was answered with %v", line, reply)
		}
		if told && !reflect.DeepEqual(ask(t, s, map[string]any{"op": "load", "state": state})["state"], state) {
			t.Fatalf("%v is not loaded as it is", state)
		}
	})
}
