package platform

import "context"

// AskFile fails: a page has no paths.
func AskFile(context.Context, FileQuestion) (string, error) { return "", ErrNoDialog }
