var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  renderAuditTerminal: () => renderAuditTerminal
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5JYF6YWY = require("./chunk-5JYF6YWY.cjs");
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
function renderAuditTerminal(file, state, ink) {
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  const left = findings.filter(({ status }) => status !== "fixed");
  const fixed = findings.filter(({ status }) => status === "fixed");
  const sections = [
    ink.heading(2, `Audit ${file.audit}: ${file.preset}, ${file.date}`),
    verdictText(state, ink),
    [
      (0, import_chunk_5JYF6YWY.auditArithmetic)(findings, rejected.length),
      `Scope: ${(0, import_chunk_6JTHDBMB.inertLine)(file.scope_note)}. Branch ${(0, import_chunk_6JTHDBMB.inertLine)(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
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
    ...list("Rounds", state.rounds.map(roundText), ink),
    ...list(
      "Rejected",
      rejected.map(({ id, title, reason }) => `- ${id} ${(0, import_chunk_6JTHDBMB.inertLine)(title)}: ${(0, import_chunk_6JTHDBMB.inertLine)(reason)}`),
      ink
    ),
    ...(0, import_chunk_5JYF6YWY.untested)(file, state).filter((line) => line !== ""),
    ...remarks(file, state, ink)
  ];
  return `${sections.join("\n\n")}
`;
}
function verdictText(state, ink) {
  const { status, exit, why } = (0, import_chunk_AU4ZZBNW.auditVerdict)(state);
  return `${ink.strong(status, exit === 0 ? "green" : "red")} (exit ${exit}): ${(0, import_chunk_6JTHDBMB.inertLine)(why)}`;
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
  const place = ink.link(`${(0, import_chunk_6JTHDBMB.inertLine)(location.file)}:${location.lines[0]}`, location.file);
  return [
    `- ${ink.strong(`[${place}]`, TONES[severity])} ${(0, import_chunk_6JTHDBMB.inertLine)(title)}`,
    `  ${ink.toned(`${id}, ${severity}, ${(0, import_chunk_6JTHDBMB.inertLine)(reason ?? status)}`, "faint")}`
  ].join("\n");
}
function roundText({ round, kept, commits, reviews, rejected, gaps, unopened }) {
  const notes = [
    `${kept.size} kept`,
    `${rejected.length} rejected`,
    `${commits.length} fix commits`,
    `${reviews.length} fix reviews`,
    ...gaps.map((gap) => `no reply: ${(0, import_chunk_6JTHDBMB.inertLine)(gap)}`),
    ...unopened.length > 0 ? [`nobody opened ${unopened.map(import_chunk_6JTHDBMB.inertLine).join(", ")}`] : []
  ];
  return `- Round ${round}: ${notes.join(", ")}`;
}
function remarks(file, state, ink) {
  const changed = (state.ended?.changed ?? []).map(
    (what) => `While the audit ran, your own work tree changed, and not by the audit: ${(0, import_chunk_6JTHDBMB.inertLine)(what)}`
  );
  const warnings = file.warnings.map((warning) => `Warning: ${(0, import_chunk_6JTHDBMB.inertLine)(warning)}`);
  const lines = [...changed, ...warnings].map((line) => ink.toned(line, "yellow"));
  return lines.length === 0 ? [] : [lines.join("\n")];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderAuditTerminal
});
