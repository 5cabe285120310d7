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
var from_audit_34a5dcb7;
var from_background_1971f08f;
var from_baseline_5d4dcc3f;
var from_chunk_93bd2415;
var from_context_2d531872;
var from_diff_57f3762c;
var from_doctor_3128abb9;
var from_find_command_5a795609;
var from_give_up_d87a24b0;
var from_guard_46ca114c;
var from_hook_06cb12b1;
var from_merge_accc56bc;
var from_next_0b17cf4c;
var from_open_audit_d643f6c9;
var from_packet_ab91149f;
var from_parse_cd95f77d;
var from_plan_ad56be26;
var from_post_078947bd;
var from_pre_2a248e15;
var from_reply_00a2bc6f;
var from_review_13352222;
var from_rules_a5ea39c5;
var from_run_9781eb77;
var from_status_5dc03f4c;
var from_step_4e706975;
var from_verdict_4319eb3c;
var from_version_61c60f26;
var from_main;
parts["chunk-4RDW2XP2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_13352222 ??= require("./review-13352222.cjs"))["review-ERMPGJN2"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_ad56be26 ??= require("./plan-ad56be26.cjs"))["plan-L4IT54BV"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_0b17cf4c ??= require("./next-0b17cf4c.cjs"))["next-YSRNNQ7A"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_ab91149f ??= require("./packet-ab91149f.cjs"))["packet-NXUQTO42"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_00a2bc6f ??= require("./reply-00a2bc6f.cjs"))["reply-EDJI7GLN"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_d87a24b0 ??= require("./give-up-d87a24b0.cjs"))["give-up-WTPAFKPV"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_accc56bc ??= require("./merge-accc56bc.cjs"))["merge-DJBR5MIP"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_5dc03f4c ??= require("./status-5dc03f4c.cjs"))["status-HONPWUPH"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_9781eb77 ??= require("./run-9781eb77.cjs"))["run-BSBQOC66"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_4319eb3c ??= require("./verdict-4319eb3c.cjs"))["verdict-GYMDGROQ"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_d643f6c9 ??= require("./open-audit-d643f6c9.cjs"))["report-IEV46UHM"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_078947bd ??= require("./post-078947bd.cjs"))["post-VNHIOYSE"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_5d4dcc3f ??= require("./baseline-5d4dcc3f.cjs"))["baseline-VT5HXLIB"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_5d4dcc3f ??= require("./baseline-5d4dcc3f.cjs"))["suppress-IGJT5Z73"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_34a5dcb7 ??= require("./audit-34a5dcb7.cjs"))["audit-52ZYPBMC"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_57f3762c ??= require("./diff-57f3762c.cjs"))["diff-RFG2X6NB"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_a5ea39c5 ??= require("./rules-a5ea39c5.cjs"))["rules-A4PNTCKP"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_46ca114c ??= require("./guard-46ca114c.cjs"))["guard-DBHXFI5N"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_2d531872 ??= require("./context-2d531872.cjs"))["verify-FVAZQQF4"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_4e706975 ??= require("./step-4e706975.cjs"))["step-TH5IPW7Z"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_cd95f77d ??= require("./parse-cd95f77d.cjs"))["parse-7XMZXJBB"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_3128abb9 ??= require("./doctor-3128abb9.cjs"))["doctor-F2V7I7WX"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_5a795609 ??= require("./find-command-5a795609.cjs"))["help-VFT2ZDCP"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_06cb12b1 ??= require("./hook-06cb12b1.cjs"))["hook-YTSLOJHN"]()))).hookCommand],
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
parts["chunk-QNDJGA4J"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRun: () => openRun,
  requireNoEarlierScorers: () => requireNoEarlierScorers,
  runAt: () => runAt
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RSP5V4ZV = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SMKJISEK = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-SMKJISEK"]();
var import_chunk_IJYU47K2 = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-IJYU47K2"]();
var import_chunk_UL7S7MAU = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-UL7S7MAU"]();
var import_chunk_XPIKYFDN = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_KWQROFBA = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-KWQROFBA"]();
var import_chunk_YKMPV6QP = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_node_path = require("node:path");
function requireNoEarlierScorers(paths, slots) {
  if (slots.some(({ finding }) => finding !== void 0))
    throw (0, import_chunk_KWQROFBA.corrupt)(paths.run, "was begun by an earlier version, whose scorers replied in another form");
}
async function openRun(repository, name) {
  await (0, import_chunk_IJYU47K2.requireUntracked)(repository);
  const paths = (0, import_chunk_SMKJISEK.runPaths)(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !await (0, import_chunk_XPIKYFDN.isFile)(paths.run)) throw await unknownRun(repository, name);
  const file = await (0, import_chunk_KWQROFBA.readRunJson)(paths.run, "run");
  if (file.run !== name) throw (0, import_chunk_KWQROFBA.corrupt)(paths.run, `belongs to run ${file.run}`);
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
  const ledger = await (0, import_chunk_KWQROFBA.readLedger)(paths, trust);
  (0, import_chunk_UL7S7MAU.requireSealed)(paths, ledger);
  (0, import_chunk_UL7S7MAU.requireReplies)(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  if ((0, import_chunk_UL7S7MAU.ending)(ledger) === void 0) requireNoEarlierScorers(paths, slots);
  return { repository, file, paths, ledger, slots, states: (0, import_chunk_RSP5V4ZV.slotStates)(slots, ledger) };
}
async function readSlots(file, paths, ledger) {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = (0, import_chunk_SMKJISEK.slotParts)(name)?.number ?? 0;
      const slot = await (0, import_chunk_KWQROFBA.readRunJson)(paths.slot(number), "slot");
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw (0, import_chunk_KWQROFBA.corrupt)(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    })
  );
}
function countingPlans(ledger) {
  const plans = (0, import_chunk_KWQROFBA.eventsOf)(ledger, "planned");
  const lastScores = plans.findLast((plan) => plan.phase === "score");
  const stored = new Set((0, import_chunk_KWQROFBA.eventsOf)(ledger, "stored").map((event) => event.slot));
  return plans.map(
    (plan) => plan.phase === "score" && plan !== lastScores ? { slots: plan.slots.filter((slot) => stored.has(slot)) } : plan
  );
}
async function unknownRun(repository, name) {
  const known = (await (0, import_chunk_YKMPV6QP.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"))).toSorted(import_chunk_UTFC5QHX.compareText);
  return new import_chunk_Z5MRELTP.Failure("run/unknown", `no run "${name}" in this repository`, {
    hint: known.length === 0 ? "start one with: correctless plan" : `runs here: ${known.slice(-10).join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openRun,
  requireNoEarlierScorers,
  runAt
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
parts["chunk-XVJUAOZE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nearest: () => nearest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-UTFC5QHX"]();
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
