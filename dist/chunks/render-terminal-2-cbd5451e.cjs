var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["at-a-glance"] = __part((module, exports) => {
__export(exports, { glanceOf: () => glanceOf, shortTitle: () => shortTitle, shortWhy: () => shortWhy, sinceCounts: () => sinceCounts, sinceTitle: () => sinceTitle, stateLabel: () => stateLabel });
var [import_severity_rank, import_order] = ["own-files-0777bacd/severity-rank", "main/order"].map(__load);
var SEEN_AT_ONCE = 5;
var FIRST = 3;
var NAMES = [
  ["Critical", ["critical"]],
  ["Important", ["important"]],
  ["Not scored", ["unscored", "not-scored"]],
  ["Minor", ["minor"]]
];
function glanceOf({ findings }) {
  if (findings.length <= SEEN_AT_ONCE) return void 0;
  const first = findings.toSorted(mattersMost).slice(0, FIRST);
  const rest = NAMES.map(([name, groups]) => ({
    name,
    findings: findings.filter((one) => groups.includes(one.group) && !first.includes(one))
  }));
  return { first, rest: rest.filter((group) => group.findings.length > 0) };
}
var SURENESS = {
  critical: 0,
  important: 0,
  unscored: 1,
  "not-scored": 1,
  minor: 2
};
var mattersMost = (0, import_order.inOrder)(
  (0, import_order.by)(({ group }) => SURENESS[group]),
  (0, import_order.by)(import_severity_rank.severityRank),
  (0, import_order.by)(({ score }) => -(score ?? 0))
);
var MOST_OF_WHY = 240;
var MOST_OF_TITLE = 100;
function shortWhy({ why }) {
  return shortened(why, MOST_OF_WHY);
}
function shortTitle({ title }) {
  return shortened(title, MOST_OF_TITLE);
}
function shortened(whole, most) {
  const text = whole.replaceAll(/\s+/g, " ").trim();
  if (text.length <= most) return text;
  const cut = text.slice(0, most).lastIndexOf(" ");
  return cut > 0 ? `${text.slice(0, cut)} \u2026` : "\u2026";
}
function sinceTitle({ run, planned_at }) {
  return `Since the review of ${planned_at.slice(0, 10)} (run ${run})`;
}
function sinceCounts({
  new: added,
  open,
  fixed,
  unconfirmed = 0,
  dismissed,
  withdrawn
}) {
  const rest = [
    ["not confirmed any more", unconfirmed],
    ["dismissed", dismissed],
    ["withdrawn", withdrawn]
  ];
  const named = rest.flatMap(([word, n]) => n === 0 ? [] : [`${n} ${word}`]);
  return [`${added} new`, `${open} still open`, `${fixed} fixed`, ...named].join(", ");
}
function stateLabel({ state, since, was }, report) {
  if (report.since === null) return "";
  if (state === "new") return ", new";
  const before = was === void 0 ? "" : `, ${[was.group, was.score].join(" ").trim()} before`;
  return `, open since run ${since ?? report.since.run}${before}`;
}
});
exports["group-title"] = __part((module, exports) => {
__export(exports, { GROUPS: () => GROUPS, groupTitle: () => groupTitle });
var [import_rubric] = ["evidence-drop-94f915f0/rubric"].map(__load);
var SCORED = {
  critical: ["Critical Issues", import_rubric.CRITICAL_FROM, 100],
  important: ["Important Issues", import_rubric.THRESHOLD, import_rubric.CRITICAL_FROM - 1],
  minor: ["Minor Notes", import_rubric.CONFIRMED_FROM, import_rubric.THRESHOLD - 1]
};
var UNSCORED = {
  unscored: "Not scored: no acceptable score, judge for yourself",
  "not-scored": "Not scored: beyond the limit of scored findings"
};
var GROUPS = ["critical", "important", "unscored", "not-scored", "minor"];
function groupTitle(group, findings) {
  const scored = SCORED[group];
  if (scored === void 0) return UNSCORED[group] ?? group;
  const [name, from, to] = scored;
  const scores = findings.flatMap(({ score }) => score === null ? [] : [score]);
  const [low, high] = [Math.min(from, ...scores), Math.max(to, ...scores)];
  if (low === from && high === to) return `${name} (score ${high === 100 ? `\u2265 ${from}` : `${from}\u2013${to}`})`;
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  return `${name} (score ${least === most ? least : `${least}\u2013${most}`})`;
}
});
exports["render-terminal-2"] = __part((module, exports) => {
__export(exports, { renderTerminal: () => renderTerminal });
var [import_ink, import_group_title, import_sent_line, import_nothing_reviewed, import_arithmetic, import_summary_notes, import_at_a_glance, import_inert_2] = ["report-text-cd6d50fb/ink", "render-terminal-2-cbd5451e/group-title", "render-terminal-2-cbd5451e/sent-line", "evidence-lines-ba96a19f/nothing-reviewed", "evidence-lines-ba96a19f/arithmetic", "evidence-lines-ba96a19f/summary-notes", "render-terminal-2-cbd5451e/at-a-glance", "main/inert-2"].map(__load);
function renderTerminal(report, ink = import_ink.MARKS) {
  return [
    ink.heading(2, `${(0, import_nothing_reviewed.reportKind)(report)}: ${(0, import_inert_2.inertLine)(report.title)}`),
    ...[(0, import_summary_notes.allClear)(report) ?? []].flat().map((text) => ink.toned(text, "green")),
    ...statusLines(report, ink),
    countsLine(report, ink),
    ...[(0, import_nothing_reviewed.nothingReviewed)(report) ?? []].flat().map(import_inert_2.inertLine),
    ...sinceLast(report, ink),
    ...overview(report, ink),
    ...import_group_title.GROUPS.flatMap((group) => section(report, group, ink)),
    ...summary(report, ink)
  ].join("\n\n");
}
function statusLines(report, ink) {
  if (report.status === "complete") return [];
  const title = report.status === "failed" ? "FAILED: the repository changed while it was reviewed." : "INCOMPLETE: not everything was reviewed. What follows is partial and certifies nothing.";
  const gaps = report.gaps.map((gap) => `- ${(0, import_inert_2.inertLine)(gap)}`);
  return [[ink.strong(title, "red"), ...gaps, (0, import_summary_notes.nextStep)(report)].join("\n")];
}
function countsLine({ counts, scope }, ink) {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.minor} minor`;
  return [
    `${ink.strong("Files changed:")} ${scope.files} | ${ink.strong("Issues found:")} ${found}`,
    (0, import_inert_2.inertLine)(scope.note)
  ].join("\n");
}
function sinceLast({ since }, ink) {
  if (since === null) return [];
  const gone = since.gone.map(
    ({ file, line, title, became, why }) => `- ${became}: [${placeText(file, line, ink)}] ${(0, import_inert_2.inertLine)(title)} (${(0, import_inert_2.inertLine)(why)})`
  );
  return [ink.heading(3, (0, import_at_a_glance.sinceTitle)(since)), [(0, import_at_a_glance.sinceCounts)(since), ...gone].join("\n")];
}
function overview(report, ink) {
  const glance = (0, import_at_a_glance.glanceOf)(report);
  if (glance === void 0) return [];
  const placed = (finding) => `${ink.strong(`[${findingPlace(finding, ink)}]`, TONES[finding.group])} ${(0, import_inert_2.inertLine)((0, import_at_a_glance.shortTitle)(finding))} (${finding.id}, ${finding.severity})`;
  const first = glance.first.map((one, i) => `${i + 1}. ${placed(one)}
   ${(0, import_inert_2.inertLine)((0, import_at_a_glance.shortWhy)(one))}`);
  return [
    `${ink.strong("Recommendation:")} ${report.recommendation}`,
    ink.heading(3, `The ${glance.first.length} that matter most`),
    first.join("\n"),
    ...glance.rest.flatMap(({ name, findings }) => [
      ink.heading(3, `${name}, in a line each`),
      findings.map((one) => `- ${placed(one)}`).join("\n")
    ])
  ];
}
var TONES = { critical: "red", important: "yellow" };
function section(report, group, ink) {
  const findings = report.findings.filter((finding) => finding.group === group);
  const heading = ink.heading(3, (0, import_group_title.groupTitle)(group, findings), TONES[group]);
  return findings.length === 0 ? [] : [heading, ...findings.map((finding) => findingText(finding, report, ink))];
}
function findingText(finding, report, ink) {
  const score = finding.score === null ? "" : `, score ${finding.score}`;
  const facts = `${finding.id} (${finding.fingerprint.slice(0, 12)})${(0, import_at_a_glance.stateLabel)(finding, report)}, severity ${finding.severity}${score}, ${finding.lens}${also(finding)}`;
  const named = (name, text) => `  - ${ink.strong(`${name}:`)} ${text}`;
  return [
    `- ${ink.strong(`[${findingPlace(finding, ink)}]`, TONES[finding.group])} ${(0, import_inert_2.inertLine)(finding.title)}`,
    `  ${ink.toned(facts, "faint")}`,
    named("Why", (0, import_inert_2.inertLine)(finding.why)),
    ...finding.evidence.map((e) => named(`Evidence (${e.kind}, ${(0, import_inert_2.inertLine)(e.source)})`, quoted(e.text))),
    ...finding.suggested_fix.trim() === "" ? [] : [named("Fix", quoted(finding.suggested_fix))]
  ].join("\n");
}
function findingPlace({ file, lines, side }, ink) {
  return side === "old" ? placeText(file, lines[0], import_ink.MARKS) : placeText(file, lines[0], ink);
}
function placeText(file, line, ink) {
  return ink.link(`${(0, import_inert_2.inertLine)(file)}:${line}`, file);
}
function also({ witnesses }) {
  return witnesses.length === 0 ? "" : `, also ${witnesses.join(", ")}`;
}
function quoted(text) {
  if (!text.includes("\n")) return (0, import_inert_2.inertLine)(text);
  return `
${(0, import_inert_2.inertBlock)(text)}`.replaceAll("\n", "\n      ");
}
function summary(report, ink) {
  const named = (name, text) => `- ${ink.strong(`${name}:`)} ${text}`;
  const lines = [
    named("Recommendation", report.recommendation),
    named(
      "Risk areas",
      report.risk_areas.length === 0 ? "none" : report.risk_areas.map(import_inert_2.inertLine).join(", ")
    ),
    named("Findings", (0, import_arithmetic.arithmetic)(report.counts)),
    named("Coverage", (0, import_inert_2.inertLine)((0, import_arithmetic.coverageLine)(report.coverage))),
    named("Sent", (0, import_sent_line.sentLine)(report.cost)),
    ...(0, import_summary_notes.summaryNotes)(report).map(([name, text]) => named(name, (0, import_inert_2.inertLine)(text)))
  ];
  return [ink.heading(3, "Summary"), lines.join("\n"), ...droppedList(report, ink)];
}
function droppedList(report, ink) {
  if (report.dropped.length === 0) return [];
  const lines = report.dropped.map(
    ({ finding, reason }) => `- [${(0, import_inert_2.inertLine)(finding.file)}:${finding.line}] ${(0, import_inert_2.inertLine)(finding.title)} (${finding.lens}): ${(0, import_inert_2.inertLine)(reason.text)}`
  );
  return [ink.heading(3, "Dropped, with the reason"), lines.join("\n")];
}
});
exports["sent-line"] = __part((module, exports) => {
__export(exports, { sentLine: () => sentLine });
var [import_counted] = ["evidence-drop-94f915f0/counted"].map(__load);
function sentLine({ agents, packet_bytes, by_agent }) {
  const all = total(by_agent);
  const phases = [...new Set(by_agent.map(({ phase }) => phase))].map((phase) => {
    const rows = by_agent.filter((row) => row.phase === phase);
    return `${phase} ${grouped(total(rows).packet_bytes)}: ${rows.map(rowText).join(", ")}`;
  });
  const head = `${grouped(packet_bytes)} bytes in ${(0, import_counted.counted)(agents, "packet")}`;
  return [[head, ...tokensText(all)].join(", "), ...phases].join("; ");
}
function rowText(row) {
  const [tokens] = tokensText(row);
  const times = row.calls === 1 ? "" : ` in ${row.calls}`;
  return `${row.agent} ${grouped(row.packet_bytes)}${times}${tokens === void 0 ? "" : ` (${tokens})`}`;
}
function total(rows) {
  const known = rows.flatMap(({ tokens }) => tokens === null ? [] : [tokens]);
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
  return {
    calls: sum(rows.map(({ calls }) => calls)),
    packet_bytes: sum(rows.map(({ packet_bytes }) => packet_bytes)),
    tokens: known.length === 0 ? null : sum(known),
    calls_with_tokens: sum(rows.map(({ calls_with_tokens }) => calls_with_tokens))
  };
}
function tokensText({ calls, tokens, calls_with_tokens: known }) {
  if (tokens === null) return [];
  return [
    known === calls ? `${grouped(tokens)} tokens` : `${grouped(tokens)} tokens of ${known} of ${calls} calls`
  ];
}
function grouped(n) {
  return String(n).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
});
exports["stored-lines"] = __part((module, exports) => {
__export(exports, { storedLines: () => storedLines });
var [import_shell_word] = ["objects-0b8527c9/shell-word"].map(__load);
function storedLines({ file: { run }, paths: { report, page } }) {
  return `Stored: ${report}
As a page: correctless report ${run} --format html --output ${(0, import_shell_word.shellWord)(page)}
`;
}
});
