package table

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/bot"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/graph/graphtest"
)

// game is a table scene with dice that fall as a test wants them.
type game struct {
	t     *testing.T
	ctx   *scenes.Context
	table *engine.Table
	scene *Scene
	overs int
}

// newGame is a match of luddo with players at seats 0 and 2, the first of them
// to begin.
func newGame(t *testing.T, roller dice.Roller, options map[string]string, kinds ...engine.SeatKind) *game {
	t.Helper()
	seats := map[int]engine.SeatKind{}
	for i, kind := range kinds {
		seats[2*i] = kind
	}
	return newGameOf(t, "luddo", roller, options, seats)
}

// newGameOf is a match of a game; its first seat begins.
func newGameOf(t *testing.T, id string, roller dice.Roller, options map[string]string, kinds map[int]engine.SeatKind) *game {
	t.Helper()
	r, ok := games.ByID(id)
	if !ok {
		t.Fatalf("%s is not registered", id)
	}
	g := &game{t: t}
	m := engine.Match{ID: "test", Rules: id, Options: map[string]string{"opening": "first-seat"}}
	for k, v := range options {
		m.Options[k] = v
	}
	for k, kind := range kinds {
		m.Seats[k] = engine.Seat{Kind: kind, Name: []string{"A", "C", "B", "D", "E", "F", "G", "H"}[k], Level: bot.Skilled, Livery: k}
	}
	table, err := engine.NewTable(m, r, roller, nil)
	if err != nil {
		t.Fatal(err)
	}
	prefs := scenes.DefaultSettings()
	g.ctx = testContext(scenes.NewSize(960, 600, 1), prefs)
	g.table = table
	g.scene = New(Config{Table: table, Seed: 3, AtOnce: true, Over: func() { g.overs++ }})
	g.ctx.Stack.Push(g.scene)
	return g
}

func (g *game) ticks(n int) {
	for range n {
		g.ctx.Stack.Update()
	}
}

// rest lets time pass until nothing moves any more.
func (g *game) rest() {
	g.t.Helper()
	for range 3000 {
		g.ctx.Stack.Update()
		if g.scene.dir.Idle() {
			g.ticks(2)
			if g.scene.dir.Idle() {
				return
			}
		}
	}
	g.t.Fatal("the table does not come to rest")
}

func (g *game) key(kind scenes.InputKind) { g.scene.Handle(scenes.Input{Kind: kind}) }

// clickPiece clicks a piece where it is drawn.
func (g *game) clickPiece(seat, piece uint8) {
	g.t.Helper()
	for y := 0.0; y < g.scene.board.H; y += 4 {
		for x := 0.0; x < g.scene.board.W; x += 4 {
			if p, ok := g.scene.view.PieceAt(x, y); ok && p == (timeline.Piece{Seat: seat, Piece: piece}) {
				in := scenes.Input{Kind: scenes.PointerDown, X: g.scene.board.X + x, Y: g.scene.board.Y + y}
				g.scene.Handle(in)
				in.Kind = scenes.PointerUp
				g.scene.Handle(in)
				return
			}
		}
	}
	g.t.Fatalf("piece %d of seat %d is nowhere on the board", piece, seat)
}

// in runs a test inside the game loop.
func in(t *testing.T, f func(t *testing.T)) {
	t.Helper()
	graphtest.Do(func() { f(t) })
}

func TestDoubleClickRollsOnce(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{6, 4, 3}, nil, engine.Human, engine.Human)
		g.rest()
		before := g.table.Seq()
		g.key(scenes.Roll)
		g.key(scenes.Roll)
		g.ticks(1)
		g.key(scenes.Accept) // during the tumble: completes it
		g.ticks(1)
		if got := g.table.Seq(); got != before+1 {
			t.Errorf("%d actions, want one roll", got-before)
		}
		if s := g.table.State(); s.NumCount != 1 || s.Numbers[0] != 6 {
			t.Errorf("in hand: %v", s.Numbers[:s.NumCount])
		}
		if !g.scene.dir.Idle() {
			t.Error("the key did not complete the tumble")
		}
	})
}

func TestKeyDuringTheTumbleMovesNothing(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{3, 3}, map[string]string{"startOnBoard": "1"}, engine.Human, engine.Human)
		g.rest()
		g.key(scenes.Roll)
		g.ticks(10)
		if g.scene.dir.Idle() {
			t.Fatal("no tumble")
		}
		g.key(scenes.Accept)
		g.ticks(5)
		s := g.table.State()
		if s.At[0][0] != 0 || s.Phase != rules.PhaseMove {
			t.Errorf("the piece stands on %d in phase %d: it was moved by the key that completed the tumble", s.At[0][0], s.Phase)
		}
		g.key(scenes.Accept) // the only piece that can move
		g.rest()
		if s = g.table.State(); s.At[0][0] != 3 {
			t.Errorf("the piece stands on %d, want 3", s.At[0][0])
		}
	})
}

func TestLostNumberPassesByItself(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{3, 3}, nil, engine.Human, engine.Human)
		g.rest()
		g.key(scenes.Roll)
		shown := 0
		for range 600 {
			g.ticks(1)
			if f := g.scene.dir.Frame(); f.Running == timeline.Banner && f.Event.Kind == rules.Lost {
				shown++
				if g.scene.say.sub != "A cannot use the 3: it is lost" {
					t.Fatalf("said: %q", g.scene.say.sub)
				}
			}
		}
		if shown < 60 {
			t.Errorf("the lost number was shown for %d ticks", shown)
		}
		if f := g.scene.dir.Frame(); f.Model.Turn != 2 || !g.scene.dir.Idle() {
			t.Errorf("turn of seat %d, idle %v", f.Model.Turn, g.scene.dir.Idle())
		}
	})
}

func TestClickMovesAndRefuses(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{4, 1}, map[string]string{"startOnBoard": "2"}, engine.Human, engine.Human)
		g.rest()
		g.clickPiece(0, 3) // before the roll
		if s := g.table.State(); s.Phase != rules.PhaseRoll {
			t.Fatal("a click on a piece rolled")
		}
		g.key(scenes.Roll)
		g.rest()
		before := g.table.Seq()
		g.clickPiece(0, 3) // in the yard: needs a six
		g.clickPiece(2, 0) // not his
		g.ticks(2)
		if g.table.Seq() != before {
			t.Fatal("an illegal click did something")
		}
		g.clickPiece(0, 1)
		g.clickPiece(0, 0) // the second click of a double click
		g.rest()
		s := g.table.State()
		if s.At[0][1] != 4 || s.At[0][0] != 0 || s.Turn != 2 {
			t.Errorf("pieces on %v, turn %d", s.At[0], s.Turn)
		}
	})
}

func TestUndoWhileTheComputerIsToPlay(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{4, 2, 2}, map[string]string{"startOnBoard": "2"}, engine.Human, engine.Computer)
		// A computer that never answers by itself.
		g.scene.computer.choose = func(ctx context.Context, r rules.Rules, s rules.State, rng *rand.Rand, level string) rules.Action {
			return rules.Action{Kind: rules.Skip}
		}
		g.rest()
		g.key(scenes.Roll)
		g.rest()
		g.clickPiece(0, 0)
		g.rest()
		if s := g.table.State(); s.Turn != 2 {
			t.Fatalf("turn %d", s.Turn)
		}
		g.key(scenes.Undo)
		g.ticks(30)
		s := g.table.State()
		if s.Turn != 0 || s.At[0][0] != 0 || s.Number() != 4 {
			t.Errorf("after the undo: turn %d, pieces %v, number %d", s.Turn, s.At[0], s.Number())
		}
		if shown := g.scene.dir.Frame().Model; *shown != timeline.FromState(&s) {
			t.Error("the board does not show the position that was gone back to")
		}
		if g.scene.view.Choices() != 2 {
			t.Errorf("%d choices after the undo, want 2", g.scene.view.Choices())
		}
		g.key(scenes.Undo) // a throw stands
		g.ticks(2)
		if g.table.State() != s {
			t.Error("undo went past a throw")
		}
	})
}

func TestWatchdogPlaysForABrokenComputer(t *testing.T) {
	for name, broken := range map[string]func(context.Context, rules.Rules, rules.State, *rand.Rand, string) rules.Action{
		"panics": func(context.Context, rules.Rules, rules.State, *rand.Rand, string) rules.Action { panic("broken") },
		"illegal": func(context.Context, rules.Rules, rules.State, *rand.Rand, string) rules.Action {
			return rules.Action{Kind: 99}
		},
	} {
		t.Run(name, func(t *testing.T) {
			in(t, func(t *testing.T) {
				g := newGame(t, dice.Script{3, 3, 3}, nil, engine.Computer, engine.Human)
				told := 0
				g.scene.cfg.Crash = func(any) { told++ }
				g.scene.computer.choose = broken
				g.ticks(patience + 400)
				if s := g.table.State(); s.Turn != 2 {
					t.Errorf("turn %d: the game did not play for the computer", s.Turn)
				}
				if name == "panics" && told != 1 {
					t.Errorf("the crash was told %d times", told)
				}
			})
		})
	}
}

func TestRestCostsNothing(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{4}, map[string]string{"startOnBoard": "2"}, engine.Human, engine.Human)
		g.key(scenes.Roll)
		g.rest()
		g.ticks(400) // the choices breathe for a while
		picture(t, g.ctx, "rest")
		for range 20 {
			g.ticks(1)
			if g.ctx.Stack.Dirty() {
				t.Fatal("a table at rest is drawn again")
			}
		}
	})
}

func TestKeysChooseAPiece(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{2, 2}, map[string]string{"startOnBoard": "4"}, engine.Human, engine.Human)
		g.rest()
		g.key(scenes.Accept)
		g.rest()
		g.scene.Handle(scenes.Input{Kind: scenes.Choose, N: 3})
		g.key(scenes.NavLeft)
		g.key(scenes.NavNext)
		g.key(scenes.NavRight)
		g.key(scenes.Accept)
		g.rest()
		if s := g.table.State(); s.At[0][3] != 2 {
			t.Errorf("pieces on %v, want the fourth on 2", s.At[0])
		}
	})
}

func TestManualDice(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Manual{}, map[string]string{"dice": "manual", "startOnBoard": "1"}, engine.Human, engine.Computer)
		g.rest()
		g.key(scenes.Roll) // nothing to throw for the program
		g.ticks(2)
		if s := g.table.State(); s.NumCount != 0 {
			t.Fatal("the program threw a real die")
		}
		g.scene.Handle(scenes.Input{Kind: scenes.Choose, N: 5})
		g.rest()
		if s := g.table.State(); s.Number() != 5 {
			t.Fatalf("in hand %d, want the 5 that was typed", s.Number())
		}
		g.key(scenes.Accept)
		g.rest()
		g.scene.Handle(scenes.Input{Kind: scenes.Choose, N: 4}) // for the computer, which has no hands
		g.rest()
		if s := g.table.State(); s.At[2][0] != 30 {
			t.Errorf("the computer's piece is on %d, want 30", s.At[2][0])
		}
	})
}

// TestSeatChangeWhileThinking hands a computer's seat to a person while it
// thinks: what it then answers is refused.
func TestSeatChangeWhileThinking(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{3, 3}, nil, engine.Computer, engine.Human)
		g.scene.cfg.AtOnce = false
		asked, answer := make(chan struct{}, 1), make(chan struct{})
		g.scene.computer.choose = func(context.Context, rules.Rules, rules.State, *rand.Rand, string) rules.Action {
			asked <- struct{}{}
			<-answer
			return rules.Action{Kind: rules.Roll}
		}
		g.ticks(3)
		<-asked
		seat := g.table.Match().Seats[0]
		seat.Kind = engine.Human
		g.table.Submit(engine.Command{Kind: engine.SetSeat, Seat: 0, As: seat})
		g.ticks(3)
		before := g.table.Seq()
		close(answer)
		time.Sleep(20 * time.Millisecond)
		g.ticks(60)
		if g.table.Seq() != before {
			t.Error("a computer acted after its seat was given away")
		}
		g.key(scenes.Roll)
		g.rest()
		if g.table.Seq() == before {
			t.Error("the person at the seat cannot roll")
		}
	})
}
