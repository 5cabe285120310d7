var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["verdict"] = __part((module, exports) => {
__export(exports, { verdictCommand: () => verdictCommand });
var [import_end_reservations, import_verdict_basis, import_positional, import_changes_since_planned, import_finish_step, import_resolve_target, import_merge_trees, import_target, import_pull_request_target, import_read_report, import_report_file, import_fingerprint_2, import_stored_reply, import_open_run, import_place, import_gh, import_bounded_program, import_remotes, import_repository_name, import_reservations, import_evidence_drop, import_audit_verdict, import_drive_git, import_slot_state, import_redact_2, import_work_tree_of, import_revisions, import_nearest, import_rest_of_history, import_split_sources, import_scan_json, import_revision, import_substance, import_edited_tests, import_counted, import_stamped, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_next_command, import_layout, import_repository_2, import_fold_journal, import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_audit_paths, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["end-reservations-07503392/end-reservations", "finish-step-ff6e5c95/verdict-basis", "main-9da6c79b/positional", "shown-files-3b977f13/changes-since-planned", "finish-step-ff6e5c95/finish-step", "text-called-binary-fe526637/resolve-target", "file-header-a064cb69/merge-trees", "target-823430ed/target", "target-823430ed/pull-request-target", "open-run-ba804728/read-report", "open-run-ba804728/report-file", "shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/stored-reply", "open-run-ba804728/open-run", "file-header-a064cb69/place", "file-header-a064cb69/gh", "file-header-a064cb69/bounded-program", "target-823430ed/remotes", "target-823430ed/repository-name", "evidence-lines-ba96a19f/reservations", "evidence-drop-94f915f0/evidence-drop", "summary-text-2-43621004/audit-verdict", "snapshot-b5aa8515/drive-git", "matches-schema-2b17f0d0/slot-state", "evidence-drop-94f915f0/redact-2", "finish-step-ff6e5c95/work-tree-of", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "file-header-a064cb69/rest-of-history", "index-758d4a94/split-sources", "index-758d4a94/scan-json", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "summary-text-2-43621004/edited-tests", "evidence-drop-94f915f0/counted", "objects-0b8527c9/stamped", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
async function headNow(repository, target) {
  switch (target.kind) {
    case "default":
      return headOrWork(repository);
    case "branch-or-commit":
      return (0, import_revisions.commitNamed)(repository, target.rev);
    case "range":
      return (0, import_revisions.commitNamed)(repository, target.to);
    case "staged":
      return { sha: null, tree: (await (0, import_snapshot.snapshotIndex)(repository)).tree };
    case "uncommitted":
      return workTree(repository);
    case "pull-request":
      return void 0;
  }
}
async function headOrWork(repository) {
  const { tree, dirty } = await (0, import_resolve_target.workTreeNow)(repository);
  return dirty ? { sha: null, tree } : (0, import_revisions.commitNamed)(repository, "HEAD");
}
async function workTree(repository) {
  return { sha: null, tree: (await (0, import_resolve_target.workTreeNow)(repository)).tree };
}
async function targetMoved({ repository, file }) {
  const target = targetOf(file);
  if (target === void 0) return void 0;
  let now;
  try {
    now = await headNow(repository, target);
  } catch (error) {
    if (error instanceof import_failure.Failure)
      return `${(0, import_inert_2.inertLine)(file.head.label)} cannot be found any more: ${error.message}`;
    throw error;
  }
  if (now === void 0) return void 0;
  if (now.sha === file.head.sha && now.tree === file.head.tree) return baseMoved(repository, file, target);
  if (now.sha !== null && now.sha !== file.head.sha && file.head.sha !== null)
    return `${(0, import_inert_2.inertLine)(file.head.label)} is at ${now.sha.slice(0, 12)} now, and ${file.head.sha.slice(0, 12)} was reviewed`;
  const changed = await changedPaths(repository, file, now.tree);
  return changed.length === 0 ? void 0 : `the work tree has changed since the review: ${named(changed)}`;
}
async function baseMoved(repository, { base }, target) {
  try {
    const { base: now } = await (0, import_resolve_target.resolveTarget)(repository, target);
    if (now.sha === base.sha) return void 0;
    return `${(0, import_inert_2.inertLine)(base.label)} would be compared at ${shortSha(now.sha)} now, and ${shortSha(base.sha)} was`;
  } catch (error) {
    if (!(error instanceof import_failure.Failure)) throw error;
    if (error.code === "scope/base-is-head") return void 0;
    return `${(0, import_inert_2.inertLine)(base.label)} cannot be found any more: ${error.message}`;
  }
}
var shortSha = (sha) => sha?.slice(0, 12) ?? "nothing";
async function stepMoved({
  repository,
  file
}) {
  if (file.audit !== void 0) return void 0;
  const { tree } = await (0, import_snapshot.snapshotWorkTree)(repository);
  const changed = tree === file.head.tree ? [] : await changedPaths(repository, file, tree);
  return changed.length === 0 ? void 0 : `the work tree has changed since the step was judged: ${named(changed)}`;
}
function targetOf({ kind, asked, merged }) {
  if (kind !== "review" || asked === void 0 || merged !== void 0) return void 0;
  const [staged, uncommitted] = [asked === "--staged", asked === "--uncommitted"];
  return (0, import_target.parseTarget)(asked === "" || staged || uncommitted ? [] : [asked], {
    staged,
    uncommitted,
    paths: []
  });
}
async function changedPaths(repository, { head, paths }, tree) {
  const args = [
    "--literal-pathspecs",
    "diff-tree",
    "-r",
    "-z",
    "--name-only",
    "--no-renames",
    head.tree,
    tree,
    "--"
  ];
  return (0, import_objects.records)(await (0, import_git.readGit)(repository, [...args, ...paths]));
}
function named(paths) {
  const more = paths.length > NAMED ? `, and ${paths.length - NAMED} more` : "";
  return paths.slice(0, NAMED).map(import_inert_2.inertLine).join(", ") + more;
}
var NAMED = 5;
async function auditVerdictNow(audit) {
  const { home, file, state } = audit;
  const { status, exit, why } = (0, import_audit_verdict.auditVerdict)(state);
  const moved = await (0, import_end_reservations.branchMoved)(audit);
  const { head } = state;
  const asked = ["merge-base", "--is-ancestor", head, "HEAD"];
  const { status: isInHead } = await (0, import_git.askGit)(home, asked, { answers: [0, 1, 128] });
  return {
    run: file.audit,
    status,
    exit: moved === void 0 ? exit : 3,
    why,
    moved: moved ?? null,
    scope: file.scope_note,
    branch: file.branch,
    head,
    merged: isInHead === 0,
    edits: (0, import_edited_tests.editedTests)(state),
    rounds: state.rounds.length,
    captured: file.captured
  };
}
var verdictCommand = {
  name: "verdict",
  summary: "Ends with the exit status that a finished run has earned",
  usage: "RUN|AUDIT [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the verdict as JSON on stdout" }],
  takes: { least: 1, most: 1, paths: false },
  details: `0 complete and clean; 1 findings at or above --fail-on; 3 incomplete, failed, not finished, or
no longer what its target names: a branch that moved, a work tree that was edited.
JSON: {run, status: complete|incomplete|failed, exit, moved, reservations[], raised, shown, dropped{reason: n\u2026}, coverage{hunks, reviewed,
carried}, since, captured: hooks|manual}; moved is null or says what has changed since; reservations say what the verdict does not cover; since is null or {run, new, open, fixed, unconfirmed, dismissed, withdrawn}. Of a step's run it prints {valid, reason}, with or without --json, and on stderr by whom the reply came, against what the claim was
held, and (3) what has changed in the work tree since; of an audit {run, status, exit, why,
moved, scope, branch, head, merged, edits[], rounds, captured}: the verdict is about head; edits are what fixes changed of
the tests that were there; moved says that the audit's branch is at another commit
now (3), merged whether HEAD has it.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_repository_2.openRepository)(cwd);
    const name = (0, import_positional.positional)(positionals, "RUN");
    if (await (0, import_fold_journal.isAudit)(repository, name))
      return verdictOfAudit(await auditVerdictNow(await (0, import_fold_journal.openAudit)(repository, name)), flag("json"));
    const run = await (0, import_open_run.openRun)(repository, name);
    if (run.file.kind === "step") return verdictOfStep(run);
    const report = await (0, import_read_report.readReport)(run);
    const moved = await targetMoved(run);
    const exit = moved === void 0 ? exitStatus(report.exit) : 3;
    const { counts, coverage, captured, status } = report;
    const verdict = {
      run: report.run,
      status,
      exit,
      moved: moved ?? null,
      reservations: restsOn(report),
      raised: counts.raised,
      shown: counts.shown,
      dropped: counts.dropped,
      coverage: { hunks: coverage.hunks, reviewed: coverage.reviewed, carried: coverage.carried },
      since: report.since === null ? null : sinceOf(report.since),
      captured
    };
    const stdout = flag("json") ? (0, import_inert_2.inertJson)(verdict) : `${linesOf(report).join("\n")}
`;
    const stderr = moved === void 0 ? {} : { stderr: `${moved}. To review it as it is: ${(0, import_changes_since_planned.replanCommand)(run.file)}
` };
    return { status: exit, stdout, ...stderr };
  }
};
async function verdictOfStep(run) {
  const judged = await (0, import_finish_step.readVerdict)(run);
  const moved = await stepMoved(run);
  const notes = [...moved === void 0 ? [] : [moved], ...(0, import_verdict_basis.verdictBasis)(run.file)];
  return {
    status: judged.valid && moved === void 0 ? 0 : 3,
    stdout: (0, import_finish_step.verdictLine)(judged),
    stderr: notes.map((note) => `${note}
`).join("")
  };
}
function sinceOf({
  run,
  new: added,
  open,
  fixed,
  unconfirmed = 0,
  dismissed,
  withdrawn
}) {
  return { run, new: added, open, fixed, unconfirmed, dismissed, withdrawn };
}
function verdictOfAudit(verdict, json) {
  const { status, exit, why, moved, scope, branch, head, merged, edits } = verdict;
  const place = `${scope}, at ${head.slice(0, 12)} on ${branch}, ${merged ? "merged" : "not merged"} into HEAD`;
  const stderr = moved === null ? {} : { stderr: `${moved}
` };
  const lines = [...edits, `of ${place}`].map((line) => `  ${(0, import_inert_2.inertLine)(line)}
`);
  const text = `${status}: ${(0, import_inert_2.inertLine)(why)}
${lines.join("")}`;
  return { status: exit, stdout: json ? (0, import_inert_2.inertJson)(verdict) : text, ...stderr };
}
function linesOf(report) {
  return [lineOf(report), ...restsOn(report).map((one) => `  ${(0, import_inert_2.inertLine)(one)}`)];
}
function restsOn(report) {
  const { word_of: runs = [] } = report;
  return [...(0, import_reservations.reservations)(report), ...runs.length === 0 ? [] : [`taken on the word of ${runs.join(", ")}`]];
}
function lineOf({ status, counts, gaps, coverage, scope }) {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.unscored + counts.not_scored} not scored`;
  if (status === "complete" && coverage.hunks === 0)
    return `complete: nothing to review, ${(0, import_counted.counted)(scope.skipped.length, "changed file")} shown to nobody`;
  return status === "complete" ? `complete: ${found}` : `${status}: ${(0, import_counted.counted)(gaps.length, "gap")}; ${found}`;
}
function exitStatus(exit) {
  return exit === 0 || exit === 1 ? exit : 3;
}
});
