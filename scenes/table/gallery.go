package table

import (
	"cmp"
	"context"
	"math/rand/v2"

	"ludaxy/engine"
	"ludaxy/engine/bot"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
)

// Examples are tables in the middle of a match, from fixed seeds: for pictures
// and for tests.
func Examples() []scenes.Example {
	four := []int{0, 1, 2, 3}
	list := []scenes.Example{
		shown("table-start", 40, example{seed: "start", seats: four, until: func(s *rules.State, n int) bool { return n == 2 }}),
		shown("table-crowd", 240, example{seed: "crowd 9", seats: four, until: crowded}),
		{Name: "table-choose", Ticks: 240, Show: func(ctx *scenes.Context) {
			sc := showExample(ctx, example{seed: "choose 5", seats: four, until: choosing})
			sc.Update()
			for range 2 { // the first would only walk, the second captures
				sc.Handle(scenes.Input{Kind: scenes.NavRight})
			}
		}},
		{Name: "table-hint", Ticks: 240, Show: func(ctx *scenes.Context) {
			sc := showExample(ctx, example{seed: "choose 5", seats: four, until: choosing, odds: true})
			sc.Update()
			sc.Handle(scenes.Input{Kind: scenes.Hint})
		}},
		{Name: "table-hint-choice", Ticks: 240, Show: func(ctx *scenes.Context) {
			sc := showExample(ctx, example{game: "oduludo", seed: "meet", seats: four, until: asking(rules.Kidnap), odds: true})
			sc.Update()
			sc.Handle(scenes.Input{Kind: scenes.Hint})
		}},
		{Name: "table-look", Ticks: 240, Show: func(ctx *scenes.Context) {
			sc := showExample(ctx, example{game: "oduludo", seed: "fleet", seats: four, until: crowded})
			sc.Update()
			sc.lookAt(len(sc.log.lines) - 3)
		}},
		{Name: "table-seat", Ticks: 240, Show: func(ctx *scenes.Context) {
			sc := showExample(ctx, example{seed: "crowd 9", seats: four, until: crowded})
			sc.Update()
			sc.askSeat(1)
		}},
		shown("table-six", 240, example{seed: "six", seats: []int{0, 1, 2, 3, 4, 5}, until: crowded}),
		shown("table-moving", 20, example{seed: "choose 5", seats: four, until: choosing, last: true}),
		shown("table-win", 300, example{seed: "win 3", seats: []int{0, 2}, until: won, last: true}),
	}
	return append(append(list, gameExamples()...), turnedExamples()...)
}

// gameExamples are crowded positions of the other games, open choices and what
// only they have.
func gameExamples() []scenes.Example {
	four := []int{0, 1, 2, 3}
	eight := []int{0, 1, 2, 3, 4, 5, 6, 7}
	return []scenes.Example{
		shown("table-ludo-app", 240, example{game: "ludo-app", seed: "app", seats: four, until: crowded}),
		shown("table-mega", 240, example{game: "mega-ludo", seed: "mega", seats: four, until: crowded}),
		shown("table-mega-six", 240, example{game: "mega-ludo", seed: "mega six", seats: eight[:6], until: crowded}),
		shown("table-mega-eight", 240, example{game: "mega-ludo", seed: "mega eight", seats: eight, until: crowded}),
		shown("table-mega-bonus", 240, example{
			game: "mega-ludo", seed: "mega bonus", seats: four, options: map[string]string{"bonusOptional": "true"},
			until: func(s *rules.State, n int) bool {
				return n > 60 && s.Turn == 0 && s.BonCount > 0 && s.Phase == rules.PhaseMove
			},
		}),
		shown("table-snakes", 240, example{game: "snakes", seed: "snakes", seats: four, until: func(s *rules.State, n int) bool { return n > 60 && s.Turn == 0 }}),
		shown("table-oduludo", 240, example{game: "oduludo", seed: "fleet", seats: four, until: crowded}),
		shown("table-oduludo-meet", 240, example{game: "oduludo", seed: "meet", seats: four, until: asking(rules.Kidnap)}),
		shown("table-oduludo-circle", 240, example{game: "oduludo", seed: "circle", seats: four, until: asking(rules.UseOduludo)}),
		shown("table-oduludo-sun", 240, example{game: "oduludo", seed: "sun 6", seats: four, until: asking(rules.SunBack)}),
		shown("table-oduludo-faces", 240, example{
			game: "oduludo", seed: "faces", seats: four, options: map[string]string{"dice": "manual"},
			until: func(s *rules.State, n int) bool { return s.Phase == rules.PhaseChoose && s.Choice.Options == 0 },
		}),
		shown("table-oduludo-round", 320, example{
			game: "oduludo", seed: "round", seats: four, options: map[string]string{"mode": "last-piece"}, last: true,
			until: won, before: func(after *rules.State) bool { return after.Round == 2 },
		}),
		shown("table-oduludo-captives", 240, example{game: "oduludo", seed: "captives 1", seats: four, greedy: rules.Kidnap, until: holding}),
	}
}

// shown is the table of an example, some ticks after it was set up.
func shown(name string, ticks int, e example) scenes.Example {
	return scenes.Example{Name: name, Ticks: ticks, Show: func(ctx *scenes.Context) { showExample(ctx, e) }}
}

// asking is a position in which the person has an answer to give.
func asking(o rules.Option) func(*rules.State, int) bool {
	return func(s *rules.State, _ int) bool {
		return s.Turn == 0 && s.Phase == rules.PhaseChoose && s.Choice.Options>>o&1 == 1
	}
}

// holding is a position in which pieces are held captive on the board.
func holding(s *rules.State, _ int) bool {
	held := 0
	for k := range s.Captor {
		for p, by := range s.Captor[k] {
			if by != 0 && s.At[k][p].OnBoard() {
				held++
			}
		}
	}
	return held > 1 && s.Turn == 0 && s.Phase == rules.PhaseMove
}

// example is a match played by itself up to a position.
type example struct {
	game    string // luddo where none is named
	seed    string
	seats   []int
	options map[string]string
	until   func(s *rules.State, actions int) bool
	before  func(after *rules.State) bool // stops before the action that leads there; may be nil
	greedy  rules.Option                  // an answer always given where it can be
	odds    bool                          // the chance to win is shown
	people  []int                         // the seats of people; the first one where none is named
	turning string                        // when the board is turned; never where it is not said
	last    bool                          // the action at that position is shown being done
}

func crowded(s *rules.State, n int) bool { return crowdedFor(0)(s, n) }

// crowdedFor is a position with many pieces on the board in which a seat is to move.
func crowdedFor(seat uint8) func(*rules.State, int) bool {
	return func(s *rules.State, n int) bool {
		out := 0
		for _, k := range rules.SeatList(s.Seats) {
			for _, q := range s.At[k] {
				if q.OnBoard() {
					out++
				}
			}
		}
		return n > 160 && s.Turn == seat && s.Phase == rules.PhaseMove && out >= 2*s.SeatCount()
	}
}

// choosing is a position with two numbers in hand and several pieces to move.
func choosing(s *rules.State, n int) bool {
	out := 0
	for _, q := range s.At[0] {
		if q.OnBoard() {
			out++
		}
	}
	return n > 60 && s.Turn == 0 && s.Phase == rules.PhaseMove && s.NumCount == 2 && out >= 2
}

// won is the last position before a match ends; playExample stops there.
func won(*rules.State, int) bool { return false }

// showExample puts the table of an example on the stack.
func showExample(ctx *scenes.Context, e example) *Scene {
	table, next := e.play(ctx)
	if table == nil {
		return nil
	}
	if err := ctx.Change(func(p *scenes.Settings) {
		p.ChanceBar, p.Turning = e.odds, cmp.Or(e.turning, scenes.TurnNever)
	}); err != nil {
		return nil
	}
	sc := New(Config{Table: table, Seed: 1, AtOnce: true, Pause: func() {}, Over: func() {}})
	ctx.Stack.Push(sc)
	if e.last {
		table.Submit(engine.Command{Seq: table.Seq(), Kind: engine.Do, Action: next})
	}
	return sc
}

// play plays the match until its position is reached, or to its last action,
// and returns the action that comes next. The same example is the same match.
func (e example) play(ctx *scenes.Context) (*engine.Table, rules.Action) {
	id := e.game
	if id == "" {
		id = "luddo"
	}
	r, ok := games.ByID(id)
	if !ok {
		return nil, rules.Action{}
	}
	m := engine.Match{ID: "example", Rules: id, Options: e.options}
	for _, k := range e.seats {
		m.Seats[k] = engine.Seat{Kind: engine.Computer, Name: ctx.T("setup.computer-name." + string(rune('1'+k))), Level: bot.Skilled, Livery: k}
	}
	people := e.people
	if len(people) == 0 {
		people = []int{e.seats[0]}
	}
	for i, k := range people {
		m.Seats[k].Kind, m.Seats[k].Name = engine.Human, []string{"Ana", "João", "さくら", "Bia"}[i%4]
	}
	seed := dice.SeedFromText(e.seed)
	var roller dice.Roller = seed
	if m.Manual() {
		roller = dice.Manual{}
	}
	table, err := engine.NewTable(m, r, roller, nil)
	if err != nil {
		return nil, rules.Action{}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for n := 0; n < 5000; n++ {
		state, seq, legal := table.Snapshot()
		if len(legal) == 0 {
			break
		}
		a := bot.Choose(context.Background(), r, state, rng, "")
		for _, l := range legal {
			if l.Kind == rules.Choose && l.Option == e.greedy {
				a = l
			}
		}
		if e.until(&state, n) || leads(r, state, a, over) || e.before != nil && leads(r, state, a, e.before) {
			return table, a
		}
		if a.IsRoll() && m.Manual() {
			a.Value = uint8(1 + rng.IntN(rules.Faces(&state)))
		}
		table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: a})
		table.Pump()
	}
	return table, rules.Action{}
}

// leads reports whether an action other than a throw leads to a kind of position.
func leads(r rules.Rules, state rules.State, a rules.Action, to func(after *rules.State) bool) bool {
	return !a.IsRoll() && r.Apply(&state, a, nil) == nil && to(&state)
}

func over(s *rules.State) bool { return s.Phase == rules.PhaseOver }
