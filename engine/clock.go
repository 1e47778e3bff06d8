package engine

import (
	"time"

	"ludaxy/engine/rules"
)

// maxTick is the most one Tick counts: a machine that slept does not take the
// players' time.
const maxTick = time.Second

// Times are a match's clocks. Elapsed is the time played; TurnLeft and
// MatchLeft are what is left, and mean something only where Turn and Match say
// that such a clock runs.
type Times struct {
	Elapsed             time.Duration
	Turn, Match         bool
	TurnLeft, MatchLeft time.Duration
}

// clock counts the time played.
type clock struct {
	elapsed   time.Duration
	turn      time.Duration // since the player's last action
	turnMost  time.Duration // 0: no limit
	matchMost time.Duration // 0: no limit
	// The positions in which the clock has asked for the action and for the end.
	askedTurn, askedEnd uint64
}

// newClock continues the clock of a match; the player to play has the whole
// time again.
func newClock(p *Replay) clock {
	return clock{
		elapsed:   p.elapsed,
		turnMost:  time.Duration(p.optionNumber("turnSeconds")) * time.Second,
		matchMost: time.Duration(p.optionNumber("matchMinutes")) * time.Minute,
	}
}

func (c *clock) restart() { c.turn = 0 }

// played notes an action. Each action of a player's own gives the whole time
// for the next; one the clock took does not, so that the rest of the turn of
// somebody who is away goes at once.
func (c *clock) played(byClock, passed bool) {
	if !byClock || passed {
		c.turn = 0
	}
}

func (c *clock) times() Times {
	return Times{
		Elapsed:   c.elapsed,
		Turn:      c.turnMost > 0,
		Match:     c.matchMost > 0,
		TurnLeft:  max(0, c.turnMost-c.turn),
		MatchLeft: max(0, c.matchMost-c.elapsed),
	}
}

// Tick lets time pass: call it with the time in which the player to play could
// act, that is not while the board still shows what happened before. Paused and
// finished matches have no time. A player out of time is played for, and the
// match ends when its minutes are over, in the next Pump. A real die that was
// not thrown yet cannot be played for: the turn clock waits for it.
func (t *Table) Tick(d time.Duration) {
	if t.closed || d <= 0 {
		return
	}
	d = min(d, maxTick)
	if len(t.keeper.behind) > 0 {
		if t.keeper.waited += d; t.keeper.waited >= retryEvery {
			_ = t.catchUp() // told to the players there
		}
	}
	if t.Paused() || t.replay.Over() {
		return
	}
	state, seq, legal := t.Snapshot()
	t.clock.elapsed += d
	byHand := t.replay.match.Manual() && len(legal) > 0 && legal[0].IsRoll()
	if !byHand {
		t.clock.turn += d
	}
	t.mu.Lock()
	t.times = t.clock.times()
	t.mu.Unlock()
	if t.clock.matchMost > 0 && t.clock.elapsed >= t.clock.matchMost && !state.TimeUp && state.Opening == 0 && t.clock.askedEnd != seq {
		t.clock.askedEnd = seq
		t.Submit(Command{Seq: seq, Kind: Do, Action: rules.Action{Kind: rules.TimeUp}, clock: true})
	}
	if t.clock.turnMost > 0 && t.clock.turn >= t.clock.turnMost && !byHand && t.clock.askedTurn != seq {
		t.clock.askedTurn = seq
		t.playForPlayer(seq, state)
	}
}

// playForPlayer submits what the game does for a player out of time.
func (t *Table) playForPlayer(seq uint64, state rules.State) {
	var a rules.Action
	if guard(func() error { a = t.replay.rules.Auto(&state); return nil }) != nil {
		return // the player still can act
	}
	if a.IsRoll() {
		a.Value = 0 // the table throws
	}
	t.Submit(Command{Seq: seq, Kind: Do, Action: a, clock: true})
}
