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
var from_audit_d2a6616f;
var from_background_f9384bc4;
var from_baseline_3aa98764;
var from_chunk_e76f4c5d;
var from_context_50d4704e;
var from_diff_4cee5c67;
var from_doctor_8461e29f;
var from_find_command_53760953;
var from_give_up_37e80dff;
var from_guard_5e4275c1;
var from_hook_daaddbc8;
var from_merge_57c5257a;
var from_next_e6fddbe4;
var from_open_audit_f3be8bca;
var from_packet_197b9380;
var from_parse_88692713;
var from_plan_6594d24d;
var from_post_18120186;
var from_reply_75d017c2;
var from_review_cc057c30;
var from_rules_82a35477;
var from_run_e4aacb21;
var from_status_366cc4c1;
var from_step_4750eb14;
var from_verdict_c84c1bdc;
var from_version_61c60f26;
var from_main;
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
parts["chunk-UBU7CWC5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_cc057c30 ??= require("./review-cc057c30.cjs"))["review-5G26WSUF"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_6594d24d ??= require("./plan-6594d24d.cjs"))["plan-7YSP6GDX"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_e6fddbe4 ??= require("./next-e6fddbe4.cjs"))["next-EVXBNNVL"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_197b9380 ??= require("./packet-197b9380.cjs"))["packet-OMYA6RDO"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_75d017c2 ??= require("./reply-75d017c2.cjs"))["reply-NA6O2BDD"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_37e80dff ??= require("./give-up-37e80dff.cjs"))["give-up-MII6Z7R6"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_57c5257a ??= require("./merge-57c5257a.cjs"))["merge-BPSCKBIY"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_366cc4c1 ??= require("./status-366cc4c1.cjs"))["status-R64GNB45"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_e4aacb21 ??= require("./run-e4aacb21.cjs"))["run-XL2MZ52Z"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_c84c1bdc ??= require("./verdict-c84c1bdc.cjs"))["verdict-O4PHSP6F"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_f3be8bca ??= require("./open-audit-f3be8bca.cjs"))["report-H54AFWWE"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_18120186 ??= require("./post-18120186.cjs"))["post-OZSXUZGB"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_3aa98764 ??= require("./baseline-3aa98764.cjs"))["baseline-2WD5C2TX"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_3aa98764 ??= require("./baseline-3aa98764.cjs"))["suppress-GZQKTMNE"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_d2a6616f ??= require("./audit-d2a6616f.cjs"))["audit-B6JD6HSI"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_4cee5c67 ??= require("./diff-4cee5c67.cjs"))["diff-E7MA2GIN"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_82a35477 ??= require("./rules-82a35477.cjs"))["rules-4DE7VRJZ"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_5e4275c1 ??= require("./guard-5e4275c1.cjs"))["guard-WDYDG767"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_50d4704e ??= require("./context-50d4704e.cjs"))["verify-REA6STZ2"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_4750eb14 ??= require("./step-4750eb14.cjs"))["step-NRVNAFIA"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_88692713 ??= require("./parse-88692713.cjs"))["parse-QWXIVFE6"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_8461e29f ??= require("./doctor-8461e29f.cjs"))["doctor-G4DOUERN"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_53760953 ??= require("./find-command-53760953.cjs"))["help-YAYT7I6R"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_daaddbc8 ??= require("./hook-daaddbc8.cjs"))["hook-YLIYO6GG"]()))).hookCommand],
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
