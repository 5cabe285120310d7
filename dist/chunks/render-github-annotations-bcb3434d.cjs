var { __load, __part } = require("../main.cjs").shared;
exports["render-github-annotations"] = __part((exports) => {
var { formerPlace, levelOf, sentences } = __load("evidence-lines-5bad12b7/finding-level"), { nextStep, wordOf } = __load("evidence-lines-5bad12b7/summary-notes"), { workLines } = __load("evidence-lines-5bad12b7/work-lines"), { arithmetic, coverageLine } = __load("evidence-lines-5bad12b7/arithmetic"), { knowledgeNote } = __load("evidence-lines-5bad12b7/evidence-lines"), { reservations } = __load("evidence-lines-5bad12b7/reservations"), { inertBlock, inertLine } = __load("main/inert-2");
var COMMANDS = {
  error: "error",
  warning: "warning",
  note: "notice"
};
function renderGithubAnnotations(report) {
  const facts = [report.status, arithmetic(report.counts), coverageLine(report.coverage)];
  const summary = `correctless ${report.run}: ${inertLine(facts.join("; "))}`;
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
    ...report.gaps.map((gap) => `- ${inertLine(gap)}`),
    nextStep(report)
  ];
  return [command("error", { title: `correctless: review ${status}` }, text.join("\n"))];
}
function onWord(report) {
  const text = wordOf(report);
  return text === "" ? [] : [command("notice", { title: "correctless: reviewed elsewhere" }, text)];
}
function reserved(report) {
  const text = reservations(report).map(inertLine).join("; ");
  return text === "" ? [] : [command("notice", { title: "correctless: what this does not say" }, text)];
}
function annotation(finding) {
  const { file, lines, side, lens, title, why, suggested_fix: fix } = finding;
  const at = { line: lines[0], endLine: lines[1] };
  const said = `${formerPlace(finding)}${sentences(inertLine(title), inertBlock(why))}`;
  const notes = [...workLines(finding).map(inertLine), inertBlock(knowledgeNote(finding))];
  const text = [said, ...notes].filter((part) => part !== "").join("\n\n");
  return command(
    COMMANDS[levelOf(finding)],
    // The line of removed code is not a line of the file at head.
    { file: inertBlock(file), ...side === "old" ? {} : at, title: `correctless ${lens}` },
    fix.trim() === "" ? text : `${text}

Suggested fix:
${inertBlock(fix)}`
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
Object.assign(exports, { renderGithubAnnotations });
});
