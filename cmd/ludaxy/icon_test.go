//go:build linux

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// TestWindowHasItsIcon looks at the window as a desktop does.
func TestWindowHasItsIcon(t *testing.T) {
	dir := t.TempDir()
	session := filepath.Join(dir, "session.txt")
	if err := os.WriteFile(session, []byte("ludaxy-input 1\nsize 960 600 1\nseed \"icon\"\n3600 quit\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	x, err := xgb.NewConn()
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	atom, err := xproto.InternAtom(x, false, 12, "_NET_WM_ICON").Reply()
	if err != nil {
		t.Fatal(err)
	}
	cmd := program(t, nil, "-save-dir", dir, "-size", "960x600", "-replay", session)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		_ = cmd.Process.Kill() // what there is to see was seen
		_ = cmd.Wait()
	}()
	root := xproto.Setup(x).DefaultScreen(x).Root
	for until := time.Now().Add(time.Minute); time.Now().Before(until); time.Sleep(100 * time.Millisecond) {
		if w, ok := windowOf(x, root, "Ludaxy"); ok {
			icon, err := xproto.GetProperty(x, false, w, atom.Atom, xproto.GetPropertyTypeAny, 0, 1<<20).Reply()
			// Each picture is its width, its height, and a number of 32 bits a pixel.
			if err == nil && icon.ValueLen > 128*128 {
				return
			}
		}
	}
	t.Error("the window has no icon")
}

// windowOf finds the window of a class at or below another.
func windowOf(x *xgb.Conn, w xproto.Window, class string) (xproto.Window, bool) {
	p, err := xproto.GetProperty(x, false, w, xproto.AtomWmClass, xproto.AtomString, 0, 100).Reply()
	if err == nil && bytes.Contains(p.Value, []byte(class)) {
		return w, true
	}
	tree, err := xproto.QueryTree(x, w).Reply()
	if err != nil {
		return 0, false
	}
	for _, below := range tree.Children {
		if found, ok := windowOf(x, below, class); ok {
			return found, true
		}
	}
	return 0, false
}
