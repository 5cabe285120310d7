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
var from_chunk_79f878d1;
var from_chunk_8967766c;
var from_chunk_93d28b7f;
var from_chunk_d1296144;
var from_main;
parts["render-markdown-5EKKJSUX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderMarkdown: () => renderMarkdown
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K22E4IWM = (from_chunk_8967766c ??= require("./chunk-8967766c.cjs"))["chunk-K22E4IWM"]();
var import_chunk_57S3MHCI = (from_chunk_8967766c ??= require("./chunk-8967766c.cjs"))["chunk-57S3MHCI"]();
var import_chunk_5264H3AN = (from_chunk_8967766c ??= require("./chunk-8967766c.cjs"))["chunk-5264H3AN"]();
var import_chunk_UIH5RH7L = (from_chunk_8967766c ??= require("./chunk-8967766c.cjs"))["chunk-UIH5RH7L"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_PFOE7DIO = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-PFOE7DIO"]();
var import_chunk_MNOSJ5H5 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-MNOSJ5H5"]();
var import_chunk_WN2SGDV2 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-WN2SGDV2"]();
var import_chunk_X75GLVD4 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-X75GLVD4"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
function renderMarkdown(report) {
  const sections = import_chunk_K22E4IWM.GROUPS.flatMap((group) => {
    const findings = report.findings.filter((finding) => finding.group === group);
    return findings.length === 0 ? [] : [`### ${(0, import_chunk_K22E4IWM.groupTitle)(group, findings)}`, ...findings.map((finding) => findingBlock(finding, report))];
  });
  const clean = [(0, import_chunk_WN2SGDV2.allClear)(report) ?? []].flat();
  const nothing = [(0, import_chunk_UIH5RH7L.nothingReviewed)(report) ?? []].flat().map(import_chunk_WDRVM6EA.inertMarkdown);
  return `${[`## ${(0, import_chunk_UIH5RH7L.reportKind)(report)}: ${(0, import_chunk_WDRVM6EA.inertMarkdown)(report.title)}`, ...clean, ...status(report), counts(report), ...nothing, ...sinceLast(report), ...overview(report), ...sections, "### Summary", summary(report), ...dropped(report)].join("\n\n")}
`;
}
function status(report) {
  if (report.status === "complete") return [];
  const lines = report.gaps.map((gap) => `> - ${(0, import_chunk_WDRVM6EA.inertMarkdown)(gap)}`);
  return [
    [
      `> **${report.status.toUpperCase()}**: this review certifies nothing. ${(0, import_chunk_WN2SGDV2.wayOn)(report)}`,
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
  return [`### ${(0, import_chunk_5264H3AN.sinceTitle)(since)}`, (0, import_chunk_5264H3AN.sinceCounts)(since), ...table.length === 0 ? [] : [table.join("\n")]];
}
function overview(report) {
  const glance = (0, import_chunk_57S3MHCI.atAGlance)(report);
  if (glance === void 0) return [];
  const placed = ({ id, file, lines, title, severity }) => `**${(0, import_chunk_WDRVM6EA.inertMarkdown)(file)}:${lines[0]}** ${(0, import_chunk_WDRVM6EA.inertMarkdown)(title)} (${id}, ${severity})`;
  const first = glance.first.map((one, i) => `${i + 1}. ${placed(one)}
   ${(0, import_chunk_WDRVM6EA.inertMarkdown)((0, import_chunk_57S3MHCI.shortWhy)(one))}`);
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
    `**${(0, import_chunk_WDRVM6EA.inertMarkdown)(finding.file)}:${finding.lines[0]}** (${finding.severity}${score}, ${finding.lens}${also}${(0, import_chunk_5264H3AN.stateLabel)(finding, report)}, ${finding.fingerprint.slice(0, 12)})`,
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
    `- **Findings:** ${(0, import_chunk_PFOE7DIO.arithmetic)(report.counts)}`,
    `- **Coverage:** ${(0, import_chunk_WDRVM6EA.inertMarkdown)((0, import_chunk_PFOE7DIO.coverageLine)(report.coverage))}`,
    `- **Sent:** ${(0, import_chunk_57S3MHCI.sentLine)(report.cost)}`,
    ...(0, import_chunk_WN2SGDV2.summaryNotes)(report).map(([name, text]) => `- **${name}:** ${(0, import_chunk_WDRVM6EA.inertMarkdown)(text)}`)
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
