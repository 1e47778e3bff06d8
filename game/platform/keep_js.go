package platform

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall/js"
)

// storage is the browser's, nil where the page may not use it.
func storage() (s js.Value, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the browser keeps nothing: %v", r)
		}
	}()
	s = js.Global().Get("localStorage")
	if s.Type() != js.TypeObject {
		return s, fmt.Errorf("the browser keeps nothing")
	}
	return s, nil
}

// Read returns what was kept under a path; an error that wraps fs.ErrNotExist
// says that nothing was.
func Read(path string) ([]byte, error) {
	s, err := storage()
	if err != nil {
		return nil, err
	}
	v := s.Call("getItem", path)
	if v.Type() != js.TypeString {
		return nil, &fs.PathError{Op: "read", Path: path, Err: fs.ErrNotExist}
	}
	return []byte(v.String()), nil
}

// Keep stores a small text; a browser that is full or forbids it is an error.
func Keep(path string, data []byte) (err error) {
	s, err := storage()
	if err != nil {
		return err
	}
	defer func() {
		if r := recover(); r != nil { // the quota is used up
			err = fmt.Errorf("the browser keeps no more: %v", r)
		}
	}()
	s.Call("setItem", path, string(data))
	return nil
}

// SetAside keeps what cannot be used under another name, which it returns.
func SetAside(path string) (aside string, err error) {
	aside = path + ".broken"
	if data, err := Read(path); err == nil {
		if err := Keep(aside, data); err != nil {
			return "", errors.Join(err, Forget(path))
		}
	}
	return aside, Forget(path)
}

// Forget removes what was kept; that there is nothing is no error.
func Forget(path string) error {
	s, err := storage()
	if err != nil {
		return err
	}
	s.Call("removeItem", path)
	return nil
}
