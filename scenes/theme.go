package scenes

import "image/color"

// Theme is the colours of the screens.
type Theme struct {
	Contrast bool // the high-contrast theme

	Ground   color.RGBA // behind everything
	Shade    color.RGBA // over what an overlay covers; not opaque
	Panel    color.RGBA // calm surfaces
	Raised   color.RGBA // buttons and fields on them
	Hover    color.RGBA // the same under the pointer
	Pressed  color.RGBA
	Edge     color.RGBA // hairlines
	Text     color.RGBA
	Muted    color.RGBA // less important text, still 4.5:1 on Panel
	Accent   color.RGBA // the one accent: the main button, what is chosen
	OnAccent color.RGBA // text on it
	Focus    color.RGBA // the ring round what the keyboard is on
	Warn     color.RGBA // text of errors
	Good     color.RGBA // text of what went well
}

func rgb(v uint32) color.RGBA {
	return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 0xff}
}

// Night is the usual theme: deep indigo, warm light.
func Night() *Theme {
	return &Theme{
		Ground: rgb(0x14102b), Shade: color.RGBA{7, 5, 18, 0xb8},
		Panel: rgb(0x221c44), Raised: rgb(0x362e66), Hover: rgb(0x443b7d), Pressed: rgb(0x2a2352), Edge: rgb(0x51478c),
		Text: rgb(0xf6f1ff), Muted: rgb(0xb9b0dc), Accent: rgb(0xffc55c), OnAccent: rgb(0x2a1a05),
		Focus: rgb(0xfff0c2), Warn: rgb(0xffab9c), Good: rgb(0x9fe8b4),
	}
}

// HighContrast is the theme for those who need edges and black on white.
func HighContrast() *Theme {
	return &Theme{
		Contrast: true,
		Ground:   rgb(0x000000), Shade: color.RGBA{0, 0, 0, 0xe0},
		Panel: rgb(0x0a0a0a), Raised: rgb(0x1c1c1c), Hover: rgb(0x3a3a3a), Pressed: rgb(0x000000), Edge: rgb(0xffffff),
		Text: rgb(0xffffff), Muted: rgb(0xe6e6e6), Accent: rgb(0xffe100), OnAccent: rgb(0x000000),
		Focus: rgb(0x00e5ff), Warn: rgb(0xffb3a8), Good: rgb(0xa8ffbf),
	}
}
