package platform

import (
	"os"
	"os/user"
	"path/filepath"
	"runtime"

	"github.com/adrg/xdg"
)

// Paths are the folders and files of one player.
type Paths struct {
	Saves    string // folder of the matches
	Settings string // file
	Reports  string // folder of crash reports
	Pictures string // folder of pictures and films
	Homeless bool   // there is no home folder, so matches have no place either
}

// InBrowser reports whether the program runs in a browser's page, which is never
// left by the program and has no folders that a player knows.
func InBrowser() bool { return runtime.GOOS == "js" }

// DefaultPaths are the usual places of the system: on Linux those of the XDG
// base directories, and in a browser those that its page keeps in its storage.
func DefaultPaths() Paths {
	if InBrowser() {
		return Paths{Saves: "/ludaxy/matches", Settings: "ludaxy-settings"}
	}
	if !findHome(func() (string, error) {
		u, err := user.Current()
		if err != nil {
			return "", err
		}
		return u.HomeDir, nil
	}) {
		return Paths{Homeless: true}
	}
	data, config := filepath.Join(xdg.DataHome, "ludaxy"), filepath.Join(xdg.ConfigHome, "ludaxy")
	return Paths{
		Saves:    filepath.Join(data, "matches"),
		Settings: filepath.Join(config, "settings.json"),
		Reports:  filepath.Join(data, "reports"),
		Pictures: pictures(data),
	}
}

// findHome makes sure that the environment names the player's home folder: a
// program started by a service often has none, and xdg then takes the root of the
// file system for it. It reports whether there is one.
func findHome(account func() (string, error)) bool {
	if home, err := os.UserHomeDir(); err == nil && home != "" {
		return true
	}
	home, err := account()
	if err != nil || home == "" || os.Setenv("HOME", home) != nil {
		return false
	}
	xdg.Reload()
	return true
}

// pictures is a folder in the player's own folder of pictures; where there is
// none, in that of the game's data.
func pictures(data string) string {
	if info, err := os.Stat(xdg.UserDirs.Pictures); err == nil && info.IsDir() {
		return filepath.Join(xdg.UserDirs.Pictures, "Ludaxy")
	}
	return filepath.Join(data, "pictures")
}

// PathsIn keeps everything in one folder.
func PathsIn(dir string) Paths {
	return Paths{Saves: dir, Settings: filepath.Join(dir, "settings.json"), Reports: filepath.Join(dir, "reports"), Pictures: filepath.Join(dir, "pictures")}
}

// Short writes a path the way a player knows it, with ~ for the home folder.
func Short(path string) string {
	home, err := os.UserHomeDir()
	if err != nil || home == "" {
		return path
	}
	rel, err := filepath.Rel(home, path)
	if err != nil || rel == ".." || len(rel) > 2 && rel[:3] == ".."+string(filepath.Separator) {
		return path
	}
	return filepath.Join("~", rel)
}
