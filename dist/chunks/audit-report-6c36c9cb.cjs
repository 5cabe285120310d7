var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["audit-report"] = __part((module, exports) => {
__export(exports, { auditRounds: () => auditRounds });
var [import_terminal, import_sent_by_run, import_known_failures, import_run_cost, import_open_run, import_summary_text_2, import_presets, import_audit_verdict, import_who_answered, import_fix_accounts_2, import_slot_state, import_test_file, import_edited_tests, import_counted, import_layout, import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["terminal-401b7bcd/terminal", "summary-text-2-43621004/sent-by-run", "summary-text-2-43621004/known-failures", "shown-files-3b977f13/run-cost", "open-run-ba804728/open-run", "summary-text-2-43621004/summary-text-2", "summary-text-2-43621004/presets", "summary-text-2-43621004/audit-verdict", "summary-text-2-43621004/who-answered", "summary-text-2-43621004/fix-accounts-2", "matches-schema-2b17f0d0/slot-state", "summary-text-2-43621004/test-file", "summary-text-2-43621004/edited-tests", "evidence-drop-94f915f0/counted", "matches-schema-2b17f0d0/layout", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
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
  const failures = (0, import_known_failures.failuresByRun)(journal);
  return journal.flatMap((event) => {
    const tell = TELLERS[event.kind];
    const told = tell(event, failures.get(event) ?? import_known_failures.NO_FAILURES);
    if (told === void 0) return [];
    const [what, tone = "plain"] = told;
    return [{ at: event.at, round: "round" in event ? event.round : null, what, tone }];
  });
}
function auditPage({ file, state, journal }, sent = /* @__PURE__ */ new Map()) {
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  return {
    file,
    head: state.head,
    verdict: (0, import_audit_verdict.auditVerdict)(state),
    arithmetic: (0, import_summary_text_2.auditArithmetic)(findings, rejected.length),
    findings,
    rejected,
    rounds: roundAccounts(state, journal).map((account, i) => ({
      ...account,
      answered: answeredOf(file, state.rounds[i])
    })),
    timeline: timelineOf(journal),
    fixes: new Map((0, import_fix_accounts_2.fixAccounts)(state, sent).map((fix) => [fix.subject, fix])),
    calls: (0, import_fix_accounts_2.callsLine)(state, sent)
  };
}
function answeredOf(file, round) {
  if (round === void 0) throw new Error("an account of a round that never began");
  return (0, import_who_answered.answeredIn)(file, round).note;
}
async function auditRounds(audit, format, view) {
  const { file, state } = audit;
  const { renderAudit } = (0, import_terminal.formatRecord)(format);
  if (renderAudit === void 0) {
    throw new import_failure.Failure("usage/bad-value", `--format: an audit has no report as ${format}`, {
      hint: `of audit ${file.audit}, one of: ${import_terminal.AUDIT_FORMATS.join(", ")}`
    });
  }
  const sent = await (0, import_sent_by_run.sentByRun)(audit);
  return renderAudit({ file, state, sent, page: () => auditPage(audit, sent) }, view);
}
});
