package load

import (
	"image"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/games"
	"ludaxy/saves"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/snapshot"
	"ludaxy/scenes/widgets"
)

const (
	gap    = 10 // units between the parts of the page
	rowPad = 8  // units inside a row
)

// Resize implements [scenes.Scene].
func (s *Scene) Resize(size scenes.Size) {
	first := s.rows == nil && !s.known
	s.ui.Reset()
	ctx := s.ctx
	page := widgets.NewPage(s.ui, ctx.T(messages.LoadTitle), ctx.T(messages.CommonBack), s.back)
	h := widgets.Height(ctx)
	top := s.choices(page)
	foot := page.Y + page.H - h
	room := layout.Rect{X: page.X, Y: top, W: page.W * 0.56, H: foot - gap - top}
	s.rowsIn(room)
	s.foot(page, foot, h)
	s.panel(layout.Rect{X: room.X + room.W + 2*gap, Y: top, W: page.W - room.W - 2*gap, H: page.Y + page.H - top})
	s.ui.Restore("list")
	if first {
		s.Reload("")
	}
}

// choices are what is listed and in which order; they end at the height returned.
func (s *Scene) choices(page widgets.Page) float64 {
	ctx := s.ctx
	again := func() { s.place = place{}; s.arrange() }
	words := func(keys ...messages.Key) (list []string) {
		for _, k := range keys {
			list = append(list, ctx.T(k))
		}
		return list
	}
	add := func(id string, c *widgets.Choice, x float64) {
		n := s.ui.Add(id, c)
		n.SetPos(x, page.Y)
		s.ui.Root.Add(n)
	}
	w := page.W - 2*gap
	add("filter", widgets.NewChoice(ctx, words(messages.LoadFilterAll, messages.LoadFilterPlaying, messages.LoadFilterOver, messages.LoadFilterTrash),
		int(s.choice.filter), w*0.46, func(i int) { s.choice.filter = filter(i); again() }), page.X)
	ids, names, at := []string{""}, words(messages.LoadGamesAll), 0
	for _, r := range games.All() {
		id := r.Spec().ID
		ids, names = append(ids, id), append(names, ctx.T(messages.Game(id)))
		if id == s.choice.game {
			at = len(ids) - 1
		}
	}
	add("game", widgets.NewChoice(ctx, names, at, w*0.27, func(i int) { s.choice.game = ids[i]; again() }), page.X+w*0.46+gap)
	add("order", widgets.NewChoice(ctx, words(messages.LoadSortDate, messages.LoadSortGame, messages.LoadSortName),
		int(s.choice.order), w*0.27, func(i int) { s.choice.order = order(i); again() }), page.X+w*0.73+2*gap)
	return page.Y + widgets.Height(ctx) + gap
}

// rowsIn puts the list into a room.
func (s *Scene) rowsIn(room layout.Rect) {
	ctx := s.ctx
	box := widgets.NewPanel(ctx, art.PlainPanel, room.W, room.H)
	box.SetPos(room.X, room.Y)
	s.ui.Root.Add(box.Node)
	s.rows = nil
	if len(s.shown) == 0 {
		t := graph.NewText(ctx.Fonts, ctx.T(s.none()), graph.Style{Size: widgets.Body, Color: ctx.Theme.Muted, Align: graph.Center, Width: room.W - 64})
		if s.failed {
			t.SetText(ctx.T(messages.LoadFailed, "File", s.actions.Folder))
			t.SetColor(ctx.Theme.Warn)
		}
		_, h := t.Size()
		t.SetPos(room.X+32, room.Y+(room.H-h)/2)
		s.ui.Root.Add(t.Node)
		return
	}
	lines := ctx.Fonts.LineHeight(widgets.Body) + 2*ctx.Fonts.LineHeight(widgets.Small)
	s.rows = newRowList(ctx, room.W-2*rowPad, room.H-2*rowPad, lines+2*rowPad+2, len(s.shown), &s.place)
	s.rows.row = func(i int, w, h float64) *graph.Node { return s.row(s.shown[i], i == s.place.chosen, w, h) }
	s.rows.choose = s.choose
	s.rows.act = func(i int) {
		if m := s.shown[i]; i == s.place.chosen {
			s.open(m)
		}
	}
	n := s.ui.Add("list", s.rows)
	n.SetPos(room.X+rowPad, room.Y+rowPad)
	s.ui.Root.Add(n)
	s.rows.show()
}

// row draws a match in a line of the list.
func (s *Scene) row(m saves.Summary, chosen bool, w, h float64) *graph.Node {
	ctx := s.ctx
	n := graph.New(w, h)
	n.SetClip(true)
	if chosen {
		n.Add(widgets.NewBox(ctx, widgets.Box{Fill: ctx.Theme.Raised, Edge: ctx.Theme.Accent, EdgeW: 2, Radius: widgets.Radius}, w, h-2).Node)
	}
	d := s.detail(m)
	side := h - 2*rowPad - 2
	if picture := s.picture(d, side, side); picture != nil {
		pw, ph := picture.Size()
		picture.SetPos(rowPad+(side-pw)/2, rowPad+(side-ph)/2)
		n.Add(picture)
	}
	x := side + 3*rowPad
	y := float64(rowPad)
	line := func(text string, size float64, weight graph.Weight, c uint8) {
		ink := ctx.Theme.Text
		switch c {
		case 1:
			ink = ctx.Theme.Muted
		case 2:
			ink = ctx.Theme.Warn
		}
		text = ctx.Fonts.Fit(text, weight, size, w-x-rowPad) // of many names the first tell enough; all are in the panel
		t := graph.NewText(ctx.Fonts, text, graph.Style{Size: size, Weight: weight, Color: ink})
		t.SetPos(x, y)
		n.Add(t.Node)
		y += ctx.Fonts.LineHeight(size)
	}
	line(label(ctx.Printer, m), widgets.Body, graph.Bold, 0)
	if trouble := s.trouble(m, d); trouble != "" {
		t := graph.NewText(ctx.Fonts, trouble, graph.Style{Size: widgets.Small, Color: ctx.Theme.Warn, Width: w - x - rowPad, Lines: 2, Shrink: 0.45})
		t.SetPos(x, y)
		return n.Add(t.Node)
	}
	line(ctx.T(messages.LoadLine, "Game", ctx.T(messages.Game(m.Match.Rules)), "When", scenes.Ago(ctx.Printer, ctx.Now(), m.Modified)), widgets.Small, graph.Regular, 1)
	line(s.standing(m, d), widgets.Small, graph.Regular, 1)
	return n
}

// standing is the third line of a row.
func (s *Scene) standing(m saves.Summary, d *detail) string {
	text := ""
	switch {
	case d != nil:
		text = d.standing(s.ctx.Printer)
	case m.Finished:
		text = s.ctx.T(messages.LoadFilterOver)
	}
	if m.Match.TakeBacks() && text != "" {
		text = s.ctx.Printer.Comma(text, s.ctx.T(messages.LoadTakebacksBrief))
	}
	return text
}

// trouble says why a match cannot be opened, "" if it can.
func (s *Scene) trouble(m saves.Summary, d *detail) string {
	err := m.Err
	if err == nil && d != nil {
		err = d.failed
	}
	if err == nil {
		return ""
	}
	return s.actions.Explain(err)
}

// picture is the board of a match as large as fits, nil as long as it is not known.
func (s *Scene) picture(d *detail, w, h float64) *graph.Node {
	if d == nil || d.failed != nil || w < 8 || h < 8 {
		return nil
	}
	ctx := s.ctx
	facing := ctx.Prefs().Facing(int(d.state.Turn), scenes.Nobody, func(k int) bool { return d.seats[k].Kind == engine.Human })
	shot := snapshot.Shot{Rules: d.rules, State: d.state, Liveries: d.liveries}.Facing(facing)
	b := shot.Geometry().Bounds
	r := layout.Rect{W: w, H: h}.Fit(b.W, b.H)
	px := ctx.Size.Pixels(r.W)
	theme := ctx.Theme.Art
	sp := graph.NewSprite(nil, r.W, r.H)
	ctx.Art.Show(sp, shot.Name(), px, px, func(w, _ int) image.Image { return shot.Bake(w, theme) })
	return sp.Node
}

// foot puts the buttons that are about the whole list below it, and the count.
func (s *Scene) foot(page widgets.Page, y, h float64) {
	ctx := s.ctx
	button := func(id string, key messages.Key, x float64, do func()) (end float64) {
		text := ctx.T(key)
		w := min(ctx.Fonts.Width(text, graph.Bold, widgets.Body)+48, page.W*0.3)
		b := widgets.NewButton(ctx, widgets.Normal, text, w, h, do)
		n := s.ui.Add(id, b)
		n.SetPos(x, y)
		s.ui.Root.Add(n)
		return x + w + gap
	}
	x := page.X
	if s.choice.filter == trash {
		if len(s.thrown) > 0 {
			x = button("empty", messages.LoadEmpty, x, s.empty)
		}
	} else {
		x = button("import", messages.LoadImport, x, s.actions.Import)
	}
	if !s.known {
		return
	}
	t := graph.NewText(ctx.Fonts, ctx.T(messages.LoadCount, "Count", len(s.shown)), graph.Style{Size: widgets.Small, Color: ctx.Theme.Muted})
	_, th := t.Size()
	t.SetPos(x+gap, y+(h-th)/2)
	s.ui.Root.Add(t.Node)
}
