var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["render-rdjson"] = __part((module, exports) => {
__export(exports, { renderRdjson: () => renderRdjson });
var [import_finding_level, import_summary_notes, import_evidence_lines, import_reservations, import_tally, import_evidence_drop, import_revision, import_substance, import_line_span, import_counted, import_severity_rank, import_vocabulary, import_order, import_inert_2, import_chunk_PQNXDWJD] = ["evidence-lines-ba96a19f/finding-level", "evidence-lines-ba96a19f/summary-notes", "evidence-lines-ba96a19f/evidence-lines", "evidence-lines-ba96a19f/reservations", "evidence-lines-ba96a19f/tally", "evidence-drop-94f915f0/evidence-drop", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "own-files-0777bacd/severity-rank", "main/vocabulary", "main/order", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var SEVERITIES = {
  error: "ERROR",
  warning: "WARNING",
  note: "INFO"
};
function renderRdjson(report) {
  return (0, import_inert_2.inertJson)({
    source: { name: "correctless" },
    diagnostics: [
      ...incomplete(report),
      ...onWord(report),
      ...withoutWork(report),
      ...report.findings.map(diagnostic),
      ...reserved(report)
    ]
  });
}
function incomplete(report) {
  if (report.status === "complete") return [];
  const title = `${report.status.toUpperCase()}: this review certifies nothing.`;
  return [
    {
      message: [title, ...report.gaps.map((gap) => `- ${(0, import_inert_2.inertMarkdown)(gap)}`), "", (0, import_summary_notes.nextStep)(report)].join(
        "\n"
      ),
      severity: "ERROR",
      code: { value: report.status },
      original_output: [title, ...report.gaps.map((gap) => `  ${(0, import_inert_2.inertLine)(gap)}`), (0, import_summary_notes.nextStep)(report)].join(
        "\n"
      )
    }
  ];
}
function onWord(report) {
  const text = (0, import_summary_notes.wordOf)(report);
  if (text === "") return [];
  return [{ message: text, severity: "INFO", code: { value: "word-of" }, original_output: text }];
}
function reserved(report) {
  return (0, import_reservations.reservations)(report).map((text) => ({
    message: (0, import_inert_2.inertMarkdown)(text),
    severity: "INFO",
    code: { value: "reservation" },
    original_output: (0, import_inert_2.inertLine)(text)
  }));
}
function withoutWork({ coverage: { hunks, lenses } }) {
  return lenses.flatMap(({ lens, why }) => {
    if (why === null || hunks === 0) return [];
    const text = `${lens} had nothing to do: ${why}`;
    return [
      {
        message: (0, import_inert_2.inertMarkdown)(text),
        severity: "INFO",
        code: { value: "not-run" },
        original_output: (0, import_inert_2.inertLine)(text)
      }
    ];
  });
}
function diagnostic(finding) {
  const { file, lines, side, lens } = finding;
  const range = { start: { line: lines[0] }, end: { line: lines[1] } };
  return {
    message: messageOf(finding),
    // The line of removed code is not a line of the file at head.
    location: side === "old" ? { path: file } : { path: file, range },
    severity: SEVERITIES[(0, import_finding_level.levelOf)(finding)],
    code: { value: lens },
    original_output: plainText(finding)
  };
}
function messageOf(finding) {
  const { title, why, suggested_fix: fix } = finding;
  const known = (0, import_evidence_lines.knowledgeNote)(finding);
  return [
    `${(0, import_finding_level.formerPlace)(finding)}**${(0, import_inert_2.inertMarkdown)(title)}**`,
    (0, import_inert_2.inertMarkdown)(why),
    ...known === "" ? [] : [(0, import_inert_2.inertMarkdown)(known)],
    ...fix.trim() === "" ? [] : [`Suggested fix:

${(0, import_inert_2.inertFence)(fix)}`]
  ].join("\n\n");
}
function plainText(finding) {
  const { file, lines, title, why, severity, lens } = finding;
  const place = `${(0, import_inert_2.inertLine)(file)}:${lines[0]}`;
  const text = [(0, import_finding_level.sentences)(title, why), (0, import_evidence_lines.knowledgeNote)(finding)].filter((part) => part !== "").join(" ");
  return (0, import_inert_2.inertBlock)(`${place}: ${severity}: ${(0, import_finding_level.formerPlace)(finding)}${(0, import_inert_2.inertLine)(text)} (${lens})`);
}
});
