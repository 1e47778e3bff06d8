package saves

import (
	"errors"
	"io"
	"os"
)

// ErrLink is wrapped by the error of a name in the folder that is a link: it may
// lead anywhere, so it is not followed.
var ErrLink = errors.New("this is a link, and links are not followed")

// errNoFile is the error of a name that is a folder, a pipe or the like.
var errNoFile = errors.New("this is no file")

// openRegular opens a file to read it, if it is one: a link may lead anywhere,
// and a pipe would never answer.
func openRegular(path string) (*os.File, os.FileInfo, error) {
	info, err := os.Lstat(path)
	switch {
	case err != nil:
		return nil, nil, err
	case info.Mode()&os.ModeSymlink != 0:
		return nil, nil, &os.PathError{Op: "open", Path: path, Err: ErrLink}
	case !info.Mode().IsRegular():
		return nil, nil, &os.PathError{Op: "open", Path: path, Err: errNoFile}
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	opened, err := f.Stat()
	if err == nil && !os.SameFile(info, opened) { // put there in between
		err = &os.PathError{Op: "open", Path: path, Err: errNoFile}
	}
	if err != nil {
		return nil, nil, errors.Join(err, f.Close())
	}
	return f, opened, nil
}

// ReadFile reads a file that may be a match, wherever it is: no more of it than
// a match file may have, and a byte, by which Decode knows.
func ReadFile(path string) ([]byte, error) {
	f, _, err := openRegular(path)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(f, MaxFile+1))
	return data, errors.Join(err, f.Close())
}
