package rules

import "encoding/binary"

// AppendCanonical appends the canonical bytes of a position: every field of
// State in the order it is declared, one byte each, arrays element by element,
// bool as 0 or 1, and the 16-bit scores as two bytes, low byte first. Equal
// states have equal bytes, on every machine and in every version that reads
// today's saves: new fields of State may only be added at the end of this form.
func AppendCanonical(buf []byte, s *State) []byte {
	buf = append(buf, s.Game)
	buf = append(buf, s.Options[:]...)
	buf = append(buf, s.Seats, s.Arms, s.Turn, byte(s.Phase), bit(s.TimeUp))
	for k := range s.At {
		for _, q := range s.At[k] {
			buf = append(buf, byte(q))
		}
	}
	buf = append(buf, s.Numbers[:]...)
	buf = append(buf, s.NumCount)
	buf = append(buf, s.Bonus[:]...)
	buf = append(buf, s.BonCount, s.Sixes, s.Tries, bit(s.Extra))
	buf = append(buf, s.Place[:]...)
	buf = append(buf, s.Placed, s.Opening, s.OpenContest)
	buf = append(buf, s.OpenRolled[:]...)
	buf = append(buf, s.Captured)
	buf = append(buf, s.LastMoved[:]...)
	buf = append(buf, s.Later[:]...)
	for k := range s.Captor {
		buf = append(buf, s.Captor[k][:]...)
	}
	c := s.Choice
	buf = append(buf, s.UFOs, c.Options, c.Piece, c.Seat, c.Number, c.Flags)
	for _, score := range s.Score {
		buf = binary.LittleEndian.AppendUint16(buf, uint16(score))
	}
	buf = append(buf, s.RoundsWon[:]...)
	return append(buf, s.Round, s.LostLast)
}

// Hash is the canonical hash of a position: 64-bit FNV-1a over the bytes of
// AppendCanonical. It does not allocate.
func Hash(s *State) uint64 {
	var room [192]byte
	h := uint64(14695981039346656037)
	for _, b := range AppendCanonical(room[:0], s) {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
}

func bit(b bool) byte {
	if b {
		return 1
	}
	return 0
}
