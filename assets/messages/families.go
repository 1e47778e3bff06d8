package messages

import (
	"strconv"
	"strings"
)

// The eight seats' colours and symbols, in seat order; the words are those of the keys.
var (
	colors  = [...]string{"red", "green", "yellow", "blue", "orange", "violet", "turquoise", "pink"}
	symbols = [...]string{"disc", "triangle", "square", "diamond", "star", "hexagon", "cross", "crescent"}
)

// Color returns the key of colour i, 0 to 7 in seat order; other numbers go round.
func Color(i int) Key { return "color." + colors[wrap(i, len(colors))] }

// Symbol returns the key of symbol i, 0 to 7 in seat order; other numbers go round.
func Symbol(i int) Key { return "symbol." + symbols[wrap(i, len(symbols))] }

// Seat returns the key of a seat's own colour and symbol in words ("red disc"), for seats 0 to 7.
func Seat(seat int) Key { return numbered("seat.", wrap(seat, len(colors))+1) }

// ComputerName returns the key of the name that a computer at a seat is given, for seats 0 to 7.
func ComputerName(seat int) Key { return numbered("setup.computer-name.", wrap(seat, len(colors))+1) }

// Place returns the key of a place as a word, "1st" for 1, up to 8.
func Place(place int) Key { return numbered("place.", place) }

// Game returns the key of a game's name, by its id.
func Game(id string) Key { return "game." + id }

// GameLine returns the key of the one-line description of a game, by its id.
func GameLine(id string) Key { return "game." + id + ".line" }

// OduludoFace returns the key of a face of the Oduludo die, by its name in the engine ("sun-a").
func OduludoFace(face string) Key { return "oduludo." + face }

// Rule returns the key of a house rule's short name, by the option's name in the engine ("blockades").
func Rule(option string) Key { return "rule." + option }

// RuleText returns the key of the sentence that explains a house rule.
func RuleText(option string) Key { return "rule." + option + ".text" }

// RuleValue returns a value of a house rule in words. The value is written as the engine writes it: "true" is "On",
// "15" of an option that ends in Seconds is "15 seconds", and 0 of such an option is "No limit". A value without words
// of its own, such as a number of pieces, is returned as it is.
func (p *Printer) RuleValue(option, value string) string {
	switch value {
	case "true":
		return p.T(CommonOn)
	case "false":
		return p.T(CommonOff)
	}
	if key := "rule." + option + "." + value; Exists(key) {
		return p.T(key)
	}
	n, err := strconv.Atoi(value)
	if err != nil {
		return value
	}
	for suffix, key := range map[string]Key{"Seconds": CommonSeconds, "Minutes": CommonMinutes} {
		if strings.HasSuffix(option, suffix) {
			if n == 0 {
				return p.T(CommonNoLimit)
			}
			return p.T(key, "Count", n)
		}
	}
	return value
}

// RuleBrief returns a house rule that is not as the source has it in a few words, for a list of them within a line:
// "blockades", "two pieces home win". A value without such words is told with the rule's name.
func (p *Printer) RuleBrief(option, value string) string {
	if key := "brief." + option + "." + value; Exists(key) {
		return p.T(key)
	}
	return p.T(Rule(option)) + ": " + p.RuleValue(option, value)
}

// Preset returns the key of the name of a set of house rules ("family").
func Preset(name string) Key { return "preset." + name }

// A Section is one part of the pages that explain a game: a heading and its sentences, in order.
type Section struct {
	Title Key
	Lines []Key
}

// Pages returns the sections that explain how a game is played, by its id; nil when the catalogue has none.
func Pages(game string) []Section {
	var sections []Section
	prefix := "rules." + game + "."
	for _, key := range allKeys {
		rest, ok := strings.CutPrefix(key, prefix)
		if !ok {
			continue
		}
		section, _, isLine := strings.Cut(rest, ".")
		if !isLine {
			sections = append(sections, Section{Title: key})
			continue
		}
		if last := len(sections) - 1; last >= 0 && sections[last].Title == prefix+section {
			sections[last].Lines = append(sections[last].Lines, key)
		}
	}
	return sections
}

func numbered(prefix string, n int) Key { return prefix + strconv.Itoa(n) }

// wrap brings i into 0..n-1.
func wrap(i, n int) int { return ((i % n) + n) % n }
