package game

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/scenes/graph/graphtest"
)

// session is a recording: through the title to a table, a throw or two, and the settings.
const session = `ludaxy-input 1
size 1280 720 1
seed "told"
5 nav-down
10 nav-up
20 accept
50 accept
80 accept
150 roll
300 roll
450 roll
600 pause
630 nav-down
640 nav-down
650 keys
680 back
`

// TestAnnounceTellsASession plays a recorded session and reads what was written for those who do not see it.
func TestAnnounceTellsASession(t *testing.T) {
	for lang, want := range map[messages.Lang][]string{
		messages.English:  {"Ludaxy", "New game", "# New game", "turn", "rolls", "# Paused", "# Keys"},
		messages.Japanese: {"Ludaxy", "番", "出", "キー操作"},
	} {
		dir := t.TempDir()
		file, tape := filepath.Join(dir, "told.txt"), filepath.Join(dir, "tape.txt")
		if err := os.WriteFile(tape, []byte(session), 0o600); err != nil {
			t.Fatal(err)
		}
		graphtest.Do(func() {
			p := start(t, Options{Paths: paths(t), Announce: file, Replay: tape, Lang: lang})
			p.ticks(760)
			if err := p.g.close(); err != nil {
				t.Fatal(err)
			}
		})
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		told := string(data)
		for _, w := range want {
			if !strings.Contains(told, w) {
				t.Errorf("%s: nothing is said of %q in\n%s", lang, w, told)
			}
		}
		lines := strings.Split(strings.TrimSpace(told), "\n")
		for i := 1; i < len(lines); i++ {
			if lines[i] == lines[i-1] || strings.TrimSpace(lines[i]) == "" {
				t.Errorf("%s: line %d is %q after %q", lang, i+1, lines[i], lines[i-1])
			}
		}
		t.Logf("%s:\n%s", lang, told)
	}
}
