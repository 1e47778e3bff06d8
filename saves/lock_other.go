//go:build !windows && (!unix || solaris || illumos || aix)

package saves

import "os"

// openLocked opens a file, making it if need be. These systems have no lock that
// ends with the program, and one that stays would keep the player out.
func openLocked(path string) (*os.File, error) {
	return os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
}

func removeLocked(f *os.File, path string) {
	_ = os.Remove(path)
	_ = f.Close()
}
