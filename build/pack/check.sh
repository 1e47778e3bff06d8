# Checks of the packages, for build/package check; sourced after lib.sh and pack/lib.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154 # the variables are lib.sh's and pack/lib.sh's

check_packages() {
	local first=$workshop/first second=$workshop/second
	pack_deb "$first"
	pack_tar "$first"
	pack_windows "$first"
	say "Building again, from a copy of the sources in another folder."
	build_elsewhere "$second"
	same "$first" "$second"
	well_formed
	installed "$first"/*.deb
	unpacked "$first"/*.tar.gz
	resources "$first"/*.zip
	mkdir -p "$dist"
	cp "$first"/* "$dist/"
	say "The packages are in build/dist."
}

# try_packages is the quick part: one package, made, installed and played.
try_packages() {
	pack_deb "$workshop/first"
	well_formed
	installed "$workshop/first"/*.deb
}

# build_elsewhere TO: the same packages from a copy that has no history, as from
# a tarball; what the history tells is handed over. Compiled packages come from
# Go's cache unless LUDAXY_COLD is set.
build_elsewhere() {
	local copy=$workshop/elsewhere cold=()
	mkdir "$copy"
	(cd "$root" && git ls-files -co --exclude-standard -z | tar --null -T - -cf -) | tar -C "$copy" -xf -
	[[ -z ${LUDAXY_COLD:-} ]] || cold=(GOCACHE="$workshop/cache")
	env "${cold[@]}" LUDAXY_COMMIT="$commit" SOURCE_DATE_EPOCH="$SOURCE_DATE_EPOCH" "$copy/build/package" deb tar windows >/dev/null ||
		die "the second build failed"
	mv "$copy/build/dist" "$1"
}

# same A B: every file of one folder is in the other, byte for byte.
same() {
	local file bad=0
	for file in "$1"/*; do
		if cmp -s "$file" "$2/$(basename "$file")"; then
			say "same again: $(basename "$file")"
		else
			say "NOT the same again: $(basename "$file")"
			bad=1
		fi
	done
	((!bad)) || die "two builds of one commit differ"
}

# well_formed asks those validators that are installed.
well_formed() {
	local d
	d=$(work)
	if command -v appstreamcli >/dev/null; then
		fill "$pack/game.ludaxy.Ludaxy.metainfo.xml" "$d/game.ludaxy.Ludaxy.metainfo.xml"
		appstreamcli validate --no-net "$d/game.ludaxy.Ludaxy.metainfo.xml" || die "appstreamcli finds fault with the metainfo"
	else
		say "appstreamcli is not installed: the metainfo is not checked"
	fi
	if command -v desktop-file-validate >/dev/null; then
		desktop-file-validate "$pack/game.ludaxy.Ludaxy.desktop" || die "desktop-file-validate finds fault with the desktop file"
	else
		say "desktop-file-validate is not installed: the desktop file is not checked"
	fi
	if command -v man >/dev/null; then
		local page
		for page in "$built"/share/man/man*/*; do
			[[ -z $(MANWIDTH=80 man --warnings -l "$page" 2>&1 >/dev/null) ]] || die "man finds fault with $page"
		done
	fi
}

# installed DEB: installs the package into an empty root, plays a game with it
# there, and removes it. The root has the package's files only: the C libraries
# are this machine's, and the dependencies are compared with what is linked.
installed() {
	local deb=$1 r as_fake=()
	r=$(work)
	command -v dpkg >/dev/null || return 0
	mkdir -p "$r"/var/lib/dpkg/{info,updates,triggers}
	: >"$r/var/lib/dpkg/status"
	if [[ $(id -u) != 0 ]]; then
		command -v fakeroot >/dev/null || {
			say "not root, and no fakeroot: the .deb is not installed"
			return 0
		}
		as_fake=(fakeroot)
	fi
	"${as_fake[@]}" dpkg --root="$r" --force-depends --force-not-root --log=/dev/null -i "$deb" >/dev/null 2>"$r/errors" || {
		cat "$r/errors"
		die "dpkg does not install the .deb"
	}
	[[ $("$r/usr/games/ludaxy" -version) == "ludaxy $version ($commit)" ]] || die "the installed game says another version: $("$r/usr/games/ludaxy" -version)"
	[[ $("$r/usr/bin/ludaxy-cli" -version) == "ludaxy-cli $version ($commit)" ]] || die "the installed ludaxy-cli says another version"
	if command -v xvfb-run >/dev/null && command -v xdotool >/dev/null; then
		say "Playing with the installed game."
		mkdir -p "$out"
		LUDAXY_PROGRAM=$r/usr/games/ludaxy xvfb-run -a -s "-screen 0 1280x800x24" "$root/build/smoke" || die "the installed game does not play"
	else
		say "xvfb-run or xdotool is not installed: the game is not played"
	fi
	"${as_fake[@]}" dpkg --root="$r" --force-not-root --log=/dev/null -P ludaxy >/dev/null || die "dpkg does not remove the package"
	[[ -z $(find "$r/usr" -type f 2>/dev/null) ]] || die "these files stay when the package is removed: $(find "$r/usr" -type f)"
	say "the .deb was installed in an empty root, played, and removed without a trace"
}

unpacked() {
	local d game
	d=$(work)
	tar -C "$d" -xzf "$1"
	game=$(echo "$d"/*/ludaxy)
	[[ $("$game" -version) == "ludaxy $version ($commit)" ]] || die "the game of the .tar.gz says another version"
	say "the .tar.gz was unpacked and answers"
}

# resources ZIP: the .exe has its icon, version and manifest.
resources() {
	local d
	d=$(work)
	python3 -m zipfile -e "$1" "$d" 2>/dev/null || unzip -q "$1" -d "$d" || die "nothing here opens a .zip"
	(cd / && GOFLAGS='' go run "$winres" extract --dir "$d/res" "$d"/*/ludaxy.exe) || die "ludaxy.exe has no resources"
	[[ -n $(find "$d/res" -name '*.ico') ]] || die "ludaxy.exe has no icon"
	grep -q "\"$version\"" "$d/res/winres.json" || die "ludaxy.exe has no version"
	grep -q 'per monitor v2' "$d/res/winres.json" || die "ludaxy.exe has no manifest"
	say "ludaxy.exe has icon, version and manifest"
}
