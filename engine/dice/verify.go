package dice

import (
	"errors"
	"fmt"
)

// Throw is one throw that was made: its number, the die and what it showed.
type Throw struct {
	N     uint64
	Faces int
	Value int
}

// ErrCommitment is the error of a seed other than the one promised.
var ErrCommitment = errors.New("the seed shown is not the one promised before the first throw")

// ThrowError is a throw that does not follow from the seed.
type ThrowError struct {
	Throw
	Want int // what the seed gives
}

func (e *ThrowError) Error() string {
	return fmt.Sprintf("throw %d showed %d, but the seed gives %d", e.N, e.Value, e.Want)
}

// Verify checks that the seed is the one promised and that every throw follows
// from it. The error is ErrCommitment or a *ThrowError for the first wrong one.
func Verify(seed Seed, commitment string, throws []Throw) error {
	if seed.Commitment() != commitment {
		return ErrCommitment
	}
	for _, t := range throws {
		if want := seed.Roll(t.N, t.Faces); want != t.Value {
			return &ThrowError{Throw: t, Want: want}
		}
	}
	return nil
}
