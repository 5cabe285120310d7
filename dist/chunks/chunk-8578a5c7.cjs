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
var from_chunk_085a2d43;
var from_chunk_928e2745;
var from_chunk_b330e460;
var from_chunk_c87a5675;
var from_main;
parts["chunk-7HYQBTLS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  elapsedText: () => elapsedText,
  progressLine: () => progressLine,
  shortCount: () => shortCount
});
module.exports = __toCommonJS(stdin_exports);
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  elapsedText,
  progressLine,
  shortCount
});
});
parts["chunk-GPKC347Y"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  movedSince: () => movedSince,
  movedText: () => movedText,
  planAgain: () => planAgain
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_node_path = require("node:path");
async function movedSince({ repository, file, paths }) {
  if (file.kind !== "review") return [];
  const [before, now] = await Promise.all([
    (0, import_chunk_5KINXVLH.readStamped)(paths.fingerprint, file),
    (0, import_chunk_JFFL4YWH.fingerprintRepository)(repository)
  ]);
  return (0, import_chunk_JFFL4YWH.differences)(before, now);
}
function planAgain(run, standing = "") {
  const { asked, paths, captured, shard } = run;
  return [
    "correctless plan",
    ...asked === void 0 || asked === "" ? [] : [(0, import_chunk_TDLACVAW.shellWord)(asked)],
    ...givenOptions(run).map(import_chunk_TDLACVAW.shellWord),
    ...captured === "manual" ? ["--capture manual"] : [],
    ...shard === void 0 ? [] : [`--shard ${shard.index}/${shard.of}`],
    ...paths.length === 0 ? [] : ["--", ...paths.map((path) => (0, import_chunk_TDLACVAW.shellWord)(fromFolder(standing, path)))]
  ].join(" ");
}
function givenOptions({ given, settings }) {
  if (given !== void 0) return given;
  const isDeep = import_chunk_PXWIJ4LO.DEEP_LENSES.some((lens) => settings.lenses.includes(lens));
  return [
    ...isDeep ? ["--deep"] : [],
    ...settings.lenses.includes("rules-compliance") ? [] : ["--no-rules"]
  ];
}
function fromFolder(standing, path) {
  return import_node_path.posix.relative(standing, path) || ".";
}
function movedText(run, moved, consequence, { command = "correctless plan", standing = "" } = {}) {
  if (moved.length === 0) return "";
  const more = moved.length > NAMED ? `, and ${moved.length - NAMED} more` : "";
  return [
    `warning: the repository changed since run ${run.run} was planned: ${moved.slice(0, NAMED).join(", ")}${more}`,
    `${consequence} To review how things are now: ${planAgain(run, standing).replace(/^correctless plan/, command)}`,
    "It keeps the replies of this run that still stand, and what an earlier review of the same target has seen.",
    ""
  ].join("\n");
}
var NAMED = 5;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  movedSince,
  movedText,
  planAgain
});
});
parts["chunk-HHVXJ3JB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  currentProgress: () => currentProgress,
  progressOf: () => progressOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FFWSMVJH = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-FFWSMVJH"]();
var import_chunk_GJWCXLYL = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-GJWCXLYL"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
function timeLeft({ took, open, sideBySide, atWork }) {
  const [middle] = took.toSorted((a, b) => a - b).slice(Math.floor(took.length / 2));
  if (middle === void 0 || open === 0) return null;
  return Math.ceil(open / sideBySide) * middle - Math.min(atWork, middle);
}
function progressOf({ states, ledger }, phase) {
  const own = states.filter(({ slot }) => slot.phase === phase);
  const names = new Set(own.map(({ slot }) => slot.slot));
  const stored = (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "stored").filter(({ slot }) => names.has(slot));
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
      sideBySide: import_chunk_FFWSMVJH.MAX_PARALLEL,
      atWork: longestAtWork(pending, ledger)
    })
  };
}
function longestAtWork(pending, ledger) {
  const called = (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "dispatched");
  const since = pending.flatMap(({ slot }) => {
    const last = called.findLast((event) => event.slot === slot.slot);
    return last === void 0 ? [] : [Date.parse(last.at)];
  });
  return since.length === 0 ? 0 : Math.max(0, Date.parse((0, import_chunk_Y4VNX2VG.now)()) - Math.min(...since));
}
function currentProgress(run) {
  const { file, states, ledger } = run;
  const step = (0, import_chunk_FFWSMVJH.decideNext)((0, import_chunk_GJWCXLYL.phasesOf)(file), states, ledger);
  const last = states.at(-1)?.slot.phase ?? (0, import_chunk_GJWCXLYL.phasesOf)(file)[0] ?? "review";
  return progressOf(run, step.kind === "report" ? last : step.phase);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  currentProgress,
  progressOf
});
});
parts["chunk-HYC2VFCG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  withoutSession: () => withoutSession
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GPKC347Y = parts["chunk-GPKC347Y"]();
var import_chunk_P4NDZK3S = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-P4NDZK3S"]();
function withoutSession(file, { env, standing }) {
  if (file.captured !== "hooks" || file.kind !== "review" || file.audit !== void 0 || (0, import_chunk_P4NDZK3S.isInSession)(env))
    return [];
  return [
    `Claude Code calls the agents of this run; from a shell it does so with: correctless review --resume ${file.run}`,
    `To answer yourself, or with any model: ${(0, import_chunk_GPKC347Y.planAgain)({ ...file, captured: "manual" }, standing)}`
  ];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  withoutSession
});
});
