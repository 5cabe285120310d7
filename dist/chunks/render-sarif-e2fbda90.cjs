var { __load, __part } = require("../main.cjs").shared;
exports["render-sarif"] = __part((exports) => {
var { formerPlace, levelOf, sentences } = __load("evidence-lines-5bad12b7/finding-level"), { uriPath } = __load("terminal-12b95ee8/uri-path"), { summaryNotes } = __load("evidence-lines-5bad12b7/summary-notes"), { sandboxesOf, workLines } = __load("evidence-lines-5bad12b7/work-lines"), { arithmetic, coverageLine } = __load("evidence-lines-5bad12b7/arithmetic"), { knowledgeNote } = __load("evidence-lines-5bad12b7/evidence-lines"), { LENSES, lensRecord } = __load("main/vocabulary"), { inertBlock, inertJson } = __load("main/inert-2");
function sarifMessage(text) {
  return {
    text: inertBlock(text).replaceAll(/(\{+)(\d+)(\}+)/g, "$1$1$2$3$3").replaceAll(/(?<!\\)(\\*)\](?=\()/g, "$1$1\\]")
  };
}
var SARIF_RULES = LENSES.map((lens) => ({
  id: lens,
  name: lens.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()),
  shortDescription: { text: lensRecord(lens).says },
  fullDescription: {
    text: `${lensRecord(lens).says} Raised by a reviewer and kept only because a program found its evidence in the code.`
  },
  help: {
    text: "A finding is a claim whose quotes a program has found at the lines that it names. Whether it is a defect remains a judgment. To accept it for a reason and a time: correctless suppress FINGERPRINT --reason WHY --expires DATE"
  },
  properties: { tags: ["review", lens] }
}));
function ruleIndex(lens) {
  return LENSES.indexOf(lens);
}
var HEAD_BASE = "SRCROOT";
var OLD_BASE = "SRCROOT_BEFORE";
function renderSarif(report, repositoryUri = null) {
  return inertJson({
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [runOf(report, repositoryUri)]
  });
}
function runOf(report, repositoryUri) {
  const sandboxes = sandboxesOf(report);
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
      arithmetic: arithmetic(report.counts),
      ...sandboxes.length === 0 ? {} : { proofs_ran_in: sandboxes }
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
      ...summaryNotes(report).map(
        ([name, text]) => note(name === "Warning" ? "warning" : "note", `${name}: ${text}`)
      ),
      note("note", arithmetic(report.counts)),
      note("note", coverageLine(report.coverage))
    ]
  };
}
var FINGERPRINT = "correctlessFingerprint/v1";
function resultOf(finding) {
  const { lens, score, fingerprint, title, why, suggested_fix: fix } = finding;
  const said = `${formerPlace(finding)}${sentences(title, why)}`;
  const text = [said, ...workLines(finding), knowledgeNote(finding)].filter((part) => part !== "").join("\n\n");
  return {
    ruleId: lens,
    ruleIndex: ruleIndex(lens),
    level: levelOf(finding),
    ...score === null ? {} : { rank: score },
    message: sarifMessage(fix.trim() === "" ? text : `${text}

Suggested fix:
${fix}`),
    ...placeOf(finding.file, finding.lines, finding.side),
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
    ...placeOf(file, [Math.max(1, line), Math.max(1, line)], side),
    ...fingerprint === void 0 ? {} : { partialFingerprints: { [FINGERPRINT]: fingerprint } },
    suppressions: [{ kind: "external", status: "accepted", justification: sarifMessage(reason.text).text }]
  };
}
function placeOf(file, lines, side) {
  if (side === "new") return { locations: [physical(file, lines, HEAD_BASE)] };
  const was = { id: 1, message: sarifMessage("before the change"), ...physical(file, lines, OLD_BASE) };
  return { locations: [physical(file, [1, 1], HEAD_BASE)], relatedLocations: [was] };
}
function physical(file, [startLine, endLine], uriBaseId) {
  const path = uriPath(file);
  const uri = path.startsWith("/") ? `.${path}` : path;
  return {
    physicalLocation: { artifactLocation: { uri, uriBaseId }, region: { startLine, endLine } }
  };
}
Object.assign(exports, { renderSarif });
});
