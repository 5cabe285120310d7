var { __load, __part } = require("../main.cjs").shared;
exports["render-markdown"] = __part((exports) => {
var { GROUPS, groupTitle } = __load("summary-notes-21c72e1d/group-title"), { sentLine } = __load("summary-notes-21c72e1d/sent-line"), { nothingReviewed, reportKind } = __load("evidence-lines-52516c5a/nothing-reviewed"), { arithmetic, coverageLine } = __load("evidence-lines-52516c5a/arithmetic"), { allClear, nextStep, summaryNotes } = __load("summary-notes-21c72e1d/summary-notes"), { glanceOf, shortTitle, shortWhy, sinceCounts, sinceTitle, stateLabel } = __load("summary-notes-21c72e1d/at-a-glance"), { workLines, workTexts } = __load("summary-notes-21c72e1d/work-lines"), { inertFence, inertMarkdown } = __load("main/inert-2");
function renderMarkdown(report) {
  const sections = GROUPS.flatMap((group) => {
    const findings = report.findings.filter((finding) => finding.group === group);
    return findings.length === 0 ? [] : [`### ${groupTitle(group, findings)}`, ...findings.map((finding) => findingBlock(finding, report))];
  });
  const clean = [allClear(report) ?? []].flat();
  const nothing = [nothingReviewed(report) ?? []].flat().map(inertMarkdown);
  return `${[`## ${reportKind(report)}: ${inertMarkdown(report.title)}`, ...clean, ...status(report), counts(report), ...nothing, ...sinceLast(report), ...overview(report), ...sections, "### Summary", summary(report), ...dropped(report)].join("\n\n")}\n`;
}
function status(report) {
  if (report.status === "complete") return [];
  const lines = report.gaps.map((gap) => `> - ${inertMarkdown(gap)}`);
  return [
    [
      `> **${report.status.toUpperCase()}**: this review certifies nothing. ${nextStep(report)}`,
      ">",
      ...lines
    ].join("\n")
  ];
}
function counts({ counts: c, scope }) {
  return `**Files changed:** ${scope.files} | **Issues found:** ${c.critical} critical, ${c.important} important, ${c.minor} minor

${inertMarkdown(scope.note)}`;
}
function sinceLast({ since }) {
  if (since === null) return [];
  const rows = since.gone.map(
    ({ file, line, title, became, why }) => `| ${became} | ${inertMarkdown(file)}:${line} | ${inertMarkdown(title)} | ${inertMarkdown(why)} |`
  );
  const table = rows.length === 0 ? [] : ["| became | place | finding | why |\n|---|---|---|---|", ...rows];
  return [`### ${sinceTitle(since)}`, sinceCounts(since), ...table.length === 0 ? [] : [table.join("\n")]];
}
function overview(report) {
  const glance = glanceOf(report);
  if (glance === void 0) return [];
  const placed = (one) => `**${inertMarkdown(one.file)}:${one.lines[0]}** ${inertMarkdown(shortTitle(one))} (${one.id}, ${one.severity})`;
  const first = glance.first.map((one, i) => `${i + 1}. ${placed(one)}
   ${inertMarkdown(shortWhy(one))}`);
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
    `#### ${finding.id}: ${inertMarkdown(finding.title)}`,
    `**${inertMarkdown(finding.file)}:${finding.lines[0]}** (${finding.severity}${score}, ${finding.lens}${also}${stateLabel(finding, report)}, ${finding.fingerprint.slice(0, 12)})`,
    ...workLines(finding).map(inertMarkdown),
    inertMarkdown(finding.why),
    ...finding.evidence.map((e) => `${e.kind}, ${inertMarkdown(e.source)}:

${inertFence(e.text)}`),
    ...finding.suggested_fix.trim() === "" ? [] : [`Fix:

${inertFence(finding.suggested_fix)}`],
    ...workTexts(finding).map(([name, text]) => `${name}:

${inertFence(text)}`)
  ].join("\n\n");
}
function summary(report) {
  const areas = report.risk_areas.length === 0 ? "none" : report.risk_areas.map(inertMarkdown).join(", ");
  return [
    `- **Recommendation:** ${report.recommendation}`,
    `- **Risk areas:** ${areas}`,
    `- **Findings:** ${arithmetic(report.counts)}`,
    `- **Coverage:** ${inertMarkdown(coverageLine(report.coverage))}`,
    `- **Sent:** ${sentLine(report.cost)}`,
    ...summaryNotes(report).map(([name, text]) => `- **${name}:** ${inertMarkdown(text)}`)
  ].join("\n");
}
function dropped(report) {
  if (report.dropped.length === 0) return [];
  const rows = report.dropped.map(({ finding, reason }) => {
    const place = `${inertMarkdown(finding.file)}:${finding.line}`;
    return `| ${place} | ${inertMarkdown(finding.title)} | ${finding.lens} | ${inertMarkdown(reason.text)} |`;
  });
  return [
    "### Dropped, with the reason",
    ["| place | finding | lens | reason |", "|---|---|---|---|", ...rows].join("\n")
  ];
}
Object.assign(exports, { renderMarkdown });
});
