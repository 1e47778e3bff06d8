package rulestest

import (
	"errors"
	"strings"
	"testing"

	"ludaxy/engine/notation"
)

// Impossible is a position that a game has to refuse, and a part of the
// sentence that says why.
type Impossible struct {
	Name     string
	Position Position
	Says     string
}

// Refused wants a game to refuse positions as bad_state, each as a test of its
// own.
func Refused(t *testing.T, game string, list []Impossible) {
	t.Helper()
	for _, c := range list {
		c.Position.Game = game
		t.Run(c.Name, func(t *testing.T) {
			text := c.Position.text(t)
			s, err := notation.DecodeState(text)
			var known *notation.Error
			switch {
			case err == nil:
				t.Errorf("%s was taken: %+v", text, s)
			case !errors.As(err, &known) || known.Code != notation.BadState || !strings.Contains(known.Text, c.Says):
				t.Errorf("%s: %v, want %q", text, err, c.Says)
			}
		})
	}
}
