package boardview

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/layout"
)

// newBenchFor is a view of the beginning of a match for so many players.
func newBenchFor(t *testing.T, id string, players int) *bench {
	t.Helper()
	return newBenchOf(t, id, func(s *rules.State) {
		r, _ := games.ByID(id)
		*s = r.Start(rules.Setup{Seats: 1<<players - 1, Options: r.Spec().Defaults(), First: 0})
	})
}

// some plays actions at random and shows each to its end.
func (b *bench) some(t *testing.T, n int, rng *rand.Rand) {
	t.Helper()
	for range n {
		legal := b.rules.Legal(&b.state, nil)
		if len(legal) == 0 {
			return
		}
		a := legal[rng.IntN(len(legal))]
		if a.IsRoll() {
			a.Value = uint8(1 + rng.IntN(rules.Faces(&b.state)))
			if rng.IntN(2) == 0 { // so that pieces come out
				a.Value = uint8(rules.Faces(&b.state))
			}
		}
		b.do(t, a)
		b.dir.Finish()
	}
}

// fresh is a new view of what is shown, as the board lies.
func (b *bench) fresh() *bench {
	f := &bench{ctx: b.ctx, rules: b.rules, state: b.state, seq: b.seq}
	f.dir = timeline.NewDirector(b.state, b.seq)
	f.dir.Lay(b.dir.Frame().Die)
	cfg := b.view.cfg
	cfg.Director, cfg.Geometry = f.dir, b.view.Lie()
	f.view = New(f.ctx, cfg, 640)
	return f
}

// alike wants the view to look as a new one does.
func (b *bench) alike(t *testing.T, what string) {
	t.Helper()
	b.ticks(120)
	f := b.fresh()
	if f.view.liven(); b.view.life != nil { // its light goes on all the time
		f.view.life.tick = b.view.life.tick
	}
	got, want := b.shot(t, "turned-"+what), f.shot(t, "turned-"+what+"-fresh")
	const hair = 2 // the same picture drawn to another place of the graphics' memory may be rounded otherwise
	n, most := 0, 0
	for i := range got {
		if d := max(got[i], want[i]) - min(got[i], want[i]); d > hair {
			n, most = n+1, max(most, int(d))
		}
	}
	if n > 0 {
		t.Errorf("%s: the board as it was turned differs from a new one in %d values, by up to %d", what, n, most)
	}
}

// TestTurnedBoards plays matches of all kinds of boards, turns them at once and softly, while pieces rest and while they
// move, and wants them to look as a new view of the position does in that lie.
func TestTurnedBoards(t *testing.T) {
	for _, c := range []struct {
		game    string
		players int
		lies    []int
	}{
		{"luddo", 4, []int{1, 3, 2}},
		{"luddo", 6, []int{2, 5}},
		{"mega-ludo", 4, []int{1}},
		{"mega-ludo", 8, []int{3}},
		{"oduludo", 4, []int{2, 1}},
		{"snakes", 4, []int{1}},
	} {
		name := fmt.Sprint(c.game, "-", c.players)
		t.Run(name, func(t *testing.T) { on(func() { turnAbout(t, name, newBenchFor(t, c.game, c.players), c.lies) }) })
	}
}

func turnAbout(t *testing.T, name string, b *bench, lies []int) {
	rng := rand.New(rand.NewPCG(4, uint64(len(name))))
	base := b.view.Lie()
	for i, by := range lies {
		b.some(t, 40, rng)
		over := TurnTime
		if i%2 == 1 {
			over = 0
		}
		b.view.Turn(base.Turned(by), over)
		b.ticks(9)
		if soft := over > 0 && base.Ways() > 1; b.view.Turning() != soft {
			t.Errorf("%s: turning %v", name, b.view.Turning())
		}
		b.shot(t, fmt.Sprint("turning-", name, by))
		b.alike(t, fmt.Sprint(name, by))
		b.pointAll(t)
		legal := b.rules.Legal(&b.state, nil)
		if a := legal[0]; a.IsRoll() {
			a.Value = 5
			b.do(t, a)
		} else {
			b.do(t, a)
		}
		b.ticks(5) // something moves now
		b.view.Turn(base.Turned(by+1), TurnTime/2)
		b.ticks(400)
		b.alike(t, fmt.Sprint(name, by, "-moving"))
	}
}

// pointAll wants every piece to be found where it is drawn and every square where the board has it.
func (b *bench) pointAll(t *testing.T) {
	t.Helper()
	for k := range b.view.cur {
		for p := range b.view.cur[k][:b.view.pieces] {
			d := &b.view.cur[k][p]
			if !d.shown || d.with > 1 || d.held {
				continue
			}
			at := b.view.tr.ToPixels(d.at.Add(layout.Point{Y: -d.width * 0.45}))
			if got, ok := b.view.PieceAt(at.X, at.Y); !ok {
				t.Errorf("piece %d of seat %d is not found at %v", p, k, at)
			} else if other := &b.view.cur[got.Seat][got.Piece]; other.at.Sub(d.at).Len() > 1e-6 && other.at.Sub(d.at).Len() > d.width {
				t.Errorf("piece %d of seat %d is taken for %+v", p, k, got)
			}
		}
	}
	spot, ok := b.view.dieSpot(b.dir.Frame())
	if at := b.view.tr.ToPixels(spot.At); ok && !b.view.DieAt(at.X, at.Y) {
		t.Error("the die is not found where it lies")
	}
}

// TestTurningGoesRound follows the pieces of a board that is turned: they go round the middle, none jumps, and the board
// is drawn as long as it is turned and no longer.
func TestTurningGoesRound(t *testing.T) {
	on(func() {
		b := newBench(t, crowd)
		b.ticks(200)
		b.view.Turn(b.view.Lie().Turned(2), TurnTime)
		before := b.view.cur
		ticks := 0
		for ; b.view.Turning() && ticks < 100; ticks++ {
			b.view.Node.Clean()
			b.view.Update()
			if !b.view.Node.Dirty() {
				t.Fatal("the turning board is not drawn")
			}
			for k := range before {
				for p := range before[k][:b.view.pieces] {
					was, now := before[k][p], b.view.cur[k][p]
					if !was.shown {
						continue
					}
					if d := now.at.Sub(was.at).Len(); d > 1.9 || math.IsNaN(d) {
						t.Errorf("piece %d of seat %d jumps by %.2f in tick %d", p, k, d, ticks)
					}
				}
			}
			before = b.view.cur
		}
		if want := int(TurnTime / Tick); ticks < want-1 || ticks > want+1 {
			t.Errorf("it took %d ticks, not %d", ticks, want)
		}
		b.ticks(3)
		b.view.Node.Clean()
		b.ticks(3)
		if b.view.Node.Dirty() {
			t.Error("a board that was turned is drawn for ever")
		}
		b.view.Turn(b.view.Lie(), TurnTime)
		if b.view.Turning() {
			t.Error("the board is turned to where it lies")
		}
	})
}

// TestTurnedPictureComesLater turns boards whose pictures are baked beside the frames: until they come the old picture
// is shown, turned; no frame waits.
func TestTurnedPictureComesLater(t *testing.T) {
	on(func() {
		b := newBench(t, crowd)
		own := *b.ctx
		own.Art = scenes.NewArt()
		b.ctx = &own
		b = b.fresh()
		own.Art.Beside()
		start := b.view.Lie()
		for _, by := range []int{1, 2} {
			b.view.Turn(start.Turned(by), TurnTime)
			b.ticks(60)
			if b.view.ground.Image() != nil || b.view.turning.under == nil || b.view.turning.under.Rotation() == 0 {
				t.Fatal("the board does not wait for its picture")
			}
			if want := math.Pi / 2 * float64(by); math.Abs(math.Remainder(b.view.turning.under.Rotation()-want, 2*math.Pi)) > 1e-9 {
				t.Errorf("the old picture is turned by %v, not by %v", b.view.turning.under.Rotation(), want)
			}
		}
		b.shot(t, "turned-waiting")
		for range 2000 {
			own.Art.Collect(false)
			b.ticks(1)
			if b.view.turning.under == nil {
				break
			}
			time.Sleep(5 * time.Millisecond)
		}
		if b.view.turning.under != nil {
			t.Fatal("the picture never came")
		}
		b.alike(t, "later")
	})
}

// TestReducedMotionTurnsAtOnce lays the board the other way in one frame where no movement is wanted.
func TestReducedMotionTurnsAtOnce(t *testing.T) {
	on(func() {
		b := newBench(t, crowd)
		own := *b.ctx
		set := scenes.DefaultSettings()
		set.ReducedMotion = true
		own.Settings = still{set}
		b.ctx = &own
		b = b.fresh()
		b.view.Turn(b.view.Lie().Turned(1), TurnTime)
		if b.view.Turning() || b.view.cfg.Geometry != b.view.Lie() {
			t.Error("the board is still being turned")
		}
		b.alike(t, "still")
	})
}

// still are settings that stay.
type still struct{ settings scenes.Settings }

func (s still) Settings() scenes.Settings    { return s.settings }
func (s still) Change(scenes.Settings) error { return nil }
