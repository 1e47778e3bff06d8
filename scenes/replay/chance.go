package replay

import (
	"context"
	"sync"
	"time"

	"ludaxy/engine/bot"
	"ludaxy/scenes/replay/reel"
)

// finder finds the chances of a match beside the frames, a position at a time
// and roughly first.
type finder struct {
	reel  *reel.Reel
	at    []int // positions of the samples
	order []int // samples still to be taken
	crash func(any)
	end   context.CancelFunc

	mu    sync.Mutex
	found []sample
}

type sample struct {
	i  int
	of reel.Chances
}

func newFinder(l *reel.Reel, c *reel.Curve, crash func(any)) *finder {
	f := &finder{reel: l, at: c.At, crash: crash}
	for _, i := range c.Order() {
		if !c.Have[i] {
			f.order = append(f.order, i)
		}
	}
	return f
}

// start begins in the background.
func (f *finder) start() {
	ctx, end := context.WithCancel(context.Background())
	f.end = end
	go f.run(ctx)
}

// stop ends it; what was found is kept by the curve.
func (f *finder) stop() {
	if f.end != nil {
		f.end()
	}
}

// rest is how long the finder lets others go first after every sample. In the
// browser, where everything shares one thread, it is also what lets frames be
// drawn between two samples.
const rest = 2 * time.Millisecond

// run takes all samples. A game whose chances cannot be found has none shown.
func (f *finder) run(ctx context.Context) {
	defer func() {
		if v := recover(); v != nil && f.crash != nil {
			f.crash(v)
		}
	}()
	for _, i := range f.order {
		if ctx.Err() != nil {
			return
		}
		of := bot.Estimate(ctx, f.reel.Rules, f.reel.Positions[f.at[i]].State)
		if ctx.Err() != nil { // it may have been cut short
			return
		}
		f.mu.Lock()
		f.found = append(f.found, sample{i, of})
		f.mu.Unlock()
		if f.end != nil {
			time.Sleep(rest)
		}
	}
}

// take gives what was found since it was asked last.
func (f *finder) take() []sample {
	f.mu.Lock()
	defer f.mu.Unlock()
	found := f.found
	f.found = nil
	return found
}

// learn takes over the chances found meanwhile.
func (s *Scene) learn() {
	if s.finder == nil {
		return
	}
	for _, f := range s.finder.take() {
		s.curve.Set(f.i, f.of)
		s.parts.stale = true
	}
	if !s.curve.Done() {
		return
	}
	s.finder = nil
	s.marks = s.reel.WithLeads(s.curve.Leads(s.reel.Positions[0].State.Seats))
	if s.cfg.Learned != nil {
		s.cfg.Learned(s.curve)
	}
	if s.parts.moments != nil {
		s.parts.baked = false
		s.fillMoments()
	}
}
