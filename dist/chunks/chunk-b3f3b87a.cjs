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
var from_audit_d283de4e;
var from_background_f82cda02;
var from_baseline_02742287;
var from_chunk_53f13f11;
var from_context_3717bacd;
var from_diff_012fb8d1;
var from_doctor_4be13031;
var from_find_command_5e908621;
var from_give_up_440fde2a;
var from_guard_051748e3;
var from_hook_593c8cb0;
var from_merge_fba1645a;
var from_next_169ff240;
var from_open_audit_7e99301b;
var from_packet_aa008c40;
var from_parse_5a684c74;
var from_plan_af467b60;
var from_post_afc7f229;
var from_reply_1ef63b98;
var from_review_5fb0a6fe;
var from_rules_3ace2ab1;
var from_run_a100b2ca;
var from_status_cc335274;
var from_step_a4b17cd0;
var from_verdict_f656b52c;
var from_version_61c60f26;
var from_main;
parts["chunk-3T4E5M52"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_5fb0a6fe ??= require("./review-5fb0a6fe.cjs"))["review-ALPJU3EU"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_af467b60 ??= require("./plan-af467b60.cjs"))["plan-LTREX722"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_169ff240 ??= require("./next-169ff240.cjs"))["next-X7XPX7FY"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_aa008c40 ??= require("./packet-aa008c40.cjs"))["packet-NN3XPS2G"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_1ef63b98 ??= require("./reply-1ef63b98.cjs"))["reply-A7N2W4OU"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_440fde2a ??= require("./give-up-440fde2a.cjs"))["give-up-UQ2KVUVG"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_fba1645a ??= require("./merge-fba1645a.cjs"))["merge-HBWF73CJ"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_cc335274 ??= require("./status-cc335274.cjs"))["status-EAFNY6Z5"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_a100b2ca ??= require("./run-a100b2ca.cjs"))["run-Y4GE6M4C"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_f656b52c ??= require("./verdict-f656b52c.cjs"))["verdict-ARGX7WWD"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_7e99301b ??= require("./open-audit-7e99301b.cjs"))["report-ONOD5CG3"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_afc7f229 ??= require("./post-afc7f229.cjs"))["post-3AEFPE3W"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_02742287 ??= require("./baseline-02742287.cjs"))["baseline-SXBN7JMX"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_02742287 ??= require("./baseline-02742287.cjs"))["suppress-JX536YQT"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_d283de4e ??= require("./audit-d283de4e.cjs"))["audit-K62VJ3I3"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_012fb8d1 ??= require("./diff-012fb8d1.cjs"))["diff-JG5JF4EQ"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_3ace2ab1 ??= require("./rules-3ace2ab1.cjs"))["rules-DSA5NOLZ"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_051748e3 ??= require("./guard-051748e3.cjs"))["guard-ELRAJ5QS"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_3717bacd ??= require("./context-3717bacd.cjs"))["verify-QXSKR5VW"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_a4b17cd0 ??= require("./step-a4b17cd0.cjs"))["step-ZBE6YUS6"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_5a684c74 ??= require("./parse-5a684c74.cjs"))["parse-OVRUVOHP"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_4be13031 ??= require("./doctor-4be13031.cjs"))["doctor-LBABBM4Q"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_5e908621 ??= require("./find-command-5e908621.cjs"))["help-XSQ2CBZV"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_593c8cb0 ??= require("./hook-593c8cb0.cjs"))["hook-XAHCS2YY"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_f82cda02 ??= require("./background-f82cda02.cjs"))["background-OGOIDQF4"]()))).backgroundCommand]
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
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
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
