package load

import (
	"testing"

	"ludaxy/scenes/graph/graphtest"
)

func TestMain(m *testing.M) { graphtest.Main(m) }
