package credits

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestPartsAreWhatIsBuiltIn wants every module of the programs, on this system,
// among the parts, and nothing without a licence.
func TestPartsAreWhatIsBuiltIn(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if .Version}}{{.Path}}{{end}}{{end}}", "ludaxy/cmd/...").Output()
	if err != nil {
		t.Skip("no go command: ", err)
	}
	parts := Parts()
	for _, path := range strings.Fields(string(out)) {
		if !slices.ContainsFunc(parts, func(p Part) bool { return p.Name == path }) {
			t.Errorf("%s is built in but has no licence here: go generate ./assets/credits", path)
		}
	}
	for _, p := range parts {
		if p.Name == "" || p.Licence == "" || !strings.Contains(Text(), "==== "+p.Name+" | "+p.Licence+"\n") {
			t.Errorf("%+v", p)
		}
	}
	if len(parts) < 5 || !strings.HasPrefix(parts[0].Name, "Go,") {
		t.Errorf("%d parts, the first %+v", len(parts), parts[0])
	}
}
