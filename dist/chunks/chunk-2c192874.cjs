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
var from_audit_72327669;
var from_background_f9384bc4;
var from_baseline_3aa98764;
var from_chunk_e76f4c5d;
var from_context_50d4704e;
var from_diff_4cee5c67;
var from_doctor_c3639f19;
var from_find_command_e5d0c5c9;
var from_give_up_1767f9aa;
var from_guard_9dd38d35;
var from_hook_fd779323;
var from_merge_9aa61c12;
var from_next_da01d82f;
var from_open_audit_5dfcf2f9;
var from_packet_197b9380;
var from_parse_88692713;
var from_plan_603f1c1c;
var from_post_dad76539;
var from_reply_8e1b1f04;
var from_review_82225231;
var from_rules_82a35477;
var from_run_17476c5b;
var from_status_90a9add6;
var from_step_4750eb14;
var from_verdict_e9a4324b;
var from_version_61c60f26;
var from_main;
parts["chunk-IEREXF4R"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_82225231 ??= require("./review-82225231.cjs"))["review-4CKR66H5"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_603f1c1c ??= require("./plan-603f1c1c.cjs"))["plan-PPPQVFU2"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_da01d82f ??= require("./next-da01d82f.cjs"))["next-PMIWZ4K6"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_197b9380 ??= require("./packet-197b9380.cjs"))["packet-OMYA6RDO"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_8e1b1f04 ??= require("./reply-8e1b1f04.cjs"))["reply-DWQB6CYJ"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_1767f9aa ??= require("./give-up-1767f9aa.cjs"))["give-up-ACKSEPPP"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_9aa61c12 ??= require("./merge-9aa61c12.cjs"))["merge-ODBLLS3Z"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_90a9add6 ??= require("./status-90a9add6.cjs"))["status-IGDQDGAL"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_17476c5b ??= require("./run-17476c5b.cjs"))["run-4TZRGIDP"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_e9a4324b ??= require("./verdict-e9a4324b.cjs"))["verdict-ZYBX2RDE"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_5dfcf2f9 ??= require("./open-audit-5dfcf2f9.cjs"))["report-OG5R6HEV"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_dad76539 ??= require("./post-dad76539.cjs"))["post-Y7FKZFQ2"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_3aa98764 ??= require("./baseline-3aa98764.cjs"))["baseline-2WD5C2TX"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_3aa98764 ??= require("./baseline-3aa98764.cjs"))["suppress-GZQKTMNE"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_72327669 ??= require("./audit-72327669.cjs"))["audit-JGL6X6XB"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_4cee5c67 ??= require("./diff-4cee5c67.cjs"))["diff-E7MA2GIN"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_82a35477 ??= require("./rules-82a35477.cjs"))["rules-4DE7VRJZ"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_9dd38d35 ??= require("./guard-9dd38d35.cjs"))["guard-LDJOP372"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_50d4704e ??= require("./context-50d4704e.cjs"))["verify-REA6STZ2"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_4750eb14 ??= require("./step-4750eb14.cjs"))["step-NRVNAFIA"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_88692713 ??= require("./parse-88692713.cjs"))["parse-QWXIVFE6"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_c3639f19 ??= require("./doctor-c3639f19.cjs"))["doctor-HLCFATKD"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_e5d0c5c9 ??= require("./find-command-e5d0c5c9.cjs"))["help-FRSXEAHV"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_fd779323 ??= require("./hook-fd779323.cjs"))["hook-XFOAGDN3"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_f9384bc4 ??= require("./background-f9384bc4.cjs"))["background-5DXMMKAT"]()))).backgroundCommand]
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
parts["chunk-S3K5MMUH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  positional: () => positional
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
function positional([first], name) {
  if (first !== void 0) return first;
  throw new import_chunk_LTC5LSMU.Failure("usage/missing-argument", `${name} is missing`, { hint: "see: correctless --help" });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  positional
});
});
parts["chunk-XVJUAOZE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nearest: () => nearest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
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
