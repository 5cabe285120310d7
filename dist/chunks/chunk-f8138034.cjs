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
var from_audit_2a6bebd2;
var from_background_1971f08f;
var from_baseline_cfec3477;
var from_chunk_330fcd1a;
var from_context_d2b545e8;
var from_diff_9084cb30;
var from_doctor_9d045f98;
var from_find_command_4d803cd8;
var from_guard_30ce8096;
var from_hook_140ff4e6;
var from_merge_97dd9981;
var from_next_4f56bc07;
var from_open_audit_a2d2893e;
var from_packet_c65be98f;
var from_parse_5dfa2bd8;
var from_plan_43de2597;
var from_post_c926a580;
var from_pre_a910e939;
var from_review_2837352b;
var from_rules_20e3b84e;
var from_run_a34526d7;
var from_status_3572eb30;
var from_step_d21ff541;
var from_verdict_1fd4ce42;
var from_version_61c60f26;
var from_main;
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
parts["chunk-JGUFULKR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_2837352b ??= require("./review-2837352b.cjs"))["review-BDXWHZCF"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_43de2597 ??= require("./plan-43de2597.cjs"))["plan-H6X2ZXQZ"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_4f56bc07 ??= require("./next-4f56bc07.cjs"))["next-7GX7FWDU"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_c65be98f ??= require("./packet-c65be98f.cjs"))["packet-CAH55UZP"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_packet_c65be98f ??= require("./packet-c65be98f.cjs"))["reply-4TRC2FZB"]()))).replyCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_97dd9981 ??= require("./merge-97dd9981.cjs"))["merge-7D7XKWK4"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_3572eb30 ??= require("./status-3572eb30.cjs"))["status-4GUYYYCT"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_a34526d7 ??= require("./run-a34526d7.cjs"))["run-SHVTCCIA"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_1fd4ce42 ??= require("./verdict-1fd4ce42.cjs"))["verdict-NXIQYOKD"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_a2d2893e ??= require("./open-audit-a2d2893e.cjs"))["report-SJHSSI52"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_c926a580 ??= require("./post-c926a580.cjs"))["post-VRX7YJ45"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_cfec3477 ??= require("./baseline-cfec3477.cjs"))["baseline-WHXHTJS2"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_cfec3477 ??= require("./baseline-cfec3477.cjs"))["suppress-SSSA7AHK"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_2a6bebd2 ??= require("./audit-2a6bebd2.cjs"))["audit-UHWSLO2P"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_9084cb30 ??= require("./diff-9084cb30.cjs"))["diff-DBMB6WS5"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_20e3b84e ??= require("./rules-20e3b84e.cjs"))["rules-4EZ3TT4R"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_30ce8096 ??= require("./guard-30ce8096.cjs"))["guard-FG6S3FDW"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_d2b545e8 ??= require("./context-d2b545e8.cjs"))["verify-C4ZYFWF5"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_d21ff541 ??= require("./step-d21ff541.cjs"))["step-TDRBTAWN"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_5dfa2bd8 ??= require("./parse-5dfa2bd8.cjs"))["parse-6M22IL7N"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_9d045f98 ??= require("./doctor-9d045f98.cjs"))["doctor-OBG7W4O4"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_4d803cd8 ??= require("./find-command-4d803cd8.cjs"))["help-6ZHK6BK4"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_140ff4e6 ??= require("./hook-140ff4e6.cjs"))["hook-4YQQIQKG"]()))).hookCommand],
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
parts["chunk-TVPH2E6A"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRun: () => openRun,
  requireNoEarlierScorers: () => requireNoEarlierScorers,
  runAt: () => runAt
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HVXKFRYY = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-HVXKFRYY"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_PQJOHC2T = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-PQJOHC2T"]();
var import_chunk_UBEHNHW4 = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-UBEHNHW4"]();
var import_chunk_XPIKYFDN = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_node_path = require("node:path");
function requireNoEarlierScorers(paths, slots) {
  if (slots.some(({ finding }) => finding !== void 0))
    throw (0, import_chunk_AVHIYBNK.corrupt)(paths.run, "was begun by an earlier version, whose scorers replied in another form");
}
async function openRun(repository, name) {
  await (0, import_chunk_PQJOHC2T.requireUntracked)(repository);
  const paths = (0, import_chunk_SMKJISEK.runPaths)(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !await (0, import_chunk_XPIKYFDN.isFile)(paths.run)) throw await unknownRun(repository, name);
  const file = await (0, import_chunk_AVHIYBNK.readRunJson)(paths.run, "run");
  if (file.run !== name) throw (0, import_chunk_AVHIYBNK.corrupt)(paths.run, `belongs to run ${file.run}`);
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
  const ledger = await (0, import_chunk_AVHIYBNK.readLedger)(paths, trust);
  (0, import_chunk_UBEHNHW4.requireSealed)(paths, ledger);
  (0, import_chunk_UBEHNHW4.requireReplies)(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  if ((0, import_chunk_UBEHNHW4.ending)(ledger) === void 0) requireNoEarlierScorers(paths, slots);
  return { repository, file, paths, ledger, slots, states: (0, import_chunk_HVXKFRYY.slotStates)(slots, ledger) };
}
async function readSlots(file, paths, ledger) {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = (0, import_chunk_SMKJISEK.slotParts)(name)?.number ?? 0;
      const slot = await (0, import_chunk_AVHIYBNK.readRunJson)(paths.slot(number), "slot");
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw (0, import_chunk_AVHIYBNK.corrupt)(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    })
  );
}
function countingPlans(ledger) {
  const plans = (0, import_chunk_AVHIYBNK.eventsOf)(ledger, "planned");
  const lastScores = plans.findLast((plan) => plan.phase === "score");
  const stored = new Set((0, import_chunk_AVHIYBNK.eventsOf)(ledger, "stored").map((event) => event.slot));
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
parts["chunk-XVJUAOZE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nearest: () => nearest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
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
