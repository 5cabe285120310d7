var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["run-review"] = __part((module, exports) => {
__export(exports, { reviewAction: () => reviewAction });
var [import_follow_run, import_program_checks, import_how_to_start, import_report_text, import_hunk_coverage, import_run_options, import_deliver, import_terminal, import_plan_past, import_caps, import_pull_request, import_changes_since_planned, import_plan_key, import_plan_request, import_asked_target, import_choice, import_did_you_mean, import_partition_files, import_cache_root_named, import_kill_group, import_installation, import_progress, import_changed_texts, import_settings, import_client_environment, import_read_skipped, import_tree_cache, import_plan_facts, import_parser, import_short_ids, import_resolve_target, import_merge_trees, import_listed_files, import_create_run, import_progress_line, import_target, import_pull_request_target, import_advance, import_decide_next, import_finish_run, import_read_report, import_report_file, import_run_cost, import_find_again, import_file_list, import_templates_gen, import_redact_hunks, import_by_hand, import_phases_of, import_injection_patterns, import_memory, import_fingerprint_2, import_shown_files, import_changed_links, import_stored_reply, import_open_run, import_overview, import_page_assets_gen, import_changed_contracts, import_blame_ranges, import_map_with_limit, import_place, import_gh, import_bounded_program, import_remotes, import_repository_name, import_hunk_text, import_looks_of, import_left_out_claims, import_world_of, import_fact_texts, import_split_hunk, import_shown_path, import_packet_2, import_message_text, import_ink, import_uri_path, import_sent_line, import_nothing_reviewed, import_arithmetic, import_summary_notes, import_evidence_lines, import_reservations, import_tally, import_at_a_glance, import_rubric, import_evidence_drop, import_drive_git, import_slot_state, import_installed_packages, import_redact_2, import_text_called_binary, import_cross_check, import_path_patterns, import_revisions, import_nearest, import_config, import_suppressions_2, import_lock_file, import_rest_of_history, import_file_header, import_names, import_functions_of, import_verify_finding, import_looks, import_matched_paths, import_index, import_scope_entries, import_named_entries, import_quoted_texts, import_asked_objects, import_split_sources, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_revision, import_substance, import_line_span, import_counted, import_stamped, import_tree_changes, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_next_command, import_layout, import_repository_2, import_audit_tree, import_untracked, import_sealed_files, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_version_2, import_outcome, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["follow-run-93911e0b/follow-run", "program-checks-c96c7f48/program-checks", "program-checks-c96c7f48/how-to-start", "report-text-cd6d50fb/report-text", "page-material-fb83d122/hunk-coverage", "run-options-f9a9656f/run-options", "run-options-f9a9656f/deliver", "terminal-401b7bcd/terminal", "plan-past-3addfd92/plan-past", "plan-request-ec276fc0/caps", "file-header-a064cb69/pull-request", "shown-files-3b977f13/changes-since-planned", "plan-request-ec276fc0/plan-key", "plan-request-ec276fc0/plan-request", "target-823430ed/asked-target", "target-823430ed/choice", "main-9da6c79b/did-you-mean", "plan-request-ec276fc0/partition-files", "target-823430ed/cache-root-named", "shown-files-3b977f13/kill-group", "shown-files-3b977f13/installation", "blame-ranges-5449f9d6/progress", "templates.gen-34c24269/changed-texts", "templates.gen-34c24269/settings", "shown-files-3b977f13/client-environment", "text-called-binary-fe526637/read-skipped", "templates.gen-34c24269/tree-cache", "shown-files-3b977f13/plan-facts", "parser-38996fb6/parser", "file-header-a064cb69/short-ids", "text-called-binary-fe526637/resolve-target", "file-header-a064cb69/merge-trees", "file-header-a064cb69/listed-files", "suppressions-2-f634e93d/create-run", "blame-ranges-5449f9d6/progress-line", "target-823430ed/target", "target-823430ed/pull-request-target", "find-again-1fcca463/advance", "blame-ranges-5449f9d6/decide-next", "find-again-1fcca463/finish-run", "open-run-ba804728/read-report", "open-run-ba804728/report-file", "shown-files-3b977f13/run-cost", "find-again-1fcca463/find-again", "templates.gen-34c24269/file-list", "templates.gen-34c24269/templates.gen", "shown-files-3b977f13/redact-hunks", "open-run-ba804728/by-hand", "blame-ranges-5449f9d6/phases-of", "find-again-1fcca463/injection-patterns", "evidence-lines-ba96a19f/memory", "shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/shown-files", "suppressions-2-f634e93d/changed-links", "shown-files-3b977f13/stored-reply", "open-run-ba804728/open-run", "page-assets.gen-50c8c339/overview", "page-assets.gen-50c8c339/page-assets.gen", "changed-contracts-60446354/changed-contracts", "blame-ranges-5449f9d6/blame-ranges", "file-header-a064cb69/map-with-limit", "file-header-a064cb69/place", "file-header-a064cb69/gh", "file-header-a064cb69/bounded-program", "target-823430ed/remotes", "target-823430ed/repository-name", "suppressions-2-f634e93d/hunk-text", "world-of-eeae2505/looks-of", "world-of-eeae2505/left-out-claims", "world-of-eeae2505/world-of", "world-of-eeae2505/fact-texts", "world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "world-of-eeae2505/message-text", "report-text-cd6d50fb/ink", "report-text-cd6d50fb/uri-path", "render-terminal-2-cbd5451e/sent-line", "evidence-lines-ba96a19f/nothing-reviewed", "evidence-lines-ba96a19f/arithmetic", "evidence-lines-ba96a19f/summary-notes", "evidence-lines-ba96a19f/evidence-lines", "evidence-lines-ba96a19f/reservations", "evidence-lines-ba96a19f/tally", "render-terminal-2-cbd5451e/at-a-glance", "evidence-drop-94f915f0/rubric", "evidence-drop-94f915f0/evidence-drop", "snapshot-b5aa8515/drive-git", "matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/installed-packages", "evidence-drop-94f915f0/redact-2", "text-called-binary-fe526637/text-called-binary", "file-header-a064cb69/cross-check", "file-header-a064cb69/path-patterns", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "suppressions-2-f634e93d/config", "suppressions-2-f634e93d/suppressions-2", "text-called-binary-fe526637/lock-file", "file-header-a064cb69/rest-of-history", "file-header-a064cb69/file-header", "file-header-a064cb69/names", "blame-ranges-5449f9d6/functions-of", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/scope-entries", "world-of-eeae2505/named-entries", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "objects-0b8527c9/stamped", "snapshot-b5aa8515/tree-changes", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/version-2", "main/outcome", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var import_node_child_process = require("node:child_process");
function planByHand({ positionals, paths, flag, option }) {
  const given = (0, import_plan_request.givenOf)({ flag, option }).map(import_shell_word.shellWord);
  return [
    ...["correctless plan", ...positionals.map(import_shell_word.shellWord), ...given, "--capture manual"],
    ...paths.length === 0 ? [] : ["--", ...paths.map(import_shell_word.shellWord)]
  ].join(" ");
}
var PATIENCE_MS = 3e3;
function openerOf(platform) {
  if (platform === "darwin") return { program: "open", tellsByStatus: true };
  if (platform === "win32") return { program: "explorer.exe", tellsByStatus: false };
  return { program: "xdg-open", tellsByStatus: true };
}
async function openPage(path, env, { platform = process.platform, patienceMs = PATIENCE_MS } = {}) {
  const opener = openerOf(platform);
  const why = await openedBy(opener, path, { env, patienceMs });
  const browser = env["BROWSER"] ?? "";
  if (why !== missing(opener.program) || browser === "") return why;
  return openedBy({ program: browser, tellsByStatus: true }, path, { env, patienceMs });
}
var missing = (program) => `there is no "${program}" on PATH`;
function openedBy({ program, tellsByStatus }, path, { env, patienceMs }) {
  return new Promise((resolve) => {
    const child = (0, import_node_child_process.spawn)(program, [path], { env, stdio: "ignore", detached: true, windowsHide: true });
    const timer = setTimeout(resolve, patienceMs, void 0);
    const end = (why) => {
      clearTimeout(timer);
      resolve(why);
    };
    child.on("error", ({ code, message }) => {
      end(code === "ENOENT" ? missing(program) : `"${program}" could not be started: ${message}`);
    });
    child.on("exit", (status) => {
      end(tellsByStatus && status !== 0 ? `"${program}" ended with status ${status ?? "?"}` : void 0);
    });
    child.unref();
  });
}
async function pageLines(run, report, { opens, env }) {
  const { page } = run.paths;
  try {
    await (0, import_files.writeFileAtomically)(page, (0, import_overview.renderHtml)(report, await (0, import_hunk_coverage.pageMaterial)(run)));
  } catch (error) {
    if (!(error instanceof import_failure.Failure)) throw error;
    return `no page of the report: ${(0, import_inert_2.inertLine)(error.message)}
`;
  }
  const why = opens ? await openPage(page, env) : void 0;
  const problem = why === void 0 ? "" : `the page was not opened: ${(0, import_inert_2.inertLine)(why)}
`;
  return `${problem}page: ${(0, import_inert_2.inertLine)(page)}
`;
}
function endWithWords(live, standing, work) {
  return (0, import_follow_run.withStopSignals)((signal) => {
    if (standing.clientIsAtWork) return;
    live.end();
    live.say((0, import_outcome.failureText)(stoppedBy(signal, standing.resumeCommand)));
    (0, import_follow_run.exitBySignal)(signal);
  }, work);
}
function stoppedBy(signal, resumeCommand) {
  const by = signal === "SIGINT" ? import_follow_run.BY_CTRL_C : `stopped by ${signal}`;
  return resumeCommand === void 0 ? new import_failure.Failure("run/stopped", `nothing was planned; ${by}`) : new import_failure.Failure("run/stopped", `no agent is at work; ${by}`, { hint: `continue with: ${resumeCommand}` });
}
var goOnWith = (run) => `correctless review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_run_options.readRunOptions)(input);
  const live = (0, import_follow_run.liveProgress)(input.live);
  const standing = {
    resumeCommand: options.resume && goOnWith(options.resume),
    clientIsAtWork: false
  };
  return endWithWords(live, standing, () => reviewed(input, { options, live, standing }));
}
async function reviewed(input, { options, live, standing }) {
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live, standing) : await resumed(input, options.resume, live);
  (0, import_caps.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_advance.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live, standing });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_open_run.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_deliver.deliver)(
    await (0, import_report_text.reviewText)(done, repository, options.format, input.style),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_follow_run.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, lastly: page, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live, standing) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_follow_run.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_plan_request.planRequest)(input, "hooks");
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (hasWork) await (0, import_follow_run.requireClient)(input.env, planByHand(input));
      };
      return { run: await (0, import_plan_past.planRun)({ ...request, told, ready }), repository: request.repository };
    }
  );
  const estimate = (0, import_plan_past.estimateOf)(run);
  standing.resumeCommand = goOnWith(run.file.run);
  live.say([...(0, import_plan_past.plannedLines)(run), (0, import_caps.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_run_options.refuseGiven)(
    input,
    import_plan_request.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_repository_2.openRepository)(input.cwd);
  const run = await (0, import_open_run.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_report_file.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_plan_past.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_caps.estimateLine)(estimate)}
run: ${name}
`);
  return { repository, run: name, estimate };
}
function requireReview({ file }) {
  if (file.kind !== "review")
    throw new import_failure.Failure("usage/bad-value", `run ${file.run} is no review`, {
      hint: file.audit === void 0 ? "see: correctless status" : `go on with the audit: correctless run audit --resume ${file.audit.audit}`
    });
  if (file.captured !== "hooks")
    throw new import_failure.Failure("usage/bad-value", `run ${file.run} takes its replies by hand`, {
      hint: `continue with: correctless next ${file.run}`
    });
}
async function called(repository, run, { input, options, live, standing }) {
  if (options.resume !== void 0) await (0, import_follow_run.requireClient)(input.env, void 0);
  await (0, import_advance.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_open_run.openRun)(repository, run) });
  return (0, import_follow_run.runClient)({
    ...(0, import_follow_run.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_follow_run.following)(live, read, (await read()).run, await (0, import_repository_2.folderInRepository)(repository, input.cwd)),
    isAtWork: (is) => {
      standing.clientIsAtWork = is;
    }
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_open_run.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_advance.advance)(repository, name);
    if (step.kind === "report") return (0, import_finish_run.finishRun)(run);
  }
  const { states } = await (0, import_open_run.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_follow_run.unfinishedBecause)(end);
  throw new import_failure.Failure(code, `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `continue with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_decide_next.decideNext)((0, import_phases_of.phasesOf)(file), states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
});
