var { __load, __part } = require("../main.cjs").shared;
exports["audit-page"] = __part((exports) => {
var { NO_FAILURES, failuresByRun } = __load("summary-text-2-86151a74/known-failures"), { auditArithmetic } = __load("summary-text-2-86151a74/summary-text-2"), { auditVerdict } = __load("summary-text-2-86151a74/audit-verdict"), { callsLine, fixAccounts } = __load("summary-text-2-86151a74/fix-accounts-2"), { answeredIn } = __load("summary-text-2-86151a74/who-answered");
function roundAccounts(state, journal) {
  const findings = [...state.findings.values()];
  const fixedIn = new Map(
    journal.flatMap((event) => event.kind === "committed" ? [[event.subject, event.round]] : [])
  );
  const reverted = journal.filter((event) => event.kind === "reverted");
  return state.rounds.map(({ round }) => {
    const takenBack = new Set(
      reverted.filter((event) => event.round === round).map(({ subject }) => subject)
    );
    return {
      round,
      found: bySeverity(findings.filter((finding) => finding.round === round)),
      fixed: bySeverity(
        findings.filter(
          ({ id, status, round: own }) => status === "fixed" && (fixedIn.get(id) ?? own) === round
        )
      ),
      reopened: bySeverity(
        findings.filter(
          (finding) => takenBack.has(finding.id) || finding.round === round && cameBack(finding, findings)
        )
      )
    };
  });
}
function cameBack({ fingerprint, round }, findings) {
  return findings.some(
    (other) => other.fingerprint === fingerprint && other.round < round && other.status === "fixed"
  );
}
function bySeverity(findings) {
  const counts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}
var few = (ids) => ids.length === 0 ? "nothing" : ids.join(", ");
var short = (sha) => sha.slice(0, 12);
var place = ({ head, without = [] }) => [short(head), ...without.map((sha) => `without ${short(sha)}`)].join(" ");
var TELLERS = {
  begun: () => void 0,
  prepared: () => ["The work tree is ready"],
  round: (e) => [`Round ${e.round} starts at ${short(e.head)}`],
  planned: () => void 0,
  raised: ({ findings, rejected, gaps }) => [
    `Specialists raised ${findings.length}${rejected.length > 0 ? `, ${rejected.length} rejected by code` : ""}${gaps.length > 0 ? `; no reply of ${gaps.join(", ")}` : ""}`,
    gaps.length > 0 ? "bad" : "plain"
  ],
  triaged: ({ decisions }) => [
    `Triage kept ${decisions.filter(({ decision }) => decision === "keep").length} of ${decisions.length}`
  ],
  decided: ({ ids, decision, by }) => [`${few(ids)}: ${decision} (${by})`],
  pinned: () => void 0,
  testing: () => void 0,
  tested: ({ failures, unusable, ...point }, { fresh, old, isStart }) => {
    if (unusable !== null) return [`Tests say nothing of ${place(point)}: ${unusable}`, "bad"];
    if (failures.length === 0) return [`Tests pass at ${place(point)}`, "good"];
    if (isStart) return [`Tests fail before the fixes, at ${place(point)}: ${failures.join(", ")}`];
    const known = `as before the fixes: ${old.join(", ")}`;
    if (fresh.length === 0) return [`Tests fail at ${place(point)} ${known}`];
    return [`Tests fail at ${place(point)}: ${fresh.join(", ")}${old.length > 0 ? `; ${known}` : ""}`, "bad"];
  },
  attempted: (e) => e.accepted ? void 0 : [`${e.subject}: a fix was refused, ${e.reason}`, "bad"],
  judged: (e) => e.valid ? void 0 : [`${e.subject}: a fix was judged invalid, ${e.reason}`, "bad"],
  committed: (e) => [`${e.subject} fixed in ${short(e.sha)}: ${e.files.join(", ")}`, "good"],
  gone: (e) => [`${e.subject} went with the fix of ${e.by}`, "good"],
  placed: () => void 0,
  proved: (e) => [`${e.subject} ${e.proof.outcome.replace("-", " ")}: ${e.proof.why}`],
  "given-up": (e) => [`${e.subject} given up: ${e.why}`, "bad"],
  broken: (e) => [
    `${e.of === void 0 ? "Fixes" : `The fix ${short(e.of)}`} broke tests: ${e.failures.join(", ")}`,
    "bad"
  ],
  condemned: () => void 0,
  "left-open": (e) => [`${e.subject} stays open: ${e.why}`, "bad"],
  reverted: (e) => [`The fix of ${e.subject} was taken back: ${e.why}`, "bad"],
  reviewed: ({ findings, lines_changed }) => findings.length === 0 ? [`The review of the fixes (${lines_changed} lines) found nothing`, "good"] : [`The review of the fixes found ${few(findings.map(({ id }) => id))}`, "bad"],
  discarded: ({ ref, why }) => [`Set aside from the work tree, kept in ${ref}: ${why}`],
  recorded: () => void 0,
  aborted: (e) => [`The round was aborted: ${e.why}`, "bad"],
  retried: () => ["Tried again"],
  closed: (e) => [`Round ${e.round} is over: ${e.kept} kept, ${e.fixed} fixed`],
  answered: (e) => [`${e.question}: ${e.answer} (${e.by})`],
  ended: (e) => [`The audit ended, ${e.outcome}: ${e.why}`, e.outcome === "converged" ? "good" : "bad"],
  finished: ({ merged }) => [
    merged === null ? "Finished without a merge" : `Merged as ${short(merged)}`,
    "good"
  ]
};
function timelineOf(journal) {
  const failures = failuresByRun(journal);
  return journal.flatMap((event) => {
    const tell = TELLERS[event.kind];
    const line = tell(event, failures.get(event) ?? NO_FAILURES);
    if (line === void 0) return [];
    const [what, tone = "plain"] = line;
    return [{ at: event.at, round: "round" in event ? event.round : null, what, tone }];
  });
}
function auditPage({ file, state, journal }, sent = /* @__PURE__ */ new Map()) {
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  return {
    file,
    head: state.head,
    verdict: auditVerdict(state, file.preset),
    arithmetic: auditArithmetic(findings, rejected.length),
    findings,
    rejected,
    rounds: roundAccounts(state, journal).map((account, i) => ({
      ...account,
      answered: answeredOf(file, state.rounds[i])
    })),
    timeline: timelineOf(journal),
    fixes: new Map(fixAccounts(state, sent).map((fix) => [fix.subject, fix])),
    calls: callsLine(state, sent)
  };
}
function answeredOf(file, round) {
  if (round === void 0) throw new Error("an account of a round that never began");
  return answeredIn(file, round).note;
}
Object.assign(exports, { auditPage });
});
