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

// tongue is what the game knows of one language. Each part is made at first use: the first picture waits only for the
// language that it speaks.
type tongue struct {
	file   func() *i18n.MessageFile
	forms  func() map[Key]message
	bundle func() *i18n.Bundle // with the English messages behind its own
}

// message is what T must know of one message in one language before it asks for its text.
type message struct {
	fields []string // the template fields, sorted, each once
	plural bool     // has plural forms, chosen by Count
	texts  []string // every plural form
}

var field = regexp.MustCompile(`\{\{\.(\w+)\}\}`)

var tongues = func() map[Lang]*tongue {
	all := map[Lang]*tongue{}
	for _, lang := range languages {
		t := &tongue{}
		t.file = sync.OnceValue(func() *i18n.MessageFile { return read(lang) })
		t.forms = sync.OnceValue(func() map[Key]message { return describeAll(t.file()) })
		t.bundle = sync.OnceValue(func() *i18n.Bundle { return bundle(t.file(), all[English].file()) })
		all[lang] = t
	}
	return all
}()

// Load reads what has not been read yet, so that no later change of the language waits for it. It may be called beside
// everything else.
func Load() {
	for _, t := range tongues {
		t.forms()
		t.bundle()
	}
}

// read reads a message file. It is embedded and a test reads them all, so one that cannot be read is left out rather
// than reported: its messages then appear as their English text.
func read(lang Lang) *i18n.MessageFile {
	name := "active." + string(lang) + ".json"
	data, err := files.ReadFile(name)
	if err != nil {
		return &i18n.MessageFile{}
	}
	file, err := i18n.ParseMessageFileBytes(data, name, map[string]i18n.UnmarshalFunc{"json": json.Unmarshal})
	if err != nil {
		return &i18n.MessageFile{}
	}
	return file
}

// bundle puts the messages of files together.
func bundle(files ...*i18n.MessageFile) *i18n.Bundle {
	b := i18n.NewBundle(language.English)
	for i, file := range files {
		if i > 0 && file == files[0] {
			continue
		}
		// This fails only for a language without rules for plurals; that of a file that could not be read is such a one.
		_ = b.AddMessages(file.Tag, file.Messages...)
	}
	return b
}

// describeAll describes the messages of a file.
func describeAll(file *i18n.MessageFile) map[Key]message {
	forms := make(map[Key]message, len(file.Messages))
	for _, m := range file.Messages {
		forms[m.ID] = describe(m)
	}
	return forms
}

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
	_, ok := tongues[English].forms()[key]
	return ok
}

// Fields returns the names that T must be given for a message, sorted; nil for a plain text or an unknown key.
func Fields(key Key) []string {
	return append([]string(nil), tongues[English].forms()[key].fields...)
}

// Texts returns every text of a message in one language as it is written in its file, fields and all plural forms
// included; nil for an unknown key or language. It serves checks of fonts and of lengths.
func Texts(lang Lang, key Key) []string {
	t, ok := tongues[lang]
	if !ok {
		return nil
	}
	return append([]string(nil), t.forms()[key].texts...)
}
