package platform

// fromEnvironment reads the variables in the order of gettext: LANGUAGE counts
// only where the locale is not C.
func fromEnvironment(env func(string) string) []string {
	locale := env("LC_ALL")
	if locale == "" {
		locale = env("LC_MESSAGES")
	}
	if locale == "" {
		locale = env("LANG")
	}
	switch locale {
	case "":
		return nil
	case "C", "POSIX", "C.UTF-8", "C.utf8":
		return []string{locale}
	}
	if list := env("LANGUAGE"); list != "" {
		return []string{list, locale}
	}
	return []string{locale}
}
