package game

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"ludaxy/game/platform"
)

// crash is a panic that was caught.
type crash struct {
	where string // what the program was doing
	value any
	stack []byte
}

// caught turns what recover gave into a crash; call it in the deferred function.
func caught(where string, value any) *crash {
	return &crash{where: where, value: value, stack: debug.Stack()}
}

// report is the text of a report. It holds nothing of the player's: no names,
// no matches, and paths of source files only as far as the program's own tree.
func (c *crash) report(version string, now time.Time, notes ...string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Ludaxy %s, %s, %s/%s\n", version, runtime.Version(), runtime.GOOS, runtime.GOARCH)
	fmt.Fprintf(&b, "%s\n\n", now.UTC().Format(time.RFC3339))
	fmt.Fprintf(&b, "While %s: %v\n", c.where, c.value)
	for _, n := range notes {
		fmt.Fprintf(&b, "%s\n", n)
	}
	fmt.Fprintf(&b, "\n%s\n%s", anonymous(c.stack), whatToSend)
	return b.String()
}

// whatToSend ends every report.
const whatToSend = `What to send: this file, and a line about what you were doing. If it happens
again in the same match, its match file too; that holds the names of its players.
Nothing is sent by itself.
`

// folders is everything of a path of a source file before its last two parts.
var folders = regexp.MustCompile(`(?m)^(\t)\S*?([^/\s]+/[^/\s]+\.(?:go|s):\d+)`)

// anonymous takes the folders of the machine that built the program out of a stack.
func anonymous(stack []byte) string { return folders.ReplaceAllString(string(stack), "$1$2") }

// write keeps the report in a folder and returns the file's path.
func (c *crash) write(dir, version string, now time.Time, notes ...string) (path string, err error) {
	if platform.InBrowser() || dir == "" {
		return "", fmt.Errorf("there is no folder for reports")
	}
	makeRoom(dir)
	path = filepath.Join(dir, "crash-"+now.UTC().Format("20060102-150405.000")+".txt")
	return path, platform.Keep(path, []byte(c.report(version, now, notes...)))
}

// maxReports is how many reports are kept.
const maxReports = 20

// makeRoom removes the oldest reports, so that the next is the last that is
// kept. One that cannot be removed stays.
func makeRoom(dir string) {
	list, err := filepath.Glob(filepath.Join(dir, "crash-*.txt"))
	if err != nil {
		return // a folder whose name cannot be searched keeps all
	}
	slices.Sort(list) // their names are times
	for len(list) >= maxReports {
		_ = os.Remove(list[0])
		list = list[1:]
	}
}
