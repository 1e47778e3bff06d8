package game

import (
	"syscall"
	"time"
	"unsafe"
)

// threadTime is the processor time that the calling thread has used.
func threadTime() time.Duration {
	const threadClock = 3 // CLOCK_THREAD_CPUTIME_ID
	var at syscall.Timespec
	if _, _, err := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, threadClock, uintptr(unsafe.Pointer(&at)), 0); err != 0 {
		return 0
	}
	return time.Duration(at.Nano())
}
