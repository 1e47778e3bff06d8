package messages

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

// keyNames are the names of keys as a text might say them. Keys can be changed and a gamepad has none, so a text of the
// game takes the name from package keymap.
var keyNames = regexp.MustCompile(`\b(Esc|Ctrl|Tab|F[0-9]+|Space|Espaço|Backspace)\b|[Pp]ress Enter|(aperte|Aperte|e) Enter\b|Enter(キー|を押)|スペースキー|\b[WASDQE], [WASDQE]\b|W・A`)

func TestTextsNameNoKeys(t *testing.T) {
	for _, l := range Langs() {
		for key, text := range raw(t, l.Lang) {
			if strings.HasPrefix(key, "cli.") || strings.HasPrefix(key, "keys.name.") {
				continue // a terminal has these keys; the names themselves
			}
			if found := keyNames.FindString(fmt.Sprint(text)); found != "" {
				t.Errorf("%s: %s names the key %q; give the text a parameter, filled by keymap.Name", l.Lang, key, found)
			}
		}
	}
	if !keyNames.MatchString("Click it, or press Space.") || !keyNames.MatchString("クリックするか、スペースキーで") {
		t.Error("the names are not found")
	}
}
