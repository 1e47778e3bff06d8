// Command ludaxy-cli is Ludaxy without a window: for play in plain text, for
// other programs, for tests and for measuring.
package main

import (
	"fmt"
	"os"
	"runtime/debug"

	"github.com/alecthomas/kong"
)

// version is set by the build; a program built by hand says what Go knows.
var version = ""

// cli is the command line: a field a command, each in a file of its own.
type cli struct {
	Version kong.VersionFlag `help:"Show the version and exit."`

	Play     playCmd     `cmd:"" help:"Play any of the games in plain lines of text."`
	Protocol protocolCmd `cmd:"" help:"Answer requests, one JSON object a line, from standard input."`
	Verify   verifyCmd   `cmd:"" help:"Check match files: form, checksums, legality, positions and dice."`
	Bench    benchCmd    `cmd:"" help:"Play random matches and measure the engine."`
	Train    trainCmd    `cmd:"" help:"Make an opponent learn a game by play against itself."`
}

func main() {
	defer func() {
		if p := recover(); p != nil {
			fmt.Fprintf(os.Stderr, "ludaxy-cli: a fault of this program: %v\n", p)
			os.Exit(70)
		}
	}()
	var c cli
	parser := kong.Must(&c,
		kong.Name("ludaxy-cli"),
		kong.Description("Ludaxy without a window: play in plain text, and the engine for other programs."),
		kong.UsageOnError(),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
		kong.Vars{"version": "ludaxy-cli " + programVersion()},
	)
	ctx, err := parser.Parse(longFlags(parser.Model, os.Args[1:]))
	parser.FatalIfErrorf(err)
	ctx.FatalIfErrorf(ctx.Run())
}

func programVersion() string {
	if version != "" {
		return version
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
