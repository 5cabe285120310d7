var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["audit-paths"] = __part((module, exports) => {
__export(exports, { artifactPaths: () => artifactPaths, auditPaths: () => auditPaths, auditsFolder: () => auditsFolder, currentRound: () => currentRound, isOfFixes: () => isOfFixes, lastAttempt: () => lastAttempt, note: () => note, readJournal: () => readJournal, roundRef: () => roundRef, workTreeFolder: () => workTreeFolder });
var [import_own_key, import_files] = ["matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files"].map(__load);
var import_node_path = require("node:path");
function auditsFolder(top) {
  return (0, import_node_path.join)(top, ".correctless", "audits");
}
function auditPaths(top, audit) {
  const dir = (0, import_node_path.join)(auditsFolder(top), audit);
  return {
    dir,
    audit: (0, import_node_path.join)(dir, "audit.json"),
    journal: (0, import_node_path.join)(dir, "journal.jsonl"),
    lock: (0, import_node_path.join)(dir, "lock"),
    lastCall: (0, import_node_path.join)(dir, "last-call.json"),
    fingerprint: (0, import_node_path.join)(dir, "fingerprint.json"),
    command: (kind, n) => (0, import_node_path.join)(dir, kind, String(n))
  };
}
function artifactPaths(top, {
  preset,
  label,
  branch_slug
}) {
  const artifacts = (0, import_node_path.join)(top, ".correctless", "artifacts");
  return {
    state: (0, import_node_path.join)(artifacts, `workflow-state-${branch_slug}.json`),
    trail: (0, import_node_path.join)(artifacts, `audit-trail-${branch_slug}.jsonl`),
    round: (name) => (0, import_node_path.join)(artifacts, "findings", name),
    history: (0, import_node_path.join)(artifacts, `audit-${preset}-history.md`),
    summary: (0, import_node_path.join)(artifacts, `audit-${preset}-${label}-summary.md`)
  };
}
function workTreeFolder(top, audit) {
  return (0, import_node_path.join)(top, ".correctless", "worktrees", audit);
}
function roundRef(round) {
  return `refs/audit-round-${round}-start`;
}
function currentRound({ rounds }) {
  return rounds.at(-1);
}
function isOfFixes({ source }) {
  return source === "fix-diff-reviewer";
}
function lastAttempt({ attempts }) {
  return attempts.at(-1);
}
async function note(paths, event) {
  await (0, import_own_key.appendChained)(paths.journal, { at: (0, import_own_key.now)(), ...event });
}
async function readJournal(paths) {
  const kept = await (0, import_own_key.keptSeals)(paths.journal);
  const lines = (0, import_own_key.wholeLines)(await (0, import_files.readTextIfAny)(paths.journal) ?? "");
  const events = await Promise.all(
    lines.map((line, i) => (0, import_own_key.checkedJson)(`${paths.journal}:${i + 1}`, "journal-event", line))
  );
  (0, import_own_key.requireChain)(
    paths.journal,
    lines,
    events.map(({ after }) => after)
  );
  await (0, import_own_key.requireSeals)(paths.journal, lines);
  (0, import_own_key.requireNoneMissing)(paths.journal, kept, lines);
  return events;
}
});
exports["fold-journal"] = __part((module, exports) => {
__export(exports, { bountyOf: () => bountyOf, fixesAbout: () => fixesAbout, foldJournal: () => foldJournal, foreignAudits: () => foreignAudits, isAudit: () => isAudit, listAudits: () => listAudits, openAudit: () => openAudit, openAuditOf: () => openAuditOf, penaltyOf: () => penaltyOf, revertCost: () => revertCost, weightOf: () => weightOf, withDependents: () => withDependents });
var [import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_audit_paths, import_fingerprint, import_severity_rank, import_places, import_own_key, import_files, import_failure] = ["own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "main/failure"].map(__load);
function blockingFinding({
  round,
  why,
  at
}) {
  return {
    id: `BLOCKING-R${round}`,
    severity: "critical",
    title: "BLOCKING: the round cannot go on",
    description: why,
    evidence: "the output of the test command",
    impact: "No fix of this round can be trusted.",
    // The program cannot tell which file is to blame.
    location: { file: ".", lines: [1, 1] },
    instance_fix: "Make the test command of the configuration run and pass as it did before the round.",
    class_fix: "None.",
    tier: "confirmed",
    escape_type: null,
    invariant_ref: null,
    architecture_ref: null,
    source: "tests",
    agent: "tests",
    status: "open",
    bounty: 0,
    round,
    timestamp: at,
    fingerprint: (0, import_fingerprint.fingerprintOf)({ file: ".", source: "tests", lines: [why], occurrence: round }),
    reason: null
  };
}
function withDependents(state, round, shas) {
  const gone = takenBack(round, shas);
  const alone = ({ sha, subject }) => {
    const made = madeFor(state, round, subject);
    return !gone.has(sha) && made.length > 0 && made.every((one) => gone.has(one));
  };
  for (; ; ) {
    const more = round.commits.filter(alone);
    if (more.length === 0) return round.commits.filter(({ sha }) => gone.has(sha)).toReversed();
    for (const { sha } of more) gone.add(sha);
  }
}
function takenBack({ line, commits }, shas) {
  const stands = new Set(commits.map(({ sha }) => sha));
  return /* @__PURE__ */ new Set([...line.filter((sha) => !stands.has(sha)), ...shas]);
}
function madeFor({ about }, { items, line }, subject) {
  const of = items.find((item) => item.subject === subject)?.of;
  const made = of === void 0 ? about.get(subject) ?? [] : [of];
  return made.filter((sha) => line.includes(sha));
}
function fixesAbout({ about }, { commits }, { id, location }) {
  const known = about.get(id);
  return commits.filter(({ sha, files }) => known === void 0 ? files.includes(location.file) : known.includes(sha)).map(({ sha }) => sha);
}
var WEIGHT = { critical: 8, high: 4, medium: 2, low: 1 };
function weightOf({ severity }) {
  return WEIGHT[severity];
}
function revertCost(state, round, gone) {
  const left = takenBack(
    round,
    gone.map(({ sha }) => sha)
  );
  return gone.filter(({ subject }) => {
    const made = madeFor(state, round, subject);
    return made.length === 0 || !made.every((sha) => left.has(sha));
  }).flatMap(({ subject }) => state.findings.get(subject) ?? []).reduce((sum, finding) => sum + weightOf(finding), 0);
}
function setOutcome({ findings }, id, status, reason) {
  const finding = findings.get(id);
  if (finding !== void 0) findings.set(id, { ...finding, status, reason });
}
function foldGone(state, round, { subject, by, sha }) {
  for (const item of round.items) if (item.subject === subject) item.outcome = "gone";
  round.gone.set(subject, sha);
  setOutcome(state, subject, "fixed", `it went with the fix of ${by}`);
}
function reopenGone(state, round, { sha, subject: by }) {
  for (const item of round.items) {
    if (round.gone.get(item.subject) !== sha) continue;
    round.gone.delete(item.subject);
    item.outcome = "open";
    setOutcome(state, item.subject, "open", `it went with the fix of ${by}, which was taken back`);
  }
}
function foldFixing(state, round, event) {
  switch (event.kind) {
    case "planned":
      addPlanned(round, event);
      return;
    case "pinned":
      round.pinned = event;
      return;
    case "attempted":
      lastOf(round, event.subject).checked = event;
      lastOf(round, event.subject).head = state.head;
      return;
    case "judged":
      lastOf(round, event.subject).judged = event;
      return;
    case "committed":
      addCommit(state, round, event);
      return;
    case "gone":
      foldGone(state, round, event);
      return;
    case "given-up":
      itemOf(round, event.subject).outcome = "given-up";
      setOutcome(state, event.subject, "open", event.why);
      return;
    case "broken":
      round.items.push({ ...newItem(event.subject, "fix_regression", event.failures), of: event.of });
      return;
    case "condemned":
    case "left-open":
    case "reverted":
    case "reviewed":
    case "recorded":
      foldJudged(state, round, event);
  }
}
function addPlanned(round, event) {
  const { stage, run, subject, subjects = [subject] } = event;
  round.planned.push({ stage, run, subject, subjects });
  const isShared = event.subjects !== void 0;
  for (const one of subjects) {
    if (stage === "fix") itemOf(round, one).attempts.push({ run, isShared });
    if (stage === "judge") lastOf(round, one).judgeRun = run;
  }
}
function foldJudged(state, round, event) {
  switch (event.kind) {
    case "condemned":
      round.condemned = [...round.condemned, ...event.commits];
      return;
    case "left-open":
      round.leftOpen.add(event.subject);
      setOutcome(state, event.subject, "open", event.why);
      return;
    case "reverted":
      takeBack(state, round, event);
      return;
    case "reviewed":
      addReview(state, round, event);
      return;
    case "recorded":
      round.recorded.add(event.head);
  }
}
function addCommit(state, round, event) {
  itemOf(round, event.subject).outcome = "committed";
  round.commits.push(event);
  round.line.push(event.sha);
  state.head = event.sha;
  setOutcome(state, event.subject, "fixed", null);
}
function newItem(subject, mode, failures) {
  return { subject, mode, failures, attempts: [], outcome: "open" };
}
function takeBack(state, round, { sha, by, why }) {
  const at = round.commits.findIndex((commit2) => commit2.sha === sha);
  const [commit] = at === -1 ? [] : round.commits.splice(at, 1);
  state.head = by;
  round.line.push(by);
  if (commit !== void 0) {
    setOutcome(state, commit.subject, "open", `its fix was taken back: ${why}`);
    itemOf(round, commit.subject).outcome = "given-up";
    reopenGone(state, round, commit);
  }
  for (const finding of state.findings.values()) {
    if (!(0, import_audit_paths.isOfFixes)(finding) || finding.round !== round.round || finding.status !== "open") continue;
    if (!hasGround(state, round, finding)) {
      setOutcome(state, finding.id, "moot", "the fix it is about was taken back");
      close(round, finding.id);
    }
  }
}
function hasGround(state, round, finding) {
  if (state.about.get(finding.id)?.length === 0) return round.commits.length > 0;
  return fixesAbout(state, round, finding).length > 0;
}
function addReview(state, round, { run, head, lines_changed, findings, about = [] }) {
  round.reviews.push({ run, head, linesChanged: lines_changed, ids: findings.map(({ id }) => id) });
  for (const { id, commits } of about) state.about.set(id, commits);
  for (const finding of findings) {
    state.findings.set(finding.id, finding);
    round.items.push(newItem(finding.id, "apply", []));
  }
}
function close(round, subject) {
  const item = round.items.find((one) => one.subject === subject);
  if (item?.outcome === "open") item.outcome = "given-up";
}
function itemOf({ items, round }, subject) {
  const item = items.find((one) => one.subject === subject);
  if (item !== void 0) return item;
  throw new Error(`the journal of round ${round} names ${subject}, which nobody was to fix`);
}
function lastOf(round, subject) {
  const attempt = itemOf(round, subject).attempts.at(-1);
  if (attempt !== void 0) return attempt;
  throw new Error(`the journal of round ${round.round} judges ${subject} before it was tried`);
}
function foldTree(state, event) {
  switch (event.kind) {
    case "tested":
      addTests(state, event);
      return;
    case "testing":
      beginTests(state, event);
      return;
    case "discarded":
      state.discarded.add(event.ref);
  }
}
function beginTests(state, event) {
  state.testing.set((0, import_test_runs.pointKey)(event), event.folder);
  state.underTest = event;
}
function addTests(state, event) {
  state.tests.set((0, import_test_runs.pointKey)(event), [...(0, import_test_runs.runsAt)(state, event), event]);
  state.underTest = void 0;
}
var EARNED = { critical: 1e4, high: 5e3, medium: 2e3, low: 1e3 };
var LOST_IF_PROBABLE = {
  critical: 2500,
  high: 1250,
  medium: 500,
  low: 250
};
function bountyOf({ severity, tier, agent }) {
  return factor(agent) * (tier === "suspicious" ? 500 : EARNED[severity] / (tier === "probable" ? 2 : 1));
}
function penaltyOf({ severity, tier, agent }) {
  if (tier === "suspicious") return 0;
  return -factor(agent) * (tier === "probable" ? LOST_IF_PROBABLE[severity] : EARNED[severity]);
}
function factor(agent) {
  return agent === "regression-hunter" ? 2 : 1;
}
function foldTriage(state, round, { id, decision, of, reason, tier }) {
  const finding = state.findings.get(id);
  round.untriaged.delete(id);
  if (finding === void 0) return;
  if (decision === "keep") {
    state.findings.set(id, { ...finding, tier, bounty: bountyOf({ ...finding, tier }) });
    round.kept.add(id);
    state.triage.set(id, { ...noteOf(state, id), reason });
    return;
  }
  state.findings.delete(id);
  if (decision === "reject" && (0, import_severity_rank.isGrave)(finding)) state.turnedDown.add(id);
  const why = decision === "reject" ? reason : `duplicate of ${mergedInto(state, of, finding, reason)}: ${reason}`;
  const penalty_applied = decision === "reject" ? penaltyOf(finding) : 0;
  round.rejected.push({ id, title: finding.title, agent: finding.agent, reason: why, penalty_applied });
}
function mergedInto(state, of, finding, reason) {
  if (of === void 0) return "?";
  const note = noteOf(state, of);
  state.triage.set(of, { ...note, merged: [...note.merged, { finding, reason }] });
  const kept = state.findings.get(of);
  if (kept === void 0 || !(0, import_severity_rank.isGraver)(finding, kept)) return of;
  const { severity, id, title } = finding;
  const why = `${severity} instead of ${kept.severity}, as its duplicate ${id} was raised: ${title}`;
  state.findings.set(of, { ...kept, severity, bounty: bountyOf({ ...kept, severity }), reason: why });
  return `${of}, which is ${severity} now`;
}
function noteOf({ triage }, id) {
  return triage.get(id) ?? { reason: "", merged: [] };
}
function foldDecision(state, round, id, { decision, reason, by }) {
  const finding = state.findings.get(id);
  if (finding === void 0) return;
  round.decisions.set(id, decision);
  if (decision === "fix") {
    state.findings.set(id, { ...finding, status: "open", reason: null });
    const isWanted = by === "user";
    if (!round.items.some((item) => item.subject === id))
      round.items.push({ subject: id, mode: "apply", failures: [], isWanted, attempts: [], outcome: "open" });
  } else {
    state.findings.set(id, { ...finding, status: decision === "defer" ? "deferred" : "disputed", reason });
  }
}
function foldJournal(start, journal) {
  const state = {
    prepared: false,
    rounds: [],
    findings: /* @__PURE__ */ new Map(),
    triage: /* @__PURE__ */ new Map(),
    turnedDown: /* @__PURE__ */ new Set(),
    head: start,
    tests: /* @__PURE__ */ new Map(),
    testing: /* @__PURE__ */ new Map(),
    underTest: void 0,
    about: /* @__PURE__ */ new Map(),
    discarded: /* @__PURE__ */ new Set(),
    answers: /* @__PURE__ */ new Map(),
    aborted: void 0,
    ended: void 0,
    finished: void 0,
    chunking: false
  };
  for (const event of journal) apply(state, event);
  return state;
}
function apply(state, event) {
  switch (event.kind) {
    case "begun":
    case "prepared":
    case "round":
    case "answered":
    case "aborted":
    case "retried":
    case "ended":
    case "finished":
      applyToAudit(state, event);
      return;
    case "tested":
    case "testing":
    case "discarded":
      foldTree(state, event);
      return;
    case "planned":
    case "raised":
    case "triaged":
    case "decided":
    case "pinned":
    case "attempted":
    case "judged":
    case "committed":
    case "gone":
    case "given-up":
    case "broken":
    case "condemned":
    case "left-open":
    case "reverted":
    case "reviewed":
    case "recorded":
    case "closed":
      applyToRound(state, roundOf(state, event), event);
  }
}
function abort(state, event) {
  state.aborted = event;
  if (event.code === "audit/blocking") state.findings.set(`BLOCKING-R${event.round}`, blockingFinding(event));
}
function applyToAudit(state, event) {
  switch (event.kind) {
    case "begun":
      return;
    case "prepared":
      state.prepared = true;
      return;
    case "round":
      state.rounds.push(newRound(event));
      return;
    case "answered":
      state.answers.set(event.question, event.answer);
      return;
    case "aborted":
      abort(state, event);
      return;
    case "retried":
      tryAgain(state, event);
      return;
    case "ended":
      state.ended = event;
      return;
    case "finished":
      state.finished = event;
  }
}
function roundOf(state, { kind }) {
  const round = (0, import_audit_paths.currentRound)(state);
  if (round !== void 0) return round;
  throw new Error(`the journal has ${kind} before its first round`);
}
function applyToRound(state, round, event) {
  switch (event.kind) {
    case "raised":
      round.hunts += 1;
      round.gaps.push(...event.gaps);
      round.unopened = event.unopened;
      round.rejected.push(...event.rejected);
      for (const finding of event.findings) {
        state.findings.set(finding.id, finding);
        round.untriaged.add(finding.id);
      }
      return;
    case "triaged":
      for (const decision of event.decisions) foldTriage(state, round, decision);
      return;
    case "decided":
      for (const id of event.ids) foldDecision(state, round, id, event);
      return;
    case "closed":
      round.closed = true;
      return;
    case "planned":
    case "pinned":
    case "attempted":
    case "judged":
    case "committed":
    case "gone":
    case "given-up":
    case "broken":
    case "condemned":
    case "left-open":
    case "reverted":
    case "reviewed":
    case "recorded":
      foldFixing(state, round, event);
  }
}
function tryAgain(state, { chunking }) {
  state.chunking ||= chunking;
  const { code } = state.aborted ?? {};
  state.aborted = void 0;
  for (const [id, finding] of state.findings) if (finding.source === "tests") state.findings.delete(id);
  if (code !== "audit/blocking") return;
  const start = (0, import_audit_paths.currentRound)(state);
  const says = ({ unusable, failures }) => unusable === null && !failures.some(import_test_runs.isNameless);
  state.tests.delete(state.head);
  state.testing.delete(state.head);
  if (start !== void 0) state.tests.set(start.head, (0, import_test_runs.runsAt)(state, start).filter(says));
}
function newRound({ round, head, at }) {
  return {
    round,
    at,
    head,
    planned: [],
    hunts: 0,
    gaps: [],
    unopened: [],
    untriaged: /* @__PURE__ */ new Set(),
    kept: /* @__PURE__ */ new Set(),
    decisions: /* @__PURE__ */ new Map(),
    rejected: [],
    items: [],
    commits: [],
    gone: /* @__PURE__ */ new Map(),
    line: [],
    condemned: [],
    leftOpen: /* @__PURE__ */ new Set(),
    pinned: void 0,
    reviews: [],
    recorded: /* @__PURE__ */ new Set(),
    closed: false
  };
}
async function isAudit({ top }, name) {
  return /^[a-z0-9]{4,16}$/.test(name) && await (0, import_places.isFile)((0, import_audit_paths.auditPaths)(top, name).audit);
}
async function openAudit(home, name) {
  await (0, import_untracked.requireUntracked)(home);
  const paths = (0, import_audit_paths.auditPaths)(home.top, name);
  if (!await isAudit(home, name)) throw await unknownAudit(home, name);
  const file = await (0, import_own_key.readRunJson)(paths.audit, "audit");
  if (file.audit !== name) throw (0, import_own_key.corrupt)(paths.audit, `belongs to audit ${file.audit}`);
  if (file.top !== home.top) {
    throw new import_failure.Failure(
      "run/other-repository",
      `audit ${name} was started in ${file.top}, this is ${home.top}`,
      {
        hint: "start one here with: correctless audit start"
      }
    );
  }
  const journal = await (0, import_audit_paths.readJournal)(paths);
  requireBegun(paths, journal);
  return { home, file, paths, journal, state: foldJournal(file.start, journal) };
}
function requireBegun(paths, journal) {
  if (journal[0]?.kind !== "begun") throw (0, import_own_key.corrupt)(paths.audit, "is named by no journal");
  for (const event of journal)
    if (event.kind === "begun" || event.kind === "prepared") (0, import_sealed_files.requireHashes)(paths, event.files ?? {});
}
async function listAudits(home) {
  const audits = await openAll(home);
  return audits.filter((audit) => typeof audit !== "string");
}
async function foreignAudits(home) {
  const audits = await openAll(home);
  return audits.filter((audit) => typeof audit === "string");
}
async function openAll(home) {
  const names = await (0, import_files.listNames)((0, import_audit_paths.auditsFolder)(home.top));
  const audits = await Promise.all(
    names.map(async (name) => await isAudit(home, name) ? [await openedOrForeign(home, name)] : [])
  );
  return audits.flat();
}
async function openedOrForeign(home, name) {
  return openAudit(home, name).catch((error) => {
    if (error instanceof import_failure.Failure && error.code === "run/foreign") return name;
    throw error;
  });
}
async function openAuditOf(home) {
  return (await listAudits(home)).find(({ state }) => state.finished === void 0);
}
async function unknownAudit(home, name) {
  const known = await (0, import_files.listNames)((0, import_audit_paths.auditsFolder)(home.top));
  const tree = await (0, import_audit_tree.auditOfTree)(home.top);
  return new import_failure.Failure("audit/unknown", `no audit "${name}" in this repository`, {
    hint: tree !== void 0 ? (0, import_audit_tree.auditTreeNotice)(tree) : known.length === 0 ? "start one with: correctless audit start" : `audits here: ${known.slice(-10).join(", ")}`
  });
}
});
exports["test-runs"] = __part((module, exports) => {
__export(exports, { areTestsQuick: () => areTestsQuick, failedBefore: () => failedBefore, failedIn: () => failedIn, fewerThanBefore: () => fewerThanBefore, isNameless: () => isNameless, newlyFailing: () => newlyFailing, pointKey: () => pointKey, runsAt: () => runsAt, runsToBeSure: () => runsToBeSure, unstableTests: () => unstableTests, wantsBaseline: () => wantsBaseline });
var [import_order] = ["main/order"].map(__load);
function newFailures(before, after) {
  const known = new Set(before);
  return [...new Set(after)].filter((name) => !known.has(name)).toSorted(import_order.compareText);
}
var BASELINE_RUNS = 2;
var SURE = 2;
var SURE_OF_WAVERING = 3;
var QUICK = 3e4;
function pointKey({ head, without = [] }) {
  return [head, ...without].join("-");
}
function runsAt({ tests }, point) {
  return tests.get(pointKey(point)) ?? [];
}
function isNameless(name) {
  return /^exit status \d+$/.test(name);
}
function failedIn({ failures }, name) {
  return failures.includes(name) || failures.some(isNameless);
}
function wantsBaseline(state, round) {
  const runs = runsAt(state, round);
  const [first, second] = runs;
  if (first === void 0 || second === void 0) return true;
  return runs.length === BASELINE_RUNS && !sameFailures(first, second);
}
function sameFailures(one, other) {
  return newFailures(one.failures, other.failures).length === 0 && newFailures(other.failures, one.failures).length === 0;
}
function failedBefore(state, round) {
  return runsAt(state, round).flatMap(({ failures }) => failures);
}
var FEWER_TESTS = "fewer tests ran than at the start of the round";
function fewerThanBefore(state, point, ran) {
  const round = state.rounds.at(-1);
  if (round === void 0 || pointKey(point) === pointKey(round)) return [];
  const before = runsAt(state, { head: round.head }).flatMap((run) => run.ran ?? []);
  return before.length > 0 && (ran ?? 0) < Math.min(...before) ? [FEWER_TESTS] : [];
}
function newlyFailing(state, round) {
  const runs = runsAt(state, state);
  const names = newFailures(
    failedBefore(state, round),
    runs.flatMap(({ failures }) => failures)
  );
  return names.filter((name) => runs.every((run) => failedIn(run, name)));
}
function unstableTests({ tests }) {
  const wavering = [...tests.values()].flatMap((all) => {
    const runs = all.filter(({ unusable, failures }) => unusable === null && !failures.some(isNameless));
    return runs.flatMap(({ failures }) => failures).filter((name) => !runs.every((run) => failedIn(run, name)));
  });
  return newFailures([], wavering);
}
function runsToBeSure(wavering, name) {
  return wavering.includes(name) ? SURE_OF_WAVERING : SURE;
}
function areTestsQuick(state, round) {
  return runsAt(state, round).every(({ milliseconds }) => milliseconds < QUICK);
}
});
