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
var from_audit_3a907a89;
var from_background_7d4b6857;
var from_baseline_d95d63fe;
var from_chunk_085a2d43;
var from_context_15d798d3;
var from_diff_a8f7c193;
var from_doctor_0a60b1d8;
var from_find_command_198e5f77;
var from_give_up_3bfc981c;
var from_guard_fb404993;
var from_hook_94ad24bb;
var from_merge_3ba10496;
var from_next_5ac805dc;
var from_open_audit_b76ee44a;
var from_packet_823ac348;
var from_parse_5c449f9d;
var from_plan_a102a10b;
var from_post_d69fbad2;
var from_refused_review_96ba49ae;
var from_review_783d2add;
var from_rules_d4c67cd8;
var from_run_ddcd5b95;
var from_status_fb0ab07a;
var from_step_df7081d1;
var from_verdict_87ce5e5c;
var from_version_61c60f26;
var from_main;
parts["chunk-6SJHKNKM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  positional: () => positional
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
function positional([first], name) {
  if (first !== void 0) return first;
  throw new import_chunk_J3I4R3VV.Failure("usage/missing-argument", `${name} is missing`, { hint: "see: correctless --help" });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  positional
});
});
parts["chunk-BVYZGHRZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_783d2add ??= require("./review-783d2add.cjs"))["review-4Q2VJXGA"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_a102a10b ??= require("./plan-a102a10b.cjs"))["plan-3NPDNA3B"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_5ac805dc ??= require("./next-5ac805dc.cjs"))["next-MQTFQR6T"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_823ac348 ??= require("./packet-823ac348.cjs"))["packet-ZP3NQRSL"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_refused_review_96ba49ae ??= require("./refused-review-96ba49ae.cjs"))["reply-ACX6W4C2"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_3bfc981c ??= require("./give-up-3bfc981c.cjs"))["give-up-MPZ5QQV5"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_3ba10496 ??= require("./merge-3ba10496.cjs"))["merge-BHCN2ZOV"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_fb0ab07a ??= require("./status-fb0ab07a.cjs"))["status-R7AYCTIU"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_ddcd5b95 ??= require("./run-ddcd5b95.cjs"))["run-PKJXA2U4"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_87ce5e5c ??= require("./verdict-87ce5e5c.cjs"))["verdict-7SODSV5I"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_b76ee44a ??= require("./open-audit-b76ee44a.cjs"))["report-P3GJIBZU"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_d69fbad2 ??= require("./post-d69fbad2.cjs"))["post-4H2J3VVN"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_d95d63fe ??= require("./baseline-d95d63fe.cjs"))["baseline-U5EVG3IC"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_d95d63fe ??= require("./baseline-d95d63fe.cjs"))["suppress-OALAYGJH"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_3a907a89 ??= require("./audit-3a907a89.cjs"))["audit-XA5UZ5A2"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_a8f7c193 ??= require("./diff-a8f7c193.cjs"))["diff-O347FEMH"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_d4c67cd8 ??= require("./rules-d4c67cd8.cjs"))["rules-NJKCCXA3"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_fb404993 ??= require("./guard-fb404993.cjs"))["guard-IRE3WC4B"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_15d798d3 ??= require("./context-15d798d3.cjs"))["verify-3L7PS44G"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_df7081d1 ??= require("./step-df7081d1.cjs"))["step-EPFLUTZQ"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_5c449f9d ??= require("./parse-5c449f9d.cjs"))["parse-5SVXOONN"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_0a60b1d8 ??= require("./doctor-0a60b1d8.cjs"))["doctor-D5DMMRXW"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_198e5f77 ??= require("./find-command-198e5f77.cjs"))["help-MQEN77ME"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_94ad24bb ??= require("./hook-94ad24bb.cjs"))["hook-XSWEVNCR"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_7d4b6857 ??= require("./background-7d4b6857.cjs"))["background-UV5NGJC5"]()))).backgroundCommand]
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
parts["chunk-XVJUAOZE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nearest: () => nearest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
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
