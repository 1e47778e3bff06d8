package main

import (
	"fmt"
	"io"
	"strings"

	"ludaxy/game/platform/display"
)

// manualCmd writes the manual: the same texts as -help, as a man page.
type manualCmd struct {
	Date string `help:"Date of the page, YYYY-MM-DD." placeholder:"DATE"`
}

// Run writes the man page to out.
func (c *manualCmd) Run(out io.Writer) error {
	app := newParser(io.Discard, io.Discard, func(int) {}).Model
	var b strings.Builder
	number := display.Version
	fmt.Fprintf(&b, ".TH LUDAXY\\-CLI 1 %q %q \"User commands\"\n", c.Date, "Ludaxy "+number)
	b.WriteString(".SH NAME\nludaxy\\-cli \\- Ludaxy without a window\n.SH SYNOPSIS\n.B ludaxy\\-cli\n.I COMMAND\n.RI [ FLAGS ]\n")
	b.WriteString(".SH DESCRIPTION\n" + roff(app.Help) + "\nFlags take one hyphen or two.\n.SH COMMANDS\n")
	for _, n := range leaves(app) {
		fmt.Fprintf(&b, ".SS %s\n%s\n", roff(n.Summary()), roff(n.Help))
		if n.Detail != "" {
			b.WriteString(".PP\n" + roff(n.Detail) + "\n")
		}
		for _, a := range n.Positional {
			fmt.Fprintf(&b, ".TP\n.I %s\n%s\n", roff(a.Summary()), roff(a.Help))
		}
		for _, f := range n.Flags {
			if f.Hidden {
				continue
			}
			fmt.Fprintf(&b, ".TP\n.B \\-%s", roff(f.Name))
			if f.Short != 0 {
				fmt.Fprintf(&b, ", \\-%c", f.Short)
			}
			if !f.IsBool() {
				fmt.Fprintf(&b, " \\fI%s\\fR", roff(f.FormatPlaceHolder()))
			}
			b.WriteString("\n" + roff(f.Help) + "\n")
		}
	}
	b.WriteString(".SH OTHER FLAGS\n")
	for _, f := range app.Flags {
		fmt.Fprintf(&b, ".TP\n.B \\-%s\n%s\n", roff(f.Name), roff(f.Help))
	}
	fmt.Fprintf(&b, `.SH EXIT STATUS
.TP
.B 0
All is well.
.TP
.B %d
What was asked for could not be done, or a file is not ok. One line on standard
error says what.
.TP
.B %d
A mistake on the command line.
.TP
.B %d
A fault of this program.
.SH SEE ALSO
.BR ludaxy (6)
`, statusFailed, statusUsage, statusFault)
	_, err := io.WriteString(out, b.String())
	return err
}

// roff writes a text so that the manual shows it as it is.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(text)
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if strings.HasPrefix(line, ".") || strings.HasPrefix(line, "'") {
			lines[i] = `\&` + line
		}
	}
	return strings.Join(lines, "\n")
}
