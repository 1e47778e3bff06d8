package timeline

import (
	"ludaxy/engine/rules"
)

// Model is what the board shows at rest. It is comparable: two models are equal
// when the same picture is drawn.
type Model struct {
	Seats    uint8 // bit k: seat k is played
	At       [rules.MaxSeats][rules.MaxPieces]rules.Square
	Captor   [4][rules.MaxPieces]uint8 // seat+1 that carries the piece, 0 for free
	Numbers  [rules.MaxNumbers]uint8   // in hand, in order
	NumCount uint8
	Bonus    [rules.MaxBonus]uint8 // counts owed
	BonCount uint8
	Turn     uint8
	Phase    rules.Phase
	Opening  bool // the throws for who begins are going on
	Extra    bool // an extra roll is owed
	Sixes    uint8
	UFOs     uint8
	Place    [rules.MaxSeats]uint8
}

// FromState is the model of a position.
func FromState(s *rules.State) Model {
	return Model{
		Seats: s.Seats, At: s.At, Captor: s.Captor, Numbers: s.Numbers, NumCount: s.NumCount, Bonus: s.Bonus,
		BonCount: s.BonCount, Turn: s.Turn, Phase: s.Phase, Opening: s.Opening != 0, Extra: s.Extra, Sixes: s.Sixes,
		UFOs: s.UFOs, Place: s.Place,
	}
}

// InHand are the numbers in hand in the order they will be used.
func (m *Model) InHand() []uint8 { return m.Numbers[:m.NumCount] }

func (m *Model) pushNumber(n uint8) {
	if int(m.NumCount) < len(m.Numbers) {
		m.Numbers[m.NumCount] = n
		m.NumCount++
	}
}

func (m *Model) popNumber() {
	if m.NumCount == 0 {
		return
	}
	copy(m.Numbers[:], m.Numbers[1:m.NumCount])
	m.NumCount--
	m.Numbers[m.NumCount] = 0
}

func (m *Model) clearNumbers() {
	m.Numbers = [rules.MaxNumbers]uint8{}
	m.NumCount = 0
}

// walk sets a piece down on a square, its captives with it.
func (m *Model) walk(e rules.Event) {
	if int(e.Seat) < len(m.Captor) {
		for k := range m.Captor {
			for p := range m.Captor[k] {
				if m.Captor[k][p] == e.Seat+1 && m.At[k][p] == e.From && e.From.OnBoard() {
					m.At[k][p] = e.To
				}
			}
		}
	}
	m.At[e.Seat][e.Piece] = e.To
}

// send puts a piece in its yard, nobody's captive any more.
func (m *Model) send(seat, piece uint8) {
	m.At[seat][piece] = rules.Yard
	m.free(seat, piece)
}

func (m *Model) free(seat, piece uint8) {
	if int(seat) < len(m.Captor) {
		m.Captor[seat][piece] = 0
	}
}

// apply makes the model what it is after an event. Events with a seat or piece
// out of range are ignored: a picture is never worth a crash.
func (m *Model) apply(e rules.Event) {
	if e.Seat >= rules.MaxSeats || e.Piece >= rules.MaxPieces {
		return
	}
	switch e.Kind {
	case rules.Rolled:
		if e.Die == rules.DieNumber {
			m.pushNumber(e.Value)
		}
	case rules.Moved, rules.Entered, rules.Jumped:
		m.walk(e)
	case rules.Captured, rules.Released, rules.SentBack:
		m.send(e.Seat, e.Piece)
	case rules.Kidnapped:
		if int(e.Seat) < len(m.Captor) {
			m.Captor[e.Seat][e.Piece] = e.By + 1
		}
	case rules.Freed:
		m.free(e.Seat, e.Piece)
	case rules.ReachHome:
		m.At[e.Seat][e.Piece] = rules.Home
	case rules.Lost, rules.Cancelled:
		m.clearNumbers()
	case rules.Bonus:
		if int(m.BonCount) < len(m.Bonus) {
			m.Bonus[m.BonCount] = e.Value
			m.BonCount++
		}
	case rules.ExtraRoll:
		m.Extra = true
	case rules.Eliminated:
		for p, q := range m.At[e.Seat] {
			if q != rules.Home {
				m.At[e.Seat][p] = rules.Out
			}
		}
	case rules.Finished:
		m.Place[e.Seat] = e.Place
	case rules.Turn:
		m.Turn = e.Seat
	case rules.Over:
		m.Phase = rules.PhaseOver
	}
}
