package main

import (
	"unicode"
	"unicode/utf8"

	"ludaxy/assets/messages"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/engine/words"
)

// describer says positions in a language, with the seats' colours and symbols
// for names.
func describer(p *messages.Printer) func(*rules.State) string {
	return func(s *rules.State) string {
		return (&words.Teller{P: p, Rules: games.Of(s), Name: seatNames(p)}).Position(s)
	}
}

// seatNames names seats by their colour and symbol, as a name begins.
func seatNames(p *messages.Printer) func(seat int) string {
	return func(seat int) string {
		name := p.T(messages.Seat(seat))
		r, n := utf8.DecodeRuneInString(name)
		return string(unicode.ToUpper(r)) + name[n:]
	}
}
