package board

// Mega is the board of Mega Ludo with 4, 6 or 8 arms: 17 ring squares an arm
// and lanes of 7 (RULES.md section 4). The start and the two shelters of every
// arm are safe.
func Mega(arms int) *Track {
	t := New(arms, 17, 17*arms-5, 7, func(place int) Tag {
		switch place {
		case 0:
			return Start | Safe
		case 7, 12:
			return Shelter | Safe
		}
		return 0
	})
	t.Shape = Long
	return t
}
