var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["render-sarif"] = __part((module, exports) => {
__export(exports, { renderSarif: () => renderSarif });
var [import_finding_level, import_uri_path, import_arithmetic, import_summary_notes, import_evidence_lines, import_reservations, import_tally, import_evidence_drop, import_revision, import_substance, import_line_span, import_counted, import_severity_rank, import_vocabulary, import_order, import_inert_2, import_chunk_PQNXDWJD] = ["evidence-lines-ba96a19f/finding-level", "report-text-cd6d50fb/uri-path", "evidence-lines-ba96a19f/arithmetic", "evidence-lines-ba96a19f/summary-notes", "evidence-lines-ba96a19f/evidence-lines", "evidence-lines-ba96a19f/reservations", "evidence-lines-ba96a19f/tally", "evidence-drop-94f915f0/evidence-drop", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "own-files-0777bacd/severity-rank", "main/vocabulary", "main/order", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
function sarifMessage(text) {
  return {
    text: (0, import_inert_2.inertBlock)(text).replaceAll(/(\{+)(\d+)(\}+)/g, "$1$1$2$3$3").replaceAll(/(?<!\\)(\\*)\](?=\()/g, "$1$1\\]")
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
  const path = (0, import_uri_path.uriPath)(file);
  return path.startsWith("/") ? `.${path}` : path;
}
var SARIF_RULES = import_vocabulary.LENSES.map((lens) => ({
  id: lens,
  name: lens.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()),
  shortDescription: { text: (0, import_vocabulary.lensRecord)(lens).says },
  fullDescription: {
    text: `${(0, import_vocabulary.lensRecord)(lens).says} Raised by a reviewer and kept only because a program found its evidence in the code.`
  },
  help: {
    text: "A finding is a claim whose quotes a program has found where it says they stand. Whether it is a defect remains a judgment. To accept it for a reason and a time: correctless suppress FINGERPRINT --reason WHY --expires DATE"
  },
  properties: { tags: ["review", lens] }
}));
function ruleIndex(lens) {
  return import_vocabulary.LENSES.indexOf(lens);
}
var FINGERPRINT = "correctlessFingerprint/v1";
function resultOf(finding) {
  const { lens, score, fingerprint, title, why, suggested_fix: fix } = finding;
  const text = [`${(0, import_finding_level.formerPlace)(finding)}${(0, import_finding_level.sentences)(title, why)}`, (0, import_evidence_lines.knowledgeNote)(finding)].filter((part) => part !== "").join("\n\n");
  return {
    ruleId: lens,
    ruleIndex: ruleIndex(lens),
    level: (0, import_finding_level.levelOf)(finding),
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
  return (0, import_inert_2.inertJson)({
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
      arithmetic: (0, import_arithmetic.arithmetic)(report.counts)
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
      ...(0, import_summary_notes.summaryNotes)(report).map(
        ([name, text]) => note(name === "Warning" ? "warning" : "note", `${name}: ${text}`)
      ),
      note("note", (0, import_arithmetic.arithmetic)(report.counts)),
      note("note", (0, import_arithmetic.coverageLine)(report.coverage))
    ]
  };
}
});
