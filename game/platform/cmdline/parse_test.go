package cmdline

import (
	"os/exec"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	const all = "-save-dir d -lang ja --size 960x600 -fullscreen -mute -seed s -reset-settings -record=r -announce - -log l m.ludaxy"
	want := Line{
		SaveDir: "d", Lang: "ja", Width: 960, Height: 600, Fullscreen: true, Mute: true, Seed: "s", ResetSettings: true,
		Record: "r", Announce: "-", Log: "l", Match: "m.ludaxy",
	}
	if got, mistake := Parse(strings.Fields(all)); mistake != "" || got != want {
		t.Errorf("%+v, %q", got, mistake)
	}
	for text, want := range map[string]Line{
		"":                         {},
		"-version -nonsense":       {Version: true},
		"--help":                   {Help: true},
		"-h":                       {Help: true},
		"-mute=false":              {},
		"-mute=1":                  {Mute: true},
		"-- -help":                 {Match: "-help"},
		"-":                        {Match: "-"},
		"-seed -mute":              {Seed: "-mute"},
		"-replay f -size 640X400":  {Replay: "f", Width: 640, Height: 400},
		"-gallery d -size=640x400": {Gallery: "d", Width: 640, Height: 400},
	} {
		if got, mistake := Parse(strings.Fields(text)); mistake != "" || got != want {
			t.Errorf("%s: %+v, %q", text, got, mistake)
		}
	}
}

func TestMistakesGetOneLine(t *testing.T) {
	for _, test := range []struct{ args, mention string }{
		{"-colour", "-colour"},
		{"--colour=red", "-colour;"},
		{"-size", "-size needs a value"},
		{"-size big", "1280x720"},
		{"-size 10x10", "640x400"},
		{"-size 99999999999999999999x600", "16384"},
		{"-size 1280", "1280x720"},
		{"-size 1280x", "1280x720"},
		{"-size 1280x720x3", "1280x720"},
		{"-size -1280x720", "1280x720"},
		{"-lang xx", "en, pt or ja"},
		{"-mute=maybe", "maybe"},
		{"-save-dir=", "-save-dir"},
		{"-record a -replay b", "-replay"},
		{"-gallery d -replay b", "-gallery"},
		{"-gallery d m.ludaxy", "-gallery"},
		{"a b", "not 2"},
		{"a b c d e f g h i j k l", "not 12"},
	} {
		_, mistake := Parse(strings.Fields(test.args))
		if !strings.Contains(mistake, test.mention) || strings.Contains(mistake, "\n") {
			t.Errorf("%s: %q", test.args, mistake)
		}
	}
	if _, mistake := Parse([]string{"-lang", "a\nb"}); strings.Contains(mistake, "\n") || mistake == "" {
		t.Errorf("%q", mistake)
	}
	if _, mistake := Parse([]string{""}); mistake == "" {
		t.Error("an empty name is taken")
	}
}

// TestEveryFlagIsRead gives every flag of the list and wants each to change
// something.
func TestEveryFlagIsRead(t *testing.T) {
	for _, f := range Flags() {
		args := []string{"-" + f.Name}
		switch f.Name {
		case "size":
			args = append(args, "800x600")
		case "lang":
			args = append(args, "pt")
		default:
			if f.Value != "" {
				args = append(args, "x")
			}
		}
		if got, mistake := Parse(args); mistake != "" || got == (Line{}) {
			t.Errorf("%v: %+v, %q", args, got, mistake)
		}
	}
}

func TestTexts(t *testing.T) {
	usage, man, bash := Usage(), Manual("1.2.3", "2026-01-02"), Completion()
	for _, f := range Flags() {
		if !strings.Contains(usage, "  -"+f.Name+" ") {
			t.Errorf("-help lacks -%s", f.Name)
		}
		if !strings.Contains(man, `\-`+roff(f.Name)) {
			t.Errorf("the manual lacks -%s", f.Name)
		}
		if !strings.Contains(bash, "-"+f.Name) {
			t.Errorf("the completion lacks -%s", f.Name)
		}
	}
	for _, line := range strings.Split(usage, "\n") {
		if len(line) > 80 {
			t.Errorf("too long for a terminal: %s", line)
		}
	}
}

// TestImportsNothing keeps what the order of initialisation rests on.
func TestImportsNothing(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", "{{.Imports}}", ".").Output()
	if err != nil || strings.TrimSpace(string(out)) != "[]" {
		t.Errorf("imports %s, %v", out, err)
	}
}

// FuzzParse wants one line or none for whatever is given.
func FuzzParse(f *testing.F) {
	f.Add("-size\x001280x720\x00m.ludaxy")
	f.Add("-mute=\x00--\x00-")
	f.Fuzz(func(t *testing.T, text string) {
		if _, mistake := Parse(strings.Split(text, "\x00")); strings.Contains(mistake, "\n") {
			t.Errorf("%q", mistake)
		}
	})
}
