package platform

import (
	"context"
	"os"
	"os/exec"
	"strings"
	"time"
)

// Locales are the player's languages, the most wanted first, in the forms
// messages.Match understands. A program started from the Finder has no locale
// in its environment, so the system's preferences are asked.
func Locales() []string {
	if list := fromEnvironment(os.Getenv); len(list) > 0 && !strings.HasPrefix(list[0], "C") {
		return list
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	out, err := exec.CommandContext(ctx, "defaults", "read", "-g", "AppleLanguages").Output()
	if err != nil {
		return nil
	}
	// ( "pt-BR", "en-US" ) over several lines
	return strings.FieldsFunc(string(out), func(r rune) bool { return strings.ContainsRune("()\", \n\t", r) })
}
