// Command ludaxy-dialog shows the system's dialog for choosing a file and writes
// the path that was chosen to standard output.
//
// It is a program of its own because the dialog needs GTK: the game starts, and
// has a chooser of its own, where there is no GTK, and whatever GTK does, no frame
// of the game waits for it and no match ends with it. Its status is 0 if a file
// was chosen, 1 if none was, and 2 if there can be no dialog.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/sqweek/dialog"
)

// The statuses the program ends with.
const (
	chosen = iota
	cancelled
	impossible
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run shows the dialog that the arguments ask for: "open" or "save", its title,
// the folder and the file name to begin with, and what match files are called.
func run(args []string, out, errs io.Writer) (status int) {
	defer func() {
		if v := recover(); v != nil { // the package's way of saying that there is no display
			_, _ = fmt.Fprintln(errs, "ludaxy-dialog:", v)
			status = impossible
		}
	}()
	if len(args) != 5 || args[0] != "open" && args[0] != "save" {
		_, _ = fmt.Fprintln(errs, "usage: ludaxy-dialog open|save TITLE FOLDER FILE WHAT")
		return impossible
	}
	b := dialog.File().Title(args[1]).SetStartDir(args[2]).Filter(args[4], "ludaxy")
	choose := b.Load
	if args[0] == "save" {
		choose = b.SetStartFile(args[3]).Save
	}
	path, err := choose()
	switch {
	case errors.Is(err, dialog.ErrCancelled):
		return cancelled
	case err != nil:
		_, _ = fmt.Fprintln(errs, "ludaxy-dialog:", err)
		return impossible
	}
	if _, err := fmt.Fprintln(out, path); err != nil {
		return impossible
	}
	return chosen
}
