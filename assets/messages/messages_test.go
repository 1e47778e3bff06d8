package messages

import (
	"fmt"
	"strings"
	"sync"
	"testing"
)

func TestMatch(t *testing.T) {
	for _, c := range []struct {
		locales string // separated by blanks, as several variables would give them
		want    Lang
	}{
		{"pt_BR.UTF-8", Portuguese}, {"pt_PT@euro", Portuguese}, {"pt-BR", Portuguese}, {"pt", Portuguese},
		{"ja_JP", Japanese}, {"ja_JP.eucJP", Japanese}, {"ja", Japanese},
		{"en_GB.UTF-8", English}, {"en_US", English}, {"C", English}, {"C.UTF-8", English}, {"POSIX", English},
		{"", English}, {"xx_YY", English}, {"de_DE.UTF-8", English}, {"zh_CN.UTF-8", English}, {"es_ES", English},
		{"not a locale", English}, {"_", English}, {"pt_BR:en", Portuguese}, {"gl:ja:en", Japanese},
		{"de_DE pt_BR", Portuguese}, {"C pt_BR", English}, {" ja_JP", Japanese},
	} {
		if got := Match(strings.Split(c.locales, " ")...); got != c.want {
			t.Errorf("Match(%q) = %s, want %s", c.locales, got, c.want)
		}
	}
	if got := Match(); got != English {
		t.Errorf("Match() = %s, want English", got)
	}
}

func TestLangs(t *testing.T) {
	want := []Language{{English, "English"}, {Portuguese, "Português"}, {Japanese, "日本語"}}
	if got := Langs(); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("Langs() = %v, want %v", got, want)
	}
	if New("tlh").Lang() != English || New(Japanese).Lang() != Japanese {
		t.Error("New does not fall back to English, or not only then")
	}
}

func TestT(t *testing.T) {
	for _, c := range []struct {
		lang Lang
		key  Key
		args []any
		want string
	}{
		{English, TitleNewGame, nil, "New game"},
		{Portuguese, TitleNewGame, nil, "Novo jogo"},
		{Japanese, TitleNewGame, nil, "新しいゲーム"},
		{English, EventRolled, []any{"Name", "Ana", "Value", 6}, "Ana rolls 6"},
		{Portuguese, EventRolled, []any{"Name", "Ana", "Value", 6}, "Ana tira 6"},
		{English, CommonSeconds, []any{"Count", 1}, "1 second"},
		{English, CommonSeconds, []any{"Count", 15}, "15 seconds"},
		{Portuguese, CommonSeconds, []any{"Count", 1}, "1 segundo"},
		{Portuguese, CommonSeconds, []any{"Count", 30}, "30 segundos"},
		{Japanese, CommonSeconds, []any{"Count", 1}, "1秒"},
		{English, EventRolled, []any{"Name", "{{.Value}} <b>", "Value", 2}, "{{.Value}} <b> rolls 2"},
	} {
		p := New(c.lang)
		if got := p.T(c.key, c.args...); got != c.want {
			t.Errorf("%s: T(%s, %v) = %q, want %q", c.lang, c.key, c.args, got, c.want)
		}
		if m := p.Missing(); len(m) != 0 {
			t.Errorf("%s: T(%s) reports %v", c.lang, c.key, m)
		}
	}
}

func TestNumbersBelowNothingHaveAMinus(t *testing.T) {
	if Number(-60) != "−60" || Number(0) != "0" || Number(7) != "7" {
		t.Errorf("%s, %s, %s", Number(-60), Number(0), Number(7))
	}
	for lang, want := range map[Lang]string{English: "−20 points", Portuguese: "−20 pontos", Japanese: "−20点"} {
		if got := New(lang).T(TablePoints, "Count", -20); got != want {
			t.Errorf("%s: %q, not %q", lang, got, want)
		}
	}
}

func TestWhatIsMissingIsShownAndListed(t *testing.T) {
	p := New(Portuguese)
	if got := p.T("no.such.key"); got != "no.such.key" {
		t.Errorf("an unknown key gives %q", got)
	}
	if got := p.T(EventRolled, "Name", "Ana", "Value"); got != "Ana tira " {
		t.Errorf("a field without value gives %q", got)
	}
	if got := p.T(CommonSeconds, "Count", "many"); !strings.Contains(got, "many") {
		t.Errorf("a count that is no number gives %q", got)
	}
	want := "[common.seconds: Count is not an int event.rolled: no value for Value no message no.such.key]"
	if got := fmt.Sprint(p.Missing()); got != want {
		t.Errorf("Missing() = %s, want %s", got, want)
	}
}

// Every message of every language, with every field given and with several counts, is a text in which the fields show.
func TestEveryMessagePrints(t *testing.T) {
	for _, lang := range languages {
		p := New(lang)
		for _, key := range Keys() {
			for _, n := range []int{0, 1, 2, 5, 21, 100} {
				var args []any
				for _, f := range Fields(key) {
					if f == "Count" {
						args = append(args, f, n)
					} else {
						args = append(args, f, "‹"+f+"›")
					}
				}
				text := p.T(key, args...)
				if text == "" || text == key {
					t.Errorf("%s: %s prints %q", lang, key, text)
				}
				for _, f := range Fields(key) {
					if f != "Count" && !strings.Contains(text, "‹"+f+"›") {
						t.Errorf("%s: %s does not show its %s: %q", lang, key, f, text)
					}
				}
			}
		}
		if m := p.Missing(); len(m) != 0 {
			t.Errorf("%s: %v", lang, m)
		}
	}
}

func TestPlainTextsCostNothing(t *testing.T) {
	p := New(Japanese)
	if n := testing.AllocsPerRun(100, func() { p.T(TitleContinue) }); n != 0 {
		t.Errorf("T of a plain text allocates %v times", n)
	}
}

func TestPrinterServesManyGoroutines(t *testing.T) {
	p := New(English)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for i := range 200 {
				p.T(TitleQuit)
				p.T(EventRolled, "Name", "Bo", "Value", i)
				p.T("nothing.here")
			}
		})
	}
	wg.Wait()
	if m := p.Missing(); len(m) != 1 {
		t.Errorf("Missing() = %v", m)
	}
}

func TestList(t *testing.T) {
	p := New(Portuguese)
	for want, names := range map[string][]string{
		"": nil, "Ana": {"Ana"}, "Ana e Bo": {"Ana", "Bo"}, "Ana, Bo, Caio e Davi": {"Ana", "Bo", "Caio", "Davi"},
	} {
		if got := p.List(names...); got != want {
			t.Errorf("List(%v) = %q, want %q", names, got, want)
		}
	}
	if got := New(Japanese).List("一", "二", "三"); got != "一、二、三" {
		t.Errorf("in Japanese: %q", got)
	}
}

func TestFamiliesAreComplete(t *testing.T) {
	var keys []Key
	for seat := range 8 {
		keys = append(keys, Color(seat), Symbol(seat), Seat(seat), ComputerName(seat), Place(seat+1))
	}
	for _, id := range []string{"luddo", "ludo-app", "mega-ludo", "oduludo", "snakes"} {
		keys = append(keys, Game(id), GameLine(id))
	}
	for _, face := range []string{"earth", "sun-a", "sun-b", "plus-3", "lightning", "moon"} {
		keys = append(keys, OduludoFace(face))
	}
	for _, option := range []string{"opening", "dice", "blockades", "startOnBoard", "piecesToWin", "captureFirst", "teams",
		"homeBonus", "turnSeconds", "matchMinutes"} {
		keys = append(keys, Rule(option), RuleText(option))
	}
	for _, key := range keys {
		if !Exists(key) {
			t.Errorf("no message %s", key)
		}
	}
	if Color(-1) != "color.pink" || Symbol(9) != "symbol.triangle" || Exists("color") {
		t.Error("colours and symbols do not go round")
	}
	p := New(English)
	for seat := range 8 {
		mixed := p.T(SeatMixed, "Color", p.T(Color(seat)), "Symbol", p.T(Symbol(seat)))
		if mixed != p.T(Seat(seat)) {
			t.Errorf("seat %d is %q and %q", seat, mixed, p.T(Seat(seat)))
		}
	}
}

func TestNamesOfSeatsDiffer(t *testing.T) {
	for _, lang := range languages {
		p := New(lang)
		for _, family := range []func(int) Key{Color, Symbol, Seat, ComputerName} {
			seen := map[string]bool{}
			for seat := range 8 {
				text := p.T(family(seat))
				if seen[text] {
					t.Errorf("%s: two seats are %q", lang, text)
				}
				seen[text] = true
			}
		}
	}
}

func TestRuleValue(t *testing.T) {
	p := New(English)
	for _, c := range [][3]string{
		{"blockades", "true", "On"}, {"blockades", "false", "Off"}, {"opening", "roll-off", "Highest roll"},
		{"turnSeconds", "15", "15 seconds"}, {"turnSeconds", "0", "No limit"}, {"matchMinutes", "5", "5 minutes"},
		{"piecesToWin", "4", "4"}, {"opening", "unheard-of", "unheard-of"}, {"opening", "text2", "text2"},
	} {
		if got := p.RuleValue(c[0], c[1]); got != c[2] {
			t.Errorf("RuleValue(%s, %s) = %q, want %q", c[0], c[1], got, c[2])
		}
	}
}

func TestPages(t *testing.T) {
	pages := Pages("luddo")
	n := 0
	for _, section := range pages {
		if len(section.Lines) == 0 {
			t.Errorf("%s has no sentences", section.Title)
		}
		n += 1 + len(section.Lines)
	}
	want := 0
	for _, key := range Keys() {
		if strings.HasPrefix(key, "rules.luddo.") {
			want++
		}
	}
	if n != want || len(pages) < 4 {
		t.Errorf("the pages hold %d of the %d messages in %d sections", n, want, len(pages))
	}
	if Pages("chess") != nil {
		t.Error("a game without pages has some")
	}
}
