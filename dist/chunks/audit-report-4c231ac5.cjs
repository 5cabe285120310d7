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
var from_chunk_03380ab5;
var from_chunk_8d2640ee;
var from_chunk_a8940fe9;
var from_chunk_ed8f7d80;
var from_chunk_ef7a229d;
var from_main;
parts["audit-report-G24IOML7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditRounds: () => auditRounds
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GKYT2QAR = (from_chunk_ef7a229d ??= require("./chunk-ef7a229d.cjs"))["chunk-GKYT2QAR"]();
var import_chunk_K6KIQL4H = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_IX75LTR6 = (from_chunk_ef7a229d ??= require("./chunk-ef7a229d.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_ef7a229d ??= require("./chunk-ef7a229d.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_XKMPNDJX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_XQOCDP6C = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_UTFC5QHX = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function auditRounds({ file, state }, format, view) {
  switch (format) {
    case "json": {
      const rounds = state.rounds.map((round) => (0, import_chunk_K6KIQL4H.roundFile)(file, state, round));
      return (0, import_chunk_XKMPNDJX.inertJson)({ audit: file.audit, rounds });
    }
    case "markdown":
      return (0, import_chunk_EXJNY4BR.summaryText)(file, state);
    case "terminal": {
      const { renderAuditTerminal } = await Promise.resolve().then(() => __toESM(parts["render-audit-terminal-7QUKC4HX"]()));
      return (0, import_chunk_GKYT2QAR.wrapped)(renderAuditTerminal(file, state, view.ink), view.columns);
    }
    case "sarif":
    case "rdjson":
    case "github-annotations":
      throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `--format: an audit has no report as ${format}`, {
        hint: `of audit ${file.audit}, one of: terminal, markdown, json, html`
      });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditRounds
});
});
parts["render-audit-terminal-7QUKC4HX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderAuditTerminal: () => renderAuditTerminal
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_XKMPNDJX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_XQOCDP6C = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_UTFC5QHX = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
function renderAuditTerminal(file, state, ink) {
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  const left = findings.filter(({ status }) => status !== "fixed");
  const fixed = findings.filter(({ status }) => status === "fixed");
  const sections = [
    ink.heading(2, `Audit ${file.audit}: ${file.preset}, ${file.date}`),
    verdictText(state, ink),
    [
      (0, import_chunk_EXJNY4BR.auditArithmetic)(findings, rejected.length),
      `Scope: ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}. Branch ${(0, import_chunk_XKMPNDJX.inertLine)(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
      ...file.captured === "manual" ? ["Replies were brought by hand: nobody watched who wrote them."] : []
    ].join("\n"),
    ...list(
      "Not fixed",
      left.map((finding) => findingText(finding, ink)),
      ink
    ),
    ...list(
      "Fixed",
      fixed.map((finding) => findingText(finding, ink)),
      ink
    ),
    ...list(
      "Rounds",
      state.rounds.map((round) => roundText(file, round)),
      ink
    ),
    ...list(
      "Rejected",
      rejected.map(({ id, title, reason }) => `- ${id} ${(0, import_chunk_XKMPNDJX.inertLine)(title)}: ${(0, import_chunk_XKMPNDJX.inertLine)(reason)}`),
      ink
    ),
    ...(0, import_chunk_EXJNY4BR.untested)(file, state).filter((line) => line !== ""),
    ...remarks(file, state, ink)
  ];
  return `${sections.join("\n\n")}
`;
}
function verdictText(state, ink) {
  const { status, exit, why } = (0, import_chunk_Z5FMJQYF.auditVerdict)(state);
  return `${ink.strong(status, exit === 0 ? "green" : "red")} (exit ${exit}): ${(0, import_chunk_XKMPNDJX.inertLine)(why)}`;
}
function list(title, lines, ink) {
  return lines.length === 0 ? [] : [ink.heading(3, title), lines.join("\n")];
}
var TONES = {
  critical: "red",
  high: "red",
  medium: "yellow",
  low: void 0
};
function findingText({ id, severity, location, title, status, reason }, ink) {
  const place = ink.link(`${(0, import_chunk_XKMPNDJX.inertLine)(location.file)}:${location.lines[0]}`, location.file);
  return [
    `- ${ink.strong(`[${place}]`, TONES[severity])} ${(0, import_chunk_XKMPNDJX.inertLine)(title)}`,
    `  ${ink.toned(`${id}, ${severity}, ${(0, import_chunk_XKMPNDJX.inertLine)(reason ?? status)}`, "faint")}`
  ].join("\n");
}
function roundText(file, one) {
  const { round, kept, commits, reviews, rejected, gaps, unopened, untriaged } = one;
  const notes = [
    (0, import_chunk_XKMPNDJX.inertLine)((0, import_chunk_3PKCCHBL.answeredIn)(file, one).note),
    `${kept.size} kept`,
    ...untriaged.size > 0 ? [`${untriaged.size} not triaged`] : [],
    `${rejected.length} rejected`,
    `${commits.length} fix commits`,
    `${reviews.length} fix reviews`,
    ...gaps.map((gap) => `no reply: ${(0, import_chunk_XKMPNDJX.inertLine)(gap)}`),
    ...unopened.length > 0 ? [`nobody opened ${unopened.map(import_chunk_XKMPNDJX.inertLine).join(", ")}`] : []
  ];
  return `- Round ${round}: ${notes.join(", ")}`;
}
function remarks(file, state, ink) {
  const changed = (state.ended?.changed ?? []).map(
    (what) => `While the audit ran, your own work tree changed, and not by the audit: ${(0, import_chunk_XKMPNDJX.inertLine)(what)}`
  );
  const warnings = file.warnings.map((warning) => `Warning: ${(0, import_chunk_XKMPNDJX.inertLine)(warning)}`);
  const lines = [...changed, ...warnings].map((line) => ink.toned(line, "yellow"));
  return lines.length === 0 ? [] : [lines.join("\n")];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderAuditTerminal
});
});
