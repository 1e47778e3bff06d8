package words

import (
	"math/rand/v2"

	"ludaxy/engine/rules"
)

// riskTrials is how many futures a risk is drawn from; its figure is right to a
// few per cent.
const riskTrials = 240

// Risk estimates, in per cent, how likely the piece that a move goes with is
// captured before its owner throws again in a later turn. Opponents are taken
// to play as the rules play for somebody out of time, which captures where it
// can. The same position always gives the same figure.
func (t *Teller) Risk(s *rules.State, a rules.Action) int {
	moved := *s
	if t.Rules == nil || a.Kind != rules.Move || t.Rules.Apply(&moved, a, nil) != nil || !moved.At[a.Seat][a.Piece].OnBoard() {
		return 0
	}
	rng := rand.New(rand.NewPCG(uint64(a.Seat)<<8|uint64(a.Piece), 977))
	caught := 0
	for range riskTrials {
		if t.caught(moved, s.Turn, a, rng) {
			caught++
		}
	}
	return (100*caught + riskTrials/2) / riskTrials
}

// caught plays one future of a position, after a move in the turn of owner, and
// reports whether the piece is captured in it.
func (t *Teller) caught(s rules.State, owner uint8, a rules.Action, rng *rand.Rand) (hit bool) {
	sink := func(e rules.Event) {
		taken := e.Kind == rules.Captured || e.Kind == rules.Kidnapped
		hit = hit || taken && e.Seat == a.Seat && e.Piece == a.Piece
	}
	left := false // the owner's turn has ended
	const most = 200
	for range most {
		left = left || s.Turn != owner
		if hit || s.Phase == rules.PhaseOver || left && s.Turn == owner {
			return hit
		}
		next := t.Rules.Auto(&s)
		if !left && next.Kind == rules.Move && next.Seat == a.Seat && next.Piece == a.Piece {
			next = t.other(&s, next)
		}
		if next.IsRoll() {
			next.Value = uint8(1 + rng.IntN(rules.Faces(&s)))
		}
		if t.Rules.Apply(&s, next, sink) != nil {
			return hit
		}
	}
	return hit
}

// other is another move than the one given, if there is one: the piece asked
// about is taken to stay where it goes.
func (t *Teller) other(s *rules.State, a rules.Action) rules.Action {
	var room [rules.MaxPieces * 2]rules.Action
	for _, o := range t.Rules.Legal(s, room[:]) {
		if o.Piece != a.Piece || o.Seat != a.Seat {
			return o
		}
	}
	return a
}
