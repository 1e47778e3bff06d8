//go:build !js

package platform

// HasFiles reports whether there is a file system to keep matches in.
func HasFiles() bool { return true }
