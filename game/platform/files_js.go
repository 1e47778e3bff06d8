package platform

import "syscall/js"

// HasFiles reports whether there is a file system to keep matches in: the page
// brings one that keeps them in the browser's storage. A page that brings none
// has only the stub that comes with Go.
func HasFiles() bool {
	fs := js.Global().Get("fs")
	return fs.Type() == js.TypeObject && fs.Get("put").Type() == js.TypeFunction
}
