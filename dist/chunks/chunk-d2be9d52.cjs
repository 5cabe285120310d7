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
var from_audit_560ab228;
var from_background_0d78e3fd;
var from_baseline_c7277175;
var from_chunk_3d027e9f;
var from_context_7d532892;
var from_diff_0ef41836;
var from_doctor_5c9a1138;
var from_find_command_c77f86df;
var from_guard_ace7f346;
var from_hook_73df1135;
var from_merge_36c6c1ee;
var from_next_a0814451;
var from_packet_6398fe73;
var from_parse_790d8dd4;
var from_plan_003459ff;
var from_post_14a2e233;
var from_report_f92b3223;
var from_rules_8a485dac;
var from_run_855608bf;
var from_status_d2a6d98e;
var from_step_92d3eb66;
var from_verdict_15cf5822;
var from_version_61c60f26;
var from_main;
parts["chunk-252FQBNT"] = part((module, exports) => {
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
parts["chunk-3Q2KSYPE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A review, in the order of its steps.
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_003459ff ??= require("./plan-003459ff.cjs"))["plan-OJUFDL2Q"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_a0814451 ??= require("./next-a0814451.cjs"))["next-JJT57EWV"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_6398fe73 ??= require("./packet-6398fe73.cjs"))["packet-PKSQSZDN"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_packet_6398fe73 ??= require("./packet-6398fe73.cjs"))["reply-W72NPVKI"]()))).replyCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_36c6c1ee ??= require("./merge-36c6c1ee.cjs"))["merge-Z3YR3MSE"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_d2a6d98e ??= require("./status-d2a6d98e.cjs"))["status-HYJXYQNJ"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_855608bf ??= require("./run-855608bf.cjs"))["run-NHUSVD7Z"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_15cf5822 ??= require("./verdict-15cf5822.cjs"))["verdict-KYZITMLG"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_report_f92b3223 ??= require("./report-f92b3223.cjs"))["report-UD5KZC3O"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_14a2e233 ??= require("./post-14a2e233.cjs"))["post-FTS4IUJT"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_c7277175 ??= require("./baseline-c7277175.cjs"))["baseline-W4XIRVY2"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_c7277175 ??= require("./baseline-c7277175.cjs"))["suppress-CRMCIF7K"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_560ab228 ??= require("./audit-560ab228.cjs"))["audit-AVQYF2LB"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_0ef41836 ??= require("./diff-0ef41836.cjs"))["diff-XQ4EHPNK"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_8a485dac ??= require("./rules-8a485dac.cjs"))["rules-Z7VZFGLA"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_ace7f346 ??= require("./guard-ace7f346.cjs"))["guard-VIPVT454"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_7d532892 ??= require("./context-7d532892.cjs"))["verify-L77YVYIG"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_92d3eb66 ??= require("./step-92d3eb66.cjs"))["step-QIKFDEVA"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_790d8dd4 ??= require("./parse-790d8dd4.cjs"))["parse-JQZYXI7K"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_5c9a1138 ??= require("./doctor-5c9a1138.cjs"))["doctor-UHAJHXRD"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_c77f86df ??= require("./find-command-c77f86df.cjs"))["help-WVUI442X"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_73df1135 ??= require("./hook-73df1135.cjs"))["hook-CEPUMJAI"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_0d78e3fd ??= require("./background-0d78e3fd.cjs"))["background-WZ5A5N2V"]()))).backgroundCommand]
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
parts["chunk-GEPUIZLA"] = part((module, exports) => {
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
parts["chunk-OJM3KSAR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readRemotes: () => readRemotes
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AMIK6XCK = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_KGCKXHO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-KGCKXHO3"]();
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
