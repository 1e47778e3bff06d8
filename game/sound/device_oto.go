//go:build !linux || android

package sound

import (
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"

	"ludaxy/assets/sounds"
)

// otoDevice plays through Oto directly rather than through Ebitengine's audio
// package, which ends the whole game when the device fails.
type otoDevice struct {
	ctx    *oto.Context
	player *oto.Player
}

// otoContext is the one context that Oto allows in the life of a program.
var otoContext = sync.OnceValues(func() (*oto.Context, error) {
	ctx, _, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: sounds.SampleRate, ChannelCount: channels, Format: oto.FormatFloat32LE, BufferSize: 40 * time.Millisecond,
	})
	return ctx, err
})

// openDevice opens the default device. A browser gives sound only after the
// first click or key, so it is not waited for.
func openDevice(mix io.Reader) (device, error) {
	ctx, err := otoContext()
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errNoDevice, err)
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	d := &otoDevice{ctx: ctx, player: ctx.NewPlayer(mix)}
	// The default is half a second, which a hop would be late by.
	d.player.SetBufferSize(sounds.SampleRate / 25 * frameBytes)
	d.player.Play()
	return d, nil
}

func (d *otoDevice) Err() error { return errors.Join(d.ctx.Err(), d.player.Err()) }

func (d *otoDevice) Pause(on bool) {
	if on {
		d.player.Pause()
	} else {
		d.player.Play()
	}
}

func (d *otoDevice) Close() { d.player.Pause() }
