package main

import (
	"strings"

	"github.com/alecthomas/kong"
)

// longFlags writes flags given Go's way, with one dash, with the two that the
// parser wants, so that -json and --json are the same.
func longFlags(app *kong.Application, args []string) []string {
	known := map[string]bool{}
	_ = kong.Visit(app, func(node kong.Visitable, next kong.Next) error {
		if flag, ok := node.(*kong.Flag); ok {
			known[flag.Name] = true
		}
		return next(nil)
	})
	out := make([]string, len(args))
	for i, arg := range args {
		out[i] = arg
		name, _, _ := strings.Cut(strings.TrimPrefix(arg, "-"), "=")
		if strings.HasPrefix(arg, "-") && len(name) > 1 && known[name] {
			out[i] = "-" + arg
		}
	}
	return out
}
