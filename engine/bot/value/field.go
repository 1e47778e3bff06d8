package value

import (
	"sync"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// kinds is how many sorts of piece a fleet has: King, Queen, Soldier. Without a
// fleet all pieces are of the first sort.
const kinds = 3

// The numbers of a throw and of a throw after a six.
const (
	faces  = 6
	counts = 2 * faces
)

// inYard is the row of a reach for a piece in the yard, behind all steps.
const inYard = 152

// nowhere stands in a reach for a number that does not move the piece.
const nowhere = uint8(rules.Out)

// reach is the square a lone piece comes to by a number (1..counts, from 0), by
// its step; what jumps and fields do with it on an empty board is in it.
type reach [inYard + 1][counts]uint8

// field is what does not change in a match: the track, who plays with whom, and
// what the rules let pieces do, found by asking them.
type field struct {
	rules  rules.Rules
	spec   *rules.Spec
	track  *board.Track
	side   [rules.MaxSeats]uint8 // by seat: the mask of those who win together
	sides  [rules.MaxSeats]uint8 // the sides, each once
	nSides int
	home   float32                            // 1 / the step of home
	reach  [rules.MaxSeats][2]*reach          // forward, and backward for the piece that may
	can    [rules.MaxSeats]*[inYard + 1]uint8 // the numbers, as a mask from 0, that move a lone piece forward, by its step
	alone  bool                               // a piece of another colour cannot be passed
	wall   bool                               // two of a colour cannot be passed
	own    bool                               // nor can two of one's own
	guard  bool                               // two of a colour cannot be landed on
}

type key struct {
	rules       rules.Rules
	options     [rules.MaxOptions]uint8
	seats, arms uint8
}

var fields sync.Map // key to *field

// fieldOf is the field of a position.
func fieldOf(r rules.Rules, s *rules.State) *field {
	k := key{r, s.Options, s.Seats, s.Arms}
	if f, ok := fields.Load(k); ok {
		return f.(*field)
	}
	f, _ := fields.LoadOrStore(k, newField(r, s))
	return f.(*field)
}

func newField(r rules.Rules, s *rules.State) *field {
	f := &field{rules: r, spec: r.Spec(), track: r.Board(s)}
	f.home = 1 / float32(f.track.HomeStep)
	for k := range rules.MaxSeats {
		if !s.Active(k) {
			continue
		}
		f.side[k] = 1 << k
		if f.spec.InTeams(s.Options) {
			f.side[k] |= 1 << (k ^ 2)
		}
		if f.side[k]&(1<<k-1) == 0 {
			f.sides[f.nSides] = f.side[k]
			f.nSides++
		}
	}
	for k := range rules.MaxSeats {
		if s.Active(k) {
			f.reach[k] = f.explore(s, k)
			f.can[k] = f.reach[k][0].numbers()
		}
	}
	f.try(s)
	return f
}

// blank is a position of the match with all pieces waiting and a number in the
// hand of a seat.
func (f *field) blank(s *rules.State, seat int, n uint8) rules.State {
	b := rules.State{Game: s.Game, Options: s.Options, Seats: s.Seats, Arms: s.Arms, Turn: uint8(seat), Captured: s.Seats, UFOs: s.Seats}
	for k := range b.At {
		for p := range b.At[k] {
			b.At[k][p] = rules.Out
			if b.Active(k) && p < f.spec.Pieces {
				b.At[k][p] = rules.Yard
			}
		}
	}
	b.Phase = rules.PhaseMove
	b.PushNumber(n)
	return b
}

// land is where a piece of a seat that stands on a square comes by a number;
// nowhere if it cannot move.
func (f *field) land(s *rules.State, seat, piece int, back bool) uint8 {
	var room [16]rules.Action
	for _, a := range f.rules.Legal(s, room[:]) {
		if a.Kind != rules.Move || int(a.Piece) != piece || a.Back != back {
			continue
		}
		after := *s
		if f.rules.Apply(&after, a, nil) != nil {
			return nowhere
		}
		return uint8(after.At[seat][piece])
	}
	return nowhere
}

// lone is where a piece comes by a number from a row of a reach. Where a number
// is due to pieces that wait, it is asked without them.
func (f *field) lone(s *rules.State, seat, piece, row, n int, back bool) uint8 {
	b := f.blank(s, seat, uint8(n))
	if row != inYard {
		b.At[seat][piece] = rules.Square(f.track.Path[seat][row])
	}
	to := f.land(&b, seat, piece, back)
	if to != nowhere || f.spec.Fleet {
		return to
	}
	for p := range b.At[seat] {
		if p != piece {
			b.At[seat][p] = rules.Out
		}
	}
	return f.land(&b, seat, piece, back)
}

// explore asks the rules where the pieces of a seat come from every step. The
// piece that may count backward, if there is one, is number 1.
func (f *field) explore(s *rules.State, seat int) (found [2]*reach) {
	piece := f.spec.Pieces - 1
	for i := range found {
		back := i == 1
		if back {
			piece = min(1, piece)
		}
		t := new(reach)
		some := false
		for row := range t {
			for n := range t[row] {
				t[row][n] = nowhere
			}
			if row != inYard && (row >= f.track.HomeStep || f.track.Path[seat][row] == board.NoSquare) {
				continue
			}
			for n := range faces {
				t[row][n] = f.lone(s, seat, piece, row, n+1, back)
				some = some || t[row][n] != nowhere
			}
		}
		if back && !some {
			break
		}
		for row := range t {
			six := t[row][faces-1]
			if back || six == nowhere || rules.Square(six) == rules.Home {
				continue
			}
			if step := f.track.Step[seat][six]; step != board.NoStep {
				copy(t[row][faces:], t[step][:faces])
			}
		}
		found[i] = t
	}
	return found
}

// numbers is the numbers of one throw that move a piece, by its step.
func (t *reach) numbers() *[inYard + 1]uint8 {
	can := new([inYard + 1]uint8)
	for row := range t {
		for n, to := range t[row][:faces] {
			if to != nowhere {
				can[row] |= 1 << n
			}
		}
	}
	return can
}

// try asks the rules what stops a piece: whether it may pass another colour's
// piece or pair, and land on a pair.
func (f *field) try(s *rules.State) {
	if f.spec.Grid || f.nSides < 2 || f.spec.Pieces < 3 {
		return
	}
	seat := s.FirstSeat()
	other := 0
	for k := range rules.MaxSeats {
		if s.Active(k) && f.side[k] != f.side[seat] {
			other = k
		}
	}
	const number = 3
	from := f.track.ArmLen + 1 // no field of any board is special from here on, but for what passes
	legal := func(other int, standing ...int) bool {
		b := f.blank(s, seat, number)
		last := f.spec.Pieces - 1
		b.At[seat][last] = rules.Square(f.track.Path[seat][from])
		for i, d := range standing {
			b.At[other][last-1-i] = rules.Square(f.track.Path[seat][from+d])
		}
		return f.land(&b, seat, last, false) != nowhere
	}
	f.alone = !legal(other, 1)
	f.wall = !legal(other, 1, 1)
	f.own = !legal(seat, 1, 1)
	f.guard = !legal(other, number, number)
}
