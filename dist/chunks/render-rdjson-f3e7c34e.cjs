var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_79f878d1;
var from_chunk_93d28b7f;
var from_chunk_d1296144;
var from_main;
parts["render-rdjson-P5YM3WKV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderRdjson: () => renderRdjson
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YLGUHWXJ = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-YLGUHWXJ"]();
var import_chunk_IVJR772G = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-IVJR772G"]();
var import_chunk_WN2SGDV2 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-WN2SGDV2"]();
var import_chunk_X75GLVD4 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-X75GLVD4"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SEVERITIES = {
  error: "ERROR",
  warning: "WARNING",
  note: "INFO"
};
function renderRdjson(report) {
  return (0, import_chunk_WDRVM6EA.inertJson)({
    source: { name: "correctless" },
    diagnostics: [
      ...incomplete(report),
      ...onWord(report),
      ...withoutWork(report),
      ...report.findings.map(diagnostic),
      ...reserved(report)
    ]
  });
}
function incomplete(report) {
  if (report.status === "complete") return [];
  const title = `${report.status.toUpperCase()}: this review certifies nothing.`;
  return [
    {
      message: [title, ...report.gaps.map((gap) => `- ${(0, import_chunk_WDRVM6EA.inertMarkdown)(gap)}`), "", (0, import_chunk_WN2SGDV2.wayOn)(report)].join("\n"),
      severity: "ERROR",
      code: { value: report.status },
      original_output: [title, ...report.gaps.map((gap) => `  ${(0, import_chunk_WDRVM6EA.inertLine)(gap)}`), (0, import_chunk_WN2SGDV2.wayOn)(report)].join("\n")
    }
  ];
}
function onWord(report) {
  const text = (0, import_chunk_WN2SGDV2.wordOf)(report);
  if (text === "") return [];
  return [{ message: text, severity: "INFO", code: { value: "word-of" }, original_output: text }];
}
function reserved(report) {
  return (0, import_chunk_WN2SGDV2.reservations)(report).map((text) => ({
    message: (0, import_chunk_WDRVM6EA.inertMarkdown)(text),
    severity: "INFO",
    code: { value: "reservation" },
    original_output: (0, import_chunk_WDRVM6EA.inertLine)(text)
  }));
}
function withoutWork({ coverage: { hunks, lenses } }) {
  return lenses.flatMap(({ lens, why }) => {
    if (why === null || hunks === 0) return [];
    const text = `${lens} had nothing to do: ${why}`;
    return [
      {
        message: (0, import_chunk_WDRVM6EA.inertMarkdown)(text),
        severity: "INFO",
        code: { value: "not-run" },
        original_output: (0, import_chunk_WDRVM6EA.inertLine)(text)
      }
    ];
  });
}
function diagnostic(finding) {
  const { file, lines, side, lens } = finding;
  const range = { start: { line: lines[0] }, end: { line: lines[1] } };
  return {
    message: messageOf(finding),
    // The line of removed code is no line of the file at head.
    location: side === "old" ? { path: file } : { path: file, range },
    severity: SEVERITIES[(0, import_chunk_YLGUHWXJ.levelOf)(finding)],
    code: { value: lens },
    original_output: plainText(finding)
  };
}
function messageOf(finding) {
  const { title, why, suggested_fix: fix } = finding;
  const known = (0, import_chunk_IVJR772G.knowledgeNote)(finding);
  return [
    `${(0, import_chunk_YLGUHWXJ.beforeTheChange)(finding)}**${(0, import_chunk_WDRVM6EA.inertMarkdown)(title)}**`,
    (0, import_chunk_WDRVM6EA.inertMarkdown)(why),
    ...known === "" ? [] : [(0, import_chunk_WDRVM6EA.inertMarkdown)(known)],
    ...fix.trim() === "" ? [] : [`Suggested fix:

${(0, import_chunk_WDRVM6EA.inertFence)(fix)}`]
  ].join("\n\n");
}
function plainText(finding) {
  const { file, lines, title, why, severity, lens } = finding;
  const place = `${(0, import_chunk_WDRVM6EA.inertLine)(file)}:${lines[0]}`;
  const text = [(0, import_chunk_YLGUHWXJ.sentences)(title, why), (0, import_chunk_IVJR772G.knowledgeNote)(finding)].filter((part) => part !== "").join(" ");
  return (0, import_chunk_WDRVM6EA.inertBlock)(`${place}: ${severity}: ${(0, import_chunk_YLGUHWXJ.beforeTheChange)(finding)}${(0, import_chunk_WDRVM6EA.inertLine)(text)} (${lens})`);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderRdjson
});
});
