package platform

import (
	"os"
	"os/user"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/adrg/xdg"

	"ludaxy/assets/messages"
)

func TestLocalesOfTheEnvironment(t *testing.T) {
	for _, test := range []struct {
		env  map[string]string
		want []string
		lang messages.Lang
	}{
		{nil, nil, messages.English},
		{map[string]string{"LANG": "ja_JP.UTF-8"}, []string{"ja_JP.UTF-8"}, messages.Japanese},
		{map[string]string{"LANG": "ja_JP.UTF-8", "LC_ALL": "pt_BR.UTF-8"}, []string{"pt_BR.UTF-8"}, messages.Portuguese},
		{map[string]string{"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ja_JP"}, []string{"ja_JP"}, messages.Japanese},
		{map[string]string{"LANG": "gl_ES.UTF-8", "LANGUAGE": "gl:pt_BR"}, []string{"gl:pt_BR", "gl_ES.UTF-8"}, messages.Portuguese},
		{map[string]string{"LC_ALL": "C", "LANGUAGE": "ja"}, []string{"C"}, messages.English},
	} {
		got := fromEnvironment(func(name string) string { return test.env[name] })
		if !slices.Equal(got, test.want) {
			t.Errorf("%v: %q, want %q", test.env, got, test.want)
		}
		if lang := messages.Match(got...); lang != test.lang {
			t.Errorf("%v: language %q, want %q", test.env, lang, test.lang)
		}
	}
}

func TestPaths(t *testing.T) {
	dir := t.TempDir()
	p := PathsIn(dir)
	if p.Saves != dir || filepath.Dir(p.Settings) != dir || filepath.Dir(p.Reports) != dir {
		t.Errorf("paths %+v are not all in %s", p, dir)
	}
	d := DefaultPaths()
	if !filepath.IsAbs(d.Saves) || !filepath.IsAbs(d.Settings) || !filepath.IsAbs(d.Reports) {
		t.Errorf("default paths %+v", d)
	}
}

func TestShort(t *testing.T) {
	home, err := os.UserHomeDir()
	if err != nil {
		t.Skip("no home folder: ", err)
	}
	if got, want := Short(filepath.Join(home, "a", "b")), filepath.Join("~", "a", "b"); got != want {
		t.Errorf("Short = %q, want %q", got, want)
	}
	if got := Short(filepath.Join(home+"x", "b")); got != filepath.Join(home+"x", "b") {
		t.Errorf("a path beside home became %q", got)
	}
}

// TestFindHome has an environment without a home folder, and an account that has
// one or has none.
func TestFindHome(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there the home folder has another variable")
	}
	t.Cleanup(xdg.Reload) // when the variables are what they were
	t.Setenv("XDG_DATA_HOME", "")
	t.Setenv("HOME", "")
	if findHome(func() (string, error) { return "", user.UnknownUserIdError(4711) }) {
		t.Error("a home folder was found where there is none")
	}
	mine := t.TempDir()
	if !findHome(func() (string, error) { return mine, nil }) || os.Getenv("HOME") != mine {
		t.Errorf("HOME is %q, not %q", os.Getenv("HOME"), mine)
	}
	if p := DefaultPaths(); !strings.HasPrefix(p.Saves, mine) || !strings.HasPrefix(p.Settings, mine) || !strings.HasPrefix(p.Reports, mine) {
		t.Errorf("%+v is not in %s", p, mine)
	}
}
