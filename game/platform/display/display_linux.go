//go:build linux && !android

package display

import (
	"syscall"

	"ludaxy/game/platform/cmdline"
)

// Check returns what to say and the status to end with, for this process; no
// text means that the program goes on.
func Check() (code int, text string) { return decide(arguments(), environment, reachable) }

// decide is Check for any process. Where there is a display, the command line is
// left to main; where there is none, what needs none comes before that: a mistake
// on the command line, the version, the help.
func decide(args []string, env func(string) string, reach func(string) bool) (code int, text string) {
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

func displayed(env func(string) string, reach func(string) bool) (code int, text string) {
	display := env("DISPLAY")
	switch {
	case display == "" && env("WAYLAND_DISPLAY") != "":
		return 1, "ludaxy: this Wayland session has no Xwayland (DISPLAY is not set); start Xwayland, or install it, and try again.\n"
	case display == "":
		return 1, "ludaxy: there is no display to open a window on (DISPLAY is not set); start the game from a graphical session.\n"
	case !reach(display):
		return 1, "ludaxy: the display " + display + " (DISPLAY) does not answer; start the game from a graphical session.\n"
	}
	return 0, ""
}

// reachable reports whether an X server listens at a display on this machine.
// One on another machine is taken on trust.
func reachable(display string) bool {
	number := ""
	if display[0] == ':' {
		number = display[1:]
	} else if len(display) > 5 && display[:5] == "unix:" {
		number = display[5:]
	} else {
		return true
	}
	for i := range len(number) {
		if number[i] == '.' {
			number = number[:i]
			break
		}
	}
	path := "/tmp/.X11-unix/X" + number
	// A name that begins with a NUL byte is in the abstract space, where some
	// servers listen only.
	for _, name := range []string{path, "@" + path} {
		fd, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
		if err != nil {
			return true
		}
		err = syscall.Connect(fd, &syscall.SockaddrUnix{Name: name})
		_ = syscall.Close(fd)
		if err == nil {
			return true
		}
	}
	return false
}

// environment looks a variable up as os.Getenv would.
func environment(name string) string {
	value, _ := syscall.Getenv(name)
	return value
}

// arguments reads what os.Args has not been given yet.
func arguments() (args []string) {
	fd, err := syscall.Open("/proc/self/cmdline", syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return nil
	}
	defer func() { _ = syscall.Close(fd) }()
	var text []byte
	buf := make([]byte, 4096)
	for {
		n, err := syscall.Read(fd, buf)
		if n <= 0 || err != nil {
			break
		}
		text = append(text, buf[:n]...)
	}
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
