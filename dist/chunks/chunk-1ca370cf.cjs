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
var from_audit_report_2b202d78;
var from_chunk_570a5ee6;
var from_chunk_79f878d1;
var from_chunk_ff949c2a;
var from_inert_2e68b895;
var from_render_github_annotations_f1824f10;
var from_render_markdown_cdc0aa0f;
var from_render_rdjson_f3e7c34e;
var from_render_sarif_e2911e35;
var from_render_terminal_4b92d630;
var from_report_page_44e5a8fd;
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
parts["chunk-FTG3Y7CQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  OUTPUT_FLAG: () => OUTPUT_FLAG,
  PRINTED: () => PRINTED,
  auditText: () => auditText,
  deliver: () => deliver,
  reviewText: () => reviewText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MHHYPKMS = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-MHHYPKMS"]();
var import_chunk_JXI5EWVK = parts["chunk-JXI5EWVK"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_IX75LTR6 = parts["chunk-IX75LTR6"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `--output: "${output}" is a folder`, {
      hint: `name a file in it: --output ${(0, import_node_path.join)(output, "report")}`
    });
  }
  if (kind === "other") {
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `--output: "${output}" is no regular file`, {
      hint: "leave --output out, and redirect what is printed"
    });
  }
  await (0, import_chunk_HN2YRWHB.writeFileAtomically)(path, text);
  return { status: 0, stderr: `wrote ${(0, import_chunk_WDRVM6EA.inertLine)(output)} (${Buffer.byteLength(text)} bytes)
` };
}
async function publishedUri(repository) {
  const remotes = await (0, import_chunk_H7KQZJGP.readRemotes)(repository);
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
var PRINTED = [...import_chunk_JXI5EWVK.FORMATS, "html"];
async function reviewText(run, repository, format, look) {
  const report = await (0, import_chunk_MHHYPKMS.readReport)(run);
  if (format === "html") return (await Promise.resolve().then(() => __toESM((from_report_page_44e5a8fd ??= require("./report-page-44e5a8fd.cjs"))["report-page-SYANRYRO"]()))).reviewPageOf(run, report);
  return import_chunk_JXI5EWVK.RENDERERS[format](report, await viewOf(repository, format, look));
}
async function auditText(audit, repository, format, look) {
  if (format === "html") return (await Promise.resolve().then(() => __toESM((from_report_page_44e5a8fd ??= require("./report-page-44e5a8fd.cjs"))["report-page-SYANRYRO"]()))).auditPageOf(audit);
  const { auditRounds } = await Promise.resolve().then(() => __toESM((from_audit_report_2b202d78 ??= require("./audit-report-2b202d78.cjs"))["audit-report-72R5CFNK"]()));
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
parts["chunk-JXI5EWVK"] = part((module, exports) => {
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
    const { renderTerminal } = await Promise.resolve().then(() => __toESM((from_render_terminal_4b92d630 ??= require("./render-terminal-4b92d630.cjs"))["render-terminal-RLOFLKYL"]()));
    return wrapped(`${renderTerminal(report, ink)}
`, columns);
  },
  markdown: async (report) => (await Promise.resolve().then(() => __toESM((from_render_markdown_cdc0aa0f ??= require("./render-markdown-cdc0aa0f.cjs"))["render-markdown-5EKKJSUX"]()))).renderMarkdown(report),
  json: async (report) => (await Promise.resolve().then(() => __toESM((from_inert_2e68b895 ??= require("./inert-2e68b895.cjs"))["inert-W5DCLK35"]()))).inertJson(report),
  sarif: async (report, { repositoryUri } = PLAIN_VIEW) => (await Promise.resolve().then(() => __toESM((from_render_sarif_e2911e35 ??= require("./render-sarif-e2911e35.cjs"))["render-sarif-2WAPE4YH"]()))).renderSarif(report, repositoryUri),
  rdjson: async (report) => (await Promise.resolve().then(() => __toESM((from_render_rdjson_f3e7c34e ??= require("./render-rdjson-f3e7c34e.cjs"))["render-rdjson-P5YM3WKV"]()))).renderRdjson(report),
  "github-annotations": async (report) => (await Promise.resolve().then(() => __toESM((from_render_github_annotations_f1824f10 ??= require("./render-github-annotations-f1824f10.cjs"))["render-github-annotations-SI6TNKEP"]()))).renderGithubAnnotations(report)
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
