package sounds

import (
	"bytes"
	"encoding/binary"
	"io/fs"
	"testing"
	"time"
)

// Every constant has a file, every file a constant.
func TestFilesAndNamesAgree(t *testing.T) {
	known := map[string]bool{}
	for _, id := range All() {
		if known[string(id)+".ogg"] {
			t.Errorf("%s is listed twice", id)
		}
		known[string(id)+".ogg"] = true
		if len(Data(id)) == 0 {
			t.Errorf("%s has no file", id)
		}
	}
	names, err := fs.Glob(files, "*")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if !known[name] {
			t.Errorf("%s has no name in the code", name)
		}
	}
}

// The first packet of a Vorbis file says how many channels it has and at which rate.
func TestFilesAreVorbisAtTheSampleRate(t *testing.T) {
	for _, id := range All() {
		data := Data(id)
		i := bytes.Index(data, []byte("\x01vorbis"))
		if !bytes.HasPrefix(data, []byte("OggS")) || i < 0 || len(data) < i+16 {
			t.Errorf("%s is no Ogg Vorbis file", id)
			continue
		}
		want := byte(1)
		if id == NightMusic {
			want = 2
		}
		if got := data[i+11]; got != want {
			t.Errorf("%s has %d channels, want %d", id, got, want)
		}
		if got := binary.LittleEndian.Uint32(data[i+12:]); got != SampleRate {
			t.Errorf("%s has %d samples a second", id, got)
		}
	}
}

func TestLengths(t *testing.T) {
	for _, id := range All() {
		shortest, longest := 50*time.Millisecond, 2500*time.Millisecond
		switch id {
		case NightMusic:
			shortest, longest = 60*time.Second, 90*time.Second
		case Win:
			shortest, longest = 2*time.Second, 4*time.Second
		case Click, Refuse, Hop1, Hop2, Hop3, Hop4, Hop5:
			longest = 350 * time.Millisecond // these may follow one another quickly
		}
		if got := Length(id); got < shortest || got > longest {
			t.Errorf("%s lasts %v, want %v to %v", id, got, shortest, longest)
		}
	}
	if Length("nothing") != 0 || Data("nothing") != nil {
		t.Error("a sound that does not exist has data")
	}
}

func TestSizes(t *testing.T) {
	for _, id := range All() {
		most := 30_000
		if id == NightMusic {
			most = 700_000
		}
		if n := len(Data(id)); n > most {
			t.Errorf("%s has %d bytes, more than %d", id, n, most)
		}
	}
}

func TestVariantsGoRound(t *testing.T) {
	if DiceRoll(0) != DiceRoll1 || DiceRoll(5) != DiceRoll3 || DiceRoll(-1) != DiceRoll3 {
		t.Error("DiceRoll does not go round")
	}
	if Hop(0) != Hop1 || Hop(4) != Hop5 || Hop(5) != Hop1 || Hop(-1) != Hop5 {
		t.Error("Hop does not go round")
	}
}
