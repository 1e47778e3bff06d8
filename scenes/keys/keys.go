// Package keys is the list of everything that keys and gamepads do, in which the player's own keys are chosen.
package keys

import (
	"fmt"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/keymap"
	"ludaxy/scenes/widgets"
)

// Scene is the list.
type Scene struct {
	ctx    *scenes.Context
	ui     *widgets.UI
	scroll *widgets.Scroll
	asks   asking
}

// asking is the key that is asked for now.
type asking struct {
	on     bool
	action keymap.Action
	slot   int
}

// New returns the list.
func New() *Scene { return &Scene{} }

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() {}

// Resize implements [scenes.Scene].
func (s *Scene) Resize(scenes.Size) {
	at := 0.0
	if s.scroll != nil {
		at = s.scroll.At()
	}
	s.ui.Reset()
	ctx := s.ctx
	page := widgets.NewPage(s.ui, ctx.T(messages.KeysTitle), ctx.T(messages.CommonBack), s.back)
	s.scroll = widgets.NewScroll(s.ui, page.W+32, page.H)
	s.scroll.Root().SetPos(page.X-12, page.Y)
	s.ui.Root.Add(s.scroll.Root())
	rows := widgets.RowsIn(s.ui, s.scroll)
	rows.Box(func() {
		rows.Text(ctx.T(messages.KeysText, "Delete", keymap.Label(ctx, "Delete")))
		if left := keymap.LeftHand(ctx); left != nil {
			rows.Text(ctx.T(messages.KeysTwo, "Left", ctx.Printer.Comma(left...), "Right", keymap.Label(ctx, "Enter")))
		}
	})
	rows.Box(func() {
		for _, a := range keymap.Actions() {
			if a.What != "" {
				s.row(rows, a)
			}
		}
	})
	rows.Box(func() {
		rows.Add("reset", widgets.NewButton(ctx, widgets.Normal, ctx.T(messages.KeysReset), rows.Inner(), widgets.Height(ctx), s.reset))
	})
	s.scroll.SetLength(rows.Y)
	s.scroll.Jump(at)
	s.ui.Restore("back")
}

// row is one action: what it does, its keys, the buttons that change them, and its button on a gamepad.
func (s *Scene) row(r *widgets.Rows, a keymap.Action) {
	ctx := s.ctx
	h := widgets.Height(ctx)
	const in, space = 26.0, 8.0
	left, w := r.X+in, r.W-2*in
	pad := h * 0.86
	cell := min(150*ctx.Fonts.Zoom(), (w*0.64-pad-3*space)/3)
	wide := w >= 760*ctx.Fonts.Zoom()
	keysX := left + w - pad - 3*(cell+space)
	what := graph.NewText(ctx.Fonts, ctx.T(a.What), graph.Style{Size: widgets.Body, Color: ctx.Theme.Text, Width: keysX - left - 12, Lines: 2, Shrink: 0.8, Leading: 0.85})
	if !wide { // the keys go below
		cell = (w - pad - 3*space) / 3
		keysX = left
		what = graph.NewText(ctx.Fonts, ctx.T(a.What), graph.Style{Size: widgets.Body, Color: ctx.Theme.Text, Width: w})
	}
	_, th := what.Size()
	y := r.Y
	what.SetPos(left, y+(h-th)/2)
	if !wide {
		what.SetPos(left, y)
		y += th + 2
	}
	r.Deco(what.Node)
	fixed := s.label(a.Fixed...)
	if a.N > 0 {
		fixed = keymap.Label(ctx, "1") + "–" + keymap.Label(ctx, "6")
	}
	t := graph.NewText(ctx.Fonts, fixed, graph.Style{Size: widgets.Small, Weight: graph.Bold, Color: ctx.Theme.Muted, Width: cell, Align: graph.Center, Lines: 1, Shrink: 0.6})
	_, th = t.Size()
	t.SetPos(keysX, y+(h-th)/2)
	r.Deco(t.Node)
	own := keymap.Of(ctx).Own(a)
	for slot := range keymap.Slots {
		if a.N > 0 {
			break
		}
		key := ""
		if slot < len(own) {
			key = own[slot]
		}
		x := keysX + float64(slot+1)*(cell+space)
		text := ctx.T(messages.KeysNone)
		if s.asks.on && s.asks.action.ID == a.ID && s.asks.slot == slot {
			text = ctx.T(messages.KeysPress)
		} else if key != "" {
			text = keymap.Label(ctx, key)
		}
		r.Put(fmt.Sprint(a.ID, slot), widgets.NewButton(ctx, widgets.Normal, text, cell, h, func() { s.ask(a, slot) }), x, y)
	}
	for _, b := range a.Pad {
		n := widgets.PadButton(ctx, b, pad)
		n.SetPos(keysX+3*(cell+space), y+(h-pad)/2)
		r.Deco(n)
	}
	r.Y = y + h + 6
}

// label lists keys.
func (s *Scene) label(keys ...string) string {
	var list []string
	for _, k := range keys {
		list = append(list, keymap.Label(s.ctx, k))
	}
	return s.ctx.Printer.Comma(list...)
}

// ask waits for the key that an action is to have.
func (s *Scene) ask(a keymap.Action, slot int) {
	s.asks = asking{true, a, slot}
	s.ui.Toast(s.ctx.T(messages.KeysPressText, "Action", s.ctx.T(a.What), "Key", keymap.Name(s.ctx, scenes.Back)))
	s.relabel()
}

// relabel lays the list out again and says what was said.
func (s *Scene) relabel() {
	said := s.ui.Said()
	s.Resize(s.ctx.Size)
	s.ui.ShowFocus(true)
	if said != "" {
		s.ui.Toast(said)
	}
}

// take gives the action that asks a key, or says what the key does already.
func (s *Scene) take(key string) {
	a, slot := s.asks.action, s.asks.slot
	s.asks = asking{}
	ctx := s.ctx
	m := keymap.Of(ctx)
	if key == "Delete" || key == "Backspace" {
		s.bind(a, slot, "")
		return
	}
	has, taken := m.Find(key)
	switch {
	case keymap.IsFixed(key):
		s.relabel()
		s.ui.Refuse(ctx.T(messages.KeysFixed, "Key", keymap.Label(ctx, key), "Action", ctx.T(s.words(has))))
	case taken && has.ID != a.ID:
		s.relabel()
		widgets.Ask(ctx, keymap.Label(ctx, key), ctx.T(messages.KeysTaken, "Key", keymap.Label(ctx, key), "Action", ctx.T(s.words(has)), "New", ctx.T(a.What)),
			widgets.Answer{Text: ctx.T(messages.KeysTake), Do: func() { s.bind(a, slot, key) }},
			widgets.Answer{Text: ctx.T(messages.CommonCancel)})
	default:
		s.bind(a, slot, key)
	}
}

// words is what an action does; the number keys share it.
func (s *Scene) words(a keymap.Action) messages.Key {
	if a.What == "" {
		return messages.KeysChooseNumber
	}
	return a.What
}

func (s *Scene) bind(a keymap.Action, slot int, key string) {
	s.keep(keymap.Of(s.ctx).Bind(a.ID, slot, key).String())
}

func (s *Scene) reset() {
	s.keep("")
	s.ui.Toast(s.ctx.T(messages.KeysResetDone))
}

// keep stores the keys.
func (s *Scene) keep(keys string) {
	s.ctx.Play(sounds.Click)
	err := s.ctx.Change(func(p *scenes.Settings) { p.Keys = keys })
	s.Resize(s.ctx.Size)
	s.ui.ShowFocus(true)
	if err != nil {
		s.ui.Refuse(s.ctx.T(messages.SaveSettingsFailed))
	}
}

// TakesKeys implements [scenes.KeyTaker].
func (s *Scene) TakesKeys() bool { return s.asks.on }

func (s *Scene) back() {
	s.ctx.Play(sounds.Click)
	s.ctx.Stack.Remove(s)
}

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	if s.asks.on {
		switch in.Kind {
		case scenes.KeyPress:
			s.take(in.Text)
			return true
		case scenes.Back, scenes.PointerDown:
			s.asks = asking{}
			s.ui.Toast(s.ctx.T(messages.KeysKept))
			s.relabel()
			return true
		}
	}
	if s.ui.Handle(in) {
		return true
	}
	switch in.Kind {
	case scenes.Back, scenes.Keys, scenes.Pause:
		s.back()
	case scenes.Quit:
		s.ctx.Nav.Quit()
	default:
		return false
	}
	return true
}

// Update implements [scenes.Scene].
func (s *Scene) Update() { s.ui.Update() }

// UI returns the widgets, for pictures and tests.
func (s *Scene) UI() *widgets.UI { return s.ui }

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return true }
