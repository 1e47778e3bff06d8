//go:build !js && !windows

package platform

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

// dialogProgram is the program that shows the dialog; it stands beside the game.
const dialogProgram = "ludaxy-dialog"

// AskFile shows the system's dialog for choosing a file and returns the path
// chosen. It waits for the player, so it is called beside the frames; ending the
// context closes the dialog. The error is ErrNoChoice or wraps ErrNoDialog.
func AskFile(ctx context.Context, q FileQuestion) (string, error) {
	path, err := findDialog()
	if err != nil {
		return "", err
	}
	kind := "open"
	if q.Save {
		kind = "save"
	}
	out, err := exec.CommandContext(ctx, path, kind, q.Title, q.Folder, q.File, q.What).Output()
	var ended *exec.ExitError
	switch {
	case ctx.Err() != nil, errors.As(err, &ended) && ended.ExitCode() == 1:
		return "", ErrNoChoice
	case err != nil: // not there, without GTK, or without a display
		return "", fmt.Errorf("%w: %w", ErrNoDialog, err)
	}
	chosen, _ := strings.CutSuffix(string(out), "\n")
	if chosen == "" {
		return "", ErrNoChoice
	}
	return chosen, nil
}

// findDialog finds the program: beside this one, or on the path.
func findDialog() (string, error) {
	if runtime.GOOS != "darwin" && os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return "", ErrNoDialog
	}
	if self, err := os.Executable(); err == nil {
		beside := filepath.Join(filepath.Dir(self), dialogProgram)
		if info, err := os.Stat(beside); err == nil && info.Mode().IsRegular() {
			return beside, nil
		}
	}
	path, err := exec.LookPath(dialogProgram)
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrNoDialog, err)
	}
	return path, nil
}
