package game

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"
	"time"

	"ludaxy/assets/messages"
	"ludaxy/engine/dice"
	"ludaxy/game/platform"
	"ludaxy/saves"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/load"
	"ludaxy/scenes/title"
	"ludaxy/scenes/widgets"
)

// Whatever goes wrong with a file, the player reads one sentence in the language
// chosen, and nothing in the system's own words.
func TestEveryFaultHasItsSentence(t *testing.T) {
	at := func(err error) error {
		return fmt.Errorf("save the match: %w", &fs.PathError{Op: "write", Path: "/there/match.ludaxy", Err: err})
	}
	faults := map[string]error{
		"disk full": at(syscall.ENOSPC), "quota": at(syscall.EDQUOT), "read-only": at(syscall.EROFS), "no permission": at(fs.ErrPermission),
		"gone": at(fs.ErrNotExist), "broken disk": at(syscall.EIO), "in use": saves.ErrInUse, "newer": &saves.NewerError{Format: 9},
		"beyond repair": &saves.DamagedError{Aside: "/there/x.damaged", Err: saves.ErrHeader}, "a link": at(saves.ErrLink), "foreign": at(saves.ErrHeader),
		"too large": at(saves.ErrLimit), "unknown game": at(saves.ErrRules), "damaged": at(&saves.Damage{Line: 7, Cause: errors.New("the checksum does not fit")}),
		"forged": at(&dice.ThrowError{}), "other seed": at(dice.ErrCommitment), "name": saves.ErrTitle, "id": saves.ErrID, "nothing": errNothing,
		"no home": saves.ErrNoHome, "strange": errors.New("EXDEV 0x18 invalid cross-device link"),
	}
	graphtest.Do(func() {
		for _, l := range messages.Langs() {
			p := start(t, Options{Paths: paths(t), Lang: l.Lang})
			seen := map[string]string{}
			for name, err := range faults {
				text := p.g.inWords(err).Error()
				for _, raw := range []string{"errno", "error", "invalid", "checksum", "write /", "no space", "permission denied", "no such file", "0x"} {
					if strings.Contains(strings.ToLower(text), raw) {
						t.Errorf("%s, %s: %q", l.Lang, name, text)
					}
				}
				if text == "" || strings.Contains(text, "{{") || strings.Count(text, "\n") > 0 {
					t.Errorf("%s, %s: %q", l.Lang, name, text)
				}
				seen[text] = name
			}
			if len(seen) < 14 {
				t.Errorf("%s: only %d different sentences for %d faults", l.Lang, len(seen), len(faults))
			}
			if err := p.g.close(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// wait lets ticks pass until work beside the frames is done.
func (p *played) wait(holds func() bool) {
	p.t.Helper()
	for deadline := time.Now().Add(30 * time.Second); !holds(); {
		if time.Now().After(deadline) {
			p.t.Fatalf("it did not happen; top %T", p.g.ctx.Stack.Top())
		}
		p.ticks(1)
		time.Sleep(time.Millisecond)
	}
}

// begun starts a match and leaves it after a few ticks for the title.
func begun(t *testing.T, p *played) (id string) {
	t.Helper()
	p.instant()
	if err := p.g.Start(party()); err != nil {
		t.Fatal(err)
	}
	p.ticks(60)
	p.ticks(60, scenes.Input{Kind: scenes.Roll})
	id = p.g.match.id
	p.g.Title()
	return id
}

// The second of two programs at the same match is told, and may play a copy.
func TestSecondProgramMayPlayACopy(t *testing.T) {
	where := paths(t)
	graphtest.Do(func() {
		one := start(t, Options{Paths: where})
		id := begun(t, one)
		if err := one.g.Continue(); err != nil {
			t.Fatal(err)
		}
		two := start(t, Options{Paths: where})
		two.instant()
		if err := two.g.Continue(); err != nil {
			t.Fatal(err)
		}
		if _, ok := two.g.ctx.Stack.Top().(*widgets.Question); !ok || two.g.match != nil {
			t.Fatalf("the second program shows %T, its match is %v", two.g.ctx.Stack.Top(), two.g.match)
		}
		two.ticks(3, scenes.Input{Kind: scenes.NavNext})
		two.ticks(3, scenes.Input{Kind: scenes.NavNext})
		two.ticks(3, scenes.Input{Kind: scenes.Accept})
		if two.g.match == nil || two.g.match.id == id {
			t.Fatalf("no copy is played: %+v", two.g.match)
		}
		if one.state() != two.state() {
			t.Error("the copy is another match")
		}
		for _, p := range []*played{one, two} {
			if err := p.g.close(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// Files dropped on the window are imported, bad ones with a sentence.
func TestDroppedFilesAreImported(t *testing.T) {
	graphtest.Do(func() {
		from := start(t, Options{Paths: paths(t)})
		id := begun(t, from)
		data, err := from.g.matches.store.Export(id)
		if err != nil {
			t.Fatal(err)
		}
		p := start(t, Options{Paths: paths(t)})
		p.instant()
		p.g.importDropped(fstest.MapFS{"Friday.ludaxy": {Data: data}})
		p.wait(func() bool { _, ok := p.g.ctx.Stack.Top().(*widgets.Question); return ok })
		p.ticks(3, scenes.Input{Kind: scenes.NavNext})
		p.ticks(3, scenes.Input{Kind: scenes.NavNext})
		p.ticks(3, scenes.Input{Kind: scenes.Accept}) // open it
		if p.g.match == nil || p.g.match.id != id || p.state() != from.saved(t, id) {
			t.Fatalf("the match was not opened: %+v", p.g.match)
		}
		p.g.Title()
		list, err := p.g.matches.store.List()
		if err != nil || len(list) != 1 || list[0].Title != "Friday" {
			t.Errorf("%+v, %v", list, err)
		}
		p.g.importDropped(fstest.MapFS{"notes.txt": {Data: []byte("bread, milk")}, "folder/x": {}, "again.ludaxy": {Data: data}})
		p.wait(func() bool { _, ok := p.g.ctx.Stack.Top().(*widgets.Question); return ok })
		if list, err := p.g.matches.store.List(); err != nil || len(list) != 1 {
			t.Errorf("%+v, %v", list, err)
		}
		for _, p := range []*played{from, p} {
			if err := p.g.close(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// saved is the position of a saved match.
func (p *played) saved(t *testing.T, id string) any {
	t.Helper()
	o, err := p.g.matches.store.Read(id)
	if err != nil {
		t.Fatal(err)
	}
	return o.State
}

// From the title to the list, a match out through the game's own chooser and in
// again.
func TestExportAndImportWithoutADialog(t *testing.T) {
	out := t.TempDir()
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		id := begun(t, p)
		p.g.opts.Record = "a recording has no dialogs"
		p.g.files.folder = out
		p.g.Matches()
		list := p.g.ctx.Stack.Top().(*load.Scene)
		p.wait(list.Settled)
		p.g.exportMatch(id, "a/b: c")
		save, ok := p.g.ctx.Stack.Top().(*load.Browser)
		if !ok {
			t.Fatalf("the chooser is not shown but %T", p.g.ctx.Stack.Top())
		}
		save.UI().Focus("save")
		p.ticks(3, scenes.Input{Kind: scenes.Accept})
		file := filepath.Join(out, "a-b- c.ludaxy")
		p.wait(func() bool { return p.g.files.going == 0 })
		if _, err := os.Stat(file); err != nil {
			t.Fatal(err)
		}
		if err := p.g.matches.store.Discard(id); err != nil {
			t.Fatal(err)
		}
		p.g.importMatch()
		p.wait(func() bool { b, ok := p.g.ctx.Stack.Top().(*load.Browser); return ok && b.UI().Focused() == "list" })
		p.ticks(3, scenes.Input{Kind: scenes.Accept})
		p.wait(func() bool { return p.g.files.going == 0 })
		if l, err := p.g.matches.store.List(); err != nil || len(l) != 1 {
			t.Errorf("imported: %+v, %v", l, err)
		}
		p.wait(list.Settled)
		p.ticks(3, scenes.Input{Kind: scenes.Back})
		if _, ok := p.g.ctx.Stack.Top().(*title.Scene); !ok {
			t.Errorf("Esc leads to %T", p.g.ctx.Stack.Top())
		}
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
	})
}

// Without its program, or without a display, there is no dialog, and that is
// known at once.
func TestNoDialog(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	if _, err := platform.AskFile(context.Background(), platform.FileQuestion{}); !errors.Is(err, platform.ErrNoDialog) {
		t.Errorf("without a display: %v", err)
	}
	t.Setenv("DISPLAY", ":99")
	t.Setenv("PATH", t.TempDir())
	if _, err := platform.AskFile(context.Background(), platform.FileQuestion{}); !errors.Is(err, platform.ErrNoDialog) {
		t.Errorf("without the program: %v", err)
	}
}
