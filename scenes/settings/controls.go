package settings

import (
	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/keymap"
	"ludaxy/scenes/widgets"
)

// controls is what the game is played with.
func (s *Scene) controls(r *widgets.Rows) {
	ctx := s.ctx
	r.Section(ctx.T(messages.SettingsKeys))
	r.Text(ctx.T(messages.SettingsAllKeysText, "Key", keymap.Name(ctx, scenes.Keys)))
	r.Add("keys", widgets.NewButton(ctx, widgets.Normal, ctx.T(messages.SettingsAllKeys), r.Inner(), widgets.Height(ctx), ctx.Nav.Keys))
	r.Close()
}

// gamepads is who plays with which.
func (s *Scene) gamepads(r *widgets.Rows) {
	ctx := s.ctx
	r.Section(ctx.T(messages.SettingsGamepads))
	s.toggle(r, "own-pads", messages.SettingsOwnPads, ctx.Prefs().OwnPads, func(p *scenes.Settings, on bool) { p.OwnPads = on })
	r.Text(ctx.T(messages.SettingsOwnPadsText))
	r.Close()
}
