package main

import (
	"strings"

	"github.com/alecthomas/kong"
)

// longFlags writes flags given Go's way, with one dash, with the two that the
// parser wants, so that -json and --json are the same.
func longFlags(app *kong.Application, args []string) []string {
	known, short := map[string]bool{}, map[string]bool{}
	_ = kong.Visit(app, func(node kong.Visitable, next kong.Next) error {
		if flag, ok := node.(*kong.Flag); ok {
			known[flag.Name] = true
			short[string(flag.Short)] = true
		}
		return next(nil)
	})
	out := make([]string, len(args))
	for i, arg := range args {
		out[i] = arg
		name, _, _ := strings.Cut(strings.TrimPrefix(arg, "-"), "=")
		// An unknown word is made a long flag too, so that what is told of it is the word
		// and not its first letter; a short flag with its value (-oNAME=VALUE) is left alone.
		word := len(name) > 1 && name[0] >= 'a' && name[0] <= 'z' && !short[name[:1]]
		if strings.HasPrefix(arg, "-") && len(name) > 1 && (known[name] || word) {
			out[i] = "-" + arg
		}
	}
	return out
}
