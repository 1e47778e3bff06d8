// Package messages is every text of the game, in English, Brazilian Portuguese and Japanese.
//
// A [Printer] speaks one language:
//
//	p := messages.New(messages.Match(os.Getenv("LC_ALL"), os.Getenv("LANG")))
//	p.T(messages.TitleNewGame)                                 // "New game"
//	p.T(messages.EventRolled, "Name", "Ana", "Value", 6)       // "Ana rolls 6"
//	p.T(messages.CommonSeconds, "Count", 1)                    // "1 second"
//
// The texts are in the files active.en.json, active.pt.json and active.ja.json, one line a message. A text may hold
// fields such as {{.Name}}; nothing else of the template language is used. A message that counts has one text for each
// plural form of its language and is given its number as the field Count.
//
// # Adding a message
//
// Write the key and its text in all three files, then run
//
//	go generate ./assets/messages
//
// which writes the constants of keys.go, and go test ./assets/..., which tells what is missing: a key or a field that
// one language lacks, a plural form, or a character that the fonts do not have (then run build/gen/fonts too).
//
// Keys are lower-case words joined by dots; the part before the first dot is the scene or subject. They are stable:
// change a text freely, a key only together with every use. Some families are found by name and need no code here:
//
//   - rule.OPTION, rule.OPTION.text and rule.OPTION.VALUE: a house rule, with the option's name as the engine has it;
//     see [Rule], [RuleText] and [Printer.RuleValue].
//   - rules.GAME.SECTION and rules.GAME.SECTION.1, .2 and so on: the pages that explain a game; see [Pages].
//   - game.ID, game.ID.line, color.*, symbol.*, seat.N, place.N: see [Game], [GameLine], [Color], [Symbol], [Seat] and [Place].
package messages

//go:generate go run ../../build/gen/messages
