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
}

// New returns the settings screen.
func New() *Scene { return &Scene{} }

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() {}

// twoColumns is the width of a page, in units of text, from which sections stand side by side.
const twoColumns = 1000

// Resize implements [scenes.Scene].
func (s *Scene) Resize(scenes.Size) {
	at := 0.0
	if s.scroll != nil {
		at = s.scroll.At()
	}
	s.ui.Reset()
	ctx := s.ctx
	page := widgets.NewPage(s.ui, ctx.T(messages.SettingsTitle), ctx.T(messages.CommonBack), s.back)
	s.scroll = widgets.NewScroll(s.ui, page.W+32, page.H)
	s.scroll.Root().SetPos(page.X-12, page.Y)
	s.ui.Root.Add(s.scroll.Root())
	rows := widgets.RowsIn(s.ui, s.scroll)
	length := 0.0
	if page.W >= twoColumns*ctx.Fonts.Zoom() {
		w := (rows.W - 24) / 2
		left, right := *rows, *rows
		left.W, right.W = w, w
		right.X += w + 24
		s.play(&left)
		s.display(&left)
		s.sound(&right)
		s.keys(&right)
		length = max(left.Y, right.Y)
	} else {
		s.play(rows)
		s.display(rows)
		s.sound(rows)
		s.keys(rows)
		length = rows.Y
	}
	s.scroll.SetLength(length)
	s.scroll.Jump(at)
	s.ui.Restore("back")
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

var speeds = []int{1, 2, 4, scenes.SpeedInstant}

func (s *Scene) play(r *widgets.Rows) {
	ctx, p := s.ctx, s.ctx.Prefs()
	r.Section(ctx.T(messages.SettingsPlay))
	names := []string{ctx.T(messages.SettingsLanguageSystem)}
	lang := 0
	langs := messages.Langs()
	for i, l := range langs {
		names = append(names, l.Name)
		if string(l.Lang) == p.Language {
			lang = i + 1
		}
	}
	s.choose(r, "language", messages.SettingsLanguage, names, lang, func(p *scenes.Settings, i int) {
		p.Language = ""
		if i > 0 {
			p.Language = string(langs[i-1].Lang)
		}
	})
	words := []string{
		ctx.T(messages.SettingsSpeed1), ctx.T(messages.SettingsSpeed2), ctx.T(messages.SettingsSpeed4), ctx.T(messages.SettingsSpeedInstant),
	}
	s.choose(r, "speed", messages.SettingsSpeed, words, index(speeds, p.Speed), func(p *scenes.Settings, i int) { p.Speed = speeds[i] })
	s.toggle(r, "hints", messages.SettingsHints, p.Hints, func(p *scenes.Settings, on bool) { p.Hints = on })
	r.Text(ctx.T(messages.SettingsHintsText))
	s.toggle(r, "chances", messages.SettingsChanceBar, p.ChanceBar, func(p *scenes.Settings, on bool) { p.ChanceBar = on })
	r.Text(ctx.T(messages.SettingsChanceBarText))
	s.toggle(r, "tutor", messages.SettingsTutor, p.Tutor, func(p *scenes.Settings, on bool) { p.Tutor = on })
	r.Text(ctx.T(messages.SettingsTutorText))
	r.Close()
}

var textSizes = []int{100, 115, 130, 150}

func (s *Scene) display(r *widgets.Rows) {
	ctx, p := s.ctx, s.ctx.Prefs()
	r.Section(ctx.T(messages.SettingsDisplay))
	themes := []string{scenes.ThemeNight, scenes.ThemeContrast}
	names := []string{ctx.T(messages.SettingsThemeDark), ctx.T(messages.SettingsThemeContrast)}
	s.choose(r, "theme", messages.SettingsTheme, names, max(0, indexOf(themes, p.Theme)), func(p *scenes.Settings, i int) { p.Theme = themes[i] })
	var sizes []string
	for _, v := range textSizes {
		sizes = append(sizes, ctx.T(messages.CommonPercent, "Value", v))
	}
	s.choose(r, "text", messages.SettingsTextSize, sizes, index(textSizes, p.TextSize), func(p *scenes.Settings, i int) { p.TextSize = textSizes[i] })
	if !ctx.Browser {
		s.toggle(r, "fullscreen", messages.SettingsFullscreen, p.Fullscreen, func(p *scenes.Settings, on bool) { p.Fullscreen = on })
	}
	s.toggle(r, "motion", messages.SettingsReducedMotion, p.ReducedMotion, func(p *scenes.Settings, on bool) { p.ReducedMotion = on })
	r.Text(ctx.T(messages.SettingsReducedMotionText))
	r.Close()
}

func (s *Scene) sound(r *widgets.Rows) {
	ctx, p := s.ctx, s.ctx.Prefs()
	r.Section(ctx.T(messages.SettingsSound))
	percent := func(v int) string { return ctx.T(messages.CommonPercent, "Value", v) }
	r.Add("sounds", widgets.NewSlider(ctx, ctx.T(messages.SettingsVolumeSounds), 0, 100, 5, p.SoundVolume, r.Inner(), percent,
		func(v int) { s.change(func(p *scenes.Settings) { p.SoundVolume = v }) },
		func() { ctx.Play(sounds.Hop1) }))
	r.Add("music", widgets.NewSlider(ctx, ctx.T(messages.SettingsVolumeMusic), 0, 100, 5, p.MusicVolume, r.Inner(), percent,
		func(v int) { s.change(func(p *scenes.Settings) { p.MusicVolume = v }) }, nil))
	s.toggle(r, "mute", messages.SettingsMute, p.Mute, func(p *scenes.Settings, on bool) { p.Mute = on })
	if ctx.Sound != nil && ctx.Sound.Trouble() != "" {
		r.Text(ctx.T(ctx.Sound.Trouble())).SetColor(ctx.Theme.Warn)
		r.Add("retry", widgets.NewButton(ctx, widgets.Normal, ctx.T(messages.SoundRetry), r.Inner(), widgets.Height(ctx), s.retry))
	}
	r.Close()
}

func (s *Scene) retry() {
	s.ctx.Sound.Retry()
	trouble := s.ctx.Sound.Trouble()
	if trouble == "" {
		trouble = messages.SoundFound
	}
	text := s.ctx.T(trouble)
	s.Resize(s.ctx.Size)
	s.ui.Toast(text)
}

// keyRows are the keys that can be read up here.
var keyRows = [][2]messages.Key{
	{messages.KeysRoll, messages.KeysRollKeys}, {messages.KeysChoose, messages.KeysChooseKeys}, {messages.KeysMove, messages.KeysMoveKeys},
	{messages.KeysUndo, messages.KeysUndoKeys}, {messages.KeysHint, messages.KeysHintKeys}, {messages.KeysPause, messages.KeysPauseKeys}, {messages.KeysFocus, messages.KeysFocusKeys},
	{messages.KeysFullscreen, messages.KeysFullscreenKeys}, {messages.KeysMute, messages.KeysMuteKeys}, {messages.KeysQuit, messages.KeysQuitKeys},
}

func (s *Scene) keys(r *widgets.Rows) {
	ctx := s.ctx
	r.Section(ctx.T(messages.SettingsKeys))
	w := r.Inner() - 24
	x := r.X + (r.W-w)/2
	for _, k := range keyRows {
		what := graph.NewText(ctx.Fonts, ctx.T(k[0]), graph.Style{Size: widgets.Small, Color: ctx.Theme.Text, Width: w * 0.48, Leading: 0.9})
		key := graph.NewText(ctx.Fonts, ctx.T(k[1]), graph.Style{
			Size: widgets.Small, Weight: graph.Bold, Color: ctx.Theme.Muted, Width: w * 0.5, Align: graph.Right, Leading: 0.9,
		})
		what.SetPos(x, r.Y)
		key.SetPos(x+w*0.5, r.Y)
		r.Deco(what.Node)
		r.Deco(key.Node)
		_, h1 := what.Size()
		_, h2 := key.Size()
		r.Y += max(h1, h2) + 1
	}
	r.Close()
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
