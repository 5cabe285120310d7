var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["run-audit"] = __part((module, exports) => {
__export(exports, { auditAction: () => auditAction });
var [import_audit_files, import_identity, import_follow_run, import_program_checks, import_how_to_start, import_report_text, import_run_options, import_deliver, import_terminal, import_caps, import_changes_since_planned, import_plan_request, import_asked_target, import_choice, import_did_you_mean, import_partition_files, import_cache_root_named, import_plan_shared_judge, import_take_out_lines, import_background_folder, import_plan_step, import_hunt_slots, import_own_tree, import_finish_step, import_take_verify, import_history_section, import_decide_move, import_sent_by_run, import_kill_group, import_installation, import_progress, import_changed_texts, import_settings, import_client_environment, import_read_skipped, import_tree_cache, import_plan_facts, import_parser, import_short_ids, import_resolve_target, import_merge_trees, import_listed_files, import_create_run, import_progress_line, import_target, import_pull_request_target, import_advance, import_decide_next, import_finish_run, import_read_report, import_report_file, import_run_cost, import_find_again, import_file_list, import_templates_gen, import_redact_hunks, import_by_hand, import_phases_of, import_injection_patterns, import_memory, import_fingerprint_2, import_shown_files, import_changed_links, import_stored_reply, import_open_run, import_round_file_2, import_blame_ranges, import_map_with_limit, import_place, import_gh, import_bounded_program, import_remotes, import_repository_name, import_hunk_text, import_looks_of, import_left_out_claims, import_world_of, import_fact_texts, import_split_hunk, import_shown_path, import_packet_2, import_message_text, import_ink, import_uri_path, import_arithmetic, import_evidence_lines, import_reservations, import_tally, import_rubric, import_evidence_drop, import_summary_text_2, import_presets, import_audit_verdict, import_who_answered, import_fix_accounts_2, import_discard_changes, import_audit_lock, import_start_time, import_commit_tree_2, import_drive_git, import_slot_state, import_installed_packages, import_redact_2, import_undone_work, import_check_hunt, import_check_step, import_carry_lines, import_audited_paths, import_work_tree_of, import_check_fix_review, import_text_called_binary, import_cross_check, import_path_patterns, import_revisions, import_nearest, import_config, import_suppressions_2, import_lock_file, import_rest_of_history, import_file_header, import_names, import_functions_of, import_verify_finding, import_looks, import_matched_paths, import_index, import_scope_entries, import_named_entries, import_quoted_texts, import_asked_objects, import_split_sources, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_revision, import_substance, import_line_span, import_test_file, import_edited_tests, import_counted, import_ignored_before, import_ignored_files, import_stamped, import_commit_object, import_tree_changes, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_next_command, import_layout, import_repository_2, import_fold_journal, import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_audit_paths, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_version_2, import_outcome, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["audit-files-f8ef0d9b/audit-files", "list-runs-4e8926fb/identity", "follow-run-93911e0b/follow-run", "program-checks-c96c7f48/program-checks", "program-checks-c96c7f48/how-to-start", "report-text-cd6d50fb/report-text", "run-options-f9a9656f/run-options", "run-options-f9a9656f/deliver", "terminal-401b7bcd/terminal", "plan-request-ec276fc0/caps", "shown-files-3b977f13/changes-since-planned", "plan-request-ec276fc0/plan-request", "target-823430ed/asked-target", "target-823430ed/choice", "main-9da6c79b/did-you-mean", "plan-request-ec276fc0/partition-files", "target-823430ed/cache-root-named", "plan-shared-judge-6a8b07ad/plan-shared-judge", "take-out-lines-23b220dd/take-out-lines", "hunt-slots-02b5d22d/background-folder", "check-step-c3057eee/plan-step", "hunt-slots-02b5d22d/hunt-slots", "hunt-slots-02b5d22d/own-tree", "finish-step-ff6e5c95/finish-step", "undone-work-98992116/take-verify", "decide-move-794d449c/history-section", "decide-move-794d449c/decide-move", "summary-text-2-43621004/sent-by-run", "shown-files-3b977f13/kill-group", "shown-files-3b977f13/installation", "blame-ranges-5449f9d6/progress", "templates.gen-34c24269/changed-texts", "templates.gen-34c24269/settings", "shown-files-3b977f13/client-environment", "text-called-binary-fe526637/read-skipped", "templates.gen-34c24269/tree-cache", "shown-files-3b977f13/plan-facts", "parser-38996fb6/parser", "file-header-a064cb69/short-ids", "text-called-binary-fe526637/resolve-target", "file-header-a064cb69/merge-trees", "file-header-a064cb69/listed-files", "suppressions-2-f634e93d/create-run", "blame-ranges-5449f9d6/progress-line", "target-823430ed/target", "target-823430ed/pull-request-target", "find-again-1fcca463/advance", "blame-ranges-5449f9d6/decide-next", "find-again-1fcca463/finish-run", "open-run-ba804728/read-report", "open-run-ba804728/report-file", "shown-files-3b977f13/run-cost", "find-again-1fcca463/find-again", "templates.gen-34c24269/file-list", "templates.gen-34c24269/templates.gen", "shown-files-3b977f13/redact-hunks", "open-run-ba804728/by-hand", "blame-ranges-5449f9d6/phases-of", "find-again-1fcca463/injection-patterns", "evidence-lines-ba96a19f/memory", "shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/shown-files", "suppressions-2-f634e93d/changed-links", "shown-files-3b977f13/stored-reply", "open-run-ba804728/open-run", "summary-text-2-43621004/round-file-2", "blame-ranges-5449f9d6/blame-ranges", "file-header-a064cb69/map-with-limit", "file-header-a064cb69/place", "file-header-a064cb69/gh", "file-header-a064cb69/bounded-program", "target-823430ed/remotes", "target-823430ed/repository-name", "suppressions-2-f634e93d/hunk-text", "world-of-eeae2505/looks-of", "world-of-eeae2505/left-out-claims", "world-of-eeae2505/world-of", "world-of-eeae2505/fact-texts", "world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "world-of-eeae2505/message-text", "report-text-cd6d50fb/ink", "report-text-cd6d50fb/uri-path", "evidence-lines-ba96a19f/arithmetic", "evidence-lines-ba96a19f/evidence-lines", "evidence-lines-ba96a19f/reservations", "evidence-lines-ba96a19f/tally", "evidence-drop-94f915f0/rubric", "evidence-drop-94f915f0/evidence-drop", "summary-text-2-43621004/summary-text-2", "summary-text-2-43621004/presets", "summary-text-2-43621004/audit-verdict", "summary-text-2-43621004/who-answered", "summary-text-2-43621004/fix-accounts-2", "discard-changes-edb9cbec/discard-changes", "discard-changes-edb9cbec/audit-lock", "discard-changes-edb9cbec/start-time", "discard-changes-edb9cbec/commit-tree-2", "snapshot-b5aa8515/drive-git", "matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/installed-packages", "evidence-drop-94f915f0/redact-2", "undone-work-98992116/undone-work", "hunt-slots-02b5d22d/check-hunt", "check-step-c3057eee/check-step", "hunt-slots-02b5d22d/carry-lines", "hunt-slots-02b5d22d/audited-paths", "finish-step-ff6e5c95/work-tree-of", "undone-work-98992116/check-fix-review", "text-called-binary-fe526637/text-called-binary", "file-header-a064cb69/cross-check", "file-header-a064cb69/path-patterns", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "suppressions-2-f634e93d/config", "suppressions-2-f634e93d/suppressions-2", "text-called-binary-fe526637/lock-file", "file-header-a064cb69/rest-of-history", "file-header-a064cb69/file-header", "file-header-a064cb69/names", "blame-ranges-5449f9d6/functions-of", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/scope-entries", "world-of-eeae2505/named-entries", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "summary-text-2-43621004/test-file", "summary-text-2-43621004/edited-tests", "evidence-drop-94f915f0/counted", "discard-changes-edb9cbec/ignored-before", "snapshot-b5aa8515/ignored-files", "objects-0b8527c9/stamped", "discard-changes-edb9cbec/commit-object", "snapshot-b5aa8515/tree-changes", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/version-2", "main/outcome", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var REVIEWS_ONLY = [
  ...import_plan_request.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens",
  "open"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_run_options.readRunOptions)(input);
  (0, import_run_options.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_follow_run.requireClient)(input.env, options.resume === void 0 ? startByHand(input) : void 0);
  const progress = (0, import_follow_run.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_fold_journal.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_deliver.deliver)(
    await (0, import_report_text.auditText)(audit, home, options.format, input.style),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_follow_run.costLine)(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: (0, import_audit_verdict.auditVerdict)(audit.state).exit,
    stderr: lines,
    ...stdout === void 0 ? {} : { stdout }
  };
}
function startByHand({ positionals, paths }) {
  return [
    ...["correctless audit start", ...positionals.slice(1).map(import_shell_word.shellWord), "--capture manual"],
    ...paths.length === 0 ? [] : ["--", ...paths.map(import_shell_word.shellWord)]
  ].join(" ");
}
async function started(input, { caps }, { say }) {
  const request = await (0, import_audit_files.auditRequest)(input);
  const audit = await (0, import_audit_files.startAudit)({
    ...request,
    auto: true,
    captured: "hooks",
    permit: async (file) => {
      const { calls, bytes } = await (0, import_audit_files.estimateHunt)(request.home, file);
      (0, import_caps.refuseOverCaps)({ agents: calls, scorers: 0, bytes }, caps, "correctless run audit");
    }
  });
  say([...await (0, import_audit_files.auditLines)(audit), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_run_options.refuseGiven)(
    { ...input, positionals: input.positionals.slice(1) },
    ["yes"],
    `cannot be changed: audit ${name} was started with its own`
  );
  const home = await (0, import_repository_2.openRepository)(input.cwd);
  const audit = await (0, import_fold_journal.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_plan_shared_judge.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_fold_journal.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const read = () => stageAtWork(home, file.audit);
  const show = (0, import_follow_run.following)(progress, read, (await read())?.run);
  const { agents } = caps;
  return (0, import_follow_run.runClient)({
    ...{ ...(0, import_follow_run.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_follow_run.isAtAgentCap)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function stageAtWork(home, name) {
  const { file, state } = await (0, import_fold_journal.openAudit)(home, name);
  const move = (0, import_decide_move.decideMove)(file, state);
  const round = (0, import_audit_paths.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  return { run: await (0, import_open_run.openRun)(home, move.run), round: `round ${round}, ` };
}
function abortText(audit) {
  const failure = (0, import_decide_move.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_outcome.failureText)(
    new import_failure.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const { code, why } = (0, import_follow_run.unfinishedBecause)(end);
  const asks = !file.auto && (0, import_decide_move.decideMove)(file, state).kind === "ask";
  return new import_failure.Failure(code, `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `continue with: ${goOnWith(file.audit)}`
  });
}
});
