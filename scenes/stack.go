package scenes

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// FadeTicks is how long a scene takes to appear.
const FadeTicks = 10

// Stack holds the scenes: the last is on top and has the input. A scene that appears fades in; nothing waits for the
// fade.
type Stack struct {
	ctx   *Context
	scene []shown
	gone  Scene // what a replaced scene looked like, below the one that fades in
	dirty bool
	laid  Scene // that is being laid out now

	ground   color.Color // groundOf, as Fill wants it
	groundOf color.RGBA
}

type shown struct {
	scene Scene
	fade  int // ticks still to go
}

// NewStack returns an empty stack and makes it the context's.
func NewStack(ctx *Context) *Stack {
	s := &Stack{ctx: ctx}
	ctx.Stack = s
	return s
}

// Push puts a scene on top.
func (s *Stack) Push(scene Scene) {
	s.gone = nil
	s.enter(scene, s.Top() != nil)
}

// enter puts a scene on top; where there was nothing to see before, it does not keep the player waiting.
func (s *Stack) enter(scene Scene, fades bool) {
	fade := FadeTicks
	if !fades || s.ctx.fadesOff() {
		fade = 0
	}
	s.scene = append(s.scene, shown{scene, fade})
	scene.Enter(s.ctx)
	s.layOut(scene)
	s.dirty = true
}

// layOut lays a scene out for the context's size.
func (s *Stack) layOut(scene Scene) {
	before := s.laid
	s.laid = scene
	scene.Resize(s.ctx.Size)
	s.laid = before
}

// LaidOut returns the scene that is being laid out now, or else the one on top.
func (s *Stack) LaidOut() Scene {
	if s.laid != nil {
		return s.laid
	}
	return s.Top()
}

// Pop takes the top scene away.
func (s *Stack) Pop() {
	if len(s.scene) == 0 {
		return
	}
	s.drop(len(s.scene) - 1)
	if top, ok := s.Top().(Revealed); ok {
		top.Reveal()
	}
}

// Remove takes a scene away, wherever it is.
func (s *Stack) Remove(scene Scene) {
	for i := len(s.scene) - 1; i >= 0; i-- {
		if s.scene[i].scene != scene {
			continue
		}
		if i == len(s.scene)-1 {
			s.Pop()
			return
		}
		s.drop(i)
	}
}

func (s *Stack) drop(i int) {
	scene := s.scene[i].scene
	s.scene = append(s.scene[:i], s.scene[i+1:]...)
	s.gone = nil
	s.dirty = true
	scene.Leave()
}

// Replace takes all scenes away and puts one in their place.
func (s *Stack) Replace(scene Scene) {
	last := s.Top()
	for len(s.scene) > 0 {
		s.drop(len(s.scene) - 1)
	}
	s.enter(scene, last != nil)
	s.gone = last
}

// Top returns the scene that has the input, nil if there is none.
func (s *Stack) Top() Scene {
	if len(s.scene) == 0 {
		return nil
	}
	return s.scene[len(s.scene)-1].scene
}

// Len returns how many scenes there are.
func (s *Stack) Len() int { return len(s.scene) }

// Scenes calls f for every scene from the bottom up.
func (s *Stack) Scenes(f func(Scene)) {
	for _, sh := range s.scene {
		f(sh.scene)
	}
}

// Resize lays out every scene for the context's size.
func (s *Stack) Resize() {
	s.gone = nil
	for _, sh := range s.scene {
		s.layOut(sh.scene)
	}
	s.dirty = true
}

// Handle gives an input to the top scene.
func (s *Stack) Handle(in Input) bool {
	if top := s.Top(); top != nil {
		return top.Handle(in)
	}
	return false
}

// TakesText reports whether the top scene is typing.
func (s *Stack) TakesText() bool {
	t, ok := s.Top().(TextTaker)
	return ok && t.TakesText()
}

// TakesKeys reports whether the top scene is asking for a key.
func (s *Stack) TakesKeys() bool {
	t, ok := s.Top().(KeyTaker)
	return ok && t.TakesKeys()
}

// Update moves every scene and fade on by a tick. Scenes may push and pop meanwhile.
func (s *Stack) Update() {
	if s.ctx.Art != nil {
		s.ctx.Art.Collect(s.ctx.Still() || s.ctx.fadesOff())
	}
	for i := 0; i < len(s.scene); i++ {
		sh := &s.scene[i]
		if sh.fade > 0 {
			sh.fade--
			s.dirty = true
		}
		sh.scene.Update()
	}
	if n := len(s.scene); s.gone != nil && n > 0 && s.scene[n-1].fade == 0 {
		s.gone = nil
		s.dirty = true
	}
}

// Dirty reports whether anything has to be drawn.
func (s *Stack) Dirty() bool {
	if s.dirty {
		return true
	}
	for i := s.lowest(); i < len(s.scene); i++ {
		if s.scene[i].scene.Root().Dirty() {
			return true
		}
	}
	return false
}

// Moving reports whether a fade is running.
func (s *Stack) Moving() bool {
	for _, sh := range s.scene {
		if sh.fade > 0 {
			return true
		}
	}
	return false
}

// Touch makes the next Draw draw.
func (s *Stack) Touch() { s.dirty = true }

// lowest is the first scene that can be seen.
func (s *Stack) lowest() int {
	for i := len(s.scene) - 1; i > 0; i-- {
		if s.scene[i].scene.Opaque() && s.scene[i].fade == 0 {
			return i
		}
	}
	return 0
}

// Draw draws what can be seen if anything has changed, and reports whether it did. Where it did not, the picture must
// not be touched: it is still right.
func (s *Stack) Draw(dst *ebiten.Image) bool {
	if !s.Dirty() {
		return false
	}
	// The colour is put into the interface once: doing it in each frame would be the frame's only allocation.
	if c := s.ctx.Theme.Ground; s.ground == nil || c != s.groundOf {
		s.ground, s.groundOf = c, c
	}
	dst.Fill(s.ground)
	if s.gone != nil {
		s.gone.Root().Draw(dst, s.ctx.Size.Scale)
	}
	for i := s.lowest(); i < len(s.scene); i++ {
		sh := s.scene[i]
		alpha := 1 - float64(sh.fade)/FadeTicks
		sh.scene.Root().DrawFaded(dst, s.ctx.Size.Scale, alpha)
	}
	s.dirty = false
	return true
}
