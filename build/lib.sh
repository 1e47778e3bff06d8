# Shared by the scripts beside it; sourced, not run.
# It finds what is missing on a Debian or Ubuntu machine, says so, and installs
# it only after a yes (or -y).
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
out=$root/build/out
assume_yes=${assume_yes:-no}

say() { printf '%s\n' "$*"; }
die() {
	printf '%s: %s\n' "${0##*/}" "$*" >&2
	exit 1
}

# ask QUESTION: true after a yes. Without a terminal nobody can answer, so the
# answer is no unless -y was given.
ask() {
	[[ $assume_yes == yes ]] && return 0
	[[ -t 0 ]] || return 1
	local answer
	read -r -p "$1 [Y/n] " answer || return 1
	[[ -z $answer || $answer == [yYsS]* ]]
}

as_root() {
	if [[ $(id -u) == 0 ]]; then
		"$@"
	elif command -v sudo >/dev/null; then
		sudo "$@"
	else
		die "installing packages needs root: run this as root, or install sudo"
	fi
}

# game_packages lists what the game needs to be built on Debian and Ubuntu.
game_packages() {
	echo gcc libc6-dev pkg-config ca-certificates libasound2-dev libgl1-mesa-dev \
		libx11-dev libxcursor-dev libxrandr-dev libxinerama-dev libxi-dev libxxf86vm-dev
}

# dialog_packages lists what the system's dialog for choosing files needs beside
# that. Only ludaxy-dialog has it; without that program the game has a chooser of
# its own.
dialog_packages() { echo libgtk-3-dev; }

# missing_packages PACKAGE...: those of them that are not installed.
missing_packages() {
	local p
	for p in "$@"; do
		[[ $(dpkg-query -W -f='${db:Status-Status}' "$p" 2>/dev/null) == installed ]] || echo "$p"
	done
}

apt_install() {
	as_root apt-get update -q
	as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"
}

# need_packages PACKAGE...: installs the missing ones, after asking.
need_packages() {
	if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
		say "This is no Debian or Ubuntu machine, so nothing is installed here; if the build fails, these packages' counterparts are missing: $*"
		return
	fi
	local missing
	mapfile -t missing < <(missing_packages "$@")
	((${#missing[@]})) || return 0
	say "Missing Debian packages: ${missing[*]}"
	ask "Install them with apt-get?" || die "cannot go on without them; install them, or say yes (or -y)"
	apt_install "${missing[@]}" || die "apt-get could not install: ${missing[*]}"
}

# want_packages WHY PACKAGE...: installs the missing ones after asking; without
# them all goes on.
want_packages() {
	local why=$1 missing
	shift
	command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || return 0
	mapfile -t missing < <(missing_packages "$@")
	((${#missing[@]})) || return 0
	say "$why: ${missing[*]}"
	ask "Install that too with apt-get?" || return 0
	apt_install "${missing[@]}" || say "apt-get could not install ${missing[*]}; it goes on without."
}

# wanted_go is the version in go.mod; installed_go that of the go command, and
# empty where there is none.
wanted_go() { sed -n 's/^go //p' "$root/go.mod"; }
installed_go() {
	command -v go >/dev/null || return 0
	(cd / && GOTOOLCHAIN=local go env GOVERSION 2>/dev/null) | sed -n 's/^go\([0-9.]*\).*/\1/p'
}

# at_least HAVE WANT compares versions.
at_least() { [[ -n $1 && $(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1) == "$2" ]]; }

# toolchain is the module of the wanted Go, and fetched_go where it is once fetched.
toolchain() { echo "golang.org/toolchain@v0.0.1-go$(wanted_go).$(go env GOOS)-$(go env GOARCH)"; }
fetched_go() { echo "$(go env GOMODCACHE)/$(toolchain)"; }

# fetch_go gets the wanted toolchain as a Go module with a go command too old
# to do so by itself (before 1.21). Its checksum is verified like any module's.
fetch_go() {
	say "Fetching Go $(wanted_go) through the Go module proxy, beside the installed Go $(installed_go)."
	(cd / && go mod download "$(toolchain)") || die "Go $(wanted_go) could not be fetched; install it from https://go.dev/dl/ and try again"
	# Modules are stored without the right to run them.
	chmod -R u+x "$(fetched_go)/bin" "$(fetched_go)/pkg/tool" || die "cannot make $(fetched_go) runnable"
}

# need_go leaves a go command on the path that is, or by itself fetches, the
# version in go.mod.
need_go() {
	local want have
	want=$(wanted_go)
	[[ -x /usr/local/go/bin/go ]] && ! command -v go >/dev/null && PATH=$PATH:/usr/local/go/bin
	if [[ -z $(installed_go) ]]; then
		say "Go is not installed; Ludaxy is built with Go $want."
		command -v apt-get >/dev/null || die "install Go $want or newer from https://go.dev/dl/ and try again"
		ask "Install the distribution's Go (package golang-go; the exact version is then fetched through the Go module proxy)?" ||
			die "install Go $want or newer from https://go.dev/dl/ (or Debian's backports) and try again"
		apt_install golang-go ca-certificates || die "apt-get could not install golang-go; install Go from https://go.dev/dl/ and try again"
	fi
	have=$(installed_go)
	if at_least "$have" "$want"; then
		return
	fi
	if at_least "$have" 1.21; then
		say "Go $have is older than the $want needed; it will fetch the newer one through the Go module proxy."
		export GOTOOLCHAIN=auto # distributions switch it off
	else
		if [[ ! -x $(fetched_go)/bin/go ]]; then
			say "Go $have is older than the $want needed."
			ask "Fetch Go $want through the Go module proxy into the module cache?" ||
				die "install Go $want or newer from https://go.dev/dl/ and try again"
			fetch_go
		fi
		PATH=$(fetched_go)/bin:$PATH
		export PATH GOTOOLCHAIN=local
	fi
}

# build_game makes build/out/ludaxy.
build_game() {
	local flags=()
	# A checkout whose history cannot be read still builds, without the version.
	git -C "$root" rev-parse HEAD >/dev/null 2>&1 || flags+=(-buildvcs=false)
	mkdir -p "$out"
	(cd "$root" && go build "${flags[@]}" -o "$out/ludaxy" ./cmd/ludaxy) || die "the game could not be built; the lines above say why"
	# The dialog for choosing files is a program of its own, because only it needs
	# GTK; without it the game shows a chooser of its own.
	if [[ $(uname) == Linux ]] && ! pkg-config --exists gtk+-3.0 2>/dev/null; then
		say "There is no GTK to build the system's file dialog with; the game will use its own."
		return 0
	fi
	(cd "$root" && go build "${flags[@]}" -o "$out/ludaxy-dialog" ./cmd/ludaxy-dialog) ||
		say "The file dialog could not be built; the game will use its own."
}
