package value

import "ludaxy/engine/rules"

// Sample is a position as the net was told of it.
type Sample struct {
	alive uint8
	in    [rules.MaxSeats]*Inputs
}

// Look is the sample of a position, with what the net says of it now. The
// inputs come from pool, which is grown as needed.
func (e *Evaluator) Look(s *rules.State, pool *Pool, chance *[rules.MaxSeats]float32) (sample Sample) {
	var g sightings
	var h unit
	e.field.gather(s, &g)
	sample.alive = g.alive
	var strength [rules.MaxSeats]float32
	for k := range strength {
		if g.alive>>k&1 == 0 {
			continue
		}
		in := pool.next()
		sample.in[k] = in
		e.fill(s, &g, k, in)
		e.net.hidden(in, &h)
		strength[k] = e.net.strength(&h)
	}
	e.weigh(g.alive, &strength, chance)
	return sample
}

// Pool is room for inputs that is used again for every match.
type Pool struct {
	room []*Inputs
	used int
}

// Reset gives all room back.
func (p *Pool) Reset() { p.used = 0 }

func (p *Pool) next() *Inputs {
	if p.used == len(p.room) {
		p.room = append(p.room, new(Inputs))
	}
	p.used++
	return p.room[p.used-1]
}

// Learn moves the net a little towards chances that were found to be better.
// rate is how far.
func (e *Evaluator) Learn(sample *Sample, target *[rules.MaxSeats]float32, rate float32) {
	var h [rules.MaxSeats]unit
	var strength, chance [rules.MaxSeats]float32
	for k := range strength {
		if sample.alive>>k&1 == 1 {
			e.net.hidden(sample.in[k], &h[k])
			strength[k] = e.net.strength(&h[k])
		}
	}
	e.weigh(sample.alive, &strength, &chance)
	net := e.net
	for k := range strength {
		if sample.alive>>k&1 == 0 {
			continue
		}
		step := rate * (target[k] - chance[k])
		var back unit
		for b := range net.Blocks {
			out := &net.Out[b]
			for j, x := range h[k][b] {
				if x > 0 {
					back[b][j] = step * out[j]
					out[j] += step * x
				}
			}
		}
		net.shift(sample.in[k], &back)
	}
}
