package saves

import (
	"errors"
	"os"
	"syscall"
)

const sharingViolation = syscall.Errno(32)

// openLocked opens a file, making it if need be, that no other program can open
// meanwhile.
func openLocked(path string) (*os.File, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil,
		syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, ErrInUse
	}
	if err != nil {
		return nil, &os.PathError{Op: "open", Path: path, Err: err}
	}
	return os.NewFile(uintptr(h), path), nil
}

// removeLocked removes the file, which Windows allows once it is closed.
func removeLocked(f *os.File, path string) {
	_ = f.Close()
	_ = os.Remove(path)
}
