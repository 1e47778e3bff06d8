// Package art draws everything Ludaxy shows, from vector descriptions, into
// plain images at the size needed: boards, pieces, dice, the room, panels,
// icons, the lettering and particles. It needs no display: the game bakes the
// images once a size and theme and draws them as sprites.
//
// Images are premultiplied image.RGBA. Nothing is kept between calls, so every
// function may be called from any goroutine.
package art
