package arena

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// picks is a position with the piece that each reference player but random
// moves.
type picks struct {
	name                               string
	position                           rulestest.Position
	fast, aggressive, defensive, mixed uint8
}

func TestReferencesOnScriptedPositions(t *testing.T) {
	const move = `"turn":0,"phase":"move","numbers":`
	for _, c := range []picks{
		// The ring of luddo has 52 squares; seat 2 starts on r26. Stars are r0, r8, r13, r21 and so on.
		{"nothing special: the piece furthest on", rulestest.Position{Game: "luddo", Pieces: "r1 r22 y y||y y y y|", More: move + `[3]`}, 1, 1, 1, 1},
		{"a capture by the piece behind", rulestest.Position{Game: "luddo", Pieces: "r1 r22 y y||r4 y y y|", More: move + `[3]`}, 1, 0, 1, 0},
		{"two captures: by the piece furthest on", rulestest.Position{Game: "luddo", Pieces: "r1 r35 r37 y||r4 r38 y y|", More: move + `[3]`}, 2, 1, 2, 1},
		{"on a star nobody is captured", rulestest.Position{Game: "luddo", Pieces: "r5 r22 y y||r8 y y y|", More: move + `[3]`}, 1, 1, 0, 0},
		{"flee before going on: r10 is hunted from r7", rulestest.Position{Game: "luddo", Pieces: "r10 r23 y y||r7 y y y|", More: move + `[4]`}, 1, 1, 0, 0},
		{"no flight from one hunter into reach of the same", rulestest.Position{Game: "luddo", Pieces: "r10 r23 y y||r7 y y y|", More: move + `[2]`}, 1, 1, 1, 1},
		{"a hunter who leaves the ring first is none", rulestest.Position{Game: "luddo", Pieces: "r26 r29 y y||r24 y y y|", More: move + `[3]`}, 1, 1, 1, 1},
		{"to a star before going on", rulestest.Position{Game: "luddo", Pieces: "r5 r22 y y||y y y y|", More: move + `[3]`}, 1, 1, 0, 0},
		{"out of the yard before going on", rulestest.Position{Game: "luddo", Pieces: "y r22 y y||y y y y|", More: move + `[6]`}, 1, 1, 0, 0},
		{"home before a capture", rulestest.Position{Game: "luddo", Pieces: "r1 l2 l3 y||r4 y y y|", More: move + `[3]`}, 1, 0, 1, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := c.position.State(t)
			for name, want := range map[string]uint8{Fast: c.fast, Aggressive: c.aggressive, Defensive: c.defensive, Mixed: c.mixed} {
				p, _ := Reference(name)
				a := p.Choose(context.Background(), games.Of(&s), s, nil)
				if a.Kind != rules.Move || a.Piece != want {
					t.Errorf("%s does %+v, want piece %d to move", name, a, want)
				}
			}
		})
	}
}

func TestReferencesPlayEveryGame(t *testing.T) {
	if testing.Short() {
		t.Skip("whole matches take long")
	}
	for _, r := range games.All() {
		for _, name := range References() {
			e, err := Enter(name)
			if err != nil {
				t.Fatal(err)
			}
			spec := r.Spec()
			for n := spec.MinPlayers; n <= spec.MaxPlayers; n++ {
				c := Config{Rules: r, Options: spec.Defaults(), Seats: SeatsFor(spec, n), Games: n, Seed: "all"}
				for range n {
					c.Entrants = append(c.Entrants, e)
				}
				res, err := Run(context.Background(), c)
				if err != nil || res.Results[0].Wins != float64(res.Games) || res.Unending > 0 {
					t.Errorf("%s, %s, %d players: %+v, %v", spec.ID, name, n, res, err)
				}
			}
		}
	}
}

func TestRandomTakesEverything(t *testing.T) {
	s := rulestest.Position{Game: "luddo", Pieces: "r1 r22 r30 y||y y y y|", More: `"turn":0,"phase":"move","numbers":[6]`}.State(t)
	p, ok := Reference(Random)
	if !ok {
		t.Fatal("no random")
	}
	rng := rand.New(rand.NewPCG(1, 1))
	count := [4]int{}
	for range 4000 {
		count[p.Choose(context.Background(), games.Of(&s), s, rng).Piece]++
	}
	if slices.Min(count[:]) < 900 || slices.Max(count[:]) > 1100 {
		t.Errorf("pieces are moved %v times", count)
	}
	if _, ok := Reference("nobody"); ok {
		t.Error("there is a reference player nobody")
	}
}
