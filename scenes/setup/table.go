package setup

import (
	"maps"
	"strings"

	"ludaxy/assets/messages"
	"ludaxy/engine/bot"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
)

// table is the table being set up, without how it is shown.
type table struct {
	rules rules.Rules
	spec  *rules.Spec
	set   scenes.MatchSetup
	p     *messages.Printer
}

// newTable is the last table, if the game still admits it, or else a person against three computers.
func newTable(r rules.Rules, last scenes.MatchSetup, remembered bool, p *messages.Printer) *table {
	t := &table{rules: r, spec: r.Spec(), p: p}
	if remembered && last.Game == t.spec.ID {
		t.set = last
		t.set.Options = maps.Clone(last.Options)
		t.mend()
		return t
	}
	t.set = scenes.MatchSetup{Game: t.spec.ID}
	for k := range t.set.Seats {
		t.set.Seats[k].Livery = k
	}
	t.setKind(0, scenes.SeatHuman)
	for k := 1; k < min(4, t.spec.MaxPlayers); k++ {
		t.setKind(k, scenes.SeatComputer)
	}
	return t
}

// mend makes what was remembered fit this version: known options, liveries that differ.
func (t *table) mend() {
	options := t.spec.Defaults()
	for name, value := range t.set.Options {
		if t.spec.SetOption(&options, name, value) != nil {
			delete(t.set.Options, name)
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

// setup is the table as the rules take it; options that do not exist are left out.
func (t *table) setup() rules.Setup {
	s := rules.Setup{Options: t.spec.Defaults(), First: -1}
	for name, value := range t.set.Options {
		if t.spec.SetOption(&s.Options, name, value) != nil {
			continue
		}
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

// hexagon puts players on the seats that only the large board has, or takes them away.
func (t *table) hexagon(on bool) {
	for k := 4; k < t.spec.MaxPlayers; k++ {
		switch {
		case !on:
			t.set.Seats[k].Kind = scenes.SeatEmpty
		case t.set.Seats[k].Kind == scenes.SeatEmpty:
			t.setKind(k, scenes.SeatComputer)
		}
	}
}

// setKind changes who sits somewhere. A name that was only proposed changes with it; a typed one stays.
func (t *table) setKind(k int, kind scenes.SeatKind) {
	s := &t.set.Seats[k]
	if s.Name == "" || t.proposed(k, s.Kind) == s.Name {
		s.Name = t.proposed(k, kind)
	}
	s.Kind = kind
	if kind == scenes.SeatComputer && s.Level == "" {
		levels := bot.Levels()
		s.Level = levels[len(levels)-1]
	}
}

// proposed is the name a seat is given at first.
func (t *table) proposed(k int, kind scenes.SeatKind) string {
	switch kind {
	case scenes.SeatHuman:
		return t.p.T(messages.SetupDefaultName, "Number", k+1)
	case scenes.SeatComputer:
		return t.p.T(messages.ComputerName(k))
	}
	return ""
}

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

// value is the index of an option's value now.
func (t *table) value(i int) int { return int(t.setup().Options[i]) }

// choose sets an option to one of its values; the default is not written down.
func (t *table) choose(i, v int) {
	o := t.spec.Options[i]
	if t.set.Options == nil {
		t.set.Options = map[string]string{}
	}
	delete(t.set.Options, o.Name)
	if v != int(o.Default) {
		t.set.Options[o.Name] = o.Values[v]
	}
}

// standard takes all house rules back.
func (t *table) standard() { t.set.Options = nil }

// preset reports whether all options of a preset are chosen.
func (t *table) preset(p rules.Preset) bool {
	for name, value := range p.Options {
		i := t.spec.OptionIndex(name)
		if i < 0 || t.spec.Options[i].Values[t.value(i)] != value {
			return false
		}
	}
	return true
}

// setPreset chooses the options of a preset, or their defaults.
func (t *table) setPreset(p rules.Preset, on bool) {
	for name, value := range p.Options {
		i := t.spec.OptionIndex(name)
		if i < 0 {
			continue
		}
		v := int(t.spec.Options[i].Default)
		for j, w := range t.spec.Options[i].Values {
			if on && w == value {
				v = j
			}
		}
		t.choose(i, v)
	}
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
	if t.set.Options["teams"] == "true" {
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
