package sound

import (
	"encoding/binary"
	"math"
	"sync"

	"ludaxy/assets/sounds"
)

const (
	channels   = 2
	frameBytes = channels * 4 // a frame is a sample a channel, 32-bit float little endian

	// maxVoices is how many effects sound at once, and maxSame how many of
	// them may be the same one: more would only be louder.
	maxVoices = 16
	maxSame   = 3

	// rampFrames is how long a change of volume takes, so that it makes no click.
	rampFrames = sounds.SampleRate / 40
)

// voice is an effect being played.
type voice struct {
	id   sounds.ID
	clip []float32 // what is left of it
	age  uint64    // of the request: older voices give way
}

// mixer adds up the voices and the music. All methods may be called from any
// goroutine.
type mixer struct {
	mu       sync.Mutex
	clips    map[sounds.ID][]float32
	voices   []voice
	requests uint64
	music    *loop
	scratch  []float32

	effects, musicVolume        float32 // wanted
	nowEffects, nowMusic        float32 // reached
	muted, musicOn, musicFailed bool
}

func newMixer() *mixer {
	return &mixer{clips: map[sounds.ID][]float32{}, voices: make([]voice, 0, maxVoices), effects: 1, musicVolume: 1}
}

// add makes an effect known.
func (m *mixer) add(id sounds.ID, clip []float32) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.clips[id] = clip
}

// setMusic gives the music to play while it is on.
func (m *mixer) setMusic(l *loop) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.music, m.musicFailed = l, false
}

// volumes sets how loud effects and music are, 0..1 each.
func (m *mixer) volumes(effects, music float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.effects, m.musicVolume = loudness(effects), loudness(music)
}

// loudness turns the place of a slider into a factor. The ear hears ratios, so
// a plain factor would do nearly all its work in the slider's lowest tenth.
func loudness(slider float64) float32 {
	s := min(max(slider, 0), 1)
	if math.IsNaN(s) {
		return 0
	}
	return float32(s * s)
}

// mute silences everything without forgetting the volumes.
func (m *mixer) mute(on bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.muted = on
}

// play starts an effect. One that is not known yet, or that would not be heard,
// is left out.
func (m *mixer) play(id sounds.ID) {
	m.mu.Lock()
	defer m.mu.Unlock()
	clip := m.clips[id]
	if len(clip) == 0 || m.muted || m.effects == 0 {
		return
	}
	m.requests++
	v := voice{id: id, clip: clip, age: m.requests}
	oldest, oldestSame, same := -1, -1, 0
	for i := range m.voices {
		if oldest < 0 || m.voices[i].age < m.voices[oldest].age {
			oldest = i
		}
		if m.voices[i].id != id {
			continue
		}
		same++
		if oldestSame < 0 || m.voices[i].age < m.voices[oldestSame].age {
			oldestSame = i
		}
	}
	switch {
	case same >= maxSame:
		m.voices[oldestSame] = v
	case len(m.voices) == maxVoices:
		m.voices[oldest] = v
	default:
		m.voices = append(m.voices, v)
	}
}

// playMusic turns the music on or off; it fades in and out.
func (m *mixer) playMusic(on bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.musicOn = on
}

// sounding is how many effects are being played.
func (m *mixer) sounding() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.voices)
}

// silent ends all effects at once: after a pause of the device they would
// burst out together, long after what they belong to.
func (m *mixer) silent() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.voices = m.voices[:0]
}

// Read gives whole frames of the mix; it never fails and never ends.
func (m *mixer) Read(p []byte) (int, error) {
	frames := len(p) / frameBytes
	if frames == 0 {
		return 0, nil
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	n := frames * channels
	if cap(m.scratch) < 2*n {
		m.scratch = make([]float32, 2*n)
	}
	out, music := m.scratch[:n], m.scratch[n:2*n]
	m.mix(out, music)
	for i, s := range out {
		binary.LittleEndian.PutUint32(p[i*4:], math.Float32bits(s))
	}
	return frames * frameBytes, nil
}

// mix fills out; music is room of the same size.
func (m *mixer) mix(out, music []float32) {
	clear(out)
	for i := 0; i < len(m.voices); {
		v := &m.voices[i]
		count := min(len(v.clip), len(out)/channels)
		for f, s := range v.clip[:count] {
			out[f*channels] += s
			out[f*channels+1] += s
		}
		v.clip = v.clip[count:]
		if len(v.clip) > 0 {
			i++
			continue
		}
		m.voices[i] = m.voices[len(m.voices)-1]
		m.voices = m.voices[:len(m.voices)-1]
	}
	wantEffects, wantMusic := m.effects, m.musicVolume
	if m.muted {
		wantEffects, wantMusic = 0, 0
	}
	if !m.musicOn {
		wantMusic = 0
	}
	ramp(out, &m.nowEffects, wantEffects)
	if m.music != nil && !m.musicFailed && (m.nowMusic > 0 || wantMusic > 0) {
		// Music that cannot be decoded any further stays silent.
		m.musicFailed = m.music.read(music) != nil
		ramp(music, &m.nowMusic, wantMusic)
		for i, s := range music {
			out[i] += s
		}
	}
	for i, s := range out {
		out[i] = limit(s)
	}
}

// ramp multiplies by a volume that moves from now to want.
func ramp(out []float32, now *float32, want float32) {
	const step = 1.0 / rampFrames
	for f := 0; f+1 < len(out); f += channels {
		switch {
		case *now < want:
			*now = min(*now+step, want)
		case *now > want:
			*now = max(*now-step, want)
		}
		out[f] *= *now
		out[f+1] *= *now
	}
}

// limit bends what is too loud back below 1 instead of cutting it off, which
// would crackle. Up to the knee it changes nothing.
func limit(s float32) float32 {
	const knee = 0.8
	size := s
	if size < 0 {
		size = -size
	}
	if size <= knee {
		return s
	}
	bent := knee + (1-knee)*(1-1/(1+(size-knee)/(1-knee)))
	if s < 0 {
		return -bent
	}
	return bent
}
