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
var from_chunk_13668258;
var from_chunk_4a382d97;
var from_chunk_5f9ff9b2;
var from_chunk_6d27c720;
var from_chunk_b330e460;
var from_main;
parts["chunk-GT2F2MBZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  storedLines: () => storedLines
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
function storedLines({ file: { run }, paths: { report, page } }) {
  return `Stored: ${report}
As a page: correctless report ${run} --format html --output ${(0, import_chunk_TDLACVAW.shellWord)(page)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  storedLines
});
});
parts["chunk-JSWYLI3H"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderTerminal: () => renderTerminal
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K22E4IWM = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-K22E4IWM"]();
var import_chunk_EADOLVNT = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-EADOLVNT"]();
var import_chunk_M5Z44UEJ = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-M5Z44UEJ"]();
var import_chunk_NNS366VC = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-NNS366VC"]();
var import_chunk_LFKSI4BP = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-LFKSI4BP"]();
var import_chunk_TZCWUL47 = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-TZCWUL47"]();
var import_chunk_IX75LTR6 = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-IX75LTR6"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
function renderTerminal(report, ink = import_chunk_IX75LTR6.MARKS) {
  return [
    ink.heading(2, `${(0, import_chunk_NNS366VC.reportKind)(report)}: ${(0, import_chunk_WDRVM6EA.inertLine)(report.title)}`),
    ...[(0, import_chunk_TZCWUL47.allClear)(report) ?? []].flat().map((text) => ink.toned(text, "green")),
    ...statusLines(report, ink),
    countsLine(report, ink),
    ...[(0, import_chunk_NNS366VC.nothingReviewed)(report) ?? []].flat().map(import_chunk_WDRVM6EA.inertLine),
    ...sinceLast(report, ink),
    ...overview(report, ink),
    ...import_chunk_K22E4IWM.GROUPS.flatMap((group) => section(report, group, ink)),
    ...summary(report, ink)
  ].join("\n\n");
}
function statusLines(report, ink) {
  if (report.status === "complete") return [];
  const title = report.status === "failed" ? "FAILED: the repository changed while it was reviewed." : "INCOMPLETE: not everything was reviewed. What follows is partial and certifies nothing.";
  const gaps = report.gaps.map((gap) => `- ${(0, import_chunk_WDRVM6EA.inertLine)(gap)}`);
  return [[ink.strong(title, "red"), ...gaps, (0, import_chunk_TZCWUL47.wayOn)(report)].join("\n")];
}
function countsLine({ counts, scope }, ink) {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.minor} minor`;
  return [
    `${ink.strong("Files changed:")} ${scope.files} | ${ink.strong("Issues found:")} ${found}`,
    (0, import_chunk_WDRVM6EA.inertLine)(scope.note)
  ].join("\n");
}
function sinceLast({ since }, ink) {
  if (since === null) return [];
  const gone = since.gone.map(
    ({ file, line, title, became, why }) => `- ${became}: [${placeText(file, line, ink)}] ${(0, import_chunk_WDRVM6EA.inertLine)(title)} (${(0, import_chunk_WDRVM6EA.inertLine)(why)})`
  );
  return [ink.heading(3, (0, import_chunk_M5Z44UEJ.sinceTitle)(since)), [(0, import_chunk_M5Z44UEJ.sinceCounts)(since), ...gone].join("\n")];
}
function overview(report, ink) {
  const glance = (0, import_chunk_M5Z44UEJ.atAGlance)(report);
  if (glance === void 0) return [];
  const placed = (finding) => `${ink.strong(`[${findingPlace(finding, ink)}]`, TONES[finding.group])} ${(0, import_chunk_WDRVM6EA.inertLine)((0, import_chunk_M5Z44UEJ.shortTitle)(finding))} (${finding.id}, ${finding.severity})`;
  const first = glance.first.map((one, i) => `${i + 1}. ${placed(one)}
   ${(0, import_chunk_WDRVM6EA.inertLine)((0, import_chunk_M5Z44UEJ.shortWhy)(one))}`);
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
  const heading = ink.heading(3, (0, import_chunk_K22E4IWM.groupTitle)(group, findings), TONES[group]);
  return findings.length === 0 ? [] : [heading, ...findings.map((finding) => findingText(finding, report, ink))];
}
function findingText(finding, report, ink) {
  const score = finding.score === null ? "" : `, score ${finding.score}`;
  const facts = `${finding.id} (${finding.fingerprint.slice(0, 12)})${(0, import_chunk_M5Z44UEJ.stateLabel)(finding, report)}, severity ${finding.severity}${score}, ${finding.lens}${also(finding)}`;
  const named = (name, text) => `  - ${ink.strong(`${name}:`)} ${text}`;
  return [
    `- ${ink.strong(`[${findingPlace(finding, ink)}]`, TONES[finding.group])} ${(0, import_chunk_WDRVM6EA.inertLine)(finding.title)}`,
    `  ${ink.toned(facts, "faint")}`,
    named("Why", (0, import_chunk_WDRVM6EA.inertLine)(finding.why)),
    ...finding.evidence.map((e) => named(`Evidence (${e.kind}, ${(0, import_chunk_WDRVM6EA.inertLine)(e.source)})`, quoted(e.text))),
    ...finding.suggested_fix.trim() === "" ? [] : [named("Fix", quoted(finding.suggested_fix))]
  ].join("\n");
}
function findingPlace({ file, lines, side }, ink) {
  return side === "old" ? placeText(file, lines[0], import_chunk_IX75LTR6.MARKS) : placeText(file, lines[0], ink);
}
function placeText(file, line, ink) {
  return ink.link(`${(0, import_chunk_WDRVM6EA.inertLine)(file)}:${line}`, file);
}
function also({ witnesses }) {
  return witnesses.length === 0 ? "" : `, also ${witnesses.join(", ")}`;
}
function quoted(text) {
  if (!text.includes("\n")) return (0, import_chunk_WDRVM6EA.inertLine)(text);
  return `
${(0, import_chunk_WDRVM6EA.inertBlock)(text)}`.replaceAll("\n", "\n      ");
}
function summary(report, ink) {
  const named = (name, text) => `- ${ink.strong(`${name}:`)} ${text}`;
  const lines = [
    named("Recommendation", report.recommendation),
    named(
      "Risk areas",
      report.risk_areas.length === 0 ? "none" : report.risk_areas.map(import_chunk_WDRVM6EA.inertLine).join(", ")
    ),
    named("Findings", (0, import_chunk_LFKSI4BP.arithmetic)(report.counts)),
    named("Coverage", (0, import_chunk_WDRVM6EA.inertLine)((0, import_chunk_LFKSI4BP.coverageLine)(report.coverage))),
    named("Sent", (0, import_chunk_EADOLVNT.sentLine)(report.cost)),
    ...(0, import_chunk_TZCWUL47.summaryNotes)(report).map(([name, text]) => named(name, (0, import_chunk_WDRVM6EA.inertLine)(text)))
  ];
  return [ink.heading(3, "Summary"), lines.join("\n"), ...droppedList(report, ink)];
}
function droppedList(report, ink) {
  if (report.dropped.length === 0) return [];
  const lines = report.dropped.map(
    ({ finding, reason }) => `- [${(0, import_chunk_WDRVM6EA.inertLine)(finding.file)}:${finding.line}] ${(0, import_chunk_WDRVM6EA.inertLine)(finding.title)} (${finding.lens}): ${(0, import_chunk_WDRVM6EA.inertLine)(reason.text)}`
  );
  return [ink.heading(3, "Dropped, with the reason"), lines.join("\n")];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderTerminal
});
});
parts["render-terminal-MJCSYDDH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderTerminal: () => import_chunk_JSWYLI3H.renderTerminal
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JSWYLI3H = parts["chunk-JSWYLI3H"]();
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
var import_chunk_IX75LTR6 = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderTerminal
});
});
