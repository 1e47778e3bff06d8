package boardview

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/assets/messages"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/boardview/words"
	"ludaxy/scenes/layout"
)

// bench is a view of a luddo position, 640 units wide.
type bench struct {
	ctx   *scenes.Context
	view  *View
	dir   *timeline.Director
	rules rules.Rules
	state rules.State
	seq   uint64
}

// shared keeps the pictures of the boards, which take longest to bake.
var shared scenes.Context

func newBench(t *testing.T, change func(*rules.State)) *bench {
	t.Helper()
	return newBenchOf(t, "luddo", change)
}

// newBenchOf is a view of a position of a game for four.
func newBenchOf(t *testing.T, id string, change func(*rules.State)) *bench {
	t.Helper()
	r, ok := games.ByID(id)
	if !ok {
		t.Fatalf("%s is not registered", id)
	}
	b := &bench{rules: r, ctx: &shared}
	if b.ctx.Art == nil {
		b.ctx.Size = scenes.NewSize(1280, 720, 1)
		b.ctx.Apply()
	}
	b.state = r.Start(rules.Setup{Seats: rules.SeatsOf(0, 1, 2, 3), Options: r.Spec().Defaults(), First: 0})
	if change != nil {
		change(&b.state)
	}
	b.dir = timeline.NewDirector(b.state, 1)
	tell := &words.Teller{P: messages.New(messages.English), Rules: r, Name: func(k int) string { return fmt.Sprint("P", k) }}
	b.view = New(b.ctx, Config{
		Geometry: layout.Of(r.Board(&b.state)), Track: r.Board(&b.state), Match: b.state, Rules: r, Liveries: [rules.MaxSeats]int{0, 1, 2, 3, -1, -1, -1, -1}, Director: b.dir, Teller: tell,
	}, 640)
	return b
}

// do plays an action and shows it from the beginning.
func (b *bench) do(t *testing.T, a rules.Action) {
	t.Helper()
	var events []rules.Event
	if err := b.rules.Apply(&b.state, a, func(e rules.Event) { events = append(events, e) }); err != nil {
		t.Fatal(err)
	}
	b.seq++
	b.dir.Push(timeline.Step{Seq: b.seq, Action: a, After: b.state, Events: events})
}

func (b *bench) ticks(n int) {
	for range n {
		b.dir.Advance(Tick)
		b.view.Update()
	}
}

// shot draws the view on the ground colour.
func (b *bench) shot(t *testing.T, name string) []byte {
	t.Helper()
	dst := ebiten.NewImage(640, 640)
	dst.Fill(b.ctx.Theme.Ground)
	b.view.Node.Draw(dst, b.ctx.Size.Scale)
	img := pixels(dst)
	keep(t, name, img)
	return img.Pix
}

// crowd is a position in the middle of a match.
func crowd(s *rules.State) {
	s.At[0] = [rules.MaxPieces]rules.Square{8, 12, rules.Lane(0, 2), rules.Yard, rules.Out}
	s.At[1] = [rules.MaxPieces]rules.Square{15, 15, 8, rules.Home, rules.Out}
	s.At[2] = [rules.MaxPieces]rules.Square{21, 8, 8, rules.Yard, rules.Out}
	s.At[3] = [rules.MaxPieces]rules.Square{40, rules.Lane(3, 4), rules.Home, rules.Home, rules.Out}
	s.PushNumber(3)
	s.Phase = rules.PhaseMove
}

func TestStill(t *testing.T) {
	on(func() {
		b := newBench(t, crowd)
		b.shot(t, "board-crowd")
		b.ticks(300)
		b.view.Node.Clean()
		b.ticks(5)
		if b.view.Node.Dirty() {
			t.Error("a board at rest wants to be drawn")
		}
		b.view.SetChoices(&b.state, b.rules.Legal(&b.state, nil))
		if b.view.Choices() == 0 || !b.view.Node.Dirty() {
			t.Errorf("%d choices, dirty %v", b.view.Choices(), b.view.Node.Dirty())
		}
		b.view.FocusPiece(2)
		b.shot(t, "board-choices")
		b.ticks(pulseTicks + 5)
		b.view.Node.Clean()
		b.ticks(5)
		if b.view.Node.Dirty() {
			t.Error("choices that have been shown want to be drawn for ever")
		}
	})
}

func TestMoving(t *testing.T) {
	on(func() {
		b := newBench(t, crowd)
		b.do(t, rules.Action{Kind: rules.Move, Piece: 1}) // 12 to 15: captures two
		before := b.shot(t, "move-0")
		same := true
		for i := range 8 {
			b.ticks(6)
			now := b.shot(t, fmt.Sprint("move-", i+1))
			same = same && string(now) == string(before)
		}
		if same {
			t.Error("nothing moves")
		}
		b.ticks(300)
		b.do(t, rules.Action{Kind: rules.Roll, Value: 5})
		for i := range 6 {
			b.ticks(9)
			b.shot(t, fmt.Sprint("roll-", i))
		}
	})
}
