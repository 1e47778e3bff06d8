package sound

import (
	"errors"
	"io"
	"sync"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
)

// Status is how the sound is doing.
type Status int

// The states there are.
const (
	Looking  Status = iota // for a device; soon over
	Playing                // on a device
	NoDevice               // there is none
	Failed                 // there was one, and it broke or was pulled out
	Off                    // not wanted: no device is ever opened
)

// Trouble is the key of the sentence for the player about a status, "" when all
// is well.
func (s Status) Trouble() messages.Key {
	switch s {
	case NoDevice:
		return messages.SoundNone
	case Failed:
		return messages.SoundFailed
	}
	return ""
}

// device is something that pulls samples from a mixer until it is closed or breaks.
type device interface {
	// Err is what broke it, nil while it works. It is polled.
	Err() error
	// Pause stops or continues pulling.
	Pause(bool)
	// Close ends it; it does not wait.
	Close()
}

// errNoDevice is wrapped by the openers where there is nothing to open, as
// opposed to a device that does not do what it should.
var errNoDevice = errors.New("no sound device")

// Player plays sounds. Its methods may be called from any goroutine, never
// block, and never fail: what cannot be heard is left out.
type Player struct {
	mixer *mixer
	open  func(io.Reader) (device, error)

	mu     sync.Mutex
	dev    device
	status Status
	reason error
	paused bool
	closed bool
	begun  bool
}

// New returns a player that is silent until Begin.
func New() *Player {
	p := newPlayer(openDevice)
	p.status = Looking
	return p
}

// Begin decodes the sounds and looks for a device, both beside the frames. It
// is a step of its own because it takes as long as a fifth of all else before
// the first picture, which has to wait for neither.
func (p *Player) Begin() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.begun || p.closed || p.open == nil {
		return
	}
	p.begun = true
	go p.load()
	p.look()
}

// Silent returns a player that never opens a device.
func Silent() *Player {
	p := newPlayer(nil)
	p.status = Off
	return p
}

func newPlayer(open func(io.Reader) (device, error)) *Player {
	return &Player{mixer: newMixer(), open: open, status: NoDevice}
}

// load decodes the sounds. The files are embedded and a test decodes them, so
// one that cannot be read is only not heard.
func (p *Player) load() {
	for _, id := range sounds.All() {
		if id == sounds.NightMusic {
			continue
		}
		if clip, err := decodeMono(id); err == nil {
			p.mixer.add(id, clip)
		}
	}
	if music, err := newLoop(sounds.NightMusic); err == nil {
		p.mixer.setMusic(music)
	}
}

// Retry looks for a device again if there is none that works. The answer
// shows in Status a moment later.
func (p *Player) Retry() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.open == nil || p.closed || p.status == Looking || p.status == Playing {
		return
	}
	p.look()
}

// look looks for a device; it wants p.mu. Opening one can take seconds where a
// sound server has to wake up.
func (p *Player) look() {
	p.status = Looking
	go func() {
		dev, err := p.tryOpen()
		p.mu.Lock()
		defer p.mu.Unlock()
		if err != nil {
			p.status, p.reason = Failed, err
			if errors.Is(err, errNoDevice) {
				p.status = NoDevice
			}
			return
		}
		if p.closed {
			dev.Close()
			return
		}
		p.mixer.silent()
		dev.Pause(p.paused)
		p.dev, p.status, p.reason = dev, Playing, nil
	}()
}

// tryOpen opens a device; a driver that panics is one that does not work.
func (p *Player) tryOpen() (dev device, err error) {
	defer func() {
		if r := recover(); r != nil {
			dev, err = nil, errors.New("the sound driver panicked")
		}
	}()
	return p.open(p.mixer)
}

// Status says how the sound is doing. It also notices a device that has failed,
// so it wants to be asked now and then, as each update.
func (p *Player) Status() Status {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.status == Playing {
		if err := p.dev.Err(); err != nil {
			p.dev.Close()
			p.dev, p.status, p.reason = nil, Failed, err
		}
	}
	return p.status
}

// Trouble is the key of a sentence about why nothing can be heard, "" when all
// is well.
func (p *Player) Trouble() messages.Key { return p.Status().Trouble() }

// Reason is why there is no sound, for a report; nil while there is.
func (p *Player) Reason() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.reason
}

// Play plays an effect.
func (p *Player) Play(id sounds.ID) {
	if p.Status() == Playing {
		p.mixer.play(id)
	}
}

// Music turns the night music on or off.
func (p *Player) Music(on bool) { p.mixer.playMusic(on) }

// SetVolumes sets how loud effects and music are, 0..1 each.
func (p *Player) SetVolumes(effects, music float64) { p.mixer.volumes(effects, music) }

// SetMute turns everything off, or on at the volumes it had.
func (p *Player) SetMute(on bool) { p.mixer.mute(on) }

// Pause stops the device while the game is not on screen, as on a phone.
func (p *Player) Pause(on bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.paused == on {
		return
	}
	p.paused = on
	if p.dev != nil {
		p.dev.Pause(on)
	}
}

// Close ends the sound for good.
func (p *Player) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.closed = true
	if p.dev != nil {
		p.dev.Close()
		p.dev = nil
	}
	p.status = Off
}
