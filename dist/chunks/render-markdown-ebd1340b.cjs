var { __load, __part } = require("../main.cjs").shared;
exports["render-markdown"] = __part((exports) => {
var { reportText } = __load("next-74339a63/report-text-2"), { MARKS } = __load("terminal-12b95ee8/ink"), { nextStep } = __load("evidence-lines-5bad12b7/summary-notes"), { stateLabel } = __load("evidence-lines-5bad12b7/at-a-glance"), { workLines, workTexts } = __load("evidence-lines-5bad12b7/work-lines"), { inertFence, inertMarkdown } = __load("main/inert-2");
function renderMarkdown(report) {
  return `${reportText(report, MARKDOWN)}
`;
}
var MARKDOWN = {
  ink: MARKS,
  inert: inertMarkdown,
  status: (report) => [
    `> **${report.status.toUpperCase()}**: this review certifies nothing. ${nextStep(report)}`,
    ">",
    ...report.gaps.map((gap) => `> - ${inertMarkdown(gap)}`)
  ].join("\n"),
  counts: (counts, scope) => `${counts}

${scope}`,
  since: (counts, gone) => {
    const rows = gone.map(({ file, line, title, became, why }) => [
      became,
      `${inertMarkdown(file)}:${line}`,
      ...[title, why].map(inertMarkdown)
    ]);
    return rows.length === 0 ? [counts] : [counts, table(["became", "place", "finding", "why"], rows)];
  },
  place: ({ file, lines }) => `${inertMarkdown(file)}:${lines[0]}`,
  finding: findingBlock,
  dropped: (dropped) => {
    const rows = dropped.map(({ finding, reason }) => [
      `${inertMarkdown(finding.file)}:${finding.line}`,
      inertMarkdown(finding.title),
      finding.lens,
      inertMarkdown(reason.text)
    ]);
    return table(["place", "finding", "lens", "reason"], rows);
  }
};
function table(heads, rows) {
  const lines = [heads, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return lines.toSpliced(1, 0, `|${"---|".repeat(heads.length)}`).join("\n");
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
Object.assign(exports, { renderMarkdown });
});
