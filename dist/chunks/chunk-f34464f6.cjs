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
var from_audit_24410826;
var from_background_1d798384;
var from_baseline_746c9cd2;
var from_chunk_6aac8653;
var from_context_c84bceb6;
var from_diff_0b08fd33;
var from_doctor_6cb2cc0c;
var from_find_command_e47829f4;
var from_guard_5cfc60f6;
var from_hook_fc74f5ba;
var from_merge_d4a93249;
var from_next_166023fc;
var from_packet_ea4179db;
var from_parse_7759ae53;
var from_plan_f9852108;
var from_post_3385d496;
var from_report_3a5b563b;
var from_rules_c9a813b1;
var from_run_aeb2d702;
var from_status_ba9f1d55;
var from_step_7425e3db;
var from_verdict_3b5f85c3;
var from_version_61c60f26;
var from_main;
parts["chunk-6JTHDBMB"] = part((module, exports) => {
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
    INVISIBLE,
    (found, char) => char === void 0 ? found : show(char)
  );
}
var INVISIBLE = new RegExp("\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]|[0-9#*]\\ufe0f\\u20e3|([\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ufff9-\\ufffb\\p{Cs}\\p{Default_Ignorable_Code_Point}])", "gu");
function inertLine(text) {
  return withoutCommands(oneLine(text));
}
function inertBlock(text) {
  return withoutCommands(visible(text));
}
function inertMarkdown(text) {
  return oneLine(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/[\\`*_{}[\]()#+!|~$]/g, (char) => `\\${char}`).replace(/^-/, "\\-").replace(/^(\d+)\./, "$1\\.").replaceAll("@", "&#64;").replaceAll("://", "&#58;//").replaceAll(/(\bwww)\./gi, "$1&#46;").replaceAll("::", "&#58;:");
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
  return `${json.replaceAll(ANYWHERE, `${jsonEscape(35)}#`)}
`;
}
var jsonEscape = (unit) => `\\u${unit.toString(16).padStart(4, "0")}`;
function oneLine(text) {
  return visible(text).replaceAll(/\s+/g, " ").trim();
}
function visible(text) {
  return replaceInvisible(
    text.replaceAll("\r\n", "\n"),
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`
  );
}
function withoutCommands(text) {
  return text.replaceAll(AT_LINE_START, "$1\\u{3a}:").replaceAll(ANYWHERE, "\\u{23}#");
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
parts["chunk-CDHQZ4FF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A review, in the order of its steps.
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_f9852108 ??= require("./plan-f9852108.cjs"))["plan-CWTIYJE7"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_166023fc ??= require("./next-166023fc.cjs"))["next-G7QBCSN4"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_ea4179db ??= require("./packet-ea4179db.cjs"))["packet-LKUJI3AZ"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_packet_ea4179db ??= require("./packet-ea4179db.cjs"))["reply-RLG4MJAD"]()))).replyCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_d4a93249 ??= require("./merge-d4a93249.cjs"))["merge-A555AUMX"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_ba9f1d55 ??= require("./status-ba9f1d55.cjs"))["status-HNYJMEEF"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_aeb2d702 ??= require("./run-aeb2d702.cjs"))["run-JJKSAZYM"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_3b5f85c3 ??= require("./verdict-3b5f85c3.cjs"))["verdict-MMUNKXDG"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_report_3a5b563b ??= require("./report-3a5b563b.cjs"))["report-IB6YFA62"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_3385d496 ??= require("./post-3385d496.cjs"))["post-ANUY5TDN"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_746c9cd2 ??= require("./baseline-746c9cd2.cjs"))["baseline-7E7KEXUK"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_746c9cd2 ??= require("./baseline-746c9cd2.cjs"))["suppress-REEWS27J"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_24410826 ??= require("./audit-24410826.cjs"))["audit-OUXZAWAK"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_0b08fd33 ??= require("./diff-0b08fd33.cjs"))["diff-VQBGQKVQ"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_c9a813b1 ??= require("./rules-c9a813b1.cjs"))["rules-OT7QHIKH"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_5cfc60f6 ??= require("./guard-5cfc60f6.cjs"))["guard-UVJOZJGT"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_c84bceb6 ??= require("./context-c84bceb6.cjs"))["verify-GLAG2VCZ"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_7425e3db ??= require("./step-7425e3db.cjs"))["step-4GRODI4L"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_7759ae53 ??= require("./parse-7759ae53.cjs"))["parse-C3HMKQEE"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_6cb2cc0c ??= require("./doctor-6cb2cc0c.cjs"))["doctor-I7BOIMMA"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_e47829f4 ??= require("./find-command-e47829f4.cjs"))["help-ZP3VCQZF"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_fc74f5ba ??= require("./hook-fc74f5ba.cjs"))["hook-J2PYBI3Z"]()))).hookCommand],
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
parts["chunk-OJM3KSAR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readRemotes: () => readRemotes
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AMIK6XCK = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_KGCKXHO3 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-KGCKXHO3"]();
async function readRemotes(repository) {
  const pattern = String.raw`^remote\..*\.(url|gh-resolved)$`;
  const [settings, listing] = await Promise.all([
    (0, import_chunk_KGCKXHO3.readGit)(repository, ["config", "--includes", "-z", "--get-regexp", pattern], { answers: [0, 1] }),
    (0, import_chunk_KGCKXHO3.readGit)(repository, ["remote", "--verbose"])
  ]);
  const [written, resolved] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  for (const record of (0, import_chunk_AMIK6XCK.records)(settings)) {
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
