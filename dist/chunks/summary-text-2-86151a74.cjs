var { __load, __part } = require("../main.cjs").shared;
exports["audit-verdict"] = __part((exports) => {
var { fixOutcomes } = __load("summary-text-2-86151a74/fix-outcomes"), { editedTests } = __load("summary-text-2-86151a74/edited-tests"), { counted } = __load("main/counted"), { runsAt } = __load("fold-fixing-5ea01992/test-runs"), { isGrave } = __load("main/severity-rank"), { inertLine } = __load("main/inert-2");
function proofsInWords({ proofs }) {
  const of = (wanted) => [...proofs.values()].filter(({ outcome }) => outcome === wanted).length;
  const others = ["not-proven", "not-attempted"].filter((outcome) => of(outcome) > 0);
  return [
    `${of("proven")} of ${counted(proofs.size, "finding")} proven`,
    ...others.map((outcome) => `${of(outcome)} ${outcome.replace("-", " ")}`)
  ].join(", ");
}
function proofLines({ of }, { proofs }) {
  return [...proofs].flatMap(([id, { outcome, why, test }]) => [
    `${id} ${outcome.replace("-", " ")}: ${inertLine(why)}`,
    ...test === null ? [] : [
      `  ${inertLine(test.name)} (${inertLine(test.file)}); as a patch: correctless prove ${of?.run ?? ""} ${id} --patch`
    ]
  ]);
}
function droppedClaims({ rounds, findings }) {
  const rejected = rounds.flatMap((round) => round.rejected);
  const proven = /* @__PURE__ */ new Set([
    ...[...findings.values()].map(({ title }) => title),
    ...rejected.filter(({ severity }) => severity === void 0).map(({ title }) => title)
  ]);
  return rejected.filter(
    ({ severity, title }) => severity !== void 0 && isGrave({ severity }) && !proven.has(title)
  );
}
function testWords(state) {
  const last = runsAt(state, state).at(-1);
  if (last === void 0) return [];
  const failing = last.failures.length;
  return [
    ...last.parser === "exit-status" ? ["no test recognised in what the test command printed"] : [],
    ...failing === 0 ? [] : [`${counted(failing, "test")} failing as before the fixes`]
  ];
}
function auditVerdict(state, preset) {
  if (preset === "prove") return proofVerdict(state, proofsInWords(state));
  const { aborted, ended, findings, turnedDown, rounds } = state;
  if (aborted !== void 0) {
    const exit = aborted.code === "PROMPT-BUDGET-EXCEEDED" ? 2 : 3;
    return { status: "failed", exit, why: aborted.why };
  }
  if (ended?.outcome !== "converged") {
    return { status: "incomplete", exit: 3, why: ended?.why ?? "the audit is not over" };
  }
  if (preset === "fix") return fixVerdict(state);
  const grave = [...findings.values()].filter(
    (finding) => isGrave(finding) && (finding.status === "open" || finding.status === "deferred")
  );
  const disputed = [...findings.values()].filter(
    (finding) => isGrave(finding) && finding.status === "disputed"
  );
  const edits = editedTests({ rounds }).length;
  const dropped = droppedClaims(state).length;
  const words = [
    ...disputed.length === 0 ? [] : [`${disputed.length} critical or high disputed by the user`],
    ...dropped === 0 ? [] : [`${dropped} critical or high dropped for want of proof`],
    ...testWords(state),
    ...edits === 0 ? [] : [`${counted(edits, "edit")} of tests that were there, or of what runs them`],
    ...turnedDown.size === 0 ? [] : [`${turnedDown.size} critical or high rejected by the triage`]
  ];
  const but = words.length === 0 ? "" : `, but ${words.join(" and ")}`;
  return grave.length === 0 ? { status: "complete", exit: 0, why: `${ended.why}${but}` } : { status: "complete", exit: 1, why: `${grave.length} critical or high not fixed` };
}
function fixVerdict(state) {
  const outcomes = [...fixOutcomes(state)];
  const of = (isIt) => outcomes.flatMap(([id, one]) => isIt(one) ? [id] : []);
  const unanswered = of(({ isUnanswered }) => isUnanswered);
  const unfixed = of(({ outcome }) => outcome !== "fixed");
  if (unanswered.length > 0)
    return {
      status: "incomplete",
      exit: 3,
      why: `an agent did not answer: ${unanswered.join(", ")} not fixed`
    };
  return unfixed.length > 0 ? { status: "complete", exit: 1, why: `not fixed: ${unfixed.join(", ")}` } : { status: "complete", exit: 0, why: `fixed and verified: ${of(() => true).join(", ")}` };
}
function proofVerdict({ proofs, aborted, ended }, words) {
  const isWhole = [...proofs.values()].every(({ outcome }) => outcome !== "not-attempted");
  if (ended?.outcome === "converged" && isWhole) return { status: "complete", exit: 0, why: words };
  const why = aborted?.why ?? ended?.why ?? "the proof is not over";
  return { status: "incomplete", exit: 3, why };
}
Object.assign(exports, { proofsInWords, proofLines, auditVerdict });
});
exports["edited-tests"] = __part((exports) => {
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
Object.assign(exports, { editText, EDITED, editedTests });
});
exports["end-reservations"] = __part((exports) => {
var { auditVerdict } = __load("summary-text-2-86151a74/audit-verdict"), { readRef } = __load("snapshot-066f03be/pin-ref"), { currentRound } = __load("fold-fixing-5ea01992/audit-state"), { inertLine } = __load("main/inert-2");
function unreviewedFixes(state) {
  const round = currentRound(state);
  if (round === void 0) return [];
  const seen = round.line.indexOf(round.reviews.at(-1)?.head ?? "");
  return round.commits.filter(({ sha }) => round.line.indexOf(sha) > seen);
}
async function endReservations({ home, file, state }) {
  const { status, exit, why } = auditVerdict(state, file.preset);
  const fixes = unreviewedFixes(state).map(({ subject, sha }) => `${subject} in ${sha.slice(0, 12)}`);
  const moved = await branchMoved({ home, file, state });
  return {
    ended: exit === 0 ? void 0 : `${status}: ${inertLine(why)}`,
    unseen: [
      ...fixes.length === 0 ? [] : [
        `no fix review has seen ${fixes.length === 1 ? "1 fix" : `${fixes.length} fixes`}: ${fixes.join(", ")}`
      ],
      ...moved === void 0 ? [] : [moved]
    ]
  };
}
async function branchMoved({
  home,
  file: { branch },
  state: { head }
}) {
  const tip = await readRef(home, `refs/heads/${branch}`);
  if (tip === void 0 || tip === head) return void 0;
  return `${inertLine(branch)} is at ${tip.slice(0, 12)} now, and ${head.slice(0, 12)} was audited`;
}
Object.assign(exports, { endReservations, branchMoved });
});
exports["fix-accounts"] = __part((exports) => {
var { callsLine, callsText, fixAccounts, fixStanding } = __load("summary-text-2-86151a74/fix-accounts-2");
Object.assign(exports, { callsLine, callsText, fixAccounts, fixStanding });
});
exports["fix-accounts-2"] = __part((exports) => {
var { counted } = __load("main/counted"), { failedBefore, failedIn, runsAt } = __load("fold-fixing-5ea01992/test-runs"), { STAGES } = __load("main/vocabulary");
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
  const tested = since.find((head) => runsAt(state, { head }).length > 0);
  if (tested === void 0) return "not run with it";
  const where = tested === sha ? "" : ` at ${tested.slice(0, 12)}, with later ones`;
  const runs = runsAt(state, { head: tested });
  if (runs.some(({ unusable }) => unusable !== null)) return `said nothing${where}`;
  const before = new Set(failedBefore(state, round));
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
  const runs = runsAt(state, { head });
  const still = runs.some((run) => run.unusable !== null || names.some((name) => failedIn(run, name)));
  return runs.length > 0 && !still;
}
function failing(runs) {
  return (runs[0]?.failures ?? []).filter((name) => runs.every((run) => failedIn(run, name)));
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
  const parts = STAGES.map((stage) => `${stage} ${of(stage)}`).join(" + ");
  return `Calls of agents: ${total} = ${parts}; ${bytes} bytes of packets${vain === 0 ? "" : `; ${vain} of them for fixes that are not in force`}${unknown === 0 ? "" : `; nothing is known of ${counted(unknown, "run")}`}.`;
}
Object.assign(exports, { fixAccounts, fixStanding, callsText, callsLine });
});
exports["fix-outcomes"] = __part((exports) => {
var { NO_REPLY, NO_VERDICT } = __load("fold-fixing-5ea01992/unanswered"), { fixStanding } = __load("summary-text-2-86151a74/fix-accounts-2"), { madeFor } = __load("fold-fixing-5ea01992/built-on"), { currentRound } = __load("fold-fixing-5ea01992/audit-state");
function fixOutcomes(state) {
  const outcomes = /* @__PURE__ */ new Map();
  const round = currentRound(state);
  if (round === void 0) return outcomes;
  for (const { id, source } of state.findings.values()) {
    if (source !== "review") continue;
    const outcome = fixedAs(state, round, id) ?? unfixed(state, round, id);
    for (const one of togetherWith(state, id)) outcomes.set(one, outcome);
  }
  return outcomes;
}
function togetherWith({ triage }, id) {
  return [id, ...(triage.get(id)?.merged ?? []).map(({ finding }) => finding.id)];
}
function findingsOf(state, round, subject) {
  if (state.findings.get(subject)?.source === "review") return togetherWith(state, subject);
  const mended = madeFor(state, round, subject);
  const subjects = round.commits.flatMap((commit) => mended.includes(commit.sha) ? [commit.subject] : []);
  return [...new Set(subjects.flatMap((one) => findingsOf(state, round, one)))];
}
function fixedAs(state, round, id) {
  const of = round.gone.get(id);
  const commit = round.commits.find(({ sha, subject }) => subject === id || sha === of);
  if (commit === void 0 || state.ended?.outcome !== "converged") return void 0;
  const { tests = "", review = "" } = fixStanding(state, commit.subject);
  const commits = withMends(state, round, commit.sha);
  return { outcome: "fixed", why: `tests ${tests}; review ${review}`, commits, isUnanswered: false };
}
function withMends(state, round, sha) {
  const own = /* @__PURE__ */ new Set([sha]);
  for (const commit of round.commits)
    if (madeFor(state, round, commit.subject).some((one) => own.has(one))) own.add(commit.sha);
  return [...own];
}
function unfixed(state, round, id) {
  const { attempts = [], outcome } = round.items.find(({ subject }) => subject === id) ?? {};
  const reason = outcome === "given-up" ? state.findings.get(id)?.reason : void 0;
  return {
    outcome: attempts.some(isTried) ? "taken-back" : "not-attempted",
    why: reason ?? `it was not verified: ${state.ended?.why ?? "the audit is not over"}`,
    commits: [],
    isUnanswered: isSilent(attempts.at(-1))
  };
}
function isTried({ checked }) {
  return checked !== void 0 && (checked.accepted || checked.rule !== null || checked.thrown !== void 0);
}
function hasNoReply({ checked }) {
  return checked?.reason.startsWith(NO_REPLY) === true;
}
function isSilent(attempt) {
  return attempt !== void 0 && (hasNoReply(attempt) || attempt.judged?.reason === NO_VERDICT);
}
Object.assign(exports, { fixOutcomes, togetherWith, findingsOf });
});
exports["known-failures"] = __part((exports) => {
var NO_FAILURES = { fresh: [], old: [], isStart: false };
function failuresByRun(journal) {
  const known = /* @__PURE__ */ new Map();
  let [start, before] = ["", /* @__PURE__ */ new Set()];
  for (const event of journal) {
    if (event.kind === "round") [start, before] = [event.head, /* @__PURE__ */ new Set()];
    if (event.kind !== "tested") continue;
    const isStart = event.head === start && event.without === void 0;
    known.set(event, {
      isStart,
      fresh: event.failures.filter((name) => !before.has(name)),
      old: event.failures.filter((name) => before.has(name))
    });
    if (isStart) for (const name of event.failures) before.add(name);
  }
  return known;
}
Object.assign(exports, { NO_FAILURES, failuresByRun });
});
exports["note-in-round"] = __part((exports) => {
var { note } = __load("fold-fixing-5ea01992/journal"), { roundOf } = __load("fold-fixing-5ea01992/audit-state");
function noteInRound({ paths, state }, { kind, ...event }) {
  return note(paths, { kind, round: roundOf(state).round, ...event });
}
Object.assign(exports, { noteInRound });
});
exports["presets"] = __part((exports) => {
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
  custom: { prefix: "CUSTOM", maxRounds: 5, gates: true, demandsTests: false },
  // About the findings of a review, which have ids: only what the fix reviewer finds is numbered.
  prove: { prefix: "PROOF", maxRounds: 1, gates: false, demandsTests: false },
  fix: { prefix: "FIX", maxRounds: 1, gates: false, demandsTests: true }
};
function rolesOf(preset, own) {
  if (preset === "custom") return own.map(({ name, look_for }) => ({ slug: name, own: look_for }));
  return Object.entries(ROLES).flatMap(
    ([slug, presets]) => presets.includes(preset) ? [{ slug, own: null }] : []
  );
}
Object.assign(exports, { PRESET_RECORDS, rolesOf });
});
exports["round-file"] = __part((exports) => {
var { roundFile, roundFileName } = __load("summary-text-2-86151a74/round-file-2");
Object.assign(exports, { roundFile, roundFileName });
});
exports["round-file-2"] = __part((exports) => {
var { answeredIn } = __load("summary-text-2-86151a74/who-answered");
function roundFile({ preset, date, roles }, state, round) {
  return {
    preset,
    date,
    round: round.round,
    started_at: round.at,
    coverage: answeredIn({ roles }, round),
    findings: [...state.findings.values()].filter((finding) => finding.round === round.round),
    rejected: [...round.rejected]
  };
}
function roundFileName({ preset, label }, round) {
  return `audit-${preset}-${label}-round-${round}.json`;
}
Object.assign(exports, { roundFile, roundFileName });
});
exports["summary-text"] = __part((exports) => {
var { auditArithmetic, summaryText, untested } = __load("summary-text-2-86151a74/summary-text-2");
Object.assign(exports, { auditArithmetic, summaryText, untested });
});
exports["summary-text-2"] = __part((exports) => {
var { PRESET_RECORDS } = __load("summary-text-2-86151a74/presets"), { auditVerdict } = __load("summary-text-2-86151a74/audit-verdict"), { callsLine, callsText, fixAccounts } = __load("summary-text-2-86151a74/fix-accounts-2"), { answeredIn } = __load("summary-text-2-86151a74/who-answered"), { isTestFile } = __load("fold-fixing-5ea01992/test-file"), { EDITED, editedTests } = __load("summary-text-2-86151a74/edited-tests"), { counted } = __load("main/counted"), { unstableTests } = __load("fold-fixing-5ea01992/test-runs"), { inertMarkdown } = __load("main/inert-2");
function roundLine(file, one, inert) {
  const { round, kept, commits, reviews, rejected, gaps, unopened, untriaged, condemned, leftOpen } = one;
  const found = new Set(reviews.flatMap(({ ids }) => ids)).size;
  const notes = [
    inert(answeredIn(file, one).note),
    `${kept.size} kept`,
    ...found === 0 ? [] : [`${found} found by the fix review`],
    ...untriaged.size > 0 ? [`${untriaged.size} not triaged`] : [],
    `${rejected.length} rejected`,
    counted(commits.length, "fix commit"),
    counted(reviews.length, "fix review"),
    ...condemned.map(({ subject, why }) => `the fix of ${subject} was taken back: ${inert(why)}`),
    ...[...leftOpen].map((id) => `${id} was left open beside the fixes that it is about`),
    ...gaps.map((gap) => `no reply: ${inert(gap)}`),
    ...unopened.length > 0 ? [`nobody opened ${unopened.map(inert).join(", ")}`] : []
  ];
  return `- Round ${round}: ${notes.join(", ")}`;
}
function flakyTests(state, inert) {
  const names = unstableTests(state);
  return names.length === 0 ? [] : [`Flaky tests, which passed and failed at one commit: ${names.map(inert).join(", ")}`];
}
function summaryText(file, state, sent) {
  const { status, exit, why } = auditVerdict(state, file.preset);
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  return [
    `# Audit ${file.audit}: ${file.preset}, ${file.date}`,
    "",
    `**${status}** (exit ${exit}): ${inertMarkdown(why)}`,
    "",
    ...editedList(state),
    `${auditArithmetic(findings, rejected.length)}${file.captured === "manual" ? " Replies were brought by hand: nobody watched who wrote them." : ""}`,
    "",
    callsLine(state, sent),
    "",
    `Scope: ${inertMarkdown(file.scope_note)}. Branch ${inertMarkdown(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
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
    ...state.rounds.map((round) => roundLine(file, round, inertMarkdown)),
    "",
    ...testNotes(file, state),
    ...rejectedList(rejected),
    ...(state.ended?.changed ?? []).map(
      (what) => `While the audit ran, your own work tree changed, and not by the audit: ${inertMarkdown(what)}`
    ),
    ...file.warnings.map((warning) => `Warning: ${inertMarkdown(warning)}`)
  ].join("\n");
}
function editedList(state) {
  const edits = editedTests(state).map((line) => `- ${inertMarkdown(line)}`);
  return edits.length === 0 ? [] : [`## ${EDITED}`, "", ...edits, ""];
}
function rejectedList(rejected) {
  return rejected.length === 0 ? [] : [
    "## Rejected",
    "",
    ...rejected.map(
      ({ id, title, reason }) => `- ${id} ${inertMarkdown(title)}: ${inertMarkdown(reason)}`
    ),
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
      ({ id, severity, location, title: what, status, reason }) => `| ${id} | ${severity} | ${inertMarkdown(`${location.file}:${location.lines[0]}`)} | ${inertMarkdown(what)} | ${inertMarkdown(reason ?? status)} |`
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
      ({ subject, sha, files, tests, review, ...called }) => `| ${subject} | ${sha.slice(0, 12)} | ${inertMarkdown(files.join(", "))} | ${inertMarkdown(tests)} | ${inertMarkdown(review)} | ${callsText(called)} |`
    ),
    ""
  ];
}
function testNotes(file, state) {
  return [...flakyTests(state, inertMarkdown).flatMap((line) => [line, ""]), ...untested(file, state)];
}
function untested({ preset }, state) {
  if (!PRESET_RECORDS[preset].demandsTests) return [];
  const fixes = state.rounds.flatMap(({ commits }) => commits).filter(({ subject }) => state.findings.has(subject));
  const without = fixes.filter(({ files }) => !files.some(isTestFile));
  return without.length === 0 ? [] : [`Fixes that brought no regression test: ${without.map(({ subject }) => subject).join(", ")}`, ""];
}
Object.assign(exports, { roundLine, flakyTests, summaryText, auditArithmetic, untested });
});
exports["who-answered"] = __part((exports) => {
function gapText(role, slot, why) {
  return `${role} (${slot}): ${why}`;
}
function idleText({ slug, why }) {
  return `${slug} is not called: ${why}`;
}
function answeredIn({ roles }, { hunts, gaps, idle, unopened }) {
  const sent = roles.map(({ slug }) => slug).filter((slug) => !idle.some((one) => one.slug === slug));
  const silent = sent.filter((slug) => hunts === 0 || gaps.some((gap) => gap.startsWith(`${slug} (`)));
  const counts = { specialists: sent.length, answered: sent.length - silent.length };
  const note = [noteOf(counts, silent, unopened.length), ...idle.map(idleText)].join("; ");
  return { ...counts, silent, unopened: [...unopened], note };
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
Object.assign(exports, { gapText, idleText, answeredIn });
});
