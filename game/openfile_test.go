package game

import (
	"os"
	"path/filepath"
	"testing"

	"ludaxy/game/sound"
	"ludaxy/scenes/graph/graphtest"
)

// What is no match is somebody else's file: opening it leaves the folder as it
// was.
func TestForeignFilesAreLeftAlone(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"junk.ludaxy": "# A shopping list\n", "title.png": "no picture", "plain": ""} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	graphtest.Do(func() {
		g, err := New(Options{Paths: paths(t), Width: 1280, Height: 720}, sound.Silent())
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"junk.ludaxy", "title.png", "plain", ".", "missing.ludaxy"} {
			if err := g.openFile(filepath.Join(dir, name)); err == nil {
				t.Errorf("%s was opened as a match", name)
			}
		}
	})
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 3 {
		t.Errorf("the folder has %v now (%v)", left, err)
	}
	if text, _ := os.ReadFile(filepath.Join(dir, "junk.ludaxy")); string(text) != "# A shopping list\n" {
		t.Errorf("the file reads %q now", text)
	}
}
