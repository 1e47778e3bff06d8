package statistics

import (
	"slices"
	"strconv"

	"ludaxy/assets/messages"
	"ludaxy/engine/bot"
	"ludaxy/engine/games"
	"ludaxy/engine/record"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

const (
	pad   = 18
	space = 14 // between two cards
)

// list fills the list for a page of a width and returns how long it is.
func (s *Scene) list(w float64) float64 {
	y := 8.0
	put := func(n *graph.Node) {
		_, h := n.Size()
		n.SetPos(12, y)
		s.scroll.Content.Add(n)
		y += h + space
	}
	switch {
	case !s.known:
		s.status = s.note(s.ctx.T(messages.StatisticsCounting, "Done", 0, "Total", "…"), w)
		put(s.status.Node)
		return y
	case s.failed != nil:
		put(s.note(s.ctx.Explain(s.failed, messages.StatisticsUnreadable), w).Node)
		return y
	}
	players, left := record.Players(s.matches, s.filter)
	if len(players) == 0 {
		put(s.nobody(w))
	}
	for i := range players {
		put(s.card(&players[i], w))
	}
	if left == 0 && !s.filter.All {
		return y
	}
	if left > 0 {
		put(s.note(s.ctx.T(messages.StatisticsLeft, "Count", left), w).Node)
	}
	all := widgets.NewToggle(s.ctx, s.ctx.T(messages.StatisticsInclude), s.filter.All, w, func(on bool) {
		s.filter.All = on
		s.Resize(s.ctx.Size)
	})
	s.scroll.Add("all", all, 12, y)
	_, h := all.Root().Size()
	return y + h + 8
}

func (s *Scene) note(text string, w float64) *graph.Text {
	return widgets.Para(s.ctx, text, widgets.Body, w)
}

// nobody is the card that stands where players will.
func (s *Scene) nobody(w float64) *graph.Node {
	const air = 40
	t := graph.NewText(s.ctx.Fonts, s.ctx.T(messages.StatisticsNone), graph.Style{
		Size: widgets.Body, Color: s.ctx.Theme.Muted, Align: graph.Center, Width: w - 2*pad,
	})
	_, h := t.Size()
	t.SetPos(pad, air)
	n := graph.New(w, h+2*air)
	n.Add(widgets.NewPanel(s.ctx, art.PlainPanel, w, h+2*air).SetZ(-1), t.Node)
	return n
}

// card tells of a player.
func (s *Scene) card(p *record.Player, w float64) *graph.Node {
	ctx := s.ctx
	n := graph.New(w, 0)
	name := p.Name
	if p.Computer && slices.Contains(bot.Levels(), p.Name) {
		name = ctx.T("level." + p.Name)
	}
	head := widgets.Label(ctx, name, 24, graph.Bold, w-2*pad)
	head.SetColor(ctx.Theme.Accent)
	_, hh := head.Size()
	head.SetPos(pad, 12)
	n.Add(head.Node)
	y := 12 + hh + 6
	figures := []struct {
		label messages.Key
		value string
	}{
		{messages.StatisticsMatches, strconv.Itoa(p.Matches)},
		{messages.StatisticsWins, strconv.Itoa(p.Wins)},
		{messages.StatisticsRate, ctx.T(messages.CommonPercent, "Value", int(100*p.Share()+0.5))},
		{messages.StatisticsStreak, strconv.Itoa(p.Streak)},
		{messages.ResultStatsCaptures, strconv.Itoa(p.Captures)},
		{messages.ResultStatsSixes, strconv.Itoa(p.Sixes)},
		{messages.StatisticsWait, strconv.Itoa(p.Wait)},
	}
	inner := w - 2*pad
	columns := max(2, min(len(figures), int(inner/(136*ctx.Fonts.Zoom()))))
	cell := inner / float64(columns)
	row := 0.0
	for i, f := range figures {
		if i%columns == 0 && i > 0 {
			y += row + 8
			row = 0
		}
		x := pad + float64(i%columns)*cell
		value := widgets.Label(ctx, f.value, 24, graph.Bold, cell-10)
		label := graph.NewText(ctx.Fonts, ctx.T(f.label), graph.Style{Size: widgets.Small, Color: ctx.Theme.Muted, Width: cell - 10, Leading: 0.9})
		_, vh := value.Size()
		_, lh := label.Size()
		value.SetPos(x, y)
		label.SetPos(x, y+vh)
		n.Add(value.Node, label.Node)
		row = max(row, vh+lh)
	}
	y += row + 8
	if line := s.perGame(p); line != "" {
		t := widgets.Para(ctx, line, widgets.Small, inner)
		_, th := t.Size()
		t.SetPos(pad, y)
		n.Add(t.Node)
		y += th + 6
	}
	y += 8
	n.Add(widgets.NewPanel(ctx, art.PlainPanel, w, y).SetZ(-1))
	return n.SetSize(w, y)
}

// perGame says how a player did in each game, where all are counted together.
func (s *Scene) perGame(p *record.Player) string {
	if s.filter.Game != "" {
		return ""
	}
	var list []string
	for _, r := range games.All() {
		f := s.filter
		f.Game = r.Spec().ID
		players, _ := record.Players(s.matches, f)
		for _, q := range players {
			if q.Name == p.Name {
				list = append(list, s.ctx.T(messages.StatisticsGame, "Game", s.ctx.T(messages.Game(f.Game)), "Wins", q.Wins, "Matches", q.Matches))
			}
		}
	}
	return s.ctx.Printer.List(list...)
}
