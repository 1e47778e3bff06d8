package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/bot"
	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
	"ludaxy/engine/words"
)

// play is a match being played in lines of text.
type play struct {
	table  *engine.Table
	tell   *words.Teller
	p      *messages.Printer
	in     *bufio.Reader
	out    *bufio.Writer
	rng    *rand.Rand
	roller dice.Roller
	file   string // where the match is kept, "" for nowhere
	log    []string
	last   uint8 // the seat that acted last
	quit   bool
	asked  uint64 // the position the choices were last told for
}

// moment is a position with what can be done in it.
type moment struct {
	state rules.State
	seq   uint64
	legal []rules.Action
}

func newPlay(t *engine.Table, roller dice.Roller, p *messages.Printer, in io.Reader, out io.Writer, rng *rand.Rand) *play {
	g := &play{table: t, roller: roller, p: p, in: bufio.NewReader(in), out: bufio.NewWriter(out), rng: rng}
	g.tell = &words.Teller{P: p, Rules: t.Rules(), Name: g.name, Numbered: true}
	t.Subscribe(g.hear)
	return g
}

// name is a seat's player, or its colour and symbol.
func (g *play) name(seat int) string {
	match := g.table.Match()
	if s := match.Seats[seat]; s.Name != "" {
		return s.Name
	}
	return seatNames(g.p)(seat)
}

// say writes a sentence on a line of its own.
func (g *play) say(text string) {
	if text != "" {
		fmt.Fprintln(g.out, g.tell.Sentence(text))
	}
}

// hear tells what happened at the table.
func (g *play) hear(n engine.Note) {
	switch n.Kind {
	case engine.Events:
		g.last = n.Before.Turn
		for _, line := range g.tell.Lines(&n.Before, &n.After, n.Events) {
			g.log = append(g.log, line)
			g.say(line)
		}
	case engine.Reset:
		g.log = append(g.log, g.p.T(messages.CliUndone))
		g.say(g.p.T(messages.CliUndone))
	case engine.Trouble:
		g.say(g.p.T(messages.CliSaveFailed, "Reason", n.Err))
	}
}

// run plays until the match is over, the input ends or the player leaves. The
// error is of writing the text.
func (g *play) run(resumed bool) error {
	g.welcome(resumed)
	for !g.quit {
		var at moment
		if at.state, at.seq, at.legal = g.table.Snapshot(); len(at.legal) == 0 {
			break
		}
		at.legal = g.distinct(at)
		match := g.table.Match()
		if seat := match.Seats[at.state.Turn]; seat.Kind == engine.Computer && !(match.Manual() && at.legal[0].IsRoll()) {
			g.do(at.seq, bot.Choose(context.Background(), g.table.Rules(), at.state, g.rng, seat.Level))
			continue
		}
		g.ask(at)
		if err := g.out.Flush(); err != nil {
			return err
		}
		line, err := g.in.ReadString('\n')
		if err != nil && line == "" {
			if !errors.Is(err, io.EOF) {
				g.say(err.Error())
			}
			break
		}
		g.obey(strings.TrimSpace(line), at)
	}
	if state := g.table.State(); state.Phase != rules.PhaseOver {
		if g.file == "" {
			g.say(g.p.T(messages.CliUnfinished))
		} else {
			g.say(g.p.T(messages.CliUnfinishedSaved, "File", g.file))
		}
	} else if resumed && len(g.log) == 0 {
		g.say(g.tell.Due(&state))
	}
	return g.out.Flush()
}

// distinct is what can be done, with one for all pieces that wait in the yard
// and are alike.
func (g *play) distinct(at moment) []rules.Action {
	if g.table.Rules().Spec().Fleet {
		return at.legal
	}
	waiting := false
	return slices.DeleteFunc(slices.Clone(at.legal), func(a rules.Action) bool {
		in := a.Kind == rules.Move && at.state.At[a.Seat][a.Piece] == rules.Yard
		again := in && waiting
		waiting = waiting || in
		return again
	})
}

func (g *play) welcome(resumed bool) {
	state := g.table.State()
	var names []string
	for _, k := range rules.SeatList(state.Seats) {
		names = append(names, g.name(k))
	}
	g.say(g.p.T(messages.CliWelcome, "Game", g.p.T(messages.Game(g.table.Rules().Spec().ID)), "Names", g.p.List(names...), "Help", g.p.T(messages.CliWordHelp)))
	if times := g.table.Times(); times.Turn || times.Match {
		g.say(g.p.T(messages.CliNoClock))
	}
	if resumed {
		g.say(g.p.T(messages.CliResumed))
		g.where(&state)
	}
}

// ask says once for each position what there is to do.
func (g *play) ask(at moment) {
	if g.asked == at.seq {
		return
	}
	g.asked = at.seq
	g.say(g.tell.Due(&at.state))
	g.choices(at)
}

// choices lists what can be done, with what would come of it.
func (g *play) choices(at moment) {
	p, s, legal := g.p, &at.state, at.legal
	if match := g.table.Match(); legal[0].IsRoll() {
		switch {
		case legal[0].Kind == rules.RollOduludo && match.Manual():
			var faces []string
			for v := 1; v <= rules.Faces(s); v++ {
				faces = append(faces, p.T(messages.CliFace, "Number", v, "Face", p.T(messages.OduludoFace(words.Face(uint8(v))))))
			}
			g.say(p.T(messages.CliRollFace, "Faces", p.List(faces...)))
		case match.Manual():
			g.say(p.T(messages.CliRollManual, "Most", rules.Faces(s)))
		case s.Drawn():
			g.say(p.T(messages.CliDraw))
		default:
			g.say(p.T(messages.CliRoll))
		}
		return
	}
	for i, a := range legal {
		g.say(p.T(messages.CliChoice, "Number", i+1, "Text", g.tell.Choice(s, a)))
	}
	if len(legal) == 1 {
		g.say(p.T(messages.CliChooseOnly))
		return
	}
	g.say(p.T(messages.CliChoose, "Most", len(legal)))
}

// do submits an action for the position it was chosen in.
func (g *play) do(seq uint64, a rules.Action) {
	g.table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: a, Done: func(err error) {
		if err != nil {
			g.say(err.Error())
			g.quit = true // no action that was offered is refused
		}
	}})
	g.table.Pump()
}
