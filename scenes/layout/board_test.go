package layout

import (
	_ "embed"
	"encoding/json"
	"math"
	"testing"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

//go:embed testdata/cross.json
var crossFacts []byte

// boards are all there are, with the track each must show. Every board has to
// keep the whole contract below.
var boards = []struct {
	name  string
	board *Board
	track *board.Track
}{
	{"cross", Cross(), board.Cross(4, true)},
	{"hexagon", Hexagon(), board.Cross(6, true)},
}

func near(t *testing.T, what string, got, want Point) {
	t.Helper()
	if got.Sub(want).Len() > 1e-9 {
		t.Errorf("%s is at %v, want %v", what, got, want)
	}
}

func TestCrossHasItsCells(t *testing.T) {
	var facts struct {
		Ring  [][2]float64   `json:"ring"`
		Lanes [][][2]float64 `json:"lanes"`
	}
	if err := json.Unmarshal(crossFacts, &facts); err != nil {
		t.Fatal(err)
	}
	b := Cross()
	if len(b.Ring) != len(facts.Ring) || len(b.Lanes) != len(facts.Lanes) || len(facts.Ring) != 52 {
		t.Fatalf("%d ring squares and %d lanes", len(b.Ring), len(b.Lanes))
	}
	for r, f := range facts.Ring {
		near(t, "ring square", b.Ring[r].Centre, Point{f[0] + 0.5, f[1] + 0.5})
	}
	for k, lane := range facts.Lanes {
		if len(b.Lanes[k]) != len(lane) {
			t.Fatalf("lane %d has %d squares", k, len(b.Lanes[k]))
		}
		for i, f := range lane {
			near(t, "lane square", b.Lanes[k][i].Centre, Point{f[0] + 0.5, f[1] + 0.5})
		}
	}
	if b.Field != (Rect{0, 0, 15, 15}) {
		t.Errorf("the field is %v", b.Field)
	}
}

func TestBoardShowsItsTrack(t *testing.T) {
	for _, tc := range boards {
		if len(tc.board.Ring) != tc.track.Ring || len(tc.board.Arms) != tc.track.Arms {
			t.Errorf("%s: %d squares, %d arms", tc.name, len(tc.board.Ring), len(tc.board.Arms))
		}
		for k, a := range tc.board.Arms {
			if a.Seat != k || uint8(a.Start) != tc.track.Path[k][0] {
				t.Errorf("%s: seat %d starts on %d", tc.name, k, a.Start)
			}
			if len(tc.board.Lanes[k]) != tc.track.Lane {
				t.Errorf("%s: lane %d has %d squares", tc.name, k, len(tc.board.Lanes[k]))
			}
		}
		for q := range 256 {
			c, ok := tc.board.Cell(rules.Square(q))
			onTrack := q < tc.track.Ring
			for k := range tc.track.Arms {
				onTrack = onTrack || (q != board.Home && tc.track.Step[k][q] != board.NoStep)
			}
			if ok != onTrack || (ok && c.Square != rules.Square(q)) {
				t.Errorf("%s: square %d: has a cell %v, on the track %v", tc.name, q, ok, onTrack)
			}
		}
	}
}

func TestNeighboursOnAPathAreNeighbours(t *testing.T) {
	for _, tc := range boards {
		for k := range tc.track.Arms {
			for step := 1; step < tc.track.HomeStep; step++ {
				a, _ := tc.board.Cell(rules.Square(tc.track.Path[k][step-1]))
				b, _ := tc.board.Cell(rules.Square(tc.track.Path[k][step]))
				if d := a.Centre.Sub(b.Centre).Len(); d < 0.9 || d > math.Sqrt2+1e-9 {
					t.Errorf("%s: seat %d step %d is %.2f from the one before", tc.name, k, step, d)
				}
			}
			last, _ := tc.board.Cell(rules.Square(tc.track.Path[k][tc.track.HomeStep-1]))
			home := tc.board.Arms[k].Home
			edge := home[1].Lerp(home[2], 0.5)
			if d := last.Centre.Sub(edge).Len(); math.Abs(d-0.5) > 1e-9 {
				t.Errorf("%s: seat %d's lane ends %.2f from its home", tc.name, k, d)
			}
		}
	}
}

func TestCellsDoNotOverlapAndArePicked(t *testing.T) {
	for _, tc := range boards {
		var all []Cell
		all = append(all, tc.board.Ring...)
		for _, lane := range tc.board.Lanes {
			all = append(all, lane...)
		}
		for i, a := range all {
			for _, corner := range append([]Point{a.Centre}, a.Outline...) {
				p := corner.Lerp(a.Centre, 0.02)
				q, ok := tc.board.Pick(p.X, p.Y)
				if !ok || q != a.Square {
					t.Errorf("%s: %v of square %d picks %d, %v", tc.name, p, a.Square, q, ok)
				}
				if !tc.board.Field.Contains(p) {
					t.Errorf("%s: square %d leaves the field", tc.name, a.Square)
				}
			}
			for _, b := range all[:i] {
				if d := a.Centre.Sub(b.Centre).Len(); d < (a.Size+b.Size)/2-1e-9 {
					t.Errorf("%s: squares %d and %d are %.2f apart", tc.name, a.Square, b.Square, d)
				}
			}
		}
	}
}

func TestYardsAndHomes(t *testing.T) {
	for _, tc := range boards {
		b := tc.board
		for k, a := range b.Arms {
			for i, s := range a.YardSlots {
				if q, ok := b.Pick(s.At.X, s.At.Y); !ok || q != rules.Yard {
					t.Errorf("%s: yard slot %d of seat %d picks %d", tc.name, i, k, q)
				}
				if seat, ok := b.PickSeat(s.At.X, s.At.Y); !ok || seat != k {
					t.Errorf("%s: yard slot %d of seat %d belongs to %d", tc.name, i, k, seat)
				}
				if d := s.At.Sub(a.Dish.At).Len() + s.Width/2; d > a.Dish.Width/2 {
					t.Errorf("%s: yard slot %d reaches %.2f in a dish of %.2f", tc.name, i, d, a.Dish.Width/2)
				}
			}
			for i, s := range a.HomeSlots {
				for _, side := range []Point{{0, 0}, {-0.4, 0}, {0.4, 0}, {0, 0.4}} {
					p := s.At.Add(side.Mul(s.Width))
					if seat, ok := b.PickSeat(p.X, p.Y); !ok || seat != k {
						t.Errorf("%s: home slot %d of seat %d belongs to %d, %v", tc.name, i, k, seat, ok)
					}
				}
			}
			for q := range b.Ring {
				if d := b.Ring[q].Centre.Sub(a.Dish.At).Len(); d < a.Dish.Width/2+0.5 {
					t.Errorf("%s: square %d lies in seat %d's dish", tc.name, q, k)
				}
			}
			if l := a.Direction.Len(); math.Abs(l-1) > 1e-9 {
				t.Errorf("direction has length %v", l)
			}
		}
		if !b.Bounds.Encloses(b.Field) {
			t.Errorf("%s: the field %v leaves the board %v", tc.name, b.Field, b.Bounds)
		}
		if _, ok := b.Pick(b.Bounds.X+0.1, b.Bounds.Y+0.1); ok {
			t.Errorf("%s: the frame is a square", tc.name)
		}
	}
}

func TestStacksStayInTheirCell(t *testing.T) {
	for _, tc := range boards {
		for _, c := range append(append([]Cell{}, tc.board.Ring...), tc.board.Lanes[0]...) {
			before := math.Inf(1)
			for n := 1; n <= MaxStack; n++ {
				spots := c.Stack(n)
				if len(spots) != n {
					t.Fatalf("%d places for %d pieces", len(spots), n)
				}
				if spots[0].Width > before+1e-9 {
					t.Errorf("%d pieces are larger than %d", n, n-1)
				}
				before = spots[0].Width
				for i, s := range spots {
					if !c.holds(s.At, s.Width) {
						t.Errorf("%s: piece %d of %d leaves square %d", tc.name, i, n, c.Square)
					}
					for j := range i {
						if d := s.At.Sub(spots[j].At).Len(); d < s.Width*0.4 {
							t.Errorf("%s: pieces %d and %d of %d hide each other on square %d", tc.name, j, i, n, c.Square)
						}
					}
				}
			}
			if w := c.Stack(16)[0].Width; w < 0.2*c.Size {
				t.Errorf("sixteen pieces are only %.2f wide", w)
			}
		}
	}
}

func TestSpotOfWhatIsNotThere(t *testing.T) {
	b := Cross()
	for _, s := range []Spot{b.Spot(9, rules.Yard, 0, 1), b.Spot(-1, rules.Home, 0, 1), b.Spot(0, rules.Out, 0, 1), b.Spot(0, 3, 4, 2), b.Spot(0, rules.Yard, 77, 1)} {
		if s.At != b.Centre {
			t.Errorf("a place that is not there is at %v", s.At)
		}
	}
	if len(b.Ring[0].Stack(40)) != 40 || len(b.Ring[0].Stack(-3)) != 1 {
		t.Error("stacks of odd sizes")
	}
}
