// Command manual writes what is made of the game's list of flags: manual man
// DATE writes the man page, manual bash the completion. The other program,
// ludaxy-cli, writes its own.
package main

import (
	"fmt"
	"os"

	"ludaxy/game/platform/cmdline"
	"ludaxy/game/platform/display"
)

func main() {
	switch {
	case len(os.Args) == 3 && os.Args[1] == "man":
		fmt.Print(cmdline.Manual(display.Version, os.Args[2]))
	case len(os.Args) == 2 && os.Args[1] == "bash":
		fmt.Print(cmdline.Completion())
	default:
		fmt.Fprintln(os.Stderr, "usage: manual man DATE | manual bash")
		os.Exit(2)
	}
}
