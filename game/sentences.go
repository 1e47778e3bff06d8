package game

import (
	"errors"
	"io/fs"
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

func (g *Game) sentence(err error) string {
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
	g.note("not in words: " + err.Error()) // the system's own words help nobody but us
	return t(messages.SaveFailed)
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
