package input

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"ludaxy/scenes"
)

// heading is the first line of a recording; the number is its format.
const heading = "ludaxy-input 1"

// padWord goes before the number of a gamepad, at the end of a line.
const padWord = " pad "

// names are the words of a recording, one a kind of input.
var names = map[scenes.InputKind]string{
	scenes.PointerMove: "move", scenes.PointerDown: "down", scenes.PointerUp: "up", scenes.PointerCancel: "cancel",
	scenes.Wheel: "wheel", scenes.NavUp: "nav-up", scenes.NavDown: "nav-down", scenes.NavLeft: "nav-left",
	scenes.NavRight: "nav-right", scenes.NavNext: "nav-next", scenes.NavPrev: "nav-prev", scenes.Accept: "accept",
	scenes.Back: "back", scenes.Roll: "roll", scenes.Undo: "undo", scenes.Hint: "hint", scenes.Choose: "choose", scenes.Mute: "mute",
	scenes.Fullscreen: "fullscreen", scenes.Pause: "pause", scenes.Help: "help", scenes.Quit: "quit",
	scenes.Text: "text", scenes.Erase: "erase", scenes.Delete: "delete", scenes.Home: "home", scenes.End: "end", scenes.SelectAll: "select-all",
	scenes.Keys: "keys", scenes.KeyPress: "key",
	scenes.PageUp: "page-up", scenes.PageDown: "page-down", scenes.ReadLog: "read-log",
}

var kinds = func() map[string]scenes.InputKind {
	m := map[string]scenes.InputKind{}
	for k, n := range names {
		m[n] = k
	}
	return m
}()

// Recorder writes inputs to a text file: a line each, beginning with the number
// of the tick. A line is written at once, so that the file also tells what
// happened before a crash.
type Recorder struct {
	w   io.Writer
	err error
}

// NewRecorder begins a recording for a window of a size and with dice of a seed.
func NewRecorder(w io.Writer, size scenes.Size, seed string) (*Recorder, error) {
	r := &Recorder{w: w}
	r.printf("%s\nsize %s %s %s\nseed %s\n", heading, number(size.W), number(size.H), number(size.Scale), strconv.Quote(seed))
	return r, r.err
}

func (r *Recorder) printf(format string, args ...any) {
	if r.err == nil {
		_, r.err = fmt.Fprintf(r.w, format, args...)
	}
}

// Write writes an input; after an error it does nothing more.
func (r *Recorder) Write(tick uint64, in scenes.Input) error {
	name, ok := names[in.Kind]
	if !ok {
		return r.err
	}
	line := fmt.Sprintf("%d %s", tick, name)
	switch {
	case in.Kind == scenes.Wheel:
		line += " " + number(in.X) + " " + number(in.Y) + " " + number(in.DX) + " " + number(in.DY)
	case in.Pointer():
		line += " " + number(in.X) + " " + number(in.Y)
		if in.Touch {
			line += " touch"
		}
	case in.Kind == scenes.Choose:
		line += " " + strconv.Itoa(in.N)
	case in.Kind == scenes.Text || in.Kind == scenes.KeyPress:
		line += " " + strconv.Quote(in.Text)
	}
	if in.Pad > 0 {
		line += padWord + strconv.Itoa(int(in.Pad))
	}
	r.printf("%s\n", line)
	return r.err
}

func number(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }

// Recording is a file of inputs that has been read.
type Recording struct {
	W, H, Scale float64 // the size of the window it was made in, as in scenes.Size
	Seed        string  // of the dice of its new matches
	steps       []step
	next        int
}

type step struct {
	tick uint64
	in   scenes.Input
}

// maxLine bounds a line of a recording, in bytes.
const maxLine = 4096

// ReadRecording reads a whole recording. The error names the line.
func ReadRecording(r io.Reader) (*Recording, error) {
	lines := bufio.NewScanner(r)
	lines.Buffer(make([]byte, 0, maxLine), maxLine)
	rec := &Recording{}
	n := 0
	for lines.Scan() {
		n++
		text := strings.TrimSpace(lines.Text())
		var err error
		switch {
		case n == 1:
			if text != heading {
				err = errors.New("this is not a recording of inputs")
			}
		case n == 2:
			err = rec.size(text)
		case n == 3:
			err = rec.seed(text)
		case text == "" || text[0] == '#':
		default:
			err = rec.add(text)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("line %d: %w", n+1, err)
	}
	if n < 3 {
		return nil, fmt.Errorf("line %d: the recording ends before it begins", n+1)
	}
	return rec, nil
}

func (rec *Recording) size(text string) error {
	f := strings.Fields(text)
	if len(f) != 4 || f[0] != "size" {
		return errors.New("want: size WIDTH HEIGHT SCALE")
	}
	for i, v := range []*float64{&rec.W, &rec.H, &rec.Scale} {
		x, err := strconv.ParseFloat(f[i+1], 64)
		if err != nil || !(x > 0 && x < 1e6) {
			return fmt.Errorf("%q is not a size", f[i+1])
		}
		*v = x
	}
	return nil
}

func (rec *Recording) seed(text string) (err error) {
	quoted, ok := strings.CutPrefix(text, "seed ")
	if ok {
		rec.Seed, err = strconv.Unquote(quoted)
	}
	if !ok || err != nil {
		return errors.New("want: seed \"TEXT\"")
	}
	return nil
}

func (rec *Recording) add(text string) error {
	word, rest, _ := strings.Cut(text, " ")
	tick, err := strconv.ParseUint(word, 10, 64)
	if err != nil {
		return fmt.Errorf("%q is not the number of a tick", word)
	}
	if k := len(rec.steps); k > 0 && rec.steps[k-1].tick > tick {
		return fmt.Errorf("tick %d comes after tick %d", tick, rec.steps[k-1].tick)
	}
	in := scenes.Input{}
	if before, n, ok := strings.Cut(rest, padWord); ok && !strings.Contains(rest, "\"") {
		number, err := strconv.ParseInt(n, 10, 8)
		if err != nil || number < 1 {
			return fmt.Errorf("%q is not the number of a gamepad", n)
		}
		in.Pad, rest = int8(number), before
	}
	name, rest, _ := strings.Cut(rest, " ")
	kind, ok := kinds[name]
	if !ok {
		return fmt.Errorf("there is no input %q", name)
	}
	in.Kind = kind
	args := strings.Fields(rest)
	switch {
	case kind == scenes.Text || kind == scenes.KeyPress:
		if in.Text, err = strconv.Unquote(rest); err != nil {
			return fmt.Errorf("%s is not a quoted text", rest)
		}
		args = nil
	case kind == scenes.Wheel:
		args, err = numbers(args, &in.X, &in.Y, &in.DX, &in.DY)
	case in.Pointer():
		args, err = numbers(args, &in.X, &in.Y)
		if len(args) == 1 && args[0] == "touch" {
			in.Touch, args = true, nil
		}
	case kind == scenes.Choose:
		var n float64
		args, err = numbers(args, &n)
		in.N = int(n)
	}
	if err != nil {
		return err
	}
	if len(args) > 0 {
		return fmt.Errorf("%q is too much", args[0])
	}
	rec.steps = append(rec.steps, step{tick, in})
	return nil
}

// numbers reads the first of the arguments and returns the others.
func numbers(args []string, to ...*float64) ([]string, error) {
	if len(args) < len(to) {
		return nil, fmt.Errorf("%d numbers are missing", len(to)-len(args))
	}
	for i, v := range to {
		x, err := strconv.ParseFloat(args[i], 64)
		if err != nil || !(x > -1e6 && x < 1e6) {
			return nil, fmt.Errorf("%q is not a number", args[i])
		}
		*v = x
	}
	return args[len(to):], nil
}

// At appends the inputs that are due at a tick or were before it. Ticks are
// asked for in order.
func (rec *Recording) At(tick uint64, buf []scenes.Input) []scenes.Input {
	for rec.next < len(rec.steps) && rec.steps[rec.next].tick <= tick {
		buf = append(buf, rec.steps[rec.next].in)
		rec.next++
	}
	return buf
}

// Done reports whether everything has been played.
func (rec *Recording) Done() bool { return rec.next == len(rec.steps) }
