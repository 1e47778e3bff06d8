// Command zip packs a folder so that the same files make the same bytes: zip
// FILE DIR SECONDS packs what is in DIR, sorted by name, with one time for all,
// in seconds since 1970.
package main

import (
	"archive/zip"
	"compress/flate"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "usage: zip FILE DIR SECONDS")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, "zip:", err)
		os.Exit(1)
	}
}

func run(to, dir, seconds string) error {
	n, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return fmt.Errorf("the time is a number of seconds: %w", err)
	}
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	w := zip.NewWriter(out)
	w.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestCompression) })
	// WalkDir goes in the order of names.
	err = filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		return add(w, dir, path, time.Unix(n, 0).UTC())
	})
	if err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return out.Close()
}

func add(w *zip.Writer, dir, path string, when time.Time) error {
	name, err := filepath.Rel(dir, path)
	if err != nil {
		return err
	}
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	h := &zip.FileHeader{Name: filepath.ToSlash(name), Method: zip.Deflate, Modified: when}
	h.SetMode(info.Mode())
	part, err := w.CreateHeader(h)
	if err != nil {
		return err
	}
	in, err := os.Open(path)
	if err != nil {
		return err
	}
	defer in.Close()
	_, err = io.Copy(part, in)
	return err
}
