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
var from_audit_f07a2588;
var from_background_1971f08f;
var from_baseline_e8db2362;
var from_chunk_8f0c5ae8;
var from_context_02f93713;
var from_diff_2e94c461;
var from_doctor_7472d9f0;
var from_find_command_02244461;
var from_give_up_b4766ad4;
var from_guard_08f44c0d;
var from_hook_e6965f42;
var from_merge_a3f6535f;
var from_next_2262d4d9;
var from_open_audit_dd1f8094;
var from_packet_b3ee8089;
var from_parse_bcf9ab80;
var from_plan_21ebadc7;
var from_post_658b1433;
var from_pre_a111d074;
var from_reply_ab215bc9;
var from_review_3b8aa86a;
var from_rules_65628ce4;
var from_run_426d37fd;
var from_status_96a4f857;
var from_step_b17a3f89;
var from_verdict_cf130607;
var from_version_61c60f26;
var from_main;
parts["chunk-2VVQAJKX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_3b8aa86a ??= require("./review-3b8aa86a.cjs"))["review-RIO3FJFB"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_21ebadc7 ??= require("./plan-21ebadc7.cjs"))["plan-DWTUBSSM"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_2262d4d9 ??= require("./next-2262d4d9.cjs"))["next-DGODQS5J"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_b3ee8089 ??= require("./packet-b3ee8089.cjs"))["packet-OYH5IDIA"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_ab215bc9 ??= require("./reply-ab215bc9.cjs"))["reply-CWBCNN6J"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_b4766ad4 ??= require("./give-up-b4766ad4.cjs"))["give-up-ELLC7SUS"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_a3f6535f ??= require("./merge-a3f6535f.cjs"))["merge-N76UNYVS"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_96a4f857 ??= require("./status-96a4f857.cjs"))["status-3QCFS6MS"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_426d37fd ??= require("./run-426d37fd.cjs"))["run-CVBTMR5G"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_cf130607 ??= require("./verdict-cf130607.cjs"))["verdict-7K3PIV72"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_dd1f8094 ??= require("./open-audit-dd1f8094.cjs"))["report-Q4KN2WYL"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_658b1433 ??= require("./post-658b1433.cjs"))["post-GY2UP74N"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_e8db2362 ??= require("./baseline-e8db2362.cjs"))["baseline-D4CGDJA4"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_e8db2362 ??= require("./baseline-e8db2362.cjs"))["suppress-RZD4R5R2"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_f07a2588 ??= require("./audit-f07a2588.cjs"))["audit-LQPNSDRA"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_2e94c461 ??= require("./diff-2e94c461.cjs"))["diff-J4YBDMIB"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_65628ce4 ??= require("./rules-65628ce4.cjs"))["rules-3OTWSV74"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_08f44c0d ??= require("./guard-08f44c0d.cjs"))["guard-7N7NKQRN"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_02f93713 ??= require("./context-02f93713.cjs"))["verify-3YAD2TZP"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_b17a3f89 ??= require("./step-b17a3f89.cjs"))["step-33SDRQSU"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_bcf9ab80 ??= require("./parse-bcf9ab80.cjs"))["parse-2RXUUBG5"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_7472d9f0 ??= require("./doctor-7472d9f0.cjs"))["doctor-ZHG6NWIY"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_02244461 ??= require("./find-command-02244461.cjs"))["help-GWZK6ID7"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_e6965f42 ??= require("./hook-e6965f42.cjs"))["hook-RT5JLDJT"]()))).hookCommand],
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
parts["chunk-L2R27OF5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRun: () => openRun,
  requireNoEarlierScorers: () => requireNoEarlierScorers,
  runAt: () => runAt
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RSP5V4ZV = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SMKJISEK = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-SMKJISEK"]();
var import_chunk_TDQILXMZ = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-TDQILXMZ"]();
var import_chunk_W4LYE4MS = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-W4LYE4MS"]();
var import_chunk_XPIKYFDN = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_NDSJSICE = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-NDSJSICE"]();
var import_chunk_YKMPV6QP = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_node_path = require("node:path");
function requireNoEarlierScorers(paths, slots) {
  if (slots.some(({ finding }) => finding !== void 0))
    throw (0, import_chunk_NDSJSICE.corrupt)(paths.run, "was begun by an earlier version, whose scorers replied in another form");
}
async function openRun(repository, name) {
  await (0, import_chunk_TDQILXMZ.requireUntracked)(repository);
  const paths = (0, import_chunk_SMKJISEK.runPaths)(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !await (0, import_chunk_XPIKYFDN.isFile)(paths.run)) throw await unknownRun(repository, name);
  const file = await (0, import_chunk_NDSJSICE.readRunJson)(paths.run, "run");
  if (file.run !== name) throw (0, import_chunk_NDSJSICE.corrupt)(paths.run, `belongs to run ${file.run}`);
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
  const ledger = await (0, import_chunk_NDSJSICE.readLedger)(paths, trust);
  (0, import_chunk_W4LYE4MS.requireSealed)(paths, ledger);
  (0, import_chunk_W4LYE4MS.requireReplies)(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  if ((0, import_chunk_W4LYE4MS.ending)(ledger) === void 0) requireNoEarlierScorers(paths, slots);
  return { repository, file, paths, ledger, slots, states: (0, import_chunk_RSP5V4ZV.slotStates)(slots, ledger) };
}
async function readSlots(file, paths, ledger) {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = (0, import_chunk_SMKJISEK.slotParts)(name)?.number ?? 0;
      const slot = await (0, import_chunk_NDSJSICE.readRunJson)(paths.slot(number), "slot");
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw (0, import_chunk_NDSJSICE.corrupt)(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    })
  );
}
function countingPlans(ledger) {
  const plans = (0, import_chunk_NDSJSICE.eventsOf)(ledger, "planned");
  const lastScores = plans.findLast((plan) => plan.phase === "score");
  const stored = new Set((0, import_chunk_NDSJSICE.eventsOf)(ledger, "stored").map((event) => event.slot));
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
var import_chunk_UTFC5QHX = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-UTFC5QHX"]();
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
