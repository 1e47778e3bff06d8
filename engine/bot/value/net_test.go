package value

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

func newNet(r rules.Rules, s *rules.State) *Net {
	t := r.Board(s)
	return NewNet(t.LastRing, t.Lane, r.Spec().Fleet, 2, rand.New(rand.NewPCG(1, 1)))
}

func TestFileKeepsTheNet(t *testing.T) {
	r := rulestest.Game(t, "luddo")
	s := r.Start(rules.Setup{Seats: 0b0101, Options: r.Spec().Defaults()})
	net := newNet(r, &s)
	b := net.Encode()
	read, err := Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(read.Encode(), b) {
		t.Error("reading and writing again changes the file")
	}
	for i := range net.In {
		for j := range net.In[i] {
			if d := math.Abs(float64(net.In[i][j] - read.In[i][j])); d > 1e-4 {
				t.Fatalf("weight %d,%d is off by %v", i, j, d)
			}
		}
	}
	for _, bad := range [][]byte{nil, b[:20], b[:len(b)-1], append([]byte("LXNET0\n"), b[7:]...), bytes.Replace(b, []byte{2 * width, groups}, []byte{2*width + 1, groups}, 1)} {
		if _, err := Decode(bad); err == nil {
			t.Errorf("a broken file of %d bytes was read", len(bad))
		}
	}
}

// Learning the same position again and again brings the net to what it is told.
func TestLearns(t *testing.T) {
	for _, game := range []string{"luddo", "oduludo"} {
		r := rulestest.Game(t, game)
		s := r.Start(rules.Setup{Seats: 0b1111, Options: r.Spec().Defaults()})
		e := New(r, &s, newNet(r, &s))
		target := [rules.MaxSeats]float32{0.1, 0.6, 0.2, 0.1}
		var pool Pool
		var chance [rules.MaxSeats]float32
		sample := e.Look(&s, &pool, &chance)
		for range 2000 {
			e.Learn(&sample, &target, 0.05)
		}
		e.Chances(&s, &chance)
		for k := range target {
			if d := math.Abs(float64(chance[k] - target[k])); d > 0.02 {
				t.Errorf("%s: seat %d has %.3f after learning %.3f", game, k, chance[k], target[k])
			}
		}
	}
}

// The board looks the same to every seat: turned positions have turned chances.
func TestTurnedPositions(t *testing.T) {
	r := rulestest.Game(t, "luddo")
	a := rulestest.Position{Game: "luddo", Pieces: "r3 r20 l2 y | r16 r45 h y | y y r30 r31 | h h r41 y"}.State(t)
	b := rulestest.Position{Game: "luddo", Pieces: "h h r2 y | r16 r33 l2 y | r29 r6 h y | y y r43 r44", More: `"turn":1,"phase":"roll"`}.State(t)
	net := newNet(r, &a)
	var ca, cb [rules.MaxSeats]float32
	New(r, &a, net).Chances(&a, &ca)
	New(r, &b, net).Chances(&b, &cb)
	for k := range 4 {
		if d := math.Abs(float64(ca[k] - cb[(k+1)%4])); d > 1e-5 {
			t.Errorf("seat %d has %v, turned %v", k, ca[k], cb[(k+1)%4])
		}
	}
}
