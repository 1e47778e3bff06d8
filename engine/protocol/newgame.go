package protocol

import (
	"encoding/json"
	"errors"

	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

// newGame starts a match and plays its opening.
func (s *Session) newGame(o *notation.Object) ([]field, error) {
	var id, seed string
	if present, err := o.Take("rules", &id); err != nil {
		return nil, err
	} else if !present {
		return nil, errors.New(`"rules" is missing`)
	}
	r, known := games.ByID(id)
	if !known {
		return nil, fault(notation.UnknownRules, "there are no rules %q", id)
	}
	setup, err := readSetup(o, r.Spec())
	if err != nil {
		return nil, err
	}
	seeded, err := o.Take("seed", &seed)
	if err != nil {
		return nil, err
	}
	if err := o.Rest(); err != nil {
		return nil, err
	}
	if seeded {
		s.seed = dice.SeedFromText(seed)
	} else if s.seed, err = dice.NewSeed(); err != nil {
		return nil, err
	}
	s.rules, s.state, s.throws = r, r.Start(setup), 0
	if s.state.Opening == 0 {
		return s.position()
	}
	var events []rules.Event
	for s.state.Opening != 0 {
		more, err := s.apply(rules.Action{Kind: rules.Roll})
		if err != nil {
			return nil, err
		}
		events = append(events, more...)
	}
	told, err := notation.EncodeEvents(&s.state, events)
	if err != nil {
		return nil, err
	}
	return s.position(field{"events", told})
}

// readSetup reads seats, options and who is first, and sees that they suit each
// other.
func readSetup(o *notation.Object, spec *rules.Spec) (setup rules.Setup, err error) {
	var seats []int
	if present, err := o.Take("seats", &seats); err != nil {
		return setup, err
	} else if !present {
		return setup, errors.New(`"seats" is missing`)
	}
	for _, k := range seats {
		if k < 0 || k >= rules.MaxSeats {
			return setup, fault(BadRequest, "there is no seat %d", k)
		}
		if setup.Seats>>k&1 == 1 {
			return setup, fault(BadRequest, "seat %d is there twice", k)
		}
		setup.Seats |= 1 << k
	}
	setup.Options = spec.Defaults()
	var raw json.RawMessage
	if present, err := o.Take("options", &raw); err != nil {
		return setup, err
	} else if present {
		if setup.Options, err = notation.DecodeOptions(spec, raw); err != nil {
			return setup, err
		}
	}
	setup.First = -1
	if present, err := o.Take("first", &setup.First); err != nil {
		return setup, err
	} else if present && setup.First < 0 {
		return setup, fault(BadRequest, "there is no seat %d to begin", setup.First)
	}
	if err := spec.Check(setup); err != nil {
		var wrongSeats *rules.SeatsError
		if errors.As(err, &wrongSeats) {
			return setup, err
		}
		return setup, fault(notation.BadOption, "%v", err)
	}
	return setup, nil
}
