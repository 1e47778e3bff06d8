// Command icons draws the game's icon in every size that desktops ask for: icons
// DIR makes DIR/hicolor/SIZExSIZE/apps/ludaxy.png, as Linux lays icons out. For
// Windows and macOS the packages take the same files.
package main

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"

	"ludaxy/scenes/art"
)

// sizes are those of the icon theme specification and of macOS.
var sizes = []int{16, 22, 24, 32, 48, 64, 96, 128, 256, 512, 1024}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: icons DIR")
		os.Exit(2)
	}
	for _, size := range sizes {
		if err := write(os.Args[1], size); err != nil {
			fmt.Fprintln(os.Stderr, "icons:", err)
			os.Exit(1)
		}
	}
}

func write(dir string, size int) error {
	path := filepath.Join(dir, "hicolor", fmt.Sprintf("%dx%d", size, size), "apps", "ludaxy.png")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(f, art.BakeAppIcon(size)); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return f.Close()
}
