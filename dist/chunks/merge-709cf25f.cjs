var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["merge"] = __part((module, exports) => {
__export(exports, { mergeCommand: () => mergeCommand });
var [import_stored_lines, import_positional, import_plan_key, import_partition_files, import_cache_root_named, import_read_skipped, import_tree_cache, import_plan_facts, import_parser, import_short_ids, import_resolve_target, import_merge_trees, import_listed_files, import_create_run, import_target, import_pull_request_target, import_finish_run, import_read_report, import_report_file, import_run_cost, import_find_again, import_file_list, import_templates_gen, import_redact_hunks, import_by_hand, import_phases_of, import_injection_patterns, import_memory, import_fingerprint_2, import_shown_files, import_changed_links, import_stored_reply, import_open_run, import_map_with_limit, import_place, import_gh, import_bounded_program, import_remotes, import_repository_name, import_hunk_text, import_looks_of, import_left_out_claims, import_world_of, import_fact_texts, import_split_hunk, import_shown_path, import_packet_2, import_message_text, import_render_terminal_2, import_ink, import_group_title, import_uri_path, import_sent_line, import_nothing_reviewed, import_arithmetic, import_summary_notes, import_evidence_lines, import_reservations, import_tally, import_at_a_glance, import_rubric, import_evidence_drop, import_drive_git, import_slot_state, import_installed_packages, import_redact_2, import_text_called_binary, import_cross_check, import_path_patterns, import_revisions, import_nearest, import_config, import_suppressions_2, import_lock_file, import_rest_of_history, import_file_header, import_names, import_functions_of, import_verify_finding, import_looks, import_matched_paths, import_index, import_scope_entries, import_named_entries, import_quoted_texts, import_asked_objects, import_split_sources, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_revision, import_substance, import_line_span, import_counted, import_stamped, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_next_command, import_layout, import_repository_2, import_audit_tree, import_untracked, import_sealed_files, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_version_2, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["render-terminal-2-cbd5451e/stored-lines", "main-9da6c79b/positional", "plan-request-ec276fc0/plan-key", "plan-request-ec276fc0/partition-files", "target-823430ed/cache-root-named", "text-called-binary-fe526637/read-skipped", "templates.gen-34c24269/tree-cache", "shown-files-3b977f13/plan-facts", "parser-38996fb6/parser", "file-header-a064cb69/short-ids", "text-called-binary-fe526637/resolve-target", "file-header-a064cb69/merge-trees", "file-header-a064cb69/listed-files", "suppressions-2-f634e93d/create-run", "target-823430ed/target", "target-823430ed/pull-request-target", "find-again-1fcca463/finish-run", "open-run-ba804728/read-report", "open-run-ba804728/report-file", "shown-files-3b977f13/run-cost", "find-again-1fcca463/find-again", "templates.gen-34c24269/file-list", "templates.gen-34c24269/templates.gen", "shown-files-3b977f13/redact-hunks", "open-run-ba804728/by-hand", "blame-ranges-5449f9d6/phases-of", "find-again-1fcca463/injection-patterns", "evidence-lines-ba96a19f/memory", "shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/shown-files", "suppressions-2-f634e93d/changed-links", "shown-files-3b977f13/stored-reply", "open-run-ba804728/open-run", "file-header-a064cb69/map-with-limit", "file-header-a064cb69/place", "file-header-a064cb69/gh", "file-header-a064cb69/bounded-program", "target-823430ed/remotes", "target-823430ed/repository-name", "suppressions-2-f634e93d/hunk-text", "world-of-eeae2505/looks-of", "world-of-eeae2505/left-out-claims", "world-of-eeae2505/world-of", "world-of-eeae2505/fact-texts", "world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "world-of-eeae2505/message-text", "render-terminal-2-cbd5451e/render-terminal-2", "report-text-cd6d50fb/ink", "render-terminal-2-cbd5451e/group-title", "report-text-cd6d50fb/uri-path", "render-terminal-2-cbd5451e/sent-line", "evidence-lines-ba96a19f/nothing-reviewed", "evidence-lines-ba96a19f/arithmetic", "evidence-lines-ba96a19f/summary-notes", "evidence-lines-ba96a19f/evidence-lines", "evidence-lines-ba96a19f/reservations", "evidence-lines-ba96a19f/tally", "render-terminal-2-cbd5451e/at-a-glance", "evidence-drop-94f915f0/rubric", "evidence-drop-94f915f0/evidence-drop", "snapshot-b5aa8515/drive-git", "matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/installed-packages", "evidence-drop-94f915f0/redact-2", "text-called-binary-fe526637/text-called-binary", "file-header-a064cb69/cross-check", "file-header-a064cb69/path-patterns", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "suppressions-2-f634e93d/config", "suppressions-2-f634e93d/suppressions-2", "text-called-binary-fe526637/lock-file", "file-header-a064cb69/rest-of-history", "file-header-a064cb69/file-header", "file-header-a064cb69/names", "blame-ranges-5449f9d6/functions-of", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/scope-entries", "world-of-eeae2505/named-entries", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "objects-0b8527c9/stamped", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/version-2", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_node_crypto = require("node:crypto");
var DEPTH = 5;
var NOT_SEARCHED = /* @__PURE__ */ new Set([".git", "node_modules"]);
async function runFolders(folder, depth = DEPTH) {
  if (await (0, import_places.isFile)((0, import_node_path.join)(folder, "run.json"))) return [folder];
  if (depth === 0) return [];
  const entries = await (0, import_disk.readdir)(folder, { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory() && !NOT_SEARCHED.has(entry.name)).map(({ name }) => (0, import_node_path.join)(folder, name)).toSorted(import_order.compareText);
  return (await Promise.all(below.map((path) => runFolders(path, depth - 1)))).flat();
}
async function specialEntries(folder) {
  const entries = await (0, import_disk.readdir)(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = (0, import_node_path.join)(folder, entry.name);
      if (entry.isDirectory()) return specialEntries(path);
      return entry.isFile() ? [] : [path];
    })
  );
  return found.flat().toSorted(import_order.compareText);
}
async function readShard(run, isOwn) {
  const { file, paths } = run;
  const [scope, past, files, rules, facts] = await Promise.all([
    (0, import_own_key.readRunJson)(paths.scope, "scope"),
    (0, import_memory.readPast)(paths, file),
    (0, import_stamped.readStamped)(paths.files, file),
    (0, import_stamped.readStamped)(paths.rules, file),
    (0, import_stamped.readStamped)(paths.facts, file)
  ]);
  const read = { run, isOwn, scope, past, files, rules, facts };
  return { ...read, shard: file.shard ?? wholeAsShard(read) };
}
function wholeAsShard(read) {
  const { file } = read.run;
  const shard = {
    index: 1,
    of: 1,
    paths: read.scope.files.map(({ path }) => path),
    scope_note: file.scope_note
  };
  return { ...shard, plan: (0, import_plan_key.planKey)(plannedOf({ ...read, shard: { ...shard, plan: "" } })) };
}
function shardName({ run, shard }) {
  if (run.file.shard === void 0) return `run ${run.file.run}`;
  return `shard ${shard.index} of ${shard.of} (run ${run.file.run})`;
}
function keyOfShard(shard) {
  return (0, import_plan_key.planKey)(plannedOf(shard));
}
function differingParts(one, other) {
  const [a, b] = [(0, import_plan_key.planParts)(plannedOf(one)), (0, import_plan_key.planParts)(plannedOf(other))];
  return Object.keys(a).filter((part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]));
}
function plannedOf({ run, shard, scope, past, facts }) {
  return { file: wholeRun(run.file), of: shard.of, scope, past, context: facts.context };
}
function wholeRun(file) {
  const { shard, ...rest } = file;
  return shard === void 0 ? file : { ...rest, scope_note: shard.scope_note };
}
async function findShards(repository, named, cwd) {
  const found = [];
  for (const name of named) found.push(...await shardsOf(repository, name, cwd));
  return found.toSorted((a, b) => a.shard.index - b.shard.index);
}
async function shardsOf(repository, name, cwd) {
  const own = (0, import_layout.runPaths)(repository.top, name);
  if (/^[a-z0-9]{4,16}$/.test(name) && await (0, import_places.isFile)(own.run)) return [await ownShard(repository, name)];
  const folder = await folderNamed(name, cwd);
  const folders = await runFolders(folder);
  const shards = [];
  const others = [];
  for (const one of folders) {
    const shard = await shardIn(repository, one, one === folder);
    if (shard !== void 0) shards.push(shard);
    else if (one === folder) throw notAShard(name, "is a step, not a review");
    else others.push(one);
  }
  if (shards.length > 0) return shards;
  const [whole] = others;
  throw new import_failure.Failure("merge/no-shards", `${(0, import_printable.printable)(name)} holds no run that is a shard`, {
    hint: whole === void 0 ? "name runs that were planned with --shard, or the folders that contain them" : `a whole review is taken over when its own folder is named, here ${(0, import_counted.counted)(others.length, "folder")}: correctless merge ${(0, import_shell_word.shellWord)(whole)}`
  });
}
async function ownShard(repository, name) {
  const run = await (0, import_open_run.openRun)(repository, name);
  await requireNoLinks(run.paths.dir);
  if (run.file.kind === "review" && run.file.shard !== void 0) return readShard(run, true);
  throw notAShard(name, "is a whole review or a step, not a shard");
}
async function folderNamed(name, cwd) {
  const folder = (0, import_node_path.resolve)(cwd, name);
  const stats = await (0, import_promises.stat)(folder).catch(() => void 0);
  if (stats?.isDirectory() === true) return folder;
  throw new import_failure.Failure(
    "merge/no-shards",
    `${(0, import_printable.printable)(name)} is neither a run of this repository nor a folder`,
    {
      hint: "unpack the run that you carried over, and name its folder"
    }
  );
}
async function shardIn(repository, folder, whole) {
  const file = await (0, import_own_key.readRunJson)((0, import_node_path.join)(folder, "run.json"), "run");
  if (file.kind !== "review" || file.shard === void 0 && !whole) return void 0;
  await requireNoLinks(folder);
  const paths = (0, import_layout.runPathsIn)(folder);
  const isOwn = await isOwnRun(file, paths);
  return readShard(await (0, import_open_run.runAt)(repository, file, paths, isOwn ? "own" : "named"), isOwn);
}
async function requireNoLinks(folder) {
  const [odd] = await specialEntries(folder);
  if (odd !== void 0) throw notAShard(odd, "is a link, and runs consist of files");
}
async function isOwnRun(file, paths) {
  if ((0, import_node_path.basename)(paths.dir) !== file.run) return false;
  return (0, import_ledger.readLedger)(paths).then(
    (lines2) => lines2.length > 0,
    (error) => {
      if (error instanceof import_failure.Failure && error.code === "run/foreign") return false;
      throw error;
    }
  );
}
function notAShard(name, what) {
  return new import_failure.Failure("merge/not-a-shard", `${(0, import_printable.printable)(name)} ${what}`, {
    hint: "only parts of one review are merged: correctless plan TARGET --shard I/N"
  });
}
function takenSlots(file, shards) {
  const all = shards.flatMap(
    (shard) => shard.run.states.filter(({ slot, status }) => slot.phase !== "score" || status === "stored").map(({ slot }) => ({ shard, from: slot }))
  );
  return all.toSorted(
    (0, import_order.inOrder)(
      (0, import_order.by)(({ from }) => PHASES.indexOf(from.phase)),
      (0, import_order.by)(({ from }) => import_vocabulary.REVIEW_AGENTS.findIndex((agent) => agent === from.agent)),
      (0, import_order.by)(({ shard }) => shard.shard.index),
      (0, import_order.by)(({ from }) => (0, import_layout.slotParts)(from.slot)?.number ?? 0)
    )
  ).map(({ shard, from }, index) => ({
    shard,
    from,
    slot: {
      ...withoutFindings(from),
      run: file.run,
      slot: `${file.run}/${index + 1}`,
      shard_slot: from.slot
    }
  }));
}
var PHASES = ["summary", "review", "sources", "score"];
function withoutFindings({ findings, ...slot }) {
  if (findings === void 0) return slot;
  return { ...slot, findings: findings.map(({ id }) => ({ id, fingerprint: null })) };
}
function takenAgent(shard, agentId) {
  return `${agentId}-${shard.run.file.run}`;
}
function takenLedger(shards, taken, at) {
  const names = new Map(taken.map(({ from, slot }) => [from.slot, slot.slot]));
  const open = taken.filter(
    ({ shard, from }) => shard.run.states.some(({ slot, status }) => slot.slot === from.slot && status === "pending")
  );
  const planned = (phase) => ({
    at,
    kind: "planned",
    phase,
    slots: taken.filter(({ from }) => from.phase === phase).map(({ slot }) => slot.slot),
    uncovered: shards.flatMap(
      ({ run }) => (0, import_ledger.eventsOf)(run.ledger, "planned").flatMap((event) => event.phase === phase ? event.uncovered : [])
    )
  });
  return [
    planned("summary"),
    planned("review"),
    ...shards.some(({ run }) => (0, import_phases_of.phasesOf)(run.file).includes("sources")) ? [planned("sources")] : [],
    ...shards.flatMap((shard) => shard.run.ledger.flatMap((event) => takenEvent(shard, event, names))),
    ...open.length === 0 ? [] : [{ at, kind: "given-up", slots: open.map(({ slot }) => slot.slot) }],
    planned("score")
  ];
}
function takenEvent(shard, event, names) {
  const named = (slot) => names.get(slot) ?? slot;
  switch (event.kind) {
    case "planned":
    case "sealed":
    case "finished":
      return [];
    case "offered":
    case "given-up":
    case "reopened":
      return [{ ...event, slots: event.slots.map(named) }];
    case "dispatched":
    case "lost":
      return [{ ...event, slot: named(event.slot) }];
    case "stored":
      return [{ ...event, slot: named(event.slot), agentId: takenAgent(shard, event.agentId) }];
    case "accepted":
    case "sent-back":
    case "refused": {
      const slot = event.slot === void 0 ? {} : { slot: named(event.slot) };
      const agent = event.agentId === void 0 ? {} : { agentId: takenAgent(shard, event.agentId) };
      return [{ ...event, ...slot, ...agent }];
    }
    case "look":
    case "ignored":
      return [{ ...event, agentId: takenAgent(shard, event.agentId) }];
    case "denied":
      return [event];
  }
}
async function copyContext(repository, file, paths, shards) {
  const [{ run, scope, past, files, rules, facts }] = shards;
  const secrets = await (0, import_stamped.readStamped)(run.paths.secrets, run.file);
  await Promise.all([
    (0, import_files.writeFileAtomically)(paths.scope, (0, import_own_key.jsonText)({ ...scope, ...(0, import_stamped.stampOf)(file) })),
    (0, import_stamped.writeStamped)(paths.files, file, files),
    (0, import_stamped.writeStamped)(paths.rules, file, rules),
    (0, import_stamped.writeStamped)(paths.facts, file, facts),
    ...shards.map((shard) => (0, import_stamped.writeStamped)(paths.shardFacts(shard.run.file.run), file, shard.facts)),
    (0, import_stamped.writeStamped)(paths.secrets, file, secrets),
    (0, import_memory.writePast)(paths, file, past),
    (0, import_stamped.writeStamped)(paths.fingerprint, file, await (0, import_fingerprint_2.fingerprintRepository)(repository))
  ]);
}
async function copySlot(paths, { shard, from, slot }) {
  const there = shard.run.paths;
  const [old, number] = [from, slot].map((one) => (0, import_layout.slotParts)(one.slot)?.number ?? 0);
  await (0, import_files.writeFileAtomically)(paths.packet(number ?? 0), await (0, import_files.readBytes)(there.packet(old ?? 0)));
  const state = shard.run.states.find((one) => one.slot.slot === from.slot);
  for (const by2 of state === void 0 ? [] : (0, import_slot_state.agentsThatReplied)(state))
    await (0, import_files.writeFileAtomically)(paths.reply(takenAgent(shard, by2)), await (0, import_files.readBytes)(there.reply(by2)));
}
function mergedFile({ top }, shards, { missing, treeRoot }) {
  const [first] = shards;
  const { of } = first.shard;
  return {
    ...wholeRun(first.run.file),
    run: (0, import_templates_gen.randomId)(),
    // The latest planning time of its shards, not the present: what was planned later is newer, and the next review
    // continues from the newest.
    planned_at: lastOf(shards.map(({ run }) => run.file.planned_at)),
    top,
    tree_root: treeRoot,
    nonce: (0, import_templates_gen.randomHex)(16),
    ...wordOf(shards),
    warnings: [...new Set(shards.flatMap(({ run }) => run.file.warnings))],
    merged: {
      of,
      shards: shards.map(({ shard: { index }, run: { file } }) => ({
        ...{ index, run: file.run, top: file.top, tree_root: file.tree_root }
      })),
      gaps: [...missing.map((index) => missingGap(index, of)), ...shards.flatMap(openGap)],
      failures: shards.flatMap(failureOf)
    }
  };
}
function lastOf(times) {
  return times.reduce((a, b) => (0, import_order.compareText)(a, b) < 0 ? b : a);
}
function wordOf(shards) {
  const runs = shards.flatMap(({ isOwn, run: { file } }) => [
    ...isOwn ? [] : [file.run],
    ...file.word_of ?? []
  ]);
  return runs.length === 0 ? {} : { word_of: [...new Set(runs)] };
}
function missingGap(index, of) {
  return `shard ${index} of ${of} is missing: plan it with --shard ${index}/${of}, review it, and merge again`;
}
function openGap(shard) {
  const { ledger, file, states } = shard.run;
  if ((0, import_ledger.eventsOf)(ledger, "finished").length > 0) return failedSlots(shard);
  const stored = states.filter(({ status }) => status === "stored").length;
  return [
    `${shardName(shard)} is not finished, ${stored} of ${states.length} slots are stored: continue it where it is with correctless next ${file.run}, and merge again`
  ];
}
function failedSlots(shard) {
  const failed = shard.run.states.filter(({ slot, status }) => slot.phase !== "score" && status !== "stored");
  if (failed.length === 0) return [];
  return [
    `${shardName(shard)} is incomplete: try its ${failed.length} slots again where it is with correctless next ${shard.run.file.run} --retry, and merge again`
  ];
}
function failureOf(shard) {
  return (0, import_ledger.eventsOf)(shard.run.ledger, "finished").at(-1)?.status === "failed" ? [`${shardName(shard)} failed: its repository changed while it was reviewed`] : [];
}
function requireOnePlan(shards) {
  const [first, ...others] = shards;
  for (const shard of shards) requireOwnKey(shard);
  for (const other of others) requireSamePlan(first, other);
  const { of } = first.shard;
  for (const [index, shard] of shards.entries()) {
    const before = shards[index - 1];
    if (before?.shard.index === shard.shard.index) throw twice(before, shard);
    if (shard.shard.index > of) throw editedShard(shard, `there is no part ${shard.shard.index} of ${of}`);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (index) => !shards.some(({ shard }) => shard.index === index)
  );
  requirePartition(shards, missing.length === 0);
  return missing;
}
function requireOwnKey(shard) {
  const { version } = shard.run.file;
  if (version !== import_version_2.VERSION) {
    throw new import_failure.Failure(
      "merge/other-plan",
      `${shardName(shard)} is of version ${version}, this is ${import_version_2.VERSION}`,
      {
        hint: `merge with version ${version}, or plan the shards anew`
      }
    );
  }
  if (keyOfShard(shard) !== shard.shard.plan)
    throw editedShard(shard, "its files are not those it was planned with");
}
function requireSamePlan(first, other) {
  if (first.shard.plan === other.shard.plan) return;
  const parts = differingParts(first, other).join(", ");
  throw new import_failure.Failure("merge/other-plan", `${shardName(first)} and ${shardName(other)} differ in: ${parts}`, {
    hint: "plan all shards alike: the same target, options and configuration, for the same two commits"
  });
}
function twice(one, other) {
  return new import_failure.Failure(
    "merge/shard-twice",
    `${shardName(one)} is named twice, also as run ${other.run.file.run}`,
    {
      hint: "name one of the two"
    }
  );
}
function requirePartition(shards, isWhole) {
  const owner = /* @__PURE__ */ new Map();
  const [{ scope }] = shards;
  const changed = new Set(scope.files.map(({ path }) => path));
  for (const shard of shards) {
    for (const path of shard.shard.paths) {
      if (owner.has(path) || !changed.has(path)) {
        throw editedShard(shard, `${(0, import_printable.printable)(path)} is not a file of its part of the change`);
      }
      owner.set(path, shard);
    }
  }
  const left = [...changed].find((path) => !owner.has(path));
  const last = shards.at(-1);
  if (isWhole && left !== void 0 && last !== void 0) {
    throw editedShard(last, `${(0, import_printable.printable)(left)} is in no part, although all parts are here`);
  }
}
function editedShard(shard, what) {
  return new import_failure.Failure("merge/edited-shard", `${shardName(shard)}: ${what}`, {
    hint: "the folder was changed since it was reviewed; get it again, or review that shard anew"
  });
}
async function readTruth(repository, shard) {
  const { base, head, paths } = shard.run.file;
  const held = await (0, import_objects.blobSizes)(repository, [base.tree, head.tree, (0, import_revision.settingsTree)(base)]);
  const lacking = [base, head, { ...base, ...base.tip }].find(({ tree }) => !held.has(tree));
  if (lacking !== void 0) throw unknownHead(shard, lacking);
  const [change, { rules }] = await Promise.all([
    (0, import_read_skipped.readDifference)(repository, { base, head }, paths),
    (0, import_parser.readRules)(repository, (0, import_revision.settingsTree)(base))
  ]);
  return { change, rules };
}
function unknownHead(shard, { sha, tree, label }) {
  const what = sha === null ? `tree ${tree} (${label})` : `commit ${sha}`;
  return new import_failure.Failure("merge/unknown-head", `this repository does not hold ${what} of ${shardName(shard)}`, {
    hint: sha === null ? "merge it in the repository that it was reviewed in: uncommitted work is nowhere else" : `git fetch origin ${sha}`
  });
}
var NONCE = /^The nonce of this packet is ([0-9a-f]{32})\./m;
function packetHasClaim(packet, id, finding) {
  const nonce = NONCE.exec(packet)?.[1];
  if (nonce === void 0) return false;
  const { kind, content, attributes } = (0, import_find_again.claimPart)(finding, id);
  return packet.includes((0, import_templates_gen.fence)(kind, nonce, content, attributes));
}
async function requirePlannedSlots(shard) {
  const planned = new Set((0, import_ledger.eventsOf)(shard.run.ledger, "planned").map(({ phase }) => phase));
  if (!planned.has("summary")) return;
  const summaries = [await (0, import_find_again.storedSummary)(shard.run), null];
  const phases = REVIEWING.filter((phase) => planned.has(phase));
  const expected = summaries.map((summary) => expectedSlots(shard, summary, phases));
  const found = JSON.stringify(foundSlots(shard));
  if (!expected.some((one) => JSON.stringify(one) === found)) {
    throw editedShard(shard, "its slots are not those that are planned for this part of the change");
  }
}
var REVIEWING = ["review", "sources"];
function expectedSlots({ run, files, rules, facts, past }, summary, phases) {
  const { file } = run;
  const material = (0, import_left_out_claims.withRules)({ files, ...facts }, rules);
  const { carried } = past;
  const nextSlot = (0, import_templates_gen.slotNames)(file, []);
  const first = (0, import_find_again.summarySlots)(file, material, carried, nextSlot).map(({ packet }) => shape(packet));
  const built = phases.map((phase) => ({
    phase,
    ...(0, import_find_again.reviewSlots)(file, { material, summary, carried }, nextSlot, phase)
  }));
  return [
    [
      ...first,
      ...built.flatMap(
        ({ phase, slots }) => slots.map(({ packet, lenses }) => shape({ ...packet, phase, lenses }))
      )
    ],
    built.flatMap(({ uncovered }) => uncovered.map(({ hunk, why }) => ({ hunk, why })))
  ];
}
function foundSlots({ run }) {
  const slots = run.slots.filter(({ phase }) => phase !== "score");
  const uncovered = (0, import_ledger.eventsOf)(run.ledger, "planned").flatMap((event) => event.uncovered);
  return [slots.map((slot) => shape({ ...slot, bytes: slot.packet.bytes })), uncovered];
}
function shape({
  slot,
  agent,
  lenses = [],
  phase,
  hunks,
  paths,
  bytes
}) {
  return [slot, agent, lenses, hunks, paths, phase === "sources" ? null : bytes];
}
var MARK = /\[REDACTED:[^\]\n]*\]/;
function equalExceptSecrets(text, shown) {
  if (text === shown) return true;
  const [lines2, others] = [text.split(BREAK), shown.split(BREAK)];
  return lines2.length === others.length && lines2.every((line, index) => sameLine(line, others[index] ?? ""));
}
var BREAK = /\n|\\n/;
function sameLine(line, shown) {
  if (line === shown) return true;
  const parts = shown.split(MARK);
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  return parts.length > 1 && line.length >= first.length + last.length && line.startsWith(first) && line.endsWith(last);
}
async function verifyShard(shard, truth) {
  (0, import_open_run.requireNoEarlierScorers)(shard.run.paths, shard.run.slots);
  requireChangeOfGit(shard, truth);
  await requirePlannedSlots(shard);
  await requireReplies(shard);
  return scoredFindings(shard);
}
function requireChangeOfGit(shard, { change, rules }) {
  const scope = [(0, import_scope_entries.scopeEntries)(change.changed), (0, import_plan_key.skippedEntries)(change)];
  if (JSON.stringify([shard.scope.files, shard.scope.skipped]) !== JSON.stringify(scope)) {
    throw editedShard(shard, "its changed lines are not those that git finds between base and head");
  }
  const shown = (0, import_shown_files.shownFiles)(change);
  const isSame = (file, index) => equalExceptSecrets(JSON.stringify(lines(shown[index])), JSON.stringify(lines(file)));
  const odd = shard.files.find((file, index) => !isSame(file, index));
  if (odd !== void 0 || shown.length !== shard.files.length) {
    throw editedShard(shard, `the hunks of ${(0, import_printable.printable)(odd?.path ?? "the change")} are not those of git`);
  }
  const bodies = new Map(rules.map(({ path, body }) => [path, body]));
  const oddRule = shard.rules.all.find(({ path, body }) => !equalExceptSecrets(bodies.get(path) ?? "", body));
  if (oddRule !== void 0)
    throw editedShard(shard, `the rules of ${(0, import_printable.printable)(oddRule.path)} are not those at base`);
}
function lines(file) {
  return file === void 0 ? null : [file.path, file.header, file.skipped, file.hunks];
}
async function requireReplies(shard) {
  const { run } = shard;
  for (const state of run.states) {
    const { slot } = state;
    const packet = await (0, import_files.readBytes)(run.paths.packet((0, import_layout.slotParts)(slot.slot)?.number ?? 0));
    if ((0, import_node_crypto.createHash)("sha256").update(packet).digest("hex") !== slot.packet.sha256) {
      throw editedShard(shard, `the packet of slot ${slot.slot} is not the one that was planned`);
    }
    for (const by2 of (0, import_slot_state.agentsThatReplied)(state)) {
      const reply = await (0, import_stored_reply.storedReply)(run, slot, slot.agent, by2);
      if (reply !== void 0 && "slot" in reply) (0, import_split_sources.requireSlot)(reply, slot.slot);
    }
  }
}
async function scoredFindings(shard) {
  const { run } = shard;
  const { toScore } = await (0, import_find_again.collectFindings)(run);
  const redactor = await (0, import_left_out_claims.readRedactor)(run.paths, run.file);
  const found = /* @__PURE__ */ new Map();
  for (const { slot, status } of run.states) {
    if (slot.phase !== "score" || status !== "stored") continue;
    const packet = (await (0, import_files.readBytes)(run.paths.packet((0, import_layout.slotParts)(slot.slot)?.number ?? 0))).toString("utf8");
    const own = /* @__PURE__ */ new Map();
    for (const { id, fingerprint } of slot.findings ?? []) {
      const finding = toScore.find((one) => one.fingerprint === fingerprint);
      if (finding === void 0) continue;
      if (!packetHasClaim(packet, id, await (0, import_redact_hunks.cleanText)(finding, redactor))) {
        throw editedShard(shard, `slot ${slot.slot} scores a different finding than it says`);
      }
      own.set(id, finding);
    }
    found.set(slot.slot, own);
  }
  return found;
}
async function mergeShards({ repository, shards, cacheRoot: cacheRoot2 }) {
  const missing = requireOnePlan(shards);
  (0, import_plan_facts.requireCacheOutside)(repository, cacheRoot2);
  const truth = await readTruth(repository, shards[0]);
  const scored = [];
  for (const shard of shards) scored.push(await verifyShard(shard, truth));
  const { head } = shards[0].run.file;
  const treeRoot = await (0, import_tree_cache.materializeTree)(repository, head.tree, cacheRoot2);
  const file = mergedFile(repository, shards, { missing, treeRoot });
  await assemble(repository, file, shards, new Map(scored.flatMap((one) => [...one])));
  const run = await (0, import_open_run.openRun)(repository, file.run);
  await (0, import_find_again.prepareScores)(run, await (0, import_left_out_claims.readMaterial)(run.paths, run.file));
  await giveUpUnscored(await (0, import_open_run.openRun)(repository, file.run));
  const whole = await (0, import_open_run.openRun)(repository, file.run);
  return { run: whole, report: await (0, import_finish_run.finishRun)(whole), missing };
}
async function assemble(repository, file, shards, scored) {
  await (0, import_create_run.requireRealFolders)(repository.top);
  const paths = (0, import_layout.runPaths)(repository.top, file.run);
  await copyContext(repository, file, paths, shards);
  const taken = takenSlots(file, shards);
  const ledger = takenLedger(shards, taken, (0, import_own_key.now)());
  for (const one of taken) await copySlot(paths, one);
  const slots = taken.map(({ slot }) => slot);
  const collected = await (0, import_find_again.collectFindings)({
    ...{ repository, file, paths, ledger, slots },
    states: (0, import_slot_state.slotStates)(slots, ledger)
  });
  await writeSlotFiles(paths, bindScores(taken, scored, collected.toScore));
  await (0, import_own_key.writeChained)(paths.ledger, ledger);
  await (0, import_create_run.createRun)(file, paths);
  await (0, import_sealed_files.sealPlanned)(paths);
}
function bindScores(taken, scored, toScore) {
  const fingerprints = new Map(toScore.map((finding) => [identityOf(finding), finding.fingerprint]));
  return taken.map(({ from, slot }) => {
    if (slot.findings === void 0) return slot;
    const named = ({ id }) => {
      const finding = scored.get(from.slot)?.get(id);
      return { id, fingerprint: (finding && fingerprints.get(identityOf(finding))) ?? null };
    };
    return { ...slot, findings: slot.findings.map(named) };
  });
}
function identityOf({ slot, lens, claim }) {
  return JSON.stringify([slot, lens, claim]);
}
async function writeSlotFiles(paths, slots) {
  for (const [index, slot] of slots.entries())
    await (0, import_files.writeFileAtomically)(paths.slot(index + 1), (0, import_own_key.jsonText)(slot));
}
async function giveUpUnscored(run) {
  const slots = run.states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_ledger.record)(run.paths, { kind: "given-up", slots });
}
var mergeCommand = {
  name: "merge",
  summary: "Merges the shards of one review into one run with one report",
  usage: "RUN|FOLDER\u2026 [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the merged run as JSON on stdout" }],
  takes: { least: 1, most: 256, paths: false },
  details: `A FOLDER is the folder of a run, carried over from another machine or not, or one that holds such folders. The folder of a
whole review is taken over as it is, so that a review here can go on from it. What you did not write on this machine is
believed because you name its folder, and the report says "taken on the word of" its run.
Replies are checked anew against git, duplicates and limits are decided over all shards. Shards of different plans, and
folders that are not as they were reviewed, are refused. Ends as \`correctless verdict\` does: 0 complete and clean, 1
findings at or above --fail-on, 3 incomplete, as with a shard that is missing or was not finished.
JSON: {run, dir, status, exit, of, shards[{index, run}], missing[index\u2026]}.`,
  run: async ({ positionals, flag, cwd, env }) => {
    (0, import_positional.positional)(positionals, "RUN");
    const repository = await (0, import_repository_2.openRepository)(cwd);
    await (0, import_untracked.requireUntracked)(repository);
    const [first, ...others] = await findShards(repository, positionals, cwd);
    if (first === void 0) throw new Error("no shard was found, and nobody said so");
    const merged = await mergeShards({ repository, shards: [first, ...others], cacheRoot: (0, import_cache_root_named.cacheRoot)(env) });
    return { status: statusOf(merged), stdout: flag("json") ? jsonOf(merged) : textOf(merged) };
  }
};
function textOf({ run, report }) {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const from = of === 1 ? `taken over from run ${shards[0]?.run ?? ""}` : `merged from ${shards.length} of ${of} shards`;
  return `${(0, import_render_terminal_2.renderTerminal)(report)}

${(0, import_stored_lines.storedLines)(run)}run: ${run.file.run}, ${from}
`;
}
function jsonOf({ run, report: { status, exit }, missing }) {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const named = shards.map(({ index, run: name }) => ({ index, run: name }));
  const json = { run: run.file.run, dir: run.paths.dir, status, exit, of, shards: named, missing };
  return (0, import_inert_2.inertJson)(json);
}
function statusOf({ report: { exit } }) {
  return exit === 0 || exit === 1 ? exit : 3;
}
});
