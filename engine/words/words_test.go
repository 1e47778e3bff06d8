package words

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/engine/games"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

var names = [...]string{"Green", "Red", "Blue", "Violet", "Ana", "Bo", "Caio", "Duda"}

func teller(r rules.Rules, lang messages.Lang) *Teller {
	return &Teller{P: messages.New(lang), Rules: r, Name: func(k int) string { return names[k] }}
}

// gap is what a text must not have: a field that was not filled, a key instead
// of a text, a number out of bounds, or marks of pieces put together badly.
var gap = regexp.MustCompile(`\{\{|<no value>|%!|\b(where|event|piece|action|describe)\.[a-z]|  | [,.;:]|\.\.|;;|[:;] *$|-1\b`)

// setups are all games with house rules at random, as many as asked for.
func setups(r rules.Rules, rng *rand.Rand, n int) (list []rules.Setup) {
	for len(list) < n {
		setup := rules.Setup{First: -1, Seats: uint8(rng.Uint32())}
		for i, o := range r.Spec().Options {
			setup.Options[i] = uint8(rng.IntN(len(o.Values)))
		}
		if rng.IntN(2) == 0 {
			setup.Seats = uint8(1<<r.Spec().MaxPlayers - 1) // team modes need everybody
		}
		if r.Spec().Check(setup) == nil {
			list = append(list, setup)
		}
	}
	return list
}

// TestRandomMatchesAreTold plays matches of every game with all kinds of house
// rules, and tells every event, position and choice in every language.
func TestRandomMatchesAreTold(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 7))
	kinds := map[rules.EventKind]bool{}
	for _, r := range games.All() {
		for n, setup := range setups(r, rng, 6) {
			t.Run(fmt.Sprint(r.Spec().ID, n), func(t *testing.T) {
				var tell []*Teller
				for i, l := range messages.Langs() {
					one := teller(r, l.Lang)
					one.Numbered = (i+n)%2 == 0
					tell = append(tell, one)
				}
				s := r.Start(setup)
				for step := 0; step < 3000 && s.Phase != rules.PhaseOver; step++ {
					legal := r.Legal(&s, nil)
					a := legal[rng.IntN(len(legal))]
					if step%40 == 0 || step%5 == 0 && s.Phase == rules.PhaseChoose {
						for _, one := range tell {
							checkPosition(t, one, &s, legal)
						}
					}
					if a.IsRoll() {
						a.Value = uint8(1 + rng.IntN(rules.Faces(&s)))
					}
					before := s
					var events []rules.Event
					if err := r.Apply(&s, a, func(e rules.Event) { events = append(events, e) }); err != nil {
						t.Fatal(err)
					}
					for _, e := range events {
						kinds[e.Kind] = true
					}
					for i, one := range tell {
						if i > 0 && (step+i)%4 != 0 && s.Phase != rules.PhaseOver {
							continue // all languages in turn, for the sake of time
						}
						checkEvents(t, one, &before, &s, events)
					}
				}
				for _, one := range tell {
					checkPosition(t, one, &s, nil)
					if m := one.P.Missing(); len(m) > 0 {
						t.Errorf("%s: missing %v", one.P.Lang(), m)
					}
				}
			})
		}
	}
	for k := rules.Rolled; k <= rules.Over; k++ {
		if !kinds[k] {
			t.Errorf("event %d never happened", k)
		}
	}
}

func checkEvents(t *testing.T, tell *Teller, before, after *rules.State, events []rules.Event) {
	t.Helper()
	for _, e := range events {
		checkText(t, tell, tell.Event(before, e))
	}
	lines := tell.Lines(before, after, events)
	if len(lines) == 0 && len(events) > 0 && events[0].Kind != rules.Turn {
		t.Errorf("%s: nothing is told of %+v", tell.P.Lang(), events)
	}
	for _, line := range lines {
		checkText(t, tell, line)
	}
}

func checkPosition(t *testing.T, tell *Teller, s *rules.State, legal []rules.Action) {
	t.Helper()
	text := tell.Position(s)
	checkText(t, tell, text)
	for _, k := range rules.SeatList(s.Seats) {
		if !strings.Contains(text, names[k]) {
			t.Errorf("%s: %s is not in %q", tell.P.Lang(), names[k], text)
		}
	}
	seen := map[string]bool{}
	for _, a := range legal {
		choice := tell.Choice(s, a)
		checkText(t, tell, choice)
		if seen[choice] {
			t.Errorf("%s: two choices are %q", tell.P.Lang(), choice)
		}
		seen[choice] = true
	}
}

func checkText(t *testing.T, tell *Teller, text string) {
	t.Helper()
	if text == "" || gap.MatchString(text) {
		t.Fatalf("%s: %q", tell.P.Lang(), text)
	}
}

// told does actions on a position and returns all lines.
func told(t *testing.T, tell *Teller, position string, actions ...string) string {
	t.Helper()
	s, err := notation.DecodeState([]byte(position))
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, text := range actions {
		a, err := notation.DecodeAction(&s, []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		before := s
		var events []rules.Event
		if err := tell.Rules.Apply(&s, a, func(e rules.Event) { events = append(events, e) }); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		all = append(all, tell.Lines(&before, &s, events)...)
	}
	return strings.Join(all, "|")
}

func TestSentences(t *testing.T) {
	const queen = `{"rules":"oduludo","pieces":[["yard","r10","yard","yard","yard"],["yard","yard","r15","yard","yard"],[],[]],"turn":0,"phase":"roll"}`
	const stack = `{"rules":"oduludo","pieces":[["r10","r10","yard","yard","yard"],["yard","yard","r15","yard","yard"],[],[]],"turn":0,"phase":"roll"}`
	const mega = `{"rules":"mega-ludo","pieces":[["r1","yard","yard","yard"],["r5","yard","yard","yard"],["yard","yard","yard","yard"],["yard","yard","yard","yard"]],` +
		`"turn":0,"phase":"roll"}`
	const three = `{"rules":"luddo","pieces":[["r1","yard","yard","yard"],[],["yard","yard","yard","yard"],[]],"turn":0,"phase":"roll"}`
	const cross = `{"rules":"luddo","pieces":[["r1","yard","yard","yard"],[],["r7","r7","yard","yard"],[]],"turn":0,"phase":"move","numbers":[6,2]}`
	const snake = `{"rules":"snakes","pieces":[["s92"],["yard"],[],[]],"turn":0,"phase":"roll"}`
	roll := func(n int) string { return fmt.Sprintf(`{"do":"roll","value":%d}`, n) }
	const move = `{"do":"move","piece":0}`
	for _, c := range []struct {
		lang     messages.Lang
		position string
		actions  []string
		want     string
	}{
		{messages.English, queen, []string{roll(5), `{"do":"move","piece":1}`, `{"do":"choose","option":"send-back"}`},
			"Green rolls 5|Green moves the Queen by 5 squares and stops on the Star|Green's Queen captures Red's Soldier 1 on the Star|Green gets an extra roll"},
		{messages.Portuguese, queen, []string{roll(5), `{"do":"move","piece":1}`, `{"do":"choose","option":"send-back"}`},
			"Green tira 5|Green anda 5 casas com a Rainha e para na Estrela|A Rainha de Green captura o Soldado 1 de Red na Estrela|Green ganha uma jogada extra"},
		{messages.Japanese, queen, []string{roll(5), `{"do":"move","piece":1}`, `{"do":"choose","option":"send-back"}`},
			"Greenの目は5|Green：女王が5マス進んで星に止まる|Greenの女王が星でRedの兵士1を捕まえた|Greenはもう1回振れる"},
		{messages.English, stack, []string{roll(5), move, `{"do":"choose","option":"kidnap"}`},
			"Green rolls 5|Green moves the King and the Queen by 5 squares and stops on the Star|Green kidnaps Red's Soldier 1 on the Star|Green gets an extra roll"},
		{messages.English, mega, []string{roll(4), move, move},
			"Green rolls 4|Green moves piece 1 by 4 squares and stops on square 10|Green captures Red's piece 1 on square 10|Green earns a bonus of 20|" +
				"Green counts the bonus with piece 1: 20 squares, to stop on square 30"},
		{messages.English, three, []string{roll(6), roll(6), roll(6)},
			"Green rolls 6|Green rolls 6|Green rolls 6|Three sixes for Green: nothing moves and the turn ends"},
		{messages.English, cross, []string{move},
			"Green uses the 6 of the numbers in hand: piece 1 by 6 squares|Green captures Blue's piece 1 and Blue's piece 2"},
		{messages.English, snake, []string{roll(3)}, "Green rolls 3|Green moves 3 squares and stops on square 95|Green slides down the snake to 75"},
		{messages.Portuguese, snake, []string{roll(1)}, "Green tira 1|Green anda 1 casa e para na casa 93|Green desce a cobra até 72"},
		{messages.English, snake, []string{roll(5)}, "Green rolls 5|Green moves 5 squares and stops on square 97"},
	} {
		s, err := notation.DecodeState([]byte(c.position))
		if err != nil {
			t.Fatal(err)
		}
		if got := told(t, teller(games.Of(&s), c.lang), c.position, c.actions...); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}

func TestOpeningIsTold(t *testing.T) {
	luddo, _ := games.ByID("luddo")
	tell := teller(luddo, messages.English)
	play := func(s rules.State, values ...uint8) string {
		var got []string
		for _, v := range values {
			before := s
			var events []rules.Event
			if err := luddo.Apply(&s, rules.Action{Kind: rules.Roll, Value: v}, func(e rules.Event) { events = append(events, e) }); err != nil {
				t.Fatal(err)
			}
			got = append(got, tell.Lines(&before, &s, events)...)
		}
		return strings.Join(got, "|")
	}
	setup := rules.Setup{Seats: rules.SeatsOf(0, 2), Options: luddo.Spec().Defaults(), First: -1}
	want := "Green rolls 4 for the first turn|Blue rolls 4 for the first turn|A tie! Roll again: Green and Blue.|" +
		"Green rolls 5 for the first turn|Blue rolls 2 for the first turn|Green begins"
	if got := play(luddo.Start(setup), 4, 4, 5, 2); got != want {
		t.Errorf("got %q", got)
	}
	if err := luddo.Spec().SetOption(&setup.Options, "opening", "random"); err != nil {
		t.Fatal(err)
	}
	if got := play(luddo.Start(setup), 2); got != "Blue is drawn to begin" {
		t.Errorf("got %q", got)
	}
}
