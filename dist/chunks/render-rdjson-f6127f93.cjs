var { __load, __part } = require("../main.cjs").shared;
exports["render-rdjson"] = __part((exports) => {
var { formerPlace, levelOf, sentences } = __load("evidence-lines-5bad12b7/finding-level"), { nextStep, wordOf } = __load("evidence-lines-5bad12b7/summary-notes"), { workLines } = __load("evidence-lines-5bad12b7/work-lines"), { knowledgeNote } = __load("evidence-lines-5bad12b7/evidence-lines"), { reservations } = __load("evidence-lines-5bad12b7/reservations"), { inertBlock, inertFence, inertJson, inertLine, inertMarkdown } = __load("main/inert-2");
var SEVERITIES = {
  error: "ERROR",
  warning: "WARNING",
  note: "INFO"
};
function renderRdjson(report) {
  return inertJson({
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
  const gaps = (item) => report.gaps.map(item);
  const message = [title, ...gaps((gap) => `- ${inertMarkdown(gap)}`), "", nextStep(report)].join("\n");
  const text = [title, ...gaps((gap) => `  ${inertLine(gap)}`), nextStep(report)].join("\n");
  return [{ message, severity: "ERROR", code: { value: report.status }, original_output: text }];
}
function remark(code, text) {
  return {
    message: inertMarkdown(text),
    severity: "INFO",
    code: { value: code },
    original_output: inertLine(text)
  };
}
function onWord(report) {
  const text = wordOf(report);
  return text === "" ? [] : [remark("word-of", text)];
}
function reserved(report) {
  return reservations(report).map((text) => remark("reservation", text));
}
function withoutWork({ coverage: { hunks, lenses } }) {
  return lenses.flatMap(({ lens, why }) => {
    if (why === null || hunks === 0) return [];
    return [remark("not-run", `${lens} had nothing to do: ${why}`)];
  });
}
function diagnostic(finding) {
  const { file, lines, side, lens } = finding;
  const range = { start: { line: lines[0] }, end: { line: lines[1] } };
  return {
    message: messageOf(finding),
    // The line of removed code is not a line of the file at head.
    location: side === "old" ? { path: file } : { path: file, range },
    severity: SEVERITIES[levelOf(finding)],
    code: { value: lens },
    original_output: plainText(finding)
  };
}
function messageOf(finding) {
  const { title, why, suggested_fix: fix } = finding;
  const known = knowledgeNote(finding);
  return [
    `${formerPlace(finding)}**${inertMarkdown(title)}**`,
    ...workLines(finding).map(inertMarkdown),
    inertMarkdown(why),
    ...known === "" ? [] : [inertMarkdown(known)],
    ...fix.trim() === "" ? [] : [`Suggested fix:

${inertFence(fix)}`]
  ].join("\n\n");
}
function plainText(finding) {
  const { file, lines, title, why, severity, lens } = finding;
  const place = `${inertLine(file)}:${lines[0]}`;
  const parts = [sentences(title, why), ...workLines(finding), knowledgeNote(finding)];
  const text = parts.filter((part) => part !== "").join(" ");
  return inertBlock(`${place}: ${severity}: ${formerPlace(finding)}${inertLine(text)} (${lens})`);
}
Object.assign(exports, { renderRdjson });
});
