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
var from_audit_657b5c51;
var from_background_f9384bc4;
var from_baseline_a109da30;
var from_chunk_6f26ba3d;
var from_context_7aaba4d2;
var from_diff_3c667337;
var from_doctor_dde19926;
var from_find_command_415df838;
var from_give_up_c980f53b;
var from_guard_88f76602;
var from_hook_fbc15f98;
var from_merge_8cc77df6;
var from_next_806feace;
var from_open_audit_d62da390;
var from_packet_a7b6f5ed;
var from_parse_b6f77160;
var from_plan_46d0ae5b;
var from_post_4d50a40b;
var from_reply_aa92a940;
var from_review_4fe69422;
var from_rules_ef273e53;
var from_run_70c78af8;
var from_status_cbded088;
var from_step_d0a183a6;
var from_verdict_f53a63da;
var from_version_61c60f26;
var from_main;
parts["chunk-D36BJ6W5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_4fe69422 ??= require("./review-4fe69422.cjs"))["review-VREUM5KI"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_46d0ae5b ??= require("./plan-46d0ae5b.cjs"))["plan-YXWQSLTR"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_806feace ??= require("./next-806feace.cjs"))["next-3MO2TBQS"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_a7b6f5ed ??= require("./packet-a7b6f5ed.cjs"))["packet-DPY2AWKM"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_aa92a940 ??= require("./reply-aa92a940.cjs"))["reply-2PF47IU2"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_c980f53b ??= require("./give-up-c980f53b.cjs"))["give-up-CAGVE7YC"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_8cc77df6 ??= require("./merge-8cc77df6.cjs"))["merge-2MCR6WNV"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_cbded088 ??= require("./status-cbded088.cjs"))["status-SVIKEZEF"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_70c78af8 ??= require("./run-70c78af8.cjs"))["run-6BWPNPM7"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_f53a63da ??= require("./verdict-f53a63da.cjs"))["verdict-M3JCVZBK"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_d62da390 ??= require("./open-audit-d62da390.cjs"))["report-DFYVDPCE"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_4d50a40b ??= require("./post-4d50a40b.cjs"))["post-4HA7K362"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_a109da30 ??= require("./baseline-a109da30.cjs"))["baseline-NA7BDB36"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_a109da30 ??= require("./baseline-a109da30.cjs"))["suppress-ODD2ANJQ"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_657b5c51 ??= require("./audit-657b5c51.cjs"))["audit-QFPUSMO3"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_3c667337 ??= require("./diff-3c667337.cjs"))["diff-7IVRWRVR"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_ef273e53 ??= require("./rules-ef273e53.cjs"))["rules-HATKWG24"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_88f76602 ??= require("./guard-88f76602.cjs"))["guard-O67IINYT"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_7aaba4d2 ??= require("./context-7aaba4d2.cjs"))["verify-JAZEX3WI"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_d0a183a6 ??= require("./step-d0a183a6.cjs"))["step-KWW4KSJV"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_b6f77160 ??= require("./parse-b6f77160.cjs"))["parse-FTCX52G2"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_dde19926 ??= require("./doctor-dde19926.cjs"))["doctor-3W5YAJVM"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_415df838 ??= require("./find-command-415df838.cjs"))["help-FFWZZ2CE"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_fbc15f98 ??= require("./hook-fbc15f98.cjs"))["hook-GINQR4EK"]()))).hookCommand],
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
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
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
