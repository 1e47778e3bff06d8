package settings

import (
	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/widgets"
)

var speeds = []int{1, 2, 4, scenes.SpeedInstant}

// play is what makes the match go by itself or stop.
func (s *Scene) play(r *widgets.Rows) {
	ctx, p := s.ctx, s.ctx.Prefs()
	r.Section(ctx.T(messages.SettingsPlay))
	s.language(r)
	words := []string{
		ctx.T(messages.SettingsSpeed1), ctx.T(messages.SettingsSpeed2), ctx.T(messages.SettingsSpeed4), ctx.T(messages.SettingsSpeedInstant),
	}
	s.choose(r, "speed", messages.SettingsSpeed, words, index(speeds, p.Speed), func(p *scenes.Settings, i int) { p.Speed = speeds[i] })
	s.toggle(r, "auto-roll", messages.SettingsAutoRoll, p.AutoRoll, func(p *scenes.Settings, on bool) { p.AutoRoll = on })
	s.toggle(r, "auto-move", messages.SettingsAutoMove, p.AutoMove, func(p *scenes.Settings, on bool) { p.AutoMove = on })
	s.toggle(r, "confirm", messages.SettingsConfirm, p.Confirm, func(p *scenes.Settings, on bool) { p.Confirm = on })
	r.Text(ctx.T(messages.SettingsConfirmText))
	r.Close()
}

var turnings = []string{scenes.TurnNever, scenes.TurnOnce, scenes.TurnAlways}

// playTogether is the column of what goes on at the table.
func (s *Scene) playTogether(r *widgets.Rows) {
	s.play(r)
	s.table(r)
}

// table is how people sit round one screen.
func (s *Scene) table(r *widgets.Rows) {
	ctx, p := s.ctx, s.ctx.Prefs()
	r.Section(ctx.T(messages.SettingsTogether))
	names := []string{ctx.T(messages.SettingsTurningNever), ctx.T(messages.SettingsTurningMatch), ctx.T(messages.SettingsTurningTurn)}
	s.choose(r, "turning", messages.SettingsTurning, names, max(0, indexOf(turnings, p.Turning)), func(p *scenes.Settings, i int) { p.Turning = turnings[i] })
	r.Text(ctx.T(messages.SettingsTurningText))
	s.toggle(r, "hand-over", messages.SettingsHandOver, p.HandOver, func(p *scenes.Settings, on bool) { p.HandOver = on })
	r.Text(ctx.T(messages.SettingsHandOverText))
	r.Close()
}

func (s *Scene) language(r *widgets.Rows) {
	names := []string{s.ctx.T(messages.SettingsLanguageSystem)}
	at := 0
	langs := messages.Langs()
	for i, l := range langs {
		names = append(names, l.Name)
		if string(l.Lang) == s.ctx.Prefs().Language {
			at = i + 1
		}
	}
	s.choose(r, "language", messages.SettingsLanguage, names, at, func(p *scenes.Settings, i int) {
		p.Language = ""
		if i > 0 {
			p.Language = string(langs[i-1].Lang)
		}
	})
}

// help is what is said and shown to those who play.
func (s *Scene) help(r *widgets.Rows) {
	ctx, p := s.ctx, s.ctx.Prefs()
	r.Section(ctx.T(messages.SettingsHelp))
	s.toggle(r, "hints", messages.SettingsHints, p.Hints, func(p *scenes.Settings, on bool) { p.Hints = on })
	r.Text(ctx.T(messages.SettingsHintsText))
	s.toggle(r, "guide", messages.SettingsGuide, p.Guide, func(p *scenes.Settings, on bool) { p.Guide = on })
	r.Add("guide-again", widgets.NewButton(ctx, widgets.Normal, ctx.T(messages.SettingsGuideAgain), r.Inner(), widgets.Height(ctx), func() {
		s.change(func(p *scenes.Settings) { p.Guide, p.Guided = true, 0 })
		s.Resize(ctx.Size)
		s.ui.Toast(ctx.T(messages.SettingsGuideDone))
	}))
	s.toggle(r, "chances", messages.SettingsChanceBar, p.ChanceBar, func(p *scenes.Settings, on bool) { p.ChanceBar = on })
	r.Text(ctx.T(messages.SettingsChanceBarText))
	s.toggle(r, "tutor", messages.SettingsTutor, p.Tutor, func(p *scenes.Settings, on bool) { p.Tutor = on })
	r.Text(ctx.T(messages.SettingsTutorText))
	r.Close()
	r.Section(ctx.T(messages.SettingsReset))
	r.Text(ctx.T(messages.SettingsResetText))
	r.Add("reset", widgets.NewButton(ctx, widgets.Normal, ctx.T(messages.SettingsReset), r.Inner(), widgets.Height(ctx), s.reset))
	r.Close()
}

// reset brings everything back to how it came, after asking. What fits the room stays: the language and the window.
func (s *Scene) reset() {
	widgets.Ask(s.ctx, s.ctx.T(messages.SettingsReset), s.ctx.T(messages.SettingsResetText),
		widgets.Answer{Text: s.ctx.T(messages.SettingsReset), Do: func() {
			s.change(func(p *scenes.Settings) {
				before := *p
				*p = scenes.DefaultSettings()
				p.Language, p.Fullscreen, p.WindowW, p.WindowH, p.Guided = before.Language, before.Fullscreen, before.WindowW, before.WindowH, before.Guided
			})
			s.Resize(s.ctx.Size)
		}},
		widgets.Answer{Text: s.ctx.T(messages.CommonCancel)},
	)
}
