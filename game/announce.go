package game

import (
	"fmt"
	"io"
	"os"
	"strings"

	"ludaxy/scenes"
)

// announcer writes what happens and what the keys are on, a line each, for a screen reader or a braille display to
// follow.
type announcer struct {
	out    io.Writer
	file   *os.File // out, where it is to be closed
	titles map[scenes.Scene]string
	top    scenes.Scene
	last   string
	stack  func() *scenes.Stack
	failed func(error) // told once, of a line that could not be written
}

// heading marks the name of a screen.
const heading = "# "

// openAnnouncer begins the announcing that the command line asks for; "-" is the standard output.
func (g *Game) openAnnouncer() error {
	name := g.opts.Announce
	if name == "" {
		return nil
	}
	a := &announcer{out: os.Stdout, titles: map[scenes.Scene]string{}}
	if name != "-" {
		file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
		if err != nil {
			return fmt.Errorf("what happens cannot be written: %w", err)
		}
		a.out, a.file = file, file
	}
	a.failed = func(err error) { g.note("the announcing ended: " + err.Error()) }
	a.stack = func() *scenes.Stack { return g.ctx.Stack }
	g.announcer = a
	g.ctx.Announcer = a
	return nil
}

// Say writes a sentence as one line. The same as the line before is said once.
func (a *announcer) Say(text string) {
	if a.stack != nil {
		a.watch(a.stack()) // the name of a screen comes before what is said on it
	}
	a.write(text)
}

// write writes a sentence as one line.
func (a *announcer) write(text string) {
	text = strings.Join(strings.Fields(text), " ")
	if text == "" || text == a.last || a.out == nil {
		return
	}
	a.last = text
	if _, err := fmt.Fprintln(a.out, text); err != nil {
		a.out = nil
		a.failed(err)
	}
}

// Title tells what a screen is called, as often as it is laid out; it is said when the screen comes to the top, or is
// called otherwise there.
func (a *announcer) Title(scene scenes.Scene, title string) {
	if scene == nil || a.titles[scene] == title {
		return
	}
	a.titles[scene] = title
	if scene == a.top {
		a.write(heading + title)
	}
}

// watch says which screen is on top when that has changed.
func (a *announcer) watch(stack *scenes.Stack) {
	top := stack.Top()
	if top == a.top {
		return
	}
	a.top = top
	a.last = "" // back on a screen, its name is news again
	if title := a.titles[top]; title != "" {
		a.write(heading + title)
	}
	there := map[scenes.Scene]string{}
	stack.Scenes(func(s scenes.Scene) { there[s] = a.titles[s] })
	a.titles = there
}

func (a *announcer) close() error {
	if a == nil || a.file == nil {
		return nil
	}
	return a.file.Close()
}
