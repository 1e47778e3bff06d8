// Command sounds computes every sound of the game and writes it to assets/sounds as Ogg Vorbis. It uses no recordings:
// wood, bells, horns and air are sums of decaying tones and filtered noise, so they are ours to license.
//
// It runs in the top folder of the repository and needs oggenc (Debian: vorbis-tools). The same version of oggenc gives
// the same bytes each time. With -wav DIR the sounds are also written there as WAV files, to be heard and looked at.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// Loudness of effects before their own level, and of the music, in decibels under full scale; and the highest peaks.
const (
	effectLoudness, effectPeak = -16.0, 0.80
	musicLoudness, musicPeak   = -23.0, 0.50
)

func main() {
	wav := flag.String("wav", "", "also write WAV files to this folder")
	out := flag.String("out", "assets/sounds", "folder of the Ogg files")
	flag.Parse()
	if err := run(*out, *wav); err != nil {
		fmt.Fprintln(os.Stderr, "sounds:", err)
		os.Exit(1)
	}
}

func run(out, wav string) error {
	work, err := os.MkdirTemp("", "sounds")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if wav != "" {
		work = wav
		if err := os.MkdirAll(work, 0o755); err != nil {
			return err
		}
	}
	for _, s := range all() {
		channels := s.render()
		path := filepath.Join(work, s.name+".wav")
		if err := writeWAV(path, channels); err != nil {
			return err
		}
		target := filepath.Join(out, s.name+".ogg")
		// A fixed serial number in place of a random one keeps the file the same.
		cmd := exec.Command("oggenc", "--quiet", "--serial", "1", "--quality", s.quality, "--output", target, path)
		if text, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("oggenc %s: %w: %s", s.name, err, text)
		}
		fmt.Printf("%-15s %6.2f s  peak %5.2f  loudness %6.1f dB\n", s.name, channels[0].length(), peak(channels), loudness(channels))
	}
	return nil
}

// sound is a finished sound: its name, how to make it, and how finely it is to be coded.
type sound struct {
	name    string
	quality string
	render  func() []signal
}

// all returns every sound of the game, at its final level.
func all() []sound {
	var list []sound
	for _, e := range effects() {
		list = append(list, sound{e.name, "4", func() []signal {
			channels := []signal{trim(e.make(random(e.name)))}
			level(channels, effectLoudness+e.level, effectPeak)
			return channels
		}})
	}
	return append(list, sound{"night-music", "2", func() []signal {
		channels := music()
		level(channels, musicLoudness, musicPeak)
		return channels
	}})
}

// trim cuts the silence at the end, takes away what is too deep to be heard, rounds off both ends, and puts two
// milliseconds of silence in front, in which the coder can settle before the first blow.
func trim(s signal) signal {
	s.highpass(35)
	quiet := peak([]signal{s}) * 0.0015
	end := len(s)
	for end > 1 && s[end-1] < quiet && s[end-1] > -quiet {
		end--
	}
	s = s[:end].fade(0.0005, min(0.03, s[:end].length()/4))
	return append(seconds(0.002), s...)
}
