// Package input makes what the scenes understand of what the devices say: mouse,
// touch screen, keyboard and gamepad all end as [scenes.Input] values. It also
// writes them to a file, a line each, and plays such a file back, so that a
// fault seen once can be seen again.
package input
