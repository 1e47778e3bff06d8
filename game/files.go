package game

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"github.com/adrg/xdg"
	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/assets/messages"
	"ludaxy/game/platform"
	"ludaxy/saves"
	"ludaxy/scenes/load"
	"ludaxy/scenes/widgets"
)

// traffic is what goes on beside the frames with match files: dialogs that wait
// for the player, files that are read and written.
type traffic struct {
	ctx    context.Context // ended when the game ends
	end    context.CancelFunc
	asking bool   // a dialog is open
	going  int    // pieces of work under way
	folder string // where the player chose a file last

	mu   sync.Mutex
	done []func() // to be called in the next update
}

// beside does work beside the frames; what it returns is done in an update.
func (g *Game) beside(work func() (then func())) {
	if g.files.ctx == nil {
		g.files.ctx, g.files.end = context.WithCancel(context.Background())
	}
	g.files.going++
	go func() {
		then := func() {}
		defer func() {
			if r := recover(); r != nil {
				g.report(caught("working on files", r))
			}
			g.files.mu.Lock()
			g.files.done = append(g.files.done, then)
			g.files.mu.Unlock()
		}()
		then = work()
	}()
}

// settleFiles does what finished work returned, and takes in the files that were
// dropped on the window.
func (g *Game) settleFiles() {
	g.files.mu.Lock()
	done := g.files.done
	g.files.done = nil
	g.files.mu.Unlock()
	for _, then := range done {
		g.files.going--
		then()
	}
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		g.importDropped(dropped)
	}
}

// closeFiles ends a dialog that is still open.
func (g *Game) closeFiles() {
	if g.files.end != nil {
		g.files.end()
	}
}

// askFile has the player choose a file: in the system's dialog, or in the game's
// own chooser where there is none. Nothing waits for it.
func (g *Game) askFile(q platform.FileQuestion, then func(path string)) {
	if g.files.asking {
		g.tell(g.ctx.T(messages.LoadBusy))
		return
	}
	chosen := func(path string) {
		g.files.folder = filepath.Dir(path)
		then(path)
	}
	q.Folder = g.startFolder()
	if g.repeatable() { // a dialog is no part of a recording
		g.browse(q, chosen)
		return
	}
	g.files.asking = true
	g.beside(func() func() {
		path, err := platform.AskFile(g.files.ctx, q)
		return func() {
			g.files.asking = false
			switch {
			case err == nil:
				chosen(path)
			case !errors.Is(err, platform.ErrNoChoice):
				g.browse(q, chosen)
			}
		}
	})
}

// browse shows the game's own chooser of files.
func (g *Game) browse(q platform.FileQuestion, then func(path string)) {
	if q.Save {
		g.ctx.Stack.Push(load.NewSave(q.Folder, q.File, then))
		return
	}
	g.ctx.Stack.Push(load.NewOpen(q.Folder, then))
}

// startFolder is where choosing a file begins: where the last one was, or the
// player's documents.
func (g *Game) startFolder() string {
	home, _ := os.UserHomeDir()
	for _, dir := range []string{g.files.folder, xdg.UserDirs.Documents, home} {
		if info, err := os.Stat(dir); dir != "" && err == nil && info.IsDir() {
			return dir
		}
	}
	return string(filepath.Separator)
}

// exportMatch asks where a match is to go and writes it there.
func (g *Game) exportMatch(id, name string) {
	if g.ctx.Browser {
		g.downloadMatch(id, name)
		return
	}
	q := platform.FileQuestion{Save: true, Title: g.ctx.T(messages.BrowseSave), File: saves.FileName(name), What: g.ctx.T(messages.BrowseWhat)}
	store := g.matches.store
	g.askFile(q, func(path string) {
		if filepath.Ext(path) != saves.Extension {
			path += saves.Extension
		}
		g.beside(func() func() {
			data, err := store.Export(id)
			if err != nil {
				return func() { g.tell(g.inWords(err).Error()) }
			}
			if err := saves.WriteFile(path, data); err != nil {
				return func() {
					g.note("export: " + err.Error())
					g.tell(g.ctx.T(messages.LoadExportFailed, "File", platform.Short(path)))
				}
			}
			return func() { g.tell(g.ctx.T(messages.LoadExported, "File", platform.Short(path))) }
		})
	})
}

// importMatch asks which file is to be taken in, and takes it in.
func (g *Game) importMatch() {
	if g.ctx.Browser {
		g.uploadMatch()
		return
	}
	q := platform.FileQuestion{Title: g.ctx.T(messages.BrowseOpen), What: g.ctx.T(messages.BrowseWhat)}
	store := g.matches.store
	g.askFile(q, func(path string) {
		g.beside(func() func() {
			in, err := store.ImportFile(path)
			return func() { g.imported([]saves.Imported{in}, []error{err}) }
		})
	})
}

// maxDropped is how many files are taken in that are dropped at once.
const maxDropped = 100

// importDropped takes in files that were dropped on the window.
func (g *Game) importDropped(dropped fs.FS) {
	store := g.matches.store
	if store == nil {
		if g.storeErr != nil {
			g.tell(g.inWords(g.storeErr).Error())
		}
		return
	}
	g.beside(func() func() {
		var list []saves.Imported
		var errs []error
		names, err := fs.ReadDir(dropped, ".")
		if err != nil {
			errs = append(errs, err)
			list = append(list, saves.Imported{})
		}
		for _, entry := range names[:min(len(names), maxDropped)] {
			in, err := importOne(store, dropped, entry.Name())
			list, errs = append(list, in), append(errs, err)
		}
		return func() { g.imported(list, errs) }
	})
}

// importOne takes in one of the dropped files.
func importOne(store *saves.Store, dropped fs.FS, name string) (in saves.Imported, err error) {
	data, err := readDropped(dropped, name)
	if err == nil {
		in, err = store.Import(name, data)
	}
	if err != nil {
		return in, &fs.PathError{Op: "import", Path: name, Err: err}
	}
	return in, nil
}

func readDropped(dropped fs.FS, name string) ([]byte, error) {
	f, err := dropped.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }() // it is only read
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return nil, saves.ErrHeader
	}
	return io.ReadAll(io.LimitReader(f, saves.MaxFile+1))
}

// imported says what became of files that were to be taken in, and offers to
// open one that was.
func (g *Game) imported(list []saves.Imported, errs []error) {
	g.matches.forget()
	text, id, fine := "", "", 0
	for i, in := range list {
		if err := errs[i]; err != nil {
			g.note("import: " + err.Error())
			if text == "" {
				text = g.inWords(err).Error()
			}
			continue
		}
		fine++
		id = in.ID
	}
	if fine == 0 {
		g.tell(text)
		return
	}
	found := g.ctx.T(messages.LoadImportedCount, "Count", fine)
	if fine == 1 && len(list) == 1 && list[0].Already {
		found = g.ctx.T(messages.LoadAlready)
	}
	if text != "" {
		found += "\n" + text
	}
	if l, ok := g.ctx.Stack.Top().(*load.Scene); ok {
		l.Reload(id)
		l.Say(found)
		return
	}
	answers := []widgets.Answer{{Text: g.ctx.T(messages.LoadImportedLater)}}
	if fine == 1 {
		answers = append([]widgets.Answer{{Text: g.ctx.T(messages.LoadImportedOpen), Do: func() { g.openSaved(id) }}}, answers...)
	}
	widgets.Ask(g.ctx, g.ctx.T(messages.LoadImportedTitle), found, answers...)
}

// openSaved shows the table of a saved match in place of what there is, with a
// question if moves would be lost.
func (g *Game) openSaved(id string) {
	open := func() {
		if err := g.openMatch(g.matches.store, id); err != nil {
			g.tell(g.inWords(err).Error())
		}
	}
	if !g.unsaved() {
		open()
		return
	}
	widgets.Ask(g.ctx, g.ctx.T(messages.LeaveTitle), g.ctx.T(messages.LeaveText),
		widgets.Answer{Text: g.ctx.T(messages.LeaveYes), Do: open},
		widgets.Answer{Text: g.ctx.T(messages.LeaveNo)})
}

// openMatch shows the table of a saved match. One that another program plays is
// offered as a copy.
func (g *Game) openMatch(store *saves.Store, id string) error {
	err := g.resume(store, id)
	if !errors.Is(err, saves.ErrInUse) {
		return err
	}
	if g.ctx.Stack.Len() == 0 {
		g.Title()
	}
	t := g.ctx.T
	widgets.Ask(g.ctx, t(messages.LoadInUseTitle), t(messages.LoadInUseText),
		widgets.Answer{Text: t(messages.LoadInUseCopy), Do: func() { g.openCopy(store, id) }},
		widgets.Answer{Text: t(messages.LoadInUseNo)})
	return nil
}

// openCopy goes on with a copy of a match.
func (g *Game) openCopy(store *saves.Store, id string) {
	copied, err := store.Duplicate(id)
	if err == nil {
		err = g.resume(store, copied)
	}
	if err != nil {
		g.tell(g.inWords(err).Error())
	}
}

// tell shows a sentence over whatever there is.
func (g *Game) tell(text string) {
	if l, ok := g.ctx.Stack.Top().(*load.Scene); ok {
		l.Say(text)
		return
	}
	widgets.Ask(g.ctx, g.ctx.T(messages.AppName), text, widgets.Answer{Text: g.ctx.T(messages.CommonOK)})
}

// watchSaved shows a saved match again, over the list.
func (g *Game) watchSaved(store *saves.Store, id string) error {
	o, err := store.Read(id)
	if err != nil {
		return err
	}
	g.watch(o.Match, o.Rules, o.Entries, nil)
	return nil
}

// Matches shows the list of the saved matches over what there is.
func (g *Game) Matches() {
	store := g.matches.store
	if store == nil {
		if g.storeErr != nil {
			g.tell(g.inWords(g.storeErr).Error())
		}
		return
	}
	var list *load.Scene
	list = load.New(store, store.Trash(), load.Actions{
		Folder:  platform.Short(store.Dir()),
		Open:    func(id string) error { return g.openMatch(store, id) },
		Replay:  func(id string) error { return g.watchSaved(store, id) },
		Export:  g.exportMatch,
		Import:  g.importMatch,
		Explain: func(err error) string { return g.inWords(err).Error() },
		Back: func() {
			g.matches.forget() // what is there to go on with may be another match now
			g.ctx.Stack.Remove(list)
		},
	})
	g.ctx.Stack.Push(list)
}
