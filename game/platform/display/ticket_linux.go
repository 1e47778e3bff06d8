//go:build linux && !android

package display

import "syscall"

// ticket is an entry of a file of the X authority: the name of a way to show
// that one may come in, and what is to be shown.
type ticket struct{ name, data string }

// tickets are those for a display in the player's file, whatever the machine's
// name in them: it may have changed since.
func tickets(env func(string) string, number string) []ticket {
	path := env("XAUTHORITY")
	if path == "" {
		path = env("HOME") + "/.Xauthority"
	}
	return parse(read(path), number)
}

// parse reads a file of the X authority: family, then four texts, each behind
// its length, all numbers of two bytes with the greater first.
func parse(file []byte, number string) (list []ticket) {
	field := func() (text string, ok bool) {
		if len(file) < 2 {
			return "", false
		}
		n := int(file[0])<<8 | int(file[1])
		if len(file) < 2+n {
			return "", false
		}
		text, file = string(file[2:2+n]), file[2+n:]
		return text, true
	}
	for len(file) > 2 {
		file = file[2:]
		_, ok1 := field() // the machine
		display, ok2 := field()
		name, ok3 := field()
		data, ok4 := field()
		if !ok1 || !ok2 || !ok3 || !ok4 {
			break
		}
		if display == "" || display == number {
			list = append(list, ticket{name, data})
		}
	}
	return list
}

// show opens the conversation with an X server and reports whether it lets one
// in. A server that takes too long, or closes the line, is left to the window
// library.
func (t ticket) show(fd int) bool {
	const majorVersion = 11
	hello := []byte{'l', 0, majorVersion, 0, 0, 0, byte(len(t.name)), byte(len(t.name) >> 8), byte(len(t.data)), byte(len(t.data) >> 8), 0, 0}
	for _, text := range []string{t.name, t.data} {
		hello = append(hello, text...)
		for len(hello)%4 != 0 {
			hello = append(hello, 0)
		}
	}
	second := syscall.Timeval{Sec: 1}
	_ = syscall.SetsockoptTimeval(fd, syscall.SOL_SOCKET, syscall.SO_RCVTIMEO, &second)
	if _, err := syscall.Write(fd, hello); err != nil {
		return true
	}
	const failed = 0
	said := make([]byte, 1)
	n, err := syscall.Read(fd, said)
	return n != 1 || err != nil || said[0] != failed
}
