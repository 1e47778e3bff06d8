// A file system for the game, kept in the browser's storage: Go asks for the
// calls of Node's fs module and gets these. Names are absolute paths. A file is
// kept under "ludaxy:" and its path, as its time and its bytes, a character each.
"use strict";

// ludaxyFiles makes a file system over a storage such as localStorage.
globalThis.ludaxyFiles = function (storage) {
	const prefix = "ludaxy:";
	const dirMode = 0o040700, fileMode = 0o100600;
	const constants = { O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536 };
	const files = new Map(); // path -> {bytes, time}
	const dirs = new Set(["/"]);
	const open = new Map(); // number -> {path, file, dir, at}
	let next = 10;

	const clean = (path) => "/" + path.split("/").filter((p) => p && p !== ".").join("/");
	const parent = (path) => path.slice(0, path.lastIndexOf("/")) || "/";
	const trouble = (code, what) => Object.assign(new Error(what + ": " + code), { code });
	const toText = (bytes) => {
		let text = "";
		for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
		return text;
	};
	const toBytes = (text) => Uint8Array.from(text, (c) => c.charCodeAt(0));
	const addDirs = (path) => {
		for (let d = path; d !== "/"; d = parent(d)) dirs.add(d);
	};

	for (let i = 0; i < storage.length; i++) {
		const key = storage.key(i);
		if (!key.startsWith(prefix + "/")) continue;
		const value = storage.getItem(key);
		const cut = value.indexOf(":");
		const path = key.slice(prefix.length);
		files.set(path, { bytes: toBytes(value.slice(cut + 1)), time: Number(value.slice(0, cut)) || 0, kept: true });
		addDirs(parent(path));
	}

	// keep writes a file to the storage. Where that is full, the file is as the
	// program left it until the page is closed, and the program is told.
	const keep = (path, file) => {
		if (file.kept) return;
		try {
			storage.setItem(prefix + path, file.time + ":" + toText(file.bytes));
			file.kept = true;
		} catch (e) {
			throw trouble("ENOSPC", path);
		}
	};
	const stat = (path) => {
		const file = files.get(path), dir = dirs.has(path);
		if (!file && !dir) throw trouble("ENOENT", path);
		const time = file ? file.time : 0;
		return {
			dev: 0, ino: 0, mode: dir ? dirMode : fileMode, nlink: 1, uid: 0, gid: 0, rdev: 0, size: file ? file.bytes.length : 0,
			blksize: 4096, blocks: 0, atimeMs: time, mtimeMs: time, ctimeMs: time, isDirectory: () => dir,
		};
	};
	const handle = (fd) => {
		const h = open.get(fd);
		if (!h) throw trouble("EBADF", "file " + fd);
		return h;
	};
	const change = (file, bytes) => {
		file.bytes = bytes;
		file.time = Date.now();
		file.kept = false;
	};
	const resize = (file, size) => {
		const bytes = new Uint8Array(size);
		bytes.set(file.bytes.subarray(0, size));
		change(file, bytes);
	};

	const calls = {
		open(path, flags) {
			path = clean(path);
			if (dirs.has(path)) {
				if (flags & (constants.O_WRONLY | constants.O_RDWR)) throw trouble("EISDIR", path);
				open.set(++next, { path, dir: true });
				return next;
			}
			let file = files.get(path);
			if (file && flags & constants.O_CREAT && flags & constants.O_EXCL) throw trouble("EEXIST", path);
			if (!file) {
				if (!(flags & constants.O_CREAT) || !dirs.has(parent(path))) throw trouble("ENOENT", path);
				file = { bytes: new Uint8Array(0), time: Date.now(), kept: false };
				files.set(path, file);
			} else if (flags & constants.O_TRUNC) change(file, new Uint8Array(0));
			open.set(++next, { path, file, at: 0, append: !!(flags & constants.O_APPEND) });
			return next;
		},
		close(fd) {
			const h = handle(fd);
			open.delete(fd);
			if (h.file && files.get(h.path) === h.file) keep(h.path, h.file);
		},
		read(fd, buffer, offset, length, position) {
			const h = handle(fd);
			if (h.dir) throw trouble("EISDIR", h.path);
			const from = position === null ? h.at : position;
			const part = h.file.bytes.subarray(from, from + length);
			buffer.set(part, offset);
			if (position === null) h.at += part.length;
			return part.length;
		},
		write(fd, buffer, offset, length, position) {
			if (fd === 1 || fd === 2) {
				console.log(new TextDecoder().decode(buffer.subarray(offset, offset + length)).trimEnd());
				return length;
			}
			const h = handle(fd);
			if (h.dir) throw trouble("EISDIR", h.path);
			const from = h.append ? h.file.bytes.length : position === null ? h.at : position;
			if (from + length > h.file.bytes.length) resize(h.file, from + length);
			h.file.bytes.set(buffer.subarray(offset, offset + length), from);
			change(h.file, h.file.bytes);
			if (position === null) h.at = from + length;
			return length;
		},
		fsync(fd) {
			if (fd === 1 || fd === 2) return;
			const h = handle(fd);
			if (h.file && files.get(h.path) === h.file) keep(h.path, h.file);
		},
		ftruncate(fd, length) { resize(handle(fd).file, length); },
		truncate(path, length) {
			const file = files.get(clean(path));
			if (!file) throw trouble("ENOENT", path);
			resize(file, length);
			keep(clean(path), file);
		},
		fstat(fd) {
			if (fd <= 2) throw trouble("ENOSYS", "file " + fd);
			return stat(handle(fd).path);
		},
		stat: (path) => stat(clean(path)),
		lstat: (path) => stat(clean(path)),
		mkdir(path) {
			path = clean(path);
			if (dirs.has(path) || files.has(path)) throw trouble("EEXIST", path);
			if (!dirs.has(parent(path))) throw trouble("ENOENT", path);
			dirs.add(path);
		},
		readdir(path) {
			path = clean(path);
			if (!dirs.has(path)) throw trouble("ENOENT", path);
			const inside = path === "/" ? "/" : path + "/";
			return [...files.keys(), ...dirs].filter((p) => p !== "/" && parent(p) === path).map((p) => p.slice(inside.length));
		},
		rename(from, to) {
			[from, to] = [clean(from), clean(to)];
			const file = files.get(from);
			if (!file) throw trouble("ENOENT", from);
			if (!dirs.has(parent(to))) throw trouble("ENOENT", to);
			file.kept = false;
			keep(to, file);
			files.delete(from);
			files.set(to, file);
			storage.removeItem(prefix + from);
			for (const h of open.values()) if (h.file === file) h.path = to;
		},
		unlink(path) {
			path = clean(path);
			if (!files.delete(path)) throw trouble("ENOENT", path);
			storage.removeItem(prefix + path);
		},
		rmdir(path) {
			path = clean(path);
			if (!dirs.has(path)) throw trouble("ENOENT", path);
			if (calls.readdir(path).length) throw trouble("ENOTEMPTY", path);
			dirs.delete(path);
		},
		chmod() {},
		fchmod() {},
		utimes() {},
	};

	const fs = { constants, writeSync: (fd, buffer) => calls.write(fd, buffer, 0, buffer.length, null) };
	for (const name of ["chown", "fchown", "lchown", "link", "readlink", "symlink"]) {
		fs[name] = (...args) => args.pop()(trouble("ENOSYS", name));
	}
	for (const [name, call] of Object.entries(calls)) {
		fs[name] = (...args) => {
			const answer = args.pop();
			let result;
			try {
				result = call(...args);
			} catch (e) {
				answer(e.code ? e : trouble("EIO", name));
				return;
			}
			answer(null, result);
		};
	}

	// What the page shows and takes, beside the game.
	fs.all = () => [...files].map(([path, file]) => ({ path, time: file.time, text: toText(file.bytes) }));
	fs.put = (path, text) => {
		path = clean(path);
		addDirs(parent(path));
		const file = { bytes: toBytes(text), time: Date.now(), kept: false };
		keep(path, file);
		files.set(path, file);
	};
	return fs;
};
