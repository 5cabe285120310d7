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
parts["render-github-annotations-GVQXU2G2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderGithubAnnotations: () => renderGithubAnnotations
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YLGUHWXJ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-YLGUHWXJ"]();
var import_chunk_IVJR772G = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-IVJR772G"]();
var import_chunk_LFKSI4BP = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-LFKSI4BP"]();
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
var COMMANDS = {
  error: "error",
  warning: "warning",
  note: "notice"
};
function renderGithubAnnotations(report) {
  const facts = [report.status, (0, import_chunk_LFKSI4BP.arithmetic)(report.counts), (0, import_chunk_LFKSI4BP.coverageLine)(report.coverage)];
  const summary = `correctless ${report.run}: ${(0, import_chunk_WDRVM6EA.inertLine)(facts.join("; "))}`;
  return [
    ...incomplete(report),
    ...onWord(report),
    ...report.findings.map(annotation),
    ...reserved(report),
    summary
  ].map((line) => `${line}
`).join("");
}
function incomplete(report) {
  if (report.status === "complete") return [];
  const status = report.status.toUpperCase();
  const text = [
    `${status}: this review certifies nothing.`,
    ...report.gaps.map((gap) => `- ${(0, import_chunk_WDRVM6EA.inertLine)(gap)}`),
    (0, import_chunk_TZCWUL47.wayOn)(report)
  ];
  return [command("error", { title: `correctless: review ${status}` }, text.join("\n"))];
}
function onWord(report) {
  const text = (0, import_chunk_TZCWUL47.wordOf)(report);
  return text === "" ? [] : [command("notice", { title: "correctless: reviewed elsewhere" }, text)];
}
function reserved(report) {
  const text = (0, import_chunk_GJYHFE4Y.reservations)(report).map(import_chunk_WDRVM6EA.inertLine).join("; ");
  return text === "" ? [] : [command("notice", { title: "correctless: what this does not say" }, text)];
}
function annotation(finding) {
  const { file, lines, side, lens, title, why, suggested_fix: fix } = finding;
  const at = { line: lines[0], endLine: lines[1] };
  const said = `${(0, import_chunk_YLGUHWXJ.beforeTheChange)(finding)}${(0, import_chunk_YLGUHWXJ.sentences)((0, import_chunk_WDRVM6EA.inertLine)(title), (0, import_chunk_WDRVM6EA.inertBlock)(why))}`;
  const known = (0, import_chunk_IVJR772G.knowledgeNote)(finding);
  const text = known === "" ? said : `${said}

${(0, import_chunk_WDRVM6EA.inertBlock)(known)}`;
  return command(
    COMMANDS[(0, import_chunk_YLGUHWXJ.levelOf)(finding)],
    // The line of removed code is no line of the file at head.
    { file: (0, import_chunk_WDRVM6EA.inertBlock)(file), ...side === "old" ? {} : at, title: `correctless ${lens}` },
    fix.trim() === "" ? text : `${text}

Suggested fix:
${(0, import_chunk_WDRVM6EA.inertBlock)(fix)}`
  );
}
function command(name, properties, message) {
  const given = Object.entries(properties).map(([key, value]) => `${key}=${escapedProperty(String(value))}`);
  return `::${name} ${given.join(",")}::${escaped(message)}`;
}
function escaped(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapedProperty(text) {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderGithubAnnotations
});
});
