package art

import "ludaxy/scenes/layout"

// ButtonState is what a button is doing.
type ButtonState int

// The states there are. Focus is drawn by BakeFocus over any of them.
const (
	Normal ButtonState = iota
	Hovered
	Pressed
	Disabled
)

// ButtonLook is the weight of a button.
type ButtonLook int

// The weights there are.
const (
	Primary ButtonLook = iota // the one thing to do now, in the accent
	Plain                     // everything else
	Ghost                     // small icon buttons: no body until hovered
)

// ButtonText is the colour of text and icons on a button.
func ButtonText(look ButtonLook, state ButtonState, theme Theme) Colour {
	switch {
	case state == Disabled && theme.High:
		return hex(0x9a9a9a)
	case state == Disabled:
		return theme.TextDim.Mix(theme.Panel, 0.35)
	case look == Primary:
		return theme.AccentText
	}
	return theme.Text
}

// BakeButton draws a button for nine-slice stretching in width, for a height in
// pixels. Pressed buttons lie 2 units lower; their label should too.
func BakeButton(look ButtonLook, state ButtonState, height int, unit float64, theme Theme) Nine {
	unit = max(unit, 0.25)
	m := int(8*unit + 0.999)
	radius := 12 * unit
	inset := m + int(radius+2*unit+0.999)
	h := max(height, 8)
	w := 2*inset + 2
	c := newCanvas(w, h+2*m, 1, point{})
	r := layout.Rect{X: float64(m), Y: float64(m), W: float64(w - 2*m), H: float64(h)}
	d := panelDrawer{c, r, radius, unit, theme}
	top, low, edge := buttonColours(look, state, theme)
	if theme.High {
		d.flatButton(look, state, top)
		return Nine{c.img, inset, m}
	}
	if look == Ghost && (state == Normal || state == Disabled) {
		return Nine{c.img, inset, m}
	}
	d.thick(look, state, top, low, edge)
	return Nine{c.img, inset, m}
}

func buttonColours(look ButtonLook, state ButtonState, t Theme) (top, low, edge Colour) {
	switch look {
	case Primary:
		top, low, edge = t.Accent.Lighten(0.25), t.Accent.Mix(hex(0xf08a2c), 0.55), hex(0x9a5410)
	case Ghost:
		top, low, edge = t.Edge.Alpha(0.55), t.Edge.Alpha(0.3), t.Sky.Alpha(0.8)
	default:
		top, low, edge = t.Panel.Lighten(0.16), t.Panel.Mix(t.Edge, 0.12), t.Sky
	}
	switch state {
	case Hovered:
		top, low = top.Lighten(0.14), low.Lighten(0.14)
	case Pressed:
		top, low = low.Darken(0.06), top.Darken(0.16)
	case Disabled:
		top, low, edge = t.Panel.Alpha(0.8), t.PanelLow.Alpha(0.8), t.Sky.Alpha(0.6)
	}
	if t.High {
		top = t.Panel
		if look == Primary && state != Disabled {
			top = t.Accent
		}
	}
	return top, low, edge
}

// thick is a button with a body one can press down.
func (d panelDrawer) thick(look ButtonLook, state ButtonState, top, low, edge Colour) {
	u := d.unit
	depth := 3 * u
	face := d.r
	face.H -= depth
	if state == Pressed {
		face.Y += 2 * u
	}
	side := d.r
	side.Y += depth * 0.6
	side.H -= depth * 0.6
	if state != Disabled {
		d.shadow(rect(d.r, d.radius), 0, 2*u, 2*u, Colour{0, 0, 0.03, 0.5})
	}
	if look == Primary && state == Hovered {
		d.shadow(rect(d.r, d.radius), 0, 0, 2.6*u, d.t.Accent.Alpha(0.6))
	}
	d.fill(rect(side, d.radius), edge)
	shape := rect(face, d.radius)
	d.fill(shape, between(0, face.Y, 0, face.Bottom(), evenly(top, top.Mix(low, 0.4), low)))
	shine := float32(0.34)
	if look == Primary {
		shine = 0.75
	}
	if state == Pressed {
		d.inner(shape, 0, 1.6*u, 1.4*u, Colour{0, 0, 0, 0.4})
		return
	}
	if state != Disabled {
		d.inner(shape, 0, 1.1*u, 0.5*u, Colour{1, 1, 1, shine})
		d.inner(shape, 0, -1.2*u, 0.8*u, Colour{0, 0, 0, 0.16})
	}
}

// flatButton is the button of the high contrast theme.
func (d panelDrawer) flatButton(look ButtonLook, state ButtonState, body Colour) {
	line, edge := 2.0, d.t.Edge
	if state == Hovered || state == Pressed {
		line, edge = 4, d.t.Accent
	}
	if state == Disabled {
		edge = hex(0x7a7a7a)
	}
	d.fill(rect(d.r, d.radius), body)
	if look != Ghost || state != Normal {
		d.fill(frameOf(d.r, d.radius, line*d.unit), edge)
	}
}

// BakeFocus draws the ring round what the keyboard is on, for nine-slice
// stretching both ways: it goes 3 units outside the thing itself.
func BakeFocus(unit float64, theme Theme) Nine {
	unit = max(unit, 0.25)
	m := int(8*unit + 0.999)
	inset := m + int(15*unit+0.999)
	size := 2*inset + 2
	c := newCanvas(size, size, 1, point{})
	r := layout.Rect{X: float64(m), Y: float64(m), W: float64(size - 2*m), H: float64(size - 2*m)}.Inset(-3 * unit)
	band := frameOf(r, 15*unit, 2.5*unit)
	if !theme.High {
		c.shadow(band, 0, 0, 1.6*unit, theme.Accent.Alpha(0.7))
	}
	c.fill(band, theme.Accent)
	return Nine{c.img, inset, m}
}

// Stretch draws a nine-slice into a new image of w x h pixels, margin included:
// how the game draws it with sprites, for previews and tests.
func (n Nine) Stretch(w, h int) *Sprite {
	c := newCanvas(w, h, 1, point{})
	b := n.Image.Bounds()
	pick := func(v, size, from int) int {
		i := min(n.Inset, size/2)
		switch {
		case v < i:
			return v
		case v >= size-i:
			return from - (size - v)
		}
		return i + (v-i)*(from-2*i)/max(size-2*i, 1)
	}
	for y := range c.img.Rect.Dy() {
		sy := pick(y, c.img.Rect.Dy(), b.Dy())
		for x := range c.img.Rect.Dx() {
			copy(c.img.Pix[c.img.PixOffset(x, y):][:4], n.Image.Pix[n.Image.PixOffset(pick(x, c.img.Rect.Dx(), b.Dx()), sy):][:4])
		}
	}
	return &Sprite{c.img, point{X: float64(n.Margin), Y: float64(n.Margin)}}
}
