package setup

import (
	"maps"
	"slices"
	"strings"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
)

// table is the table being set up, without how it is shown.
type table struct {
	rules   rules.Rules
	spec    *rules.Spec
	options []rules.OptionSpec // the game's, and after them the table's own
	set     scenes.MatchSetup
	p       *messages.Printer
}

// firstPlayers are seated at a table that nobody has set up before, if the game takes so many.
const firstPlayers = 4

// newTable is the last table, if the game still admits it, or else a person and computers.
func newTable(r rules.Rules, last scenes.MatchSetup, remembered bool, p *messages.Printer) *table {
	t := &table{rules: r, spec: r.Spec(), p: p}
	t.options = append(slices.Clone(t.spec.Options), engine.TableOptions(t.spec)...)
	if remembered && last.Game == t.spec.ID {
		t.set = last
		t.set.Options = maps.Clone(last.Options)
		t.mend()
		return t
	}
	t.set = scenes.MatchSetup{Game: t.spec.ID}
	t.firstLiveries()
	t.setKind(0, scenes.SeatHuman)
	t.setPlayers(min(firstPlayers, t.spec.MaxPlayers))
	return t
}

// mend makes what was remembered fit this version and language: known options, liveries that differ, names that were
// only proposed in the player's language.
func (t *table) mend() {
	for name, value := range t.set.Options {
		if i := t.option(name); i < 0 || !slices.Contains(t.options[i].Values, value) {
			delete(t.set.Options, name)
		}
	}
	for k := range t.set.Seats {
		if s := &t.set.Seats[k]; s.Kind == scenes.SeatComputer && !slices.Contains(t.levels(), s.Level) {
			s.Level = t.firstLevel()
		}
		if s := &t.set.Seats[k]; s.Kind != scenes.SeatEmpty && proposals()[s.Name] != nil && !slices.Contains(proposals()[s.Name], t.p.Lang()) {
			s.Name = ""
			s.Name = t.proposed(k, s.Kind)
		}
	}
	var used [rules.MaxSeats]bool
	for k := range t.set.Seats {
		l := t.set.Seats[k].Livery
		if l < 0 || l >= len(used) || used[l] {
			l = 0
			for used[l] {
				l++
			}
			t.set.Seats[k].Livery = l
		}
		used[l] = true
	}
}

// setup is the table as the rules take it; the table's own options are not theirs.
func (t *table) setup() rules.Setup {
	s := rules.Setup{Options: t.spec.Defaults(), First: -1}
	for i := range t.spec.Options {
		s.Options[i] = uint8(t.value(i))
	}
	for k, seat := range t.set.Seats {
		if seat.Kind != scenes.SeatEmpty {
			s.Seats |= 1 << k
		}
	}
	return s
}

// seats is how many seats the board has.
func (t *table) seats() int { return t.spec.BoardSeats(t.setup()) }

// players is how many seats are taken.
func (t *table) players() int { return len(rules.SeatList(t.setup().Seats)) }

// teams reports whether those who sit opposite play together.
func (t *table) teams() bool { return t.spec.InTeams(t.setup().Options) }

// setLivery gives a seat a colour and symbol; whoever had it takes the seat's old one, so that no two are alike.
func (t *table) setLivery(k, livery int) {
	old := t.set.Seats[k].Livery
	for j := range t.set.Seats {
		if t.set.Seats[j].Livery == livery {
			t.set.Seats[j].Livery = old
		}
	}
	t.set.Seats[k].Livery = livery
}

// trouble says in words why the match cannot start, "" if it can.
func (t *table) trouble() string {
	n := t.players()
	switch {
	case n < t.spec.MinPlayers:
		return t.p.T(messages.SetupErrorFewPlayers, "Count", t.spec.MinPlayers)
	case n > t.spec.MaxPlayers:
		return t.p.T(messages.SetupErrorManyPlayers, "Count", t.spec.MaxPlayers)
	}
	names := map[string]bool{}
	for k, s := range t.set.Seats {
		if s.Kind == scenes.SeatEmpty {
			continue
		}
		name := strings.ToLower(strings.TrimSpace(s.Name))
		if name == "" {
			return t.p.T(messages.SetupErrorEmptyName, "Number", k+1)
		}
		if names[name] {
			return t.p.T(messages.SetupErrorSameName, "Name", s.Name)
		}
		names[name] = true
	}
	if t.spec.Check(t.setup()) == nil {
		return ""
	}
	if t.teams() {
		return t.p.T(messages.SetupErrorTeams)
	}
	return t.p.T(messages.SetupErrorRules)
}

// result is the table to start from: empty seats keep nothing.
func (t *table) result() scenes.MatchSetup {
	m := t.set
	m.Options = maps.Clone(t.set.Options)
	for k := range m.Seats {
		s := &m.Seats[k]
		s.Name = strings.TrimSpace(s.Name)
		switch s.Kind {
		case scenes.SeatEmpty:
			*s = scenes.Seat{Livery: s.Livery}
		case scenes.SeatHuman:
			s.Level = ""
		}
	}
	return m
}
