// Package gallery shows every screen in fixed conditions: for pictures, and for tests that walk through all of them.
package gallery

import (
	"errors"
	"os"
	"time"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/saves"
	"ludaxy/scenes"
	"ludaxy/scenes/credits"
	"ludaxy/scenes/errorscene"
	"ludaxy/scenes/keys"
	"ludaxy/scenes/load"
	"ludaxy/scenes/pause"
	"ludaxy/scenes/result"
	"ludaxy/scenes/rulesbook"
	"ludaxy/scenes/settings"
	"ludaxy/scenes/setup"
	"ludaxy/scenes/snapshot"
	"ludaxy/scenes/statistics"
	"ludaxy/scenes/title"
	"ludaxy/scenes/widgets"
)

// settle is long enough for every entrance to end.
const settle = 60

// All returns the examples of the screens outside the table, in the order in which a player may meet them.
func All() []scenes.Example {
	return []scenes.Example{
		show("title", func(*scenes.Context) scenes.Scene { return title.New(title.Demo{}) }),
		{Name: "title-continue", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Matches = matches{under: true, last: hexagon, newer: 2}
			ctx.Stack.Replace(title.New(title.Demo{}))
		}},
		show("settings", func(*scenes.Context) scenes.Scene { return settings.New() }),
		{Name: "settings-together", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Stack.Replace(settings.New())
			ctx.Stack.Handle(scenes.Input{Kind: scenes.Wheel, X: ctx.Size.W / 4, Y: ctx.Size.H * 0.7, DY: -20})
		}},
		turned("settings-display", 1),
		turned("settings-sound", 2),
		turned("settings-controls", 3),
		show("keys", func(*scenes.Context) scenes.Scene { return keys.New() }),
		show("credits", func(*scenes.Context) scenes.Scene { return credits.New() }),
		{Name: "credits-licence", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Stack.Replace(credits.New())
			press(ctx, "part1")
		}},
		show("rules", func(*scenes.Context) scenes.Scene { return book("luddo", false) }),
		show("rules-app", func(*scenes.Context) scenes.Scene { return book("ludo-app", false) }),
		show("rules-mega", func(*scenes.Context) scenes.Scene { return book("mega-ludo", true) }),
		show("rules-oduludo", func(*scenes.Context) scenes.Scene { return book("oduludo", false) }),
		show("rules-snakes", func(*scenes.Context) scenes.Scene { return book("snakes", true) }),
		show("games", func(*scenes.Context) scenes.Scene { return setup.NewGames(games.All()) }),
		show("setup", func(*scenes.Context) scenes.Scene { return setup.New(luddo()) }),
		{Name: "setup-hexagon", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Matches = matches{last: hexagon}
			ctx.Stack.Replace(setup.New(luddo()))
		}},
		show("setup-app", func(*scenes.Context) scenes.Scene { return setup.New(game("ludo-app")) }),
		show("setup-mega", func(*scenes.Context) scenes.Scene { return setup.New(game("mega-ludo")) }),
		show("setup-oduludo", func(*scenes.Context) scenes.Scene { return setup.New(game("oduludo")) }),
		show("setup-snakes", func(*scenes.Context) scenes.Scene { return setup.New(game("snakes")) }),
		{Name: "setup-mega-eight", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Matches = matches{last: eight}
			ctx.Stack.Replace(setup.New(game("mega-ludo")))
		}},
		{Name: "setup-teams", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Matches = matches{last: teams}
			ctx.Stack.Replace(setup.New(game("oduludo")))
		}},
		{Name: "setup-error", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Matches = matches{last: sameName}
			ctx.Stack.Replace(setup.New(luddo()))
		}},
		{Name: "setup-house", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Matches = matches{last: hexagon}
			ctx.Stack.Replace(setup.New(luddo()))
			press(ctx, "house")
		}},
		{Name: "setup-livery", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Matches = matches{last: sameName}
			ctx.Stack.Replace(setup.New(luddo()))
			press(ctx, "livery0")
		}},
		show("load", func(ctx *scenes.Context) scenes.Scene { return saved(ctx, nil) }),
		show("load-none", func(ctx *scenes.Context) scenes.Scene { return saved(ctx, func(s *load.Sample) { s.Empty = true }) }),
		{Name: "load-trash", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Stack.Replace(saved(ctx, nil))
			press(ctx, "filter")
			press(ctx, "filter")
			press(ctx, "filter")
		}},
		{Name: "load-name", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Stack.Replace(saved(ctx, nil))
			press(ctx, "rename")
		}},
		show("browse", func(*scenes.Context) scenes.Scene { return load.NewOpen(examples(), func(string) {}).AtOnce() }),
		show("browse-save", func(*scenes.Context) scenes.Scene {
			return load.NewSave(examples(), "Friday.ludaxy", func(string) {}).AtOnce()
		}),
		{Name: "pause", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Stack.Replace(title.New(title.Demo{}))
			ctx.Stack.Push(pause.New(pause.Actions{Undo: func() {}, Watch: func() {}, Name: func() {}, Rules: func() {}}))
		}},
		{Name: "pause-change", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Stack.Replace(title.New(title.Demo{}))
			ctx.Stack.Push(pause.New(pause.Actions{Undo: func() {}, Change: func() {}, Watch: func() {}, Name: func() {}, Rules: func() {}}))
		}},
		{Name: "question", Ticks: settle, Show: func(ctx *scenes.Context) {
			ctx.Stack.Replace(title.New(title.Demo{}))
			widgets.Ask(ctx, ctx.T(messages.ReplaceTitle), ctx.T(messages.ReplaceText),
				widgets.Answer{Text: ctx.T(messages.ReplaceYes)}, widgets.Answer{Text: ctx.T(messages.ReplaceNo)})
		}},
		show("statistics", func(*scenes.Context) scenes.Scene { return statistics.New(evenings{}, true) }),
		show("statistics-none", func(*scenes.Context) scenes.Scene { return statistics.New(evenings{none: true}, true) }),
		show("result", func(*scenes.Context) scenes.Scene { return played("luddo", "result", 4, nil) }),
		show("result-six", func(*scenes.Context) scenes.Scene {
			return played("luddo", "six", 6, map[string]string{"dice": "manual"})
		}),
		show("result-eight", func(*scenes.Context) scenes.Scene { return played("mega-ludo", "eight", 8, nil) }),
		show("result-rounds", func(*scenes.Context) scenes.Scene {
			return played("oduludo", "rounds", 4, map[string]string{"mode": "last-piece"})
		}),
		show("result-snakes", func(*scenes.Context) scenes.Scene { return played("snakes", "snakes", 2, nil) }),
		show("error", func(*scenes.Context) scenes.Scene {
			return errorscene.New(errorscene.Trouble{Saved: true, Match: true, Report: "crash-20260707-120000.txt"})
		}),
	}
}

// show is an example of one scene alone.
func show(name string, scene func(*scenes.Context) scenes.Scene) scenes.Example {
	return scenes.Example{Name: name, Ticks: settle, Show: func(ctx *scenes.Context) { ctx.Stack.Replace(scene(ctx)) }}
}

// turned is the settings at a page other than the first.
func turned(name string, page int) scenes.Example {
	return scenes.Example{Name: name, Ticks: settle, Show: func(ctx *scenes.Context) {
		ctx.Stack.Replace(settings.New())
		for range page {
			ctx.Stack.Handle(scenes.Input{Kind: scenes.NavRight})
		}
	}}
}

// saved is the list of a folder of matches that is always the same.
func saved(ctx *scenes.Context, change func(*load.Sample)) scenes.Scene {
	folder, bin := load.NewSample(ctx.Now()), load.NewSample(ctx.Now())
	bin.Bin = true
	if change != nil {
		change(folder)
	}
	nothing := func(string) error { return nil }
	return load.New(folder, bin, load.Actions{
		Open: nothing, Replay: nothing, Export: func(string, string) {}, Import: func() {}, Back: func() {},
		Explain: func(err error) string {
			if errors.Is(err, saves.ErrHeader) {
				return ctx.T(messages.SaveNotAMatch, "File", "shopping list.ludaxy")
			}
			return ctx.T(messages.SaveNewer)
		},
	}).AtOnce()
}

// examples is a folder that every system has.
func examples() string {
	dir, err := os.UserHomeDir()
	if err != nil {
		return "/"
	}
	return dir
}

// book is the rules of all games, open at one; table shows house rules as they might be at a table.
func book(id string, table bool) scenes.Scene {
	b := rulesbook.Book{Games: games.All(), Game: id}
	if table {
		b.Games, b.Table = []rules.Rules{game(id)}, &scenes.MatchSetup{Game: id, Options: map[string]string{"turnSeconds": "15", "takeBacks": "true"}}
		for k := range 4 {
			b.Table.Seats[k].Kind = scenes.SeatHuman
		}
	}
	return rulesbook.New(b)
}

// NewContext returns a context with nothing behind it: a size, a language, settings that nobody keeps.
func NewContext(size scenes.Size, settings scenes.Settings) *scenes.Context {
	settings.Guide = false // its hints would cover the boards
	ctx := &scenes.Context{
		Size: size, Settings: &kept{settings}, System: messages.English, Version: "1.0.0",
		Sound: silence{}, Matches: matches{}, Nav: nowhere{},
		Now: func() time.Time { return noon },
	}
	scenes.NewStack(ctx)
	ctx.Apply()
	return ctx
}

var noon = time.Date(2026, 7, 7, 12, 0, 0, 0, time.UTC)

type kept struct{ settings scenes.Settings }

func (k *kept) Settings() scenes.Settings      { return k.settings }
func (k *kept) Change(s scenes.Settings) error { k.settings = s; return nil }

type silence struct{}

func (silence) Play(sounds.ID)        {}
func (silence) Trouble() messages.Key { return messages.SoundNone }
func (silence) Retry()                {}

type matches struct {
	under bool
	newer int
	last  *scenes.MatchSetup
}

func (m matches) Newer() int { return m.newer }

func (m matches) Resumable() (scenes.Resumable, bool) {
	r := luddo()
	setup := rules.Setup{Seats: 15, Options: r.Spec().Defaults()}
	return scenes.Resumable{
		State: snapshot.Sample(r, setup, 120), Liveries: [rules.MaxSeats]int{0, 1, 2, 3},
		Game: "luddo", Names: []string{"Ana", "Vega", "João Guilherme", "Orion"}, Turn: "Ana", Saved: noon.Add(-95 * time.Minute),
	}, m.under
}

func (m matches) LastSetup(game string) (scenes.MatchSetup, bool) {
	if m.last == nil || game != "" && game != m.last.Game {
		return scenes.MatchSetup{}, false
	}
	return *m.last, true
}

// played is the result of a match among computers; errorscene takes its place if that cannot be played.
func played(id, seed string, players int, options map[string]string) scenes.Scene {
	names := []string{"Ana", "Vega", "João Guilherme", "Wolfgang Amadeus Moz", "さくら", "Orion", "Mira", "Rigel"}
	var seats [rules.MaxSeats]scenes.Seat
	for k := range players {
		seats[k] = scenes.Seat{Kind: scenes.SeatComputer, Name: names[k], Level: "skilled", Livery: (k * 3) % 8}
	}
	nothing := func() {}
	rep, err := result.Sample(game(id), seats, options, seed)
	if err != nil {
		return errorscene.New(errorscene.Trouble{})
	}
	return result.New(rep, result.Actions{Luck: judged, AtOnce: true, Again: nothing, Title: nothing, Board: nothing, Watch: nothing})
}

func luddo() rules.Rules { return game("luddo") }

func game(id string) rules.Rules {
	r, _ := games.ByID(id)
	return r
}

// press presses a button of the top scene by its name.
func press(ctx *scenes.Context, id string) {
	if s, ok := ctx.Stack.Top().(interface{ UI() *widgets.UI }); ok && s.UI().Focus(id) {
		ctx.Stack.Handle(scenes.Input{Kind: scenes.Accept})
	}
}

// Tables with everything that takes room: long names, all seats, changed rules.
var (
	hexagon = &scenes.MatchSetup{Game: "luddo", Options: map[string]string{"blockades": "true", "turnSeconds": "15"}, Seats: [rules.MaxSeats]scenes.Seat{
		{Kind: scenes.SeatHuman, Name: "Wolfgang Amadeus Moz"}, {Kind: scenes.SeatComputer, Name: "Orion", Level: "skilled", Livery: 4},
		{Kind: scenes.SeatHuman, Name: "さくら", Livery: 7}, {Kind: scenes.SeatEmpty, Livery: 3},
		{Kind: scenes.SeatComputer, Name: "Nova", Level: "skilled", Livery: 6}, {Kind: scenes.SeatHuman, Name: "João", Livery: 5},
		{Livery: 1}, {Livery: 2},
	}}
	eight = &scenes.MatchSetup{Game: "mega-ludo", Options: map[string]string{"openOnSix": "true", "captureOnEntry": "any", "bonusOptional": "true", "turnSeconds": "30"}, Seats: [rules.MaxSeats]scenes.Seat{
		{Kind: scenes.SeatHuman, Name: "Wolfgang Amadeus Moz"}, {Kind: scenes.SeatComputer, Name: "Orion", Level: "skilled", Livery: 1},
		{Kind: scenes.SeatHuman, Name: "さくら", Livery: 2}, {Kind: scenes.SeatComputer, Name: "Altair", Level: "skilled", Livery: 3},
		{Kind: scenes.SeatComputer, Name: "Nova", Level: "skilled", Livery: 4}, {Kind: scenes.SeatHuman, Name: "João", Livery: 5},
		{Kind: scenes.SeatComputer, Name: "Mira", Level: "skilled", Livery: 6}, {Kind: scenes.SeatComputer, Name: "Rigel", Level: "skilled", Livery: 7},
	}}
	teams = &scenes.MatchSetup{Game: "oduludo", Options: map[string]string{"mode": "team"}, Seats: [rules.MaxSeats]scenes.Seat{
		{Kind: scenes.SeatHuman, Name: "Ana", Livery: 1}, {Kind: scenes.SeatComputer, Name: "Orion", Level: "skilled"},
		{Kind: scenes.SeatHuman, Name: "João", Livery: 3}, {Kind: scenes.SeatComputer, Name: "Altair", Level: "skilled", Livery: 5},
		{Livery: 2}, {Livery: 4}, {Livery: 6}, {Livery: 7},
	}}
	sameName = &scenes.MatchSetup{Game: "luddo", Seats: [rules.MaxSeats]scenes.Seat{
		{Kind: scenes.SeatHuman, Name: "Ana"}, {Livery: 1}, {Kind: scenes.SeatHuman, Name: "Ana", Livery: 2}, {Livery: 3},
		{Livery: 4}, {Livery: 5}, {Livery: 6}, {Livery: 7},
	}}
)

// nowhere is a navigator that stays.
type nowhere struct{}

func (nowhere) Title()                           {}
func (nowhere) Games()                           {}
func (nowhere) Setup(string)                     {}
func (nowhere) Start(scenes.MatchSetup) error    { return nil }
func (nowhere) Continue() error                  { return nil }
func (nowhere) Rematch() error                   { return nil }
func (nowhere) Statistics()                      {}
func (nowhere) Matches()                         {}
func (nowhere) Settings()                        {}
func (nowhere) Credits()                         {}
func (nowhere) Keys()                            {}
func (nowhere) Rules(string, *scenes.MatchSetup) {}
func (nowhere) Quit()                            {}
