var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["dispatch"] = __part((module, exports) => {
__export(exports, { dispatchJson: () => dispatchJson, dispatchText: () => dispatchText });
var [import_installation, import_progress, import_progress_line, import_counted, import_layout] = ["shown-files-3b977f13/installation", "blame-ranges-5449f9d6/progress", "blame-ranges-5449f9d6/progress-line", "evidence-drop-94f915f0/counted", "matches-schema-2b17f0d0/layout"].map(__load);
var import_node_path = require("node:path");
function dispatchText(run, step, next, instead = []) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_progress_line.progressLine)((0, import_progress.progressOf)(run, step.phase)),
    calls.length === 1 ? `Make this Agent call, exactly as written${more}:` : `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    ...instead,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_progress_line.progressLine)((0, import_progress.progressOf)(run, step.phase)),
    "For each slot: read the packet with its agent\u2019s instructions, answer it, and store the answer, which is JSON alone:",
    ...step.slots.flatMap(({ slot, offers }) => [
      `  ${slot.slot}  ${slot.agent}  (offer ${offers + 1})`,
      `    correctless packet ${slot.slot} --with-instructions`,
      `    correctless reply ${slot.slot} FILE`
    ]),
    ...GIVING_UP,
    ...givenUpLines(run, next),
    `Then run: ${next}`,
    ""
  ].join("\n");
}
var GIVING_UP = ["A slot stays on offer until it is answered, or given up: correctless give-up RUN/N"];
function givenUpLines({ states }, next) {
  const n = states.filter(({ status }) => status === "failed").length;
  return n === 0 ? [] : [`${(0, import_counted.counted)(n, "slot")} given up or failed; to try again: ${next} --retry`];
}
async function dispatchJson(run, step) {
  const { top } = await (0, import_installation.readInstallation)([]);
  return {
    run: run.file.run,
    phase: step.phase,
    state: "dispatch",
    slots: step.slots.map(({ slot, offers }) => ({
      slot: slot.slot,
      agent: `correctless:${slot.agent}`,
      model: slot.model,
      offer: offers + 1,
      packet: run.paths.packet((0, import_layout.slotParts)(slot.slot)?.number ?? 0),
      instructions: (0, import_node_path.join)(top, "agents", `${slot.agent}.md`)
    }))
  };
}
});
exports["next"] = __part((module, exports) => {
__export(exports, { nextCommand: () => nextCommand });
var [import_stored_lines, import_positional, import_without_session, import_changes_since_planned, import_dispatch, import_finish_step, import_installation, import_progress, import_client_environment, import_progress_line, import_advance, import_decide_next, import_finish_run, import_read_report, import_report_file, import_run_cost, import_find_again, import_file_list, import_templates_gen, import_redact_hunks, import_by_hand, import_phases_of, import_injection_patterns, import_memory, import_fingerprint_2, import_shown_files, import_changed_links, import_stored_reply, import_open_run, import_hunk_text, import_looks_of, import_left_out_claims, import_world_of, import_fact_texts, import_split_hunk, import_shown_path, import_packet_2, import_message_text, import_render_terminal_2, import_ink, import_group_title, import_uri_path, import_sent_line, import_nothing_reviewed, import_arithmetic, import_summary_notes, import_evidence_lines, import_reservations, import_tally, import_at_a_glance, import_rubric, import_evidence_drop, import_slot_state, import_installed_packages, import_redact_2, import_work_tree_of, import_config, import_suppressions_2, import_functions_of, import_verify_finding, import_looks, import_matched_paths, import_index, import_scope_entries, import_named_entries, import_quoted_texts, import_asked_objects, import_split_sources, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_revision, import_substance, import_line_span, import_counted, import_stamped, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_next_command, import_layout, import_repository_2, import_fold_journal, import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_audit_paths, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["render-terminal-2-cbd5451e/stored-lines", "main-9da6c79b/positional", "find-again-1fcca463/without-session", "shown-files-3b977f13/changes-since-planned", "next-0118a739/dispatch", "finish-step-ff6e5c95/finish-step", "shown-files-3b977f13/installation", "blame-ranges-5449f9d6/progress", "shown-files-3b977f13/client-environment", "blame-ranges-5449f9d6/progress-line", "find-again-1fcca463/advance", "blame-ranges-5449f9d6/decide-next", "find-again-1fcca463/finish-run", "open-run-ba804728/read-report", "open-run-ba804728/report-file", "shown-files-3b977f13/run-cost", "find-again-1fcca463/find-again", "templates.gen-34c24269/file-list", "templates.gen-34c24269/templates.gen", "shown-files-3b977f13/redact-hunks", "open-run-ba804728/by-hand", "blame-ranges-5449f9d6/phases-of", "find-again-1fcca463/injection-patterns", "evidence-lines-ba96a19f/memory", "shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/shown-files", "suppressions-2-f634e93d/changed-links", "shown-files-3b977f13/stored-reply", "open-run-ba804728/open-run", "suppressions-2-f634e93d/hunk-text", "world-of-eeae2505/looks-of", "world-of-eeae2505/left-out-claims", "world-of-eeae2505/world-of", "world-of-eeae2505/fact-texts", "world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "world-of-eeae2505/message-text", "render-terminal-2-cbd5451e/render-terminal-2", "report-text-cd6d50fb/ink", "render-terminal-2-cbd5451e/group-title", "report-text-cd6d50fb/uri-path", "render-terminal-2-cbd5451e/sent-line", "evidence-lines-ba96a19f/nothing-reviewed", "evidence-lines-ba96a19f/arithmetic", "evidence-lines-ba96a19f/summary-notes", "evidence-lines-ba96a19f/evidence-lines", "evidence-lines-ba96a19f/reservations", "evidence-lines-ba96a19f/tally", "render-terminal-2-cbd5451e/at-a-glance", "evidence-drop-94f915f0/rubric", "evidence-drop-94f915f0/evidence-drop", "matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/installed-packages", "evidence-drop-94f915f0/redact-2", "finish-step-ff6e5c95/work-tree-of", "suppressions-2-f634e93d/config", "suppressions-2-f634e93d/suppressions-2", "blame-ranges-5449f9d6/functions-of", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/scope-entries", "world-of-eeae2505/named-entries", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "objects-0b8527c9/stamped", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var nextCommand = {
  name: "next",
  summary: "Says the one next thing to do in a run or an audit: agents to call, a question, or how it ended",
  usage: "RUN|AUDIT [--retry [--chunking]] [--json]",
  flags: [
    {
      name: "retry",
      type: "boolean",
      summary: "open failed slots, or an aborted round, for another try first; give up a fix that waits for its reply"
    },
    {
      name: "chunking",
      type: "boolean",
      summary: "with --retry, of an audit: review fixes over the budget in several packets from now on"
    },
    { name: "json", type: "boolean", summary: "the step as JSON on stdout" }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Safe to repeat, and from any session: the step is computed from what is stored. Ends with status 0 whatever the
review found: \`correctless verdict RUN\` answers that. Only an aborted round of an audit ends with 2 (over budget) or 3.
A fix that waits for its reply is left alone, however often this is called. What happened to an audit since the last call
is below the state: commits, tests, what was taken back, and what was set aside, with the command that brings it back.
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, offer, packet,
instructions}], question?{text, options[]},
changed?, verdict?, news?[]}; changed names what is different in the repository since the plan; slot is RUN/N, packet a path, instructions that of the
agent's file, whose text below the frontmatter is its system prompt;
offer how often it was offered; verdict is {status, exit} of a review or an audit, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd, env }) => {
    const repository = await (0, import_repository_2.openRepository)(cwd);
    const name = (0, import_positional.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM(__load("next-audit-da2b753d/next-audit")))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, { ...how, env, cwd });
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_fold_journal.isAudit)(repository, name)) return name;
  return (await (0, import_open_run.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json, env, cwd }) {
  const elsewhere = retry ? await retried(repository, name) : "";
  const advanced = await (0, import_advance.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_changes_since_planned.changesSincePlanned)(advanced.run) : [];
  const from = await (0, import_repository_2.folderInRepository)(repository, cwd);
  const warning = (0, import_changes_since_planned.changesWarning)(advanced.run.file, moved, "It ends as failed, whatever is answered.", {
    standing: from
  });
  const stdout = json ? await jsonOf(advanced, ending, moved) : textOf(advanced, ending, { env, standing: from });
  const stderr = elsewhere + warning;
  return { status: 0, stdout, ...stderr === "" ? {} : { stderr } };
}
async function retried(repository, name) {
  const run = await (0, import_open_run.openRun)(repository, name);
  const elsewhere = await (await Promise.resolve().then(() => __toESM(__load("retry-in-shards-a873f548/retry-in-shards")))).retryInShards(run);
  await (0, import_advance.reopen)(repository, name);
  return elsewhere;
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_finish_step.finishStep)(run);
    return { text: (0, import_finish_step.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_finish_run.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_render_terminal_2.renderTerminal)(report)}

${(0, import_stored_lines.storedLines)(run)}`, verdict: { status, exit } };
}
function textOf({ run, step }, ending, shell) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_dispatch.dispatchText)(run, step, `correctless next ${run.file.run}`, (0, import_without_session.withoutSession)(run.file, shell));
}
async function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...await (0, import_dispatch.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return (0, import_inert_2.inertJson)(json);
}
});
