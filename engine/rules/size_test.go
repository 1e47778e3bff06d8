package rules_test

import (
	"testing"
	"unsafe"

	"ludaxy/engine/rules"
)

// TestSize keeps a position small enough to be copied at every step of a search.
func TestSize(t *testing.T) {
	const most = 256 // bytes
	if n := unsafe.Sizeof(rules.State{}); n > most {
		t.Errorf("a position has %d bytes, more than %d", n, most)
	}
}
