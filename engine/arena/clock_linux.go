package arena

import (
	"syscall"
	"time"
	"unsafe"
)

// threadClock is the processor time that the calling thread has used, so that
// what else the machine does counts nothing.
func threadClock() time.Duration {
	const threadCPU = 3 // CLOCK_THREAD_CPUTIME_ID
	var t syscall.Timespec
	if _, _, errno := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, threadCPU, uintptr(unsafe.Pointer(&t)), 0); errno != 0 {
		return time.Since(begun)
	}
	return time.Duration(t.Nano())
}
