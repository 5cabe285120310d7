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
var from_audit_report_430fd207;
var from_chunk_085a2d43;
var from_chunk_453d95f5;
var from_chunk_e0e3b72b;
var from_inert_2e68b895;
var from_render_github_annotations_756319e2;
var from_render_markdown_6585434e;
var from_render_rdjson_92274ca5;
var from_render_sarif_23345ca9;
var from_render_terminal_30f764bc;
var from_report_page_950ac825;
var from_wrap_lines_9a0489bd;
var from_main;
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
parts["chunk-B77SKB7U"] = part((module, exports) => {
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
    const { renderTerminal } = await Promise.resolve().then(() => __toESM((from_render_terminal_30f764bc ??= require("./render-terminal-30f764bc.cjs"))["render-terminal-MJCSYDDH"]()));
    return wrapped(`${renderTerminal(report, ink)}
`, columns);
  },
  markdown: async (report) => (await Promise.resolve().then(() => __toESM((from_render_markdown_6585434e ??= require("./render-markdown-6585434e.cjs"))["render-markdown-VTYLX6HR"]()))).renderMarkdown(report),
  json: async (report) => (await Promise.resolve().then(() => __toESM((from_inert_2e68b895 ??= require("./inert-2e68b895.cjs"))["inert-W5DCLK35"]()))).inertJson(report),
  sarif: async (report, { repositoryUri } = PLAIN_VIEW) => (await Promise.resolve().then(() => __toESM((from_render_sarif_23345ca9 ??= require("./render-sarif-23345ca9.cjs"))["render-sarif-GSOPPW7N"]()))).renderSarif(report, repositoryUri),
  rdjson: async (report) => (await Promise.resolve().then(() => __toESM((from_render_rdjson_92274ca5 ??= require("./render-rdjson-92274ca5.cjs"))["render-rdjson-YERS7VIU"]()))).renderRdjson(report),
  "github-annotations": async (report) => (await Promise.resolve().then(() => __toESM((from_render_github_annotations_756319e2 ??= require("./render-github-annotations-756319e2.cjs"))["render-github-annotations-GVQXU2G2"]()))).renderGithubAnnotations(report)
};
async function wrapped(text, columns) {
  if (columns === null) return text;
  const { wrapLines } = await Promise.resolve().then(() => __toESM((from_wrap_lines_9a0489bd ??= require("./wrap-lines-9a0489bd.cjs"))["wrap-lines-YTUPUK3R"]()));
  return wrapLines(text, columns);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  FORMATS,
  RENDERERS,
  wrapped
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
parts["chunk-JBTFCAL4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  OUTPUT_FLAG: () => OUTPUT_FLAG,
  PRINTED: () => PRINTED,
  auditText: () => auditText,
  deliver: () => deliver,
  reviewText: () => reviewText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XJ66GMHN = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-XJ66GMHN"]();
var import_chunk_GLWFXNR5 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-GLWFXNR5"]();
var import_chunk_TWOGUOFL = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_B77SKB7U = parts["chunk-B77SKB7U"]();
var import_chunk_IX75LTR6 = parts["chunk-IX75LTR6"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_node_path = require("node:path");
async function outputPlace(path) {
  try {
    const [found, real] = await Promise.all([(0, import_chunk_PI4NLZB6.stat)(path), (0, import_chunk_PI4NLZB6.realpath)(path)]);
    const kind = found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
    return { kind, path: real };
  } catch {
    return { kind: "free", path };
  }
}
var OUTPUT_FLAG = {
  name: "output",
  type: "string",
  value: "FILE",
  summary: "write it to FILE, whole or not at all, instead of printing it"
};
async function deliver(text, output, cwd) {
  if (output === void 0) return { status: 0, stdout: text };
  const { kind, path } = await outputPlace((0, import_node_path.resolve)(cwd, output));
  if (kind === "folder" || /[/\\]$/.test(output)) {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--output: "${output}" is a folder`, {
      hint: `name a file in it: --output ${(0, import_node_path.join)(output, "report")}`
    });
  }
  if (kind === "other") {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--output: "${output}" is no regular file`, {
      hint: "leave --output out, and redirect what is printed"
    });
  }
  await (0, import_chunk_WRWMQTCS.writeFileAtomically)(path, text);
  return { status: 0, stderr: `wrote ${(0, import_chunk_WDRVM6EA.inertLine)(output)} (${Buffer.byteLength(text)} bytes)
` };
}
async function publishedUri(repository) {
  const remotes = await (0, import_chunk_GLWFXNR5.readRemotes)(repository);
  const origin = remotes.filter(({ name }) => name === "origin");
  const [found] = [...origin, ...remotes].flatMap(
    ({ urls }) => urls.flatMap((url) => (0, import_chunk_TWOGUOFL.repositoryAt)(url) ?? [])
  );
  return found === void 0 ? null : `https://${found.host}/${found.owner}/${found.name}`;
}
async function viewOf(repository, format, look) {
  return {
    ink: (0, import_chunk_IX75LTR6.inkOf)(look, repository.top.replaceAll("\\", "/")),
    columns: look.columns,
    repositoryUri: format === "sarif" ? await publishedUri(repository) : null
  };
}
var PRINTED = [...import_chunk_B77SKB7U.FORMATS, "html"];
async function reviewText(run, repository, format, look) {
  const report = await (0, import_chunk_XJ66GMHN.readReport)(run);
  if (format === "html") return (await Promise.resolve().then(() => __toESM((from_report_page_950ac825 ??= require("./report-page-950ac825.cjs"))["report-page-DVQHVWSK"]()))).reviewPageOf(run, report);
  return import_chunk_B77SKB7U.RENDERERS[format](report, await viewOf(repository, format, look));
}
async function auditText(audit, repository, format, look) {
  if (format === "html") return (await Promise.resolve().then(() => __toESM((from_report_page_950ac825 ??= require("./report-page-950ac825.cjs"))["report-page-DVQHVWSK"]()))).auditPageOf(audit);
  const { auditRounds } = await Promise.resolve().then(() => __toESM((from_audit_report_430fd207 ??= require("./audit-report-430fd207.cjs"))["audit-report-SKLR6K6R"]()));
  return auditRounds(audit, format, await viewOf(repository, format, look));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  OUTPUT_FLAG,
  PRINTED,
  auditText,
  deliver,
  reviewText
});
});
