package art

import (
	"math"
	"testing"

	"ludaxy/scenes/layout"
)

// covered is the area a path covers on a fine canvas, in square units.
func covered(p *path) float64 {
	c := over(layout.Rect{X: -2, Y: -2, W: 4, H: 4}, 50)
	m := c.cover(p, 0, 0, 0)
	sum := 0
	for _, v := range m.pix {
		sum += int(v)
	}
	return float64(sum) / 255 / 2500
}

func TestPathsCoverTheirArea(t *testing.T) {
	square := rect(layout.Rect{X: -1, Y: -1, W: 2, H: 2}, 0)
	for name, tc := range map[string]struct {
		p    *path
		want float64
	}{
		"circle":           {circle(0, 0, 1), math.Pi},
		"ring":             {ring(0, 0, 1, 0.5), math.Pi * 0.75},
		"square":           {square, 4},
		"backwards square": {square.backwards(), 4},
		"square with hole": {new(path).add(square, circle(0, 0, 0.5).backwards()), 4 - math.Pi/4},
		"frame":            {frameOf(layout.Rect{X: -1, Y: -1, W: 2, H: 2}, 0, 0.25), 4 - 2.25},
		"stroke":           {new(path).move(-1, 0).line(1, 0).stroked(0.5), 1 + math.Pi/16},
		"stroked circle":   {circle(0, 0, 1).stroked(0.2), math.Pi * 0.4},
		"shrunk":           {polygon(shrunk(regular(4, 0, 0, math.Sqrt2, math.Pi/4), 0.25)...), 2.25},
		"hull":             {polygon(hull([]point{{X: 1, Y: 1}, {}, {X: -1, Y: -1}, {X: 1, Y: -1}, {X: 0.5, Y: 0.2}, {X: -1, Y: 1}})...), 4},
	} {
		if got := covered(tc.p); math.Abs(got-tc.want) > 0.02 {
			t.Errorf("%s covers %.3f, want %.3f", name, got, tc.want)
		}
		if got := covered(tc.p.placed(0.3, -0.2, 0.5, 1)); math.Abs(got-tc.want/4) > 0.02 {
			t.Errorf("%s at half size covers %.3f, want %.3f", name, got, tc.want/4)
		}
	}
	if a, b := circle(0, 0, 1).area(), circle(0, 0, 1).backwards().area(); a <= 0 || a != -b {
		t.Errorf("areas %v and %v", a, b)
	}
}

func TestBlurKeepsTheLight(t *testing.T) {
	for _, sigma := range []float64{0.1, 0.5, 1, 2.3, 6, 15} {
		c := newCanvas(200, 200, 1, point{})
		m := c.cover(rect(layout.Rect{X: 90, Y: 90, W: 20, H: 20}, 0), 0, 0, int(3*sigma)+2)
		m.blur(sigma)
		sum, spread := 0.0, 0.0
		for y := m.r.Min.Y; y < m.r.Max.Y; y++ {
			for x := m.r.Min.X; x < m.r.Max.X; x++ {
				v := float64(m.at(x, y)) / 255
				dx := float64(x) + 0.5 - 100
				sum += v
				spread += v * dx * dx
			}
		}
		if math.Abs(sum-400) > 24 {
			t.Errorf("blurred by %v the light is %.0f, want 400", sigma, sum)
		}
		if sigma >= 1 {
			if got := math.Sqrt(spread/sum - 400.0/12); math.Abs(got-sigma) > 0.25*sigma+0.2 {
				t.Errorf("blurred by %v it spreads by %.2f", sigma, got)
			}
		}
	}
}

func TestClipRestricts(t *testing.T) {
	c := newCanvas(20, 20, 1, point{})
	release := c.within(rect(layout.Rect{X: 5, Y: 5, W: 5, H: 5}, 0))
	c.fill(rect(layout.Rect{W: 20, H: 20}, 0), hex(0xff0000))
	release()
	if n := ink(c.img); n != 25 {
		t.Errorf("%d pixels are painted", n)
	}
	c.fill(&path{}, hex(0))
	c.fill(rect(layout.Rect{X: 100, Y: 100, W: 5, H: 5}, 0), hex(0))
	if n := ink(c.img); n != 25 {
		t.Errorf("painting nothing left %d pixels", n)
	}
}

func TestRampsRunThroughTheirStops(t *testing.T) {
	r := newRamp(stop{0, hex(0xff0000)}, stop{0.5, hex(0x00ff00)}, stop{1, hex(0x0000ff)})
	for at, want := range map[float64]Colour{-1: hex(0xff0000), 0: hex(0xff0000), 0.5: hex(0x00ff00), 1: hex(0x0000ff), 7: hex(0x0000ff)} {
		if got := r.get(at); got != want {
			t.Errorf("at %v: %v, want %v", at, got, want)
		}
	}
	// a transparent end lends no colour
	if c := newRamp(stop{0, hex(0xffffff)}, stop{1, Colour{}}).get(0.5); c.R != 1 || math.Abs(float64(c.A)-0.5) > 0.01 {
		t.Errorf("half way to nothing is %v", c)
	}
}
