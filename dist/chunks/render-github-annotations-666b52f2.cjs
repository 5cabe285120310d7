var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["render-github-annotations"] = __part((module, exports) => {
__export(exports, { renderGithubAnnotations: () => renderGithubAnnotations });
var [import_finding_level, import_arithmetic, import_summary_notes, import_evidence_lines, import_reservations, import_tally, import_evidence_drop, import_revision, import_substance, import_line_span, import_counted, import_severity_rank, import_vocabulary, import_order, import_inert_2, import_chunk_PQNXDWJD] = ["evidence-lines-ba96a19f/finding-level", "evidence-lines-ba96a19f/arithmetic", "evidence-lines-ba96a19f/summary-notes", "evidence-lines-ba96a19f/evidence-lines", "evidence-lines-ba96a19f/reservations", "evidence-lines-ba96a19f/tally", "evidence-drop-94f915f0/evidence-drop", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "own-files-0777bacd/severity-rank", "main/vocabulary", "main/order", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var COMMANDS = {
  error: "error",
  warning: "warning",
  note: "notice"
};
function renderGithubAnnotations(report) {
  const facts = [report.status, (0, import_arithmetic.arithmetic)(report.counts), (0, import_arithmetic.coverageLine)(report.coverage)];
  const summary = `correctless ${report.run}: ${(0, import_inert_2.inertLine)(facts.join("; "))}`;
  return [
    ...incomplete(report),
    ...onWord(report),
    ...report.findings.map(annotation),
    ...reserved(report),
    summary
  ].map((line) => `${line}
`).join("");
}
function incomplete(report) {
  if (report.status === "complete") return [];
  const status = report.status.toUpperCase();
  const text = [
    `${status}: this review certifies nothing.`,
    ...report.gaps.map((gap) => `- ${(0, import_inert_2.inertLine)(gap)}`),
    (0, import_summary_notes.nextStep)(report)
  ];
  return [command("error", { title: `correctless: review ${status}` }, text.join("\n"))];
}
function onWord(report) {
  const text = (0, import_summary_notes.wordOf)(report);
  return text === "" ? [] : [command("notice", { title: "correctless: reviewed elsewhere" }, text)];
}
function reserved(report) {
  const text = (0, import_reservations.reservations)(report).map(import_inert_2.inertLine).join("; ");
  return text === "" ? [] : [command("notice", { title: "correctless: what this does not say" }, text)];
}
function annotation(finding) {
  const { file, lines, side, lens, title, why, suggested_fix: fix } = finding;
  const at = { line: lines[0], endLine: lines[1] };
  const said = `${(0, import_finding_level.formerPlace)(finding)}${(0, import_finding_level.sentences)((0, import_inert_2.inertLine)(title), (0, import_inert_2.inertBlock)(why))}`;
  const known = (0, import_evidence_lines.knowledgeNote)(finding);
  const text = known === "" ? said : `${said}

${(0, import_inert_2.inertBlock)(known)}`;
  return command(
    COMMANDS[(0, import_finding_level.levelOf)(finding)],
    // The line of removed code is not a line of the file at head.
    { file: (0, import_inert_2.inertBlock)(file), ...side === "old" ? {} : at, title: `correctless ${lens}` },
    fix.trim() === "" ? text : `${text}

Suggested fix:
${(0, import_inert_2.inertBlock)(fix)}`
  );
}
function command(name, properties, message) {
  const given = Object.entries(properties).map(([key, value]) => `${key}=${escapedProperty(String(value))}`);
  return `::${name} ${given.join(",")}::${escaped(message)}`;
}
function escaped(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapedProperty(text) {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
});
