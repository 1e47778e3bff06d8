package replay

import (
	"ludaxy/engine"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/replay/reel"
)

// saveMenu is the example of the menu of what can be kept.
const saveMenu = "replay-save"

// Examples are replays of matches from fixed seeds: for pictures and for tests.
func Examples() []scenes.Example {
	return []scenes.Example{
		shown("replay", 60, example{game: "luddo", seats: 4, share: 0.55}),
		shown("replay-mega-eight", 60, example{game: "mega-ludo", seats: 8, share: 0.3}),
		shown("replay-oduludo", 60, example{game: "oduludo", seats: 4, share: 0.6}),
		shown("replay-snakes", 60, example{game: "snakes", seats: 2, share: 1}),
		{Name: saveMenu, Ticks: 60, Show: func(ctx *scenes.Context) {
			if s := (example{game: "snakes", seats: 2, share: 0.6}).show(ctx, saveMenu); s != nil {
				s.save()
			}
		}},
		shown("replay-app", 12, example{game: "ludo-app", seats: 3, share: 0.4, playing: true}),
	}
}

// example is a replay somewhere in a match that was played by lot.
type example struct {
	game    string
	seats   int
	share   float64 // how far the match is
	playing bool
}

func shown(name string, ticks int, e example) scenes.Example {
	return scenes.Example{Name: name, Ticks: ticks, Show: func(ctx *scenes.Context) { e.show(ctx, name) }}
}

// show puts the replay on the stack.
func (e example) show(ctx *scenes.Context, seed string) *Scene {
	r, ok := games.ByID(e.game)
	if !ok {
		return nil
	}
	names := []string{"Ana", "João Guilherme", "さくら", "Vega", "Wolfgang Amadeus Moz", "Orion", "Nova", "Rigel"}
	var seats [rules.MaxSeats]engine.Seat
	for k := range e.seats {
		seats[k] = engine.Seat{Kind: engine.Computer, Name: names[k], Level: "skilled", Livery: k}
	}
	match, entries, err := reel.Sample(r, seats, nil, seed, 2600)
	if err != nil {
		return nil
	}
	l, err := reel.New(match, r, entries)
	if err != nil {
		return nil
	}
	s := New(Config{
		Reel: l, At: int(e.share * float64(l.Last())), AtOnce: true,
		TakeOver: func(int) error { return nil },
		Keep:     func(name string, _ []byte) (string, error) { return name, nil },
		Share:    func() {},
	})
	ctx.Stack.Push(s)
	s.playing = e.playing
	return s
}
