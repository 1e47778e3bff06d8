package scenes

import (
	"image/color"

	"ludaxy/scenes/art"
)

// Theme is the colours of the screens.
type Theme struct {
	Contrast bool // the high-contrast theme

	Ground   color.RGBA // behind everything
	Shade    color.RGBA // over what an overlay covers; not opaque
	Panel    color.RGBA // calm surfaces
	Raised   color.RGBA // buttons and fields on them
	Hover    color.RGBA // the same under the pointer
	Pressed  color.RGBA // the same pressed; hollows
	Edge     color.RGBA // hairlines
	Text     color.RGBA
	Muted    color.RGBA // less important text, still 4.5:1 on Panel
	Accent   color.RGBA // the one accent: the main button, what is chosen
	OnAccent color.RGBA // text on it
	Focus    color.RGBA // the ring round what the keyboard is on
	Warn     color.RGBA // text of errors
	Good     color.RGBA // text of what went well

	Art art.Theme // what pictures are baked with
}

// Night is the usual theme: deep indigo, warm light.
func Night() *Theme {
	return themeOf(art.Night(), color.RGBA{7, 5, 18, 0xb8}, color.RGBA{0xff, 0xab, 0x9c, 0xff}, color.RGBA{0x9f, 0xe8, 0xb4, 0xff})
}

// HighContrast is the theme for those who need edges and black on white.
func HighContrast() *Theme {
	return themeOf(art.HighContrast(), color.RGBA{0, 0, 0, 0xe0}, color.RGBA{0xff, 0xb3, 0xa8, 0xff}, color.RGBA{0xa8, 0xff, 0xbf, 0xff})
}

// themeOf takes the colours of the screens from those of the pictures, so that both agree.
func themeOf(t art.Theme, shade, warn, good color.RGBA) *Theme {
	return &Theme{
		Contrast: t.High, Ground: opaque(t.Sky), Shade: shade,
		Panel: opaque(t.Panel.Mix(t.PanelLow, 0.5)), Raised: opaque(t.Panel.Lighten(0.12)),
		Hover: opaque(t.Panel.Lighten(0.25)), Pressed: opaque(t.Sky.Mix(t.PanelLow, 0.5)), Edge: opaque(t.Edge),
		Text: opaque(t.Text), Muted: opaque(t.TextDim), Accent: opaque(t.Accent), OnAccent: opaque(t.AccentText),
		Focus: opaque(t.Accent), Warn: warn, Good: good, Art: t,
	}
}

func opaque(c art.Colour) color.RGBA { return color.RGBAModel.Convert(c.Alpha(1)).(color.RGBA) }
