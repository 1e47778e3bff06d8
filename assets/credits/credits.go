// Package credits knows what Ludaxy is built of and under which licences.
package credits

import (
	_ "embed"
	"strings"
)

//go:generate go run ludaxy/build/gen/licenses

//go:embed third-party.txt
var thirdParty string

// Part is something that others made and that is built into the program.
type Part struct {
	Name    string // a module's path, or what it is called
	Licence string // its name; several, with a comma between
	Text    string // the licence itself, as its authors broke the lines
}

// mark begins the heading of a part in the text.
const mark = "\n==== "

// Parts are all parts, in the order of their names after Go itself.
func Parts() (list []Part) {
	for i, text := range strings.Split(thirdParty, mark) {
		if i == 0 {
			continue // the introduction
		}
		heading, body, _ := strings.Cut(text, "\n")
		name, licence, _ := strings.Cut(heading, " | ")
		list = append(list, Part{Name: name, Licence: licence, Text: strings.TrimSpace(body)})
	}
	return list
}

// Text is the licences themselves.
func Text() string { return thirdParty }
