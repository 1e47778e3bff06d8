//go:build ebitenginedebug

// Ebitengine tells of its drawing commands only where it is built with the tag ebitenginedebug:
//
//	go test -tags ebitenginedebug -run DrawCalls ./game

package game

import (
	"bufio"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
)

// most is how many draw calls a frame may take, with those of the loop itself, which brings the picture to the screen.
const most = 20

// calls counts draw calls by what Ebitengine writes to the standard output.
type calls struct {
	mu     sync.Mutex
	frames []int // draw calls of each frame told of so far
	ended  chan struct{}
}

// count runs play while draw calls are counted.
func count(t *testing.T, play func(c *calls)) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	stdout := os.Stdout
	c := &calls{ended: make(chan struct{})}
	go c.read(r)
	graphtest.Do(func() { os.Stdout = w })
	defer func() {
		graphtest.Do(func() { os.Stdout = stdout })
		_ = w.Close()
		<-c.ended
		_ = r.Close()
	}()
	play(c)
}

func (c *calls) read(r *os.File) {
	defer close(c.ended)
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		c.mu.Lock()
		switch line := lines.Text(); {
		case strings.HasPrefix(line, "Graphics commands"):
			c.frames = append(c.frames, 0)
		case strings.HasPrefix(line, "  draw-triangles") && len(c.frames) > 0:
			c.frames[len(c.frames)-1]++
		}
		c.mu.Unlock()
	}
}

// worst is the frame with the most draw calls since the last time.
func (c *calls) worst() (n int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.frames) > 0 {
		n = slices.Max(c.frames)
	}
	c.frames = nil
	return n
}

// A crowded board with eight arms, on which pieces move, is drawn in few calls.
func TestDrawCallsOfACrowdedBoard(t *testing.T) {
	var p *played
	frame(func() {
		p = start(t, Options{Paths: paths(t), Seed: "crowd", Lang: "en"})
		p.instant()
		if err := p.g.Start(computers("mega-ludo", 8, "beginner")); err != nil {
			t.Fatal(err)
		}
	})
	step := func() {
		p.ticks(1)
		p.draw()
	}
	for crowded := false; !crowded; {
		frame(func() {
			step()
			s := p.state()
			n := 0
			for k := range s.At {
				for _, q := range s.At[k] {
					if q.OnBoard() {
						n++
					}
				}
			}
			if crowded = n >= 16; s.Phase == rules.PhaseOver {
				t.Fatal("the match is over before the board is crowded")
			}
		})
	}
	frame(func() { p.g.change(func(s *scenes.Settings) { s.Speed = 1 }) })
	for range 60 { // what is baked once is not counted
		frame(step)
	}
	count(t, func(c *calls) {
		frame(step)
		c.worst()
		for range 240 {
			frame(step)
		}
		n := c.worst()
		t.Logf("figures: draw calls a frame, crowded mega-ludo with 8 arms: %d at most (at most %d)", n, most)
		if n > most || n < 2 {
			t.Errorf("%d draw calls in a frame, at most %d", n, most)
		}
	})
	frame(func() { leave(t, p) })
}
