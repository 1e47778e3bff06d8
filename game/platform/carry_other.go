//go:build !js

package platform

import "context"

// Download fails: only a page hands files out.
func Download(string, []byte) error { return ErrNoDialog }

// Upload fails: only a page is handed files.
func Upload(context.Context, string, int) (name string, data []byte, err error) {
	return "", nil, ErrNoDialog
}
