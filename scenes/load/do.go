package load

import (
	"ludaxy/assets/messages"
	"ludaxy/saves"
	"ludaxy/scenes/widgets"
)

// open shows the table of a match.
func (s *Scene) open(m saves.Summary) {
	switch {
	case s.choice.filter == trash:
		s.recover(m)
	case m.Err != nil:
		s.ui.Refuse(s.actions.Explain(m.Err))
	case m.Finished && s.actions.Replay != nil && s.ui.Focused() == "list":
		s.replay(m)
	default:
		if err := s.actions.Open(m.ID); err != nil {
			s.ui.Refuse(s.actions.Explain(err))
		}
	}
}

func (s *Scene) replay(m saves.Summary) {
	if err := s.actions.Replay(m.ID); err != nil {
		s.ui.Refuse(s.actions.Explain(err))
	}
}

// rename asks for a name.
func (s *Scene) rename(m saves.Summary) {
	s.ctx.Stack.Push(newNaming(printable(m.Title), func(title string) {
		s.change(func() (string, error) { return m.ID, s.store.Rename(m.ID, title) }, "")
	}))
}

func (s *Scene) duplicate(m saves.Summary) {
	title := shorten(s.ctx.T(messages.LoadCopyName, "Name", label(s.ctx.Printer, m)))
	said := s.ctx.T(messages.LoadCopied)
	if m.Finished || m.Match.Manual() {
		said = s.ctx.T(messages.LoadCopiedOver)
	}
	s.change(func() (string, error) {
		id, err := s.store.Duplicate(m.ID)
		if err == nil {
			err = s.store.Rename(id, title)
		}
		return id, err
	}, said)
}

// shorten cuts a name to what a match's name may have.
func shorten(title string) string {
	if r := []rune(title); len(r) > saves.MaxTitle {
		return string(r[:saves.MaxTitle-1]) + "…"
	}
	return title
}

func (s *Scene) discard(m saves.Summary) {
	s.change(func() (string, error) { return "", s.store.Discard(m.ID) }, s.ctx.T(messages.LoadDeleted))
}

func (s *Scene) recover(m saves.Summary) {
	s.change(func() (string, error) {
		_, err := s.store.Recover(m.ID)
		return "", err
	}, s.ctx.T(messages.LoadRecovered))
}

// empty empties the trash, after a question: this is what really deletes.
func (s *Scene) empty() {
	count := len(s.thrown)
	ctx := s.ctx
	widgets.Ask(ctx, ctx.T(messages.LoadEmptyTitle), ctx.T(messages.LoadEmptyText, "Count", count),
		widgets.Answer{Text: ctx.T(messages.LoadEmptyYes), Do: func() {
			s.change(func() (string, error) {
				_, err := s.store.EmptyTrash()
				return "", err
			}, ctx.T(messages.LoadEmptied, "Count", count))
		}},
		widgets.Answer{Text: ctx.T(messages.LoadEmptyNo)},
	)
}
