//go:build linux && !android

package display

import "testing"

// FuzzTickets reads anything as a file of the X authority. Every entry it finds
// is in the file, and is this display's or every display's.
func FuzzTickets(f *testing.F) {
	f.Add([]byte("\x01\x00\x00\x02pc\x00\x017\x00\x04NAME\x00\x03key\xff\xff\x00\x00\x00\x00\x00\x01N\x00\x01d"), "7")
	f.Add([]byte("\x01\x00\xff\xffcut"), "0")
	f.Fuzz(func(t *testing.T, file []byte, number string) {
		total := 0
		for _, k := range parse(file, number) {
			total += len(k.name) + len(k.data) + 10 // two bytes before each of the five parts
		}
		if total > len(file) {
			t.Errorf("%d bytes of entries in a file of %d", total, len(file))
		}
	})
}
