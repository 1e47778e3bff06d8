package protocol

import (
	"encoding/json"
	"errors"
	"fmt"

	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

// The codes of refusals, beside those of package notation.
const (
	BadJSON       notation.Code = "bad_json"
	BadRequest                  = notation.BadRequest
	UnknownOp     notation.Code = "unknown_op"
	IllegalAction notation.Code = "illegal_action"
	GameOver      notation.Code = "game_over"
	NoGame        notation.Code = "no_game"
)

// Session is one conversation: a position and the dice that go with it.
type Session struct {
	config Config
	rules  rules.Rules // nil before the first game
	state  rules.State
	seed   dice.Seed
	throws uint64 // drawn from the seed so far
}

// NewSession starts a conversation without a game. The error is of the system's
// source of randomness.
func NewSession(config Config) (*Session, error) {
	seed, err := dice.NewSeed()
	return &Session{config: config, seed: seed}, err
}

// field is one field of an answer.
type field struct {
	name  string
	value any
}

// ops are the requests there are. Each takes the fields it knows.
var ops = map[string]func(*Session, *notation.Object) ([]field, error){
	"hello":    (*Session).hello,
	"rules":    (*Session).listRules,
	"new":      (*Session).newGame,
	"load":     (*Session).load,
	"state":    (*Session).current,
	"legal":    (*Session).legal,
	"do":       (*Session).do,
	"bot":      (*Session).bot,
	"describe": (*Session).describe,
}

// Answer answers one request. Both are without the end of the line.
func (s *Session) Answer(line []byte) (reply []byte) {
	before := *s
	defer func() {
		if p := recover(); p != nil { // a fault of ours must not end the conversation
			*s = before
			reply = refusal(BadRequest, fmt.Sprintf("the engine failed on this request: %v", p))
		}
	}()
	fields, err := s.answer(line)
	if err != nil {
		*s = before
		var known *notation.Error
		if !errors.As(err, &known) {
			known = &notation.Error{Code: BadRequest, Text: err.Error()}
		}
		return refusal(known.Code, known.Text)
	}
	reply = []byte(`{"ok":true`)
	for _, f := range fields {
		raw, err := json.Marshal(f.value)
		if err != nil {
			*s = before
			return refusal(BadRequest, err.Error())
		}
		reply = fmt.Appendf(reply, ",%q:%s", f.name, raw)
	}
	return append(reply, '}')
}

func refusal(code notation.Code, text string) []byte {
	raw, err := json.Marshal(text)
	if err != nil {
		raw = []byte(`"no reason can be given"`)
	}
	return fmt.Appendf(nil, `{"ok":false,"code":%q,"error":%s}`, code, raw)
}

func fault(code notation.Code, format string, args ...any) error {
	return &notation.Error{Code: code, Text: fmt.Sprintf(format, args...)}
}

func (s *Session) answer(line []byte) ([]field, error) {
	o, err := notation.ReadObject(line)
	if errors.Is(err, notation.ErrSyntax) {
		return nil, fault(BadJSON, "%v", err)
	}
	if err != nil {
		return nil, err
	}
	var op string
	if present, err := o.Take("op", &op); err != nil {
		return nil, err
	} else if !present {
		return nil, errors.New(`"op" is missing`)
	}
	do, known := ops[op]
	if !known {
		return nil, fault(UnknownOp, "there is no request %q", op)
	}
	return do(s, o)
}

func (s *Session) hello(o *notation.Object) ([]field, error) {
	return []field{{"protocol", Version}, {"name", s.config.Name}, {"version", s.config.Version}}, o.Rest()
}

func (s *Session) listRules(o *notation.Object) ([]field, error) {
	if err := o.Rest(); err != nil {
		return nil, err
	}
	list, err := notation.EncodeRules(games.All())
	return []field{{"rules", list}}, err
}

// position is the answer's field of the position.
func (s *Session) position(more ...field) ([]field, error) {
	raw, err := notation.EncodeState(&s.state)
	return append(more, field{"state", raw}), err
}

// playing refuses requests that need a game, and leftover fields.
func (s *Session) playing(o *notation.Object) error {
	if err := o.Rest(); err != nil {
		return err
	}
	if s.rules == nil {
		return fault(NoGame, `no game has been started: send "new" or "load" first`)
	}
	return nil
}

// goingOn does so too for requests that make no sense after the end.
func (s *Session) goingOn(o *notation.Object) error {
	if err := s.playing(o); err != nil {
		return err
	}
	if s.state.Phase == rules.PhaseOver {
		return fault(GameOver, "the match is over; start a new one")
	}
	return nil
}

func (s *Session) current(o *notation.Object) ([]field, error) {
	if err := s.playing(o); err != nil {
		return nil, err
	}
	return s.position()
}

func (s *Session) load(o *notation.Object) ([]field, error) {
	var raw json.RawMessage
	if present, err := o.Take("state", &raw); err != nil {
		return nil, err
	} else if !present {
		return nil, errors.New(`"state" is missing`)
	}
	if err := o.Rest(); err != nil {
		return nil, err
	}
	state, err := notation.DecodeState(raw)
	if err != nil {
		return nil, err
	}
	s.rules, s.state = games.Of(&state), state
	return s.position()
}

func (s *Session) legal(o *notation.Object) ([]field, error) {
	if err := s.playing(o); err != nil {
		return nil, err
	}
	list := []json.RawMessage{}
	for _, a := range s.rules.Legal(&s.state, nil) {
		raw, err := notation.EncodeAction(&s.state, a)
		if err != nil {
			return nil, err
		}
		list = append(list, raw)
	}
	return []field{{"actions", list}}, nil
}

func (s *Session) do(o *notation.Object) ([]field, error) {
	var raw json.RawMessage
	if present, err := o.Take("action", &raw); err != nil {
		return nil, err
	} else if !present {
		return nil, errors.New(`"action" is missing`)
	}
	if err := s.goingOn(o); err != nil {
		return nil, err
	}
	a, err := notation.DecodeAction(&s.state, raw)
	if err != nil {
		return nil, err
	}
	events, err := s.apply(a)
	if err != nil {
		return nil, err
	}
	told, err := notation.EncodeEvents(&s.state, events)
	if err != nil {
		return nil, err
	}
	return s.position(field{"events", told})
}

// apply does an action, with a throw of the dice for a roll without a number.
func (s *Session) apply(a rules.Action) (events []rules.Event, err error) {
	if a.IsRoll() && a.Value == 0 {
		a.Value = uint8(s.seed.Roll(s.throws, rules.Faces(&s.state)))
		s.throws++
	}
	if err := s.rules.Apply(&s.state, a, func(e rules.Event) { events = append(events, e) }); err != nil {
		return nil, fault(IllegalAction, "%v", err)
	}
	return events, nil
}

func (s *Session) describe(o *notation.Object) ([]field, error) {
	if err := s.playing(o); err != nil {
		return nil, err
	}
	if s.config.Describe == nil {
		return nil, errors.New("this program has no words for positions")
	}
	return []field{{"text", s.config.Describe(&s.state)}}, nil
}
