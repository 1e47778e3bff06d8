package sound

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/jfreymuth/oggvorbis"

	"ludaxy/assets/sounds"
)

// decodeMono returns the samples of an effect, mixed down to one channel.
func decodeMono(id sounds.ID) ([]float32, error) {
	data := sounds.Data(id)
	if data == nil {
		return nil, fmt.Errorf("there is no sound %q", id)
	}
	samples, format, err := oggvorbis.ReadAll(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("sound %q: %w", id, err)
	}
	if format.SampleRate != sounds.SampleRate {
		return nil, fmt.Errorf("sound %q has %d samples a second, not %d", id, format.SampleRate, sounds.SampleRate)
	}
	if format.Channels == 1 {
		return samples, nil
	}
	mono := make([]float32, len(samples)/format.Channels)
	for i := range mono {
		for c := range format.Channels {
			mono[i] += samples[i*format.Channels+c] / float32(format.Channels)
		}
	}
	return mono, nil
}

// loop is a piece of stereo music that is decoded as it plays and begins again
// at its end. Decoding it whole would take tens of megabytes.
type loop struct {
	data   []byte
	reader *oggvorbis.Reader
}

// newLoop opens a sound with two channels.
func newLoop(id sounds.ID) (*loop, error) {
	l := &loop{data: sounds.Data(id)}
	if err := l.rewind(); err != nil {
		return nil, fmt.Errorf("music %q: %w", id, err)
	}
	return l, nil
}

// rewind begins at the first sample again.
func (l *loop) rewind() error {
	r, err := oggvorbis.NewReader(bytes.NewReader(l.data))
	if err != nil {
		return err
	}
	if r.Channels() != 2 || r.SampleRate() != sounds.SampleRate {
		return fmt.Errorf("%d channels at %d Hz", r.Channels(), r.SampleRate())
	}
	l.reader = r
	return nil
}

// read fills out with interleaved stereo samples; after an error the rest of
// out is silent.
func (l *loop) read(out []float32) error {
	empty := 0
	for filled := 0; filled < len(out); {
		n, err := l.reader.Read(out[filled:])
		filled += n
		if n == 0 {
			empty++
		} else {
			empty = 0
		}
		if errors.Is(err, io.EOF) && empty < 3 {
			err = l.rewind()
		}
		// A stream that has ended twice without a sample in between, or gives
		// none for long, would keep the mixer here for ever.
		if err == nil && empty > 16 {
			err = io.ErrNoProgress
		}
		if err != nil {
			clear(out[filled:])
			return err
		}
	}
	return nil
}
