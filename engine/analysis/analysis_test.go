package analysis

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/bot"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// played is a match between players, from its start.
func played(t testing.TB, game string, options map[string]string, seats uint8, level func(seat int) string) (r rules.Rules, start rules.State, actions []rules.Action) {
	t.Helper()
	r = rulestest.Game(t, game)
	start = r.Start(rules.Setup{Seats: seats, Options: rulestest.Options(t, r, options), First: -1})
	rng := rand.New(rand.NewPCG(1, 2))
	s := start
	for s.Phase != rules.PhaseOver {
		legal := r.Legal(&s, nil)
		a := legal[rng.IntN(len(legal))]
		if name := level(int(s.Turn)); name != "" && len(legal) > 1 {
			a = bot.Choose(context.Background(), r, s, rng, name)
		}
		if a.IsRoll() {
			a.Value = uint8(1 + rng.IntN(rules.Faces(&s)))
		}
		if err := r.Apply(&s, a, nil); err != nil {
			t.Fatal(err)
		}
		actions = append(actions, a)
	}
	return r, start, actions
}

func atRandom(int) string { return "" }

// TestLuckAndSkillAddUp wants them to lead from the chance at the start to the
// result, in every game.
func TestLuckAndSkillAddUp(t *testing.T) {
	if testing.Short() {
		t.Skip("whole matches take long")
	}
	for _, c := range []struct {
		game    string
		options map[string]string
		seats   uint8
	}{
		{"luddo", map[string]string{"startOnBoard": "4", "piecesToWin": "1"}, 0b101},
		{"luddo", map[string]string{"startOnBoard": "4", "piecesToWin": "1", "teams": "true"}, 0b1111},
		{"mega-ludo", nil, 0b101},
		{"oduludo", nil, 0b101},
		{"oduludo", map[string]string{"mode": "last-piece"}, 0b101},
	} {
		r, start, actions := played(t, c.game, c.options, c.seats, atRandom)
		a := New(r, start, actions)
		if err := a.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		if !a.Done() {
			t.Errorf("%s: not done", c.game)
		}
		rep := a.Report()
		results, sides, decisions := 0.0, 1.0, 0
		if r.Spec().InTeams(start.Options) {
			sides = 2
		}
		for k, p := range rep.Players {
			if math.Abs(p.Start+p.Luck+p.Skill-p.Result) > 1e-9 {
				t.Errorf("%s, seat %d: %+v does not add up", c.game, k, p)
			}
			if won := a.state.Place[k] == 1; won != (p.Result == 1) {
				t.Errorf("%s, seat %d: result %v", c.game, k, p.Result)
			}
			if p.GivenAway < 0 || p.Decisions == 0 && p.GivenAway > 0 || p.Mistake.GivenAway > p.GivenAway+1e-12 {
				t.Errorf("%s, seat %d: %+v", c.game, k, p)
			}
			results += p.Result
			decisions += p.Decisions
		}
		if results != sides || decisions == 0 {
			t.Errorf("%s: results %v, %d decisions", c.game, results, decisions)
		}
	}
}

// TestLuckHasNoMean wants the luck of the faces of a throw to add up to nothing.
func TestLuckHasNoMean(t *testing.T) {
	s := rulestest.Position{Game: "luddo", Pieces: "r1 r22 y y||r4 r24 l2 y|"}.State(t)
	quick, cancel := context.WithCancel(context.Background())
	cancel()
	var sum, most float64
	for n := uint8(1); n <= 6; n++ {
		luck := Luck(quick, games.Of(&s), &s, rules.Action{Kind: rules.Roll, Value: n})
		sum += luck[0]
		most = max(most, math.Abs(luck[0]))
		if math.Abs(luck[0]+luck[2]) > 1e-6 {
			t.Errorf("%d: what one gains the other loses, but %v", n, luck)
		}
	}
	if math.Abs(sum) > 1e-9 || most == 0 {
		t.Errorf("luck adds up to %v, at most %v", sum, most)
	}
	if luck := Luck(quick, games.Of(&s), &s, rules.Action{Kind: rules.Move}); luck != (Chances{}) {
		t.Errorf("a move has luck %v", luck)
	}
}

// TestMistakes wants a capture that was missed to be found, and a better player
// to give less away.
func TestMistakes(t *testing.T) {
	s := rulestest.Position{Game: "luddo", Pieces: "r16 r29 y y||r3 r20 r15 y|", More: `"turn":0,"phase":"move","numbers":[4]`}.State(t)
	a := New(games.Of(&s), s, []rules.Action{{Kind: rules.Move, Piece: 1}})
	if err := a.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	if p := a.Report().Players[0]; p.Decisions != 1 || p.Mistake.Better.Piece != 0 || p.GivenAway < 0.02 || p.Mistake.Action != 0 || p.Worst.Action != 0 {
		t.Errorf("a capture was missed: %+v", p)
	}
	r, start, actions := played(t, "luddo", nil, 0b101, func(seat int) string {
		if seat == 0 {
			return bot.Expert
		}
		return ""
	})
	a = New(r, start, actions)
	if err := a.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	rep := a.Report()
	good, poor := rep.Players[0], rep.Players[2]
	if good.GivenAway/float64(good.Decisions) >= poor.GivenAway/float64(poor.Decisions)/2 {
		t.Errorf("expert gave away %v in %d decisions, random play %v in %d", good.GivenAway, good.Decisions, poor.GivenAway, poor.Decisions)
	}
}

func TestStopsAndGoesOn(t *testing.T) {
	if testing.Short() {
		t.Skip("whole matches take long")
	}
	r, start, actions := played(t, "luddo", map[string]string{"startOnBoard": "4", "piecesToWin": "1"}, 0b101, atRandom)
	whole := New(r, start, actions)
	if err := whole.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	parts := New(r, start, actions)
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for !parts.Done() {
		if err := parts.Step(ended); !errors.Is(err, context.Canceled) {
			t.Fatalf("with a context that has ended: %v", err)
		}
		if err := parts.Step(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
	if parts.Report() != whole.Report() {
		t.Errorf("in steps %+v\nat once %+v", parts.Report(), whole.Report())
	}
}

func TestRefused(t *testing.T) {
	l := rulestest.Game(t, "luddo")
	s := l.Start(rules.Setup{Seats: 0b101, Options: l.Spec().Defaults(), First: 0})
	a := New(l, s, []rules.Action{{Kind: rules.Move}})
	if err := a.Run(context.Background()); !errors.Is(err, rules.ErrIllegal) {
		t.Errorf("an illegal action: %v", err)
	}
}

// TestJournal analyses a match with a move that was taken back.
func TestJournal(t *testing.T) {
	r := rulestest.Game(t, "luddo")
	seed := dice.SeedFromText("journal")
	m := engine.Match{ID: "j", Rules: "luddo", Options: map[string]string{"opening": "first-seat", "startOnBoard": "4"}, Commitment: seed.Commitment()}
	m.Seats[0].Kind, m.Seats[2].Kind = engine.Human, engine.Human
	table, err := engine.NewTable(m, r, seed, nil)
	if err != nil {
		t.Fatal(err)
	}
	undone := false
	for range 60 {
		s, seq, legal := table.Snapshot()
		c := engine.Command{Seq: seq, Kind: engine.Do, Action: legal[len(legal)-1]}
		if table.CanUndo() && !undone && s.Phase != rules.PhaseOver {
			c, undone = engine.Command{Seq: seq, Kind: engine.Undo}, true
		}
		table.Submit(c)
		table.Pump()
	}
	if !undone {
		t.Fatal("nothing was taken back")
	}
	a, err := Of(m, r, table.Entries())
	if err != nil {
		t.Fatal(err)
	}
	if err := a.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	if done, of := a.Progress(); done != 58 || of != 58 || a.state != table.State() {
		t.Errorf("went through %d of %d actions", done, of)
	}
	if best := a.Report().Players[0].Best; best.Action < 0 || best.Entry != table.Entries()[best.Entry-1].N || best.After <= best.Before {
		t.Errorf("best moment %+v", best)
	}
}
