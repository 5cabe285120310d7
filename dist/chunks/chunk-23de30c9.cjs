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
var from_chunk_133d5e81;
var from_chunk_570a5ee6;
var from_chunk_79f878d1;
var from_chunk_a85631b1;
var from_main;
parts["chunk-DLEZDKTP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readInstallation: () => readInstallation,
  staleSources: () => staleSources
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_node_crypto = require("node:crypto");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var MANIFEST = (0, import_node_path.join)(".claude-plugin", "plugin.json");
async function readInstallation(needed) {
  const top = topAbove(__dirname);
  const manifest = JSON.parse(await (0, import_chunk_HN2YRWHB.readTextIfAny)((0, import_node_path.join)(top, MANIFEST)) ?? "{}");
  return {
    top,
    version: typeof manifest.version === "string" ? manifest.version : "none",
    missing: needed.filter((path) => !(0, import_node_fs.existsSync)((0, import_node_path.join)(top, path)))
  };
}
async function staleSources(top) {
  const list = await (0, import_chunk_HN2YRWHB.readTextIfAny)((0, import_node_path.join)(top, "dist", "sources.sha256"));
  if (list === void 0) return void 0;
  const stale = list.split("\n").map(async (line) => {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sum === void 0 || path === void 0) return [];
    const text = await (0, import_chunk_HN2YRWHB.readTextIfAny)((0, import_node_path.join)(top, path));
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
parts["chunk-LST72BRA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  advance: () => advance,
  giveUpWaiting: () => giveUpWaiting,
  partlyExamined: () => partlyExamined,
  reopen: () => reopen
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_EKQSUUC3 = parts["chunk-EKQSUUC3"]();
var import_chunk_IUPUEIZL = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-IUPUEIZL"]();
var import_chunk_VRJ77ELK = (from_chunk_133d5e81 ??= require("./chunk-133d5e81.cjs"))["chunk-VRJ77ELK"]();
var import_chunk_Z7QKYGHC = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-Z7QKYGHC"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
async function advance(repository, name) {
  for (; ; ) {
    const run = await (0, import_chunk_Z7QKYGHC.openRun)(repository, name);
    const step = (0, import_chunk_EKQSUUC3.decideNext)(run.file.kind, run.states, run.ledger);
    if (step.kind === "prepare") {
      await (0, import_chunk_IUPUEIZL.preparePhase)(run, step.phase);
    } else if (step.kind === "report") {
      return { run, step };
    } else if (await giveUp(run)) {
      continue;
    } else {
      const offered = step.slots.filter((state) => !isUnderWay(run, state)).map(({ slot }) => slot.slot);
      if (offered.length > 0) await (0, import_chunk_XMW5SOGH.record)(run.paths, { kind: "offered", slots: offered });
      return { run, step };
    }
  }
}
var EXECUTOR_PATIENCE = 4 * 60 * 6e4;
function isUnderWay({ file, ledger }, { slot, status, dispatchable }) {
  const isOfWork = file.kind === "fix" || file.kind === "step" && file.audit !== void 0;
  const last = Date.parse(ledger.at(-1)?.at ?? "");
  return isOfWork && status === "pending" && dispatchable && Date.parse((0, import_chunk_XMW5SOGH.now)()) - last < EXECUTOR_PATIENCE && (0, import_chunk_XMW5SOGH.eventsOf)(ledger, "offered").some(({ slots }) => slots.includes(slot.slot));
}
async function giveUp(run) {
  const isExhausted = (s) => s.exhausted && run.file.captured === "hooks";
  const slots = run.states.filter((s) => s.status === "pending" && !isUnderWay(run, s) && (isExhausted(s) || isOverdue(run, s))).map(({ slot }) => slot.slot);
  if (slots.length === 0) return false;
  await (0, import_chunk_XMW5SOGH.record)(run.paths, { kind: "given-up", slots });
  return true;
}
function isOverdue({ file, ledger }, { dispatchable }) {
  const last = Date.parse(ledger.at(-1)?.at ?? "");
  return file.kind === "fix" && dispatchable && Date.parse((0, import_chunk_XMW5SOGH.now)()) - last >= EXECUTOR_PATIENCE;
}
async function giveUpWaiting({ paths, states }) {
  const slots = states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_XMW5SOGH.record)(paths, { kind: "given-up", slots });
  return slots.length;
}
async function reopen(repository, name) {
  const run = await (0, import_chunk_Z7QKYGHC.openRun)(repository, name);
  (0, import_chunk_Z7QKYGHC.requireNoEarlierScorers)(run.paths, run.slots);
  const partly = new Set(await partlyExamined(run));
  const isOpenable = ({ status, slot }) => status === "failed" || partly.has(slot.slot);
  const slots = run.states.filter((s) => isOpenable(s) && s.slot.shard_slot === void 0).map(({ slot }) => slot.slot);
  const again = slots.filter((slot) => partly.has(slot));
  const partlyAgain = again.length === 0 ? {} : { partly: again };
  if (slots.length > 0) await (0, import_chunk_XMW5SOGH.record)(run.paths, { kind: "reopened", slots, ...partlyAgain });
  return slots.length;
}
async function partlyExamined(run) {
  if (run.file.kind !== "review" || (0, import_chunk_Y5G57ITR.ending)(run.ledger) === void 0) return [];
  return (await (0, import_chunk_VRJ77ELK.readFindings)(run)).unexamined.map(({ slot }) => slot);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  advance,
  giveUpWaiting,
  partlyExamined,
  reopen
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
