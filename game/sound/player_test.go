package sound

import (
	"errors"
	"io"
	"sync"
	"testing"
	"time"

	"ludaxy/assets/sounds"
)

// fakeDevice breaks when told to.
type fakeDevice struct {
	mu             sync.Mutex
	err            error
	paused, closed bool
}

func (d *fakeDevice) Err() error    { d.mu.Lock(); defer d.mu.Unlock(); return d.err }
func (d *fakeDevice) Pause(on bool) { d.mu.Lock(); defer d.mu.Unlock(); d.paused = on }
func (d *fakeDevice) Close()        { d.mu.Lock(); defer d.mu.Unlock(); d.closed = true }
func (d *fakeDevice) pull(err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.err = err
}

// settle waits until a player has stopped looking.
func settle(t *testing.T, p *Player) Status {
	t.Helper()
	for range 1000 {
		if s := p.Status(); s != Looking {
			return s
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("still looking for a device")
	return Looking
}

func TestDeviceVanishesAndComesBack(t *testing.T) {
	dev := &fakeDevice{}
	p := newPlayer(func(io.Reader) (device, error) { return dev, nil })
	p.mixer.add(sounds.Click, loud(480))
	p.Pause(true)
	p.Retry()
	if s := settle(t, p); s != Playing {
		t.Fatalf("status %v", s)
	}
	if !dev.paused {
		t.Error("the pause was forgotten")
	}
	p.Play(sounds.Click)
	if p.mixer.sounding() != 1 {
		t.Error("nothing sounds")
	}
	dev.pull(errors.New("unplugged"))
	p.Play(sounds.Click)
	if s := p.Status(); s != Failed || !dev.closed || p.Reason() == nil {
		t.Fatalf("status %v, closed %v, reason %v", s, dev.closed, p.Reason())
	}
	dev = &fakeDevice{}
	p.Retry()
	if s := settle(t, p); s != Playing || p.mixer.sounding() != 0 {
		t.Errorf("status %v, %d old sounds", s, p.mixer.sounding())
	}
	p.Close()
	p.Retry()
	if s := p.Status(); s != Off {
		t.Errorf("status after Close %v", s)
	}
}

func TestNoDeviceSaysSo(t *testing.T) {
	for want, open := range map[Status]func(io.Reader) (device, error){
		NoDevice: func(io.Reader) (device, error) { return nil, errNoDevice },
		Failed:   func(io.Reader) (device, error) { panic("driver") },
	} {
		p := newPlayer(open)
		p.Retry()
		got := settle(t, p)
		if got != want {
			t.Errorf("status %v, want %v", got, want)
		}
		if p.Trouble() == "" {
			t.Errorf("status %v says nothing", got)
		}
		p.Play(sounds.Click)
	}
}

// TestNothingBeforeBegin has neither sounds decoded nor a device opened before,
// each once however often it is begun, and nothing after the end.
func TestNothingBeforeBegin(t *testing.T) {
	opened := make(chan bool, 9)
	p := New()
	p.open = func(io.Reader) (device, error) { opened <- true; return &fakeDevice{}, nil }
	p.Retry()
	p.Play(sounds.Click)
	if s := p.Status(); s != Looking || s.Trouble() != "" || p.begun || len(opened) != 0 {
		t.Fatalf("status %v, begun %v, %d devices", s, p.begun, len(opened))
	}
	p.Begin()
	p.Begin()
	if s := settle(t, p); s != Playing || len(opened) != 1 {
		t.Errorf("status %v, %d devices", s, len(opened))
	}
	p.Close()

	p = New()
	p.open = func(io.Reader) (device, error) { opened <- true; return &fakeDevice{}, nil }
	p.Close()
	if p.Begin(); p.Status() != Off || p.begun {
		t.Errorf("begun after the end, status %v", p.Status())
	}
}

func TestSilentNeverLooks(t *testing.T) {
	p := Silent()
	p.Retry()
	p.Play(sounds.Click)
	p.Music(true)
	if s := p.Status(); s != Off || s.Trouble() != "" {
		t.Errorf("status %v", s)
	}
}

// TestRealPlayer is whatever this machine has: it must settle and not fail.
func TestRealPlayer(t *testing.T) {
	p := New()
	defer p.Close()
	p.Begin()
	s := settle(t, p)
	t.Logf("status %v, reason %v", s, p.Reason())
	if s == Playing == (p.Reason() != nil) {
		t.Errorf("status %v with reason %v", s, p.Reason())
	}
	p.Play(sounds.Click)
}
