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
var from_audit_173280a8;
var from_background_203386a0;
var from_baseline_0a04f122;
var from_chunk_dd800a30;
var from_context_e02c282f;
var from_diff_ce450c5d;
var from_doctor_73fa1452;
var from_find_command_5eb14d10;
var from_give_up_8dc185bb;
var from_guard_439d79cb;
var from_hook_9fe6c0ef;
var from_merge_67fca2e8;
var from_next_43f2a0fa;
var from_open_audit_da85fb0f;
var from_packet_3f73ac9c;
var from_parse_e429d605;
var from_plan_df921152;
var from_post_f6a95e93;
var from_pre_c7721268;
var from_reply_aafd3c32;
var from_review_88fc5d03;
var from_rules_16fc1a76;
var from_run_ba00221b;
var from_status_7e07603e;
var from_step_86af9cd2;
var from_verdict_807c6fbe;
var from_version_61c60f26;
var from_main;
parts["chunk-NBBLTD3G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  positional: () => positional
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
function positional([first], name) {
  if (first !== void 0) return first;
  throw new import_chunk_VNW4R5LF.Failure("usage/missing-argument", `${name} is missing`, { hint: "see: correctless --help" });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  positional
});
});
parts["chunk-PJCKJZTS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRun: () => openRun,
  requireNoEarlierScorers: () => requireNoEarlierScorers,
  runAt: () => runAt
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RSP5V4ZV = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SMKJISEK = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-SMKJISEK"]();
var import_chunk_DUUH6XJL = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_XT3VKKCA = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-XT3VKKCA"]();
var import_chunk_CGRJKUFD = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-CGRJKUFD"]();
var import_chunk_XPIKYFDN = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_JU422HDE = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-JU422HDE"]();
var import_chunk_YNVRU2D7 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_node_path = require("node:path");
function requireNoEarlierScorers(paths, slots) {
  const isEarlier = ({ finding, findings = [] }) => finding !== void 0 || findings.some(({ id }) => id.startsWith("L"));
  if (slots.some(isEarlier))
    throw (0, import_chunk_JU422HDE.corrupt)(paths.run, "was begun by an earlier version, whose scorers replied in another form");
}
async function openRun(repository, name) {
  await (0, import_chunk_XT3VKKCA.requireUntracked)(repository);
  const paths = (0, import_chunk_SMKJISEK.runPaths)(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !await (0, import_chunk_XPIKYFDN.isFile)(paths.run)) throw await unknownRun(repository, name);
  const file = await (0, import_chunk_JU422HDE.readRunJson)(paths.run, "run");
  if (file.run !== name) throw (0, import_chunk_JU422HDE.corrupt)(paths.run, `belongs to run ${file.run}`);
  if (file.top !== repository.top) {
    throw new import_chunk_VNW4R5LF.Failure(
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
  const ledger = await (0, import_chunk_JU422HDE.readLedger)(paths, trust);
  (0, import_chunk_CGRJKUFD.requireSealed)(paths, ledger);
  (0, import_chunk_CGRJKUFD.requireReplies)(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  if ((0, import_chunk_CGRJKUFD.ending)(ledger) === void 0) requireNoEarlierScorers(paths, slots);
  return { repository, file, paths, ledger, slots, states: (0, import_chunk_RSP5V4ZV.slotStates)(slots, ledger) };
}
async function readSlots(file, paths, ledger) {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = (0, import_chunk_SMKJISEK.slotParts)(name)?.number ?? 0;
      const slot = await (0, import_chunk_JU422HDE.readRunJson)(paths.slot(number), "slot");
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw (0, import_chunk_JU422HDE.corrupt)(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    })
  );
}
function countingPlans(ledger) {
  const plans = (0, import_chunk_JU422HDE.eventsOf)(ledger, "planned");
  const lastScores = plans.findLast((plan) => plan.phase === "score");
  const stored = new Set((0, import_chunk_JU422HDE.eventsOf)(ledger, "stored").map((event) => event.slot));
  return plans.map(
    (plan) => plan.phase === "score" && plan !== lastScores ? { slots: plan.slots.filter((slot) => stored.has(slot)) } : plan
  );
}
async function unknownRun(repository, name) {
  const known = (await (0, import_chunk_YNVRU2D7.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"))).toSorted(import_chunk_UTFC5QHX.compareText);
  const tree = await (0, import_chunk_DUUH6XJL.auditOfTree)(repository.top);
  return new import_chunk_VNW4R5LF.Failure("run/unknown", `no run "${name}" in this repository`, {
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
parts["chunk-PX4E4SAD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readReportIfAny: () => readReportIfAny
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JU422HDE = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-JU422HDE"]();
var import_chunk_YNVRU2D7 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-YNVRU2D7"]();
async function readReportIfAny(path) {
  const text = await (0, import_chunk_YNVRU2D7.readTextIfAny)(path);
  if (text === void 0) return void 0;
  const value = (0, import_chunk_JU422HDE.parsedJson)(path, text);
  fillMemory(value);
  return (0, import_chunk_JU422HDE.checkedValue)(path, "report", value);
}
function fillMemory(value) {
  if (!isPart(value)) return;
  const { counts, coverage, suppressions, findings, cost } = value;
  fill(value, { since: null });
  fill(counts, { followed: 0 });
  fill(coverage, NONE_CARRIED);
  if (isPart(coverage)) fillEach(coverage["lenses"], NONE_CARRIED);
  fill(suppressions, { added: [], unsure: [], graver: [] });
  fillEach(findings, { state: "new", since: null });
  fill(cost, { by_agent: [] });
}
var NONE_CARRIED = { carried: 0 };
var isPart = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function fill(value, defaults) {
  if (!isPart(value)) return;
  for (const [key, missing] of Object.entries(defaults)) if (!Object.hasOwn(value, key)) value[key] = missing;
}
function fillEach(values, defaults) {
  if (Array.isArray(values)) for (const value of values) fill(value, defaults);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readReportIfAny
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
parts["chunk-UMQWWTT7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_88fc5d03 ??= require("./review-88fc5d03.cjs"))["review-T4NT6YBF"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_df921152 ??= require("./plan-df921152.cjs"))["plan-C4KWQOLS"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_43f2a0fa ??= require("./next-43f2a0fa.cjs"))["next-ITQ3J3MW"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_3f73ac9c ??= require("./packet-3f73ac9c.cjs"))["packet-POJZ5YZS"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_aafd3c32 ??= require("./reply-aafd3c32.cjs"))["reply-2UZWR3VK"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_8dc185bb ??= require("./give-up-8dc185bb.cjs"))["give-up-HBIRZ3BO"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_67fca2e8 ??= require("./merge-67fca2e8.cjs"))["merge-D3TQOJQN"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_7e07603e ??= require("./status-7e07603e.cjs"))["status-PF67JVUE"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_ba00221b ??= require("./run-ba00221b.cjs"))["run-MZDB6PEX"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_807c6fbe ??= require("./verdict-807c6fbe.cjs"))["verdict-KVMW3PQ4"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_da85fb0f ??= require("./open-audit-da85fb0f.cjs"))["report-B3MLPSSR"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_f6a95e93 ??= require("./post-f6a95e93.cjs"))["post-P4GQPBD2"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_0a04f122 ??= require("./baseline-0a04f122.cjs"))["baseline-VOE7AFDQ"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_0a04f122 ??= require("./baseline-0a04f122.cjs"))["suppress-K32DT5GT"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_173280a8 ??= require("./audit-173280a8.cjs"))["audit-2HVGB7TZ"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_ce450c5d ??= require("./diff-ce450c5d.cjs"))["diff-CGMBMMID"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_16fc1a76 ??= require("./rules-16fc1a76.cjs"))["rules-KDQ23L43"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_439d79cb ??= require("./guard-439d79cb.cjs"))["guard-WDUYEJ3U"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_e02c282f ??= require("./context-e02c282f.cjs"))["verify-SBNRE53Y"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_86af9cd2 ??= require("./step-86af9cd2.cjs"))["step-VOJDR2FU"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_e429d605 ??= require("./parse-e429d605.cjs"))["parse-M32DTS7T"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_73fa1452 ??= require("./doctor-73fa1452.cjs"))["doctor-MAKVGBIC"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_5eb14d10 ??= require("./find-command-5eb14d10.cjs"))["help-C7LKFIEE"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_9fe6c0ef ??= require("./hook-9fe6c0ef.cjs"))["hook-ISX2BEXE"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_203386a0 ??= require("./background-203386a0.cjs"))["background-4TWHWJRT"]()))).backgroundCommand]
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
parts["chunk-WARVG4I5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readReport: () => readReport
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PX4E4SAD = parts["chunk-PX4E4SAD"]();
var import_chunk_H35HTWH6 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-H35HTWH6"]();
var import_chunk_CGRJKUFD = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-CGRJKUFD"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
async function readReport(run) {
  if (run.file.kind === "step") {
    throw new import_chunk_VNW4R5LF.Failure(
      "usage/bad-value",
      `run ${run.file.run} judged a step and has a verdict, not a report`,
      {
        hint: `see it with: correctless verdict ${run.file.run}`
      }
    );
  }
  const report = await (0, import_chunk_PX4E4SAD.readReportIfAny)(run.paths.report);
  if (report !== void 0 && (0, import_chunk_CGRJKUFD.ending)(run.ledger) !== void 0) return report;
  throw new import_chunk_VNW4R5LF.Failure("run/not-finished", `run ${run.file.run} has no report yet`, {
    hint: `go on with: ${(0, import_chunk_H35HTWH6.nextCommand)(run.file)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readReport
});
});
parts["chunk-XVJUAOZE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nearest: () => nearest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-UTFC5QHX"]();
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
