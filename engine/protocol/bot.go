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
	setup := rules.Setup{Seats: s.state.Seats, Options: s.state.Options, First: -1}
	win := bot.Estimate(ctx, s.rules, s.state)
	return []field{{"action", raw}, {"win", win[:s.rules.Spec().BoardSeats(setup)]}}, nil
}
