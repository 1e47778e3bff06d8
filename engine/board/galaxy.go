package board

// Galaxy is the board of Oduludo: four galaxies of 13 ring fields with one
// pattern, coloured paths of 4, and two globes that are both Home, at steps 56
// and 57 (RULES.md section 5). The last two fields of a galaxy, the parking and
// the Gate, belong to the seat whose Moon comes after them.
func Galaxy() *Track {
	t := New(4, 13, 51, 4, func(place int) Tag {
		switch place {
		case 0:
			return Start | Safe
		case 2, 9:
			return Star
		case 3, 7:
			return Circle
		case 5:
			return Sun
		case 6:
			return Lightning
		case 11:
			return Parking | Safe
		case 12:
			return Sun | Gate | Safe
		}
		return 0
	})
	t.Shape = Nebula
	return t
}
