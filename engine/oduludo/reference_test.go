package oduludo_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

var referenceSeed = flag.Uint64("reference-seed", 5, "the chance of TestReference")

// seen is what both the game and the model know of a position.
type seen struct {
	turn              int
	due               string
	where             [4][5]spot
	captor            [4][5]int
	ufo               [4]bool
	number, tries     int
	place, score, won [4]int
	played            int
}

func (m *model) seen() seen {
	v := seen{turn: m.turn, due: m.due, where: m.where, captor: m.captor, ufo: m.ufo, tries: m.tries, place: m.place, score: m.score, won: m.won, played: m.played}
	if m.due == "move" {
		v.number = m.number
	}
	for k := range 4 {
		v.score[k] += m.points[k]
	}
	return v
}

// dueIn is what a position of the engine waits for.
func dueIn(s *rules.State, legal []rules.Action) string {
	has := func(o rules.Option) bool { return s.Choice.Options>>o&1 == 1 }
	switch {
	case len(legal) == 1 && legal[0].Kind == rules.RollOduludo:
		return "die"
	case s.Phase == rules.PhaseRoll:
		return "roll"
	case s.Phase == rules.PhaseMove:
		return "move"
	case s.Phase == rules.PhaseOver:
		return "over"
	case has(rules.SendBack):
		return "meeting"
	case has(rules.UseOduludo):
		return "circle"
	case has(rules.SunForward):
		return "suns"
	}
	return "nothing"
}

func spotOf(q rules.Square) spot {
	switch {
	case q == rules.Yard:
		return ship
	case q == rules.Home:
		return earth
	case q == rules.Out:
		return gone
	case q >= 136:
		return spot{"path", int(q-136) % 8, int(q-136) / 8}
	}
	return spot{"ring", int(q), 0}
}

// modelOf reads a position of the engine in which no move is half done.
func modelOf(s *rules.State, legal []rules.Action) model {
	m := model{
		teams: s.Options[2] == 2, rounds: s.Options[2] == 1, queenLeads: s.Options[3] == 1, stopAtWinner: s.Options[4] == 1,
		turn: int(s.Turn), due: dueIn(s, legal), number: s.Number(), tries: int(s.Tries),
		played: int(s.Round), loser: int(s.LostLast) - 1,
	}
	for k := range 4 {
		if s.Seats>>k&1 == 1 {
			m.seats = append(m.seats, k)
		}
		for p := range 5 {
			m.where[k][p] = spotOf(s.At[k][p])
			m.captor[k][p] = int(s.Captor[k][p]) - 1
		}
		m.ufo[k] = s.UFOs>>k&1 == 1
		m.place[k], m.score[k], m.won[k] = int(s.Place[k]), int(s.Score[k]), int(s.RoundsWon[k])
	}
	return m
}

func deedOf(a rules.Action) deed {
	switch a.Kind {
	case rules.Roll:
		return deed{what: "roll"}
	case rules.RollOduludo:
		return deed{what: "die"}
	case rules.Choose:
		return deed{what: map[rules.Option]string{
			rules.SendBack: "send-back", rules.Kidnap: "kidnap", rules.UseOduludo: "oduludo",
			rules.SkipOduludo: "skip", rules.SunForward: "sun-forward", rules.SunBack: "sun-back",
		}[a.Option]}
	case rules.Move:
		if a.Back {
			return deed{"back", int(a.Piece)}
		}
		return deed{"move", int(a.Piece)}
	}
	return deed{what: fmt.Sprint(a)}
}

// after is the model after an action.
func (m model) after(a rules.Action) model {
	m.story = nil
	switch a.Kind {
	case rules.Roll:
		m.roll(int(a.Value))
	case rules.RollOduludo:
		m.oduludo([]string{"", "earth", "sun-a", "sun-b", "plus-3", "lightning", "moon"}[a.Value])
	default:
		m.do(deedOf(a))
	}
	return m
}

var jumpWord = map[rules.Jump]string{
	rules.JumpSun: "sun", rules.JumpLightning: "lightning", rules.JumpMoon: "moon", rules.JumpUFO: "ufo", rules.JumpEarth: "earth",
}

// inWords is an event as the model tells it.
func inWords(e rules.Event) string {
	a := alien{int(e.Seat), int(e.Piece)}
	switch e.Kind {
	case rules.Rolled:
		if e.Die == rules.DieOduludo {
			return fmt.Sprintf("rolled %d: %s", e.Seat, []string{"", "earth", "sun-a", "sun-b", "plus-3", "lightning", "moon"}[e.Value])
		}
		return fmt.Sprintf("rolled %d: %d", e.Seat, e.Value)
	case rules.Moved:
		var path []spot
		for _, q := range e.Path {
			path = append(path, spotOf(q))
		}
		return fmt.Sprintf("moved %v: %v to %v by %v", a, spotOf(e.From), spotOf(e.To), path)
	case rules.Entered:
		return fmt.Sprintf("entered %v: %v", a, spotOf(e.To))
	case rules.Jumped:
		return fmt.Sprintf("jumped %v: %v to %v by %s", a, spotOf(e.From), spotOf(e.To), jumpWord[e.Jump])
	case rules.Captured:
		return fmt.Sprintf("captured %v by %d: %v", a, e.By, spotOf(e.From))
	case rules.Kidnapped:
		return fmt.Sprintf("kidnapped %v by %d", a, e.By)
	case rules.Freed:
		return fmt.Sprintf("freed %v by %d", a, e.By)
	case rules.Released:
		return fmt.Sprintf("released %v", a)
	case rules.ReachHome:
		return fmt.Sprintf("home %v", a)
	case rules.Lost:
		return fmt.Sprintf("lost %d: %d", e.Seat, e.Value)
	case rules.ExtraRoll:
		return fmt.Sprintf("extra-roll %d", e.Seat)
	case rules.Eliminated:
		return fmt.Sprintf("eliminated %d", e.Seat)
	case rules.Finished:
		return fmt.Sprintf("finished %d: %d", e.Seat, e.Place)
	case rules.Turn:
		return fmt.Sprintf("turn %d", e.Seat)
	case rules.RoundOver:
		return fmt.Sprintf("round-over %v", e.Scores)
	case rules.Over:
		return "over"
	}
	return fmt.Sprintf("%+v", e)
}

// TestReference compares the game with the model on -positions positions of
// random matches by house rules at random; most begin in a position such as play
// seldom comes to and last a few actions. In each position exactly the same can be done, and each
// thing that can be done, all faces of the dice, leads to the same position and
// tells the same.
func TestReference(t *testing.T) {
	c := comparison{t: t, rules: rulestest.Game(t, "oduludo"), rng: rand.New(rand.NewPCG(*referenceSeed, 7))}
	for c.positions < rulestest.Positions() && !t.Failed() {
		s, length := c.rules.Start(rulestest.RandomSetup(c.rules.Spec(), c.rng)), 5000
		if c.rng.IntN(25) > 0 {
			s = c.scatter()
			if why := c.rules.Check(&s); why != nil {
				if impossible(&s) == "" {
					t.Fatalf("%v, but nothing is wrong with %+v", why, s)
				}
				c.refused++
				continue
			}
			length = 16
		}
		c.match(s, length)
	}
	t.Logf("%d positions, %d actions followed; %d drawn positions cannot be", c.positions, c.actions, c.refused)
}

type comparison struct {
	t                           *testing.T
	rules                       rules.Rules
	rng                         *rand.Rand
	positions, actions, refused int
	legal                       []rules.Action
	events                      []rules.Event
}

// match plays on from a position at random.
func (c *comparison) match(s rules.State, length int) {
	c.legal = c.rules.Legal(&s, c.legal)
	m := modelOf(&s, c.legal)
	for range length {
		c.positions++
		c.compareLegal(&s, &m)
		if s.Phase == rules.PhaseOver {
			return
		}
		actions := slices.Clone(c.legal)
		chosen := c.rng.IntN(len(actions))
		face := uint8(c.rng.IntN(6) + 1)
		next, nextModel := s, m
		for i, a := range actions {
			values := []uint8{0}
			if a.IsRoll() {
				values = []uint8{1, 2, 3, 4, 5, 6}
			}
			for _, v := range values {
				a.Value = v
				after, model := c.follow(&s, &m, a)
				if i == chosen && (v == 0 || v == face) {
					next, nextModel = after, model
				}
			}
		}
		s, m = next, nextModel
		c.legal = c.rules.Legal(&s, c.legal)
	}
}

func (c *comparison) compareLegal(s *rules.State, m *model) {
	got, want := []deed{}, m.legal()
	for _, a := range c.legal {
		if a.Kind == rules.Move && a.Seat != s.Turn {
			c.t.Fatalf("%+v is another seat's in %+v", a, *s)
		}
		got = append(got, deedOf(a))
	}
	byText := func(a, b deed) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) }
	slices.SortFunc(got, byText)
	slices.SortFunc(want, byText)
	if !slices.Equal(got, want) {
		c.t.Fatalf("legal is %v, the model has %v in\n%+v\n%+v", got, want, *s, *m)
	}
}

// follow does an action with both and compares what comes of it.
func (c *comparison) follow(s *rules.State, m *model, a rules.Action) (rules.State, model) {
	c.actions++
	after := *s
	c.events = c.events[:0]
	if err := c.rules.Apply(&after, a, func(e rules.Event) { c.events = append(c.events, e) }); err != nil {
		c.t.Fatalf("%+v on %+v: %v", a, *s, err)
	}
	model := m.after(a)
	c.legal = c.rules.Legal(&after, c.legal)
	read := modelOf(&after, c.legal)
	if got, want := read.seen(), model.seen(); got != want {
		c.t.Fatalf("%+v on\n%+v comes to\n%+v, the model to\n%+v, telling %q", a, *s, got, want, model.story)
	}
	if model.loser != read.loser && model.due != "over" && model.rounds {
		c.t.Fatalf("%+v on\n%+v: seat %d lost the round, the model says %d", a, *s, read.loser, model.loser)
	}
	var told []string
	for _, e := range c.events {
		told = append(told, inWords(e))
	}
	if got, want := order(told), order(model.story); !slices.Equal(got, want) {
		c.t.Fatalf("%+v on\n%+v tells in the order %v, the model %v", a, *s, got, want)
	}
	slices.Sort(told)
	if story := slices.Sorted(slices.Values(model.story)); !slices.Equal(told, story) {
		c.t.Fatalf("%+v on\n%+v tells\n%q, the model\n%q", a, *s, told, story)
	}
	if err := c.rules.Check(&after); err != nil {
		c.t.Fatalf("%+v on\n%+v: %v", a, *s, err)
	}
	return after, model
}

// order is the kinds of what is told, one after the other; what happens to all
// of a stack, or in a meeting, happens at once.
func order(story []string) (kinds []string) {
	for _, line := range story {
		kind, _, _ := strings.Cut(line, " ")
		switch kind {
		case "captured", "kidnapped", "freed", "released":
			kind = "meeting"
		}
		if len(kinds) == 0 || kinds[len(kinds)-1] != kind {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}
