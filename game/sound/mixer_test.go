package sound

import (
	"encoding/binary"
	"io"
	"math"
	"testing"

	"ludaxy/assets/sounds"
)

// pull reads frames from the mixer as a device would.
func pull(t *testing.T, m *mixer, frames int) []float32 {
	t.Helper()
	p := make([]byte, frames*frameBytes)
	if _, err := io.ReadFull(m, p); err != nil {
		t.Fatal(err)
	}
	out := make([]float32, frames*channels)
	for i := range out {
		out[i] = math.Float32frombits(binary.LittleEndian.Uint32(p[i*4:]))
	}
	return out
}

func peak(out []float32) (most float32) {
	for _, s := range out {
		most = max(most, float32(math.Abs(float64(s))))
	}
	return most
}

// loud is a clip of n samples at full height.
func loud(n int) []float32 {
	clip := make([]float32, n)
	for i := range clip {
		clip[i] = 0.7
	}
	return clip
}

func TestEverySoundDecodes(t *testing.T) {
	for _, id := range sounds.All() {
		if id == sounds.NightMusic {
			continue
		}
		clip, err := decodeMono(id)
		if err != nil {
			t.Fatal(err)
		}
		if peak(clip) < 0.02 {
			t.Errorf("%s is silent", id)
		}
	}
	if _, err := decodeMono("no such"); err == nil {
		t.Error("a sound that does not exist was decoded")
	}
}

func TestMusicBeginsAgain(t *testing.T) {
	l, err := newLoop(sounds.NightMusic)
	if err != nil {
		t.Fatal(err)
	}
	seconds := int(sounds.Length(sounds.NightMusic).Seconds()) + 3
	out := make([]float32, sounds.SampleRate*channels)
	for s := range seconds {
		if err := l.read(out); err != nil {
			t.Fatalf("second %d: %v", s, err)
		}
		if peak(out) == 0 {
			t.Fatalf("second %d is silent", s)
		}
	}
}

func TestVoicesAreCapped(t *testing.T) {
	m := newMixer()
	for i := range 40 {
		id := sounds.ID(rune('a' + i))
		m.add(id, loud(4800))
		for range 10 {
			m.play(id)
		}
	}
	if got := m.sounding(); got != maxVoices {
		t.Errorf("%d voices, want %d", got, maxVoices)
	}
	if p := peak(pull(t, m, 2400)); p >= 1 {
		t.Errorf("the mix reaches %v, which clips", p)
	}
	pull(t, m, 4800)
	if got := m.sounding(); got != 0 {
		t.Errorf("%d voices after the end", got)
	}
}

func TestSameSoundGivesWay(t *testing.T) {
	m := newMixer()
	m.add("hop", loud(4800))
	for range 9 {
		m.play("hop")
	}
	if got := m.sounding(); got != maxSame {
		t.Errorf("%d voices of one sound, want %d", got, maxSame)
	}
}

func TestVolumesAndMute(t *testing.T) {
	m := newMixer()
	m.add("hop", loud(48000))
	m.play("hop")
	pull(t, m, 4800)
	full := peak(pull(t, m, 100))
	m.volumes(0.5, 1)
	pull(t, m, 4800)
	half := peak(pull(t, m, 100))
	if full < 0.69 || half > full/3 || half < full/5 {
		t.Errorf("full %v, half way %v", full, half)
	}
	m.mute(true)
	pull(t, m, 4800)
	if p := peak(pull(t, m, 100)); p != 0 {
		t.Errorf("muted, but %v", p)
	}
	m.play("hop")
	if m.sounding() != 1 {
		t.Error("a sound was started while muted")
	}
	if loudness(math.NaN()) != 0 || loudness(7) != 1 || loudness(-1) != 0 {
		t.Error("volumes out of range")
	}
}

func TestMusicFades(t *testing.T) {
	m := newMixer()
	l, err := newLoop(sounds.NightMusic)
	if err != nil {
		t.Fatal(err)
	}
	m.setMusic(l)
	if p := peak(pull(t, m, 9600)); p != 0 {
		t.Errorf("music before it was wanted: %v", p)
	}
	m.playMusic(true)
	if p := peak(pull(t, m, sounds.SampleRate*2)); p == 0 {
		t.Error("no music")
	}
	m.playMusic(false)
	pull(t, m, rampFrames+1)
	if p := peak(pull(t, m, 4800)); p != 0 {
		t.Errorf("music after its end: %v", p)
	}
}

func TestBrokenMusicIsSilent(t *testing.T) {
	l, err := newLoop(sounds.NightMusic)
	if err != nil {
		t.Fatal(err)
	}
	l.data = []byte("not a sound")
	m := newMixer()
	m.setMusic(l)
	m.playMusic(true)
	frames := int(sounds.Length(sounds.NightMusic).Seconds()+2) * sounds.SampleRate
	for range frames / 48000 {
		pull(t, m, 48000)
	}
	if p := peak(pull(t, m, 4800)); p != 0 || !m.musicFailed {
		t.Errorf("broken music gives %v, failed %v", p, m.musicFailed)
	}
}

func TestLimitKeepsOrderAndSign(t *testing.T) {
	last := float32(-2)
	for s := float32(-12); s < 12; s += 0.01 {
		got := limit(s)
		if got <= last && s > -12 {
			if got < last {
				t.Fatalf("limit(%v) = %v after %v", s, got, last)
			}
		}
		if got <= -1 || got >= 1 {
			t.Fatalf("limit(%v) = %v", s, got)
		}
		last = got
	}
	if limit(0.5) != 0.5 {
		t.Error("limit changes what is not too loud")
	}
}
