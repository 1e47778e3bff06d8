package title

import (
	"image"

	"ludaxy/assets/messages"
	"ludaxy/engine/games"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/snapshot"
	"ludaxy/scenes/widgets"
)

// entry is something to do from the title screen.
type entry struct {
	id     string
	text   messages.Key
	detail string // a smaller line below the text, "" for none
	half   bool   // takes half the column: what is not about playing at once
	do     func()
}

// entries are what there is to do, in order. The first is the main one.
func (s *Scene) entries() (list []entry) {
	ctx := s.ctx
	if _, ok := s.resumable(); ok {
		list = append(list, entry{id: "continue", text: messages.TitleContinue, do: s.resume})
	}
	list = append(list, entry{id: "new", text: messages.TitleNewGame, do: ctx.Nav.Games})
	if last, ok := s.last(); ok {
		list = append(list, entry{id: "again", text: messages.TitleSameAgain, detail: last, do: s.again})
	}
	if !ctx.Browser || ctx.Files {
		list = append(list, entry{id: "load", text: messages.TitleLoad, half: true, do: ctx.Nav.Matches})
	}
	list = append(list,
		entry{id: "rules", text: messages.TitleRules, half: true, do: s.rules},
		entry{id: "settings", text: messages.TitleSettings, half: true, do: ctx.Nav.Settings},
	)
	if !ctx.Browser {
		list = append(list, entry{id: "statistics", text: messages.TitleStatistics, half: true, do: ctx.Nav.Statistics})
	}
	list = append(list, entry{id: "credits", text: messages.TitleCredits, half: true, do: ctx.Nav.Credits})
	if !ctx.Browser {
		list = append(list, entry{id: "quit", text: messages.TitleQuit, half: true, do: ctx.Nav.Quit})
	}
	return list
}

const rowGap = 10

// column is the list laid out: rows of one wide button or two narrow ones.
type column struct {
	ids     []string
	buttons []*widgets.Button
	x, y    []float64
	height  float64
}

// newColumn lays the entries out in a width. A terse one leaves the smaller lines out.
func (s *Scene) newColumn(w float64, terse bool) *column {
	c := &column{}
	list := s.entries()
	for i := 0; i < len(list); i++ {
		e := list[i]
		kind := widgets.Normal
		if i == 0 {
			kind = widgets.Primary
		}
		if e.half && i+1 < len(list) && list[i+1].half {
			half := (w - rowGap) / 2
			c.add(s.button(e, kind, half, terse), e.id, 0)
			h := c.add(s.button(list[i+1], widgets.Normal, half, terse), list[i+1].id, half+rowGap)
			c.height += h + rowGap
			i++
			continue
		}
		c.height += c.add(s.button(e, kind, w, terse), e.id, 0) + rowGap
	}
	c.height -= rowGap
	return c
}

// add puts a button in the row that is being laid out and returns its height.
func (c *column) add(b *widgets.Button, id string, x float64) float64 {
	c.ids = append(c.ids, id)
	c.buttons = append(c.buttons, b)
	c.x, c.y = append(c.x, x), append(c.y, c.height)
	_, h := b.Root().Size()
	return h
}

// button is an entry as a button.
func (s *Scene) button(e entry, kind widgets.Kind, w float64, terse bool) *widgets.Button {
	ctx := s.ctx
	h := widgets.Height(ctx)
	if e.id == "continue" {
		return s.continueButton(e, w)
	}
	if e.detail == "" || terse {
		return widgets.NewButton(ctx, kind, ctx.T(e.text), w, h, e.do)
	}
	h = ctx.Fonts.LineHeight(widgets.Body) + ctx.Fonts.LineHeight(widgets.Small) + 16
	return widgets.NewButton(ctx, kind, ctx.T(e.text), w, h, e.do).Detail(e.detail)
}

// continueButton shows the match to go on with: its board, who plays, and whose turn it is.
func (s *Scene) continueButton(e entry, w float64) *widgets.Button {
	ctx := s.ctx
	r, _ := s.resumable()
	h := ctx.Fonts.LineHeight(widgets.Body) + 2*ctx.Fonts.LineHeight(widgets.Small) + 22
	picture := thumb(ctx, r, h-18)
	left := 0.0
	if picture != nil {
		pw, _ := picture.Size()
		left = pw + 14
	}
	lines := s.continueLines(r, w-24-left)
	lw, lh := lines.Size()
	h = max(h, lh+18)
	in := graph.New(left+lw, h-16).Add(lines)
	lines.SetPos(left, (h-16-lh)/2)
	if picture != nil {
		_, ph := picture.Size()
		picture.SetPos(0, (h-16-ph)/2)
		in.Add(picture)
	}
	return widgets.NewButton(ctx, widgets.Primary, ctx.T(e.text), w, h, e.do).Icon(in)
}

// continueLines tell of a match in a column: which it is, who plays, and whose turn it is.
func (s *Scene) continueLines(r scenes.Resumable, w float64) *graph.Node {
	ctx := s.ctx
	n := graph.New(w, 0)
	y := 0.0
	line := func(text string, size float64, weight graph.Weight, lines int, x float64) {
		t := graph.NewText(ctx.Fonts, text, graph.Style{
			Size: size, Weight: weight, Color: ctx.Theme.OnAccent, Width: w - x, Lines: lines, Shrink: 0.6, Leading: 0.9,
		})
		_, th := t.Size()
		t.SetPos(x, y)
		n.Add(t.Node)
		y += th
	}
	line(ctx.T(messages.TitleContinue), widgets.Body, graph.Bold, 1, 0)
	line(ctx.T(messages.TitleContinueDetail, "Game", ctx.T(messages.Game(r.Game)), "Names", ctx.Printer.List(r.Names...)), widgets.Small, graph.Regular, 2, 0)
	x := 0.0
	if r.State.Seats != 0 {
		side := ctx.Fonts.LineHeight(widgets.Small) - 2
		badge := turnBadge(ctx, r.Liveries[int(r.State.Turn)%len(r.Liveries)], side)
		badge.SetPos(0, y)
		n.Add(badge)
		x = side + 8
	}
	line(ctx.T(messages.TitleContinueTurn, "Name", r.Turn, "When", scenes.Ago(ctx.Printer, ctx.Now(), r.Saved)), widgets.Small, graph.Regular, 1, x)
	return n.SetSize(w, y)
}

// thumb is a small picture of a match under way, nil where its position is not known.
func thumb(ctx *scenes.Context, r scenes.Resumable, side float64) *graph.Node {
	game, ok := games.ByID(r.Game)
	if !ok || r.State.Seats == 0 {
		return nil
	}
	facing := ctx.Prefs().Facing(int(r.State.Turn), scenes.Nobody, func(k int) bool { return r.People[k] })
	shot := snapshot.Shot{Rules: game, State: r.State, Liveries: r.Liveries}.Facing(facing)
	b := shot.Geometry().Bounds
	w, h := side, side*b.H/b.W
	if h > side {
		w, h = side*b.W/b.H, side
	}
	px := ctx.Size.Pixels(w)
	theme := ctx.Theme.Art
	sp := graph.NewSprite(nil, w, h)
	ctx.Art.Show(sp, shot.Name(), px, px, func(w, _ int) image.Image { return shot.Bake(w, theme) })
	return sp.Node
}

// turnBadge is a livery as a small picture.
func turnBadge(ctx *scenes.Context, livery int, side float64) *graph.Node {
	px := ctx.Size.Pixels(side)
	theme := ctx.Theme.Art
	sp := graph.NewSprite(nil, side, side)
	ctx.Art.Show(sp, "badge "+string(rune('0'+livery)), px, px, func(w, _ int) image.Image { return art.BakeBadge(livery, float64(w), theme) })
	return sp.Node
}

// last tells of the table that was set up last, as a line.
func (s *Scene) last() (line string, ok bool) {
	if s.ctx.Matches == nil {
		return "", false
	}
	setup, ok := s.ctx.Matches.LastSetup("")
	if !ok {
		return "", false
	}
	if _, known := games.ByID(setup.Game); !known {
		return "", false
	}
	var names []string
	for _, seat := range setup.Seats {
		if seat.Kind != scenes.SeatEmpty {
			names = append(names, seat.Name)
		}
	}
	return s.ctx.T(messages.TitleSameAgainDetail, "Game", s.ctx.T(messages.Game(setup.Game)), "Names", s.ctx.Printer.List(names...)), true
}

// again begins another match like the last, after asking where that puts another one aside.
func (s *Scene) again() {
	start := func() {
		if err := s.ctx.Nav.Rematch(); err != nil {
			s.ui.Refuse(s.ctx.Explain(err, messages.SetupErrorTable))
		}
	}
	if _, open := s.resumable(); !open || !s.ctx.Prefs().Confirm {
		start()
		return
	}
	widgets.Ask(s.ctx, s.ctx.T(messages.ReplaceTitle), s.ctx.T(messages.ReplaceText),
		widgets.Answer{Text: s.ctx.T(messages.ReplaceYes), Do: start}, widgets.Answer{Text: s.ctx.T(messages.ReplaceNo)})
}

// rules shows how the game is played that was played last, or the first.
func (s *Scene) rules() {
	id := games.All()[0].Spec().ID
	if s.ctx.Matches != nil {
		if last, ok := s.ctx.Matches.LastSetup(""); ok {
			id = last.Game
		}
	}
	s.ctx.Nav.Rules(id, nil)
}
