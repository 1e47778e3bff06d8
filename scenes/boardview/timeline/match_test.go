package timeline_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes/boardview/timeline"
)

// TestWholeMatches plays matches of every game to their ends, with house rules
// at random, and looks after every step that what is shown is the position. At
// the highest speed nothing else happens; at the second highest clips are cut
// short and steps are taken back.
func TestWholeMatches(t *testing.T) {
	const matches, longest = 12, 2500
	for _, r := range games.All() {
		ended := 0
		for n := range matches {
			rng := rand.New(rand.NewPCG(uint64(n), 99))
			setup := randomSetup(r.Spec(), rng)
			name := fmt.Sprintf("%s match %d, options %v", r.Spec().ID, n, setup.Options)
			m := &match{r: r, state: r.Start(setup), rng: rng, wild: n%2 == 1}
			m.d = timeline.NewDirector(m.state, 0)
			m.d.SetSpeed(timeline.Instant)
			if m.wild {
				m.d.SetSpeed(timeline.Quadruple)
			}
			for range longest {
				if m.state.Phase == rules.PhaseOver {
					ended++
					break
				}
				if wrong := m.step(); wrong != "" {
					t.Fatalf("%s: step %d: %s", name, m.seq, wrong)
				}
			}
		}
		if ended < matches/3 {
			t.Errorf("%s: only %d of %d matches came to an end", r.Spec().ID, ended, matches)
		}
	}
}

// randomSetup is a setup with every option at random, the defaults where those
// do not go together.
func randomSetup(sp *rules.Spec, rng *rand.Rand) rules.Setup {
	for range 50 {
		n := sp.MinPlayers + rng.IntN(sp.MaxPlayers-sp.MinPlayers+1)
		setup := rules.Setup{Seats: 1<<n - 1, Options: sp.Defaults(), First: -1}
		for i, o := range sp.Options {
			if i != rules.OptDice {
				setup.Options[i] = uint8(rng.IntN(len(o.Values)))
			}
		}
		if sp.Check(setup) == nil {
			return setup
		}
	}
	return rules.Setup{Seats: 0b101, Options: sp.Defaults(), First: -1}
}

// match is a match that is played at random and shown.
type match struct {
	r     rules.Rules
	d     *timeline.Director
	state rules.State
	seq   uint64
	rng   *rand.Rand
	wild  bool // clips are cut short and steps taken back
	buf   []rules.Action
}

// step does an action at random and says what is wrong with what is then shown.
func (m *match) step() string {
	before := m.state
	m.buf = m.r.Legal(&m.state, m.buf)
	a := m.buf[m.rng.IntN(len(m.buf))]
	if m.rng.IntN(3) == 0 { // so that matches end
		a = m.r.Auto(&m.state)
	}
	if a.IsRoll() {
		a.Value = uint8(1 + m.rng.IntN(rules.Faces(&m.state)))
	}
	var events []rules.Event
	if err := m.r.Apply(&m.state, a, func(e rules.Event) { events = append(events, e) }); err != nil {
		return err.Error()
	}
	m.seq++
	m.d.Push(timeline.Step{Seq: m.seq, Action: a, After: m.state, Events: events})
	switch {
	case !m.wild:
		m.d.Advance(20 * time.Second)
	case m.rng.IntN(6) == 0:
		m.d.Advance(time.Duration(m.rng.IntN(900)) * time.Millisecond)
		m.seq++
		m.state = before
		m.d.Reset(m.state, m.seq)
	default:
		for !m.d.Idle() {
			if m.rng.IntN(3) == 0 {
				m.d.Skip()
			}
			m.d.Advance(time.Duration(m.rng.IntN(400)) * time.Millisecond)
			m.d.Frame()
		}
	}
	f := m.d.Frame()
	switch {
	case m.d.Drift() != 0:
		return fmt.Sprintf("%+v: the events do not bring the pieces where they are: %+v", a, events)
	case *f.Model != timeline.FromState(&m.state):
		return fmt.Sprintf("%+v: shown %+v, want %+v", a, *f.Model, timeline.FromState(&m.state))
	case len(f.Moving) > 0 || !m.d.Idle():
		return "something moves at rest"
	}
	return ""
}
