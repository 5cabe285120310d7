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
var from_chunk_1ca370cf;
var from_chunk_3532fb8f;
var from_chunk_570a5ee6;
var from_chunk_79f878d1;
var from_chunk_ad4fd676;
var from_chunk_b9b295a3;
var from_chunk_d1296144;
var from_chunk_ef412037;
var from_main;
parts["audit-report-72R5CFNK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditRounds: () => auditRounds
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K6KIQL4H = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_JXI5EWVK = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-JXI5EWVK"]();
var import_chunk_NKDAVFC3 = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-NKDAVFC3"]();
var import_chunk_KZDYPS7O = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-KZDYPS7O"]();
var import_chunk_Z7QKYGHC = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-Z7QKYGHC"]();
var import_chunk_W3HICQKG = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-W3HICQKG"]();
var import_chunk_IX2IM5PP = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-IX2IM5PP"]();
var import_chunk_3PKCCHBL = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_NFHYS2AH = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_JR7MH3EO = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_IX75LTR6 = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_DUUH6XJL = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ZK5EFLA2 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-ZK5EFLA2"]();
var import_chunk_SVD6QO3J = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function auditRounds(audit, format, view) {
  const { file, state } = audit;
  switch (format) {
    case "json": {
      const rounds = state.rounds.map((round) => (0, import_chunk_K6KIQL4H.roundFile)(file, state, round));
      return (0, import_chunk_WDRVM6EA.inertJson)({ audit: file.audit, rounds, fixes: (0, import_chunk_W3HICQKG.fixAccounts)(state, await (0, import_chunk_NKDAVFC3.sentByRun)(audit)) });
    }
    case "markdown":
      return (0, import_chunk_W3HICQKG.summaryText)(file, state, await (0, import_chunk_NKDAVFC3.sentByRun)(audit));
    case "terminal": {
      const { renderAuditTerminal } = await Promise.resolve().then(() => __toESM(parts["render-audit-terminal-5HV5I5LG"]()));
      return (0, import_chunk_JXI5EWVK.wrapped)(renderAuditTerminal(file, state, await (0, import_chunk_NKDAVFC3.sentByRun)(audit), view.ink), view.columns);
    }
    case "sarif":
    case "rdjson":
    case "github-annotations":
      throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `--format: an audit has no report as ${format}`, {
        hint: `of audit ${file.audit}, one of: terminal, markdown, json, html`
      });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditRounds
});
});
parts["render-audit-terminal-5HV5I5LG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderAuditTerminal: () => renderAuditTerminal
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_W3HICQKG = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-W3HICQKG"]();
var import_chunk_IX2IM5PP = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-IX2IM5PP"]();
var import_chunk_3PKCCHBL = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_NFHYS2AH = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_JR7MH3EO = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SVD6QO3J = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
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
      (0, import_chunk_W3HICQKG.fixAccounts)(state, sent).map((fix) => fixText(fix, ink)),
      ink
    ),
    ...list(
      "Rounds",
      state.rounds.map((round) => roundText(file, round)),
      ink
    ),
    ...list(
      "Rejected",
      rejected.map(({ id, title, reason }) => `- ${id} ${(0, import_chunk_WDRVM6EA.inertLine)(title)}: ${(0, import_chunk_WDRVM6EA.inertLine)(reason)}`),
      ink
    ),
    ...(0, import_chunk_W3HICQKG.untested)(file, state).filter((line) => line !== ""),
    ...remarks(file, state, ink)
  ];
  return `${sections.join("\n\n")}
`;
}
function aboutText(file, state, sent) {
  return [
    (0, import_chunk_W3HICQKG.auditArithmetic)([...state.findings.values()], state.rounds.flatMap((round) => round.rejected).length),
    (0, import_chunk_W3HICQKG.callsLine)(state, sent),
    `Scope: ${(0, import_chunk_WDRVM6EA.inertLine)(file.scope_note)}. Branch ${(0, import_chunk_WDRVM6EA.inertLine)(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
    ...file.captured === "manual" ? ["Replies were brought by hand: nobody watched who wrote them."] : []
  ].join("\n");
}
function verdictText(state, ink) {
  const { status, exit, why } = (0, import_chunk_IX2IM5PP.auditVerdict)(state);
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
    `- ${subject} in ${sha.slice(0, 12)}, ${(0, import_chunk_W3HICQKG.callsText)(called)} ${called.calls === 1 ? "call" : "calls"}`,
    `  ${ink.toned(`tests: ${(0, import_chunk_WDRVM6EA.inertLine)(tests)}`, "faint")}`,
    `  ${ink.toned(`review: ${(0, import_chunk_WDRVM6EA.inertLine)(review)}`, "faint")}`
  ].join("\n");
}
function roundText(file, one) {
  const { round, kept, commits, reviews, rejected, gaps, unopened, untriaged } = one;
  const notes = [
    (0, import_chunk_WDRVM6EA.inertLine)((0, import_chunk_3PKCCHBL.answeredIn)(file, one).note),
    `${kept.size} kept`,
    ...untriaged.size > 0 ? [`${untriaged.size} not triaged`] : [],
    `${rejected.length} rejected`,
    `${commits.length} fix commits`,
    `${reviews.length} fix reviews`,
    ...gaps.map((gap) => `no reply: ${(0, import_chunk_WDRVM6EA.inertLine)(gap)}`),
    ...unopened.length > 0 ? [`nobody opened ${unopened.map(import_chunk_WDRVM6EA.inertLine).join(", ")}`] : []
  ];
  return `- Round ${round}: ${notes.join(", ")}`;
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
