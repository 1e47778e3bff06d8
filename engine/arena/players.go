package arena

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"

	"ludaxy/engine/bot"
	"ludaxy/engine/rules"
)

// Player decides for the seat to play. Unlike a bot.Player it may fail; that
// ends the run. One that is an io.Closer is closed when no more games are played.
type Player interface {
	// Choose picks one of r.Legal(&s), which are at least two.
	Choose(ctx context.Context, r rules.Rules, s rules.State, rng *rand.Rand) (rules.Action, error)
}

// Entrant is a player as it enters an arena.
type Entrant struct {
	Name string
	// New makes the player for one worker, which asks it from one goroutine.
	New func(ctx context.Context, r rules.Rules) (Player, error)
}

// Names are the players that Enter knows: levels, weakest first, then references.
func Names() []string { return append(bot.Levels(), References()...) }

// Enter is the level or the reference player of a name.
func Enter(name string) (Entrant, error) {
	if p, ok := Reference(name); ok {
		return entrant(name, func(rules.Rules) bot.Player { return p }), nil
	}
	if slices.Contains(bot.Levels(), name) {
		return entrant(name, func(r rules.Rules) bot.Player { return bot.New(name, r) }), nil
	}
	return Entrant{}, fmt.Errorf("there is no player %q; there are %s", name, strings.Join(Names(), ", "))
}

func entrant(name string, make func(rules.Rules) bot.Player) Entrant {
	return Entrant{Name: name, New: func(_ context.Context, r rules.Rules) (Player, error) {
		return sure{make(r)}, nil
	}}
}

// sure is a player that cannot fail.
type sure struct{ player bot.Player }

// Choose implements Player. The player is not told when the run is cancelled, so
// that what it plays depends on nothing but the position and its own chance.
func (p sure) Choose(_ context.Context, r rules.Rules, s rules.State, rng *rand.Rand) (rules.Action, error) {
	return p.player.Choose(context.Background(), r, s, rng), nil
}

// closeAll closes the players that want it.
func closeAll(players []Player) {
	for _, p := range players {
		if c, ok := p.(io.Closer); ok {
			_ = c.Close() // nothing is asked of it any more
		}
	}
}
