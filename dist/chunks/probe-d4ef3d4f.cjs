var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["probe"] = __part((module, exports) => {
__export(exports, { probeHooks: () => probeHooks });
var [import_probe_check, import_how_to_start, import_cache_root_named, import_plan_step, import_installation, import_settings, import_client_environment, import_tree_cache, import_plan_facts, import_parser, import_short_ids, import_create_run, import_target, import_pull_request_target, import_advance, import_decide_next, import_finish_run, import_read_report, import_report_file, import_run_cost, import_find_again, import_file_list, import_templates_gen, import_redact_hunks, import_by_hand, import_phases_of, import_injection_patterns, import_memory, import_fingerprint_2, import_shown_files, import_changed_links, import_stored_reply, import_open_run, import_bounded_program, import_repository_name, import_hunk_text, import_looks_of, import_left_out_claims, import_world_of, import_fact_texts, import_split_hunk, import_shown_path, import_packet_2, import_message_text, import_arithmetic, import_evidence_lines, import_reservations, import_tally, import_rubric, import_evidence_drop, import_slot_state, import_installed_packages, import_redact_2, import_revisions, import_nearest, import_config, import_suppressions_2, import_rest_of_history, import_functions_of, import_verify_finding, import_looks, import_matched_paths, import_index, import_scope_entries, import_named_entries, import_quoted_texts, import_asked_objects, import_split_sources, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_revision, import_substance, import_line_span, import_counted, import_stamped, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_next_command, import_layout, import_repository_2, import_audit_tree, import_untracked, import_sealed_files, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_version_2, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["doctor-9028a37d/probe-check", "program-checks-c96c7f48/how-to-start", "target-823430ed/cache-root-named", "check-step-c3057eee/plan-step", "shown-files-3b977f13/installation", "templates.gen-34c24269/settings", "shown-files-3b977f13/client-environment", "templates.gen-34c24269/tree-cache", "shown-files-3b977f13/plan-facts", "parser-38996fb6/parser", "file-header-a064cb69/short-ids", "suppressions-2-f634e93d/create-run", "target-823430ed/target", "target-823430ed/pull-request-target", "find-again-1fcca463/advance", "blame-ranges-5449f9d6/decide-next", "find-again-1fcca463/finish-run", "open-run-ba804728/read-report", "open-run-ba804728/report-file", "shown-files-3b977f13/run-cost", "find-again-1fcca463/find-again", "templates.gen-34c24269/file-list", "templates.gen-34c24269/templates.gen", "shown-files-3b977f13/redact-hunks", "open-run-ba804728/by-hand", "blame-ranges-5449f9d6/phases-of", "find-again-1fcca463/injection-patterns", "evidence-lines-ba96a19f/memory", "shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/shown-files", "suppressions-2-f634e93d/changed-links", "shown-files-3b977f13/stored-reply", "open-run-ba804728/open-run", "file-header-a064cb69/bounded-program", "target-823430ed/repository-name", "suppressions-2-f634e93d/hunk-text", "world-of-eeae2505/looks-of", "world-of-eeae2505/left-out-claims", "world-of-eeae2505/world-of", "world-of-eeae2505/fact-texts", "world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "world-of-eeae2505/message-text", "evidence-lines-ba96a19f/arithmetic", "evidence-lines-ba96a19f/evidence-lines", "evidence-lines-ba96a19f/reservations", "evidence-lines-ba96a19f/tally", "evidence-drop-94f915f0/rubric", "evidence-drop-94f915f0/evidence-drop", "matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/installed-packages", "evidence-drop-94f915f0/redact-2", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "suppressions-2-f634e93d/config", "suppressions-2-f634e93d/suppressions-2", "file-header-a064cb69/rest-of-history", "blame-ranges-5449f9d6/functions-of", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/scope-entries", "world-of-eeae2505/named-entries", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "objects-0b8527c9/stamped", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/version-2", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var NO_CLIENT = { kind: "no-client", said: 'no "claude" on PATH', costUsd: void 0 };
var PATIENCE_MS = 5 * 6e4;
var MOST_BYTES = 16 * 1024 * 1024;
async function askClient(question) {
  const { cwd, prompt } = question;
  const env = (0, import_client_environment.clientEnvironment)(question.env);
  try {
    const { file, args, verbatim } = (0, import_how_to_start.howToStart)("claude", argumentsOf(question), env);
    const bounds = { cwd, env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, input: prompt, verbatim };
    return answerOf(await (0, import_bounded_program.runBounded)(file, args, bounds));
  } catch (error) {
    if (error instanceof import_failure.Failure) throw error;
    return NO_CLIENT;
  }
}
function argumentsOf({ model, budgetUsd, pluginDir }) {
  return [
    ...["-p", "--output-format", "json"],
    ...["--allowedTools", "Agent"],
    ...["--max-budget-usd", budgetUsd],
    // The user's MCP servers are not needed, and starting them can take long.
    "--strict-mcp-config",
    ...model === "inherit" ? [] : ["--model", model],
    ...pluginDir === void 0 ? [] : ["--plugin-dir", pluginDir]
  ];
}
function answerOf(ended) {
  if (ended.kind !== "ended") {
    return { kind: "late", said: `no end within ${PATIENCE_MS / 1e3} s`, costUsd: void 0 };
  }
  const { result, total_cost_usd: cost } = resultIn(ended.stdout.toString("utf8"));
  const said = typeof result === "string" ? result : `${ended.stderr} (status ${ended.status})`;
  return {
    kind: "ended",
    said: (0, import_inert_2.inertLine)(said).slice(0, 200),
    costUsd: typeof cost === "number" ? cost : void 0
  };
}
function resultIn(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
async function writeTree(repository, files) {
  const entries = [];
  for (const [name, text] of Object.entries(files))
    entries.push(`100644 blob ${await (0, import_one_object.writeBlob)(repository, text)}	${name}\0`);
  const tree = await (0, import_git.readGit)(repository, ["mktree", "-z"], { input: entries.join("") });
  return tree.toString("latin1").trim();
}
var FILE = "probe.txt";
var TEXT = "correctless\n";
var STEP = {
  description: `Add the file ${FILE} with the one line "correctless". Read it once in the tree before you judge.`,
  why: "This is a probe of an installation: nothing of the user is judged, and the answer is not kept.",
  mode: "apply"
};
var RESULT = {
  success: true,
  summary: `Added ${FILE}.`,
  filesTouched: [FILE],
  filesWritten: [FILE],
  patch: `diff --git a/${FILE} b/${FILE}
new file mode 100644
--- /dev/null
+++ b/${FILE}
@@ -0,0 +1 @@
+${TEXT}`,
  mode: "apply"
};
async function planProbe(repository, cacheRoot2) {
  const [{ sha, tree }, nothing, head] = await Promise.all([
    (0, import_revisions.commitNamed)(repository, "HEAD"),
    writeTree(repository, {}),
    writeTree(repository, { [FILE]: TEXT })
  ]);
  const { models } = await (0, import_config.readConfig)(repository, tree);
  const why = "nothing of the repository takes part";
  const changed = [{ path: FILE, status: "added", newMode: "100644" }];
  const planned = await (0, import_plan_step.planStep)({
    step: STEP,
    result: RESULT,
    facts: { allow: [], exclude: [], git: { base: sha, changed, patch: { kind: "applies", differs: [] } } },
    repository,
    sides: {
      base: { sha, tree: nothing, label: "an empty tree", why },
      head: { sha: null, tree: head, label: "a tree of one file", why }
    },
    fingerprint: await (0, import_fingerprint_2.fingerprintRepository)(repository),
    captured: "hooks",
    cacheRoot: cacheRoot2,
    stage: { home: repository, audit: void 0, models: { audit: models?.summary ?? "haiku" } }
  });
  if (planned.kind === "too-large") throw new Error(planned.reason);
  const { step } = await (0, import_advance.advance)(repository, planned.file.run);
  const [slot] = step.kind === "dispatch" ? step.slots : [];
  if (slot === void 0) throw new Error(`the probe ${planned.file.run} offers no slot`);
  return { slot: slot.slot, paths: planned.paths };
}
async function probeHooks({ cwd, env }) {
  try {
    const repository = await (0, import_repository_2.openRepository)(cwd);
    const plugins = await (0, import_probe_check.listClientPlugins)(repository.top, env);
    if (plugins === "no-client") return (0, import_probe_check.judgeProbe)([], NO_CLIENT);
    const probe = await planProbe(repository, (0, import_cache_root_named.cacheRoot)(env));
    const installed = plugins !== "no-answer" && plugins.some(({ id, enabled }) => enabled && /^correctless@/.test(id));
    const { top } = await (0, import_installation.readInstallation)([]);
    const answer = await askClient({
      cwd: repository.top,
      env,
      prompt: promptOf(probe),
      model: probe.slot.model,
      budgetUsd: import_probe_check.PROBE_BUDGET_USD,
      ...installed ? {} : { pluginDir: top }
    });
    const check = (0, import_probe_check.judgeProbe)(await (0, import_ledger.readLedger)(probe.paths), answer);
    if (check.state !== "failed") {
      await (0, import_files.removeFolder)(probe.paths.dir);
      const note = installed ? "" : ` (with --plugin-dir ${top}: the client has no correctless of its own)`;
      return { ...check, found: `${check.found}${note}` };
    }
    return { ...check, found: `${check.found}; kept: ${probe.paths.dir}` };
  } catch (error) {
    if (!(error instanceof import_failure.Failure)) throw error;
    const remedy = error.hint ?? `see: ${error.code}`;
    return { name: "probe", state: "failed", found: `${error.code}: ${error.message}`, remedy };
  }
}
function promptOf({ slot: { agent, slot } }) {
  return [
    "Make this one Agent call, exactly as written:",
    `Agent(subagent_type="correctless:${agent}", description="slot ${slot}", prompt="slot ${slot}")`,
    "Then answer with the one word: done",
    ""
  ].join("\n");
}
});
