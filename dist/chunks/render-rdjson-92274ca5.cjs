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
var from_chunk_085a2d43;
var from_chunk_5f9ff9b2;
var from_chunk_6d27c720;
var from_main;
parts["render-rdjson-YERS7VIU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderRdjson: () => renderRdjson
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YLGUHWXJ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-YLGUHWXJ"]();
var import_chunk_IVJR772G = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-IVJR772G"]();
var import_chunk_TZCWUL47 = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-TZCWUL47"]();
var import_chunk_GJYHFE4Y = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-GJYHFE4Y"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_7ABYQQTZ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-7ABYQQTZ"]();
var import_chunk_CU3CZOWL = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-CU3CZOWL"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
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
      message: [title, ...report.gaps.map((gap) => `- ${(0, import_chunk_WDRVM6EA.inertMarkdown)(gap)}`), "", (0, import_chunk_TZCWUL47.wayOn)(report)].join("\n"),
      severity: "ERROR",
      code: { value: report.status },
      original_output: [title, ...report.gaps.map((gap) => `  ${(0, import_chunk_WDRVM6EA.inertLine)(gap)}`), (0, import_chunk_TZCWUL47.wayOn)(report)].join("\n")
    }
  ];
}
function onWord(report) {
  const text = (0, import_chunk_TZCWUL47.wordOf)(report);
  if (text === "") return [];
  return [{ message: text, severity: "INFO", code: { value: "word-of" }, original_output: text }];
}
function reserved(report) {
  return (0, import_chunk_GJYHFE4Y.reservations)(report).map((text) => ({
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
