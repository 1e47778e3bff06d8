// Package setup is the screen on which a table is set up: who sits where, in which colours, by which house rules.
package setup

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// Scene is the screen.
type Scene struct {
	ctx    *scenes.Context
	ui     *widgets.UI
	rules  rules.Rules
	table  *table
	scroll []*widgets.Scroll
	cards  [rules.MaxSeats]*card
	board  *graph.Node // what the preview hangs on
	// The preview, and the picture that it showed before the screen was last laid out.
	preview *graph.Sprite
	seen    *ebiten.Image
	house   *widgets.Button
	start   *widgets.Button
	word    *graph.Text
}

// New returns the screen for a game.
func New(r rules.Rules) *Scene { return &Scene{rules: r} }

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
	var last scenes.MatchSetup
	var ok bool
	if ctx.Matches != nil {
		last, ok = ctx.Matches.LastSetup(s.rules.Spec().ID)
	}
	s.table = newTable(s.rules, last, ok, ctx.Printer)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() {}

// changed shows the table after a change of it. The board may be another one now.
func (s *Scene) changed() {
	s.Resize(s.ctx.Size)
}

// show brings everything that depends on the table up to date.
func (s *Scene) show() {
	for k, c := range s.cards {
		if c != nil {
			c.show(&s.table.set.Seats[k])
		}
	}
	s.showBoard()
	ctx := s.ctx
	s.house.SetText(s.rulesName(s.table.preset()))
	trouble, summary := s.table.trouble(), s.table.summary()
	word, ink := ctx.T(messages.SetupReady, "Count", s.table.players()), ctx.Theme.Good
	switch {
	case trouble != "":
		word, ink = trouble, ctx.Theme.Warn
	case summary != "":
		word, ink = summary, ctx.Theme.Text
	}
	s.word.SetText(word)
	s.word.SetColor(ink)
	_, have := s.word.Parent().Size()
	_, need := s.word.Size()
	s.word.SetPos(0, (have-need)/2)
	if trouble != "" {
		s.start.Disable(trouble, s.ui.Refuse)
	} else {
		s.start.SetEnabled(true)
	}
}

// rulesName names a set of house rules on a button.
func (s *Scene) rulesName(preset string) string {
	if preset == presetSource {
		return s.ctx.T(messages.SetupRulesStandard)
	}
	return s.ctx.T(messages.SetupRulesPreset, "Name", s.ctx.T(messages.Preset(preset)))
}

// begin starts the match, after asking where that puts another one aside.
func (s *Scene) begin() {
	ctx := s.ctx
	if trouble := s.table.trouble(); trouble != "" {
		s.ui.Refuse(trouble)
		return
	}
	open := false
	if ctx.Matches != nil {
		_, open = ctx.Matches.Resumable()
	}
	if !open || !ctx.Prefs().Confirm {
		s.play()
		return
	}
	widgets.Ask(ctx, ctx.T(messages.ReplaceTitle), ctx.T(messages.ReplaceText),
		widgets.Answer{Text: ctx.T(messages.ReplaceYes), Do: s.play}, widgets.Answer{Text: ctx.T(messages.ReplaceNo)})
}

func (s *Scene) play() {
	if err := s.ctx.Nav.Start(s.table.result()); err != nil {
		s.ui.Refuse(s.ctx.Explain(err, messages.SetupErrorTable))
	}
}

// showRules shows how the game is played by the rules of the table as it stands.
func (s *Scene) showRules() {
	table := s.table.result()
	s.ctx.Nav.Rules(table.Game, &table)
}

func (s *Scene) back() { s.ctx.Nav.Games() }

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	if s.ui.Handle(in) {
		return true
	}
	switch in.Kind {
	case scenes.Back:
		s.ctx.Play(sounds.Click)
		s.back()
	case scenes.Help:
		s.showRules()
	case scenes.Quit:
		s.ctx.Nav.Quit()
	default:
		return false
	}
	return true
}

// TakesText implements [scenes.TextTaker].
func (s *Scene) TakesText() bool { return s.ui.TakesText() }

// UI returns the widgets, for pictures and tests.
func (s *Scene) UI() *widgets.UI { return s.ui }

// Update implements [scenes.Scene].
func (s *Scene) Update() { s.ui.Update() }

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return true }
