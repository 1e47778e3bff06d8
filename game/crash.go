package game

import (
	"fmt"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/game/platform"
	"ludaxy/game/platform/display"
	"ludaxy/scenes"
)

const (
	// maxCrashes in a row end the program: where even the error screen fails,
	// nothing is left to show.
	maxCrashes = 3
	// calmTicks without a crash end the row.
	calmTicks = 600
)

// crashed shows a crash to the player instead of ending with it. The match is
// saved up to its last move, so it can be opened again. The error ends the
// program.
func (g *Game) crashed(c *crash) (end error) {
	g.inARow++
	g.lastCrash = g.tick
	file := g.write(c)
	if g.inARow >= maxCrashes {
		g.failed = fmt.Errorf("the game had to stop (%v)%s", c.value, written(file))
		return ebiten.Termination
	}
	defer func() {
		if r := recover(); r != nil {
			end = g.crashed(caught("showing an error", r))
		}
	}()
	// The old scenes are in an unknown state and are not even told to leave.
	scenes.NewStack(g.ctx)
	g.ctx.Art.Forget()
	g.showCrash(platform.Short(file))
	return nil
}

// calm ends a row of crashes after a while without one.
func (g *Game) calm() {
	if g.inARow > 0 && g.tick-g.lastCrash > calmTicks {
		g.inARow = 0
	}
}

// write writes the report and returns its file, "" where that failed.
func (g *Game) write(c *crash) string {
	g.log.say("crash", "while", c.where, "what", fmt.Sprint(c.value))
	file, err := c.write(g.opts.Paths.Reports, display.Stamp(), time.Now(), g.notes...)
	if err != nil {
		g.log.say("report", "trouble", err.Error())
		return ""
	}
	return file
}

// told writes the report of a crash that ends the program and says where it is.
func (g *Game) told(c *crash) string { return written(g.write(c)) }

func written(file string) string {
	if file == "" {
		return "; the report could not be written"
	}
	return "; a report was written to " + file
}
