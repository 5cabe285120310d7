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
var from_chunk_16ffa93b;
var from_chunk_3d5223b9;
var from_chunk_636e74ba;
var from_chunk_68954f67;
var from_main;
parts["chunk-2XWCYS6M"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  currentProgress: () => currentProgress,
  elapsedText: () => elapsedText,
  progressLine: () => progressLine,
  progressOf: () => progressOf,
  shortCount: () => shortCount
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_57EA4ONO = parts["chunk-57EA4ONO"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
function timeLeft({ took, open, sideBySide, atWork }) {
  const [middle] = took.toSorted((a, b) => a - b).slice(Math.floor(took.length / 2));
  if (middle === void 0 || open === 0) return null;
  return Math.ceil(open / sideBySide) * middle - Math.min(atWork, middle);
}
function progressOf({ states, ledger }, phase) {
  const own = states.filter(({ slot }) => slot.phase === phase);
  const names = new Set(own.map(({ slot }) => slot.slot));
  const stored = (0, import_chunk_JPD5QLI3.eventsOf)(ledger, "stored").filter(({ slot }) => names.has(slot));
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
      sideBySide: import_chunk_57EA4ONO.MAX_PARALLEL,
      atWork: longestAtWork(pending, ledger)
    })
  };
}
function longestAtWork(pending, ledger) {
  const called = (0, import_chunk_JPD5QLI3.eventsOf)(ledger, "dispatched");
  const since = pending.flatMap(({ slot }) => {
    const last = called.findLast((event) => event.slot === slot.slot);
    return last === void 0 ? [] : [Date.parse(last.at)];
  });
  return since.length === 0 ? 0 : Math.max(0, Date.parse((0, import_chunk_JPD5QLI3.now)()) - Math.min(...since));
}
function currentProgress(run) {
  const { file, states, ledger } = run;
  const step = (0, import_chunk_57EA4ONO.decideNext)(file.kind, states, ledger);
  const last = states.at(-1)?.slot.phase ?? import_chunk_UQHUQYYF.PHASES_OF[file.kind][0] ?? "review";
  return progressOf(run, step.kind === "report" ? last : step.phase);
}
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
  currentProgress,
  elapsedText,
  progressLine,
  progressOf,
  shortCount
});
});
parts["chunk-57EA4ONO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  MAX_PARALLEL: () => MAX_PARALLEL,
  decideNext: () => decideNext
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var MAX_PARALLEL = 10;
function decideNext(kind, states, ledger) {
  const prepared = preparedPhases(kind, states, ledger);
  for (const phase of import_chunk_UQHUQYYF.PHASES_OF[kind]) {
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
    if (reopened.includes("review") && import_chunk_UQHUQYYF.PHASES_OF[kind].includes("score")) prepared.delete("score");
  }
  return prepared;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MAX_PARALLEL,
  decideNext
});
});
parts["chunk-C4UAS7OJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  killGroup: () => killGroup
});
module.exports = __toCommonJS(stdin_exports);
function killGroup(leader, signal) {
  if (leader === void 0) return;
  try {
    process.kill(-leader, signal);
  } catch {
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  killGroup
});
});
parts["chunk-IXMJC6EK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  STARTED_FOR: () => STARTED_FOR,
  becomeRunner: () => becomeRunner,
  programText: () => programText,
  readCommand: () => readCommand,
  readEnd: () => readEnd,
  runningIn: () => runningIn,
  withoutOurs: () => withoutOurs
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K6TUEKOU = parts["chunk-K6TUEKOU"]();
var import_chunk_TKCSMCAB = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
var import_promises = require("node:fs/promises");
var STARTED_FOR = "CORRECTLESS_BACKGROUND";
function withoutOurs(env) {
  const kept = Object.entries((0, import_chunk_K6TUEKOU.withCertificates)(env)).filter(
    ([name]) => !name.startsWith("GIT_") && name !== STARTED_FOR
  );
  return Object.fromEntries(kept);
}
async function birthOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return void 0;
  }
  const [stat, boot] = await Promise.all([
    (0, import_promises.readFile)(`/proc/${pid}/stat`, "utf8").catch(() => void 0),
    (0, import_promises.readFile)("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "")
  ]);
  if (stat === void 0) return "running";
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[0] === "Z" || fields[0] === "X" ? void 0 : `${boot.trim()} ${fields[19] ?? ""}`;
}
async function readCommand(folder) {
  const value = await readJson(folder, import_chunk_TKCSMCAB.FILES.command);
  if (value === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${folder} holds no ${import_chunk_TKCSMCAB.FILES.command}`, {
      hint: "this command is for the program itself"
    });
  }
  const { command, cwd, timeoutMs } = value;
  if (typeof command === "string" && typeof cwd === "string" && typeof timeoutMs === "number") {
    return { command, cwd, timeoutMs };
  }
  throw new import_chunk_TJ5KMKV5.Failure("run/corrupt", `${(0, import_node_path.join)(folder, import_chunk_TKCSMCAB.FILES.command)} is not what this program writes`);
}
async function becomeRunner(folder) {
  return (0, import_chunk_F2M6ALLY.createFileOnce)((0, import_node_path.join)(folder, import_chunk_TKCSMCAB.FILES.runner), await programText(process.pid));
}
async function programText(pid) {
  return `${JSON.stringify({ pid, born: await birthOf(pid) ?? "gone" })}
`;
}
async function runningIn(folder, file) {
  const program = await readJson(folder, file);
  if (program === void 0) return void 0;
  return await birthOf(program.pid) === program.born ? program.pid : "gone";
}
async function readEnd(folder) {
  return await readJson(folder, import_chunk_TKCSMCAB.FILES.status);
}
async function readJson(folder, file) {
  const text = await (0, import_chunk_F2M6ALLY.readTextIfAny)((0, import_node_path.join)(folder, file));
  if (text === void 0) return void 0;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new import_chunk_TJ5KMKV5.Failure("run/corrupt", `${(0, import_node_path.join)(folder, file)} is not JSON`, { cause });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  STARTED_FOR,
  becomeRunner,
  programText,
  readCommand,
  readEnd,
  runningIn,
  withoutOurs
});
});
parts["chunk-K6TUEKOU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  clientEnvironment: () => clientEnvironment,
  withCertificates: () => withCertificates
});
module.exports = __toCommonJS(stdin_exports);
var OF_A_SESSION = /^(?:CLAUDECODE|CLAUDE_CODE_(?:ENTRYPOINT|SESSION_ID|SSE_PORT)|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_.*)$/;
var CERTIFICATES = "CORRECTLESS_EXTRA_CA_CERTS";
function clientEnvironment(env) {
  const kept = Object.entries(withCertificates(env)).filter(([name]) => !OF_A_SESSION.test(name));
  return Object.fromEntries(kept);
}
function withCertificates(env) {
  const { [CERTIFICATES]: certificates, NODE_EXTRA_CA_CERTS: own, ...rest } = env;
  const [given] = [own, certificates].filter((one) => one !== void 0 && one !== "");
  return given === void 0 ? rest : { ...rest, NODE_EXTRA_CA_CERTS: given };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  clientEnvironment,
  withCertificates
});
});
parts["chunk-WL2F4UD3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  advance: () => advance,
  reopen: () => reopen
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_57EA4ONO = parts["chunk-57EA4ONO"]();
var import_chunk_7TSXGW7H = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-7TSXGW7H"]();
var import_chunk_5FNFRBXS = (from_chunk_68954f67 ??= require("./chunk-68954f67.cjs"))["chunk-5FNFRBXS"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
async function advance(repository, name) {
  for (; ; ) {
    const run = await (0, import_chunk_7TSXGW7H.openRun)(repository, name);
    const step = (0, import_chunk_57EA4ONO.decideNext)(run.file.kind, run.states, run.ledger);
    if (step.kind === "prepare") {
      await (0, import_chunk_5FNFRBXS.preparePhase)(run, step.phase);
    } else if (step.kind === "report") {
      return { run, step };
    } else if (await giveUp(run)) {
      continue;
    } else {
      await (0, import_chunk_JPD5QLI3.record)(run.paths, { kind: "offered", slots: step.slots.map(({ slot }) => slot.slot) });
      return { run, step };
    }
  }
}
async function giveUp(run) {
  const slots = run.states.filter((s) => s.status === "pending" && s.exhausted).map(({ slot }) => slot.slot);
  if (slots.length === 0) return false;
  await (0, import_chunk_JPD5QLI3.record)(run.paths, { kind: "given-up", slots });
  return true;
}
async function reopen(repository, name) {
  const run = await (0, import_chunk_7TSXGW7H.openRun)(repository, name);
  (0, import_chunk_7TSXGW7H.requireNoEarlierScorers)(run.paths, run.slots);
  const slots = run.states.filter((s) => s.status === "failed" && s.slot.shard_slot === void 0).map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_JPD5QLI3.record)(run.paths, { kind: "reopened", slots });
  return slots.length;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  advance,
  reopen
});
});
