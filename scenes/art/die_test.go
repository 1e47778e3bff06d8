package art

import (
	"bytes"
	"math"
	"testing"
)

// shown is the face that looks at the viewer most.
func shown(turn Turn) int {
	m := turn.matrix()
	best, face := -2.0, 0
	for side, number := range faces {
		v := [3]float64{}
		v[side/2] = 1 - 2*float64(side%2)
		if z := turned(&m, vec{v[0], v[1], v[2]}).z; z > best {
			best, face = z, number
		}
	}
	return face
}

func TestDieEndsOnItsFace(t *testing.T) {
	for face := 1; face <= 6; face++ {
		for spin := range 40 {
			for _, end := range []float64{1, 1.5} {
				if got := Tumble(face, spin, end); shown(got) != face || !alike(got, Rest(face)) {
					t.Fatalf("throw %d of a %d ends on %d", spin, face, shown(got))
				}
			}
		}
	}
}

func alike(a, b Turn) bool {
	return math.Abs(math.Abs(a.W*b.W+a.X*b.X+a.Y*b.Y+a.Z*b.Z)-1) < 1e-9
}

func TestDieTumblesAndComesToRest(t *testing.T) {
	seen := map[int]bool{}
	for i := range 50 {
		seen[shown(Tumble(4, 7, float64(i)/50))] = true
	}
	if len(seen) < 4 {
		t.Errorf("a throw shows only %d faces", len(seen))
	}
	step := func(x float64) float64 {
		a, b := Tumble(4, 7, x), Tumble(4, 7, x+0.01)
		return math.Acos(min(math.Abs(a.W*b.W+a.X*b.X+a.Y*b.Y+a.Z*b.Z), 1))
	}
	if step(0.02) < 4*step(0.95) {
		t.Errorf("the die does not slow down: %v, then %v", step(0.02), step(0.95))
	}
}

func TestOppositeFacesAddUpToSeven(t *testing.T) {
	for i := 0; i < 6; i += 2 {
		if faces[i]+faces[i+1] != 7 {
			t.Errorf("%d is opposite %d", faces[i], faces[i+1])
		}
	}
	for n := 1; n <= 6; n++ {
		if len(pips(n)) != n {
			t.Errorf("the %d has %d pips", n, len(pips(n)))
		}
	}
	if pips(0) != nil || pips(9) != nil {
		t.Error("numbers a die does not have show pips")
	}
}

func TestDieFrames(t *testing.T) {
	for face := 1; face <= 6; face++ {
		a := DieFrame(64, IvoryDie(), Rest(face))
		premultiplied(t, "die", a)
		if n := ink(a); n < 64*64/4 || n > 64*64*3/4 {
			t.Errorf("the die covers %d pixels", n)
		}
		if !bytes.Equal(a.Pix, DieFrame(64, IvoryDie(), Rest(face)).Pix) {
			t.Error("two frames differ")
		}
		for other := 1; other < face; other++ {
			if bytes.Equal(a.Pix, DieFrame(64, IvoryDie(), Rest(other)).Pix) {
				t.Errorf("%d and %d look the same", face, other)
			}
		}
		premultiplied(t, "icon", BakeDieIcon(face, 40, SeatDie(face)))
	}
	// a used image is overwritten
	img := DieFrame(64, IvoryDie(), Rest(6))
	DrawDie(img, IvoryDie(), Rest(1))
	if !bytes.Equal(img.Pix, DieFrame(64, IvoryDie(), Rest(1)).Pix) {
		t.Error("the frame before shines through")
	}
}
