package result

import (
	"context"
	"fmt"
	"math"
	"sync"

	"ludaxy/assets/messages"
	"ludaxy/engine/analysis"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// Luck is what the dice and the choices gave the seats, and the moment in which
// the winner's chance rose most.
type Luck struct {
	Report analysis.Report
	Best   Best
}

// luck is the judgement on its way.
type luck struct {
	cancel context.CancelFunc

	mu      sync.Mutex // guards the rest
	percent int
	changed bool
	done    bool
	found   Luck
	err     error
}

// start begins beside the frames.
func (l *luck) start(find func(context.Context, func(done, of int)) (Luck, error), atOnce bool) {
	ctx, cancel := context.WithCancel(context.Background())
	l.cancel = cancel
	run := func() {
		found, err := find(ctx, func(done, of int) {
			l.mu.Lock()
			defer l.mu.Unlock()
			if now := 100 * done / max(1, of) / 5 * 5; now != l.percent {
				l.percent, l.changed = now, true
			}
		})
		l.mu.Lock()
		defer l.mu.Unlock()
		l.found, l.err, l.done, l.changed = found, err, true, true
	}
	if atOnce {
		run()
		return
	}
	go run()
}

func (l *luck) stop() {
	if l.cancel != nil {
		l.cancel()
	}
}

// news reports whether there is something new to show.
func (l *luck) news() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	changed := l.changed
	l.changed = false
	return changed
}

// ready reports whether it was worked out, or cannot be.
func (l *luck) ready() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.done
}

// points are hundredths of a chance, with their sign.
func points(chance float64) string {
	n := int(math.Round(100 * chance))
	if n < 0 {
		return messages.Number(n)
	}
	return fmt.Sprintf("+%d", n)
}

// luckCard shows what the dice and the choices gave each player: bars to the
// left and right of nothing, and the figures.
func (s *Scene) luckCard(w float64) *graph.Node {
	ctx, t := s.ctx, s.ctx.Theme
	c := s.sheet(ctx.T(messages.ResultLuck), w)
	s.luck.mu.Lock()
	percent, done, found, err := s.luck.percent, s.luck.done, s.luck.found, s.luck.err
	s.luck.mu.Unlock()
	switch {
	case err != nil:
		c.text(ctx.Explain(err, messages.ResultLuckFailed), t.Warn)
		return c.done()
	case !done:
		c.text(ctx.T(messages.ResultLuckWorking, "Percent", percent), t.Muted)
		return c.done()
	}
	c.text(ctx.T(messages.ResultLuckText), t.Muted)
	most := 0.1
	for i := range s.report.Players {
		p := &found.Report.Players[s.report.Players[i].Seat.Seat]
		most = max(most, math.Abs(p.Luck), math.Abs(p.Skill))
	}
	small := ctx.Fonts.LineHeight(widgets.Small)
	const badge = 30
	for i := range s.report.Players {
		who := &s.report.Players[i]
		p := &found.Report.Players[who.Seat.Seat]
		b := s.badge(who.Livery, badge)
		b.SetPos(cardPad, c.y+(2*small-badge)/2)
		c.n.Add(b)
		left := float64(badge + 12)
		words := c.w*0.5 - left
		bars := layoutBars{x: left + words + 12, w: c.w - left - words - 12}
		for _, line := range []struct {
			key   messages.Key
			value float64
			ink   bool
		}{{messages.ResultLuckDice, p.Luck, true}, {messages.ResultLuckChoices, p.Skill, false}} {
			fill := t.Good
			if line.ink {
				fill = t.Accent
			}
			c.cell(ctx.T(line.key, "Points", points(line.value)), left, words, widgets.Small, graph.Bold, t.Text, graph.Left, small)
			middle := bars.x + bars.w/2
			long := max(2, bars.w/2*math.Abs(line.value)/most)
			x := middle
			if line.value < 0 {
				x = middle - long
			}
			bar := widgets.NewBox(ctx, widgets.Box{Fill: fill, Radius: 3}, max(long, 6), 10)
			bar.SetPos(cardPad+x, c.y+small/2-5)
			zero := graph.NewRect(t.Muted, 1.5, small)
			zero.SetPos(cardPad+middle, c.y).SetAlpha(0.6)
			c.n.Add(bar.Node, zero)
			c.y += small
		}
		given := graph.NewText(ctx.Fonts, ctx.T(messages.ResultLuckGiven, "Count", p.Decisions, "Points", int(math.Round(100*p.GivenAway))), graph.Style{
			Size: widgets.Small, Color: t.Muted, Width: c.w - left,
		})
		_, gh := given.Size()
		given.SetPos(cardPad+left, c.y)
		c.n.Add(given.Node)
		c.y += gh + 10
	}
	if text := s.bestWords(&found.Best); text != "" {
		best := &found.Best
		c.text(ctx.T(messages.ResultBest), t.Accent)
		c.y -= 4
		c.text(text, t.Text)
		c.text(ctx.T(messages.ResultBestText, "Name", s.name(best.Seat), "Before", int(100*best.Before+0.5), "After", int(100*best.After+0.5)), t.Muted)
	}
	return c.done()
}

// layoutBars is where the bars of a line are, inside the card.
type layoutBars struct{ x, w float64 }

// name is what the player of a seat is called.
func (s *Scene) name(seat int) string {
	for i := range s.report.Players {
		if s.report.Players[i].Seat.Seat == seat {
			return s.report.Players[i].Name
		}
	}
	return ""
}
