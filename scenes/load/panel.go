package load

import (
	"ludaxy/assets/messages"
	"ludaxy/saves"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

const panelPad = 16

// action is a button of the panel.
type action struct {
	id   string
	text messages.Key
	kind widgets.Kind
	do   func()
}

// actionsFor are what can be done with a match, in rows of two.
func (s *Scene) actionsFor(m saves.Summary, d *detail) (list []action) {
	fine := m.Err == nil && (d == nil || d.failed == nil)
	if s.choice.filter == trash {
		return []action{{"recover", messages.LoadRecover, widgets.Primary, func() { s.recover(m) }}}
	}
	if fine {
		if m.Finished && s.actions.Replay != nil {
			list = append(list, action{"replay", messages.LoadReplay, widgets.Primary, func() { s.replay(m) }},
				action{"open", messages.LoadBoard, widgets.Normal, func() { s.open(m) }})
		} else {
			key := messages.LoadContinue
			if m.Finished {
				key = messages.LoadBoard
			}
			list = append(list, action{"open", key, widgets.Primary, func() { s.open(m) }})
			if s.actions.Replay != nil {
				list = append(list, action{"replay", messages.LoadReplay, widgets.Normal, func() { s.replay(m) }})
			}
		}
	}
	list = append(list, action{"rename", messages.LoadRename, widgets.Normal, func() { s.rename(m) }})
	if fine {
		list = append(list,
			action{"copy", messages.LoadCopy, widgets.Normal, func() { s.duplicate(m) }},
			action{"export", messages.LoadExport, widgets.Normal, func() { s.actions.Export(m.ID, label(s.ctx.Printer, m)) }})
	}
	return append(list, action{"delete", messages.LoadDelete, widgets.Normal, func() { s.discard(m) }})
}

// panel shows the match that is chosen, and what can be done with it.
func (s *Scene) panel(room layout.Rect) {
	ctx := s.ctx
	box := widgets.NewPanel(ctx, art.RaisedPanel, room.W, room.H)
	box.SetPos(room.X, room.Y)
	s.ui.Root.Add(box.Node)
	m, ok := s.chosen()
	if !ok {
		return
	}
	d := s.detail(m)
	inside := layout.Rect{X: room.X + panelPad, Y: room.Y + panelPad, W: room.W - 2*panelPad, H: room.H - 2*panelPad}
	inside.H -= s.buttons(inside, s.actionsFor(m, d)) + gap
	facts := s.facts(m, d, inside.W, inside.H)
	_, fh := facts.Size()
	pictureH := inside.H - fh - gap
	picture := s.picture(d, inside.W, pictureH)
	if m.Err != nil || pictureH < 70 { // nothing to see, or a low window with large letters
		facts.SetPos(inside.X, inside.Y)
		s.ui.Root.Add(facts)
		return
	}
	if picture != nil {
		pw, ph := picture.Size()
		picture.SetPos(inside.X+(inside.W-pw)/2, inside.Y+(pictureH-ph)/2)
		s.ui.Root.Add(picture)
	}
	facts.SetPos(inside.X, inside.Y+pictureH+gap)
	s.ui.Root.Add(facts)
}

// buttons puts the actions at the lower edge and returns their height.
func (s *Scene) buttons(room layout.Rect, list []action) float64 {
	ctx := s.ctx
	h := widgets.Height(ctx)
	const between = 8.0
	half := (room.W - between) / 2
	rows := 0.0
	type cell struct {
		action
		x, w, row float64
	}
	var cells []cell
	for i := 0; i < len(list); i++ {
		a := list[i]
		alone := i+1 == len(list) || a.kind == widgets.Primary && list[i+1].id == "rename" && len(list)%2 == 1
		if alone {
			cells = append(cells, cell{a, 0, room.W, rows})
		} else {
			cells = append(cells, cell{a, 0, half, rows}, cell{list[i+1], half + between, half, rows})
			i++
		}
		rows++
	}
	all := rows*(h+between) - between
	for _, c := range cells {
		b := widgets.NewButton(ctx, c.kind, ctx.T(c.text), c.w, h, c.do)
		n := s.ui.Add(c.id, b)
		n.SetPos(room.X+c.x, room.Y+room.H-all+c.row*(h+between))
		s.ui.Root.Add(n)
	}
	return all
}

// facts say in lines what is known of a match; those come first that matter most,
// and what does not fit into a height is left out.
func (s *Scene) facts(m saves.Summary, d *detail, w, most float64) *graph.Node {
	ctx := s.ctx
	n := graph.New(w, 0)
	y := 0.0
	line := func(text string, style graph.Style) {
		if text == "" {
			return
		}
		style.Width = w
		t := graph.NewText(ctx.Fonts, text, style)
		_, h := t.Size()
		if y > 0 && y+h > most {
			return
		}
		t.SetPos(0, y)
		n.Add(t.Node)
		y += h
	}
	line(label(ctx.Printer, m), graph.Style{Size: widgets.Body, Weight: graph.Bold, Color: ctx.Theme.Text, Lines: 3, Shrink: 0.5})
	if trouble := s.trouble(m, d); trouble != "" {
		line(trouble, graph.Style{Size: widgets.Small, Color: ctx.Theme.Warn, Lines: 5, Shrink: 0.7})
		return n.SetSize(w, y)
	}
	small := func(text string, lines int) {
		line(text, graph.Style{Size: widgets.Small, Color: ctx.Theme.Muted, Lines: lines, Shrink: 0.7})
	}
	small(s.standing(m, d), 2)
	if m.Title != "" {
		small(ctx.T(messages.LoadFactPlayers)+": "+ctx.Printer.List(players(ctx.Printer, &m.Match)...), 2)
	}
	small(ctx.T(messages.LoadFactBegun)+": "+m.Match.Created.Local().Format(dateForm), 1)
	small(ctx.T(messages.LoadFactPlayed)+": "+m.Modified.Local().Format(dateForm), 1)
	if m.Match.TakeBacks() {
		small(ctx.T(messages.LoadTakebacks), 2)
	}
	return n.SetSize(w, y)
}
