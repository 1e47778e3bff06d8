// Package load is the list of saved matches: to go on with one, to watch one, to
// name, copy, hand on, take in and throw away. It also has the plain chooser of
// files for where the system has no dialog.
//
// The folder is read beside the frames, by headers alone; the positions, for the
// pictures and for whose turn it is, are read for the rows that can be seen.
package load
