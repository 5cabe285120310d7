var { __load, __part } = require("../main.cjs").shared;
exports["changes-since-planned"] = __part((exports) => {
var { differences, fingerprintRepository } = __load("shown-files-85a04787/fingerprint-2"), { readStamped } = __load("git-685f2d30/stamped"), { shellWord } = __load("git-685f2d30/shell-word"), { posix } = require("node:path");
async function changesSincePlanned({ repository, file, paths }) {
  if (file.kind !== "review") return [];
  const [before, now] = await Promise.all([
    readStamped(paths.fingerprint, file),
    fingerprintRepository(repository)
  ]);
  return differences(before, now);
}
function replanCommand(run, prefix = "") {
  const { asked, given = [], paths, captured, shard } = run;
  return [
    "correctless plan",
    ...asked === void 0 || asked === "" ? [] : [shellWord(asked)],
    ...given.map(shellWord),
    ...captured === "manual" ? ["--capture manual"] : [],
    ...shard === void 0 ? [] : [`--shard ${shard.index}/${shard.of}`],
    ...paths.length === 0 ? [] : ["--", ...paths.map((path) => shellWord(fromFolder(prefix, path)))]
  ].join(" ");
}
function fromFolder(prefix, path) {
  return posix.relative(prefix, path) || ".";
}
function changesWarning(run, moved, consequence, { command = "correctless plan", prefix = "" } = {}) {
  if (moved.length === 0) return "";
  const more = moved.length > NAMED ? `, and ${moved.length - NAMED} more` : "";
  return [
    `warning: the repository changed since run ${run.run} was planned: ${moved.slice(0, NAMED).join(", ")}${more}`,
    `${consequence} To review how things are now: ${replanCommand(run, prefix).replace(/^correctless plan/, command)}`,
    "It keeps the replies of this run that still hold, and what an earlier review of the same target has seen.",
    ""
  ].join("\n");
}
var NAMED = 5;
Object.assign(exports, { changesSincePlanned, replanCommand, changesWarning });
});
exports["dispatch"] = __part((exports) => {
var { progressOf } = __load("injection-patterns-1c8972ad/progress"), { readInstallation } = __load("main-0f98ea10/installation"), { progressLine } = __load("injection-patterns-1c8972ad/progress-line"), { counted } = __load("main/counted"), { slotParts } = __load("matches-schema-4b8261ce/layout"), { join } = require("node:path");
function dispatchText(run, step, next, instead = []) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    progressLine(progressOf(run, step.phase)),
    calls.length === 1 ? `Make this Agent call, exactly as written${more}:` : `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    ...instead,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    progressLine(progressOf(run, step.phase)),
    "For each slot: read the packet with its agent\u2019s instructions, answer it, and store the answer, which is JSON alone:",
    ...step.slots.flatMap(({ slot, offers }) => [
      `  ${slot.slot}  ${slot.agent}  (offer ${offers + 1})`,
      `    correctless packet ${slot.slot} --with-instructions`,
      `    correctless reply ${slot.slot} FILE`
    ]),
    ...GIVING_UP,
    ...givenUpLines(run, next),
    `Then run: ${next}`,
    ""
  ].join("\n");
}
var GIVING_UP = ["A slot stays on offer until it is answered, or given up: correctless give-up RUN/N"];
function givenUpLines({ states }, next) {
  const n = states.filter(({ status }) => status === "failed").length;
  return n === 0 ? [] : [`${counted(n, "slot")} given up or failed; to try again: ${next} --retry`];
}
async function dispatchJson(run, step) {
  const { top } = await readInstallation([]);
  return {
    run: run.file.run,
    phase: step.phase,
    state: "dispatch",
    slots: step.slots.map(({ slot, offers }) => ({
      slot: slot.slot,
      agent: `correctless:${slot.agent}`,
      model: slot.model,
      offer: offers + 1,
      packet: run.paths.packet(slotParts(slot.slot)?.number ?? 0),
      instructions: join(top, "agents", `${slot.agent}.md`)
    }))
  };
}
Object.assign(exports, { dispatchText, dispatchJson });
});
exports["fingerprint-2"] = __part((exports) => {
var { TAGS_OF_INDEX, flaggedFiles, ownFile } = __load("snapshot-066f03be/own-files"), { withoutPrograms } = __load("git-685f2d30/configured-programs"), { records } = __load("git-685f2d30/objects"), { printable } = __load("git-685f2d30/printable"), { runGit } = __load("git-685f2d30/git"), { compareText } = __load("main/order"), { lstat, readFile, readlink } = __load("main/disk"), { createHash } = require("node:crypto"), { join } = require("node:path");
var HASHED_BYTES = 32 * 1024 * 1024;
async function fingerprintRepository(repository) {
  const env = await withoutPrograms(repository);
  const git = async (...args) => (await runGit(repository.top, args, { env, answers: [0, 1] })).stdout;
  const [name, sha, index, refs, status, amongOwn, tags] = await Promise.all([
    git("symbolic-ref", "--quiet", "HEAD"),
    git("rev-parse", "--verify", "--quiet", "HEAD"),
    git("ls-files", "--stage", "-z"),
    git("for-each-ref", "--format=%(refname) %(objectname)"),
    git(
      "status",
      "--porcelain=v2",
      "-z",
      "--untracked-files=all",
      "--ignore-submodules=dirty",
      "--no-renames"
    ),
    // The snapshot includes these: our own `.gitignore` hides files that others put next to ours.
    git("ls-files", "-z", "--others", "--", ".correctless/"),
    git(...TAGS_OF_INDEX)
  ]);
  const { assumed, skipped } = await flaggedFiles(repository.top, tags);
  const listed = /* @__PURE__ */ new Set([...statusPaths(status), ...records(amongOwn), ...assumed, ...skipped]);
  const files = [...listed].filter((path) => !ownFile(path)).toSorted(compareText);
  return {
    head: [text(name) === "" ? "HEAD" : text(name), text(sha)],
    index: sha256(index),
    refs: refPairs(text(refs)),
    files: await contentsOf(repository, files)
  };
}
function differences(before, after) {
  const moved = [0, 1].find((part) => before.head[part] !== after.head[part]);
  const head = moved === void 0 ? [] : [`HEAD moved from ${before.head[moved]} to ${after.head[moved]}`];
  const index = before.index === after.index ? [] : ["index changed"];
  const refs = unequal(before.refs, after.refs).map((name) => `ref ${printable(name)} moved`);
  const was = new Set(before.files.map(([path]) => path));
  const inBoth = new Set(after.files.map(([path]) => path).filter((path) => was.has(path)));
  const files = unequal(before.files, after.files).filter((path) => inBoth.has(path) || head.length === 0 && index.length === 0).map((path) => `file ${printable(path)} changed`);
  return [...head, ...index, ...refs, ...files];
}
function unequal(before, after) {
  const [was, is] = [new Map(before), new Map(after)];
  return [.../* @__PURE__ */ new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name)).toSorted();
}
function refPairs(listing) {
  return listing.split("\n").filter((line) => line !== "" && !line.startsWith("refs/correctless/")).map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]);
}
function statusPaths(status) {
  const fieldsBefore = /* @__PURE__ */ new Map([
    ["?", 1],
    ["1", 8],
    ["u", 10]
  ]);
  return records(status).flatMap((record) => {
    const skip = fieldsBefore.get(record.charAt(0));
    return skip === void 0 ? [] : [record.split(" ").slice(skip).join(" ")];
  });
}
async function contentsOf(repository, paths) {
  const contents = [];
  for (const path of paths) contents.push([path, await contentOf(repository, path)]);
  return contents;
}
async function contentOf(repository, path) {
  const absolute = join(repository.top, path);
  try {
    const stats = await lstat(absolute);
    if (stats.isSymbolicLink()) return `link ${await readlink(absolute)}`;
    if (stats.isDirectory()) return `commit ${await commitOf(absolute)}`;
    const mode = stats.mode & 73 ? "program" : "file";
    if (stats.size > HASHED_BYTES) return `${mode} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
    return `${mode} ${sha256(await readFile(absolute))}`;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    return code === "ENOENT" || code === "ENOTDIR" ? "missing" : code;
  }
}
async function commitOf(folder) {
  const { stdout } = await runGit(folder, ["rev-parse", "--verify", "--quiet", "HEAD"], {
    answers: [0, 1, 128]
  });
  return text(stdout);
}
function text(bytes) {
  return bytes.toString("utf8").trim();
}
function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
Object.assign(exports, { fingerprintRepository, differences });
});
exports["finish-step"] = __part((exports) => {
var { differences, fingerprintRepository } = __load("shown-files-85a04787/fingerprint-2"), { storedReply } = __load("shown-files-85a04787/stored-reply"), { NO_VERDICT } = __load("fold-fixing-5ea01992/unanswered"), { workTreeOf } = __load("fold-fixing-5ea01992/work-tree-of"), { createRedactor } = __load("evidence-drop-a3c02e69/redact-2"), { readStamped } = __load("git-685f2d30/stamped"), { nextCommand } = __load("matches-schema-4b8261ce/next-command"), { ending, hashesOf } = __load("matches-schema-4b8261ce/sealed-files"), { record } = __load("matches-schema-4b8261ce/ledger"), { jsonText, readRunJsonIfAny } = __load("matches-schema-4b8261ce/own-key"), { writeFileAtomically } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure");
var NO_RESULT = { valid: false, reason: NO_VERDICT };
async function finishStep(run) {
  return concludeStep(run, await validatorsReply(run));
}
async function finishSharedSteps(run, ids) {
  const [slot] = run.slots;
  const reply = slot === void 0 ? void 0 : await storedReply(run, slot, "execute-step-validator-shared");
  const clean = reply === void 0 ? void 0 : await createRedactor().redact(reply);
  const whole = clean === void 0 ? void 0 : wholeVerdict(clean);
  const verdict = await concludeStep(run, whole);
  const isTheirs = whole !== void 0 && jsonText(verdict) === jsonText(whole);
  const own = new Map(clean?.verdicts.map(({ id, valid, reason }) => [id, { valid, reason }]));
  return new Map(ids.map((id) => [id, isTheirs ? own.get(id) ?? NO_RESULT : { ...verdict, valid: false }]));
}
function wholeVerdict({ verdicts }) {
  return {
    valid: verdicts.every(({ valid }) => valid),
    reason: verdicts.map(({ id, reason }) => `${id}: ${reason}`).join("\n")
  };
}
async function concludeStep(run, reply) {
  const stored = await readRunJsonIfAny(run.paths.verdict, "validate-plan");
  if (stored !== void 0 && ending(run.ledger) !== void 0) return stored;
  const before = await readStamped(run.paths.fingerprint, run.file);
  const after = await fingerprintRepository(await workTreeOf(run.file));
  const changed = differences(before, run.file.audit === void 0 ? after : { ...after, refs: before.refs });
  const verdict = changed.length === 0 ? reply ?? NO_RESULT : changedMeanwhile(changed);
  await writeFileAtomically(run.paths.verdict, jsonText(verdict));
  const status = changed.length > 0 ? "failed" : reply === void 0 ? "incomplete" : "complete";
  const files = await hashesOf(run.paths, [run.paths.verdict]);
  await record(run.paths, { kind: "finished", status, exit: verdict.valid ? 0 : 3, files });
  return verdict;
}
async function readVerdict(run) {
  const verdict = await readRunJsonIfAny(run.paths.verdict, "validate-plan");
  if (verdict !== void 0 && ending(run.ledger) !== void 0) return verdict;
  throw new Failure("run/not-finished", `run ${run.file.run} has no verdict yet`, {
    hint: `continue with: ${nextCommand(run.file)}`
  });
}
function verdictLine({ valid, reason }) {
  return `${JSON.stringify({ valid, reason })}
`;
}
async function validatorsReply(run) {
  const [slot] = run.slots;
  const reply = slot === void 0 ? void 0 : await storedReply(run, slot, "execute-step-validator");
  return reply === void 0 ? void 0 : createRedactor().redact(reply);
}
function changedMeanwhile(changed) {
  const [first, ...more] = changed;
  const rest = more.length === 0 ? "" : ` and ${more.length} more`;
  return { valid: false, reason: `the repository changed while the step was judged: ${first ?? ""}${rest}` };
}
Object.assign(exports, { finishStep, finishSharedSteps, readVerdict, verdictLine });
});
exports["run-cost"] = __part((exports) => {
var { slotStates } = __load("matches-schema-4b8261ce/slot-state"), { eventsOf } = __load("matches-schema-4b8261ce/ledger");
function runCost({ file, slots, ledger }) {
  const rows = /* @__PURE__ */ new Map();
  for (const { slot, tokens } of file.captured === "hooks" ? calls(slots, ledger) : offers(slots, ledger)) {
    const { phase, agent } = slot;
    const key = `${phase} ${agent}`;
    const row = rows.get(key) ?? {
      ...{ phase, agent, calls: 0, packet_bytes: 0 },
      ...{ tokens: null, calls_with_tokens: 0 }
    };
    rows.set(key, {
      ...row,
      calls: row.calls + 1,
      packet_bytes: row.packet_bytes + slot.packet.bytes,
      tokens: tokens === null ? row.tokens : (row.tokens ?? 0) + tokens,
      calls_with_tokens: row.calls_with_tokens + (tokens === null ? 0 : 1)
    });
  }
  const sent = [...rows.values()];
  return {
    agents: sum(sent, ({ calls: calls2 }) => calls2),
    packet_bytes: sum(sent, ({ packet_bytes }) => packet_bytes),
    // With one part unknown, a sum would be a guess.
    tokens: sent.every((row) => row.calls === row.calls_with_tokens) ? sum(sent, ({ tokens }) => tokens ?? 0) : null,
    by_agent: sent
  };
}
function calls(slots, ledger) {
  return slots.flatMap((slot) => {
    const own = ledger.flatMap(
      (event, at) => event.kind === "dispatched" && event.slot === slot.slot && slotStates([slot], ledger.slice(0, at))[0]?.dispatchable === true ? [at] : []
    );
    const answers = ledger.flatMap(
      (event, at) => event.kind === "stored" && event.slot === slot.slot ? [{ at, tokens: event.tokens }] : []
    );
    return own.map((at, n) => {
      const next = own[n + 1] ?? Infinity;
      const answer = answers.find((one) => one.at > at && one.at < next);
      return { slot, tokens: answer?.tokens ?? null };
    });
  });
}
function offers(slots, ledger) {
  const offered = new Set(eventsOf(ledger, "offered").flatMap((event) => event.slots));
  return slots.filter(({ slot }) => offered.has(slot)).map((slot) => ({ slot, tokens: null }));
}
function sum(rows, of) {
  return rows.reduce((all, row) => all + of(row), 0);
}
Object.assign(exports, { runCost });
});
exports["sent-by-run"] = __part((exports) => {
var { sentByRun } = __load("shown-files-85a04787/sent-by-run-2");
Object.assign(exports, { sentByRun });
});
exports["sent-by-run-2"] = __part((exports) => {
var { runCost } = __load("shown-files-85a04787/run-cost"), { openRun } = __load("main-0f98ea10/open-run");
async function sentByRun({ home, state }) {
  const names = state.rounds.flatMap(({ planned }) => planned.map(({ run }) => run));
  const all = await Promise.all(
    names.map(async (name) => {
      const run = await openRun(home, name).catch(() => void 0);
      if (run === void 0) return [];
      const { agents, packet_bytes } = runCost(run);
      return [[name, { calls: agents, bytes: packet_bytes }]];
    })
  );
  return new Map(all.flat());
}
Object.assign(exports, { sentByRun });
});
exports["shown-files"] = __part((exports) => {
var { linkIn } = __load("extract-7558e31f/changed-links"), { hunkId, hunkText } = __load("extract-7558e31f/hunk-text"), { shownPath } = __load("extract-7558e31f/shown-path"), { firstLine } = __load("evidence-drop-a3c02e69/hunk-order"), { counted } = __load("main/counted"), { printable } = __load("git-685f2d30/printable"), { replaceInvisible } = __load("main/inert-2");
var MOST_LINES = 10;
var MOST_FILES = 5;
function addedLines(hunks) {
  return hunks.flatMap(({ new: now, text }) => {
    const added = [];
    let line = firstLine(now) - 1;
    for (const one of text.split("\n").slice(1)) {
      if (!one.startsWith("+") && !one.startsWith(" ")) continue;
      line += 1;
      if (one.startsWith("+")) added.push({ line, text: one.slice(1) });
    }
    return added;
  });
}
function fileWarnings(files, find, { says, more }) {
  const named = files.flatMap(({ path, hunks }) => {
    const found = find(hunks);
    return found.length === 0 ? [] : [{ path, found }];
  });
  const rest = named.length - MOST_FILES;
  return [
    ...named.slice(0, MOST_FILES).map(({ path, found }) => {
      const numbers = found.slice(0, MOST_LINES).map(({ line }) => String(line));
      const at = `${numbers.join(", ")}${found.length > MOST_LINES ? " \u2026" : ""}`;
      return `${printable(path)} ${says(found)}: line ${at}`;
    }),
    ...rest > 0 ? [`${counted(rest, "more file")} ${more}`] : []
  ];
}
var REPLACEMENT = "\uFFFD";
var MOST_BYTES = 16;
var BYTES = /[\0-\x7f]+|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|([^])/g;
function invalidUtf8Note(file, patch) {
  if (file.kind === "opaque") return "";
  const lines = file.hunks.flatMap(({ bytes: { start, end } }) => patch.toString("latin1", start, end).split("\n")).filter((line) => line.startsWith("+")).map(bytesIn).filter((bytes2) => bytes2.length > 0);
  if (lines.length === 0) return "";
  const bytes = lines.map((line) => line.join(" ")).join("; ").split(" ");
  const shown = `${bytes.slice(0, MOST_BYTES).join(" ")}${bytes.length > MOST_BYTES ? " \u2026" : ""}`;
  return `bytes that are not UTF-8, shown as U+FFFD, in ${counted(lines.length, "added line")}: ${shown}
`;
}
function invalidUtf8Warnings(files) {
  return fileWarnings(files, (hunks) => addedLines(hunks).filter(({ text }) => text.includes(REPLACEMENT)), {
    says: () => "adds what is not UTF-8 and was shown as U+FFFD",
    more: "with what is not UTF-8"
  });
}
function bytesIn(line) {
  return [...line.matchAll(BYTES)].flatMap(
    ([, byte]) => byte === void 0 ? [] : [byte.charCodeAt(0).toString(16).toUpperCase()]
  );
}
var MOST_CHARACTERS = 8;
function unseenNote(hunks) {
  return KINDS.map(({ what, find }) => {
    const lines = find(hunks);
    return lines.length === 0 ? "" : `${what}, in ${counted(lines.length, "added line")}: ${namesIn(lines)}
`;
  }).join("");
}
function unseenWarnings(files) {
  return KINDS.flatMap(
    ({ what, find }) => fileWarnings(files, find, { says: (lines) => `adds ${what}, ${namesIn(lines)}`, more: `with ${what}` })
  );
}
var KINDS = [
  { what: "characters that cannot be seen", find: unseenLines },
  { what: "letters of another alphabet within a word", find: mixedLines }
];
var BLANK = /[\p{Co}\u2800]/gu;
var OTHER = String.raw`[\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονικ]`;
var LATIN = String.raw`\p{Script=Latin}`;
var MIXED = new RegExp(
  String.raw`${LATIN}[\p{N}_]*(?<behind>${OTHER})|(?<before>${OTHER})[\p{N}_]*(?=${LATIN})`,
  "gu"
);
function mixedLines(hunks) {
  return addedLines(hunks).flatMap(({ line, text }) => {
    const letters = [...text.matchAll(MIXED)].map(
      ({ groups }) => groups?.["behind"] ?? groups?.["before"] ?? ""
    );
    return letters.length === 0 ? [] : [{ line, characters: [...new Set(letters.map(codePoint))] }];
  });
}
function unseenLines(hunks) {
  return addedLines(hunks).flatMap(({ line, text }) => {
    const characters = /* @__PURE__ */ new Set();
    replaceInvisible(readable(text, line), (char) => {
      characters.add(codePoint(char));
      return "";
    });
    for (const [blank] of text.matchAll(BLANK)) characters.add(codePoint(blank));
    return characters.size === 0 ? [] : [{ line, characters: [...characters] }];
  });
}
function readable(text, line) {
  const withoutEnd = text.replace(/\r$/, "");
  if (withoutEnd === "\f") return "";
  return line === 1 ? withoutEnd.replace(/^\uFEFF/, "") : withoutEnd;
}
function codePoint(char) {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
function namesIn(lines) {
  const all = [...new Set(lines.flatMap(({ characters }) => characters))];
  return `${all.slice(0, MOST_CHARACTERS).join(" ")}${all.length > MOST_CHARACTERS ? " \u2026" : ""}`;
}
function shownFiles({ patch, changed, skipped }) {
  const reasons = new Map(skipped.map(({ path, reason }) => [path, reason]));
  return [...changed.values()].map((file) => {
    const why = reasons.get(file.path) ?? (file.kind === "opaque" ? file.why : null);
    const from = file.kind === "deleted" ? null : file.from ?? null;
    const status = file.kind === "deleted" ? "deleted" : file.status;
    const hunks = why === null ? hunksOf(file, patch) : [];
    const notes = modeLines(file, patch) + linkLine(file, patch) + unseenNote(hunks) + (hunks.length === 0 ? "" : invalidUtf8Note(file, patch));
    return {
      path: file.path,
      from,
      status,
      ...lineCounts(file),
      skipped: why,
      header: notes + fileHeader(file.path, from, status),
      hunks
    };
  });
}
function hunkIds(files) {
  return files.flatMap((file) => file.hunks.map((hunk) => hunk.id));
}
function lineCounts(file) {
  if (file.kind === "opaque") return { addedLines: 0, removedLines: 0 };
  return { addedLines: file.addedLines, removedLines: file.removedLines };
}
function hunksOf(file, patch) {
  if (file.kind === "opaque") return [];
  return file.hunks.map((hunk, index) => {
    const text = hunkText(patch, hunk);
    return {
      id: hunkId(file.path, index + 1),
      old: hunk.old,
      new: hunk.new,
      text: text.endsWith("\n") ? text : `${text}
`
    };
  });
}
function fileHeader(path, from, status) {
  const old = status === "added" ? "/dev/null" : shownPath(`a/${from ?? path}`);
  const now = status === "deleted" ? "/dev/null" : shownPath(`b/${path}`);
  return `--- ${old}
+++ ${now}
`;
}
function modeLines(file, patch) {
  if (file.kind === "opaque") return "";
  const ends = /* @__PURE__ */ new Set([file.hunks.at(0), file.hunks.at(-1)]);
  const lines = [...ends].flatMap((hunk) => {
    if (hunk === void 0) return [];
    const { start } = hunk.bytes;
    const section = patch.lastIndexOf("\ndiff --git ", start, "latin1") + 1;
    if (patch.indexOf("\n@@ ", section, "latin1") + 1 < start) return [];
    return patch.toString("latin1", section, start).match(MODE) ?? [];
  });
  return lines.map((line) => `${line}
`).join("");
}
function linkLine(file, patch) {
  const link = linkIn(file, patch);
  if (link === void 0) return "";
  const where = link.leaves ? ", which is outside of the repository" : "";
  return `symbolic link to ${JSON.stringify(link.target)}${where}
`;
}
var MODE = /^(?:(?:old|new) mode \d{6}|(?:new|deleted) file mode (?!100644)\d{6})$/gm;
function switchedWithLines({
  path,
  header
}) {
  const [, before, after] = /^old mode (\d+)\nnew mode (\d+)$/m.exec(header) ?? [];
  if (before === "100755" === (after === "100755")) return [];
  return [{ path, becomes: after === "100755" ? "executable" : "mode" }];
}
Object.assign(exports, { addedLines, fileWarnings, invalidUtf8Warnings, unseenWarnings, shownFiles, hunkIds, switchedWithLines });
});
exports["stored-reply"] = __part((exports) => {
var { parseReply } = __load("index-936eb180/split-sources"), { eventsOf } = __load("matches-schema-4b8261ce/ledger"), { corrupt } = __load("matches-schema-4b8261ce/own-key"), { readBytes } = __load("matches-schema-4b8261ce/files"), { createHash } = require("node:crypto");
async function storedReply(run, slot, contract, by = run.states.find((state) => state.slot.slot === slot.slot)?.storedBy ?? null) {
  const stored = eventsOf(run.ledger, "stored").find((e) => e.slot === slot.slot && e.agentId === by);
  if (stored === void 0) return void 0;
  const path = run.paths.reply(stored.agentId);
  const bytes = await readBytes(path);
  if (createHash("sha256").update(bytes).digest("hex") !== stored.sha256) {
    throw corrupt(path, "is not the reply that was stored");
  }
  return parseReply(contract, bytes.toString("utf8"));
}
Object.assign(exports, { storedReply });
});
