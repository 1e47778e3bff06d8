package scenes

import (
	"fmt"
	"image"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes/graph"
)

// later bakes pictures beside the frames, one after the other in the order in which they were asked for. What is baked
// is plain values; the graphics system hears of it in [Art.Collect] alone.
type later struct {
	beside  bool // false: everything is baked when it is asked for
	never   bool // nothing that is shown with Show is baked at all
	waiting map[artKey][]*graph.Sprite
	fading  []fading
	shown   bool // a frame went by since the first picture that is waited for was asked for

	mu      sync.Mutex
	queue   []order
	working bool
	done    []baked
	round   int // grows when everything is forgotten
}

type order struct {
	key   artKey
	bake  func(w, h int) image.Image
	round int
}

type baked struct {
	order
	img    image.Image
	failed any // what the baking panicked with
}

// fading is a picture that comes into view.
type fading struct {
	sprite *graph.Sprite
	left   int // ticks
}

const fadeIn = 8 // ticks

// Beside has pictures that are shown with Show baked beside the frames from now on, so that no frame waits for them.
func (a *Art) Beside() { a.later.beside = true }

// Without has pictures that are shown with Show left out: for looking at the layout alone, which does not depend on them.
func (a *Art) Without() { a.later.never = true }

// Show shows the picture of a name and size, in physical pixels, on a sprite: at once where it is there already, else as
// soon as it has been baked. bake must be free to run on another goroutine. Until then the sprite keeps what it shows.
func (a *Art) Show(sp *graph.Sprite, name string, w, h int, bake func(w, h int) image.Image) {
	if a.later.never {
		return
	}
	key := artKey{name, w, h}
	if img, ok := a.images[key]; ok || !a.later.beside {
		if !ok {
			img = a.Image(name, w, h, bake)
		}
		sp.SetImage(img)
		return
	}
	l := &a.later
	if l.waiting == nil {
		l.waiting = map[artKey][]*graph.Sprite{}
	}
	_, asked := l.waiting[key]
	l.waiting[key] = append(l.waiting[key], sp)
	if asked {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.queue = append(l.queue, order{key, bake, l.round})
}

// Ahead has a picture baked beside the frames that will be shown with Show later. Where nothing is baked beside the
// frames it does nothing.
func (a *Art) Ahead(name string, w, h int, bake func(w, h int) image.Image) {
	l := &a.later
	key := artKey{name, w, h}
	if _, ok := a.images[key]; ok || !l.beside || l.never {
		return
	}
	if _, asked := l.waiting[key]; asked {
		return
	}
	if l.waiting == nil {
		l.waiting = map[artKey][]*graph.Sprite{}
	}
	l.waiting[key] = nil
	l.mu.Lock()
	defer l.mu.Unlock()
	l.queue = append(l.queue, order{key, bake, l.round})
}

// begin has the orders baked that came in before the last frame: the frame that shows where a picture will be comes
// first.
func (l *later) begin() {
	if len(l.waiting) == 0 {
		l.shown = false
		return
	}
	if !l.shown {
		l.shown = true
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.queue) > 0 && !l.working {
		l.working = true
		go l.work()
	}
}

// work bakes until there is nothing left to bake.
func (l *later) work() {
	for {
		l.mu.Lock()
		if len(l.queue) == 0 {
			l.working = false
			l.mu.Unlock()
			return
		}
		o := l.queue[0]
		l.queue = l.queue[1:]
		l.mu.Unlock()
		b := o.do()
		l.mu.Lock()
		l.done = append(l.done, b)
		l.mu.Unlock()
	}
}

func (o order) do() (b baked) {
	b.order = o
	defer func() { b.failed = recover() }()
	b.img = o.bake(o.key.w, o.key.h)
	return b
}

// Collect puts the pictures baked meanwhile where they are waited for; at once, or fading in over a few ticks. A baking
// that panicked panics here, where the game can show it. It is called once a tick.
func (a *Art) Collect(atOnce bool) {
	l := &a.later
	l.fade()
	l.begin()
	l.mu.Lock()
	done := l.done
	l.done = nil
	round := l.round
	l.mu.Unlock()
	for _, b := range done {
		if b.round != round {
			continue // of another size or theme
		}
		sprites := l.waiting[b.key]
		delete(l.waiting, b.key)
		if b.failed != nil {
			panic(fmt.Sprintf("baking %s: %v", b.key.name, b.failed))
		}
		var img *ebiten.Image
		if b.img != nil && !b.img.Bounds().Empty() {
			img = ebiten.NewImageFromImage(b.img)
		}
		a.images[b.key] = img
		for _, sp := range sprites {
			if sp.Image() == nil && !atOnce {
				sp.SetAlpha(0)
				l.fading = append(l.fading, fading{sp, fadeIn})
			}
			sp.SetImage(img)
		}
	}
}

// fade brings pictures into view.
func (l *later) fade() {
	rest := l.fading[:0]
	for _, f := range l.fading {
		f.left--
		f.sprite.SetAlpha(1 - float64(f.left)/fadeIn)
		if f.left > 0 {
			rest = append(rest, f)
		}
	}
	l.fading = rest
}

// Waiting reports whether pictures are still to come.
func (a *Art) Waiting() bool { return len(a.later.waiting)+len(a.later.fading) > 0 }

// forget gives up what is still to be baked.
func (l *later) forget() {
	for _, f := range l.fading {
		f.sprite.SetAlpha(1)
	}
	l.fading, l.waiting = nil, nil
	l.mu.Lock()
	defer l.mu.Unlock()
	l.queue, l.done = nil, nil
	l.round++
}
