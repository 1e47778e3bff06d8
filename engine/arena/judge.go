package arena

import (
	"context"
	"math"

	"ludaxy/engine/board"
	"ludaxy/engine/bot"
	"ludaxy/engine/rules"
)

// Judgement is how good the chances to win are that players are shown, found in
// games that nothing was learned from.
type Judgement struct {
	Rules   string  `json:"rules"`
	Games   int     `json:"games"` // judged: half of those played; the table was made from the others
	Seed    string  `json:"seed"`
	Chances int     `json:"chances"`
	Brier   float64 `json:"brier"` // the mean square of what the chances were off, a seat
	Table   float64 `json:"table"` // the same of a table of the steps to go
	Off     float64 `json:"off"`   // how far chances and wins lie apart in the mean over the parts
	Worst   float64 `json:"worst"` // and at most, in a part with a fiftieth of the chances or more
	Heat    float64 `json:"heat"`  // the power that would make the chances best, found in the games of the table
	Parts   []Part  `json:"parts"`
}

// Part is the chances of one size.
type Part struct {
	From    float64 `json:"from"` // of the chances in it
	To      float64 `json:"to"`
	Chances int     `json:"chances"`
	Said    float64 `json:"said"` // in the mean
	Won     float64 `json:"won"`  // how many of them were won
}

// parts is how many sizes of chances are told apart.
const parts = 10

// every is that of so many throws one is judged: positions close to each other
// say the same.
const every = 5

// said is a position: the chances there were, and where the seats stood.
type said struct {
	chance [rules.MaxSeats]float64
	cells  [rules.MaxSeats]cell
	first  uint8 // who came first in the end
}

// cell is a place in the table of the steps to go.
type cell struct {
	own, other uint8 // steps to go, of the seat and of the one furthest on beside it, in dozens
	turn       bool  // the seat is to play
	rounds     int8  // won more than the others' most
}

// Judge plays games and compares the chances that are shown before throws with
// what came of them. Half of the games make the table that the chances are
// measured against.
func Judge(ctx context.Context, c Config) (j Judgement, err error) {
	if err := c.check(); err != nil {
		return j, err
	}
	c.Luck, c.Times, c.Record = false, false, nil
	w, err := newWorker(ctx, &c)
	if err != nil {
		return j, err
	}
	defer closeAll(w.players)
	table := steps{}
	var learned, judged []said
	par := 1 / float64(len(c.Entrants))
	if c.Rules.Spec().InTeams(c.Options) {
		par *= 2
	}
	for n := range c.Games {
		if err := ctx.Err(); err != nil {
			return j, err
		}
		set, turn := n/len(c.Entrants), n%len(c.Entrants)
		w.deal(set, turn)
		var game []said
		throws := 0
		w.before = func(s *rules.State) {
			if throws++; throws%every == 0 {
				game = append(game, w.say(s))
			}
		}
		o, err := w.play(ctx, turn)
		if err != nil {
			return j, err
		}
		for i := range game {
			game[i].first = o.first
		}
		if set%2 == 0 {
			learned = append(learned, game...)
			table.add(game, w.list)
		} else {
			judged = append(judged, game...)
			j.Games++
		}
		if c.Progress != nil {
			c.Progress(n + 1)
		}
	}
	j.Rules, j.Seed = c.Rules.Spec().ID, c.Seed
	j.count(judged, w.list, table, par)
	j.Heat = heat(learned, w.list)
	return j, nil
}

// steps is the table: how many positions had a seat in a cell, and in how many of
// them it won.
type steps map[cell][2]float64

func (t steps) add(game []said, seats []int) {
	for i := range game {
		for _, k := range seats {
			m := t[game[i].cells[k]]
			t[game[i].cells[k]] = [2]float64{m[0] + 1, m[1] + game[i].won(k)}
		}
	}
}

// chance is what the table says of a cell.
func (t steps) chance(at cell, par float64) float64 {
	m := t[at]
	return (m[1] + par) / (m[0] + 1)
}

// won is 1 for a seat that came first, else 0.
func (x *said) won(seat int) float64 { return float64(x.first >> seat & 1) }

// heat is the power to which the chances have to be raised, and shared out again,
// to be least off: above 1 they are too timid.
func heat(list []said, seats []int) float64 {
	off := func(power float64) (sum float64) {
		for i := range list {
			x := &list[i]
			var all, sides float64
			for _, k := range seats {
				all += math.Pow(x.chance[k], power)
				sides += x.chance[k] // partners each have what their side has
			}
			for _, k := range seats {
				d := math.Pow(x.chance[k], power)*sides/all - x.won(k)
				sum += d * d
			}
		}
		return sum
	}
	low, high := 0.5, 2.0
	for high-low > 0.002 {
		a, b := low+(high-low)/3, high-(high-low)/3
		if off(a) < off(b) {
			high = b
		} else {
			low = a
		}
	}
	return math.Round(50*(low+high)) / 100
}

// say notes the chances of a position and where it stands in the table.
func (w *worker) say(s *rules.State) (x said) {
	x.chance = bot.Estimate(context.Background(), w.config.Rules, *s)
	var left [rules.MaxSeats]int
	track := w.config.Rules.Board(s)
	for _, k := range w.list {
		for p := range w.config.Rules.Spec().Pieces {
			switch at := s.At[k][p]; {
			case at == rules.Out:
			case track.Step[k][at] == board.NoStep: // in the yard, or in a partner's lane
				left[k] += track.HomeStep
			default:
				left[k] += max(0, track.HomeStep-int(track.Step[k][at]))
			}
		}
	}
	for _, k := range w.list {
		at := cell{own: uint8(left[k] / 12), other: math.MaxUint8, turn: int(s.Turn) == k, rounds: -math.MaxInt8}
		for _, o := range w.list {
			if o != k {
				at.other = min(at.other, uint8(left[o]/12))
				if k < len(s.RoundsWon) {
					at.rounds = max(at.rounds, int8(s.RoundsWon[o]))
				}
			}
		}
		if k < len(s.RoundsWon) {
			at.rounds = int8(s.RoundsWon[k]) - max(at.rounds, 0)
		}
		x.cells[k] = at
	}
	return x
}

// count adds up what was said and what came of it.
func (j *Judgement) count(list []said, seats []int, table steps, par float64) {
	j.Parts = make([]Part, parts)
	for i := range j.Parts {
		j.Parts[i].From, j.Parts[i].To = float64(i)/parts, float64(i+1)/parts
	}
	for i := range list {
		x := &list[i]
		for _, k := range seats {
			chance, won := x.chance[k], x.won(k)
			off, plain := chance-won, table.chance(x.cells[k], par)-won
			j.Brier += off * off
			j.Table += plain * plain
			p := &j.Parts[min(int(chance*parts), parts-1)]
			p.Chances++
			p.Said += chance
			p.Won += won
			j.Chances++
		}
	}
	n := float64(max(1, j.Chances))
	j.Brier /= n
	j.Table /= n
	for i := range j.Parts {
		p := &j.Parts[i]
		if p.Chances == 0 {
			continue
		}
		p.Said /= float64(p.Chances)
		p.Won /= float64(p.Chances)
		apart := math.Abs(p.Said - p.Won)
		j.Off += apart * float64(p.Chances) / n
		if p.Chances*50 >= j.Chances {
			j.Worst = max(j.Worst, apart)
		}
	}
}
