package saves

import (
	"bytes"
	"os"
	"testing"

	"ludaxy/engine"
)

// A match taken over is played on with dice of its own, and its file says which
// match it comes from and which throws its seed answers for.
func TestTakenOver(t *testing.T) {
	s := openStore(t)
	table, _ := begin(t, s, "first")
	play(t, table, newRand(3), 60)
	prefix := table.Entries()[:40]
	m, roller, err := engine.TakeOver(table.Began(), table.Rules(), prefix)
	if err != nil {
		t.Fatal(err)
	}
	closeTable(t, table)
	f, err := s.Create(m, roller)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Append(prefix...); err != nil {
		t.Fatal(err)
	}
	taken, err := engine.Resume(m, table.Rules(), prefix, roller, f)
	if err != nil {
		t.Fatal(err)
	}
	play(t, taken, newRand(4), 30)
	closeTable(t, taken)
	taken, o := resume(t, s, m.ID)
	if o.Match.From != m.From || !o.Report.Well() {
		t.Errorf("opened again: from %+v, report %+v", o.Match.From, o.Report)
	}
	play(t, taken, newRand(4), 6000)
	closeTable(t, taken)
	data, err := os.ReadFile(f.Path())
	if err != nil {
		t.Fatal(err)
	}
	proof, err := Verify(data)
	if err != nil || proof.Dice != DicePartly || proof.ProvenFrom == 0 || proof.Match.From != (engine.Origin{Match: "first", Entries: 40}) {
		t.Errorf("proof %+v, %v", proof, err)
	}
	for _, change := range [][2]string{{`{"ludaxy":2`, `{"ludaxy":1`}, {`"entries":40`, `"entries":-1`}, {`"match":"first"`, `"match":""`}} {
		line, _, _ := bytes.Cut(data, []byte{'\n'})
		text := bytes.Replace(line[:len(line)-9], []byte(change[0]), []byte(change[1]), 1)
		if _, err := decodeHeader(text); err == nil {
			t.Errorf("a header with %s was taken", change[1])
		}
	}
}
