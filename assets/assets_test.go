package assets

import (
	"strings"
	"testing"

	"ludaxy/assets/fonts"
	"ludaxy/assets/messages"
)

// A character that the fonts lack would be an empty box on the screen.
func TestFontsHaveEveryCharacterOfEveryMessage(t *testing.T) {
	missing := map[rune]string{}
	checked := 0
	for _, l := range messages.Langs() {
		for _, r := range l.Name {
			if !fonts.Has(r) {
				missing[r] = "name of " + string(l.Lang)
			}
		}
		for _, key := range messages.Keys() {
			for _, text := range messages.Texts(l.Lang, key) {
				for _, r := range text {
					checked++
					if !fonts.Has(r) {
						missing[r] = string(l.Lang) + " " + key
					}
				}
			}
		}
	}
	for r, where := range missing {
		t.Errorf("the fonts lack %q (%U), used by %s: run build/gen/fonts/fonts, or use another character", r, r, where)
	}
	if checked < 10000 {
		t.Errorf("only %d characters were looked at", checked)
	}
}

func TestLicensesNameWhatIsEmbedded(t *testing.T) {
	for _, want := range []string{
		"mplus2-medium.otf", "mplus2-bold.otf", "sounds/*.ogg", "Copyright 2021 The M+ FONTS Project Authors",
		"SIL OPEN FONT LICENSE", "PERMISSION & CONDITIONS", "TERMINATION", "DISCLAIMER", "MIT",
	} {
		if !strings.Contains(Licenses, want) {
			t.Errorf("LICENSES.md does not mention %q", want)
		}
	}
}
