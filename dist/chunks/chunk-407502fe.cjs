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
<<<<<<<< HEAD:dist/chunks/chunk-407502fe.cjs
var from_chunk_2df9118a;
var from_chunk_92ee5a42;
var from_chunk_94b63c89;
var from_chunk_9653ecb5;
var from_main;
parts["chunk-6PR7UMQU"] = part((module, exports) => {
========
var from_chunk_1b2a4d5b;
var from_chunk_4cfffeab;
var from_chunk_6f26ba3d;
var from_chunk_a12f1922;
var from_main;
parts["chunk-GDCGWOCL"] = part((module, exports) => {
>>>>>>>> h/s2:dist/chunks/chunk-9b4f0e47.cjs
var stdin_exports = {};
__export(stdin_exports, {
  movedSince: () => movedSince,
  movedText: () => movedText,
  planAgain: () => planAgain
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/chunk-407502fe.cjs
var import_chunk_WH6QFT7A = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-WH6QFT7A"]();
var import_chunk_Y4UYJQVW = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_VV4P3O3O = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VV4P3O3O"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
async function movedSince({ repository, file, paths }) {
  if (file.kind !== "review") return [];
  const [before, now] = await Promise.all([
    (0, import_chunk_VV4P3O3O.readStamped)(paths.fingerprint, file),
    (0, import_chunk_Y4UYJQVW.fingerprintRepository)(repository)
  ]);
  return (0, import_chunk_Y4UYJQVW.differences)(before, now);
========
var import_chunk_6XL6DKYN = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
async function movedSince({ repository, file, paths }) {
  if (file.kind !== "review") return [];
  const [before, now] = await Promise.all([
    (0, import_chunk_XWPZDREH.readStamped)(paths.fingerprint, file),
    (0, import_chunk_6XL6DKYN.fingerprintRepository)(repository)
  ]);
  return (0, import_chunk_6XL6DKYN.differences)(before, now);
>>>>>>>> h/s2:dist/chunks/chunk-9b4f0e47.cjs
}
function planAgain({ asked, paths, settings, captured, shard }) {
  const noRules = settings.rules === "none";
  return [
    "correctless plan",
    ...asked === void 0 || asked === "" ? [] : [(0, import_chunk_TDLACVAW.shellWord)(asked)],
    ...settings.calls?.quick === true ? ["--quick"] : (0, import_chunk_WH6QFT7A.lensWords)(settings.lenses, settings.named_by, noRules),
    ...noRules ? ["--no-rules"] : [],
    ...captured === "manual" ? ["--capture manual"] : [],
    ...shard === void 0 ? [] : [`--shard ${shard.index}/${shard.of}`],
    ...paths.length === 0 ? [] : ["--", ...paths.map(import_chunk_TDLACVAW.shellWord)]
  ].join(" ");
}
function movedText(run, moved, consequence, command = "correctless plan") {
  if (moved.length === 0) return "";
  const more = moved.length > NAMED ? `, and ${moved.length - NAMED} more` : "";
  return [
    `warning: the repository changed since run ${run.run} was planned: ${moved.slice(0, NAMED).join(", ")}${more}`,
    `${consequence} To review how things are now: ${planAgain(run).replace(/^correctless plan/, command)}`,
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
<<<<<<<< HEAD:dist/chunks/chunk-407502fe.cjs
parts["chunk-IZPMXLNR"] = part((module, exports) => {
========
parts["chunk-PK72XBDT"] = part((module, exports) => {
>>>>>>>> h/s2:dist/chunks/chunk-9b4f0e47.cjs
var stdin_exports = {};
__export(stdin_exports, {
  currentProgress: () => currentProgress,
  elapsedText: () => elapsedText,
  progressLine: () => progressLine,
  progressOf: () => progressOf,
  shortCount: () => shortCount
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/chunk-407502fe.cjs
var import_chunk_EKQSUUC3 = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-EKQSUUC3"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
========
var import_chunk_536YSCMI = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-536YSCMI"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
>>>>>>>> h/s2:dist/chunks/chunk-9b4f0e47.cjs
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
<<<<<<<< HEAD:dist/chunks/chunk-407502fe.cjs
  const stored = (0, import_chunk_BQG2QDES.eventsOf)(ledger, "stored").filter(({ slot }) => names.has(slot));
========
  const stored = (0, import_chunk_BL7SQKEU.eventsOf)(ledger, "stored").filter(({ slot }) => names.has(slot));
>>>>>>>> h/s2:dist/chunks/chunk-9b4f0e47.cjs
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
      sideBySide: import_chunk_EKQSUUC3.MAX_PARALLEL,
      atWork: longestAtWork(pending, ledger)
    })
  };
}
function longestAtWork(pending, ledger) {
<<<<<<<< HEAD:dist/chunks/chunk-407502fe.cjs
  const called = (0, import_chunk_BQG2QDES.eventsOf)(ledger, "dispatched");
========
  const called = (0, import_chunk_BL7SQKEU.eventsOf)(ledger, "dispatched");
>>>>>>>> h/s2:dist/chunks/chunk-9b4f0e47.cjs
  const since = pending.flatMap(({ slot }) => {
    const last = called.findLast((event) => event.slot === slot.slot);
    return last === void 0 ? [] : [Date.parse(last.at)];
  });
<<<<<<<< HEAD:dist/chunks/chunk-407502fe.cjs
  return since.length === 0 ? 0 : Math.max(0, Date.parse((0, import_chunk_BQG2QDES.now)()) - Math.min(...since));
========
  return since.length === 0 ? 0 : Math.max(0, Date.parse((0, import_chunk_BL7SQKEU.now)()) - Math.min(...since));
>>>>>>>> h/s2:dist/chunks/chunk-9b4f0e47.cjs
}
function currentProgress(run) {
  const { file, states, ledger } = run;
  const step = (0, import_chunk_EKQSUUC3.decideNext)(file.kind, states, ledger);
  const last = states.at(-1)?.slot.phase ?? import_chunk_DFW3OGFT.PHASES_OF[file.kind][0] ?? "review";
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
parts["chunk-LMR4ACE6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  withoutSession: () => withoutSession
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6PR7UMQU = parts["chunk-6PR7UMQU"]();
var import_chunk_P4NDZK3S = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-P4NDZK3S"]();
function withoutSession(file, env) {
  if (file.captured !== "hooks" || file.kind !== "review" || file.audit !== void 0 || (0, import_chunk_P4NDZK3S.isInSession)(env))
    return [];
  return [
    `Claude Code calls the agents of this run; from a shell it does so with: correctless review --resume ${file.run}`,
    `To answer yourself, or with any model: ${(0, import_chunk_6PR7UMQU.planAgain)({ ...file, captured: "manual" })}`
  ];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  withoutSession
});
});
