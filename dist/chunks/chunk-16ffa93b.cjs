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
var from_audit_1e43a2f4;
var from_background_7252cea0;
var from_baseline_2c9fddd4;
var from_chunk_636e74ba;
var from_context_cba32268;
var from_diff_515972b2;
var from_doctor_2328ccdd;
var from_find_command_3ca54e8e;
var from_guard_3acfc298;
var from_hook_4f71d140;
var from_merge_7e127ed8;
var from_next_35fd6451;
var from_open_audit_49085936;
var from_packet_a4d817fd;
var from_parse_de03ce8f;
var from_plan_fbeff299;
var from_post_f17d733c;
var from_rules_d5655a9a;
var from_run_5f29813a;
var from_status_41a7e3f5;
var from_step_7e134547;
var from_verdict_3c4b9416;
var from_version_61c60f26;
var from_main;
parts["chunk-DDMTKWES"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  decodeReply: () => decodeReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function decodeReply(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new import_chunk_TJ5KMKV5.Failure("refused/not-strict-json", "the reply is not UTF-8 text", { cause });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  decodeReply
});
});
parts["chunk-KNAGQ6CI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A review, in the order of its steps.
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_fbeff299 ??= require("./plan-fbeff299.cjs"))["plan-UZMCCUV2"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_35fd6451 ??= require("./next-35fd6451.cjs"))["next-6ERN5UTH"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_a4d817fd ??= require("./packet-a4d817fd.cjs"))["packet-CNXSMWBZ"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_packet_a4d817fd ??= require("./packet-a4d817fd.cjs"))["reply-HDQ5VIRK"]()))).replyCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_7e127ed8 ??= require("./merge-7e127ed8.cjs"))["merge-Z3K4FKEJ"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_41a7e3f5 ??= require("./status-41a7e3f5.cjs"))["status-ACHEII7Z"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_5f29813a ??= require("./run-5f29813a.cjs"))["run-4YTUXHYQ"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_3c4b9416 ??= require("./verdict-3c4b9416.cjs"))["verdict-QLLEM3OL"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_49085936 ??= require("./open-audit-49085936.cjs"))["report-667E7CK2"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_f17d733c ??= require("./post-f17d733c.cjs"))["post-EDAYE6VZ"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_2c9fddd4 ??= require("./baseline-2c9fddd4.cjs"))["baseline-44KRRMTA"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_2c9fddd4 ??= require("./baseline-2c9fddd4.cjs"))["suppress-DCDTBOMK"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_1e43a2f4 ??= require("./audit-1e43a2f4.cjs"))["audit-HR2WHJS2"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_515972b2 ??= require("./diff-515972b2.cjs"))["diff-L6NIIZ5A"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_d5655a9a ??= require("./rules-d5655a9a.cjs"))["rules-NGFMKL4Y"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_3acfc298 ??= require("./guard-3acfc298.cjs"))["guard-UZOZZCCY"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_cba32268 ??= require("./context-cba32268.cjs"))["verify-PKGWAW72"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_7e134547 ??= require("./step-7e134547.cjs"))["step-RJHKTXPM"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_de03ce8f ??= require("./parse-de03ce8f.cjs"))["parse-FYQCYPV2"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_2328ccdd ??= require("./doctor-2328ccdd.cjs"))["doctor-JWWL6T2J"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_3ca54e8e ??= require("./find-command-3ca54e8e.cjs"))["help-57XJNPKV"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_4f71d140 ??= require("./hook-4f71d140.cjs"))["hook-C2M4OIGB"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_7252cea0 ??= require("./background-7252cea0.cjs"))["background-JV2NXURO"]()))).backgroundCommand]
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
parts["chunk-NLWRO2NF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  printable: () => printable
});
module.exports = __toCommonJS(stdin_exports);
function printable(name) {
  if (!/[\p{Cc}\p{Cf}]/u.test(name)) return name;
  return JSON.stringify(name).replaceAll(/[\p{Cc}\p{Cf}]/gu, "\uFFFD");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  printable
});
});
parts["chunk-SX5CXOWI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  positional: () => positional
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function positional([first], name) {
  if (first !== void 0) return first;
  throw new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", `${name} is missing`, { hint: "see: correctless --help" });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  positional
});
});
parts["chunk-TKCSMCAB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  FILES: () => FILES
});
module.exports = __toCommonJS(stdin_exports);
var FILES = {
  /** What to run. The folder is for this command and no other. */
  command: "command.json",
  /** Who runs it. Whoever creates it does, so that of several who start only one runs the command. */
  runner: "runner.json",
  /** What the runner itself had to say: of interest when it could not start. */
  runnerOutput: "runner.txt",
  /** The command's standard output and standard error, as they come. */
  output: "output.txt",
  /** The leader of the command's group. */
  group: "group.json",
  status: "status.json"
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  FILES
});
});
parts["chunk-YY6N2GNC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nearest: () => nearest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
function nearest(word, candidates) {
  const [best] = candidates.map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) })).filter(({ candidate, slips }) => slips <= 2 && slips * 2 < candidate.length).toSorted((a, b) => a.slips - b.slips || (0, import_chunk_UTFC5QHX.compareText)(a.candidate, b.candidate));
  return best?.candidate;
}
function slipsBetween(a, b) {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of Array.from(a).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(b).entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nearest
});
});
parts["chunk-ZNBBSIGT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  choice: () => choice
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function choice(option, value, allowed) {
  const found = allowed.find((a) => a === value);
  if (found !== void 0) return found;
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `--${option}: "${value}" is not possible`, {
    hint: `one of: ${allowed.join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  choice
});
});
