package oduludo_test

import (
	"testing"

	"ludaxy/engine/rules/rulestest"
)

func TestRandomMatches(t *testing.T) { rulestest.RandomMatches(t, rulestest.Game(t, "oduludo"), nil) }

func TestNothingIsAllocated(t *testing.T) {
	rulestest.NothingAllocated(t, rulestest.Game(t, "oduludo"), 0b1111, map[string]map[string]string{
		"standard": nil,
		"team":     {"mode": "team", "queenLeads": "true"},
		"rounds":   {"mode": "last-piece", "stopAtWinner": "true", "opening": "random"},
	})
}
