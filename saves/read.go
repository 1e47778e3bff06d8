package saves

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"ludaxy/engine"
	"ludaxy/engine/rules"
)

// NewerError is a file a later program wrote. It is not touched.
type NewerError struct{ Format, Rules int }

func (e *NewerError) Error() string {
	return fmt.Sprintf("the match was saved by a newer Ludaxy (format %d, rules %d): update to open it", e.Format, e.Rules)
}

// ErrHeader is wrapped by the error of a file whose first line cannot be read:
// nothing of the match is left.
var ErrHeader = errors.New("this is no match file, or its first line is damaged")

// Damage is where a file stops making sense.
type Damage struct {
	Line  int   // of the file, from 1
	Torn  bool  // it is the last line and was not finished
	Bytes int   // from there to the end
	Lines int   // that begin there or later
	Cause error // what is wrong
}

func (d *Damage) Error() string {
	return fmt.Sprintf("line %d: %v", d.Line, d.Cause)
}

// Unwrap is what is wrong with the line.
func (d *Damage) Unwrap() error { return d.Cause }

// Decoded is what can be read of a match file.
type Decoded struct {
	Match   engine.Match
	Entries []engine.Entry
	Damage  *Damage // nil: all of it
	// Good is the size in bytes of the part that can be read, of which the line
	// feed is missing if NoEnd is set.
	Good  int
	NoEnd bool

	marks []mark // after the header and after each entry
}

// mark is a place between two lines.
type mark struct {
	end int    // bytes before it
	crc uint32 // checksum of what is before it
}

func (d *Decoded) last() mark { return d.marks[len(d.marks)-1] }

// accept makes a line good.
func (d *Decoded) accept(text []byte, crc uint32) {
	d.Good += len(text) + 1 + 8
	if !d.NoEnd {
		d.Good++
	}
	d.marks = append(d.marks, mark{d.Good, crc})
}

// Decode reads a match file, lines and checksums only: Replay checks the rest.
// The error is a *NewerError, or wraps ErrHeader or ErrLimit; damage further
// down is no error.
func Decode(data []byte) (*Decoded, error) {
	if len(data) > MaxFile {
		return nil, ErrLimit
	}
	line, next, ended := cutLine(data)
	if err := checkVersion(line); err != nil {
		return nil, err
	}
	d := &Decoded{}
	text, crc, err := d.read(line, ended, 0)
	if err == nil && len(text) > MaxHeader {
		err = ErrLimit
	}
	if err == nil {
		d.Match, err = decodeHeader(text)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrHeader, err)
	}
	d.accept(text, crc)
	for next < len(data) && d.Damage == nil {
		line, size, ended := cutLine(data[next:])
		if err := d.entry(line, ended); err != nil {
			d.stop(data, err)
			break
		}
		next += size
	}
	return d, nil
}

// entry reads a line of the journal.
func (d *Decoded) entry(line []byte, ended bool) error {
	if len(d.Entries) >= MaxEntries || len(line) > MaxLine+16 {
		return ErrLimit
	}
	text, crc, err := d.read(line, ended, d.last().crc)
	if err != nil {
		return err
	}
	e, err := decodeEntry(text)
	if err != nil {
		return err
	}
	if e.N != uint64(len(d.Entries)+1) {
		return engine.ErrOrder
	}
	d.Entries = append(d.Entries, e)
	d.accept(text, crc)
	return nil
}

// read checks a line. The last may have lost just its line feed, or have
// another byte in its place.
func (d *Decoded) read(line []byte, ended bool, crc uint32) ([]byte, uint32, error) {
	text, sum, err := checkLine(line, crc)
	if ended {
		return text, sum, err
	}
	if err != nil && len(line) > 0 {
		text, sum, err = checkLine(line[:len(line)-1], crc)
	}
	d.NoEnd = err == nil
	return text, sum, err
}

// stop notes that the file makes no sense from d.Good on.
func (d *Decoded) stop(data []byte, cause error) {
	rest := data[d.Good:]
	d.Damage = &Damage{Line: len(d.Entries) + 2, Bytes: len(rest), Lines: bytes.Count(rest, []byte{'\n'}), Cause: cause}
	if len(rest) > 0 && rest[len(rest)-1] != '\n' {
		d.Damage.Lines++
		d.Damage.Torn = d.Damage.Lines == 1
	}
}

// cutLine is the first line of data without its line feed, its size with it,
// and whether it has one.
func cutLine(data []byte) (line []byte, size int, ended bool) {
	if i := bytes.IndexByte(data, '\n'); i >= 0 {
		return data[:i], i + 1, true
	}
	return data, len(data), false
}

// checkVersion refuses what a later program wrote, whatever else is in it.
func checkVersion(line []byte) error {
	var v struct {
		Format int `json:"ludaxy"`
		Rules  int `json:"rulesVersion"`
	}
	if json.NewDecoder(bytes.NewReader(line)).Decode(&v) != nil || v.Format < 1 {
		return ErrHeader
	}
	if v.Format > FormatVersion || v.Rules > RulesVersion {
		return &NewerError{v.Format, v.Rules}
	}
	if v.Rules < 1 {
		return ErrHeader
	}
	return nil
}

// Replay does the entries by the rules of the game and cuts the match off where
// they do not fit; that is damage too. The error is for a match the game cannot
// even start.
func (d *Decoded) Replay(data []byte, r rules.Rules) (*engine.Replay, error) {
	p, err := engine.NewReplay(d.Match, r)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrHeader, err)
	}
	for i, e := range d.Entries {
		if err := p.Step(e, nil); err != nil {
			d.cut(i)
			d.stop(data, err)
			break
		}
	}
	return p, nil
}

// cut forgets the entries from i on.
func (d *Decoded) cut(i int) {
	d.Entries, d.marks, d.NoEnd = d.Entries[:i], d.marks[:i+1], false
	d.Good = d.last().end
}
