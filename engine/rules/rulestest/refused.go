package rulestest

import (
	"errors"
	"strings"
	"testing"

	"ludaxy/engine/notation"
)

// Refused wants a game to refuse a position as bad_state, with a part of the
// sentence that says why, as a test of its own name.
func Refused(t *testing.T, name string, p Position, says string) {
	t.Helper()
	t.Run(name, func(t *testing.T) {
		text := p.text(t)
		s, err := notation.DecodeState(text)
		var known *notation.Error
		switch {
		case err == nil:
			t.Errorf("%s was taken: %+v", text, s)
		case !errors.As(err, &known) || known.Code != notation.BadState || !strings.Contains(known.Text, says):
			t.Errorf("%s: %v, want %q", text, err, says)
		}
	})
}
