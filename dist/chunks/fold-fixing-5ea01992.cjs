var { __load, __part } = require("../main.cjs").shared;
exports["audit-lock"] = __part((exports) => {
var { processStartTime } = __load("fold-fixing-5ea01992/start-time"), { now } = __load("matches-schema-4b8261ce/own-key"), { createFileOnce, readTextIfAny } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure"), { rename, rm, stat } = require("node:fs/promises");
var LONGEST_HOLD = 30 * 6e4;
async function ageOf(path) {
  const stats = await stat(path).catch(() => void 0);
  return stats === void 0 ? Number.POSITIVE_INFINITY : Date.parse(now()) - stats.mtimeMs;
}
async function withAuditLock(paths, work) {
  if (!await createFileOnce(paths.lock, `${process.pid}
`)) {
    const holder = Number(await readTextIfAny(paths.lock) ?? "0");
    if (await isAtWork(holder) && await ageOf(paths.lock) < LONGEST_HOLD) throw busy(holder);
    await takeAway(paths.lock, holder);
    if (!await createFileOnce(paths.lock, `${process.pid}
`)) throw busy(0);
  }
  try {
    return await work();
  } finally {
    await rm(paths.lock, { force: true });
  }
}
async function isAtWork(pid) {
  return Number.isSafeInteger(pid) && pid > 0 && await processStartTime(pid) !== void 0;
}
async function takeAway(lock, dead) {
  const aside = `${lock}.${process.pid}`;
  await rename(lock, aside).catch(() => void 0);
  const taken = await readTextIfAny(aside);
  await rm(aside, { force: true });
  if (taken === void 0 || Number(taken) === dead) return;
  await createFileOnce(lock, taken);
  throw busy(Number(taken));
}
function busy(holder) {
  return new Failure("audit/busy", `another correctless (process ${holder}) is at work on this audit`, {
    hint: "wait for it, then run the same command again"
  });
}
Object.assign(exports, { withAuditLock });
});
exports["audit-state"] = __part((exports) => {
var RoundState = class {
  round;
  /** When it began. */
  at;
  /** The commit that the specialists look at. */
  head;
  planned = [];
  /** How often specialists were sent out: once, and once more for files that nobody had opened. */
  hunts = 0;
  gaps = [];
  /** Roles that were not sent out. */
  idle = [];
  unopened = [];
  /** Raised and not yet triaged. */
  untriaged = /* @__PURE__ */ new Set();
  /** Kept by triage, and not known before. */
  kept = /* @__PURE__ */ new Set();
  /** What to do with open findings in this round. */
  decisions = /* @__PURE__ */ new Map();
  rejected = [];
  items = [];
  /** The fixes that are in force, oldest first. */
  commits = [];
  /** Findings that were fixed by another one's fix, with its commit. */
  gone = /* @__PURE__ */ new Map();
  /** Every commit of the round on its branch, fixes and reverts, oldest first. */
  line = [];
  condemned = [];
  /** Findings of the fix review that stay open although the fixes that they are about are kept. */
  leftOpen = /* @__PURE__ */ new Set();
  pinned;
  reviews = [];
  recorded = /* @__PURE__ */ new Set();
  closed = false;
  constructor({ round, at, head }) {
    this.round = round;
    this.at = at;
    this.head = head;
  }
};
var AuditState = class {
  prepared = false;
  rounds = [];
  findings = /* @__PURE__ */ new Map();
  /** What became of the proof of each finding, by its id. */
  proofs = /* @__PURE__ */ new Map();
  /** What triage said about each finding that was kept. */
  triage = /* @__PURE__ */ new Map();
  /** Ids of critical and high findings that triage rejected, but not as duplicates. */
  turnedDown = /* @__PURE__ */ new Set();
  /** The commit that the audit's branch must be at. */
  head;
  /** Every run of the tests, by `pointKey`. */
  tests = /* @__PURE__ */ new Map();
  /** Where the tests of a point were last started, by `pointKey`. */
  testing = /* @__PURE__ */ new Map();
  /** Tests that were started and whose end is not recorded. */
  underTest;
  /** Fixes that findings of the fix review are about; none for a finding whose place no fix has touched. */
  about = /* @__PURE__ */ new Map();
  /** Refs that hold what was discarded from the work tree. */
  discarded = /* @__PURE__ */ new Set();
  answers = /* @__PURE__ */ new Map();
  aborted;
  ended;
  finished;
  /** Requested when a round was retried. */
  chunking = false;
  constructor(start) {
    this.head = start;
  }
};
function currentRound({ rounds }) {
  return rounds.at(-1);
}
function roundOf(state) {
  const round = currentRound(state);
  if (round === void 0) throw new Error("no round has begun");
  return round;
}
function isOfFixes({ source }) {
  return source === "fix-diff-reviewer";
}
function isTakenIn({ items }, stage, run, subject) {
  const attempts = items.find((item) => item.subject === subject)?.attempts ?? [];
  return attempts.some(
    (attempt) => stage === "fix" ? attempt.run === run && attempt.checked !== void 0 : attempt.judgeRun === run && attempt.judged !== void 0
  );
}
function lastAttempt({ attempts }) {
  return attempts.at(-1);
}
Object.assign(exports, { RoundState, AuditState, currentRound, roundOf, isOfFixes, isTakenIn, lastAttempt });
});
exports["built-on"] = __part((exports) => {
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
  const inForce = new Set(commits.map(({ sha }) => sha));
  return /* @__PURE__ */ new Set([...line.filter((sha) => !inForce.has(sha)), ...shas]);
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
Object.assign(exports, { withDependents, madeFor, fixesAbout, weightOf, revertCost });
});
exports["fold-fixing"] = __part((exports) => {
var { auditOfTree, auditTreeNotice } = __load("git-685f2d30/audit-tree"), { requireUntracked } = __load("git-685f2d30/untracked"), { fixesAbout } = __load("fold-fixing-5ea01992/built-on"), { isNameless, pointKey, runsAt } = __load("fold-fixing-5ea01992/test-runs"), { requireHashes } = __load("matches-schema-4b8261ce/sealed-files"), { readJournal } = __load("fold-fixing-5ea01992/journal"), { auditPaths, auditsFolder } = __load("git-685f2d30/audit-paths"), { AuditState, RoundState, currentRound, isOfFixes } = __load("fold-fixing-5ea01992/audit-state"), { isGrave, isGraver } = __load("main/severity-rank"), { fingerprintOf } = __load("git-685f2d30/fingerprint"), { isFile } = __load("matches-schema-4b8261ce/places"), { corrupt, readRunJson } = __load("matches-schema-4b8261ce/own-key"), { listNames } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure");
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
    fingerprint: fingerprintOf({ file: ".", source: "tests", lines: [why], occurrence: round }),
    reason: null
  };
}
var FIXING_FOLDS = {
  planned: (event, { round }) => {
    const { stage, run, subject, subjects = [subject], idle = [] } = event;
    round.idle.push(...idle);
    round.planned.push({ stage, run, subject, subjects });
    const isShared = event.subjects !== void 0;
    for (const one of subjects) {
      if (stage === "fix") itemOf(round, one).attempts.push({ run, isShared });
      if (stage === "judge") lastOf(round, one).judgeRun = run;
    }
  },
  pinned: (event, { round }) => {
    round.pinned = event;
  },
  attempted: (event, { state, round }) => {
    const attempt = lastOf(round, event.subject);
    attempt.checked = event;
    attempt.head = state.head;
  },
  judged: (event, { round }) => {
    lastOf(round, event.subject).judged = event;
  },
  committed: (event, { state, round }) => {
    itemOf(round, event.subject).outcome = "committed";
    round.commits.push(event);
    round.line.push(event.sha);
    state.head = event.sha;
    setOutcome(state, event.subject, "fixed", null);
  },
  // It stays fixed as long as that fix is in force.
  gone: ({ subject, by, sha }, { state, round }) => {
    for (const item of round.items) if (item.subject === subject) item.outcome = "gone";
    round.gone.set(subject, sha);
    setOutcome(state, subject, "fixed", `it went with the fix of ${by}`);
  },
  placed: (event, { round }) => {
    lastOf(round, event.subject).placed = event;
  },
  proved: ({ subject, proof }, { state, round }) => {
    itemOf(round, subject).outcome = "proved";
    state.proofs.set(subject, proof);
  },
  broken: ({ subject, failures, of }, { round }) => {
    round.items.push({ ...newItem(subject, "fix_regression", failures), of });
  },
  "given-up": ({ subject, why }, { state, round }) => {
    itemOf(round, subject).outcome = "given-up";
    setOutcome(state, subject, "open", why);
  },
  condemned: ({ commits }, { round }) => {
    round.condemned.push(...commits);
  },
  "left-open": ({ subject, why }, { state, round }) => {
    round.leftOpen.add(subject);
    setOutcome(state, subject, "open", why);
  },
  reverted: (event, { state, round }) => {
    takeBack(state, round, event);
  },
  reviewed: ({ run, head, lines_changed, findings, about = [] }, { state, round }) => {
    round.reviews.push({ run, head, linesChanged: lines_changed, ids: findings.map(({ id }) => id) });
    for (const { id, commits } of about) state.about.set(id, commits);
    for (const finding of findings) {
      state.findings.set(finding.id, finding);
      round.items.push(newItem(finding.id, "apply", []));
    }
  },
  recorded: ({ head }, { round }) => {
    round.recorded.add(head);
  }
};
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
    if (!isOfFixes(finding) || finding.round !== round.round || finding.status !== "open") continue;
    if (!hasGround(state, round, finding)) {
      setOutcome(state, finding.id, "moot", "the fix it is about was taken back");
      close(round, finding.id);
    }
  }
}
function reopenGone(state, round, { sha, subject: by }) {
  for (const item of round.items) {
    if (round.gone.get(item.subject) !== sha) continue;
    round.gone.delete(item.subject);
    item.outcome = "open";
    setOutcome(state, item.subject, "open", `it went with the fix of ${by}, which was taken back`);
  }
}
function hasGround(state, round, finding) {
  if (state.about.get(finding.id)?.length === 0) return round.commits.length > 0;
  return fixesAbout(state, round, finding).length > 0;
}
function close(round, subject) {
  const item = round.items.find((one) => one.subject === subject);
  if (item?.outcome === "open") item.outcome = "given-up";
}
function setOutcome({ findings }, id, status, reason) {
  const finding = findings.get(id);
  if (finding !== void 0) findings.set(id, { ...finding, status, reason });
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
  if (decision === "reject" && isGrave(finding)) state.turnedDown.add(id);
  const why = decision === "reject" ? reason : `duplicate of ${mergedInto(state, of, finding, reason)}: ${reason}`;
  const penalty_applied = decision === "reject" ? penaltyOf(finding) : 0;
  round.rejected.push({ id, title: finding.title, agent: finding.agent, reason: why, penalty_applied });
}
function mergedInto(state, of, finding, reason) {
  if (of === void 0) return "?";
  const note = noteOf(state, of);
  state.triage.set(of, { ...note, merged: [...note.merged, { finding, reason }] });
  const kept = state.findings.get(of);
  if (kept === void 0 || !isGraver(finding, kept)) return of;
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
  const state = new AuditState(start);
  for (const event of journal) {
    const fold = FOLDS[event.kind];
    fold(event, {
      state,
      get round() {
        return roundOf(state, event);
      }
    });
  }
  return state;
}
function roundOf(state, { kind }) {
  const round = currentRound(state);
  if (round !== void 0) return round;
  throw new Error(`the journal has ${kind} before its first round`);
}
var FOLDS = {
  ...FIXING_FOLDS,
  begun: () => void 0,
  prepared: (_, { state }) => {
    state.prepared = true;
  },
  round: (event, { state }) => {
    state.rounds.push(new RoundState(event));
  },
  answered: ({ question, answer }, { state }) => {
    state.answers.set(question, answer);
  },
  aborted: (event, { state }) => {
    state.aborted = event;
    if (event.code === "audit/blocking")
      state.findings.set(`BLOCKING-R${event.round}`, blockingFinding(event));
  },
  retried: (event, { state }) => {
    tryAgain(state, event);
  },
  ended: (event, { state }) => {
    state.ended = event;
  },
  finished: (event, { state }) => {
    state.finished = event;
  },
  testing: (event, { state }) => {
    state.testing.set(pointKey(event), event.folder);
    state.underTest = event;
  },
  tested: (event, { state }) => {
    state.tests.set(pointKey(event), [...runsAt(state, event), event]);
    state.underTest = void 0;
  },
  discarded: ({ ref }, { state }) => {
    state.discarded.add(ref);
  },
  raised: ({ gaps, unopened, rejected, findings }, { state, round }) => {
    round.hunts += 1;
    round.gaps.push(...gaps);
    round.unopened = unopened;
    round.rejected.push(...rejected);
    for (const finding of findings) {
      state.findings.set(finding.id, finding);
      round.untriaged.add(finding.id);
    }
  },
  triaged: ({ decisions }, { state, round }) => {
    for (const decision of decisions) foldTriage(state, round, decision);
  },
  decided: (event, { state, round }) => {
    for (const id of event.ids) foldDecision(state, round, id, event);
  },
  closed: (_, { round }) => {
    round.closed = true;
  }
};
function tryAgain(state, { chunking }) {
  state.chunking ||= chunking;
  const { code } = state.aborted ?? {};
  state.aborted = void 0;
  for (const [id, finding] of state.findings) if (finding.source === "tests") state.findings.delete(id);
  if (code !== "audit/blocking") return;
  const start = currentRound(state);
  const says = ({ unusable, failures }) => unusable === null && !failures.some(isNameless);
  state.tests.delete(state.head);
  state.testing.delete(state.head);
  if (start !== void 0) state.tests.set(start.head, runsAt(state, start).filter(says));
}
async function isAudit({ top }, name) {
  return /^[a-z0-9]{4,16}$/.test(name) && await isFile(auditPaths(top, name).audit);
}
async function openAudit(home, name) {
  await requireUntracked(home);
  const paths = auditPaths(home.top, name);
  if (!await isAudit(home, name)) throw await unknownAudit(home, name);
  const file = await readRunJson(paths.audit, "audit");
  if (file.audit !== name) throw corrupt(paths.audit, `belongs to audit ${file.audit}`);
  if (file.top !== home.top) {
    throw new Failure(
      "run/other-repository",
      `audit ${name} was started in ${file.top}, this is ${home.top}`,
      {
        hint: "start one here with: correctless audit start"
      }
    );
  }
  const journal = await readJournal(paths);
  requireBegun(paths, journal);
  return { home, file, paths, journal, state: foldJournal(file.start, journal) };
}
function requireBegun(paths, journal) {
  if (journal[0]?.kind !== "begun") throw corrupt(paths.audit, "is named by no journal");
  for (const event of journal)
    if (event.kind === "begun" || event.kind === "prepared") requireHashes(paths, event.files ?? {});
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
  const names = await listNames(auditsFolder(home.top));
  const audits = await Promise.all(
    names.map(async (name) => await isAudit(home, name) ? [await openedOrForeign(home, name)] : [])
  );
  return audits.flat();
}
async function openedOrForeign(home, name) {
  return openAudit(home, name).catch((error) => {
    if (error instanceof Failure && error.code === "run/foreign") return name;
    throw error;
  });
}
async function openAuditOf(home) {
  return (await listAudits(home)).find(({ state }) => state.finished === void 0);
}
async function unknownAudit(home, name) {
  const known = await listNames(auditsFolder(home.top));
  const tree = await auditOfTree(home.top);
  return new Failure("audit/unknown", `no audit "${name}" in this repository`, {
    hint: tree !== void 0 ? auditTreeNotice(tree) : known.length === 0 ? "start one with: correctless audit start" : `audits here: ${known.slice(-10).join(", ")}`
  });
}
Object.assign(exports, { bountyOf, penaltyOf, foldJournal, isAudit, openAudit, listAudits, foreignAudits, openAuditOf });
});
exports["journal"] = __part((exports) => {
var { appendChained, checkedJson, keptSeals, now, requireChain, requireNoneMissing, requireSeals, wholeLines } = __load("matches-schema-4b8261ce/own-key"), { readTextIfAny } = __load("matches-schema-4b8261ce/files");
async function note(paths, event) {
  await appendChained(paths.journal, { at: now(), ...event });
}
async function readJournal(paths) {
  const kept = await keptSeals(paths.journal);
  const lines = wholeLines(await readTextIfAny(paths.journal) ?? "");
  const events = await Promise.all(
    lines.map((line, i) => checkedJson(`${paths.journal}:${i + 1}`, "journal-event", line))
  );
  requireChain(
    paths.journal,
    lines,
    events.map(({ after }) => after)
  );
  await requireSeals(paths.journal, lines);
  requireNoneMissing(paths.journal, kept, lines);
  return events;
}
Object.assign(exports, { note, readJournal });
});
exports["kill-group"] = __part((exports) => {
function killGroup(leader, signal) {
  if (leader === void 0) return;
  try {
    process.kill(-leader, signal);
  } catch {
  }
}
Object.assign(exports, { killGroup });
});
exports["start-time"] = __part((exports) => {
var { readFile } = require("node:fs/promises");
async function processStartTime(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return void 0;
  }
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, "utf8").catch(() => void 0),
    readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "")
  ]);
  if (stat === void 0) return "running";
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[0] === "Z" || fields[0] === "X" ? void 0 : `${boot.trim()} ${fields[19] ?? ""}`;
}
Object.assign(exports, { processStartTime });
});
exports["test-file"] = __part((exports) => {
var TEST_FILE = /(^|[/._-])(tests?|specs?|__tests__)([/._-]|$)|(^|\/)Test[A-Z]|[a-z](Test|Spec)\./;
function isTestFile(path) {
  return TEST_FILE.test(path);
}
Object.assign(exports, { isTestFile });
});
exports["test-runs"] = __part((exports) => {
var { compareText } = __load("main/order");
function newFailures(before, after) {
  const known = new Set(before);
  return [...new Set(after)].filter((name) => !known.has(name)).toSorted(compareText);
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
Object.assign(exports, { newFailures, pointKey, runsAt, isNameless, failedIn, wantsBaseline, failedBefore, FEWER_TESTS, fewerThanBefore, newlyFailing, unstableTests, runsToBeSure, areTestsQuick });
});
exports["unanswered"] = __part((exports) => {
var NO_REPLY = "no reply of its executor";
var NO_VERDICT = "validator did not return a result";
Object.assign(exports, { NO_REPLY, NO_VERDICT });
});
exports["work-tree-of"] = __part((exports) => {
var { openRepository } = __load("git-685f2d30/repository");
async function workTreeOf({ audit, top }) {
  return openRepository(audit?.work_tree ?? top);
}
Object.assign(exports, { workTreeOf });
});
