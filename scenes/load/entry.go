package load

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"ludaxy/assets/fonts"
	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/engine/words"
	"ludaxy/saves"
)

// filter is which matches are listed.
type filter uint8

const (
	all filter = iota
	inPlay
	over
	trash
)

// order is how they are sorted.
type order uint8

const (
	byDate order = iota
	byGame
	byName
)

// choice is what of the folder is shown, and how.
type choice struct {
	filter filter
	order  order
	game   string // id; "" for all
}

// pick is the part of a list that is shown, in order; name says what a match is
// called. What cannot be opened is among all matches only.
func pick(list []saves.Summary, c choice, name func(saves.Summary) string) []saves.Summary {
	var out []saves.Summary
	for _, m := range list {
		switch {
		case c.filter == inPlay && (m.Err != nil || m.Finished), c.filter == over && (m.Err != nil || !m.Finished),
			c.game != "" && m.Match.Rules != c.game:
			continue
		}
		out = append(out, m)
	}
	names := map[string]string{}
	if c.order == byName {
		for _, m := range out {
			names[m.ID] = strings.ToLower(name(m))
		}
	}
	slices.SortStableFunc(out, func(a, b saves.Summary) int { // lists come the last played first
		switch c.order {
		case byGame:
			return cmp.Compare(a.Match.Rules, b.Match.Rules)
		case byName:
			return strings.Compare(names[a.ID], names[b.ID])
		}
		return 0
	})
	return out
}

// detail is what only a match's journal tells.
type detail struct {
	failed   error
	state    rules.State
	liveries [rules.MaxSeats]int
	seats    [rules.MaxSeats]engine.Seat
	rules    rules.Rules
}

// read gets the detail of a match.
func read(from Reader, id string) (d detail) {
	o, err := from.Read(id)
	if err != nil {
		return detail{failed: err}
	}
	d = detail{state: o.State, rules: o.Rules, seats: o.Match.Seats}
	for _, e := range o.Entries {
		if e.Kind == engine.EntrySeat {
			d.seats[e.Seat] = e.As
		}
	}
	for k := range d.seats {
		d.liveries[k] = d.seats[k].Livery
	}
	return d
}

// standing says whose turn it is, or who won.
func (d *detail) standing(p *messages.Printer) string {
	name := func(seat int) string { return seatName(p, d.seats[seat%rules.MaxSeats]) }
	if d.state.Phase == rules.PhaseOver {
		return (&words.Teller{P: p, Rules: d.rules, Name: name}).Winners(&d.state)
	}
	return p.T(messages.LoadTurn, "Name", name(int(d.state.Turn)))
}

// seatName is what a player is called: by name, or else by colour and symbol.
func seatName(p *messages.Printer, s engine.Seat) string {
	if name := printable(s.Name); name != "" {
		return name
	}
	name := p.T(messages.Seat(s.Livery))
	r, n := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(r)) + name[n:]
}

// players are the names of those who sat down.
func players(p *messages.Printer, m *engine.Match) (names []string) {
	for _, s := range m.Seats {
		if s.Kind != engine.Empty {
			names = append(names, seatName(p, s))
		}
	}
	return names
}

// label is what a match is called: by the name it was given, or else by its
// players, or by its file.
func label(p *messages.Printer, m saves.Summary) string {
	if title := printable(m.Title); title != "" {
		return title
	}
	if names := players(p, &m.Match); len(names) > 0 {
		return p.List(names...)
	}
	if name := printable(m.ID); name != "" {
		return name
	}
	return m.Modified.Format(dateForm)
}

// dateForm is how days are written: the same in every language, and in no doubt.
const dateForm = "2006-01-02 15:04"

// printable is a text without what the fonts cannot show.
func printable(text string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if !fonts.Has(r) {
			return -1
		}
		return r
	}, text))
}
