// Tests of files.js, run by build/web check: what Go asks of a file system.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import assert from "node:assert/strict";

(0, eval)(readFileSync(fileURLToPath(new URL("files.js", import.meta.url)), "utf8"));

// Shelf is a storage that can be full.
class Shelf {
	constructor() { this.map = new Map(); this.room = Infinity; }
	get length() { return this.map.size; }
	key(i) { return [...this.map.keys()][i]; }
	getItem(k) { return this.map.has(k) ? this.map.get(k) : null; }
	setItem(k, v) { if (v.length > this.room) throw new Error("quota"); this.map.set(k, v); }
	removeItem(k) { this.map.delete(k); }
}
const ask = (fs, name, ...args) => {
	let told;
	fs[name](...args, (err, result) => { told = { err, result }; });
	if (told.err) throw told.err;
	return told.result;
};
const fails = (code, fs, ...args) => assert.throws(() => ask(fs, ...args), (e) => e.code === code, `${args[0]} ${args[1]}`);
const bytes = (text) => new TextEncoder().encode(text);
const read = (fs, path) => {
	const fd = ask(fs, "open", path, 0, 0), buffer = new Uint8Array(1000);
	const n = ask(fs, "read", fd, buffer, 0, buffer.length, null);
	ask(fs, "close", fd);
	return new TextDecoder().decode(buffer.subarray(0, n));
};

const shelf = new Shelf();
shelf.setItem("another:page", "1");
const fs = ludaxyFiles(shelf);
const c = fs.constants;
fails("ENOENT", fs, "open", "/a/f", c.O_RDWR | c.O_CREAT, 0);
ask(fs, "mkdir", "/a", 0o700);
fails("EEXIST", fs, "mkdir", "/a", 0o700);
const fd = ask(fs, "open", "/a/f", c.O_RDWR | c.O_CREAT | c.O_EXCL, 0o600);
fails("EEXIST", fs, "open", "/a/f", c.O_RDWR | c.O_CREAT | c.O_EXCL, 0);
const line = bytes("“ルド” à noite\n");
assert.equal(ask(fs, "write", fd, line, 0, line.length, 0), line.length);
assert.equal(ask(fs, "write", fd, line, 0, 3, line.length), 3);
assert.equal(ludaxyFiles(shelf).all().length, 0, "what was not synced is not kept");
ask(fs, "fsync", fd);
ask(fs, "ftruncate", fd, line.length);
ask(fs, "close", fd);
assert.equal(read(fs, "/a/f"), "“ルド” à noite\n");
assert.equal(ask(fs, "stat", "/a/f").size, line.length);
assert.equal(ask(fs, "stat", "/a").isDirectory(), true);
fails("EBADF", fs, "fsync", fd);

// The page is loaded again.
const again = ludaxyFiles(shelf);
assert.equal(read(again, "/a/f"), "“ルド” à noite\n");
assert.deepEqual(ask(again, "readdir", "/a"), ["f"]);
assert.equal(ask(again, "stat", "/a/f").mtimeMs, ask(fs, "stat", "/a/f").mtimeMs);
ask(again, "rename", "/a/f", "/a/g");
fails("ENOENT", again, "stat", "/a/f");
assert.deepEqual(ask(ludaxyFiles(shelf), "readdir", "/a"), ["g"]);

// A full browser says so, and what was there stays.
shelf.room = 10;
const full = ask(again, "open", "/a/g", c.O_RDWR, 0);
ask(again, "write", full, line, 0, line.length, line.length);
fails("ENOSPC", again, "fsync", full);
shelf.room = Infinity;
ask(again, "fsync", full);
ask(again, "close", full);
ask(again, "unlink", "/a/g");
fails("ENOENT", again, "unlink", "/a/g");
assert.deepEqual(ask(ludaxyFiles(shelf), "readdir", "/"), []);
assert.equal(shelf.getItem("another:page"), "1");

again.put("/b/c/m.ludaxy", "text");
assert.equal(read(ludaxyFiles(shelf), "/b/c/m.ludaxy"), "text");
assert.deepEqual(ask(again, "readdir", "/b"), ["c"]);
fails("ENOTEMPTY", again, "rmdir", "/b");
console.log("files.js: all is well");
