package analysis

import (
	"context"
	"fmt"

	"ludaxy/engine"
	"ludaxy/engine/bot"
	"ludaxy/engine/bot/search"
	"ludaxy/engine/rules"
)

// Analysis goes through a match, action by action, until it is settled who comes
// first: in a match of several rounds that is its end. It is for one goroutine, any.
type Analysis struct {
	rules   rules.Rules
	state   rules.State
	actions []rules.Action
	entries []uint64 // of the journal, by action; nil where there is none
	at      int      // actions done
	chance  Chances  // in the position reached
	begun   bool
	legal   []rules.Action
	report  Report
}

// Report is what the analysis found so far.
type Report struct {
	Actions int // gone through
	Players [rules.MaxSeats]Player
}

// Player is what became of a seat's chance to win. When the analysis is done,
// Start + Luck + Skill is Result.
type Player struct {
	Start  float64 // before the first throw
	Result float64 // now; at the end 1 for who came first, the others 0, and parts where sides share
	Luck   float64 // what all throws gave it, its own and others'
	Skill  float64 // what all choices gave it: its own, and what others gave away; what the estimate errs is in it too

	Decisions int     // where it had really to choose
	GivenAway float64 // by its own choices, against the best there was; not below 0
	Mistake   Mistake // the one that gave most away
	Best      Moment  // the greatest rise by one action, whoever's
	Worst     Moment  // the greatest fall
}

// Moment is one action and a seat's chance around it.
type Moment struct {
	Action        int    // from 0; -1 where there was none
	Entry         uint64 // of the journal, from 1; 0 where there is no journal
	Before, After float64
}

// Mistake is a choice that gave something away, and what had been better.
type Mistake struct {
	Action    int // from 0; -1 where there was none
	Entry     uint64
	Done      rules.Action
	Better    rules.Action
	GivenAway float64
}

// New begins the analysis of the actions of a match, rolls with their numbers,
// from a position on.
func New(r rules.Rules, start rules.State, actions []rules.Action) *Analysis {
	a := &Analysis{rules: r, state: start, actions: actions}
	for k := range a.report.Players {
		p := &a.report.Players[k]
		p.Mistake.Action, p.Best.Action, p.Worst.Action = -1, -1, -1
	}
	return a
}

// Of begins the analysis of a match and its journal. Actions that were taken
// back are left out.
func Of(match engine.Match, r rules.Rules, entries []engine.Entry) (*Analysis, error) {
	replay, err := engine.NewReplay(match, r)
	if err != nil {
		return nil, err
	}
	var actions []rules.Action
	var numbers []uint64
	for _, e := range entries {
		switch e.Kind {
		case engine.EntryDo:
			actions, numbers = append(actions, e.Action), append(numbers, e.N)
		case engine.EntryUndo:
			if len(actions) == 0 {
				return nil, engine.ErrNoUndo
			}
			actions, numbers = actions[:len(actions)-1], numbers[:len(numbers)-1]
		}
	}
	a := New(r, replay.State(), actions)
	a.entries = numbers
	return a, nil
}

// Done reports whether nothing is left to go through.
func (a *Analysis) Done() bool {
	first := a.state.Placed > 0 && !a.rules.Spec().InRounds(a.state.Options)
	return a.begun && (a.at == len(a.actions) || first || a.state.Phase == rules.PhaseOver)
}

// Progress is how many actions were gone through, and how many there are at most.
func (a *Analysis) Progress() (done, of int) { return a.at, len(a.actions) }

// Report is what was found so far.
func (a *Analysis) Report() Report { return a.report }

// Run goes on to the end, or until ctx ends.
func (a *Analysis) Run(ctx context.Context) error {
	for !a.Done() {
		if err := a.Step(ctx); err != nil {
			return err
		}
	}
	return nil
}

// Step goes through one action: a few thousandths of a second, so that a screen
// can go on between steps. It does nothing once the analysis is done. The error
// is that of ctx, and the same step can be tried again, or of an action that the
// rules refuse.
func (a *Analysis) Step(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if !a.begun {
		return a.begin(ctx)
	}
	if a.Done() {
		return nil
	}
	action, next := a.actions[a.at], a.state
	if err := a.rules.Apply(&next, action, nil); err != nil {
		return fmt.Errorf("action %d: %w", a.at+1, err)
	}
	var luck, after Chances
	var choice judged
	if action.IsRoll() {
		luck, after = throw(ctx, a.rules, &a.state, action)
	} else {
		after = bot.Estimate(ctx, a.rules, next)
		choice = a.judge(ctx, action, after)
	}
	if err := ctx.Err(); err != nil {
		return err // the estimates may be worse than the others
	}
	a.note(action, luck, after, choice)
	a.state, a.chance = next, after
	a.at++
	a.report.Actions = a.at
	return nil
}

func (a *Analysis) begin(ctx context.Context) error {
	chance := bot.Estimate(ctx, a.rules, a.state)
	if err := ctx.Err(); err != nil {
		return err
	}
	a.begun, a.chance = true, chance
	for k := range a.report.Players {
		a.report.Players[k].Start, a.report.Players[k].Result = chance[k], chance[k]
	}
	return nil
}

// judged is what a choice was worth to the seat that made it.
type judged struct {
	real   bool // there was something to choose
	better rules.Action
	best   float64 // what the best would have left it
}

// judge compares a choice with the others there were.
func (a *Analysis) judge(ctx context.Context, done rules.Action, after Chances) judged {
	j := judged{better: done, best: after[a.state.Turn]}
	a.legal = a.rules.Legal(&a.state, a.legal)
	for i, other := range a.legal {
		if search.Alike(a.rules, &a.state, other, done) {
			continue
		}
		j.real = true
		known := false
		for _, before := range a.legal[:i] {
			known = known || search.Alike(a.rules, &a.state, other, before)
		}
		next := a.state
		if known || a.rules.Apply(&next, other, nil) != nil {
			continue
		}
		if c := bot.Estimate(ctx, a.rules, next)[a.state.Turn]; c > j.best {
			j.better, j.best = other, c
		}
	}
	return j
}

// note enters an action into the report.
func (a *Analysis) note(action rules.Action, luck, after Chances, choice judged) {
	var entry uint64
	if a.entries != nil {
		entry = a.entries[a.at]
	}
	for k := range a.report.Players {
		p := &a.report.Players[k]
		change := after[k] - a.chance[k]
		p.Luck += luck[k]
		p.Skill += change - luck[k]
		p.Result = after[k]
		m := Moment{Action: a.at, Entry: entry, Before: a.chance[k], After: after[k]}
		if change > p.Best.After-p.Best.Before {
			p.Best = m
		}
		if change < p.Worst.After-p.Worst.Before {
			p.Worst = m
		}
	}
	if !choice.real {
		return
	}
	p := &a.report.Players[a.state.Turn]
	p.Decisions++
	away := choice.best - after[a.state.Turn]
	p.GivenAway += away
	if away > p.Mistake.GivenAway {
		p.Mistake = Mistake{Action: a.at, Entry: entry, Done: action, Better: choice.better, GivenAway: away}
	}
}
