package oduludo

import (
	"errors"
	"fmt"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// Check says what is wrong with a position that Oduludo cannot reach.
func (o *Oduludo) Check(s *rules.State) error {
	if err := turns.CheckSetup(s, o.game, &o.spec); err != nil {
		return err
	}
	if err := turns.CheckForeign(s, o.spec.Keeps, turns.UsesNumbers|turns.UsesTries|turns.UsesExtra); err != nil {
		return err
	}
	for _, check := range []func(*rules.State) error{
		o.checkPieces, o.checkCaptives, o.checkFields, checkRounds, checkPlaces, o.checkOpening, o.checkPhase,
	} {
		if err := check(s); err != nil {
			return err
		}
	}
	return nil
}

func (o *Oduludo) checkOpening(s *rules.State) error {
	return turns.CheckOpening(s, o.Start(rules.Setup{Seats: s.Seats, Options: s.Options, First: -1}))
}

// checkPieces wants every piece where its seat can come, and those out of the
// game that have to be.
func (o *Oduludo) checkPieces(s *rules.State) error {
	if s.UFOs&^s.Seats != 0 {
		return errors.New("a parking of a seat where nobody plays has a UFO")
	}
	for k := range s.At {
		for p, sq := range s.At[k] {
			if !s.Active(k) {
				if sq != rules.Out {
					return fmt.Errorf("seat %d has a piece %d too many", k, p)
				}
				continue
			}
			// Who has won the last round of all still played it with a King.
			out := p >= max(1, fleet(s, k)) || eliminated(s, k) && sq != rules.Home
			switch {
			case out && sq != rules.Out:
				return fmt.Errorf("piece %d of seat %d has to be out of the game, by the rounds won or because its King is", p, k)
			case !out && sq == rules.Out:
				return fmt.Errorf("piece %d of seat %d cannot be out of the game, by the rounds won and where its King is", p, k)
			case !o.reaches(s, k, p):
				return fmt.Errorf("piece %d of seat %d stands off its path", p, k)
			}
		}
	}
	return nil
}

// reaches reports whether a piece can be where it is: its own path or, in
// company, that of its partner or captor.
func (o *Oduludo) reaches(s *rules.State, seat, piece int) bool {
	sq := s.At[seat][piece]
	if sq == rules.Yard || sq == rules.Home || sq == rules.Out || o.track.Step[seat][sq] != board.NoStep {
		return s.Captor[min(seat, seats-1)][piece] == 0 || !sq.IsLane()
	}
	if !sq.IsLane() || sq.LaneOwner() >= seats || sq.LaneIndex() >= o.track.Lane {
		return false
	}
	owner := sq.LaneOwner()
	if by := s.Captor[seat][piece]; by != 0 {
		return by <= seats && friends(s, int(by)-1, owner)
	}
	return friends(s, seat, owner) && free(s, owner, sq) != 0
}

// checkCaptives wants captives of opponents who stand with them.
func (o *Oduludo) checkCaptives(s *rules.State) error {
	for k := range s.Captor {
		for p, by := range s.Captor[k] {
			if by == 0 {
				continue
			}
			captor, sq := int(by)-1, s.At[k][p]
			if captor >= seats || !s.Active(captor) || !s.Active(k) || friends(s, k, captor) {
				return fmt.Errorf("piece %d of seat %d cannot be a captive of seat %d", p, k, captor)
			}
			if sq == rules.Yard || sq == rules.Out {
				return fmt.Errorf("piece %d of seat %d is a captive, but neither on the board nor on Earth", p, k)
			}
			if stage(s) == stageSun && s.Choice.Flags&flagAlong == 0 && captor == int(s.Turn) &&
				s.Choice.Seat < seats && s.Choice.Piece < Pieces && sq == o.origin(s) {
				continue
			}
			if standing(s, side(s, captor), sq) == 0 {
				return fmt.Errorf("piece %d of seat %d is a captive, but nobody of its captor's is there", p, k)
			}
		}
	}
	return nil
}

// checkFields wants no opponents on one field, but for those that are just
// being met or jumped over.
func (o *Oduludo) checkFields(s *rules.State) error {
	for k := range seats {
		for p, sq := range s.At[k] {
			if !s.Active(k) || !sq.OnBoard() || s.Captor[k][p] != 0 || standing(s, s.Seats&^side(s, k), sq) == 0 {
				continue
			}
			st := stage(s)
			here := s.Choice.Seat < seats && s.Choice.Piece < Pieces && sq == o.stood(s)
			met := st == stageSun || st == stageMeet && !o.safe(sq)
			if !here || !met || !friends(s, k, int(s.Turn)) && standing(s, s.Seats&^side(s, k)&^side(s, int(s.Turn)), sq) != 0 {
				return fmt.Errorf("square %d cannot hold piece %d of seat %d together with opponents", sq, p, k)
			}
		}
	}
	return nil
}

// checkRounds wants rounds and points that belong together.
func checkRounds(s *rules.State) error {
	won, team := 0, s.Options[OptMode] == ModeTeam
	for k := range seats {
		won += int(s.RoundsWon[k])
		switch {
		case !s.Active(k) && (s.RoundsWon[k] != 0 || s.Score[k] != 0):
			return fmt.Errorf("seat %d has points or rounds, but nobody plays there", k)
		case s.Phase != rules.PhaseOver && s.RoundsWon[k] >= lastRound:
			return fmt.Errorf("seat %d has won %d rounds, but the match is not over", k, s.RoundsWon[k])
		case s.Round == 0 && s.Score[k] != 0 && !eliminated(s, k):
			return fmt.Errorf("seat %d has points before the end of a round", k)
		}
	}
	if team {
		if s.RoundsWon[0] != s.RoundsWon[2] || s.RoundsWon[1] != s.RoundsWon[3] {
			return errors.New("partners win rounds together")
		}
		won /= 2
	}
	over := s.Phase == rules.PhaseOver
	switch {
	case won != int(s.Round):
		return fmt.Errorf("%d rounds are won, but %d have been played", won, s.Round)
	case s.Options[OptMode] != ModeLastPiece && int(s.Round) != int(bit(over)):
		return errors.New("there is one round, which ends the match")
	case s.LostLast != 0 && (s.Options[OptMode] != ModeLastPiece || s.Round == 0 || s.LostLast > seats || !s.Active(int(s.LostLast)-1)):
		return errors.New("the seat that lost the last round is not known so")
	}
	return nil
}
