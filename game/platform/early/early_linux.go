//go:build linux && !android

package early

import (
	"syscall"

	"ludaxy/game/platform/display"
)

func init() {
	code, text := display.Check()
	if text == "" {
		return
	}
	out := 2
	if code == 0 {
		out = 1
	}
	// There is nobody to tell if this fails.
	_, _ = syscall.Write(out, []byte(text))
	syscall.Exit(code)
}
