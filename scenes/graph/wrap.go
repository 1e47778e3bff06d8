package graph

import (
	"strings"
	"unicode"
)

// Wrap breaks a text into lines no wider than width units. It breaks at spaces, between Japanese characters where that
// is allowed, and inside a word only where nothing else fits.
func (f *Fonts) Wrap(s string, weight Weight, size, width float64) []string {
	var lines []string
	for _, para := range strings.Split(s, "\n") {
		lines = append(lines, f.wrapLine(para, weight, size, width)...)
	}
	return lines
}

// wrapLine breaks a paragraph into as few lines as it goes into. Among the ways to do that it takes one that breaks
// Japanese between phrases, and one that leaves no single word on the last line.
func (f *Fonts) wrapLine(s string, weight Weight, size, width float64) []string {
	if width <= 0 || f.Width(s, weight, size) <= width {
		return []string{s}
	}
	phrases := strings.ContainsFunc(s, wide)
	lines := f.breakLines(s, weight, size, width, phrases)
	if phrases {
		if plain := f.breakLines(s, weight, size, width, false); len(plain) < len(lines) {
			lines, phrases = plain, false
		}
	}
	last := f.Width(lines[len(lines)-1], weight, size)
	for k := 0.95; last < width*leastLast && k > 0.6; k -= 0.05 {
		narrow := f.breakLines(s, weight, size, width*k, phrases)
		if len(narrow) > len(lines) {
			break
		}
		if w := f.Width(narrow[len(narrow)-1], weight, size); w > last {
			lines, last = narrow, w
		}
	}
	return lines
}

const (
	leastLast   = 0.25 // of the width, what the last line of several should have
	leastPhrase = 0.7  // of the width, what a line has to have that ends with a phrase
)

// breakLines fills line after line. With phrases, a line of Japanese ends with a phrase where it is full enough there.
func (f *Fonts) breakLines(s string, weight Weight, size, width float64, phrases bool) (lines []string) {
	for s != "" {
		n := f.fit(s, weight, size, width, phrases)
		lines = append(lines, strings.TrimRight(s[:n], " "))
		s = strings.TrimLeft(s[n:], " ")
	}
	return lines
}

// fit returns how many bytes of s go on the first line.
func (f *Fonts) fit(s string, weight Weight, size, width float64, phrases bool) int {
	if f.Width(s, weight, size) <= width {
		return len(s)
	}
	best, last := 0, 0
	phrase := 0
	var prev rune
	for i, r := range s {
		if i > 0 && mayBreak(prev, r) {
			if f.Width(strings.TrimRight(s[:i], " "), weight, size) > width {
				break
			}
			best = i
			if endsPhrase(prev, r) {
				phrase = i
			}
		}
		prev = r
	}
	if phrases && phrase > 0 && f.Width(s[:phrase], weight, size) >= width*leastPhrase {
		return phrase
	}
	if best > 0 {
		return best
	}
	for i := range s { // a word longer than the line
		if i > 0 && f.Width(s[:i], weight, size) > width {
			break
		}
		last = i
	}
	if last == 0 {
		for i := range s {
			if i > 0 {
				return i
			}
		}
		return len(s)
	}
	return last
}

// mayBreak reports whether a line may end between two characters.
func mayBreak(a, b rune) bool {
	if a == ' ' || a == '\u3000' {
		return b != ' '
	}
	if b == ' ' {
		return false
	}
	if !wide(a) && !wide(b) {
		return a == '-' && unicode.IsLetter(b)
	}
	return !strings.ContainsRune(notAtStart, b) && !strings.ContainsRune(notAtEnd, a)
}

// endsPhrase reports whether a line that may end between two characters ends with a phrase there: after a space or a
// mark, and where hiragana, which ends the phrases of Japanese, goes over into another script.
func endsPhrase(a, b rune) bool {
	return strings.ContainsRune(" -\u3000、。，．：；！？）」』】〕》〉", a) || unicode.Is(unicode.Hiragana, a) && !unicode.Is(unicode.Hiragana, b)
}

// What Japanese does not put at the start and at the end of a line.
const (
	notAtStart = "、。，．・：；！？）」』】〕》〉ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…,.!?):;%"
	notAtEnd   = "（「『【〔《〈("
)

func wide(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana) || r >= 0x3000 && r <= 0x30ff || r >= 0xff00 && r <= 0xffef
}

// Fit shortens a text to one line no wider than width units, with an ellipsis where something is left out.
func (f *Fonts) Fit(s string, weight Weight, size, width float64) string {
	if width <= 0 || f.Width(s, weight, size) <= width {
		return s
	}
	r := []rune(s)
	for n := len(r) - 1; n > 0; n-- {
		t := strings.TrimRight(string(r[:n]), " ") + "…"
		if f.Width(t, weight, size) <= width {
			return t
		}
	}
	return "…"
}
