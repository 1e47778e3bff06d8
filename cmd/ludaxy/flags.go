package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"

	"ludaxy/assets/messages"
	"ludaxy/game"
	"ludaxy/game/platform"
)

// flags is what the command line says.
type flags struct {
	game          game.Options
	version, help bool
	gallery       string
}

// The limits of the window's size, in the system's units.
const (
	minWidth, minHeight = 640, 400
	maxSide             = 16384
)

// parse reads the command line. The error is one line for the player.
func parse(args []string) (flags, error) {
	f := flags{game: game.Options{Paths: platform.DefaultPaths(), Width: 1280, Height: 720}}
	var saveDir, lang, size string
	set := flag.NewFlagSet("ludaxy", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.Usage = func() {}
	set.StringVar(&saveDir, "save-dir", "", "")
	set.StringVar(&lang, "lang", "", "")
	set.StringVar(&size, "size", "", "")
	set.BoolVar(&f.game.Fullscreen, "fullscreen", false, "")
	set.BoolVar(&f.game.Mute, "mute", false, "")
	set.StringVar(&f.game.Seed, "seed", "", "")
	set.BoolVar(&f.game.ResetSettings, "reset-settings", false, "")
	set.StringVar(&f.game.Record, "record", "", "")
	set.StringVar(&f.game.Replay, "replay", "", "")
	set.StringVar(&f.gallery, "gallery", "", "")
	set.BoolVar(&f.version, "version", false, "")
	if err := set.Parse(args); errors.Is(err, flag.ErrHelp) {
		f.help = true
		return f, nil
	} else if err != nil {
		return f, oneLine(err)
	}
	if f.version {
		return f, nil
	}
	// An empty value is a variable of a script that was not set, not a wish.
	var empty error
	set.Visit(func(fl *flag.Flag) {
		if fl.Value.String() == "" {
			empty = fmt.Errorf("-%s needs a value", fl.Name)
		}
	})
	if empty != nil {
		return f, empty
	}
	if saveDir != "" {
		f.game.Paths = platform.PathsIn(saveDir)
	}
	if lang != "" {
		f.game.Lang = messages.Lang(lang)
		if !messages.Known(f.game.Lang) {
			return f, fmt.Errorf("-lang takes %s, not %q", languages(), lang)
		}
	}
	if size != "" {
		var err error
		if f.game.Width, f.game.Height, err = parseSize(size); err != nil {
			return f, err
		}
	}
	if f.game.Record != "" && f.game.Replay != "" {
		return f, errors.New("-record and -replay do not go together")
	}
	switch set.NArg() {
	case 0:
	case 1:
		f.game.Match = set.Arg(0)
	default:
		return f, fmt.Errorf("one match file can be opened, not %d", set.NArg())
	}
	if f.gallery != "" && (f.game.Record != "" || f.game.Replay != "" || f.game.Match != "") {
		return f, errors.New("-gallery goes with -size and -lang only")
	}
	return f, nil
}

// oneLine makes an error of package flag a sentence like the others.
func oneLine(err error) error {
	text, _, _ := strings.Cut(err.Error(), "\n")
	if name, ok := strings.CutPrefix(text, "flag provided but not defined: "); ok {
		return fmt.Errorf("there is no flag %s; -help lists them", name)
	}
	if name, ok := strings.CutPrefix(text, "flag needs an argument: "); ok {
		return fmt.Errorf("%s needs a value", name)
	}
	return errors.New(text)
}

func languages() string {
	var list []string
	for _, l := range messages.Langs() {
		list = append(list, string(l.Lang))
	}
	return strings.Join(list[:len(list)-1], ", ") + " or " + list[len(list)-1]
}

func parseSize(text string) (w, h int, err error) {
	a, b, ok := strings.Cut(strings.ToLower(text), "x")
	w, errW := strconv.Atoi(a)
	h, errH := strconv.Atoi(b)
	if !ok || errW != nil || errH != nil {
		return 0, 0, fmt.Errorf("-size takes a width and a height, as in 1280x720, not %q", text)
	}
	if w < minWidth || h < minHeight || w > maxSide || h > maxSide {
		return 0, 0, fmt.Errorf("-size goes from %dx%d to %dx%d, not %s", minWidth, minHeight, maxSide, maxSide, text)
	}
	return w, h, nil
}
