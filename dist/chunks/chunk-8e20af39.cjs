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
var from_chunk_41c38ba8;
var from_chunk_636e74ba;
var from_chunk_9768a872;
var from_chunk_d715f0d7;
var from_chunk_f13d5024;
var from_main;
parts["chunk-2UXSGL4G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditSide: () => auditSide,
  planStage: () => planStage,
  stageRunFile: () => stageRunFile,
  workTreeOf: () => workTreeOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AWOSFOTL = parts["chunk-AWOSFOTL"]();
var import_chunk_AFAAOGIW = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-AFAAOGIW"]();
var import_chunk_ZDC3FHAZ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-ZDC3FHAZ"]();
var import_chunk_BPDDXC6Y = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_5Q2KDDAJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-5Q2KDDAJ"]();
var import_chunk_YUJ6TF4Q = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_5BAI5XGT = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-5BAI5XGT"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
function stageRunFile({ file }, { kind, round, title, sides, treeRoot }) {
  const { audit, fix } = file.settings.models;
  const settings = (0, import_chunk_AFAAOGIW.settingsOf)({ models: { audit, fix, review: audit } }, { noRules: true });
  return {
    layout: 1,
    kind,
    run: (0, import_chunk_BPDDXC6Y.randomId)(),
    version: import_chunk_YNVMEEXY.VERSION,
    planned_at: (0, import_chunk_JPD5QLI3.now)(),
    captured: file.captured,
    top: file.top,
    title,
    scope_note: `${title} of audit ${file.audit}, round ${round}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: (0, import_chunk_BPDDXC6Y.randomHex)(16),
    settings: { ...settings, lenses: [] },
    lenses_without_work: [],
    warnings: [],
    audit: { audit: file.audit, round, work_tree: file.work_tree }
  };
}
async function auditSide({ home }, sha, why) {
  return { ...await (0, import_chunk_XSMDG5IY.commitNamed)(home, sha), label: "the audit\u2019s branch", why };
}
async function planStage({ paths: auditPaths }, run, { phase, subject, slots, also }) {
  const paths = (0, import_chunk_7APCTLTW.runPaths)(run.top, run.run);
  await (0, import_chunk_5Q2KDDAJ.createRun)(run, paths);
  await (0, import_chunk_5BAI5XGT.writeStamped)(paths.fingerprint, run, await (0, import_chunk_YUJ6TF4Q.fingerprintRepository)(await workTreeOf(run)));
  await also?.(paths);
  await (0, import_chunk_ZDC3FHAZ.writeSlots)(paths, run, phase, slots, []);
  const round = run.audit?.round ?? 1;
  await (0, import_chunk_AWOSFOTL.note)(auditPaths, { kind: "planned", round, stage: phase, run: run.run, subject });
}
async function workTreeOf({ audit, top }) {
  return (0, import_chunk_UDK7FCCO.openRepository)(audit?.work_tree ?? top);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditSide,
  planStage,
  stageRunFile,
  workTreeOf
});
});
parts["chunk-35IQPWVW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishStep: () => finishStep,
  readVerdict: () => readVerdict,
  verdictLine: () => verdictLine
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2UXSGL4G = parts["chunk-2UXSGL4G"]();
var import_chunk_V6TNONX2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-V6TNONX2"]();
var import_chunk_YUJ6TF4Q = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_W7PXZJT7 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_5BAI5XGT = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-5BAI5XGT"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var NO_RESULT = { valid: false, reason: "validator did not return a result" };
async function finishStep(run) {
  const stored = await (0, import_chunk_JPD5QLI3.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (stored !== void 0 && (0, import_chunk_57JAG6KP.ending)(run.ledger) !== void 0) return stored;
  const reply = await validatorsReply(run);
  const before = await (0, import_chunk_5BAI5XGT.readStamped)(run.paths.fingerprint, run.file);
  const after = await (0, import_chunk_YUJ6TF4Q.fingerprintRepository)(await (0, import_chunk_2UXSGL4G.workTreeOf)(run.file));
  const changed = (0, import_chunk_YUJ6TF4Q.differences)(before, run.file.audit === void 0 ? after : { ...after, refs: before.refs });
  const verdict = changed.length === 0 ? reply ?? NO_RESULT : changedMeanwhile(changed);
  await (0, import_chunk_F2M6ALLY.writeFileAtomically)(run.paths.verdict, (0, import_chunk_JPD5QLI3.jsonText)(verdict));
  const status = changed.length > 0 ? "failed" : reply === void 0 ? "incomplete" : "complete";
  const files = await (0, import_chunk_57JAG6KP.hashesOf)(run.paths, [run.paths.verdict]);
  await (0, import_chunk_JPD5QLI3.record)(run.paths, { kind: "finished", status, exit: verdict.valid ? 0 : 3, files });
  return verdict;
}
async function readVerdict(run) {
  const verdict = await (0, import_chunk_JPD5QLI3.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (verdict !== void 0 && (0, import_chunk_57JAG6KP.ending)(run.ledger) !== void 0) return verdict;
  throw new import_chunk_TJ5KMKV5.Failure("run/not-finished", `run ${run.file.run} has no verdict yet`, {
    hint: `go on with: correctless next ${run.file.run}`
  });
}
function verdictLine({ valid, reason }) {
  return `${JSON.stringify({ valid, reason })}
`;
}
async function validatorsReply(run) {
  const [slot] = run.slots;
  const reply = slot === void 0 ? void 0 : await (0, import_chunk_V6TNONX2.storedReply)(run, slot, "execute-step-validator");
  return reply === void 0 ? void 0 : (0, import_chunk_W7PXZJT7.createRedactor)().redactIn(reply);
}
function changedMeanwhile(changed) {
  const [first, ...more] = changed;
  const rest = more.length === 0 ? "" : ` and ${more.length} more`;
  return { valid: false, reason: `the repository changed while the step was judged: ${first ?? ""}${rest}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishStep,
  readVerdict,
  verdictLine
});
});
parts["chunk-4FXSJHAA"] = part((module, exports) => {
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
parts["chunk-AWOSFOTL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  note: () => note,
  readJournal: () => readJournal
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
async function note(paths, event) {
  await (0, import_chunk_JPD5QLI3.appendChained)(paths.journal, { at: (0, import_chunk_JPD5QLI3.now)(), ...event });
}
async function readJournal(paths) {
  const lines = (0, import_chunk_JPD5QLI3.wholeLines)(await (0, import_chunk_F2M6ALLY.readTextIfAny)(paths.journal) ?? "");
  const events = await Promise.all(
    lines.map((line, i) => (0, import_chunk_JPD5QLI3.checkedJson)(`${paths.journal}:${i + 1}`, "journal-event", line))
  );
  (0, import_chunk_JPD5QLI3.requireChain)(
    paths.journal,
    lines,
    events.map(({ after }) => after)
  );
  return events;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  note,
  readJournal
});
});
parts["chunk-YKYEW4ZF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  bountyOf: () => bountyOf,
  currentRound: () => currentRound,
  isAudit: () => isAudit,
  isOfFixes: () => isOfFixes,
  lastAttempt: () => lastAttempt,
  listAudits: () => listAudits,
  openAudit: () => openAudit,
  openAuditOf: () => openAuditOf,
  penaltyOf: () => penaltyOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4FXSJHAA = parts["chunk-4FXSJHAA"]();
var import_chunk_AWOSFOTL = parts["chunk-AWOSFOTL"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function currentRound({ rounds }) {
  return rounds.at(-1);
}
function isOfFixes({ source }) {
  return source === "fix-diff-reviewer";
}
function lastAttempt({ attempts }) {
  return attempts.at(-1);
}
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
function foldFixing(state, round, event) {
  switch (event.kind) {
    case "planned":
      round.planned.push({ stage: event.stage, run: event.run, subject: event.subject });
      if (event.stage === "fix") itemOf(round, event.subject).attempts.push({ run: event.run });
      if (event.stage === "judge") lastOf(round, event.subject).judgeRun = event.run;
      return;
    case "pinned":
      round.pinned = event;
      return;
    case "attempted":
      lastOf(round, event.subject).checked = event;
      return;
    case "judged":
      lastOf(round, event.subject).judged = event;
      return;
    case "committed":
      itemOf(round, event.subject).outcome = "committed";
      round.commits.push(event);
      state.head = event.sha;
      settle(state, event.subject, "fixed", null);
      return;
    case "given-up":
      itemOf(round, event.subject).outcome = "given-up";
      settle(state, event.subject, "open", event.why);
      return;
    case "broken":
      round.items.push(newItem(event.subject, "fix_regression", event.failures));
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
function newItem(subject, mode, failures) {
  return { subject, mode, failures, attempts: [], outcome: "open" };
}
function takeBack(state, round, { sha, by, why }) {
  const at = round.commits.findIndex((commit2) => commit2.sha === sha);
  const [commit] = at === -1 ? [] : round.commits.splice(at, 1);
  state.head = by;
  if (commit !== void 0) {
    settle(state, commit.subject, "open", `its fix was taken back: ${why}`);
    itemOf(round, commit.subject).outcome = "given-up";
  }
  const touched = new Set(round.commits.flatMap(({ files }) => files));
  for (const finding of state.findings.values()) {
    if (!isOfFixes(finding) || finding.round !== round.round || finding.status !== "open") continue;
    if (round.commits.length === 0 || isGivenUp(round, finding.id) && !touched.has(finding.location.file)) {
      settle(state, finding.id, "fixed", "the fix it is about was taken back");
      close(round, finding.id);
    }
  }
}
function addReview(state, round, { run, head, lines_changed, findings }) {
  round.reviews.push({ run, head, linesChanged: lines_changed, ids: findings.map(({ id }) => id) });
  for (const finding of findings) {
    state.findings.set(finding.id, finding);
    round.items.push(newItem(finding.id, "apply", []));
  }
}
function settle(state, id, status, reason) {
  const finding = state.findings.get(id);
  if (finding !== void 0) state.findings.set(id, { ...finding, status, reason });
}
function isGivenUp(round, subject) {
  return round.items.some((item) => item.subject === subject && item.outcome === "given-up");
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
    return;
  }
  state.findings.delete(id);
  const why = decision === "duplicate" ? `duplicate of ${of ?? "?"}: ${reason}` : reason;
  const penalty_applied = decision === "duplicate" ? 0 : penaltyOf(finding);
  round.rejected.push({ id, title: finding.title, agent: finding.agent, reason: why, penalty_applied });
}
function foldDecision(state, round, id, { decision, reason }) {
  const finding = state.findings.get(id);
  if (finding === void 0) return;
  round.decisions.set(id, decision);
  if (decision === "fix") {
    state.findings.set(id, { ...finding, status: "open", reason: null });
    if (!round.items.some((item) => item.subject === id))
      round.items.push({ subject: id, mode: "apply", failures: [], attempts: [], outcome: "open" });
  } else {
    state.findings.set(id, { ...finding, status: decision === "defer" ? "deferred" : "disputed", reason });
  }
}
function foldJournal(start, journal) {
  const state = {
    prepared: false,
    rounds: [],
    findings: /* @__PURE__ */ new Map(),
    head: start,
    tests: /* @__PURE__ */ new Map(),
    testing: /* @__PURE__ */ new Map(),
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
    case "prepared":
    case "round":
    case "answered":
    case "ended":
    case "finished":
      applyToAudit(state, event);
      return;
    case "tested":
      state.tests.set(event.head, event);
      return;
    case "testing":
      state.testing.set(event.head, event.folder);
      return;
    case "aborted":
      state.aborted = event;
      if (event.code === "audit/blocking")
        state.findings.set(`BLOCKING-R${event.round}`, blockingFinding(event));
      return;
    case "retried":
      tryAgain(state, event);
      return;
    case "planned":
    case "raised":
    case "triaged":
    case "decided":
    case "pinned":
    case "attempted":
    case "judged":
    case "committed":
    case "given-up":
    case "broken":
    case "reverted":
    case "reviewed":
    case "recorded":
    case "closed":
      applyToRound(state, roundOf(state, event), event);
  }
}
function applyToAudit(state, event) {
  switch (event.kind) {
    case "prepared":
      state.prepared = true;
      return;
    case "round":
      state.rounds.push(newRound(event.round, event.head));
      return;
    case "answered":
      state.answers.set(event.question, event.answer);
      return;
    case "ended":
      state.ended = event;
      return;
    case "finished":
      state.finished = event;
  }
}
function roundOf(state, { kind }) {
  const round = currentRound(state);
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
    case "given-up":
    case "broken":
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
  state.tests.delete(state.head);
  state.testing.delete(state.head);
}
function newRound(round, head) {
  return {
    round,
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
    pinned: void 0,
    reviews: [],
    recorded: /* @__PURE__ */ new Set(),
    closed: false
  };
}
async function isAudit({ top }, name) {
  return /^[a-z0-9]{4,16}$/.test(name) && await (0, import_chunk_XPIKYFDN.isFile)((0, import_chunk_4FXSJHAA.auditPaths)(top, name).audit);
}
async function openAudit(home, name) {
  const paths = (0, import_chunk_4FXSJHAA.auditPaths)(home.top, name);
  if (!await isAudit(home, name)) throw await unknownAudit(home, name);
  const file = await (0, import_chunk_JPD5QLI3.readRunJson)(paths.audit, "audit");
  if (file.audit !== name) throw (0, import_chunk_JPD5QLI3.corrupt)(paths.audit, `belongs to audit ${file.audit}`);
  if (file.top !== home.top) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "run/other-repository",
      `audit ${name} was started in ${file.top}, this is ${home.top}`,
      {
        hint: "start one here with: correctless audit start"
      }
    );
  }
  const journal = await (0, import_chunk_AWOSFOTL.readJournal)(paths);
  for (const event of journal) if (event.kind === "prepared") (0, import_chunk_57JAG6KP.requireHashes)(paths, event.files ?? {});
  return { home, file, paths, journal, state: foldJournal(file.start, journal) };
}
async function listAudits(home) {
  const names = await (0, import_chunk_F2M6ALLY.listNames)((0, import_chunk_4FXSJHAA.auditsFolder)(home.top));
  const audits = await Promise.all(
    names.map(async (name) => await isAudit(home, name) ? [await openAudit(home, name)] : [])
  );
  return audits.flat();
}
async function openAuditOf(home) {
  return (await listAudits(home)).find(({ state }) => state.finished === void 0);
}
async function unknownAudit(home, name) {
  const known = await (0, import_chunk_F2M6ALLY.listNames)((0, import_chunk_4FXSJHAA.auditsFolder)(home.top));
  return new import_chunk_TJ5KMKV5.Failure("audit/unknown", `no audit "${name}" in this repository`, {
    hint: known.length === 0 ? "start one with: correctless audit start" : `audits here: ${known.slice(-10).join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  bountyOf,
  currentRound,
  isAudit,
  isOfFixes,
  lastAttempt,
  listAudits,
  openAudit,
  openAuditOf,
  penaltyOf
});
});
