// Package value judges positions: a small net that has learned by play against
// itself tells each seat's chance to come first. One net, the same for all
// seats, is told of a seat what it has walked, what stands in danger, what it
// threatens and how far the others are; what it says of the seats is weighed
// against each other. So a net serves any number of seats.
package value

import (
	"math"
	"math/rand/v2"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Hidden units come in blocks of width; a net has from one block to mostBlocks.
const (
	width      = 32
	mostBlocks = 2
)

type (
	block [width]float32
	unit  [mostBlocks]block // of which a net uses its first
)

// Net is the weights. It is not changed by asking it.
type Net struct {
	Ring    int     // how many places of a ring it tells apart
	Squares int     // those and the squares of a lane
	Kinds   int     // of pieces
	Blocks  int     // of hidden units
	In      []block // by input, and by block
	Out     unit
	Heat    float64 // the power to which its chances are raised to be as often right as they say; 0 counts as 1
}

// NewNet is a net that knows nothing, for a track with the last ring step, the
// lane and the fleet given, of one block of hidden units or two. rng sets its
// first weights.
func NewNet(lastRing, lane int, fleet bool, blocks int, rng *rand.Rand) *Net {
	n := &Net{Ring: lastRing + 1, Squares: lastRing + 1 + lane, Kinds: 1, Blocks: min(max(blocks, 1), mostBlocks)}
	if fleet {
		n.Kinds = kinds
	}
	n.In = make([]block, (n.pieceInputs()+globals)*n.Blocks)
	for i := range n.In {
		for h := range n.In[i] {
			n.In[i][h] = float32(rng.NormFloat64() * 0.1)
		}
	}
	for b := range n.Blocks {
		for h := range n.Out[b] {
			n.Out[b][h] = float32(rng.NormFloat64() * 0.2)
		}
	}
	return n
}

func (n *Net) pieceInputs() int { return n.Kinds * groups * n.Squares }

// sum adds the parts of a strength up, in one order on all machines.
func sum(p *[8]float32) float32 {
	return ((p[0] + p[4]) + (p[2] + p[6])) + ((p[1] + p[5]) + (p[3] + p[7]))
}

// Evaluator asks a net about the positions of matches with some seats and house
// rules. It keeps no state between calls.
type Evaluator struct {
	field  *field
	net    *Net
	bucket [inYard]uint8
	safe   [256]bool
}

// New is an evaluator for positions like one.
func New(r rules.Rules, s *rules.State, net *Net) *Evaluator {
	e := &Evaluator{field: fieldOf(r, s), net: net}
	t := e.field.track
	for step := range inYard {
		switch {
		case step <= t.LastRing:
			e.bucket[step] = uint8((step*(net.Ring-1) + t.LastRing/2) / t.LastRing)
		case step < t.HomeStep:
			e.bucket[step] = uint8(min(net.Ring+step-t.LastRing-1, net.Squares-1))
		}
	}
	for sq := range e.safe {
		e.safe[sq] = t.Has(uint8(sq), board.Safe)
	}
	return e
}

// Side is the mask of the seats that win together with one.
func (e *Evaluator) Side(seat int) uint8 { return e.field.side[seat] }

// Chances is each seat's chance to be the next to come in, partners sharing
// theirs; seats that have a place or are not played have 0. The position has to
// be one before a throw.
func (e *Evaluator) Chances(s *rules.State, chance *[rules.MaxSeats]float32) {
	var g sightings
	var in Inputs
	var h unit
	e.field.gather(s, &g)
	var strength [rules.MaxSeats]float32
	for k := range strength {
		if g.alive>>k&1 == 0 {
			continue
		}
		e.fill(s, &g, k, &in)
		e.net.hidden(&in, &h)
		strength[k] = e.net.strength(&h)
	}
	e.weigh(g.alive, &strength, chance)
}

// weigh turns the strength of seats into chances: partners add theirs up.
func (e *Evaluator) weigh(alive uint8, strength, chance *[rules.MaxSeats]float32) {
	*chance = [rules.MaxSeats]float32{}
	var side [rules.MaxSeats]float32
	most := float32(-1e9)
	f := e.field
	for i := range f.nSides {
		if f.sides[i]&alive == 0 {
			continue
		}
		for k, v := range strength {
			if f.sides[i]>>k&1 == 1 {
				side[i] += v
			}
		}
		most = max(most, side[i])
	}
	all := float32(0)
	for i := range f.nSides {
		if f.sides[i]&alive != 0 {
			side[i] = float32(math.Exp(float64(side[i] - most)))
			all += side[i]
		}
	}
	for i := range f.nSides {
		if f.sides[i]&alive == 0 {
			continue
		}
		for k := range chance {
			if f.sides[i]>>k&1 == 1 {
				chance[k] = side[i] / all
			}
		}
	}
}
