package platform

import (
	"context"
	"errors"
	"fmt"

	"github.com/sqweek/dialog"
)

// AskFile shows the system's dialog for choosing a file and returns the path
// chosen. It waits for the player, so it is called beside the frames. The error
// is ErrNoChoice or wraps ErrNoDialog.
func AskFile(_ context.Context, q FileQuestion) (path string, err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("%w: %v", ErrNoDialog, v)
		}
	}()
	b := dialog.File().Title(q.Title).SetStartDir(q.Folder).Filter(q.What, "ludaxy")
	choose := b.Load
	if q.Save {
		choose = b.SetStartFile(q.File).Save
	}
	path, err = choose()
	switch {
	case errors.Is(err, dialog.ErrCancelled):
		return "", ErrNoChoice
	case err != nil:
		return "", fmt.Errorf("%w: %w", ErrNoDialog, err)
	}
	return path, nil
}
