package load

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/saves"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
)

type kept struct{ s scenes.Settings }

func (k *kept) Settings() scenes.Settings      { return k.s }
func (k *kept) Change(s scenes.Settings) error { k.s = s; return nil }

func context(size scenes.Size, change func(*scenes.Settings)) *scenes.Context {
	prefs := scenes.DefaultSettings()
	prefs.Speed = scenes.SpeedInstant // no fades
	if change != nil {
		change(&prefs)
	}
	ctx := &scenes.Context{Size: size, Settings: &kept{prefs}, System: messages.English,
		Now: func() time.Time { return time.Date(2026, 7, 7, 12, 0, 0, 0, time.UTC) }}
	scenes.NewStack(ctx)
	ctx.Apply()
	return ctx
}

// shot keeps a picture in the folder named by LUDAXY_SHOTS, for looking at.
func shot(t *testing.T, ctx *scenes.Context, name string) {
	t.Helper()
	dir := os.Getenv("LUDAXY_SHOTS")
	if dir == "" {
		return
	}
	w, h := ctx.Size.Pixels(ctx.Size.W), ctx.Size.Pixels(ctx.Size.H)
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	ctx.Stack.Touch()
	ctx.Stack.Draw(dst)
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, dst); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

// taps gives the top scene inputs, a tick after each.
func taps(ctx *scenes.Context, kinds ...scenes.InputKind) {
	for _, k := range kinds {
		ctx.Stack.Handle(scenes.Input{Kind: k})
		ctx.Stack.Update()
	}
}

// TestLooks shows the list and the chooser in sizes, languages and text sizes.
func TestLooks(t *testing.T) {
	for _, look := range []struct {
		name string
		w, h int
		lang string
		text int
		high bool
	}{
		{"wide", 1280, 720, "en", 100, false}, {"small", 960, 600, "pt", 100, false}, {"ja", 1280, 720, "ja", 100, false},
		{"small-ja-150", 960, 600, "ja", 150, false}, {"small-pt-150", 960, 600, "pt", 150, true},
	} {
		graphtest.Do(func() {
			ctx := context(scenes.NewSize(look.w, look.h, 1), func(p *scenes.Settings) {
				p.Language, p.TextSize = look.lang, look.text
				if look.high {
					p.Theme = scenes.ThemeContrast
				}
			})
			folder, bin := NewSample(ctx.Now()), NewSample(ctx.Now())
			bin.Bin = true
			explain := func(error) string { return ctx.T(messages.SaveNotAMatch, "File", "~/matches/shopping list.ludaxy") }
			nothing := func(string) error { return nil }
			s := New(folder, bin, Actions{Open: nothing, Replay: nothing, Explain: explain}).AtOnce()
			ctx.Stack.Replace(s)
			settle := func() {
				deadline := time.Now().Add(30 * time.Second)
				for ctx.Art.Waiting() && time.Now().Before(deadline) {
					ctx.Stack.Update()
					time.Sleep(time.Millisecond)
				}
				ctx.Stack.Update()
			}
			if os.Getenv("LUDAXY_SHOTS") != "" {
				settle()
			}
			if len(s.shown) != len(games.All())+2 {
				t.Errorf("%s: %d rows", look.name, len(s.shown))
			}
			shot(t, ctx, "load-"+look.name)
			s.choose(len(s.shown) - 1)
			shot(t, ctx, "load-junk-"+look.name)
			s.choose(3)
			shot(t, ctx, "load-takebacks-"+look.name)
			s.rename(s.shown[1])
			shot(t, ctx, "load-name-"+look.name)
			ctx.Stack.Pop()
			dir := t.TempDir()
			for _, name := range []string{"Friday.ludaxy", "holiday.ludaxy", "notes.txt"} {
				if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			if err := os.Mkdir(filepath.Join(dir, "older"), 0o700); err != nil {
				t.Fatal(err)
			}
			b := NewSave(dir, "Friday.ludaxy", func(string) {}).AtOnce()
			ctx.Stack.Push(b)
			if len(b.items) != 3 || !b.items[0].dir {
				t.Errorf("%s: the chooser shows %v", look.name, b.items)
			}
			shot(t, ctx, "browse-"+look.name)
			for _, missing := range ctx.Printer.Missing() {
				t.Errorf("%s: no text for %s", look.name, missing)
			}
		})
	}
}

// fill puts n matches into a store.
func fill(t *testing.T, s *saves.Store, n int) {
	t.Helper()
	all := games.All()
	for i := range n {
		r := all[i%len(all)]
		m := engine.Match{ID: fmt.Sprintf("match-%04d", i), Rules: r.Spec().ID, Created: time.Now()}
		for k := range r.Spec().MaxPlayers {
			m.Seats[k] = engine.Seat{Kind: engine.Human, Name: fmt.Sprint("P", k), Livery: k}
		}
		seed := dice.SeedFromText(m.ID)
		m.Commitment = seed.Commitment()
		f, err := s.Create(m, seed)
		if err != nil {
			t.Fatal(err)
		}
		table, err := engine.NewTable(m, r, seed, f)
		if err != nil {
			t.Fatal(err)
		}
		if i < 2 {
			table.Submit(engine.Command{Seq: table.Seq(), Kind: engine.Do, Action: table.Legal()[0]})
			table.Pump()
		}
		if err := table.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// settled waits until the list has read what it wants.
func settled(t *testing.T, ctx *scenes.Context, s *Scene) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); !s.Settled(); {
		if time.Now().After(deadline) {
			t.Fatal("the list is not read")
		}
		ctx.Stack.Update()
		time.Sleep(time.Millisecond)
	}
}

// TestListWorks goes through what can be done with the keyboard alone.
func TestListWorks(t *testing.T) {
	store, err := saves.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	fill(t, store, 3)
	graphtest.Do(func() {
		ctx := context(scenes.NewSize(1280, 720, 1), nil)
		var opened, exported []string
		left := false
		s := New(store, store.Trash(), Actions{
			Open:    func(id string) error { opened = append(opened, id); return nil },
			Export:  func(id, _ string) { exported = append(exported, id) },
			Import:  func() {},
			Explain: func(err error) string { return err.Error() },
			Back:    func() { left = true },
		})
		ctx.Stack.Replace(s)
		settled(t, ctx, s)
		if len(s.shown) != 3 || s.ui.Focused() != "list" {
			t.Fatalf("%d rows, focus on %q", len(s.shown), s.ui.Focused())
		}
		second := s.shown[1].ID
		taps(ctx, scenes.NavDown, scenes.Accept)
		if !slices.Equal(opened, []string{second}) {
			t.Errorf("opened %v, want %s", opened, second)
		}
		// Its name, typed.
		s.ui.Focus("rename")
		taps(ctx, scenes.Accept)
		ctx.Stack.Handle(scenes.Input{Kind: scenes.Text, Text: "Friday"})
		taps(ctx, scenes.Accept)
		settled(t, ctx, s)
		if m, ok := s.chosen(); !ok || m.ID != second || m.Title != "Friday" {
			t.Errorf("chosen %+v", m)
		}
		// A copy, with the name of the first.
		s.ui.Focus("copy")
		taps(ctx, scenes.Accept)
		settled(t, ctx, s)
		if m, _ := s.chosen(); len(s.shown) != 4 || !strings.Contains(m.Title, "Friday") || m.ID == second {
			t.Errorf("%d rows, chosen %+v", len(s.shown), m)
		}
		s.ui.Focus("export")
		taps(ctx, scenes.Accept)
		if len(exported) != 1 {
			t.Errorf("exported %v", exported)
		}
		// Into the trash, and back.
		s.ui.Focus("delete")
		taps(ctx, scenes.Accept)
		settled(t, ctx, s)
		s.ui.Focus("filter")
		taps(ctx, scenes.NavRight, scenes.NavRight, scenes.NavRight)
		settled(t, ctx, s)
		if s.choice.filter != trash || len(s.shown) != 1 {
			t.Fatalf("the trash has %d rows", len(s.shown))
		}
		s.ui.Focus("recover")
		taps(ctx, scenes.Accept)
		settled(t, ctx, s)
		if list, err := store.List(); err != nil || len(list) != 4 {
			t.Errorf("put back: %d matches, %v", len(list), err)
		}
		// Away for good, after a question whose safe answer has the focus.
		if err := store.Discard(second); err != nil {
			t.Fatal(err)
		}
		s.Reload("")
		settled(t, ctx, s)
		s.ui.Focus("empty")
		taps(ctx, scenes.Accept)
		if ctx.Stack.Len() != 2 {
			t.Fatal("the trash is emptied without a question")
		}
		taps(ctx, scenes.Accept)
		settled(t, ctx, s)
		if list, err := store.Trash().List(); err != nil || len(list) != 1 {
			t.Errorf("the safe answer emptied the trash: %v, %v", list, err)
		}
		s.ui.Focus("empty")
		taps(ctx, scenes.Accept, scenes.NavNext, scenes.NavNext, scenes.Accept)
		settled(t, ctx, s)
		if list, err := store.Trash().List(); err != nil || len(list) != 0 {
			t.Errorf("the trash still has %v, %v", list, err)
		}
		if taps(ctx, scenes.Back); !left {
			t.Error("Esc does not leave the list")
		}
		ctx.Stack.Pop()
	})
}

// TestThousandMatches measures how long a full folder takes to be shown, and
// that no update waits for it.
func TestThousandMatches(t *testing.T) {
	dir := t.TempDir()
	store, err := saves.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	fill(t, store, 5)
	list, err := store.List()
	if err != nil {
		t.Fatal(err)
	}
	for i := range 1000 { // copies of the five; making them one by one would take a minute of waiting for the disk
		m := list[i%len(list)]
		data, err := os.ReadFile(filepath.Join(dir, m.ID+saves.Extension))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("copy-%04d%s", i, saves.Extension)), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	graphtest.Do(func() {
		ctx := context(scenes.NewSize(1280, 720, 1), nil)
		s := New(store, store.Trash(), Actions{Explain: func(err error) string { return err.Error() }})
		begun := time.Now()
		ctx.Stack.Replace(s)
		longest := time.Since(begun)
		for !s.known {
			tick := time.Now()
			ctx.Stack.Update()
			longest = max(longest, time.Since(tick))
			time.Sleep(time.Millisecond)
		}
		shown := time.Since(begun)
		if len(s.shown) != 1005 {
			t.Fatalf("%d rows", len(s.shown))
		}
		sorting := time.Now()
		s.choice.order = byName
		s.arrange()
		t.Logf("1,005 matches are listed after %v; the longest update took %v, sorting by name %v", shown, longest, time.Since(sorting))
		if shown > 10*time.Second {
			t.Errorf("the list took %v", shown)
		}
		s.rows.scroll(1e9)
		for range 200 {
			ctx.Stack.Update()
		}
		if n := len(s.rows.rows); n == 0 || n > 20 {
			t.Errorf("%d rows are made", n)
		}
		if s.rows.rows[1004] == nil {
			t.Error("the last row is not shown at the end of the list")
		}
		ctx.Stack.Pop()
	})
}

func TestPick(t *testing.T) {
	list := []saves.Summary{
		{ID: "c", Match: engine.Match{Rules: "luddo"}}, {ID: "b", Match: engine.Match{Rules: "snakes"}, Finished: true},
		{ID: "a", Err: saves.ErrHeader}, {ID: "d", Match: engine.Match{Rules: "luddo"}, Finished: true},
	}
	for _, test := range []struct {
		choice choice
		want   string
	}{
		{choice{}, "cbad"}, {choice{filter: inPlay}, "c"}, {choice{filter: over}, "bd"}, {choice{game: "luddo"}, "cd"},
		{choice{order: byName}, "abcd"}, {choice{order: byGame}, "acdb"}, {choice{filter: over, order: byName, game: "snakes"}, "b"},
	} {
		got := ""
		for _, m := range pick(list, test.choice, func(m saves.Summary) string { return m.ID }) {
			got += m.ID
		}
		if got != test.want {
			t.Errorf("%+v: %q, want %q", test.choice, got, test.want)
		}
	}
}

func TestChooserOfFiles(t *testing.T) {
	dir := t.TempDir()
	sub := filepath.Join(dir, "sub")
	if err := os.Mkdir(sub, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(sub, "a.ludaxy"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	graphtest.Do(func() {
		ctx := context(scenes.NewSize(960, 600, 1), nil)
		chosen := ""
		take := func(path string) { chosen = path }
		ctx.Stack.Replace(NewOpen(dir, take).AtOnce())
		taps(ctx, scenes.Accept, scenes.Accept) // into the folder, then the file
		if chosen != filepath.Join(sub, "a.ludaxy") {
			t.Errorf("chosen %q", chosen)
		}
		b := NewSave(sub, "a.ludaxy", take).AtOnce()
		chosen = ""
		ctx.Stack.Replace(b)
		b.ui.Focus("save")
		taps(ctx, scenes.Accept)
		if chosen != "" || ctx.Stack.Len() != 2 {
			t.Fatal("a file is replaced without a question")
		}
		taps(ctx, scenes.Accept) // the safe answer
		b.field.Set("../b")
		b.ui.Focus("save")
		taps(ctx, scenes.Accept)
		if chosen != filepath.Join(sub, "b.ludaxy") {
			t.Errorf("chosen %q", chosen)
		}
		b = NewOpen(filepath.Join(dir, "gone"), take).AtOnce()
		ctx.Stack.Replace(b)
		if !b.failed {
			t.Error("a folder that is not there was read")
		}
		taps(ctx, scenes.Erase)
		if b.failed || len(b.items) != 1 {
			t.Errorf("above it there is %v", b.items)
		}
		taps(ctx, scenes.Back)
		if ctx.Stack.Len() != 0 {
			t.Error("Esc does not close the chooser")
		}
	})
}
