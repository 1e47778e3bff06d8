package settings

import (
	"ludaxy/assets/messages"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

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
