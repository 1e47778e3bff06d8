package load

import (
	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/saves"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// Reader is a folder of matches to look at.
type Reader interface {
	List() ([]saves.Summary, error)
	Read(id string) (*saves.Opened, error)
}

// Store is the folder of the player's matches; *saves.Store is one. Its methods
// are called beside the frames, one at a time.
type Store interface {
	Reader
	Rename(id, title string) error
	Duplicate(id string) (string, error)
	Discard(id string) error
	Recover(id string) (string, error)
	EmptyTrash() (int, error)
}

// Actions are what the list cannot do by itself; package game gives them.
type Actions struct {
	Folder  string                // where the matches are, as the player knows it
	Open    func(id string) error // show the table of a match
	Replay  func(id string) error // play a match back; nil where that cannot be done
	Export  func(id, name string) // ask where to, and write the file
	Import  func()                // ask which, and take the file in
	Explain func(error) string    // an error in a sentence for the player
	Back    func()                // leave the list
}

// Scene is the list.
type Scene struct {
	ctx     *scenes.Context
	ui      *widgets.UI
	store   Store
	bin     Reader
	actions Actions
	jobs    jobs

	known    bool // the folder was read
	failed   bool // it could not be
	list     []saves.Summary
	thrown   []saves.Summary
	choice   choice
	shown    []saves.Summary
	place    place
	selected string // the id to choose once the folder is read
	details  map[string]*detail
	rows     *rowList
	saying   string // to be said once the screen is laid out
}

// New returns the list of the matches in a store; bin is what was thrown away of
// them.
func New(store Store, bin Reader, actions Actions) *Scene {
	return &Scene{store: store, bin: bin, actions: actions, details: map[string]*detail{}}
}

// AtOnce has everything read when it is asked for, for pictures and tests.
func (s *Scene) AtOnce() *Scene {
	s.jobs.atOnce = true
	return s
}

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() { s.jobs.close() }

// UI returns the widgets, for tests and pictures.
func (s *Scene) UI() *widgets.UI { return s.ui }

// Settled reports whether everything asked for has been read.
func (s *Scene) Settled() bool { return s.known && !s.jobs.busy() }

// Reload reads the folder again and chooses a match, "" for the one chosen now.
func (s *Scene) Reload(id string) {
	if id != "" {
		s.selected = id
	}
	s.jobs.ask(func() func() {
		list, err := s.store.List()
		thrown, failed := s.bin.List()
		return func() {
			if failed == nil {
				s.thrown = thrown
			}
			s.known, s.failed = true, err != nil
			s.list = list
			s.arrange()
		}
	})
}

// arrange takes the matches that fit the choice and lays them out.
func (s *Scene) arrange() {
	if s.selected == "" {
		if m, ok := s.chosen(); ok {
			s.selected = m.ID
		}
	}
	from := s.list
	if s.choice.filter == trash {
		from = s.thrown
	}
	s.shown = pick(from, s.choice, func(m saves.Summary) string { return label(s.ctx.Printer, m) })
	s.place.chosen = min(s.place.chosen, max(0, len(s.shown)-1))
	for i, m := range s.shown {
		if m.ID == s.selected {
			s.place.chosen = i
		}
	}
	s.selected = ""
	s.Resize(s.ctx.Size)
	if s.rows != nil {
		s.rows.reveal(s.place.chosen)
		s.place.at = s.place.to
		s.rows.show()
	}
}

// chosen is the match that is chosen.
func (s *Scene) chosen() (saves.Summary, bool) {
	if s.place.chosen < 0 || s.place.chosen >= len(s.shown) {
		return saves.Summary{}, false
	}
	return s.shown[s.place.chosen], true
}

// choose chooses a row.
func (s *Scene) choose(i int) {
	s.place.chosen = i
	s.ctx.Play(sounds.Click)
	s.Resize(s.ctx.Size)
}

// detail is what the journal of a match tells, nil as long as it was not read.
func (s *Scene) detail(m saves.Summary) *detail {
	if m.Err != nil {
		return nil
	}
	from, key := Reader(s.store), m.ID
	if s.choice.filter == trash {
		from, key = s.bin, "trash/"+m.ID
	}
	d, asked := s.details[key]
	if asked {
		return d
	}
	s.details[key] = nil
	s.jobs.ask(func() func() {
		d := read(from, m.ID)
		return func() {
			s.details[key] = &d
			s.fresh(m.ID)
		}
	})
	return s.details[key]
}

// fresh shows what was just read of a match.
func (s *Scene) fresh(id string) {
	for i, m := range s.shown {
		if m.ID != id || s.rows == nil {
			continue
		}
		s.rows.redraw(i)
		if i == s.place.chosen && !s.jobs.atOnce {
			s.Resize(s.ctx.Size)
		}
	}
}

// change has the folder changed, says what came of it, and reads it again.
func (s *Scene) change(do func() (id string, err error), said string) {
	s.jobs.ask(func() func() {
		id, err := do()
		return func() {
			if err != nil {
				s.ctx.Play(sounds.Refuse)
				said = s.actions.Explain(err)
			}
			s.saying = said
			s.details = map[string]*detail{}
			s.Reload(id)
		}
	})
}

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	if in.Kind == scenes.Wheel && s.rows != nil && s.rows.wheel(in) {
		return true
	}
	if s.ui.Handle(in) {
		return true
	}
	switch in.Kind {
	case scenes.Back:
		s.back()
	case scenes.Delete, scenes.Erase:
		if m, ok := s.chosen(); ok && s.choice.filter != trash {
			s.discard(m)
		}
	case scenes.Quit:
		s.ctx.Nav.Quit()
	default:
		return false
	}
	return true
}

func (s *Scene) back() {
	s.ctx.Play(sounds.Click)
	s.actions.Back()
}

// Update implements [scenes.Scene].
func (s *Scene) Update() {
	s.jobs.settle()
	s.ui.Update()
	if s.rows != nil {
		s.rows.update()
	}
	if s.saying != "" && s.known {
		s.ui.Toast(s.saying)
		s.saying = ""
	}
}

// Reveal implements [scenes.Revealed].
func (s *Scene) Reveal() { s.ui.ShowFocus(false) }

// Say shows a notice.
func (s *Scene) Say(text string) { s.ui.Toast(text) }

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return true }

// none says why nothing is listed.
func (s *Scene) none() messages.Key {
	switch {
	case !s.known:
		return messages.LoadReading
	case s.choice.filter == trash && len(s.thrown) == 0:
		return messages.LoadNoneTrash
	case len(s.list) == 0:
		return messages.LoadNone
	}
	return messages.LoadNoneHere
}
