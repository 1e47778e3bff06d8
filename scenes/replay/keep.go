package replay

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/assets/messages"
	"ludaxy/scenes/widgets"
)

// fileName names a file of this match and position.
func (s *Scene) fileName(at int, end string) string {
	id := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || r == '-' {
			return r
		}
		return '-'
	}, s.reel.Match.ID)
	return fmt.Sprintf("ludaxy-%s-%d.%s", id, at, end)
}

// keepBoard keeps a picture of the board as it is on the screen now.
func (s *Scene) keepBoard() {
	if s.picture != nil {
		return // one at a time
	}
	side := s.ctx.Size.Pixels(s.parts.page.Board.W)
	canvas := ebiten.NewImage(side, side)
	defer canvas.Deallocate()
	canvas.Fill(s.ctx.Theme.Ground)
	x, y := s.view.Node.Pos()
	s.view.Node.SetPos(0, 0)
	s.view.Node.Draw(canvas, s.ctx.Size.Scale)
	s.view.Node.SetPos(x, y)
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	canvas.ReadPixels(img.Pix)
	done := make(chan kept, 1)
	s.picture = done
	keep, crash, name := s.cfg.Keep, s.cfg.Crash, s.fileName(s.at, "png")
	go func() {
		defer guard(crash, func() { close(done) })
		var out bytes.Buffer
		if err := png.Encode(&out, img); err != nil {
			done <- kept{err: err}
			return
		}
		where, err := keep(name, out.Bytes())
		done <- kept{where: where, err: err}
	}()
}

// hear tells of a picture once it is kept.
func (s *Scene) hear() {
	select {
	case k, ok := <-s.picture:
		s.picture = nil
		if ok {
			s.tellKept(k)
		}
	default:
	}
}

// keepFilm films the turn that is shown and those after it, n turns together.
func (s *Scene) keepFilm(n int) {
	if s.film != nil {
		s.ui.Refuse(s.ctx.T(messages.ReplayFilmBusy))
		return
	}
	from, to := s.stretch(n)
	s.beginFilm(from, to, s.fileName(from, "gif"))
}

// tellKept says where something was kept, or why it was not.
func (s *Scene) tellKept(k kept) {
	switch {
	case k.err != nil:
		s.ui.Refuse(s.ctx.Explain(k.err, messages.KeepFailed))
	case k.cut:
		s.ui.Toast(s.ctx.T(messages.ReplayFilmCut, "File", k.where))
	case k.where != "":
		s.ui.Toast(s.ctx.T(messages.ReplaySaved, "File", k.where))
	}
}

// save asks what is to be kept.
func (s *Scene) save() {
	s.playing = false
	t := s.ctx.T
	var list []widgets.Answer
	if s.cfg.Keep != nil {
		list = append(list, widgets.Answer{Text: t(messages.ReplaySavePicture), Do: s.keepBoard})
		for _, n := range []int{1, 3, 10} {
			list = append(list, widgets.Answer{Text: t(messages.ReplaySaveFilm, "Count", n), Do: func() { s.keepFilm(n) }})
		}
	}
	if s.cfg.Share != nil {
		list = append(list, widgets.Answer{Text: t(messages.ReplaySaveMatch), Do: s.cfg.Share})
	}
	list = append(list, widgets.Answer{Text: t(messages.CommonCancel)})
	widgets.Choose(s.ctx, t(messages.ReplaySaveTitle), 0, list...)
}
