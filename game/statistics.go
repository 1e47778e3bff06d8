package game

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/adrg/xdg"

	"ludaxy/engine/record"
	"ludaxy/game/platform"
	"ludaxy/saves"
	"ludaxy/scenes/statistics"
)

// Statistics shows how often everybody has won over what there is.
func (g *Game) Statistics() {
	g.ctx.Stack.Push(statistics.New(books{g.matches.store, g.opts.Paths.Saves}, g.repeatable()))
}

// books is the folder of matches as a source of statistics.
type books struct {
	store *saves.Store // nil: nothing is saved
	dir   string
}

// Records implements [statistics.Source].
func (b books) Records(ctx context.Context, tell func(done, total int)) ([]*record.Match, error) {
	if b.store == nil {
		return nil, nil
	}
	return b.store.Records(ctx, tell)
}

// Delete implements [statistics.Source].
func (b books) Delete() error {
	if b.store == nil {
		return nil
	}
	return b.store.DeleteRecords()
}

// Export implements [statistics.Source]: the table goes to the player's
// documents, or where there are none beside the matches. An older table stays.
func (b books) Export(table []byte) (string, error) {
	dir := b.dir
	// A folder of matches named on the command line keeps all that belongs to it.
	if dir == platform.DefaultPaths().Saves {
		if info, err := os.Stat(xdg.UserDirs.Documents); err == nil && info.IsDir() {
			dir = xdg.UserDirs.Documents
		}
	}
	if dir == "" {
		return "", kept(errNoFolder)
	}
	for n := 1; ; n++ {
		name := "ludaxy.csv"
		if n > 1 {
			name = fmt.Sprintf("ludaxy-%d.csv", n)
		}
		path := filepath.Join(dir, name)
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, os.ErrExist) && n < 1000 {
			continue
		}
		if err != nil {
			return "", kept(err)
		}
		_, err = f.Write(table)
		return platform.Short(path), kept(errors.Join(err, f.Close()))
	}
}
