package main

import (
	"math"
	"testing"
	"time"

	"ludaxy/assets/sounds"
)

func TestEffectsAreCleanAndAlike(t *testing.T) {
	for _, s := range all() {
		if s.name == string(sounds.NightMusic) {
			continue // TestMusic
		}
		channels := s.render()
		check(t, s.name, channels, effectPeak)
		if l := loudness(channels); l < effectLoudness-10 || l > effectLoudness+1.1 {
			t.Errorf("%s has a loudness of %.1f dB", s.name, l)
		}
		again := s.render()
		for i := range channels[0] {
			if channels[0][i] != again[0][i] {
				t.Errorf("%s differs from one time to the next", s.name)
				break
			}
		}
	}
}

func TestMusic(t *testing.T) {
	list := all()
	channels := list[len(list)-1].render()
	check(t, "music", channels, musicPeak)
	// Both ends are near silence, so that the loop has no seam.
	edge := []signal{channels[0][:rate/10], channels[1][:rate/10], channels[0][len(channels[0])-rate/2:], channels[1][len(channels[1])-rate/2:]}
	if p := peak(edge); p > 0.004 {
		t.Errorf("the ends of the music reach %.4f", p)
	}
	// The sides differ, but not so much that one ear hears another piece.
	mid, side := 0.0, 0.0
	for i := range channels[0] {
		l, r := channels[0][i], channels[1][i]
		mid += (l + r) * (l + r)
		side += (l - r) * (l - r)
	}
	if side < mid*0.01 || side > mid {
		t.Errorf("the sides of the music have %.3f of the power of its middle", side/mid)
	}
}

func check(t *testing.T, name string, channels []signal, highest float64) {
	t.Helper()
	for _, s := range channels {
		sum := 0.0
		for _, v := range s {
			if math.IsNaN(v) {
				t.Fatalf("%s has a value that is no number", name)
			}
			sum += v
		}
		if dc := sum / float64(len(s)); math.Abs(dc) > 0.0005 {
			t.Errorf("%s is off centre by %.4f", name, dc)
		}
		if a, b := math.Abs(s[0]), math.Abs(s[len(s)-1]); a > 0.001 || b > 0.001 {
			t.Errorf("%s begins at %.4f and ends at %.4f", name, a, b)
		}
	}
	if p := peak(channels); p > highest+1e-9 || p < 0.05 {
		t.Errorf("%s peaks at %.3f", name, p)
	}
}

// The committed files are those that this program makes, as far as their names and lengths tell; the bytes depend on the
// version of the coder.
func TestCommittedFilesAreCurrent(t *testing.T) {
	made := map[sounds.ID]bool{}
	for _, s := range all() {
		id := sounds.ID(s.name)
		made[id] = true
		if s.name == string(sounds.NightMusic) {
			want := time.Duration((bar*float64(len(night)) + lastTail) * float64(time.Second))
			if got := sounds.Length(id); got != want {
				t.Errorf("%s lasts %v, the score %v", id, got, want)
			}
			continue
		}
		want := time.Duration(len(s.render()[0])) * time.Second / rate
		if got := sounds.Length(id); got != want {
			t.Errorf("%s lasts %v, the program makes %v: run go run ./build/gen/sounds", id, got, want)
		}
	}
	for _, id := range sounds.All() {
		if !made[id] {
			t.Errorf("nothing makes %s", id)
		}
	}
	if sounds.SampleRate != rate {
		t.Error("the sample rates differ")
	}
}

func TestLoudnessOfAKnownTone(t *testing.T) {
	s := seconds(1)
	for i := range s {
		s[i] = 0.5 * math.Sin(2*math.Pi*997*float64(i)/rate)
	}
	// A sine of half amplitude has a mean power of -9.03 dB; the weighting adds 0.69 dB at this frequency.
	if got := loudness([]signal{s}); math.Abs(got-(-9.03+0.69)) > 0.1 {
		t.Errorf("loudness %.2f dB", got)
	}
}

func TestSeedsComeFromNames(t *testing.T) {
	if random("a").Float64() != random("a").Float64() || random("a").Float64() == random("b").Float64() {
		t.Error("the chance of a sound does not depend on its name alone")
	}
}
