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
var from_chunk_636e74ba;
var from_chunk_9768a872;
var from_chunk_f13d5024;
parts["chunk-7TYL2CTJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditArithmetic: () => auditArithmetic,
  inTable: () => inTable,
  summaryText: () => summaryText,
  untested: () => untested
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AU4ZZBNW = parts["chunk-AU4ZZBNW"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
function inTable(text) {
  return (0, import_chunk_XKMPNDJX.inertMarkdown)(text);
}
function summaryText(file, state) {
  const { status, exit, why } = (0, import_chunk_AU4ZZBNW.auditVerdict)(state);
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  return [
    `# Audit ${file.audit}: ${file.preset}, ${file.date}`,
    "",
    `**${status}** (exit ${exit}): ${inTable(why)}`,
    "",
    `${auditArithmetic(findings, rejected.length)}${file.captured === "manual" ? " Replies were brought by hand: nobody watched who wrote them." : ""}`,
    "",
    `Scope: ${inTable(file.scope_note)}. Branch ${inTable(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
    "",
    ...table(
      "Not fixed",
      findings.filter(({ status: s }) => s !== "fixed")
    ),
    ...table(
      "Fixed",
      findings.filter(({ status: s }) => s === "fixed")
    ),
    "## Rounds",
    "",
    ...state.rounds.map(roundLine),
    "",
    ...untested(file, state),
    ...rejected.length === 0 ? [] : [
      "## Rejected",
      "",
      ...rejected.map(({ id, title, reason }) => `- ${id} ${inTable(title)}: ${inTable(reason)}`),
      ""
    ],
    ...(state.ended?.changed ?? []).map(
      (what) => `While the audit ran, your own work tree changed, and not by the audit: ${inTable(what)}`
    ),
    ...file.warnings.map((warning) => `Warning: ${inTable(warning)}`)
  ].join("\n");
}
function auditArithmetic(findings, rejected) {
  const count = (status) => findings.filter((finding) => finding.status === status).length;
  const parts = [
    `fixed ${count("fixed")}`,
    `open ${count("open")}`,
    `deferred ${count("deferred")}`,
    `disputed ${count("disputed")}`,
    `rejected ${rejected}`
  ];
  return `raised ${findings.length + rejected} = ${parts.join(" + ")}.`;
}
function table(title, findings) {
  if (findings.length === 0) return [];
  return [
    `## ${title}`,
    "",
    "| ID | Severity | Where | What | Why |",
    "|---|---|---|---|---|",
    ...findings.map(
      ({ id, severity, location, title: what, status, reason }) => `| ${id} | ${severity} | ${inTable(`${location.file}:${location.lines[0]}`)} | ${inTable(what)} | ${inTable(reason ?? status)} |`
    ),
    ""
  ];
}
function roundLine({ round, kept, commits, reviews, rejected, gaps, unopened }) {
  const notes = [
    `${kept.size} kept`,
    `${rejected.length} rejected`,
    `${commits.length} fix commits`,
    `${reviews.length} fix reviews`,
    ...gaps.map((gap) => `no reply: ${inTable(gap)}`),
    ...unopened.length > 0 ? [`nobody opened ${unopened.map(inTable).join(", ")}`] : []
  ];
  return `- Round ${round}: ${notes.join(", ")}`;
}
var TEST_FILE = /(^|[/._-])(tests?|specs?|__tests__)([/._-]|$)|(^|\/)Test[A-Z]|[a-z](Test|Spec)\./;
function untested({ preset }, state) {
  if (preset !== "qa" && preset !== "hacker") return [];
  const fixes = state.rounds.flatMap(({ commits }) => commits).filter(({ subject }) => state.findings.has(subject));
  const without = fixes.filter(({ files }) => !files.some((path) => TEST_FILE.test(path)));
  return without.length === 0 ? [] : [`Fixes that brought no regression test: ${without.map(({ subject }) => subject).join(", ")}`, ""];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditArithmetic,
  inTable,
  summaryText,
  untested
});
});
parts["chunk-AU4ZZBNW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditVerdict: () => auditVerdict,
  convergence: () => convergence,
  divergences: () => divergences
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NFHYS2AH = parts["chunk-NFHYS2AH"]();
function convergence(preset, state, round) {
  const grave = openFindings(state).filter(isGrave).length;
  const reasons = [
    ...grave > 0 ? [`${grave} critical or high open`] : [],
    ...round.kept.size > 0 ? [`${round.kept.size} new in round ${round.round}`] : [],
    ...round.gaps.length > 0 && (0, import_chunk_NFHYS2AH.gates)(preset) ? [`no reply of ${round.gaps.join(", ")}`] : [],
    ...round.unopened.length > 0 ? [`${round.unopened.length} files that nobody opened`] : []
  ];
  return reasons.length === 0 ? { converged: true, why: `nothing new in round ${round.round}, nothing grave open, every file opened` } : { converged: false, why: reasons.join("; ") };
}
function openFindings({ findings }) {
  return [...findings.values()].filter(({ status }) => status === "open");
}
function isGrave({ severity }) {
  return severity === "critical" || severity === "high";
}
function divergences({ rounds }) {
  return rounds.filter(({ kept }, index) => index > 0 && kept.size > (rounds[index - 1]?.kept.size ?? 0)).map(({ round }) => round);
}
function auditVerdict({ aborted, ended, findings }) {
  if (aborted !== void 0) {
    const exit = aborted.code === "PROMPT-BUDGET-EXCEEDED" ? 2 : 3;
    return { status: "failed", exit, why: aborted.why };
  }
  if (ended?.outcome !== "converged") {
    return { status: "incomplete", exit: 3, why: ended?.why ?? "the audit is not over" };
  }
  const grave = [...findings.values()].filter(
    (finding) => isGrave(finding) && (finding.status === "open" || finding.status === "deferred")
  );
  return grave.length === 0 ? { status: "complete", exit: 0, why: ended.why } : { status: "complete", exit: 1, why: `${grave.length} critical or high not fixed` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditVerdict,
  convergence,
  divergences
});
});
parts["chunk-CSPJRV67"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  changesInOwnTree: () => changesInOwnTree,
  rememberOwnTree: () => rememberOwnTree
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YUJ6TF4Q = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
async function rememberOwnTree(home, { fingerprint }) {
  await (0, import_chunk_F2M6ALLY.writeFileAtomically)(fingerprint, (0, import_chunk_JPD5QLI3.jsonText)(await (0, import_chunk_YUJ6TF4Q.fingerprintRepository)(home)));
}
async function changesInOwnTree({ home, file, paths }) {
  const text = await (0, import_chunk_F2M6ALLY.readTextIfAny)(paths.fingerprint);
  if (file.in_place || text === void 0) return [];
  const before = JSON.parse(text);
  const after = await (0, import_chunk_YUJ6TF4Q.fingerprintRepository)(home);
  const ours = (name) => name.startsWith("refs/audit-round-") || name === `refs/heads/${file.branch}`;
  return (0, import_chunk_YUJ6TF4Q.differences)(before, { ...after, refs: after.refs.filter(([name]) => !ours(name)) });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changesInOwnTree,
  rememberOwnTree
});
});
parts["chunk-NFHYS2AH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ID_PREFIX: () => ID_PREFIX,
  MAX_ROUNDS: () => MAX_ROUNDS,
  gates: () => gates,
  rolesOf: () => rolesOf
});
module.exports = __toCommonJS(stdin_exports);
var ALWAYS = ["architecture-adherence", "regression-hunter"];
var ROLES = {
  qa: ["concurrency", "error-handling", "input-boundary", "resource-lifecycle", "api-contract", ...ALWAYS],
  hacker: ["encoding", "protocol-abuse", "auth", "config-manipulation", "injection", ...ALWAYS],
  perf: ["allocation", "algorithmic-complexity", "io-network", "concurrency-efficiency", ...ALWAYS],
  ux: ["first-contact", "upgrade-path", "cleanup", "error-recovery", "cross-session"]
};
var MAX_ROUNDS = { qa: 5, hacker: 7, perf: 5, ux: 5, custom: 5 };
var ID_PREFIX = {
  qa: "QA",
  hacker: "HACK",
  perf: "PERF",
  ux: "UX",
  custom: "CUSTOM"
};
function gates(preset) {
  return preset !== "ux";
}
function rolesOf(preset, own) {
  if (preset === "custom") return own.map(({ name, look_for }) => ({ slug: name, own: look_for }));
  return ROLES[preset].map((slug) => ({ slug, own: null }));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ID_PREFIX,
  MAX_ROUNDS,
  gates,
  rolesOf
});
});
parts["chunk-OD5MBHGC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  roundFile: () => roundFile,
  roundFileName: () => roundFileName
});
module.exports = __toCommonJS(stdin_exports);
function roundFile({ preset, date, started_at }, state, round) {
  return {
    preset,
    date,
    round: round.round,
    started_at,
    findings: [...state.findings.values()].filter((finding) => finding.round === round.round),
    rejected: [...round.rejected]
  };
}
function roundFileName({ preset, label }, round) {
  return `audit-${preset}-${label}-round-${round}.json`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  roundFile,
  roundFileName
});
});
