// Package boardview draws a board with its pieces and its die, and lets pieces
// be chosen on it. What it shows comes from a timeline.Director; what may be
// done comes from its caller. It decides no rule and reads no live state.
package boardview
