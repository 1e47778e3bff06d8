//go:build !js

package search

// Breathe is called now and then while thinking, with a count that grows.
func Breathe(int) {}
