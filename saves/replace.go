package saves

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"time"
)

// tempPattern names files that are being written.
const tempPattern = ".ludaxy-new-*"

// replaceFile writes a file whole: a crash leaves the old one or the new one.
// With create set an existing file is an error that wraps fs.ErrExist.
func replaceFile(path string, data []byte, create bool) (err error) {
	dir := filepath.Dir(path)
	f, err := os.CreateTemp(dir, tempPattern)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name()) // the error to tell is the first one
		}
	}()
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if closing := f.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return err
	}
	if _, missing := os.Lstat(path); create && missing == nil {
		return &os.PathError{Op: "create", Path: path, Err: fs.ErrExist}
	}
	if err = os.Rename(f.Name(), path); err != nil {
		return err
	}
	return syncDir(dir)
}

// syncDir waits until the disk has the names in a folder. Windows does that by
// itself and has no call for it.
func syncDir(dir string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	err = d.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, errors.ErrUnsupported) {
		err = nil // a file system that cannot, such as some of the network
	}
	return errors.Join(err, d.Close())
}

// sweep removes what programs that were killed left a day ago or more: files
// half written, and keys whose match was never made. What cannot be removed
// stays.
func sweep(dir string) {
	old := func(path string) bool {
		info, err := os.Lstat(path)
		return err == nil && info.Mode().IsRegular() && time.Since(info.ModTime()) > 24*time.Hour
	}
	names, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, entry := range names {
		path := filepath.Join(dir, entry.Name())
		if half, err := filepath.Match(tempPattern, entry.Name()); err == nil && half && old(path) {
			_ = os.Remove(path)
		}
		id, isKey := strings.CutSuffix(entry.Name(), keyExt)
		if !isKey || !old(path) {
			continue
		}
		if _, err := os.Lstat(filepath.Join(dir, id+Extension)); !errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if k, err := takeKey(path); err == nil {
			k.release(true)
		}
	}
}
