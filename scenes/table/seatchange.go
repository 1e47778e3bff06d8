package table

import (
	"cmp"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/bot"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// seatPanel is a widgets.Widget: pressing it changes who plays the seat.

// Root implements [widgets.Widget].
func (p *seatPanel) Root() *graph.Node { return p.node }

// Enabled implements [widgets.Widget].
func (p *seatPanel) Enabled() bool { return true }

// SetState implements [widgets.Widget].
func (p *seatPanel) SetState(st widgets.State) {
	if p.ring == nil && st.Ring {
		const out = 4
		p.ring = widgets.NewBox(p.scene.ctx, widgets.Box{
			NoFill: true, Edge: p.scene.ctx.Theme.Focus, EdgeW: 3, Radius: widgets.Radius + out,
		}, p.at.W+2*out, p.at.H+2*out)
		p.ring.SetPos(-out, -out)
		p.node.Add(p.ring.Node)
	}
	if p.ring != nil {
		p.ring.SetVisible(st.Ring)
	}
}

// Key implements [widgets.Widget].
func (p *seatPanel) Key(in scenes.Input) bool {
	if in.Kind == scenes.Accept {
		p.scene.askSeat(p.seat)
		return true
	}
	return false
}

// Press implements [widgets.Widget].
func (p *seatPanel) Press(float64, float64) {}

// Drag implements [widgets.Widget].
func (p *seatPanel) Drag(float64, float64) {}

// Release implements [widgets.Widget].
func (p *seatPanel) Release(_, _ float64, inside bool) {
	if inside {
		p.scene.askSeat(p.seat)
	}
}

// levelOf is how well a computer plays a seat, "" for a person's.
func levelOf(seat engine.Seat) string {
	if seat.Kind != engine.Computer {
		return ""
	}
	return cmp.Or(seat.Level, bot.Skilled)
}

// askSeat asks who is to play a seat from now on: a person, or a computer and how well.
func (s *Scene) askSeat(k int) {
	if !s.mayChange(k) {
		return
	}
	told, levels := s.teller.Told(), bot.LevelsFor(s.table.Rules())
	list, at := []widgets.Answer{{Text: s.ctx.T(messages.SetupPerson), Do: func() { s.changeSeat(k, "") }}}, 0
	for i, level := range levels {
		list = append(list, widgets.Answer{Text: told.Level(level), Do: func() { s.changeSeat(k, level) }})
		if now := levelOf(s.seat(k)); now == level || now != "" && len(levels) == 1 {
			at = i + 1
		}
	}
	list = append(list, widgets.Answer{Text: s.ctx.T(messages.CommonCancel)})
	widgets.Choose(s.ctx, s.ctx.T(messages.TableSeatChange, "Name", s.name(k)), at, list...).Except(s.strange)
}

// mayChange reports whether a seat has anything left to play.
func (s *Scene) mayChange(k int) bool {
	state, _ := s.dir.Settled()
	return state.Place[k] == 0 && len(s.table.Legal()) > 0
}

// changeSeat gives a seat to a computer of a level, or to a person where that is "". The match may have gone on since
// the question was asked.
func (s *Scene) changeSeat(k int, level string) {
	as := s.seat(k)
	if !s.mayChange(k) || levelOf(as) == level {
		return
	}
	as.Kind, as.Level = engine.Computer, level
	if level == "" {
		as.Kind = engine.Human
	}
	s.table.Submit(engine.Command{Kind: engine.SetSeat, Seat: k, As: as, Done: func(err error) {
		if err != nil {
			s.trouble(err)
		}
	}})
}
