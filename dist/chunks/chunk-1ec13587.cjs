var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_audit_f0436bab;
var from_background_1971f08f;
var from_baseline_74deaf30;
var from_chunk_f801c042;
var from_context_4e96a24e;
var from_diff_00d1b2cd;
var from_doctor_f9e6ca74;
var from_find_command_8c4f5f00;
var from_give_up_110f55fb;
var from_guard_17520305;
var from_hook_b885b88c;
var from_merge_c7484de5;
var from_next_ca23eca4;
var from_open_audit_927cfa05;
var from_packet_25e82013;
var from_parse_120e5a8a;
var from_plan_fdec48d3;
var from_post_d8115f90;
var from_pre_9c4b6364;
var from_reply_08313f4d;
var from_review_e504e1ec;
var from_rules_2bf1c419;
var from_run_79fb1681;
var from_status_6c8642a8;
var from_step_de590793;
var from_suppress_35aa077a;
var from_verdict_17de71f1;
var from_version_61c60f26;
var from_main;
parts["chunk-23OVXZDC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_e504e1ec ??= require("./review-e504e1ec.cjs"))["review-FSHVB2NH"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_fdec48d3 ??= require("./plan-fdec48d3.cjs"))["plan-GQBA5K6N"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_ca23eca4 ??= require("./next-ca23eca4.cjs"))["next-ZFGSIFQV"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_25e82013 ??= require("./packet-25e82013.cjs"))["packet-GHX6QLHT"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_08313f4d ??= require("./reply-08313f4d.cjs"))["reply-O5EHENME"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_110f55fb ??= require("./give-up-110f55fb.cjs"))["give-up-CKDULZ3U"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_c7484de5 ??= require("./merge-c7484de5.cjs"))["merge-XF2WFD5K"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_6c8642a8 ??= require("./status-6c8642a8.cjs"))["status-W63SATG5"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_79fb1681 ??= require("./run-79fb1681.cjs"))["run-6JKYU6MY"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_17de71f1 ??= require("./verdict-17de71f1.cjs"))["verdict-YGTRGNZB"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_927cfa05 ??= require("./open-audit-927cfa05.cjs"))["report-WNG4SWOG"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_d8115f90 ??= require("./post-d8115f90.cjs"))["post-ADX6XV6B"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_74deaf30 ??= require("./baseline-74deaf30.cjs"))["baseline-OPH26Z3E"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_suppress_35aa077a ??= require("./suppress-35aa077a.cjs"))["suppress-YOPWURHD"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_f0436bab ??= require("./audit-f0436bab.cjs"))["audit-UUF3ESFC"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_00d1b2cd ??= require("./diff-00d1b2cd.cjs"))["diff-KKNC3RAK"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_2bf1c419 ??= require("./rules-2bf1c419.cjs"))["rules-KZBU66PR"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_17520305 ??= require("./guard-17520305.cjs"))["guard-4ZA3MGLY"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_4e96a24e ??= require("./context-4e96a24e.cjs"))["verify-EF3AQKLS"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_de590793 ??= require("./step-de590793.cjs"))["step-PY5AUFHV"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_120e5a8a ??= require("./parse-120e5a8a.cjs"))["parse-2WXO4VMY"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_f9e6ca74 ??= require("./doctor-f9e6ca74.cjs"))["doctor-USEE4RCN"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_8c4f5f00 ??= require("./find-command-8c4f5f00.cjs"))["help-WLTT43AL"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_b885b88c ??= require("./hook-b885b88c.cjs"))["hook-WVKNRIVW"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_1971f08f ??= require("./background-1971f08f.cjs"))["background-CV7TWJUQ"]()))).backgroundCommand]
]);
function allCommands() {
  return Promise.all([...COMMANDS.values()].map((load) => load()));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  COMMANDS,
  allCommands
});
});
parts["chunk-7RPIBHZT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  positional: () => positional
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
function positional([first], name) {
  if (first !== void 0) return first;
  throw new import_chunk_Z5MRELTP.Failure("usage/missing-argument", `${name} is missing`, { hint: "see: correctless --help" });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  positional
});
});
parts["chunk-QOL6VUOG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  didYouMean: () => didYouMean
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XVJUAOZE = parts["chunk-XVJUAOZE"]();
function didYouMean(word, candidates) {
  const meant = (0, import_chunk_XVJUAOZE.nearest)(word, candidates);
  return meant === void 0 ? "" : `did you mean "${meant}"? `;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  didYouMean
});
});
parts["chunk-WACIMWI2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRun: () => openRun,
  requireNoEarlierScorers: () => requireNoEarlierScorers,
  runAt: () => runAt
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RSP5V4ZV = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_chunk_DUUH6XJL = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ODZTU4X2 = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-ODZTU4X2"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_XPIKYFDN = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_node_path = require("node:path");
function requireNoEarlierScorers(paths, slots) {
  if (slots.some(({ finding }) => finding !== void 0))
    throw (0, import_chunk_GFW5ZPTE.corrupt)(paths.run, "was begun by an earlier version, whose scorers replied in another form");
}
async function openRun(repository, name) {
  await (0, import_chunk_ODZTU4X2.requireUntracked)(repository);
  const paths = (0, import_chunk_SMKJISEK.runPaths)(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !await (0, import_chunk_XPIKYFDN.isFile)(paths.run)) throw await unknownRun(repository, name);
  const file = await (0, import_chunk_GFW5ZPTE.readRunJson)(paths.run, "run");
  if (file.run !== name) throw (0, import_chunk_GFW5ZPTE.corrupt)(paths.run, `belongs to run ${file.run}`);
  if (file.top !== repository.top) {
    throw new import_chunk_Z5MRELTP.Failure(
      "run/other-repository",
      `run ${name} was made for ${file.top}, this is ${repository.top}`,
      {
        hint: "start a new run here with: correctless plan"
      }
    );
  }
  return runAt(repository, file, paths);
}
async function runAt(repository, file, paths, trust = "own") {
  const ledger = await (0, import_chunk_GFW5ZPTE.readLedger)(paths, trust);
  (0, import_chunk_MN3ZHWQA.requireSealed)(paths, ledger);
  (0, import_chunk_MN3ZHWQA.requireReplies)(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  if ((0, import_chunk_MN3ZHWQA.ending)(ledger) === void 0) requireNoEarlierScorers(paths, slots);
  return { repository, file, paths, ledger, slots, states: (0, import_chunk_RSP5V4ZV.slotStates)(slots, ledger) };
}
async function readSlots(file, paths, ledger) {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = (0, import_chunk_SMKJISEK.slotParts)(name)?.number ?? 0;
      const slot = await (0, import_chunk_GFW5ZPTE.readRunJson)(paths.slot(number), "slot");
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw (0, import_chunk_GFW5ZPTE.corrupt)(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    })
  );
}
function countingPlans(ledger) {
  const plans = (0, import_chunk_GFW5ZPTE.eventsOf)(ledger, "planned");
  const lastScores = plans.findLast((plan) => plan.phase === "score");
  const stored = new Set((0, import_chunk_GFW5ZPTE.eventsOf)(ledger, "stored").map((event) => event.slot));
  return plans.map(
    (plan) => plan.phase === "score" && plan !== lastScores ? { slots: plan.slots.filter((slot) => stored.has(slot)) } : plan
  );
}
async function unknownRun(repository, name) {
  const known = (await (0, import_chunk_YKMPV6QP.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"))).toSorted(import_chunk_UTFC5QHX.compareText);
  const tree = await (0, import_chunk_DUUH6XJL.auditOfTree)(repository.top);
  return new import_chunk_Z5MRELTP.Failure("run/unknown", `no run "${name}" in this repository`, {
    hint: tree !== void 0 ? (0, import_chunk_DUUH6XJL.standElsewhere)(tree) : known.length === 0 ? "start one with: correctless plan" : `runs here: ${known.slice(-10).join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openRun,
  requireNoEarlierScorers,
  runAt
});
});
parts["chunk-XVJUAOZE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nearest: () => nearest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
function nearest(word, candidates) {
  const [best] = candidates.map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) })).filter(({ candidate, slips }) => slips <= 2 && slips * 2 < candidate.length).toSorted((a, b) => a.slips - b.slips || (0, import_chunk_UTFC5QHX.compareText)(a.candidate, b.candidate));
  return best?.candidate;
}
function slipsBetween(a, b) {
  const [from, to] = [Array.from(a), Array.from(b)];
  let higher = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      const isSwapped = column > 0 && letter === to[column - 1] && from[row - 1] === other;
      const swapped = isSwapped ? (higher[column - 1] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, swapped, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    higher = above;
    above = current;
  }
  return above.at(-1) ?? 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nearest
});
});
