// The page around the game: it loads the program with a bar that tells how far
// it is, keeps matches in the browser, and lets them be saved as files and read
// again.
"use strict";

(() => {
	const words = {
		en: { loading: "Loading…", start: "Play", out: "Save my matches to a file", in: "Open matches from files", none: "There are no matches yet.", taken: "Opened: ", bad: "That is no file of Ludaxy matches.", full: "The browser has no more room for matches. Save them to a file, then clear this site's data.", other: "Ludaxy is open in another tab. Go on there, or close it and load this page again.", old: "This browser is too old for Ludaxy: it needs WebAssembly and WebGL.", lost: "The game could not be loaded. Check the connection and load the page again.", over: "The game has ended. Load the page again to play on.", kept: "This browser keeps nothing for this page, so matches last only until it is closed." },
		pt: { loading: "Carregando…", start: "Jogar", out: "Salvar minhas partidas em um arquivo", in: "Abrir partidas de arquivos", none: "Ainda não há partidas.", taken: "Abertas: ", bad: "Isso não é um arquivo de partidas do Ludaxy.", full: "O navegador não tem mais espaço para partidas. Salve-as em um arquivo e depois limpe os dados deste site.", other: "O Ludaxy já está aberto em outra aba. Continue lá, ou feche-a e recarregue esta página.", old: "Este navegador é antigo demais para o Ludaxy, que precisa de WebAssembly e WebGL.", lost: "Não foi possível carregar o jogo. Verifique a conexão e recarregue a página.", over: "O jogo terminou. Recarregue a página para continuar jogando.", kept: "Este navegador não guarda nada para esta página: as partidas duram só até ela ser fechada." },
		ja: { loading: "読み込み中…", start: "プレイ", out: "対局をファイルに保存", in: "ファイルから対局を開く", none: "まだ対局がありません。", taken: "開いた対局：", bad: "Ludaxy の対局ファイルではありません。", full: "ブラウザーの保存領域がいっぱいです。対局をファイルに保存してから、このサイトのデータを消してください。", other: "Ludaxy は別のタブで開いています。そちらで続けるか、閉じてからこのページを読み込み直してください。", old: "このブラウザーは古すぎます。WebAssembly と WebGL が必要です。", lost: "ゲームを読み込めませんでした。接続を確かめて、ページを読み込み直してください。", over: "ゲームは終了しました。続けるにはページを読み込み直してください。", kept: "このブラウザーには保存できないため、対局はページを閉じると消えます。" },
	};
	const lang = (navigator.languages || [navigator.language || "en"]).map((l) => l.slice(0, 2)).find((l) => words[l]) || "en";
	const t = words[lang];
	document.documentElement.lang = lang;
	const $ = (id) => document.getElementById(id);
	const say = (text) => { $("say").textContent = text; };

	// storage is the browser's, or one that lasts as long as the page.
	const storage = (() => {
		try {
			localStorage.setItem("ludaxy:try", "");
			localStorage.removeItem("ludaxy:try");
			return localStorage;
		} catch (e) {
			say(t.kept);
			const map = new Map();
			return {
				get length() { return map.size; },
				key: (i) => [...map.keys()][i],
				getItem: (k) => map.get(k),
				setItem: (k, v) => map.set(k, v),
				removeItem: (k) => map.delete(k),
			};
		}
	})();
	const fs = ludaxyFiles(storage);
	globalThis.fs = fs; // wasm_exec.js takes it
	const folder = "/ludaxy/matches";

	$("out").textContent = t.out;
	$("in").textContent = t.in;
	$("start").textContent = t.start;

	// Matches go out as one file that holds them all, and come in as such a file
	// or as match files of any system.
	$("out").onclick = () => {
		const files = fs.all().filter((f) => f.path.startsWith(folder + "/"));
		if (!files.length) return say(t.none);
		const a = document.createElement("a");
		a.href = URL.createObjectURL(new Blob([JSON.stringify({ format: "ludaxy-matches", files }, null, "\t")], { type: "application/json" }));
		a.download = "ludaxy-matches.json";
		a.click();
		setTimeout(() => URL.revokeObjectURL(a.href), 10000);
	};
	$("in").onclick = () => $("file").click();
	$("file").onchange = () => take($("file").files);
	// Files may be dropped on the page too: here before the game runs, and the game takes those dropped on it.
	addEventListener("dragover", (e) => e.preventDefault());
	addEventListener("drop", (e) => {
		e.preventDefault();
		if (!$("door").hidden && e.dataTransfer.files.length) take(e.dataTransfer.files);
	});
	const take = async (files) => {
		const taken = [];
		for (const file of files) {
			const bytes = new Uint8Array(await file.arrayBuffer());
			let text = "";
			for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
			let list;
			try {
				list = file.name.endsWith(".ludaxy") ? [{ path: file.name, text }] : unpack(text);
			} catch (e) {
				return say(t.bad);
			}
			for (const one of list) {
				const name = one.path.slice(one.path.lastIndexOf("/") + 1);
				if (!/^[^/\\]+\.ludaxy(-key)?$/.test(name) || typeof one.text !== "string") return say(t.bad);
				try {
					fs.put(folder + "/" + name, one.text);
				} catch (e) {
					return say(t.full);
				}
				if (name.endsWith(".ludaxy")) taken.push(name);
			}
		}
		$("file").value = "";
		say(t.taken + taken.join(", "));
	};
	const unpack = (text) => {
		const whole = JSON.parse(text);
		if (whole.format !== "ludaxy-matches" || !Array.isArray(whole.files)) throw new Error("another format");
		return whole.files;
	};

	// load reads the program, with a bar, and makes it ready.
	const load = async () => {
		const answer = await fetch("ludaxy.wasm");
		if (!answer.ok) throw new Error("status " + answer.status);
		const size = LUDAXY_SIZE; // of the program, written by build/web: a compressed answer does not tell
		let done = 0;
		const counted = answer.body.pipeThrough(new TransformStream({
			transform(chunk, to) {
				done += chunk.length;
				const percent = Math.min(100, Math.round((100 * done) / size));
				$("bar").firstElementChild.style.width = percent + "%";
				$("bar").setAttribute("aria-valuenow", percent);
				to.enqueue(chunk);
			},
		}));
		const go = new Go();
		const program = await WebAssembly.instantiateStreaming(new Response(counted, { headers: { "Content-Type": "application/wasm" } }), go.importObject);
		return () => go.run(program.instance);
	};

	// enter waits for a press, without which a browser allows no sound, and begins.
	const enter = async (run) => {
		say(storage === globalThis.localStorage ? "" : t.kept);
		$("bar").hidden = true;
		$("start").hidden = false;
		$("start").focus();
		await new Promise((pressed) => { $("start").onclick = pressed; });
		$("door").hidden = true;
		await run();
		$("start").hidden = true;
		$("door").hidden = false;
		say(t.over);
	};

	const begin = async () => {
		if (typeof WebAssembly !== "object" || !document.createElement("canvas").getContext("webgl2")) return say(t.old);
		say(t.loading);
		let run;
		try {
			run = await load();
		} catch (e) {
			console.error(e);
			return say(t.lost);
		}
		await enter(run);
	};

	// Two tabs would write the same files.
	if (navigator.locks) {
		navigator.locks.request("ludaxy", { ifAvailable: true }, (lock) => (lock ? begin() : say(t.other)));
	} else {
		begin();
	}
})();
