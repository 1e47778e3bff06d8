package main

import (
	"io"
	"os"
)

// streams are what a command reads from and writes to. Where nothing is given
// they are the program's own.
type streams struct {
	in  io.Reader
	out io.Writer
}

// open fills in the program's own.
func (s *streams) open() {
	if s.in == nil {
		s.in = os.Stdin
	}
	if s.out == nil {
		s.out = os.Stdout
	}
}
