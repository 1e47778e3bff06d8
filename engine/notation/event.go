package notation

import (
	"encoding/json"

	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

var (
	eventNames = map[rules.EventKind]string{
		rules.Rolled: "rolled", rules.Moved: "moved", rules.Entered: "entered", rules.Jumped: "jumped",
		rules.Captured: "captured", rules.Kidnapped: "kidnapped", rules.Freed: "freed", rules.Released: "released",
		rules.ReachHome: "home", rules.Lost: "lost", rules.Cancelled: "cancelled", rules.SentBack: "sent-back",
		rules.Bonus: "bonus", rules.ExtraRoll: "extra-roll", rules.Eliminated: "eliminated",
		rules.Finished: "finished", rules.Turn: "turn", rules.RoundOver: "round-over", rules.Over: "over",
	}
	jumpNames = map[rules.Jump]string{
		rules.JumpSun: "sun", rules.JumpLightning: "lightning", rules.JumpMoon: "moon", rules.JumpUFO: "ufo",
		rules.JumpEarth: "earth", rules.JumpLadder: "ladder", rules.JumpSnake: "snake",
	}
)

// EncodeEvent writes an event with the fields its kind has. s is the position
// after the action that caused it.
func EncodeEvent(s *rules.State, e rules.Event) (json.RawMessage, error) {
	spec := games.Of(s).Spec()
	square := func(q rules.Square) string { return SquareText(spec, int(e.Seat), q) }
	w := newWriter().add("ev", eventNames[e.Kind])
	switch e.Kind {
	case rules.Over:
		return w.add("places", places(s)).done()
	case rules.RoundOver:
		return w.add("scores", e.Scores).done()
	}
	w.add("seat", e.Seat)
	switch e.Kind {
	case rules.Rolled:
		writeRoll(w, e)
	case rules.Moved:
		path := make([]string, len(e.Path))
		for i, q := range e.Path {
			path[i] = square(q)
		}
		w.add("piece", e.Piece).add("from", square(e.From)).add("to", square(e.To)).add("path", path)
	case rules.Entered:
		w.add("piece", e.Piece).add("from", square(e.From)).add("to", square(e.To))
	case rules.Jumped:
		w.add("piece", e.Piece).add("from", square(e.From)).add("to", square(e.To)).add("kind", jumpNames[e.Jump])
	case rules.Captured:
		w.add("piece", e.Piece).add("by", e.By).add("from", square(e.From))
	case rules.Kidnapped, rules.Freed:
		w.add("piece", e.Piece).add("by", e.By)
	case rules.Released, rules.ReachHome:
		w.add("piece", e.Piece)
	case rules.SentBack:
		w.add("piece", e.Piece).add("from", square(e.From))
	case rules.Lost, rules.Cancelled, rules.Bonus:
		w.add("value", e.Value)
	case rules.Finished:
		w.add("place", e.Place)
	}
	return w.done()
}

func writeRoll(w *writer, e rules.Event) {
	switch e.Die {
	case rules.DieOduludo:
		w.add("value", faceNames[e.Value]).add("die", "oduludo")
	case rules.DieOpening:
		w.add("value", e.Value).add("die", "opening")
	default:
		w.add("value", e.Value)
	}
}

// EncodeEvents writes a list of events.
func EncodeEvents(s *rules.State, events []rules.Event) (json.RawMessage, error) {
	list := make([]json.RawMessage, len(events))
	for i, e := range events {
		raw, err := EncodeEvent(s, e)
		if err != nil {
			return nil, err
		}
		list[i] = raw
	}
	return json.Marshal(list)
}
