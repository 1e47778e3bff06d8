package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ludaxy/engine/protocol"
)

// TestMain lets this program be an engine for its own tests.
func TestMain(m *testing.M) {
	if os.Getenv("LUDAXY_TEST_ENGINE") != "" {
		badEngine(os.Getenv("LUDAXY_TEST_ENGINE"))
		return
	}
	os.Exit(m.Run())
}

// badEngine serves the protocol, or fails in the way asked for.
func badEngine(how string) {
	switch how {
	case "good":
		_ = protocol.Serve(os.Stdin, os.Stdout, protocol.Config{Name: "test"})
	case "silent":
		time.Sleep(time.Minute)
	case "gone":
		fmt.Fprintln(os.Stderr, "no licence found")
	case "chatty":
		fmt.Println("Hello, I am an engine!")
		time.Sleep(time.Minute)
	case "old":
		fmt.Println(`{"ok":true,"protocol":0}`)
	case "rude":
		fmt.Println(`{"ok":false,"error":"go away"}`)
	case "cheat":
		for _, line := range []string{`"protocol":1`, `"state":{}`, `"action":{"do":"move","piece":3,"dir":"back"}`, `"state":{}`} {
			fmt.Printf("{\"ok\":true,%s}\n", line)
		}
		time.Sleep(time.Minute)
	}
}

func TestArenaKeepsMatchesThatVerify(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "kept")
	var out strings.Builder
	c := arenaCmd{Rules: "luddo", Seats: []string{"mixed", "-", "-", "random"}, Options: []string{"startOnBoard=1"}, Games: 5, Seed: "k", Keep: dir, JSON: true, Raw: true, streams: streams{out: &out}}
	if err := c.Run(); err != nil {
		t.Fatal(err)
	}
	var res struct {
		Rules   string
		Games   int
		Results []struct {
			Player            string
			Seats             int
			Wins, Rate        float64
			Low, High, Points float64
		}
	}
	if err := json.Unmarshal([]byte(out.String()), &res); err != nil || res.Rules != "luddo" || res.Games != 5 || len(res.Results) != 2 {
		t.Fatalf("%s: %v", out.String(), err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.ludaxy"))
	if err != nil || len(files) != 5 {
		t.Fatalf("files %v, %v", files, err)
	}
	var said strings.Builder
	if err := (&verifyCmd{Files: files, streams: streams{out: &said}}).Run(); err != nil || strings.Count(said.String(), "dice proven") != 5 {
		t.Errorf("%v\n%s", err, said.String())
	}
	raw := out.String()
	out.Reset()
	if err := c.Run(); err == nil || !strings.Contains(err.Error(), "empty folder") {
		t.Errorf("the same folder again: %v", err)
	}
	c.Keep, c.Workers = "", 2
	if err := c.Run(); err != nil || out.String() != raw {
		t.Errorf("without files: %v\n%s\nwith\n%s", err, out.String(), raw)
	}
}

func TestArenaRefuses(t *testing.T) {
	for _, c := range []arenaCmd{
		{Rules: "chess", Seats: []string{"random", "random"}, Games: 1},
		{Rules: "luddo", Seats: []string{"random", "grandmaster"}, Games: 1},
		{Rules: "luddo", Seats: []string{"random"}, Games: 1},
		{Rules: "luddo", Seats: []string{"random", "random"}, Games: 0},
		{Rules: "luddo", Seats: []string{"random", "random"}, Games: 1, Options: []string{"dice=manual"}},
		{Rules: "luddo", Seats: []string{"random", "engine"}, Games: 1, Think: time.Millisecond},
		{Rules: "luddo", Seats: []string{"random", "engine"}, Games: 1, Engine: "'no end", Think: time.Millisecond},
		{Rules: "luddo", Seats: []string{"random", "engine"}, Games: 1, Engine: "/no/such/program", Think: time.Millisecond},
		{Rules: "luddo", Seats: []string{"random", "engine"}, Games: 1, Engine: "true", Think: 0},
	} {
		if err := c.Run(); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%+v: %v", c, err)
		}
	}
}

func TestArenaWithAnEngine(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for how, want := range map[string]string{
		"good":   "",
		"gone":   "ended instead of answering \"hello\"; it said: no licence found",
		"chatty": "something else than a JSON object",
		"old":    "version 0 of the protocol",
		"rude":   "refused \"hello\": go away",
		"cheat":  "engine:beginner: ",
	} {
		t.Run(how, func(t *testing.T) {
			t.Setenv("LUDAXY_TEST_ENGINE", how)
			var out strings.Builder
			c := arenaCmd{Rules: "oduludo", Seats: []string{"mixed", "engine:beginner"}, Games: 2, Seed: "e", Engine: `"` + self + `" -test.v`, Think: 5 * time.Millisecond, Raw: true, streams: streams{out: &out}}
			err := c.Run()
			switch {
			case want == "" && (err != nil || !strings.Contains(out.String(), "engine:beginner")):
				t.Errorf("%v\n%s", err, out.String())
			case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
				t.Errorf("got %v, want %q", err, want)
			}
		})
	}
}
