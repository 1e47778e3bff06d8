package table

import (
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

// askSeat asks whether a seat is to be played by a computer from now on, or by
// a person again.
func (s *Scene) askSeat(k int) {
	state, _ := s.dir.Settled()
	if state.Place[k] != 0 || len(s.table.Legal()) == 0 {
		return
	}
	as := s.seat(k)
	key := messages.SetupComputer
	if as.Kind == engine.Computer {
		as.Kind, as.Level = engine.Human, ""
		key = messages.SetupPerson
	} else {
		as.Kind, as.Level = engine.Computer, bot.Skilled
	}
	change := func() {
		s.table.Submit(engine.Command{Kind: engine.SetSeat, Seat: k, As: as, Done: func(err error) {
			if err != nil {
				s.trouble(err)
			}
		}})
	}
	if !s.ctx.Prefs().Confirm {
		change()
		return
	}
	widgets.Ask(s.ctx, s.ctx.T(messages.TableSeatChange), s.name(k),
		widgets.Answer{Text: s.ctx.T(key), Do: change},
		widgets.Answer{Text: s.ctx.T(messages.CommonCancel)},
	)
}
