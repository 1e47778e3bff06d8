package messages

import (
	"embed"
	"encoding/json"
	"regexp"
	"sort"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// Key names a message. The constants of keys.go are the ones that exist; a key may also be put together from its
// parts, as [Rule] does. It is an alias so that both go into T without ceremony.
type Key = string

//go:embed active.*.json
var files embed.FS

// catalogue is what the message files say, read once at first use.
type catalogue struct {
	bundle *i18n.Bundle
	forms  map[Lang]map[Key]message
}

// message is what T must know of one message in one language before it asks for its text.
type message struct {
	fields []string // the template fields, sorted, each once
	plural bool     // has plural forms, chosen by Count
	texts  []string // every plural form
}

var field = regexp.MustCompile(`\{\{\.(\w+)\}\}`)

// load reads the message files. They are embedded and a test reads them all, so a file that cannot be read is left out
// rather than reported: its messages then appear as their English text.
var load = sync.OnceValue(func() *catalogue {
	c := &catalogue{bundle: i18n.NewBundle(language.English), forms: map[Lang]map[Key]message{}}
	c.bundle.RegisterUnmarshalFunc("json", json.Unmarshal)
	for _, lang := range languages {
		c.forms[lang] = map[Key]message{}
		file, err := c.bundle.LoadMessageFileFS(files, "active."+string(lang)+".json")
		if err != nil {
			continue
		}
		for _, m := range file.Messages {
			c.forms[lang][m.ID] = describe(m)
		}
	}
	return c
})

func describe(m *i18n.Message) message {
	d := message{plural: m.Zero+m.One+m.Two+m.Few+m.Many != ""}
	seen := map[string]bool{}
	for _, text := range []string{m.Zero, m.One, m.Two, m.Few, m.Many, m.Other} {
		if text == "" {
			continue
		}
		d.texts = append(d.texts, text)
		for _, match := range field.FindAllStringSubmatch(text, -1) {
			if !seen[match[1]] {
				seen[match[1]] = true
				d.fields = append(d.fields, match[1])
			}
		}
	}
	sort.Strings(d.fields)
	return d
}

// Keys returns every key of the catalogue in the order of the English file. The slice is the caller's own.
func Keys() []Key {
	return append([]Key(nil), allKeys...)
}

// Exists reports whether the catalogue has a message of that key.
func Exists(key Key) bool {
	_, ok := load().forms[English][key]
	return ok
}

// Fields returns the names that T must be given for a message, sorted; nil for a plain text or an unknown key.
func Fields(key Key) []string {
	return append([]string(nil), load().forms[English][key].fields...)
}

// Texts returns every text of a message in one language as it is written in its file, fields and all plural forms
// included; nil for an unknown key or language. It serves checks of fonts and of lengths.
func Texts(lang Lang, key Key) []string {
	return append([]string(nil), load().forms[lang][key].texts...)
}
