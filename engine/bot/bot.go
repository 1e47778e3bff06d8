package bot

import (
	"context"
	"math/rand/v2"

	"ludaxy/engine/rules"
)

// The levels. They differ by how clearly they see a position, never by the dice
// they get.
const (
	Beginner = "beginner" // moves as the mood takes it, and misses all but the plainest
	Casual   = "casual"   // sees what is good and often takes something else
	Skilled  = "skilled"  // sees what is good; of moves that are nearly as good it takes any
	Expert   = "expert"   // sees exactly, and looks ahead through the throws to come
)

// Levels names the opponents, weakest first. The slice is the caller's.
func Levels() []string { return []string{Beginner, Casual, Skilled, Expert} }

// LevelsFor names the levels that make a difference in a game, weakest first: a
// game of one piece a seat leaves nothing to choose and has but one.
func LevelsFor(r rules.Rules) []string {
	if r.Spec().Pieces == 1 {
		return []string{Casual}
	}
	return Levels()
}

// Player decides for the seat to play.
type Player interface {
	// Choose picks one of r.Legal(&s); a roll comes back without a value: the
	// dice are not the player's. rng must not be the match's dice. A cancelled
	// ctx makes it answer with the best found so far. It may be called by many
	// goroutines at once. The zero Action comes back only when the match is over.
	Choose(ctx context.Context, r rules.Rules, s rules.State, rng *rand.Rand) rules.Action
}

// New is the player of a level in a game, guarded: whatever happens, it answers
// with a legal action. An unknown level plays as Skilled.
func New(level string, _ rules.Rules) Player { return Guard(unguarded(level)) }

func unguarded(level string) Player {
	switch level {
	case Beginner:
		return feeler{blurBeginner}
	case Casual:
		return feeler{blurCasual}
	case Expert:
		return reader{}
	}
	return feeler{blurSkilled}
}

// Choose asks the player of a level once; see Player and New.
func Choose(ctx context.Context, r rules.Rules, s rules.State, rng *rand.Rand, level string) rules.Action {
	return New(level, r).Choose(ctx, r, s, rng)
}
