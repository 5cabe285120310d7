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
var from_audit_1b4b0ea7;
var from_background_203386a0;
var from_baseline_3d1eb263;
var from_chunk_9d2a2c00;
var from_context_65912fe8;
var from_diff_f1692563;
var from_doctor_8ff737f4;
var from_find_command_776204ea;
var from_give_up_0b41d371;
var from_guard_dec221e5;
var from_hook_f5f5d4a8;
var from_merge_7cbedf50;
var from_next_1aab907e;
var from_open_audit_2a686326;
var from_packet_8687c855;
var from_parse_9ede6bb9;
var from_plan_a587f311;
var from_post_a8da417d;
var from_pre_4e3da236;
var from_reply_b9706212;
var from_review_e962f6ee;
var from_rules_4d8fd400;
var from_run_bd3bea36;
var from_status_5f46ad64;
var from_step_d0e92346;
var from_verdict_1eafb2a8;
var from_version_61c60f26;
var from_main;
parts["chunk-5KEBFM4S"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_e962f6ee ??= require("./review-e962f6ee.cjs"))["review-R6SSKIIF"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_a587f311 ??= require("./plan-a587f311.cjs"))["plan-53IYGAIH"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_1aab907e ??= require("./next-1aab907e.cjs"))["next-T3TKXFFN"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_8687c855 ??= require("./packet-8687c855.cjs"))["packet-GAHYCYKY"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_b9706212 ??= require("./reply-b9706212.cjs"))["reply-Q7TNBXQY"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_0b41d371 ??= require("./give-up-0b41d371.cjs"))["give-up-2LAB2ECL"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_7cbedf50 ??= require("./merge-7cbedf50.cjs"))["merge-IUJ4RA5B"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_5f46ad64 ??= require("./status-5f46ad64.cjs"))["status-A3QDY7XQ"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_bd3bea36 ??= require("./run-bd3bea36.cjs"))["run-WQWQTMIE"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_1eafb2a8 ??= require("./verdict-1eafb2a8.cjs"))["verdict-JGOUC2SF"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_2a686326 ??= require("./open-audit-2a686326.cjs"))["report-PP43HIPB"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_a8da417d ??= require("./post-a8da417d.cjs"))["post-MVL75V6O"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_3d1eb263 ??= require("./baseline-3d1eb263.cjs"))["baseline-ZODG4AK5"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_3d1eb263 ??= require("./baseline-3d1eb263.cjs"))["suppress-UU6Y26KH"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_1b4b0ea7 ??= require("./audit-1b4b0ea7.cjs"))["audit-PIRXF2XK"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_f1692563 ??= require("./diff-f1692563.cjs"))["diff-PX5QY4VX"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_4d8fd400 ??= require("./rules-4d8fd400.cjs"))["rules-JRAMJ34Q"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_dec221e5 ??= require("./guard-dec221e5.cjs"))["guard-K6OV2YIF"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_65912fe8 ??= require("./context-65912fe8.cjs"))["verify-FH37VNVE"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_d0e92346 ??= require("./step-d0e92346.cjs"))["step-A23WLV7J"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_9ede6bb9 ??= require("./parse-9ede6bb9.cjs"))["parse-6L5EQBLN"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_8ff737f4 ??= require("./doctor-8ff737f4.cjs"))["doctor-EF3Y7OW2"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_776204ea ??= require("./find-command-776204ea.cjs"))["help-JMSGDKY2"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_f5f5d4a8 ??= require("./hook-f5f5d4a8.cjs"))["hook-CLEKYRHV"]()))).hookCommand],
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
parts["chunk-6LAVYHEZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readReportIfAny: () => readReportIfAny
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AE7HF43W = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AE7HF43W"]();
var import_chunk_YNVRU2D7 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-YNVRU2D7"]();
async function readReportIfAny(path) {
  const text = await (0, import_chunk_YNVRU2D7.readTextIfAny)(path);
  if (text === void 0) return void 0;
  const value = (0, import_chunk_AE7HF43W.parsedJson)(path, text);
  fillMemory(value);
  return (0, import_chunk_AE7HF43W.checkedValue)(path, "report", value);
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
parts["chunk-JC3HBU5F"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readReport: () => readReport
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6LAVYHEZ = parts["chunk-6LAVYHEZ"]();
var import_chunk_6V3URSKL = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-6V3URSKL"]();
var import_chunk_VONXIK5O = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-VONXIK5O"]();
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
  const report = await (0, import_chunk_6LAVYHEZ.readReportIfAny)(run.paths.report);
  if (report !== void 0 && (0, import_chunk_VONXIK5O.ending)(run.ledger) !== void 0) return report;
  throw new import_chunk_VNW4R5LF.Failure("run/not-finished", `run ${run.file.run} has no report yet`, {
    hint: `go on with: ${(0, import_chunk_6V3URSKL.nextCommand)(run.file)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readReport
});
});
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
parts["chunk-O66TJFNY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRun: () => openRun,
  requireNoEarlierScorers: () => requireNoEarlierScorers,
  runAt: () => runAt
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RSP5V4ZV = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SMKJISEK = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-SMKJISEK"]();
var import_chunk_DUUH6XJL = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_YI2CIEZ2 = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-YI2CIEZ2"]();
var import_chunk_VONXIK5O = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-VONXIK5O"]();
var import_chunk_XPIKYFDN = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AE7HF43W = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AE7HF43W"]();
var import_chunk_YNVRU2D7 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_node_path = require("node:path");
function requireNoEarlierScorers(paths, slots) {
  if (slots.some(({ finding }) => finding !== void 0))
    throw (0, import_chunk_AE7HF43W.corrupt)(paths.run, "was begun by an earlier version, whose scorers replied in another form");
}
async function openRun(repository, name) {
  await (0, import_chunk_YI2CIEZ2.requireUntracked)(repository);
  const paths = (0, import_chunk_SMKJISEK.runPaths)(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !await (0, import_chunk_XPIKYFDN.isFile)(paths.run)) throw await unknownRun(repository, name);
  const file = await (0, import_chunk_AE7HF43W.readRunJson)(paths.run, "run");
  if (file.run !== name) throw (0, import_chunk_AE7HF43W.corrupt)(paths.run, `belongs to run ${file.run}`);
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
  const ledger = await (0, import_chunk_AE7HF43W.readLedger)(paths, trust);
  (0, import_chunk_VONXIK5O.requireSealed)(paths, ledger);
  (0, import_chunk_VONXIK5O.requireReplies)(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  if ((0, import_chunk_VONXIK5O.ending)(ledger) === void 0) requireNoEarlierScorers(paths, slots);
  return { repository, file, paths, ledger, slots, states: (0, import_chunk_RSP5V4ZV.slotStates)(slots, ledger) };
}
async function readSlots(file, paths, ledger) {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = (0, import_chunk_SMKJISEK.slotParts)(name)?.number ?? 0;
      const slot = await (0, import_chunk_AE7HF43W.readRunJson)(paths.slot(number), "slot");
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw (0, import_chunk_AE7HF43W.corrupt)(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    })
  );
}
function countingPlans(ledger) {
  const plans = (0, import_chunk_AE7HF43W.eventsOf)(ledger, "planned");
  const lastScores = plans.findLast((plan) => plan.phase === "score");
  const stored = new Set((0, import_chunk_AE7HF43W.eventsOf)(ledger, "stored").map((event) => event.slot));
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
var import_chunk_UTFC5QHX = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-UTFC5QHX"]();
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
