package saves

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/games"
	"ludaxy/engine/luddo"
)

// Every shortening of a file keeps all whole lines and says what is gone.
func TestTruncatedAtEveryByte(t *testing.T) {
	data, states := matchBytes(t, 12)
	for size := range len(data) + 1 {
		d, err := Decode(data[:size])
		if size < bytes.IndexByte(data, '\n') {
			if !errors.Is(err, ErrHeader) {
				t.Fatalf("cut at %d: %v", size, err)
			}
			continue
		}
		if err != nil {
			t.Fatalf("cut at %d: %v", size, err)
		}
		p, err := d.Replay(data[:size], luddo.New(0))
		if err != nil {
			t.Fatalf("cut at %d: %v", size, err)
		}
		whole, torn := wholeEntries(data, size)
		if len(d.Entries) != whole || p.State() != states[whole] {
			t.Fatalf("cut at %d: %d entries of %d", size, len(d.Entries), whole)
		}
		if (d.Damage != nil) != torn || torn && (!d.Damage.Torn || d.Good+d.Damage.Bytes != size) {
			t.Fatalf("cut at %d: %+v", size, d.Damage)
		}
	}
}

// wholeEntries is how many entries are whole in the first bytes of a file, all
// but a line feed counting as whole, and whether part of another follows.
func wholeEntries(data []byte, size int) (whole int, torn bool) {
	part := data[:size]
	if size < len(data) && data[size] == '\n' {
		part = data[:size+1]
	}
	return bytes.Count(part, []byte{'\n'}) - 1, part[len(part)-1] != '\n'
}

// The same through the store, which has to mend the file and go on with it:
// around the ends of lines and at some places between.
func TestTruncatedMatchGoesOn(t *testing.T) {
	data, states := matchBytes(t, 5)
	header := bytes.IndexByte(data, '\n')
	s := openStore(t)
	for size := range len(data) + 1 {
		near := data[max(0, size-2):min(size+2, len(data))]
		if size%29 != 0 && !bytes.ContainsRune(near, '\n') {
			continue
		}
		part := data[:size]
		put(t, s, part)
		o, err := s.Open("small")
		if size < header {
			var lost *DamagedError
			if !errors.As(err, &lost) {
				t.Fatalf("cut at %d: %v", size, err)
			}
			if kept, err := os.ReadFile(lost.Aside); err != nil || !bytes.Equal(kept, part) {
				t.Fatalf("cut at %d: the damaged file is not kept: %v", size, err)
			}
			continue
		}
		if err != nil {
			t.Fatalf("cut at %d: %v", size, err)
		}
		whole, torn := wholeEntries(data, size)
		if len(o.Entries) != whole || o.State != states[whole] || (o.Report.Damage != nil) != torn || o.Report.Aside != "" {
			t.Fatalf("cut at %d: %d entries of %d, report %+v", size, len(o.Entries), whole, o.Report)
		}
		if err := o.File.Append(next(t, o)); err != nil {
			t.Fatalf("cut at %d: go on: %v", size, err)
		}
		if err := o.File.Close(); err != nil {
			t.Fatal(err)
		}
		again, err := s.Read("small")
		if err != nil || !again.Report.Well() || len(again.Entries) != whole+1 {
			t.Fatalf("cut at %d: after going on %+v, %v", size, again, err)
		}
	}
}

// Every flipped bit is noticed; what is before it stays, and the whole damaged
// file is kept.
func TestEachBitFlipped(t *testing.T) {
	data, states := matchBytes(t, 3)
	header := bytes.IndexByte(data, '\n')
	for i := range data {
		for bit := range 8 {
			bad := bytes.Clone(data)
			bad[i] ^= 1 << bit
			d, err := Decode(bad)
			if i < header {
				var newer *NewerError
				if !errors.Is(err, ErrHeader) && !errors.As(err, &newer) {
					t.Fatalf("byte %d bit %d of the header: %v", i, bit, err)
				}
				continue
			}
			if i == header { // the header swallows the first entry
				if !errors.Is(err, ErrHeader) {
					t.Fatalf("the header's line feed, bit %d: %v", bit, err)
				}
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			p, err := d.Replay(bad, luddo.New(0))
			if err != nil {
				t.Fatal(err)
			}
			before := bytes.Count(data[header+1:i], []byte{'\n'})
			if i == len(data)-1 {
				before++ // the last line feed can be put back
				if d.Damage != nil || !d.NoEnd {
					t.Fatalf("the last line feed, bit %d: %+v", bit, d.Damage)
				}
			} else if d.Damage == nil || d.Damage.Bytes+d.Good != len(bad) || d.Damage.Lines < 1 {
				t.Fatalf("byte %d bit %d: damage %+v", i, bit, d.Damage)
			}
			if len(d.Entries) != before || p.State() != states[before] {
				t.Fatalf("byte %d bit %d: %d entries, want %d", i, bit, len(d.Entries), before)
			}
		}
	}
}

func TestBadLineInTheMiddleIsKeptAside(t *testing.T) {
	data, states := matchBytes(t, 12)
	lines := bytes.SplitAfter(data, []byte{'\n'})
	bad := bytes.Clone(data)
	bad[len(lines[0])+len(lines[1])+len(lines[2])+7] ^= 4 // in the third entry
	s := openStore(t)
	put(t, s, bad)
	for round := 1; round <= 2; round++ {
		table, o := resume(t, s, "small")
		if round == 2 {
			if !o.Report.Well() {
				t.Errorf("the second time: %+v", o.Report)
			}
			closeTable(t, table)
			break
		}
		if len(o.Entries) != 2 || o.State != states[2] || o.Report.Well() {
			t.Fatalf("%d entries, report %+v", len(o.Entries), o.Report)
		}
		if d := o.Report.Damage; d.Line != 4 || d.Torn || d.Lines != len(lines)-4 {
			t.Errorf("damage %+v", d)
		}
		if kept, err := os.ReadFile(o.Report.Aside); err != nil || !bytes.Equal(kept, bad) {
			t.Errorf("the damaged file is not kept: %v", err)
		}
		play(t, table, newRand(1), 5)
		closeTable(t, table)
	}
	list, err := s.List()
	if err != nil || len(list) != 1 {
		t.Errorf("list %+v, %v", list, err)
	}
}

// A line with a right checksum that breaks the rules of the game is no better
// than a damaged one.
func TestForgedEntriesAreNotTrusted(t *testing.T) {
	data, _ := matchBytes(t, 6)
	d, err := Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	for i := range d.Entries {
		m, _ := fixedMatch("small")
		text, err := encodeHeader(m)
		if err != nil {
			t.Fatal(err)
		}
		forged, crc := appendLine(nil, text, 0)
		for k, e := range d.Entries {
			if k == i {
				e.Hash++
			}
			if text, err = encodeEntry(e); err != nil {
				t.Fatal(err)
			}
			forged, crc = appendLine(forged, text, crc)
		}
		s := openStore(t)
		put(t, s, forged)
		o, err := s.Open("small")
		if err != nil {
			t.Fatal(err)
		}
		if len(o.Entries) != i || o.Report.Damage == nil || o.Report.Aside == "" {
			t.Fatalf("entry %d forged: %d entries, %+v", i+1, len(o.Entries), o.Report)
		}
		if _, err := Verify(forged); err == nil {
			t.Fatal("verified")
		}
		if err := o.File.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

func TestNewerFilesAreLeftAlone(t *testing.T) {
	data, _ := matchBytes(t, 3)
	for _, newer := range [][]byte{
		bytes.Replace(data, []byte(`{"ludaxy":1`), []byte(`{"ludaxy":3`), 1),
		bytes.Replace(data, []byte(`"rulesVersion":1`), []byte(`"rulesVersion":7`), 1),
		[]byte("{\"ludaxy\":3} another way of writing it all\n\x00\x01"),
	} {
		s := openStore(t)
		put(t, s, newer)
		var refused *NewerError
		if _, err := s.Open("small"); !errors.As(err, &refused) {
			t.Errorf("error %v", err)
		}
		if now, err := os.ReadFile(s.path("small", Extension)); err != nil || !bytes.Equal(now, newer) {
			t.Errorf("the file was touched: %v", err)
		}
		if list, err := s.List(); err != nil || len(list) != 1 || !errors.As(list[0].Err, &refused) {
			t.Errorf("list %+v, %v", list, err)
		}
		if _, ok, err := s.Latest(); ok || err != nil {
			t.Errorf("it is offered to go on with: %v", err)
		}
	}
}

func TestLimits(t *testing.T) {
	data, _ := matchBytes(t, 3)
	if _, err := Decode(make([]byte, MaxFile+1)); !errors.Is(err, ErrLimit) {
		t.Errorf("a huge file: %v", err)
	}
	long := append(bytes.Clone(data), bytes.Repeat([]byte{'x'}, MaxLine*3)...)
	if d, err := Decode(append(long, '\n')); err != nil || !errors.Is(d.Damage, ErrLimit) {
		t.Errorf("a long line: %v", err)
	}
	if d, err := Decode(append(bytes.Clone(data), make([]byte, 4096)...)); err != nil || d.Damage == nil || !d.Damage.Torn {
		t.Errorf("zeros at the end, as after a loss of power: %v", err)
	}
}

// firstLines is how the kept match of every game begins, line by line.
func firstLines(f *testing.F) (all [][][]byte) {
	for _, r := range games.All() {
		data, err := os.ReadFile("testdata/rules1-" + r.Spec().ID + ".ludaxy")
		if err != nil {
			f.Fatal(err)
		}
		lines := bytes.SplitAfter(bytes.TrimSpace(data), []byte{'\n'})
		all = append(all, lines[:min(40, len(lines))])
	}
	return all
}

func FuzzDecode(f *testing.F) {
	m, _ := fixedMatch("small")
	text, err := encodeHeader(m)
	if err != nil {
		f.Fatal(err)
	}
	line, crc := appendLine(nil, text, 0)
	f.Add(line)
	more, _ := appendLine(bytes.Clone(line), []byte(`{"n":1,"do":"roll","value":6,"hash":"0000000000000000"}`), crc)
	f.Add(more)
	for _, lines := range firstLines(f) {
		f.Add(bytes.Join(lines, nil))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := Decode(data)
		if err != nil {
			return
		}
		if d.Good > len(data) || d.Damage != nil && d.Good+d.Damage.Bytes != len(data) {
			t.Fatalf("%d good bytes of %d, damage %+v", d.Good, len(data), d.Damage)
		}
		if r, ok := games.ByID(d.Match.Rules); ok {
			if _, err := d.Replay(data, r); err != nil && !errors.Is(err, ErrHeader) {
				t.Fatal(err)
			}
		}
		// The lines that are good are what this program would write.
		again, err := encodeHeader(d.Match)
		if err != nil {
			t.Fatal(err)
		}
		whole, crc := appendLine(nil, again, 0)
		for _, e := range d.Entries {
			if again, err = encodeEntry(e); err != nil {
				t.Fatal(err)
			}
			whole, crc = appendLine(whole, again, crc)
		}
		if !bytes.HasPrefix(whole, data[:d.Good]) {
			t.Fatalf("read\n%s\nwrote\n%s", data[:d.Good], whole)
		}
	})
}

// FuzzForged gives every line the right checksum, so that what is behind the
// checksums is reached.
func FuzzForged(f *testing.F) {
	m, _ := fixedMatch("small")
	text, err := encodeHeader(m)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(text) + `
{"n":1,"do":"roll","value":6,"hash":"0000000000000000"}
{"n":2,"do":"move","seat":1,"piece":3,"back":true,"ms":5,"hash":"00000000000000ff","over":true}
{"n":3,"do":"seat","seat":2,"kind":"human","name":"A","livery":1,"hash":"0000000000000000"}
{"n":4,"do":"choose","option":"kidnap","hash":"0000000000000000"}
{"n":5,"do":"undo","hash":"0000000000000000"}
{"n":6,"do":"seed","text":"00","hash":"0000000000000000"}`)
	for _, lines := range firstLines(f) {
		var bare []string
		for _, line := range lines {
			bare = append(bare, string(line[:bytes.LastIndexByte(line, ' ')]))
		}
		f.Add(strings.Join(bare, "\n"))
	}
	f.Fuzz(func(t *testing.T, lines string) {
		var data []byte
		var crc uint32
		for _, line := range bytes.Split([]byte(lines), []byte{'\n'}) {
			data, crc = appendLine(data, line, crc)
		}
		d, err := Decode(data)
		if err != nil {
			return
		}
		r, ok := games.ByID(d.Match.Rules)
		if !ok {
			return
		}
		p, err := engine.NewReplay(d.Match, r)
		if err != nil {
			return
		}
		for _, e := range d.Entries {
			if err := p.Step(e, nil); err == nil && e.Hash == 0 {
				t.Fatal("an entry whose hash is invented was taken")
			}
		}
		if _, err := d.Replay(data, r); err != nil && !errors.Is(err, ErrHeader) {
			t.Fatal(err)
		}
	})
}
