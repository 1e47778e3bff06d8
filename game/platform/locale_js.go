package platform

import "syscall/js"

// Locales are the player's languages, the most wanted first, in the forms
// messages.Match understands.
func Locales() (list []string) {
	languages := js.Global().Get("navigator").Get("languages")
	if languages.Type() != js.TypeObject {
		return nil
	}
	for i := range languages.Length() {
		list = append(list, languages.Index(i).String())
	}
	return list
}
