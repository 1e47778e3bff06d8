package credits

import (
	_ "embed"
	"strings"

	"ludaxy/assets"
)

// licence is a copy of the LICENSE at the top of the repository, which cannot be embedded from here.
//
//go:embed ludaxy.txt
var licence string

// All are the game itself, its font, and the parts that others made, with the texts of their licences.
func All() []Part {
	_, font, _ := strings.Cut(assets.Licenses, "## M PLUS 2\n")
	font = strings.TrimSpace(strings.ReplaceAll(font, "```", ""))
	return append([]Part{
		{Name: "Ludaxy", Licence: "MIT", Text: strings.TrimSpace(licence)},
		{Name: "M PLUS 2", Licence: "SIL Open Font License 1.1", Text: font},
	}, Parts()...)
}
