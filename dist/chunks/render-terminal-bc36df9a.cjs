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
var from_chunk_2b32a06d;
var from_chunk_47ed0f17;
var from_chunk_5cf5fe35;
var from_chunk_aa44a1a2;
var from_chunk_e76f4c5d;
var from_main;
parts["chunk-GT2F2MBZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  storedLines: () => storedLines
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TDLACVAW = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-TDLACVAW"]();
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
parts["chunk-L6XI2EXR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderTerminal: () => renderTerminal
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IX75LTR6 = (from_chunk_2b32a06d ??= require("./chunk-2b32a06d.cjs"))["chunk-IX75LTR6"]();
var import_chunk_K22E4IWM = (from_chunk_5cf5fe35 ??= require("./chunk-5cf5fe35.cjs"))["chunk-K22E4IWM"]();
var import_chunk_GCT6G5IW = (from_chunk_5cf5fe35 ??= require("./chunk-5cf5fe35.cjs"))["chunk-GCT6G5IW"]();
var import_chunk_G6WTRN5U = (from_chunk_5cf5fe35 ??= require("./chunk-5cf5fe35.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_X64QAB2D = (from_chunk_aa44a1a2 ??= require("./chunk-aa44a1a2.cjs"))["chunk-X64QAB2D"]();
var import_chunk_Q4HC6FNG = (from_chunk_5cf5fe35 ??= require("./chunk-5cf5fe35.cjs"))["chunk-Q4HC6FNG"]();
var import_chunk_XKMPNDJX = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-XKMPNDJX"]();
function renderTerminal(report, ink = import_chunk_IX75LTR6.MARKS) {
  return [
    ink.heading(2, `${(0, import_chunk_G6WTRN5U.reportKind)(report)}: ${(0, import_chunk_XKMPNDJX.inertLine)(report.title)}`),
    ...[(0, import_chunk_Q4HC6FNG.allClear)(report) ?? []].flat().map((text) => ink.toned(text, "green")),
    ...statusLines(report, ink),
    countsLine(report, ink),
    ...[(0, import_chunk_G6WTRN5U.nothingReviewed)(report) ?? []].flat().map(import_chunk_XKMPNDJX.inertLine),
    ...sinceLast(report, ink),
    ...overview(report, ink),
    ...import_chunk_K22E4IWM.GROUPS.flatMap((group) => section(report, group, ink)),
    ...summary(report, ink)
  ].join("\n\n");
}
function statusLines(report, ink) {
  if (report.status === "complete") return [];
  const title = report.status === "failed" ? "FAILED: the repository changed while it was reviewed." : "INCOMPLETE: not everything was reviewed. What follows is partial and certifies nothing.";
  const gaps = report.gaps.map((gap) => `- ${(0, import_chunk_XKMPNDJX.inertLine)(gap)}`);
  return [[ink.strong(title, "red"), ...gaps, (0, import_chunk_Q4HC6FNG.wayOn)(report)].join("\n")];
}
function countsLine({ counts, scope }, ink) {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.minor} minor`;
  return [
    `${ink.strong("Files changed:")} ${scope.files} | ${ink.strong("Issues found:")} ${found}`,
    (0, import_chunk_XKMPNDJX.inertLine)(scope.note)
  ].join("\n");
}
function sinceLast({ since }, ink) {
  if (since === null) return [];
  const gone = since.gone.map(
    ({ file, line, title, became, why }) => `- ${became}: [${placeText(file, line, ink)}] ${(0, import_chunk_XKMPNDJX.inertLine)(title)} (${(0, import_chunk_XKMPNDJX.inertLine)(why)})`
  );
  return [ink.heading(3, (0, import_chunk_G6WTRN5U.sinceTitle)(since)), [(0, import_chunk_G6WTRN5U.sinceCounts)(since), ...gone].join("\n")];
}
function overview(report, ink) {
  const glance = (0, import_chunk_GCT6G5IW.atAGlance)(report);
  if (glance === void 0) return [];
  const placed = (finding) => `${ink.strong(`[${findingPlace(finding, ink)}]`, TONES[finding.group])} ${(0, import_chunk_XKMPNDJX.inertLine)(finding.title)} (${finding.id}, ${finding.severity})`;
  const first = glance.first.map((one, i) => `${i + 1}. ${placed(one)}
   ${(0, import_chunk_XKMPNDJX.inertLine)((0, import_chunk_GCT6G5IW.shortWhy)(one))}`);
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
  const facts = `${finding.id} (${finding.fingerprint.slice(0, 12)})${(0, import_chunk_G6WTRN5U.stateLabel)(finding, report)}, severity ${finding.severity}${score}, ${finding.lens}${also(finding)}`;
  const named = (name, text) => `  - ${ink.strong(`${name}:`)} ${text}`;
  return [
    `- ${ink.strong(`[${findingPlace(finding, ink)}]`, TONES[finding.group])} ${(0, import_chunk_XKMPNDJX.inertLine)(finding.title)}`,
    `  ${ink.toned(facts, "faint")}`,
    named("Why", (0, import_chunk_XKMPNDJX.inertLine)(finding.why)),
    ...finding.evidence.map((e) => named(`Evidence (${e.kind}, ${(0, import_chunk_XKMPNDJX.inertLine)(e.source)})`, quoted(e.text))),
    ...finding.suggested_fix.trim() === "" ? [] : [named("Fix", quoted(finding.suggested_fix))]
  ].join("\n");
}
function findingPlace({ file, lines, side }, ink) {
  return side === "old" ? placeText(file, lines[0], import_chunk_IX75LTR6.MARKS) : placeText(file, lines[0], ink);
}
function placeText(file, line, ink) {
  return ink.link(`${(0, import_chunk_XKMPNDJX.inertLine)(file)}:${line}`, file);
}
function also({ witnesses }) {
  return witnesses.length === 0 ? "" : `, also ${witnesses.join(", ")}`;
}
function quoted(text) {
  if (!text.includes("\n")) return (0, import_chunk_XKMPNDJX.inertLine)(text);
  return `
${(0, import_chunk_XKMPNDJX.inertBlock)(text)}`.replaceAll("\n", "\n      ");
}
function summary(report, ink) {
  const named = (name, text) => `- ${ink.strong(`${name}:`)} ${text}`;
  const lines = [
    named("Recommendation", report.recommendation),
    named(
      "Risk areas",
      report.risk_areas.length === 0 ? "none" : report.risk_areas.map(import_chunk_XKMPNDJX.inertLine).join(", ")
    ),
    named("Findings", (0, import_chunk_X64QAB2D.arithmetic)(report.counts)),
    named("Coverage", (0, import_chunk_XKMPNDJX.inertLine)((0, import_chunk_X64QAB2D.coverageLine)(report.coverage))),
    named("Sent", (0, import_chunk_GCT6G5IW.sentLine)(report.cost)),
    ...(0, import_chunk_Q4HC6FNG.summaryNotes)(report).map(([name, text]) => named(name, (0, import_chunk_XKMPNDJX.inertLine)(text)))
  ];
  return [ink.heading(3, "Summary"), lines.join("\n"), ...droppedList(report, ink)];
}
function droppedList(report, ink) {
  if (report.dropped.length === 0) return [];
  const lines = report.dropped.map(
    ({ finding, reason }) => `- [${(0, import_chunk_XKMPNDJX.inertLine)(finding.file)}:${finding.line}] ${(0, import_chunk_XKMPNDJX.inertLine)(finding.title)} (${finding.lens}): ${(0, import_chunk_XKMPNDJX.inertLine)(reason.text)}`
  );
  return [ink.heading(3, "Dropped, with the reason"), lines.join("\n")];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderTerminal
});
});
parts["render-terminal-SFOHCCNA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderTerminal: () => import_chunk_L6XI2EXR.renderTerminal
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_L6XI2EXR = parts["chunk-L6XI2EXR"]();
var import_chunk_IX75LTR6 = (from_chunk_2b32a06d ??= require("./chunk-2b32a06d.cjs"))["chunk-IX75LTR6"]();
var import_chunk_K22E4IWM = (from_chunk_5cf5fe35 ??= require("./chunk-5cf5fe35.cjs"))["chunk-K22E4IWM"]();
var import_chunk_6HIQ3W5O = (from_chunk_2b32a06d ??= require("./chunk-2b32a06d.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_GCT6G5IW = (from_chunk_5cf5fe35 ??= require("./chunk-5cf5fe35.cjs"))["chunk-GCT6G5IW"]();
var import_chunk_G6WTRN5U = (from_chunk_5cf5fe35 ??= require("./chunk-5cf5fe35.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_X64QAB2D = (from_chunk_aa44a1a2 ??= require("./chunk-aa44a1a2.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_aa44a1a2 ??= require("./chunk-aa44a1a2.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_Q4HC6FNG = (from_chunk_5cf5fe35 ??= require("./chunk-5cf5fe35.cjs"))["chunk-Q4HC6FNG"]();
var import_chunk_X75GLVD4 = (from_chunk_aa44a1a2 ??= require("./chunk-aa44a1a2.cjs"))["chunk-X75GLVD4"]();
var import_chunk_IJXJ7C2R = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_CKMVB2RJ = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_XKMPNDJX = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderTerminal
});
});
