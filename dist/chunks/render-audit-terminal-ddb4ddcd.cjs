var { __load, __part } = require("../main.cjs").shared;
exports["render-audit-terminal"] = __part((exports) => {
var { auditArithmetic, flakyTests, roundLine, untested } = __load("summary-text-2-86151a74/summary-text-2"), { auditVerdict } = __load("summary-text-2-86151a74/audit-verdict"), { callsLine, callsText, fixAccounts } = __load("summary-text-2-86151a74/fix-accounts-2"), { EDITED, editedTests } = __load("summary-text-2-86151a74/edited-tests"), { inertLine } = __load("main/inert-2");
function renderAuditTerminal(file, state, sent, ink) {
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  const left = findings.filter(({ status }) => status !== "fixed");
  const fixed = findings.filter(({ status }) => status === "fixed");
  const sections = [
    ink.heading(2, `Audit ${file.audit}: ${file.preset}, ${file.date}`),
    verdictText(file, state, ink),
    ...list(EDITED, editedLines(state), ink),
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
      fixAccounts(state, sent).map((fix) => fixText(fix, ink)),
      ink
    ),
    ...list(
      "Rounds",
      state.rounds.map((round) => roundLine(file, round, inertLine)),
      ink
    ),
    ...list("Rejected", rejected.map(rejectedText), ink),
    ...flakyTests(state, inertLine),
    ...untested(file, state).filter((line) => line !== ""),
    ...remarks(file, state, ink)
  ];
  return `${sections.join("\n\n")}
`;
}
function editedLines(state) {
  return editedTests(state).map((line) => `- ${inertLine(line)}`);
}
function aboutText(file, state, sent) {
  return [
    auditArithmetic([...state.findings.values()], state.rounds.flatMap((round) => round.rejected).length),
    callsLine(state, sent),
    `Scope: ${inertLine(file.scope_note)}. Branch ${inertLine(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
    ...file.captured === "manual" ? ["Replies were brought by hand: nobody watched who wrote them."] : []
  ].join("\n");
}
function verdictText({ preset }, state, ink) {
  const { status, exit, why } = auditVerdict(state, preset);
  return `${ink.strong(status, exit === 0 ? "green" : "red")} (exit ${exit}): ${inertLine(why)}`;
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
  const place = ink.link(`${inertLine(location.file)}:${location.lines[0]}`, location.file);
  return [
    `- ${ink.strong(`[${place}]`, TONES[severity])} ${inertLine(title)}`,
    `  ${ink.toned(`${id}, ${severity}, ${inertLine(reason ?? status)}`, "faint")}`
  ].join("\n");
}
function rejectedText({ id, title, reason }) {
  return `- ${id} ${inertLine(title)}: ${inertLine(reason)}`;
}
function fixText({ subject, sha, tests, review, ...called }, ink) {
  return [
    `- ${subject} in ${sha.slice(0, 12)}, ${callsText(called)} ${called.calls === 1 ? "call" : "calls"}`,
    `  ${ink.toned(`tests: ${inertLine(tests)}`, "faint")}`,
    `  ${ink.toned(`review: ${inertLine(review)}`, "faint")}`
  ].join("\n");
}
function remarks(file, state, ink) {
  const changed = (state.ended?.changed ?? []).map(
    (what) => `While the audit ran, your own work tree changed, and not by the audit: ${inertLine(what)}`
  );
  const warnings = file.warnings.map((warning) => `Warning: ${inertLine(warning)}`);
  const lines = [...changed, ...warnings].map((line) => ink.toned(line, "yellow"));
  return lines.length === 0 ? [] : [lines.join("\n")];
}
Object.assign(exports, { renderAuditTerminal });
});
