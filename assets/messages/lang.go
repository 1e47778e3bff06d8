package messages

import (
	"strings"

	"golang.org/x/text/language"
)

// Lang is a language of the game, by its short code.
type Lang string

// The languages of the game.
const (
	English    Lang = "en"
	Portuguese Lang = "pt" // as spoken in Brazil
	Japanese   Lang = "ja"
)

// languages has them in the order in which a player is offered them; the first is the one for everybody else.
var languages = []Lang{English, Portuguese, Japanese}

// A Language is one of the game's languages as a player is offered it.
type Language struct {
	Lang Lang
	Name string // in the language itself: "Português"
}

// Langs returns the languages of the game in a fixed order, English first.
func Langs() []Language {
	list := make([]Language, 0, len(languages))
	for _, lang := range languages {
		list = append(list, Language{lang, New(lang).T(LanguageName)})
	}
	return list
}

// Known reports whether the game speaks lang.
func Known(lang Lang) bool {
	for _, l := range languages {
		if l == lang {
			return true
		}
	}
	return false
}

var matcher = language.NewMatcher(func() []language.Tag {
	tags := make([]language.Tag, 0, len(languages))
	for _, lang := range languages {
		tags = append(tags, language.Make(string(lang)))
	}
	return tags
}())

// Match returns the language that suits the first of the locales that is set and that the game speaks, and English
// when there is none. A locale may be written in any of the usual ways: "pt_BR.UTF-8", "pt-BR", "ja", or a list as the
// variable LANGUAGE has it, "gl:pt_BR:en". "C" and "POSIX" mean English.
func Match(locales ...string) Lang {
	for _, locale := range locales {
		for _, name := range strings.Split(locale, ":") {
			name, _, _ = strings.Cut(name, ".")
			name, _, _ = strings.Cut(name, "@")
			name = strings.TrimSpace(name)
			if name == "" {
				continue
			}
			if name == "C" || name == "POSIX" {
				return English
			}
			tag, err := language.Parse(name)
			if err != nil {
				continue
			}
			// Below high confidence the matcher proposes neighbours, which a reader may not know at all.
			if _, i, sure := matcher.Match(tag); sure >= language.High {
				return languages[i]
			}
		}
	}
	return languages[0]
}
