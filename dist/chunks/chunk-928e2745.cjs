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
var from_chunk_62af0163;
var from_chunk_6d27c720;
var from_chunk_e0e3b72b;
var from_chunk_e3f3a058;
var from_main;
parts["chunk-643UOIGZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readInstallation: () => readInstallation,
  staleSources: () => staleSources
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_node_crypto = require("node:crypto");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var MANIFEST = (0, import_node_path.join)(".claude-plugin", "plugin.json");
async function readInstallation(needed) {
  const top = topAbove(__dirname);
  const manifest = JSON.parse(await (0, import_chunk_WRWMQTCS.readTextIfAny)((0, import_node_path.join)(top, MANIFEST)) ?? "{}");
  return {
    top,
    version: typeof manifest.version === "string" ? manifest.version : "none",
    missing: needed.filter((path) => !(0, import_node_fs.existsSync)((0, import_node_path.join)(top, path)))
  };
}
async function staleSources(top) {
  const list = await (0, import_chunk_WRWMQTCS.readTextIfAny)((0, import_node_path.join)(top, "dist", "sources.sha256"));
  if (list === void 0) return void 0;
  const stale = list.split("\n").map(async (line) => {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sum === void 0 || path === void 0) return [];
    const text = await (0, import_chunk_WRWMQTCS.readTextIfAny)((0, import_node_path.join)(top, path));
    const now = text === void 0 ? "" : (0, import_node_crypto.createHash)("sha256").update(text).digest("hex");
    return now === sum ? [] : [path];
  });
  return (await Promise.all(stale)).flat();
}
function topAbove(folder) {
  if ((0, import_node_fs.existsSync)((0, import_node_path.join)(folder, MANIFEST))) return folder;
  const parent = (0, import_node_path.dirname)(folder);
  if (parent !== folder) return topAbove(parent);
  throw new import_chunk_J3I4R3VV.Failure("environment/file-unreadable", `no ${MANIFEST} above this program`, {
    hint: "install the plugin again"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readInstallation,
  staleSources
});
});
parts["chunk-C3R3QCUO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  advance: () => advance,
  giveUpWaiting: () => giveUpWaiting,
  partlyExamined: () => partlyExamined,
  reopen: () => reopen
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FFWSMVJH = parts["chunk-FFWSMVJH"]();
var import_chunk_QSES6BHB = (from_chunk_62af0163 ??= require("./chunk-62af0163.cjs"))["chunk-QSES6BHB"]();
var import_chunk_GJWCXLYL = parts["chunk-GJWCXLYL"]();
var import_chunk_3HP65ZAO = (from_chunk_62af0163 ??= require("./chunk-62af0163.cjs"))["chunk-3HP65ZAO"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
async function advance(repository, name) {
  for (; ; ) {
    const run = await (0, import_chunk_SKHYTMM2.openRun)(repository, name);
    const step = (0, import_chunk_FFWSMVJH.decideNext)((0, import_chunk_GJWCXLYL.phasesOf)(run.file), run.states, run.ledger);
    if (step.kind === "prepare") {
      await (0, import_chunk_QSES6BHB.preparePhase)(run, step.phase);
    } else if (step.kind === "report") {
      return { run, step };
    } else if (await giveUp(run)) {
      continue;
    } else {
      const offered = step.slots.filter((state) => !isUnderWay(run, state)).map(({ slot }) => slot.slot);
      if (offered.length > 0) await (0, import_chunk_Y4VNX2VG.record)(run.paths, { kind: "offered", slots: offered });
      return { run, step };
    }
  }
}
var EXECUTOR_PATIENCE = 4 * 60 * 6e4;
function isUnderWay({ file, ledger }, { slot, status, dispatchable }) {
  const isOfWork = file.kind === "fix" || file.kind === "step" && file.audit !== void 0;
  const last = Date.parse(ledger.at(-1)?.at ?? "");
  return isOfWork && status === "pending" && dispatchable && Date.parse((0, import_chunk_Y4VNX2VG.now)()) - last < EXECUTOR_PATIENCE && (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "offered").some(({ slots }) => slots.includes(slot.slot));
}
async function giveUp(run) {
  const isExhausted = (s) => s.exhausted && run.file.captured === "hooks";
  const slots = run.states.filter((s) => s.status === "pending" && !isUnderWay(run, s) && (isExhausted(s) || isOverdue(run, s))).map(({ slot }) => slot.slot);
  if (slots.length === 0) return false;
  await (0, import_chunk_Y4VNX2VG.record)(run.paths, { kind: "given-up", slots });
  return true;
}
function isOverdue({ file, ledger }, { dispatchable }) {
  const last = Date.parse(ledger.at(-1)?.at ?? "");
  return file.kind === "fix" && dispatchable && Date.parse((0, import_chunk_Y4VNX2VG.now)()) - last >= EXECUTOR_PATIENCE;
}
async function giveUpWaiting({ paths, states }) {
  const slots = states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_Y4VNX2VG.record)(paths, { kind: "given-up", slots });
  return slots.length;
}
async function reopen(repository, name) {
  const run = await (0, import_chunk_SKHYTMM2.openRun)(repository, name);
  (0, import_chunk_SKHYTMM2.requireNoEarlierScorers)(run.paths, run.slots);
  const partly = new Set(await partlyExamined(run));
  const isOpenable = ({ status, slot }) => status === "failed" || partly.has(slot.slot);
  const slots = run.states.filter((s) => isOpenable(s) && s.slot.shard_slot === void 0).map(({ slot }) => slot.slot);
  const again = slots.filter((slot) => partly.has(slot));
  const partlyAgain = again.length === 0 ? {} : { partly: again };
  if (slots.length > 0) await (0, import_chunk_Y4VNX2VG.record)(run.paths, { kind: "reopened", slots, ...partlyAgain });
  return slots.length;
}
async function partlyExamined(run) {
  if (run.file.kind !== "review" || (0, import_chunk_I6EGR7Y3.ending)(run.ledger) === void 0) return [];
  return (await (0, import_chunk_3HP65ZAO.readFindings)(run)).unexamined.map(({ slot }) => slot);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  advance,
  giveUpWaiting,
  partlyExamined,
  reopen
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
parts["chunk-FFWSMVJH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  MAX_PARALLEL: () => MAX_PARALLEL,
  decideNext: () => decideNext
});
module.exports = __toCommonJS(stdin_exports);
var MAX_PARALLEL = 10;
function decideNext(phases, states, ledger) {
  const prepared = preparedPhases(phases, states, ledger);
  for (const phase of phases) {
    if (!prepared.has(phase)) return { kind: "prepare", phase };
    const pending = states.filter((s) => s.slot.phase === phase && s.status === "pending");
    if (pending.length > 0) {
      const slots = pending.slice(0, MAX_PARALLEL);
      return { kind: "dispatch", phase, slots, left: pending.length - slots.length };
    }
  }
  return { kind: "report" };
}
function preparedPhases(phases, states, ledger) {
  const prepared = /* @__PURE__ */ new Set();
  for (const event of ledger) {
    if (event.kind === "planned") prepared.add(event.phase);
    if (event.kind !== "reopened") continue;
    const reopened = states.filter(({ slot }) => event.slots.includes(slot.slot)).map(({ slot }) => slot.phase);
    if (reopened.some((phase) => phase === "review" || phase === "sources") && phases.includes("score"))
      prepared.delete("score");
  }
  return prepared;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MAX_PARALLEL,
  decideNext
});
});
parts["chunk-GJWCXLYL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  phasesOf: () => phasesOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
function phasesOf({ kind, settings }) {
  return import_chunk_PXWIJ4LO.PHASES_OF[kind].filter((phase) => phase !== "sources" || settings.calls?.in_a_row === true);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  phasesOf
});
});
parts["chunk-P4NDZK3S"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  clientEnvironment: () => clientEnvironment,
  isInSession: () => isInSession,
  withCertificates: () => withCertificates
});
module.exports = __toCommonJS(stdin_exports);
var OF_A_SESSION = /^(?:CLAUDECODE|CLAUDE_CODE_(?:ENTRYPOINT|SESSION_ID|SSE_PORT)|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_.*)$/;
function isInSession(env) {
  return env["CLAUDECODE"] === "1";
}
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
  isInSession,
  withCertificates
});
});
parts["chunk-QTTEYOOT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openSlot: () => openSlot
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
async function openSlot(repository, name) {
  const parts = (0, import_chunk_DRNRIY4A.slotParts)(name);
  if (parts === void 0) {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `"${name}" is no slot`, {
      hint: `a slot is RUN/N, such as ${/^[a-z0-9]{4,16}$/.test(name) ? name : "r7k2ab"}/1`
    });
  }
  const run = await (0, import_chunk_SKHYTMM2.openRun)(repository, parts.run);
  const slot = run.slots.find((s) => s.slot === name);
  if (slot !== void 0) return { run, slot };
  throw new import_chunk_J3I4R3VV.Failure("run/unknown-slot", `run ${parts.run} has no slot ${parts.number}`, {
    hint: run.slots.length === 0 ? `none is on offer yet: correctless next ${parts.run}` : `see its slots: correctless status ${parts.run}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openSlot
});
});
parts["chunk-ZDADOP2F"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isByHand: () => isByHand,
  storeByHand: () => storeByHand,
  takesNoReply: () => takesNoReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LKQPUD2R = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-LKQPUD2R"]();
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_node_crypto = require("node:crypto");
var BY_HAND = "by-hand-";
function isByHand(agentId) {
  return agentId.startsWith(BY_HAND);
}
async function storeByHand(run, slot, bytes, keep) {
  if (run.file.captured !== "manual") {
    throw new import_chunk_J3I4R3VV.Failure("run/captured-by-hooks", `run ${run.file.run} is filled by the client's hooks`, {
      hint: "plan a run for replies by hand: correctless plan --capture manual"
    });
  }
  const judged = await judgeByHand(run, slot, bytes.toString("utf8"));
  const problems = judged.kind === "refused" ? [judged.why] : [...judged.remarks, ...judged.once ?? []];
  if (problems.length > 0 && (judged.kind === "refused" || !keep)) {
    if (judged.kind === "refused" || slot.agent !== "fix-diff-reviewer")
      await recordRefusal(run, slot, `refused/claims: ${problems.join("; ")}`);
    throw new import_chunk_J3I4R3VV.Failure("refused/claims", problems.join("\n"), {
      hint: "mend the reply; claims that do not hold may also be stored with --keep, and are then dropped"
    });
  }
  await storeOnce(run, slot, await (0, import_chunk_LKQPUD2R.cleanReply)(run, slot.agent, bytes.toString("utf8")));
  if (judged.kind === "refused") return { dropped: [], gaps: [] };
  return { dropped: judged.remarks, gaps: judged.once ?? [] };
}
async function judgeByHand(run, slot, reply) {
  try {
    return await (0, import_chunk_LKQPUD2R.judgeReply)({
      run,
      agent: slot.agent,
      reply,
      slotNamed: (name) => {
        (0, import_chunk_BM7WRDFC.requireSlot)({ slot: name }, slot.slot);
        return Promise.resolve(slot);
      },
      slotAwaited: () => Promise.resolve(),
      looks: void 0
    });
  } catch (error) {
    if (error instanceof import_chunk_J3I4R3VV.Failure && error.code.startsWith("refused/"))
      await recordRefusal(run, slot, `${error.code}: ${error.message}`);
    throw error;
  }
}
async function recordRefusal(run, { slot, agent }, said) {
  const state = run.states.find((one) => one.slot.slot === slot);
  if (state?.status !== "pending") return;
  const why = `a reply was refused: ${await (0, import_chunk_LKQPUD2R.cleanWords)(run, said)}`;
  await (0, import_chunk_Y4VNX2VG.record)(
    run.paths,
    agent === "fix-diff-reviewer" ? { kind: "lost", slot, why } : { kind: "refused", slot, agent, why }
  );
}
function nameByHand({ ledger }, { slot }) {
  const earlier = (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "stored").filter((event) => event.slot === slot).length;
  return `${BY_HAND}${(0, import_chunk_DRNRIY4A.slotParts)(slot)?.number ?? 0}${earlier === 0 ? "" : `-${earlier + 1}`}`;
}
async function storeOnce(run, slot, bytes) {
  const agentId = nameByHand(run, slot);
  const path = run.paths.reply(agentId);
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  const isOurs = isOpen && (await (0, import_chunk_WRWMQTCS.createFileOnce)(path, bytes) || bytes.equals(await (0, import_chunk_WRWMQTCS.readBytes)(path)));
  if (!isOurs) throw takesNoReply(run, slot);
  await (0, import_chunk_Y4VNX2VG.record)(run.paths, {
    kind: "stored",
    slot: slot.slot,
    agentId,
    sha256: (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    tokens: null,
    milliseconds: null
  });
}
function takesNoReply({ file, states }, { slot }) {
  const isFailed = states.some((state) => state.slot.slot === slot && state.status === "failed");
  const next = (0, import_chunk_QCNB2JM5.nextCommand)(file);
  return isFailed ? new import_chunk_J3I4R3VV.Failure("run/slot-stored", `slot ${slot} takes no reply: it was given up`, {
    hint: `open it again: ${next} --retry`
  }) : new import_chunk_J3I4R3VV.Failure("run/slot-stored", `slot ${slot} takes no reply: it has one`, {
    hint: `go on with: ${next}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isByHand,
  storeByHand,
  takesNoReply
});
});
