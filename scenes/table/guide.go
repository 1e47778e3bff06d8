package table

import (
	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/keymap"
	"ludaxy/scenes/widgets"
)

// guideLeast and guideMost are how many ticks a hint of the first game stays, whether the board moves or is at rest;
// between them it goes when play goes on, so that no hint speaks of a turn that has passed.
const guideLeast, guideMost = 90, 60 * 12

// guides are the hints of the first game, each said once when it first matters. Their places are bits of
// [scenes.Settings.Guided] and stay; the first that applies is said.
var guides = []struct {
	text    messages.Key
	pad     messages.Key     // with a gamepad; "" for the same
	key     scenes.InputKind // that the text names
	applies func(now guideMoment) bool
}{
	{messages.GuideRoll, messages.GuideRollPad, scenes.Roll, func(m guideMoment) bool { return m.roll }},
	{messages.GuideKidnap, "", 0, func(m guideMoment) bool { return m.happened(rules.Kidnapped) }},
	{messages.GuideJump, messages.GuideJumpPad, 0, func(m guideMoment) bool { return m.happened(rules.Jumped) }},
	{messages.GuideCapture, "", 0, func(m guideMoment) bool { return m.happened(rules.Captured) }},
	{messages.GuideBonus, "", 0, func(m guideMoment) bool { return m.state.BonCount > 0 }},
	{messages.GuideNumbers, "", 0, func(m guideMoment) bool { return m.state.NumCount > 1 }},
	{messages.GuideExtra, "", 0, func(m guideMoment) bool { return m.happened(rules.ExtraRoll) }},
	{messages.GuideChoose, messages.GuideChoosePad, scenes.Accept, func(m guideMoment) bool { return m.moves > 1 }},
	{messages.GuideUndo, "", 0, func(m guideMoment) bool { return m.undo }},
}

// guideMoment is what the hints are chosen by.
type guideMoment struct {
	state  *rules.State
	events []rules.EventKind // since the last moment
	roll   bool              // a person is to throw
	moves  int               // of a person to choose from
	undo   bool              // a person's move can be taken back
}

func (m guideMoment) happened(kind rules.EventKind) bool {
	for _, k := range m.events {
		if k == kind {
			return true
		}
	}
	return false
}

// guide says the hints in a bubble at the lower edge of the board. It takes no input: play goes on under it.
type guide struct {
	node   *graph.Node
	events []rules.EventKind
	text   messages.Key // that is shown, "" for none
	hint   int          // its place among the guides
	pad    bool         // it is in the words of a gamepad
	age    int          // ticks
	seq    uint64       // the position it came up at
}

// hear keeps what has happened for the next moment of rest.
func (g *guide) hear(n engine.Note) {
	for _, e := range n.Events {
		g.events = append(g.events, e.Kind)
	}
}

// tick lets the hint that is shown grow old.
func (g *guide) tick(s *Scene) {
	if g.text == "" {
		return
	}
	g.age++
	switch {
	case g.age > guideMost, g.age > guideLeast && s.table.Seq() != g.seq, !s.ctx.Prefs().Guide:
		g.hide()
	case g.pad != s.ctx.Pad:
		g.show(s)
	}
}

// update looks at a moment in which the board is at rest, and shows the hint that matters there.
func (g *guide) update(s *Scene, state *rules.State, seq uint64) {
	prefs := s.ctx.Prefs()
	if g.text != "" {
		return
	}
	events := g.events
	g.events = nil
	if !prefs.Guide || s.ctx.Settings == nil || s.seat(int(state.Turn)).Kind != engine.Human || prefs.Speed == scenes.SpeedInstant {
		return
	}
	now := guideMoment{state: state, events: events, undo: s.CanUndo(), moves: s.view.Choices()}
	if legal := s.table.Legal(); len(legal) > 0 {
		now.roll = legal[0].IsRoll()
	}
	for i, hint := range guides {
		if bit := uint64(1) << i; prefs.Guided&bit == 0 && hint.applies(now) {
			s.change(func(p *scenes.Settings) { p.Guided |= bit })
			g.text, g.hint, g.age, g.seq = hint.text, i, 0, seq
			g.show(s)
			s.ctx.Say(g.words(s))
			return
		}
	}
}

// words are the hint that is shown, with the key or the button that is pressed for it now.
func (g *guide) words(s *Scene) string {
	hint := guides[g.hint]
	text := hint.text
	if s.ctx.Pad && hint.pad != "" {
		text = hint.pad
	}
	if hint.key == 0 {
		return s.ctx.T(text)
	}
	return s.ctx.T(text, "Key", keymap.Name(s.ctx, hint.key))
}

func (g *guide) hide() {
	g.text = ""
	if g.node != nil {
		g.node.Remove()
		g.node = nil
	}
}

// show puts the bubble on the present page, if a hint is shown; after a new layout too.
func (g *guide) show(s *Scene) {
	if g.node != nil {
		g.node.Remove()
		g.node = nil
	}
	if g.text == "" {
		return
	}
	g.pad = s.ctx.Pad
	const pad = 14
	w := min(520*max(1, s.ctx.Fonts.Zoom()*0.8), s.board.W-24)
	label := graph.NewText(s.ctx.Fonts, g.words(s), graph.Style{
		Size: widgets.Small, Weight: graph.Bold, Color: s.ctx.Theme.Text, Width: w - 2*pad - 34,
	})
	_, h := label.Size()
	h += 2 * pad
	g.node = graph.New(w, h)
	icon := s.icon(art.IconHint, 24, s.ctx.Theme.Accent)
	icon.SetPos(pad, (h-24)/2)
	label.SetPos(pad+34, pad)
	g.node.Add(widgets.NewPanel(s.ctx, art.FloatPanel, w, h).Node, icon, label.Node)
	g.node.SetPos(s.board.X+(s.board.W-w)/2, s.board.Y+s.board.H-h-6)
	g.node.SetZ(15)
	s.ui.Root.Add(g.node)
}
