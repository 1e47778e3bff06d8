package setup

import (
	"slices"

	"ludaxy/assets/messages"
	"ludaxy/engine/bot"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
)

// optBoard is the option of the games that have boards to choose from.
const optBoard = "board"

// firstLiveries gives every seat a livery of its own.
func (t *table) firstLiveries() {
	for k := range t.set.Seats {
		t.set.Seats[k].Livery = k
	}
	if t.spec.Fleet {
		for k, l := range art.Fleets {
			t.setLivery(k, l)
		}
	}
}

// counts are the numbers of players the game takes.
func (t *table) counts() (list []int) {
	for n := t.spec.MinPlayers; n <= t.spec.MaxPlayers; n++ {
		list = append(list, n)
	}
	return list
}

// setPlayers seats so many players, as far from each other as the board lets them sit: two sit opposite (RULES.md
// section 0). Those who sit there already stay in the game, in their order; computers come and go at the end.
func (t *table) setPlayers(n int) {
	var taken, free []scenes.Seat
	for _, s := range t.set.Seats {
		if s.Kind == scenes.SeatEmpty {
			free = append(free, s)
		} else {
			taken = append(taken, s)
		}
	}
	for len(taken) > n {
		last := len(taken) - 1
		for i, s := range slices.Backward(taken) { // persons leave last
			if s.Kind == scenes.SeatComputer {
				last = i
				break
			}
		}
		left := taken[last]
		left.Kind, left.Name = scenes.SeatEmpty, ""
		taken, free = slices.Delete(taken, last, last+1), append(free, left)
	}
	joining := 0
	for len(taken) < n && len(free) > 0 {
		taken, free = append(taken, free[0]), free[1:]
		joining++
	}
	places := spread(n, t.boardFor(n))
	for k := range t.set.Seats {
		if slices.Contains(places, k) && len(taken) > 0 {
			t.set.Seats[k], taken = taken[0], taken[1:]
		} else if len(free) > 0 {
			t.set.Seats[k], free = free[0], free[1:]
		}
	}
	for _, k := range places {
		if t.set.Seats[k].Kind == scenes.SeatEmpty {
			t.setKind(k, scenes.SeatComputer)
		}
	}
}

// boardFor is how many seats the board has for so many players. A board that was chosen and is too small for them is
// given up for the one that fits.
func (t *table) boardFor(n int) int {
	setup := t.setup()
	setup.Seats = uint8(1<<n - 1)
	if i := t.option(optBoard); i >= 0 && t.spec.Check(setup) != nil {
		t.choose(i, int(t.options[i].Default))
		setup.Options = t.setup().Options
	}
	return t.spec.BoardSeats(setup)
}

// spread are the seats of some players round a board, as evenly as can be.
func spread(players, seats int) (list []int) {
	for i := range players {
		list = append(list, i*seats/players)
	}
	return list
}

// chooseBoard takes another board and seats everybody anew on it.
func (t *table) chooseBoard(v int) {
	t.choose(t.option(optBoard), v)
	t.setPlayers(t.players())
}

// sizes reports whether the number of players alone decides the size of the board.
func (t *table) sizes() bool {
	if t.option(optBoard) >= 0 || t.spec.Grid {
		return false
	}
	most := rules.Setup{Options: t.spec.Defaults(), Seats: uint8(1<<t.spec.MaxPlayers - 1)}
	return t.spec.BoardSeats(most) > 4
}

// hexagon seats the fewest players that need the large board, or the most that the small one has room for.
func (t *table) hexagon(on bool) {
	switch {
	case on && t.seats() <= 4:
		t.setPlayers(5)
	case !on && t.seats() > 4:
		t.setPlayers(4)
	}
}

// setKind changes who sits somewhere. A name that was only proposed changes with it; a typed one stays.
func (t *table) setKind(k int, kind scenes.SeatKind) {
	s := &t.set.Seats[k]
	before := s.Kind
	s.Kind = kind
	if kind != before && (s.Name == "" || proposals()[s.Name] != nil) {
		s.Name = ""
		s.Name = t.proposed(k, kind)
	}
	if kind == scenes.SeatComputer && !slices.Contains(t.levels(), s.Level) {
		s.Level = t.firstLevel()
	}
}

// levels are how well computers can play the game, weakest first.
func (t *table) levels() []string { return bot.LevelsFor(t.rules) }

// firstLevel is how well a computer plays at first.
func (t *table) firstLevel() string {
	levels := t.levels()
	if slices.Contains(levels, bot.Skilled) {
		return bot.Skilled
	}
	return levels[len(levels)-1]
}

// proposed is the name a seat is given at first: its own, or the next that nobody has.
func (t *table) proposed(k int, kind scenes.SeatKind) string {
	for i := range t.set.Seats {
		name := ""
		switch kind {
		case scenes.SeatHuman:
			name = t.p.T(messages.SetupDefaultName, "Number", i+1)
		case scenes.SeatComputer:
			name = t.p.T(messages.ComputerName(k + i))
		default:
			return ""
		}
		if !slices.ContainsFunc(t.set.Seats[:], func(s scenes.Seat) bool { return s.Name == name }) {
			return name
		}
	}
	return ""
}

// seatTeams seats as many as teams need, where teams were chosen and others sit there.
func (t *table) seatTeams() {
	const four = 4
	if t.teams() && t.spec.Check(t.setup()) != nil {
		t.setPlayers(four)
	}
}
