// Package fonts holds the type of the game: M PLUS 2 in two weights, for Latin and Japanese alike.
//
// The files are OpenType with CFF outlines, 1000 units an em, cut down by build/gen/fonts to some six thousand
// characters: Latin with the accents of Europe, kana, full-width forms, every kanji that the font has, and signs. A few
// signs of the interface that the font lacks (arrows, tick, star, disc, ring, diamond) are drawn by the same generator
// to match. A line is 1.448 em high. [Has] tells whether a character can be shown.
//
// The figures of each weight have one width, so that numbers do not dance when they change.
package fonts
