// Command ludaxy is the game.
package main

import (
	"fmt"
	"io"
	"os"

	"ludaxy/game"
	"ludaxy/game/platform/built"
	"ludaxy/game/platform/cmdline"
	"ludaxy/game/platform/display"
	_ "ludaxy/game/platform/early" // says what is wrong where there is no display
	_ "ludaxy/game/platform/quiet" // keeps libraries from writing to the terminal
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run does what the arguments say and returns the status to end with.
func run(args []string, out, errs io.Writer) int {
	display.Release() // Ebitengine has its own connection by now
	built.Learn()
	line, opts, err := options(args)
	if err != nil {
		return fail(errs, display.StatusUsage, err)
	}
	switch {
	case line.Version:
		_, err = fmt.Fprintln(out, "ludaxy", display.Stamp())
	case line.Help:
		_, err = fmt.Fprint(out, cmdline.Usage())
	case line.Gallery != "":
		err = game.Gallery(line.Gallery, opts)
	default:
		err = game.Run(opts)
	}
	if err != nil {
		return fail(errs, 1, err)
	}
	return 0
}

// fail says what is wrong in one line.
func fail(errs io.Writer, status int, err error) int {
	// If even this cannot be written, the status still tells.
	_, _ = fmt.Fprintf(errs, "ludaxy: %v\n", err)
	return status
}
