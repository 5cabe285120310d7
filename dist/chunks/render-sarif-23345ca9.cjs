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
var from_chunk_5f9ff9b2;
var from_chunk_6d27c720;
var from_main;
parts["render-sarif-GSOPPW7N"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  renderSarif: () => renderSarif
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YLGUHWXJ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-YLGUHWXJ"]();
var import_chunk_IVJR772G = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-IVJR772G"]();
var import_chunk_LFKSI4BP = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-LFKSI4BP"]();
var import_chunk_TZCWUL47 = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-TZCWUL47"]();
var import_chunk_GJYHFE4Y = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-GJYHFE4Y"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_7ABYQQTZ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-7ABYQQTZ"]();
var import_chunk_CU3CZOWL = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-CU3CZOWL"]();
var import_chunk_6HIQ3W5O = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
function sarifMessage(text) {
  return {
    text: (0, import_chunk_WDRVM6EA.inertBlock)(text).replaceAll(/(\{+)(\d+)(\}+)/g, "$1$1$2$3$3").replaceAll(/(?<!\\)(\\*)\](?=\()/g, "$1$1\\]")
  };
}
var HEAD_BASE = "SRCROOT";
var OLD_BASE = "SRCROOT_BEFORE";
function placeOf({ file, lines, side }) {
  if (side === "new") return { locations: [physical(file, lines, HEAD_BASE)] };
  const was = { id: 1, message: sarifMessage("before the change"), ...physical(file, lines, OLD_BASE) };
  return { locations: [physical(file, [1, 1], HEAD_BASE)], relatedLocations: [was] };
}
function physical(file, [startLine, endLine], uriBaseId) {
  return {
    physicalLocation: {
      artifactLocation: { uri: relativeUri(file), uriBaseId },
      region: { startLine, endLine }
    }
  };
}
function relativeUri(file) {
  const path = (0, import_chunk_6HIQ3W5O.uriPath)(file);
  return path.startsWith("/") ? `.${path}` : path;
}
var SARIF_RULES = import_chunk_PXWIJ4LO.LENSES.map((lens) => ({
  id: lens,
  name: lens.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()),
  shortDescription: { text: (0, import_chunk_PXWIJ4LO.lensRecord)(lens).says },
  fullDescription: {
    text: `${(0, import_chunk_PXWIJ4LO.lensRecord)(lens).says} Raised by a reviewer and kept only because a program found its evidence in the code.`
  },
  help: {
    text: "A finding is a claim whose quotes a program has found where it says they stand. Whether it is a defect remains a judgment. To accept it for a reason and a time: correctless suppress FINGERPRINT --reason WHY --expires DATE"
  },
  properties: { tags: ["review", lens] }
}));
function ruleIndex(lens) {
  return import_chunk_PXWIJ4LO.LENSES.indexOf(lens);
}
var FINGERPRINT = "correctlessFingerprint/v1";
function resultOf(finding) {
  const { lens, score, fingerprint, title, why, suggested_fix: fix } = finding;
  const text = [`${(0, import_chunk_YLGUHWXJ.beforeTheChange)(finding)}${(0, import_chunk_YLGUHWXJ.sentences)(title, why)}`, (0, import_chunk_IVJR772G.knowledgeNote)(finding)].filter((part) => part !== "").join("\n\n");
  return {
    ruleId: lens,
    ruleIndex: ruleIndex(lens),
    level: (0, import_chunk_YLGUHWXJ.levelOf)(finding),
    ...score === null ? {} : { rank: score },
    message: sarifMessage(fix.trim() === "" ? text : `${text}

Suggested fix:
${fix}`),
    ...placeOf(finding),
    partialFingerprints: { [FINGERPRINT]: fingerprint },
    properties: { ...finding }
  };
}
function acceptedResult({ finding, reason }) {
  const { file, line, title, lens, fingerprint, side = "new" } = finding;
  return {
    ruleId: lens,
    ruleIndex: ruleIndex(lens),
    message: sarifMessage(title),
    ...placeOf({ file, lines: [Math.max(1, line), Math.max(1, line)], side }),
    ...fingerprint === void 0 ? {} : { partialFingerprints: { [FINGERPRINT]: fingerprint } },
    suppressions: [{ kind: "external", status: "accepted", justification: sarifMessage(reason.text).text }]
  };
}
function renderSarif(report, repositoryUri = null) {
  return (0, import_chunk_WDRVM6EA.inertJson)({
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [runOf(report, repositoryUri)]
  });
}
function runOf(report, repositoryUri) {
  const accepted = report.dropped.filter(({ reason }) => reason.kind === "suppressed");
  return {
    tool: {
      driver: {
        name: "correctless",
        version: report.version,
        semanticVersion: report.version,
        rules: SARIF_RULES
      }
    },
    automationDetails: { id: `correctless/${report.run}` },
    originalUriBaseIds: {
      [HEAD_BASE]: { description: { text: "The top of the repository as reviewed." } },
      [OLD_BASE]: { description: { text: "The top of the repository before the change." } }
    },
    ...provenance(report, repositoryUri),
    invocations: [invocation(report)],
    results: [...report.findings.map(resultOf), ...accepted.map(acceptedResult)],
    properties: {
      status: report.status,
      recommendation: report.recommendation,
      counts: report.counts,
      arithmetic: (0, import_chunk_LFKSI4BP.arithmetic)(report.counts)
    }
  };
}
function provenance({ scope }, repositoryUri) {
  if (repositoryUri === null) return {};
  const revisions = [
    { sha: scope.head.sha, uriBaseId: HEAD_BASE },
    { sha: scope.base.sha, uriBaseId: OLD_BASE }
  ];
  return {
    versionControlProvenance: revisions.flatMap(
      ({ sha, uriBaseId }) => sha === null ? [] : [{ repositoryUri, revisionId: sha, mappedTo: { uriBaseId } }]
    )
  };
}
function invocation(report) {
  const note = (level, text) => ({
    level,
    message: sarifMessage(text)
  });
  return {
    executionSuccessful: report.status === "complete",
    exitCode: report.exit,
    toolExecutionNotifications: [
      ...report.gaps.map((gap) => note("error", `Not reviewed: ${gap}`)),
      ...(0, import_chunk_TZCWUL47.summaryNotes)(report).map(
        ([name, text]) => note(name === "Warning" ? "warning" : "note", `${name}: ${text}`)
      ),
      note("note", (0, import_chunk_LFKSI4BP.arithmetic)(report.counts)),
      note("note", (0, import_chunk_LFKSI4BP.coverageLine)(report.coverage))
    ]
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderSarif
});
});
