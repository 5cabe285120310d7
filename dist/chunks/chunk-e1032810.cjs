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
var from_audit_c452720a;
var from_background_4286d8a6;
var from_baseline_72de37b6;
var from_chunk_3d4247f8;
var from_context_91f9d64d;
var from_diff_e4f42a95;
var from_doctor_7984d74a;
var from_find_command_c4ea5bc8;
var from_give_up_62cfd581;
var from_guard_89c24ea0;
var from_hook_0cda6aa9;
var from_merge_cbf82563;
var from_next_7e85fecd;
var from_open_audit_f7675b70;
var from_packet_6e3a4a2a;
var from_parse_b401471f;
var from_plan_ad5b0f4f;
var from_post_1d4715be;
var from_reply_b0357fee;
var from_review_da3e29c0;
var from_rules_f99a3725;
var from_run_3605e908;
var from_status_2d250b9b;
var from_step_d5f00da4;
var from_verdict_62e22d73;
var from_version_61c60f26;
var from_main;
parts["chunk-FPGSNFXY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_da3e29c0 ??= require("./review-da3e29c0.cjs"))["review-3YVWRY3Q"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_ad5b0f4f ??= require("./plan-ad5b0f4f.cjs"))["plan-3CJ6WB4P"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_7e85fecd ??= require("./next-7e85fecd.cjs"))["next-G6BIKVCZ"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_6e3a4a2a ??= require("./packet-6e3a4a2a.cjs"))["packet-VD2EQWRE"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_b0357fee ??= require("./reply-b0357fee.cjs"))["reply-JZBEWU73"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_62cfd581 ??= require("./give-up-62cfd581.cjs"))["give-up-IT7DS2B3"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_cbf82563 ??= require("./merge-cbf82563.cjs"))["merge-TGGEVAOO"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_2d250b9b ??= require("./status-2d250b9b.cjs"))["status-ZRFZFIZH"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_3605e908 ??= require("./run-3605e908.cjs"))["run-ZD7KPEWA"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_62e22d73 ??= require("./verdict-62e22d73.cjs"))["verdict-B4EREFUE"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_f7675b70 ??= require("./open-audit-f7675b70.cjs"))["report-PVP6AYTT"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_1d4715be ??= require("./post-1d4715be.cjs"))["post-5623LP6A"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_72de37b6 ??= require("./baseline-72de37b6.cjs"))["baseline-HEXR5Y2M"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_72de37b6 ??= require("./baseline-72de37b6.cjs"))["suppress-TLTIJUUJ"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_c452720a ??= require("./audit-c452720a.cjs"))["audit-PGZ4A7SZ"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_e4f42a95 ??= require("./diff-e4f42a95.cjs"))["diff-2PZYE2BY"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_f99a3725 ??= require("./rules-f99a3725.cjs"))["rules-MYT4MTPI"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_89c24ea0 ??= require("./guard-89c24ea0.cjs"))["guard-IEZAFIMR"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_91f9d64d ??= require("./context-91f9d64d.cjs"))["verify-M43T2T3F"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_d5f00da4 ??= require("./step-d5f00da4.cjs"))["step-GFDSDR3M"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_b401471f ??= require("./parse-b401471f.cjs"))["parse-PTFEBXOI"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_7984d74a ??= require("./doctor-7984d74a.cjs"))["doctor-CSQ3U6KQ"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_c4ea5bc8 ??= require("./find-command-c4ea5bc8.cjs"))["help-3PV2CT5F"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_0cda6aa9 ??= require("./hook-0cda6aa9.cjs"))["hook-BGUXJXMB"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_4286d8a6 ??= require("./background-4286d8a6.cjs"))["background-GMSUHIER"]()))).backgroundCommand]
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
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
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
