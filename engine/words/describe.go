package words

import (
	"strconv"

	"ludaxy/assets/messages"
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Position says a position as a screen reader would: the game, whose turn it is
// and what there is to do, what is in hand, and where everybody stands.
func (t *Teller) Position(s *rules.State) string {
	return t.Sentences(append([]string{t.P.T(messages.Game(t.Rules.Spec().ID)), t.Due(s)}, t.Standings(s)...)...)
}

// Due says whose turn it is and what there is to do; who has won, at the end.
func (t *Teller) Due(s *rules.State) string {
	p, name := t.P, t.Name(int(s.Turn))
	switch {
	case s.Phase == rules.PhaseOver:
		if t.Places(s) == "" {
			return t.Winners(s)
		}
		return t.Sentences(t.Winners(s), t.Places(s))
	case s.Drawn():
		return p.T(messages.DescribeDueDraw)
	case s.Opening != 0:
		return p.T(messages.DescribeDueOpening, "Name", name)
	case s.Phase == rules.PhaseRoll && (s.NumCount > 0 || s.Sixes > 0):
		return p.T(messages.DescribeDueRollAgain, "Name", name)
	case s.Phase == rules.PhaseRoll:
		return p.T(messages.DescribeDueRoll, "Name", name)
	}
	legal := t.Rules.Legal(s, nil)
	switch {
	case s.Phase == rules.PhaseChoose && len(legal) == 1 && legal[0].IsRoll():
		return p.T(messages.DescribeDueOduludo, "Name", name)
	case s.Phase == rules.PhaseChoose:
		return p.T(messages.DescribeDueChoose, "Name", name, "Choices", t.options(s, legal))
	case s.NumCount == 0 && s.BonCount > 0:
		return p.T(messages.DescribeDueBonus, "Name", name, "Value", s.Bonus[0])
	case len(legal) > 0 && legal[0].Kind == rules.Move && legal[0].Seat != s.Turn:
		return p.T(messages.DescribeDuePartner, "Name", name, "Partner", t.Name(int(legal[0].Seat)), "Value", s.Number())
	}
	return p.T(messages.DescribeDueMove, "Name", name, "Value", s.Number())
}

// options is the answers to a choice: "this, or that".
func (t *Teller) options(s *rules.State, legal []rules.Action) string {
	text := ""
	for i, a := range legal {
		if i == 0 {
			text = small(t.head(s, a))
			continue
		}
		text = t.P.T(messages.DescribeOr, "First", text, "Last", small(t.head(s, a)))
	}
	return text
}

// Standings says what is in hand and, seat by seat, where the pieces are: one
// text without a full stop each.
func (t *Teller) Standings(s *rules.State) (texts []string) {
	seeing := *t
	seeing.Numbered = true // squares without a name would be nowhere
	t = &seeing
	p, spec := t.P, t.Rules.Spec()
	say := func(key messages.Key, args ...any) { texts = append(texts, p.T(key, args...)) }
	if s.NumCount > 1 || s.NumCount == 1 && s.Phase == rules.PhaseRoll {
		say(messages.DescribeNumbers, "Numbers", t.numbers(s.Numbers[:s.NumCount]))
	}
	if s.BonCount > 0 {
		say(messages.DescribeBonus, "Numbers", t.numbers(s.Bonus[:s.BonCount]))
	}
	if s.Extra {
		say(messages.TableExtraOwed)
	}
	if s.Tries > 0 {
		say(messages.DescribeTries, "Count", int(s.Tries))
	}
	if s.TimeUp {
		say(messages.TableMatchTimeUp)
	}
	for _, k := range rules.SeatList(s.Seats) {
		texts = append(texts, t.seat(s, k))
	}
	if ufos := rules.SeatList(s.UFOs & s.Seats); spec.Keeps&rules.KeepsUFOs != 0 && len(ufos) > 0 && s.Phase != rules.PhaseOver {
		say(messages.DescribeUfos, "Names", t.names(ufos))
	}
	return texts
}

func (t *Teller) numbers(numbers []uint8) string {
	list := make([]string, len(numbers))
	for i, n := range numbers {
		list[i] = strconv.Itoa(int(n))
	}
	return t.P.List(list...)
}

// seat says a seat's place, points and pieces.
func (t *Teller) seat(s *rules.State, k int) string {
	p, spec := t.P, t.Rules.Spec()
	var items []string
	say := func(key messages.Key, args ...any) { items = append(items, p.T(key, args...)) }
	if s.Place[k] != 0 {
		say(messages.DescribePlaced, "Place", p.T(messages.Place(int(s.Place[k]))))
	}
	if spec.Keeps&rules.KeepsRounds != 0 && (s.Round > 0 || s.Score[k] != 0) {
		say(messages.DescribePoints, "Points", s.Score[k], "Count", int(s.RoundsWon[k]))
	}
	if t.on(s, "captureFirst") {
		key := messages.DescribeNotCaptured
		if s.Captured>>k&1 == 1 {
			key = messages.DescribeCaptured
		}
		say(key)
	}
	items = append(items, t.pieces(s, k)...)
	if last := s.LastMoved[k]; last != 0 {
		say(messages.DescribeLastMoved, "Piece", t.piece(last-1))
	}
	return p.T(messages.DescribeSeat, "Name", t.Name(k), "Items", t.join(items))
}

// on reports whether the game has a house rule of that name and it is on.
func (t *Teller) on(s *rules.State, option string) bool {
	spec := t.Rules.Spec()
	i := spec.OptionIndex(option)
	return i >= 0 && int(s.Options[i]) < len(spec.Options[i].Values) && spec.Options[i].Values[s.Options[i]] == "true"
}

func (t *Teller) join(items []string) string {
	if len(items) == 0 {
		return ""
	}
	text := items[len(items)-1]
	for i := len(items) - 2; i >= 0; i-- {
		text = t.P.T(messages.DescribeJoin, "First", items[i], "Rest", text)
	}
	return text
}

// pieces says where a seat's pieces are: those home, on the board by square,
// captive, and those that wait.
func (t *Teller) pieces(s *rules.State, k int) (items []string) {
	p, spec := t.P, t.Rules.Spec()
	if spec.Grid {
		return append(items, t.gridPiece(s, k))
	}
	var home, yard []string
	var squares []rules.Square
	at := map[rules.Square][]string{}
	captives := map[int][]string{}
	for piece, q := range s.At[k][:spec.Pieces] {
		name := t.piece(uint8(piece))
		by := captor(s, k, piece)
		switch {
		case by >= 0:
			captives[by] = append(captives[by], name)
		case q == rules.Home:
			home = append(home, name)
		case q == rules.Yard:
			yard = append(yard, name)
		case q.OnBoard():
			if at[q] == nil {
				squares = append(squares, q)
			}
			at[q] = append(at[q], name)
		}
	}
	switch {
	case !spec.Fleet:
		items = append(items, p.T(messages.DescribeHome, "Count", len(home), "Total", spec.Needed(s.Options)))
	case len(home) > 0:
		items = append(items, p.T(messages.DescribeHomeOduludo, "Pieces", p.List(home...)))
	}
	for _, q := range squares {
		items = append(items, t.stack(s, k, q, at[q])...)
	}
	for _, by := range rules.SeatList(s.Seats) {
		if len(captives[by]) > 0 {
			items = append(items, p.T(messages.DescribeCaptive, "Name", t.Name(by), "Pieces", p.List(captives[by]...)))
		}
	}
	if len(yard) > 0 {
		key := messages.DescribeYard
		if spec.Fleet {
			key = messages.DescribeYardOduludo
		}
		items = append(items, p.T(key, "Pieces", p.List(yard...), "Count", len(yard)))
	}
	if len(home)+len(yard)+len(squares)+len(captives) == 0 {
		items = append(items, p.T(messages.DescribeOut))
	}
	return items
}

func (t *Teller) gridPiece(s *rules.State, k int) string {
	switch q := s.At[k][0]; q {
	case rules.Yard:
		return t.P.T(messages.DescribeYardSnakes)
	case rules.Home:
		return t.P.T(messages.DescribeHomeSnakes)
	default:
		return t.Where(s, k, q)
	}
}

// stack says where pieces of a seat stand together, how far they have to go,
// and whom they carry.
func (t *Teller) stack(s *rules.State, k int, q rules.Square, names []string) (items []string) {
	p, track := t.P, t.track(s)
	args := []any{"Pieces", p.List(names...), "Where", t.Where(s, k, q)}
	if step := track.Step[k][q]; step == board.NoStep {
		items = append(items, p.T(messages.DescribeAt, args...))
	} else {
		key := messages.DescribeAtHome
		if track.Shape == board.Nebula {
			key = messages.DescribeAtEarth
		}
		items = append(items, p.T(key, append(args, "Count", track.HomeStep-int(step))...))
	}
	var carried []string
	for _, other := range rules.SeatList(s.Seats) {
		for piece := range t.Rules.Spec().Pieces {
			if s.At[other][piece] == q && captor(s, other, piece) == k {
				carried = append(carried, t.Owned(uint8(other), uint8(piece)))
			}
		}
	}
	if len(carried) > 0 {
		items = append(items, p.T(messages.DescribeCaptives, "Pieces", p.List(carried...)))
	}
	return items
}

// captor is the seat that holds a piece captive, -1 for a free one.
func captor(s *rules.State, k, piece int) int {
	if k >= len(s.Captor) {
		return -1
	}
	return int(s.Captor[k][piece]) - 1
}
