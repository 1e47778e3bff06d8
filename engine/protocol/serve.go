// Package protocol lets other programs drive the engine: one JSON request a
// line in, one JSON answer a line out, in the same order. Bad input is answered
// and never ends it; the position stays as it was.
package protocol

import (
	"bufio"
	"errors"
	"io"

	"ludaxy/engine/rules"
)

// Version is the version of the protocol, as "hello" tells it.
const Version = 1

// MaxLine is how many bytes a request may have; longer ones are refused.
const MaxLine = 1 << 20

// Config is what the program that serves the protocol adds to it.
type Config struct {
	Name, Version string                    // of the program
	Describe      func(*rules.State) string // a position in plain language
}

// Serve answers requests until the input ends. The error is one of reading or
// writing; a request cannot cause any.
func Serve(in io.Reader, out io.Writer, config Config) error {
	session, err := NewSession(config)
	if err != nil {
		return err
	}
	r := bufio.NewReaderSize(in, 64<<10)
	for {
		line, tooLong, err := readLine(r)
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		ended := err != nil
		var reply []byte
		switch {
		case tooLong:
			reply = refusal(BadRequest, "a line can have at most 1 MiB")
		case ended && len(line) == 0:
			return nil
		default:
			reply = session.Answer(line)
		}
		if _, err := out.Write(append(reply, '\n')); err != nil {
			return err
		}
		if ended {
			return nil
		}
	}
}

// readLine reads a line without its end. Of a line that is too long only a
// part is kept, but all of it is read.
func readLine(r *bufio.Reader) (line []byte, tooLong bool, err error) {
	for {
		part, err := r.ReadSlice('\n')
		if len(line) <= MaxLine+len("\r\n") {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			line = trimEnd(line)
			return line, len(line) > MaxLine, err
		}
	}
}

// trimEnd drops a line's end, written either way.
func trimEnd(line []byte) []byte {
	if n := len(line); n > 0 && line[n-1] == '\n' {
		line = line[:n-1]
	}
	if n := len(line); n > 0 && line[n-1] == '\r' {
		line = line[:n-1]
	}
	return line
}
