package messages

import (
	"fmt"
	"sort"
	"strconv"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// A Printer gives the texts of one language. It may be used from several goroutines at once.
type Printer struct {
	lang      Lang
	forms     map[Key]message // of the English messages; the others have the same fields
	localizer *i18n.Localizer
	plain     map[Key]string // the messages without fields, ready made: T is called every frame

	mu      sync.Mutex
	missing map[string]bool
}

// New returns a printer for a language; one that the game does not speak gives English.
func New(lang Lang) *Printer {
	if !Known(lang) {
		lang = English
	}
	forms := tongues[English].forms()
	p := &Printer{
		lang:      lang,
		forms:     forms,
		localizer: i18n.NewLocalizer(tongues[lang].bundle(), string(lang)),
		plain:     make(map[Key]string, len(allKeys)),
		missing:   map[string]bool{},
	}
	for key, m := range forms {
		if len(m.fields) == 0 && !m.plural {
			p.plain[key] = p.localize(key, nil, nil)
		}
	}
	return p
}

// Lang returns the language of the printer.
func (p *Printer) Lang() Lang { return p.lang }

// Number is a number as players read it: below nothing with a true minus sign, since a hyphen is too short and stands
// too low beside figures.
func Number(n int) string {
	if n < 0 {
		return fmt.Sprintf("−%d", -n)
	}
	return strconv.Itoa(n)
}

// T returns the text of a message. The arguments are pairs of a field's name and its value, as in
//
//	p.T(messages.EventRolled, "Name", "Ana", "Value", 6)
//
// Messages that count take their number, an int, as the field "Count". A text without fields comes from a table and
// costs next to nothing. A key that does not exist gives the key itself, and a field that is not given an empty text:
// a player is better served by a gap than by a crash. Both are remembered for [Printer.Missing]. Ints below nothing get
// a true minus sign.
func (p *Printer) T(key Key, args ...any) string {
	if text, ok := p.plain[key]; ok {
		return text
	}
	m, ok := p.forms[key]
	if !ok {
		p.miss("no message " + key)
		return key
	}
	data := make(map[string]any, len(m.fields))
	for i := 0; i+1 < len(args); i += 2 {
		if name, ok := args[i].(string); ok {
			data[name] = args[i+1]
		}
	}
	for _, name := range m.fields {
		if _, given := data[name]; !given {
			p.miss(key + ": no value for " + name)
			data[name] = ""
		}
	}
	var count any
	if m.plural {
		n, isInt := data["Count"].(int)
		if !isInt {
			p.miss(key + ": Count is not an int")
		}
		count = n
	}
	for name, value := range data {
		if n, isInt := value.(int); isInt && n < 0 {
			data[name] = Number(n)
		}
	}
	return p.localize(key, data, count)
}

// localize asks the catalogue; what it has no text for is the key itself.
func (p *Printer) localize(key Key, data map[string]any, count any) string {
	text, err := p.localizer.Localize(&i18n.LocalizeConfig{MessageID: key, TemplateData: data, PluralCount: count})
	if err != nil {
		p.miss(fmt.Sprintf("%s: %v", key, err))
	}
	if text == "" {
		return key
	}
	return text
}

func (p *Printer) miss(what string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.missing[what] = true
}

// Missing returns, sorted, what T was asked for in vain so far: keys that do not exist and fields that were not given.
// Tests of a scene show it and expect nothing.
func (p *Printer) Missing() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	list := make([]string, 0, len(p.missing))
	for what := range p.missing {
		list = append(list, what)
	}
	sort.Strings(list)
	return list
}

// Comma lists parts with nothing but commas: "Ana, Bo, Caio".
func (p *Printer) Comma(parts ...string) string {
	switch len(parts) {
	case 0:
		return ""
	case 1:
		return parts[0]
	}
	return p.T(CommonList, "First", parts[0], "Rest", p.Comma(parts[1:]...))
}

// List joins names as a sentence would: "Ana", "Ana and Bo", "Ana, Bo and Caio".
func (p *Printer) List(names ...string) string {
	switch len(names) {
	case 0:
		return ""
	case 1:
		return names[0]
	case 2:
		return p.T(CommonListLast, "First", names[0], "Last", names[1])
	}
	return p.T(CommonList, "First", names[0], "Rest", p.List(names[1:]...))
}
