package platform

import "errors"

// FileQuestion is what a dialog for choosing a file asks.
type FileQuestion struct {
	Save   bool   // where a file is to go, not which to open
	Title  string // of the dialog
	Folder string // to begin in
	File   string // name to begin with, of a Save
	What   string // what files of ours are called
}

// ErrNoDialog is wrapped by the error of a system without a dialog for choosing
// files: the game then has a chooser of its own.
var ErrNoDialog = errors.New("this system has no dialog for choosing files")

// ErrNoChoice is the error of a dialog that was closed without a choice.
var ErrNoChoice = errors.New("no file was chosen")
