package scenes

// Example is a scene in a fixed condition, for pictures and tests of all screens.
type Example struct {
	Name string // file name without an end: "setup-errors"
	// Show puts the scene on the stack of a context, with whatever lies below it. The same context gives the same
	// picture every time.
	Show func(ctx *Context)
	// Ticks is how many updates to let pass before a picture is taken.
	Ticks int
}
