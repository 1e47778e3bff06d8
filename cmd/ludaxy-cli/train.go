package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/signal"
	"strconv"
	"strings"

	"ludaxy/engine/bot"
	"ludaxy/engine/bot/rounds"
	"ludaxy/engine/bot/train"
	"ludaxy/engine/bot/value"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// trainCmd makes the weights of the opponents' judgement.
type trainCmd struct {
	Rules   string   `help:"The game to learn, by its id." required:""`
	Seats   string   `help:"How many play (2), or which seats (0,2); several sets are divided by / and played in turn." default:"2"`
	Games   int      `help:"How many games to play." default:"100000"`
	Seed    uint64   `help:"Seed of play and first weights: the same gives the same file." default:"1"`
	Out     string   `help:"The file to write the weights to." required:"" placeholder:"FILE"`
	Units   int      `help:"Hidden units of the net: 32 or 64." default:"32" enum:"32,64"`
	From    string   `help:"A file of weights to go on from." placeholder:"FILE"`
	Options []string `help:"House rules as NAME=VALUE." placeholder:"NAME=VALUE" short:"o"`
	Rate    float64  `help:"How far the first games move the weights." default:"0.02"`
	Far     float64  `help:"How much the result counts beside the next position, 0 to 1." default:"0.7"`
	Rounds  bool     `help:"Learn how the rounds of a match end, from matches of the level Skilled, instead of a net."`
	Explore float64  `help:"The part of choices made at random in the first games." default:"0.05"`
}

// Run learns and writes the weights. Interrupted, it writes nothing.
func (c *trainCmd) Run() error {
	r, ok := games.ByID(c.Rules)
	if !ok {
		return fmt.Errorf("there is no game %q", c.Rules)
	}
	options, err := benchOptions(r.Spec(), c.Options)
	if err != nil {
		return err
	}
	p := train.Plan{Rules: r, Options: options, Games: c.Games, Seed: c.Seed, Rate: c.Rate, Far: c.Far, Explore: c.Explore}
	for set := range strings.SplitSeq(c.Seats, "/") {
		seats, err := seatSet(set)
		if err == nil {
			err = r.Spec().Check(rules.Setup{Seats: seats, Options: options, First: -1})
		}
		if err != nil {
			return err
		}
		p.Seats = append(p.Seats, seats)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if c.Rounds {
		return c.rounds(ctx, p)
	}
	net, err := c.net(r, p)
	if err != nil {
		return err
	}
	if err := train.Run(ctx, p, net, os.Stderr); err != nil {
		return err
	}
	return os.WriteFile(c.Out, net.Encode(), 0o644)
}

// rounds learns how rounds end.
func (c *trainCmd) rounds(ctx context.Context, p train.Plan) error {
	stats, err := rounds.Learn(ctx, p.Rules, p.Options, p.Seats, p.Games, p.Seed, bot.New(bot.Skilled, p.Rules).Choose)
	if err != nil {
		return err
	}
	b, err := stats.Encode()
	if err != nil {
		return err
	}
	return os.WriteFile(c.Out, b, 0o644)
}

// net is the net to begin with.
func (c *trainCmd) net(r rules.Rules, p train.Plan) (*value.Net, error) {
	if c.From != "" {
		b, err := os.ReadFile(c.From)
		if err != nil {
			return nil, err
		}
		return value.Decode(b)
	}
	s := r.Start(rules.Setup{Seats: p.Seats[0], Options: p.Options, First: -1})
	t := r.Board(&s)
	return value.NewNet(t.LastRing, t.Lane, r.Spec().Fleet, c.Units/32, rand.New(rand.NewPCG(c.Seed, 0))), nil
}

// seatSet reads a number of players, who take the first seats or sit opposite
// if they are two, or a list of seats.
func seatSet(text string) (uint8, error) {
	list := strings.Split(text, ",")
	if len(list) == 1 {
		n, err := strconv.Atoi(text)
		switch {
		case err != nil || n < 2 || n > rules.MaxSeats:
			return 0, fmt.Errorf("the number of players has to be from 2 to %d, not %q", rules.MaxSeats, text)
		case n == 2:
			return rules.SeatsOf(0, 2), nil
		}
		return uint8(1<<n - 1), nil
	}
	var seats uint8
	for _, t := range list {
		k, err := strconv.Atoi(t)
		if err != nil || k < 0 || k >= rules.MaxSeats {
			return 0, errors.New("a seat is a number from 0 to 7")
		}
		seats |= 1 << k
	}
	return seats, nil
}
