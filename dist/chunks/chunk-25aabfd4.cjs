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
var from_audit_0ddc0789;
var from_background_203386a0;
var from_baseline_5b98cc23;
var from_chunk_02f69599;
var from_context_dfffc757;
var from_diff_e0a2ad4f;
var from_doctor_cc10196c;
var from_find_command_d3c2d181;
var from_give_up_817979a7;
var from_guard_23aba983;
var from_hook_133c3f73;
var from_merge_93404061;
var from_next_bef3c853;
var from_open_audit_982ba3cc;
var from_packet_d2ab2b43;
var from_parse_94061266;
var from_plan_d43d169d;
var from_post_44cbfd79;
var from_reply_39ea92d3;
var from_review_d0a37c3b;
var from_rules_2695e3d5;
var from_run_81734fad;
var from_status_025d5fff;
var from_step_b7337013;
var from_verdict_63874e7c;
var from_version_61c60f26;
var from_main;
parts["chunk-3U5T7O6C"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_d0a37c3b ??= require("./review-d0a37c3b.cjs"))["review-P33HLEX6"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_d43d169d ??= require("./plan-d43d169d.cjs"))["plan-4ONUTNUJ"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_bef3c853 ??= require("./next-bef3c853.cjs"))["next-KNTSZICQ"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_d2ab2b43 ??= require("./packet-d2ab2b43.cjs"))["packet-MQLZFZKM"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_39ea92d3 ??= require("./reply-39ea92d3.cjs"))["reply-NMMRI2EN"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_817979a7 ??= require("./give-up-817979a7.cjs"))["give-up-XV66MRQ3"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_93404061 ??= require("./merge-93404061.cjs"))["merge-UZLWKZAF"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_025d5fff ??= require("./status-025d5fff.cjs"))["status-IVN3JUPB"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_81734fad ??= require("./run-81734fad.cjs"))["run-3DD7URH6"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_63874e7c ??= require("./verdict-63874e7c.cjs"))["verdict-MVS6KLOI"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_982ba3cc ??= require("./open-audit-982ba3cc.cjs"))["report-IEQM4B7Q"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_44cbfd79 ??= require("./post-44cbfd79.cjs"))["post-KJQGXCBU"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_5b98cc23 ??= require("./baseline-5b98cc23.cjs"))["baseline-MFFMKKZP"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_5b98cc23 ??= require("./baseline-5b98cc23.cjs"))["suppress-6NB3DUBC"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_0ddc0789 ??= require("./audit-0ddc0789.cjs"))["audit-EOLGOBS3"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_e0a2ad4f ??= require("./diff-e0a2ad4f.cjs"))["diff-OYESE456"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_2695e3d5 ??= require("./rules-2695e3d5.cjs"))["rules-PGIRNDJN"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_23aba983 ??= require("./guard-23aba983.cjs"))["guard-AV64SZTD"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_dfffc757 ??= require("./context-dfffc757.cjs"))["verify-JWWA7QK7"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_b7337013 ??= require("./step-b7337013.cjs"))["step-TFK6MKDU"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_94061266 ??= require("./parse-94061266.cjs"))["parse-VQQGZNAW"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_cc10196c ??= require("./doctor-cc10196c.cjs"))["doctor-EWEATOEF"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_d3c2d181 ??= require("./find-command-d3c2d181.cjs"))["help-GTDUJL7Q"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_133c3f73 ??= require("./hook-133c3f73.cjs"))["hook-4BNGZ2YY"]()))).hookCommand],
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
var import_chunk_UTFC5QHX = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-UTFC5QHX"]();
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
