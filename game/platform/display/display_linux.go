//go:build linux && !android

package display

import (
	"syscall"

	"ludaxy/game/platform/cmdline"
)

// Check returns what to say and the status to end with, for this process; no
// text means that the program goes on.
func Check() (code int, text string) { return decide(arguments(), environment, knock) }

// decide is Check for any process. Where there is a display, the command line is
// left to main; where there is none, what needs none comes before that: a mistake
// on the command line, the version, the help.
func decide(args []string, env func(string) string, reach func(string) answer) (code int, text string) {
	if code, text = displayed(env, reach); text == "" {
		return 0, ""
	}
	switch line, mistake := cmdline.Parse(args); {
	case mistake != "":
		return StatusUsage, "ludaxy: " + mistake + "\n"
	case line.Help:
		return 0, cmdline.Usage()
	case line.Version:
		return 0, "ludaxy " + Stamp() + "\n"
	}
	return code, text
}

// answer is what an X server says to who knocks.
type answer int

const (
	silent  answer = iota // nobody is there
	refused               // it does not let this player in
	welcome
)

func displayed(env func(string) string, reach func(string) answer) (code int, text string) {
	display := env("DISPLAY")
	switch {
	case display == "" && env("WAYLAND_DISPLAY") != "":
		return 1, "ludaxy: this Wayland session has no Xwayland (DISPLAY is not set); start Xwayland, or install it, and try again.\n"
	case display == "":
		return 1, "ludaxy: there is no display to open a window on (DISPLAY is not set); start the game from a graphical session.\n"
	}
	switch reach(display) {
	case silent:
		return 1, "ludaxy: the display " + display + " (DISPLAY) does not answer; start the game from a graphical session.\n"
	case refused:
		return 1, "ludaxy: the display " + display + " (DISPLAY) lets only its owner in (XAUTHORITY); start the game as the user whose session it is.\n"
	}
	return 0, ""
}

// knock asks the X server at a display on this machine to be let in, and stays
// until Release. One on another machine is taken on trust.
func knock(display string) answer {
	number, ok := local(display)
	if !ok {
		return welcome
	}
	said := silent
	// Last without any: most servers want one, and each no costs a conversation.
	for _, t := range append(tickets(environment, number), ticket{}) {
		fd, open := dial(number)
		if !open {
			return silent
		}
		if t.show(fd) {
			release = func() { _ = syscall.Close(fd) }
			return welcome
		}
		_ = syscall.Close(fd)
		said = refused
	}
	return said
}

// local is the number of a display on this machine.
func local(display string) (number string, ok bool) {
	switch {
	case display[0] == ':':
		number = display[1:]
	case len(display) > 5 && display[:5] == "unix:":
		number = display[5:]
	default:
		return "", false
	}
	for i := range len(number) {
		if number[i] == '.' {
			return number[:i], true
		}
	}
	return number, true
}

// dial connects to the X server of a number.
func dial(number string) (fd int, ok bool) {
	path := "/tmp/.X11-unix/X" + number
	// A name that begins with a NUL byte is in the abstract space, where some
	// servers listen only.
	for _, name := range []string{path, "@" + path} {
		fd, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
		if err != nil {
			return 0, false
		}
		if syscall.Connect(fd, &syscall.SockaddrUnix{Name: name}) == nil {
			return fd, true
		}
		_ = syscall.Close(fd)
	}
	return 0, false
}

// environment looks a variable up as os.Getenv would.
func environment(name string) string {
	value, _ := syscall.Getenv(name)
	return value
}

// arguments reads what os.Args has not been given yet.
func arguments() (args []string) {
	text := read("/proc/self/cmdline")
	start, first := 0, true
	for i, b := range text {
		if b != 0 {
			continue
		}
		if !first {
			args = append(args, string(text[start:i]))
		}
		start, first = i+1, false
	}
	return args
}

// read reads a file whole, as far as it can be read.
func read(path string) (text []byte) {
	fd, err := syscall.Open(path, syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return nil
	}
	defer func() { _ = syscall.Close(fd) }()
	const most = 1 << 20
	buf := make([]byte, 4096)
	for len(text) < most {
		n, err := syscall.Read(fd, buf)
		if n <= 0 || err != nil {
			break
		}
		text = append(text, buf[:n]...)
	}
	return text
}
