package protocol

import (
	"context"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"ludaxy/engine/bot"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

// maxThink is the longest time in milliseconds a bot can be given.
const maxThink = 60_000

// bot asks an opponent for its action, and estimates every seat's chance.
func (s *Session) bot(o *notation.Object) ([]field, error) {
	levels := bot.Levels()
	level, ms := levels[len(levels)-1], 100
	if _, err := o.Take("level", &level); err != nil {
		return nil, err
	}
	if _, err := o.Take("ms", &ms); err != nil {
		return nil, err
	}
	if err := s.goingOn(o); err != nil {
		return nil, err
	}
	if !slices.Contains(levels, level) {
		return nil, fmt.Errorf("there is no level %q; there are %q", level, levels)
	}
	if ms < 1 || ms > maxThink {
		return nil, fmt.Errorf("ms: a time from 1 to %d is wanted", maxThink)
	}
	// A bot has no part in the match's dice: its own numbers come from the
	// position, so that the same request gives the same answer.
	rng := rand.New(rand.NewPCG(rules.Hash(&s.state), binary.LittleEndian.Uint64(s.seed[:])))
	budget := time.Duration(ms) * time.Millisecond
	ctx, cancel := context.WithTimeout(context.Background(), budget)
	defer cancel()
	a := bot.Choose(ctx, s.rules, s.state, rng, level)
	raw, err := notation.EncodeAction(&s.state, a)
	if err != nil {
		return nil, err
	}
	return []field{{"action", raw}, {"win", s.chances(ctx, rng)}}, nil
}

// The number of matches played on to estimate chances: the chance of a seat is
// off by at most 4 points 19 times of 20.
const samples = 600

// longest is the number of actions after which a match played on is given up.
const longest = 100_000

// chances estimates each seat's chance to win: the part of matches it wins when
// they are played on from here as the game plays for players whose time runs
// out. It stops early when the time is up.
func (s *Session) chances(ctx context.Context, rng *rand.Rand) []float64 {
	setup := rules.Setup{Seats: s.state.Seats, Options: s.state.Options, First: -1}
	wins := make([]float64, s.rules.Spec().BoardSeats(setup))
	played := 0.0
	for played < samples && (played == 0 || ctx.Err() == nil) {
		end := s.state
		for n := 0; end.Phase != rules.PhaseOver && !won(&end) && n < longest; n++ {
			a := s.rules.Auto(&end)
			if a.IsRoll() {
				a.Value = uint8(rng.IntN(rules.Faces(&end)) + 1)
			}
			if err := s.rules.Apply(&end, a, nil); err != nil {
				break
			}
		}
		played++
		for k := range wins {
			if end.Place[k] == 1 {
				wins[k]++
			}
		}
	}
	for k := range wins {
		wins[k] /= played
	}
	return wins
}

// won reports whether the first place is given.
func won(s *rules.State) bool { return s.Placed > 0 }
