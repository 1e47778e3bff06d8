package main

import (
	"fmt"
	"strings"

	"ludaxy/assets/messages"
	"ludaxy/engine/board"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// describer says a position in words, as a screen reader would.
type describer struct{ p *messages.Printer }

// position is the game, what is due, and where everybody stands.
func (d describer) position(s *rules.State) string {
	r := games.Of(s)
	parts := []string{d.p.T(messages.Game(r.Spec().ID)), d.due(s)}
	for _, k := range rules.SeatList(s.Seats) {
		parts = append(parts, d.seat(r, s, k))
	}
	for i, part := range parts {
		parts[i] = sentence(part)
	}
	return strings.Join(parts, " ")
}

// sentence ends a text with a full stop if nothing else ends it.
func sentence(text string) string {
	if strings.HasSuffix(text, "。") || strings.ContainsAny(text[len(text)-1:], ".!?") {
		return text
	}
	return text + "."
}

// name is a seat in words: its colour and its symbol.
func (d describer) name(k int) string { return d.p.T(messages.Seat(k)) }

// due says whose turn it is and what has to be done.
func (d describer) due(s *rules.State) string {
	if s.Phase == rules.PhaseOver {
		return d.p.T(messages.EventOver)
	}
	parts := []string{d.p.T(messages.TableTurn, "Name", d.name(int(s.Turn)))}
	switch {
	case s.Opening != 0:
		parts = append(parts, d.p.T(messages.TableOpening))
	case s.Phase == rules.PhaseRoll && s.NumCount > 0:
		parts = append(parts, d.p.T(messages.TableRollAgain))
	case s.Phase == rules.PhaseRoll:
		parts = append(parts, d.p.T(messages.TableRoll))
	case s.Phase == rules.PhaseMove:
		parts = append(parts, d.p.T(messages.TableChoose, "Value", s.Number()))
	}
	if s.NumCount > 0 {
		parts = append(parts, d.p.T(messages.TableNumbers)+": "+commas(s.Numbers[:s.NumCount]))
	}
	if s.Extra {
		parts = append(parts, d.p.T(messages.TableExtraOwed))
	}
	if s.TimeUp {
		parts = append(parts, d.p.T(messages.TableMatchTimeUp))
	}
	for i, part := range parts[:len(parts)-1] {
		parts[i] = sentence(part)
	}
	return strings.Join(parts, " ")
}

func commas(numbers []uint8) string {
	list := make([]string, len(numbers))
	for i, n := range numbers {
		list[i] = fmt.Sprint(n)
	}
	return strings.Join(list, ", ")
}

// seat says a seat's place, if it has one, and where its pieces are.
func (d describer) seat(r rules.Rules, s *rules.State, k int) string {
	var parts []string
	if s.Place[k] != 0 {
		parts = append(parts, d.p.T(messages.Place(int(s.Place[k]))))
	}
	var home, yard int
	var squares []string
	for p, q := range s.At[k][:r.Spec().Pieces] {
		switch {
		case q == rules.Home:
			home++
		case q == rules.Yard:
			yard++
		case q != rules.Out:
			squares = append(squares, d.piece(r, s, k, p))
		}
	}
	parts = append(parts, d.p.T(messages.TableHome, "Count", home, "Total", r.Spec().Pieces))
	if yard > 0 {
		parts = append(parts, d.p.T(messages.TableYard, "Count", yard))
	}
	return d.name(k) + ": " + strings.Join(append(parts, squares...), "; ")
}

// piece says where a piece in play stands and how far it has to go; piece
// numbers are spoken from 1.
func (d describer) piece(r rules.Rules, s *rules.State, k, p int) string {
	q, spec := s.At[k][p], r.Spec()
	if spec.Grid {
		return d.p.T(messages.DescribeSquare, "Square", int(q))
	}
	t := r.Board(s)
	key := messages.DescribeRing
	switch {
	case q.IsLane():
		key = messages.DescribeLane
	case t.Has(uint8(q), board.Safe):
		key = messages.DescribeSafe
	}
	return d.p.T(key, "Piece", p+1, "Count", t.HomeStep-int(t.Step[k][q]))
}
