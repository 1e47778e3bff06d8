package value

import (
	"math/bits"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// The groups of inputs a piece has by the square it stands on.
const (
	groupAt     = iota // it stands there
	groupSoon          // the chance that somebody who plays before its owner captures it
	groupLater         // the same of those who play after its owner
	groupStack         // how many of its own stand with it
	groupShield        // it cannot be captured there
	groups
)

// The inputs that are not of one piece, by the first of each.
const (
	inBias     = 0
	inYards    = inBias + 1                      // pieces waiting, one of 0..5
	inHome     = inYards + rules.MaxPieces + 1   // pieces home, one of 0..5
	inOrder    = inHome + rules.MaxPieces + 1    // turns to wait, one of 0..3 or more
	inSixes    = inOrder + 4                     // kept or rolled by the seat to play, one of 1, 2
	inTries    = inSixes + 2                     // used by the seat to play, one of 1, 2
	inPlaying  = inTries + 2                     // sides still playing, one of 2..5 or more
	inOwn      = inPlaying + 4                   // own steps: all, their square, the last piece's, the first piece's
	inOther    = inOwn + 4                       // opponents' steps: most, mean, lead, lag, pieces home of the first
	inDanger   = inOther + 5                     // steps in danger: soon, later
	inPrey     = inDanger + 2                    // steps to be captured: when to play, else
	inPartner  = inPrey + 2                      // there is one, steps, home, waiting
	inRest     = inPartner + 4                   // pieces in the lane, sheltered
	inStuck    = inRest + 2                      // numbers that walls or neighbours take from us, and from opponents
	inLast     = inStuck + 2                     // steps of the last moved piece, by sixes 0, 1, 2
	inCaptives = inLast + 3                      // own on the board, own lost for good, held, held for good
	inKing     = inCaptives + 4                  // captive, home
	inUFOs     = inKing + 2                      // of the seat itself, of the next seats
	inPair     = inUFOs + 4                      // pieces standing together: most of them
	eldest     = inPair + 1                      // all that the oldest files know
	inStill    = eldest                          // numbers by which a piece cannot move: of our pieces, and of opponents'
	inDead     = inStill + 2                     // numbers by which no piece can: ours, and opponents'
	inMissing  = inDead + 2                      // pieces that had to stay out of a round: our own, one of 0..4, and opponents'
	inKings    = inMissing + rules.MaxPieces + 1 // whose capture ends all: ours waiting, in danger soon, later, sheltered; opponents' most and least in danger
	globals    = inKings + 6
)

// maxInputs is more than any position has beside zero for one seat.
const maxInputs = 96

// Inputs is what a net is told of one seat: those inputs that are not zero.
type Inputs struct {
	n     int
	index [maxInputs]uint16
	value [maxInputs]float32
}

func (in *Inputs) add(index int, value float32) {
	if value == 0 || in.n == maxInputs {
		return
	}
	in.index[in.n], in.value[in.n] = uint16(index), value
	in.n++
}

// chanceOf is the chance of a number of a throw, and of one thrown after a six.
func chanceOf(n int) float32 {
	if n < faces {
		return 1.0 / 6
	}
	return 1.0 / 36
}

// sightings is what stands where, gathered once a position.
type sightings struct {
	step   [rules.MaxSeats][rules.MaxPieces]uint8 // inYard for a piece waiting, 255 for one out of play
	on     [board.LaneBase]uint8                  // by ring square: the seats that stand there
	pair   [board.LaneBase]bool                   // two of a colour or more
	soon   [rules.MaxSeats][rules.MaxPieces]float32
	later  [rules.MaxSeats][rules.MaxPieces]float32
	prey   [rules.MaxSeats]float32
	steps  [rules.MaxSeats]float32 // of the pieces, as a part of all the way
	order  [rules.MaxSeats]uint8   // turns to wait
	home   [rules.MaxSeats]uint8
	yard   [rules.MaxSeats]uint8
	barred [rules.MaxSeats]uint8 // pieces that are out of the game
	stuck  [rules.MaxSeats]float32
	still  [rules.MaxSeats]float32 // the part of the numbers by which a piece on the board cannot move
	dead   [rules.MaxSeats]float32 // the part of the numbers by which none can
	alive  uint8                   // seats that play for a place
	nSides int                     // sides that do
}

const out = 255

// gather looks at a position once for all seats.
func (f *field) gather(s *rules.State, g *sightings) {
	*g = sightings{alive: s.Unplaced()}
	order := uint8(0)
	for i := range rules.MaxSeats {
		k := (int(s.Turn) + i) % rules.MaxSeats
		if g.alive>>k&1 == 1 {
			g.order[k] = order
			order++
		}
	}
	for i := range f.nSides {
		if f.sides[i]&g.alive != 0 {
			g.nSides++
		}
	}
	captives := f.spec.Keeps&rules.KeepsCaptives != 0
	for left := s.Seats; left != 0; left &= left - 1 {
		k := bits.TrailingZeros8(left)
		sum := 0
		for p := range f.spec.Pieces {
			at := s.At[k][p]
			step := f.track.Step[k][at]
			switch {
			case at == rules.Yard:
				step = inYard
				g.yard[k]++
			case at == rules.Out:
				step = out
				g.barred[k]++
			case captives && s.Captor[k][p] != 0:
				step = out
			case at == rules.Home:
				g.home[k]++
				sum += f.track.HomeStep
			case step == board.NoStep: // a partner's lane, as far from the end as the own
				step = f.track.Step[k^2][at]
				sum += int(step)
			default:
				sum += int(step)
				if at.IsRing() {
					if g.on[at]>>k&1 == 1 {
						g.pair[at] = true
					}
					g.on[at] |= 1 << k
				}
			}
			g.step[k][p] = step
		}
		g.steps[k] = float32(sum) * f.home / float32(f.spec.Pieces)
	}
	for left := g.alive; left != 0; left &= left - 1 {
		f.hunt(s, g, bits.TrailingZeros8(left))
	}
}

// hunt finds what a seat can capture, and by which numbers it cannot move.
func (f *field) hunt(s *rules.State, g *sightings, a int) {
	var some uint8 // the numbers by which a piece can move
	still, pieces := 0, 0
	defer func() {
		g.dead[a] = float32(faces-bits.OnesCount8(some)) / faces
		if pieces > 0 {
			g.still[a] = float32(still) / float32(faces*pieces)
		}
	}()
	var seen [rules.MaxPieces]uint8 // rows of the reach that have been looked at
	for p := range f.spec.Pieces {
		row := g.step[a][p]
		if row == out || int(row) == f.track.HomeStep {
			continue
		}
		for q := range p {
			if seen[q] == row {
				row = out
				break
			}
		}
		if row == out {
			continue
		}
		seen[p] = row
		can := f.free(g, a, int(row))
		some |= can
		if row != inYard {
			pieces++
			still += faces - bits.OnesCount8(can)
		}
		f.aim(s, g, a, int(row), &f.reach[a][0][row], false)
		if back := f.reach[a][1]; back != nil && p == 1 && row != inYard {
			f.aim(s, g, a, int(row), &back[row], true)
		}
	}
}

// free is the numbers, as a mask from 0, by which a piece in a row can move, as far
// as walls and neighbours go.
func (f *field) free(g *sightings, a, row int) (mask uint8) {
	mask = f.can[a][row]
	if !f.alone && !f.wall && !f.guard {
		return mask
	}
	for n := range faces {
		if mask>>n&1 == 0 {
			continue
		}
		sq := f.reach[a][0][row][n]
		if f.guard && sq < board.LaneBase && g.pair[sq] {
			mask &^= 1 << n
			continue
		}
		if row != inYard && (f.alone || f.wall) && f.walled(g, a, row, n+1) {
			return mask & (1<<n - 1)
		}
	}
	return mask
}

// aim adds up whom a piece in a row can capture.
func (f *field) aim(s *rules.State, g *sightings, a, row int, way *[counts]uint8, back bool) {
	most := counts
	if back {
		most = faces
	}
	for n := range most {
		sq := way[n]
		if sq >= board.LaneBase {
			continue
		}
		there := g.on[sq] &^ f.side[a]
		if there == 0 && !g.pair[sq] {
			continue
		}
		walled := f.guard && g.pair[sq]
		if !walled && row != inYard && !back && (f.alone || f.wall) {
			walled = f.walled(g, a, row, n+1)
		}
		if walled {
			if n < faces {
				g.stuck[a] += 1.0 / faces
			}
			continue
		}
		if there == 0 || f.track.Tags[sq]&board.Safe != 0 {
			continue
		}
		h := chanceOf(n)
		for ; there != 0; there &= there - 1 {
			b := bits.TrailingZeros8(there)
			if g.alive>>b&1 == 0 {
				continue
			}
			for p := range f.spec.Pieces {
				if uint8(s.At[b][p]) != sq || g.step[b][p] == out {
					continue
				}
				if g.order[a] < g.order[b] {
					g.soon[b][p] += h * (1 - g.soon[b][p])
				} else {
					g.later[b][p] += h * (1 - g.later[b][p])
				}
				g.prey[a] += h * (float32(g.step[b][p])*f.home + 0.15)
			}
		}
	}
}

// walled reports whether something that cannot be passed stands before the nth
// square ahead.
func (f *field) walled(g *sightings, a, row, n int) bool {
	for i := 1; i < n && row+i <= f.track.LastRing; i++ {
		sq := f.track.Path[a][row+i]
		if f.alone && g.on[sq]&^f.side[a] != 0 || f.wall && g.pair[sq] && (f.own || g.on[sq]&^f.side[a] != 0) {
			return true
		}
	}
	return false
}
