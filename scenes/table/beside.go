package table

import (
	"context"
	"sync"
)

// beside finds something out about a position on a goroutine of its own, so that
// no frame waits for it. What it tells is taken by Update; what it tells of a
// position that has changed meanwhile reaches nobody.
type beside[T any] struct {
	seq    uint64 // the position asked about, 0 for none
	cancel context.CancelFunc
	box    *mailbox[T]
}

// mailbox holds what was told last.
type mailbox[T any] struct {
	mu   sync.Mutex
	told T
	full bool
}

func (m *mailbox[T]) put(told T) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.told, m.full = told, true
}

// start begins to work on a position; what was worked on before is ended.
func (b *beside[T]) start(s *Scene, seq uint64, work func(ctx context.Context, tell func(T))) {
	b.stop()
	ctx, cancel := context.WithCancel(context.Background())
	b.seq, b.cancel, b.box = seq, cancel, &mailbox[T]{}
	box, crash := b.box, s.cfg.Crash
	run := func() {
		defer func() {
			if broken := recover(); broken != nil && crash != nil {
				crash(broken) // the match goes on without it
			}
		}()
		work(ctx, box.put)
	}
	if s.cfg.AtOnce {
		run()
		return
	}
	go run()
}

// take is what was told since the last time, if anything was.
func (b *beside[T]) take() (told T, ok bool) {
	if b.box == nil {
		return told, false
	}
	b.box.mu.Lock()
	defer b.box.mu.Unlock()
	told, ok = b.box.told, b.box.full
	b.box.full = false
	return told, ok
}

// stop ends the work.
func (b *beside[T]) stop() {
	if b.cancel != nil {
		b.cancel()
	}
	b.seq, b.cancel, b.box = 0, nil, nil
}
