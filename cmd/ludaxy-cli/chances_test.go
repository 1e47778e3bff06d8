package main

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestChances(t *testing.T) {
	var out strings.Builder
	c := chancesCmd{Rules: "oduludo", Seats: 2, Player: "mixed", Games: 20, Seed: "c", streams: streams{out: &out}}
	if err := c.Run(); err != nil || !strings.Contains(out.String(), "10 games") || !strings.Contains(out.String(), "40 to  50 %") {
		t.Errorf("%v\n%s", err, out.String())
	}
	out.Reset()
	c.JSON = true
	var j struct {
		Games, Chances int
		Brier, Table   float64
		Parts          []struct{ From, To, Said, Won float64 }
	}
	if err := c.Run(); err != nil || json.Unmarshal([]byte(out.String()), &j) != nil || j.Games != 10 || j.Chances == 0 || j.Brier <= 0 || j.Table <= 0 || len(j.Parts) != 10 {
		t.Errorf("%v\n%s", err, out.String())
	}
	for _, c := range []chancesCmd{
		{Rules: "chess", Seats: 2, Player: "mixed", Games: 2},
		{Rules: "luddo", Seats: 9, Player: "mixed", Games: 2},
		{Rules: "luddo", Seats: 2, Player: "nobody", Games: 2},
		{Rules: "luddo", Seats: 2, Player: "mixed", Games: 0},
	} {
		if err := c.Run(); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%+v: %v", c, err)
		}
	}
}
