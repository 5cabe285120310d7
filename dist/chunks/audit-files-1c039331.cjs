var { __load, __part } = require("../main.cjs").shared;
exports["audit-files"] = __part((exports) => {
var { requireIdentity } = __load("suppressions-2-78a459f7/identity"), { rolesWithSource } = __load("hunt-slots-d7d8f12e/hunt-slots"), { rememberOwnTree } = __load("hunt-slots-d7d8f12e/own-tree"), { noTestCommand } = __load("templates.gen-a8cf4e03/no-test-command"), { WARN_FILES } = __load("templates.gen-a8cf4e03/settings"), { isLfsPointer, readChange, readsOtherwise, tooManyPaths, withLateDeclarations } = __load("text-called-binary-b7e7f272/read-skipped"), { requireCacheOutside } = __load("suppressions-2-78a459f7/plan-facts"), { keepOutOfGit, requireRealFolders } = __load("suppressions-2-78a459f7/create-run"), { defaultBranch } = __load("text-called-binary-b7e7f272/resolve-target"), { parseTarget } = __load("main-a6f1b15e/target"), { randomId } = __load("templates.gen-a8cf4e03/templates.gen"), { roundFileName } = __load("summary-text-2-405a3156/round-file-2"), { PRESET_RECORDS, rolesOf } = __load("summary-text-2-405a3156/presets"), { idleText } = __load("summary-text-2-405a3156/who-answered"), { withAuditLock } = __load("snapshot-94776c05/audit-lock"), { readRef } = __load("snapshot-94776c05/pin-ref"), { readSkipRules } = __load("text-called-binary-b7e7f272/text-called-binary"), { commitNamed, currentBranch, mergeBases } = __load("file-header-8cba8a58/revisions"), { readConfig } = __load("suppressions-2-78a459f7/config"), { baseAttributes, isLockFile, skippedAtBase, skippedByContent } = __load("text-called-binary-b7e7f272/lock-file"), { textIn } = __load("index-2fdaab01/decode-text"), { counted } = __load("main/counted"), { snapshotWorkTree } = __load("snapshot-94776c05/snapshot"), { ownFile, usersFile } = __load("snapshot-94776c05/own-files"), { openAudit, openAuditOf } = __load("fold-fixing-63267d85/fold-fixing"), { hashesOf } = __load("matches-schema-76c5945f/sealed-files"), { note } = __load("fold-fixing-63267d85/journal"), { artifactPaths, auditPaths, auditsFolder, roundRef, workTreeFolder } = __load("fold-fixing-63267d85/audit-paths"), { eachFile, listTree } = __load("git-3998040f/objects"), { printable } = __load("git-3998040f/printable"), { PURPOSES, PURPOSE_NOUNS } = __load("main/vocabulary"), { isFile } = __load("matches-schema-76c5945f/places"), { jsonText, now } = __load("matches-schema-76c5945f/own-key"), { createFileOnce } = __load("matches-schema-76c5945f/files"), { shellWord } = __load("git-3998040f/shell-word"), { VERSION } = __load("main/version-2"), { Failure } = __load("main/failure"), { createHash: createHash2, createHash } = require("node:crypto"), { join } = require("node:path");
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
    baseAttributes(repository, believed, entries.map(({ path }) => path)),
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
  if (asked.length === 0 || asked.length === 1 && first === "changed") return changedScope(repository, head);
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
var WITHOUT_LINES = ["mode", "executable", "rename", "moved", "encoding", "binary", "program"];
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
    { hint: "commit them (git status), or leave audit.in_place out of the configuration" }
  );
}
var ZERO_FINDINGS_THRESHOLD = 50;
function auditSettings({ audit = {}, commands = {}, models = {}, steps = {} }, { preset, chunking }) {
  if (commands.test === void 0) throw noTestCommand(PURPOSES.some((one) => one === preset) ? "base" : "HEAD");
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
  await requireRealFolders(home.top, [".correctless/audits", ".correctless/worktrees", ".correctless/artifacts"]);
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
var { auditLines, auditRequest, startAction } = __load("audit-files-1c039331/audit-start-2");
Object.assign(exports, { auditLines, auditRequest, startAction });
});
exports["audit-start-2"] = __part((exports) => {
var { startAudit } = __load("audit-files-1c039331/audit-files"), { auditSide, huntSlots } = __load("hunt-slots-d7d8f12e/hunt-slots"), { capturedBy } = __load("main-a6f1b15e/capture"), { treeFolder } = __load("templates.gen-a8cf4e03/tree-cache"), { cacheRoot } = __load("main-a6f1b15e/cache-root-named"), { narrowing } = __load("main-a6f1b15e/target"), { idleText } = __load("summary-text-2-405a3156/who-answered"), { folderInRepository, openRepository } = __load("git-3998040f/repository-2"), { foldJournal } = __load("fold-fixing-63267d85/fold-fixing"), { PRESETS } = __load("main/vocabulary"), { Failure } = __load("main/failure"), { inertJson, inertLine } = __load("main/inert-2");
async function estimateHunt(home, file) {
  const audit = { home, file, state: foldJournal(file.start, []), journal: [] };
  const head = await auditSide(audit, file.start, "where the audit starts");
  const treeRoot = treeFolder(file.cache_root, head.tree);
  const { slots, idle } = await huntSlots(audit, { round: 1, head, treeRoot, paths: void 0 });
  return { calls: slots.length, bytes: slots.reduce((sum, { packet }) => sum + packet.bytes, 0), idle };
}
async function startAction(input) {
  const { flag } = input;
  const captured = capturedBy(input);
  const audit = await startAudit({ ...await auditRequest(input), auto: flag("auto"), captured });
  const hunt = await estimateHunt(audit.home, audit.file);
  const text = `${[...linesOf(audit.file, hunt), `audit: ${audit.file.audit}`].join("\n")}\n`;
  return flag("json") ? { status: 0, stdout: jsonOf(audit, hunt), stderr: text } : { status: 0, stdout: text };
}
async function auditRequest({ positionals, paths, flag, cwd, env }) {
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
exports["start-from-review"] = __part((exports) => {
var { chooseSandbox } = __load("sandbox-paths-23f81530/find-sandbox"), { auditSettings, branchSlug, writeNewAudit } = __load("audit-files-1c039331/audit-files"), { requireIdentity } = __load("suppressions-2-78a459f7/identity"), { requireCacheOutside } = __load("suppressions-2-78a459f7/plan-facts"), { randomId } = __load("templates.gen-a8cf4e03/templates.gen"), { readRef } = __load("snapshot-94776c05/pin-ref"), { driveGit } = __load("snapshot-94776c05/drive-git"), { currentBranch } = __load("file-header-8cba8a58/revisions"), { readConfig } = __load("suppressions-2-78a459f7/config"), { settingsTree } = __load("evidence-drop-566105c0/revision"), { writeCommit } = __load("snapshot-94776c05/commit-object"), { workTreeFolder } = __load("fold-fixing-63267d85/audit-paths"), { now, readRunJson } = __load("matches-schema-76c5945f/own-key"), { askGit } = __load("git-3998040f/git"), { VERSION } = __load("main/version-2"), { Failure } = __load("main/failure");
function requireListed({ run, findings }, ids) {
  const unknown = ids.filter((id) => !findings.some((finding) => finding.id === id));
  if (unknown.length === 0) return;
  throw new Failure("usage/bad-value", `${unknown.join(", ")}: not in the report of ${run}`, {
    hint: findings.length === 0 ? "it lists no finding" : `it lists ${findings.map(({ id }) => id).join(", ")}`
  });
}
async function startFromReview(request) {
  const { repository: home, file: run } = request.run;
  requireCacheOutside(home, request.cacheRoot);
  await requireIdentity(home.top);
  await requireReviewed(request.run);
  const config = await readConfig(home, settingsTree(run.base));
  const { lint, ...settings } = auditSettings(config, { preset: request.purpose, chunking: false });
  const own = request.purpose === "prove" ? { sandbox: await chooseSandbox(config.prove?.sandbox ?? "auto") } : { ...lint === void 0 ? {} : { lint } };
  return writeNewAudit(home, await fileOf(request, { ...settings, ...own, max_rounds: 1 }));
}
async function fileOf({ run, purpose, findings, captured, cacheRoot }, settings) {
  const { repository: home, file } = run;
  const [audit, started_at] = [randomId(), now()];
  const branch = await freeBranch(run, `correctless/${purpose}-${file.run}`);
  const scope = await readRunJson(run.paths.scope, "scope");
  const date = started_at.slice(0, 10);
  return {
    ...{ layout: 1, audit, version: VERSION, preset: purpose, started_at, date },
    of: { run: file.run, findings: [...findings] },
    scope: `review ${file.run}`,
    scope_note: `${findings.join(", ")} of review ${file.run} (${file.scope_note})`,
    // Names the records of an audit, and these leave none.
    label: date,
    start: file.head.sha ?? await commitOfSnapshot(run),
    ...file.base.sha === null ? {} : { base: file.base.sha },
    top: home.top,
    work_tree: workTreeFolder(home.top, audit),
    in_place: false,
    branch,
    branch_slug: branchSlug(branch),
    home_branch: await currentBranch(home) ?? null,
    auto: true,
    captured,
    cache_root: cacheRoot,
    settings,
    roles: [],
    files: scope.files.map(({ path }) => ({ path, bytes: 0, changed: [] })),
    skipped: [],
    warnings: []
  };
}
async function commitOfSnapshot({ repository, file }) {
  const { base, head, run } = file;
  const parents = base.sha === null ? [] : [base.sha];
  const message = `uncommitted work, as review ${run} has seen it\n`;
  return writeCommit(await driveGit(repository.top), { tree: head.tree, parents, message });
}
async function requireReviewed({ repository, file: { run, head } }) {
  const { status } = await askGit(repository, ["rev-list", "--objects", "--quiet", head.tree], { answers: [0, 128] });
  if (status === 0) return;
  throw new Failure(
    "scope/unknown-revision",
    `git no longer has what review ${run} has seen of ${head.label}`,
    { hint: "review it again: correctless plan" }
  );
}
async function freeBranch({ repository }, name) {
  for (let number = 1; number < 1e3; number += 1) {
    const branch = number === 1 ? name : `${name}-${number}`;
    if (await readRef(repository, `refs/heads/${branch}`) === void 0) return branch;
  }
  throw new Failure("audit/ref-exists", `a thousand branches are called ${name}`);
}
Object.assign(exports, { requireListed, startFromReview });
});
