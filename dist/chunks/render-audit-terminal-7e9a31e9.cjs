var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["render-audit-terminal"] = __part((module, exports) => {
__export(exports, { renderAuditTerminal: () => renderAuditTerminal });
var [import_summary_text_2, import_presets, import_audit_verdict, import_who_answered, import_fix_accounts_2, import_test_file, import_edited_tests, import_counted, import_test_runs, import_severity_rank, import_vocabulary, import_order, import_inert_2, import_chunk_PQNXDWJD] = ["summary-text-2-43621004/summary-text-2", "summary-text-2-43621004/presets", "summary-text-2-43621004/audit-verdict", "summary-text-2-43621004/who-answered", "summary-text-2-43621004/fix-accounts-2", "summary-text-2-43621004/test-file", "summary-text-2-43621004/edited-tests", "evidence-drop-94f915f0/counted", "fold-journal-a0455a18/test-runs", "own-files-0777bacd/severity-rank", "main/vocabulary", "main/order", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
function renderAuditTerminal(file, state, sent, ink) {
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  const left = findings.filter(({ status }) => status !== "fixed");
  const fixed = findings.filter(({ status }) => status === "fixed");
  const sections = [
    ink.heading(2, `Audit ${file.audit}: ${file.preset}, ${file.date}`),
    verdictText(state, ink),
    ...list(import_edited_tests.EDITED, editedLines(state), ink),
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
      (0, import_fix_accounts_2.fixAccounts)(state, sent).map((fix) => fixText(fix, ink)),
      ink
    ),
    ...list(
      "Rounds",
      state.rounds.map((round) => (0, import_summary_text_2.roundLine)(file, round, import_inert_2.inertLine)),
      ink
    ),
    ...list("Rejected", rejected.map(rejectedText), ink),
    ...(0, import_summary_text_2.flakyTests)(state, import_inert_2.inertLine),
    ...(0, import_summary_text_2.untested)(file, state).filter((line) => line !== ""),
    ...remarks(file, state, ink)
  ];
  return `${sections.join("\n\n")}
`;
}
function editedLines(state) {
  return (0, import_edited_tests.editedTests)(state).map((line) => `- ${(0, import_inert_2.inertLine)(line)}`);
}
function aboutText(file, state, sent) {
  return [
    (0, import_summary_text_2.auditArithmetic)([...state.findings.values()], state.rounds.flatMap((round) => round.rejected).length),
    (0, import_fix_accounts_2.callsLine)(state, sent),
    `Scope: ${(0, import_inert_2.inertLine)(file.scope_note)}. Branch ${(0, import_inert_2.inertLine)(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
    ...file.captured === "manual" ? ["Replies were brought by hand: nobody watched who wrote them."] : []
  ].join("\n");
}
function verdictText(state, ink) {
  const { status, exit, why } = (0, import_audit_verdict.auditVerdict)(state);
  return `${ink.strong(status, exit === 0 ? "green" : "red")} (exit ${exit}): ${(0, import_inert_2.inertLine)(why)}`;
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
  const place = ink.link(`${(0, import_inert_2.inertLine)(location.file)}:${location.lines[0]}`, location.file);
  return [
    `- ${ink.strong(`[${place}]`, TONES[severity])} ${(0, import_inert_2.inertLine)(title)}`,
    `  ${ink.toned(`${id}, ${severity}, ${(0, import_inert_2.inertLine)(reason ?? status)}`, "faint")}`
  ].join("\n");
}
function rejectedText({ id, title, reason }) {
  return `- ${id} ${(0, import_inert_2.inertLine)(title)}: ${(0, import_inert_2.inertLine)(reason)}`;
}
function fixText({ subject, sha, tests, review, ...called }, ink) {
  return [
    `- ${subject} in ${sha.slice(0, 12)}, ${(0, import_fix_accounts_2.callsText)(called)} ${called.calls === 1 ? "call" : "calls"}`,
    `  ${ink.toned(`tests: ${(0, import_inert_2.inertLine)(tests)}`, "faint")}`,
    `  ${ink.toned(`review: ${(0, import_inert_2.inertLine)(review)}`, "faint")}`
  ].join("\n");
}
function remarks(file, state, ink) {
  const changed = (state.ended?.changed ?? []).map(
    (what) => `While the audit ran, your own work tree changed, and not by the audit: ${(0, import_inert_2.inertLine)(what)}`
  );
  const warnings = file.warnings.map((warning) => `Warning: ${(0, import_inert_2.inertLine)(warning)}`);
  const lines = [...changed, ...warnings].map((line) => ink.toned(line, "yellow"));
  return lines.length === 0 ? [] : [lines.join("\n")];
}
});
