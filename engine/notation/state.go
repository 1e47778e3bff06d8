package notation

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/bits"

	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

var phaseNames = map[rules.Phase]string{
	rules.PhaseRoll: "roll", rules.PhaseMove: "move", rules.PhaseChoose: "choose", rules.PhaseOver: "over",
}

// setupOf is the setup a position was started from.
func setupOf(s *rules.State) rules.Setup {
	return rules.Setup{Seats: s.Seats, Options: s.Options, First: -1}
}

// EncodeState writes a position of a registered game.
func EncodeState(s *rules.State) (json.RawMessage, error) {
	r := games.Of(s)
	if r == nil {
		return nil, fmt.Errorf("there is no game number %d", s.Game)
	}
	spec := r.Spec()
	options, err := EncodeOptions(spec, s.Options)
	if err != nil {
		return nil, err
	}
	seats := spec.BoardSeats(setupOf(s))
	w := newWriter().add("rules", spec.ID).add("options", options).add("seats", rules.SeatList(s.Seats))
	w.add("turn", s.Turn).add("phase", phaseNames[s.Phase]).add("pieces", pieces(spec, s, seats))
	w.add("numbers", ints(s.Numbers[:s.NumCount])).add("bonus", ints(s.Bonus[:s.BonCount]))
	w.add("sixes", s.Sixes).add("tries", s.Tries).add("extra", s.Extra).add("places", places(s))
	if s.TimeUp {
		w.add("timeUp", true)
	}
	writeOpening(w, s)
	writeParts(w, spec, s, seats)
	return w.done()
}

// ints is a list of bytes as numbers; as bytes JSON would write a text.
func ints(list []uint8) []int {
	out := make([]int, len(list))
	for i, n := range list {
		out[i] = int(n)
	}
	return out
}

func pieces(spec *rules.Spec, s *rules.State, seats int) [][]string {
	all := make([][]string, seats)
	for k := range all {
		all[k] = []string{}
		if s.Active(k) {
			for _, q := range s.At[k][:spec.Pieces] {
				all[k] = append(all[k], SquareText(spec, k, q))
			}
		}
	}
	return all
}

// places is the groups of seats by place, first first.
func places(s *rules.State) [][]int {
	groups := make([][]int, s.Placed)
	for k, place := range s.Place {
		if place > 0 && place <= s.Placed {
			groups[place-1] = append(groups[place-1], k)
		}
	}
	return groups
}

func writeOpening(w *writer, s *rules.State) {
	switch {
	case s.Opening == 0:
	case s.Drawn():
		w.add("opening", map[string]bool{"draw": true})
	default:
		w.add("opening", map[string][]int{
			"waiting": rules.SeatList(s.Opening), "contest": rules.SeatList(s.OpenContest), "rolled": ints(s.OpenRolled[:]),
		})
	}
}

// DecodeState reads a position and has the game check it. Errors have the codes
// BadRequest for unknown fields, UnknownRules, BadOption for options, and
// BadState for everything else that is wrong.
func DecodeState(data []byte) (rules.State, error) {
	o, err := ReadObject(data)
	if err != nil {
		return rules.State{}, errorf(BadRequest, "state: %v", err)
	}
	var id string
	if _, err := o.Take("rules", &id); err != nil {
		return rules.State{}, errorf(BadState, "%v", err)
	}
	r, ok := games.ByID(id)
	if !ok {
		return rules.State{}, errorf(UnknownRules, "there are no rules %q", id)
	}
	d := decoder{Object: o, spec: r.Spec()}
	d.s.Game = uint8(games.Index(id))
	d.read()
	if d.err == nil {
		if err := o.Rest(); err != nil {
			return rules.State{}, errorf(BadRequest, "state of %s: %v", id, err)
		}
		if err := r.Check(&d.s); err != nil {
			d.fail("%v", err)
		}
	}
	if d.err != nil {
		return rules.State{}, d.err
	}
	return d.s, nil
}

// decoder reads a state; after the first error it does nothing more.
type decoder struct {
	*Object
	spec *rules.Spec
	s    rules.State
	err  *Error
}

func (d *decoder) fail(format string, args ...any) {
	if d.err == nil {
		d.err = errorf(BadState, format, args...)
	}
}

// take reads a field that may be left out.
func (d *decoder) take(name string, dst any) (present bool) {
	if d.err != nil {
		return false
	}
	present, err := d.Take(name, dst)
	if err != nil {
		d.fail("%v", err)
		return false
	}
	return present
}

// need reads a field that has to be there.
func (d *decoder) need(name string, dst any) {
	if d.err == nil && !d.take(name, dst) {
		d.fail("%q is missing", name)
	}
}

// small reads a number from 0 to most that may be left out.
func (d *decoder) small(name string, most int) uint8 {
	var n int
	d.take(name, &n)
	if n < 0 || n > most {
		d.fail("%s: %d is not from 0 to %d", name, n, most)
		return 0
	}
	return uint8(n)
}

// list reads a list of numbers from 0 to 255 into dst and returns how many
// there are.
func (d *decoder) list(name string, dst []uint8) uint8 {
	var list []int
	d.take(name, &list)
	if len(list) > len(dst) {
		d.fail("%s: at most %d can be kept", name, len(dst))
		return 0
	}
	for i, n := range list {
		if n < 0 || n > 255 {
			d.fail("%s: %d is too big or too small", name, n)
			return 0
		}
		dst[i] = uint8(n)
	}
	return uint8(len(list))
}

// mask turns a list of seats into a mask.
func (d *decoder) mask(name string, seats []int) (mask uint8) {
	for _, k := range seats {
		switch {
		case k < 0 || k >= rules.MaxSeats:
			d.fail("%s: there is no seat %d", name, k)
			return 0
		case mask>>k&1 == 1:
			d.fail("%s: seat %d is there twice", name, k)
			return 0
		}
		mask |= 1 << k
	}
	return mask
}

func (d *decoder) read() {
	s := &d.s
	var raw json.RawMessage
	s.Options = d.spec.Defaults()
	if d.take("options", &raw) {
		options, err := DecodeOptions(d.spec, raw)
		if err != nil {
			d.err = errorf(BadOption, "%v", err)
		}
		s.Options = options
	}
	d.readPieces()
	var turn int
	d.need("turn", &turn)
	if turn < 0 || turn >= rules.MaxSeats {
		d.fail("there is no seat %d to be at turn", turn)
		return
	}
	s.Turn = uint8(turn)
	var phase string
	d.need("phase", &phase)
	var known bool
	if s.Phase, known = key(phaseNames, phase); !known {
		d.fail("there is no phase %q", phase)
	}
	s.NumCount = d.list("numbers", s.Numbers[:])
	s.BonCount = d.list("bonus", s.Bonus[:])
	s.Sixes = d.small("sixes", 255)
	s.Tries = d.small("tries", 255)
	d.take("extra", &s.Extra)
	d.take("timeUp", &s.TimeUp)
	d.readPlaces()
	d.readOpening()
	d.readParts()
}

func (d *decoder) readPieces() {
	s := &d.s
	for k := range s.At {
		for p := range s.At[k] {
			s.At[k][p] = rules.Out
		}
	}
	var rows []json.RawMessage
	d.need("pieces", &rows)
	if len(rows) > rules.MaxSeats {
		d.fail("pieces: there are at most %d seats", rules.MaxSeats)
		return
	}
	all := make([][]string, len(rows))
	for k, row := range rows {
		if err := value(row, &all[k]); err != nil {
			d.fail("pieces of seat %d: %v", k, err)
			return
		}
		if len(all[k]) > 0 {
			s.Seats |= 1 << k
		}
	}
	var seats []int
	if d.take("seats", &seats) {
		s.Seats = d.mask("seats", seats)
	}
	d.checkSetup()
	if d.err != nil {
		return
	}
	for k := range rules.MaxSeats {
		d.readRow(k, all)
	}
}

// checkSetup wants seats and options to suit each other and sets the board.
func (d *decoder) checkSetup() {
	if d.err != nil {
		return
	}
	setup := setupOf(&d.s)
	if err := d.spec.Check(setup); err != nil {
		d.fail("%v", err)
		if seats := (*rules.SeatsError)(nil); !errors.As(err, &seats) {
			d.err.Code = BadOption
		}
		return
	}
	if !d.spec.Grid {
		d.s.Arms = uint8(d.spec.Arms(setup))
	}
}

// readRow reads the pieces of one seat; a seat that is not played has none.
func (d *decoder) readRow(k int, all [][]string) {
	var row []string
	if k < len(all) {
		row = all[k]
	}
	want := 0
	if d.s.Active(k) {
		want = d.spec.Pieces
	}
	if len(row) != want {
		d.fail("seat %d has to have %d pieces, not %d", k, want, len(row))
		return
	}
	for p, text := range row {
		q, err := ParseSquare(d.spec, k, text)
		if err != nil {
			d.fail("piece %d of seat %d: %v", p, k, err)
			return
		}
		d.s.At[k][p] = q
	}
}

func (d *decoder) readPlaces() {
	var groups [][]int
	d.take("places", &groups)
	var placed uint8
	for i, group := range groups {
		seats := d.mask("places", group)
		if d.err != nil {
			return
		}
		if seats == 0 || seats&placed != 0 || seats&^d.s.Seats != 0 {
			d.fail("places: group %d is empty, or has a seat that is not played or is there twice", i+1)
			return
		}
		placed |= seats
		for ; seats != 0; seats &= seats - 1 {
			d.s.Place[bits.TrailingZeros8(seats)] = uint8(i + 1)
		}
	}
	d.s.Placed = uint8(len(groups))
}

func (d *decoder) readOpening() {
	var raw json.RawMessage
	if !d.take("opening", &raw) {
		return
	}
	o, err := ReadObject(raw)
	if err != nil {
		d.fail("opening: %v", err)
		return
	}
	inner := decoder{Object: o, spec: d.spec, s: d.s}
	var draw bool
	var waiting, contest []int
	inner.take("draw", &draw)
	inner.take("waiting", &waiting)
	inner.take("contest", &contest)
	inner.list("rolled", inner.s.OpenRolled[:])
	inner.s.Opening = inner.mask("waiting", waiting)
	inner.s.OpenContest = inner.mask("contest", contest)
	if draw {
		inner.s.BeginDraw()
	}
	if err := o.Rest(); err != nil {
		inner.fail("%v", err)
	}
	if inner.err != nil {
		d.fail("opening: %v", inner.err)
		return
	}
	if inner.s.Opening == 0 {
		d.fail("opening: nobody has to roll")
		return
	}
	d.s = inner.s
}
