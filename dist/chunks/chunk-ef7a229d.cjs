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
var from_audit_report_4c231ac5;
var from_chunk_03380ab5;
var from_chunk_69cb593b;
var from_chunk_8d2640ee;
var from_inert_b2f7012f;
var from_pre_066db3d7;
var from_render_github_annotations_643e0fc6;
var from_render_markdown_0ead2f9d;
var from_render_rdjson_3a450ea4;
var from_render_sarif_267c4f48;
var from_render_terminal_cb09709c;
var from_report_page_22a195c1;
var from_wrap_lines_2eafdfcb;
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
parts["chunk-FIATUJHA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readReportIfAny: () => readReportIfAny
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DEV7W4UG = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-DEV7W4UG"]();
var import_chunk_YKMPV6QP = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-YKMPV6QP"]();
async function readReportIfAny(path) {
  const text = await (0, import_chunk_YKMPV6QP.readTextIfAny)(path);
  if (text === void 0) return void 0;
  const value = (0, import_chunk_DEV7W4UG.parsedJson)(path, text);
  fillMemory(value);
  return (0, import_chunk_DEV7W4UG.checkedValue)(path, "report", value);
}
function fillMemory(value) {
  if (!isPart(value)) return;
  const { counts, coverage, suppressions, findings, cost } = value;
  fill(value, { since: null });
  fill(counts, { followed: 0 });
  fill(coverage, NONE_CARRIED);
  if (isPart(coverage)) fillEach(coverage["lenses"], NONE_CARRIED);
  fill(suppressions, { added: [], unsure: [], graver: [] });
  fillEach(findings, { state: "new", since: null });
  fill(cost, { by_agent: [] });
}
var NONE_CARRIED = { carried: 0 };
var isPart = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function fill(value, defaults) {
  if (!isPart(value)) return;
  for (const [key, missing] of Object.entries(defaults)) if (!Object.hasOwn(value, key)) value[key] = missing;
}
function fillEach(values, defaults) {
  if (Array.isArray(values)) for (const value of values) fill(value, defaults);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readReportIfAny
});
});
parts["chunk-GKYT2QAR"] = part((module, exports) => {
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
    const { renderTerminal } = await Promise.resolve().then(() => __toESM((from_render_terminal_cb09709c ??= require("./render-terminal-cb09709c.cjs"))["render-terminal-UHHRJZWL"]()));
    return wrapped(`${renderTerminal(report, ink)}
`, columns);
  },
  markdown: async (report) => (await Promise.resolve().then(() => __toESM((from_render_markdown_0ead2f9d ??= require("./render-markdown-0ead2f9d.cjs"))["render-markdown-R2CU7NRT"]()))).renderMarkdown(report),
  json: async (report) => (await Promise.resolve().then(() => __toESM((from_inert_b2f7012f ??= require("./inert-b2f7012f.cjs"))["inert-V7AJROR6"]()))).inertJson(report),
  sarif: async (report, { repositoryUri } = PLAIN_VIEW) => (await Promise.resolve().then(() => __toESM((from_render_sarif_267c4f48 ??= require("./render-sarif-267c4f48.cjs"))["render-sarif-G7AMAUUM"]()))).renderSarif(report, repositoryUri),
  rdjson: async (report) => (await Promise.resolve().then(() => __toESM((from_render_rdjson_3a450ea4 ??= require("./render-rdjson-3a450ea4.cjs"))["render-rdjson-44FQA5FV"]()))).renderRdjson(report),
  "github-annotations": async (report) => (await Promise.resolve().then(() => __toESM((from_render_github_annotations_643e0fc6 ??= require("./render-github-annotations-643e0fc6.cjs"))["render-github-annotations-6NHLJTZV"]()))).renderGithubAnnotations(report)
};
async function wrapped(text, columns) {
  if (columns === null) return text;
  const { wrapLines } = await Promise.resolve().then(() => __toESM((from_wrap_lines_2eafdfcb ??= require("./wrap-lines-2eafdfcb.cjs"))["wrap-lines-56EIQ3UL"]()));
  return wrapLines(text, columns);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  FORMATS,
  RENDERERS,
  wrapped
});
});
parts["chunk-HLT53XM7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  OUTPUT_FLAG: () => OUTPUT_FLAG,
  PRINTED: () => PRINTED,
  auditText: () => auditText,
  deliver: () => deliver,
  reviewText: () => reviewText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VIGL46TX = parts["chunk-VIGL46TX"]();
var import_chunk_GKYT2QAR = parts["chunk-GKYT2QAR"]();
var import_chunk_EDJQS4ZY = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-EDJQS4ZY"]();
var import_chunk_TWOGUOFL = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_IX75LTR6 = parts["chunk-IX75LTR6"]();
var import_chunk_XKMPNDJX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_YKMPV6QP = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
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
    throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `--output: "${output}" is a folder`, {
      hint: `name a file in it: --output ${(0, import_node_path.join)(output, "report")}`
    });
  }
  if (kind === "other") {
    throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `--output: "${output}" is no regular file`, {
      hint: "leave --output out, and redirect what is printed"
    });
  }
  await (0, import_chunk_YKMPV6QP.writeFileAtomically)(path, text);
  return { status: 0, stderr: `wrote ${(0, import_chunk_XKMPNDJX.inertLine)(output)} (${Buffer.byteLength(text)} bytes)
` };
}
async function publishedUri(repository) {
  const remotes = await (0, import_chunk_EDJQS4ZY.readRemotes)(repository);
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
var PRINTED = [...import_chunk_GKYT2QAR.FORMATS, "html"];
async function reviewText(run, repository, format, look) {
  const report = await (0, import_chunk_VIGL46TX.readReport)(run);
  if (format === "html") return (await Promise.resolve().then(() => __toESM((from_report_page_22a195c1 ??= require("./report-page-22a195c1.cjs"))["report-page-KKLVO2TR"]()))).reviewPageOf(run, report);
  return import_chunk_GKYT2QAR.RENDERERS[format](report, await viewOf(repository, format, look));
}
async function auditText(audit, repository, format, look) {
  if (format === "html") return (await Promise.resolve().then(() => __toESM((from_report_page_22a195c1 ??= require("./report-page-22a195c1.cjs"))["report-page-KKLVO2TR"]()))).auditPageOf(audit);
  const { auditRounds } = await Promise.resolve().then(() => __toESM((from_audit_report_4c231ac5 ??= require("./audit-report-4c231ac5.cjs"))["audit-report-G24IOML7"]()));
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
parts["chunk-VIGL46TX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readReport: () => readReport
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FIATUJHA = parts["chunk-FIATUJHA"]();
var import_chunk_EAHRADGQ = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-EAHRADGQ"]();
var import_chunk_W7JLTGTA = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-W7JLTGTA"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
async function readReport(run) {
  if (run.file.kind === "step") {
    throw new import_chunk_Z5MRELTP.Failure(
      "usage/bad-value",
      `run ${run.file.run} judged a step and has a verdict, not a report`,
      {
        hint: `see it with: correctless verdict ${run.file.run}`
      }
    );
  }
  const report = await (0, import_chunk_FIATUJHA.readReportIfAny)(run.paths.report);
  if (report !== void 0 && (0, import_chunk_W7JLTGTA.ending)(run.ledger) !== void 0) return report;
  throw new import_chunk_Z5MRELTP.Failure("run/not-finished", `run ${run.file.run} has no report yet`, {
    hint: `go on with: ${(0, import_chunk_EAHRADGQ.nextCommand)(run.file)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readReport
});
});
