// Package graph is the tree of nodes that the screens are drawn from.
//
// A [Node] has a place in its parent, a size, a depth among its siblings, an alpha and a tint; what it shows is its
// [Painter]: a sprite, a text, a nine-slice panel or anything of the caller's own. Lengths are in design units, of which
// a window of the design size has 1280 by 720; the root is drawn with the number of physical pixels a unit, so that
// texts and baked pictures come out sharp.
//
// A change that can be seen marks the root dirty. A tree that is not dirty needs no drawing at all, and nodes that
// cannot be seen do not make it so.
//
// Animation runs on ticks of the caller's Update, through an [Animator] or the caller's own use of the [Ease]s; nothing
// here looks at a clock. Drawing and animating allocate nothing once the texts are set.
//
// Everything must be called from the game's goroutine.
package graph
