package settings

import (
	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/widgets"
)

var (
	textSizes = []int{100, 115, 130, 150}
	themes    = []string{scenes.ThemeNight, scenes.ThemeContrast}
	effects   = []string{scenes.EffectsAuto, scenes.EffectsFull, scenes.EffectsCalm}
	colours   = []string{scenes.ColoursUsual, scenes.ColoursRedGreen, scenes.ColoursBlueYellow}
)

// look is how everything looks.
func (s *Scene) look(r *widgets.Rows) {
	ctx, p := s.ctx, s.ctx.Prefs()
	r.Section(ctx.T(messages.SettingsLook))
	var sizes []string
	for _, v := range textSizes {
		sizes = append(sizes, ctx.T(messages.CommonPercent, "Value", v))
	}
	s.choose(r, "text", messages.SettingsTextSize, sizes, index(textSizes, p.TextSize), func(p *scenes.Settings, i int) { p.TextSize = textSizes[i] })
	names := []string{ctx.T(messages.SettingsThemeDark), ctx.T(messages.SettingsThemeContrast)}
	s.choose(r, "theme", messages.SettingsTheme, names, max(0, indexOf(themes, p.Theme)), func(p *scenes.Settings, i int) { p.Theme = themes[i] })
	names = []string{ctx.T(messages.SettingsColoursUsual), ctx.T(messages.SettingsColoursRedGreen), ctx.T(messages.SettingsColoursBlueYellow)}
	s.choose(r, "colours", messages.SettingsColours, names, max(0, indexOf(colours, p.Colours)), func(p *scenes.Settings, i int) { p.Colours = colours[i] })
	s.swatches(r)
	r.Text(ctx.T(messages.SettingsColoursText))
	s.toggle(r, "motion", messages.SettingsReducedMotion, p.ReducedMotion, func(p *scenes.Settings, on bool) { p.ReducedMotion = on })
	r.Text(ctx.T(messages.SettingsReducedMotionText))
	names = []string{ctx.T(messages.SettingsEffectsAuto), ctx.T(messages.SettingsEffectsFull), ctx.T(messages.SettingsEffectsCalm)}
	s.choose(r, "effects", messages.SettingsEffects, names, max(0, indexOf(effects, p.Effects)), func(p *scenes.Settings, i int) { p.Effects = effects[i] })
	r.Text(ctx.T(messages.SettingsEffectsText))
	r.Close()
}

// window is what is asked of the system; a browser has it in its own hands.
func (s *Scene) window(r *widgets.Rows) {
	ctx, p := s.ctx, s.ctx.Prefs()
	if ctx.Browser {
		return
	}
	r.Section(ctx.T(messages.SettingsWindow))
	s.toggle(r, "fullscreen", messages.SettingsFullscreen, p.Fullscreen, func(p *scenes.Settings, on bool) { p.Fullscreen = on })
	s.toggle(r, "vsync", messages.SettingsVsync, p.Vsync, func(p *scenes.Settings, on bool) { p.Vsync = on })
	r.Text(ctx.T(messages.SettingsVsyncText))
	r.Close()
}
