//go:build linux && !android

package display

import (
	"os/exec"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

func TestDecide(t *testing.T) {
	yes := func(string) answer { return welcome }
	no := func(string) answer { return silent }
	keepOut := func(string) answer { return refused }
	for _, test := range []struct {
		name    string
		args    []string
		env     map[string]string
		reach   func(string) answer
		code    int
		mention string // "" for going on
	}{
		{"all well", nil, map[string]string{"DISPLAY": ":0"}, yes, 0, ""},
		{"no display", nil, nil, yes, 1, "DISPLAY is not set"},
		{"wayland only", nil, map[string]string{"WAYLAND_DISPLAY": "wayland-0"}, yes, 1, "Xwayland"},
		{"dead display", nil, map[string]string{"DISPLAY": ":7"}, no, 1, ":7"},
		{"somebody else's display", nil, map[string]string{"DISPLAY": ":7"}, keepOut, 1, "XAUTHORITY"},
		{"version", []string{"-version"}, nil, no, 0, Version},
		{"help", []string{"-mute", "--help"}, nil, no, 0, "-save-dir"},
		{"help is main's where there is a display", []string{"-help"}, map[string]string{"DISPLAY": ":0"}, yes, 0, ""},
		{"a file called -help", []string{"--", "-help"}, nil, no, 1, "DISPLAY"},
		{"mistake without a display", []string{"-colour"}, nil, no, StatusUsage, "-colour"},
		{"mistakes are main's where there is one", []string{"-size", "big"}, map[string]string{"DISPLAY": ":0"}, yes, 0, ""},
	} {
		code, text := decide(test.args, func(name string) string { return test.env[name] }, test.reach)
		if code != test.code || (text == "") != (test.mention == "") || !strings.Contains(text, test.mention) {
			t.Errorf("%s: status %d, %q", test.name, code, text)
		}
		if test.code != 0 && strings.Count(text, "\n") != 1 {
			t.Errorf("%s: not one line: %q", test.name, text)
		}
	}
}

func TestKnock(t *testing.T) {
	if knock(":4711.0") != silent || knock("unix:4711") != silent {
		t.Error("a display that is not there answers")
	}
	if knock("elsewhere:0") != welcome {
		t.Error("another machine's display was not taken on trust")
	}
}

// TestStaysUntilReleased knocks at a server of its own, which must not see its
// only client leave before the window library has come.
func TestStaysUntilReleased(t *testing.T) {
	const number = "ludaxy-test"
	name := "@/tmp/.X11-unix/X" + number
	fd, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = syscall.Close(fd) }()
	if err := syscall.Bind(fd, &syscall.SockaddrUnix{Name: name}); err != nil {
		t.Skip("no server here: ", err)
	}
	if err := syscall.Listen(fd, 1); err != nil {
		t.Fatal(err)
	}
	gone := make(chan bool)
	go func() {
		defer close(gone)
		client, _, err := syscall.Accept(fd)
		if err != nil {
			return
		}
		defer func() { _ = syscall.Close(client) }()
		said := make([]byte, 1000)
		_, _ = syscall.Read(client, said)
		_, _ = syscall.Write(client, []byte{1})
		for n := 1; n > 0; n, _ = syscall.Read(client, said) {
		}
	}()
	if got := knock(":" + number); got != welcome {
		t.Fatalf("answer %v", got)
	}
	select {
	case <-gone:
		t.Error("the client left before it was released")
	case <-time.After(50 * time.Millisecond):
	}
	Release()
	Release()
	select {
	case <-gone:
	case <-time.After(10 * time.Second):
		t.Error("the client stayed")
	}
}

// server answers one X client with a byte and returns what the client said.
func server(t *testing.T, status byte) (fd int, heard chan string) {
	t.Helper()
	pair, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = syscall.Close(pair[0]) })
	heard = make(chan string, 1)
	go func() {
		buf := make([]byte, 1000)
		n, _ := syscall.Read(pair[1], buf)
		heard <- string(buf[:max(n, 0)])
		_, _ = syscall.Write(pair[1], []byte{status})
		_ = syscall.Close(pair[1])
	}()
	return pair[0], heard
}

func TestTickets(t *testing.T) {
	const file = "\x01\x00\x00\x02pc\x00\x017\x00\x04NAME\x00\x03key" + "\xff\xff\x00\x00\x00\x00\x00\x01N\x00\x01d" + "\x01\x00\x00\x02pc\x00\x018\x00\x01X\x00\x01x" + "\x01\x00\x00\x09cut"
	want := []ticket{{"NAME", "key"}, {"N", "d"}}
	if got := parse([]byte(file), "7"); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	fd, heard := server(t, 0)
	if want[0].show(fd) {
		t.Error("a refusal was taken for a welcome")
	}
	if got := <-heard; got != "l\x00\x0b\x00\x00\x00\x04\x00\x03\x00\x00\x00NAMEkey\x00" {
		t.Errorf("said %q", got)
	}
	if fd, _ = server(t, 1); !want[0].show(fd) {
		t.Error("a welcome was taken for a refusal")
	}
}

func TestArguments(t *testing.T) {
	if len(arguments()) == 0 || !strings.HasPrefix(arguments()[0], "-test.") {
		t.Errorf("arguments %q", arguments())
	}
}

// TestImportsNothing keeps what the order of initialisation rests on.
func TestImportsNothing(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", "{{join .Imports \" \"}}", ".", "../early").Output()
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Fields(string(out)); !slices.Equal(got, []string{"ludaxy/game/platform/cmdline", "syscall", "ludaxy/game/platform/display", "syscall"}) {
		t.Errorf("imports %v", got)
	}
}
