package credits

import (
	"os"
	"strings"
	"testing"

	"ludaxy/assets/fonts"

	"golang.org/x/image/font/sfnt"
)

func TestOwnLicenceIsTheRepositorys(t *testing.T) {
	want, err := os.ReadFile("../../LICENSE")
	if err != nil {
		t.Fatal(err)
	}
	if licence != string(want) {
		t.Error("ludaxy.txt is not the LICENSE at the top of the repository: copy it")
	}
}

// TestAllCanBeRead wants a whole licence of every part, in letters that the font has.
func TestAllCanBeRead(t *testing.T) {
	font, err := sfnt.Parse(fonts.Regular())
	if err != nil {
		t.Fatal(err)
	}
	var buf sfnt.Buffer
	lacking := map[rune]string{}
	for _, p := range All() {
		if len(p.Text) < 500 || strings.Contains(p.Text, "====") || strings.Contains(p.Text, "```") {
			t.Errorf("%s: %d bytes of licence: %.60q", p.Name, len(p.Text), p.Text)
		}
		words := strings.Fields(p.Text)
		var again []string
		for _, para := range Paragraphs(p.Text) {
			again = append(again, strings.Fields(para)...)
			for _, r := range para {
				if i, err := font.GlyphIndex(&buf, r); err != nil || i == 0 {
					lacking[r] = p.Name
				}
			}
		}
		if strings.Join(words, " ") != strings.Join(again, " ") {
			t.Errorf("%s: paragraphs lose words", p.Name)
		}
	}
	for r, where := range lacking {
		t.Errorf("the font lacks %q (%U) of the licence of %s", r, r, where)
	}
}

func TestParagraphsJoinLines(t *testing.T) {
	got := Paragraphs("Title\n\n   One line\n   and another.\n* an item\n  goes on\n1. first\n(a) second\nCopyright (c) 1\n----\nend")
	want := []string{"Title", "One line and another.", "* an item goes on", "1. first", "(a) second", "Copyright (c) 1", "----", "end"}
	if strings.Join(got, "|") != strings.Join(want, "|") {
		t.Errorf("%q, want %q", got, want)
	}
}
