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
var from_chunk_085a452b;
var from_chunk_6d27c720;
var from_chunk_e0e3b72b;
var from_main;
parts["chunk-2EW7LS6Z"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  NO_FAILURES: () => NO_FAILURES,
  failuresByRun: () => failuresByRun
});
module.exports = __toCommonJS(stdin_exports);
var NO_FAILURES = { fresh: [], old: [], isStart: false };
function failuresByRun(journal) {
  const told = /* @__PURE__ */ new Map();
  let [start, before] = ["", /* @__PURE__ */ new Set()];
  for (const event of journal) {
    if (event.kind === "round") [start, before] = [event.head, /* @__PURE__ */ new Set()];
    if (event.kind !== "tested") continue;
    const isStart = event.head === start && event.without === void 0;
    told.set(event, {
      isStart,
      fresh: event.failures.filter((name) => !before.has(name)),
      old: event.failures.filter((name) => before.has(name))
    });
    if (isStart) for (const name of event.failures) before.add(name);
  }
  return told;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  NO_FAILURES,
  failuresByRun
});
});
parts["chunk-7MYOO4DG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  sentByRun: () => sentByRun
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IG77THNZ = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-IG77THNZ"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
async function sentByRun({ home, state }) {
  const names = state.rounds.flatMap(({ planned }) => planned.map(({ run }) => run));
  const all = await Promise.all(
    names.map(async (name) => {
      const run = await (0, import_chunk_SKHYTMM2.openRun)(home, name).catch(() => void 0);
      if (run === void 0) return [];
      const { agents, packet_bytes } = (0, import_chunk_IG77THNZ.runCost)(run);
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
parts["chunk-7U3TJC2I"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  callsLine: () => callsLine,
  callsText: () => callsText,
  fixAccounts: () => fixAccounts,
  fixStanding: () => fixStanding
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
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
      ...callsOf(round, commit, sent)
    }))
  );
}
function fixStanding(state, id) {
  for (const round of state.rounds.toReversed()) {
    const commit = round.commits.find(({ subject }) => subject === id);
    if (commit !== void 0)
      return { tests: testsOf(state, round, commit), review: reviewOf(state, round, commit) };
  }
  return {};
}
function testsOf(state, round, { sha }) {
  const since = round.line.slice(round.line.indexOf(sha));
  const tested = since.find((head) => (0, import_chunk_XDBWCGZS.runsAt)(state, { head }).length > 0);
  if (tested === void 0) return "not run with it";
  const where = tested === sha ? "" : ` at ${tested.slice(0, 12)}, with later ones`;
  const runs = (0, import_chunk_XDBWCGZS.runsAt)(state, { head: tested });
  if (runs.some(({ unusable }) => unusable !== null)) return `said nothing${where}`;
  const before = new Set((0, import_chunk_XDBWCGZS.failedBefore)(state, round));
  const broken = failing(runs).filter((name) => !before.has(name));
  if (broken.length > 0)
    return `failed${where}: ${broken.join(", ")}${mendedBy(state, round, sha, broken) ?? passedLater(state, since, broken)}`;
  return failing(runs).length === 0 ? `passed${where}` : `failed${where} as before the fixes`;
}
function mendedBy(state, round, sha, broken) {
  const repairs = round.commits.filter(
    (commit) => round.items.some((item) => item.of === sha && item.subject === commit.subject)
  );
  const mended = repairs.find((repair) => passAt(state, repair.sha, broken));
  return mended && `; mended by ${mended.subject}`;
}
function passedLater(state, since, broken) {
  const later = since.find((head) => passAt(state, head, broken));
  return later === void 0 ? "" : `; passed at ${later.slice(0, 12)}`;
}
function passAt(state, head, names) {
  const runs = (0, import_chunk_XDBWCGZS.runsAt)(state, { head });
  const still = runs.some((run) => run.unusable !== null || names.some((name) => (0, import_chunk_XDBWCGZS.failedIn)(run, name)));
  return runs.length > 0 && !still;
}
function failing(runs) {
  return (runs[0]?.failures ?? []).filter((name) => runs.every((run) => (0, import_chunk_XDBWCGZS.failedIn)(run, name)));
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
function callsOf(round, commit, sent) {
  const about = aboutOf(round, commit);
  const own = fixingRuns(round).filter(({ subjects }) => subjects.some((one) => about.includes(one)));
  return {
    calls: callsIn(own, sent),
    sharedCalls: callsIn(
      own.filter(({ subjects }) => subjects.length > 1),
      sent
    )
  };
}
function aboutOf({ items, commits }, { subject, sha }) {
  const repairs = items.filter(
    ({ of, subject: repair }) => of === sha && !commits.some((one) => one.subject === repair)
  );
  return [subject, ...repairs.map((item) => item.subject)];
}
var fixingRuns = ({ planned }) => planned.filter(({ stage }) => stage === "fix" || stage === "judge");
function callsIn(runs, sent) {
  return runs.reduce((total, { run }) => total + (sent.get(run)?.calls ?? 1), 0);
}
function vainCalls({ rounds }, sent) {
  const vain = rounds.flatMap((round) => {
    const about = new Set(round.commits.flatMap((commit) => aboutOf(round, commit)));
    return fixingRuns(round).filter(({ subjects }) => !subjects.some((one) => about.has(one)));
  });
  return callsIn(vain, sent);
}
function callsText({ calls, sharedCalls }) {
  return sharedCalls === 0 ? String(calls) : `${calls} (${sharedCalls} shared)`;
}
function callsLine(state, sent) {
  const { rounds } = state;
  const vain = vainCalls(state, sent);
  const planned = rounds.flatMap((round) => round.planned);
  const of = (stage) => planned.filter((one) => one.stage === stage).reduce((sum, { run }) => sum + (sent.get(run)?.calls ?? 0), 0);
  const all = planned.map(({ run }) => sent.get(run));
  const total = all.reduce((sum, one) => sum + (one?.calls ?? 0), 0);
  const bytes = all.reduce((sum, one) => sum + (one?.bytes ?? 0), 0);
  const unknown = all.filter((one) => one === void 0).length;
  const parts = import_chunk_PXWIJ4LO.STAGES.map((stage) => `${stage} ${of(stage)}`).join(" + ");
  return `Calls of agents: ${total} = ${parts}; ${bytes} bytes of packets${vain === 0 ? "" : `; ${vain} of them for fixes that do not stand`}${unknown === 0 ? "" : `; nothing is known of ${(0, import_chunk_CKMVB2RJ.counted)(unknown, "run")}`}.`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  callsLine,
  callsText,
  fixAccounts,
  fixStanding
});
});
parts["chunk-AKL5NPPB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditVerdict: () => auditVerdict
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
function auditVerdict({ aborted, ended, findings, turnedDown }) {
  if (aborted !== void 0) {
    const exit = aborted.code === "PROMPT-BUDGET-EXCEEDED" ? 2 : 3;
    return { status: "failed", exit, why: aborted.why };
  }
  if (ended?.outcome !== "converged") {
    return { status: "incomplete", exit: 3, why: ended?.why ?? "the audit is not over" };
  }
  const grave = [...findings.values()].filter(
    (finding) => (0, import_chunk_XDBWCGZS.isGrave)(finding) && (finding.status === "open" || finding.status === "deferred")
  );
  const disputed = [...findings.values()].filter(
    (finding) => (0, import_chunk_XDBWCGZS.isGrave)(finding) && finding.status === "disputed"
  );
  const words = [
    ...disputed.length === 0 ? [] : [`${disputed.length} critical or high disputed by the user`],
    ...turnedDown.size === 0 ? [] : [`${turnedDown.size} critical or high rejected by the triage`]
  ];
  const but = words.length === 0 ? "" : `, but ${words.join(" and ")}`;
  return grave.length === 0 ? { status: "complete", exit: 0, why: `${ended.why}${but}` } : { status: "complete", exit: 1, why: `${grave.length} critical or high not fixed` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditVerdict
});
});
parts["chunk-PQVEIWFP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  roundFile: () => roundFile,
  roundFileName: () => roundFileName
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
function roundFile({ preset, date, roles }, state, round) {
  return {
    preset,
    date,
    round: round.round,
    started_at: round.at,
    coverage: (0, import_chunk_XDBWCGZS.answeredIn)({ roles }, round),
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
parts["chunk-YX2UT5A5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditArithmetic: () => auditArithmetic,
  flakyTests: () => flakyTests,
  inTable: () => inTable,
  roundLine: () => roundLine,
  summaryText: () => summaryText,
  untested: () => untested
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7U3TJC2I = parts["chunk-7U3TJC2I"]();
var import_chunk_AKL5NPPB = parts["chunk-AKL5NPPB"]();
var import_chunk_JR7MH3EO = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
function roundLine(file, one, inert) {
  const { round, kept, commits, reviews, rejected, gaps, unopened, untriaged, condemned, leftOpen } = one;
  const notes = [
    inert((0, import_chunk_XDBWCGZS.answeredIn)(file, one).note),
    `${kept.size} kept`,
    ...untriaged.size > 0 ? [`${untriaged.size} not triaged`] : [],
    `${rejected.length} rejected`,
    (0, import_chunk_CKMVB2RJ.counted)(commits.length, "fix commit"),
    (0, import_chunk_CKMVB2RJ.counted)(reviews.length, "fix review"),
    ...condemned.map(({ subject, why }) => `the fix of ${subject} was taken back: ${inert(why)}`),
    ...[...leftOpen].map((id) => `${id} was left open beside the fixes that it is about`),
    ...gaps.map((gap) => `no reply: ${inert(gap)}`),
    ...unopened.length > 0 ? [`nobody opened ${unopened.map(inert).join(", ")}`] : []
  ];
  return `- Round ${round}: ${notes.join(", ")}`;
}
function flakyTests(state, inert) {
  const names = (0, import_chunk_XDBWCGZS.waveringTests)(state);
  return names.length === 0 ? [] : [`Flaky tests, which passed and failed at one commit: ${names.map(inert).join(", ")}`];
}
function inTable(text) {
  return (0, import_chunk_WDRVM6EA.inertMarkdown)(text);
}
function summaryText(file, state, sent) {
  const { status, exit, why } = (0, import_chunk_AKL5NPPB.auditVerdict)(state);
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  return [
    `# Audit ${file.audit}: ${file.preset}, ${file.date}`,
    "",
    `**${status}** (exit ${exit}): ${inTable(why)}`,
    "",
    `${auditArithmetic(findings, rejected.length)}${file.captured === "manual" ? " Replies were brought by hand: nobody watched who wrote them." : ""}`,
    "",
    (0, import_chunk_7U3TJC2I.callsLine)(state, sent),
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
    ...fixTable((0, import_chunk_7U3TJC2I.fixAccounts)(state, sent)),
    "## Rounds",
    "",
    ...state.rounds.map((round) => roundLine(file, round, inTable)),
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
      ({ subject, sha, files, tests, review, ...called }) => `| ${subject} | ${sha.slice(0, 12)} | ${inTable(files.join(", "))} | ${inTable(tests)} | ${inTable(review)} | ${(0, import_chunk_7U3TJC2I.callsText)(called)} |`
    ),
    ""
  ];
}
function testNotes(file, state) {
  return [...flakyTests(state, inTable).flatMap((line) => [line, ""]), ...untested(file, state)];
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
  flakyTests,
  inTable,
  roundLine,
  summaryText,
  untested
});
});
