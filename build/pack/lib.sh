# What build/package does; sourced, not run, after lib.sh.
# shellcheck shell=bash

# shellcheck disable=SC2154 # root and out are lib.sh's
# shellcheck disable=SC2034 # build/package uses it
dist=$root/build/dist
pack=$root/build/pack
winres=github.com/tc-hib/go-winres@v0.3.3

# stamp fixes what goes into every package: version, commit and time.
stamp() {
	version=$(sed -n 's/^const Version = "\(.*\)"$/\1/p' "$root/game/platform/display/doc.go")
	[[ -n $version ]] || die "game/platform/display/doc.go names no version"
	# A copy without its history is told the commit, if at all, by LUDAXY_COMMIT.
	commit=${LUDAXY_COMMIT:-$(git -C "$root" rev-parse --short=12 HEAD 2>/dev/null || echo unknown)}
	if [[ -z ${LUDAXY_COMMIT:-} && -n $(git -C "$root" status --porcelain 2>/dev/null) ]]; then
		commit+=-changed
	fi
	: "${SOURCE_DATE_EPOCH:=$(git -C "$root" log -1 --format=%ct 2>/dev/null || echo 0)}"
	export SOURCE_DATE_EPOCH
	workshop=$(mktemp -d)
	trap 'rm -rf "$workshop"' EXIT
	day=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d 2>/dev/null || date -u -r "$SOURCE_DATE_EPOCH" +%Y-%m-%d)
}

# compile DIR: builds both programs for GOOS and GOARCH into DIR, stripped, and
# without anything of this machine: no paths, no times, no build id.
compile() {
	local flags="-s -w -buildid= -X ludaxy/game/platform/display.Commit=$commit"
	mkdir -p "$1"
	(cd "$root" && go build -trimpath -buildvcs=false -ldflags "$flags" -o "$1/" ./cmd/ludaxy ./cmd/ludaxy-cli) ||
		die "the programs could not be built; the lines above say why"
}

# fill FROM TO: copies a text, with the version and the rest filled in.
fill() { sed "s/@VERSION@/$version/g; s/@COMMIT@/$commit/g; s/@DATE@/$day/g; s/@NAME@/${name:-ludaxy}/g" "$1" >"$2"; }

icons() { (cd "$root" && go run ./build/gen/icons "$1") || die "the icons could not be drawn"; }

# texts DIR: what every package carries to read.
texts() {
	fill "$pack/README.txt" "$1/README.txt"
	cp "$root/LICENSE" "$root/assets/LICENSES.md" "$root/assets/credits/third-party.txt" "$root/CHANGELOG.md" "$1/"
}

# share DIR CLI: what a Linux desktop wants to know of the game, below DIR, as
# below /usr/share. CLI is a program of this machine's kind.
share() {
	local d=$1 cli=$2
	mkdir -p "$d"/{applications,metainfo,mime/packages,man/man1,man/man6,bash-completion/completions,zsh/vendor-completions,fish/vendor_completions.d}
	mkdir -p "$d/icons"
	icons "$d/icons"
	rm -r "$d/icons/hicolor/1024x1024" # for macOS
	cp "$pack/game.ludaxy.Ludaxy.desktop" "$d/applications/"
	fill "$pack/game.ludaxy.Ludaxy.metainfo.xml" "$d/metainfo/game.ludaxy.Ludaxy.metainfo.xml"
	cp "$pack/ludaxy.xml" "$d/mime/packages/"
	(cd "$root" && go run ./build/gen/manual man "$day") >"$d/man/man6/ludaxy.6"
	(cd "$root" && go run ./build/gen/manual bash) >"$d/bash-completion/completions/ludaxy"
	"$cli" manual -date "$day" >"$d/man/man1/ludaxy-cli.1"
	"$cli" completion bash >"$d/bash-completion/completions/ludaxy-cli"
	"$cli" completion zsh >"$d/zsh/vendor-completions/_ludaxy-cli"
	"$cli" completion fish >"$d/fish/vendor_completions.d/ludaxy-cli.fish"
}

# settle DIR: gives everything in it the time of the commit, and the rights a
# package should have.
settle() {
	find "$1" -type d -exec chmod 755 {} + -o -type f -perm -u=x -exec chmod 755 {} + -o -type f -exec chmod 644 {} +
	find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

# work makes a folder that is gone when the script ends.
work() { mktemp -d "$workshop/XXXXXX"; }

# linux builds the programs and the shared files once for deb and tar.
linux() {
	[[ -z ${built:-} ]] || return 0
	[[ $(go env GOOS) == linux ]] || die "Linux packages are made on Linux: the window needs its C libraries"
	built=$workshop/linux
	say "Building for Linux."
	CGO_ENABLED=1 compile "$built/bin"
	# The dialog for choosing files alone needs GTK, and the game does without it.
	(cd "$root" && CGO_ENABLED=1 go build -trimpath -buildvcs=false -ldflags "-s -w -buildid=" -o "$built/bin/" ./cmd/ludaxy-dialog) ||
		die "the file dialog could not be built; it needs libgtk-3-dev"
	share "$built/share" "$built/bin/ludaxy-cli"
}

# libraries PROGRAM: the Debian packages it is linked to, with the version of
# the C library it was built for, and those of the libraries that the window
# library opens when it starts. What opens sound is only recommended.
libraries() {
	local glibc soname file list=()
	glibc=$(objdump -T "$1" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -V | tail -n 1)
	for soname in $(objdump -p "$1" | sed -n 's/^ *NEEDED *//p'); do
		[[ $soname == libc.so.* || $soname == libm.so.* || $soname == ld-linux* ]] && continue
		file=$(ldd "$1" | sed -n "s|^\s*$soname => \(/[^ ]*\) .*|\1|p")
		list+=("$(dpkg-query -S "$(realpath "$file")" | cut -d: -f1 | head -n 1)") || die "no package has $soname"
	done
	list+=(libgl1 libxcursor1 libxi6 libxinerama1 libxrandr2 libxxf86vm1)
	printf 'libc6 (>= %s)' "$glibc"
	printf '%s\n' "${list[@]}" | sort -u | sed 's/^/, /' | tr -d '\n'
}

pack_deb() {
	local to=$1 d arch depends size file
	command -v dpkg-deb >/dev/null || die "a .deb is made with dpkg-deb, which Debian and Ubuntu have"
	linux
	d=$(work)
	arch=$(dpkg --print-architecture)
	mkdir -p "$d"/usr/{games,bin,share/doc/ludaxy} "$d/DEBIAN"
	cp "$built/bin/ludaxy" "$built/bin/ludaxy-dialog" "$d/usr/games/"
	cp "$built/bin/ludaxy-cli" "$d/usr/bin/"
	cp -r "$built/share/." "$d/usr/share/"
	gzip -9n "$d"/usr/share/man/man*/*
	cp "$root/assets/LICENSES.md" "$root/assets/credits/third-party.txt" "$d/usr/share/doc/ludaxy/"
	cp "$root/LICENSE" "$d/usr/share/doc/ludaxy/copyright"
	gzip -9nc "$root/CHANGELOG.md" >"$d/usr/share/doc/ludaxy/changelog.gz"
	depends=$(libraries "$d/usr/games/ludaxy")
	size=$(du -sk --apparent-size "$d/usr" | cut -f1)
	cat >"$d/DEBIAN/control" <<TEXT
Package: ludaxy
Version: $version
Section: games
Priority: optional
Architecture: $arch
Maintainer: The Ludaxy contributors <ludaxy@invalid.invalid>
Installed-Size: $size
Depends: $depends
Recommends: libasound2 | libasound2t64, libgl1-mesa-dri, libgtk-3-0t64 | libgtk-3-0
Description: Ludo games for a night under the stars
 One table, shared by people and computers, with animated boards and sound:
 Luddo, Ludo App, Mega Ludo, Oduludo, and Snakes and Ladders. Every match is
 saved after each move, and its dice can be checked when it is over.
 .
 The package also has ludaxy-cli, for play in plain text, for other programs and
 for checking the dice.
TEXT
	(cd "$d" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$d/DEBIAN/md5sums"
	settle "$d"
	mkdir -p "$to"
	file=$to/ludaxy_${version}_$arch.deb
	dpkg-deb --root-owner-group -Zxz --build "$d" "$file" >/dev/null
	made "$file"
}

pack_tar() {
	local to=$1 d inner file
	linux
	inner=ludaxy-$version-linux-$(go env GOARCH)
	d=$(work)
	mkdir "$d/$inner"
	cp "$built"/bin/* "$d/$inner/"
	cp -r "$built/share" "$d/$inner/share"
	texts "$d/$inner"
	settle "$d"
	mkdir -p "$to"
	file=$to/$inner.tar.gz
	tar -C "$d" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --format=gnu -cf - "$inner" | gzip -9n >"$file"
	made "$file"
}

pack_windows() {
	local to=$1 d inner file resources name size
	say "Building for Windows."
	inner=ludaxy-$version-windows-amd64
	d=$(work)
	mkdir "$d/$inner"
	CGO_ENABLED=0 GOOS=windows GOARCH=amd64 compile "$d/$inner"
	resources=$(work)
	icons "$resources"
	for size in 16 24 32 48 64 128 256; do
		cp "$resources/hicolor/${size}x$size/apps/ludaxy.png" "$resources/icon$size.png"
	done
	for name in ludaxy ludaxy-cli; do
		fill "$pack/winres.json" "$resources/winres.json"
		(cd / && GOFLAGS='' go run "$winres" patch --no-backup --in "$resources/winres.json" "$d/$inner/$name.exe") ||
			die "the icon and version could not be put into $name.exe ($winres)"
	done
	texts "$d/$inner"
	sed -i 's/$/\r/' "$d/$inner/README.txt"
	settle "$d"
	mkdir -p "$to"
	file=$to/$inner.zip
	rm -f "$file"
	(cd "$root" && go run ./build/gen/zip "$file" "$d" "$SOURCE_DATE_EPOCH") || die "the .zip could not be made"
	made "$file"
}

# pack_mac builds for both kinds of Mac and joins them.
pack_mac() {
	local to=$1 d app arch set size
	[[ $(uname) == Darwin ]] || die "macOS packages are made on a Mac: the window needs its libraries (Xcode's command line tools: xcode-select --install)"
	d=$(work)
	app=$d/Ludaxy.app/Contents
	mkdir -p "$app"/{MacOS,Resources}
	for arch in amd64 arm64; do
		CGO_ENABLED=1 GOOS=darwin GOARCH=$arch compile "$d/$arch"
	done
	lipo -create -output "$app/MacOS/ludaxy" "$d"/{amd64,arm64}/ludaxy
	lipo -create -output "$app/MacOS/ludaxy-cli" "$d"/{amd64,arm64}/ludaxy-cli
	icons "$d/icons"
	set=$d/ludaxy.iconset
	mkdir "$set"
	for size in 16 32 128 256 512; do
		cp "$d/icons/hicolor/${size}x$size/apps/ludaxy.png" "$set/icon_${size}x$size.png"
		cp "$d/icons/hicolor/$((2 * size))x$((2 * size))/apps/ludaxy.png" "$set/icon_${size}x$size@2x.png"
	done
	iconutil -c icns -o "$app/Resources/ludaxy.icns" "$set"
	fill "$pack/Info.plist" "$app/Info.plist"
	texts "$app/Resources"
	# Without a developer's certificate: the first start is by right click, Open.
	codesign --force --deep --sign - "$d/Ludaxy.app"
	mkdir -p "$to"
	ditto -c -k --keepParent "$d/Ludaxy.app" "$to/ludaxy-$version-macos.zip"
	made "$to/ludaxy-$version-macos.zip"
}

# made FILE: says what was made, how big it is, and its hash.
made() { say "$(basename "$1")  $(wc -c <"$1") bytes  $(sha256sum "$1" 2>/dev/null | cut -c1-16)"; }
