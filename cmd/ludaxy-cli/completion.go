package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/alecthomas/kong"
)

// completionCmd writes the completion of this command line for a shell.
type completionCmd struct {
	Shell string `arg:"" help:"bash, zsh or fish."`
}

// Help is the long help of the command.
func (completionCmd) Help() string {
	return `For this shell only:  source <(ludaxy-cli completion bash)
For good, put it where the shell looks: /usr/share/bash-completion/completions/ludaxy-cli,
a folder of $fpath as _ludaxy-cli, or ~/.config/fish/completions/ludaxy-cli.fish.`
}

// Run writes the completion to out.
func (c *completionCmd) Run(out io.Writer) error {
	app := newParser(io.Discard, io.Discard, func(int) {}).Model
	text := ""
	switch c.Shell {
	case "bash":
		text = bashCompletion(app)
	case "zsh":
		text = zshCompletion(app)
	case "fish":
		text = fishCompletion(app)
	default:
		return fmt.Errorf("there is no completion for %q; there are bash, zsh and fish", c.Shell)
	}
	_, err := io.WriteString(out, text)
	return err
}

func names(nodes []*kong.Node) string {
	var list []string
	for _, n := range nodes {
		list = append(list, n.Name)
	}
	return strings.Join(list, " ")
}

// long are the flags of a command with their hyphen, in one line.
func long(flags []*kong.Flag) string {
	var list []string
	for _, f := range flags {
		list = append(list, "-"+f.Name)
	}
	return strings.Join(list, " ")
}

func bashCompletion(app *kong.Application) string {
	var b strings.Builder
	b.WriteString("# bash completion for ludaxy-cli\n_ludaxy_cli() {\n")
	b.WriteString("\tlocal word=${COMP_WORDS[COMP_CWORD]} flags='" + long(app.Flags) + "'\n\tCOMPREPLY=()\n")
	b.WriteString("\tif ((COMP_CWORD == 1)) && [[ $word != -* ]]; then\n\t\tmapfile -t COMPREPLY < <(compgen -W '" + names(leaves(app)) + "' -- \"$word\")\n\t\treturn\n\tfi\n")
	b.WriteString("\tcase ${COMP_WORDS[1]} in\n")
	for _, c := range leaves(app) {
		b.WriteString("\t" + c.Name + ") flags='" + long(flagsOf(app, c)) + "' ;;\n")
	}
	b.WriteString("\tesac\n\tif [[ $word == -* ]]; then\n\t\tmapfile -t COMPREPLY < <(compgen -W \"$flags\" -- \"$word\")\n\telse\n")
	b.WriteString("\t\tmapfile -t COMPREPLY < <(compgen -d -- \"$word\"; compgen -f -X '!*.ludaxy' -- \"$word\")\n\tfi\n}\n")
	b.WriteString("complete -o filenames -F _ludaxy_cli ludaxy-cli\n")
	return b.String()
}

// plain takes out of a help text what means something between a shell's quotes
// or to zsh's _arguments.
func plain(text string) string {
	return strings.NewReplacer("'", "’", "[", "(", "]", ")", ":", ";", `"`, "").Replace(text)
}

func zshCompletion(app *kong.Application) string {
	var b strings.Builder
	b.WriteString("#compdef ludaxy-cli\n_ludaxy_cli() {\n\tif ((CURRENT == 2)); then\n\t\tlocal -a commands=(\n")
	for _, c := range leaves(app) {
		b.WriteString("\t\t\t'" + c.Name + ":" + plain(c.Help) + "'\n")
	}
	b.WriteString("\t\t)\n\t\t_describe command commands\n\t\treturn\n\tfi\n\tlocal command=$words[2]\n\tshift words\n\t((CURRENT--))\n\tcase $command in\n")
	for _, c := range leaves(app) {
		b.WriteString("\t" + c.Name + ") _arguments")
		for _, f := range flagsOf(app, c) {
			b.WriteString(" '-" + f.Name + "[" + plain(f.Help) + "]")
			if !f.IsBool() {
				b.WriteString(":" + f.Name + ":_files")
			}
			b.WriteString("'")
		}
		b.WriteString(" '*:file:_files' ;;\n")
	}
	b.WriteString("\tesac\n}\n_ludaxy_cli \"$@\"\n")
	return b.String()
}

func fishCompletion(app *kong.Application) string {
	var b strings.Builder
	b.WriteString("# fish completion for ludaxy-cli\n")
	for _, c := range leaves(app) {
		fmt.Fprintf(&b, "complete -c ludaxy-cli -n __fish_use_subcommand -f -a %s -d '%s'\n", c.Name, plain(c.Help))
		for _, f := range flagsOf(app, c) {
			needs := ""
			if !f.IsBool() {
				needs = " -r"
			}
			fmt.Fprintf(&b, "complete -c ludaxy-cli -n '__fish_seen_subcommand_from %s' -o %s%s -d '%s'\n", c.Name, f.Name, needs, plain(f.Help))
		}
	}
	return b.String()
}
