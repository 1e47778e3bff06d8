package main

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"ludaxy/assets/messages"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/engine/words"
	"ludaxy/game/platform"
)

// printer writes in a language, "" for the system's.
func printer(name string) (*messages.Printer, error) {
	lang := messages.Lang(name)
	if name == "" {
		lang = messages.Match(platform.Locales()...)
	}
	if !messages.Known(lang) {
		return nil, fmt.Errorf("there is no language %q; there are en, pt and ja", name)
	}
	return messages.New(lang), nil
}

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
