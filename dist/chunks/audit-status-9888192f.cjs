var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["audit-status"] = __part((module, exports) => {
__export(exports, { statusAction: () => statusAction, statusOfAudit: () => statusOfAudit });
var [import_news, import_decide_move, import_known_failures, import_open_run, import_presets, import_audit_verdict, import_who_answered, import_fix_accounts_2, import_slot_state, import_edited_tests, import_counted, import_layout, import_repository_2, import_fold_journal, import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_audit_paths, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["audit-status-9888192f/news", "decide-move-794d449c/decide-move", "summary-text-2-43621004/known-failures", "open-run-ba804728/open-run", "summary-text-2-43621004/presets", "summary-text-2-43621004/audit-verdict", "summary-text-2-43621004/who-answered", "summary-text-2-43621004/fix-accounts-2", "matches-schema-2b17f0d0/slot-state", "summary-text-2-43621004/edited-tests", "evidence-drop-94f915f0/counted", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
async function statusAction({ positionals, flag, cwd }) {
  const home = await (0, import_repository_2.openRepository)(cwd);
  const [, name] = positionals;
  const audits = name === void 0 ? await (0, import_fold_journal.listAudits)(home) : [await (0, import_fold_journal.openAudit)(home, name)];
  if (flag("json")) {
    const each = await Promise.all(audits.map(jsonOf));
    const json = name === void 0 ? { audits: each } : each[0];
    return { status: 0, stdout: (0, import_inert_2.inertJson)(json) };
  }
  const tree = await (0, import_audit_tree.auditOfTree)(home.top);
  const text = audits.length === 0 ? tree === void 0 ? "No audits yet: correctless audit start" : (0, import_audit_tree.auditTreeNotice)(tree) : (await Promise.all(audits.map(linesOf))).join("\n");
  return { status: 0, stdout: `${text}
` };
}
async function statusOfAudit(audit, json) {
  return json ? (0, import_inert_2.inertJson)(await jsonOf(audit)) : `${await linesOf(audit)}
`;
}
async function jsonOf(audit) {
  const { file, state } = audit;
  const { status, exit, why } = (0, import_audit_verdict.auditVerdict)(state);
  return {
    audit: file.audit,
    preset: file.preset,
    branch: file.branch,
    round: state.rounds.length,
    next: (0, import_decide_move.decideMove)(file, state).kind,
    findings: [...state.findings.values()].map(({ id, severity, status: s, title }) => ({
      id,
      severity,
      status: s,
      title,
      ...s === "fixed" ? (0, import_fix_accounts_2.fixStanding)(state, id) : {}
    })),
    slots: (await openSlots(audit)).map((state2) => ({
      slot: state2.slot.slot,
      agent: state2.slot.agent,
      why: (0, import_slot_state.openReason)(state2)
    })),
    news: (0, import_news.newsOf)(audit.journal, await (0, import_news.newsSinceLastCall)(audit), file.work_tree),
    verdict: { status, exit, why },
    finished: state.finished !== void 0
  };
}
async function linesOf(audit) {
  const { file, state } = audit;
  const { status, why } = (0, import_audit_verdict.auditVerdict)(state);
  const findings = [...state.findings.values()].map(
    ({ id, severity, status: s, title }) => `  ${id} ${severity} ${s}${s === "fixed" ? standingText((0, import_fix_accounts_2.fixStanding)(state, id)) : ""}: ${(0, import_inert_2.inertLine)(title)}`
  );
  const next = state.finished !== void 0 ? "closed" : state.ended !== void 0 ? `to close it: correctless audit finish ${file.audit}` : (0, import_decide_move.abortFailure)(audit)?.hint ?? `go on: correctless next ${file.audit}`;
  return [
    `audit ${file.audit}: ${file.preset}, ${(0, import_inert_2.inertLine)(file.scope_note)}, round ${state.rounds.length}, ${status}: ${(0, import_inert_2.inertLine)(why)}`,
    ...findings,
    ...(await openSlots(audit)).map(
      (state2) => `  open: slot ${state2.slot.slot} (${state2.slot.agent}), ${(0, import_inert_2.inertLine)((0, import_slot_state.openReason)(state2))}`
    ),
    ...newsLines((0, import_news.newsOf)(audit.journal, await (0, import_news.newsSinceLastCall)(audit), file.work_tree)),
    `  ${next}`
  ].join("\n");
}
function standingText({ tests, review }) {
  return tests === void 0 || review === void 0 ? "" : ` (tests: ${(0, import_inert_2.inertLine)(tests)}; review: ${(0, import_inert_2.inertLine)(review)})`;
}
function newsLines(news) {
  return news.length === 0 ? [] : ["  since the last call:", ...news.map((line) => `    ${line}`)];
}
async function openSlots({ home, file, state }) {
  const move = (0, import_decide_move.decideMove)(file, state);
  if (move.kind !== "run") return [];
  const { states } = await (0, import_open_run.openRun)(home, move.run);
  return states.filter(({ status }) => status === "pending");
}
});
exports["news"] = __part((module, exports) => {
__export(exports, { newsOf: () => newsOf, newsSinceLastCall: () => newsSinceLastCall, showNews: () => showNews });
var [import_known_failures, import_edited_tests, import_counted, import_own_key, import_files, import_inert_2] = ["summary-text-2-43621004/known-failures", "summary-text-2-43621004/edited-tests", "evidence-drop-94f915f0/counted", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "main/inert-2"].map(__load);
var short = (sha) => sha.slice(0, 12);
var few = (names) => `${names.slice(0, 3).map(import_inert_2.inertLine).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}`;
var placeOf = ({ head, without = [] }) => [short(head), ...without.map((sha) => `without ${short(sha)}`)].join(" ");
var TELLERS = {
  triaged: ({ decisions }) => triagedLine(decisions),
  // A fix is reported when it is committed.
  decided: ({ ids, decision, by, reason }) => decision === "fix" ? [] : `${decision === "defer" ? "deferred" : "disputed"}${by === "auto" ? " without asking" : ""}: ${ids.map(import_inert_2.inertLine).join(", ")} (${(0, import_inert_2.inertLine)(reason)})`,
  committed: ({ subject, sha, files, edits = [] }) => [
    `committed: ${subject} as ${short(sha)} (${few(files)})`,
    ...edits.map((edit) => `  ${(0, import_inert_2.inertLine)((0, import_edited_tests.editText)(edit))}`)
  ],
  tested: ({ failures, unusable, ...point }, { failures: { fresh, old, isStart } }) => {
    const at = placeOf(point);
    if (unusable !== null) return `tested: nothing is known of ${at}, ${(0, import_inert_2.inertLine)(unusable)}`;
    if (failures.length === 0) return `tested: all pass at ${at}`;
    if (isStart) return `tested: ${failures.length} fail before the fixes, at ${at}: ${few(failures)}`;
    if (fresh.length === 0)
      return `tested: no new failure at ${at}; ${old.length} failed before the fixes too`;
    const known = old.length === 0 ? "" : `; ${old.length} more failed before the fixes too`;
    return `tested: ${fresh.length} fail at ${at}: ${few(fresh)}${known}`;
  },
  reverted: ({ subject, sha, by, why }) => `taken back: ${subject} (${short(sha)}) by ${short(by)}: ${(0, import_inert_2.inertLine)(why)}`,
  discarded: ({ ref, why }, { workTree }) => [
    `set aside: ${(0, import_inert_2.inertLine)(why)}; kept in ${ref}, to bring it back:`,
    `  ${restoreCommand(ref, workTree)}`
  ],
  gone: ({ subject, by, sha }) => `gone: ${subject}, with the fix of ${by} (${short(sha)})`,
  "given-up": ({ subject }) => `given up: ${subject}`,
  attempted: ({ subject, accepted, rule }) => accepted ? [] : rule === null ? `not done: ${subject}, by its executor` : `rejected: an attempt at ${subject} (${rule})`,
  judged: ({ subject, valid }) => valid ? [] : `not accepted by the validator: an attempt at ${subject}`,
  reviewed: ({ head, findings }) => `reviewed: the fixes up to ${short(head)}, ${findings.length === 0 ? "without a finding" : few(findings.map(({ id }) => id))}`,
  aborted: ({ round, code }) => `aborted: round ${round}, ${code}`,
  closed: ({ round, kept, fixed }) => `closed: round ${round}, ${kept} kept, ${fixed} fixed`
};
function newsOf(journal, from, workTree) {
  const failures = (0, import_known_failures.failuresByRun)(journal);
  return journal.slice(from).filter(isNews).flatMap((event) => tell(event, { workTree, failures: failures.get(event) ?? import_known_failures.NO_FAILURES }));
}
function tell(event, known) {
  const teller = TELLERS[event.kind];
  return teller(event, known);
}
function triagedLine(decisions) {
  const of = (wanted) => decisions.filter(({ decision }) => decision === wanted);
  const same = of("duplicate").map(({ id, of: kept = "" }) => `${(0, import_inert_2.inertLine)(id)} is ${(0, import_inert_2.inertLine)(kept)}`);
  const names = same.length === 0 ? "" : ` (${same.join(", ")})`;
  return `triaged: ${of("keep").length} kept, ${of("reject").length} rejected, ${(0, import_counted.counted)(same.length, "duplicate")}${names}`;
}
function isNews(event) {
  return Object.hasOwn(TELLERS, event.kind);
}
function restoreCommand(ref, workTree) {
  const git = `git -C '${workTree.replaceAll("'", String.raw`'\''`)}'`;
  return `${git} diff-tree -p --binary ${ref}^ ${ref} | ${git} apply`;
}
async function showNews({ paths, journal }) {
  const { after } = await lastCall(paths.lastCall);
  await (0, import_files.writeFileAtomically)(paths.lastCall, (0, import_own_key.jsonText)({ before: after, after: journal.length }));
  return after;
}
async function newsSinceLastCall({ paths }) {
  return (await lastCall(paths.lastCall)).before;
}
async function lastCall(path) {
  try {
    const { before, after } = JSON.parse(await (0, import_files.readTextIfAny)(path) ?? "{}");
    return { before: before ?? 0, after: after ?? 0 };
  } catch {
    return { before: 0, after: 0 };
  }
}
});
