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
var from_audit_a559cb0e;
var from_background_8828de3f;
var from_baseline_d744d123;
var from_chunk_38295742;
var from_context_b4a12402;
var from_diff_d8bf6492;
var from_doctor_3947d1e8;
var from_find_command_9a0f6cf8;
var from_guard_d5935143;
var from_hook_98c88af7;
var from_merge_ea64a1f5;
var from_next_5d6134bc;
var from_open_audit_6b3a2bec;
var from_packet_6a197be1;
var from_parse_2f94e96c;
var from_plan_2f13f660;
var from_post_107e7832;
var from_rules_2930ae3b;
var from_run_3f6d0e78;
var from_status_c1312e80;
var from_step_cc06d5a7;
var from_verdict_f7ad5ce8;
var from_version_61c60f26;
var from_main;
parts["chunk-2RJZWOLK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A review, in the order of its steps.
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_2f13f660 ??= require("./plan-2f13f660.cjs"))["plan-LA4V7YTL"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_5d6134bc ??= require("./next-5d6134bc.cjs"))["next-5STQ4WGX"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_6a197be1 ??= require("./packet-6a197be1.cjs"))["packet-PC654FBT"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_packet_6a197be1 ??= require("./packet-6a197be1.cjs"))["reply-VHHB2FM3"]()))).replyCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_ea64a1f5 ??= require("./merge-ea64a1f5.cjs"))["merge-YNSC765Y"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_c1312e80 ??= require("./status-c1312e80.cjs"))["status-HWJDFWIR"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_3f6d0e78 ??= require("./run-3f6d0e78.cjs"))["run-CPPX3SR5"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_f7ad5ce8 ??= require("./verdict-f7ad5ce8.cjs"))["verdict-MVK2FOXR"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_open_audit_6b3a2bec ??= require("./open-audit-6b3a2bec.cjs"))["report-AQZTNIDF"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_107e7832 ??= require("./post-107e7832.cjs"))["post-45AKMEAF"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_d744d123 ??= require("./baseline-d744d123.cjs"))["baseline-WWTTBYMI"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_d744d123 ??= require("./baseline-d744d123.cjs"))["suppress-X5ZLW32M"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_a559cb0e ??= require("./audit-a559cb0e.cjs"))["audit-CEN4Q4QT"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_d8bf6492 ??= require("./diff-d8bf6492.cjs"))["diff-CXWZRSJ4"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_2930ae3b ??= require("./rules-2930ae3b.cjs"))["rules-PBFA5QW2"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_d5935143 ??= require("./guard-d5935143.cjs"))["guard-ZIWGOFMG"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_b4a12402 ??= require("./context-b4a12402.cjs"))["verify-Y4RJLX2T"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_cc06d5a7 ??= require("./step-cc06d5a7.cjs"))["step-KTJSIIII"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_2f94e96c ??= require("./parse-2f94e96c.cjs"))["parse-QXOVCQJI"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_3947d1e8 ??= require("./doctor-3947d1e8.cjs"))["doctor-ORCR7N2S"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_9a0f6cf8 ??= require("./find-command-9a0f6cf8.cjs"))["help-KEJ6UCBJ"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_98c88af7 ??= require("./hook-98c88af7.cjs"))["hook-AEQ5GQ2M"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_8828de3f ??= require("./background-8828de3f.cjs"))["background-GLVTIIPL"]()))).backgroundCommand]
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
parts["chunk-EF3CRQT3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readRemotes: () => readRemotes
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TWITAMCM = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-TWITAMCM"]();
var import_chunk_U4VRNEB2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-U4VRNEB2"]();
async function readRemotes(repository) {
  const pattern = String.raw`^remote\..*\.(url|gh-resolved)$`;
  const [settings, listing] = await Promise.all([
    (0, import_chunk_U4VRNEB2.readGit)(repository, ["config", "--includes", "-z", "--get-regexp", pattern], { answers: [0, 1] }),
    (0, import_chunk_U4VRNEB2.readGit)(repository, ["remote", "--verbose"])
  ]);
  const [written, resolved] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  for (const record of (0, import_chunk_TWITAMCM.records)(settings)) {
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
