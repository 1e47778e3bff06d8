// Package weights holds what the opponents have learned: a file of weights for
// every game with something to choose, by how many play.
package weights

import (
	"embed"
	"path"
	"sync"

	"ludaxy/engine/bot/value"
	"ludaxy/engine/rules"
)

//go:embed */*.net
var files embed.FS

// Of is the net for matches like that of a position: the game's own for teams,
// for two, or for many; nil if the game has learned nothing.
func Of(spec *rules.Spec, s *rules.State) *value.Net {
	names := []string{"many", "two"} // the next best serves where there is none
	switch {
	case spec.InTeams(s.Options):
		names = []string{"teams", "many", "two"}
	case s.SeatCount() == 2:
		names = []string{"two", "many"}
	}
	for _, name := range names {
		if net := load(path.Join(spec.ID, name+".net")); net != nil {
			return net
		}
	}
	return nil
}

var loaded sync.Map // name to *value.Net, nil for none

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
	n, _ := loaded.LoadOrStore(name, net)
	return n.(*value.Net)
}
