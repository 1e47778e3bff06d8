package cmdline

// Line is what a command line says.
type Line struct {
	SaveDir, Lang, Seed, Record, Replay, Announce, Gallery, Log string // "" where not given
	Width, Height                                               int    // 0 where not given
	Fullscreen, Mute, ResetSettings, Version, Help              bool
	Match                                                       string // a match file, or ""
}

// Parse reads the arguments after the program's name. The mistake is one line
// for the player, "" if there is none; with -help or -version before it a
// mistake does not matter.
func Parse(args []string) (line Line, mistake string) {
	var files []string
	for i := 0; i < len(args); i++ {
		arg := args[i]
		if len(arg) < 2 || arg[0] != '-' {
			files = append(files, arg)
			continue
		}
		if arg == "--" {
			files = append(files, args[i+1:]...)
			break
		}
		name, value, given := cut(arg)
		flag, ok := find(name)
		if !ok {
			return line, "there is no flag -" + clean(name) + "; -help lists them"
		}
		switch {
		case flag.Value == "":
			on, ok := truth(value, given)
			if !ok {
				return line, "-" + name + " is on or off and takes true or false, not " + quote(value)
			}
			line.turn(flag.Name, on)
		case !given && i+1 < len(args):
			i++
			value = args[i]
			fallthrough
		default:
			// An empty value is a variable of a script that was not set, not a wish.
			if value == "" {
				return line, "-" + name + " needs a value"
			}
			if mistake := line.set(flag.Name, value); mistake != "" {
				return line, mistake
			}
		}
		if line.Help || line.Version {
			return line, ""
		}
	}
	switch {
	case len(files) == 1 && files[0] == "":
		return line, "the name of the match file is empty"
	case len(files) == 1:
		line.Match = files[0]
	case len(files) > 1:
		return line, "one match file can be opened, not " + number(len(files))
	}
	return line, line.together()
}

// together says what does not go together, "" if all does.
func (l *Line) together() string {
	if l.Record != "" && l.Replay != "" {
		return "-record and -replay do not go together"
	}
	if l.Gallery != "" && (l.Record != "" || l.Replay != "" || l.Match != "") {
		return "-gallery goes with -size and -lang only"
	}
	return ""
}

// cut takes a flag apart: one hyphen or two, a name, and a value behind an equals sign.
func cut(arg string) (name, value string, given bool) {
	arg = arg[1:]
	if len(arg) > 1 && arg[0] == '-' {
		arg = arg[1:]
	}
	for i := range len(arg) {
		if arg[i] == '=' {
			return arg[:i], arg[i+1:], true
		}
	}
	return arg, "", false
}

func find(name string) (Flag, bool) {
	if name == "h" {
		name = "help"
	}
	for _, f := range Flags() {
		if f.Name == name {
			return f, true
		}
	}
	return Flag{}, false
}

func truth(value string, given bool) (on, ok bool) {
	if !given {
		return true, true
	}
	switch value {
	case "true", "1":
		return true, true
	case "false", "0":
		return false, true
	}
	return false, false
}

// turn sets a flag that is on or off.
func (l *Line) turn(name string, on bool) {
	for _, f := range []struct {
		name string
		to   *bool
	}{
		{"fullscreen", &l.Fullscreen}, {"mute", &l.Mute}, {"reset-settings", &l.ResetSettings}, {"version", &l.Version}, {"help", &l.Help},
	} {
		if f.name == name {
			*f.to = on
		}
	}
}

// set sets a flag with a value. The mistake is "" if there is none.
func (l *Line) set(name, value string) (mistake string) {
	switch name {
	case "size":
		return l.setSize(value)
	case "lang":
		known := false
		for _, lang := range Langs() {
			known = known || lang == value
		}
		if !known {
			return "-lang takes en, pt or ja, not " + quote(value)
		}
	}
	for _, f := range []struct {
		name string
		to   *string
	}{
		{"save-dir", &l.SaveDir}, {"lang", &l.Lang}, {"seed", &l.Seed}, {"record", &l.Record}, {"replay", &l.Replay}, {"announce", &l.Announce}, {"gallery", &l.Gallery}, {"log", &l.Log},
	} {
		if f.name == name {
			*f.to = value
		}
	}
	return ""
}

func (l *Line) setSize(text string) (mistake string) {
	w, rest := digits(text)
	if w < 0 || rest == "" || rest[0] != 'x' && rest[0] != 'X' {
		return "-size takes a width and a height, as in 1280x720, not " + quote(text)
	}
	h, rest := digits(rest[1:])
	if h < 0 || rest != "" {
		return "-size takes a width and a height, as in 1280x720, not " + quote(text)
	}
	if w < MinWidth || h < MinHeight || w > MaxSide || h > MaxSide {
		return "-size goes from " + number(MinWidth) + "x" + number(MinHeight) + " to " + number(MaxSide) + "x" + number(MaxSide) + ", not " + clean(text)
	}
	l.Width, l.Height = w, h
	return ""
}

// digits reads the number that a text begins with, -1 if there is none. What is
// far too big stays far too big.
func digits(text string) (n int, rest string) {
	i := 0
	for i < len(text) && text[i] >= '0' && text[i] <= '9' {
		n = min(n*10+int(text[i]-'0'), 1_000_000)
		i++
	}
	if i == 0 {
		return -1, text
	}
	return n, text[i:]
}

// number writes a number that is not negative.
func number(n int) string {
	text := string(rune('0' + n%10))
	for n /= 10; n > 0; n /= 10 {
		text = string(rune('0'+n%10)) + text
	}
	return text
}

// clean takes out of a text what would break the line.
func clean(text string) string {
	out := []byte(text)
	for i, b := range out {
		if b < ' ' || b == 0x7F {
			out[i] = '?'
		}
	}
	return string(out)
}

func quote(text string) string { return `"` + clean(text) + `"` }
