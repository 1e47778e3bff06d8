// Command ludaxy-cli is Ludaxy without a window: for play in plain text, for
// other programs, for tests and for measuring.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kong"

	"ludaxy/game/platform/built"
	"ludaxy/game/platform/display"
)

// The statuses the program ends with, beside 0.
const (
	statusFailed = 1  // what was asked for could not be done, or a file is not ok
	statusUsage  = 2  // a mistake on the command line
	statusFault  = 70 // a fault of this program
)

// cli is the command line: a field a command, each in a file of its own.
type cli struct {
	Version kong.VersionFlag `help:"Show the version and exit."`

	Play     playCmd     `cmd:"" help:"Play any of the games in plain lines of text."`
	Protocol protocolCmd `cmd:"" help:"Answer requests, one JSON object a line, from standard input."`
	Verify   verifyCmd   `cmd:"" help:"Check match files: form, checksums, legality, positions and dice."`
	Convert  convertCmd  `cmd:"" help:"Write a match as readable text, or as JSON."`
	Bench    benchCmd    `cmd:"" help:"Play random matches and measure the engine."`
	Train    trainCmd    `cmd:"" help:"Make an opponent learn a game by play against itself."`
	Dice     diceCmd     `cmd:"" help:"Look whether dice are fair: those of the generator, or of a match file."`
	Analyse  analyseCmd  `cmd:"" help:"Tell luck and skill in a match apart."`
	Arena    arenaCmd    `cmd:"" help:"Play matches between computer players and count who wins."`
	Chances  chancesCmd  `cmd:"" help:"Look how good the chances to win are that players are shown."`

	About about `embed:""`
}

func main() {
	defer func() {
		if p := recover(); p != nil {
			fmt.Fprintf(os.Stderr, "ludaxy-cli: a fault of this program: %v\n", p)
			os.Exit(statusFault)
		}
	}()
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// run does what the arguments say and returns the status to end with.
func run(args []string, out, errs io.Writer) int {
	built.Learn()
	ended := -1 // the status of -help and -version, which end by themselves
	parser := newParser(out, errs, func(status int) { ended = status })
	ctx, err := parser.Parse(longFlags(parser.Model, args))
	switch {
	case ended >= 0:
		return ended
	case err != nil:
		fail(errs, fmt.Sprintf("%v; \"ludaxy-cli help\" lists the commands and their flags", err))
		return statusUsage
	}
	if err := ctx.Run(); err != nil {
		fail(errs, err.Error())
		return statusFailed
	}
	return 0
}

// newParser returns a parser of the command line.
func newParser(out, errs io.Writer, exit func(int)) *kong.Kong {
	return kong.Must(new(cli),
		kong.Name("ludaxy-cli"),
		kong.Description("Ludaxy without a window: play in plain text, and the engine for other programs."),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
		kong.Writers(out, errs),
		kong.Exit(exit),
		kong.BindTo(out, (*io.Writer)(nil)),
		kong.Vars{"version": "ludaxy-cli " + display.Stamp()},
	)
}

// fail says in one line what is wrong.
func fail(errs io.Writer, text string) {
	// If even this cannot be written, the status still tells.
	_, _ = fmt.Fprintf(errs, "ludaxy-cli: %s\n", printable(text))
}
