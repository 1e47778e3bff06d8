package scenes

import "math"

// The design size in units, and the smallest that every screen fits in.
const (
	DesignW, DesignH   = 1280, 720
	MinimumW, MinimumH = 960, 600
)

// Size is the size of the window: in units, in which scenes are laid out, and how many physical pixels a unit has.
type Size struct {
	W, H  float64 // units; never less than the minimum
	Scale float64 // physical pixels a unit
}

// NewSize returns the size for a window of w by h physical pixels on a monitor with the given device scale factor. A
// window up to the design size shows units at the device's scale and has fewer of them; a larger one shows the same
// number of units larger.
func NewSize(w, h int, device float64) Size {
	pw, ph := float64(max(w, 1)), float64(max(h, 1))
	if device <= 0 || math.IsNaN(device) || math.IsInf(device, 0) {
		device = 1
	}
	scale := max(device, min(pw/DesignW, ph/DesignH))
	scale = min(scale, pw/MinimumW, ph/MinimumH)
	scale = max(scale, 1.0/16)
	return Size{W: pw / scale, H: ph / scale, Scale: scale}
}

// Narrow reports whether the window is taller than wide enough for a board with a panel beside it.
func (s Size) Narrow() bool { return s.W < s.H*1.25 }

// Pixels turns a length in units into whole physical pixels, at least 1.
func (s Size) Pixels(units float64) int { return max(1, int(math.Round(units*s.Scale))) }

// Units turns physical pixels into units.
func (s Size) Units(px float64) float64 { return px / s.Scale }
