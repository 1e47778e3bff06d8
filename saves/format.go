package saves

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/rules"
)

// The versions this program writes. Files of later ones are refused and left
// alone. RulesVersion grows when the rules of a game change in a way that old
// matches would not replay. A file has the lowest format that can say what is in
// it: format 2 is that of matches taken over from another.
const (
	FormatVersion = 2
	RulesVersion  = 1

	formatAlone    = 1
	formatTakeOver = 2
)

// The limits of a match file. A real one is far below them.
const (
	MaxFile    = 16 << 20 // bytes
	MaxHeader  = 16 << 10 // bytes of the first line
	MaxLine    = 4 << 10  // bytes of any other
	MaxEntries = 100_000
)

// ErrLimit is wrapped by the error of a match too large to keep or to read.
var ErrLimit = errors.New("the match is larger than a match file may be")

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// header is the first line.
type header struct {
	Format       int               `json:"ludaxy"`
	Rules        string            `json:"rules"`
	RulesVersion int               `json:"rulesVersion"`
	ID           string            `json:"id"`
	Created      time.Time         `json:"created"`
	Options      map[string]string `json:"options,omitempty"`
	Seats        []seatLine        `json:"seats"`
	Dice         string            `json:"dice,omitempty"`
	From         *originLine       `json:"from,omitempty"`
}

// originLine is the match that another was taken over from: so many of its
// entries come first in the journal.
type originLine struct {
	Match   string `json:"match"`
	Entries int    `json:"entries"`
}

type seatLine struct {
	Seat   int    `json:"seat"`
	Kind   string `json:"kind"`
	Name   string `json:"name,omitempty"`
	Level  string `json:"level,omitempty"`
	Livery int    `json:"livery"`
}

func seatToLine(k int, s engine.Seat) seatLine {
	return seatLine{Seat: k, Kind: s.Kind.String(), Name: s.Name, Level: s.Level, Livery: s.Livery}
}

func (l seatLine) seat() (engine.Seat, error) {
	s := engine.Seat{Kind: engine.Human, Name: l.Name, Level: l.Level, Livery: l.Livery}
	switch l.Kind {
	case engine.Human.String():
	case engine.Computer.String():
		s.Kind = engine.Computer
	default:
		return s, fmt.Errorf("nobody is a %q", l.Kind)
	}
	return s, s.Check()
}

// encodeHeader writes the JSON of a match's first line.
func encodeHeader(m engine.Match) ([]byte, error) {
	h := header{
		Format: formatAlone, Rules: m.Rules, RulesVersion: RulesVersion, ID: m.ID,
		Created: m.Created.UTC().Truncate(time.Second), Options: m.Options, Dice: m.Commitment, Seats: []seatLine{},
	}
	if m.From != (engine.Origin{}) {
		h.Format, h.From = formatTakeOver, &originLine{m.From.Match, m.From.Entries}
	}
	for k, s := range m.Seats {
		if s.Kind != engine.Empty {
			h.Seats = append(h.Seats, seatToLine(k, s))
		}
	}
	text, err := encode(h)
	if err == nil && len(text) > MaxHeader {
		err = ErrLimit
	}
	return text, err
}

// encode is JSON in one line that keeps <, > and & readable.
func encode(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// decode reads JSON that must be exactly what encode writes for it.
func decode(text []byte, v any) error {
	if err := json.Unmarshal(text, v); err != nil {
		return err
	}
	again, err := encode(v)
	if err != nil {
		return err
	}
	if !bytes.Equal(again, text) {
		return errors.New("not written the way this program writes")
	}
	return nil
}

// decodeHeader reads the JSON of a first line. Whether the options suit the
// game is for its rules to say.
func decodeHeader(text []byte) (engine.Match, error) {
	var h header
	if err := decode(text, &h); err != nil {
		return engine.Match{}, err
	}
	m := engine.Match{ID: h.ID, Rules: h.Rules, Options: h.Options, Created: h.Created, Commitment: h.Dice}
	if (h.From != nil) != (h.Format == formatTakeOver) {
		return m, fmt.Errorf("a header of format %d is not like that", h.Format)
	}
	if h.From != nil {
		if h.From.Entries < 0 || h.From.Match == "" {
			return m, errors.New("a match taken over names the other and how much of it")
		}
		m.From = engine.Origin{Match: h.From.Match, Entries: h.From.Entries}
	}
	last := -1
	for _, l := range h.Seats {
		s, err := l.seat()
		if err != nil {
			return m, err
		}
		if l.Seat <= last || l.Seat >= rules.MaxSeats {
			return m, fmt.Errorf("seat %d is out of order", l.Seat)
		}
		last = l.Seat
		m.Seats[l.Seat] = s
	}
	return m, nil
}

// appendLine appends a line for a JSON text whose predecessors have the
// checksum crc, and returns the checksum with it.
func appendLine(b, text []byte, crc uint32) ([]byte, uint32) {
	crc = crc32.Update(crc, castagnoli, text)
	crc = crc32.Update(crc, castagnoli, []byte{'\n'})
	b = append(b, text...)
	return fmt.Appendf(b, " %08x\n", crc), crc
}

// checkLine takes a line, without its line feed, apart and checks its checksum.
func checkLine(line []byte, crc uint32) (text []byte, sum uint32, err error) {
	const tail = 1 + 8
	if len(line) < tail {
		return nil, crc, errors.New("the line is too short")
	}
	text = line[:len(line)-tail]
	want, sum := appendLine(nil, text, crc)
	if !bytes.Equal(want[len(text):len(text)+tail], line[len(text):]) {
		return nil, crc, errors.New("the checksum does not fit")
	}
	return text, sum, nil
}
