var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  reportCommand: () => reportCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_V3TWNNPT = require("./chunk-V3TWNNPT.cjs");
var import_chunk_LHVIBJWQ = require("./chunk-LHVIBJWQ.cjs");
var import_chunk_OQX5VIKF = require("./chunk-OQX5VIKF.cjs");
var import_chunk_3V6QR25X = require("./chunk-3V6QR25X.cjs");
var import_chunk_XMU6LWRX = require("./chunk-XMU6LWRX.cjs");
var import_chunk_RNYARYVQ = require("./chunk-RNYARYVQ.cjs");
var import_chunk_C3MVFUIJ = require("./chunk-C3MVFUIJ.cjs");
var import_chunk_LTVI5WJG = require("./chunk-LTVI5WJG.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_4C2DUJDG = require("./chunk-4C2DUJDG.cjs");
var import_chunk_XSV6NPDF = require("./chunk-XSV6NPDF.cjs");
var import_chunk_ZU5RHIBG = require("./chunk-ZU5RHIBG.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_YD7KA3J5 = require("./chunk-YD7KA3J5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var TITLES = [
  ["critical", "Critical Issues (score \u2265 90)"],
  ["important", "Important Issues (score 75\u201389)"],
  ["unscored", "Not scored: no acceptable score, judge for yourself"],
  ["not-scored", "Not scored: beyond the limit of scored findings"],
  ["minor", "Minor Notes (informational)"]
];
function renderMarkdown(report) {
  const sections = TITLES.flatMap(([group, title]) => {
    const findings = report.findings.filter((finding) => finding.group === group);
    return findings.length === 0 ? [] : [`### ${title}`, ...findings.map(findingBlock)];
  });
  const open = report.counts.shown + report.counts.unscored + report.counts.not_scored;
  const clean = report.status === "complete" && open === 0 ? ["No issues found."] : [];
  return `${[`## Code Review: ${(0, import_chunk_OQX5VIKF.inertMarkdown)(report.title)}`, ...status(report), counts(report), ...sections, ...clean, "### Summary", summary(report), ...dropped(report)].join("\n\n")}
`;
}
function status(report) {
  if (report.status === "complete") return [];
  const lines = report.gaps.map((gap) => `> - ${(0, import_chunk_OQX5VIKF.inertMarkdown)(gap)}`);
  return [[`> **${report.status.toUpperCase()}**: this review certifies nothing.`, ">", ...lines].join("\n")];
}
function counts({ counts: c, scope }) {
  return `**Files changed:** ${scope.files} | **Issues found:** ${c.critical} critical, ${c.important} important

${(0, import_chunk_OQX5VIKF.inertMarkdown)(scope.note)}`;
}
function findingBlock(finding) {
  const score = finding.score === null ? "" : `, score ${finding.score}`;
  const also = finding.witnesses.length === 0 ? "" : `, also ${finding.witnesses.join(", ")}`;
  return [
    `#### ${finding.id}: ${(0, import_chunk_OQX5VIKF.inertMarkdown)(finding.title)}`,
    `**${(0, import_chunk_OQX5VIKF.inertMarkdown)(finding.file)}:${finding.lines[0]}** (${finding.severity}${score}, ${finding.lens}${also})`,
    (0, import_chunk_OQX5VIKF.inertMarkdown)(finding.why),
    ...finding.evidence.map((e) => `${e.kind}, ${(0, import_chunk_OQX5VIKF.inertMarkdown)(e.source)}:

${(0, import_chunk_OQX5VIKF.inertFence)(e.text)}`),
    ...finding.suggested_fix.trim() === "" ? [] : [`Fix:

${(0, import_chunk_OQX5VIKF.inertFence)(finding.suggested_fix)}`]
  ].join("\n\n");
}
function summary(report) {
  const areas = report.risk_areas.length === 0 ? "none" : report.risk_areas.map(import_chunk_OQX5VIKF.inertMarkdown).join(", ");
  const notes = [
    ["Skipped", report.scope.skipped.map((s) => `${s.path} (${s.reason})`)],
    ["Rule changed in this diff, not applied", report.rules_changed],
    ["Suppressions expired", report.suppressions.expired],
    ["Suppressions that match nothing", report.suppressions.unmatched],
    ["Reviewer claim refused", report.refused_claims],
    ["Warning", report.warnings]
  ];
  return [
    `- **Recommendation:** ${report.recommendation}`,
    `- **Risk areas:** ${areas}`,
    `- **Findings:** ${(0, import_chunk_OQX5VIKF.arithmetic)(report.counts)}`,
    `- **Coverage:** ${(0, import_chunk_OQX5VIKF.inertMarkdown)((0, import_chunk_OQX5VIKF.coverageLine)(report.coverage))}`,
    ...notes.flatMap(([name, values]) => values.map((value) => `- **${name}:** ${(0, import_chunk_OQX5VIKF.inertMarkdown)(value)}`)),
    ...report.captured === "manual" ? ["- **Captured:** manually; no hook watched these agents"] : []
  ].join("\n");
}
function dropped(report) {
  if (report.dropped.length === 0) return [];
  const rows = report.dropped.map(({ finding, reason }) => {
    const place = `${(0, import_chunk_OQX5VIKF.inertMarkdown)(finding.file)}:${finding.line}`;
    return `| ${place} | ${(0, import_chunk_OQX5VIKF.inertMarkdown)(finding.title)} | ${finding.lens} | ${(0, import_chunk_OQX5VIKF.inertMarkdown)(reason.text)} |`;
  });
  return [
    "### Dropped, with the reason",
    ["| place | finding | lens | reason |", "|---|---|---|---|", ...rows].join("\n")
  ];
}
var RENDERERS = {
  terminal: (report) => `${(0, import_chunk_OQX5VIKF.renderTerminal)(report)}
`,
  markdown: renderMarkdown,
  json: (report) => `${JSON.stringify(report, null, 2)}
`
};
var FORMATS = ["terminal", "markdown", "json"];
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN [--format FORMAT]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${FORMATS.join(", ")} (default terminal)` }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
JSON: schemas/report.schema.json.`,
  run: async ({ positionals, option, cwd }) => {
    const format = (0, import_chunk_LHVIBJWQ.choice)("format", option("format") ?? "terminal", FORMATS);
    const run = await (0, import_chunk_RNYARYVQ.openRun)(await (0, import_chunk_C3MVFUIJ.openRepository)(cwd), (0, import_chunk_XMU6LWRX.positional)(positionals, "RUN"));
    return { status: 0, stdout: RENDERERS[format](await (0, import_chunk_V3TWNNPT.readReport)(run)) };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
