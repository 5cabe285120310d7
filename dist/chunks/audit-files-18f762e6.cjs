var { __load, __part } = require("../main.cjs").shared;
exports["audit-files"] = __part((exports) => {
var { requireIdentity } = __load("suppressions-2-e7662acd/identity"), { noTestCommand } = __load("find-again-822ea1ed/no-test-command"), { rolesWithSource } = __load("audit-files-18f762e6/hunt-slots"), { rememberOwnTree } = __load("check-hunt-ac7ce73c/own-tree"), { WARN_FILES } = __load("find-again-822ea1ed/settings"), { requireCacheOutside } = __load("suppressions-2-e7662acd/plan-facts"), { keepOutOfGit, requireRealFolders } = __load("suppressions-2-e7662acd/create-run"), { readChange, tooManyPaths } = __load("text-called-binary-fccc6b1e/read-skipped"), { defaultBranch } = __load("text-called-binary-fccc6b1e/resolve-target"), { parseTarget } = __load("target-3d41a926/target"), { randomId } = __load("find-again-822ea1ed/templates.gen"), { PRESET_RECORDS, rolesOf } = __load("summary-text-2-86151a74/presets"), { roundFileName } = __load("summary-text-2-86151a74/round-file-2"), { idleText } = __load("summary-text-2-86151a74/who-answered"), { withAuditLock } = __load("fold-fixing-5ea01992/audit-lock"), { readRef } = __load("snapshot-066f03be/pin-ref"), { isLfsPointer, readSkipRules, readsOtherwise, withLateDeclarations } = __load("text-called-binary-fccc6b1e/text-called-binary"), { commitNamed, currentBranch } = __load("file-header-fb4aa201/revisions"), { readConfig } = __load("suppressions-2-e7662acd/config"), { baseAttributes, isLockFile, skippedAtBase, skippedByContent } = __load("text-called-binary-fccc6b1e/lock-file"), { snapshotWorkTree } = __load("snapshot-066f03be/snapshot"), { mergeBases } = __load("snapshot-066f03be/commit-object"), { ownFile, usersFile } = __load("snapshot-066f03be/own-files"), { textIn } = __load("index-936eb180/decode-text"), { counted } = __load("main/counted"), { openAudit, openAuditOf } = __load("fold-fixing-5ea01992/fold-fixing"), { hashesOf } = __load("matches-schema-4b8261ce/sealed-files"), { note } = __load("fold-fixing-5ea01992/journal"), { artifactPaths, auditPaths, auditsFolder, roundRef, workTreeFolder } = __load("git-685f2d30/audit-paths"), { eachFile, listTree } = __load("git-685f2d30/objects"), { shellWord } = __load("git-685f2d30/shell-word"), { printable } = __load("git-685f2d30/printable"), { PURPOSES, PURPOSE_NOUNS } = __load("main/vocabulary"), { isFile } = __load("matches-schema-4b8261ce/places"), { jsonText, now } = __load("matches-schema-4b8261ce/own-key"), { createFileOnce } = __load("matches-schema-4b8261ce/files"), { VERSION } = __load("main/version-2"), { Failure } = __load("main/failure"), { createHash: createHash2, createHash } = require("node:crypto"), { join } = require("node:path");
async function trustedTree(repository, head) {
  const branch = await defaultBranch(repository).catch((error) => {
    if (error instanceof Failure && error.code === "scope/no-default-branch") return void 0;
    throw error;
  });
  if (branch === void 0) return { tree: head.tree, doubt: "no default branch is known" };
  const [base] = await mergeBases(repository, branch.ref, head.sha);
  return base === void 0 ? { tree: head.tree, doubt: `HEAD has no history in common with ${branch.label}` } : { tree: (await commitNamed(repository, base)).tree };
}
async function judgeOfTree(repository, believed, entries) {
  const [attributes, rules, isMarked] = await Promise.all([
    baseAttributes(
      repository,
      believed,
      entries.map(({ path }) => path)
    ),
    readSkipRules(repository, believed),
    markedAt(repository, believed, entries)
  ]);
  return (path, content) => {
    const said = attributes(path);
    const reason = skippedAtBase(said, rules(path))?.reason;
    if (reason !== void 0) return reason;
    if (isLfsPointer(content)) return "lfs";
    const text = textIn(content);
    if (text === void 0) return "binary";
    if (said.generated === false) return void 0;
    if (isLockFile(path, text)) return "lockfile";
    const byContent = skippedByContent(path, content);
    return byContent === "generated" && !isMarked(path) ? void 0 : byContent;
  };
}
async function markedAt(repository, tree, entries) {
  const then = new Map((await listTree(repository, tree)).map((entry) => [entry.path, entry]));
  const changed = entries.filter(({ path, oid }) => then.get(path)?.oid !== oid);
  const unmarked = new Set(changed.map(({ path }) => path));
  const before = changed.flatMap(({ path }) => then.get(path) ?? []);
  const files = before.filter(({ type, size }) => type === "blob" && size !== null);
  await eachFile(repository, files, ({ path }, content) => {
    if (skippedByContent(path, content) === "generated") unmarked.delete(path);
  });
  return (path) => !unmarked.has(path);
}
async function readAuditScope(repository, head, asked) {
  const [first] = asked;
  const scope = asked.length === 0 ? "changed" : asked.join(" ");
  if (asked.length === 0 || asked.length === 1 && first === "changed")
    return changedScope(repository, head);
  const paths = asked.length === 1 && first === "all" ? [] : asked;
  const entries = await listTree(repository, head.tree, { paths });
  const believed = await trustedTree(repository, head);
  const { files, skipped, misread } = await readable(
    repository,
    entries,
    await judgeOfTree(repository, believed.tree, entries)
  );
  if (files.length === 0) {
    throw new Failure("scope/empty", `no text file to audit at ${scope}`, {
      hint: "audit everything: correctless audit start all"
    });
  }
  return {
    scope,
    scope_note: noteOf(files, skipped, scope),
    files,
    skipped,
    doubts: [...doubtsOf(believed, skipped), ...misread]
  };
}
async function changedScope(repository, head) {
  const { ref, label } = await defaultBranch(repository);
  const target = parseTarget([`${ref}...${head.sha}`], { staged: false, uncommitted: false, paths: [] });
  const change = await readChange(repository, target).catch((error) => {
    if (!(error instanceof Failure) || !error.code.startsWith("scope/")) throw error;
    throw new Failure("scope/empty", `nothing to audit: ${error.message}`, {
      hint: `audit everything (correctless audit start all) or some paths; ${shellWord(label)} is what HEAD is compared with`
    });
  });
  const changed = new Map(
    [...change.changed.values()].map((file) => [
      file.path,
      file.kind === "text" ? file.added.map(({ start, end }) => [start, end]) : []
    ])
  );
  const entries = (await listTree(repository, head.tree)).filter(({ path }) => changed.has(path));
  const { files, skipped, misread } = await readable(repository, entries, judgeOfChange(change));
  if (files.length === 0) {
    throw new Failure("scope/empty", `no text file changed since ${label}`, {
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
    doubts: misread
  };
}
function doubtsOf({ doubt }, skipped) {
  if (doubt === void 0 || skipped.length === 0) return [];
  const names = skipped.map(({ path, reason }) => `${printable(path)} (${reason})`).join(", ");
  const why = `${doubt}: only the audited commit itself says what may be left out of it`;
  return [`${why}, which is ${counted(skipped.length, "file")}: ${names}`];
}
function noteOf(files, skipped, what) {
  const stored = skipped.filter(({ reason }) => reason === "lfs").map(({ path }) => printable(path));
  const elsewhere = stored.length === 0 ? "" : ` (kept in Git LFS and shown to nobody: ${stored.slice(0, 10).join(", ")}${stored.length > 10 ? ` and ${stored.length - 10} more` : ""})`;
  const others = skipped.filter(({ reason }) => reason !== "lfs");
  const names = others.slice(0, 10).map(({ path, reason }) => `${printable(path)} (${reason})`);
  const more = others.length > names.length ? ` and ${others.length - names.length} more` : "";
  const named = names.length === 0 ? "" : `: ${names.join(", ")}${more}`;
  const left = skipped.length === 0 ? "" : `, ${skipped.length} skipped${elsewhere}${named}`;
  return `${counted(files.length, "file")} (${what})${left}`;
}
async function readable(repository, entries, judge) {
  const own = entries.filter(({ path }) => !ownFile(path) && !usersFile(path));
  const reasons = new Map(own.map((entry) => [entry, skippedByEntry(entry)]));
  const open = own.filter((entry) => reasons.get(entry) === void 0);
  const misread = /* @__PURE__ */ new Set();
  await eachFile(repository, open, (entry, content) => {
    reasons.set(entry, judge(entry.path, content));
    if (readsOtherwise(void 0, withLateDeclarations(content) ?? content)) misread.add(entry);
  });
  const files = own.filter((entry) => reasons.get(entry) === void 0);
  const names = files.filter((entry) => misread.has(entry)).map(({ path }) => printable(path));
  const skipped = own.flatMap((entry) => {
    const reason = reasons.get(entry);
    return reason === void 0 ? [] : [{ path: entry.path, reason, bytes: entry.size }];
  });
  return {
    files: files.map(({ path, size }) => ({ path, bytes: size ?? 0, changed: [] })),
    skipped,
    misread: misreadOf(names)
  };
}
function misreadOf(names) {
  if (names.length === 0) return [];
  const what = `${counted(names.length, "file")} ${names.length === 1 ? "declares" : "declare"} an encoding`;
  return [`${what} in which tools read other code than hunters see: ${names.join(", ")}`];
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
  return (path, content) => reasons.get(path) ?? (isLfsPointer(content) ? "lfs" : textIn(content) === void 0 ? "binary" : void 0);
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
function branchSlug(branch) {
  const hash = createHash("md5").update(branch).digest("hex").slice(0, 6);
  return `${branch.replaceAll(/[^A-Za-z0-9]/g, "-").slice(0, 80)}-${hash}`;
}
async function auditPlace(home, named, dirty) {
  const { audit, preset, in_place } = named;
  const home_branch = await currentBranch(home) ?? null;
  if (in_place) requireOwnPlace(home, home_branch, dirty);
  const label = await freeLabel(home, named);
  const branch = in_place ? home_branch ?? "" : branchOf(preset, label);
  const work_tree = in_place ? home.top : workTreeFolder(home.top, audit);
  return { label, work_tree, branch, branch_slug: branchSlug(branch), home_branch };
}
var branchOf = (preset, label) => `audit/${preset}-${label}`;
async function freeLabel(home, { preset, date }) {
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? date : `${date}-${number}`;
    const { round } = artifactPaths(home.top, { preset, label, branch_slug: "" });
    const isTaken = await readRef(home, `refs/heads/${branchOf(preset, label)}`) !== void 0 || await isFile(round(roundFileName({ preset, label }, 1)));
    if (!isTaken) return label;
  }
}
function requireOwnPlace(home, branch, dirty) {
  if (branch === null) {
    throw new Failure("audit/no-branch", `HEAD of ${home.top} is on no branch, and audit.in_place is set`, {
      hint: "check out a branch, or leave audit.in_place out of the configuration"
    });
  }
  if (!dirty) return;
  throw new Failure(
    "audit/work-tree-dirty",
    "the work tree has changes in no commit, and audit.in_place is set",
    {
      hint: "commit them (git status), or leave audit.in_place out of the configuration"
    }
  );
}
var ZERO_FINDINGS_THRESHOLD = 50;
function auditSettings({ audit = {}, commands = {}, models = {}, steps = {} }, { preset, chunking }) {
  if (commands.test === void 0)
    throw noTestCommand(PURPOSES.some((one) => one === preset) ? "base" : "HEAD");
  return {
    test: commands.test,
    setup: audit.setup ?? commands.setup ?? null,
    share: audit.share ?? [],
    ...commands.lint === void 0 ? {} : { lint: commands.lint },
    ...audit.also_touch === void 0 ? {} : { also_touch: audit.also_touch },
    zero_findings_threshold: audit.zero_findings_threshold ?? ZERO_FINDINGS_THRESHOLD,
    max_rounds: audit.max_rounds ?? PRESET_RECORDS[preset].maxRounds,
    chunking: chunking || (audit.chunking ?? false),
    exclude: steps.exclude ?? [],
    models: { audit: models.audit ?? "inherit", fix: models.fix ?? "inherit" }
  };
}
async function startAudit(request) {
  const { home, preset } = request;
  await refuseSecond(home);
  requireCacheOutside(home, request.cacheRoot);
  await requireIdentity(home.top);
  const head = await commitNamed(home, "HEAD");
  const config = await readConfig(home, head.tree);
  const scope = await readAuditScope(home, head, request.scope);
  const tooMany = tooManyPaths(
    scope.files.map(({ path }) => path),
    config.review?.warn_files ?? WARN_FILES,
    { prefix: request.prefix ?? "" }
  );
  if (tooMany !== void 0 && !request.yes) throw tooMany;
  const asked = rolesOf(preset, config.audit?.roles ?? []);
  if (asked.length === 0) throw noRoles();
  const roles = await rolesWithSource(home, head.tree, asked);
  const file = await auditFile(request, config, head.sha, { ...scope, ...roles });
  await request.permit?.(file);
  return writeNewAudit(home, file);
}
async function writeNewAudit(home, file) {
  const paths = auditPaths(home.top, file.audit);
  await requireRealFolders(home.top, [
    ".correctless/audits",
    ".correctless/worktrees",
    ".correctless/artifacts"
  ]);
  await withAuditLock({ lock: join(auditsFolder(home.top), "start.lock") }, async () => {
    await refuseSecond(home);
    await writeAudit(home, paths, file);
  });
  return openAudit(home, file.audit);
}
async function writeAudit(home, paths, file) {
  await keepOutOfGit(home.top, [`audits/${file.audit}`, "worktrees", "artifacts"]);
  await rememberOwnTree(home, paths);
  const text = jsonText(file);
  const begun = { "audit.json": createHash2("sha256").update(text).digest("hex") };
  await note(paths, { kind: "begun", files: { ...begun, ...await hashesOf(paths, [paths.fingerprint]) } });
  await createFileOnce(paths.audit, text);
}
async function refuseSecond(home) {
  const other = await openAuditOf(home);
  if (other !== void 0) {
    const { audit, preset, scope, of } = other.file;
    const what = of === void 0 ? `${preset}, ${scope}` : `a ${PURPOSE_NOUNS[preset]} of review ${of.run}`;
    const hint = other.state.ended === void 0 ? `go on with it (correctless next ${audit}), or stop it (correctless audit stop ${audit} --reason "\u2026") and close it (correctless audit finish ${audit})` : `close it: correctless audit finish ${audit}`;
    throw new Failure("audit/open", `audit ${audit} (${what}) is open`, { hint });
  }
  const value = await readRef(home, roundRef(1));
  if (value === void 0) return;
  throw new Failure("audit/ref-exists", `${roundRef(1)} is at ${value}, and no audit here knows it`, {
    hint: `if it is no longer needed: git update-ref -d ${roundRef(1)}`
  });
}
async function auditFile({ home, preset, auto, chunking, captured, cacheRoot }, config, start, found) {
  const [id, started_at] = [randomId(), now()];
  const date = started_at.slice(0, 10);
  const in_place = config.audit?.in_place ?? false;
  const { dirty } = await snapshotWorkTree(home);
  const place = await auditPlace(home, { audit: id, preset, date, in_place }, dirty);
  return {
    layout: 1,
    audit: id,
    version: VERSION,
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
    cache_root: cacheRoot,
    settings: auditSettings(config, { preset, chunking }),
    roles: [...found.roles],
    files: [...found.files],
    skipped: [...found.skipped],
    warnings: [...dirty && !in_place ? [NOT_AUDITED] : [], ...found.doubts, ...found.idle.map(idleText)]
  };
}
var NOT_AUDITED = "uncommitted work is not audited: the audit starts from the last commit";
function noRoles() {
  return new Failure("audit/no-roles", "preset custom, and the configuration at HEAD has no audit.roles", {
    hint: 'commit {"audit": {"roles": [{"name": "\u2026", "look_for": "\u2026"}]}}, or take another preset: qa, hacker, perf, ux'
  });
}
Object.assign(exports, { branchSlug, auditSettings, startAudit, writeNewAudit });
});
exports["audit-start"] = __part((exports) => {
var { auditLines, auditRequest, startAction } = __load("audit-files-18f762e6/audit-start-2");
Object.assign(exports, { auditLines, auditRequest, startAction });
});
exports["audit-start-2"] = __part((exports) => {
var { capturedBy } = __load("main-0f98ea10/capture"), { startAudit } = __load("audit-files-18f762e6/audit-files"), { cacheRoot } = __load("target-3d41a926/cache-root-named"), { auditSide, huntSlots } = __load("audit-files-18f762e6/hunt-slots"), { treeFolder } = __load("find-again-822ea1ed/tree-cache"), { narrowing } = __load("target-3d41a926/target"), { idleText } = __load("summary-text-2-86151a74/who-answered"), { folderInRepository, openRepository } = __load("git-685f2d30/repository"), { foldJournal } = __load("fold-fixing-5ea01992/fold-fixing"), { PRESETS } = __load("main/vocabulary"), { Failure } = __load("main/failure"), { inertJson, inertLine } = __load("main/inert-2");
async function estimateHunt(home, file) {
  const audit = { home, file, state: foldJournal(file.start, []), journal: [] };
  const head = await auditSide(audit, file.start, "where the audit starts");
  const treeRoot = treeFolder(file.cache_root, head.tree);
  const { slots, idle } = await huntSlots(audit, { head, treeRoot, paths: void 0 });
  return {
    calls: slots.length,
    bytes: slots.reduce((sum, { packet }) => sum + packet.bytes, 0),
    idle
  };
}
async function startAction(input) {
  const { flag } = input;
  const captured = capturedBy(input);
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
  const home = await openRepository(cwd);
  const { preset, scope } = readAsked(positionals.slice(1));
  const from = await folderInRepository(home, cwd);
  const below = narrowing(paths, from);
  if (scope.length > 0 && below.length > 0) {
    throw new Failure("usage/bad-value", `"${scope.join(" ")}" and paths after -- exclude each other`, {
      hint: "leave one out"
    });
  }
  return {
    home,
    prefix: from,
    preset,
    // `.` is everything.
    scope: paths.length === 0 ? scope : below.length === 0 ? ["all"] : below,
    yes: flag("yes"),
    chunking: flag("chunking"),
    cacheRoot: cacheRoot(env)
  };
}
function readAsked(words) {
  const [first, ...rest] = words;
  const preset = PRESETS.find((one) => one === first);
  return preset === void 0 ? { preset: "qa", scope: [...words] } : { preset, scope: rest };
}
async function auditLines({ home, file }) {
  return linesOf(file, await estimateHunt(home, file));
}
function linesOf(file, hunt) {
  const place = file.in_place ? "in your own work tree" : "in a work tree of its own";
  return [
    `Auditing ${inertLine(file.scope_note)}: preset ${file.preset}, ${file.roles.length} specialists, at most ${file.settings.max_rounds} rounds`,
    `The first hunt takes ${hunt.calls} agent calls and ${hunt.bytes} bytes of packets; each round a triage and a review besides, and up to four findings of one file two calls or more`,
    ...hunt.idle.map((role) => `In it, ${idleText(role)}`),
    `Fixes are committed on ${inertLine(file.branch)}, ${place}; tests: ${inertLine(file.settings.test)}`,
    ...file.warnings.map((warning) => `warning: ${warning}`)
  ];
}
function jsonOf({ file, paths }, hunt) {
  const { audit, preset, scope, start, branch, work_tree, files, skipped, roles, warnings } = file;
  const json = {
    ...{ audit, dir: paths.dir, preset, scope, start, branch, work_tree },
    ...{ files: files.length, skipped: skipped.length, roles: roles.map(({ slug }) => slug), hunt, warnings }
  };
  return inertJson(json);
}
Object.assign(exports, { estimateHunt, startAction, auditRequest, auditLines });
});
exports["hunt-slots"] = __part((exports) => {
var { noteInRound } = __load("summary-text-2-86151a74/note-in-round"), { readChangedTexts } = __load("find-again-822ea1ed/changed-texts"), { settingsOf } = __load("find-again-822ea1ed/settings"), { createRun } = __load("suppressions-2-e7662acd/create-run"), { readDifference } = __load("text-called-binary-fccc6b1e/read-skipped"), { readRules } = __load("parser-dfd9e85b/parser"), { NO_EXTRAS, cutChange, diffText, pack, total } = __load("find-again-822ea1ed/file-list"), { TEMPLATES, noncesOf, packetOf, randomHex, randomId, roomLeft, slotNames, taskFactsWithTree, taskOf, wordsOf, writeSlots } = __load("find-again-822ea1ed/templates.gen"), { cleanText } = __load("suppressions-2-e7662acd/material"), { redactHunks } = __load("suppressions-2-e7662acd/redact-hunks"), { fingerprintRepository } = __load("shown-files-85a04787/fingerprint-2"), { shownFiles } = __load("shown-files-85a04787/shown-files"), { findingsAt } = __load("check-hunt-ac7ce73c/carry-lines"), { fixedPaths, huntedPaths } = __load("check-hunt-ac7ce73c/audited-paths"), { workTreeOf } = __load("fold-fixing-5ea01992/work-tree-of"), { commitNamed } = __load("file-header-fb4aa201/revisions"), { ownFile, usersFile } = __load("snapshot-066f03be/own-files"), { leanHunk } = __load("index-936eb180/split-hunk"), { shownPath } = __load("extract-7558e31f/shown-path"), { byteLength } = __load("git-685f2d30/packet-2"), { createRedactor } = __load("evidence-drop-a3c02e69/redact-2"), { rulesInForce } = __load("index-936eb180/governs"), { writeStamped } = __load("git-685f2d30/stamped"), { runPaths } = __load("matches-schema-4b8261ce/layout"), { listTree, readBlobs } = __load("git-685f2d30/objects"), { currentRound } = __load("fold-fixing-5ea01992/audit-state"), { now } = __load("matches-schema-4b8261ce/own-key"), { VERSION } = __load("main/version-2");
function stageRunFile({ file, state }, { kind, title, sides, treeRoot, subjects }) {
  const { audit, fix } = file.settings.models;
  const round = currentRound(state)?.round ?? 1;
  const settings = settingsOf({ models: { audit, fix, review: audit } }, { noRules: true });
  return {
    layout: 1,
    kind,
    run: randomId(),
    version: VERSION,
    planned_at: now(),
    captured: file.captured,
    top: file.top,
    title,
    scope_note: `${title} of audit ${file.audit}, round ${round}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: randomHex(16),
    settings: { ...settings, lenses: [] },
    lenses_without_work: [],
    warnings: [],
    audit: {
      ...{ audit: file.audit, round, work_tree: file.work_tree },
      ...subjects === void 0 ? {} : { subjects: [...subjects] }
    }
  };
}
function packetStart(run) {
  return { task: taskOf(run), nonces: noncesOf(run), nextSlot: slotNames(run, []) };
}
async function auditSide({ home }, sha, why) {
  return { ...await commitNamed(home, sha), label: "the audit\u2019s branch", why };
}
async function planStage(audit, run, { phase, subject, slots, idle = [], also }) {
  const paths = runPaths(run.top, run.run);
  await createRun(run, paths);
  await writeStamped(paths.fingerprint, run, await fingerprintRepository(await workTreeOf(run)));
  await also?.(paths);
  await writeSlots(paths, run, phase, slots, []);
  const { subjects } = run.audit ?? {};
  const shared = subjects === void 0 ? {} : { subjects };
  const unsent = idle.length === 0 ? {} : { idle: [...idle] };
  await noteInRound(audit, { kind: "planned", stage: phase, run: run.run, subject, ...shared, ...unsent });
}
var ARCHITECTURE = ".correctless/ARCHITECTURE.md";
var ANTIPATTERNS = ".correctless/antipatterns.md";
var ENTRY = /\b(?:PAT|ABS|TB)-/;
async function rolesWithSource(repository, tree, roles) {
  return without(roles, "architecture-adherence", () => whyNoArchitecture(repository, tree));
}
async function rolesWithoutChange(repository, tree, roles) {
  return without(roles, "regression-hunter", async () => {
    const known = await listTree(repository, tree, { paths: [ANTIPATTERNS] });
    return known.length > 0 ? void 0 : `nothing was fixed, no change is shown, and there is no ${ANTIPATTERNS}`;
  });
}
async function without(roles, name, whyIdle) {
  const role = roles.find(({ slug, own }) => own === null && slug === name);
  const why = role && await whyIdle();
  return why === void 0 ? { roles, idle: [] } : { roles: roles.filter((one) => one !== role), idle: [{ slug: name, why }] };
}
async function whyNoArchitecture(repository, tree) {
  const entries = await listTree(repository, tree, { paths: [ARCHITECTURE] });
  const file = entries.find(({ path, type }) => path === ARCHITECTURE && type === "blob");
  if (file === void 0) return `there is no ${ARCHITECTURE}`;
  const text = (await readBlobs(repository, [file.oid])).get(file.oid)?.toString("utf8") ?? "";
  return ENTRY.test(text) ? void 0 : `${ARCHITECTURE} has no entry PAT-\u2026, ABS-\u2026 or TB-\u2026`;
}
async function readHuntedChange(repository, base, head) {
  const { sha, tree } = await commitNamed(repository, base);
  const sides = { base: { sha, tree, label: "the base", why: "what the change is made against" }, head };
  return { ...sides, ...await readDifference(repository, sides, []) };
}
function addedIn(changed) {
  return new Map(
    [...changed.values()].map((file) => [file.path, file.kind === "text" ? file.added : []])
  );
}
function auditFacts(task) {
  const { run, head, tree } = taskFactsWithTree(task);
  return { run, head, tree };
}
var MOST_KNOWN = 4e4;
function knownFindings(known) {
  if (known.length === 0) return "Nothing.";
  const rows = [];
  let room = MOST_KNOWN;
  for (const { id, status, severity, location, title, reason } of known.toReversed()) {
    const row = JSON.stringify({
      id,
      status,
      severity,
      file: location.file,
      lines: location.lines,
      title,
      reason
    });
    room -= byteLength(row) + 1;
    if (room < 0) break;
    rows.unshift(row);
  }
  const left = known.length - rows.length;
  const note = left === 0 ? [] : [`(${left} older ones are not listed)`];
  return [{ kind: "FINDING_DESCRIPTION", content: [...note, ...rows].join("\n") }];
}
function ruleFiles(paths) {
  return paths.length === 0 ? "None." : [{ kind: "FILES", content: paths.join("\n") }];
}
var MOST_FILES = 40;
var MOST_BYTES = 4e5;
var CONTEXT_LINES = 1;
function huntChunks(rows, change, room) {
  const lean = change.map((file) => ({
    ...file,
    hunks: file.hunks.map((hunk) => leanHunk(hunk, CONTEXT_LINES))
  }));
  const widest = Math.max(0, ...rows.map(({ bytes }) => bytes));
  const cut = cutChange(lean, [() => NO_EXTRAS], room - widest).units.flat();
  const changeOf = (path) => cut.filter((unit) => pathOf(unit) === path);
  const listed = new Set(rows.map(({ file }) => file.path));
  const deleted = new Set(cut.map(pathOf).filter((path) => !listed.has(path)));
  const units = [
    ...rows.flatMap((row) => unitsOf([row], changeOf(row.file.path), room)),
    ...[...deleted].flatMap((path) => unitsOf([], changeOf(path), room))
  ];
  return pack(units, room, areReadable);
}
function unitsOf(row, change, room) {
  const whole = [.../* @__PURE__ */ new Set([...row, ...change.flat()])];
  return change.length === 0 || total(whole) <= room ? [whole] : change.map((unit) => [...row, ...unit]);
}
function areReadable(open, missing) {
  const added = rowsIn(missing);
  const rows = [...rowsIn(open), ...added];
  const bytes = rows.reduce((sum, { file }) => sum + file.bytes, 0);
  return added.length === 0 || rows.length <= MOST_FILES && bytes <= MOST_BYTES;
}
function rowsIn(loads) {
  return [...loads].filter((load) => load.kind === "row");
}
function pathOf(unit) {
  const [header] = unit;
  if (header?.kind !== "header") throw new Error("a unit of the change names no file");
  return header.file.path;
}
function buildHuntPackets(input) {
  const { task, facts, nonces, nextSlot } = input;
  const room = roomLeft("audit-specialist", task.run, filling(input, NOTHING_YET), nonces);
  const fixed = new Set(facts.fixed);
  const rows = turned(facts.files, input.turn).map((file) => rowOf(file, fixed));
  const chunks = huntChunks(rows, facts.change, room);
  return chunks.map(
    (chunk, index) => packetOf(
      { agent: "audit-specialist", slot: nextSlot(), part: index + 1, of: chunks.length },
      filling(input, chunk),
      nonces,
      { hunks: [], paths: rowsIn(chunk).map(({ file }) => file.path) }
    )
  );
}
var NOTHING_YET = /* @__PURE__ */ new Set();
function filling({ task, round, role, others, facts }, chunk) {
  return {
    ...auditFacts(task),
    round: String(round),
    again: round === 1 ? "This is the first round." : wordsOf("again"),
    role: roleText(role),
    others: others.length === 0 ? "nothing else" : others.map((slug) => slug.replaceAll("-", " ")).join(", "),
    columns: wordsOf("listing-columns"),
    listing: [
      {
        kind: "FILES",
        content: rowsIn(chunk).map(({ text }) => text).join("")
      }
    ],
    diff: facts.change.length === 0 ? "Nothing to show: whatever these files hold is in question." : [{ kind: "DIFF", content: diffText([...chunk].filter((load) => load.kind !== "row")) }],
    rules: ruleFiles(facts.rules),
    known: knownFindings(facts.known)
  };
}
function roleText({ slug, own }) {
  if (own !== null) return [{ kind: "ROLE", content: `${wordsOf("own-role")}

${slug}: ${own}` }];
  const name = `role/${slug}`;
  if (!Object.hasOwn(TEMPLATES, name)) throw new Error(`no prompt for the role ${slug}`);
  return wordsOf(name);
}
function rowOf(file, fixed) {
  const { path, bytes, changed } = file;
  const lines = changed.map(([first, last]) => first === last ? String(first) : `${first}-${last}`).join(",");
  const notes = [...lines === "" ? [] : [`lines ${lines}`], ...fixed.has(path) ? ["fixed"] : []];
  const text = `${String(bytes).padStart(8)}  ${shownPath(path)}${notes.length === 0 ? "" : `  (${notes.join("; ")})`}
`;
  return { kind: "row", bytes: byteLength(text), file, text };
}
function turned(files, turn) {
  const at = files.length === 0 ? 0 : turn % files.length;
  return [...files.slice(at), ...files.slice(0, at)];
}
async function governingRules(repository, tree, paths) {
  const { rules } = await readRules(repository, tree);
  return rulesInForce(rules, paths).filter(({ governs }) => governs.length > 0).map(({ rule }) => rule);
}
async function huntSlots(audit, { head, treeRoot, paths }) {
  const { file } = audit;
  const title = paths === void 0 ? "hunt" : "hunt in unopened files";
  const sides = { base: head, head };
  const run = stageRunFile(audit, { kind: "hunt", title, sides, treeRoot });
  const facts = await factsOf(audit, head, paths);
  const isShown = facts.fixed.length > 0 || facts.change.length > 0;
  const { roles: sent, idle } = isShown ? { roles: file.roles, idle: [] } : await rolesWithoutChange(audit.home, head.tree, file.roles);
  const [roles, unsent] = paths === void 0 ? [sent, idle] : [sent.slice(0, 1), []];
  const step = Math.max(1, Math.floor(facts.files.length / roles.length));
  const given = { ...packetStart(run), round: run.audit?.round ?? 1, facts };
  const slots = roles.flatMap((role, index) => {
    const others = roles.filter((other) => other !== role).map(({ slug }) => slug);
    const packets = buildHuntPackets({ ...given, role, others, turn: index * step });
    return packets.map((packet) => ({ packet, role: role.slug }));
  });
  return { run, slots, idle: unsent };
}
async function factsOf(audit, head, paths) {
  const { home, file, state, journal } = audit;
  const { base } = file;
  const change = base === void 0 ? void 0 : await readHuntedChange(home, base, head);
  const files = await filesAt(audit, head.tree, paths, change);
  const rules = await governingRules(
    home,
    head.tree,
    files.map(({ path }) => path)
  );
  const redactor = createRedactor();
  const facts = {
    files,
    rules: rules.map(({ path }) => path),
    known: await findingsAt(audit, [...state.findings.values()], head.sha ?? state.head),
    fixed: fixedPaths(journal),
    change: change === void 0 ? [] : await shownOf(audit, change, { files, again: paths !== void 0, redactor })
  };
  return cleanText(facts, redactor);
}
async function filesAt({ home, file, journal }, tree, only, change) {
  const scope = huntedPaths(file, journal);
  const added = change === void 0 ? void 0 : addedIn(change.changed);
  const asked = new Map(file.files.map((one) => [one.path, one.changed]));
  const wanted = only === void 0 ? void 0 : new Set(only);
  const entries = await listTree(home, tree);
  const linesOf = (path) => added === void 0 ? asked.get(path) ?? [] : (added.get(path) ?? []).map(({ start, end }) => [start, end]);
  return entries.filter(({ path, type }) => type === "blob" && scope.has(path) && (wanted?.has(path) ?? true)).map(({ path, size }) => ({ path, bytes: size ?? 0, changed: linesOf(path) }));
}
async function shownOf({ home }, change, { files, again, redactor }) {
  const listed = new Set(files.map(({ path }) => path));
  const shown = shownFiles(change).filter(
    ({ path, status }) => status === "deleted" && !again && !ownFile(path) && !usersFile(path) || status !== "added" && listed.has(path)
  );
  return redactHunks(shown, redactor, await readChangedTexts(home, change));
}
Object.assign(exports, { auditFacts, knownFindings, ruleFiles, governingRules, stageRunFile, packetStart, auditSide, planStage, rolesWithSource, huntSlots });
});
