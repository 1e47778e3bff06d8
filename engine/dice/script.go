package dice

// Script is a Roller that shows the values written in it: throw n shows element
// n. Past its end, and where a value is not on the die, it cannot tell.
type Script []int

// Roll is element n of the script, 0 if there is none or it has no such face.
func (s Script) Roll(n uint64, faces int) int {
	if n >= uint64(len(s)) || s[n] < 1 || s[n] > faces {
		return 0
	}
	return s[n]
}

// Manual is the Roller of a match with real dice: it never can tell, the
// players do.
type Manual struct{}

// Roll is always 0.
func (Manual) Roll(uint64, int) int { return 0 }
