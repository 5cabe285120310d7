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
  auditArithmetic: () => auditArithmetic,
  inTable: () => inTable,
  summaryText: () => summaryText,
  untested: () => untested
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
function inTable(text) {
  return (0, import_chunk_6JTHDBMB.inertMarkdown)(text);
}
function summaryText(file, state) {
  const { status, exit, why } = (0, import_chunk_AU4ZZBNW.auditVerdict)(state);
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  return [
    `# Audit ${file.audit}: ${file.preset}, ${file.date}`,
    "",
    `**${status}** (exit ${exit}): ${inTable(why)}`,
    "",
    `${auditArithmetic(findings, rejected.length)}${file.captured === "manual" ? " Replies were brought by hand: nobody watched who wrote them." : ""}`,
    "",
    `Scope: ${inTable(file.scope_note)}. Branch ${inTable(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
    "",
    ...table(
      "Not fixed",
      findings.filter(({ status: s }) => s !== "fixed")
    ),
    ...table(
      "Fixed",
      findings.filter(({ status: s }) => s === "fixed")
    ),
    "## Rounds",
    "",
    ...state.rounds.map(roundLine),
    "",
    ...untested(file, state),
    ...rejected.length === 0 ? [] : [
      "## Rejected",
      "",
      ...rejected.map(({ id, title, reason }) => `- ${id} ${inTable(title)}: ${inTable(reason)}`),
      ""
    ],
    ...(state.ended?.changed ?? []).map(
      (what) => `While the audit ran, your own work tree changed, and not by the audit: ${inTable(what)}`
    ),
    ...file.warnings.map((warning) => `Warning: ${inTable(warning)}`)
  ].join("\n");
}
function auditArithmetic(findings, rejected) {
  const count = (status) => findings.filter((finding) => finding.status === status).length;
  const parts = [
    `fixed ${count("fixed")}`,
    `open ${count("open")}`,
    `deferred ${count("deferred")}`,
    `disputed ${count("disputed")}`,
    `rejected ${rejected}`
  ];
  return `raised ${findings.length + rejected} = ${parts.join(" + ")}.`;
}
function table(title, findings) {
  if (findings.length === 0) return [];
  return [
    `## ${title}`,
    "",
    "| ID | Severity | Where | What | Why |",
    "|---|---|---|---|---|",
    ...findings.map(
      ({ id, severity, location, title: what, status, reason }) => `| ${id} | ${severity} | ${inTable(`${location.file}:${location.lines[0]}`)} | ${inTable(what)} | ${inTable(reason ?? status)} |`
    ),
    ""
  ];
}
function roundLine({ round, kept, commits, reviews, rejected, gaps, unopened }) {
  const notes = [
    `${kept.size} kept`,
    `${rejected.length} rejected`,
    `${commits.length} fix commits`,
    `${reviews.length} fix reviews`,
    ...gaps.map((gap) => `no reply: ${inTable(gap)}`),
    ...unopened.length > 0 ? [`nobody opened ${unopened.map(inTable).join(", ")}`] : []
  ];
  return `- Round ${round}: ${notes.join(", ")}`;
}
var TEST_FILE = /(^|[/._-])(tests?|specs?|__tests__)([/._-]|$)|(^|\/)Test[A-Z]|[a-z](Test|Spec)\./;
function untested({ preset }, state) {
  if (preset !== "qa" && preset !== "hacker") return [];
  const fixes = state.rounds.flatMap(({ commits }) => commits).filter(({ subject }) => state.findings.has(subject));
  const without = fixes.filter(({ files }) => !files.some((path) => TEST_FILE.test(path)));
  return without.length === 0 ? [] : [`Fixes that brought no regression test: ${without.map(({ subject }) => subject).join(", ")}`, ""];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditArithmetic,
  inTable,
  summaryText,
  untested
});
