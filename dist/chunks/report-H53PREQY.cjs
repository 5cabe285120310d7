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
var import_chunk_S2CNQXW7 = require("./chunk-S2CNQXW7.cjs");
var import_chunk_Y3AIEC25 = require("./chunk-Y3AIEC25.cjs");
var import_chunk_QD7EEOSA = require("./chunk-QD7EEOSA.cjs");
var import_chunk_P6WBAFPE = require("./chunk-P6WBAFPE.cjs");
var import_chunk_SKAYXTDP = require("./chunk-SKAYXTDP.cjs");
var import_chunk_73JH6WGP = require("./chunk-73JH6WGP.cjs");
var import_chunk_LTVI5WJG = require("./chunk-LTVI5WJG.cjs");
var import_chunk_A4AG3CPL = require("./chunk-A4AG3CPL.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_Q5LELE6T = require("./chunk-Q5LELE6T.cjs");
var import_chunk_UY3QHLU5 = require("./chunk-UY3QHLU5.cjs");
var import_chunk_K3W6J5NF = require("./chunk-K3W6J5NF.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_SSHDEH5X = require("./chunk-SSHDEH5X.cjs");
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
  return `${[`## Code Review: ${(0, import_chunk_Y3AIEC25.inertMarkdown)(report.title)}`, ...status(report), counts(report), ...sections, ...clean, "### Summary", summary(report), ...dropped(report)].join("\n\n")}
`;
}
function status(report) {
  if (report.status === "complete") return [];
  const lines = report.gaps.map((gap) => `> - ${(0, import_chunk_Y3AIEC25.inertMarkdown)(gap)}`);
  return [[`> **${report.status.toUpperCase()}**: this review certifies nothing.`, ">", ...lines].join("\n")];
}
function counts({ counts: c, scope }) {
  return `**Files changed:** ${scope.files} | **Issues found:** ${c.critical} critical, ${c.important} important

${(0, import_chunk_Y3AIEC25.inertMarkdown)(scope.note)}`;
}
function findingBlock(finding) {
  const score = finding.score === null ? "" : `, score ${finding.score}`;
  const also = finding.witnesses.length === 0 ? "" : `, also ${finding.witnesses.join(", ")}`;
  return [
    `#### ${finding.id}: ${(0, import_chunk_Y3AIEC25.inertMarkdown)(finding.title)}`,
    `**${(0, import_chunk_Y3AIEC25.inertMarkdown)(finding.file)}:${finding.lines[0]}** (${finding.severity}${score}, ${finding.lens}${also})`,
    (0, import_chunk_Y3AIEC25.inertMarkdown)(finding.why),
    ...finding.evidence.map((e) => `${e.kind}, ${(0, import_chunk_Y3AIEC25.inertMarkdown)(e.source)}:

${(0, import_chunk_Y3AIEC25.inertFence)(e.text)}`),
    ...finding.suggested_fix.trim() === "" ? [] : [`Fix:

${(0, import_chunk_Y3AIEC25.inertFence)(finding.suggested_fix)}`]
  ].join("\n\n");
}
function summary(report) {
  const areas = report.risk_areas.length === 0 ? "none" : report.risk_areas.map(import_chunk_Y3AIEC25.inertMarkdown).join(", ");
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
    `- **Findings:** ${(0, import_chunk_Y3AIEC25.arithmetic)(report.counts)}`,
    `- **Coverage:** ${(0, import_chunk_Y3AIEC25.inertMarkdown)((0, import_chunk_Y3AIEC25.coverageLine)(report.coverage))}`,
    ...notes.flatMap(([name, values]) => values.map((value) => `- **${name}:** ${(0, import_chunk_Y3AIEC25.inertMarkdown)(value)}`)),
    ...report.captured === "manual" ? ["- **Captured:** manually; no hook watched these agents"] : []
  ].join("\n");
}
function dropped(report) {
  if (report.dropped.length === 0) return [];
  const rows = report.dropped.map(({ finding, reason }) => {
    const place = `${(0, import_chunk_Y3AIEC25.inertMarkdown)(finding.file)}:${finding.line}`;
    return `| ${place} | ${(0, import_chunk_Y3AIEC25.inertMarkdown)(finding.title)} | ${finding.lens} | ${(0, import_chunk_Y3AIEC25.inertMarkdown)(reason.text)} |`;
  });
  return [
    "### Dropped, with the reason",
    ["| place | finding | lens | reason |", "|---|---|---|---|", ...rows].join("\n")
  ];
}
var RENDERERS = {
  terminal: (report) => `${(0, import_chunk_Y3AIEC25.renderTerminal)(report)}
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
    const format = (0, import_chunk_S2CNQXW7.choice)("format", option("format") ?? "terminal", FORMATS);
    const run = await (0, import_chunk_73JH6WGP.openRun)(await (0, import_chunk_A4AG3CPL.openRepository)(cwd), (0, import_chunk_SKAYXTDP.positional)(positionals, "RUN"));
    return { status: 0, stdout: RENDERERS[format](await (0, import_chunk_P6WBAFPE.readReport)(run)) };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
