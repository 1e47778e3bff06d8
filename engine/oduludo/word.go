package oduludo

// A seat's five pieces are looked at together, as the bytes of one number: most
// of what this game asks is which of them stand on a field.

// ones is 1 in the byte of every piece.
const ones = 0x01_01_01_01_01

// word is a byte a piece, piece 0 in the lowest.
func word[T ~uint8](of *[Pieces]T) uint64 {
	return uint64(of[0]) | uint64(of[1])<<8 | uint64(of[2])<<16 | uint64(of[3])<<24 | uint64(of[4])<<32
}

// pieces is the mask of the pieces whose byte is zero.
func pieces(word uint64) uint8 {
	const low = 0x7f * ones
	// The highest bit of every byte that is zero, with no carry from one to the
	// next; the product brings the five together.
	zero := ^((word&low + low) | word | low) & (0x80 * ones)
	const gather = 1<<32 | 1<<25 | 1<<18 | 1<<11 | 1<<4
	return uint8(zero >> 7 * gather >> 32 & (1<<Pieces - 1))
}
