package game

import (
	"errors"
	"io/fs"
	"path/filepath"
	"syscall"

	"ludaxy/assets/messages"
	"ludaxy/engine/dice"
	"ludaxy/game/platform"
	"ludaxy/saves"
)

// windowsDiskFull is ERROR_DISK_FULL, which is another number than ENOSPC.
const windowsDiskFull = syscall.Errno(112)

// playerError is an error in words for the player.
type playerError struct {
	text string
	err  error
}

func (e *playerError) Error() string { return e.text }
func (e *playerError) Unwrap() error { return e.err }

// inWords puts an error of the saves into a sentence in the player's language.
func (g *Game) inWords(err error) error {
	var known *playerError
	if err == nil || errors.As(err, &known) {
		return err
	}
	return &playerError{g.sentence(err), err}
}

// words is the sentence for an error, "" if there is none of its own. The error itself goes to the log.
func (g *Game) words(err error) string {
	var ready *playerError
	var other *keepError
	switch {
	case err == nil:
		return ""
	case errors.As(err, &ready):
		g.log.say("error", "what", ready.err)
		return ready.text
	case errors.As(err, &other):
		g.note("not kept: " + err.Error())
		return g.keepSentence(other.err)
	}
	g.note("told the player: " + err.Error())
	return g.matchSentence(err)
}

// sentence is one for every error: the usual one of the saves where there is no other.
func (g *Game) sentence(err error) string {
	if text := g.matchSentence(err); text != "" {
		return text
	}
	g.note("not in words: " + err.Error()) // the system's own words help nobody but us
	return g.ctx.T(messages.SaveFailed)
}

// keepError is an error of a file that is not a match: a picture, a film, a table.
type keepError struct{ err error }

func (e *keepError) Error() string { return e.err.Error() }
func (e *keepError) Unwrap() error { return e.err }

// kept makes an error that of keeping a file; nil stays nil.
func kept(err error) error {
	if err == nil {
		return nil
	}
	return &keepError{err}
}

// errNoFolder is the error of a file that there is no folder for.
var errNoFolder = errors.New("there is no folder for it")

// keepSentence says why a file could not be kept, and what to do.
func (g *Game) keepSentence(err error) string {
	t := g.ctx.T
	var path *fs.PathError
	switch {
	case errors.Is(err, errNoFolder), errors.Is(err, fs.ErrNotExist):
		return t(messages.KeepNoFolder)
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT), errors.Is(err, windowsDiskFull):
		return t(messages.KeepDiskFull)
	case (errors.Is(err, syscall.EROFS) || errors.Is(err, fs.ErrPermission)) && errors.As(err, &path):
		return t(messages.KeepDenied, "File", platform.Short(filepath.Dir(path.Path)))
	}
	return t(messages.KeepFailed)
}

// matchSentence is the sentence for an error of the saves, "" for any other.
func (g *Game) matchSentence(err error) string {
	t := g.ctx.T
	var newer *saves.NewerError
	var damaged *saves.DamagedError
	var bad *saves.Damage
	var thrown *dice.ThrowError
	file := platform.Short(g.opts.Paths.Saves)
	var path *fs.PathError
	if errors.As(err, &path) {
		file = platform.Short(path.Path)
	}
	switch {
	case errors.Is(err, saves.ErrInUse):
		return t(messages.SaveInUse)
	case errors.As(err, &newer):
		return t(messages.SaveNewer)
	case errors.As(err, &damaged):
		if damaged.Aside != "" {
			file = platform.Short(damaged.Aside)
		}
		return t(messages.SaveLost, "File", file)
	case errors.Is(err, saves.ErrLink):
		return t(messages.SaveLink, "File", file)
	case errors.Is(err, saves.ErrRules):
		return t(messages.SaveUnknownGame)
	case errors.As(err, &bad):
		return t(messages.SaveChanged, "Line", bad.Line)
	case errors.As(err, &thrown), errors.Is(err, dice.ErrCommitment):
		return t(messages.SaveForged)
	case errors.Is(err, saves.ErrLimit):
		return t(messages.SaveTooLarge, "File", file)
	case errors.Is(err, saves.ErrTitle):
		return t(messages.SaveName, "Count", saves.MaxTitle)
	case errors.Is(err, saves.ErrHeader), errors.Is(err, saves.ErrID):
		return t(messages.SaveNotAMatch, "File", file)
	case errors.Is(err, errNothing), errors.Is(err, fs.ErrNotExist):
		return t(messages.SaveMissing, "File", file)
	case errors.Is(err, syscall.EROFS):
		return t(messages.SaveReadOnly, "File", file)
	case errors.Is(err, fs.ErrPermission):
		return t(messages.SaveCannotWrite, "File", file)
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT), errors.Is(err, windowsDiskFull):
		return t(messages.SaveDiskFull)
	}
	return ""
}

// repairs is what the player should know about how a match was opened, "" if
// nothing.
func (g *Game) repairs(r saves.Report, entries int) string {
	switch {
	case r.Unwritable != nil:
		return g.sentence(r.Unwritable)
	case r.Damage != nil && r.Aside != "":
		return g.ctx.T(messages.SaveDamaged, "Count", entries, "File", platform.Short(r.Aside))
	}
	return ""
}
