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
var from_chunk_570a5ee6;
var from_chunk_ad4fd676;
var from_chunk_d1296144;
var from_main;
parts["chunk-3PKCCHBL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  answeredIn: () => answeredIn,
  gapText: () => gapText
});
module.exports = __toCommonJS(stdin_exports);
function gapText(role, slot, why) {
  return `${role} (${slot}): ${why}`;
}
function answeredIn({ roles }, { hunts, gaps, unopened }) {
  const silent = roles.map(({ slug }) => slug).filter((slug) => hunts === 0 || gaps.some((gap) => gap.startsWith(`${slug} (`)));
  const counts = { specialists: roles.length, answered: roles.length - silent.length };
  return { ...counts, silent, unopened: [...unopened], note: noteOf(counts, silent, unopened.length) };
}
function noteOf({ specialists, answered }, silent, unopened) {
  const count = `${answered} of ${specialists} answered`;
  if (answered === 0) return `${count}; nothing is known`;
  const unknown = [
    ...silent.length > 0 ? [`what ${silent.join(", ")} would have found`] : [],
    ...unopened > 0 ? [`what stands in ${unopened} files that nobody opened`] : []
  ];
  return unknown.length === 0 ? count : `${count}; nothing is known of ${unknown.join(" and ")}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  answeredIn,
  gapText
});
});
parts["chunk-IX2IM5PP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditVerdict: () => auditVerdict,
  convergence: () => convergence,
  divergences: () => divergences
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NFHYS2AH = parts["chunk-NFHYS2AH"]();
var import_chunk_SVD6QO3J = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-SVD6QO3J"]();
function convergence(preset, state, round, captured = "hooks") {
  const grave = openFindings(state).filter(isGrave).length;
  const ofFixes = openFindings(state).filter((finding) => (0, import_chunk_SVD6QO3J.isOfFixes)(finding) && !isGrave(finding)).length;
  const reasons = [
    ...grave > 0 ? [`${grave} critical or high open`] : [],
    ...ofFixes > 0 ? [`${ofFixes} of the fix review open`] : [],
    ...round.kept.size > 0 ? [`${round.kept.size} new in round ${round.round}`] : [],
    ...round.gaps.length > 0 && (0, import_chunk_NFHYS2AH.gates)(preset) ? [`no reply of ${round.gaps.join(", ")}`] : [],
    ...round.unopened.length > 0 ? [`${round.unopened.length} files that nobody opened`] : []
  ];
  return reasons.length === 0 ? { converged: true, why: `nothing new in round ${round.round}, nothing grave open, ${OPENED[captured]}` } : { converged: false, why: reasons.join("; ") };
}
var OPENED = { hooks: "every file opened", manual: "nobody watched which files were opened" };
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
  const disputed = [...findings.values()].filter(
    (finding) => isGrave(finding) && finding.status === "disputed"
  );
  const but = disputed.length === 0 ? "" : `, but ${disputed.length} critical or high disputed by the user`;
  return grave.length === 0 ? { status: "complete", exit: 0, why: `${ended.why}${but}` } : { status: "complete", exit: 1, why: `${grave.length} critical or high not fixed` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditVerdict,
  convergence,
  divergences
});
});
parts["chunk-JR7MH3EO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isTestFile: () => isTestFile
});
module.exports = __toCommonJS(stdin_exports);
var TEST_FILE = /(^|[/._-])(tests?|specs?|__tests__)([/._-]|$)|(^|\/)Test[A-Z]|[a-z](Test|Spec)\./;
function isTestFile(path) {
  return TEST_FILE.test(path);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isTestFile
});
});
parts["chunk-K6KIQL4H"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  roundFile: () => roundFile,
  roundFileName: () => roundFileName
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3PKCCHBL = parts["chunk-3PKCCHBL"]();
function roundFile({ preset, date, started_at, roles }, state, round) {
  return {
    preset,
    date,
    round: round.round,
    started_at,
    coverage: (0, import_chunk_3PKCCHBL.answeredIn)({ roles }, round),
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
parts["chunk-NKDAVFC3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  sentByRun: () => sentByRun
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_KZDYPS7O = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-KZDYPS7O"]();
var import_chunk_Z7QKYGHC = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-Z7QKYGHC"]();
async function sentByRun({ home, state }) {
  const names = state.rounds.flatMap(({ planned }) => planned.map(({ run }) => run));
  const all = await Promise.all(
    names.map(async (name) => {
      const run = await (0, import_chunk_Z7QKYGHC.openRun)(home, name).catch(() => void 0);
      if (run === void 0) return [];
      const { agents, packet_bytes } = (0, import_chunk_KZDYPS7O.runCost)(run);
      return [[name, { calls: agents, bytes: packet_bytes }]];
    })
  );
  return new Map(all.flat());
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  sentByRun
});
});
parts["chunk-W3HICQKG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditArithmetic: () => auditArithmetic,
  callsLine: () => callsLine,
  callsText: () => callsText,
  fixAccounts: () => fixAccounts,
  inTable: () => inTable,
  summaryText: () => summaryText,
  untested: () => untested
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IX2IM5PP = parts["chunk-IX2IM5PP"]();
var import_chunk_3PKCCHBL = parts["chunk-3PKCCHBL"]();
var import_chunk_JR7MH3EO = parts["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SVD6QO3J = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
function fixAccounts(state, sent) {
  return state.rounds.flatMap(
    (round) => round.commits.map((commit) => ({
      subject: commit.subject,
      title: state.findings.get(commit.subject)?.title ?? null,
      round: round.round,
      sha: commit.sha,
      files: commit.files,
      tests: testsOf(state, round, commit),
      review: reviewOf(state, round, commit),
      ...callsOf(round, commit.subject, sent)
    }))
  );
}
function testsOf(state, round, { sha }) {
  const since = round.line.slice(round.line.indexOf(sha));
  const tested = since.find((head) => (0, import_chunk_SVD6QO3J.runsAt)(state, { head }).length > 0);
  if (tested === void 0) return "not run with it";
  const where = tested === sha ? "" : ` at ${tested.slice(0, 12)}, with later ones`;
  const runs = (0, import_chunk_SVD6QO3J.runsAt)(state, { head: tested });
  if (runs.some(({ unusable }) => unusable !== null)) return `said nothing${where}`;
  const before = new Set((0, import_chunk_SVD6QO3J.failedBefore)(state, round));
  const broken = failing(runs).filter((name) => !before.has(name));
  if (broken.length > 0) return `failed${where}: ${broken.join(", ")}`;
  return failing(runs).length === 0 ? `passed${where}` : `failed${where} as before the fixes`;
}
function failing(runs) {
  return (runs[0]?.failures ?? []).filter((name) => runs.every((run) => (0, import_chunk_SVD6QO3J.failedIn)(run, name)));
}
function reviewOf({ about }, { line, reviews }, { sha }) {
  const own = reviews.filter(({ head }) => line.indexOf(head) >= line.indexOf(sha));
  const last = own.at(-1);
  if (last === void 0) return "not reviewed";
  const ids = own.flatMap((review) => review.ids).filter((id) => about.get(id)?.includes(sha) === true);
  const earlier = ids.filter((id) => !last.ids.includes(id));
  const open = last.ids.filter((id) => ids.includes(id));
  return [
    open.length === 0 ? `${last.run} found nothing about it` : `${last.run} found ${open.join(", ")}`,
    ...earlier.length === 0 ? [] : [`earlier: ${earlier.join(", ")}`]
  ].join("; ");
}
function callsOf({ planned }, subject, sent) {
  const own = planned.filter(
    ({ stage, subjects }) => (stage === "fix" || stage === "judge") && subjects.includes(subject)
  );
  const sum = (runs) => runs.reduce((total, { run }) => total + (sent.get(run)?.calls ?? 1), 0);
  return { calls: sum(own), sharedCalls: sum(own.filter(({ subjects }) => subjects.length > 1)) };
}
function callsText({ calls, sharedCalls }) {
  return sharedCalls === 0 ? String(calls) : `${calls} (${sharedCalls} shared)`;
}
function callsLine({ rounds }, sent) {
  const planned = rounds.flatMap((round) => round.planned);
  const of = (stage) => planned.filter((one) => one.stage === stage).reduce((sum, { run }) => sum + (sent.get(run)?.calls ?? 0), 0);
  const all = planned.map(({ run }) => sent.get(run));
  const total = all.reduce((sum, one) => sum + (one?.calls ?? 0), 0);
  const bytes = all.reduce((sum, one) => sum + (one?.bytes ?? 0), 0);
  const unknown = all.filter((one) => one === void 0).length;
  const parts = import_chunk_DFW3OGFT.STAGES.map((stage) => `${stage} ${of(stage)}`).join(" + ");
  return `Calls of agents: ${total} = ${parts}; ${bytes} bytes of packets${unknown === 0 ? "" : `; nothing is known of ${(0, import_chunk_CKMVB2RJ.counted)(unknown, "run")}`}.`;
}
function inTable(text) {
  return (0, import_chunk_WDRVM6EA.inertMarkdown)(text);
}
function summaryText(file, state, sent) {
  const { status, exit, why } = (0, import_chunk_IX2IM5PP.auditVerdict)(state);
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  return [
    `# Audit ${file.audit}: ${file.preset}, ${file.date}`,
    "",
    `**${status}** (exit ${exit}): ${inTable(why)}`,
    "",
    `${auditArithmetic(findings, rejected.length)}${file.captured === "manual" ? " Replies were brought by hand: nobody watched who wrote them." : ""}`,
    "",
    callsLine(state, sent),
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
    ...fixTable(fixAccounts(state, sent)),
    "## Rounds",
    "",
    ...state.rounds.map((round) => roundLine(file, round)),
    "",
    ...testNotes(file, state),
    ...rejectedList(rejected),
    ...(state.ended?.changed ?? []).map(
      (what) => `While the audit ran, your own work tree changed, and not by the audit: ${inTable(what)}`
    ),
    ...file.warnings.map((warning) => `Warning: ${inTable(warning)}`)
  ].join("\n");
}
function rejectedList(rejected) {
  return rejected.length === 0 ? [] : [
    "## Rejected",
    "",
    ...rejected.map(({ id, title, reason }) => `- ${id} ${inTable(title)}: ${inTable(reason)}`),
    ""
  ];
}
function auditArithmetic(findings, rejected) {
  const count = (status) => findings.filter((finding) => finding.status === status).length;
  const parts = [
    `fixed ${count("fixed")}`,
    `open ${count("open")}`,
    `deferred ${count("deferred")}`,
    `disputed ${count("disputed")}`,
    ...count("moot") === 0 ? [] : [`moot ${count("moot")}`],
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
function fixTable(fixes) {
  if (fixes.length === 0) return [];
  return [
    "## Fixes",
    "",
    "| Of | Commit | Files | Tests | Review | Calls |",
    "|---|---|---|---|---|---|",
    ...fixes.map(
      ({ subject, sha, files, tests, review, ...called }) => `| ${subject} | ${sha.slice(0, 12)} | ${inTable(files.join(", "))} | ${inTable(tests)} | ${inTable(review)} | ${callsText(called)} |`
    ),
    ""
  ];
}
function testNotes(file, state) {
  return [...flaky(state), ...untested(file, state)];
}
function flaky(state) {
  const names = (0, import_chunk_SVD6QO3J.waveringTests)(state);
  return names.length === 0 ? [] : [`Flaky tests, which passed and failed at one commit: ${names.map(inTable).join(", ")}`, ""];
}
function roundLine(file, one) {
  const { round, kept, commits, reviews, rejected, gaps, unopened, untriaged } = one;
  const { condemned, leftOpen } = one;
  const notes = [
    inTable((0, import_chunk_3PKCCHBL.answeredIn)(file, one).note),
    `${kept.size} kept`,
    ...untriaged.size > 0 ? [`${untriaged.size} not triaged`] : [],
    `${rejected.length} rejected`,
    `${commits.length} fix commits`,
    `${reviews.length} fix reviews`,
    ...condemned.map(({ subject, why }) => `the fix of ${subject} was taken back: ${inTable(why)}`),
    ...[...leftOpen].map((id) => `${id} was left open beside the fixes that it is about`),
    ...gaps.map((gap) => `no reply: ${inTable(gap)}`),
    ...unopened.length > 0 ? [`nobody opened ${unopened.map(inTable).join(", ")}`] : []
  ];
  return `- Round ${round}: ${notes.join(", ")}`;
}
function untested({ preset }, state) {
  if (preset !== "qa" && preset !== "hacker") return [];
  const fixes = state.rounds.flatMap(({ commits }) => commits).filter(({ subject }) => state.findings.has(subject));
  const without = fixes.filter(({ files }) => !files.some(import_chunk_JR7MH3EO.isTestFile));
  return without.length === 0 ? [] : [`Fixes that brought no regression test: ${without.map(({ subject }) => subject).join(", ")}`, ""];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditArithmetic,
  callsLine,
  callsText,
  fixAccounts,
  inTable,
  summaryText,
  untested
});
});
