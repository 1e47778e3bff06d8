package main

import (
	"strconv"
	"strings"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
)

// command is what a player can type, beside numbers.
type command struct {
	word messages.Key // in the language; the English word does as well
	help messages.Key
	do   func(g *play, at moment, rest string)
}

// commands are those there are, in the order of the list that help gives. Roll
// is done by obey, with the empty line.
func commands() []command {
	return []command{
		{messages.CliWordRoll, messages.CliHelpRoll, nil},
		{messages.CliWordWhere, messages.CliHelpWhere, func(g *play, at moment, _ string) { g.where(&at.state) }},
		{messages.CliWordMoves, messages.CliHelpMoves, func(g *play, at moment, _ string) { g.choices(at) }},
		{messages.CliWordLog, messages.CliHelpLog, func(g *play, _ moment, _ string) { g.recent() }},
		{messages.CliWordRules, messages.CliHelpRules, func(g *play, at moment, _ string) { g.rules(&at.state) }},
		{messages.CliWordUndo, messages.CliHelpUndo, func(g *play, _ moment, _ string) { g.undo() }},
		{messages.CliWordSave, messages.CliHelpSave, func(g *play, _ moment, rest string) { g.save(rest) }},
		{messages.CliWordHelp, messages.CliHelpHelp, func(g *play, _ moment, _ string) { g.help() }},
		{messages.CliWordQuit, messages.CliHelpQuit, func(g *play, _ moment, _ string) { g.quit = true }},
	}
}

// obey does what a line of the player's asks for.
func (g *play) obey(line string, at moment) {
	word, rest, _ := strings.Cut(line, " ")
	if n, err := strconv.Atoi(line); err == nil {
		g.number(n, at)
		return
	}
	if line == "" || g.means(word, messages.CliWordRoll) {
		g.enter(at)
		return
	}
	for _, c := range commands() {
		if c.do != nil && g.means(word, c.word) {
			c.do(g, at, strings.TrimSpace(rest))
			return
		}
	}
	g.say(g.p.T(messages.CliUnknown, "Word", word, "Help", g.p.T(messages.CliWordHelp)))
}

// english has the words that are understood in every language.
var english = messages.New(messages.English)

func (g *play) means(word string, key messages.Key) bool {
	return strings.EqualFold(word, g.p.T(key)) || strings.EqualFold(word, english.T(key))
}

// enter rolls, or does the only thing there is to do.
func (g *play) enter(at moment) {
	match := g.table.Match()
	if len(at.legal) != 1 || at.legal[0].IsRoll() && match.Manual() {
		g.choices(at)
		return
	}
	g.do(at.seq, at.legal[0])
}

// number chooses from the list, or is what a real die shows.
func (g *play) number(n int, at moment) {
	a, most := at.legal[0], len(at.legal)
	switch match := g.table.Match(); {
	case a.IsRoll() && !match.Manual():
		g.choices(at)
		return
	case a.IsRoll():
		most = rules.Faces(&at.state)
	}
	if n < 1 || n > most {
		g.say(g.p.T(messages.CliChoose, "Most", most))
		return
	}
	if a.IsRoll() {
		a.Value = uint8(n)
	} else {
		a = at.legal[n-1]
	}
	g.do(at.seq, a)
}

// where says the position, a line for each thing.
func (g *play) where(s *rules.State) {
	g.say(g.tell.Due(s))
	for _, text := range g.tell.Standings(s) {
		g.say(text)
	}
}

// recentLines is how much of the log is told again.
const recentLines = 20

func (g *play) recent() {
	if len(g.log) == 0 {
		g.say(g.p.T(messages.CliNoLog))
	}
	for _, line := range g.log[max(0, len(g.log)-recentLines):] {
		g.say(line)
	}
}

// rules explains the game and says the house rules of this match.
func (g *play) rules(s *rules.State) {
	spec := g.table.Rules().Spec()
	for _, section := range messages.Pages(spec.ID) {
		g.say(g.p.T(section.Title))
		for _, line := range section.Lines {
			g.say(g.p.T(line))
		}
	}
	g.say(g.p.T(messages.RulesHouse))
	for i, o := range spec.Options {
		g.say(g.p.T(messages.RulesHouseItem, "Rule", g.p.T(messages.Rule(o.Name)),
			"Value", g.p.RuleValue(o.Name, o.Values[s.Options[i]]), "Text", g.p.T(messages.RuleText(o.Name))))
	}
}

func (g *play) undo() {
	match := g.table.Match()
	if !g.table.CanUndo() || match.Seats[g.last].Kind == engine.Computer {
		g.say(g.p.T(messages.TableUndoNone))
		return
	}
	g.table.Submit(engine.Command{Seq: g.table.Seq(), Kind: engine.Undo, Done: func(err error) {
		if err != nil {
			g.say(err.Error())
		}
	}})
	g.table.Pump()
}

func (g *play) save(path string) {
	if path == "" {
		g.say(g.p.T(messages.CliSaveHow, "Save", g.p.T(messages.CliWordSave)))
		return
	}
	switch err := g.copyTo(path); {
	case err == nil:
		g.say(g.p.T(messages.CliSaved, "File", path))
	case exists(err):
		g.say(g.p.T(messages.CliSaveExists, "File", path))
	case misnamed(err):
		g.say(g.p.T(messages.CliSaveName, "File", path))
	default:
		g.say(g.p.T(messages.CliSaveFailed, "Reason", err))
	}
}

func (g *play) help() {
	g.say(g.p.T(messages.CliHelpNumber))
	for _, c := range commands() {
		g.say(g.p.T(c.help, "Word", g.p.T(c.word)))
	}
}
