package weights

import (
	"io/fs"
	"path"
	"strings"
	"testing"

	"ludaxy/engine/bot/rounds"
	"ludaxy/engine/bot/value"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// largest is the most bytes a file may have: the browser has to load them all.
const largest = 200_000

func TestFilesSuitTheirGames(t *testing.T) {
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := files.ReadFile(name)
		if err != nil {
			return err
		}
		if len(b) > largest {
			t.Errorf("%s has %d bytes, more than %d", name, len(b), largest)
		}
		if name == "heat.json" {
			for of, heat := range heats() {
				if load(of) == nil || heat < 0.4 || heat > 1.5 {
					t.Errorf("%s: %s has the heat %v", name, of, heat)
				}
			}
			if len(heats()) == 0 {
				t.Errorf("%s is empty", name)
			}
			return nil
		}
		if path.Ext(name) == ".json" {
			if stats, err := rounds.Decode(b); err != nil || len(stats.Strength) == 0 {
				t.Errorf("%s: %v", name, err)
			}
			return nil
		}
		net, err := value.Decode(b)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			return nil
		}
		id, _, _ := strings.Cut(name, "/")
		r, ok := games.ByID(id)
		if !ok {
			t.Errorf("%s is for no game", name)
			return nil
		}
		s := r.Start(rules.Setup{Seats: 0b11, Options: r.Spec().Defaults(), First: 0})
		track := r.Board(&s)
		if net.Ring != track.LastRing+1 || net.Squares != net.Ring+track.Lane || (net.Kinds > 1) != r.Spec().Fleet {
			t.Errorf("%s is for another board: %d ring places, %d squares, %d kinds", name, net.Ring, net.Squares, net.Kinds)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestEveryGameHasLearned(t *testing.T) {
	// Where a seat has one piece there is nothing to choose and nothing to learn.
	for _, r := range games.All() {
		spec := r.Spec()
		for n := spec.MinPlayers; n <= spec.MaxPlayers; n++ {
			s := r.Start(rules.Setup{Seats: uint8(1<<n - 1), Options: spec.Defaults(), First: 0})
			if spec.Pieces > 1 && Of(spec, &s) == nil {
				t.Errorf("%s with %d players has no weights", spec.ID, n)
			}
		}
		if spec.Rounds != nil && Rounds(spec) == nil {
			t.Errorf("how the rounds of %s go was not learned", spec.ID)
		}
	}
}
