package saves

import (
	"errors"
	"fmt"
	"io"
	"os"

	"ludaxy/engine/dice"
)

// ErrInUse is the error of a match another program is playing.
var ErrInUse = errors.New("another Ludaxy is playing this match")

// key is the file beside a match that goes on: it holds the seed of the dice and
// the lock. The system lets go of the lock when a program ends, however it ends.
type key struct {
	f    *os.File
	path string
	seed *dice.Seed // nil: there is none in it
}

// takeKey locks the key of a match, making one if it is missing. With another
// program holding it the error wraps ErrInUse.
func takeKey(path string) (*key, error) {
	f, err := openLocked(path)
	if err != nil {
		return nil, fmt.Errorf("lock the match: %w", err)
	}
	return &key{f: f, path: path, seed: seedIn(f)}, nil
}

// seedIn is the seed in a key, nil if there is none.
func seedIn(r io.Reader) *dice.Seed {
	text, err := io.ReadAll(io.LimitReader(r, 200))
	if err != nil || len(text) == 0 || text[len(text)-1] != '\n' {
		return nil
	}
	seed, err := dice.ParseSeed(string(text[:len(text)-1]))
	if err != nil {
		return nil
	}
	return &seed
}

// readSeed is the seed in a key that cannot be locked, nil if there is none.
func readSeed(path string) *dice.Seed {
	f, err := os.Open(path)
	if err != nil {
		return nil
	}
	seed := seedIn(f)
	_ = f.Close() // it was only read
	return seed
}

// keep writes the seed into the key and waits until the disk has it.
func (k *key) keep(seed dice.Seed) error {
	if _, err := k.f.WriteAt([]byte(seed.String()+"\n"), 0); err != nil {
		return fmt.Errorf("keep the seed of the dice: %w", err)
	}
	if err := k.f.Sync(); err != nil {
		return fmt.Errorf("keep the seed of the dice: %w", err)
	}
	k.seed = &seed
	return nil
}

// release lets the key go, and removes it where the match needs none any more.
// A key that stays by mistake harms nothing, so errors are not told.
func (k *key) release(done bool) {
	if done {
		removeLocked(k.f, k.path)
		return
	}
	_ = k.f.Close()
}
