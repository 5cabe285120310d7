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
var from_chunk_b330e460;
var from_main;
parts["chunk-3Y32VSR5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  artifactPaths: () => artifactPaths,
  auditPaths: () => auditPaths,
  auditsFolder: () => auditsFolder,
  roundRef: () => roundRef,
  workTreeFolder: () => workTreeFolder
});
module.exports = __toCommonJS(stdin_exports);
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  artifactPaths,
  auditPaths,
  auditsFolder,
  roundRef,
  workTreeFolder
});
});
parts["chunk-HROTSNKK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  bountyOf: () => bountyOf,
  fixesAbout: () => fixesAbout,
  foldJournal: () => foldJournal,
  foreignAudits: () => foreignAudits,
  isAudit: () => isAudit,
  isGraver: () => isGraver,
  listAudits: () => listAudits,
  lossOf: () => lossOf,
  openAudit: () => openAudit,
  openAuditOf: () => openAuditOf,
  penaltyOf: () => penaltyOf,
  severityRank: () => severityRank,
  weightOf: () => weightOf,
  withBuiltOn: () => withBuiltOn
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = parts["chunk-XDBWCGZS"]();
var import_chunk_3Y32VSR5 = parts["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = parts["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
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
    // No file is to blame as far as a program can tell.
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
    fingerprint: (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file: ".", source: "tests", lines: [why], occurrence: round }),
    reason: null
  };
}
function withBuiltOn(state, round, shas) {
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
function lossOf(state, round, gone) {
  const left = takenBack(
    round,
    gone.map(({ sha }) => sha)
  );
  return gone.filter(({ subject }) => {
    const made = madeFor(state, round, subject);
    return made.length === 0 || !made.every((sha) => left.has(sha));
  }).flatMap(({ subject }) => state.findings.get(subject) ?? []).reduce((sum, finding) => sum + weightOf(finding), 0);
}
function settle({ findings }, id, status, reason) {
  const finding = findings.get(id);
  if (finding !== void 0) findings.set(id, { ...finding, status, reason });
}
function foldGone(state, round, { subject, by, sha }) {
  for (const item of round.items) if (item.subject === subject) item.outcome = "gone";
  round.gone.set(subject, sha);
  settle(state, subject, "fixed", `it went with the fix of ${by}`);
}
function reopenGone(state, round, { sha, subject: by }) {
  for (const item of round.items) {
    if (round.gone.get(item.subject) !== sha) continue;
    round.gone.delete(item.subject);
    item.outcome = "open";
    settle(state, item.subject, "open", `it went with the fix of ${by}, which was taken back`);
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
      settle(state, event.subject, "open", event.why);
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
      settle(state, event.subject, "open", event.why);
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
  settle(state, event.subject, "fixed", null);
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
    settle(state, commit.subject, "open", `its fix was taken back: ${why}`);
    itemOf(round, commit.subject).outcome = "given-up";
    reopenGone(state, round, commit);
  }
  for (const finding of state.findings.values()) {
    if (!(0, import_chunk_XDBWCGZS.isOfFixes)(finding) || finding.round !== round.round || finding.status !== "open") continue;
    if (!hasGround(state, round, finding)) {
      settle(state, finding.id, "moot", "the fix it is about was taken back");
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
  state.testing.set((0, import_chunk_XDBWCGZS.pointKey)(event), event.folder);
  state.underTest = event;
}
function addTests(state, event) {
  state.tests.set((0, import_chunk_XDBWCGZS.pointKey)(event), [...(0, import_chunk_XDBWCGZS.runsAt)(state, event), event]);
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
function severityRank({ severity }) {
  return import_chunk_PXWIJ4LO.SEVERITIES.indexOf(severity);
}
function isGraver(one, other) {
  return severityRank(one) < severityRank(other);
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
  if (decision === "reject" && (0, import_chunk_XDBWCGZS.isGrave)(finding)) state.turnedDown.add(id);
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
  const round = (0, import_chunk_XDBWCGZS.currentRound)(state);
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
  const start = (0, import_chunk_XDBWCGZS.currentRound)(state);
  const says = ({ unusable, failures }) => unusable === null && !failures.some(import_chunk_XDBWCGZS.isNameless);
  state.tests.delete(state.head);
  state.testing.delete(state.head);
  if (start !== void 0) state.tests.set(start.head, (0, import_chunk_XDBWCGZS.runsAt)(state, start).filter(says));
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
  return /^[a-z0-9]{4,16}$/.test(name) && await (0, import_chunk_XPIKYFDN.isFile)((0, import_chunk_3Y32VSR5.auditPaths)(top, name).audit);
}
async function openAudit(home, name) {
  await (0, import_chunk_XFZ3ERHF.requireUntracked)(home);
  const paths = (0, import_chunk_3Y32VSR5.auditPaths)(home.top, name);
  if (!await isAudit(home, name)) throw await unknownAudit(home, name);
  const file = await (0, import_chunk_Y4VNX2VG.readRunJson)(paths.audit, "audit");
  if (file.audit !== name) throw (0, import_chunk_Y4VNX2VG.corrupt)(paths.audit, `belongs to audit ${file.audit}`);
  if (file.top !== home.top) {
    throw new import_chunk_J3I4R3VV.Failure(
      "run/other-repository",
      `audit ${name} was started in ${file.top}, this is ${home.top}`,
      {
        hint: "start one here with: correctless audit start"
      }
    );
  }
  const journal = await (0, import_chunk_IVPVFB6G.readJournal)(paths);
  requireBegun(paths, journal);
  return { home, file, paths, journal, state: foldJournal(file.start, journal) };
}
function requireBegun(paths, journal) {
  if (journal[0]?.kind !== "begun") throw (0, import_chunk_Y4VNX2VG.corrupt)(paths.audit, "is named by no journal");
  for (const event of journal)
    if (event.kind === "begun" || event.kind === "prepared") (0, import_chunk_I6EGR7Y3.requireHashes)(paths, event.files ?? {});
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
  const names = await (0, import_chunk_WRWMQTCS.listNames)((0, import_chunk_3Y32VSR5.auditsFolder)(home.top));
  const audits = await Promise.all(
    names.map(async (name) => await isAudit(home, name) ? [await openedOrForeign(home, name)] : [])
  );
  return audits.flat();
}
async function openedOrForeign(home, name) {
  return openAudit(home, name).catch((error) => {
    if (error instanceof import_chunk_J3I4R3VV.Failure && error.code === "run/foreign") return name;
    throw error;
  });
}
async function openAuditOf(home) {
  return (await listAudits(home)).find(({ state }) => state.finished === void 0);
}
async function unknownAudit(home, name) {
  const known = await (0, import_chunk_WRWMQTCS.listNames)((0, import_chunk_3Y32VSR5.auditsFolder)(home.top));
  const tree = await (0, import_chunk_NCD3VK3K.auditOfTree)(home.top);
  return new import_chunk_J3I4R3VV.Failure("audit/unknown", `no audit "${name}" in this repository`, {
    hint: tree !== void 0 ? (0, import_chunk_NCD3VK3K.standElsewhere)(tree) : known.length === 0 ? "start one with: correctless audit start" : `audits here: ${known.slice(-10).join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  bountyOf,
  fixesAbout,
  foldJournal,
  foreignAudits,
  isAudit,
  isGraver,
  listAudits,
  lossOf,
  openAudit,
  openAuditOf,
  penaltyOf,
  severityRank,
  weightOf,
  withBuiltOn
});
});
parts["chunk-IVPVFB6G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  note: () => note,
  readJournal: () => readJournal
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
async function note(paths, event) {
  await (0, import_chunk_Y4VNX2VG.appendChained)(paths.journal, { at: (0, import_chunk_Y4VNX2VG.now)(), ...event });
}
async function readJournal(paths) {
  const kept = await (0, import_chunk_Y4VNX2VG.keptSeals)(paths.journal);
  const lines = (0, import_chunk_Y4VNX2VG.wholeLines)(await (0, import_chunk_WRWMQTCS.readTextIfAny)(paths.journal) ?? "");
  const events = await Promise.all(
    lines.map((line, i) => (0, import_chunk_Y4VNX2VG.checkedJson)(`${paths.journal}:${i + 1}`, "journal-event", line))
  );
  (0, import_chunk_Y4VNX2VG.requireChain)(
    paths.journal,
    lines,
    events.map(({ after }) => after)
  );
  await (0, import_chunk_Y4VNX2VG.requireSeals)(paths.journal, lines);
  (0, import_chunk_Y4VNX2VG.requireNoneGone)(paths.journal, kept, lines);
  return events;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  note,
  readJournal
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
parts["chunk-XDBWCGZS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ID_PREFIX: () => ID_PREFIX,
  MAX_ROUNDS: () => MAX_ROUNDS,
  answeredIn: () => answeredIn,
  areQuick: () => areQuick,
  blocking: () => blocking,
  convergence: () => convergence,
  currentRound: () => currentRound,
  divergences: () => divergences,
  failedBefore: () => failedBefore,
  failedIn: () => failedIn,
  gapText: () => gapText,
  isGrave: () => isGrave,
  isNameless: () => isNameless,
  isOfFixes: () => isOfFixes,
  lastAttempt: () => lastAttempt,
  newlyFailing: () => newlyFailing,
  pointKey: () => pointKey,
  rolesOf: () => rolesOf,
  runsAt: () => runsAt,
  runsToBeSure: () => runsToBeSure,
  wantsBaseline: () => wantsBaseline,
  waveringTests: () => waveringTests
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
function currentRound({ rounds }) {
  return rounds.at(-1);
}
function isOfFixes({ source }) {
  return source === "fix-diff-reviewer";
}
function lastAttempt({ attempts }) {
  return attempts.at(-1);
}
function newFailures(before, after) {
  const known = new Set(before);
  return [...new Set(after)].filter((name) => !known.has(name)).toSorted(import_chunk_UTFC5QHX.compareText);
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
function newlyFailing(state, round) {
  const runs = runsAt(state, state);
  const names = newFailures(
    failedBefore(state, round),
    runs.flatMap(({ failures }) => failures)
  );
  return names.filter((name) => runs.every((run) => failedIn(run, name)));
}
function waveringTests({ tests }) {
  const wavering = [...tests.values()].flatMap((all) => {
    const runs = all.filter(({ unusable, failures }) => unusable === null && !failures.some(isNameless));
    return runs.flatMap(({ failures }) => failures).filter((name) => !runs.every((run) => failedIn(run, name)));
  });
  return newFailures([], wavering);
}
function runsToBeSure(wavering, name) {
  return wavering.includes(name) ? SURE_OF_WAVERING : SURE;
}
function areQuick(state, round) {
  return runsAt(state, round).every(({ milliseconds }) => milliseconds < QUICK);
}
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
function convergence(preset, state, round, captured = "hooks", roles = []) {
  const grave = openFindings(state).filter(isGrave).length;
  const ofFixes = blocking(state).length - grave;
  const reasons = [
    ...grave > 0 ? [`${grave} critical or high open`] : [],
    ...ofFixes > 0 ? [`${ofFixes} of the fix review open`] : [],
    ...round.kept.size > 0 ? [`${round.kept.size} new in round ${round.round}`] : [],
    ...round.gaps.length > 0 && gates(preset) ? [`no reply of ${round.gaps.join(", ")}`] : [],
    ...round.unopened.length > 0 ? [`${round.unopened.length} files that nobody opened`] : []
  ];
  if (reasons.length > 0) return { converged: false, why: reasons.join("; ") };
  const why = `nothing new in round ${round.round}, nothing grave open, ${OPENED[captured]}`;
  const { answered, specialists } = answeredIn({ roles }, round);
  const but = answered === specialists ? "" : `, but ${answered} of ${specialists} specialists answered`;
  return { converged: true, why: `${why}${but}` };
}
var OPENED = { hooks: "every file opened", manual: "nobody watched which files were opened" };
function blocking(state) {
  return openFindings(state).filter((finding) => isGrave(finding) || isOfFixes(finding));
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ID_PREFIX,
  MAX_ROUNDS,
  answeredIn,
  areQuick,
  blocking,
  convergence,
  currentRound,
  divergences,
  failedBefore,
  failedIn,
  gapText,
  isGrave,
  isNameless,
  isOfFixes,
  lastAttempt,
  newlyFailing,
  pointKey,
  rolesOf,
  runsAt,
  runsToBeSure,
  wantsBaseline,
  waveringTests
});
});
