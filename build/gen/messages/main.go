// Command messages writes assets/messages/keys.go from the English message file. It is run by go generate, in the
// folder of the catalogue.
package main

import (
	"fmt"
	"os"

	"ludaxy/build/gen/messages/keygen"
)

func main() {
	if err := run("active.en.json", "keys.go"); err != nil {
		fmt.Fprintln(os.Stderr, "messages:", err)
		os.Exit(1)
	}
}

func run(from, to string) error {
	english, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	source, err := keygen.Generate(english)
	if err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	return os.WriteFile(to, source, 0o644)
}
