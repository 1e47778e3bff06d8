package replay

import (
	"fmt"
	"time"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/keymap"
	"ludaxy/scenes/replay/reel"
	"ludaxy/scenes/widgets"
)

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	switch in.Kind {
	case scenes.Back:
		s.back()
	case scenes.Pause, scenes.Roll:
		s.togglePlay()
	case scenes.Home:
		s.goTo(0)
	case scenes.End:
		s.goTo(s.reel.Last())
	case scenes.PageUp:
		s.turnBack()
	case scenes.PageDown:
		s.turnForward()
	case scenes.Undo:
		s.stepBack()
	case scenes.Help:
		if s.ctx.Nav == nil {
			return false
		}
		m := &s.reel.Match
		s.ctx.Nav.Rules(m.Rules, &scenes.MatchSetup{Game: m.Rules, Options: m.Options, Seats: m.Seats})
	case scenes.Wheel:
		return s.wheel(in)
	case scenes.PointerMove:
		return s.point(in)
	case scenes.PointerCancel:
		s.held = false
		return s.ui.Handle(in)
	default:
		return s.ui.Handle(in)
	}
	return true
}

// wheel turns the list under the pointer, and elsewhere the match.
func (s *Scene) wheel(in scenes.Input) bool {
	for _, l := range []*list{s.parts.moves, s.parts.moments} {
		if l.contains(in.X, in.Y) {
			l.to = l.limit(l.to - in.DY*64)
			return true
		}
	}
	switch {
	case in.DY > 0:
		s.stepBack()
	case in.DY < 0:
		s.stepForward()
	}
	return true
}

// point shows what the pointer is on.
func (s *Scene) point(in scenes.Input) bool {
	used := s.ui.Handle(in)
	if in.Touch {
		return used
	}
	s.parts.moves.point(in.X, in.Y)
	s.parts.moments.point(in.X, in.Y)
	b := s.parts.page.Board
	s.view.Hover(in.X-b.X, in.Y-b.Y)
	return true
}

// back cancels the film that is being made, or leaves.
func (s *Scene) back() {
	if s.film != nil {
		s.cancelFilm()
		s.ui.Toast(s.ctx.T(messages.ReplayFilmCancelled))
		return
	}
	s.ctx.Play(sounds.Click)
	s.leave()
}

func (s *Scene) leave() {
	s.ctx.Stack.Remove(s)
	if s.cfg.Leave != nil {
		s.cfg.Leave()
	}
}

// togglePlay plays or pauses; at the end it plays from the beginning.
func (s *Scene) togglePlay() {
	s.playing = !s.playing
	s.wait = 0
	if s.playing && s.at == s.reel.Last() && s.dir.Idle() {
		s.show(0)
	}
	if !s.playing {
		s.settle()
	}
}

// settle completes what is running.
func (s *Scene) settle() {
	if !s.dir.Idle() {
		s.dir.Finish()
	}
}

// stepForward shows the next move; pressed again while it runs, it completes it
// and goes on.
func (s *Scene) stepForward() {
	s.playing = false
	s.settle()
	s.advance(false)
}

// stepBack goes back by a move.
func (s *Scene) stepBack() { s.goTo(s.at - 1) }

func (s *Scene) turnBack()    { s.leap(s.reel.TurnBefore(s.at)) }
func (s *Scene) turnForward() { s.leap(s.reel.TurnAfter(s.at)) }

// goTo shows a position and stays there.
func (s *Scene) goTo(at int) {
	s.playing = false
	s.show(at)
}

// leap shows a position and plays on if it played.
func (s *Scene) leap(at int) { s.show(at) }

// toMoment goes to the moment before or after; where there is none, to the
// beginning or the end.
func (s *Scene) toMoment(dir int) {
	m, ok := reel.Near(s.marks, s.at, dir)
	switch {
	case ok:
		s.leap(m.At)
	case dir < 0:
		s.leap(0)
	default:
		s.leap(s.reel.Last())
	}
}

// nextSpeed goes round the speeds of this replay; the player's setting stays.
func (s *Scene) nextSpeed() {
	s.speed = map[int]int{1: 2, 2: 4, 4: scenes.SpeedInstant, scenes.SpeedInstant: 1}[s.speed]
}

// takeOver asks whether to play on from here.
func (s *Scene) takeOver() {
	p := &s.reel.Positions[s.at]
	if p.State.Phase == rules.PhaseOver {
		s.ui.Refuse(s.ctx.T(messages.ReplayTakeOverOver))
		return
	}
	s.playing = false
	s.settle()
	widgets.Ask(s.ctx, s.ctx.T(messages.ReplayTakeOverTitle), s.ctx.T(messages.ReplayTakeOverText),
		widgets.Answer{Text: s.ctx.T(messages.ReplayTakeOver), Do: func() {
			if err := s.cfg.TakeOver(p.Entries); err != nil {
				s.ui.Refuse(s.ctx.Explain(err, messages.ReplayUnreadable))
			}
		}},
		widgets.Answer{Text: s.ctx.T(messages.CommonCancel)},
	)
}

// curveEvery is how many ticks lie at least between two pictures of the curve
// while it grows.
const curveEvery = 30

// refresh shows what has changed.
func (s *Scene) refresh() {
	s.parts.sinceBak++
	if s.parts.stale && (s.parts.sinceBak > curveEvery || s.curve.Done()) || !s.parts.baked {
		s.parts.stale, s.parts.baked, s.parts.sinceBak = false, true, 0
		s.parts.scrub.bake()
		s.parts.dirty = true
	}
	f := s.dir.Frame()
	now := fingerprint{
		shown: s.shown(), at: s.at, playing: s.playing, speed: s.speed, done: s.curve.Done(), filming: s.filmed(),
		pad: s.ctx.Pad, runs: f.Running != 0, over: f.Model.Phase == rules.PhaseOver,
	}
	s.parts.scrub.update(s.at)
	s.parts.moves.follow(now.shown)
	s.parts.moments.follow(now.shown)
	if now == s.parts.shown && !s.parts.dirty {
		return
	}
	s.parts.shown, s.parts.dirty = now, false
	for _, c := range s.parts.chips {
		c.update(s, now.shown)
	}
	s.say(now)
	icon := 0
	if s.playing {
		icon = 1
	}
	s.parts.play.Icon(s.parts.icons[icon])
	s.parts.speed.Icon(s.speedFace())
	if s.parts.takeOver != nil {
		alpha := 1.0
		if s.reel.Positions[s.at].State.Phase == rules.PhaseOver {
			alpha = 0.5
		}
		s.parts.takeOver.Root().SetAlpha(alpha)
	}
}

// say tells whose turn it is and how far the match is.
func (s *Scene) say(now fingerprint) {
	p := &s.reel.Positions[now.shown]
	title := s.ctx.T(messages.TableTurn, "Name", s.nameAt(now.shown, int(p.State.Turn)))
	tint := rgba(art.LiveryOf(p.Seats[p.State.Turn%rules.MaxSeats].Livery).Light)
	if p.State.Phase == rules.PhaseOver {
		title, tint = s.tellerAt(now.shown).Winners(&p.State), s.ctx.Theme.Accent
	}
	s.parts.title.SetText(title)
	if s.spoken != now.shown+1 && !s.covered() {
		s.spoken = now.shown + 1
		s.ctx.Say(s.parts.moves.textAt(now.shown))
		s.ctx.Say(title)
	}
	s.parts.title.SetColor(tint)
	sub := s.ctx.Printer.Comma(
		s.ctx.T(messages.ReplayPosition, "At", now.at, "Total", s.reel.Last()),
		s.ctx.T(messages.ReplayTurn, "At", s.reel.Positions[now.at].Turn, "Total", s.reel.Total()),
		clock(s.reel.Positions[now.at].Elapsed),
	)
	if now.filming >= 0 {
		sub = s.ctx.T(messages.ReplayFilming, "Value", now.filming, "Key", keymap.Name(s.ctx, scenes.Back))
	}
	s.parts.sub.SetText(sub)
}

func clock(d time.Duration) string {
	sec := int(d / time.Second)
	if sec >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", sec/3600, sec/60%60, sec%60)
	}
	return fmt.Sprintf("%d:%02d", sec/60, sec%60)
}

// speedFace is what the speed button shows: how many times as fast, or a sign.
func (s *Scene) speedFace() *graph.Node {
	text := map[int]string{1: "1×", 2: "2×", 4: "4×"}[s.speed]
	if text == "" {
		return s.icon(art.IconFast, 24, s.ctx.Theme.Text)
	}
	return graph.NewText(s.ctx.Fonts, text, graph.Style{Size: widgets.Body, Weight: graph.Bold, Color: s.ctx.Theme.Text}).Node
}
