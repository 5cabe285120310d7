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
var from_audit_472ff34d;
var from_background_203386a0;
var from_baseline_80f62fb1;
var from_chunk_0cf455f2;
var from_context_cc82c647;
var from_diff_f2d1700c;
var from_doctor_6e3fff92;
var from_find_command_7a0f204f;
var from_give_up_6d07646f;
var from_guard_ff09a4e4;
var from_hook_e69417b5;
var from_merge_67a3aa23;
var from_next_41eb0233;
var from_open_audit_be578cb4;
var from_packet_387e5f2b;
var from_parse_d065eb82;
var from_plan_1e4e7ffb;
var from_post_4be57ff1;
var from_reply_ab983bee;
var from_review_38fe4281;
var from_rules_739d4b0b;
var from_run_1788061b;
var from_status_1b3f88a4;
var from_step_921b8888;
var from_verdict_cea8f05a;
var from_version_61c60f26;
var from_main;
parts["chunk-5FY5T6D4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_38fe4281 ??= require("./review-38fe4281.cjs"))["review-L4YHWUI3"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_1e4e7ffb ??= require("./plan-1e4e7ffb.cjs"))["plan-HHDCI7JV"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_41eb0233 ??= require("./next-41eb0233.cjs"))["next-5BMCXSSD"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_387e5f2b ??= require("./packet-387e5f2b.cjs"))["packet-XINHJQLB"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_ab983bee ??= require("./reply-ab983bee.cjs"))["reply-XJRKIC5D"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_6d07646f ??= require("./give-up-6d07646f.cjs"))["give-up-553ZLLKV"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_67a3aa23 ??= require("./merge-67a3aa23.cjs"))["merge-J7NZ6N2A"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_1b3f88a4 ??= require("./status-1b3f88a4.cjs"))["status-LZVGUJMD"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_1788061b ??= require("./run-1788061b.cjs"))["run-DCZZWBZL"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_cea8f05a ??= require("./verdict-cea8f05a.cjs"))["verdict-DFBHQVR6"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_be578cb4 ??= require("./open-audit-be578cb4.cjs"))["report-XATAYJTF"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_4be57ff1 ??= require("./post-4be57ff1.cjs"))["post-Y3HGUR5M"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_80f62fb1 ??= require("./baseline-80f62fb1.cjs"))["baseline-6J4RW6IB"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_80f62fb1 ??= require("./baseline-80f62fb1.cjs"))["suppress-SHSSP5HF"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_472ff34d ??= require("./audit-472ff34d.cjs"))["audit-5ESCJZQY"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_f2d1700c ??= require("./diff-f2d1700c.cjs"))["diff-HG65AIUB"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_739d4b0b ??= require("./rules-739d4b0b.cjs"))["rules-R53VRIBN"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_ff09a4e4 ??= require("./guard-ff09a4e4.cjs"))["guard-YM76PDH2"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_cc82c647 ??= require("./context-cc82c647.cjs"))["verify-APRVPQFG"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_921b8888 ??= require("./step-921b8888.cjs"))["step-Q36W62RL"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_d065eb82 ??= require("./parse-d065eb82.cjs"))["parse-GY2NA5CE"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_6e3fff92 ??= require("./doctor-6e3fff92.cjs"))["doctor-OTG4LZQD"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_7a0f204f ??= require("./find-command-7a0f204f.cjs"))["help-KDAJONZW"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_e69417b5 ??= require("./hook-e69417b5.cjs"))["hook-HH2PXEHS"]()))).hookCommand],
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
var import_chunk_UTFC5QHX = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-UTFC5QHX"]();
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
