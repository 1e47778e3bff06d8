package layout

import (
	_ "embed"
	"encoding/json"
	"testing"

	"ludaxy/engine/rules"
)

//go:embed testdata/cross.json
var crossFacts []byte

func near(t *testing.T, what string, got, want Point) {
	t.Helper()
	if got.Sub(want).Len() > 1e-9 {
		t.Errorf("%s is at %v, want %v", what, got, want)
	}
}

func TestCrossHasItsCells(t *testing.T) {
	var facts struct {
		Ring  [][2]float64   `json:"ring"`
		Lanes [][][2]float64 `json:"lanes"`
	}
	if err := json.Unmarshal(crossFacts, &facts); err != nil {
		t.Fatal(err)
	}
	b := Cross()
	if len(b.Ring) != len(facts.Ring) || len(b.Lanes) != len(facts.Lanes) || len(facts.Ring) != 52 {
		t.Fatalf("%d ring squares and %d lanes", len(b.Ring), len(b.Lanes))
	}
	for r, f := range facts.Ring {
		near(t, "ring square", b.Ring[r].Centre, Point{f[0] + 0.5, f[1] + 0.5})
	}
	for k, lane := range facts.Lanes {
		if len(b.Lanes[k]) != len(lane) {
			t.Fatalf("lane %d has %d squares", k, len(b.Lanes[k]))
		}
		for i, f := range lane {
			near(t, "lane square", b.Lanes[k][i].Centre, Point{f[0] + 0.5, f[1] + 0.5})
		}
	}
	if b.Field != (Rect{0, 0, 15, 15}) {
		t.Errorf("the field is %v", b.Field)
	}
}

func TestSpotOfWhatIsNotThere(t *testing.T) {
	b := Cross()
	for _, s := range []Spot{b.Spot(9, rules.Yard, 0, 1), b.Spot(-1, rules.Home, 0, 1), b.Spot(0, rules.Out, 0, 1), b.Spot(0, 3, 4, 2), b.Spot(0, rules.Yard, 77, 1)} {
		if s.At != b.Centre {
			t.Errorf("a place that is not there is at %v", s.At)
		}
	}
	if len(b.Ring[0].Stack(40)) != 40 || len(b.Ring[0].Stack(-3)) != 1 {
		t.Error("stacks of odd sizes")
	}
}
