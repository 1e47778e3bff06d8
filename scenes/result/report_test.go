package result_test

import (
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/result"
)

func TestMain(m *testing.M) { graphtest.Main(m) }

func seats(n int) (s [rules.MaxSeats]engine.Seat) {
	for k := range n {
		s[k] = engine.Seat{Kind: engine.Computer, Name: string(rune('A' + k)), Level: "skilled", Livery: k}
	}
	return s
}

func luddo(t *testing.T) rules.Rules {
	t.Helper()
	r, ok := games.ByID("luddo")
	if !ok {
		t.Fatal("there is no luddo")
	}
	return r
}

func TestReportOfAWholeMatch(t *testing.T) {
	rep, err := result.Sample(luddo(t), seats(4), nil, "a whole match")
	if err != nil {
		t.Fatal(err)
	}
	if rep.Proof != result.Proven || rep.Bad != 0 {
		t.Errorf("fair dice were found to be %v, bad roll %d", rep.Proof, rep.Bad)
	}
	var rolls, captures, captured int
	for i, p := range rep.Players {
		if p.Place != i+1 {
			t.Errorf("player %d of the list has place %d", i, p.Place)
		}
		if p.Place == 1 && p.Home != 4 {
			t.Errorf("the winner has %d pieces home", p.Home)
		}
		if p.Turns == 0 || p.Squares < 4*51 && p.Home == 4 {
			t.Errorf("%s: %d turns, %d squares for %d pieces home", p.Name, p.Turns, p.Squares, p.Home)
		}
		rolls += p.Rolls
		captures += p.Captures
		captured += p.Captured
	}
	faces := 0
	for _, f := range rep.Faces {
		faces += f
	}
	if faces != rolls || rolls == 0 {
		t.Errorf("the faces sum up to %d, the players' rolls to %d", faces, rolls)
	}
	if captures != captured {
		t.Errorf("%d captures, but %d pieces were captured", captures, captured)
	}
	if rep.Checked < rolls {
		t.Errorf("%d rolls were made, %d checked", rolls, rep.Checked)
	}
}

func TestManualDiceHaveNothingToProve(t *testing.T) {
	rep, err := result.Sample(luddo(t), seats(2), map[string]string{"dice": "manual"}, "")
	if err != nil {
		t.Fatal(err)
	}
	if rep.Proof != result.Manual {
		t.Errorf("own dice were found to be %v", rep.Proof)
	}
}
