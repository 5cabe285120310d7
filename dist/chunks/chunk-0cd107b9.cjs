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
var from_audit_6281e7f5;
var from_background_e08dc7dc;
var from_baseline_74a6944a;
var from_chunk_a6011939;
var from_context_c9a86b6d;
var from_diff_b6d6812c;
var from_doctor_d0e3ab70;
var from_find_command_416451f8;
var from_give_up_04e8d9f5;
var from_guard_48b674b7;
var from_hook_7769271d;
var from_merge_2d41a8dd;
var from_next_34f05b18;
var from_open_audit_d0666028;
var from_packet_da55ee3a;
var from_parse_8c4a9179;
var from_plan_adbf3c28;
var from_post_ec6aaeb6;
var from_reply_335cf377;
var from_review_9b1a61f8;
var from_rules_0bf21302;
var from_run_187ecd75;
var from_status_b8bbf0a7;
var from_step_8277d747;
var from_verdict_72831a99;
var from_version_61c60f26;
var from_main;
parts["chunk-PHT6HS2V"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_9b1a61f8 ??= require("./review-9b1a61f8.cjs"))["review-G75UHW2L"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_adbf3c28 ??= require("./plan-adbf3c28.cjs"))["plan-HRT6DL36"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_34f05b18 ??= require("./next-34f05b18.cjs"))["next-5JA55WPC"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_da55ee3a ??= require("./packet-da55ee3a.cjs"))["packet-NOP5VW3U"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_335cf377 ??= require("./reply-335cf377.cjs"))["reply-BRXM47OG"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_04e8d9f5 ??= require("./give-up-04e8d9f5.cjs"))["give-up-CH3NLEK3"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_2d41a8dd ??= require("./merge-2d41a8dd.cjs"))["merge-XGMDLCBH"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_b8bbf0a7 ??= require("./status-b8bbf0a7.cjs"))["status-RXXWTW5W"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_187ecd75 ??= require("./run-187ecd75.cjs"))["run-7KLTP5WI"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_72831a99 ??= require("./verdict-72831a99.cjs"))["verdict-WFKH2N7A"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_d0666028 ??= require("./open-audit-d0666028.cjs"))["report-KUYLTTKH"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_ec6aaeb6 ??= require("./post-ec6aaeb6.cjs"))["post-HZSQHLZZ"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_74a6944a ??= require("./baseline-74a6944a.cjs"))["baseline-ZP2SEMOR"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_74a6944a ??= require("./baseline-74a6944a.cjs"))["suppress-5XKD5NMR"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_6281e7f5 ??= require("./audit-6281e7f5.cjs"))["audit-I2APMJ3D"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_b6d6812c ??= require("./diff-b6d6812c.cjs"))["diff-ZK5D3KCW"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_0bf21302 ??= require("./rules-0bf21302.cjs"))["rules-TEL7CVWD"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_48b674b7 ??= require("./guard-48b674b7.cjs"))["guard-5OKQUWYS"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_c9a86b6d ??= require("./context-c9a86b6d.cjs"))["verify-KHJPA6U7"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_8277d747 ??= require("./step-8277d747.cjs"))["step-VITMLC7F"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_8c4a9179 ??= require("./parse-8c4a9179.cjs"))["parse-6OLDLTHZ"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_d0e3ab70 ??= require("./doctor-d0e3ab70.cjs"))["doctor-TEXVZZXF"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_416451f8 ??= require("./find-command-416451f8.cjs"))["help-35XQI4HB"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_7769271d ??= require("./hook-7769271d.cjs"))["hook-V5322LRB"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_e08dc7dc ??= require("./background-e08dc7dc.cjs"))["background-QPNV4QSY"]()))).backgroundCommand]
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
var import_chunk_UTFC5QHX = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-UTFC5QHX"]();
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
