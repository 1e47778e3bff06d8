package load

import "sync"

// job is work that takes time; what it gives back is done in the next update.
type job func() (then func())

// jobs does work beside the frames, one piece after the other. What was asked
// for last comes first: it is what the player looks at now.
type jobs struct {
	atOnce bool // work is done when it is asked for: for pictures and tests

	mu      sync.Mutex
	queue   []job
	done    []func()
	working bool
	closed  bool
}

// ask has work done.
func (j *jobs) ask(work job) {
	if j.atOnce {
		work()()
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.queue = append(j.queue, work)
	if !j.working && !j.closed {
		j.working = true
		go j.work()
	}
}

func (j *jobs) work() {
	for {
		j.mu.Lock()
		n := len(j.queue)
		if n == 0 || j.closed {
			j.working = false
			j.mu.Unlock()
			return
		}
		work := j.queue[n-1]
		j.queue = j.queue[:n-1]
		j.mu.Unlock()
		then := safely(work)
		j.mu.Lock()
		j.done = append(j.done, then)
		j.mu.Unlock()
	}
}

// safely does work; a panic of it comes again in the update that settles it, where the game can show it.
func safely(work job) (then func()) {
	defer func() {
		if v := recover(); v != nil {
			then = func() { panic(v) }
		}
	}()
	return work()
}

// settle does what finished work gave back. It is called once an update.
func (j *jobs) settle() {
	j.mu.Lock()
	done := j.done
	j.done = nil
	closed := j.closed
	j.mu.Unlock()
	for _, then := range done {
		if !closed {
			then()
		}
	}
}

// busy reports whether there is work under way.
func (j *jobs) busy() bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.working || len(j.done) > 0
}

// close gives up what is still to be done.
func (j *jobs) close() {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.queue, j.closed = nil, true
}
