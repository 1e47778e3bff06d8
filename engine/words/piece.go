package words

import (
	"ludaxy/assets/messages"
	"ludaxy/engine/rules"
)

// piece is a piece of the seat to play: "the King", "piece 2".
func (t *Teller) piece(p uint8) string {
	key, number := messages.PieceThePiece, int(p)+1
	switch {
	case t.Rules.Spec().Pieces == 1:
		return t.P.T(messages.PieceTheOnly)
	case !t.fleet():
	case p == 0:
		return t.P.T(messages.PieceTheKing)
	case p == 1:
		return t.P.T(messages.PieceTheQueen)
	default:
		key, number = messages.PieceTheSoldier, number-2
	}
	return t.P.T(key, "Number", number)
}

// Owned is a piece with its owner: "Ana's King", "Bo's piece 2".
func (t *Teller) Owned(seat, p uint8) string {
	name, key, number := t.Name(int(seat)), messages.PieceOfPiece, int(p)+1
	switch {
	case t.Rules.Spec().Pieces == 1:
		return t.P.T(messages.PieceOfOnly, "Name", name)
	case !t.fleet():
	case p == 0:
		return t.P.T(messages.PieceOfKing, "Name", name)
	case p == 1:
		return t.P.T(messages.PieceOfQueen, "Name", name)
	default:
		key, number = messages.PieceOfSoldier, number-2
	}
	return t.P.T(key, "Name", name, "Number", number)
}

// seen is a piece as a seat would name it: its own without an owner.
func (t *Teller) seen(by int, seat, p uint8) string {
	if int(seat) == by {
		return t.piece(p)
	}
	return t.Owned(seat, p)
}

// seenAll is the pieces of events as a seat would name them.
func (t *Teller) seenAll(by int, events []rules.Event) string {
	var list []string
	for _, e := range events {
		list = append(list, t.seen(by, e.Seat, e.Piece))
	}
	return t.P.List(list...)
}
