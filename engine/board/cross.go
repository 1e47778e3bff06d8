package board

// Cross is the Ludo board of 13 ring squares an arm: the cross with 4 arms, the
// hexagon with 6 (RULES.md section 1). stars marks the eighth square of each
// arm and the starts as safe.
func Cross(arms int, stars bool) *Track {
	return New(arms, 13, 13*arms-2, 5, func(place int) Tag {
		var t Tag
		if place == 0 {
			t = Start
		}
		if stars && (place == 0 || place == 8) {
			t |= Safe | Star
		}
		return t
	})
}
