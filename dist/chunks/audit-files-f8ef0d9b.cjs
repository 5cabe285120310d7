var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["audit-files"] = __part((module, exports) => {
__export(exports, { auditLines: () => auditLines, auditRequest: () => auditRequest, estimateHunt: () => estimateHunt, startAction: () => startAction, startAudit: () => startAudit });
var [import_identity, import_choice, import_cache_root_named, import_hunt_slots, import_own_tree, import_settings, import_read_skipped, import_tree_cache, import_plan_facts, import_resolve_target, import_create_run, import_target, import_templates_gen, import_round_file_2, import_presets, import_audit_lock, import_drive_git, import_text_called_binary, import_revisions, import_config, import_lock_file, import_decode_text, import_counted, import_snapshot, import_own_files, import_repository_2, import_fold_journal, import_sealed_files, import_audit_paths, import_objects, import_printable, import_vocabulary, import_places, import_own_key, import_files, import_shell_word, import_version_2, import_failure, import_inert_2] = ["list-runs-4e8926fb/identity", "target-823430ed/choice", "target-823430ed/cache-root-named", "hunt-slots-02b5d22d/hunt-slots", "hunt-slots-02b5d22d/own-tree", "templates.gen-34c24269/settings", "text-called-binary-fe526637/read-skipped", "templates.gen-34c24269/tree-cache", "shown-files-3b977f13/plan-facts", "text-called-binary-fe526637/resolve-target", "suppressions-2-f634e93d/create-run", "target-823430ed/target", "templates.gen-34c24269/templates.gen", "summary-text-2-43621004/round-file-2", "summary-text-2-43621004/presets", "discard-changes-edb9cbec/audit-lock", "snapshot-b5aa8515/drive-git", "text-called-binary-fe526637/text-called-binary", "file-header-a064cb69/revisions", "suppressions-2-f634e93d/config", "text-called-binary-fe526637/lock-file", "index-758d4a94/decode-text", "evidence-drop-94f915f0/counted", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/own-files", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "objects-0b8527c9/shell-word", "main/version-2", "main/failure", "main/inert-2"].map(__load);
var import_node_crypto = require("node:crypto");
var import_node_path = require("node:path");
async function estimateHunt(home, file) {
  const audit = { home, file, state: (0, import_fold_journal.foldJournal)(file.start, []), journal: [] };
  const head = await (0, import_hunt_slots.auditSide)(audit, file.start, "where the audit starts");
  const treeRoot = (0, import_tree_cache.treeFolder)(file.cache_root, head.tree);
  const { slots } = await (0, import_hunt_slots.huntSlots)(audit, { round: 1, head, treeRoot, paths: void 0 });
  return {
    calls: slots.length,
    bytes: slots.reduce((sum, { packet }) => sum + packet.bytes, 0)
  };
}
async function trustedTree(repository, head) {
  const branch = await (0, import_resolve_target.defaultBranch)(repository).catch((error) => {
    if (error instanceof import_failure.Failure && error.code === "scope/no-default-branch") return void 0;
    throw error;
  });
  if (branch === void 0) return { tree: head.tree, doubt: "no default branch is known" };
  const [base] = await (0, import_revisions.mergeBases)(repository, branch.ref, head.sha);
  return base === void 0 ? { tree: head.tree, doubt: `HEAD has no history in common with ${branch.label}` } : { tree: (await (0, import_revisions.commitNamed)(repository, base)).tree };
}
async function judgeOfTree(repository, believed, entries) {
  const [attributes, rules, isMarked] = await Promise.all([
    (0, import_lock_file.baseAttributes)(
      repository,
      believed,
      entries.map(({ path }) => path)
    ),
    (0, import_text_called_binary.readSkipRules)(repository, believed),
    markedAt(repository, believed, entries)
  ]);
  return (path, content) => {
    const said = attributes(path);
    const reason = (0, import_lock_file.skippedAtBase)(said, rules(path))?.reason;
    if (reason !== void 0) return reason;
    if ((0, import_read_skipped.isLfsPointer)(content)) return "lfs";
    const text = (0, import_decode_text.textIn)(content);
    if (text === void 0) return "binary";
    if (said.generated === false) return void 0;
    if ((0, import_lock_file.isLockFile)(path, text)) return "lockfile";
    const byContent = (0, import_lock_file.skippedByContent)(path, content);
    return byContent === "generated" && !isMarked(path) ? void 0 : byContent;
  };
}
async function markedAt(repository, tree, entries) {
  const then = new Map((await (0, import_objects.listTree)(repository, tree)).map((entry) => [entry.path, entry]));
  const changed = entries.filter(({ path, oid }) => then.get(path)?.oid !== oid);
  const unmarked = new Set(changed.map(({ path }) => path));
  const before = changed.flatMap(({ path }) => then.get(path) ?? []);
  const files = before.filter(({ type, size }) => type === "blob" && size !== null);
  await (0, import_objects.eachFile)(repository, files, ({ path }, content) => {
    if ((0, import_lock_file.skippedByContent)(path, content) === "generated") unmarked.delete(path);
  });
  return (path) => !unmarked.has(path);
}
async function readAuditScope(repository, head, asked) {
  const [first] = asked;
  const scope = asked.length === 0 ? "changed" : asked.join(" ");
  if (asked.length === 0 || asked.length === 1 && first === "changed")
    return changedScope(repository, head);
  const paths = asked.length === 1 && first === "all" ? [] : asked;
  const entries = await (0, import_objects.listTree)(repository, head.tree, { paths });
  const believed = await trustedTree(repository, head);
  const { files, skipped } = await readable(
    repository,
    entries,
    await judgeOfTree(repository, believed.tree, entries)
  );
  if (files.length === 0) {
    throw new import_failure.Failure("scope/empty", `no text file to audit at ${scope}`, {
      hint: "audit everything: correctless audit start all"
    });
  }
  return {
    scope,
    scope_note: noteOf(files, skipped, scope),
    files,
    skipped,
    doubts: doubtsOf(believed, skipped)
  };
}
async function changedScope(repository, head) {
  const { ref, label } = await (0, import_resolve_target.defaultBranch)(repository);
  const target = (0, import_target.parseTarget)([`${ref}...${head.sha}`], { staged: false, uncommitted: false, paths: [] });
  const change = await (0, import_read_skipped.readChange)(repository, target).catch((error) => {
    if (!(error instanceof import_failure.Failure) || !error.code.startsWith("scope/")) throw error;
    throw new import_failure.Failure("scope/empty", `nothing to audit: ${error.message}`, {
      hint: `audit everything (correctless audit start all) or some paths; ${(0, import_shell_word.shellWord)(label)} is what HEAD is compared with`
    });
  });
  const changed = new Map(
    [...change.changed.values()].map((file) => [
      file.path,
      file.kind === "text" ? file.added.map(({ start, end }) => [start, end]) : []
    ])
  );
  const entries = (await (0, import_objects.listTree)(repository, head.tree)).filter(({ path }) => changed.has(path));
  const { files, skipped } = await readable(repository, entries, judgeOfChange(change));
  if (files.length === 0) {
    throw new import_failure.Failure("scope/empty", `no text file changed since ${label}`, {
      hint: "audit everything: correctless audit start all"
    });
  }
  const withLines = files.map((file) => ({ ...file, changed: [...changed.get(file.path) ?? []] }));
  return {
    scope: "changed",
    scope_note: noteOf(files, skipped, `changed since ${label}`),
    files: withLines,
    ...change.base.sha === null ? {} : { base: change.base.sha },
    skipped,
    doubts: []
  };
}
function doubtsOf({ doubt }, skipped) {
  if (doubt === void 0 || skipped.length === 0) return [];
  const names = skipped.map(({ path, reason }) => `${(0, import_printable.printable)(path)} (${reason})`).join(", ");
  const why = `${doubt}: only the audited commit itself says what may be left out of it`;
  return [`${why}, which is ${(0, import_counted.counted)(skipped.length, "file")}: ${names}`];
}
function noteOf(files, skipped, what) {
  const stored = skipped.filter(({ reason }) => reason === "lfs").map(({ path }) => (0, import_printable.printable)(path));
  const elsewhere = stored.length === 0 ? "" : ` (kept in Git LFS and shown to nobody: ${stored.slice(0, 10).join(", ")}${stored.length > 10 ? ` and ${stored.length - 10} more` : ""})`;
  const others = skipped.filter(({ reason }) => reason !== "lfs");
  const names = others.slice(0, 10).map(({ path, reason }) => `${(0, import_printable.printable)(path)} (${reason})`);
  const more = others.length > names.length ? ` and ${others.length - names.length} more` : "";
  const named = names.length === 0 ? "" : `: ${names.join(", ")}${more}`;
  const left = skipped.length === 0 ? "" : `, ${skipped.length} skipped${elsewhere}${named}`;
  return `${(0, import_counted.counted)(files.length, "file")} (${what})${left}`;
}
async function readable(repository, entries, judge) {
  const own = entries.filter(({ path }) => !(0, import_own_files.ownFile)(path) && !(0, import_own_files.usersFile)(path));
  const reasons = new Map(own.map((entry) => [entry, skippedByEntry(entry)]));
  const open = own.filter((entry) => reasons.get(entry) === void 0);
  await (0, import_objects.eachFile)(repository, open, (entry, content) => reasons.set(entry, judge(entry.path, content)));
  const files = own.filter((entry) => reasons.get(entry) === void 0);
  const skipped = own.flatMap((entry) => {
    const reason = reasons.get(entry);
    return reason === void 0 ? [] : [{ path: entry.path, reason, bytes: entry.size }];
  });
  return { files: files.map(({ path, size }) => ({ path, bytes: size ?? 0, changed: [] })), skipped };
}
function skippedByEntry({ type, mode, size }) {
  if (type !== "blob") return "submodule";
  return mode === "120000" || size === null || size === 0 ? "empty" : void 0;
}
function judgeOfChange({ skipped }) {
  const reasons = new Map(
    skipped.flatMap(
      ({ path, reason, decided_by }) => decided_by === "nobody" || WITHOUT_LINES.includes(reason) ? [] : [[path, reason]]
    )
  );
  return (path, content) => reasons.get(path) ?? ((0, import_read_skipped.isLfsPointer)(content) ? "lfs" : (0, import_decode_text.textIn)(content) === void 0 ? "binary" : void 0);
}
var WITHOUT_LINES = [
  "mode",
  "executable",
  "rename",
  "moved",
  "encoding",
  "binary",
  "program"
];
var ARCHITECTURE = ".correctless/ARCHITECTURE.md";
var ENTRY = /\b(?:PAT|ABS|TB)-/;
async function rolesWithSource(repository, tree, roles) {
  const isAbout = ({ slug, own }) => own === null && slug === "architecture-adherence";
  if (!roles.some(isAbout)) return { roles, idle: [] };
  const why = await whyNoArchitecture(repository, tree);
  if (why === void 0) return { roles, idle: [] };
  return {
    roles: roles.filter((role) => !isAbout(role)),
    idle: roles.filter(isAbout).map(({ slug }) => ({ slug, why }))
  };
}
async function whyNoArchitecture(repository, tree) {
  const entries = await (0, import_objects.listTree)(repository, tree, { paths: [ARCHITECTURE] });
  const file = entries.find(({ path, type }) => path === ARCHITECTURE && type === "blob");
  if (file === void 0) return `there is no ${ARCHITECTURE}`;
  const text = (await (0, import_objects.readBlobs)(repository, [file.oid])).get(file.oid)?.toString("utf8") ?? "";
  return ENTRY.test(text) ? void 0 : `${ARCHITECTURE} has no entry PAT-\u2026, ABS-\u2026 or TB-\u2026`;
}
function branchSlug(branch) {
  const hash = (0, import_node_crypto.createHash)("md5").update(branch).digest("hex").slice(0, 6);
  return `${branch.replaceAll(/[^A-Za-z0-9]/g, "-").slice(0, 80)}-${hash}`;
}
async function auditPlace(home, named, dirty) {
  const { audit, preset, in_place } = named;
  const home_branch = await (0, import_revisions.currentBranch)(home) ?? null;
  if (in_place) requireOwnPlace(home, home_branch, dirty);
  const label = await freeLabel(home, named);
  const branch = in_place ? home_branch ?? "" : branchOf(preset, label);
  const work_tree = in_place ? home.top : (0, import_audit_paths.workTreeFolder)(home.top, audit);
  return { label, work_tree, branch, branch_slug: branchSlug(branch), home_branch };
}
var branchOf = (preset, label) => `audit/${preset}-${label}`;
async function freeLabel(home, { preset, date }) {
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? date : `${date}-${number}`;
    const { round } = (0, import_audit_paths.artifactPaths)(home.top, { preset, label, branch_slug: "" });
    const isTaken = await (0, import_drive_git.readRef)(home, `refs/heads/${branchOf(preset, label)}`) !== void 0 || await (0, import_places.isFile)(round((0, import_round_file_2.roundFileName)({ preset, label }, 1)));
    if (!isTaken) return label;
  }
}
function requireOwnPlace(home, branch, dirty) {
  if (branch === null) {
    throw new import_failure.Failure("audit/no-branch", `HEAD of ${home.top} is on no branch, and audit.in_place is set`, {
      hint: "check out a branch, or leave audit.in_place out of the configuration"
    });
  }
  if (!dirty) return;
  throw new import_failure.Failure(
    "audit/work-tree-dirty",
    "the work tree has changes in no commit, and audit.in_place is set",
    {
      hint: "commit them (git status), or leave audit.in_place out of the configuration"
    }
  );
}
var ZERO_FINDINGS_THRESHOLD = 50;
function auditSettings({ audit = {}, commands = {}, models = {}, steps = {} }, { preset, chunking }) {
  if (commands.test === void 0) throw noTestCommand();
  return {
    test: commands.test,
    setup: audit.setup ?? commands.setup ?? null,
    share: audit.share ?? [],
    ...commands.lint === void 0 ? {} : { lint: commands.lint },
    ...audit.also_touch === void 0 ? {} : { also_touch: audit.also_touch },
    zero_findings_threshold: audit.zero_findings_threshold ?? ZERO_FINDINGS_THRESHOLD,
    max_rounds: audit.max_rounds ?? import_presets.PRESET_RECORDS[preset].maxRounds,
    chunking: chunking || (audit.chunking ?? false),
    exclude: steps.exclude ?? [],
    models: { audit: models.audit ?? "inherit", fix: models.fix ?? "inherit" }
  };
}
function noTestCommand() {
  return new import_failure.Failure("audit/no-test-command", "the configuration at HEAD names no commands.test", {
    hint: 'commit .correctless/config/workflow-config.json with {"commands": {"test": "npm test"}}, or whatever runs your tests'
  });
}
async function startAudit(request) {
  const { home, preset } = request;
  await refuseSecond(home);
  (0, import_plan_facts.requireCacheOutside)(home, request.cacheRoot);
  await (0, import_identity.requireIdentity)(home.top);
  const head = await (0, import_revisions.commitNamed)(home, "HEAD");
  const config = await (0, import_config.readConfig)(home, head.tree);
  const scope = await readAuditScope(home, head, request.scope);
  const tooMany = (0, import_read_skipped.tooManyPaths)(
    scope.files.map(({ path }) => path),
    config.review?.warn_files ?? import_settings.WARN_FILES,
    { standing: request.standing ?? "" }
  );
  if (tooMany !== void 0 && !request.yes) throw tooMany;
  const asked = (0, import_presets.rolesOf)(preset, config.audit?.roles ?? []);
  if (asked.length === 0) throw noRoles();
  const roles = await rolesWithSource(home, head.tree, asked);
  const file = await auditFile(request, config, head.sha, { ...scope, ...roles });
  await request.permit?.(file);
  const paths = (0, import_audit_paths.auditPaths)(home.top, file.audit);
  await (0, import_create_run.requireRealFolders)(home.top, [
    ".correctless/audits",
    ".correctless/worktrees",
    ".correctless/artifacts"
  ]);
  await (0, import_audit_lock.withAuditLock)({ lock: (0, import_node_path.join)((0, import_audit_paths.auditsFolder)(home.top), "start.lock") }, async () => {
    await refuseSecond(home);
    await writeAudit(home, paths, file);
  });
  return (0, import_fold_journal.openAudit)(home, file.audit);
}
async function writeAudit(home, paths, file) {
  await (0, import_create_run.keepOutOfGit)(home.top, [`audits/${file.audit}`, "worktrees", "artifacts"]);
  await (0, import_own_tree.rememberOwnTree)(home, paths);
  const text = (0, import_own_key.jsonText)(file);
  const begun = { "audit.json": (0, import_node_crypto.createHash)("sha256").update(text).digest("hex") };
  await (0, import_audit_paths.note)(paths, { kind: "begun", files: { ...begun, ...await (0, import_sealed_files.hashesOf)(paths, [paths.fingerprint]) } });
  await (0, import_files.createFileOnce)(paths.audit, text);
}
async function refuseSecond(home) {
  const other = await (0, import_fold_journal.openAuditOf)(home);
  if (other !== void 0) {
    const { audit, preset, scope } = other.file;
    const hint = other.state.ended === void 0 ? `go on with it (correctless next ${audit}), or stop it (correctless audit stop ${audit} --reason "\u2026") and close it (correctless audit finish ${audit})` : `close it: correctless audit finish ${audit}`;
    throw new import_failure.Failure("audit/open", `audit ${audit} (${preset}, ${scope}) is open`, { hint });
  }
  const value = await (0, import_drive_git.readRef)(home, (0, import_audit_paths.roundRef)(1));
  if (value === void 0) return;
  throw new import_failure.Failure("audit/ref-exists", `${(0, import_audit_paths.roundRef)(1)} is at ${value}, and no audit here knows it`, {
    hint: `if it is no longer needed: git update-ref -d ${(0, import_audit_paths.roundRef)(1)}`
  });
}
async function auditFile({ home, preset, auto, chunking, captured, cacheRoot: cacheRoot2 }, config, start, found) {
  const [id, started_at] = [(0, import_templates_gen.randomId)(), (0, import_own_key.now)()];
  const date = started_at.slice(0, 10);
  const in_place = config.audit?.in_place ?? false;
  const { dirty } = await (0, import_snapshot.snapshotWorkTree)(home);
  const place = await auditPlace(home, { audit: id, preset, date, in_place }, dirty);
  return {
    layout: 1,
    audit: id,
    version: import_version_2.VERSION,
    preset,
    scope: found.scope,
    scope_note: found.scope_note,
    started_at,
    date,
    start,
    ...found.base === void 0 ? {} : { base: found.base },
    top: home.top,
    in_place,
    ...place,
    auto,
    captured,
    cache_root: cacheRoot2,
    settings: auditSettings(config, { preset, chunking }),
    roles: [...found.roles],
    files: [...found.files],
    skipped: [...found.skipped],
    warnings: [
      ...dirty && !in_place ? [NOT_AUDITED] : [],
      ...found.doubts,
      ...found.idle.map(({ slug, why }) => `${slug} is not called: ${why}`)
    ]
  };
}
var NOT_AUDITED = "uncommitted work is not audited: the audit starts from the last commit";
function noRoles() {
  return new import_failure.Failure("audit/no-roles", "preset custom, and the configuration at HEAD has no audit.roles", {
    hint: 'commit {"audit": {"roles": [{"name": "\u2026", "look_for": "\u2026"}]}}, or take another preset: qa, hacker, perf, ux'
  });
}
async function startAction(input) {
  const { flag, option } = input;
  const captured = (0, import_choice.choice)("capture", option("capture") ?? "hooks", ["hooks", "manual"]);
  const audit = await startAudit({ ...await auditRequest(input), auto: flag("auto"), captured });
  const hunt = await estimateHunt(audit.home, audit.file);
  const text = `${[...linesOf(audit.file, hunt), `audit: ${audit.file.audit}`].join("\n")}
`;
  return flag("json") ? { status: 0, stdout: jsonOf(audit, hunt), stderr: text } : { status: 0, stdout: text };
}
async function auditRequest({
  positionals,
  paths,
  flag,
  cwd,
  env
}) {
  const home = await (0, import_repository_2.openRepository)(cwd);
  const { preset, scope } = readAsked(positionals.slice(1));
  const from = await (0, import_repository_2.folderInRepository)(home, cwd);
  const below = (0, import_target.narrowing)(paths, from);
  if (scope.length > 0 && below.length > 0) {
    throw new import_failure.Failure("usage/bad-value", `"${scope.join(" ")}" and paths after -- exclude each other`, {
      hint: "leave one out"
    });
  }
  return {
    home,
    standing: from,
    preset,
    // `.` is everything.
    scope: paths.length === 0 ? scope : below.length === 0 ? ["all"] : below,
    yes: flag("yes"),
    chunking: flag("chunking"),
    cacheRoot: (0, import_cache_root_named.cacheRoot)(env)
  };
}
function readAsked(words) {
  const [first, ...rest] = words;
  const preset = import_vocabulary.PRESETS.find((one) => one === first);
  return preset === void 0 ? { preset: "qa", scope: [...words] } : { preset, scope: rest };
}
async function auditLines({ home, file }) {
  return linesOf(file, await estimateHunt(home, file));
}
function linesOf(file, hunt) {
  const place = file.in_place ? "in your own work tree" : "in a work tree of its own";
  return [
    `Auditing ${(0, import_inert_2.inertLine)(file.scope_note)}: preset ${file.preset}, ${file.roles.length} specialists, at most ${file.settings.max_rounds} rounds`,
    `The first hunt takes ${hunt.calls} agent calls and ${hunt.bytes} bytes of packets; each round a triage and a review besides, and up to four findings of one file two calls or more`,
    `Fixes are committed on ${(0, import_inert_2.inertLine)(file.branch)}, ${place}; tests: ${(0, import_inert_2.inertLine)(file.settings.test)}`,
    ...file.warnings.map((warning) => `warning: ${warning}`)
  ];
}
function jsonOf({ file, paths }, hunt) {
  const { audit, preset, scope, start, branch, work_tree, files, skipped, roles, warnings } = file;
  const json = {
    ...{ audit, dir: paths.dir, preset, scope, start, branch, work_tree },
    ...{ files: files.length, skipped: skipped.length, roles: roles.map(({ slug }) => slug), hunt, warnings }
  };
  return (0, import_inert_2.inertJson)(json);
}
});
exports["audit-start"] = __part((module, exports) => {
__export(exports, { auditLines: () => import_audit_files.auditLines, auditRequest: () => import_audit_files.auditRequest, startAction: () => import_audit_files.startAction });
var [import_audit_files, import_identity, import_choice, import_did_you_mean, import_cache_root_named, import_hunt_slots, import_own_tree, import_changed_texts, import_settings, import_read_skipped, import_tree_cache, import_plan_facts, import_parser, import_short_ids, import_resolve_target, import_merge_trees, import_listed_files, import_create_run, import_target, import_pull_request_target, import_file_list, import_templates_gen, import_redact_hunks, import_fingerprint_2, import_shown_files, import_changed_links, import_round_file_2, import_map_with_limit, import_place, import_gh, import_bounded_program, import_remotes, import_repository_name, import_hunk_text, import_split_hunk, import_shown_path, import_packet_2, import_rubric, import_presets, import_who_answered, import_audit_lock, import_start_time, import_drive_git, import_redact_2, import_carry_lines, import_audited_paths, import_work_tree_of, import_text_called_binary, import_cross_check, import_path_patterns, import_revisions, import_nearest, import_config, import_suppressions_2, import_lock_file, import_rest_of_history, import_file_header, import_names, import_verify_finding, import_looks, import_matched_paths, import_index, import_quoted_texts, import_asked_objects, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_revision, import_substance, import_line_span, import_test_file, import_counted, import_stamped, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_layout, import_repository_2, import_fold_journal, import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_audit_paths, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_version_2, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["audit-files-f8ef0d9b/audit-files", "list-runs-4e8926fb/identity", "target-823430ed/choice", "main-9da6c79b/did-you-mean", "target-823430ed/cache-root-named", "hunt-slots-02b5d22d/hunt-slots", "hunt-slots-02b5d22d/own-tree", "templates.gen-34c24269/changed-texts", "templates.gen-34c24269/settings", "text-called-binary-fe526637/read-skipped", "templates.gen-34c24269/tree-cache", "shown-files-3b977f13/plan-facts", "parser-38996fb6/parser", "file-header-a064cb69/short-ids", "text-called-binary-fe526637/resolve-target", "file-header-a064cb69/merge-trees", "file-header-a064cb69/listed-files", "suppressions-2-f634e93d/create-run", "target-823430ed/target", "target-823430ed/pull-request-target", "templates.gen-34c24269/file-list", "templates.gen-34c24269/templates.gen", "shown-files-3b977f13/redact-hunks", "shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/shown-files", "suppressions-2-f634e93d/changed-links", "summary-text-2-43621004/round-file-2", "file-header-a064cb69/map-with-limit", "file-header-a064cb69/place", "file-header-a064cb69/gh", "file-header-a064cb69/bounded-program", "target-823430ed/remotes", "target-823430ed/repository-name", "suppressions-2-f634e93d/hunk-text", "world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "evidence-drop-94f915f0/rubric", "summary-text-2-43621004/presets", "summary-text-2-43621004/who-answered", "discard-changes-edb9cbec/audit-lock", "discard-changes-edb9cbec/start-time", "snapshot-b5aa8515/drive-git", "evidence-drop-94f915f0/redact-2", "hunt-slots-02b5d22d/carry-lines", "hunt-slots-02b5d22d/audited-paths", "finish-step-ff6e5c95/work-tree-of", "text-called-binary-fe526637/text-called-binary", "file-header-a064cb69/cross-check", "file-header-a064cb69/path-patterns", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "suppressions-2-f634e93d/config", "suppressions-2-f634e93d/suppressions-2", "text-called-binary-fe526637/lock-file", "file-header-a064cb69/rest-of-history", "file-header-a064cb69/file-header", "file-header-a064cb69/names", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "summary-text-2-43621004/test-file", "evidence-drop-94f915f0/counted", "objects-0b8527c9/stamped", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/version-2", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
});
