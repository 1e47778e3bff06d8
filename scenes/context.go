package scenes

import (
	"time"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
)

// Context is what scenes work in. There is one for the game; its fields change only between updates, and a change of
// size, language, theme or text size is followed by a Resize of every scene.
type Context struct {
	Stack    *Stack
	Size     Size
	Printer  *messages.Printer
	Fonts    *graph.Fonts
	Theme    *Theme
	Art      *Art
	Sound    Sound
	Matches  Matches
	Nav      Navigator
	Settings SettingsStore
	System   messages.Lang    // the language of the system, for those who have chosen none
	Now      func() time.Time // the time of day, for saying how long ago something was
	Version  string
	// Announcer tells in words what happens, for those who do not see it; may be nil.
	Announcer Announcer
	// Words puts an error into a sentence for the player and keeps the error itself for the log; "" for an error that it
	// has no sentence for. It may be nil.
	Words   func(error) string
	KeyName func(place string) string // what is printed on the key where an American keyboard has a letter; may be nil
	Pad     bool                      // a gamepad was used last
	Browser bool                      // there is no window to close and no full screen of our own
	Files   bool                      // matches are kept, in a browser too
	Slow    bool                      // frames have taken too long: automatic effects are off
	Away    bool                      // the player looks at another window: what plays by itself waits

	baked bakedFor
}

// bakedFor is what the pictures in Art hold for: another language or text size leaves them as they are.
type bakedFor struct {
	size     Size
	contrast bool
	palette  art.Palette
}

// Sound plays sounds. Implementations never block and never fail.
type Sound interface {
	Play(id sounds.ID)
	// Trouble is the key of a sentence about why nothing can be heard, "" when all is well.
	Trouble() messages.Key
	// Retry looks for a sound device again.
	Retry()
}

// Announcer tells in words what happens.
type Announcer interface {
	// Say tells one thing.
	Say(text string)
	// Title tells what a screen is called.
	Title(scene Scene, title string)
}

// Say tells something in words, if anybody listens.
func (c *Context) Say(text string) {
	if c.Announcer != nil {
		c.Announcer.Say(text)
	}
}

// Call tells what the screen is called that is being laid out, if anybody listens.
func (c *Context) Call(title string) {
	if c.Announcer != nil && c.Stack != nil {
		c.Announcer.Title(c.Stack.LaidOut(), title)
	}
}

// SettingsStore keeps the settings.
type SettingsStore interface {
	Settings() Settings
	// Change stores other settings, which take effect at once; the error is for the player: settings that hold only
	// until the game is closed.
	Change(Settings) error
}

// Navigator goes from screen to screen; package game implements it with the constructors of the scenes.
type Navigator interface {
	Title()                 // leave everything for the title screen
	Games()                 // choose a game for a new match
	Setup(game string)      // set up a match of a game
	Start(MatchSetup) error // begin a match and show its table
	Continue() error        // show the table of the match that Matches.Resumable tells of
	Rematch() error         // begin another match like the last
	Statistics()            // show how often everybody has won over what there is
	Matches()               // show the list of the saved matches over what there is
	Settings()              // show the settings over what there is
	Credits()               // show who made what the game is built of over what there is
	Keys()                  // show what the keys do over what there is
	// Rules shows how a game is played over what there is: by the house rules of a table, or where that is nil by those
	// that hold unless a table changes them.
	Rules(game string, table *MatchSetup)
	Quit() // leave the game
}

// Matches knows the saved matches.
type Matches interface {
	// Resumable is the match to go on with.
	Resumable() (Resumable, bool)
	// LastSetup is the last table that was set up for a game, or for any game where none is named.
	LastSetup(game string) (MatchSetup, bool)
	// Newer is how many matches there are that only a newer version can open.
	Newer() int
}

// Resumable tells of a match that can be gone on with.
type Resumable struct {
	Game  string   // id
	Names []string // of the seats played, in order
	Turn  string   // the name of whoever is to play
	Saved time.Time
	// The position, and the seats' liveries, for a picture; no seats where it is not known.
	State    rules.State
	Liveries [rules.MaxSeats]int
	People   [rules.MaxSeats]bool // the seats that people play
}

// T is the text of a message in the player's language.
func (c *Context) T(key messages.Key, args ...any) string { return c.Printer.T(key, args...) }

// Explain is an error in a sentence for the player: the usual one where the error has none of its own. What the system
// says goes to the log: it helps nobody at the table.
func (c *Context) Explain(err error, usual messages.Key) string {
	if c.Words != nil {
		if text := c.Words(err); text != "" {
			return text
		}
	}
	return c.T(usual)
}

// Play plays a sound, if there is anything to play it with.
func (c *Context) Play(id sounds.ID) {
	if c.Sound != nil {
		c.Sound.Play(id)
	}
}

// Prefs are the player's settings; the defaults where there is no store.
func (c *Context) Prefs() Settings {
	if c.Settings == nil {
		return DefaultSettings()
	}
	return c.Settings.Settings()
}

// Change changes the settings, keeps them, and lays everything out anew if they look different.
func (c *Context) Change(change func(*Settings)) error {
	before := c.Prefs()
	after := before
	change(&after)
	if after == before || c.Settings == nil {
		return nil
	}
	err := c.Settings.Change(after)
	if after.Language != before.Language || after.Theme != before.Theme || after.TextSize != before.TextSize ||
		after.Colours != before.Colours {
		c.Apply()
	}
	return err
}

// Apply takes language, theme and text size from the settings and the scale from the size, and lays every scene out.
// Package game calls it at the start, and SetSize afterwards.
func (c *Context) Apply() {
	p := c.Prefs()
	lang := messages.Lang(p.Language)
	if !messages.Known(lang) {
		lang = c.System
	}
	if c.Printer == nil || c.Printer.Lang() != lang {
		c.Printer = messages.New(lang)
	}
	c.Theme = Night()
	if p.Theme == ThemeContrast {
		c.Theme = HighContrast()
	}
	if c.Size.Scale <= 0 {
		c.Size = NewSize(DesignW, DesignH, 1)
	}
	c.Fonts = graph.NewFonts(c.Size.Scale, float64(max(p.TextSize, 100))/100)
	if c.Art == nil {
		c.Art = NewArt()
	}
	palette := map[string]art.Palette{ColoursRedGreen: art.RedGreen, ColoursBlueYellow: art.BlueYellow}[p.Colours]
	art.Wear(palette)
	if now := (bakedFor{c.Size, c.Theme.Contrast, palette}); now != c.baked {
		c.baked = now
		c.Art.Forget()
	}
	if c.Stack != nil {
		c.Stack.Resize()
	}
}

// SetSize takes a new size of the window; the same again does nothing.
func (c *Context) SetSize(size Size) {
	if size != c.Size {
		c.Size = size
		c.Apply()
	}
}

// Still reports whether the player wants short fades in place of movement.
func (c *Context) Still() bool { return c.Prefs().ReducedMotion }

// Lively reports whether light may move on the boards: not where the player wants no movement or calm effects, where
// the theme is plain, and, by itself, where the computer is too slow for it.
func (c *Context) Lively() bool {
	p := c.Prefs()
	if p.ReducedMotion || c.Theme != nil && c.Theme.Contrast {
		return false
	}
	return p.Effects == EffectsFull || p.Effects != EffectsCalm && !c.Slow
}

// fadesOff is for matches at instant speed and for tests: scenes come at once.
func (c *Context) fadesOff() bool { return c.Prefs().Speed == SpeedInstant }
