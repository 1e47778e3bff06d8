package rules

import (
	"encoding/binary"
	"math/bits"
)

// The limits every game fits in.
const (
	MaxSeats   = 8
	MaxPieces  = 5
	MaxNumbers = 8
	MaxBonus   = 8
	MaxOptions = 16
)

// Phase is what the seat to play does next.
type Phase uint8

// The phases of a turn.
const (
	PhaseRoll   Phase = iota + 1 // throw a die
	PhaseMove                    // use the number in hand
	PhaseChoose                  // settle a choice
	PhaseOver                    // nothing: the match has ended
)

// Nobody stands for "no seat" and "no piece" in a byte.
const Nobody = 0xFF

// State is a whole position and everything that matters for how it goes on. It
// is a plain value: copying it is an assignment, comparing it is ==. All games
// share it; the last part is for the games that need it and zero elsewhere.
type State struct {
	Game    uint8             // index in the registry of games
	Options [MaxOptions]uint8 // by index in Spec.Options: the index of the value chosen
	Seats   uint8             // bit k: seat k is played
	Arms    uint8             // of the board: 4, 6 or 8 (0 on a grid)
	Turn    uint8             // the seat to play
	Phase   Phase
	TimeUp  bool // the match clock has run out: the match ends with this turn

	// At is where each piece is. Seats that are not played, and pieces beyond
	// the number a seat has, are Out, so that no square holds them by mistake.
	At [MaxSeats][MaxPieces]Square

	Numbers  [MaxNumbers]uint8 // rolled and not used yet, in order
	NumCount uint8
	Bonus    [MaxBonus]uint8 // counts still owed, in order
	BonCount uint8
	Sixes    uint8 // in a row so far in this turn or set
	Tries    uint8 // used so far
	Extra    bool  // an extra roll is owed after the numbers in hand

	// Places are dense: seats that share a place have the same number, and the
	// next place is one more, so that the groups of seats by place say it all.
	Place  [MaxSeats]uint8 // 1-based place, 0 while playing
	Placed uint8           // places given so far

	// The opening: seats that still have to roll for the right to begin, and
	// what the others of the same contest rolled. Zero once the match is on.
	Opening     uint8
	OpenContest uint8
	OpenRolled  [MaxSeats]uint8

	Captured  uint8               // luddo: bit k: seat k has captured
	LastMoved [MaxSeats]uint8     // mega-ludo: piece+1, 0 for none
	Later     [MaxSeats]uint8     // mega-ludo: bit p: the second to arrive of two on a square
	Captor    [4][MaxPieces]uint8 // oduludo: seat+1 that carries the piece captive, 0 for free
	UFOs      uint8               // oduludo: bit k: seat k's parking holds its UFO
	Choice    Choice              // oduludo: what is open in PhaseChoose
	Score     [4]int16            // oduludo: points so far
	RoundsWon [4]uint8
	Round     uint8
	LostLast  uint8 // oduludo: seat+1 of the last round's loser
}

// Choice is what a half-finished move waits for.
type Choice struct {
	Options uint8 // bit o: Option o may be chosen
	Piece   uint8 // the moving stack, by its lowest piece
	Seat    uint8 // and that piece's seat
	Number  uint8 // the number that moved it
	Flags   uint8 // the game's own
}

// Number is the number in hand, 0 if there is none.
func (s *State) Number() int {
	if s.NumCount == 0 {
		return 0
	}
	return int(s.Numbers[0])
}

// PushNumber keeps a number behind those in hand. There is room for MaxNumbers.
func (s *State) PushNumber(n uint8) {
	// All eight are written at once, as PopNumber reads them: a processor that
	// has just stored a single byte has to wait before it can load the eight.
	kept := binary.LittleEndian.Uint64(s.Numbers[:])
	binary.LittleEndian.PutUint64(s.Numbers[:], kept|uint64(n)<<(8*s.NumCount))
	s.NumCount++
}

// PopNumber drops the number in hand. The unused tail stays zero, so that equal
// positions are equal values.
func (s *State) PopNumber() {
	left := binary.LittleEndian.Uint64(s.Numbers[:]) >> 8
	binary.LittleEndian.PutUint64(s.Numbers[:], left)
	s.NumCount--
}

// ClearNumbers drops all numbers.
func (s *State) ClearNumbers() {
	s.Numbers = [MaxNumbers]uint8{}
	s.NumCount = 0
}

// PushBonus owes the player another count.
func (s *State) PushBonus(n uint8) {
	s.Bonus[s.BonCount] = n
	s.BonCount++
}

// PopBonus drops the first count owed.
func (s *State) PopBonus() {
	copy(s.Bonus[:], s.Bonus[1:s.BonCount])
	s.BonCount--
	s.Bonus[s.BonCount] = 0
}

// Active reports whether a seat is played.
func (s *State) Active(seat int) bool { return s.Seats>>seat&1 == 1 }

// SeatCount is the number of seats played.
func (s *State) SeatCount() int { return bits.OnesCount8(s.Seats) }

// NextSeat is the first played seat after seat in turn order, itself if alone.
func (s *State) NextSeat(seat int) int {
	for range MaxSeats {
		seat = (seat + 1) % MaxSeats
		if s.Active(seat) {
			return seat
		}
	}
	return seat
}

// NextUnplaced is the first seat after seat, in turn order, that has no place
// yet; ok is false when there is none.
func (s *State) NextUnplaced(seat int) (next int, ok bool) {
	playing := s.Unplaced()
	if playing == 0 {
		return seat, false
	}
	if later := playing >> (seat + 1); later != 0 {
		return seat + 1 + bits.TrailingZeros8(later), true
	}
	return bits.TrailingZeros8(playing), true
}

// Unplaced is the mask of the played seats that have no place yet.
func (s *State) Unplaced() uint8 {
	// All eight places at once: the top bit of each byte says whether its
	// place, which is small, is given; the product gathers those bits.
	places := binary.LittleEndian.Uint64(s.Place[:])
	given := (places + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101
	return s.Seats &^ uint8(given*0x0102040810204080>>56)
}

// FirstSeat is the lowest played seat.
func (s *State) FirstSeat() int { return bits.TrailingZeros8(s.Seats) }

// SeatsOf turns a list of seats into the mask in State.Seats.
func SeatsOf(seats ...int) uint8 {
	var m uint8
	for _, k := range seats {
		m |= 1 << k
	}
	return m
}

// SeatList turns a mask into the seats in order.
func SeatList(mask uint8) []int {
	list := make([]int, 0, MaxSeats)
	for k := range MaxSeats {
		if mask>>k&1 == 1 {
			list = append(list, k)
		}
	}
	return list
}
