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
<<<<<<<< HEAD:dist/chunks/chunk-0eb32503.cjs
var from_audit_21b0898f;
var from_background_e08dc7dc;
var from_baseline_63a53916;
var from_chunk_94b63c89;
var from_context_2c638793;
var from_diff_3afc81e3;
var from_doctor_53f995d6;
var from_find_command_4035fb81;
var from_give_up_52221d53;
var from_guard_a3c75c52;
var from_hook_0a1bdc7f;
var from_merge_5cf0ad06;
var from_next_735c222f;
var from_open_audit_81343070;
var from_packet_3d39361d;
var from_parse_9339b767;
var from_plan_fd1c62e2;
var from_post_f8886910;
var from_reply_87713fc9;
var from_review_a11c7bf7;
var from_rules_fc2a69a0;
var from_run_1778928f;
var from_status_9bfffbda;
var from_step_0b04e8f4;
var from_verdict_124fe2c4;
var from_version_61c60f26;
var from_main;
parts["chunk-4S7WTJUK"] = part((module, exports) => {
========
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
>>>>>>>> h/s2:dist/chunks/chunk-d2ad4077.cjs
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
<<<<<<<< HEAD:dist/chunks/chunk-0eb32503.cjs
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_a11c7bf7 ??= require("./review-a11c7bf7.cjs"))["review-526A43QT"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_fd1c62e2 ??= require("./plan-fd1c62e2.cjs"))["plan-A7LOKWWU"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_735c222f ??= require("./next-735c222f.cjs"))["next-R2MQ3TE6"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_3d39361d ??= require("./packet-3d39361d.cjs"))["packet-JD24W4GP"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_87713fc9 ??= require("./reply-87713fc9.cjs"))["reply-3U2DC27J"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_52221d53 ??= require("./give-up-52221d53.cjs"))["give-up-X3AZKLP6"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_5cf0ad06 ??= require("./merge-5cf0ad06.cjs"))["merge-O47DAMB7"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_9bfffbda ??= require("./status-9bfffbda.cjs"))["status-ZBTEIS6E"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_1778928f ??= require("./run-1778928f.cjs"))["run-SFFFZSVW"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_124fe2c4 ??= require("./verdict-124fe2c4.cjs"))["verdict-W3PITNHY"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_81343070 ??= require("./open-audit-81343070.cjs"))["report-57OHOMAH"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_f8886910 ??= require("./post-f8886910.cjs"))["post-DWCHUEGR"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_63a53916 ??= require("./baseline-63a53916.cjs"))["baseline-RRVDOY5U"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_63a53916 ??= require("./baseline-63a53916.cjs"))["suppress-FLHBSQYJ"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_21b0898f ??= require("./audit-21b0898f.cjs"))["audit-PQBWDD5T"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_3afc81e3 ??= require("./diff-3afc81e3.cjs"))["diff-EM4GSCCF"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_fc2a69a0 ??= require("./rules-fc2a69a0.cjs"))["rules-W7X5MIZP"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_a3c75c52 ??= require("./guard-a3c75c52.cjs"))["guard-7DPN3IS5"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_2c638793 ??= require("./context-2c638793.cjs"))["verify-WVCDUWJN"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_0b04e8f4 ??= require("./step-0b04e8f4.cjs"))["step-GTB3BBII"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_9339b767 ??= require("./parse-9339b767.cjs"))["parse-GUKGBT4A"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_53f995d6 ??= require("./doctor-53f995d6.cjs"))["doctor-TGUUIYAY"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_4035fb81 ??= require("./find-command-4035fb81.cjs"))["help-CNFBHULY"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_0a1bdc7f ??= require("./hook-0a1bdc7f.cjs"))["hook-XBLDG7K4"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_e08dc7dc ??= require("./background-e08dc7dc.cjs"))["background-QPNV4QSY"]()))).backgroundCommand]
========
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
>>>>>>>> h/s2:dist/chunks/chunk-d2ad4077.cjs
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
<<<<<<<< HEAD:dist/chunks/chunk-0eb32503.cjs
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
========
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
>>>>>>>> h/s2:dist/chunks/chunk-d2ad4077.cjs
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
