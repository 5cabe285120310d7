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
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_13668258;
var from_chunk_6154375f;
var from_chunk_6d27c720;
var from_chunk_80106138;
var from_chunk_b330e460;
var from_chunk_e0e3b72b;
var from_main;
parts["audit-report-SKLR6K6R"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditRounds: () => auditRounds
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_B77SKB7U = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-B77SKB7U"]();
var import_chunk_PQVEIWFP = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-PQVEIWFP"]();
var import_chunk_7MYOO4DG = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7MYOO4DG"]();
var import_chunk_IG77THNZ = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-IG77THNZ"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_YX2UT5A5 = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-YX2UT5A5"]();
var import_chunk_7U3TJC2I = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7U3TJC2I"]();
var import_chunk_AKL5NPPB = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-AKL5NPPB"]();
var import_chunk_JR7MH3EO = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_IX75LTR6 = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function auditRounds(audit, format, view) {
  const { file, state } = audit;
  switch (format) {
    case "json": {
      const rounds = state.rounds.map((round) => (0, import_chunk_PQVEIWFP.roundFile)(file, state, round));
      return (0, import_chunk_WDRVM6EA.inertJson)({ audit: file.audit, rounds, fixes: (0, import_chunk_7U3TJC2I.fixAccounts)(state, await (0, import_chunk_7MYOO4DG.sentByRun)(audit)) });
    }
    case "markdown":
      return (0, import_chunk_YX2UT5A5.summaryText)(file, state, await (0, import_chunk_7MYOO4DG.sentByRun)(audit));
    case "terminal": {
      const { renderAuditTerminal } = await Promise.resolve().then(() => __toESM(parts["render-audit-terminal-CZOPA6U5"]()));
      return (0, import_chunk_B77SKB7U.wrapped)(renderAuditTerminal(file, state, await (0, import_chunk_7MYOO4DG.sentByRun)(audit), view.ink), view.columns);
    }
    case "sarif":
    case "rdjson":
    case "github-annotations":
      throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--format: an audit has no report as ${format}`, {
        hint: `of audit ${file.audit}, one of: terminal, markdown, json, html`
      });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditRounds
});
});
parts["render-audit-terminal-CZOPA6U5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderAuditTerminal: () => renderAuditTerminal
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YX2UT5A5 = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-YX2UT5A5"]();
var import_chunk_7U3TJC2I = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7U3TJC2I"]();
var import_chunk_AKL5NPPB = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-AKL5NPPB"]();
var import_chunk_JR7MH3EO = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
function renderAuditTerminal(file, state, sent, ink) {
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  const left = findings.filter(({ status }) => status !== "fixed");
  const fixed = findings.filter(({ status }) => status === "fixed");
  const sections = [
    ink.heading(2, `Audit ${file.audit}: ${file.preset}, ${file.date}`),
    verdictText(state, ink),
    aboutText(file, state, sent),
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
      "Fixes",
      (0, import_chunk_7U3TJC2I.fixAccounts)(state, sent).map((fix) => fixText(fix, ink)),
      ink
    ),
    ...list(
      "Rounds",
      state.rounds.map((round) => (0, import_chunk_YX2UT5A5.roundLine)(file, round, import_chunk_WDRVM6EA.inertLine)),
      ink
    ),
    ...list(
      "Rejected",
      rejected.map(({ id, title, reason }) => `- ${id} ${(0, import_chunk_WDRVM6EA.inertLine)(title)}: ${(0, import_chunk_WDRVM6EA.inertLine)(reason)}`),
      ink
    ),
    ...(0, import_chunk_YX2UT5A5.flakyTests)(state, import_chunk_WDRVM6EA.inertLine),
    ...(0, import_chunk_YX2UT5A5.untested)(file, state).filter((line) => line !== ""),
    ...remarks(file, state, ink)
  ];
  return `${sections.join("\n\n")}
`;
}
function aboutText(file, state, sent) {
  return [
    (0, import_chunk_YX2UT5A5.auditArithmetic)([...state.findings.values()], state.rounds.flatMap((round) => round.rejected).length),
    (0, import_chunk_7U3TJC2I.callsLine)(state, sent),
    `Scope: ${(0, import_chunk_WDRVM6EA.inertLine)(file.scope_note)}. Branch ${(0, import_chunk_WDRVM6EA.inertLine)(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
    ...file.captured === "manual" ? ["Replies were brought by hand: nobody watched who wrote them."] : []
  ].join("\n");
}
function verdictText(state, ink) {
  const { status, exit, why } = (0, import_chunk_AKL5NPPB.auditVerdict)(state);
  return `${ink.strong(status, exit === 0 ? "green" : "red")} (exit ${exit}): ${(0, import_chunk_WDRVM6EA.inertLine)(why)}`;
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
  const place = ink.link(`${(0, import_chunk_WDRVM6EA.inertLine)(location.file)}:${location.lines[0]}`, location.file);
  return [
    `- ${ink.strong(`[${place}]`, TONES[severity])} ${(0, import_chunk_WDRVM6EA.inertLine)(title)}`,
    `  ${ink.toned(`${id}, ${severity}, ${(0, import_chunk_WDRVM6EA.inertLine)(reason ?? status)}`, "faint")}`
  ].join("\n");
}
function fixText({ subject, sha, tests, review, ...called }, ink) {
  return [
    `- ${subject} in ${sha.slice(0, 12)}, ${(0, import_chunk_7U3TJC2I.callsText)(called)} ${called.calls === 1 ? "call" : "calls"}`,
    `  ${ink.toned(`tests: ${(0, import_chunk_WDRVM6EA.inertLine)(tests)}`, "faint")}`,
    `  ${ink.toned(`review: ${(0, import_chunk_WDRVM6EA.inertLine)(review)}`, "faint")}`
  ].join("\n");
}
function remarks(file, state, ink) {
  const changed = (state.ended?.changed ?? []).map(
    (what) => `While the audit ran, your own work tree changed, and not by the audit: ${(0, import_chunk_WDRVM6EA.inertLine)(what)}`
  );
  const warnings = file.warnings.map((warning) => `Warning: ${(0, import_chunk_WDRVM6EA.inertLine)(warning)}`);
  const lines = [...changed, ...warnings].map((line) => ink.toned(line, "yellow"));
  return lines.length === 0 ? [] : [lines.join("\n")];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderAuditTerminal
});
});
