package settings

import (
	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/widgets"
)

// sound is what can be heard.
func (s *Scene) sound(r *widgets.Rows) {
	ctx, p := s.ctx, s.ctx.Prefs()
	r.Section(ctx.T(messages.SettingsSound))
	percent := func(v int) string { return ctx.T(messages.CommonPercent, "Value", v) }
	r.Add("sounds", widgets.NewSlider(ctx, ctx.T(messages.SettingsVolumeSounds), 0, 100, 5, p.SoundVolume, r.Inner(), percent,
		func(v int) { s.change(func(p *scenes.Settings) { p.SoundVolume = v }) },
		func() { ctx.Play(sounds.Hop1) }))
	r.Add("music", widgets.NewSlider(ctx, ctx.T(messages.SettingsVolumeMusic), 0, 100, 5, p.MusicVolume, r.Inner(), percent,
		func(v int) { s.change(func(p *scenes.Settings) { p.MusicVolume = v }) }, nil))
	s.toggle(r, "chime", messages.SettingsChime, p.TurnChime, func(p *scenes.Settings, on bool) { p.TurnChime = on })
	r.Text(ctx.T(messages.SettingsChimeText))
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
