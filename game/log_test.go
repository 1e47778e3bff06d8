package game

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
)

func TestLog(t *testing.T) {
	graphtest.Do(func() {
		dir := t.TempDir()
		name := filepath.Join(dir, "log")
		opts := Options{Log: name, Lang: "en"}
		opts.Paths.Saves = filepath.Join(dir, "matches")
		p := start(t, opts)
		p.ticks(2, scenes.Input{Kind: scenes.Mute})
		p.g.note("something is wrong")
		if err := p.g.close(); err != nil {
			t.Error(err)
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Error(err)
		}
		for _, want := range []string{"msg=start version=", "msg=trouble what=\"something is wrong\"", "msg=end"} {
			if !strings.Contains(string(data), want) {
				t.Errorf("the log lacks %q:\n%s", want, data)
			}
		}
		if strings.Contains(string(data), dir) {
			t.Errorf("the log tells of folders:\n%s", data)
		}
	})
}
