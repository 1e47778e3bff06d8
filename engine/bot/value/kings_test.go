package value

import (
	"math/rand/v2"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// kingsIn is what a new net is told of the Kings of a seat: ours waiting, in danger
// soon, later, sheltered, and the most and the least danger of the opponents'.
func kingsIn(t *testing.T, set map[string]string, seat int, place func(s *rules.State, path func(k, step int) rules.Square)) (told [6]float32, g sightings) {
	r := rulestest.Game(t, "oduludo")
	s := r.Start(rules.Setup{Seats: 0b1111, Options: rulestest.Options(t, r, set)})
	s.Opening, s.Phase, s.Turn = 0, rules.PhaseRoll, 0
	track := r.Board(&s)
	place(&s, func(k, step int) rules.Square { return rules.Square(track.Path[k][step]) })
	e := New(r, &s, NewNet(track.LastRing, track.Lane, true, 1, rand.New(rand.NewPCG(1, 1))))
	e.field.gather(&s, &g)
	var in Inputs
	e.fill(&s, &g, seat, &in)
	for i := range in.n {
		if at := int(in.index[i]) - e.net.pieceInputs() - inKings; at >= 0 && at < len(told) {
			told[at] = in.value[i]
		}
	}
	return told, g
}

func TestKingsInDangerAreTold(t *testing.T) {
	waiting, _ := kingsIn(t, nil, 0, func(*rules.State, func(k, step int) rules.Square) {})
	if waiting != [6]float32{1} {
		t.Errorf("all Kings in their ships: %v", waiting)
	}
	// Seat 1 has a Soldier three fields behind the King of seat 0, on a plain field.
	chased := func(s *rules.State, path func(k, step int) rules.Square) {
		s.At[0][0] = path(0, 20)
		s.At[1][2] = path(0, 17)
	}
	own, _ := kingsIn(t, nil, 0, chased)
	if own[0] != 0 || own[1]+own[2] <= 0 || own[3] != 0 {
		t.Errorf("a chased King: %v", own)
	}
	other, _ := kingsIn(t, nil, 1, chased)
	if other[4] != own[1]+own[2] || other[5] != 0 {
		t.Errorf("who chases a King is told %v, its owner %v", other, own)
	}
	mate, _ := kingsIn(t, map[string]string{"mode": "team"}, 2, chased)
	if mate[4] != 0 {
		t.Errorf("a partner's King is told as prey: %v", mate)
	}
}

func TestPartnersLaneCounts(t *testing.T) {
	_, g := kingsIn(t, map[string]string{"mode": "team"}, 0, func(s *rules.State, path func(k, step int) rules.Square) {
		s.At[0][2] = path(2, 53)
	})
	if g.step[0][2] != 53 || g.steps[0] <= 0 {
		t.Errorf("a piece on the partner's coloured path is at step %d, %v of the way in all", g.step[0][2], g.steps[0])
	}
}
