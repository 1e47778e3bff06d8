package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"
	"strings"
	"time"
	"unsafe"

	"ludaxy/engine/rules"
)

// benchOptions reads house rules written as NAME=VALUE.
func benchOptions(spec *rules.Spec, list []string) ([rules.MaxOptions]uint8, error) {
	options := spec.Defaults()
	for _, text := range list {
		name, value, ok := strings.Cut(text, "=")
		if !ok {
			return options, fmt.Errorf("a house rule is written NAME=VALUE, not %q", text)
		}
		if err := spec.SetOption(&options, name, value); err != nil {
			return options, err
		}
	}
	return options, nil
}

// measure plays random matches to the last place for some time.
func measure(r rules.Rules, setup rules.Setup, long time.Duration, seed uint64) figures {
	start := r.Start(setup)
	rng := rand.NewPCG(seed, 0)
	buf := make([]rules.Action, 0, 64)
	f := figures{Game: r.Spec().ID, Seats: start.SeatCount(), StateBytes: unsafe.Sizeof(start)}
	s := new(rules.State)
	playRandom(r, s, &start, rng, buf) // what is done once is not measured
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	actions := 0
	begun := time.Now()
	for time.Since(begun) < long {
		for range 16 {
			actions += playRandom(r, s, &start, rng, buf)
			f.Games++
		}
	}
	took := time.Since(begun)
	runtime.ReadMemStats(&after)
	f.SecondsMeasured = took.Seconds()
	f.ActionsAGame = float64(actions) / float64(f.Games)
	f.ActionsASecond = float64(actions) / took.Seconds()
	f.GamesASecond = float64(f.Games) / took.Seconds()
	f.NsAnAction = float64(took.Nanoseconds()) / float64(actions)
	f.AllocsAnAction = float64(after.Mallocs-before.Mallocs) / float64(actions)
	return f
}

// playRandom plays one match from start to its end in s, every choice at
// random, and returns the number of actions.
func playRandom(r rules.Rules, s, start *rules.State, rng *rand.PCG, buf []rules.Action) int {
	*s = *start
	for n := 0; ; n++ {
		buf = r.Legal(s, buf)
		if len(buf) == 0 {
			return n
		}
		random := rng.Uint64() >> 32
		a := buf[random*uint64(len(buf))>>32]
		if a.IsRoll() {
			a.Value = 1 + uint8(random*uint64(rules.Faces(s))>>32)
		}
		if err := r.Apply(s, a, nil); err != nil {
			panic(fmt.Sprintf("a legal action was refused: %v", err))
		}
	}
}

// write writes figures as a row of the table or as a line of JSON.
func write(w io.Writer, f figures, asJSON bool) error {
	if asJSON {
		return json.NewEncoder(w).Encode(f)
	}
	_, err := fmt.Fprintf(w, "%-10s %5d %12.0f %12.0f %10.1f %10.1f %13.4f\n",
		f.Game, f.Seats, f.GamesASecond, f.ActionsASecond, f.ActionsAGame, f.NsAnAction, f.AllocsAnAction)
	return err
}
