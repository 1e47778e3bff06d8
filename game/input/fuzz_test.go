package input

import (
	"bytes"
	"slices"
	"testing"

	"ludaxy/scenes"
)

// FuzzReadRecording reads anything. What is taken can be played to its end, and
// written and read again it is the same.
func FuzzReadRecording(f *testing.F) {
	f.Add([]byte("ludaxy-input 1\nsize 960 600 1.5\nseed \"x\"\n# a remark\n60 accept\n60 move 1e3 -2.5 touch\n120 choose 4 pad 2\n200 text \"星\\n\"\n280 wheel 1 2 0.5 -1\n420 quit\n"))
	f.Add([]byte("ludaxy-input 1\nsize 1 1 1\nseed \"\"\n18446744073709551615 roll\n"))
	f.Add([]byte("ludaxy-input 2\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		rec, err := ReadRecording(bytes.NewReader(data))
		if err != nil {
			return
		}
		var again bytes.Buffer
		w, err := NewRecorder(&again, scenes.Size{W: rec.W, H: rec.H, Scale: rec.Scale}, rec.Seed)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range rec.steps {
			if err := w.Write(s.tick, s.in); err != nil {
				t.Fatal(err)
			}
		}
		second, err := ReadRecording(&again)
		if err != nil {
			t.Fatalf("what was written cannot be read: %v\n%s", err, again.String())
		}
		if second.W != rec.W || second.H != rec.H || second.Scale != rec.Scale || second.Seed != rec.Seed || !slices.Equal(second.steps, rec.steps) {
			t.Errorf("read again it is another: %+v, %+v", rec, second)
		}
		played := 0
		for _, s := range rec.steps {
			played += len(rec.At(s.tick, nil))
		}
		if played != len(rec.steps) || !rec.Done() {
			t.Errorf("%d of %d inputs were played", played, len(rec.steps))
		}
	})
}
