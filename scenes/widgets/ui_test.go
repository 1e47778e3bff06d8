package widgets_test

import (
	"testing"

	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/widgets"
)

func TestMain(m *testing.M) { graphtest.Main(m) }

func newContext() *scenes.Context {
	ctx := &scenes.Context{Size: scenes.NewSize(960, 600, 1)}
	scenes.NewStack(ctx)
	ctx.Apply()
	return ctx
}

func key(k scenes.InputKind) scenes.Input { return scenes.Input{Kind: k} }

func TestFocusGoesByTabAndArrows(t *testing.T) {
	graphtest.Do(func() {
		ctx := newContext()
		u := widgets.NewUI(ctx)
		pressed := ""
		for _, b := range []struct {
			id   string
			x, y float64
		}{{"a", 0, 0}, {"b", 200, 0}, {"c", 0, 100}, {"d", 200, 100}} {
			n := u.Add(b.id, widgets.NewButton(ctx, widgets.Normal, b.id, 150, 50, func() { pressed = b.id }))
			n.SetPos(b.x, b.y)
			u.Root.Add(n)
		}
		u.Focus("a")
		for i, step := range []struct {
			in   scenes.InputKind
			want string
		}{
			{scenes.NavRight, "a"}, // the first key shows where the focus is
			{scenes.NavRight, "b"}, {scenes.NavDown, "d"}, {scenes.NavLeft, "c"}, {scenes.NavUp, "a"}, {scenes.NavUp, "a"},
			{scenes.NavNext, "b"}, {scenes.NavPrev, "a"}, {scenes.NavPrev, "d"}, {scenes.NavNext, "a"},
		} {
			u.Handle(key(step.in))
			if u.Focused() != step.want {
				t.Errorf("step %d: the focus is on %q, not on %q", i, u.Focused(), step.want)
			}
		}
		u.Handle(key(scenes.NavNext))
		u.Handle(key(scenes.Accept))
		if pressed != "b" {
			t.Errorf("Enter pressed %q", pressed)
		}
		u.Handle(key(scenes.NavNext))
		u.Handle(key(scenes.Roll))
		if pressed != "c" {
			t.Errorf("Space pressed %q", pressed)
		}
	})
}

func TestPressingNeedsDownAndUpOnTheSameButton(t *testing.T) {
	graphtest.Do(func() {
		ctx := newContext()
		u := widgets.NewUI(ctx)
		presses, refusals := 0, 0
		b := widgets.NewButton(ctx, widgets.Primary, "a", 100, 50, func() { presses++ })
		u.Root.Add(u.Add("a", b))
		at := func(k scenes.InputKind, x, y float64) { u.Handle(scenes.Input{Kind: k, X: x, Y: y}) }
		at(scenes.PointerDown, 10, 10)
		at(scenes.PointerUp, 300, 10)
		at(scenes.PointerDown, 300, 10)
		at(scenes.PointerUp, 10, 10)
		at(scenes.PointerDown, 10, 10)
		at(scenes.PointerCancel, 0, 0)
		at(scenes.PointerUp, 10, 10)
		if presses != 0 {
			t.Errorf("%d presses too many", presses)
		}
		at(scenes.PointerDown, 10, 10)
		at(scenes.PointerUp, 90, 40)
		if presses != 1 {
			t.Errorf("%d presses, not 1", presses)
		}
		b.Disable("not now", func(string) { refusals++ })
		at(scenes.PointerDown, 10, 10)
		at(scenes.PointerUp, 10, 10)
		if presses != 1 || refusals != 1 {
			t.Errorf("a disabled button was pressed %d times and refused %d times", presses-1, refusals)
		}
	})
}

func TestTextFieldTakesNames(t *testing.T) {
	graphtest.Do(func() {
		ctx := newContext()
		u := widgets.NewUI(ctx)
		name := ""
		f := widgets.NewTextField(ctx, "", "name", 300, func(s string) { name = s })
		u.Root.Add(u.Add("name", f))
		u.Focus("name")
		typed := func(s string) { u.Handle(scenes.Input{Kind: scenes.Text, Text: s}) }
		typed("Ano")
		if !u.TakesText() {
			t.Fatal("typing does not begin with a character")
		}
		u.Handle(key(scenes.Erase))
		typed("a")
		u.Handle(key(scenes.Home))
		typed("é\n\U0001F600")
		u.Handle(key(scenes.Delete))
		u.Handle(key(scenes.End))
		typed(" さ ")
		u.Handle(key(scenes.Accept))
		if name != "éna さ" || u.TakesText() {
			t.Errorf("the name is %q, still typing %v", name, u.TakesText())
		}
		u.Handle(key(scenes.SelectAll))
		typed("Bo")
		u.Handle(key(scenes.SelectAll))
		u.Handle(key(scenes.End)) // the selection goes, the text stays
		typed("b")
		u.Handle(key(scenes.Accept))
		if name != "Bob" {
			t.Errorf("typing over a selected name gives %q", name)
		}
		u.Handle(key(scenes.SelectAll))
		u.Handle(key(scenes.Erase))
		u.Handle(key(scenes.Accept))
		if name != "" {
			t.Errorf("a name that was erased as a whole leaves %q", name)
		}
		typed("0123456789012345678901234567890")
		u.Handle(key(scenes.Back))
		if n := len([]rune(name)); n > widgets.MaxName || n < widgets.MaxName-1 {
			t.Errorf("%q has %d characters", name, n)
		}
	})
}

func TestSliderToggleAndChoice(t *testing.T) {
	graphtest.Do(func() {
		ctx := newContext()
		u := widgets.NewUI(ctx)
		volume, settled, on, which := 50, 0, false, 1
		percent := func(int) string { return "100%" }
		s := widgets.NewSlider(ctx, "Volume", 0, 100, 5, volume, 400, percent, func(v int) { volume = v }, func() { settled++ })
		u.Root.Add(u.Add("volume", s),
			u.Add("on", widgets.NewToggle(ctx, "On", on, 400, func(v bool) { on = v })).SetPos(0, 100),
			u.Add("which", widgets.NewChoice(ctx, []string{"a", "b", "c"}, which, 300, func(i int) { which = i })).SetPos(0, 200))
		u.ShowFocus(true)
		u.Focus("volume")
		u.Handle(key(scenes.NavRight))
		u.Handle(key(scenes.NavRight))
		if volume != 60 || settled != 2 {
			t.Errorf("volume %d after two steps, settled %d times", volume, settled)
		}
		u.Handle(scenes.Input{Kind: scenes.PointerDown, X: 395, Y: 20})
		u.Handle(scenes.Input{Kind: scenes.PointerMove, X: 2000, Y: 20})
		u.Handle(scenes.Input{Kind: scenes.PointerMove, X: -2000, Y: 20})
		u.Handle(scenes.Input{Kind: scenes.PointerUp, X: -2000, Y: 20})
		if volume != 0 || settled != 3 {
			t.Errorf("volume %d after dragging to the end, settled %d times", volume, settled)
		}
		u.Focus("on")
		u.Handle(key(scenes.Accept))
		if !on {
			t.Error("Enter did not switch on")
		}
		u.Handle(key(scenes.NavLeft))
		if on {
			t.Error("the left arrow did not switch off")
		}
		u.Focus("which")
		u.Handle(key(scenes.NavRight))
		if which != 2 {
			t.Errorf("the right arrow chose %d", which)
		}
		u.Handle(scenes.Input{Kind: scenes.PointerDown, X: 20, Y: 220})
		u.Handle(scenes.Input{Kind: scenes.PointerUp, X: 20, Y: 220})
		if which != 0 {
			t.Errorf("a click on the first chose %d", which)
		}
	})
}

func TestScrollFollowsTheFocus(t *testing.T) {
	graphtest.Do(func() {
		ctx := newContext()
		u := widgets.NewUI(ctx)
		sc := widgets.NewScroll(u, 300, 200)
		u.Root.Add(sc.Root())
		for i := range 20 {
			sc.Add(string(rune('a'+i)), widgets.NewButton(ctx, widgets.Normal, "x", 200, 44, nil), 10, float64(i)*50)
		}
		sc.SetLength(1000)
		u.ShowFocus(true)
		u.Focus("t")
		if sc.At() < 780 || sc.At() > 800 {
			t.Errorf("the list is at %v", sc.At())
		}
		u.Handle(scenes.Input{Kind: scenes.Wheel, X: 50, Y: 50, DY: 100})
		if sc.At() != 0 {
			t.Errorf("the wheel took it to %v", sc.At())
		}
		finger := func(k scenes.InputKind, y float64) { u.Handle(scenes.Input{Kind: k, X: 50, Y: y, Touch: true}) }
		finger(scenes.PointerDown, 150)
		finger(scenes.PointerMove, 120)
		finger(scenes.PointerMove, 50)
		finger(scenes.PointerUp, 50)
		if sc.At() < 60 || sc.At() > 110 {
			t.Errorf("a finger took it to %v", sc.At())
		}
	})
}

func TestQuestion(t *testing.T) {
	graphtest.Do(func() {
		ctx := newContext()
		answer := ""
		ask := func() {
			widgets.Ask(ctx, "Quit?", "Really?",
				widgets.Answer{Text: "Quit", Do: func() { answer = "quit" }}, widgets.Answer{Text: "Stay", Do: func() { answer = "stay" }})
		}
		ask()
		ctx.Stack.Handle(key(scenes.Back))
		if answer != "stay" || ctx.Stack.Len() != 0 {
			t.Errorf("Esc answered %q, %d scenes left", answer, ctx.Stack.Len())
		}
		ask()
		ctx.Stack.Handle(key(scenes.NavRight)) // shows the focus, which is on the harmless answer
		ctx.Stack.Handle(key(scenes.NavRight))
		ctx.Stack.Handle(key(scenes.Accept))
		if answer != "quit" || ctx.Stack.Len() != 0 {
			t.Errorf("the right button answered %q", answer)
		}
	})
}
