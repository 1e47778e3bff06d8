// Command artpreview writes sheets of everything package art draws, as PNG
// files to look at.
//
//	go run ./build/gen/artpreview -out DIR [-only NAME]
package main

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"time"
)

func main() {
	out := flag.String("out", "preview", "the `folder` to write to")
	only := flag.String("only", "", "write only sheets whose name contains this `text`")
	flag.Parse()
	if err := run(*out, *only); err != nil {
		fmt.Fprintln(os.Stderr, "artpreview:", err)
		os.Exit(1)
	}
}

func run(out, only string) error {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, s := range sheets {
		if !strings.Contains(s.name, only) {
			continue
		}
		start := time.Now()
		img := s.draw()
		fmt.Printf("%-24s %5d x %-5d %v\n", s.name, img.Bounds().Dx(), img.Bounds().Dy(), time.Since(start).Round(time.Millisecond))
		if err := write(filepath.Join(out, s.name+".png"), img); err != nil {
			return err
		}
	}
	return nil
}

func write(name string, img image.Image) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	err = png.Encode(f, img)
	if e := f.Close(); err == nil {
		err = e
	}
	return err
}
