package luddo_test

import (
	"testing"

	"ludaxy/engine/rules/rulestest"
)

func TestRandomMatches(t *testing.T) { rulestest.RandomMatches(t, rulestest.Game(t, "luddo"), nil) }

func TestNothingIsAllocated(t *testing.T) {
	rulestest.NothingAllocated(t, rulestest.Game(t, "luddo"), 0b1111, map[string]map[string]string{
		"standard": nil,
		"all":      {"blockades": "true", "captureFirst": "true", "teams": "true", "opening": "random"},
	})
}
