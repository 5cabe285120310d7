var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["render-markdown"] = __part((module, exports) => {
__export(exports, { renderMarkdown: () => renderMarkdown });
var [import_group_title, import_sent_line, import_nothing_reviewed, import_arithmetic, import_summary_notes, import_evidence_lines, import_reservations, import_tally, import_at_a_glance, import_rubric, import_evidence_drop, import_revision, import_substance, import_line_span, import_counted, import_severity_rank, import_vocabulary, import_order, import_inert_2, import_chunk_PQNXDWJD] = ["render-terminal-2-cbd5451e/group-title", "render-terminal-2-cbd5451e/sent-line", "evidence-lines-ba96a19f/nothing-reviewed", "evidence-lines-ba96a19f/arithmetic", "evidence-lines-ba96a19f/summary-notes", "evidence-lines-ba96a19f/evidence-lines", "evidence-lines-ba96a19f/reservations", "evidence-lines-ba96a19f/tally", "render-terminal-2-cbd5451e/at-a-glance", "evidence-drop-94f915f0/rubric", "evidence-drop-94f915f0/evidence-drop", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "own-files-0777bacd/severity-rank", "main/vocabulary", "main/order", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
function renderMarkdown(report) {
  const sections = import_group_title.GROUPS.flatMap((group) => {
    const findings = report.findings.filter((finding) => finding.group === group);
    return findings.length === 0 ? [] : [`### ${(0, import_group_title.groupTitle)(group, findings)}`, ...findings.map((finding) => findingBlock(finding, report))];
  });
  const clean = [(0, import_summary_notes.allClear)(report) ?? []].flat();
  const nothing = [(0, import_nothing_reviewed.nothingReviewed)(report) ?? []].flat().map(import_inert_2.inertMarkdown);
  return `${[`## ${(0, import_nothing_reviewed.reportKind)(report)}: ${(0, import_inert_2.inertMarkdown)(report.title)}`, ...clean, ...status(report), counts(report), ...nothing, ...sinceLast(report), ...overview(report), ...sections, "### Summary", summary(report), ...dropped(report)].join("\n\n")}
`;
}
function status(report) {
  if (report.status === "complete") return [];
  const lines = report.gaps.map((gap) => `> - ${(0, import_inert_2.inertMarkdown)(gap)}`);
  return [
    [
      `> **${report.status.toUpperCase()}**: this review certifies nothing. ${(0, import_summary_notes.nextStep)(report)}`,
      ">",
      ...lines
    ].join("\n")
  ];
}
function counts({ counts: c, scope }) {
  return `**Files changed:** ${scope.files} | **Issues found:** ${c.critical} critical, ${c.important} important, ${c.minor} minor

${(0, import_inert_2.inertMarkdown)(scope.note)}`;
}
function sinceLast({ since }) {
  if (since === null) return [];
  const rows = since.gone.map(
    ({ file, line, title, became, why }) => `| ${became} | ${(0, import_inert_2.inertMarkdown)(file)}:${line} | ${(0, import_inert_2.inertMarkdown)(title)} | ${(0, import_inert_2.inertMarkdown)(why)} |`
  );
  const table = rows.length === 0 ? [] : ["| became | place | finding | why |\n|---|---|---|---|", ...rows];
  return [`### ${(0, import_at_a_glance.sinceTitle)(since)}`, (0, import_at_a_glance.sinceCounts)(since), ...table.length === 0 ? [] : [table.join("\n")]];
}
function overview(report) {
  const glance = (0, import_at_a_glance.glanceOf)(report);
  if (glance === void 0) return [];
  const placed = (one) => `**${(0, import_inert_2.inertMarkdown)(one.file)}:${one.lines[0]}** ${(0, import_inert_2.inertMarkdown)((0, import_at_a_glance.shortTitle)(one))} (${one.id}, ${one.severity})`;
  const first = glance.first.map((one, i) => `${i + 1}. ${placed(one)}
   ${(0, import_inert_2.inertMarkdown)((0, import_at_a_glance.shortWhy)(one))}`);
  return [
    `**Recommendation:** ${report.recommendation}`,
    `### The ${glance.first.length} that matter most`,
    first.join("\n"),
    ...glance.rest.flatMap(({ name, findings }) => [
      `### ${name}, in a line each`,
      findings.map((one) => `- ${placed(one)}`).join("\n")
    ])
  ];
}
function findingBlock(finding, report) {
  const score = finding.score === null ? "" : `, score ${finding.score}`;
  const also = finding.witnesses.length === 0 ? "" : `, also ${finding.witnesses.join(", ")}`;
  return [
    `#### ${finding.id}: ${(0, import_inert_2.inertMarkdown)(finding.title)}`,
    `**${(0, import_inert_2.inertMarkdown)(finding.file)}:${finding.lines[0]}** (${finding.severity}${score}, ${finding.lens}${also}${(0, import_at_a_glance.stateLabel)(finding, report)}, ${finding.fingerprint.slice(0, 12)})`,
    (0, import_inert_2.inertMarkdown)(finding.why),
    ...finding.evidence.map((e) => `${e.kind}, ${(0, import_inert_2.inertMarkdown)(e.source)}:

${(0, import_inert_2.inertFence)(e.text)}`),
    ...finding.suggested_fix.trim() === "" ? [] : [`Fix:

${(0, import_inert_2.inertFence)(finding.suggested_fix)}`]
  ].join("\n\n");
}
function summary(report) {
  const areas = report.risk_areas.length === 0 ? "none" : report.risk_areas.map(import_inert_2.inertMarkdown).join(", ");
  return [
    `- **Recommendation:** ${report.recommendation}`,
    `- **Risk areas:** ${areas}`,
    `- **Findings:** ${(0, import_arithmetic.arithmetic)(report.counts)}`,
    `- **Coverage:** ${(0, import_inert_2.inertMarkdown)((0, import_arithmetic.coverageLine)(report.coverage))}`,
    `- **Sent:** ${(0, import_sent_line.sentLine)(report.cost)}`,
    ...(0, import_summary_notes.summaryNotes)(report).map(([name, text]) => `- **${name}:** ${(0, import_inert_2.inertMarkdown)(text)}`)
  ].join("\n");
}
function dropped(report) {
  if (report.dropped.length === 0) return [];
  const rows = report.dropped.map(({ finding, reason }) => {
    const place = `${(0, import_inert_2.inertMarkdown)(finding.file)}:${finding.line}`;
    return `| ${place} | ${(0, import_inert_2.inertMarkdown)(finding.title)} | ${finding.lens} | ${(0, import_inert_2.inertMarkdown)(reason.text)} |`;
  });
  return [
    "### Dropped, with the reason",
    ["| place | finding | lens | reason |", "|---|---|---|---|", ...rows].join("\n")
  ];
}
});
