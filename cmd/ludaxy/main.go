// Command ludaxy is the game.
package main

import (
	"fmt"
	"io"
	"os"

	"ludaxy/game"
	"ludaxy/game/platform/display"
	_ "ludaxy/game/platform/early" // says what is wrong where there is no display
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run does what the arguments say and returns the status to end with.
func run(args []string, out, errs io.Writer) int {
	f, err := parse(args)
	if err != nil {
		return fail(errs, err)
	}
	switch {
	case f.version:
		_, err = fmt.Fprintln(out, "ludaxy", display.Version)
	case f.help:
		_, err = fmt.Fprint(out, display.Usage)
	case f.gallery != "":
		err = game.Gallery(f.gallery, f.game)
	default:
		err = game.Run(f.game)
	}
	if err != nil {
		return fail(errs, err)
	}
	return 0
}

// fail says what is wrong in one line.
func fail(errs io.Writer, err error) int {
	// If even this cannot be written, the status still tells.
	_, _ = fmt.Fprintf(errs, "ludaxy: %v\n", err)
	return 1
}
