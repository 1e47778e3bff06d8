package game

import (
	"fmt"
	"log/slog"
	"os"
	"runtime"

	"ludaxy/game/platform/display"
)

// journal is the log of a session, for a report of a fault. It tells what
// happens to the program and nothing of the players: no names, no moves, no
// folders. Without a file it says nothing, and a nil journal is one without.
type journal struct {
	file *os.File
	to   *slog.Logger
}

// openLog begins a log anew; "" is for none.
func openLog(name string) (*journal, error) {
	if name == "" {
		return nil, nil
	}
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return nil, fmt.Errorf("the log cannot be written: %w", err)
	}
	j := &journal{file: file, to: slog.New(slog.NewTextHandler(file, nil))}
	j.say("start", "version", display.Stamp(), "go", runtime.Version(), "system", runtime.GOOS+"/"+runtime.GOARCH, "processors", runtime.NumCPU())
	return j, nil
}

// say writes a line: what happened, and pairs of a name and a value. A log that
// cannot be written any more does not disturb the game.
func (j *journal) say(what string, pairs ...any) {
	if j != nil {
		j.to.Info(what, pairs...)
	}
}

func (j *journal) close() error {
	if j == nil {
		return nil
	}
	j.say("end")
	return j.file.Close()
}
