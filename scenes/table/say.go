package table

import (
	"fmt"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/boardview/words"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// saying is what is said in words beside the board.
type saying struct{ title, sub string }

// fingerprint is everything the panel shows beside the lift of the seats: as
// long as it stays the same nothing needs to be made anew.
type fingerprint struct {
	running  timeline.Kind
	kind     rules.EventKind
	seat     uint8
	piece    uint8
	value    uint8
	model    timeline.Model
	seq      uint64
	ready    uint64
	asked    uint64
	seconds  int
	speed    int
	mute     bool
	canUndo  bool
	lines    int
	finished bool
	pad      bool
}

// refresh shows what has changed.
func (s *Scene) refresh() {
	f := s.dir.Frame()
	_, seq := s.dir.Settled()
	prefs := s.ctx.Prefs()
	now := fingerprint{
		running: f.Running, kind: f.Event.Kind, seat: f.Event.Seat, piece: f.Event.Piece, value: f.Event.Value, model: *f.Model,
		seq: seq, ready: s.ready, asked: s.asked, speed: prefs.Speed, mute: prefs.Mute, canUndo: s.CanUndo(),
		lines: s.log.count, finished: s.over, pad: s.ctx.Pad,
	}
	if times := s.table.Times(); times.Turn {
		now.seconds = int(times.TurnLeft.Seconds() + 0.999)
	} else if times.Match {
		now.seconds = int(times.MatchLeft.Seconds() + 0.999)
	}
	still := s.ctx.Still() || s.dir.Speed() == timeline.Instant
	for _, p := range s.parts.seats {
		p.rise(int(f.Model.Turn) == p.seat && f.Model.Phase != rules.PhaseOver, still)
	}
	if now == s.parts.shown && !s.parts.dirty {
		return
	}
	if s.heard && now.mute != s.muted {
		s.hearMute(now.mute)
	}
	s.heard, s.muted = true, now.mute
	s.parts.shown, s.parts.dirty = now, false
	state, _ := s.dir.Settled()
	for _, p := range s.parts.seats {
		p.update(s, f.Model, &state)
	}
	s.saySo(f, &state)
	s.showBanner(f)
	s.showTray(f, &state)
	s.showOptions(&state)
	s.showBar(now)
	if s.parts.log != nil {
		s.parts.log.draw()
	}
}

// saySo sets the two sentences.
func (s *Scene) saySo(f timeline.Frame, state *rules.State) {
	turn := int(f.Model.Turn)
	say := saying{title: s.ctx.T(messages.TableTurn, "Name", s.name(turn))}
	tint := art.LiveryOf(s.seat(turn).Livery).Light
	if f.Model.Phase == rules.PhaseOver {
		shown := *state // which is settled only after the fireworks
		shown.Place = f.Model.Place
		say.title = s.teller.Winners(&shown)
		tint = s.ctx.Theme.Art.Accent
	}
	if c := &s.turnover.card; c.on() {
		say.title = c.words(s)
	}
	say.sub = s.sub(f, state)
	if s.look.on() {
		say.title, say.sub = s.ctx.T(messages.TableLooking), s.lookHint()
		tint = s.ctx.Theme.Art.Accent
	}
	s.parts.round.SetText(s.roundWords(f.Model))
	s.tell(say, f)
	s.say = say
	s.parts.title.SetText(say.title)
	s.parts.title.SetColor(tint)
	s.parts.sub.SetText(say.sub)
}

// sub says what is happening, or what there is to do.
func (s *Scene) sub(f timeline.Frame, state *rules.State) string {
	t := s.ctx.T
	turn := int(f.Model.Turn)
	switch f.Running {
	case timeline.Tumble:
		return t(messages.TableRolling)
	case timeline.Think:
		return t(messages.TableThinking, "Name", s.name(turn))
	case timeline.Banner, timeline.Walk, timeline.Enter, timeline.Leap, timeline.Knock, timeline.Ride, timeline.Burst, timeline.Cheer:
		return s.teller.Event(state, f.Event)
	}
	if c := &s.turnover.card; c.on() {
		return c.hint(s)
	}
	legal := s.table.Legal()
	if line := s.adviceLine(state); line != "" {
		return line
	}
	switch {
	case f.Model.Phase == rules.PhaseOver:
		return t(messages.EventOver)
	case !s.dir.Idle() || len(legal) == 0:
		return ""
	case s.byHand(legal) && legal[0].Kind == rules.RollOduludo:
		return t(messages.TableRollOduludoManual)
	case s.byHand(legal):
		return t(messages.TableRollManual)
	case s.seat(turn).Kind == engine.Computer:
		return t(messages.TableThinking, "Name", s.name(turn))
	case state.Opening != 0:
		return t(messages.TableOpening)
	case legal[0].IsRoll() && state.Sixes > 0 && state.NumCount > 0:
		return t(messages.TableRollKeptSix)
	case legal[0].Kind == rules.RollOduludo:
		return t(messages.TableRollOduludo)
	case legal[0].IsRoll():
		return s.rollHint()
	case legal[0].Kind == rules.Choose:
		return s.question(legal[0], state)
	case state.NumCount == 0 && state.BonCount > 0:
		return t(messages.TableChooseBonus, "Value", words.InHand(state))
	}
	if mover := int(legal[0].Seat); mover != turn {
		return t(messages.TableTurnPartner, "Name", s.name(turn), "Partner", s.name(mover))
	}
	for _, a := range legal {
		if a.Kind != rules.Move || state.At[a.Seat][a.Piece] != rules.Yard {
			return t(messages.TableChoose, "Value", state.Number())
		}
	}
	return t(messages.TableChooseEnter)
}

// roundWords say which round is played, where there are several.
func (s *Scene) roundWords(m *timeline.Model) string {
	if s.table.Rules().Spec().Keeps&rules.KeepsRounds == 0 || m.Phase == rules.PhaseOver || m.Round == 0 {
		return ""
	}
	return s.ctx.T(messages.TableRound, "Number", int(m.Round)+1)
}

// question asks what the open choice is about.
func (s *Scene) question(a rules.Action, state *rules.State) string {
	switch a.Option {
	case rules.UseOduludo, rules.SkipOduludo:
		return s.ctx.T(messages.TableChooseCircle)
	case rules.SunForward, rules.SunBack:
		return s.ctx.T(messages.TableChooseSun)
	}
	return s.ctx.T(messages.TableChooseMeet, "Name", s.teller.Met(state))
}

// showTray sets the roll button, the numbers in hand and the clock.
func (s *Scene) showTray(f timeline.Frame, state *rules.State) {
	legal := s.table.Legal()
	ready := s.dir.Idle() && s.asked == 0 && !s.turnover.card.on() && len(legal) > 0 && legal[0].IsRoll()
	human := s.seat(int(state.Turn)).Kind != engine.Computer
	if s.parts.roll != nil {
		key := messages.TableRoll
		if state.NumCount > 0 {
			key = messages.TableRollAgain
		}
		s.parts.roll.SetText(s.ctx.T(key))
		other := s.showSkip(state) || len(s.choosing()) > 0
		s.parts.roll.Root().SetVisible(ready && human)
		s.parts.padSign.SetVisible(s.ctx.Pad)
		s.parts.wait.Root().SetVisible(!(ready && human) && !other)
	}
	s.showFaces(ready, state)
	counts := s.showHand(f)
	clock := ""
	switch times := s.table.Times(); {
	case times.Turn && human && f.Model.Phase != rules.PhaseOver:
		clock = s.ctx.T(messages.TableTime, "Seconds", int(times.TurnLeft.Seconds()+0.999))
	case times.Match && f.Model.Phase != rules.PhaseOver:
		left := int(times.MatchLeft.Seconds() + 0.999)
		clock = fmt.Sprintf("%d:%02d", left/60, left%60)
	}
	s.parts.clock.SetText(clock)
	label := ""
	if counts > 0 && clock == "" {
		label = s.ctx.T(messages.TableNumbers)
	}
	if len(s.choosing()) > 0 {
		label = ""
	}
	s.parts.label.SetText(label)
}

// showHand shows the numbers in hand and the bonuses owed, in the order they will
// be used, and how many there are.
func (s *Scene) showHand(f timeline.Frame) int {
	s.parts.hand.Clear()
	s.parts.hand.SetVisible(len(s.choosing()) == 0 && len(s.parts.faces) == 0)
	numbers, bonus := f.Model.InHand(), f.Model.Bonus[:f.Model.BonCount]
	n := len(numbers) + len(bonus)
	w, h := s.parts.hand.Size()
	side := min(h, 40, (w-6*float64(n-1))/float64(max(1, n)))
	for i := range n {
		var node *graph.Node
		if i < len(numbers) {
			node = s.dieIcon(int(numbers[i]), side)
		} else {
			node = s.chip(int(bonus[i-len(numbers)]), side)
		}
		node.SetPos(float64(i)*(side+6), (h-side)/2)
		if i > 0 {
			node.SetAlpha(0.7) // it comes later
		}
		s.parts.hand.Add(node)
	}
	return n
}

// showFaces sets the buttons of a real die, which give way to those of a choice.
func (s *Scene) showFaces(ready bool, state *rules.State) {
	if len(s.parts.faces) == 0 {
		return
	}
	other := s.showSkip(state) || len(s.choosing()) > 0
	for i, b := range s.parts.faces {
		b.SetEnabled(ready && i < rules.Faces(state))
		b.Root().SetVisible(!other)
	}
}

// showBar sets what the small buttons show.
func (s *Scene) showBar(now fingerprint) {
	s.parts.speed.Icon(s.speedFace(now.speed))
	icon := s.parts.icons[0]
	if now.mute {
		icon = s.parts.icons[1]
	}
	s.parts.sound.Icon(icon)
	if now.canUndo {
		s.parts.undo.Root().SetAlpha(1)
	} else {
		s.parts.undo.Root().SetAlpha(0.45)
	}
}

// speedFace is what the speed button shows: how many times as fast, or a sign.
func (s *Scene) speedFace(speed int) *graph.Node {
	text := map[int]string{1: "1×", 2: "2×", 4: "4×"}[speed]
	if text == "" {
		return s.icon(art.IconFast, 24, s.ctx.Theme.Text)
	}
	return graph.NewText(s.ctx.Fonts, text, graph.Style{Size: widgets.Body, Weight: graph.Bold, Color: s.ctx.Theme.Text}).Node
}
