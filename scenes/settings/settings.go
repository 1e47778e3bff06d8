// Package settings is the screen of the player's settings.
package settings

import (
	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// Scene is the settings screen. Every change takes effect and is kept at once.
type Scene struct {
	ctx    *scenes.Context
	ui     *widgets.UI
	scroll *widgets.Scroll
	page   int
}

// New returns the settings screen.
func New() *Scene { return &Scene{} }

// NewControls returns it open at the page of keys and gamepads.
func NewControls() *Scene { return &Scene{page: pageControls} }

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() {}

// twoColumns is the width of a page, in units of text, from which sections stand side by side.
const twoColumns = 900

// The pages, in the order of their tabs.
const (
	pagePlay = iota
	pageDisplay
	pageSound
	pageControls
	pageCount
)

// Resize implements [scenes.Scene].
func (s *Scene) Resize(scenes.Size) {
	at := 0.0
	if s.scroll != nil {
		at = s.scroll.At()
	}
	s.ui.Reset()
	ctx := s.ctx
	page := widgets.NewPage(s.ui, ctx.T(messages.SettingsTitle), ctx.T(messages.CommonBack), s.back)
	s.tabs(&page)
	s.scroll = widgets.NewScroll(s.ui, page.W+32, page.H)
	s.scroll.Root().SetPos(page.X-12, page.Y)
	s.ui.Root.Add(s.scroll.Root())
	rows := widgets.RowsIn(s.ui, s.scroll)
	sections := [pageCount][]func(*widgets.Rows){
		pagePlay:     {s.playTogether, s.help},
		pageDisplay:  {s.look, s.window},
		pageSound:    {s.sound},
		pageControls: {s.controls, s.gamepads},
	}[s.page]
	length := 0.0
	if page.W >= twoColumns*ctx.Fonts.Zoom() {
		const between = 24
		w := (rows.W - between) / 2
		if len(sections) == 1 { // alone it stands in the middle
			rows.X += (w + between) / 2
		}
		for i, section := range sections {
			column := *rows
			column.W = w
			column.X += float64(i) * (w + between)
			section(&column)
			length = max(length, column.Y)
		}
	} else {
		for _, section := range sections {
			section(rows)
		}
		length = rows.Y
	}
	s.scroll.SetLength(length)
	s.scroll.Jump(at)
	s.ui.Restore("page")
}

// tabs lets the player turn to another page.
func (s *Scene) tabs(page *widgets.Page) {
	var names []string
	for _, key := range [pageCount]messages.Key{messages.SettingsPlay, messages.SettingsDisplay, messages.SettingsSound, messages.SettingsControls} {
		names = append(names, s.ctx.T(key))
	}
	c := widgets.NewChoice(s.ctx, names, s.page, page.W, func(i int) {
		s.page = i
		s.scroll.Jump(0)
		s.Resize(s.ctx.Size)
	})
	n := s.ui.Add("page", c)
	n.SetPos(page.X, page.Y)
	s.ui.Root.Add(n)
	_, h := n.Size()
	page.Y += h + 12
	page.H -= h + 12
}

// change keeps a change and says so if that failed.
func (s *Scene) change(f func(*scenes.Settings)) {
	if err := s.ctx.Change(f); err != nil {
		s.ui.Refuse(s.ctx.T(messages.SaveSettingsFailed))
	}
}

// choose adds one of a few.
func (s *Scene) choose(r *widgets.Rows, id string, label messages.Key, options []string, at int, set func(*scenes.Settings, int)) {
	r.Labelled(id, s.ctx.T(label), func(w float64) widgets.Widget {
		return widgets.NewChoice(s.ctx, options, at, w, func(i int) {
			s.change(func(p *scenes.Settings) { set(p, i) })
		})
	})
}

func (s *Scene) toggle(r *widgets.Rows, id string, label messages.Key, on bool, set func(*scenes.Settings, bool)) {
	r.Add(id, widgets.NewToggle(s.ctx, s.ctx.T(label), on, r.Inner(), func(on bool) {
		s.change(func(p *scenes.Settings) { set(p, on) })
	}))
}

func (s *Scene) back() {
	s.ctx.Play(sounds.Click)
	s.ctx.Stack.Remove(s)
}

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	if s.ui.Handle(in) {
		return true
	}
	switch in.Kind {
	case scenes.Back, scenes.Pause:
		s.ctx.Stack.Remove(s)
		return true
	case scenes.Quit:
		s.ctx.Nav.Quit()
		return true
	}
	return false
}

// Update implements [scenes.Scene].
func (s *Scene) Update() { s.ui.Update() }

// UI returns the widgets, for pictures and tests.
func (s *Scene) UI() *widgets.UI { return s.ui }

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return true }

func index(list []int, v int) int {
	for i, x := range list {
		if x == v {
			return i
		}
	}
	return nearest(list, v)
}

// nearest is for values that a file may hold and the screen does not offer.
func nearest(list []int, v int) int {
	best := 0
	for i, x := range list {
		if d, e := x-v, list[best]-v; d*d < e*e {
			best = i
		}
	}
	return best
}

func indexOf(list []string, v string) int {
	for i, x := range list {
		if x == v {
			return i
		}
	}
	return -1
}
