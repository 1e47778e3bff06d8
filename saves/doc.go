// Package saves keeps matches and settings in the user's folder so that neither
// a crash, nor a full disk, nor a damaged file takes more than it must.
//
// # The match file
//
// A match is one text file, ID.ludaxy, of lines. Each is a JSON object, a blank
// and eight hexadecimal digits: the CRC-32C of all JSON texts from the start of
// the file to this line, each followed by a line feed. The first line is the
// header: format and rules version, game, options, seats and the promise of the
// dice. Every further one is an entry of the match's journal with the time
// played and the hash of the position after it (see engine.Entry and
// rules.Hash). Writing the next line, and waiting until the disk has it, is the
// autosave. The same file is the resume, the replay, the report of a mistake
// and the proof of the dice.
//
// A match that goes on has a second file, ID.ludaxy-key, that holds the secret seed of
// its dice and is locked while a program plays the match. When the match is
// over the seed is the last line of the match file, and the key is gone.
//
// Opening trusts nothing: every line has to be the one this package would write,
// and every entry has to be legal by the rules of the game. A last line that was
// not finished is cut off; a bad line anywhere else opens the match up to it and
// keeps the damaged file under another name.
package saves
