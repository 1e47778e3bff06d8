package words

import (
	"ludaxy/assets/messages"
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Field says what a square is called and what it does to whoever lands on it;
// nothing for a square like any other. Seats that are not played give no names.
func (t *Teller) Field(s *rules.State, q rules.Square) (name, effect string) {
	track := t.Rules.Board(s)
	if track == nil {
		return "", ""
	}
	p := t.P
	switch {
	case q.IsLane() && track.Shape == board.Nebula:
		return t.owned(s, messages.FieldPath, q.LaneOwner()), p.T(messages.FieldSafeText)
	case q.IsLane():
		return t.owned(s, messages.FieldLane, q.LaneOwner()), p.T(messages.FieldLaneText)
	case !q.IsRing():
		return "", ""
	}
	for _, j := range track.Jumps {
		if rules.Square(j.From) != q {
			continue
		}
		to := int(j.To)
		if rules.Square(j.To) == rules.Home {
			to = track.Ring
		}
		if j.Up() {
			return p.T(messages.FieldLadder), p.T(messages.FieldLadderText, "Square", to)
		}
		return p.T(messages.FieldSnake), p.T(messages.FieldSnakeText, "Square", to)
	}
	if track.Shape == board.Nebula {
		return t.space(s, track, q)
	}
	return t.plain(s, track, q)
}

// plain tells of the squares of the boards with arms.
func (t *Teller) plain(s *rules.State, track *board.Track, q rules.Square) (name, effect string) {
	p := t.P
	safe := ""
	if track.Has(uint8(q), board.Safe) {
		safe = p.T(messages.FieldSafeText)
	}
	switch {
	case track.Has(uint8(q), board.Start):
		return t.owned(s, messages.FieldStart, seatOf(track, q)), t.sentences(p.T(messages.FieldStartText), safe)
	case track.Has(uint8(q), board.Shelter):
		return p.T(messages.FieldShelter), safe
	case safe != "":
		return p.T(messages.FieldSafe), safe
	}
	return "", ""
}

// space tells of the fields of the galaxies.
func (t *Teller) space(s *rules.State, track *board.Track, q rules.Square) (name, effect string) {
	p := t.P
	has := func(tag board.Tag) bool { return track.Has(uint8(q), tag) }
	switch {
	case has(board.Start):
		return t.owned(s, messages.FieldMoon, seatOf(track, q)), p.T(messages.FieldMoonText)
	case has(board.Gate):
		return t.owned(s, messages.FieldGate, nextSeat(track, q)), p.T(messages.FieldGateText)
	case has(board.Parking):
		k := nextSeat(track, q)
		key := messages.FieldParkingText
		if s.UFOs>>k&1 == 0 {
			key = messages.FieldParkingEmpty
		}
		return t.owned(s, messages.FieldParking, k), p.T(key)
	case has(board.Sun):
		return p.T(messages.FieldSun), p.T(messages.FieldSunText)
	case has(board.Lightning):
		return p.T(messages.FieldLightning), p.T(messages.FieldLightningText)
	case has(board.Circle):
		return p.T(messages.FieldCircle), p.T(messages.FieldCircleText)
	case has(board.Star):
		return p.T(messages.FieldStar), p.T(messages.FieldStarText)
	}
	return "", ""
}

// owned is the name of a square with the player it belongs to.
func (t *Teller) owned(s *rules.State, key messages.Key, seat int) string {
	if !s.Active(seat) {
		return t.P.T(key)
	}
	return t.join(t.P.T(key), t.Name(seat))
}

// sentences sets one sentence behind another.
func (t *Teller) sentences(a, b string) string {
	switch {
	case a == "" || b == "":
		return a + b
	case t.P.Lang() == messages.Japanese:
		return a + b
	}
	return a + " " + b
}

// seatOf is the seat in whose part of the ring a square lies, nextSeat the one
// after it, whose way ends there.
func seatOf(track *board.Track, q rules.Square) int { return int(q) / max(1, track.ArmLen) }

func nextSeat(track *board.Track, q rules.Square) int {
	return (seatOf(track, q) + 1) % max(1, track.Arms)
}
