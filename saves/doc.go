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
// A match taken over from a position of another names that one in its header,
// and its first entries are those of the other. The throws among them were made
// under the other's promise; an entry "commit" promises the dice of all others.
//
// A match that goes on has a second file, ID.ludaxy-key, that holds the secret seed of
// its dice and is locked while a program plays the match. When the match is
// over the seed is the last line of the match file, and the key is gone.
//
// Opening trusts nothing: every line has to be the one this package would write,
// and every entry has to be legal by the rules of the game. A last line that was
// not finished is cut off; a bad line anywhere else opens the match up to it and
// keeps the damaged file under another name.
//
// # The folder
//
// Every match is a file of its own from its first move on, so any number can be
// open and no match takes another's place: the recent ones are those that stand
// first in List. A third file, ID.ludaxy-name, holds the name a player gave to a
// match. Discard moves all three into the folder trash, from which Recover brings
// them back and EmptyTrash removes them; nothing else removes a match. Links are
// not followed, and if the folder is removed while a match is played, the match
// is written anew.
//
// Export and Import hand single files on. Import checks all that Verify checks,
// and the secret seed of a match in play never leaves its folder: the copy of
// such a match promises other dice from there on.
//
// # Versions
//
// The header names two versions. The format version grows when the lines are
// written in another way; Decode then reads each earlier form, turned by a pure
// function into today's. The rules version grows when the rules of a game change
// so that a match recorded before would not replay. Such a change is made as one
// more house rule, with the old way among its values, and reading a header of an
// earlier version sets it to that value: old matches are played on, and replayed,
// by the rules they began with. testdata keeps a match of every format and, for
// each version of the rules, one of every game, and tests replay them all. Files
// of later versions are shown in lists and left alone.
package saves
