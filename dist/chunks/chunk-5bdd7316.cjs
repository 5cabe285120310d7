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
var from_chunk_6aac8653;
var from_inert_7a5d9707;
var from_render_github_annotations_9da99f81;
var from_render_markdown_06ad8a94;
var from_render_rdjson_21daff17;
var from_render_sarif_a85ba82f;
var from_render_terminal_275fba2a;
var from_wrap_lines_4fe07079;
parts["chunk-6HIQ3W5O"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  uriPath: () => uriPath
});
module.exports = __toCommonJS(stdin_exports);
function uriPath(path) {
  return path.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD").split("/").map(encodeURIComponent).join("/");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  uriPath
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
parts["chunk-AQSDBKHU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  FORMATS: () => FORMATS,
  RENDERERS: () => RENDERERS,
  wrapped: () => wrapped
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IX75LTR6 = parts["chunk-IX75LTR6"]();
var FORMATS = ["terminal", "markdown", "json", "sarif", "rdjson", "github-annotations"];
var PLAIN_VIEW = { ink: import_chunk_IX75LTR6.MARKS, columns: null, repositoryUri: null };
var RENDERERS = {
  terminal: async (report, { ink, columns } = PLAIN_VIEW) => {
    const { renderTerminal } = await Promise.resolve().then(() => __toESM((from_render_terminal_275fba2a ??= require("./render-terminal-275fba2a.cjs"))["render-terminal-GHIBXIGJ"]()));
    return wrapped(`${renderTerminal(report, ink)}
`, columns);
  },
  markdown: async (report) => (await Promise.resolve().then(() => __toESM((from_render_markdown_06ad8a94 ??= require("./render-markdown-06ad8a94.cjs"))["render-markdown-NIES5UDK"]()))).renderMarkdown(report),
  json: async (report) => (await Promise.resolve().then(() => __toESM((from_inert_7a5d9707 ??= require("./inert-7a5d9707.cjs"))["inert-BH7SAD4I"]()))).inertJson(report),
  sarif: async (report, { repositoryUri } = PLAIN_VIEW) => (await Promise.resolve().then(() => __toESM((from_render_sarif_a85ba82f ??= require("./render-sarif-a85ba82f.cjs"))["render-sarif-6H63BBG6"]()))).renderSarif(report, repositoryUri),
  rdjson: async (report) => (await Promise.resolve().then(() => __toESM((from_render_rdjson_21daff17 ??= require("./render-rdjson-21daff17.cjs"))["render-rdjson-FBYPFA42"]()))).renderRdjson(report),
  "github-annotations": async (report) => (await Promise.resolve().then(() => __toESM((from_render_github_annotations_9da99f81 ??= require("./render-github-annotations-9da99f81.cjs"))["render-github-annotations-GLOFB2HG"]()))).renderGithubAnnotations(report)
};
async function wrapped(text, columns) {
  if (columns === null) return text;
  const { wrapLines } = await Promise.resolve().then(() => __toESM((from_wrap_lines_4fe07079 ??= require("./wrap-lines-4fe07079.cjs"))["wrap-lines-3AW7M3CA"]()));
  return wrapLines(text, columns);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  FORMATS,
  RENDERERS,
  wrapped
});
});
parts["chunk-CKMVB2RJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  counted: () => counted
});
module.exports = __toCommonJS(stdin_exports);
function counted(n, noun) {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  counted
});
});
parts["chunk-IX75LTR6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  MARKS: () => MARKS,
  inkOf: () => inkOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6HIQ3W5O = parts["chunk-6HIQ3W5O"]();
var MARKS = {
  heading: (level, text) => `${"#".repeat(level)} ${text}`,
  strong: (text) => `**${text}**`,
  toned: (text) => text,
  link: (text) => text
};
function inkOf(look, top) {
  if (!look.color) return MARKS;
  return {
    heading: (level, text, tone) => toned(level === 2 ? sgr(BOLD, sgr(UNDERLINE, text)) : sgr(BOLD, text), tone),
    strong: (text, tone) => toned(sgr(BOLD, text), tone),
    toned,
    link: (text, path) => look.links && top !== null ? linked(text, `${top}/${path}`) : text
  };
}
var BOLD = [1, 22];
var UNDERLINE = [4, 24];
var TONES = {
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  faint: [2, 22]
};
function sgr([on, off], text) {
  return `\x1B[${on}m${text}\x1B[${off}m`;
}
function toned(text, tone) {
  return tone === void 0 ? text : sgr(TONES[tone], text);
}
function linked(text, path) {
  const url = `file://${path.startsWith("/") ? "" : "/"}${(0, import_chunk_6HIQ3W5O.uriPath)(path)}`;
  return `\x1B]8;;${url}\x07${text}\x1B]8;;\x07`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MARKS,
  inkOf
});
});
parts["chunk-LJOAF2GT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ownFile: () => ownFile
});
module.exports = __toCommonJS(stdin_exports);
var FOLDER = ".correctless/";
var COMMITTED = [`${FOLDER}config/`, `${FOLDER}suppressions.json`];
function ownFile(path) {
  return path.startsWith(FOLDER) && !COMMITTED.some((kept) => path === kept || kept.endsWith("/") && path.startsWith(kept));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ownFile
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
parts["chunk-TDLACVAW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  shellWord: () => shellWord
});
module.exports = __toCommonJS(stdin_exports);
function shellWord(text) {
  return /^[A-Za-z0-9_./@{}^:+=,%-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  shellWord
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
parts["chunk-WJHWKB3J"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  withoutPrograms: () => withoutPrograms
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AMIK6XCK = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_KGCKXHO3 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-KGCKXHO3"]();
var SWITCHED_OFF = {
  // Without the last, git refuses files whose filter does nothing.
  filter: [
    ["clean", ""],
    ["smudge", ""],
    ["process", ""],
    ["required", "false"]
  ],
  hook: [["enabled", "false"]]
};
async function withoutPrograms(repository, env = {}) {
  const { stdout } = await (0, import_chunk_KGCKXHO3.runGit)(
    repository.top,
    ["config", "--includes", "--name-only", "-z", "--get-regexp", String.raw`^(filter|hook)\.`],
    { answers: [0, 1] }
  );
  const keys = (0, import_chunk_AMIK6XCK.records)(stdout).map((key) => key.slice(0, key.lastIndexOf(".")));
  const settings = [...new Set(keys)].flatMap((section) => {
    const kind = section.slice(0, section.indexOf("."));
    return (SWITCHED_OFF[kind] ?? []).map(([key, value]) => [`${section}.${key}`, value]);
  });
  const taken = Number(env["GIT_CONFIG_COUNT"] ?? 0);
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(taken + settings.length)],
    ...settings.flatMap(([key, value], i) => [
      [`GIT_CONFIG_KEY_${taken + i}`, key],
      [`GIT_CONFIG_VALUE_${taken + i}`, value]
    ])
  ]);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  withoutPrograms
});
});
