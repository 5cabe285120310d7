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
var from_audit_acbcd827;
var from_background_d67c9e5f;
var from_baseline_29e0e1ab;
var from_chunk_d9c6d3b6;
var from_context_630b839a;
var from_diff_dfc34d22;
var from_doctor_cd84f3a0;
var from_find_command_9bf7b6a7;
var from_guard_1b4bae64;
var from_hook_3da6ffe2;
var from_merge_9026d221;
var from_next_c8fe3c13;
var from_open_audit_f965dfdc;
var from_packet_b97de2f8;
var from_parse_17a2b4c8;
var from_plan_5984d3a3;
var from_post_f6d9f02a;
var from_rules_982c22f7;
var from_run_7a4a9ddf;
var from_status_e8e28d78;
var from_step_016cbc9d;
var from_verdict_c7d286d5;
var from_version_61c60f26;
var from_main;
parts["chunk-DR3ZEY2I"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A review, in the order of its steps.
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_5984d3a3 ??= require("./plan-5984d3a3.cjs"))["plan-UQGMATHM"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_c8fe3c13 ??= require("./next-c8fe3c13.cjs"))["next-D5TI4D3A"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_b97de2f8 ??= require("./packet-b97de2f8.cjs"))["packet-GRZRTMTT"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_packet_b97de2f8 ??= require("./packet-b97de2f8.cjs"))["reply-6JVFHU7X"]()))).replyCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_9026d221 ??= require("./merge-9026d221.cjs"))["merge-6CZV74IQ"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_e8e28d78 ??= require("./status-e8e28d78.cjs"))["status-HL6GFGGQ"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_7a4a9ddf ??= require("./run-7a4a9ddf.cjs"))["run-UYXX6F4D"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_c7d286d5 ??= require("./verdict-c7d286d5.cjs"))["verdict-U3X7M7OL"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_f965dfdc ??= require("./open-audit-f965dfdc.cjs"))["report-S4VPO3YA"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_f6d9f02a ??= require("./post-f6d9f02a.cjs"))["post-6EVRCENE"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_29e0e1ab ??= require("./baseline-29e0e1ab.cjs"))["baseline-Q35UHB3R"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_29e0e1ab ??= require("./baseline-29e0e1ab.cjs"))["suppress-UURI6OCE"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_acbcd827 ??= require("./audit-acbcd827.cjs"))["audit-CY6CL4ZX"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_dfc34d22 ??= require("./diff-dfc34d22.cjs"))["diff-WSHDZ7YZ"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_982c22f7 ??= require("./rules-982c22f7.cjs"))["rules-LLRY63ZO"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_1b4bae64 ??= require("./guard-1b4bae64.cjs"))["guard-FX3LW2JF"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_630b839a ??= require("./context-630b839a.cjs"))["verify-LDATJYAB"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_016cbc9d ??= require("./step-016cbc9d.cjs"))["step-L6BIUR2Y"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_17a2b4c8 ??= require("./parse-17a2b4c8.cjs"))["parse-NS66XSUZ"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_cd84f3a0 ??= require("./doctor-cd84f3a0.cjs"))["doctor-YAR5G6NU"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_9bf7b6a7 ??= require("./find-command-9bf7b6a7.cjs"))["help-WJKWM5SE"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_3da6ffe2 ??= require("./hook-3da6ffe2.cjs"))["hook-DWEHLMJ3"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_d67c9e5f ??= require("./background-d67c9e5f.cjs"))["background-MYQSTJPY"]()))).backgroundCommand]
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
parts["chunk-FO5PT7KO"] = part((module, exports) => {
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
  if (!SUSPECT.test(text)) return text;
  return text.replaceAll(
    SUSPECTS,
    (run) => run.replaceAll(
      INVISIBLE,
      (found, char) => char === void 0 ? found : show(char)
    )
  );
}
var SUSPECT = /[^\t\n\u0020-\u007e]/;
var SUSPECTS = /[0-9#*]?[^\t\n\u0020-\u007e]+/g;
var INVISIBLE = new RegExp("\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]|[0-9#*]\\ufe0f\\u20e3|([\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ufff9-\\ufffb\\p{Cs}\\p{Default_Ignorable_Code_Point}])", "gu");
function inertLine(text) {
  return NO_PLAIN_LINE.test(text) ? withoutCommands(oneLine(text)) : text;
}
function inertBlock(text) {
  return NO_PLAIN_BLOCK.test(text) ? withoutCommands(visible(text)) : text;
}
var NO_PLAIN_LINE = /[^ -~]|::|##| {2}|^ | $/;
var NO_PLAIN_BLOCK = /[^\t\n -~]|::|##/;
function inertMarkdown(text) {
  return WORDS.test(text) ? text : markdownEscaped(oneLine(text));
}
var WORDS = /^[a-z](?:[a-z0-9/,;'"?=%-]| (?! |$)|(?<!www)\.)*$/i;
function markdownEscaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/[\\`*_{}[\]()#+!|~$]/g, (char) => `\\${char}`).replace(/^-/, "\\-").replace(/^(\d+)\./, "$1\\.").replaceAll("@", "&#64;").replaceAll("://", "&#58;//").replaceAll(/(\bwww)\./gi, "$1&#46;").replaceAll("::", "&#58;:");
}
function inertFence(text) {
  const runs = text.includes("`") ? [...text.matchAll(/`+/g)] : [];
  const longest = Math.max(2, ...runs.map((run) => run[0].length));
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
parts["chunk-P37T4B5O"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readRemotes: () => readRemotes
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
async function readRemotes(repository) {
  const pattern = String.raw`^remote\..*\.(url|gh-resolved)$`;
  const [settings, listing] = await Promise.all([
    (0, import_chunk_5DEMJDHL.readGit)(repository, ["config", "--includes", "-z", "--get-regexp", pattern], { answers: [0, 1] }),
    (0, import_chunk_5DEMJDHL.readGit)(repository, ["remote", "--verbose"])
  ]);
  const [written, resolved] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  for (const record of (0, import_chunk_WGK3PPFS.records)(settings)) {
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
