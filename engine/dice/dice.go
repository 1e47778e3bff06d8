// Package dice throws dice that can be checked afterwards.
//
// A match draws a secret seed of 32 bytes and shows its [Seed.Commitment], the
// SHA-256 of the seed in hexadecimal, before the first throw. When the match is
// over the seed is shown, and anybody can compute every throw again:
//
//   - Throws are numbered from 0 in the order they happen.
//   - For c = 0, 1, 2 ... block c of throw n is HMAC-SHA256 with the seed as key
//     over twelve bytes: n as 8 bytes big endian, then c as 4 bytes big endian.
//   - The 32 bytes of a block are read in order, then those of the next block.
//     With f faces, bytes of 256 - 256 mod f and more are passed over, so that
//     no face is likelier than another (for six faces: 252 to 255).
//   - The first byte b that remains gives the value 1 + b mod f.
//
// A throw depends on nothing but the seed, n and f: taking a move back and
// coming to throw n again shows the same number.
package dice

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
)

// MaxFaces is the largest die there is.
const MaxFaces = 256

// Roller gives the value of throw n (from 0) of a die with some faces (1 to
// MaxFaces): 1..faces, or 0 if it cannot tell. Asking again gives the same.
type Roller interface {
	Roll(n uint64, faces int) int
}

// Seed is the secret all throws of a match follow from. It is a Roller.
type Seed [32]byte

// NewSeed draws a seed nobody can guess from the system's random source.
func NewSeed() (Seed, error) {
	var s Seed
	if _, err := rand.Read(s[:]); err != nil {
		return Seed{}, fmt.Errorf("draw a seed for the dice: %w", err)
	}
	return s, nil
}

// SeedFromText makes a seed of any text, the same for the same text: the
// SHA-256 of "ludaxy seed", a line feed and the text. It is for games that are
// to be repeated and is no secret.
func SeedFromText(text string) Seed {
	return sha256.Sum256([]byte("ludaxy seed\n" + text))
}

// ErrSeed is wrapped by the error of ParseSeed.
var ErrSeed = errors.New("a seed is 64 hexadecimal digits in lower case")

// ParseSeed reads what String wrote.
func ParseSeed(text string) (Seed, error) {
	var s Seed
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != len(s) {
		return Seed{}, ErrSeed
	}
	copy(s[:], b)
	if s.String() != text {
		return Seed{}, ErrSeed
	}
	return s, nil
}

// String is the seed in 64 hexadecimal digits.
func (s Seed) String() string { return hex.EncodeToString(s[:]) }

// Commitment is the SHA-256 of the seed in 64 hexadecimal digits: it fixes the
// seed without telling it.
func (s Seed) Commitment() string {
	sum := sha256.Sum256(s[:])
	return hex.EncodeToString(sum[:])
}

// Roll is throw n of a die with some faces.
func (s Seed) Roll(n uint64, faces int) int {
	if faces < 1 || faces > MaxFaces {
		return 0
	}
	mac := hmac.New(sha256.New, s[:])
	var message [12]byte
	var block [sha256.Size]byte
	binary.BigEndian.PutUint64(message[:], n)
	for c := uint32(0); ; c++ {
		binary.BigEndian.PutUint32(message[8:], c)
		mac.Reset()
		mac.Write(message[:])
		if v := pick(mac.Sum(block[:0]), faces); v != 0 {
			return v
		}
	}
}

// pick is the value of the first byte that favours no face, 0 if all do.
func pick(block []byte, faces int) int {
	limit := 256 - 256%faces
	for _, b := range block {
		if int(b) < limit {
			return int(b)%faces + 1
		}
	}
	return 0
}
