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
<<<<<<<< HEAD:dist/chunks/render-rdjson-1c26f007.cjs
var from_chunk_0c763baa;
var from_chunk_94b63c89;
var from_chunk_f9992ab7;
var from_main;
parts["render-rdjson-GOLZLZCX"] = part((module, exports) => {
========
var from_chunk_2942e2d3;
var from_chunk_6f26ba3d;
var from_chunk_c97b65da;
var from_main;
parts["render-rdjson-6GZMK2ZW"] = part((module, exports) => {
>>>>>>>> h/s2:dist/chunks/render-rdjson-3176ca0d.cjs
var stdin_exports = {};
__export(stdin_exports, {
  renderRdjson: () => renderRdjson
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/render-rdjson-1c26f007.cjs
var import_chunk_YLGUHWXJ = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-YLGUHWXJ"]();
var import_chunk_IVJR772G = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-IVJR772G"]();
var import_chunk_45BVV4OX = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-45BVV4OX"]();
var import_chunk_X75GLVD4 = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-X75GLVD4"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
========
var import_chunk_YLGUHWXJ = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-YLGUHWXJ"]();
var import_chunk_IVJR772G = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-IVJR772G"]();
var import_chunk_CQQ35W63 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-CQQ35W63"]();
var import_chunk_X75GLVD4 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X75GLVD4"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
>>>>>>>> h/s2:dist/chunks/render-rdjson-3176ca0d.cjs
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SEVERITIES = {
  error: "ERROR",
  warning: "WARNING",
  note: "INFO"
};
function renderRdjson(report) {
  return (0, import_chunk_XKMPNDJX.inertJson)({
    source: { name: "correctless" },
    diagnostics: [
      ...incomplete(report),
      ...onWord(report),
      ...withoutWork(report),
      ...report.findings.map(diagnostic)
    ]
  });
}
function incomplete(report) {
  if (report.status === "complete") return [];
  const title = `${report.status.toUpperCase()}: this review certifies nothing.`;
  return [
    {
      message: [title, ...report.gaps.map((gap) => `- ${(0, import_chunk_XKMPNDJX.inertMarkdown)(gap)}`), "", (0, import_chunk_45BVV4OX.wayOn)(report)].join("\n"),
      severity: "ERROR",
      code: { value: report.status },
      original_output: [title, ...report.gaps.map((gap) => `  ${(0, import_chunk_XKMPNDJX.inertLine)(gap)}`), (0, import_chunk_45BVV4OX.wayOn)(report)].join("\n")
    }
  ];
}
function onWord(report) {
  const text = (0, import_chunk_45BVV4OX.wordOf)(report);
  if (text === "") return [];
  return [{ message: text, severity: "INFO", code: { value: "word-of" }, original_output: text }];
}
function withoutWork({ coverage: { hunks, lenses } }) {
  return lenses.flatMap(({ lens, why }) => {
    if (why === null || hunks === 0) return [];
    const text = `${lens} had nothing to do: ${why}`;
    return [
      {
        message: (0, import_chunk_XKMPNDJX.inertMarkdown)(text),
        severity: "INFO",
        code: { value: "not-run" },
        original_output: (0, import_chunk_XKMPNDJX.inertLine)(text)
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
    `${(0, import_chunk_YLGUHWXJ.beforeTheChange)(finding)}**${(0, import_chunk_XKMPNDJX.inertMarkdown)(title)}**`,
    (0, import_chunk_XKMPNDJX.inertMarkdown)(why),
    ...known === "" ? [] : [(0, import_chunk_XKMPNDJX.inertMarkdown)(known)],
    ...fix.trim() === "" ? [] : [`Suggested fix:

${(0, import_chunk_XKMPNDJX.inertFence)(fix)}`]
  ].join("\n\n");
}
function plainText(finding) {
  const { file, lines, title, why, severity, lens } = finding;
  const place = `${(0, import_chunk_XKMPNDJX.inertLine)(file)}:${lines[0]}`;
  const text = [(0, import_chunk_YLGUHWXJ.sentences)(title, why), (0, import_chunk_IVJR772G.knowledgeNote)(finding)].filter((part) => part !== "").join(" ");
  return (0, import_chunk_XKMPNDJX.inertBlock)(`${place}: ${severity}: ${(0, import_chunk_YLGUHWXJ.beforeTheChange)(finding)}${(0, import_chunk_XKMPNDJX.inertLine)(text)} (${lens})`);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderRdjson
});
});
