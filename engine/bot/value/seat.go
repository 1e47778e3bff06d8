package value

import (
	"math/bits"

	"ludaxy/engine/rules"
)

// fill writes the inputs of one seat.
func (e *Evaluator) fill(s *rules.State, g *sightings, k int, in *Inputs) {
	f := e.field
	in.n = 0
	base := e.net.pieceInputs()
	in.add(base+inBias, 1)
	in.add(base+inYards+int(g.yard[k]), 1)
	in.add(base+inHome+int(g.home[k]), 1)
	in.add(base+inOrder+min(int(g.order[k]), 3), 1)
	in.add(base+inPlaying+min(max(g.nSides, 2), 5)-2, 1)
	if int(s.Turn) == k {
		if n := int(max(s.NumCount, s.Sixes)); n > 0 {
			in.add(base+inSixes+min(n, 2)-1, 1)
		}
		if s.Tries > 0 {
			in.add(base+inTries+min(int(s.Tries), 2)-1, 1)
		}
	}
	e.pieces(s, g, k, in)
	e.others(g, k, in)
	if prey := g.prey[k]; g.order[k] == 0 {
		in.add(base+inPrey, prey)
	} else {
		in.add(base+inPrey+1, prey)
	}
	if mate := f.side[k] &^ (1 << k); mate != 0 {
		m := bits.TrailingZeros8(mate)
		in.add(base+inPartner, 1)
		in.add(base+inPartner+1, g.steps[m])
		in.add(base+inPartner+2, float32(g.home[m])/float32(f.spec.Pieces))
		in.add(base+inPartner+3, float32(g.yard[m])/float32(f.spec.Pieces))
	}
	e.special(s, g, k, in)
}

// pieces writes the inputs of a seat's pieces by where they stand.
func (e *Evaluator) pieces(s *rules.State, g *sightings, k int, in *Inputs) {
	f := e.field
	base := e.net.pieceInputs()
	each := 1 / float32(f.spec.Pieces)
	var soon, later, lane, safe float32
	last, first := 1.0, 0.0
	most := 0
	for p := range f.spec.Pieces {
		row := g.step[k][p]
		if row == out {
			continue
		}
		if row == inYard {
			last = 0
			continue
		}
		part := float64(row) * float64(f.home)
		last, first = min(last, part), max(first, part)
		if int(row) >= f.track.HomeStep {
			continue
		}
		kind := 0
		if f.spec.Fleet {
			kind = min(p, kinds-1)
		}
		at := (kind*groups)*e.net.Squares + int(e.bucket[row])
		in.add(at, 1)
		sq := s.At[k][p]
		same := 0
		for q := range f.spec.Pieces {
			if q != p && g.step[k][q] == row {
				same++
			}
		}
		if same > 0 {
			in.add(at+groupStack*e.net.Squares, float32(same))
			most = max(most, same)
		}
		switch {
		case sq.IsLane():
			lane += each
		case e.safe[sq]:
			safe += each
		case f.guard && same > 0:
			in.add(at+groupShield*e.net.Squares, 1)
		default:
			if d := g.soon[k][p]; d > 0 {
				in.add(at+groupSoon*e.net.Squares, d)
				soon += d * float32(part)
			}
			if d := g.later[k][p]; d > 0 {
				in.add(at+groupLater*e.net.Squares, d)
				later += d * float32(part)
			}
		}
	}
	in.add(base+inDanger, soon)
	in.add(base+inDanger+1, later)
	in.add(base+inRest, lane)
	in.add(base+inRest+1, safe)
	in.add(base+inPair, float32(most)*each)
	own := g.steps[k]
	in.add(base+inOwn, own)
	in.add(base+inOwn+1, own*own)
	in.add(base+inOwn+2, float32(last))
	in.add(base+inOwn+3, float32(first))
}

// others writes how far a seat's opponents have come.
func (e *Evaluator) others(g *sightings, k int, in *Inputs) {
	base := e.net.pieceInputs()
	var most, sum, stuck, still, dead float32
	var home uint8
	n := 0
	for left := g.alive &^ e.field.side[k]; left != 0; left &= left - 1 {
		o := bits.TrailingZeros8(left)
		most = max(most, g.steps[o])
		home = max(home, g.home[o])
		sum += g.steps[o]
		stuck += g.stuck[o]
		still += g.still[o]
		dead += g.dead[o]
		n++
	}
	if n == 0 {
		return
	}
	in.add(base+inOther, most)
	in.add(base+inOther+1, sum/float32(n))
	if lead := g.steps[k] - most; lead > 0 {
		in.add(base+inOther+2, lead)
	} else {
		in.add(base+inOther+3, -lead)
	}
	in.add(base+inOther+4, float32(home)/float32(e.field.spec.Pieces))
	in.add(base+inStuck, g.stuck[k])
	in.add(base+inStuck+1, stuck/float32(n))
	in.add(base+inStill, g.still[k])
	in.add(base+inStill+1, still/float32(n))
	in.add(base+inDead, g.dead[k])
	in.add(base+inDead+1, dead/float32(n))
}

// special writes what only some games have.
func (e *Evaluator) special(s *rules.State, g *sightings, k int, in *Inputs) {
	spec := e.field.spec
	base := e.net.pieceInputs()
	each := 1 / float32(spec.Pieces)
	if spec.Keeps&rules.KeepsLastMoved != 0 && s.LastMoved[k] != 0 {
		p := s.LastMoved[k] - 1
		if s.At[k][p].IsRing() {
			sixes := 0
			if int(s.Turn) == k {
				sixes = min(int(s.Sixes), 2)
			}
			in.add(base+inLast+sixes, float32(g.step[k][p])*e.field.home)
		}
	}
	if spec.Keeps&rules.KeepsCaptives != 0 {
		var lost, gone, held, kept float32
		for o := range s.Captor {
			for p, by := range s.Captor[o] {
				if by == 0 {
					continue
				}
				forGood := s.At[o][p] == rules.Home
				switch {
				case o == k && forGood:
					gone += each
				case o == k:
					lost += each
				case int(by) == k+1 && forGood:
					kept += each
				case int(by) == k+1:
					held += each
				}
			}
		}
		in.add(base+inCaptives, lost)
		in.add(base+inCaptives+1, gone)
		in.add(base+inCaptives+2, held)
		in.add(base+inCaptives+3, kept)
		if s.Captor[k][0] != 0 {
			in.add(base+inKing, 1)
		} else if s.At[k][0] == rules.Home {
			in.add(base+inKing+1, 1)
		}
	}
	if spec.Fleet {
		e.kings(g, k, in)
	}
	if spec.Keeps&rules.KeepsRounds != 0 {
		in.add(base+inMissing+min(int(g.barred[k]), rules.MaxPieces-1), 1)
		var others, n float32
		for left := g.alive &^ e.field.side[k]; left != 0; left &= left - 1 {
			others += float32(g.barred[bits.TrailingZeros8(left)]) * each
			n++
		}
		in.add(base+inMissing+rules.MaxPieces, others/max(n, 1))
	}
	if spec.Keeps&rules.KeepsUFOs != 0 {
		for i := range 4 {
			if s.UFOs>>((k+i)%4)&1 == 1 {
				in.add(base+inUFOs+i, 1)
			}
		}
	}
}

// kings writes how safe the Kings are: sent back, a King takes its whole fleet out,
// and in teams the partner's too (RULES.md 5, Elimination).
func (e *Evaluator) kings(g *sightings, k int, in *Inputs) {
	base := e.net.pieceInputs() + inKings
	row := g.step[k][0]
	switch {
	case row == inYard:
		in.add(base, 1)
	case row == out || int(row) >= e.field.track.HomeStep:
	case g.exposed(e, k):
		in.add(base+1, g.soon[k][0])
		in.add(base+2, g.later[k][0])
	default:
		in.add(base+3, 1)
	}
	most, least, n := float32(0), float32(1), 0
	for left := g.alive &^ e.field.side[k]; left != 0; left &= left - 1 {
		o := bits.TrailingZeros8(left)
		risk := float32(0)
		if g.exposed(e, o) {
			risk = max(g.soon[o][0], g.later[o][0])
		}
		most, least = max(most, risk), min(least, risk)
		n++
	}
	if n > 0 {
		in.add(base+4, most)
		in.add(base+5, least)
	}
}

// exposed reports whether a seat's King stands on a field where it can be captured.
func (g *sightings) exposed(e *Evaluator, k int) bool {
	row := g.step[k][0]
	return row != out && int(row) <= e.field.track.LastRing && !e.safe[e.field.track.Path[k][row]]
}
