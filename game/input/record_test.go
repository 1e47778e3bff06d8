package input

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"ludaxy/scenes"
)

func TestRecordAndPlay(t *testing.T) {
	var file bytes.Buffer
	r, err := NewRecorder(&file, scenes.Size{W: 1280, H: 720, Scale: 1.5}, "a \"seed\"")
	if err != nil {
		t.Fatal(err)
	}
	want := map[uint64][]scenes.Input{}
	tick := uint64(3)
	for kind := scenes.PointerMove; kind <= scenes.ReadLog; kind++ {
		in := scenes.Input{Kind: kind}
		switch {
		case kind == scenes.Wheel:
			in.X, in.Y, in.DX, in.DY = 1, 2, 0.25, -1
		case in.Pointer():
			in.X, in.Y, in.Touch = 640.0/3, 17.5, kind == scenes.PointerUp
		case kind == scenes.Choose:
			in.N = 4
		case kind == scenes.KeyPress:
			in.Text = "Ctrl+K"
		case kind == scenes.Roll:
			in.Pad = 3
		case kind == scenes.Text:
			in.Text = "Ana \"x\" 星\n"
		}
		want[tick] = append(want[tick], in)
		if err := r.Write(tick, in); err != nil {
			t.Fatal(err)
		}
		if kind%3 == 0 {
			tick += 7
		}
	}
	rec, err := ReadRecording(&file)
	if err != nil {
		t.Fatal(err)
	}
	if rec.W != 1280 || rec.H != 720 || rec.Scale != 1.5 || rec.Seed != "a \"seed\"" {
		t.Errorf("size %v %v %v, seed %q", rec.W, rec.H, rec.Scale, rec.Seed)
	}
	if rec.Done() {
		t.Error("done before the first tick")
	}
	for at := range tick + 1 {
		if got := rec.At(at, nil); !slices.Equal(got, want[at]) {
			t.Errorf("tick %d: %v, want %v", at, got, want[at])
		}
	}
	if !rec.Done() {
		t.Error("not done after the last tick")
	}
}

func TestEveryKindHasAWord(t *testing.T) {
	for kind := scenes.PointerMove; kind <= scenes.End; kind++ {
		if names[kind] == "" {
			t.Errorf("kind %d is not recorded", kind)
		}
	}
	if len(kinds) != len(names) {
		t.Error("two kinds have one word")
	}
}

func TestBadRecordings(t *testing.T) {
	head := heading + "\nsize 1280 720 1\nseed \"x\"\n"
	for _, test := range []struct{ text, mention string }{
		{"", "line 1"},
		{"hello\n", "not a recording"},
		{heading + "\n", "line 2"},
		{heading + "\nsize 1 2\n", "line 2"},
		{heading + "\nsize 1 2 -3\n", "-3"},
		{heading + "\nsize NaN 2 3\n", "NaN"},
		{heading + "\nsize 1 2 3\n", "line 3"},
		{heading + "\nsize 1 2 3\nseed 5\n", "line 3"},
		{head + "x roll\n", "line 4"},
		{head + "1 jump\n", "jump"},
		{head + "5 roll\n4 roll\n", "line 5"},
		{head + "5 down 1\n", "missing"},
		{head + "5 down 1 z\n", "\"z\""},
		{head + "5 down 1 2 touch 3\n", "too much"},
		{head + "5 roll now\n", "too much"},
		{head + "5 text Ana\n", "quoted"},
		{head + "5 text \"" + strings.Repeat("a", maxLine) + "\"\n", "line 4"},
	} {
		if _, err := ReadRecording(strings.NewReader(test.text)); err == nil || !strings.Contains(err.Error(), test.mention) {
			t.Errorf("%.60q: %v", test.text, err)
		}
	}
	rec, err := ReadRecording(strings.NewReader(head + "# a remark\n\n1 roll\n"))
	if err != nil || rec.Done() {
		t.Errorf("remarks and empty lines: %v", err)
	}
}

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errors.New("disk full") }

func TestRecorderReportsTheDisk(t *testing.T) {
	if _, err := NewRecorder(brokenWriter{}, scenes.Size{W: 1, H: 1, Scale: 1}, ""); err == nil {
		t.Error("no error")
	}
}
