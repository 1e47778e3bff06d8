package protocol_test

import (
	"encoding/json"
	"fmt"
	"math"
	"testing"

	"ludaxy/engine/bot"
	"ludaxy/engine/games"
	"ludaxy/engine/protocol"
)

// TestBotOfEveryLevel wants an action that can be done, and chances that add up to
// one, from every level in every game.
func TestBotOfEveryLevel(t *testing.T) {
	session, err := protocol.NewSession(protocol.Config{})
	if err != nil {
		t.Fatal(err)
	}
	type reply struct {
		OK     bool            `json:"ok"`
		Error  string          `json:"error"`
		Action json.RawMessage `json:"action"`
		Win    []float64       `json:"win"`
	}
	ask := func(line string) (r reply) {
		t.Helper()
		if err := json.Unmarshal(session.Answer([]byte(line)), &r); err != nil || !r.OK {
			t.Fatalf("%s: %s (%v)", line, r.Error, err)
		}
		return r
	}
	for _, game := range games.All() {
		for _, level := range bot.Levels() {
			ask(fmt.Sprintf(`{"op":"new","rules":%q,"seats":[0,1],"seed":"levels","first":1}`, game.Spec().ID))
			for range 12 {
				r := ask(fmt.Sprintf(`{"op":"bot","level":%q,"ms":20}`, level))
				sum := 0.0
				for _, p := range r.Win {
					sum += p
				}
				if math.Abs(sum-1) > 1e-3 || len(r.Win) < 4 || r.Win[0] <= 0 || r.Win[1] <= 0 || r.Win[2] != 0 {
					t.Errorf("%s, %s: chances %v", game.Spec().ID, level, r.Win)
				}
				ask(fmt.Sprintf(`{"op":"do","action":%s}`, r.Action))
			}
		}
	}
}
