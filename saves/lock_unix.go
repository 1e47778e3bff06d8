//go:build unix && !solaris && !illumos && !aix

package saves

import (
	"errors"
	"os"
	"syscall"
)

// openLocked opens a file, making it if need be, that no other program has open
// through this function.
func openLocked(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		_ = f.Close() // nothing was written
		if errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, ErrInUse
		}
		return nil, err
	}
	return f, nil
}

// removeLocked removes the file while it is still locked.
func removeLocked(f *os.File, path string) {
	_ = os.Remove(path)
	_ = f.Close()
}
