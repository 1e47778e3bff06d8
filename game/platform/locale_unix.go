//go:build !windows && !js && !darwin

package platform

import "os"

// Locales are the player's languages, the most wanted first, in the forms
// messages.Match understands.
func Locales() []string { return fromEnvironment(os.Getenv) }
