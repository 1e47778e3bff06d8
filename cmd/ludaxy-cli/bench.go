package main

import (
	"fmt"
	"os"
	"time"

	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// benchCmd plays random matches of every game and number of players on one
// core.
type benchCmd struct {
	JSON    bool          `help:"Write the figures as JSON, one object a line."`
	Game    string        `help:"Only the game with this id."`
	Time    time.Duration `help:"How long to play each line." default:"1s"`
	Options []string      `help:"House rules as NAME=VALUE." placeholder:"NAME=VALUE" short:"o"`
	Seed    uint64        `help:"Seed of the random play." default:"1"`
}

// figures is what is measured for one game and number of players. An action is
// one roll or one move applied, the list of legal actions included.
type figures struct {
	Game            string  `json:"game"`
	Seats           int     `json:"seats"`
	Games           int     `json:"games"`
	ActionsAGame    float64 `json:"actions_per_game"`
	ActionsASecond  float64 `json:"actions_per_second"`
	GamesASecond    float64 `json:"games_per_second"`
	NsAnAction      float64 `json:"ns_per_action"`
	AllocsAnAction  float64 `json:"allocs_per_action"`
	StateBytes      uintptr `json:"state_bytes"`
	SecondsMeasured float64 `json:"seconds"`
}

// Run measures and writes the figures to standard output.
func (c *benchCmd) Run() error {
	if c.Time <= 0 {
		return fmt.Errorf("the time for each line has to be more than 0, not %v", c.Time)
	}
	list := games.All()
	if c.Game != "" {
		r, ok := games.ByID(c.Game)
		if !ok {
			return fmt.Errorf("there is no game %q", c.Game)
		}
		list = []rules.Rules{r}
	}
	if !c.JSON {
		fmt.Printf("%-10s %5s %12s %12s %10s %10s %13s\n",
			"game", "seats", "games/s", "actions/s", "actions/g", "ns/action", "allocs/action")
	}
	for _, r := range list {
		spec := r.Spec()
		options, err := benchOptions(spec, c.Options)
		if err != nil {
			return err
		}
		for n := spec.MinPlayers; n <= spec.MaxPlayers; n++ {
			setup := rules.Setup{Seats: uint8(1<<n - 1), Options: options, First: -1}
			if spec.Check(setup) != nil {
				continue // a house rule that this number of players cannot have
			}
			f := measure(r, setup, c.Time, c.Seed)
			if err := write(os.Stdout, f, c.JSON); err != nil {
				return err
			}
		}
	}
	return nil
}
