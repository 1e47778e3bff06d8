// Package scenes is the frame that every screen of the game stands in: what a scene is, the stack of scenes with its
// fades, the input they are given, and the context they work in.
//
// A scene builds a tree of nodes ([ludaxy/scenes/graph]) in Resize and changes it in Handle and Update. It never reads a
// device, a clock or a file: input arrives as [Input] values, time as calls of Update, and everything else through the
// small interfaces of [Context], which package game implements. Scenes do not know each other; they go from one to the
// next through [Navigator].
package scenes
