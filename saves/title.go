package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxTitle is how many characters the name a player gives to a match may have.
const MaxTitle = 60

// ErrTitle is the error of a name that a match cannot have.
var ErrTitle = fmt.Errorf("a match's name has up to %d printable characters", MaxTitle)

// Rename gives a match the name a player wants it to have, any printable text;
// "" takes it away. The match file is not touched: the name stands in a file
// beside it, so that a match in play, a damaged one and a newer one can be named.
func (s *Store) Rename(id, title string) error {
	title = strings.TrimSpace(title)
	switch {
	case !isID(id):
		return ErrID
	case !isTitle(title):
		return ErrTitle
	case !s.exists(id):
		return &os.PathError{Op: "rename", Path: s.path(id, Extension), Err: fs.ErrNotExist}
	}
	path := s.path(id, titleExt)
	if title != "" {
		if err := replaceFile(path, []byte(title+"\n"), false); err != nil {
			return fmt.Errorf("name the match: %w", err)
		}
		return nil
	}
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("name the match: %w", err)
	}
	return syncDir(s.dir)
}

// Title is the name that a player gave to a match, "" for none.
func (s *Store) Title(id string) string {
	if !isID(id) {
		return ""
	}
	return s.title(id)
}

func isTitle(title string) bool {
	return utf8.ValidString(title) && utf8.RuneCountInString(title) <= MaxTitle && !strings.ContainsFunc(title, unicode.IsControl)
}

// title is the name a player gave to a match, "" for none.
func (s *Store) title(id string) string {
	f, _, err := openRegular(s.path(id, titleExt))
	if err != nil {
		return ""
	}
	defer func() { _ = f.Close() }() // it is only read
	buf := make([]byte, 4*MaxTitle+2)
	n, err := f.Read(buf)
	if err != nil {
		return ""
	}
	title, ended := strings.CutSuffix(string(buf[:n]), "\n")
	if !ended || !isTitle(title) {
		return ""
	}
	return title
}

// FileName makes a file name of a text, one that every system takes: for a match
// that leaves the store.
func FileName(text string) string {
	text = strings.Map(func(r rune) rune {
		switch {
		case r == utf8.RuneError || unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r):
			return -1
		case strings.ContainsRune(`/\:*?"<>|`, r):
			return '-'
		}
		return r
	}, text)
	text = strings.Trim(shorten(text, 120), " .-")
	stem, _, _ := strings.Cut(text, ".")
	if text == "" || reservedName(stem) {
		text = "ludaxy-" + text
	}
	return strings.TrimSuffix(text, "-") + Extension
}

// reservedName reports whether Windows keeps a name for a device.
func reservedName(stem string) bool {
	stem = strings.ToUpper(strings.TrimSpace(stem))
	switch stem {
	case "CON", "PRN", "AUX", "NUL":
		return true
	}
	return len(stem) == 4 && (strings.HasPrefix(stem, "COM") || strings.HasPrefix(stem, "LPT")) && stem[3] >= '0' && stem[3] <= '9'
}

// shorten cuts a text between two characters to no more than some bytes.
func shorten(text string, most int) string {
	if len(text) <= most {
		return text
	}
	for most > 0 && !utf8.RuneStart(text[most]) {
		most--
	}
	return text[:most]
}
