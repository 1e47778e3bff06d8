package replay

import (
	"bytes"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
	"ludaxy/scenes/boardview"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/replay/movie"
	"ludaxy/scenes/replay/reel"
)

// What films are like.
const (
	filmSide  = 480 // pixels
	filmTicks = 5   // ticks of the board a picture: 12 pictures a second
	filmDelay = 8   // hundredths of a second a picture
	filmMost  = 600 // pictures, three quarters of a minute
	filmHold  = 18  // pictures of the end, before it begins anew
	filmStill = 5   // positions whose colours the palette is made of
)

// film is a stretch of the match being filmed: the board is drawn beside the
// window, a picture a tick, and a goroutine makes the film of the pictures.
type film struct {
	reel     *reel.Reel
	from, to int
	at       int // the position shown or walked to
	speed    timeline.Speed

	ctx    *scenes.Context // of a board of its own size
	cfg    boardview.Config
	board  chan image.Image // baked beside the frames
	dir    *timeline.Director
	view   *boardview.View
	canvas *ebiten.Image
	still  int // samples taken
	made   int // pictures taken
	hold   int // pictures of the end taken
	cut    bool
	closed bool

	shots chan shot // to the goroutine that makes the film
	quit  chan struct{}
	done  chan kept
}

// shot is a picture on its way into the film.
type shot struct {
	pix    []byte
	sample bool
}

// kept is what became of a film or a picture.
type kept struct {
	where string
	err   error
	cut   bool
}

// beginFilm begins to film the positions from one to another, into a file of a name.
func (s *Scene) beginFilm(from, to int, name string) {
	studio := *s.ctx
	studio.Size = scenes.Size{W: filmSide, H: filmSide, Scale: 1}
	studio.Fonts, studio.Art, studio.Sound = graph.NewFonts(1, 1), scenes.NewArt(), nil
	p := &s.reel.Positions[from]
	track := s.reel.Rules.Board(&p.State)
	f := &film{
		reel: s.reel, from: from, to: to, at: from, ctx: &studio, speed: paceOf(s.speed),
		board: make(chan image.Image, 1), shots: make(chan shot, 6), quit: make(chan struct{}), done: make(chan kept, 1),
	}
	if f.speed == timeline.Instant { // nothing would move
		f.speed = timeline.Quadruple
	}
	f.dir = timeline.NewDirector(p.State, uint64(from))
	f.dir.SetReduced(s.ctx.Still())
	f.cfg = boardview.Config{
		Geometry: s.lie(track), Track: track, Rules: s.reel.Rules, Match: s.reel.Positions[0].State,
		Liveries: s.liveriesAt(from), Director: f.dir, Teller: s.teller,
	}
	picture := boardview.PictureOf(f.ctx, f.cfg, filmSide)
	crash := s.cfg.Crash
	go func() {
		defer guard(crash, func() { close(f.board) })
		f.board <- picture.Bake(picture.W, picture.H)
	}()
	keep := s.cfg.Keep
	go func() {
		defer guard(crash, func() { close(f.done) })
		f.done <- f.develop(name, keep)
	}()
	s.film = f
}

// guard hands a panic of a goroutine on, after what has to be done then.
func guard(crash func(any), then func()) {
	if v := recover(); v != nil {
		then()
		if crash != nil {
			crash(v)
		}
	}
}

// develop makes the film of the pictures as they come.
func (f *film) develop(name string, keep func(string, []byte) (string, error)) kept {
	m := movie.New(filmSide, filmSide)
	for {
		select {
		case <-f.quit:
			return kept{}
		case shot, more := <-f.shots:
			switch {
			case !more:
				var out bytes.Buffer
				if err := m.Encode(&out); err != nil {
					return kept{err: err}
				}
				where, err := keep(name, out.Bytes())
				return kept{where: where, err: err}
			case shot.sample:
				m.Sample(shot.pix)
			default:
				if err := m.Add(shot.pix, filmDelay); err != nil {
					return kept{err: err}
				}
			}
		}
	}
}

// step moves the film on by a tick of the game.
func (f *film) step() {
	if f.closed || len(f.shots) >= cap(f.shots)-1 {
		return // it is not waited for
	}
	if f.view == nil && !f.open() {
		return
	}
	switch {
	case f.still < filmStill: // the stills first, for the palette
		f.stand(f.from + (f.to-f.from)*f.still/max(1, filmStill-1))
		f.still++
		f.shots <- shot{f.picture(), true}
		if f.still == filmStill {
			f.stand(f.from)
		}
		return
	case f.at >= f.to && f.dir.Idle():
		f.hold++
	}
	f.cut = f.cut || f.made >= filmMost && f.at < f.to
	if f.hold > filmHold || f.made >= filmMost {
		f.closed = true
		close(f.shots)
		return
	}
	for range filmTicks {
		f.advance()
	}
	f.made++
	f.shots <- shot{f.picture(), false}
}

// open sets the board up once its picture is baked.
func (f *film) open() bool {
	select {
	case img := <-f.board:
		p := boardview.PictureOf(f.ctx, f.cfg, filmSide)
		f.ctx.Art.Image(p.Name, p.W, p.H, func(int, int) image.Image { return img })
		f.reel.Show(f.dir, f.from)
		f.view = boardview.New(f.ctx, f.cfg, filmSide)
		f.canvas = ebiten.NewImage(filmSide, filmSide)
		return true
	default:
		return false
	}
}

// stand shows a position at rest.
func (f *film) stand(at int) {
	f.at = at
	f.reel.Show(f.dir, at)
	f.view.Snap()
}

// advance moves the board on by a tick.
func (f *film) advance() {
	f.dir.SetSpeed(f.speed)
	f.dir.Advance(boardview.Tick)
	if f.dir.Idle() && f.at < f.to {
		step, ok := f.reel.Step(f.at + 1)
		if !ok {
			f.stand(f.at + 1)
		} else {
			f.at++
			step.Think = timeline.ThinkTime(step.Action) * 2 / 3
			f.dir.Push(step)
		}
	}
	f.view.Update()
}

// picture is the board as it is now.
func (f *film) picture() []byte {
	f.canvas.Fill(f.ctx.Theme.Ground)
	f.view.Node.Draw(f.canvas, 1)
	pix := make([]byte, 4*filmSide*filmSide)
	f.canvas.ReadPixels(pix)
	return pix
}

// share is how much of the film is made, 0 to 100.
func (f *film) share() int {
	if f.closed {
		return 99
	}
	done := float64(max(0, f.at-f.from)) / float64(max(1, f.to-f.from))
	return int(98 * max(min(1, done), float64(f.made)/filmMost))
}

// shoot moves the film on, and tells the player of its end.
func (s *Scene) shoot() {
	f := s.film
	if f == nil {
		return
	}
	f.step()
	select {
	case k, ok := <-f.done:
		s.endFilm()
		if ok {
			k.cut = f.cut
			s.tellKept(k)
		}
	default:
	}
}

// cancelFilm gives a film up.
func (s *Scene) cancelFilm() {
	if s.film != nil {
		close(s.film.quit)
		s.endFilm()
	}
}

func (s *Scene) endFilm() {
	if s.film.canvas != nil {
		s.film.canvas.Deallocate()
	}
	s.film = nil
	s.parts.dirty = true
}

// filmed is how much of a film is made in per cent, -1 where there is none.
func (s *Scene) filmed() int {
	if s.film == nil {
		return -1
	}
	return s.film.share()
}

// stretch are the positions of the turn that is shown and of those after it, n
// turns together. A match that is over has its last turn.
func (s *Scene) stretch(n int) (from, to int) {
	from = s.reel.TurnBefore(s.at + 1)
	if from == s.reel.Last() {
		from = s.reel.TurnBefore(from)
	}
	to = from
	for range n {
		to = s.reel.TurnAfter(to)
	}
	return from, to
}
