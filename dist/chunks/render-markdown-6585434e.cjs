var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_085a2d43;
var from_chunk_4a382d97;
var from_chunk_5f9ff9b2;
var from_chunk_6d27c720;
var from_main;
parts["render-markdown-VTYLX6HR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderMarkdown: () => renderMarkdown
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K22E4IWM = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-K22E4IWM"]();
var import_chunk_EADOLVNT = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-EADOLVNT"]();
var import_chunk_M5Z44UEJ = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-M5Z44UEJ"]();
var import_chunk_NNS366VC = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-NNS366VC"]();
var import_chunk_LFKSI4BP = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-LFKSI4BP"]();
var import_chunk_TZCWUL47 = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-TZCWUL47"]();
var import_chunk_GJYHFE4Y = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-GJYHFE4Y"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_7ABYQQTZ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-7ABYQQTZ"]();
var import_chunk_CU3CZOWL = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-CU3CZOWL"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
function renderMarkdown(report) {
  const sections = import_chunk_K22E4IWM.GROUPS.flatMap((group) => {
    const findings = report.findings.filter((finding) => finding.group === group);
    return findings.length === 0 ? [] : [`### ${(0, import_chunk_K22E4IWM.groupTitle)(group, findings)}`, ...findings.map((finding) => findingBlock(finding, report))];
  });
  const clean = [(0, import_chunk_TZCWUL47.allClear)(report) ?? []].flat();
  const nothing = [(0, import_chunk_NNS366VC.nothingReviewed)(report) ?? []].flat().map(import_chunk_WDRVM6EA.inertMarkdown);
  return `${[`## ${(0, import_chunk_NNS366VC.reportKind)(report)}: ${(0, import_chunk_WDRVM6EA.inertMarkdown)(report.title)}`, ...clean, ...status(report), counts(report), ...nothing, ...sinceLast(report), ...overview(report), ...sections, "### Summary", summary(report), ...dropped(report)].join("\n\n")}
`;
}
function status(report) {
  if (report.status === "complete") return [];
  const lines = report.gaps.map((gap) => `> - ${(0, import_chunk_WDRVM6EA.inertMarkdown)(gap)}`);
  return [
    [
      `> **${report.status.toUpperCase()}**: this review certifies nothing. ${(0, import_chunk_TZCWUL47.wayOn)(report)}`,
      ">",
      ...lines
    ].join("\n")
  ];
}
function counts({ counts: c, scope }) {
  return `**Files changed:** ${scope.files} | **Issues found:** ${c.critical} critical, ${c.important} important, ${c.minor} minor

${(0, import_chunk_WDRVM6EA.inertMarkdown)(scope.note)}`;
}
function sinceLast({ since }) {
  if (since === null) return [];
  const rows = since.gone.map(
    ({ file, line, title, became, why }) => `| ${became} | ${(0, import_chunk_WDRVM6EA.inertMarkdown)(file)}:${line} | ${(0, import_chunk_WDRVM6EA.inertMarkdown)(title)} | ${(0, import_chunk_WDRVM6EA.inertMarkdown)(why)} |`
  );
  const table = rows.length === 0 ? [] : ["| became | place | finding | why |\n|---|---|---|---|", ...rows];
  return [`### ${(0, import_chunk_M5Z44UEJ.sinceTitle)(since)}`, (0, import_chunk_M5Z44UEJ.sinceCounts)(since), ...table.length === 0 ? [] : [table.join("\n")]];
}
function overview(report) {
  const glance = (0, import_chunk_M5Z44UEJ.atAGlance)(report);
  if (glance === void 0) return [];
  const placed = (one) => `**${(0, import_chunk_WDRVM6EA.inertMarkdown)(one.file)}:${one.lines[0]}** ${(0, import_chunk_WDRVM6EA.inertMarkdown)((0, import_chunk_M5Z44UEJ.shortTitle)(one))} (${one.id}, ${one.severity})`;
  const first = glance.first.map((one, i) => `${i + 1}. ${placed(one)}
   ${(0, import_chunk_WDRVM6EA.inertMarkdown)((0, import_chunk_M5Z44UEJ.shortWhy)(one))}`);
  return [
    `**Recommendation:** ${report.recommendation}`,
    `### The ${glance.first.length} that matter most`,
    first.join("\n"),
    ...glance.rest.flatMap(({ name, findings }) => [
      `### ${name}, in a line each`,
      findings.map((one) => `- ${placed(one)}`).join("\n")
    ])
  ];
}
function findingBlock(finding, report) {
  const score = finding.score === null ? "" : `, score ${finding.score}`;
  const also = finding.witnesses.length === 0 ? "" : `, also ${finding.witnesses.join(", ")}`;
  return [
    `#### ${finding.id}: ${(0, import_chunk_WDRVM6EA.inertMarkdown)(finding.title)}`,
    `**${(0, import_chunk_WDRVM6EA.inertMarkdown)(finding.file)}:${finding.lines[0]}** (${finding.severity}${score}, ${finding.lens}${also}${(0, import_chunk_M5Z44UEJ.stateLabel)(finding, report)}, ${finding.fingerprint.slice(0, 12)})`,
    (0, import_chunk_WDRVM6EA.inertMarkdown)(finding.why),
    ...finding.evidence.map((e) => `${e.kind}, ${(0, import_chunk_WDRVM6EA.inertMarkdown)(e.source)}:

${(0, import_chunk_WDRVM6EA.inertFence)(e.text)}`),
    ...finding.suggested_fix.trim() === "" ? [] : [`Fix:

${(0, import_chunk_WDRVM6EA.inertFence)(finding.suggested_fix)}`]
  ].join("\n\n");
}
function summary(report) {
  const areas = report.risk_areas.length === 0 ? "none" : report.risk_areas.map(import_chunk_WDRVM6EA.inertMarkdown).join(", ");
  return [
    `- **Recommendation:** ${report.recommendation}`,
    `- **Risk areas:** ${areas}`,
    `- **Findings:** ${(0, import_chunk_LFKSI4BP.arithmetic)(report.counts)}`,
    `- **Coverage:** ${(0, import_chunk_WDRVM6EA.inertMarkdown)((0, import_chunk_LFKSI4BP.coverageLine)(report.coverage))}`,
    `- **Sent:** ${(0, import_chunk_EADOLVNT.sentLine)(report.cost)}`,
    ...(0, import_chunk_TZCWUL47.summaryNotes)(report).map(([name, text]) => `- **${name}:** ${(0, import_chunk_WDRVM6EA.inertMarkdown)(text)}`)
  ].join("\n");
}
function dropped(report) {
  if (report.dropped.length === 0) return [];
  const rows = report.dropped.map(({ finding, reason }) => {
    const place = `${(0, import_chunk_WDRVM6EA.inertMarkdown)(finding.file)}:${finding.line}`;
    return `| ${place} | ${(0, import_chunk_WDRVM6EA.inertMarkdown)(finding.title)} | ${finding.lens} | ${(0, import_chunk_WDRVM6EA.inertMarkdown)(reason.text)} |`;
  });
  return [
    "### Dropped, with the reason",
    ["| place | finding | lens | reason |", "|---|---|---|---|", ...rows].join("\n")
  ];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderMarkdown
});
});
