package credits

import (
	"strings"
	"unicode"
)

// Paragraphs are the paragraphs of a licence, each in one line without indentation: licences are broken for a page of
// one width, and a window has another. Items of a list and headings stay apart.
func Paragraphs(text string) (list []string) {
	var last []string
	end := func() {
		if len(last) > 0 {
			list = append(list, strings.Join(last, " "))
		}
		last = nil
	}
	for _, line := range strings.Split(text, "\n") {
		line = strings.Join(strings.Fields(line), " ")
		if n := len(last); line == "" || begins(line) || n == 1 && heading(last[0]) {
			end()
		}
		if line != "" {
			last = append(last, line)
		}
	}
	end()
	return list
}

// begins reports whether a line begins a paragraph: an item of a list, or the notice of another holder.
func begins(line string) bool {
	if strings.HasPrefix(line, "Copyright (c)") || strings.HasPrefix(line, "Copyright ©") || strings.HasPrefix(line, "Copyright 2") {
		return true
	}
	first, rest, ok := strings.Cut(line, " ")
	if !ok || rest == "" {
		return rule(line)
	}
	switch {
	case first == "*", first == "-", first == "----":
		return true
	case len(first) <= 4 && strings.HasPrefix(first, "(") && strings.HasSuffix(first, ")"):
		return first != "(c)" && first != "(C)"
	case len(first) <= 3 && (strings.HasSuffix(first, ".") || strings.HasSuffix(first, ")")):
		return unicode.IsDigit(rune(first[0]))
	}
	return false
}

// heading reports whether a line that begins a paragraph stands alone: a rule across the page, or a few words in capitals.
func heading(line string) bool {
	const most = 40 // letters; a whole paragraph in capitals has longer lines
	return len(line) > 2 && len(line) <= most && line == strings.ToUpper(line)
}

// rule reports whether a line is a rule across the page.
func rule(line string) bool { return len(line) > 2 && strings.Trim(line, "-=_*") == "" }
