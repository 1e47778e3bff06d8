package scenes

import "ludaxy/scenes/graph"

// Scene is one screen, or one overlay over others.
type Scene interface {
	// Enter is called once, when the scene is put on the stack; Resize follows before anything else.
	Enter(ctx *Context)
	// Leave is called once, when the scene is taken off the stack.
	Leave()
	// Resize lays the scene out anew: the window, the text size, the language or the theme has changed.
	Resize(size Size)
	// Handle takes an input, if the scene is the top one, and reports whether it had a use for it.
	Handle(in Input) bool
	// Update moves the scene on by a tick, a sixtieth of a second. It is called for every scene on the stack.
	Update()
	// Root is the scene's tree, which may be another one after Resize; never nil after it.
	Root() *graph.Node
	// Opaque reports whether the scene hides everything below it.
	Opaque() bool
}

// Revealed is a scene that wants to know when it is the top one again.
type Revealed interface{ Reveal() }
