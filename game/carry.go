package game

import (
	"errors"
	"io/fs"

	"ludaxy/assets/messages"
	"ludaxy/game/platform"
	"ludaxy/saves"
)

// downloadMatch hands a match out as a file, in a browser.
func (g *Game) downloadMatch(id, name string) {
	store := g.matches.store
	g.beside(func() func() {
		data, err := store.Export(id)
		if err != nil {
			return func() { g.tell(g.inWords(err).Error()) }
		}
		file := saves.FileName(name)
		if err := platform.Download(file, data); err != nil {
			return func() {
				g.note("export: " + err.Error())
				g.tell(g.ctx.T(messages.LoadExportFailed, "File", file))
			}
		}
		return func() { g.tell(g.ctx.T(messages.LoadExported, "File", file)) }
	})
}

// uploadMatch takes a file in that the player chooses in the browser's dialog. A browser may never tell that the dialog
// was closed, so it may be opened again at any time.
func (g *Game) uploadMatch() {
	store := g.matches.store
	g.beside(func() func() {
		name, data, err := platform.Upload(g.files.ctx, saves.Extension, saves.MaxFile+1)
		if errors.Is(err, platform.ErrNoChoice) {
			return func() {}
		}
		var in saves.Imported
		if err == nil {
			in, err = store.Import(name, data)
		}
		if err != nil {
			err = &fs.PathError{Op: "import", Path: name, Err: err}
		}
		return func() { g.imported([]saves.Imported{in}, []error{err}) }
	})
}
