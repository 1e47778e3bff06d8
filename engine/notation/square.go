package notation

import (
	"fmt"
	"strconv"
	"strings"

	"ludaxy/engine/rules"
)

// The squares with names.
var named = map[rules.Square]string{rules.Yard: "yard", rules.Home: "home", rules.Out: "out"}

// SquareText writes a square as a piece of a seat has it: "yard", "home",
// "out", "r12" on the ring, "l3" in the seat's own lane, "l3@2" in seat 2's,
// and "s42" on a grid.
func SquareText(spec *rules.Spec, seat int, q rules.Square) string {
	switch {
	case named[q] != "":
		return named[q]
	case q.IsRing() && spec.Grid:
		return fmt.Sprintf("s%d", q)
	case q.IsRing():
		return fmt.Sprintf("r%d", q)
	case q.LaneOwner() == seat:
		return fmt.Sprintf("l%d", q.LaneIndex())
	}
	return fmt.Sprintf("l%d@%d", q.LaneIndex(), q.LaneOwner())
}

// ParseSquare reads what SquareText writes. Whether the square is on the
// seat's path is for the rules to check.
func ParseSquare(spec *rules.Spec, seat int, text string) (rules.Square, error) {
	for q, name := range named {
		if text == name {
			return q, nil
		}
	}
	unknown := fmt.Errorf("there is no square %q", text)
	if text == "" {
		return 0, unknown
	}
	number, owner, other := strings.Cut(text[1:], "@")
	n, ok := digits(number)
	if !ok {
		return 0, unknown
	}
	lane := seat
	if other {
		if lane, ok = digits(owner); !ok || lane >= rules.MaxSeats || lane == seat {
			return 0, unknown
		}
	}
	switch {
	case text[0] == 's' && spec.Grid && !other && n >= 1 && n <= 100:
		return rules.Square(n), nil
	case text[0] == 'r' && !spec.Grid && !other && n < int(rules.LaneBase):
		return rules.Square(n), nil
	case text[0] == 'l' && !spec.Grid && n < rules.LaneWidth:
		return rules.Lane(lane, n), nil
	}
	return 0, unknown
}

// digits reads a number written in the one usual way: no sign, no leading zero.
func digits(text string) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && strconv.Itoa(n) == text
}
