package art

import (
	"image"

	"ludaxy/scenes/layout"
)

// Nine is a picture that is stretched in its middle: corners keep their size.
type Nine struct {
	Image *image.RGBA
	// Inset is the width in pixels of the part of each side that is not
	// stretched, and Margin the width outside the panel proper that only the
	// shadow and glow cover: draw the picture Margin larger on every side.
	Inset, Margin int
}

// PanelLook is the kind of a panel.
type PanelLook int

// The kinds there are.
const (
	PlainPanel  PanelLook = iota
	RaisedPanel           // of the seat whose turn it is
	SunkPanel             // trays, lists, fields
	FloatPanel            // dialogs, with a wide shadow
)

// BakePanel draws a panel for nine-slice stretching; unit is pixels a design
// unit. tint colours its edge, as a seat's colour; a transparent tint leaves the
// theme's. The gradient of a panel runs over the height given in pixels, for
// which the picture is made; its width is stretched freely.
func BakePanel(kind PanelLook, height int, unit float64, theme Theme, tint Colour) Nine {
	unit = max(unit, 0.25)
	radius := 12 * unit
	spread := map[PanelLook]float64{PlainPanel: 10, RaisedPanel: 18, SunkPanel: 4, FloatPanel: 30}[kind] * unit
	m := int(spread + 0.999)
	inset := m + int(radius+3*unit+0.999)
	h := max(height, 2*(inset-m)+2)
	w := 2*inset + 2
	c := newCanvas(w, h+2*m, 1, point{})
	r := layout.Rect{X: float64(m), Y: float64(m), W: float64(w - 2*m), H: float64(h)}
	d := panelDrawer{c, r, radius, unit, theme}
	edge := theme.Edge
	if tint.A > 0 {
		edge = tint
	}
	switch kind {
	case SunkPanel:
		d.sunk()
	case RaisedPanel:
		if !theme.High {
			c.shadow(rect(r, radius), 0, 0, 6*unit, edge.Alpha(0.75))
		}
		d.raised(theme.Panel.Mix(edge, 0.22), theme.PanelLow.Mix(edge, 0.1), edge.Lighten(0.15), 2)
	case FloatPanel:
		if !theme.High {
			c.shadow(rect(r, radius), 0, 7*unit, 8*unit, Colour{0, 0, 0.03, 0.7})
		}
		d.raised(theme.Panel, theme.PanelLow, edge, 1.25)
	default:
		if !theme.High {
			c.shadow(rect(r, radius), 0, 2.5*unit, 2.6*unit, Colour{0, 0, 0.03, 0.55})
		}
		d.raised(theme.Panel, theme.PanelLow, edge, 1.25)
	}
	return Nine{c.img, inset, m}
}

type panelDrawer struct {
	*canvas
	r      layout.Rect
	radius float64
	unit   float64
	t      Theme
}

// raised is a panel that stands above the room.
func (d panelDrawer) raised(top, low, edge Colour, line float64) {
	shape := rect(d.r, d.radius)
	if d.t.High {
		d.fill(shape, d.t.Panel)
		d.fill(frameOf(d.r, d.radius, max(line, 2)*d.unit), edge)
		return
	}
	d.fill(shape, between(0, d.r.Y, 0, d.r.Bottom(), evenly(top, low)))
	d.fill(frameOf(d.r, d.radius, line*d.unit), between(0, d.r.Y, 0, d.r.Bottom(), evenly(edge, edge.Fade(0.55), edge.Fade(0.4))))
	in := d.r.Inset(line * d.unit)
	d.inner(rect(in, d.radius-line*d.unit), 0, 1.1*d.unit, 0.5*d.unit, Colour{1, 1, 1, 0.14})
}

// sunk is a hollow in the room.
func (d panelDrawer) sunk() {
	shape := rect(d.r, d.radius)
	if d.t.High {
		d.fill(shape, d.t.Sky)
		d.fill(frameOf(d.r, d.radius, 2*d.unit), d.t.Edge)
		return
	}
	d.fill(shape, between(0, d.r.Y, 0, d.r.Bottom(), evenly(hex(0x0b0922).Alpha(0.82), hex(0x15123a).Alpha(0.82))))
	d.inner(shape, 0, 2*d.unit, 3*d.unit, Colour{0, 0, 0, 0.6})
	d.fill(frameOf(d.r, d.radius, 1*d.unit), between(0, d.r.Y, 0, d.r.Bottom(), evenly(Colour{0, 0, 0, 0.4}, d.t.Edge.Alpha(0.5))))
}
