package engine

import (
	"errors"
	"math/rand/v2"
	"testing"

	"ludaxy/engine/dice"
	"ludaxy/engine/luddo"
	"ludaxy/engine/rules"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// memory is a journal in memory that can be told to fail.
type memory struct {
	entries []Entry
	fail    error
	tries   int
	closed  bool
}

func (m *memory) Append(e ...Entry) error {
	m.tries++
	if m.fail != nil {
		return m.fail
	}
	m.entries = append(m.entries, e...)
	return nil
}

func (m *memory) Close() error { m.closed = true; return nil }

var errFull = errors.New("no space left")

// twoSeats is a match of luddo between seats 0 and 2.
func twoSeats(options map[string]string) Match {
	m := Match{ID: "m", Rules: "luddo", Options: options}
	m.Seats[0] = Seat{Kind: Human, Name: "Ana", Livery: 0}
	m.Seats[2] = Seat{Kind: Computer, Name: "Taro", Level: "easy", Livery: 2}
	return m
}

func newTable(t *testing.T, m Match, roller dice.Roller, j Journal) *Table {
	t.Helper()
	if s, ok := roller.(dice.Seed); ok && m.Commitment == "" {
		m.Commitment = s.Commitment()
	}
	table, err := NewTable(m, luddo.New(0), roller, j)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// try submits a command for the position now and gives back what became of it.
func try(table *Table, c Command) (err error) {
	err = errors.New("never done")
	if c.Seq == 0 {
		c.Seq = table.Seq()
	}
	c.Done = func(e error) { err = e }
	table.Submit(c)
	table.Pump()
	return err
}

func do(t *testing.T, table *Table, a rules.Action) {
	t.Helper()
	if err := try(table, Command{Kind: Do, Action: a}); err != nil {
		t.Fatalf("%+v: %v", a, err)
	}
}

// playSome plays up to n legal actions chosen by a fixed random source.
func playSome(t *testing.T, table *Table, rng *rand.Rand, n int) {
	t.Helper()
	for range n {
		legal := table.Legal()
		if len(legal) == 0 {
			return
		}
		do(t, table, legal[rng.IntN(len(legal))])
	}
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, seed)) }
