package snakes

import (
	"errors"
	"fmt"

	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// placing: whoever comes home has a place, and play goes on until one is left.
var placing = turns.Placing{
	Finished: func(s *rules.State, seat int) bool { return s.At[seat][0] == rules.Home },
	Ends:     func(_ *rules.State, playing uint8) bool { return playing&(playing-1) == 0 },
}

// Check says what is wrong with a position that the game cannot reach.
func (g *Snakes) Check(s *rules.State) error {
	if err := turns.CheckSetup(s, g.game, &g.spec); err != nil {
		return err
	}
	if err := g.checkPieces(s); err != nil {
		return err
	}
	if err := turns.CheckForeign(s, g.spec.Keeps, 0); err != nil {
		return err
	}
	start := g.Start(rules.Setup{Seats: s.Seats, Options: s.Options, First: -1})
	if err := turns.CheckOpening(s, start); err != nil {
		return err
	}
	if err := placing.Check(s); err != nil {
		return err
	}
	return checkPhase(s)
}

// checkPieces wants every piece on a square where a count or a jump can end.
func (g *Snakes) checkPieces(s *rules.State) error {
	b := g.geometry(s)
	for k := range s.At {
		for p, at := range s.At[k] {
			switch {
			case !s.Active(k) || p > 0:
				if at != rules.Out {
					return fmt.Errorf("seat %d has a piece %d too many", k, p)
				}
			case at == rules.Yard || at == rules.Home:
			case at == Squares:
				return fmt.Errorf("the piece of seat %d stands on the last square: it is home", k)
			case b.track.Step[k][at] > Squares:
				return fmt.Errorf("the piece of seat %d stands off the board", k)
			case b.jump[at] != 0:
				return fmt.Errorf("the piece of seat %d stands on square %d, where it would have been taken on", k, at)
			}
		}
	}
	return nil
}

func checkPhase(s *rules.State) error {
	switch s.Phase {
	case rules.PhaseRoll:
		if s.Sixes > 0 && s.Options[OptSixRollsAgain] == 0 {
			return errors.New("a six ends the turn, so none can have been rolled in it")
		}
		if s.Sixes > 0 && s.At[s.Turn][0] == rules.Yard {
			return errors.New("a piece cannot be off the board after a six")
		}
	case rules.PhaseOver:
		if s.Sixes > 0 {
			return errors.New("the match is over, but sixes are counted")
		}
	default:
		return errors.New("snakes has the phases roll and over: pieces move by themselves")
	}
	return nil
}
