package notation

import (
	"encoding/json"
	"fmt"

	"ludaxy/engine/rules"
)

// The parts of the state that only some games keep; Spec.Keeps says which.

func writeParts(w *writer, spec *rules.Spec, s *rules.State, seats int) {
	if spec.Keeps&rules.KeepsCaptured != 0 {
		w.add("captured", flags(s.Captured, seats))
	}
	if spec.Keeps&rules.KeepsLastMoved != 0 {
		last := make([]*int, seats)
		for k := range last {
			if s.LastMoved[k] != 0 {
				p := int(s.LastMoved[k]) - 1
				last[k] = &p
			}
		}
		w.add("lastMoved", last)
	}
	if spec.Keeps&rules.KeepsArrivals != 0 {
		w.add("arrivals", arrivals(spec, s))
	}
	if spec.Keeps&rules.KeepsCaptives != 0 {
		list := []captive{}
		for k := range s.Captor {
			for p, by := range s.Captor[k] {
				if by != 0 {
					list = append(list, captive{k, p, int(by) - 1})
				}
			}
		}
		w.add("captives", list)
	}
	if spec.Keeps&rules.KeepsUFOs != 0 {
		w.add("ufos", flags(s.UFOs, seats))
	}
	if spec.Keeps&rules.KeepsChoice != 0 && s.Phase == rules.PhaseChoose {
		words := []string{}
		for o := range rules.Option(8) {
			if s.Choice.Options>>o&1 == 1 {
				words = append(words, optionNames[o])
			}
		}
		c := s.Choice
		w.add("choice", words)
		w.add("choiceOf", map[string]uint8{"seat": c.Seat, "piece": c.Piece, "number": c.Number, "flags": c.Flags})
	}
	if spec.Keeps&rules.KeepsRounds != 0 {
		w.add("scores", s.Score[:min(seats, len(s.Score))])
		w.add("roundsWon", ints(s.RoundsWon[:min(seats, len(s.RoundsWon))])).add("round", s.Round)
		if s.LostLast != 0 {
			w.add("lostLast", s.LostLast-1)
		}
	}
}

type captive struct {
	Seat  int `json:"seat"`
	Piece int `json:"piece"`
	By    int `json:"by"`
}

// flags is a mask as a list of false and true by seat.
func flags(mask uint8, seats int) []bool {
	list := make([]bool, seats)
	for k := range list {
		list[k] = mask>>k&1 == 1
	}
	return list
}

// pairs finds the ring squares with exactly two pieces: [seat, piece] in seat
// order. Only there does the order of arrival count.
func pairs(spec *rules.Spec, s *rules.State) map[string][][2]int {
	all := map[string][][2]int{}
	for k := range s.At {
		for p, q := range s.At[k][:spec.Pieces] {
			if s.Active(k) && q.IsRing() {
				name := SquareText(spec, k, q)
				all[name] = append(all[name], [2]int{k, p})
			}
		}
	}
	for name, on := range all {
		if len(on) != 2 {
			delete(all, name)
		}
	}
	return all
}

func arrivals(spec *rules.Spec, s *rules.State) map[string][][2]int {
	all := pairs(spec, s)
	for _, on := range all {
		if s.Later[on[0][0]]>>on[0][1]&1 == 1 {
			on[0], on[1] = on[1], on[0]
		}
	}
	return all
}

func (d *decoder) readParts() {
	s, seats := &d.s, d.spec.BoardSeats(setupOf(&d.s))
	if d.err != nil {
		return
	}
	if d.spec.Keeps&rules.KeepsCaptured != 0 {
		s.Captured = d.flags("captured", seats, 0)
	}
	if d.spec.Keeps&rules.KeepsLastMoved != 0 {
		d.readLastMoved(seats)
	}
	if d.spec.Keeps&rules.KeepsArrivals != 0 {
		d.readArrivals()
	}
	if d.spec.Keeps&rules.KeepsCaptives != 0 {
		d.readCaptives()
	}
	if d.spec.Keeps&rules.KeepsUFOs != 0 {
		s.UFOs = d.flags("ufos", seats, s.Seats)
	}
	if d.spec.Keeps&rules.KeepsChoice != 0 && s.Phase == rules.PhaseChoose {
		d.readChoice()
	}
	if d.spec.Keeps&rules.KeepsRounds != 0 {
		d.readRounds(seats)
	}
}

// flags reads a list of false and true by seat into a mask.
func (d *decoder) flags(name string, seats int, otherwise uint8) (mask uint8) {
	var list []bool
	if !d.take(name, &list) {
		return otherwise
	}
	if len(list) > seats {
		d.fail("%s: the board has %d seats", name, seats)
		return otherwise
	}
	for k, on := range list {
		if on {
			mask |= 1 << k
		}
	}
	return mask
}

func (d *decoder) readLastMoved(seats int) {
	var list []json.RawMessage
	d.take("lastMoved", &list)
	if len(list) > seats {
		d.fail("lastMoved: the board has %d seats", seats)
		return
	}
	for k, raw := range list {
		var p int
		if isNull(raw) {
			continue
		}
		if err := value(raw, &p); err != nil || p < 0 || p >= d.spec.Pieces {
			d.fail("lastMoved: a piece or null is wanted, not %s", short(raw))
			return
		}
		d.s.LastMoved[k] = uint8(p + 1)
	}
}

func (d *decoder) readArrivals() {
	later := func(on [2]int) { d.s.Later[on[0]] |= 1 << on[1] }
	all := pairs(d.spec, &d.s)
	var raw json.RawMessage
	if d.take("arrivals", &raw) {
		o, err := ReadObject(raw)
		if err != nil {
			d.fail("arrivals: %v", err)
			return
		}
		for name, on := range all {
			var order [][]int
			if present, err := o.Take(name, &order); err != nil {
				d.fail("arrivals: %v", err)
				return
			} else if !present {
				continue
			}
			switch fmt.Sprint(order) {
			case fmt.Sprint(on):
			case fmt.Sprint([][2]int{on[1], on[0]}):
				on[0], on[1] = on[1], on[0]
			default:
				d.fail("arrivals: on %s stand %v", name, on)
				return
			}
		}
		if err := o.Rest(); err != nil {
			d.fail("arrivals: no two pieces stand there: %v", err)
			return
		}
	}
	for _, on := range all {
		later(on[1])
	}
}

func (d *decoder) readCaptives() {
	var list []json.RawMessage
	d.take("captives", &list)
	for _, raw := range list {
		o, err := ReadObject(raw)
		if err != nil {
			d.fail("captives: %v", err)
			return
		}
		inner := decoder{Object: o, spec: d.spec}
		var seat, piece, by int
		inner.need("seat", &seat)
		inner.need("piece", &piece)
		inner.need("by", &by)
		if err := o.Rest(); err != nil {
			inner.fail("%v", err)
		}
		if inner.err != nil {
			d.fail("captives: %v", inner.err)
			return
		}
		seats := len(d.s.Captor)
		if seat < 0 || seat >= seats || by < 0 || by >= seats || piece < 0 || piece >= d.spec.Pieces ||
			d.s.Captor[seat][piece] != 0 {
			d.fail("captives: %s names a seat or piece that there is not, or one twice", short(raw))
			return
		}
		d.s.Captor[seat][piece] = uint8(by + 1)
	}
}

func (d *decoder) readChoice() {
	var words []string
	d.need("choice", &words)
	for _, word := range words {
		o, ok := key(optionNames, word)
		if !ok {
			d.fail("choice: there is no option %q", word)
			return
		}
		d.s.Choice.Options |= 1 << o
	}
	var raw json.RawMessage
	if !d.take("choiceOf", &raw) {
		return
	}
	o, err := ReadObject(raw)
	if err != nil {
		d.fail("choiceOf: %v", err)
		return
	}
	inner := decoder{Object: o, spec: d.spec}
	d.s.Choice.Seat = inner.small("seat", rules.MaxSeats-1)
	d.s.Choice.Piece = inner.small("piece", rules.MaxPieces-1)
	d.s.Choice.Number = inner.small("number", 255)
	d.s.Choice.Flags = inner.small("flags", 255)
	if err := o.Rest(); err != nil {
		inner.fail("%v", err)
	}
	if inner.err != nil {
		d.fail("choiceOf: %v", inner.err)
	}
}

func (d *decoder) readRounds(seats int) {
	var scores []int
	d.take("scores", &scores)
	if len(scores) > min(seats, len(d.s.Score)) {
		d.fail("scores: the board has %d seats", seats)
		return
	}
	for k, score := range scores {
		if score != int(int16(score)) {
			d.fail("scores: %d is too big or too small", score)
			return
		}
		d.s.Score[k] = int16(score)
	}
	d.list("roundsWon", d.s.RoundsWon[:min(seats, len(d.s.RoundsWon))])
	d.s.Round = d.small("round", 255)
	var last int
	if d.take("lostLast", &last) {
		if last < 0 || last >= seats {
			d.fail("lostLast: there is no seat %d", last)
			return
		}
		d.s.LostLast = uint8(last + 1)
	}
}
