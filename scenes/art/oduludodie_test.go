package art

import (
	"bytes"
	"image"
	"math"
	"testing"

	"ludaxy/engine/rules"
)

// likeness is how well the side of a die that a frame shows in front matches
// the picture of a face, -1..1. flip compares with the picture's mirror image.
func likeness(frame *image.RGBA, face int, flip bool) float64 {
	size := float64(frame.Bounds().Dx())
	picture := newCanvas(200, 200, 100, point{X: -1, Y: -1})
	picture.fill(rect(faceBox, 0), OduludoDie().Body)
	picture.face(face)
	// where the die lies tipped: Rest(1) turns nothing but the tip
	tip := Rest(1).matrix()
	var a, b [3][]float64
	for v := -0.62; v <= 0.62; v += 0.04 {
		for u := -0.62; u <= 0.62; u += 0.04 {
			at := turned(&tip, vec{u, v, 1})
			k := size / (2 * dieReach)
			seen := frame.RGBAAt(int(size/2+at.x*k), int(size/2+at.y*k))
			x := u
			if flip {
				x = -u
			}
			want := picture.img.RGBAAt(int((x+1)*100), int((v+1)*100))
			for i, p := range [3][2]uint8{{seen.R, want.R}, {seen.G, want.G}, {seen.B, want.B}} {
				a[i], b[i] = append(a[i], float64(p[0])), append(b[i], float64(p[1]))
			}
		}
	}
	sum := 0.0
	for i := range 3 {
		sum += correlation(a[i], b[i]) / 3
	}
	return sum
}

func correlation(a, b []float64) float64 {
	var ma, mb float64
	for i := range a {
		ma += a[i] / float64(len(a))
		mb += b[i] / float64(len(b))
	}
	var ab, aa, bb float64
	for i := range a {
		ab, aa, bb = ab+(a[i]-ma)*(b[i]-mb), aa+(a[i]-ma)*(a[i]-ma), bb+(b[i]-mb)*(b[i]-mb)
	}
	return ab / math.Sqrt(max(aa*bb, 1e-9))
}

// The picture turned up must be that of the face thrown, upright and not
// mirrored, at rest and at the end of every throw.
func TestOduludoDieShowsItsFace(t *testing.T) {
	for n := rules.FaceEarth; n <= rules.FaceMoon; n++ {
		for _, turn := range []Turn{Rest(n), Tumble(n, 7*n, 1)} {
			frame := DieFrame(200, OduludoDie(), turn)
			own := likeness(frame, n, false)
			if own < 0.8 {
				t.Errorf("face %d looks only %.2f like its picture", n, own)
			}
			for m := rules.FaceEarth; m <= rules.FaceMoon; m++ {
				if other := likeness(frame, m, false); m != n && other > own-0.15 {
					t.Errorf("the die at rest on %d looks like its picture %.2f, like %d %.2f", n, own, m, other)
				}
			}
			if mirror := likeness(frame, n, true); mirror > own-0.01 {
				t.Errorf("face %d may be mirrored: %.2f, mirrored %.2f", n, own, mirror)
			}
		}
	}
}

func TestOduludoDieFrames(t *testing.T) {
	for n := 1; n <= 6; n++ {
		for _, size := range []int{0, 24, 64, 400} {
			img := DieFrame(size, OduludoDie(), Tumble(n, n, 0.4))
			premultiplied(t, "Oduludo die", img)
			if size >= 24 && ink(img) < size*size/4 {
				t.Errorf("at %d pixels the die covers %d", size, ink(img))
			}
		}
		icon := BakeDieIcon(n, 32, OduludoDie())
		premultiplied(t, "icon", icon)
		for m := range n {
			if bytes.Equal(icon.Pix, BakeDieIcon(m, 32, OduludoDie()).Pix) {
				t.Errorf("the icons of %d and %d are the same", n, m)
			}
		}
	}
	if !bytes.Equal(BakeDieIcon(0, 32, OduludoDie()).Pix, BakeDieIcon(7, 32, OduludoDie()).Pix) {
		t.Error("a number that is no face has a picture")
	}
}

func TestWordsAreDrawnAboutTheirMiddle(t *testing.T) {
	for _, text := range []string{"A", "B", "+3", "10", "20"} {
		lo, hi := word(text, 1).bounds()
		if !(hi.X-lo.X > 0.3 && hi.Y-lo.Y > 0.6 && hi.Y-lo.Y < 1.3) || math.Abs(lo.X+hi.X) > 1e-6 || math.Abs(lo.Y+hi.Y) > 1e-6 {
			t.Errorf("%q is drawn from %v to %v", text, lo, hi)
		}
	}
}

func BenchmarkOduludoDie(b *testing.B) {
	for range b.N {
		DieFrame(96, OduludoDie(), Rest(3))
	}
}
