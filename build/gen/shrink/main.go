// Command shrink makes a small JPEG of a PNG for the README: shrink FROM TO WIDTH.
package main

import (
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"os"
	"strconv"

	"golang.org/x/image/draw"
)

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "usage: shrink FROM TO WIDTH")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, "shrink:", err)
		os.Exit(1)
	}
}

func run(from, to, width string) error {
	w, err := strconv.Atoi(width)
	if err != nil || w < 1 {
		return fmt.Errorf("the width is a number of pixels, not %q", width)
	}
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	img, err := png.Decode(in)
	if err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	b := img.Bounds()
	small := image.NewRGBA(image.Rect(0, 0, w, w*b.Dy()/b.Dx()))
	draw.CatmullRom.Scale(small, small.Bounds(), img, b, draw.Src, nil)
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	if err := jpeg.Encode(out, small, &jpeg.Options{Quality: 88}); err != nil {
		return err
	}
	return out.Close()
}
