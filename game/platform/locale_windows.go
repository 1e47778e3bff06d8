package platform

import (
	"os"
	"syscall"
	"unsafe"
)

// Locales are the player's languages, the most wanted first, in the forms
// messages.Match understands.
func Locales() []string {
	if list := fromEnvironment(os.Getenv); len(list) > 0 {
		return list
	}
	const maxName = 85 // LOCALE_NAME_MAX_LENGTH
	var name [maxName]uint16
	proc := syscall.NewLazyDLL("kernel32.dll").NewProc("GetUserDefaultLocaleName")
	if proc.Find() != nil {
		return nil
	}
	if n, _, _ := proc.Call(uintptr(unsafe.Pointer(&name[0])), maxName); n == 0 {
		return nil
	}
	return []string{syscall.UTF16ToString(name[:])}
}
