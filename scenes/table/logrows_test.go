package table

import (
	"strings"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/scenes"
)

// TestLogBreaksLongLines puts lines that are too long for the box into the log: they stand in several rows, whole, and
// the keys go through all lines once, from the last to the first.
func TestLogBreaksLongLines(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{4, 2, 3, 1}, nil, engine.Human, engine.Human)
		g.ticks(2)
		s, b := g.scene, g.scene.parts.log
		state := s.table.State()
		long := strings.TrimSpace(strings.Repeat("a long way ", 9))
		for i, text := range []string{"one", long, "two", long + " again", "three"} {
			s.log.push(s, linesOf(&state, text)...)
			if b.rowOf(i) < 0 {
				t.Errorf("%q is not shown when it comes", text)
			}
		}
		told := func(line int) (text string) {
			for _, row := range b.rows() {
				if row.line == line {
					text = strings.TrimSpace(text + " " + row.text)
				}
			}
			return text
		}
		if n := len(b.cut(1)); n < 2 {
			t.Fatalf("the long line has %d rows", n)
		}
		s.readLog()
		for i := len(s.log.lines) - 1; i >= 0; i-- {
			want := s.log.lines[i].text
			if len(b.cut(i)) < len(b.lines) && told(i) != want {
				t.Errorf("line %d reads %q, want %q", i, told(i), want)
			}
			if b.Value() != want {
				t.Errorf("the keys are on %q, want %q", b.Value(), want)
			}
			g.key(scenes.NavUp)
		}
		g.key(scenes.End)
		if b.Value() != "three" {
			t.Errorf("End leads to %q", b.Value())
		}
		g.key(scenes.Home)
		if b.Value() != "one" {
			t.Errorf("Home leads to %q", b.Value())
		}
	})
}
