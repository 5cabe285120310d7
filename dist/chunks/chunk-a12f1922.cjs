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
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
var from_chunk_94b63c89;
var from_chunk_bfcd0270;
var from_chunk_e7176a56;
var from_chunk_fb7546b2;
========
var from_chunk_065058f9;
var from_chunk_6f26ba3d;
var from_chunk_ad21dde2;
var from_chunk_c31ae12b;
var from_pre_a93b6e1e;
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
var from_main;
parts["chunk-EKQSUUC3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  MAX_PARALLEL: () => MAX_PARALLEL,
  decideNext: () => decideNext
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var MAX_PARALLEL = 10;
function decideNext(kind, states, ledger) {
  const prepared = preparedPhases(kind, states, ledger);
  for (const phase of import_chunk_DFW3OGFT.PHASES_OF[kind]) {
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
    if (reopened.includes("review") && import_chunk_DFW3OGFT.PHASES_OF[kind].includes("score")) prepared.delete("score");
  }
  return prepared;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MAX_PARALLEL,
  decideNext
});
});
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
parts["chunk-LG4HRMOH"] = part((module, exports) => {
========
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
parts["chunk-LGMJRMT5"] = part((module, exports) => {
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
var stdin_exports = {};
__export(stdin_exports, {
  advance: () => advance,
  giveUpWaiting: () => giveUpWaiting,
  reopen: () => reopen
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
var import_chunk_EKQSUUC3 = parts["chunk-EKQSUUC3"]();
var import_chunk_YYZDQUWI = (from_chunk_fb7546b2 ??= require("./chunk-fb7546b2.cjs"))["chunk-YYZDQUWI"]();
var import_chunk_YOPPTR4X = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-YOPPTR4X"]();
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
async function advance(repository, name) {
  for (; ; ) {
    const run = await (0, import_chunk_F47WY74A.openRun)(repository, name);
    const step = (0, import_chunk_EKQSUUC3.decideNext)(run.file.kind, run.states, run.ledger);
    if (step.kind === "prepare") {
      await (0, import_chunk_YYZDQUWI.preparePhase)(run, step.phase);
========
var import_chunk_536YSCMI = parts["chunk-536YSCMI"]();
var import_chunk_MHOVHJ3Z = (from_chunk_ad21dde2 ??= require("./chunk-ad21dde2.cjs"))["chunk-MHOVHJ3Z"]();
var import_chunk_CV3D236W = (from_chunk_065058f9 ??= require("./chunk-065058f9.cjs"))["chunk-CV3D236W"]();
var import_chunk_PDRCI44O = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-PDRCI44O"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
async function advance(repository, name) {
  for (; ; ) {
    const run = await (0, import_chunk_PDRCI44O.openRun)(repository, name);
    const step = (0, import_chunk_536YSCMI.decideNext)(run.file.kind, run.states, run.ledger);
    if (step.kind === "prepare") {
      await (0, import_chunk_MHOVHJ3Z.preparePhase)(run, step.phase);
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
    } else if (step.kind === "report") {
      return { run, step };
    } else if (await giveUp(run)) {
      continue;
    } else {
      const offered = step.slots.filter((state) => !isUnderWay(run, state)).map(({ slot }) => slot.slot);
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
      if (offered.length > 0) await (0, import_chunk_BQG2QDES.record)(run.paths, { kind: "offered", slots: offered });
========
      if (offered.length > 0) await (0, import_chunk_BL7SQKEU.record)(run.paths, { kind: "offered", slots: offered });
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
      return { run, step };
    }
  }
}
var EXECUTOR_PATIENCE = 4 * 60 * 6e4;
function isUnderWay({ file, ledger }, { slot, status, dispatchable }) {
  const isOfWork = file.kind === "fix" || file.kind === "step" && file.audit !== void 0;
  const last = Date.parse(ledger.at(-1)?.at ?? "");
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
  return isOfWork && status === "pending" && dispatchable && Date.parse((0, import_chunk_BQG2QDES.now)()) - last < EXECUTOR_PATIENCE && (0, import_chunk_BQG2QDES.eventsOf)(ledger, "offered").some(({ slots }) => slots.includes(slot.slot));
========
  return isOfWork && status === "pending" && dispatchable && Date.parse((0, import_chunk_BL7SQKEU.now)()) - last < EXECUTOR_PATIENCE && (0, import_chunk_BL7SQKEU.eventsOf)(ledger, "offered").some(({ slots }) => slots.includes(slot.slot));
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
}
async function giveUp(run) {
  const isExhausted = (s) => s.exhausted && run.file.captured === "hooks";
  const slots = run.states.filter((s) => s.status === "pending" && !isUnderWay(run, s) && (isExhausted(s) || isOverdue(run, s))).map(({ slot }) => slot.slot);
  if (slots.length === 0) return false;
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
  await (0, import_chunk_BQG2QDES.record)(run.paths, { kind: "given-up", slots });
========
  await (0, import_chunk_BL7SQKEU.record)(run.paths, { kind: "given-up", slots });
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
  return true;
}
function isOverdue({ file, ledger }, { dispatchable }) {
  const last = Date.parse(ledger.at(-1)?.at ?? "");
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
  return file.kind === "fix" && dispatchable && Date.parse((0, import_chunk_BQG2QDES.now)()) - last >= EXECUTOR_PATIENCE;
}
async function giveUpWaiting({ paths, states }) {
  const slots = states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_BQG2QDES.record)(paths, { kind: "given-up", slots });
  return slots.length;
}
async function reopen(repository, name) {
  const run = await (0, import_chunk_F47WY74A.openRun)(repository, name);
  (0, import_chunk_F47WY74A.requireNoEarlierScorers)(run.paths, run.slots);
  const partly = new Set((0, import_chunk_A4JI26AR.ending)(run.ledger) === void 0 ? [] : await partlyExamined(run));
========
  return file.kind === "fix" && dispatchable && Date.parse((0, import_chunk_BL7SQKEU.now)()) - last >= EXECUTOR_PATIENCE;
}
async function giveUpWaiting({ paths, states }) {
  const slots = states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_BL7SQKEU.record)(paths, { kind: "given-up", slots });
  return slots.length;
}
async function reopen(repository, name) {
  const run = await (0, import_chunk_PDRCI44O.openRun)(repository, name);
  (0, import_chunk_PDRCI44O.requireNoEarlierScorers)(run.paths, run.slots);
  const partly = new Set((0, import_chunk_52XWVFP6.ending)(run.ledger) === void 0 ? [] : await partlyExamined(run));
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
  const isOpenable = ({ status, slot }) => status === "failed" || partly.has(slot.slot);
  const slots = run.states.filter((s) => isOpenable(s) && s.slot.shard_slot === void 0).map(({ slot }) => slot.slot);
  const again = slots.filter((slot) => partly.has(slot));
  const partlyAgain = again.length === 0 ? {} : { partly: again };
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
  if (slots.length > 0) await (0, import_chunk_BQG2QDES.record)(run.paths, { kind: "reopened", slots, ...partlyAgain });
========
  if (slots.length > 0) await (0, import_chunk_BL7SQKEU.record)(run.paths, { kind: "reopened", slots, ...partlyAgain });
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
  return slots.length;
}
async function partlyExamined(run) {
  if (run.file.kind !== "review") return [];
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
  return (await (0, import_chunk_YOPPTR4X.readFindings)(run)).unexamined.map(({ slot }) => slot);
========
  return (await (0, import_chunk_CV3D236W.readFindings)(run)).unexamined.map(({ slot }) => slot);
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  advance,
  giveUpWaiting,
  reopen
});
});
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
parts["chunk-S7YDDUFG"] = part((module, exports) => {
========
parts["chunk-NAN6HSBL"] = part((module, exports) => {
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
var stdin_exports = {};
__export(stdin_exports, {
  readInstallation: () => readInstallation,
  staleSources: () => staleSources
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
========
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_node_crypto = require("node:crypto");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var MANIFEST = (0, import_node_path.join)(".claude-plugin", "plugin.json");
async function readInstallation(needed) {
  const top = topAbove(__dirname);
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
  const manifest = JSON.parse(await (0, import_chunk_R5ZSPPUH.readTextIfAny)((0, import_node_path.join)(top, MANIFEST)) ?? "{}");
========
  const manifest = JSON.parse(await (0, import_chunk_RN53RASZ.readTextIfAny)((0, import_node_path.join)(top, MANIFEST)) ?? "{}");
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
  return {
    top,
    version: typeof manifest.version === "string" ? manifest.version : "none",
    missing: needed.filter((path) => !(0, import_node_fs.existsSync)((0, import_node_path.join)(top, path)))
  };
}
async function staleSources(top) {
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
  const list = await (0, import_chunk_R5ZSPPUH.readTextIfAny)((0, import_node_path.join)(top, "dist", "sources.sha256"));
========
  const list = await (0, import_chunk_RN53RASZ.readTextIfAny)((0, import_node_path.join)(top, "dist", "sources.sha256"));
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
  if (list === void 0) return void 0;
  const stale = list.split("\n").map(async (line) => {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sum === void 0 || path === void 0) return [];
<<<<<<<< HEAD:dist/chunks/chunk-9653ecb5.cjs
    const text = await (0, import_chunk_R5ZSPPUH.readTextIfAny)((0, import_node_path.join)(top, path));
========
    const text = await (0, import_chunk_RN53RASZ.readTextIfAny)((0, import_node_path.join)(top, path));
>>>>>>>> h/s2:dist/chunks/chunk-a12f1922.cjs
    const now = text === void 0 ? "" : (0, import_node_crypto.createHash)("sha256").update(text).digest("hex");
    return now === sum ? [] : [path];
  });
  return (await Promise.all(stale)).flat();
}
function topAbove(folder) {
  if ((0, import_node_fs.existsSync)((0, import_node_path.join)(folder, MANIFEST))) return folder;
  const parent = (0, import_node_path.dirname)(folder);
  if (parent !== folder) return topAbove(parent);
  throw new import_chunk_LTC5LSMU.Failure("environment/file-unreadable", `no ${MANIFEST} above this program`, {
    hint: "install the plugin again"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readInstallation,
  staleSources
});
});
parts["chunk-VZZFICE3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeClient: () => judgeClient,
  judgeGh: () => judgeGh,
  judgeGit: () => judgeGit,
  judgeNode: () => judgeNode
});
module.exports = __toCommonJS(stdin_exports);
var OLDEST_NODE = "20.0";
var OLDEST_GIT = "2.31";
var OLDEST_GH = "2.17";
var OLDEST_CLIENT = "2.1";
var TESTED_CLIENT = "2.1.330";
function judgeNode(version) {
  const found = `node ${version}`;
  return isAtLeast(version, OLDEST_NODE) ? { name: "node", state: "ok", found } : {
    name: "node",
    state: "failed",
    found,
    remedy: `install Node 20 or newer: https://nodejs.org/en/download`
  };
}
function judgeGit(said) {
  const remedy = `install git ${OLDEST_GIT} or newer: https://git-scm.com/downloads`;
  if (said === void 0) return { name: "git", state: "failed", found: "git cannot be started", remedy };
  return isAtLeast(said, OLDEST_GIT) ? { name: "git", state: "ok", found: said } : { name: "git", state: "failed", found: `${said} is too old`, remedy };
}
function judgeClient(said) {
  const remedy = "for /df:review install Claude Code: https://code.claude.com/docs/en/setup";
  if (said === void 0) return { name: "client", state: "warning", found: 'no "claude" on PATH', remedy };
  const found = `claude ${said}`;
  if (!isAtLeast(said, OLDEST_CLIENT)) {
    return { name: "client", state: "warning", found: `${found} is too old`, remedy };
  }
  const version = /\d+(?:\.\d+)+/.exec(said)?.[0];
  return { name: "client", state: "ok", found: version === TESTED_CLIENT ? found : untested(found) };
}
function untested(found) {
  return `${found}; tested with ${TESTED_CLIENT}, and "correctless doctor --probe" tests this one`;
}
function judgeGh({ said, host, loggedIn }) {
  const remedy = `for reviews of pull requests install gh ${OLDEST_GH} or newer: https://cli.github.com`;
  if (said === void 0) return { name: "gh", state: "warning", found: 'no "gh" on PATH', remedy };
  if (!isAtLeast(said, OLDEST_GH)) {
    return { name: "gh", state: "warning", found: `${said} is too old`, remedy };
  }
  if (loggedIn === true) return { name: "gh", state: "ok", found: `${said}, logged in to ${host}` };
  const login = `gh auth login --hostname ${host}`;
  return { name: "gh", state: "warning", found: `${said}, not logged in to ${host}`, remedy: login };
}
function isAtLeast(text, oldest) {
  const [major, minor] = numbersIn(text);
  const [oldestMajor, oldestMinor] = numbersIn(oldest);
  return major > oldestMajor || major === oldestMajor && minor >= oldestMinor;
}
function numbersIn(text) {
  const found = /(\d+)\.(\d+)/.exec(text);
  return found === null ? [-1, -1] : [Number(found[1]), Number(found[2])];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  judgeClient,
  judgeGh,
  judgeGit,
  judgeNode
});
});
