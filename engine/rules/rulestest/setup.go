package rulestest

import (
	"math/rand/v2"

	"pgregory.net/rapid"

	"ludaxy/engine/rules"
)

// fitting is every set of seats that suits some house rules.
func fitting(spec *rules.Spec, options [rules.MaxOptions]uint8) (masks []uint8) {
	for mask := range 256 {
		if spec.Check(rules.Setup{Seats: uint8(mask), Options: options, First: -1}) == nil {
			masks = append(masks, uint8(mask))
		}
	}
	return masks
}

// drawSetup draws house rules, and then seats the game accepts with them, so
// that rules for few seats (teams) come as often as the others.
func drawSetup(t *rapid.T, spec *rules.Spec) rules.Setup {
	setup := rules.Setup{First: -1}
	setup.Options = rapid.Custom(func(t *rapid.T) (options [rules.MaxOptions]uint8) {
		for i, o := range spec.Options {
			options[i] = uint8(rapid.IntRange(0, len(o.Values)-1).Draw(t, o.Name))
		}
		return options
	}).Filter(func(o [rules.MaxOptions]uint8) bool { return len(fitting(spec, o)) > 0 }).Draw(t, "options")
	setup.Seats = rapid.SampledFrom(fitting(spec, setup.Options)).Draw(t, "seats")
	return setup
}

// RandomSetup is drawSetup from another source of chance. A seat is drawn to
// begin: there is no opening.
func RandomSetup(spec *rules.Spec, rng *rand.Rand) rules.Setup {
	for {
		var setup rules.Setup
		for i, o := range spec.Options {
			setup.Options[i] = uint8(rng.IntN(len(o.Values)))
		}
		masks := fitting(spec, setup.Options)
		if len(masks) == 0 {
			continue
		}
		setup.Seats = masks[rng.IntN(len(masks))]
		seats := rules.SeatList(setup.Seats)
		setup.First = seats[rng.IntN(len(seats))]
		return setup
	}
}
