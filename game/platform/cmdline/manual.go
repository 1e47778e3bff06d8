package cmdline

// roff writes a text so that the manual shows it as it is: a bare hyphen would
// become a typographer's, and a dot at the start of a line a command.
func roff(text string) string {
	out := ""
	for i, r := range text {
		switch {
		case r == '-':
			out += `\-`
		case r == '\\':
			out += `\e`
		case i == 0 && (r == '.' || r == '\''):
			out += `\&` + string(r)
		default:
			out += string(r)
		}
	}
	return out
}

// Manual is the man page of the game, for section 6. The date is written
// YYYY-MM-DD.
func Manual(version, date string) string {
	text := `.TH LUDAXY 6 "` + date + `" "Ludaxy ` + version + `" "Games"
.SH NAME
ludaxy \- Ludo games for a night under the stars
.SH SYNOPSIS
.B ludaxy
.RI [ FLAGS ]
.RI [ "MATCH FILE" ]
.SH DESCRIPTION
` + roff(Intro) + `.PP
People and computers play at one table: Luddo, Ludo App, Mega Ludo, Oduludo and
Snakes and Ladders. A match is saved after every move, and its dice can be
checked afterwards with
.BR ludaxy\-cli (1).
.SH OPTIONS
One hyphen or two are the same, and a value may stand behind an equals sign.
`
	for _, f := range Flags() {
		text += ".TP\n.B \\-" + roff(f.Name)
		if f.Value != "" {
			text += " \\fI" + roff(f.Value) + "\\fR"
		}
		text += "\n" + roff(capital(f.Help)) + ".\n"
		if f.More != "" {
			text += roff(f.More) + "\n"
		}
	}
	return text + `.SH EXIT STATUS
.TP
.B 0
The game was played and left.
.TP
.B 1
Something kept the game from going on: there is no display, a file cannot be
read. One line on standard error says what.
.TP
.B 2
A mistake on the command line.
.SH FILES
.TP
.I ~/.local/share/ludaxy/matches/*.ludaxy
The matches, one text file each, and beside a match that goes on the secret of
its dice.
.TP
.I ~/.config/ludaxy/settings.json
The settings.
.TP
.I ~/.local/share/ludaxy/reports/crash\-*.txt
What is to be sent with the report of a fault.
.SH ENVIRONMENT
.TP
.BR LANGUAGE ", " LC_ALL ", " LC_MESSAGES ", " LANG
The language, where the settings name none.
.TP
.BR XDG_DATA_HOME ", " XDG_CONFIG_HOME
Other folders than
.I ~/.local/share
and
.IR ~/.config .
.TP
.B DISPLAY
The X display to open the window on.
.SH SEE ALSO
.BR ludaxy\-cli (1)
`
}

func capital(text string) string {
	if text == "" || text[0] < 'a' || text[0] > 'z' {
		return text
	}
	// What begins with the name of a language or a file keeps its small letter.
	if len(text) > 2 && text[:3] == "en," {
		return text
	}
	return string(rune(text[0]-'a'+'A')) + text[1:]
}

// Completion is the completion of the game's command line for bash.
func Completion() string {
	flags, files, folders, langs := "", "", "", ""
	for _, f := range Flags() {
		flags += " -" + f.Name
		switch f.Value {
		case "FILE":
			files += "|-" + f.Name
		case "DIR":
			folders += "|-" + f.Name
		}
	}
	for _, l := range Langs() {
		langs += " " + l
	}
	return `# bash completion for ludaxy
_ludaxy() {
	local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
	COMPREPLY=()
	case $before in
	` + files[1:] + `) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
	` + folders[1:] + `) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
	-lang) mapfile -t COMPREPLY < <(compgen -W "` + langs[1:] + `" -- "$word") ;;
	-size | -seed) ;;
	*)
		if [[ $word == -* ]]; then
			mapfile -t COMPREPLY < <(compgen -W "` + flags[1:] + `" -- "$word")
		else
			mapfile -t COMPREPLY < <(compgen -d -- "$word"; compgen -f -X '!*.ludaxy' -- "$word")
		fi
		;;
	esac
}
complete -o filenames -F _ludaxy ludaxy
`
}
