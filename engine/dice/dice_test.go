package dice

import (
	"errors"
	"math"
	"strings"
	"testing"
)

// The expected values of this file were computed from the description in the
// package comment by a separate program in another language.

func TestThrowsFollowTheDescription(t *testing.T) {
	night := SeedFromText("night")
	if got, want := night.String(), "0ea0e343485d957ea43904547a89cf05056175da2a3de0042b43a726f8c15793"; got != want {
		t.Fatalf("seed of text = %s, want %s", got, want)
	}
	if got, want := night.Commitment(), "a621afd32c139fc070e828122cde845d3786355036455b3aaeee0429c6d0b4b9"; got != want {
		t.Fatalf("commitment = %s, want %s", got, want)
	}
	if got, want := (Seed{}).Commitment(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"; got != want {
		t.Fatalf("commitment of zeros = %s, want %s", got, want)
	}
	for _, c := range []struct {
		seed  Seed
		faces int
		want  []int
	}{
		{night, 6, []int{6, 4, 4, 3, 3, 6, 1, 1, 5, 5, 4, 5, 6, 5, 1, 6, 5, 2, 1, 6, 6, 2, 6, 3, 6, 2, 5, 1, 3, 4, 3, 6, 2, 6, 6, 2, 1, 4, 4, 4}},
		{night, 5, []int{1, 4, 4, 2, 3, 5, 4, 2, 4, 1, 4, 5, 3, 5, 1, 3, 1, 5, 2, 2}},
		{night, 200, []int{49, 124, 64, 147, 183, 137, 199, 97, 149, 77}},
		{Seed{}, 6, []int{4, 1, 3, 3, 6, 6, 4, 2, 3, 2, 4, 1, 1, 4, 2, 2, 6, 3, 6, 6}},
	} {
		for n, want := range c.want {
			if got := c.seed.Roll(uint64(n), c.faces); got != want {
				t.Errorf("throw %d of %d faces = %d, want %d", n, c.faces, got, want)
			}
		}
	}
	for n, want := range map[uint64]int{math.MaxUint64: 6, 1<<40 + 3: 1} {
		if got := night.Roll(n, 6); got != want {
			t.Errorf("throw %d = %d, want %d", n, got, want)
		}
	}
}

func TestUnfairBytesArePassedOver(t *testing.T) {
	night := SeedFromText("night")
	// Throws whose first one, two and ten bytes have to be passed over.
	for _, c := range []struct {
		n           uint64
		faces, want int
	}{{438, 6, 6}, {2490, 6, 3}, {4282, 6, 5}, {947, 129, 104}} {
		if got := night.Roll(c.n, c.faces); got != c.want {
			t.Errorf("throw %d of %d faces = %d, want %d", c.n, c.faces, got, c.want)
		}
	}
	if got := pick([]byte{252, 255, 254, 253, 251, 0}, 6); got != 6 {
		t.Errorf("pick = %d, want 6 from byte 251", got)
	}
	if got := pick([]byte{252, 253, 254, 255}, 6); got != 0 {
		t.Errorf("pick = %d from bytes that all have to be passed over", got)
	}
	if got := pick([]byte{255}, 256); got != 256 {
		t.Errorf("pick = %d, want 256", got)
	}
}

func TestFacesOutOfRange(t *testing.T) {
	for _, faces := range []int{-1, 0, 257} {
		if got := (Seed{}).Roll(0, faces); got != 0 {
			t.Errorf("a die of %d faces showed %d", faces, got)
		}
	}
	if got := (Seed{}).Roll(7, 1); got != 1 {
		t.Errorf("a die of one face showed %d", got)
	}
}

func TestFacesAreEquallyLikely(t *testing.T) {
	// The 99.99% quantile of chi-square with 5 degrees of freedom is 25.7; the
	// seeds are fixed, so this cannot fail by bad luck.
	for _, text := range []string{"a", "b", "c"} {
		const throws = 60000
		seed := SeedFromText(text)
		var count, pairs [36]float64
		last := 0
		for n := range uint64(throws) {
			v := seed.Roll(n, 6) - 1
			count[v]++
			pairs[last*6+v]++
			last = v
		}
		if chi := chiSquare(count[:6], throws/6.0); chi > 25.7 {
			t.Errorf("seed %s: chi-square %.1f of single throws", text, chi)
		}
		if chi := chiSquare(pairs[:], throws/36.0); chi > 77 { // 35 degrees of freedom
			t.Errorf("seed %s: chi-square %.1f of neighbouring throws", text, chi)
		}
	}
}

func chiSquare(count []float64, want float64) (sum float64) {
	for _, c := range count {
		sum += (c - want) * (c - want) / want
	}
	return sum
}

func TestSeedText(t *testing.T) {
	a, err := NewSeed()
	if err != nil {
		t.Fatal(err)
	}
	b, err := NewSeed()
	if err != nil || a == b {
		t.Fatalf("two seeds alike, or %v", err)
	}
	if back, err := ParseSeed(a.String()); err != nil || back != a {
		t.Errorf("ParseSeed(String) = %v, %v", back, err)
	}
	for _, bad := range []string{"", "00", strings.Repeat("0", 66), strings.Repeat("g", 64), strings.Repeat("A", 64)} {
		if _, err := ParseSeed(bad); !errors.Is(err, ErrSeed) {
			t.Errorf("ParseSeed(%q) = %v", bad, err)
		}
	}
}

func TestScriptAndManual(t *testing.T) {
	s := Script{6, 1, 9}
	for n, want := range []int{6, 1, 0, 0} {
		if got := s.Roll(uint64(n), 6); got != want {
			t.Errorf("script throw %d = %d, want %d", n, got, want)
		}
	}
	if got := (Manual{}).Roll(0, 6); got != 0 {
		t.Errorf("manual = %d", got)
	}
}

func TestVerify(t *testing.T) {
	seed := SeedFromText("proof")
	var throws []Throw
	for n := range uint64(50) {
		throws = append(throws, Throw{n, 6, seed.Roll(n, 6)})
	}
	if err := Verify(seed, seed.Commitment(), throws); err != nil {
		t.Fatal(err)
	}
	if err := Verify(SeedFromText("other"), seed.Commitment(), throws); !errors.Is(err, ErrCommitment) {
		t.Errorf("another seed: %v", err)
	}
	throws[33].Value = throws[33].Value%6 + 1
	var wrong *ThrowError
	if err := Verify(seed, seed.Commitment(), throws); !errors.As(err, &wrong) || wrong.N != 33 {
		t.Errorf("a changed throw: %v", err)
	}
}
