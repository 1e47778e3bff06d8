package main

import (
	"errors"

	"ludaxy/assets/messages"
	"ludaxy/game"
	"ludaxy/game/platform"
	"ludaxy/game/platform/cmdline"
)

// options reads the command line for the game. The error is one line for the
// player.
func options(args []string) (cmdline.Line, game.Options, error) {
	line, mistake := cmdline.Parse(args)
	if mistake != "" {
		return line, game.Options{}, errors.New(mistake)
	}
	o := game.Options{
		Paths: platform.DefaultPaths(), Lang: messages.Lang(line.Lang), Width: 1280, Height: 720,
		Fullscreen: line.Fullscreen, Mute: line.Mute, Seed: line.Seed, Record: line.Record, Replay: line.Replay, Announce: line.Announce,
		Match: line.Match, ResetSettings: line.ResetSettings, Log: line.Log,
	}
	if line.SaveDir != "" {
		o.Paths = platform.PathsIn(line.SaveDir)
	}
	if line.Width > 0 {
		o.Width, o.Height, o.Sized = line.Width, line.Height, true
	}
	return line, o, nil
}
