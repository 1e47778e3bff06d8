package rulesbook_test

import (
	"strings"
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/gallery"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/rulesbook"
)

func TestMain(m *testing.M) { graphtest.Main(m) }

// texts are all texts of a tree.
func texts(n *graph.Node) (all string) {
	if t, ok := n.Painter().(*graph.Text); ok {
		all = t.Text() + "\n"
	}
	for _, c := range n.Children() {
		all += texts(c)
	}
	return all
}

// TestHouseRulesAreTheTables opens the book of each game with every house rule at its last value, beside a table that has
// no player yet, and without a table.
func TestHouseRulesAreTheTables(t *testing.T) {
	graphtest.Do(func() {
		ctx := gallery.NewContext(scenes.NewSize(1280, 720, 1), scenes.DefaultSettings())
		ctx.Art.Without()
		item := func(o rules.OptionSpec, value string) string {
			return ctx.T(messages.RulesHouseItem, "Rule", ctx.T(messages.Rule(o.Name)), "Value", ctx.Printer.RuleValue(o.Name, value), "Text", ctx.T(messages.RuleText(o.Name)))
		}
		for _, g := range games.All() {
			spec := g.Spec()
			all := append(append([]rules.OptionSpec(nil), spec.Options...), engine.TableOptions(spec)...)
			table := scenes.MatchSetup{Game: spec.ID, Options: map[string]string{}}
			for _, o := range all {
				table.Options[o.Name] = o.Values[len(o.Values)-1]
			}
			ctx.Stack.Replace(rulesbook.New(rulesbook.Book{Games: []rules.Rules{g}, Game: spec.ID, Table: &table}))
			shown := texts(ctx.Stack.Top().Root())
			for _, o := range all {
				if want := item(o, table.Options[o.Name]); !strings.Contains(shown, want) {
					t.Errorf("%s: the table's rule is not told: %q", spec.ID, want)
				}
			}
			ctx.Stack.Replace(rulesbook.New(rulesbook.Book{Games: games.All(), Game: spec.ID}))
			shown = texts(ctx.Stack.Top().Root())
			for _, o := range spec.Options {
				if want := item(o, o.Values[o.Default]); !strings.Contains(shown, want) {
					t.Errorf("%s: without a table a rule is not as the source has it: %q", spec.ID, want)
				}
			}
		}
	})
}
