package boardview

import (
	"math"

	"ludaxy/assets/sounds"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/boardview/timeline"
)

// link is the chain of a barrier.
type link struct {
	seat   int
	square rules.Square
	a, b   int // the pieces it joins
	age    int // ticks since it snapped in, up to linkTicks
}

const linkTicks = 16

// relink finds the barriers of what is shown. While pieces move theirs are
// not looked at.
func (v *View) relink(f timeline.Frame, snap bool) {
	s := &v.position
	s.At, s.Seats = f.Model.At, f.Model.Seats
	for _, m := range f.Moving {
		if int(m.Seat) < len(s.At) && m.Piece.Piece < rules.MaxPieces {
			s.At[m.Seat][m.Piece.Piece] = rules.Out
		}
	}
	before := v.links
	v.links, v.unlinked = v.unlinked[:0], before // the two take turns, so that no frame needs a new one
	made := false
	for k := range s.At {
		for b := 1; b < v.pieces; b++ {
			a, ok := beside(s, k, b)
			if !ok || !rules.Bars(v.cfg.Rules, s, k, s.At[k][b]) {
				continue
			}
			l := link{seat: k, square: s.At[k][b], a: a, b: b}
			if was, old := linkOf(before, l.seat, l.square); old {
				l.age = was.age
			} else {
				made = true
				if snap || v.ctx.Still() {
					l.age = linkTicks
				}
			}
			v.links = append(v.links, l)
		}
	}
	if snap {
		return
	}
	if made {
		v.hear(sounds.Barrier)
	}
	v.unlink(f, before)
}

// unlink lets the chains burst that are no longer there. That pieces which carry
// their barrier with them take it away is no end of it.
func (v *View) unlink(f timeline.Frame, before []link) {
	broken := false
	for _, l := range before {
		if _, still := linkOf(v.links, l.seat, l.square); still || carried(f, l) {
			continue
		}
		broken = true
		if c, ok := v.cfg.Geometry.Cell(l.square); ok && !v.ctx.Still() {
			v.fx.burst(c.Centre, art.Colour{R: 1, G: 0.86, B: 0.55, A: 1}, 10, 0.07)
		}
	}
	if broken {
		v.hear(sounds.BarrierBroken)
	}
}

// carried reports whether both pieces of a chain move together.
func carried(f timeline.Frame, l link) bool {
	n := 0
	for _, m := range f.Moving {
		if int(m.Seat) == l.seat && (int(m.Piece.Piece) == l.a || int(m.Piece.Piece) == l.b) {
			n++
		}
	}
	return n > 1
}

// beside is the piece of a seat before piece p on the same square.
func beside(s *rules.State, seat, p int) (other int, ok bool) {
	for other = p - 1; other >= 0; other-- {
		if s.At[seat][other] == s.At[seat][p] {
			return other, s.At[seat][p].OnBoard()
		}
	}
	return 0, false
}

// linkOf is the chain of a seat on a square.
func linkOf(list []link, seat int, square rules.Square) (l link, ok bool) {
	for _, l := range list {
		if l.seat == seat && l.square == square {
			return l, true
		}
	}
	return link{}, false
}

// snapLinks moves the chains on by a tick.
func (v *View) snapLinks() (moving bool) {
	for i := range v.links {
		if v.links[i].age < linkTicks {
			v.links[i].age++
			moving = true
		}
	}
	return moving
}

// paintLinks draws the chains between the feet of the pieces they join.
func (v *View) paintLinks(b *brush) {
	for _, l := range v.links {
		p, q := &v.cur[l.seat][l.a], &v.cur[l.seat][l.b]
		if !p.shown || !q.shown || p.flying || q.flying {
			continue
		}
		t := float64(l.age) / linkTicks
		s := plain(q.at.Sub(p.at).Len(), min(1, 3*t))
		s.sx *= 1 + 0.6*(1-t)*math.Cos(t*9)
		s.sy = max(0.45, p.width*0.8)
		d := q.at.Sub(p.at)
		s.turn = math.Atan2(d.Y, d.X)
		at := p.at.Lerp(q.at, 0.5)
		at.Y -= p.width * 0.12
		b.draw(v.sheet.link, at, s)
	}
}

// hear plays a sound of what the view found out itself.
func (v *View) hear(id sounds.ID) {
	if !v.cfg.Quiet {
		v.ctx.Play(id)
	}
}
