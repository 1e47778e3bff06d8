// Package game puts everything together: the window and its loop, the devices,
// the sound, the settings, the saved matches and the scenes. It decides no rule
// and draws nothing of its own.
package game

import (
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/assets/messages"
	"ludaxy/game/input"
	"ludaxy/game/platform"
	"ludaxy/game/platform/display"
	"ludaxy/game/sound"
	"ludaxy/scenes"
	"ludaxy/scenes/keymap"
	"ludaxy/scenes/replay/reel"
)

// Game is the running game.
type Game struct {
	opts     Options
	ctx      *scenes.Context
	settings *settingsStore
	sound    *sound.Player
	reader   *input.Reader
	recorder *input.Recorder
	log      *journal
	file     *os.File // the recorder's
	replay   *input.Recording
	played   []scenes.Input
	matches  matches
	files    traffic
	storeErr error       // why there is no folder of matches
	match    *match      // at the table; nil
	curve    *reel.Curve // of the match watched last
	curveFor curveKey
	drawn    int // matches so far with dice of the command line's seed
	visits   int // to the title, counted from which game is played there first

	tick             uint64
	pace             pace
	pixelsW, pixelsH int     // of the window
	device           float64 // physical pixels a unit of the system's
	monitorAt        uint64  // the tick to ask again how fine the monitor is
	outW, outH       float64 // of the window, in the system's units
	seenW, seenH     float64 // the same while it was an ordinary window
	drawnW, drawnH   int
	later            bool // what waits for the first picture has begun
	focused, full    bool
	mutely           messages.Key // the trouble with the sound that the scenes know of

	announcer *announcer // nil: nobody listens

	crashes   chan *crash
	inARow    int      // crashes without a calm stretch between them
	lastCrash uint64   // its tick
	notes     []string // for a crash report
	quit      bool
	question  scenes.Scene // whether to quit, if that was asked
	failed    error        // what ends the program, beside the wish to quit
}

// New makes a game that has not opened its window yet. Whatever is wrong with
// the settings or the saves, it starts; the error is about what the command
// line asked for.
func New(opts Options, player *sound.Player) (*Game, error) {
	g := &Game{
		opts: opts, sound: player, reader: input.NewReader(), crashes: make(chan *crash, 1),
		device: 1, pixelsW: max(opts.Width, 1), pixelsH: max(opts.Height, 1), focused: true,
	}
	var err error
	if g.log, err = openLog(opts.Log); err != nil {
		return nil, err
	}
	if opts.ResetSettings && opts.Paths.Settings != "" {
		if err := platform.Forget(opts.Paths.Settings); err != nil {
			return nil, fmt.Errorf("the settings cannot be reset: %w", err)
		}
	}
	if g.settings, err = openSettings(opts.Paths.Settings); err != nil {
		g.note("the settings could not be read: " + err.Error())
	}
	g.settings.overrule(opts)
	g.settings.changed = g.settingsChanged
	g.ctx = &scenes.Context{
		Sound:    player,
		Settings: g.settings,
		System:   messages.Match(platform.Locales()...),
		Now:      time.Now,
		Version:  display.Version,
		Browser:  platform.InBrowser(),
		Files:    platform.HasFiles(),
		Size:     scenes.NewSize(g.pixelsW, g.pixelsH, g.device),
	}
	g.ctx.Nav = g
	g.ctx.Words = g.words
	g.openStore()
	scenes.NewStack(g.ctx)
	g.ctx.Apply()
	g.ctx.KeyName = g.reader.Printed
	g.reader.SetKeys(keymap.Of(g.ctx))
	g.applySound(g.settings.Settings())
	if err := g.openInputs(); err != nil {
		return nil, err
	}
	if err := g.openAnnouncer(); err != nil {
		return nil, err
	}
	return g, nil
}

// openInputs begins the recording or the replay that the command line asks for.
// Both fix the dice, so that the session can be repeated.
func (g *Game) openInputs() error {
	if name := g.opts.Replay; name != "" {
		file, err := os.Open(name)
		if err != nil {
			return fmt.Errorf("the recording cannot be read: %w", err)
		}
		g.replay, err = input.ReadRecording(file)
		_ = file.Close() // it was only read
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if g.opts.Seed == "" {
			g.opts.Seed = g.replay.Seed
		}
		return nil
	}
	if name := g.opts.Record; name != "" {
		file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
		if err != nil {
			return fmt.Errorf("the recording cannot be written: %w", err)
		}
		if g.opts.Seed == "" {
			g.opts.Seed = time.Now().UTC().Format(time.RFC3339Nano)
		}
		g.file = file
		if g.recorder, err = input.NewRecorder(file, g.ctx.Size, g.opts.Seed); err != nil {
			return fmt.Errorf("the recording cannot be written: %w", err)
		}
	}
	return nil
}

// repeatable reports whether the session must happen again in the same way.
func (g *Game) repeatable() bool { return g.opts.Record != "" || g.opts.Replay != "" }

// note keeps something that a crash report and the log should tell.
func (g *Game) note(text string) {
	g.log.say("trouble", "what", text)
	const most = 20
	if len(g.notes) < most {
		g.notes = append(g.notes, text)
	}
}

// settingsChanged puts into effect what is not the scenes' own.
func (g *Game) settingsChanged(before, after scenes.Settings) {
	g.applySound(after)
	if before.Keys != after.Keys {
		g.reader.SetKeys(keymap.Parse(after.Keys))
	}
	if before.Fullscreen != after.Fullscreen {
		setFullscreen(after.Fullscreen)
	}
	if before.Vsync != after.Vsync {
		ebiten.SetVsyncEnabled(after.Vsync)
	}
}

func (g *Game) applySound(s scenes.Settings) {
	g.sound.SetVolumes(float64(s.SoundVolume)/100, float64(s.MusicVolume)/100)
	g.sound.SetMute(s.Mute)
	g.sound.Music(s.MusicVolume > 0)
}

// beginLater begins what the first picture does not wait for, once it is there.
func (g *Game) beginLater() {
	if g.later || g.drawnW == 0 {
		return
	}
	g.later = true
	g.sound.Begin()
	go messages.Load()
}

// watchSound notices a device that came or went, and shows it.
func (g *Game) watchSound() {
	if trouble := g.sound.Trouble(); trouble != g.mutely {
		g.mutely = trouble
		g.log.say("sound", "trouble", trouble)
		g.ctx.Stack.Resize()
	}
}

// close lets go of everything. The match is saved move by move already.
func (g *Game) close() error {
	g.keepWindowSize()
	g.closeFiles()
	g.leaveMatch()
	g.sound.Close()
	err := errors.Join(g.log.close(), g.announcer.close())
	if g.file != nil {
		err = errors.Join(err, g.file.Close())
	}
	return err
}
