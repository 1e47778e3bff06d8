// Package assets is what the game carries inside itself, so that it is one file that starts anywhere.
//
//   - [ludaxy/assets/fonts] is the type: one family for Latin and Japanese, in two weights.
//   - [ludaxy/assets/messages] is every word, in three languages, behind typed keys.
//   - [ludaxy/assets/sounds] is every sound and the music, behind typed names.
//
// There are no pictures: boards, pieces and dice are drawn by the game at the size that the window needs.
//
// Everything binary here is made by a program under build/gen and committed, so that building the game needs none of
// their tools: build/gen/fonts cuts down a font of Debian, build/gen/sounds computes every sound. Running a generator
// again gives the same bytes with the same versions of the tools.
//
// None of these packages imports Ebitengine, opens a device or reads a file: they hand out bytes and texts, and what to
// do with them is the game's business. So the tools without a window use them too.
package assets

import _ "embed"

// Licenses is the text of LICENSES.md: what is embedded here and under which licences, with their full wording. The
// licence of the fonts asks that every copy of the program can show it.
//
//go:embed LICENSES.md
var Licenses string
