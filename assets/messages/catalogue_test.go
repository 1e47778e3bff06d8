package messages

import (
	"bytes"
	"embed"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"ludaxy/build/gen/messages/keygen"
)

//go:embed keys.go
var source embed.FS

// raw returns a message file as it is, without the library between.
func raw(t *testing.T, lang Lang) map[string]any {
	t.Helper()
	data, err := files.ReadFile("active." + string(lang) + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatalf("%s: %v", lang, err)
	}
	return m
}

func TestEveryLanguageHasTheSameMessages(t *testing.T) {
	english := raw(t, English)
	if len(english) < 300 || len(english) != len(allKeys) {
		t.Fatalf("%d messages in the English file, %d constants", len(english), len(allKeys))
	}
	for _, lang := range languages {
		m := raw(t, lang)
		for key := range english {
			if _, ok := m[key]; !ok {
				t.Errorf("%s lacks %s", lang, key)
			}
		}
		for key := range m {
			if _, ok := english[key]; !ok {
				t.Errorf("%s has %s, which English lacks", lang, key)
			}
		}
	}
}

func TestEveryLanguageUsesTheSameFields(t *testing.T) {
	for _, key := range Keys() {
		for _, lang := range languages {
			if got := tongues[lang].forms()[key].fields; !slices.Equal(got, Fields(key)) {
				t.Errorf("%s in %s has the fields %v, in English %v", key, lang, got, Fields(key))
			}
		}
	}
}

func TestPluralFormsArePresent(t *testing.T) {
	// The forms that the numbers of a game need. Portuguese has one more, for whole millions.
	forms := map[Lang][]string{English: {"one", "other"}, Portuguese: {"one", "other"}, Japanese: {"other"}}
	english := raw(t, English)
	for _, lang := range languages {
		for key, value := range raw(t, lang) {
			got, plural := value.(map[string]any)
			_, expected := english[key].(map[string]any)
			if plural != expected {
				t.Errorf("%s: %s has plural forms in one language and not in the other", lang, key)
			}
			if !plural {
				continue
			}
			if !slices.Contains(Fields(key), "Count") {
				t.Errorf("%s has plural forms and no Count", key)
			}
			if len(got) != len(forms[lang]) {
				t.Errorf("%s: %s has %d forms, want %v", lang, key, len(got), forms[lang])
			}
			for _, form := range forms[lang] {
				if got[form] == nil {
					t.Errorf("%s: %s lacks the form %q", lang, key, form)
				}
			}
		}
	}
}

func TestTextsAreWellFormed(t *testing.T) {
	for _, lang := range languages {
		for _, key := range Keys() {
			texts := Texts(lang, key)
			if len(texts) == 0 {
				t.Errorf("%s: %s is empty", lang, key)
			}
			for _, text := range texts {
				if text == "" || text != strings.TrimSpace(text) || strings.Contains(text, "  ") {
					t.Errorf("%s: %s is empty or has stray blanks: %q", lang, key, text)
				}
				if rest := field.ReplaceAllString(text, ""); strings.ContainsAny(rest, "{}") {
					t.Errorf("%s: %s has braces that are no field: %q", lang, key, text)
				}
				if strings.ContainsAny(text, "\n\t\r") || strings.Contains(text, "...") {
					t.Errorf("%s: %s has a control character or three dots for an ellipsis: %q", lang, key, text)
				}
			}
		}
	}
}

// What stands on a button must fit one: the width is counted in half-width cells, Japanese characters being two.
func TestButtonsAreShort(t *testing.T) {
	const most = 24
	buttons := []string{"title.", "pause.", "quit.yes", "quit.no", "leave.yes", "leave.no", "replace.yes", "replace.no", "common.",
		"error.continue", "error.title-screen", "error.quit", "result.again", "result.title-screen", "result.board", "setup.start",
		"setup.person", "setup.computer", "setup.empty", "table.roll.again", "table.menu", "table.undo", "save.retry", "sound.retry", "settings.reset"}
	checked := 0
	for _, lang := range languages {
		for _, key := range Keys() {
			isButton := slices.ContainsFunc(buttons, func(b string) bool { return key == b || strings.HasSuffix(b, ".") && strings.HasPrefix(key, b) })
			if !isButton || len(Fields(key)) > 0 || strings.HasSuffix(New("en").T(key), ".") {
				continue // a sentence is told, on no button
			}
			checked++
			if text := New(lang).T(key); cells(text) > most {
				t.Errorf("%s: %s is %d cells wide, more than %d: %q", lang, key, cells(text), most, text)
			}
		}
	}
	if checked < 100 {
		t.Errorf("only %d buttons found", checked)
	}
}

func cells(s string) int {
	n := 0
	for _, r := range s {
		n++
		if r >= 0x2E80 {
			n++
		}
	}
	return n
}

func TestKeyConstantsAreCurrent(t *testing.T) {
	english, err := files.ReadFile("active.en.json")
	if err != nil {
		t.Fatal(err)
	}
	want, err := keygen.Generate(english)
	if err != nil {
		t.Fatal(err)
	}
	got, err := source.ReadFile("keys.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("keys.go does not fit active.en.json: run go generate ./assets/messages")
	}
}

// The three files are edited side by side, which is easy only while their lines correspond.
func TestFilesHaveTheirMessagesInOneOrder(t *testing.T) {
	order := func(lang Lang) []string {
		data, err := os.ReadFile("active." + string(lang) + ".json")
		if err != nil {
			t.Fatal(err)
		}
		var keys []string
		for _, line := range strings.Split(string(data), "\n") {
			if key, _, ok := strings.Cut(strings.TrimSpace(line), `":`); ok {
				keys = append(keys, strings.TrimPrefix(key, `"`))
			}
		}
		return keys
	}
	for _, lang := range languages {
		got := order(lang)
		if len(got) != len(allKeys) {
			t.Errorf("%s: %d lines with a key, want %d: one message a line", lang, len(got), len(allKeys))
			continue
		}
		for i, key := range got {
			if key != allKeys[i] {
				t.Errorf("%s: %s stands where English has %s", lang, key, allKeys[i])
				break
			}
		}
	}
}
