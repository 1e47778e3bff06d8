package setup

import (
	"sync"

	"ludaxy/assets/messages"
	"ludaxy/engine/rules"
)

// proposals are the names that seats are given at first, each with the languages it is one in.
var proposals = sync.OnceValue(func() map[string][]messages.Lang {
	names := map[string][]messages.Lang{}
	for _, l := range messages.Langs() {
		p := messages.New(l.Lang)
		for k := range rules.MaxSeats {
			for _, name := range []string{p.T(messages.SetupDefaultName, "Number", k+1), p.T(messages.ComputerName(k))} {
				names[name] = append(names[name], l.Lang)
			}
		}
	}
	return names
})
