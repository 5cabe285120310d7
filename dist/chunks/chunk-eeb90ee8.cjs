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
var from_audit_8efda7b0;
var from_background_1d798384;
var from_baseline_d9743f5f;
var from_chunk_9571ce31;
var from_context_a694bd72;
var from_diff_ddc67981;
var from_doctor_4be711c3;
var from_find_command_6909c56f;
var from_guard_5bb126af;
var from_hook_a564fb2d;
var from_merge_d5c79a23;
var from_next_461a6a4b;
var from_open_audit_37bc9305;
var from_packet_cde1286f;
var from_parse_c68e108d;
var from_plan_598f7175;
var from_post_a5f7bef6;
var from_rules_3b22c7e4;
var from_run_2ff82c17;
var from_status_c8949e3f;
var from_step_49338e78;
var from_verdict_e0eec4c2;
var from_version_61c60f26;
var from_main;
parts["chunk-6SBCUWJU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  inertBlock: () => inertBlock,
  inertFence: () => inertFence,
  inertJson: () => inertJson,
  inertLine: () => inertLine,
  inertMarkdown: () => inertMarkdown,
  withoutCommands: () => withoutCommands
});
module.exports = __toCommonJS(stdin_exports);
function replaceInvisible(text, show) {
  return text.replaceAll(
    SUSPECTS,
    (run) => run.replaceAll(
      INVISIBLE,
      (found, char) => char === void 0 ? found : show(char)
    )
  );
}
var SUSPECTS = /[0-9#*]?[^\t\n\u0020-\u007e]+/g;
var INVISIBLE = new RegExp("\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]|[0-9#*]\\ufe0f\\u20e3|([\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ufff9-\\ufffb\\p{Cs}\\p{Default_Ignorable_Code_Point}])", "gu");
function inertLine(text) {
  return withoutCommands(oneLine(text));
}
function inertBlock(text) {
  return withoutCommands(visible(text));
}
function inertMarkdown(text) {
  return WORDS.test(text) ? text : markdownEscaped(oneLine(text));
}
var WORDS = /^[a-z](?:[a-z0-9/,;'"?=%-]| (?! |$)|(?<!www)\.)*$/i;
function markdownEscaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/[\\`*_{}[\]()#+!|~$]/g, (char) => `\\${char}`).replace(/^-/, "\\-").replace(/^(\d+)\./, "$1\\.").replaceAll("@", "&#64;").replaceAll("://", "&#58;//").replaceAll(/(\bwww)\./gi, "$1&#46;").replaceAll("::", "&#58;:");
}
function inertFence(text) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text
${inertBlock(text)}
${fence}`;
}
function inertJson(value) {
  const json = replaceInvisible(
    JSON.stringify(value, null, 2),
    (char) => Array.from({ length: char.length }, (_, i) => jsonEscape(char.charCodeAt(i))).join("")
  );
  const safe = json.includes("##") ? json.replaceAll(ANYWHERE, `${jsonEscape(35)}#`) : json;
  return `${safe}
`;
}
var jsonEscape = (unit) => `\\u${unit.toString(16).padStart(4, "0")}`;
function oneLine(text) {
  const shown = visible(text);
  return (MANY_BLANKS.test(shown) ? shown.replaceAll(/\s+/g, " ") : shown).trim();
}
var MANY_BLANKS = /[^\S ]|\s\s/;
function visible(text) {
  return replaceInvisible(
    text.replaceAll("\r\n", "\n"),
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`
  );
}
function withoutCommands(text) {
  const started = text.includes("::") ? text.replaceAll(AT_LINE_START, "$1\\u{3a}:") : text;
  return started.includes("##") ? started.replaceAll(ANYWHERE, "\\u{23}#") : started;
}
var AT_LINE_START = /^((?:[^\S\n]|\u001b\[\d+m|\u001b\]8;[^\u0007\n]*\u0007)*)::(?=.*::)/gm;
var ANYWHERE = /##(?=(?:vso)?\[)/gi;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  inertBlock,
  inertFence,
  inertJson,
  inertLine,
  inertMarkdown,
  withoutCommands
});
});
parts["chunk-HDWEL4VP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A review, in the order of its steps.
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_598f7175 ??= require("./plan-598f7175.cjs"))["plan-3OX64ZWQ"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_461a6a4b ??= require("./next-461a6a4b.cjs"))["next-PE25R2ER"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_cde1286f ??= require("./packet-cde1286f.cjs"))["packet-UVCYSD6O"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_packet_cde1286f ??= require("./packet-cde1286f.cjs"))["reply-W3FLRTZP"]()))).replyCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_d5c79a23 ??= require("./merge-d5c79a23.cjs"))["merge-DPRPIHZP"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_c8949e3f ??= require("./status-c8949e3f.cjs"))["status-NVIDW3MH"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_2ff82c17 ??= require("./run-2ff82c17.cjs"))["run-AD25WAU3"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_e0eec4c2 ??= require("./verdict-e0eec4c2.cjs"))["verdict-5EZKGFX2"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_37bc9305 ??= require("./open-audit-37bc9305.cjs"))["report-5SSFF3PV"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_a5f7bef6 ??= require("./post-a5f7bef6.cjs"))["post-XVOJDCJH"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_d9743f5f ??= require("./baseline-d9743f5f.cjs"))["baseline-C36W643W"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_d9743f5f ??= require("./baseline-d9743f5f.cjs"))["suppress-FVGOVZWY"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_8efda7b0 ??= require("./audit-8efda7b0.cjs"))["audit-XLOQ57SD"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_ddc67981 ??= require("./diff-ddc67981.cjs"))["diff-BYL4BXEY"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_3b22c7e4 ??= require("./rules-3b22c7e4.cjs"))["rules-JKHMQ6EH"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_5bb126af ??= require("./guard-5bb126af.cjs"))["guard-ILYJQG35"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_a694bd72 ??= require("./context-a694bd72.cjs"))["verify-B254UUAB"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_49338e78 ??= require("./step-49338e78.cjs"))["step-6M5XW7UT"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_c68e108d ??= require("./parse-c68e108d.cjs"))["parse-HV4FGOSY"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_4be711c3 ??= require("./doctor-4be711c3.cjs"))["doctor-XE5UCBNF"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_6909c56f ??= require("./find-command-6909c56f.cjs"))["help-QDU7X4IW"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_a564fb2d ??= require("./hook-a564fb2d.cjs"))["hook-XRDRJT2W"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_1d798384 ??= require("./background-1d798384.cjs"))["background-FTZN5JQ6"]()))).backgroundCommand]
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
parts["chunk-MZXVAYM7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readRemotes: () => readRemotes
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
async function readRemotes(repository) {
  const pattern = String.raw`^remote\..*\.(url|gh-resolved)$`;
  const [settings, listing] = await Promise.all([
    (0, import_chunk_CDSK2B4X.readGit)(repository, ["config", "--includes", "-z", "--get-regexp", pattern], { answers: [0, 1] }),
    (0, import_chunk_CDSK2B4X.readGit)(repository, ["remote", "--verbose"])
  ]);
  const [written, resolved] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  for (const record of (0, import_chunk_AGULUDUO.records)(settings)) {
    const [, name = "", key = "", value = ""] = /^remote\.(.*)\.([a-z-]+)\n(.*)$/s.exec(record) ?? [];
    const values = key === "url" ? written : resolved;
    if (!values.has(name)) values.set(name, value);
  }
  return [...written].map(([name, url]) => ({
    name,
    urls: [.../* @__PURE__ */ new Set([fetchedFrom(listing.toString("utf8"), name) ?? url, url])],
    ghResolved: resolved.get(name) ?? null
  }));
}
function fetchedFrom(listing, name) {
  const line = listing.split("\n").find((one) => one.startsWith(`${name}	`) && / \(fetch\)(?: \[.*\])?$/.test(one));
  return line?.slice(name.length + 1).replace(/ \(fetch\)(?: \[.*\])?$/, "");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readRemotes
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
parts["chunk-TWOGUOFL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  repositoryAt: () => repositoryAt,
  repositoryNamed: () => repositoryNamed,
  repositoryText: () => repositoryText,
  sameRepository: () => sameRepository
});
module.exports = __toCommonJS(stdin_exports);
var NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]*$|^\.[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
var HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
var WITH_SCHEME = /^(?:https?|ssh|git|git\+ssh):\/\/(?:[^@/]*@)?([^/:@]+)(?::\d+)?\/(.+)$/i;
var OF_SSH = /^(?:[^@/:]+@)?([^/:@]+):(?!\/\/)(.+)$/;
function repositoryAt(url) {
  const [, host = "", path = ""] = WITH_SCHEME.exec(url) ?? OF_SSH.exec(url) ?? [];
  const [owner = "", name = "", ...more] = path.replace(/^\//, "").replace(/\/$/, "").split("/");
  return more.length > 0 ? void 0 : repositoryNamed(host, owner, name.replace(/\.git$/, ""));
}
function repositoryNamed(host, owner, name) {
  const known = normalHost(host.toLowerCase());
  return HOST.test(known) && NAME.test(owner) && NAME.test(name) ? { host: known, owner, name } : void 0;
}
function normalHost(host) {
  const plain = host.replace(/^www\./, "");
  return plain === "ssh.github.com" ? "github.com" : plain;
}
function sameRepository(a, b) {
  return repositoryText(a).toLowerCase() === repositoryText(b).toLowerCase();
}
function repositoryText({ host, owner, name }) {
  return `${host}/${owner}/${name}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  repositoryAt,
  repositoryNamed,
  repositoryText,
  sameRepository
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
