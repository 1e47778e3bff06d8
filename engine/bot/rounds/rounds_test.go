package rounds_test

import (
	"bytes"
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"ludaxy/engine/bot/rounds"
	"ludaxy/engine/bot/weights"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

func start(t *testing.T, seats uint8) (rules.Rules, rules.State) {
	r := rulestest.Game(t, "oduludo")
	return r, r.Start(rules.Setup{Seats: seats, Options: rulestest.Options(t, r, map[string]string{"mode": "last-piece"}), First: 0})
}

func even(seats uint8) (c [rules.MaxSeats]float64) {
	list := rules.SeatList(seats)
	for _, k := range list {
		c[k] = 1 / float64(len(list))
	}
	return c
}

func TestChances(t *testing.T) {
	for _, seats := range []uint8{0b0101, 0b0111, 0b1111} {
		r, s := start(t, seats)
		stats := weights.Rounds(r.Spec())
		n := float64(len(rules.SeatList(seats)))
		at := func(s rules.State, round [rules.MaxSeats]float64) [rules.MaxSeats]float64 {
			c := stats.Chances(&s, round)
			sum := 0.0
			for k, p := range c {
				if sum += p; p < 0 || !s.Active(k) && p != 0 {
					t.Errorf("seats %b: seat %d has %v", seats, k, p)
				}
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Errorf("seats %b: the chances add up to %v", seats, sum)
			}
			return c
		}
		before := at(s, even(seats))
		for k := range before {
			if s.Active(k) && math.Abs(before[k]-1/n) > 0.06 {
				t.Errorf("seats %b: seat %d begins with %.3f", seats, k, before[k])
			}
		}
		won := even(seats)
		won[0] += 0.1
		for k := 1; k < rules.MaxSeats; k++ {
			if s.Active(k) {
				won[k] -= 0.1 / (n - 1)
			}
		}
		if c := at(s, won); c[0] <= before[0] {
			t.Errorf("seats %b: a better round gives %v, an even one %v", seats, c[0], before[0])
		}
		ahead := s
		ahead.Score = [4]int16{400, 0, 0, 0}
		ahead.RoundsWon[0], ahead.Round = 2, 2
		if c := at(ahead, even(seats)); c[0] < before[0]+0.2 {
			t.Errorf("seats %b: two rounds and 400 points ahead are worth %v", seats, c[0])
		}
		last := s
		last.Score, last.RoundsWon, last.Round = [4]int16{900, 0, 0, 0}, [4]uint8{4, 0, 0, 0}, 4
		only := [rules.MaxSeats]float64{1}
		if c := at(last, only); c[0] < 1-1e-9 {
			t.Errorf("seats %b: who wins the fifth round far ahead wins with %v", seats, c[0])
		}
	}
}

func first(_ context.Context, r rules.Rules, s rules.State, _ *rand.Rand) rules.Action {
	return r.Auto(&s)
}

func TestLearn(t *testing.T) {
	r, s := start(t, 0b0101)
	learn := func() []byte {
		stats, err := rounds.Learn(context.Background(), r, s.Options, []uint8{0b0101, 0b0111}, 20, 5, first)
		if err != nil {
			t.Fatal(err)
		}
		if stats.Rounds != 5 || len(stats.Strength) != 5 || stats.Points[rounds.Won][0].Mean < 100 {
			t.Errorf("learned %+v", stats)
		}
		b, err := stats.Encode()
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	b := learn()
	if !bytes.Equal(b, learn()) {
		t.Error("the same seed learns something else")
	}
	stats, err := rounds.Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	if c := stats.Chances(&s, even(0b0101)); math.Abs(c[0]-c[2]) > 0.1 {
		t.Errorf("at the start the chances are %v", c)
	}
	if _, err := rounds.Decode([]byte("{")); err == nil {
		t.Error("half a file was read")
	}
	if _, err := rounds.Learn(context.Background(), r, r.Spec().Defaults(), nil, 1, 1, first); err == nil {
		t.Error("a match of one round was learned from")
	}
}
