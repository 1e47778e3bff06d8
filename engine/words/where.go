package words

import (
	"ludaxy/assets/messages"
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Where says where a square is, as seen by a seat ("on the Star", "on square
// 12"). It is empty for a square that has no name, and off the board.
func (t *Teller) Where(s *rules.State, seat int, q rules.Square) string {
	track := t.track(s)
	switch {
	case track == nil:
		return ""
	case q.IsLane():
		return t.lane(track, seat, q)
	case !q.IsRing():
		if n := track.Printed(uint8(q)); n != 0 {
			return t.P.T(messages.WhereSquare, "Number", n)
		}
		return ""
	}
	number := track.Printed(uint8(q))
	if number == 0 && t.Numbered {
		number = int(q) + 1
	}
	square, with := messages.WhereSquare, messages.WhereWithSquare
	if track.Shape == board.Nebula {
		square, with = messages.WhereField, messages.WhereWithField
	}
	name := t.special(s, track, q)
	switch {
	case number == 0:
		return name
	case name == "":
		return t.P.T(square, "Number", number)
	}
	return t.P.T(with, "Where", name, "Number", number)
}

func (t *Teller) lane(track *board.Track, seat int, q rules.Square) string {
	own, of := messages.WhereLane, messages.WhereLaneOf
	if track.Shape == board.Nebula {
		own, of = messages.WherePath, messages.WherePathOf
	}
	if q.LaneOwner() == seat {
		return t.P.T(own, "Number", q.LaneIndex()+1, "Total", track.Lane)
	}
	return t.P.T(of, "Name", t.Name(q.LaneOwner()), "Number", q.LaneIndex()+1, "Total", track.Lane)
}

// special names a ring square with a meaning of its own; empty for the others.
func (t *Teller) special(s *rules.State, track *board.Track, q rules.Square) string {
	has := func(tag board.Tag) bool { return track.Has(uint8(q), tag) }
	nebula := track.Shape == board.Nebula
	switch {
	case nebula && has(board.Gate):
		return t.owned(s, track, q, track.LastRing, messages.WhereGate, messages.WhereGateFree)
	case nebula && has(board.Parking):
		return t.owned(s, track, q, track.LastRing-1, messages.WhereParking, messages.WhereParkingFree)
	case nebula && has(board.Start):
		return t.owned(s, track, q, 0, messages.WhereMoon, messages.WhereMoonFree)
	case has(board.Sun):
		return t.P.T(messages.WhereSun)
	case has(board.Lightning):
		return t.P.T(messages.WhereLightning)
	case has(board.Circle):
		return t.P.T(messages.WhereCircle)
	case nebula && has(board.Star):
		return t.P.T(messages.WhereStar)
	case has(board.Start):
		return t.owned(s, track, q, 0, messages.WhereStart, messages.WhereStartFree)
	case has(board.Star):
		return t.P.T(messages.WhereStarSquare)
	case has(board.Shelter):
		return t.P.T(messages.WhereShelter)
	}
	return ""
}

// owned names a square that is a certain step of its owner's path.
func (t *Teller) owned(s *rules.State, track *board.Track, q rules.Square, step int, of, free messages.Key) string {
	for k := range track.Arms {
		if track.Path[k][step] == uint8(q) && s.Active(k) {
			return t.P.T(of, "Name", t.Name(k))
		}
	}
	return t.P.T(free)
}
