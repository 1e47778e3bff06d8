// Plays a game in a real Chromium, loads the page again and goes on with it:
// check.mjs SERVE FOLDER OUT. Chromium is told what to do through its pipe, so
// nothing has to be installed. Pictures of what was seen go to OUT.
import { spawn } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [serve, folder, out] = process.argv.slice(2);
const profile = mkdtempSync(join(tmpdir(), "ludaxy-chromium-"));
mkdirSync(out, { recursive: true });
const started = [];
const stop = () => {
	for (const p of started) p.kill();
	setTimeout(() => rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 300 }), 500);
};
const fail = (text) => {
	console.error("check:", text);
	stop();
	setTimeout(() => process.exit(1), 1000);
	throw new Error(text);
};
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

const server = spawn(serve, [folder, "127.0.0.1:0"], { stdio: ["ignore", "pipe", "inherit"] });
started.push(server);
const address = (await new Promise((told) => server.stdout.once("data", told))).toString().trim();

const chromium = spawn(process.env.CHROMIUM || "chromium", [
	"--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--remote-debugging-pipe", "--window-size=1280,720", "--hide-scrollbars",
	"--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run", "--disable-background-networking", "--disable-component-update",
	"--disable-sync", "--disable-quic", "--user-data-dir=" + profile,
], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
started.push(chromium);
chromium.on("error", () => fail("chromium cannot be started"));

// The pipe carries JSON objects with a NUL after each.
let number = 0, rest = "";
const waiting = new Map(), logs = [];
chromium.stdio[4].on("data", (data) => {
	const parts = (rest + data).split("\0");
	rest = parts.pop();
	for (const part of parts) {
		const m = JSON.parse(part);
		if (m.id) {
			const { done, refuse } = waiting.get(m.id);
			waiting.delete(m.id);
			if (m.error) refuse(new Error(m.error.message));
			else done(m.result);
		} else if (m.method === "Runtime.exceptionThrown") logs.push("exception: " + JSON.stringify(m.params.exceptionDetails.exception?.description || m.params.exceptionDetails.text));
		else if (m.method === "Runtime.consoleAPICalled") logs.push(m.params.args.map((a) => a.value ?? a.description).join(" "));
	}
});
let sessionId;
const call = (method, params = {}) => new Promise((done, refuse) => {
	waiting.set(++number, { done, refuse });
	chromium.stdio[3].write(JSON.stringify({ id: number, method, params, sessionId }) + "\0");
});
const value = async (expression) => (await call("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true })).result.value;
const within = async (seconds, what, test) => {
	const until = Date.now() + seconds * 1000;
	for (;;) {
		const v = await test();
		if (v) return v;
		if (Date.now() > until) {
			await picture("web-failed");
			fail(`${what} did not happen within ${seconds} s; the page said: ${logs.join(" | ") || "nothing"}`);
		}
		await sleep(300);
	}
};
const picture = async (name) => {
	const shot = await call("Page.captureScreenshot", { format: "png" });
	writeFileSync(join(out, name + ".png"), Buffer.from(shot.data, "base64"));
};
const click = async (x, y) => {
	await call("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
	await sleep(150); // the game looks at the mouse once a frame
	await call("Input.dispatchMouseEvent", { type: "mousePressed", x, y, button: "left", clickCount: 1 });
	await sleep(150);
	await call("Input.dispatchMouseEvent", { type: "mouseReleased", x, y, button: "left", clickCount: 1 });
};
const press = async (key, code, number) => {
	const k = { key, code, windowsVirtualKeyCode: number };
	await call("Input.dispatchKeyEvent", { type: "rawKeyDown", ...k });
	await sleep(150);
	await call("Input.dispatchKeyEvent", { type: "keyUp", ...k });
};
const enter = () => press("Enter", "Enter", 13);
// lines is how many lines the match file has, 0 where there is none.
const lines = () => value(`(() => { let n = 0; for (const k of Object.keys(localStorage)) if (k.startsWith("ludaxy:/ludaxy/matches/") && k.endsWith(".ludaxy")) n = Math.max(n, localStorage[k].split("\\n").length - 1); return n; })()`);
const files = () => value(`Object.keys(localStorage).filter((k) => k.endsWith(".ludaxy")).length`);

// open waits for the page's button and presses it with the mouse.
const open = async () => {
	const box = await within(120, "the button that starts the game", () => value(`(() => { const b = document.getElementById("start"); if (!b || b.hidden) return null; const r = b.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; })()`));
	await picture("web-door");
	await click(box.x, box.y);
	await within(60, "the game's canvas", () => value(`!!document.querySelector("canvas") && document.getElementById("door").hidden`));
	await sleep(4000);
};

// Where things are in a window of 1280 by 720.
const startButton = [1131, 669], die = [877, 490];

const { targetId } = await call("Target.createTarget", { url: "about:blank" });
({ sessionId } = await call("Target.attachToTarget", { targetId, flatten: true }));
await call("Page.enable");
await call("Runtime.enable");
await call("Emulation.setDeviceMetricsOverride", { width: 1280, height: 720, deviceScaleFactor: 1, mobile: false });
await call("Page.navigate", { url: address });
await open();
await picture("web-title");
await within(120, "a match", async () => {
	await enter();
	await sleep(2500);
	await click(...startButton);
	await sleep(2500);
	return (await lines()) > 0;
});
await picture("web-table");
const enough = 12;
await within(240, `a match file of ${enough} lines`, async () => {
	await click(...die);
	await sleep(500);
	await enter();
	return (await lines()) >= enough;
});
await picture("web-played");
const before = await lines();
console.log(`the match has ${before} lines; the page is loaded again`);
await call("Page.reload");
await open();
await picture("web-again");
if ((await lines()) < before) fail("lines were lost");
await enter(); // Continue is the first thing on the title
await sleep(5000);
await within(240, "a move in the match gone on with", async () => {
	await click(...die);
	await sleep(500);
	await enter();
	return (await lines()) > before + 2;
});
await picture("web-continued");
if ((await files()) !== 1) fail("another match was begun");

// The match leaves the browser, and comes back dropped on the game.
const dropped = join(profile, "dropped.ludaxy");
writeFileSync(dropped, await value(`(() => { const k = Object.keys(localStorage).find((k) => k.endsWith(".ludaxy")); const v = localStorage[k]; return v.slice(v.indexOf(":") + 1); })()`), "latin1");
await value(`for (const k of Object.keys(localStorage)) if (k.startsWith("ludaxy:/ludaxy/matches/")) localStorage.removeItem(k)`);
await call("Page.reload");
await open();
if ((await files()) !== 0) fail("the match is still there");
const data = { items: [], files: [dropped], dragOperationsMask: 1 };
for (const type of ["dragEnter", "dragOver", "drop"]) await call("Input.dispatchDragEvent", { type, x: 640, y: 360, data });
await within(60, "a dropped match taken in", async () => (await files()) === 1);
await sleep(2000);
await picture("web-dropped");
const bad = logs.filter((l) => l.startsWith("exception"));
if (bad.length) fail(bad.join("\n"));
console.log(`a game was played in Chromium, the page loaded again, and the game went on: ${await lines()} lines`);
stop();
