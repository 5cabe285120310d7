var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["audit-verdict"] = __part((module, exports) => {
__export(exports, { auditVerdict: () => auditVerdict });
var [import_edited_tests, import_counted, import_test_runs, import_severity_rank] = ["summary-text-2-43621004/edited-tests", "evidence-drop-94f915f0/counted", "fold-journal-a0455a18/test-runs", "own-files-0777bacd/severity-rank"].map(__load);
function droppedClaims({ rounds, findings }) {
  const rejected = rounds.flatMap((round) => round.rejected);
  const proven = /* @__PURE__ */ new Set([
    ...[...findings.values()].map(({ title }) => title),
    ...rejected.filter(({ severity }) => severity === void 0).map(({ title }) => title)
  ]);
  return rejected.filter(
    ({ severity, title }) => severity !== void 0 && (0, import_severity_rank.isGrave)({ severity }) && !proven.has(title)
  );
}
function testWords(state) {
  const last = (0, import_test_runs.runsAt)(state, state).at(-1);
  if (last === void 0) return [];
  const failing = last.failures.length;
  return [
    ...last.parser === "exit-status" ? ["no test recognised in what the test command printed"] : [],
    ...failing === 0 ? [] : [`${(0, import_counted.counted)(failing, "test")} failing as before the fixes`]
  ];
}
function auditVerdict(state) {
  const { aborted, ended, findings, turnedDown, rounds } = state;
  if (aborted !== void 0) {
    const exit = aborted.code === "PROMPT-BUDGET-EXCEEDED" ? 2 : 3;
    return { status: "failed", exit, why: aborted.why };
  }
  if (ended?.outcome !== "converged") {
    return { status: "incomplete", exit: 3, why: ended?.why ?? "the audit is not over" };
  }
  const grave = [...findings.values()].filter(
    (finding) => (0, import_severity_rank.isGrave)(finding) && (finding.status === "open" || finding.status === "deferred")
  );
  const disputed = [...findings.values()].filter(
    (finding) => (0, import_severity_rank.isGrave)(finding) && finding.status === "disputed"
  );
  const edits = (0, import_edited_tests.editedTests)({ rounds }).length;
  const dropped = droppedClaims(state).length;
  const words = [
    ...disputed.length === 0 ? [] : [`${disputed.length} critical or high disputed by the user`],
    ...dropped === 0 ? [] : [`${dropped} critical or high dropped for want of proof`],
    ...testWords(state),
    ...edits === 0 ? [] : [`${(0, import_counted.counted)(edits, "edit")} of tests that were there, or of what runs them`],
    ...turnedDown.size === 0 ? [] : [`${turnedDown.size} critical or high rejected by the triage`]
  ];
  const but = words.length === 0 ? "" : `, but ${words.join(" and ")}`;
  return grave.length === 0 ? { status: "complete", exit: 0, why: `${ended.why}${but}` } : { status: "complete", exit: 1, why: `${grave.length} critical or high not fixed` };
}
});
exports["edited-tests"] = __part((module, exports) => {
__export(exports, { EDITED: () => EDITED, editText: () => editText, editedTests: () => editedTests });
function editText({ path, lines, kind, test }) {
  const place = lines === null ? path : `${path}:${lines[0]}${lines[1] === lines[0] ? "" : `-${lines[1]}`}`;
  switch (kind) {
    case "test":
      return `${place}: the test ${test ?? ""} was there and is edited`;
    case "gone":
      return test === null ? `${place}: this test file is gone, or has another name` : `${place}: the test ${test} is gone, or has another name or place`;
    case "beside":
      return `${place}: what its tests share is edited`;
    case "ground":
      return `${place}: the test command goes by this file`;
  }
}
var EDITED = "Tests that were there, and that fixes changed";
function editedTests({ rounds }) {
  return rounds.flatMap(
    ({ commits }) => commits.flatMap(
      ({ subject, sha, edits = [] }) => edits.map((edit) => `${editText(edit)} (${subject} in ${sha.slice(0, 12)})`)
    )
  );
}
});
exports["fix-accounts-2"] = __part((module, exports) => {
__export(exports, { callsLine: () => callsLine, callsText: () => callsText, fixAccounts: () => fixAccounts, fixStanding: () => fixStanding });
var [import_counted, import_test_runs, import_vocabulary] = ["evidence-drop-94f915f0/counted", "fold-journal-a0455a18/test-runs", "main/vocabulary"].map(__load);
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
  const tested = since.find((head) => (0, import_test_runs.runsAt)(state, { head }).length > 0);
  if (tested === void 0) return "not run with it";
  const where = tested === sha ? "" : ` at ${tested.slice(0, 12)}, with later ones`;
  const runs = (0, import_test_runs.runsAt)(state, { head: tested });
  if (runs.some(({ unusable }) => unusable !== null)) return `said nothing${where}`;
  const before = new Set((0, import_test_runs.failedBefore)(state, round));
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
  const runs = (0, import_test_runs.runsAt)(state, { head });
  const still = runs.some((run) => run.unusable !== null || names.some((name) => (0, import_test_runs.failedIn)(run, name)));
  return runs.length > 0 && !still;
}
function failing(runs) {
  return (runs[0]?.failures ?? []).filter((name) => runs.every((run) => (0, import_test_runs.failedIn)(run, name)));
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
  const parts = import_vocabulary.STAGES.map((stage) => `${stage} ${of(stage)}`).join(" + ");
  return `Calls of agents: ${total} = ${parts}; ${bytes} bytes of packets${vain === 0 ? "" : `; ${vain} of them for fixes that are not in force`}${unknown === 0 ? "" : `; nothing is known of ${(0, import_counted.counted)(unknown, "run")}`}.`;
}
});
exports["known-failures"] = __part((module, exports) => {
__export(exports, { NO_FAILURES: () => NO_FAILURES, failuresByRun: () => failuresByRun });
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
});
exports["presets"] = __part((module, exports) => {
__export(exports, { PRESET_RECORDS: () => PRESET_RECORDS, rolesOf: () => rolesOf });
var ROLES = {
  allocation: ["perf"],
  concurrency: ["qa"],
  encoding: ["hacker"],
  "first-contact": ["ux"],
  "algorithmic-complexity": ["perf"],
  "error-handling": ["qa"],
  "protocol-abuse": ["hacker"],
  "upgrade-path": ["ux"],
  auth: ["hacker"],
  cleanup: ["ux"],
  "input-boundary": ["qa"],
  "io-network": ["perf"],
  "concurrency-efficiency": ["perf"],
  "config-manipulation": ["hacker"],
  "error-recovery": ["ux"],
  "resource-lifecycle": ["qa"],
  "api-contract": ["qa"],
  "cross-session": ["ux"],
  injection: ["hacker"],
  "architecture-adherence": ["hacker", "perf", "qa"],
  "regression-hunter": ["hacker", "perf", "qa"]
};
var PRESET_RECORDS = {
  qa: { prefix: "QA", maxRounds: 5, gates: true, demandsTests: true },
  // More attackers than usual find more than usual.
  hacker: { prefix: "HACK", maxRounds: 7, gates: true, demandsTests: true },
  perf: { prefix: "PERF", maxRounds: 5, gates: true, demandsTests: false },
  ux: { prefix: "UX", maxRounds: 5, gates: false, demandsTests: false },
  custom: { prefix: "CUSTOM", maxRounds: 5, gates: true, demandsTests: false }
};
function rolesOf(preset, own) {
  if (preset === "custom") return own.map(({ name, look_for }) => ({ slug: name, own: look_for }));
  return Object.entries(ROLES).flatMap(
    ([slug, presets]) => presets.includes(preset) ? [{ slug, own: null }] : []
  );
}
});
exports["round-file-2"] = __part((module, exports) => {
__export(exports, { roundFile: () => roundFile, roundFileName: () => roundFileName });
var [import_who_answered] = ["summary-text-2-43621004/who-answered"].map(__load);
function roundFile({ preset, date, roles }, state, round) {
  return {
    preset,
    date,
    round: round.round,
    started_at: round.at,
    coverage: (0, import_who_answered.answeredIn)({ roles }, round),
    findings: [...state.findings.values()].filter((finding) => finding.round === round.round),
    rejected: [...round.rejected]
  };
}
function roundFileName({ preset, label }, round) {
  return `audit-${preset}-${label}-round-${round}.json`;
}
});
exports["sent-by-run"] = __part((module, exports) => {
__export(exports, { sentByRun: () => sentByRun });
var [import_run_cost, import_open_run] = ["shown-files-3b977f13/run-cost", "open-run-ba804728/open-run"].map(__load);
async function sentByRun({ home, state }) {
  const names = state.rounds.flatMap(({ planned }) => planned.map(({ run }) => run));
  const all = await Promise.all(
    names.map(async (name) => {
      const run = await (0, import_open_run.openRun)(home, name).catch(() => void 0);
      if (run === void 0) return [];
      const { agents, packet_bytes } = (0, import_run_cost.runCost)(run);
      return [[name, { calls: agents, bytes: packet_bytes }]];
    })
  );
  return new Map(all.flat());
}
});
exports["summary-text-2"] = __part((module, exports) => {
__export(exports, { auditArithmetic: () => auditArithmetic, flakyTests: () => flakyTests, inTable: () => inTable, roundLine: () => roundLine, summaryText: () => summaryText, untested: () => untested });
var [import_presets, import_audit_verdict, import_who_answered, import_fix_accounts_2, import_test_file, import_edited_tests, import_counted, import_test_runs, import_inert_2] = ["summary-text-2-43621004/presets", "summary-text-2-43621004/audit-verdict", "summary-text-2-43621004/who-answered", "summary-text-2-43621004/fix-accounts-2", "summary-text-2-43621004/test-file", "summary-text-2-43621004/edited-tests", "evidence-drop-94f915f0/counted", "fold-journal-a0455a18/test-runs", "main/inert-2"].map(__load);
function inTable(text) {
  return (0, import_inert_2.inertMarkdown)(text);
}
function roundLine(file, one, inert) {
  const { round, kept, commits, reviews, rejected, gaps, unopened, untriaged, condemned, leftOpen } = one;
  const found = new Set(reviews.flatMap(({ ids }) => ids)).size;
  const notes = [
    inert((0, import_who_answered.answeredIn)(file, one).note),
    `${kept.size} kept`,
    ...found === 0 ? [] : [`${found} found by the fix review`],
    ...untriaged.size > 0 ? [`${untriaged.size} not triaged`] : [],
    `${rejected.length} rejected`,
    (0, import_counted.counted)(commits.length, "fix commit"),
    (0, import_counted.counted)(reviews.length, "fix review"),
    ...condemned.map(({ subject, why }) => `the fix of ${subject} was taken back: ${inert(why)}`),
    ...[...leftOpen].map((id) => `${id} was left open beside the fixes that it is about`),
    ...gaps.map((gap) => `no reply: ${inert(gap)}`),
    ...unopened.length > 0 ? [`nobody opened ${unopened.map(inert).join(", ")}`] : []
  ];
  return `- Round ${round}: ${notes.join(", ")}`;
}
function flakyTests(state, inert) {
  const names = (0, import_test_runs.unstableTests)(state);
  return names.length === 0 ? [] : [`Flaky tests, which passed and failed at one commit: ${names.map(inert).join(", ")}`];
}
function summaryText(file, state, sent) {
  const { status, exit, why } = (0, import_audit_verdict.auditVerdict)(state);
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  return [
    `# Audit ${file.audit}: ${file.preset}, ${file.date}`,
    "",
    `**${status}** (exit ${exit}): ${inTable(why)}`,
    "",
    ...editedList(state),
    `${auditArithmetic(findings, rejected.length)}${file.captured === "manual" ? " Replies were brought by hand: nobody watched who wrote them." : ""}`,
    "",
    (0, import_fix_accounts_2.callsLine)(state, sent),
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
    ...fixTable((0, import_fix_accounts_2.fixAccounts)(state, sent)),
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
function editedList(state) {
  const edits = (0, import_edited_tests.editedTests)(state).map((line) => `- ${inTable(line)}`);
  return edits.length === 0 ? [] : [`## ${import_edited_tests.EDITED}`, "", ...edits, ""];
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
      ({ subject, sha, files, tests, review, ...called }) => `| ${subject} | ${sha.slice(0, 12)} | ${inTable(files.join(", "))} | ${inTable(tests)} | ${inTable(review)} | ${(0, import_fix_accounts_2.callsText)(called)} |`
    ),
    ""
  ];
}
function testNotes(file, state) {
  return [...flakyTests(state, inTable).flatMap((line) => [line, ""]), ...untested(file, state)];
}
function untested({ preset }, state) {
  if (!import_presets.PRESET_RECORDS[preset].demandsTests) return [];
  const fixes = state.rounds.flatMap(({ commits }) => commits).filter(({ subject }) => state.findings.has(subject));
  const without = fixes.filter(({ files }) => !files.some(import_test_file.isTestFile));
  return without.length === 0 ? [] : [`Fixes that brought no regression test: ${without.map(({ subject }) => subject).join(", ")}`, ""];
}
});
exports["test-file"] = __part((module, exports) => {
__export(exports, { isTestFile: () => isTestFile });
var TEST_FILE = /(^|[/._-])(tests?|specs?|__tests__)([/._-]|$)|(^|\/)Test[A-Z]|[a-z](Test|Spec)\./;
function isTestFile(path) {
  return TEST_FILE.test(path);
}
});
exports["who-answered"] = __part((module, exports) => {
__export(exports, { answeredIn: () => answeredIn, gapText: () => gapText });
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
    ...unopened > 0 ? [`what is in ${unopened} files that nobody opened`] : []
  ];
  return unknown.length === 0 ? count : `${count}; nothing is known of ${unknown.join(" and ")}`;
}
});
