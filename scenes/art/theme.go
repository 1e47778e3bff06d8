package art

// Theme is the colours of the room, the boards and the panels.
type Theme struct {
	High bool // high contrast: flat grounds, hard edges

	Sky, SkyLow  Colour // the room above and below
	Lamp         Colour // the light on the table
	Text         Colour // on panels and on the room
	TextDim      Colour // less important text on panels
	Panel        Colour // panels, top
	PanelLow     Colour // panels, bottom
	Edge         Colour // the hair line round panels
	Accent       Colour // focus, chosen, primary buttons
	AccentText   Colour // text on the accent
	Wood, Grain  Colour // the board's body and its grain
	Tile, TileLo Colour // squares, lit side and shaded side
	TileEdge     Colour // the rim of a square
	Inlay        Colour // brass: stars, lines
	InlayLight   Colour
}

// Night is the theme of a games night under the stars.
func Night() Theme {
	return Theme{
		Sky: hex(0x0c0b26), SkyLow: hex(0x1d1747), Lamp: hex(0xffb56b),
		Text: hex(0xf6f1e7), TextDim: hex(0xb9b4d6), Panel: hex(0x2b2760), PanelLow: hex(0x1c1946), Edge: hex(0x5b54a8),
		Accent: hex(0xffc65a), AccentText: hex(0x2a1a04),
		Wood: hex(0x4d2b1c), Grain: hex(0x241009), Tile: hex(0x282e5e), TileLo: hex(0x1b1f45), TileEdge: hex(0x6d76b8),
		Inlay: hex(0xd9a850), InlayLight: hex(0xffe9ae),
	}
}

// HighContrast is the theme for eyes that need strong edges.
func HighContrast() Theme {
	white, black := hex(0xffffff), hex(0x000000)
	return Theme{
		High: true, Sky: black, SkyLow: black, Lamp: black,
		Text: white, TextDim: hex(0xe4e4e4), Panel: hex(0x101010), PanelLow: hex(0x101010), Edge: white,
		Accent: hex(0xffe14a), AccentText: black,
		Wood: hex(0x161616), Grain: hex(0x161616), Tile: hex(0x0a0a0a), TileLo: hex(0x0a0a0a), TileEdge: white,
		Inlay: white, InlayLight: white,
	}
}
