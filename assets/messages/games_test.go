package messages_test

import (
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// TestEveryGameHasItsTexts wants a name, an explanation and words for the values of every house rule and preset of
// every game the engine knows, in every language, and no two values of a rule that read the same.
func TestEveryGameHasItsTexts(t *testing.T) {
	for _, r := range games.All() {
		spec := r.Spec()
		want := []messages.Key{messages.Game(spec.ID), messages.GameLine(spec.ID)}
		for _, o := range spec.Options {
			want = append(want, messages.Rule(o.Name), messages.RuleText(o.Name))
			for _, v := range o.Values {
				if o.Type == rules.Words {
					want = append(want, messages.Rule(o.Name)+"."+v)
				}
			}
		}
		for _, p := range spec.Presets {
			want = append(want, messages.Preset(p.Name))
		}
		if len(messages.Pages(spec.ID)) < 3 {
			t.Errorf("%s: no pages say how it is played", spec.ID)
		}
		for _, lang := range messages.Langs() {
			for _, key := range want {
				if len(messages.Texts(lang.Lang, key)) == 0 {
					t.Errorf("%s, %s: no text for %s", spec.ID, lang.Lang, key)
				}
			}
			p := messages.New(lang.Lang)
			for _, o := range spec.Options {
				seen := map[string]string{}
				for _, v := range o.Values {
					text := p.RuleValue(o.Name, v)
					if other, twice := seen[text]; twice {
						t.Errorf("%s, %s: %s=%s and %s=%s are both %q", spec.ID, lang.Lang, o.Name, v, o.Name, other, text)
					}
					seen[text] = v
				}
			}
			if m := p.Missing(); len(m) > 0 {
				t.Errorf("%s: %v", lang.Lang, m)
			}
		}
	}
}
