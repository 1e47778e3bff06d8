package arena

import (
	"context"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestSplitCommand(t *testing.T) {
	for text, want := range map[string][]string{
		"engine":                         {"engine"},
		"  engine  protocol\t-x ":        {"engine", "protocol", "-x"},
		`"my engine" -name 'a b' ""`:     {"my engine", "-name", "a b", ""},
		`C:\games\engine.exe pro"to"col`: {`C:\games\engine.exe`, "protocol"},
	} {
		if got, err := splitCommand(text); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q, %v", text, got, err)
		}
	}
	for _, bad := range []string{"", "  ", `"open`, "it's"} {
		if got, err := splitCommand(bad); err == nil {
			t.Errorf("%q is taken as %q", bad, got)
		}
	}
}

// TestSilentEngine wants a program that says nothing to be given up in time, with
// one sentence.
func TestSilentEngine(t *testing.T) {
	if _, err := exec.LookPath("sleep"); err != nil {
		t.Skip("there is no program that does nothing for a while")
	}
	e, err := EnterProgram("engine", Program{Command: "sleep 60", Think: time.Millisecond, Patience: 200 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	c := config(t, "luddo", "random", "random")
	c.Entrants[1] = e
	begun := time.Now()
	_, err = Run(context.Background(), c)
	if err == nil || !strings.Contains(err.Error(), `did not answer "hello" within 201ms`) || strings.Contains(err.Error(), "\n") {
		t.Errorf("got %v", err)
	}
	if took := time.Since(begun); took > 20*time.Second {
		t.Errorf("it took %v", took)
	}
}
