//go:build linux && !android

package sound

import (
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/ebitengine/purego"

	"ludaxy/assets/sounds"
)

// What alsa/pcm.h calls SND_PCM_STREAM_PLAYBACK, SND_PCM_FORMAT_FLOAT_LE and
// SND_PCM_ACCESS_RW_INTERLEAVED.
const (
	alsaPlayback    = 0
	alsaFloatLE     = 14
	alsaInterleaved = 3
)

const (
	alsaLatency = 60_000 // microseconds of sound the device holds
	alsaPeriod  = 480    // frames written at a time: 10 ms
)

// alsaLib is the part of libasound that plays.
type alsaLib struct {
	open      func(pcm *uintptr, name string, stream, mode int32) int32
	setParams func(pcm uintptr, format, access int32, channels, rate uint32, resample int32, latency uint32) int32
	writei    func(pcm uintptr, buf unsafe.Pointer, frames uintptr) int
	recover   func(pcm uintptr, err, quiet int32) int32
	drop      func(pcm uintptr) int32
	close     func(pcm uintptr) int32
	strerror  func(err int32) string
}

// loadAlsa loads the library when the first device is looked for, not when the
// program starts: a machine without it just has no sound.
var loadAlsa = sync.OnceValues(func() (lib *alsaLib, err error) {
	defer func() {
		if r := recover(); r != nil { // a symbol is missing
			lib, err = nil, fmt.Errorf("%w: libasound: %v", errNoDevice, r)
		}
	}()
	handle, err := purego.Dlopen("libasound.so.2", purego.RTLD_NOW|purego.RTLD_GLOBAL)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errNoDevice, err)
	}
	lib = &alsaLib{}
	for name, f := range map[string]any{
		"snd_pcm_open": &lib.open, "snd_pcm_set_params": &lib.setParams, "snd_pcm_writei": &lib.writei,
		"snd_pcm_recover": &lib.recover, "snd_pcm_drop": &lib.drop, "snd_pcm_close": &lib.close, "snd_strerror": &lib.strerror,
	} {
		purego.RegisterLibFunc(f, handle, name)
	}
	// The library writes a page of complaints to the terminal when there is no
	// device. What matters of it comes back as an error.
	if quiet, err := purego.Dlsym(handle, "snd_lib_error_set_handler"); err == nil {
		var set func(handler uintptr) int32
		purego.RegisterFunc(&set, quiet)
		set(purego.NewCallback(func(_, _, _, _, _ uintptr) uintptr { return 0 }))
	}
	return lib, nil
})

// alsaDevice writes a mixer to a PCM from a goroutine of its own, which alone
// touches the PCM.
type alsaDevice struct {
	lib    *alsaLib
	pcm    uintptr
	closed atomic.Bool

	mu     sync.Mutex
	wake   *sync.Cond
	paused bool
	err    error
}

// openDevice opens the default device, which on a desktop is its sound server.
func openDevice(mix io.Reader) (device, error) {
	lib, err := loadAlsa()
	if err != nil {
		return nil, err
	}
	d := &alsaDevice{lib: lib}
	d.wake = sync.NewCond(&d.mu)
	if code := lib.open(&d.pcm, "default", alsaPlayback, 0); code < 0 {
		return nil, fmt.Errorf("%w: open: %s", errNoDevice, lib.strerror(code))
	}
	if code := lib.setParams(d.pcm, alsaFloatLE, alsaInterleaved, channels, sounds.SampleRate, 1, alsaLatency); code < 0 {
		lib.close(d.pcm)
		return nil, fmt.Errorf("set parameters: %s", lib.strerror(code))
	}
	go d.run(mix)
	return d, nil
}

// run plays until the device is closed or fails.
func (d *alsaDevice) run(mix io.Reader) {
	defer func() {
		d.lib.drop(d.pcm)
		d.lib.close(d.pcm)
	}()
	buf := make([]byte, alsaPeriod*frameBytes)
	var pace pacer
	for d.wait() {
		pace.after(alsaPeriod)
		if _, err := io.ReadFull(mix, buf); err != nil {
			d.fail(err)
			return
		}
		for left := buf; len(left) > 0; {
			n := d.lib.writei(d.pcm, unsafe.Pointer(&left[0]), uintptr(len(left)/frameBytes))
			if n < 0 {
				// Underruns and suspends are repaired; a device that is gone is not.
				if code := d.lib.recover(d.pcm, int32(n), 1); code < 0 {
					d.fail(fmt.Errorf("write: %s", d.lib.strerror(code)))
					return
				}
				n = 0
			}
			if d.closed.Load() {
				return
			}
			left = left[min(n*frameBytes, len(left)):]
		}
	}
}

// pacer keeps a device that takes sound without playing it (ALSA's null device,
// the default of some containers) from using a whole processor. A real device
// is never held up: its clock may differ from the system's by far less.
type pacer struct {
	since  time.Time
	frames int
}

// after is called before so many frames are written.
func (p *pacer) after(frames int) {
	if p.frames += frames; p.frames < sounds.SampleRate/4 {
		return
	}
	took, want := time.Since(p.since), time.Duration(p.frames)*time.Second/sounds.SampleRate
	if !p.since.IsZero() && took < want/2 {
		time.Sleep(want - took)
	}
	p.since, p.frames = time.Now(), 0
}

// wait blocks while the device is paused; false means that it was closed.
func (d *alsaDevice) wait() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	for d.paused && !d.closed.Load() {
		d.wake.Wait()
	}
	return !d.closed.Load()
}

func (d *alsaDevice) fail(err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.err = err
}

func (d *alsaDevice) Err() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.err
}

func (d *alsaDevice) Pause(on bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.paused = on
	d.wake.Broadcast()
}

func (d *alsaDevice) Close() {
	d.closed.Store(true)
	d.mu.Lock()
	defer d.mu.Unlock()
	d.wake.Broadcast()
}
