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
  allClear: () => allClear,
  arithmetic: () => arithmetic,
  coverageLine: () => coverageLine,
  renderTerminal: () => renderTerminal,
  sinceCounts: () => sinceCounts,
  sinceTitle: () => sinceTitle,
  stateLabel: () => stateLabel,
  summaryNotes: () => summaryNotes,
  wayOn: () => wayOn
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4QBBK75V = require("./chunk-4QBBK75V.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
function arithmetic(counts) {
  const groups = import_chunk_4QBBK75V.DROP_GROUPS.map((group) => ({
    group,
    n: (0, import_chunk_4QBBK75V.kindsOf)(group).reduce((sum, kind) => sum + (counts.dropped[kind] ?? 0), 0)
  }));
  const total = counts.shown + groups.reduce((sum, { n }) => sum + n, 0);
  const before = counts.followed === 0 ? "" : ` + open before ${counts.followed}`;
  if (total !== counts.raised + counts.followed) {
    throw new Error(`the report does not add up: ${counts.raised} raised${before}, ${total} accounted for`);
  }
  const terms = [
    `shown ${counts.shown}`,
    ...groups.filter(({ n }) => n > 0).map(({ group, n }) => `${group} ${n}`)
  ];
  return `raised ${counts.raised}${before} = ${terms.join(" + ")}`;
}
function coverageLine(coverage) {
  const lenses = coverage.lenses.map((row) => {
    if (row.why !== null) return `${row.lens}: ${row.why}`;
    return row.slots === 0 && row.carried > 0 ? `${row.lens}: carried over` : `${row.lens} ${row.stored}/${row.slots}`;
  });
  const carried = coverage.carried === 0 ? "" : `, carried over ${coverage.carried}`;
  return `reviewed ${coverage.reviewed} of ${coverage.hunks} hunks${carried}; ${lenses.join(", ")}`;
}
function sinceTitle({ run, planned_at }) {
  return `Since the review of ${planned_at.slice(0, 10)} (run ${run})`;
}
function sinceCounts({ new: added, open, fixed, dismissed, withdrawn }) {
  const rest = [
    ["dismissed", dismissed],
    ["withdrawn", withdrawn]
  ];
  const named = rest.flatMap(([word, n]) => n === 0 ? [] : [`${n} ${word}`]);
  return [`${added} new`, `${open} still open`, `${fixed} fixed`, ...named].join(", ");
}
function stateLabel({ state, since }, report) {
  if (report.since === null) return "";
  return state === "new" ? ", new" : `, open since run ${since ?? report.since.run}`;
}
function summaryNotes(report) {
  const running = report.coverage.lenses.map(({ lens }) => lens);
  const off = import_chunk_NKPLNUY4.DEFAULT_LENSES.filter((lens) => !running.includes(lens));
  const notes = [
    ["Not run, switched off", off],
    ["Shown to no reviewer", report.scope.skipped.map(({ path, reason }) => `${path} (${reason})`)],
    ["Rule changed in this diff, not applied", report.rules_changed],
    ["Suppressions expired", report.suppressions.expired],
    ["Suppressions that match nothing", report.suppressions.unmatched],
    ["Suppression that this change adds, not applied", report.suppressions.added],
    ["Reviewer claim refused", report.refused_claims],
    ["Warning", report.warnings],
    ["Captured", report.captured === "manual" ? ["manually; no hook watched these agents"] : []]
  ];
  return notes.flatMap(([name, texts]) => texts.map((text) => [name, text]));
}
function allClear({ status, counts }) {
  if (status !== "complete" || counts.shown + counts.unscored + counts.not_scored > 0) return void 0;
  return counts.minor === 0 ? "No issues found." : "No issues found but the minor notes.";
}
function wayOn({ status, run }) {
  return status === "failed" ? "Leave the repository as it is while a review runs; start again with: correctless plan" : `Try what failed once more with: correctless next ${run} --retry`;
}
function renderTerminal(report) {
  return [
    `## Code Review: ${(0, import_chunk_PH7NNIX3.inertLine)(report.title)}`,
    ...statusLines(report),
    countsLine(report),
    ...sinceLast(report),
    ...section("### Critical Issues (score \u2265 90)", report, "critical"),
    ...section("### Important Issues (score 75\u201389)", report, "important"),
    ...section("### Not scored: no acceptable score, judge for yourself", report, "unscored"),
    ...section("### Not scored: beyond the limit of scored findings", report, "not-scored"),
    ...minorNotes(report),
    ...[allClear(report) ?? []].flat(),
    ...summary(report)
  ].join("\n\n");
}
function statusLines(report) {
  if (report.status === "complete") return [];
  const title = report.status === "failed" ? "**FAILED: the repository changed while it was reviewed.**" : "**INCOMPLETE: not everything was reviewed. What follows is partial and certifies nothing.**";
  return [[title, ...report.gaps.map((gap) => `- ${(0, import_chunk_PH7NNIX3.inertLine)(gap)}`), wayOn(report)].join("\n")];
}
function countsLine({ counts, scope }) {
  return [
    `**Files changed:** ${scope.files} | **Issues found:** ${counts.critical} critical, ${counts.important} important`,
    (0, import_chunk_PH7NNIX3.inertLine)(scope.note)
  ].join("\n");
}
function sinceLast({ since }) {
  if (since === null) return [];
  const gone = since.gone.map(
    ({ file, line, title, became, why }) => `- ${became}: [${(0, import_chunk_PH7NNIX3.inertLine)(file)}:${line}] ${(0, import_chunk_PH7NNIX3.inertLine)(title)} (${(0, import_chunk_PH7NNIX3.inertLine)(why)})`
  );
  return [`### ${sinceTitle(since)}`, [sinceCounts(since), ...gone].join("\n")];
}
function section(title, report, group) {
  const findings = report.findings.filter((finding) => finding.group === group);
  return findings.length === 0 ? [] : [title, ...findings.map((finding) => findingText(finding, report))];
}
function findingText(finding, report) {
  const score = finding.score === null ? "" : `, score ${finding.score}`;
  return [
    `- **[${(0, import_chunk_PH7NNIX3.inertLine)(finding.file)}:${finding.lines[0]}]** ${(0, import_chunk_PH7NNIX3.inertLine)(finding.title)}`,
    `  ${finding.id} (${finding.fingerprint.slice(0, 12)})${stateLabel(finding, report)}, severity ${finding.severity}${score}, ${finding.lens}${also(finding)}`,
    `  - **Why:** ${(0, import_chunk_PH7NNIX3.inertLine)(finding.why)}`,
    ...finding.evidence.map((e) => `  - **Evidence (${e.kind}, ${(0, import_chunk_PH7NNIX3.inertLine)(e.source)}):** ${quoted(e.text)}`),
    ...finding.suggested_fix.trim() === "" ? [] : [`  - **Fix:** ${quoted(finding.suggested_fix)}`]
  ].join("\n");
}
function also({ witnesses }) {
  return witnesses.length === 0 ? "" : `, also ${witnesses.join(", ")}`;
}
function quoted(text) {
  const lines = (0, import_chunk_PH7NNIX3.inertBlock)(text).split("\n");
  return lines.length === 1 ? (0, import_chunk_PH7NNIX3.inertLine)(text) : lines.map((line) => `
      ${line}`).join("");
}
function minorNotes(report) {
  const notes = report.findings.filter((finding) => finding.group === "minor");
  if (notes.length === 0) return [];
  const lines = notes.map(
    (n) => `- [${(0, import_chunk_PH7NNIX3.inertLine)(n.file)}:${n.lines[0]}] ${(0, import_chunk_PH7NNIX3.inertLine)(n.title)} (score ${n.score ?? "\u2013"}${stateLabel(n, report)}, ${n.lens}${also(n)})`
  );
  return ["### Minor Notes (informational)", lines.join("\n")];
}
function summary(report) {
  const lines = [
    `- **Recommendation:** ${report.recommendation}`,
    `- **Risk areas:** ${report.risk_areas.length === 0 ? "none" : report.risk_areas.map(import_chunk_PH7NNIX3.inertLine).join(", ")}`,
    `- **Findings:** ${arithmetic(report.counts)}`,
    `- **Coverage:** ${coverageLine(report.coverage)}`,
    ...summaryNotes(report).map(([name, text]) => `- **${name}:** ${(0, import_chunk_PH7NNIX3.inertLine)(text)}`)
  ];
  return ["### Summary", lines.join("\n"), ...droppedList(report)];
}
function droppedList(report) {
  if (report.dropped.length === 0) return [];
  const lines = report.dropped.map(
    ({ finding, reason }) => `- [${(0, import_chunk_PH7NNIX3.inertLine)(finding.file)}:${finding.line}] ${(0, import_chunk_PH7NNIX3.inertLine)(finding.title)} (${finding.lens}): ${(0, import_chunk_PH7NNIX3.inertLine)(reason.text)}`
  );
  return ["### Dropped, with the reason", lines.join("\n")];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  allClear,
  arithmetic,
  coverageLine,
  renderTerminal,
  sinceCounts,
  sinceTitle,
  stateLabel,
  summaryNotes,
  wayOn
});
