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
var from_chunk_6ee86528;
var from_chunk_7fd11ed7;
var from_chunk_d962ced6;
var from_main;
parts["chunk-H4QAMFRB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  advance: () => advance,
  giveUpWaiting: () => giveUpWaiting,
  reopen: () => reopen
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NF6L2QM5 = parts["chunk-NF6L2QM5"]();
var import_chunk_NVO65GJU = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-NVO65GJU"]();
var import_chunk_YXBUNHEO = (from_chunk_7fd11ed7 ??= require("./chunk-7fd11ed7.cjs"))["chunk-YXBUNHEO"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
async function advance(repository, name) {
  for (; ; ) {
    const run = await (0, import_chunk_NVO65GJU.openRun)(repository, name);
    const step = (0, import_chunk_NF6L2QM5.decideNext)(run.file.kind, run.states, run.ledger);
    if (step.kind === "prepare") {
      await (0, import_chunk_YXBUNHEO.preparePhase)(run, step.phase);
    } else if (step.kind === "report") {
      return { run, step };
    } else if (await giveUp(run)) {
      continue;
    } else {
      const offered = step.slots.filter((state) => !isUnderWay(run, state)).map(({ slot }) => slot.slot);
      if (offered.length > 0) await (0, import_chunk_Q66WQ462.record)(run.paths, { kind: "offered", slots: offered });
      return { run, step };
    }
  }
}
var EXECUTOR_PATIENCE = 4 * 60 * 6e4;
function isUnderWay({ file, ledger }, { slot, status, dispatchable }) {
  const isOfWork = file.kind === "fix" || file.kind === "step" && file.audit !== void 0;
  const last = Date.parse(ledger.at(-1)?.at ?? "");
  return isOfWork && status === "pending" && dispatchable && Date.parse((0, import_chunk_Q66WQ462.now)()) - last < EXECUTOR_PATIENCE && (0, import_chunk_Q66WQ462.eventsOf)(ledger, "offered").some(({ slots }) => slots.includes(slot.slot));
}
async function giveUp(run) {
  const isExhausted = (s) => s.exhausted && run.file.captured === "hooks";
  const slots = run.states.filter((s) => s.status === "pending" && !isUnderWay(run, s) && (isExhausted(s) || isOverdue(run, s))).map(({ slot }) => slot.slot);
  if (slots.length === 0) return false;
  await (0, import_chunk_Q66WQ462.record)(run.paths, { kind: "given-up", slots });
  return true;
}
function isOverdue({ file, ledger }, { dispatchable }) {
  const last = Date.parse(ledger.at(-1)?.at ?? "");
  return file.kind === "fix" && dispatchable && Date.parse((0, import_chunk_Q66WQ462.now)()) - last >= EXECUTOR_PATIENCE;
}
async function giveUpWaiting({ paths, states }) {
  const slots = states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_Q66WQ462.record)(paths, { kind: "given-up", slots });
  return slots.length;
}
async function reopen(repository, name) {
  const run = await (0, import_chunk_NVO65GJU.openRun)(repository, name);
  (0, import_chunk_NVO65GJU.requireNoEarlierScorers)(run.paths, run.slots);
  const slots = run.states.filter((s) => s.status === "failed" && s.slot.shard_slot === void 0).map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_Q66WQ462.record)(run.paths, { kind: "reopened", slots });
  return slots.length;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  advance,
  giveUpWaiting,
  reopen
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
parts["chunk-NGQIS4ZL"] = part((module, exports) => {
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
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
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
  const stored = (0, import_chunk_Q66WQ462.eventsOf)(ledger, "stored").filter(({ slot }) => names.has(slot));
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
  const called = (0, import_chunk_Q66WQ462.eventsOf)(ledger, "dispatched");
  const since = pending.flatMap(({ slot }) => {
    const last = called.findLast((event) => event.slot === slot.slot);
    return last === void 0 ? [] : [Date.parse(last.at)];
  });
  return since.length === 0 ? 0 : Math.max(0, Date.parse((0, import_chunk_Q66WQ462.now)()) - Math.min(...since));
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
