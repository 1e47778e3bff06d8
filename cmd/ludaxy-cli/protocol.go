package main

import (
	"fmt"
	"os"

	"ludaxy/assets/messages"
	"ludaxy/engine/protocol"
	"ludaxy/game/platform/display"
)

// protocolCmd serves the engine protocol until the input ends.
type protocolCmd struct {
	Lang string `help:"Language of the answer to \"describe\": en, pt or ja." default:"en"`
}

// Run serves requests from standard input on standard output.
func (c *protocolCmd) Run() error {
	lang := messages.Lang(c.Lang)
	if !messages.Known(lang) {
		return fmt.Errorf("there is no language %q", c.Lang)
	}
	p := messages.New(lang)
	return protocol.Serve(os.Stdin, os.Stdout, protocol.Config{
		Name: p.T(messages.AppName), Version: display.Stamp(), Describe: describer(p),
	})
}
