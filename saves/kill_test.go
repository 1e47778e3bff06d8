package saves

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"testing"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/games"
	"ludaxy/engine/luddo"
)

// playUntilKilled is the program that is killed: it goes on with the match and
// writes the number of each entry once its command is done.
func playUntilKilled(dir string) int {
	s, err := Open(dir)
	if err != nil {
		return fail(err)
	}
	id := os.Getenv("LUDAXY_TEST_ID")
	if !s.exists(id) {
		m, seed := fixedMatch(id)
		if game := os.Getenv("LUDAXY_TEST_GAME"); game != m.Rules {
			m.Rules, m.Options = game, nil
		}
		f, err := s.Create(m, seed)
		if err == nil {
			err = f.Close()
		}
		if err != nil {
			return fail(err)
		}
	}
	o, err := s.Open(id)
	if err != nil {
		return fail(err)
	}
	table, err := engine.Resume(o.Match, o.Rules, o.Entries, o.Roller, o.File)
	if err != nil {
		return fail(err)
	}
	table.Subscribe(func(n engine.Note) {
		if n.Kind == engine.Trouble {
			os.Exit(fail(n.Err))
		}
	})
	for {
		_, seq, legal := table.Snapshot()
		if len(legal) == 0 {
			fmt.Println("over")
			return 0
		}
		c := engine.Command{Seq: seq, Kind: engine.Do, Action: legal[rand.IntN(len(legal))]}
		if table.CanUndo() && rand.IntN(6) == 0 {
			c.Kind = engine.Undo
		}
		c.Done = func(err error) {
			if err != nil {
				os.Exit(fail(err))
			}
			fmt.Println(len(table.Entries()))
		}
		table.Submit(c)
		table.Pump()
	}
}

func fail(err error) int {
	fmt.Fprintln(os.Stderr, err)
	return 3
}

var wantKills = flag.Int("kills", 50, "how often the program is killed: 500 is the slow tier")

// Killed many times at any moment, whatever game is played, the program loses
// nothing it had acknowledged, and what it leaves can be gone on with.
func TestKilledManyTimes(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Skip("no test binary to run again: ", err)
	}
	s := openStore(t)
	all := games.All()
	acknowledged := 0
	for match, kills := 0, 0; kills < *wantKills; match++ { // each game has its turn
		id, game := fmt.Sprintf("killed-%d", match), all[match%len(all)].Spec().ID
		most := 0
		for over := false; !over && kills < min(*wantKills, 4*(match+1)); {
			var acked int
			if acked, over = playAndKill(t, self, s.Dir(), id, game); !over {
				kills++
			}
			most = max(most, acked)
			left(t, s, id, most)
		}
		acknowledged += most
	}
	if acknowledged == 0 {
		t.Fatal("nothing was ever acknowledged")
	}
}

// left looks at what a killed program left of a match of which so many entries
// were acknowledged.
func left(t *testing.T, s *Store, id string, acked int) {
	t.Helper()
	if !s.exists(id) {
		if acked > 0 {
			t.Fatal("the match is gone")
		}
		return
	}
	o, err := s.Read(id)
	if err != nil {
		t.Fatal(err)
	}
	if d := o.Report.Damage; d != nil && !d.Torn {
		t.Fatalf("%s: %v", o.Match.Rules, d)
	}
	if len(o.Entries) < acked {
		t.Fatalf("%s: %d entries were acknowledged, %d are there", o.Match.Rules, acked, len(o.Entries))
	}
}

// playAndKill runs the program, kills it and gives back the last entry it
// acknowledged, and whether the match ended before.
func playAndKill(t *testing.T, self, dir, id, game string) (acked int, over bool) {
	t.Helper()
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), "LUDAXY_TEST_PLAY="+dir, "LUDAXY_TEST_ID="+id, "LUDAXY_TEST_GAME="+game)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	soon := func() {
		time.AfterFunc(time.Duration(rand.IntN(60_000))*time.Microsecond, func() { _ = cmd.Process.Kill() })
	}
	// Half of them are killed while they start, half once they play: on a slow
	// machine all could be dead before their first move.
	starting := rand.IntN(2) == 0
	if starting {
		soon()
	}
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if !starting {
			starting = true
			soon()
		}
		if lines.Text() == "over" {
			over = true
		} else if n, err := strconv.Atoi(lines.Text()); err == nil {
			acked = n
		}
	}
	if err := cmd.Wait(); err != nil && cmd.ProcessState.ExitCode() == 3 {
		t.Fatal("the program failed by itself")
	}
	return acked, over
}

// A match that was killed between making its file and its first entry opens.
func TestEmptyMatchOpens(t *testing.T) {
	s := openStore(t)
	m, seed := fixedMatch("empty")
	f, err := s.Create(m, seed)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	o, err := s.Open("empty")
	if err != nil || len(o.Entries) != 0 || !o.Report.Well() || o.Roller != seed {
		t.Fatalf("%+v, %v", o, err)
	}
	start, err := engine.NewReplay(m, luddo.New(0))
	if err != nil || o.State != start.State() {
		t.Errorf("not at the start: %v", err)
	}
	if err := o.File.Close(); err != nil {
		t.Fatal(err)
	}
}
