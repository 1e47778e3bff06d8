package game

import (
	"encoding/json"
	"testing"
)

// FuzzSettings reads anything as the file of the settings. Whatever is in it,
// there are settings a game can begin with, and kept they are read again the same.
func FuzzSettings(f *testing.F) {
	f.Add([]byte(`{"Language":"ja","Theme":"contrast","Speed":4,"TextSize":125,"Keys":"roll=Space","WindowW":1280,"WindowH":720}`))
	f.Add([]byte(`{"Speed":-1,"TextSize":1e9,"SoundVolume":-5,"Language":"xx","Keys":"=,=;"}`))
	f.Add([]byte("{}\x00"))
	f.Fuzz(func(t *testing.T, data []byte) {
		now, _ := readSettings(data) // the error is for the log
		if now != sensible(now) {
			t.Errorf("not sensible: %+v", now)
		}
		kept, err := json.Marshal(now)
		if err != nil {
			t.Fatal(err)
		}
		again, err := readSettings(kept)
		if err != nil || again != now {
			t.Errorf("kept %+v, read %+v, %v", now, again, err)
		}
	})
}
