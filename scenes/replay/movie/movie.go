// Package movie makes animated GIFs of pictures that follow each other: a
// palette for all of them, and of each picture only what has changed. It knows
// nothing of what is in the pictures and may be used by any goroutine.
package movie

import (
	"errors"
	"image"
	"image/color"
	"image/gif"
	"io"
)

// Movie is a film being made. Sample comes first, then Add for every picture in
// order, then Encode.
type Movie struct {
	w, h    int
	counts  map[uint32]int // of the samples' colours, 5 bits a channel
	palette color.Palette
	nearest []int16 // by 6 bits a channel, -1 where it was not asked for yet
	shown   []uint8 // indices of the last picture
	now     []uint8
	out     gif.GIF
}

// clear is the index of what stays as it was.
const clear = 255

// New returns an empty film of w by h pixels.
func New(w, h int) *Movie {
	return &Movie{w: w, h: h, counts: map[uint32]int{}, now: make([]uint8, w*h)}
}

// Sample has the colours of a picture taken into account: four bytes a pixel,
// red, green, blue and one that is ignored, line by line from the top.
func (m *Movie) Sample(pix []byte) {
	for i := 0; i+3 < len(pix); i += 4 {
		m.counts[uint32(pix[i]>>3)<<10|uint32(pix[i+1]>>3)<<5|uint32(pix[i+2]>>3)]++
	}
}

// spread is the pattern by which colours between two of the palette are mixed.
// It is the same for every picture, so that what stands still stays the same.
var spread = [4][4]int{{-4, 0, -3, 1}, {2, -2, 3, -1}, {-3, 1, -4, 0}, {3, -1, 2, -2}}

// Add appends a picture that is shown for some hundredths of a second.
func (m *Movie) Add(pix []byte, hundredths int) error {
	if len(pix) < 4*m.w*m.h {
		return errors.New("the picture is smaller than the film")
	}
	if m.palette == nil {
		m.palette = append(paletteOf(m.counts, clear), color.RGBA{})
		m.nearest = make([]int16, 1<<18)
		for i := range m.nearest {
			m.nearest[i] = -1
		}
	}
	for y := range m.h {
		for x := range m.w {
			i := y*m.w + x
			d := spread[y&3][x&3]
			m.now[i] = m.index(mixed(pix[4*i], d), mixed(pix[4*i+1], d), mixed(pix[4*i+2], d))
		}
	}
	m.push(hundredths)
	return nil
}

func mixed(v byte, d int) uint8 { return uint8(min(max(int(v)+d, 0), 255)) }

// index is the colour of the palette nearest to one.
func (m *Movie) index(r, g, b uint8) uint8 {
	key := uint32(r>>2)<<12 | uint32(g>>2)<<6 | uint32(b>>2)
	if n := m.nearest[key]; n >= 0 {
		return uint8(n)
	}
	best, least := 0, 1<<30
	for i, c := range m.palette[:len(m.palette)-1] {
		p := c.(color.RGBA)
		dr, dg, db := int(r)-int(p.R), int(g)-int(p.G), int(b)-int(p.B)
		if d := 3*dr*dr + 6*dg*dg + db*db; d < least {
			best, least = i, d
		}
	}
	m.nearest[key] = int16(best)
	return uint8(best)
}

// push appends what differs from the last picture; if nothing does, that one is
// shown for longer.
func (m *Movie) push(hundredths int) {
	box := m.changed()
	if box.Empty() {
		m.out.Delay[len(m.out.Delay)-1] += hundredths
		return
	}
	p := image.NewPaletted(box, m.palette)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := p.Pix[(y-box.Min.Y)*p.Stride:]
		for x := box.Min.X; x < box.Max.X; x++ {
			i := y*m.w + x
			row[x-box.Min.X] = m.now[i]
			if m.shown != nil && m.shown[i] == m.now[i] {
				row[x-box.Min.X] = uint8(len(m.palette) - 1)
			}
		}
	}
	m.out.Image = append(m.out.Image, p)
	m.out.Delay = append(m.out.Delay, hundredths)
	m.out.Disposal = append(m.out.Disposal, gif.DisposalNone)
	if m.shown == nil {
		m.shown = make([]uint8, len(m.now))
	}
	copy(m.shown, m.now)
}

// changed is the rectangle outside of which nothing has changed.
func (m *Movie) changed() image.Rectangle {
	if m.shown == nil {
		return image.Rect(0, 0, m.w, m.h)
	}
	box := image.Rectangle{}
	for y := range m.h {
		row, was := m.now[y*m.w:(y+1)*m.w], m.shown[y*m.w:(y+1)*m.w]
		x0, x1 := 0, m.w
		for x0 < x1 && row[x0] == was[x0] {
			x0++
		}
		for x1 > x0 && row[x1-1] == was[x1-1] {
			x1--
		}
		if x0 < x1 {
			box = box.Union(image.Rect(x0, y, x1, y+1))
		}
	}
	return box
}

// Len is how many pictures there are; those that were alike count once.
func (m *Movie) Len() int { return len(m.out.Image) }

// Encode writes the film, which repeats for ever.
func (m *Movie) Encode(w io.Writer) error {
	if len(m.out.Image) == 0 {
		return errors.New("the film has no pictures")
	}
	m.out.Config = image.Config{ColorModel: m.palette, Width: m.w, Height: m.h}
	return gif.EncodeAll(w, &m.out)
}
