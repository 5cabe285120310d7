var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_036581e4;
var from_chunk_330fcd1a;
var from_chunk_7aaca261;
var from_chunk_80067b9b;
var from_chunk_8bb2ef54;
var from_chunk_b492da22;
var from_chunk_f8138034;
var from_main;
parts["chunk-7BEPPN2P"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readChangedTexts: () => readChangedTexts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BB27EDAN = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-BB27EDAN"]();
async function readChangedTexts(repository, change) {
  const skipped = new Set(change.skipped.map(({ path }) => path));
  const texts = await (0, import_chunk_BB27EDAN.readQuotedTexts)(repository, {
    baseTree: change.base.tree,
    headTree: change.head.tree,
    changed: change.changed,
    treeRoots: [],
    named: [...change.changed.keys()].filter((path) => !skipped.has(path))
  });
  return (path, side) => (side === "new" ? texts.headText(path) : texts.baseText(path))?.plain.text;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readChangedTexts
});
});
parts["chunk-E2GJLKLX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hunkId: () => hunkId,
  hunkText: () => hunkText
});
module.exports = __toCommonJS(stdin_exports);
function hunkText(patch, hunk) {
  return patch.toString("utf8", hunk.bytes.start, hunk.bytes.end);
}
function hunkId(path, index1) {
  return `${path}#${index1}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hunkId,
  hunkText
});
});
parts["chunk-NF6L2QM5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  MAX_PARALLEL: () => MAX_PARALLEL,
  decideNext: () => decideNext
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var MAX_PARALLEL = 10;
function decideNext(kind, states, ledger) {
  const prepared = preparedPhases(kind, states, ledger);
  for (const phase of import_chunk_D6J7BW6E.PHASES_OF[kind]) {
    if (!prepared.has(phase)) return { kind: "prepare", phase };
    const pending = states.filter((s) => s.slot.phase === phase && s.status === "pending");
    if (pending.length > 0) {
      const slots = pending.slice(0, MAX_PARALLEL);
      return { kind: "dispatch", phase, slots, left: pending.length - slots.length };
    }
  }
  return { kind: "report" };
}
function preparedPhases(kind, states, ledger) {
  const prepared = /* @__PURE__ */ new Set();
  for (const event of ledger) {
    if (event.kind === "planned") prepared.add(event.phase);
    if (event.kind !== "reopened") continue;
    const reopened = states.filter(({ slot }) => event.slots.includes(slot.slot)).map(({ slot }) => slot.phase);
    if (reopened.includes("review") && import_chunk_D6J7BW6E.PHASES_OF[kind].includes("score")) prepared.delete("score");
  }
  return prepared;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MAX_PARALLEL,
  decideNext
});
});
parts["chunk-RVKZZZOY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hunkIds: () => hunkIds,
  shownFiles: () => shownFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_E2GJLKLX = parts["chunk-E2GJLKLX"]();
var import_chunk_BLJONZEY = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-BLJONZEY"]();
function shownFiles({ patch, changed, skipped }) {
  const reasons = new Map(skipped.map(({ path, reason }) => [path, reason]));
  return [...changed.values()].map((file) => {
    const why = reasons.get(file.path) ?? (file.kind === "opaque" ? file.why : null);
    const from = file.kind === "deleted" ? null : file.from ?? null;
    const status = file.kind === "deleted" ? "deleted" : file.status;
    return {
      path: file.path,
      from,
      status,
      ...lineCounts(file),
      skipped: why,
      header: fileHeader(file.path, from, status),
      hunks: why === null ? hunksOf(file, patch) : []
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
    const text = (0, import_chunk_E2GJLKLX.hunkText)(patch, hunk);
    return {
      id: (0, import_chunk_E2GJLKLX.hunkId)(file.path, index + 1),
      old: hunk.old,
      new: hunk.new,
      text: text.endsWith("\n") ? text : `${text}
`
    };
  });
}
function fileHeader(path, from, status) {
  const old = status === "added" ? "/dev/null" : (0, import_chunk_BLJONZEY.shownPath)(`a/${from ?? path}`);
  const now = status === "deleted" ? "/dev/null" : (0, import_chunk_BLJONZEY.shownPath)(`b/${path}`);
  return `--- ${old}
+++ ${now}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hunkIds,
  shownFiles
});
});
parts["chunk-TEJS25FL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  CANNOT: () => CANNOT,
  readBlame: () => readBlame,
  withPast: () => withPast
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ON27B7R4 = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-ON27B7R4"]();
var import_chunk_CLHPKY4O = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
function parseBlame(output) {
  const blamed = [];
  const paths = /* @__PURE__ */ new Map();
  let current;
  for (const text of output.toString("latin1").split("\n")) {
    const [, sha, original, final] = /^([0-9a-f]{40,64}) (\d+) (\d+)/.exec(text) ?? [];
    if (sha !== void 0) current = { sha, originalLine: Number(original), line: Number(final) };
    else if (current === void 0) continue;
    else if (text.startsWith("filename ")) paths.set(current.sha, nameOf(text.slice("filename ".length)));
    else if (text.startsWith("	")) {
      blamed.push({ ...current, originalPath: paths.get(current.sha) ?? "" });
      current = void 0;
    }
  }
  return blamed;
}
function nameOf(written) {
  return (0, import_chunk_ON27B7R4.decodeName)((0, import_chunk_ON27B7R4.readQuotedName)(written)?.name ?? written);
}
var LINES_AROUND = 3;
var MOST_RANGES = 200;
function blameRanges(hunks, lineCount) {
  if (lineCount === 0) return [];
  const around = hunks.flatMap(changedPlaces).map(({ start, end }) => ({
    start: Math.max(1, start - LINES_AROUND),
    end: Math.min(lineCount, end + LINES_AROUND)
  }));
  const ranges = (0, import_chunk_R5DXX5NI.mergeSpans)(around.filter((range) => range.start <= range.end));
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === void 0 || last === void 0) return [];
  return ranges.length > MOST_RANGES ? [{ start: first.start, end: last.end }] : ranges;
}
function changedPlaces(hunk) {
  return [...hunk.removed, ...hunk.added.map((span) => insertionPoint(hunk, span))];
}
function insertionPoint(hunk, span) {
  const oldStart = hunk.old.count === 0 ? hunk.old.start + 1 : hunk.old.start;
  let [oldLine, newLine] = [oldStart, hunk.new.count === 0 ? hunk.new.start + 1 : hunk.new.start];
  while (newLine < span.start) {
    const removed = hunk.removed.find((r) => r.start === oldLine);
    if (removed !== void 0) oldLine = removed.end + 1;
    const added = hunk.added.find((a) => a.start === newLine);
    if (added !== void 0) newLine = added.end + 1;
    if (removed !== void 0 || added !== void 0) continue;
    oldLine += 1;
    newLine += 1;
  }
  return { start: oldLine, end: oldLine - 1 };
}
var CANNOT = 128;
function withPast({ change, before }) {
  if (change.kind === "opaque" || change.kind === "text" && change.status === "added") return [];
  const basePath = change.kind === "text" ? change.from ?? change.path : change.path;
  const ranges = before === null ? [] : blameRanges(change.hunks, (0, import_chunk_CLHPKY4O.lineCountOf)(before));
  return [{ path: change.path, basePath, removed: change.removed, ranges }];
}
async function readBlame(repository, base, file) {
  if (file.ranges.length === 0) return { lines: [], notes: [] };
  const answer = await (0, import_chunk_MZPW42QD.askGit)(
    repository,
    [
      // The option is the only way to neutralise `blame.ignoreRevsFile`; textconv would run a program of the user's.
      ...["blame", "--porcelain", "-w", "--no-textconv", "--no-ignore-revs-file", "--no-progress"],
      ...file.ranges.map(({ start, end }) => `-L${start},${end}`),
      ...[base, "--", file.basePath]
    ],
    { answers: [0, CANNOT] }
  );
  if (answer.status === 0) return { lines: parseBlame(answer.stdout), notes: [] };
  const why = answer.stderr.trim().split("\n")[0] ?? "";
  return { lines: [], notes: [`${file.basePath}: git blame cannot tell its history: ${why}`] };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  CANNOT,
  readBlame,
  withPast
});
});
parts["chunk-V4SHAVKN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readMemory: () => readMemory,
  readPast: () => readPast,
  writeMemory: () => writeMemory,
  writePast: () => writePast
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YL4GAA7I = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-YL4GAA7I"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var NO_PAST = { keys: [], carried: [], findings: [], appeared: [] };
async function readPast(paths, run) {
  return run.target === void 0 ? NO_PAST : (0, import_chunk_YL4GAA7I.readStamped)(paths.past, run);
}
function writePast(paths, run, past) {
  return (0, import_chunk_YL4GAA7I.writeStamped)(paths.past, run, past);
}
async function readMemory(paths, run) {
  const memory = await (0, import_chunk_YL4GAA7I.readStamped)(paths.memory, run);
  if (memory.shape === 1) return memory;
  throw (0, import_chunk_AVHIYBNK.corrupt)(paths.memory, "was written by another version");
}
function writeMemory(paths, run, memory) {
  return (0, import_chunk_YL4GAA7I.writeStamped)(paths.memory, run, memory);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readMemory,
  readPast,
  writeMemory,
  writePast
});
});
parts["chunk-XTHEXNJJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  currentProgress: () => currentProgress,
  elapsedText: () => elapsedText,
  progressLine: () => progressLine,
  progressOf: () => progressOf,
  shortCount: () => shortCount
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NF6L2QM5 = parts["chunk-NF6L2QM5"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
function progressLine({ phase, stored, slots, failed, tokens, left }) {
  return [
    slots === 0 ? `${phase}: preparing` : `${phase}: ${stored} of ${slots} slots stored`,
    ...failed === 0 ? [] : [`${failed} failed`],
    ...tokens === null || tokens === 0 ? [] : [`${shortCount(tokens)} tokens`],
    ...left === null ? [] : [`${minutesLeft(left)}${phase === "review" ? " before scoring" : ""}`]
  ].join(", ");
}
function elapsedText(milliseconds) {
  const seconds = Math.floor(milliseconds / 1e3);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = twoDigits(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${twoDigits(minutes)}:${rest}`;
}
function shortCount(n) {
  if (n < 1e3) return String(n);
  return n < 999500 ? `${Math.round(n / 1e3)}k` : `${(n / 1e6).toFixed(1)}M`;
}
function minutesLeft(milliseconds) {
  return milliseconds < 6e4 ? "under a minute left" : `about ${Math.round(milliseconds / 6e4)} min left`;
}
var twoDigits = (n) => String(n).padStart(2, "0");
function timeLeft({ took, open, sideBySide, atWork }) {
  const [middle] = took.toSorted((a, b) => a - b).slice(Math.floor(took.length / 2));
  if (middle === void 0 || open === 0) return null;
  return Math.ceil(open / sideBySide) * middle - Math.min(atWork, middle);
}
function progressOf({ states, ledger }, phase) {
  const own = states.filter(({ slot }) => slot.phase === phase);
  const names = new Set(own.map(({ slot }) => slot.slot));
  const stored = (0, import_chunk_AVHIYBNK.eventsOf)(ledger, "stored").filter(({ slot }) => names.has(slot));
  const pending = own.filter(({ status }) => status === "pending");
  const tokens = stored.map((event) => event.tokens);
  return {
    phase,
    stored: own.filter(({ status }) => status === "stored").length,
    slots: own.length,
    failed: own.filter(({ status }) => status === "failed").length,
    tokens: tokens.every((n) => n !== null) ? tokens.reduce((sum, n) => sum + n, 0) : null,
    left: timeLeft({
      took: stored.flatMap(({ milliseconds }) => milliseconds === null ? [] : [milliseconds]),
      open: pending.length,
      sideBySide: import_chunk_NF6L2QM5.MAX_PARALLEL,
      atWork: longestAtWork(pending, ledger)
    })
  };
}
function longestAtWork(pending, ledger) {
  const called = (0, import_chunk_AVHIYBNK.eventsOf)(ledger, "dispatched");
  const since = pending.flatMap(({ slot }) => {
    const last = called.findLast((event) => event.slot === slot.slot);
    return last === void 0 ? [] : [Date.parse(last.at)];
  });
  return since.length === 0 ? 0 : Math.max(0, Date.parse((0, import_chunk_AVHIYBNK.now)()) - Math.min(...since));
}
function currentProgress(run) {
  const { file, states, ledger } = run;
  const step = (0, import_chunk_NF6L2QM5.decideNext)(file.kind, states, ledger);
  const last = states.at(-1)?.slot.phase ?? import_chunk_D6J7BW6E.PHASES_OF[file.kind][0] ?? "review";
  return progressOf(run, step.kind === "report" ? last : step.phase);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  currentProgress,
  elapsedText,
  progressLine,
  progressOf,
  shortCount
});
});
parts["chunk-Z2V2WTCW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  advance: () => advance,
  giveUpWaiting: () => giveUpWaiting,
  reopen: () => reopen
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NF6L2QM5 = parts["chunk-NF6L2QM5"]();
var import_chunk_TVPH2E6A = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-TVPH2E6A"]();
var import_chunk_ZBJVXOSP = (from_chunk_036581e4 ??= require("./chunk-036581e4.cjs"))["chunk-ZBJVXOSP"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
async function advance(repository, name) {
  for (; ; ) {
    const run = await (0, import_chunk_TVPH2E6A.openRun)(repository, name);
    const step = (0, import_chunk_NF6L2QM5.decideNext)(run.file.kind, run.states, run.ledger);
    if (step.kind === "prepare") {
      await (0, import_chunk_ZBJVXOSP.preparePhase)(run, step.phase);
    } else if (step.kind === "report") {
      return { run, step };
    } else if (await giveUp(run)) {
      continue;
    } else {
      const offered = step.slots.filter((state) => !isUnderWay(run, state)).map(({ slot }) => slot.slot);
      if (offered.length > 0) await (0, import_chunk_AVHIYBNK.record)(run.paths, { kind: "offered", slots: offered });
      return { run, step };
    }
  }
}
var EXECUTOR_PATIENCE = 4 * 60 * 6e4;
function isUnderWay({ file, ledger }, { slot, status, dispatchable }) {
  const isOfWork = file.kind === "fix" || file.kind === "step" && file.audit !== void 0;
  const last = Date.parse(ledger.at(-1)?.at ?? "");
  return isOfWork && status === "pending" && dispatchable && Date.parse((0, import_chunk_AVHIYBNK.now)()) - last < EXECUTOR_PATIENCE && (0, import_chunk_AVHIYBNK.eventsOf)(ledger, "offered").some(({ slots }) => slots.includes(slot.slot));
}
async function giveUp(run) {
  const slots = run.states.filter((s) => s.status === "pending" && !isUnderWay(run, s) && (s.exhausted || isOverdue(run, s))).map(({ slot }) => slot.slot);
  if (slots.length === 0) return false;
  await (0, import_chunk_AVHIYBNK.record)(run.paths, { kind: "given-up", slots });
  return true;
}
function isOverdue({ file, ledger }, { dispatchable }) {
  const last = Date.parse(ledger.at(-1)?.at ?? "");
  return file.kind === "fix" && dispatchable && Date.parse((0, import_chunk_AVHIYBNK.now)()) - last >= EXECUTOR_PATIENCE;
}
async function giveUpWaiting({ paths, states }) {
  const slots = states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_AVHIYBNK.record)(paths, { kind: "given-up", slots });
  return slots.length;
}
async function reopen(repository, name) {
  const run = await (0, import_chunk_TVPH2E6A.openRun)(repository, name);
  (0, import_chunk_TVPH2E6A.requireNoEarlierScorers)(run.paths, run.slots);
  const slots = run.states.filter((s) => s.status === "failed" && s.slot.shard_slot === void 0).map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_AVHIYBNK.record)(run.paths, { kind: "reopened", slots });
  return slots.length;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  advance,
  giveUpWaiting,
  reopen
});
});
