package saves

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/adrg/xdg"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// Extension is how the name of a match file ends.
const Extension = ".ludaxy"

// The names of the other files in the store.
const (
	keyExt     = ".ludaxy-key"
	titleExt   = ".ludaxy-name"
	damagedExt = ".damaged"
)

// ErrNoHome is wrapped by the error where the system has no folder for a
// player's data.
var ErrNoHome = errors.New("there is no home folder to save matches in")

// ErrID is the error of an ID that is none.
var ErrID = errors.New("a new match's id has up to 64 small letters, digits and hyphens, and no match's is a path")

// newForm is the form of the IDs this program gives.
var newForm = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,63}$`)

// maxID is how many bytes an ID may have, so that every system takes the names of
// its files.
const maxID = 200

// isID reports whether a text can be the ID of a match that is there: players
// may give their files any name, but none that leads out of the folder.
func isID(id string) bool {
	return id != "" && len(id) <= maxID && id[0] != '.' && utf8.ValidString(id) && filepath.IsLocal(id) &&
		!strings.ContainsFunc(id, func(r rune) bool { return r == '/' || r == '\\' || unicode.IsControl(r) })
}

// Store is a folder of matches.
type Store struct {
	dir  string
	find func(id string) (rules.Rules, bool)

	mu     sync.Mutex
	listed map[string]seen // by ID
}

// DefaultDir is the player's folder for matches.
func DefaultDir() (string, error) {
	if home, err := os.UserHomeDir(); (err != nil || home == "") && os.Getenv("XDG_DATA_HOME") == "" {
		return "", ErrNoHome
	}
	return filepath.Join(xdg.DataHome, "ludaxy", "matches"), nil
}

// Open opens a folder of matches, "" for DefaultDir, and makes it if it is
// missing. A folder that can only be read can be opened.
func Open(dir string) (*Store, error) {
	if dir == "" {
		var err error
		if dir, err = DefaultDir(); err != nil {
			return nil, err
		}
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("make the folder for matches: %w", err)
	}
	sweep(dir)
	return &Store{dir: dir, find: games.ByID}, nil
}

// Dir is the store's folder.
func (s *Store) Dir() string { return s.dir }

func (s *Store) path(id, ext string) string { return filepath.Join(s.dir, id+ext) }

// Create makes the file of a new match. A roller that is a dice.Seed is kept
// secretly beside it. The match has to be new: a file of its ID is an error.
func (s *Store) Create(match engine.Match, roller dice.Roller) (*File, error) {
	if !newForm.MatchString(match.ID) {
		return nil, ErrID
	}
	text, err := encodeHeader(match)
	if err != nil {
		return nil, fmt.Errorf("save the match: %w", err)
	}
	k, err := takeKey(s.path(match.ID, keyExt))
	if err != nil {
		return nil, err
	}
	j, err := s.create(match.ID, text, k, roller)
	if err != nil {
		k.release(!s.exists(match.ID))
		return nil, fmt.Errorf("save the match: %w", err)
	}
	return j, nil
}

func (s *Store) exists(id string) bool {
	_, err := os.Lstat(s.path(id, Extension))
	return err == nil
}

func (s *Store) create(id string, text []byte, k *key, roller dice.Roller) (*File, error) {
	if s.exists(id) {
		return nil, os.ErrExist
	}
	if seed, ok := roller.(dice.Seed); ok {
		if err := k.keep(seed); err != nil {
			return nil, err
		}
	}
	line, crc := appendLine(nil, text, 0)
	f, err := s.place(id, line)
	if err != nil {
		return nil, err
	}
	return &File{store: s, id: id, path: s.path(id, Extension), f: f, here: identity(f), key: k, end: int64(len(line)), crc: crc}, nil
}

// Delete removes a match for good. One that is being played is not removed.
func (s *Store) Delete(id string) error {
	if !isID(id) {
		return ErrID
	}
	if !s.exists(id) {
		return os.ErrNotExist
	}
	k, err := takeKey(s.path(id, keyExt))
	if err != nil {
		return err
	}
	err = os.Remove(s.path(id, Extension))
	k.release(err == nil)
	if err == nil {
		_ = os.Remove(s.path(id, titleExt)) // a name without a match harms nothing
	}
	if err != nil {
		return fmt.Errorf("delete the match: %w", err)
	}
	return syncDir(s.dir)
}
