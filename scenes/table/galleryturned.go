package table

import (
	"ludaxy/scenes"
)

// turnedExamples are boards that were turned, one on its way, and the card that asks for the device to be handed on.
func turnedExamples() []scenes.Example {
	four := []int{0, 1, 2, 3}
	eight := []int{0, 1, 2, 3, 4, 5, 6, 7}
	once := func(game, seed string, seats []int, person int) example {
		return example{game: game, seed: seed, seats: seats, people: []int{person}, turning: scenes.TurnOnce, until: crowdedFor(uint8(person))}
	}
	pair := example{seed: "crowd 9", seats: four, people: []int{0, 2}, turning: scenes.TurnAlways, until: crowded}
	return []scenes.Example{
		shown("table-turned", 240, once("luddo", "crowd 9", four, 2)),
		shown("table-turned-six", 240, once("luddo", "six", eight[:6], 4)),
		shown("table-turned-mega-eight", 240, once("mega-ludo", "mega eight", eight, 6)),
		shown("table-turned-oduludo", 240, once("oduludo", "fleet", four, 2)),
		{Name: "table-turning", Ticks: 11, Show: func(ctx *scenes.Context) { showTurning(ctx, pair) }},
		{Name: "table-turning-six", Ticks: 10, Show: func(ctx *scenes.Context) {
			showTurning(ctx, example{seed: "six", seats: eight[:6], people: []int{0, 2}, turning: scenes.TurnAlways, until: crowded})
		}},
		{Name: "table-hand-over", Ticks: 60, Show: func(ctx *scenes.Context) {
			if sc := showExample(ctx, pair); sc != nil {
				sc.turnover.turn = 0 // as it is after somebody else's turn
				sc.turnover.card.show(sc, 0)
			}
		}},
	}
}

// showTurning shows a table whose board has begun to turn to the first person, from the second.
func showTurning(ctx *scenes.Context, e example) {
	sc := showExample(ctx, e)
	if sc == nil {
		return
	}
	state, _ := sc.dir.Settled()
	sc.view.Turn(sc.lieTo(&state, e.people[1]), 0)
	sc.turnover.face = e.people[1]
}
