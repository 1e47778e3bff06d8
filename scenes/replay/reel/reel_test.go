package reel

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes/boardview/timeline"
)

// seatsOf are computers at the first seats of a table.
func seatsOf(n int) (seats [rules.MaxSeats]engine.Seat) {
	for k := range n {
		seats[k] = engine.Seat{Kind: engine.Computer, Name: fmt.Sprint("P", k+1), Level: "beginner", Livery: k}
	}
	return seats
}

func sample(t testing.TB, r rules.Rules, seed string, n, most int) *Reel {
	t.Helper()
	match, entries, err := Sample(r, seatsOf(n), nil, seed, most)
	if err != nil {
		t.Fatal(err)
	}
	l, err := New(match, r, entries)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestPicturesAreEqual goes through matches of every game by leaps, steps and
// skips drawn by lot. Whatever led to a position, what is shown at rest is what
// a director shows that never showed anything else.
func TestPicturesAreEqual(t *testing.T) {
	for i, r := range games.All() {
		sp := r.Spec()
		for n := range 6 {
			players := sp.MinPlayers + n%(sp.MaxPlayers-sp.MinPlayers+1)
			l := sample(t, r, fmt.Sprint(sp.ID, n), players, 900)
			rng := rand.New(rand.NewPCG(uint64(i), uint64(n)))
			state := l.Positions[0].State
			d := timeline.NewDirector(state, 0)
			l.Show(d, 0)
			at := 0
			for range 700 {
				how := ""
				switch rng.IntN(5) {
				case 0:
					how, at = "leap", rng.IntN(len(l.Positions))
					l.Show(d, at)
				case 1:
					how, at = "back", max(0, at-1)
					l.Show(d, at)
				case 2: // a leap in the middle of a step
					if step, ok := l.Step(min(at+1, l.Last())); ok {
						d.Push(step)
						d.Advance(time.Duration(rng.IntN(600)) * time.Millisecond)
					}
					how, at = "leap away", rng.IntN(len(l.Positions))
					l.Show(d, at)
				default:
					if at == l.Last() {
						continue
					}
					how = "step"
					at++
					step, ok := l.Step(at)
					if !ok {
						l.Show(d, at)
						break
					}
					d.SetSpeed(timeline.Speed(rng.IntN(4)))
					d.Push(step)
					for !d.Idle() {
						if rng.IntN(3) == 0 {
							d.Skip()
						}
						d.Advance(time.Duration(rng.IntN(900)) * time.Millisecond)
					}
				}
				fresh := timeline.NewDirector(l.Positions[at].State, uint64(at))
				l.Show(fresh, at)
				got, want := d.Frame(), fresh.Frame()
				if *got.Model != *want.Model || *got.Model != timeline.FromState(&l.Positions[at].State) {
					t.Fatalf("%s match %d, %s to %d: shown %+v, want %+v", sp.ID, n, how, at, *got.Model, *want.Model)
				}
				if got.Die != want.Die || got.Running != 0 || len(got.Moving) > 0 {
					t.Fatalf("%s match %d, %s to %d: the die is %+v, want %+v (running %d)", sp.ID, n, how, at, got.Die, want.Die, got.Running)
				}
			}
			if d.Drift() != 0 {
				t.Errorf("%s match %d: the events do not tell everything", sp.ID, n)
			}
		}
	}
}

func TestPositionsAreThoseOfTheTable(t *testing.T) {
	for _, r := range games.All() {
		l := sample(t, r, "table "+r.Spec().ID, r.Spec().MinPlayers, 600)
		p, err := engine.NewReplay(l.Match, r)
		if err != nil {
			t.Fatal(err)
		}
		done := 0
		for at, pos := range l.Positions {
			for ; done < pos.Entries; done++ {
				if err := p.Step(l.Entries[done], nil); err != nil {
					t.Fatal(err)
				}
			}
			if pos.State != p.State() {
				t.Fatalf("%s: position %d is not the state after %d entries", r.Spec().ID, at, done)
			}
		}
		if done != len(l.Entries) {
			t.Errorf("%s: the last position has %d of %d entries", r.Spec().ID, done, len(l.Entries))
		}
	}
}

func TestTurnsAndMoments(t *testing.T) {
	r, _ := games.ByID("luddo")
	l := sample(t, r, "moments", 4, 4000)
	if last := l.Positions[l.Last()]; last.State.Phase != rules.PhaseOver {
		t.Fatal("the sample does not come to its end")
	}
	for i, at := range l.Turns[1:] {
		if l.TurnBefore(at) != l.Turns[i] || l.TurnAfter(l.Turns[i]) != at || l.TurnBefore(at+1) != at && l.Turns[min(i+2, len(l.Turns)-1)] != at+1 {
			t.Fatalf("around turn %d at %d: before %d, after %d", i+1, at, l.TurnBefore(at), l.TurnAfter(l.Turns[i]))
		}
		if l.Positions[at].Turn != l.Positions[at-1].Turn+1 {
			t.Fatalf("turn %d follows on %d", l.Positions[at].Turn, l.Positions[at-1].Turn)
		}
	}
	if l.TurnBefore(0) != 0 || l.TurnAfter(l.Last()) != l.Last() {
		t.Error("there is a turn before the first or after the last")
	}
	var homes, ends, captures int
	for i, m := range l.Moments {
		if i > 0 && m.At <= l.Moments[i-1].At {
			t.Fatalf("moment %d at %d comes after one at %d", i, m.At, l.Moments[i-1].At)
		}
		switch m.Kind {
		case Home, Place:
			homes++
		case End:
			ends++
			if l.Positions[m.At].State.Place[m.Seat] != 1 {
				t.Errorf("the end is told of seat %d, which has not won", m.Seat)
			}
		case Capture:
			captures++
		}
	}
	if ends != 1 || homes < 4 || captures < 4 {
		t.Errorf("%d ends, %d homes, %d captures", ends, homes, captures)
	}
	if m, ok := Near(l.Moments, l.Moments[1].At, -1); !ok || m.At != l.Moments[0].At {
		t.Errorf("before the second moment comes %+v, %v", m, ok)
	}
	if m, ok := Near(l.Moments, l.Moments[1].At, 1); !ok || m.At != l.Moments[2].At {
		t.Errorf("after the second moment comes %+v, %v", m, ok)
	}
	if _, ok := Near(l.Moments, l.Last(), 1); ok {
		t.Error("there is a moment after the end")
	}
}

func TestCurve(t *testing.T) {
	r, _ := games.ByID("luddo")
	l := sample(t, r, "curve", 2, 3000)
	c := l.NewCurve()
	if c.Done() || c.Leads(3) != nil {
		t.Fatal("an empty curve says something")
	}
	order := c.Order()
	sorted := slices.Clone(order)
	slices.Sort(sorted)
	for i, at := range sorted {
		if i != at {
			t.Fatalf("the order misses sample %d", i)
		}
	}
	n := len(c.At)
	for _, i := range order {
		v := Chances{0.5, 0.5}
		switch {
		case i > 2*n/3:
			v = Chances{0.3, 0.7}
		case i > n/3:
			v = Chances{0.8, 0.2}
		case i > n/4: // too little to lead
			v = Chances{0.52, 0.48}
		}
		c.Set(i, v)
	}
	if !c.Done() || c.Share() != 1 {
		t.Fatal("the curve is not whole")
	}
	leads := c.Leads(3)
	if len(leads) != 2 || leads[0].Seat != 0 || leads[1].Seat != 1 || leads[0].At != c.At[n/3+1] || leads[1].At != c.At[2*n/3+1] {
		t.Errorf("leads %+v", leads)
	}
	if v, ok := c.Value(l.Last()); !ok || v[1] != 0.7 {
		t.Errorf("at the end %v %v", v, ok)
	}
	all := l.WithLeads(leads)
	if !slices.IsSortedFunc(all, func(a, b Moment) int { return a.At - b.At }) || len(all) < len(l.Moments) {
		t.Error("the moments with those of the lead are not in order")
	}
}

func TestDamagedMatchIsRefused(t *testing.T) {
	r, _ := games.ByID("luddo")
	l := sample(t, r, "damaged", 2, 50)
	entries := slices.Clone(l.Entries)
	entries[20].Hash++
	if _, err := New(l.Match, r, entries); err == nil {
		t.Error("a position that is not the one recorded is shown")
	}
}

func BenchmarkLongMatch(b *testing.B) {
	r, _ := games.ByID("oduludo")
	match, entries, err := Sample(r, seatsOf(4), nil, "long", 2000)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := New(match, r, entries); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(entries)), "entries")
}
