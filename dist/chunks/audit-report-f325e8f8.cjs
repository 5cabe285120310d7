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
<<<<<<<< HEAD:dist/chunks/audit-report-f325e8f8.cjs
var from_chunk_1a7e4671;
var from_chunk_2df9118a;
var from_chunk_94a2c855;
var from_chunk_94b63c89;
var from_chunk_c2024bfb;
var from_chunk_d87c6858;
var from_chunk_e7176a56;
var from_chunk_f9992ab7;
var from_main;
parts["audit-report-43JIALBD"] = part((module, exports) => {
========
var from_chunk_164a1dfd;
var from_chunk_4cfffeab;
var from_chunk_61ff0063;
var from_chunk_6f26ba3d;
var from_chunk_a64ba8f7;
var from_chunk_b15b3bbe;
var from_chunk_c31ae12b;
var from_chunk_c97b65da;
var from_pre_a93b6e1e;
var from_main;
parts["audit-report-F2SKTMBY"] = part((module, exports) => {
>>>>>>>> h/s2:dist/chunks/audit-report-0934207e.cjs
var stdin_exports = {};
__export(stdin_exports, {
  auditRounds: () => auditRounds
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/audit-report-f325e8f8.cjs
var import_chunk_K6KIQL4H = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_WXMPZKW3 = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-WXMPZKW3"]();
var import_chunk_CRPKWMEI = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-CRPKWMEI"]();
var import_chunk_GMNQOWT2 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-GMNQOWT2"]();
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_FLJQMR6Z = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-FLJQMR6Z"]();
var import_chunk_3PKCCHBL = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_JR7MH3EO = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_IX75LTR6 = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_SVD6QO3J = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
========
var import_chunk_SJRKCLMI = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-SJRKCLMI"]();
var import_chunk_K6KIQL4H = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_IX75LTR6 = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_B77SZH4W = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-B77SZH4W"]();
var import_chunk_MOHYM4UW = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-MOHYM4UW"]();
var import_chunk_3PKCCHBL = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_4WY6OTYS = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-4WY6OTYS"]();
var import_chunk_PDRCI44O = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-PDRCI44O"]();
var import_chunk_JR7MH3EO = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_SVD6QO3J = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_BT7AZ22O = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-BT7AZ22O"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_XPIKYFDN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
>>>>>>>> h/s2:dist/chunks/audit-report-0934207e.cjs
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function auditRounds(audit, format, view) {
  const { file, state } = audit;
  switch (format) {
    case "json": {
      const rounds = state.rounds.map((round) => (0, import_chunk_K6KIQL4H.roundFile)(file, state, round));
<<<<<<<< HEAD:dist/chunks/audit-report-f325e8f8.cjs
      return (0, import_chunk_XKMPNDJX.inertJson)({ audit: file.audit, rounds, fixes: (0, import_chunk_FLJQMR6Z.fixAccounts)(state, await (0, import_chunk_CRPKWMEI.sentByRun)(audit)) });
    }
    case "markdown":
      return (0, import_chunk_FLJQMR6Z.summaryText)(file, state, await (0, import_chunk_CRPKWMEI.sentByRun)(audit));
    case "terminal": {
      const { renderAuditTerminal } = await Promise.resolve().then(() => __toESM(parts["render-audit-terminal-HKZVY72I"]()));
      return (0, import_chunk_WXMPZKW3.wrapped)(renderAuditTerminal(file, state, await (0, import_chunk_CRPKWMEI.sentByRun)(audit), view.ink), view.columns);
========
      return (0, import_chunk_XKMPNDJX.inertJson)({ audit: file.audit, rounds, fixes: (0, import_chunk_MOHYM4UW.fixAccounts)(state, await (0, import_chunk_B77SZH4W.sentByRun)(audit)) });
    }
    case "markdown":
      return (0, import_chunk_MOHYM4UW.summaryText)(file, state, await (0, import_chunk_B77SZH4W.sentByRun)(audit));
    case "terminal": {
      const { renderAuditTerminal } = await Promise.resolve().then(() => __toESM(parts["render-audit-terminal-7JWAMBOQ"]()));
      return (0, import_chunk_SJRKCLMI.wrapped)(renderAuditTerminal(file, state, await (0, import_chunk_B77SZH4W.sentByRun)(audit), view.ink), view.columns);
>>>>>>>> h/s2:dist/chunks/audit-report-0934207e.cjs
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
<<<<<<<< HEAD:dist/chunks/audit-report-f325e8f8.cjs
parts["render-audit-terminal-HKZVY72I"] = part((module, exports) => {
========
parts["render-audit-terminal-7JWAMBOQ"] = part((module, exports) => {
>>>>>>>> h/s2:dist/chunks/audit-report-0934207e.cjs
var stdin_exports = {};
__export(stdin_exports, {
  renderAuditTerminal: () => renderAuditTerminal
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/audit-report-f325e8f8.cjs
var import_chunk_FLJQMR6Z = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-FLJQMR6Z"]();
var import_chunk_3PKCCHBL = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_JR7MH3EO = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SVD6QO3J = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
========
var import_chunk_MOHYM4UW = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-MOHYM4UW"]();
var import_chunk_3PKCCHBL = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_JR7MH3EO = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_SVD6QO3J = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
>>>>>>>> h/s2:dist/chunks/audit-report-0934207e.cjs
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
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
<<<<<<<< HEAD:dist/chunks/audit-report-f325e8f8.cjs
      (0, import_chunk_FLJQMR6Z.fixAccounts)(state, sent).map((fix) => fixText(fix, ink)),
========
      (0, import_chunk_MOHYM4UW.fixAccounts)(state, sent).map((fix) => fixText(fix, ink)),
>>>>>>>> h/s2:dist/chunks/audit-report-0934207e.cjs
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
<<<<<<<< HEAD:dist/chunks/audit-report-f325e8f8.cjs
    ...(0, import_chunk_FLJQMR6Z.untested)(file, state).filter((line) => line !== ""),
========
    ...(0, import_chunk_MOHYM4UW.untested)(file, state).filter((line) => line !== ""),
>>>>>>>> h/s2:dist/chunks/audit-report-0934207e.cjs
    ...remarks(file, state, ink)
  ];
  return `${sections.join("\n\n")}
`;
}
function aboutText(file, state, sent) {
  return [
<<<<<<<< HEAD:dist/chunks/audit-report-f325e8f8.cjs
    (0, import_chunk_FLJQMR6Z.auditArithmetic)([...state.findings.values()], state.rounds.flatMap((round) => round.rejected).length),
    (0, import_chunk_FLJQMR6Z.callsLine)(state, sent),
========
    (0, import_chunk_MOHYM4UW.auditArithmetic)([...state.findings.values()], state.rounds.flatMap((round) => round.rejected).length),
    (0, import_chunk_MOHYM4UW.callsLine)(state, sent),
>>>>>>>> h/s2:dist/chunks/audit-report-0934207e.cjs
    `Scope: ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}. Branch ${(0, import_chunk_XKMPNDJX.inertLine)(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
    ...file.captured === "manual" ? ["Replies were brought by hand: nobody watched who wrote them."] : []
  ].join("\n");
}
function verdictText(state, ink) {
  const { status, exit, why } = (0, import_chunk_2DCJMSLV.auditVerdict)(state);
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
function fixText({ subject, sha, tests, review, ...called }, ink) {
  return [
    `- ${subject} in ${sha.slice(0, 12)}, ${(0, import_chunk_FLJQMR6Z.callsText)(called)} ${called.calls === 1 ? "call" : "calls"}`,
    `  ${ink.toned(`tests: ${(0, import_chunk_XKMPNDJX.inertLine)(tests)}`, "faint")}`,
    `  ${ink.toned(`review: ${(0, import_chunk_XKMPNDJX.inertLine)(review)}`, "faint")}`
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
