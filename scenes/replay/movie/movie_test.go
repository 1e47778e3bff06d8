package movie

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"testing"
)

// scene is a picture with soft colours and a ball somewhere.
func scene(w, h, at int) []byte {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			img.SetRGBA(x, y, color.RGBA{uint8(20 + x*60/w), uint8(10 + y*50/h), uint8(60 + (x+y)*80/(w+h)), 255})
			if dx, dy := x-at, y-h/2; dx*dx+dy*dy < 64 {
				img.SetRGBA(x, y, color.RGBA{236, 43, 64, 255})
			}
		}
	}
	return img.Pix
}

func TestFilmShowsThePictures(t *testing.T) {
	const w, h, n = 120, 80, 12
	m := New(w, h)
	m.Sample(scene(w, h, 20))
	m.Sample(scene(w, h, 90))
	for i := range n {
		if err := m.Add(scene(w, h, 20+6*i), 8); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Add(scene(w, h, 20+6*(n-1)), 50); err != nil {
		t.Fatal(err)
	}
	if m.Len() != n {
		t.Errorf("%d pictures, want %d", m.Len(), n)
	}
	var out bytes.Buffer
	if err := m.Encode(&out); err != nil {
		t.Fatal(err)
	}
	film, err := gif.DecodeAll(&out)
	if err != nil {
		t.Fatal(err)
	}
	if film.Delay[n-1] != 58 || film.LoopCount != 0 {
		t.Errorf("the last picture is shown for %d, repeated %d", film.Delay[n-1], film.LoopCount)
	}
	canvas := image.NewRGBA(image.Rect(0, 0, w, h))
	for i, frame := range film.Image {
		if i > 0 && frame.Bounds().Dx() > 40 {
			t.Errorf("picture %d is %v although only the ball moved", i, frame.Bounds())
		}
		draw.Draw(canvas, frame.Bounds(), frame, frame.Bounds().Min, draw.Over)
		want := scene(w, h, 20+6*i)
		worst := 0
		for j := range want {
			if d := int(canvas.Pix[j]) - int(want[j]); j%4 != 3 {
				worst = max(worst, d, -d)
			}
		}
		if worst > 24 {
			t.Errorf("picture %d is off by up to %d", i, worst)
		}
	}
}

func TestFilmOfManyColours(t *testing.T) {
	m := New(64, 64)
	pix := make([]byte, 4*64*64)
	for i := range 64 * 64 {
		pix[4*i], pix[4*i+1], pix[4*i+2] = byte(i), byte(i>>4), byte(i*7)
	}
	m.Sample(pix)
	if err := m.Add(pix, 10); err != nil {
		t.Fatal(err)
	}
	if n := len(m.palette); n > 256 {
		t.Errorf("%d colours", n)
	}
	if err := m.Encode(&bytes.Buffer{}); err != nil {
		t.Error(err)
	}
}

func TestFilmRefuses(t *testing.T) {
	m := New(8, 8)
	if err := m.Encode(&bytes.Buffer{}); err == nil {
		t.Error("a film without pictures was written")
	}
	if err := m.Add(make([]byte, 16), 8); err == nil {
		t.Error("a picture of another size was taken")
	}
}
