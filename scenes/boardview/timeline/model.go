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
	Score    [4]int16 // points so far
	Won      [4]uint8 // rounds won
	Round    uint8    // rounds played to their end
}

// FromState is the model of a position.
func FromState(s *rules.State) Model {
	return Model{
		Seats: s.Seats, At: s.At, Captor: s.Captor, Numbers: s.Numbers, NumCount: s.NumCount, Bonus: s.Bonus,
		BonCount: s.BonCount, Turn: s.Turn, Phase: s.Phase, Opening: s.Opening != 0, Extra: s.Extra, Sixes: s.Sixes,
		UFOs: s.UFOs, Place: s.Place, Score: s.Score, Won: s.RoundsWon, Round: s.Round,
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

// useCount uses up what is counted first: a number of the die, or else a bonus.
func (m *Model) useCount() {
	switch {
	case m.NumCount > 0:
		m.popNumber()
	case m.BonCount > 0:
		copy(m.Bonus[:], m.Bonus[1:m.BonCount])
		m.BonCount--
		m.Bonus[m.BonCount] = 0
	}
}

// lose loses the numbers in hand, or where there are none a bonus.
func (m *Model) lose() {
	if m.NumCount > 0 {
		m.clearNumbers()
		return
	}
	m.useCount()
}

// deal sets the pieces up as a position has them, as for the next round.
func (m *Model) deal(s *rules.State) {
	want := FromState(s)
	m.At, m.Captor, m.UFOs, m.Place = want.At, want.Captor, want.UFOs, want.Place
	m.Score, m.Won, m.Round = want.Score, want.Won, want.Round
}

// square is where a piece is, Out for pieces that are none.
func (m *Model) square(p Piece) rules.Square {
	if p.Seat >= rules.MaxSeats || p.Piece >= rules.MaxPieces {
		return rules.Out
	}
	return m.At[p.Seat][p.Piece]
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
		m.At[e.Seat][e.Piece] = e.To // what it carries has events of its own
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
	case rules.Lost:
		m.lose()
	case rules.Cancelled:
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
				m.free(e.Seat, uint8(p))
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
