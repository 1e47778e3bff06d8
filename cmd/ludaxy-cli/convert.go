package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/games"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
	"ludaxy/engine/words"
	"ludaxy/saves"
)

// convertCmd writes a match as readable text or as JSON.
type convertCmd struct {
	File string `arg:"" name:"file" help:"The match file; - for standard input."`
	Lang string `help:"Language: en, pt or ja. Without it, that of the system."`
	JSON bool   `name:"json" help:"Write one JSON object in place of sentences."`

	streams `kong:"-"`
}

// Help is the long help of the command.
func (convertCmd) Help() string {
	return `Every action of the match is told in a line of plain sentences, or, with -json,
given with its events and the position it led to. The match is checked on the way:
if it cannot be read to its end, what can be read is written, standard error says
why it stops there, and the status is not 0.`
}

// Run writes the match.
func (c *convertCmd) Run() error {
	c.open()
	p, err := printer(c.Lang)
	if err != nil {
		return err
	}
	data, err := readMatch(c.File, c.in)
	if err != nil {
		return err
	}
	d, err := saves.Decode(data)
	if err != nil {
		return err
	}
	r, ok := games.ByID(d.Match.Rules)
	if !ok {
		return fmt.Errorf("%w: %q", saves.ErrRules, d.Match.Rules)
	}
	if _, err := d.Replay(data, r); err != nil { // cuts off what does not fit
		return err
	}
	out := bufio.NewWriter(c.out)
	w := transcript{p: p, rules: r, match: d.Match, out: out}
	write := w.text
	if c.JSON {
		write = w.json
	}
	if err := errors.Join(write(d.Entries), out.Flush()); err != nil {
		return err
	}
	if d.Damage != nil {
		return d.Damage
	}
	return nil
}

// transcript writes a match.
type transcript struct {
	p     *messages.Printer
	rules rules.Rules
	match engine.Match
	out   *bufio.Writer
}

// name is what a player is called.
func (w *transcript) name(seat int) string {
	if s := w.match.Seats[seat%rules.MaxSeats]; s.Name != "" {
		return s.Name
	}
	return seatNames(w.p)(seat)
}

// text tells the match in sentences, an entry a line.
func (w *transcript) text(entries []engine.Entry) error {
	tell := &words.Teller{P: w.p, Rules: w.rules, Name: w.name}
	say := func(text string) error {
		_, err := fmt.Fprintln(w.out, printable(text))
		return err
	}
	var names []string
	for k, s := range w.match.Seats {
		if s.Kind != engine.Empty {
			names = append(names, w.name(k))
		}
	}
	head := w.p.T(messages.TitleContinueDetail, "Game", w.p.T(messages.Game(w.match.Rules)), "Names", w.p.List(names...))
	if err := say(head + " (" + w.match.Created.Format("2006-01-02 15:04") + " UTC)"); err != nil {
		return err
	}
	replay, err := engine.NewReplay(w.match, w.rules)
	if err != nil {
		return err
	}
	for _, e := range entries {
		before := replay.State()
		var events []rules.Event
		if err := replay.Step(e, func(ev rules.Event) { events = append(events, keep(ev)) }); err != nil {
			return err
		}
		w.match.Seats = replay.Match().Seats
		after := replay.State()
		line := ""
		switch e.Kind {
		case engine.EntryDo:
			line = tell.Sentences(tell.Lines(&before, &after, events)...)
		case engine.EntryUndo:
			line = tell.Sentence(w.p.T(messages.CliUndone))
		case engine.EntrySeat:
			line = tell.Sentence(w.p.T(messages.CliConvertSeat, "Seat", seatNames(w.p)(e.Seat), "Name", w.name(e.Seat)))
		case engine.EntryCommit:
			line = tell.Sentence(w.p.T(messages.CliConvertCommit, "Promise", e.Text))
		case engine.EntrySeed:
			line = tell.Sentence(w.p.T(messages.CliConvertSeed, "Seed", e.Text))
		}
		if line == "" {
			continue
		}
		if err := say(w.p.T(messages.CliChoice, "Number", e.N, "Text", line)); err != nil {
			return err
		}
	}
	state := replay.State()
	if replay.Over() {
		return say(tell.Sentences(tell.Winners(&state), tell.Places(&state)))
	}
	return say(tell.Sentence(w.p.T(messages.CliUnfinished)))
}

// keep is an event that stays as it is: the rules use its parts again.
func keep(e rules.Event) rules.Event {
	e.Path = append([]rules.Square(nil), e.Path...)
	e.Scores = append(e.Scores[:0:0], e.Scores...)
	return e
}

// The parts of a match as JSON.
type (
	jsonMatch struct {
		ID      string            `json:"id"`
		Rules   string            `json:"rules"`
		Created string            `json:"created"`
		Options map[string]string `json:"options,omitempty"`
		Seats   []jsonSeat        `json:"seats"`
		Dice    string            `json:"dice,omitempty"`
		Seed    string            `json:"seed,omitempty"`
		Over    bool              `json:"over"`
		Start   json.RawMessage   `json:"start"`
		Entries []jsonEntry       `json:"entries"`
	}
	jsonSeat struct {
		Seat   int    `json:"seat"`
		Kind   string `json:"kind"`
		Name   string `json:"name,omitempty"`
		Level  string `json:"level,omitempty"`
		Livery int    `json:"livery"`
	}
	jsonEntry struct {
		N      uint64          `json:"n"`
		Kind   string          `json:"kind"`
		Millis int64           `json:"ms"`
		Action json.RawMessage `json:"action,omitempty"`
		Events json.RawMessage `json:"events,omitempty"`
		As     *jsonSeat       `json:"as,omitempty"`
		Text   string          `json:"text,omitempty"`
		State  json.RawMessage `json:"state"`
	}
)

// entryKinds are the kinds of entry in words.
var entryKinds = map[engine.EntryKind]string{
	engine.EntryDo: "action", engine.EntryUndo: "undo", engine.EntrySeat: "seat", engine.EntryCommit: "commit", engine.EntrySeed: "seed",
}

func seatJSON(k int, s engine.Seat) jsonSeat {
	return jsonSeat{Seat: k, Kind: s.Kind.String(), Name: s.Name, Level: s.Level, Livery: s.Livery}
}

// json writes the match as one object.
func (w *transcript) json(entries []engine.Entry) error {
	replay, err := engine.NewReplay(w.match, w.rules)
	if err != nil {
		return err
	}
	state := replay.State()
	m := jsonMatch{ID: w.match.ID, Rules: w.match.Rules, Created: w.match.Created.Format("2006-01-02T15:04:05Z"),
		Options: w.match.Options, Dice: w.match.Commitment, Seats: []jsonSeat{}, Entries: []jsonEntry{}}
	for k, s := range w.match.Seats {
		if s.Kind != engine.Empty {
			m.Seats = append(m.Seats, seatJSON(k, s))
		}
	}
	if m.Start, err = notation.EncodeState(&state); err != nil {
		return err
	}
	for _, e := range entries {
		j, err := w.entry(replay, e)
		if err != nil {
			return err
		}
		m.Entries = append(m.Entries, j)
	}
	m.Over, m.Seed = replay.Over(), replay.Match().Seed
	enc := json.NewEncoder(w.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", " ")
	return enc.Encode(m)
}

// entry does an entry and gives it as JSON.
func (w *transcript) entry(replay *engine.Replay, e engine.Entry) (j jsonEntry, err error) {
	before := replay.State()
	var events []rules.Event
	if err := replay.Step(e, func(ev rules.Event) { events = append(events, keep(ev)) }); err != nil {
		return j, err
	}
	j = jsonEntry{N: e.N, Kind: entryKinds[e.Kind], Millis: e.Elapsed.Milliseconds(), Text: e.Text}
	switch e.Kind {
	case engine.EntryDo:
		if j.Action, err = notation.EncodeAction(&before, e.Action); err != nil {
			return j, err
		}
		if j.Events, err = notation.EncodeEvents(&before, events); err != nil {
			return j, err
		}
	case engine.EntrySeat:
		as := seatJSON(e.Seat, e.As)
		j.As = &as
	}
	after := replay.State()
	j.State, err = notation.EncodeState(&after)
	return j, err
}
