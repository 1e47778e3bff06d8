package load

import (
	"testing"
	"time"
)

// TestJobPanicsInTheUpdate wants a panic beside the frames to come where the game
// catches it, and the jobs after it to be done all the same.
func TestJobPanicsInTheUpdate(t *testing.T) {
	var j jobs
	done := false
	j.ask(func() func() { panic("broken") })
	for until := time.Now().Add(10 * time.Second); ; time.Sleep(time.Millisecond) {
		j.mu.Lock()
		ready := len(j.done) == 1 && !j.working
		j.mu.Unlock()
		if ready {
			break
		}
		if time.Now().After(until) {
			t.Fatal("the job does not end")
		}
	}
	func() {
		defer func() {
			if v := recover(); v != "broken" {
				t.Errorf("the update got %v", v)
			}
		}()
		j.settle()
	}()
	j.ask(func() func() { return func() { done = true } })
	for until := time.Now().Add(10 * time.Second); !done && time.Now().Before(until); time.Sleep(time.Millisecond) {
		j.settle()
	}
	if !done {
		t.Error("the next job was not done")
	}
}
