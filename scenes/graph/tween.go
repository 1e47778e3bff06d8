package graph

// Prop is a property of a node that an [Animator] can change.
type Prop uint8

// The properties there are.
const (
	PropX Prop = iota
	PropY
	PropScaleX
	PropScaleY
	PropScale // both scales alike
	PropRotation
	PropAlpha
	PropWidth
	PropHeight
)

// Prop returns the value of a property.
func (n *Node) Prop(p Prop) float64 {
	switch p {
	case PropX:
		return n.x
	case PropY:
		return n.y
	case PropScaleX, PropScale:
		return n.scaleX
	case PropScaleY:
		return n.scaleY
	case PropRotation:
		return n.rotation
	case PropAlpha:
		return float64(n.alpha)
	case PropWidth:
		return n.w
	case PropHeight:
		return n.h
	}
	return 0
}

// SetProp sets the value of a property.
func (n *Node) SetProp(p Prop, v float64) {
	switch p {
	case PropX:
		n.SetPos(v, n.y)
	case PropY:
		n.SetPos(n.x, v)
	case PropScaleX:
		n.SetScale(v, n.scaleY)
	case PropScaleY:
		n.SetScale(n.scaleX, v)
	case PropScale:
		n.SetScale(v, v)
	case PropRotation:
		n.SetRotation(v)
	case PropAlpha:
		n.SetAlpha(v)
	case PropWidth:
		n.SetSize(v, n.h)
	case PropHeight:
		n.SetSize(n.w, v)
	}
}

type tween struct {
	node     *Node
	prop     Prop
	from, to float64
	started  bool
	wait     int
	tick     int
	ticks    int
	ease     Ease
	done     func()
}

// Animator runs tweens on ticks. Its zero value is ready. A tween of a property ends an earlier one of the same.
type Animator struct {
	running []tween
}

// To brings a property to a value within some ticks, after a wait of some ticks; it starts from whatever the value is
// then. With no ticks and no wait it is set at once.
func (a *Animator) To(n *Node, prop Prop, value float64, wait, ticks int, ease Ease) {
	a.ToThen(n, prop, value, wait, ticks, ease, nil)
}

// ToThen is To with something to do when it has ended; not when another tween takes its place or it is stopped.
func (a *Animator) ToThen(n *Node, prop Prop, value float64, wait, ticks int, ease Ease, done func()) {
	a.stop(n, prop)
	if wait <= 0 && ticks <= 0 {
		n.SetProp(prop, value)
		if done != nil {
			done()
		}
		return
	}
	a.running = append(a.running, tween{node: n, prop: prop, to: value, wait: wait, ticks: ticks, ease: ease, done: done})
}

// Update moves everything on by a tick.
func (a *Animator) Update() {
	for i := 0; i < len(a.running); {
		t := &a.running[i]
		if !t.advance() {
			i++
			continue
		}
		done := t.done
		a.drop(i)
		if done != nil {
			done()
		}
	}
}

// advance reports true when the tween has ended.
func (t *tween) advance() bool {
	if t.wait > 0 {
		t.wait--
		return false
	}
	if !t.started {
		t.started, t.from = true, t.node.Prop(t.prop)
	}
	t.tick++
	if t.tick >= t.ticks {
		t.node.SetProp(t.prop, t.to)
		return true
	}
	p := float64(t.tick) / float64(t.ticks)
	if t.ease != nil {
		p = t.ease(p)
	}
	t.node.SetProp(t.prop, t.from+(t.to-t.from)*p)
	return false
}

// Busy reports whether anything is still running.
func (a *Animator) Busy() bool { return len(a.running) > 0 }

// Finish brings everything to its end at once, including what that starts.
func (a *Animator) Finish() {
	// What endings start is finished too, but a tween that starts itself again must not hold the game up.
	for round := 0; round < 100 && len(a.running) > 0; round++ {
		for n := len(a.running); n > 0 && len(a.running) > 0; n-- {
			t := a.running[0]
			a.drop(0)
			t.node.SetProp(t.prop, t.to)
			if t.done != nil {
				t.done()
			}
		}
	}
}

// Stop leaves every property of a node as it is now.
func (a *Animator) Stop(n *Node) {
	for i := len(a.running) - 1; i >= 0; i-- {
		if a.running[i].node == n {
			a.drop(i)
		}
	}
}

// StopAll leaves everything as it is now.
func (a *Animator) StopAll() {
	for i := len(a.running) - 1; i >= 0; i-- {
		a.drop(i)
	}
}

func (a *Animator) stop(n *Node, prop Prop) {
	for i := len(a.running) - 1; i >= 0; i-- {
		if a.running[i].node == n && a.running[i].prop == prop {
			a.drop(i)
		}
	}
}

// drop removes a tween and keeps the order of the others.
func (a *Animator) drop(i int) {
	copy(a.running[i:], a.running[i+1:])
	a.running[len(a.running)-1] = tween{}
	a.running = a.running[:len(a.running)-1]
}
