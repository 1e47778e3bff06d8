package result

import (
	"fmt"
	"image"
	"image/color"
	"strconv"
	"time"

	"ludaxy/assets/messages"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

const cardPad = 20

// sheet is a card being filled from the top.
type sheet struct {
	s *Scene
	n *graph.Node
	w float64 // inside
	y float64
}

func (s *Scene) sheet(title string, w float64) *sheet {
	c := &sheet{s: s, n: graph.New(w, 0), w: w - 2*cardPad, y: 14}
	t := widgets.Label(s.ctx, title, widgets.Body, graph.Bold, c.w)
	t.SetColor(s.ctx.Theme.Accent)
	t.SetPos(cardPad, c.y)
	_, h := t.Size()
	c.y += h + 8
	c.n.Add(t.Node)
	return c
}

// text adds a paragraph.
func (c *sheet) text(text string, ink color.Color) {
	t := graph.NewText(c.s.ctx.Fonts, text, graph.Style{Size: widgets.Small, Color: ink, Width: c.w})
	t.SetPos(cardPad, c.y)
	_, h := t.Size()
	c.y += h + 6
	c.n.Add(t.Node)
}

// done puts the panel behind and returns the card.
func (c *sheet) done() *graph.Node {
	c.y += 12
	w := c.w + 2*cardPad
	c.n.Add(widgets.NewPanel(c.s.ctx, art.PlainPanel, w, c.y).SetZ(-1))
	return c.n.SetSize(w, c.y)
}

// cell adds a text in the current line, x and w inside the card.
func (c *sheet) cell(text string, x, w float64, size float64, weight graph.Weight, ink color.Color, align graph.Align, h float64) {
	t := graph.NewText(c.s.ctx.Fonts, text, graph.Style{
		Size: size, Weight: weight, Color: ink, Align: align, Width: w, Lines: 1, Shrink: 0.5,
	})
	_, th := t.Size()
	t.SetPos(cardPad+x, c.y+(h-th)/2)
	c.n.Add(t.Node)
}

func (s *Scene) badge(livery int, size float64) *graph.Node {
	px := s.ctx.Size.Pixels(size)
	img := s.ctx.Art.Image(fmt.Sprintf("badge %d", livery), px, px, func(w, _ int) image.Image {
		return art.BakeBadge(livery, float64(w), s.ctx.Theme.Art)
	})
	return graph.NewSprite(img, size, size).Node
}

// places is who came where.
func (s *Scene) places(w float64) *graph.Node {
	ctx := s.ctx
	c := s.sheet(ctx.T(messages.ResultPlaces), w)
	h := max(44, ctx.Fonts.LineHeight(widgets.Body)+8)
	placeW := 0.0
	for _, p := range s.report.Players {
		placeW = max(placeW, ctx.Fonts.Width(ctx.T(messages.Place(p.Place)), graph.Bold, widgets.Body)+16)
	}
	homeW := ctx.Fonts.Width(s.home(0), graph.Regular, widgets.Small) + 16
	for _, p := range s.report.Players {
		ink := ctx.Theme.Text
		if p.Place == 1 {
			ink = ctx.Theme.Accent
		}
		c.cell(ctx.T(messages.Place(p.Place)), 0, placeW, widgets.Body, graph.Bold, ink, graph.Left, h)
		b := s.badge(p.Livery, 34)
		b.SetPos(cardPad+placeW, c.y+(h-34)/2)
		c.n.Add(b)
		c.cell(p.Name, placeW+44, c.w-placeW-44-homeW-8, widgets.Body, graph.Bold, ink, graph.Left, h)
		c.cell(s.home(p.Home), c.w-homeW, homeW, widgets.Small, graph.Regular, ctx.Theme.Muted, graph.Right, h)
		c.y += h
	}
	return c.done()
}

func (s *Scene) home(n int) string {
	return s.ctx.T(messages.TableHome, "Count", n, "Total", s.report.Needed)
}

// figures is the table of statistics: a line a figure, a column a player.
func (s *Scene) figures(w float64) *graph.Node {
	ctx, rep := s.ctx, s.report
	c := s.sheet(ctx.T(messages.ResultStats), w)
	n := float64(len(rep.Players))
	col := min(72*ctx.Fonts.Zoom(), c.w*0.62/max(n, 1))
	left := c.w - n*col
	side := min(28, col-4)
	for i, p := range rep.Players {
		b := s.badge(p.Livery, side)
		b.SetPos(cardPad+left+float64(i)*col+(col-side)/2, c.y)
		c.n.Add(b)
	}
	c.y += side + 6
	lines := []struct {
		key messages.Key
		of  func(p *Player) string
	}{
		{messages.ResultStatsTurns, func(p *Player) string { return strconv.Itoa(p.Turns) }},
		{messages.ResultStatsRolls, func(p *Player) string { return strconv.Itoa(p.Rolls) }},
		{messages.ResultStatsAverage, func(p *Player) string { return s.decimal(p.Average()) }},
		{messages.ResultStatsSixes, func(p *Player) string { return strconv.Itoa(p.Sixes) }},
		{messages.ResultStatsSquares, func(p *Player) string { return strconv.Itoa(p.Squares) }},
		{messages.ResultStatsCaptures, func(p *Player) string { return strconv.Itoa(p.Captures) }},
		{messages.ResultStatsCaptured, func(p *Player) string { return strconv.Itoa(p.Captured) }},
		{messages.ResultStatsLost, func(p *Player) string { return strconv.Itoa(p.Lost) }},
	}
	lines = append(lines, struct {
		key messages.Key
		of  func(p *Player) string
	}{messages.StatisticsWait, func(p *Player) string { return strconv.Itoa(p.Wait) }})
	h := ctx.Fonts.LineHeight(widgets.Small) + 4
	for i, l := range lines {
		if i%2 == 0 {
			stripe := graph.NewRect(ctx.Theme.Raised, c.w+16, h)
			stripe.SetPos(cardPad-8, c.y).SetAlpha(0.45)
			c.n.Add(stripe)
		}
		c.cell(ctx.T(l.key), 0, left-8, widgets.Small, graph.Regular, ctx.Theme.Text, graph.Left, h)
		for j := range rep.Players {
			c.cell(l.of(&rep.Players[j]), left+float64(j)*col, col, widgets.Small, graph.Bold, ctx.Theme.Text, graph.Center, h)
		}
		c.y += h
	}
	c.y += 8
	c.text(ctx.T(messages.ResultStatsTime)+": "+s.clock(rep.Played), ctx.Theme.Muted)
	if rep.TakeBacks {
		c.text(ctx.T(messages.ResultTakeBacksAllowed), ctx.Theme.Muted)
	}
	if rep.TakenBack > 0 {
		c.text(ctx.T(messages.ResultTakeBacks, "Count", rep.TakenBack), ctx.Theme.Muted)
	}
	return c.done()
}

// decimal is a number with two places, with the comma that Portuguese has.
func (s *Scene) decimal(v float64) string {
	text := []byte(strconv.FormatFloat(v, 'f', 2, 64))
	if s.ctx.Printer.Lang() == messages.Portuguese {
		for i := range text {
			if text[i] == '.' {
				text[i] = ','
			}
		}
	}
	return string(text)
}

func (s *Scene) clock(d time.Duration) string {
	sec := int(d / time.Second)
	if sec >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", sec/3600, sec/60%60, sec%60)
	}
	return fmt.Sprintf("%d:%02d", sec/60, sec%60)
}

// faces is how often each number came, beside what is usual.
func (s *Scene) faces(w float64) *graph.Node {
	ctx, rep := s.ctx, s.report
	c := s.sheet(ctx.T(messages.ResultFaces), w)
	low, high := usual(rep.rolls())
	most := max(high, 1)
	for _, f := range rep.Faces {
		most = max(most, f)
	}
	const die = 26
	countW := ctx.Fonts.Width(strconv.Itoa(most), graph.Bold, widgets.Small) + 12
	bar := c.w - die - 12 - countW
	h := max(die+6, ctx.Fonts.LineHeight(widgets.Small)+4)
	unit := bar / float64(most)
	for i, f := range rep.Faces {
		px := ctx.Size.Pixels(die)
		img := ctx.Art.Image(fmt.Sprintf("die icon %d", i+1), px, px, func(w, _ int) image.Image {
			return art.BakeDieIcon(i+1, float64(w), art.IvoryDie())
		})
		d := graph.NewSprite(img, die, die)
		d.SetPos(cardPad, c.y+(h-die)/2)
		band := graph.NewRect(ctx.Theme.Muted, max(2, float64(high-low)*unit), h-6)
		band.SetPos(cardPad+die+12+float64(low)*unit, c.y+3).SetAlpha(0.28)
		b := widgets.NewBox(ctx, widgets.Box{Fill: ctx.Theme.Accent, Radius: 4}, max(8, float64(f)*unit), 12)
		b.SetPos(cardPad+die+12, c.y+h/2-6)
		c.n.Add(d.Node, band, b.Node)
		c.cell(strconv.Itoa(f), c.w-countW, countW, widgets.Small, graph.Bold, ctx.Theme.Text, graph.Right, h)
		c.y += h
	}
	c.y += 4
	c.text(ctx.T(messages.ResultFacesUsual, "Low", low, "High", high), ctx.Theme.Muted)
	return c.done()
}

// proof is what checking the dice found, with what everybody needs to check them alone.
func (s *Scene) proof(w float64) *graph.Node {
	ctx, rep, t := s.ctx, s.report, s.ctx.Theme
	c := s.sheet(ctx.T(messages.ResultDice), w)
	switch rep.Proof {
	case Proven:
		c.text("✓ "+ctx.T(messages.ResultDiceVerified, "Count", rep.Checked), t.Good)
		c.text(ctx.T(messages.ResultDiceText), t.Muted)
	case Partly:
		if rep.TakenOver {
			c.text("✓ "+ctx.T(messages.ResultDiceTakenOver, "Count", rep.Checked), t.Good)
			break
		}
		c.text(ctx.T(messages.ResultDicePartly, "Count", rep.Checked), t.Warn)
	case Failed:
		c.text(ctx.T(messages.ResultDiceFailed, "Number", rep.Bad), t.Warn)
	case Manual:
		c.text(ctx.T(messages.ResultDiceManual), t.Muted)
		return c.done()
	default:
		c.text(ctx.T(messages.ResultDiceUnknown), t.Muted)
	}
	for _, l := range []struct {
		key  messages.Key
		text string
	}{{messages.ResultDiceCommitment, rep.Commitment}, {messages.ResultDiceSeed, rep.Seed}} {
		if l.text == "" {
			continue
		}
		c.text(ctx.T(l.key), t.Text)
		c.y -= 4
		c.text(l.text, t.Muted)
	}
	return c.done()
}
