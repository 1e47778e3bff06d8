//go:build !js

package platform

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/google/renameio/v2/maybe"
)

// Read returns what was kept under a path; an error that wraps fs.ErrNotExist
// says that nothing was.
func Read(path string) ([]byte, error) { return os.ReadFile(path) }

// Keep writes a small file whole: a crash leaves the old one or the new one. It
// makes the folder if it is missing.
func Keep(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	return maybe.WriteFile(path, data, 0o600)
}

// SetAside renames a file that cannot be used, so that it is not overwritten, and returns its new name: one that no
// other file has.
func SetAside(path string) (aside string, err error) {
	for n := 1; ; n++ {
		aside = path + ".broken"
		if n > 1 {
			aside += fmt.Sprint("-", n)
		}
		if _, err := os.Lstat(aside); os.IsNotExist(err) || n == 100 {
			return aside, os.Rename(path, aside)
		}
	}
}

// Forget removes what was kept; that there is nothing is no error.
func Forget(path string) error {
	if err := os.Remove(path); err != nil && !os.IsNotExist(err) {
		return err
	}
	return nil
}
