package value

import "testing"

// FuzzDecode reads anything as a file of weights. What is taken is as long as it
// would be written.
func FuzzDecode(f *testing.F) {
	tiny := &Net{Ring: 2, Squares: 2, Kinds: 1, Blocks: 1}
	tiny.In = make([]block, tiny.pieceInputs()+globals)
	f.Add(tiny.Encode())
	f.Add(tiny.Encode()[:fileHead+7])
	f.Add([]byte(magic))
	f.Fuzz(func(t *testing.T, b []byte) {
		n, err := Decode(b)
		if err != nil {
			return
		}
		if again := n.Encode(); len(again) < len(b) {
			t.Errorf("%d bytes were read and %d written", len(b), len(again))
		}
	})
}
