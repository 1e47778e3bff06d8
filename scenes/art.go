package scenes

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Art keeps the pictures that were baked for the present size and theme.
type Art struct {
	images map[artKey]*ebiten.Image
	values map[string]any
	later  later
}

type artKey struct {
	name string
	w, h int
}

// NewArt returns an empty cache.
func NewArt() *Art {
	a := &Art{}
	a.Forget()
	return a
}

// Forget drops everything; trees made before keep what they hold.
func (a *Art) Forget() {
	a.later.forget()
	a.images = map[artKey]*ebiten.Image{}
	a.values = map[string]any{}
}

// Image returns the picture of a name and size in physical pixels, baking it at first use; nil if bake gives nil.
func (a *Art) Image(name string, w, h int, bake func(w, h int) image.Image) *ebiten.Image {
	key := artKey{name, w, h}
	img, ok := a.images[key]
	if !ok {
		if src := bake(w, h); src != nil && !src.Bounds().Empty() {
			img = ebiten.NewImageFromImage(src)
		}
		a.images[key] = img
	}
	return img
}

// Value returns whatever belongs to the present size and theme under a name, making it at first use.
func Value[T any](a *Art, name string, make func() T) T {
	if v, ok := a.values[name].(T); ok {
		return v
	}
	v := make()
	a.values[name] = v
	return v
}
