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
var from_audit_9545868a;
var from_background_52864e7f;
var from_baseline_6989b4bb;
var from_chunk_79f878d1;
var from_context_74399b7c;
var from_diff_4c5a7eaf;
var from_doctor_7b2cd475;
var from_find_command_f35cd482;
var from_give_up_99825e2b;
var from_guard_f01bdbe7;
var from_hook_b93acb63;
var from_merge_548eb3a2;
var from_next_c776b15f;
var from_open_audit_0034eb17;
var from_packet_7d286e20;
var from_parse_c0235da2;
var from_plan_44296eda;
var from_post_18fc4a23;
var from_reply_4e228c1e;
var from_review_226401d9;
var from_rules_4b580326;
var from_run_cb773c59;
var from_status_56088b9a;
var from_step_50888dbb;
var from_verdict_89a85839;
var from_version_61c60f26;
var from_main;
parts["chunk-ENN6R7QH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __toESM((from_review_226401d9 ??= require("./review-226401d9.cjs"))["review-YSQDPRAJ"]()))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_44296eda ??= require("./plan-44296eda.cjs"))["plan-LAJEAXAT"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_c776b15f ??= require("./next-c776b15f.cjs"))["next-OYANXYDS"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_7d286e20 ??= require("./packet-7d286e20.cjs"))["packet-KPQRTCEX"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_reply_4e228c1e ??= require("./reply-4e228c1e.cjs"))["reply-LWV6PZMM"]()))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM((from_give_up_99825e2b ??= require("./give-up-99825e2b.cjs"))["give-up-L2JWUCJ3"]()))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_548eb3a2 ??= require("./merge-548eb3a2.cjs"))["merge-OE5FHJE4"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_56088b9a ??= require("./status-56088b9a.cjs"))["status-2LQJAKUW"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_cb773c59 ??= require("./run-cb773c59.cjs"))["run-NUAMM4NE"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_89a85839 ??= require("./verdict-89a85839.cjs"))["verdict-JSOR77UH"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_0034eb17 ??= require("./open-audit-0034eb17.cjs"))["report-E2ZI2XCZ"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_18fc4a23 ??= require("./post-18fc4a23.cjs"))["post-KCCNE2HY"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_6989b4bb ??= require("./baseline-6989b4bb.cjs"))["baseline-MIRWQLM2"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_6989b4bb ??= require("./baseline-6989b4bb.cjs"))["suppress-TIXUTYVA"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_9545868a ??= require("./audit-9545868a.cjs"))["audit-YJQY675I"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_4c5a7eaf ??= require("./diff-4c5a7eaf.cjs"))["diff-G7MVJ7X5"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_4b580326 ??= require("./rules-4b580326.cjs"))["rules-2K7RKOZR"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_f01bdbe7 ??= require("./guard-f01bdbe7.cjs"))["guard-MAEQID2W"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_74399b7c ??= require("./context-74399b7c.cjs"))["verify-K5FRQROC"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_50888dbb ??= require("./step-50888dbb.cjs"))["step-ZKBRAIKI"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_c0235da2 ??= require("./parse-c0235da2.cjs"))["parse-P3N5E2EL"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_7b2cd475 ??= require("./doctor-7b2cd475.cjs"))["doctor-MVDYOW2L"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_f35cd482 ??= require("./find-command-f35cd482.cjs"))["help-DAUFESCR"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_b93acb63 ??= require("./hook-b93acb63.cjs"))["hook-BFCE6VNL"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_52864e7f ??= require("./background-52864e7f.cjs"))["background-YTHTKF5K"]()))).backgroundCommand]
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
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
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
