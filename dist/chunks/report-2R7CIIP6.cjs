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
var import_chunk_6PS6MRAE = require("./chunk-6PS6MRAE.cjs");
var import_chunk_OD5MBHGC = require("./chunk-OD5MBHGC.cjs");
var import_chunk_ZR776E5P = require("./chunk-ZR776E5P.cjs");
var import_chunk_4QBBK75V = require("./chunk-4QBBK75V.cjs");
var import_chunk_XYMSZ6SX = require("./chunk-XYMSZ6SX.cjs");
var import_chunk_I2QQTFHH = require("./chunk-I2QQTFHH.cjs");
var import_chunk_C63BLPEU = require("./chunk-C63BLPEU.cjs");
var import_chunk_NHWSWUHQ = require("./chunk-NHWSWUHQ.cjs");
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
var import_chunk_ANA3C6RF = require("./chunk-ANA3C6RF.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_ZV2HDEQO = require("./chunk-ZV2HDEQO.cjs");
var import_chunk_347DF655 = require("./chunk-347DF655.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_ECTCZI2R = require("./chunk-ECTCZI2R.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_JH3OI66H = require("./chunk-JH3OI66H.cjs");
var import_chunk_O3QJ2NHC = require("./chunk-O3QJ2NHC.cjs");
var import_chunk_FCSQHZBA = require("./chunk-FCSQHZBA.cjs");
var import_chunk_OCF75VPR = require("./chunk-OCF75VPR.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JKDDQQVM = require("./chunk-JKDDQQVM.cjs");
var import_chunk_YPFR65XC = require("./chunk-YPFR65XC.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
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
    return findings.length === 0 ? [] : [`### ${title}`, ...findings.map((finding) => findingBlock(finding, report))];
  });
  const clean = [(0, import_chunk_ZR776E5P.allClear)(report) ?? []].flat();
  return `${[`## Code Review: ${(0, import_chunk_PH7NNIX3.inertMarkdown)(report.title)}`, ...status(report), counts(report), ...sinceLast(report), ...sections, ...clean, "### Summary", summary(report), ...dropped(report)].join("\n\n")}
`;
}
function status(report) {
  if (report.status === "complete") return [];
  const lines = report.gaps.map((gap) => `> - ${(0, import_chunk_PH7NNIX3.inertMarkdown)(gap)}`);
  return [
    [
      `> **${report.status.toUpperCase()}**: this review certifies nothing. ${(0, import_chunk_ZR776E5P.wayOn)(report)}`,
      ">",
      ...lines
    ].join("\n")
  ];
}
function counts({ counts: c, scope }) {
  return `**Files changed:** ${scope.files} | **Issues found:** ${c.critical} critical, ${c.important} important

${(0, import_chunk_PH7NNIX3.inertMarkdown)(scope.note)}`;
}
function sinceLast({ since }) {
  if (since === null) return [];
  const rows = since.gone.map(
    ({ file, line, title, became, why }) => `| ${became} | ${(0, import_chunk_PH7NNIX3.inertMarkdown)(file)}:${line} | ${(0, import_chunk_PH7NNIX3.inertMarkdown)(title)} | ${(0, import_chunk_PH7NNIX3.inertMarkdown)(why)} |`
  );
  const table = rows.length === 0 ? [] : ["| became | place | finding | why |\n|---|---|---|---|", ...rows];
  return [`### ${(0, import_chunk_ZR776E5P.sinceTitle)(since)}`, (0, import_chunk_ZR776E5P.sinceCounts)(since), ...table.length === 0 ? [] : [table.join("\n")]];
}
function findingBlock(finding, report) {
  const score = finding.score === null ? "" : `, score ${finding.score}`;
  const also = finding.witnesses.length === 0 ? "" : `, also ${finding.witnesses.join(", ")}`;
  return [
    `#### ${finding.id}: ${(0, import_chunk_PH7NNIX3.inertMarkdown)(finding.title)}`,
    `**${(0, import_chunk_PH7NNIX3.inertMarkdown)(finding.file)}:${finding.lines[0]}** (${finding.severity}${score}, ${finding.lens}${also}${(0, import_chunk_ZR776E5P.stateLabel)(finding, report)}, ${finding.fingerprint.slice(0, 12)})`,
    (0, import_chunk_PH7NNIX3.inertMarkdown)(finding.why),
    ...finding.evidence.map((e) => `${e.kind}, ${(0, import_chunk_PH7NNIX3.inertMarkdown)(e.source)}:

${(0, import_chunk_PH7NNIX3.inertFence)(e.text)}`),
    ...finding.suggested_fix.trim() === "" ? [] : [`Fix:

${(0, import_chunk_PH7NNIX3.inertFence)(finding.suggested_fix)}`]
  ].join("\n\n");
}
function summary(report) {
  const areas = report.risk_areas.length === 0 ? "none" : report.risk_areas.map(import_chunk_PH7NNIX3.inertMarkdown).join(", ");
  return [
    `- **Recommendation:** ${report.recommendation}`,
    `- **Risk areas:** ${areas}`,
    `- **Findings:** ${(0, import_chunk_ZR776E5P.arithmetic)(report.counts)}`,
    `- **Coverage:** ${(0, import_chunk_PH7NNIX3.inertMarkdown)((0, import_chunk_ZR776E5P.coverageLine)(report.coverage))}`,
    ...(0, import_chunk_ZR776E5P.summaryNotes)(report).map(([name, text]) => `- **${name}:** ${(0, import_chunk_PH7NNIX3.inertMarkdown)(text)}`)
  ].join("\n");
}
function dropped(report) {
  if (report.dropped.length === 0) return [];
  const rows = report.dropped.map(({ finding, reason }) => {
    const place = `${(0, import_chunk_PH7NNIX3.inertMarkdown)(finding.file)}:${finding.line}`;
    return `| ${place} | ${(0, import_chunk_PH7NNIX3.inertMarkdown)(finding.title)} | ${finding.lens} | ${(0, import_chunk_PH7NNIX3.inertMarkdown)(reason.text)} |`;
  });
  return [
    "### Dropped, with the reason",
    ["| place | finding | lens | reason |", "|---|---|---|---|", ...rows].join("\n")
  ];
}
var FORMATS = ["terminal", "markdown", "json"];
var RENDERERS = {
  terminal: (report) => `${(0, import_chunk_ZR776E5P.renderTerminal)(report)}
`,
  markdown: renderMarkdown,
  json: (report) => `${JSON.stringify(report, null, 2)}
`
};
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${FORMATS.join(", ")} (default terminal)` }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
JSON: schemas/report.schema.json. Of an audit it prints the summary as Markdown, or as JSON its rounds as they are
stored (schemas/audit-round.schema.json).`,
  run: async ({ positionals, option, cwd }) => {
    const format = (0, import_chunk_347DF655.choice)("format", option("format") ?? "terminal", FORMATS);
    const repository = await (0, import_chunk_JKDDQQVM.openRepository)(cwd);
    const name = (0, import_chunk_I2QQTFHH.positional)(positionals, "RUN");
    if (await (0, import_chunk_ANA3C6RF.isAudit)(repository, name)) return reportOfAudit(await (0, import_chunk_ANA3C6RF.openAudit)(repository, name), format);
    const run = await (0, import_chunk_NHWSWUHQ.openRun)(repository, name);
    return { status: 0, stdout: RENDERERS[format](await (0, import_chunk_XYMSZ6SX.readReport)(run)) };
  }
};
function reportOfAudit({ file, state }, format) {
  const rounds = state.rounds.map((round) => (0, import_chunk_OD5MBHGC.roundFile)(file, state, round));
  const stdout = format === "json" ? `${JSON.stringify({ audit: file.audit, rounds }, null, 2)}
` : (0, import_chunk_6PS6MRAE.summaryText)(file, state);
  return { status: 0, stdout };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
