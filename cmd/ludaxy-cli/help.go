package main

import (
	"fmt"
	"io"

	"github.com/alecthomas/kong"
)

// about are the commands that tell about the others.
type about struct {
	Help       helpCmd       `cmd:"" help:"Explain a command, or list all."`
	Completion completionCmd `cmd:"" help:"Write the completion for a shell: bash, zsh or fish."`
	Manual     manualCmd     `cmd:"" help:"Write the manual as a man page."`
}

// helpCmd is the same as -help, for who looks for a command of that name.
type helpCmd struct {
	Command []string `arg:"" optional:"" help:"The command to explain."`
}

// Run writes the help to out.
func (c *helpCmd) Run(out io.Writer) error {
	shown := false
	parser := newParser(out, io.Discard, func(int) { shown = true })
	_, err := parser.Parse(append(c.Command, "--help"))
	if shown {
		return nil
	}
	return fmt.Errorf("there is no command %q; \"ludaxy-cli help\" lists them: %w", c.Command[0], err)
}

// leaves are the commands of a parser that are not hidden.
func leaves(app *kong.Application) []*kong.Node { return app.Leaves(true) }

// flagsOf are the flags of a command, and those of all commands first.
func flagsOf(app *kong.Application, command *kong.Node) (list []*kong.Flag) {
	for _, f := range app.Flags {
		if !f.Hidden {
			list = append(list, f)
		}
	}
	for _, f := range command.Flags {
		if !f.Hidden {
			list = append(list, f)
		}
	}
	return list
}
