package load

import (
	"errors"
	"fmt"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/saves"
	"ludaxy/scenes/snapshot"
)

// Sample is a folder of matches that is always the same, for pictures: one of
// every game, a finished one, one with a name, and what cannot be opened.
type Sample struct {
	now   time.Time
	Empty bool // there are no matches
	Bin   bool // it is the trash
}

// NewSample returns the folder as it is at a time.
func NewSample(now time.Time) *Sample { return &Sample{now: now} }

// List implements [Reader].
func (s *Sample) List() (list []saves.Summary, err error) {
	if s.Empty {
		return nil, nil
	}
	for i, r := range games.All() {
		if s.Bin && i%2 == 0 {
			continue
		}
		m := engine.Match{ID: fmt.Sprint("sample-", i), Rules: r.Spec().ID, Created: s.now.Add(-time.Duration(i*i+1) * 26 * time.Hour)}
		for k, seat := range s.seats(r.Spec()) {
			m.Seats[k] = seat
		}
		sum := saves.Summary{ID: m.ID, Match: m, Entries: 120, Modified: s.now.Add(-time.Duration(i*i*7+1) * 97 * time.Minute), Finished: i == 2}
		switch i {
		case 1:
			sum.Title = "Friday / 金曜日の対戦"
		case 3:
			sum.Match.Options = map[string]string{"takeBacks": "true"}
		}
		list = append(list, sum)
	}
	if s.Bin {
		return list, nil
	}
	return append(list,
		saves.Summary{ID: "from tomorrow", Modified: s.now.Add(-90 * 24 * time.Hour), Err: &saves.NewerError{Format: 9, Rules: 1}},
		saves.Summary{ID: "shopping list", Modified: s.now.Add(-400 * 24 * time.Hour), Err: saves.ErrHeader}), nil
}

// seats are the players of a game.
func (s *Sample) seats(spec *rules.Spec) (seats []engine.Seat) {
	names := []string{"Ana", "Vega", "João Guilherme", "さくら", "Orion", "Wolfgang Amadeus Moz", "Mira", "Rigel"}
	for k := range min(spec.MaxPlayers, 4+len(spec.ID)%3) {
		seats = append(seats, engine.Seat{Kind: engine.Human, Name: names[k], Livery: k})
	}
	return seats
}

// Read implements [Reader].
func (s *Sample) Read(id string) (*saves.Opened, error) {
	list, err := s.List()
	for i, m := range list {
		if m.ID != id || m.Err != nil {
			continue
		}
		r, _ := games.ByID(m.Match.Rules)
		spec := r.Spec()
		setup := rules.Setup{Options: spec.Defaults()}
		for k := range m.Match.Seats {
			if m.Match.Seats[k].Kind != engine.Empty {
				setup.Seats |= 1 << k
			}
		}
		o := &saves.Opened{Match: m.Match, Rules: r, State: snapshot.Sample(r, setup, 60+40*i)}
		if m.Finished {
			o.State.Phase = rules.PhaseOver
			o.State.Place[1] = 1
		}
		return o, nil
	}
	return nil, errors.Join(err, saves.ErrHeader)
}

// The folder of pictures does not change.

// Rename implements [Store].
func (s *Sample) Rename(string, string) error { return nil }

// Duplicate implements [Store].
func (s *Sample) Duplicate(id string) (string, error) { return id, nil }

// Discard implements [Store].
func (s *Sample) Discard(string) error { return nil }

// Recover implements [Store].
func (s *Sample) Recover(id string) (string, error) { return id, nil }

// EmptyTrash implements [Store].
func (s *Sample) EmptyTrash() (int, error) { return 0, nil }

var _ Store = (*Sample)(nil)
