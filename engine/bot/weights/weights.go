// Package weights holds what the opponents have learned: a file of weights for
// every game with something to choose, by how many play.
package weights

import (
	"embed"
	"encoding/json"
	"path"
	"sync"

	"ludaxy/engine/bot/rounds"
	"ludaxy/engine/bot/value"
	"ludaxy/engine/rules"
)

//go:embed heat.json */*.net */*.json
var files embed.FS

// Of is the net for matches like that of a position: the game's own for teams,
// for rounds with fewer and fewer pieces, for two, or for many; nil if the game has learned nothing.
func Of(spec *rules.Spec, s *rules.State) *value.Net {
	names := []string{"many", "two"} // the next best serves where there is none
	if s.SeatCount() == 2 {
		names = []string{"two", "many"}
	}
	switch {
	case spec.InTeams(s.Options):
		names = []string{"teams", "many"}
	case spec.InRounds(s.Options):
		names = append([]string{"rounds"}, names...)
	}
	for _, name := range names {
		if net := load(path.Join(spec.ID, name+".net")); net != nil {
			return net
		}
	}
	return nil
}

// Rounds is how the rounds of a game go, nil if that was not learned.
func Rounds(spec *rules.Spec) *rounds.Stats {
	name := path.Join(spec.ID, "rounds.json")
	if n, ok := loaded.Load(name); ok {
		return n.(*rounds.Stats)
	}
	var stats *rounds.Stats
	if b, err := files.ReadFile(name); err == nil {
		stats, _ = rounds.Decode(b)
	}
	n, _ := loaded.LoadOrStore(name, stats)
	return n.(*rounds.Stats)
}

// heats is the heat of each net, by its name. "ludaxy-cli chances" finds them.
var heats = sync.OnceValue(func() (heats map[string]float64) {
	if b, err := files.ReadFile("heat.json"); err == nil {
		_ = json.Unmarshal(b, &heats) // one that cannot be read counts as none; a test reads it
	}
	return heats
})

var loaded sync.Map // name to *value.Net or *rounds.Stats, nil for none

// load reads a file once. One that cannot be read counts as none; a test reads
// them all.
func load(name string) *value.Net {
	if n, ok := loaded.Load(name); ok {
		return n.(*value.Net)
	}
	var net *value.Net
	if b, err := files.ReadFile(name); err == nil {
		net, _ = value.Decode(b)
	}
	if net != nil {
		net.Heat = heats()[name]
	}
	n, _ := loaded.LoadOrStore(name, net)
	return n.(*value.Net)
}
