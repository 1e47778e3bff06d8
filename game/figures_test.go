package game

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
)

// computers is a full table of computers.
func computers(game string, n int, level string) scenes.MatchSetup {
	s := scenes.MatchSetup{Game: game}
	for k := range n {
		s.Seats[k] = engine.Seat{Kind: engine.Computer, Name: fmt.Sprintf("C%d", k+1), Level: level, Livery: k}
	}
	return s
}

// resident is the memory of this process in MB, 0 where the system does not tell.
func resident() int {
	data, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0
	}
	fields := strings.Fields(string(data))
	if len(fields) < 2 {
		return 0
	}
	pages, _ := strconv.Atoi(fields[1])
	return pages * os.Getpagesize() / 1_000_000
}

// TestFigures measures what build/bench tells of the running game; only that
// sets LUDAXY_GAMES, to how many games come before memory is looked at first.
func TestFigures(t *testing.T) {
	games, err := strconv.Atoi(os.Getenv("LUDAXY_GAMES"))
	if err != nil {
		t.Skip("build/bench runs this")
	}
	moving(t)
	remembering(t, games)
}

// frame does something within a frame of the loop, whose end lets the graphics
// system do what it was told: frames must not be piled up in one.
func frame(f func()) { graphtest.Do(f) }

// moving measures frames while pieces move on the most crowded board.
func moving(t *testing.T) {
	var p *played
	frame(func() {
		p = start(t, Options{Paths: paths(t), Seed: "figures", Lang: "en"})
		if err := p.g.Start(computers("mega-ludo", 8, "casual")); err != nil {
			t.Fatal(err)
		}
	})
	step := func() {
		p.ticks(1)
		p.draw()
	}
	for range 120 { // what is baked once is not measured
		frame(step)
	}
	const frames = 600
	took, worked := make([]time.Duration, 0, frames), make([]time.Duration, 0, frames)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range frames {
		frame(func() {
			// What else the machine does counts in the time that passes, and not in the thread's own.
			runtime.LockOSThread()
			defer runtime.UnlockOSThread()
			begun, own := time.Now(), threadTime()
			step()
			took, worked = append(took, time.Since(begun)), append(worked, threadTime()-own)
		})
	}
	runtime.ReadMemStats(&after)
	slices.Sort(took)
	slices.Sort(worked)
	t.Logf("figures: frame of mega-ludo with 8 arms in motion: median %v, 99th percentile %v (at most 1 ms, 4 ms)",
		took[frames/2].Round(time.Microsecond), took[frames*99/100].Round(time.Microsecond))
	t.Logf("figures: processor time of the same: median %v, 99th percentile %v, most %v",
		worked[frames/2].Round(time.Microsecond), worked[frames*99/100].Round(time.Microsecond), worked[frames-1].Round(time.Microsecond))
	t.Logf("figures: allocations a frame: %.1f (moves, words and saves included)", float64(after.Mallocs-before.Mallocs)/frames)
	frame(func() { leave(t, p) })
}

func leave(t *testing.T, p *played) {
	t.Helper()
	if err := p.g.close(); err != nil {
		t.Error(err)
	}
}

// remembering plays games at instant speed and looks at the memory after some
// and after ten times as many.
func remembering(t *testing.T, games int) {
	var p *played
	frame(func() {
		p = start(t, Options{Paths: paths(t), Seed: "figures", Lang: "en"})
		p.instant()
	})
	play := func(n int) {
		for range n {
			frame(func() {
				if err := p.g.Start(computers("luddo", 4, "beginner")); err != nil {
					t.Fatal(err)
				}
			})
			over := false
			for frames := 0; !over; frames++ {
				if frames > 100_000 {
					t.Fatal("the match does not end")
				}
				frame(func() {
					p.ticks(60)
					p.draw()
					over = p.state().Phase == rules.PhaseOver
				})
			}
		}
		runtime.GC()
	}
	play(games)
	first := resident()
	play(9 * games)
	t.Logf("figures: memory after %d games %d MB, after %d games %d MB (at most a tenth more)", games, first, 10*games, resident())
	frame(func() { leave(t, p) })
}
