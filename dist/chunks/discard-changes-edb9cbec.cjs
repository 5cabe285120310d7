var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["audit-lock"] = __part((module, exports) => {
__export(exports, { withAuditLock: () => withAuditLock });
var [import_start_time, import_own_key, import_files, import_failure] = ["discard-changes-edb9cbec/start-time", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "main/failure"].map(__load);
var import_promises = require("node:fs/promises");
var LONGEST_HOLD = 30 * 6e4;
async function ageOf(path) {
  const stats = await (0, import_promises.stat)(path).catch(() => void 0);
  return stats === void 0 ? Number.POSITIVE_INFINITY : Date.parse((0, import_own_key.now)()) - stats.mtimeMs;
}
async function withAuditLock(paths, work) {
  if (!await (0, import_files.createFileOnce)(paths.lock, `${process.pid}
`)) {
    const holder = Number(await (0, import_files.readTextIfAny)(paths.lock) ?? "0");
    if (await isAtWork(holder) && await ageOf(paths.lock) < LONGEST_HOLD) throw busy(holder);
    await takeAway(paths.lock, holder);
    if (!await (0, import_files.createFileOnce)(paths.lock, `${process.pid}
`)) throw busy(0);
  }
  try {
    return await work();
  } finally {
    await (0, import_promises.rm)(paths.lock, { force: true });
  }
}
async function isAtWork(pid) {
  return Number.isSafeInteger(pid) && pid > 0 && await (0, import_start_time.processStartTime)(pid) !== void 0;
}
async function takeAway(lock, dead) {
  const aside = `${lock}.${process.pid}`;
  await (0, import_promises.rename)(lock, aside).catch(() => void 0);
  const taken = await (0, import_files.readTextIfAny)(aside);
  await (0, import_promises.rm)(aside, { force: true });
  if (taken === void 0 || Number(taken) === dead) return;
  await (0, import_files.createFileOnce)(lock, taken);
  throw busy(Number(taken));
}
function busy(holder) {
  return new import_failure.Failure("audit/busy", `another correctless (process ${holder}) is at work on this audit`, {
    hint: "wait for it, then run the same command again"
  });
}
});
exports["commit-object"] = __part((module, exports) => {
__export(exports, { isCommitOf: () => isCommitOf, readCommit: () => readCommit, treeOf: () => treeOf, writeCommit: () => writeCommit });
var [import_one_object, import_git] = ["own-files-0777bacd/one-object", "objects-0b8527c9/git"].map(__load);
async function writeCommit(git, { tree, parents, message }) {
  const after = parents.flatMap((parent) => ["-p", parent]);
  return (await git(["commit-tree", tree, ...after, "-F", "-"], endedOnce(message))).trim();
}
async function readCommit(repository, sha) {
  const text = await (0, import_one_object.commitText)(repository, sha);
  const end = text.indexOf("\n\n");
  const values = (name) => text.slice(0, end).split("\n").filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  return { tree: values("tree")[0] ?? "", parents: values("parent"), message: text.slice(end + 2) };
}
async function isCommitOf(repository, sha, wanted) {
  const { tree, parents, message } = await readCommit(repository, sha);
  return tree === wanted.tree && parents.join() === wanted.parents.join() && endedOnce(message) === endedOnce(wanted.message);
}
async function treeOf(repository, treeish) {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${treeish}^{tree}`];
  return (await (0, import_git.readGit)(repository, args)).toString("latin1").trim();
}
function endedOnce(message) {
  return `${message.replace(/\n*$/, "")}
`;
}
});
exports["commit-tree-2"] = __part((module, exports) => {
__export(exports, { branchMoved: () => branchMoved, commitTree: () => commitTree, findCommitOf: () => findCommitOf, inTheWay: () => inTheWay, readHead: () => readHead, switchTree: () => switchTree, syncWorkTree: () => syncWorkTree });
var [import_drive_git, import_commit_object, import_tree_changes, import_snapshot, import_own_files, import_objects, import_git, import_failure] = ["snapshot-b5aa8515/drive-git", "discard-changes-edb9cbec/commit-object", "snapshot-b5aa8515/tree-changes", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/own-files", "objects-0b8527c9/objects", "objects-0b8527c9/git", "main/failure"].map(__load);
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_os = require("node:os");
async function inTheWay(workTree, stands, changes) {
  const found = /* @__PURE__ */ new Set();
  for (const { path, from, to } of changes) {
    if (from !== import_tree_changes.ABSENT || to === import_tree_changes.ABSENT) continue;
    const files = await occupants(workTree.top, path, to === import_tree_changes.GITLINK);
    if (files.length === 0) continue;
    const known = new Set(
      (await (0, import_objects.listTree)(workTree, stands, { paths: files })).map((one) => one.path)
    );
    for (const file of files) if (!known.has(file)) found.add(file);
  }
  return [...found];
}
async function occupants(top, path, asFolder) {
  const parts = path.split("/");
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const place = parts.slice(0, depth).join("/");
    const stats = await (0, import_promises.lstat)((0, import_node_path.join)(top, place)).catch(() => void 0);
    if (stats === void 0) return [];
    if (!stats.isDirectory()) return [place];
    if (depth === parts.length) return asFolder ? [] : filesBelow(top, place);
  }
  return [];
}
async function filesBelow(top, folder) {
  const files = [];
  for (const entry of await (0, import_promises.readdir)((0, import_node_path.join)(top, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...await filesBelow(top, path));
    else files.push(path);
  }
  return files;
}
async function switchTree(workTree, { stands, to, left }) {
  const git = await (0, import_drive_git.driveGit)(workTree.top);
  await alignIndex(git, stands);
  const goal = left.length === 0 ? to : await withEntriesOf(workTree, stands, to, left);
  if (goal !== stands) await git(["read-tree", "-m", "-u", stands, goal]);
  if (goal !== to) await alignIndex(git, to);
}
async function alignIndex(git, tree) {
  await git(["read-tree", "--reset", tree]);
  await git(["update-index", "-q", "--refresh"]);
}
async function withEntriesOf(workTree, stands, to, paths) {
  const folder = await (0, import_promises2.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-switch-"));
  try {
    const git = await (0, import_drive_git.driveGit)(workTree.top, { GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") });
    await git(["read-tree", to]);
    const kept = await (0, import_git.readGit)(workTree, [
      "--literal-pathspecs",
      ...["ls-tree", "-r", "-z", "--full-tree", stands, "--"],
      ...paths.map(({ path }) => path)
    ]);
    const removals = paths.map(({ path }) => `0 ${"0".repeat(to.length)}	${path}\0`);
    const additions = kept.toString("utf8").replaceAll(/^(\d+) \w+ ([0-9a-f]+)\t/gm, "$1 $2	");
    await git(["update-index", "-z", "--index-info"], removals.join("") + additions);
    return (await git(["write-tree"])).trim();
  } finally {
    await (0, import_promises2.rm)(folder, { recursive: true, force: true });
  }
}
async function syncWorkTree(workTree, { from, to }) {
  const { tree: stands } = await (0, import_snapshot.snapshotWorkTree)(workTree);
  const [missing, made] = await Promise.all([
    (0, import_tree_changes.treeChanges)(workTree, stands, to),
    (0, import_tree_changes.treeChanges)(workTree, from, stands)
  ]);
  const touched = new Set(made.map(({ path }) => path));
  const own = missing.filter(({ path }) => (0, import_own_files.amongOwnFiles)(path));
  const foreign = missing.filter(({ path }) => touched.has(path) && !(0, import_own_files.amongOwnFiles)(path));
  if (foreign.length > 0 || (await inTheWay(workTree, stands, missing)).length > 0) {
    if (!await isStaged(workTree, { from, to })) await alignIndex(await (0, import_drive_git.driveGit)(workTree.top), to);
    return "differs";
  }
  await switchTree(workTree, { stands, to, left: own });
  return "settled";
}
async function isStaged(workTree, { from, to }) {
  const { tree: staged } = await (0, import_snapshot.snapshotIndex)(workTree);
  const touched = new Set((await (0, import_tree_changes.treeChanges)(workTree, from, staged)).map(({ path }) => path));
  return (await (0, import_tree_changes.treeChanges)(workTree, staged, to)).some(({ path }) => touched.has(path));
}
async function commitTree(workTree, commit) {
  const sha = await findCommitOf(workTree, commit) ?? await makeCommit(workTree, commit);
  await syncWorkTree(workTree, { from: await (0, import_commit_object.treeOf)(workTree, commit.parent), to: commit.tree });
  return sha;
}
async function findCommitOf(workTree, commit) {
  const { sha } = await readHead(workTree);
  return await (0, import_commit_object.isCommitOf)(workTree, sha, contentOf(commit)) ? sha : void 0;
}
async function readHead(workTree) {
  const name = await (0, import_git.runGit)(workTree.top, ["symbolic-ref", "--quiet", "HEAD"], { answers: [0, 1] });
  const sha = await (0, import_git.runGit)(workTree.top, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  const branch = name.stdout.toString("utf8").trim();
  return { branch: branch === "" ? void 0 : branch, sha: sha.stdout.toString("latin1").trim() };
}
async function makeCommit(workTree, commit) {
  const { branch, sha: head } = await readHead(workTree);
  if (branch === void 0 || head !== commit.parent) {
    throw branchMoved(branch, head, commit.parent);
  }
  const git = await (0, import_drive_git.driveGit)(workTree.top);
  const sha = await (0, import_commit_object.writeCommit)(git, contentOf(commit));
  try {
    const reason = ["-m", `correctless: ${commit.message.split("\n")[0] ?? ""}`];
    await git(["update-ref", ...reason, "--stdin"], `update ${branch} ${sha} ${commit.parent}
`);
    return sha;
  } catch (failure) {
    const now = await (0, import_drive_git.readRef)(workTree, branch);
    const adopted = await findCommitOf(workTree, commit);
    if (adopted !== void 0) return adopted;
    throw now === commit.parent ? failure : branchMoved(branch, now ?? "no commit", commit.parent);
  }
}
function branchMoved(branch, at, wanted) {
  return new import_failure.Failure(
    "audit/branch-moved",
    branch === void 0 ? `HEAD is on no branch, at ${at}; wanted is a branch at ${wanted}` : `${branch} is at ${at}, not at ${wanted}`,
    {
      hint: `see what came in between: git log ${wanted}..${at}`
    }
  );
}
function contentOf({ tree, parent, merged, message }) {
  return { tree, parents: merged === void 0 ? [parent] : [parent, merged], message };
}
});
exports["discard-changes"] = __part((module, exports) => {
__export(exports, { cleanWorkTree: () => cleanWorkTree, discardChanges: () => discardChanges, keptUnder: () => keptUnder, refuseUnsaved: () => refuseUnsaved, refuseUnsavedSubmodules: () => refuseUnsavedSubmodules });
var [import_commit_tree_2, import_drive_git, import_commit_object, import_tree_changes, import_snapshot, import_own_files, import_repository_2, import_audit_paths, import_objects, import_printable, import_git, import_failure] = ["discard-changes-edb9cbec/commit-tree-2", "snapshot-b5aa8515/drive-git", "discard-changes-edb9cbec/commit-object", "snapshot-b5aa8515/tree-changes", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/own-files", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "objects-0b8527c9/git", "main/failure"].map(__load);
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_node_fs = require("node:fs");
function ignoreRules(changes) {
  const rules = changes.filter(
    (change) => (0, import_node_path.basename)(change.path) === ".gitignore" && !changes.some(({ path }) => change.path.startsWith(`${path}/`))
  );
  return changes.filter((change) => isWithin(change, rules));
}
function isWithin({ path }, places) {
  return places.some((place) => path === place.path || path.startsWith(`${place.path}/`));
}
var MESSAGE = "correctless: what stood in the work tree before it was discarded\n";
async function keepWork(workTree, keep, work) {
  const { head, stands, staged } = work;
  const index = staged === stands || staged === await (0, import_commit_object.treeOf)(workTree, head) ? void 0 : staged;
  for (let number = 1; ; number += 1) {
    const ref = number === 1 ? keep : `${keep}-${number}`;
    const there = await (0, import_drive_git.readRef)(workTree, ref);
    if (there === void 0) {
      const git = await (0, import_drive_git.driveGit)(workTree.top);
      const second = index === void 0 ? [] : [await (0, import_commit_object.writeCommit)(git, { tree: index, parents: [head], message: MESSAGE })];
      const commit = { tree: stands, parents: [head, ...second], message: MESSAGE };
      await (0, import_drive_git.pinRef)(workTree, ref, await (0, import_commit_object.writeCommit)(git, commit));
      return ref;
    }
    if (await holds(workTree, there, { head, stands, index })) return ref;
  }
}
async function holds(workTree, sha, { head, stands, index }) {
  const { tree, parents } = await (0, import_commit_object.readCommit)(workTree, sha);
  const [parent, second] = parents;
  if (tree !== stands || parent !== head) return false;
  return index === void 0 || second !== void 0 && await (0, import_commit_object.treeOf)(workTree, second) === index;
}
async function refuseUnsaved(workTree) {
  const head = await (0, import_commit_object.treeOf)(workTree, "HEAD");
  const [files, index] = await Promise.all([(0, import_snapshot.snapshotWorkTree)(workTree), (0, import_snapshot.snapshotIndex)(workTree)]);
  const changes = [
    ...await (0, import_tree_changes.treeChanges)(workTree, head, files.tree),
    ...await (0, import_tree_changes.treeChanges)(workTree, head, index.tree)
  ].map(({ path }) => path);
  refuse(workTree, [
    ...changes.filter((path) => !(0, import_own_files.amongOwnFiles)(path)),
    ...await nestedRepositories(workTree)
  ]);
}
async function refuseUnsavedSubmodules(workTree) {
  for (const { mode, path } of await (0, import_objects.listTree)(workTree, "HEAD")) {
    const folder = (0, import_node_path.join)(workTree.top, path);
    if (mode !== import_tree_changes.GITLINK || !(0, import_node_fs.existsSync)((0, import_node_path.join)(folder, ".git"))) continue;
    const submodule = await (0, import_repository_2.openRepository)(folder);
    await refuseUnsaved(submodule);
    await refuseUnsavedSubmodules(submodule);
  }
}
async function nestedRepositories(workTree) {
  const { stdout } = await (0, import_git.runGit)(workTree.top, ["ls-files", "-z", "--others", "--exclude-standard"]);
  return (0, import_objects.records)(stdout).filter((path) => path.endsWith("/") && !(0, import_own_files.amongOwnFiles)(path));
}
function refuse({ top }, paths) {
  const unsaved = [...new Set(paths)];
  if (unsaved.length === 0) return;
  const named = unsaved.slice(0, 5).map(import_printable.printable).join(", ");
  throw new import_failure.Failure(
    "audit/work-tree-dirty",
    `${unsaved.length} changed and in no commit in ${top}: ${named}${unsaved.length > 5 ? ", \u2026" : ""}`,
    { hint: "commit or remove them; to see them: git status" }
  );
}
async function discardChanges(workTree, { head, keep, kept = () => Promise.resolve() }) {
  const { branch, sha } = await (0, import_commit_tree_2.readHead)(workTree);
  if (sha !== head) throw (0, import_commit_tree_2.branchMoved)(branch, sha, head);
  const git = await (0, import_drive_git.driveGit)(workTree.top);
  if (await isUnmerged(workTree)) await git(["reset", "--quiet"]);
  const goal = await (0, import_commit_object.treeOf)(workTree, head);
  const { tree: stands } = await (0, import_snapshot.snapshotWorkTree)(workTree);
  const { tree: staged } = await (0, import_snapshot.snapshotIndex)(workTree);
  const undone = await toUndo(workTree, stands, goal);
  const isWork = undone.length > 0 || staged !== goal && staged !== stands;
  if (stands === goal && staged === goal && !await isMidway(workTree)) {
    await refuseUnsaved(workTree);
    return { kind: "clean" };
  }
  const refs = isWork ? [await keepWork(workTree, keep, { head, stands, staged })] : [];
  for (const ref of refs) await kept(ref);
  await git(["reset", "--quiet"]);
  if (isWork) refs.push(...await undoRules(workTree, goal, { head, keep, kept }));
  const { tree: rest } = await (0, import_snapshot.snapshotWorkTree)(workTree);
  await undo(workTree, { stands: rest, goal, changes: await toUndo(workTree, rest, goal) });
  await refuseUnsaved(workTree);
  return isWork ? { kind: "kept", refs } : { kind: "clean" };
}
async function toUndo(workTree, stands, goal) {
  const changes = await (0, import_tree_changes.treeChanges)(workTree, stands, goal);
  const inner = changes.filter(({ from }) => from === import_tree_changes.GITLINK);
  const undone = changes.filter((change) => !(0, import_own_files.amongOwnFiles)(change.path) && !isWithin(change, inner));
  const blocked = await (0, import_commit_tree_2.inTheWay)(workTree, stands, undone);
  if (blocked.length === 0) return undone;
  throw new import_failure.Failure(
    "audit/work-tree-dirty",
    `ignored files in ${workTree.top} are in the way: ${blocked.slice(0, 5).map(import_printable.printable).join(", ")}`,
    { hint: "move them away, then do it again" }
  );
}
async function undo(workTree, { stands, goal, changes }) {
  const made = new Set(changes.map(({ path }) => path));
  const left = (await (0, import_tree_changes.treeChanges)(workTree, stands, goal)).filter(({ path }) => !made.has(path));
  await (0, import_commit_tree_2.switchTree)(workTree, { stands, to: goal, left });
}
async function undoRules(workTree, goal, { head, keep, kept }) {
  const { tree: stands } = await (0, import_snapshot.snapshotWorkTree)(workTree);
  const changes = ignoreRules(await toUndo(workTree, stands, goal));
  if (changes.length === 0) return [];
  await undo(workTree, { stands, goal, changes });
  const { tree: now } = await (0, import_snapshot.snapshotWorkTree)(workTree);
  const come = (await (0, import_tree_changes.treeChanges)(workTree, stands, now)).filter((change) => change.to !== import_tree_changes.ABSENT);
  if (come.every((change) => isWithin(change, changes))) return [];
  const ref = await keepWork(workTree, keep, { head, stands: now, staged: goal });
  await kept(ref);
  return [ref];
}
async function isMidway({ gitDir }) {
  const marks = [
    "MERGE_HEAD",
    "REVERT_HEAD",
    "CHERRY_PICK_HEAD",
    "sequencer",
    "rebase-merge",
    "rebase-apply"
  ];
  const found = await Promise.all(
    marks.map(async (mark) => await (0, import_promises.lstat)((0, import_node_path.join)(gitDir, mark)).catch(() => void 0) !== void 0)
  );
  return found.includes(true);
}
async function isUnmerged({ top }) {
  return (await (0, import_git.runGit)(top, ["ls-files", "-z", "--unmerged"])).stdout.length > 0;
}
async function cleanWorkTree({ file, state, paths }, why) {
  const { head, discarded } = state;
  const workTree = await (0, import_repository_2.openRepository)(file.work_tree);
  await discardChanges(workTree, {
    head,
    keep: keptUnder(file),
    // Reported before it is removed. After a crash in between, it is still there and gets the same ref.
    kept: async (ref) => {
      if (!discarded.has(ref)) await (0, import_audit_paths.note)(paths, { kind: "discarded", ref, head, why });
    }
  });
  return workTree;
}
function keptUnder({ audit }) {
  return `refs/correctless/audits/${audit}/discarded`;
}
});
exports["ignored-before"] = __part((module, exports) => {
__export(exports, { ignoredNow: () => ignoredNow, removeNewIgnored: () => removeNewIgnored, untouchedSince: () => untouchedSince });
var [import_ignored_files] = ["snapshot-b5aa8515/ignored-files"].map(__load);
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
async function ignoredNow(workTree) {
  const paths = await (0, import_ignored_files.ignoredFiles)(workTree, () => false);
  return Promise.all(
    paths.map(async (path) => {
      const stats = await (0, import_promises.lstat)((0, import_node_path.join)(workTree.top, path)).catch(() => void 0);
      return [path, stats === void 0 ? "gone" : `${stats.size} ${stats.mtimeMs}`];
    })
  );
}
async function untouchedSince(workTree, before) {
  const now = new Map(await ignoredNow(workTree));
  return new Set(before.filter(([path, state]) => now.get(path) === state).map(([path]) => path));
}
async function removeNewIgnored(workTree, before) {
  const known = new Set(before.map(([path]) => path));
  const left = (await ignoredNow(workTree)).map(([path]) => path).filter((path) => !known.has(path));
  for (const path of [...left, ...await (0, import_ignored_files.ownUntracked)(workTree)]) {
    await (0, import_promises.rm)((0, import_node_path.join)(workTree.top, path), { force: true });
  }
}
});
exports["start-over"] = __part((module, exports) => {
__export(exports, { startOver: () => startOver });
var [import_discard_changes, import_audit_lock, import_start_time, import_commit_tree_2, import_drive_git, import_ignored_before, import_ignored_files, import_stamped, import_commit_object, import_tree_changes, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_layout, import_repository_2, import_fold_journal, import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_audit_paths, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_disk, import_failure, import_chunk_PQNXDWJD] = ["discard-changes-edb9cbec/discard-changes", "discard-changes-edb9cbec/audit-lock", "discard-changes-edb9cbec/start-time", "discard-changes-edb9cbec/commit-tree-2", "snapshot-b5aa8515/drive-git", "discard-changes-edb9cbec/ignored-before", "snapshot-b5aa8515/ignored-files", "objects-0b8527c9/stamped", "discard-changes-edb9cbec/commit-object", "snapshot-b5aa8515/tree-changes", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
async function startOver(top, file) {
  const { audit: of } = file;
  if (of === void 0 || file.kind !== "fix") return;
  const home = await (0, import_repository_2.openRepository)(top);
  await (0, import_audit_lock.withAuditLock)((0, import_audit_paths.auditPaths)(top, of.audit), async () => {
    const audit = await (0, import_fold_journal.openAudit)(home, of.audit);
    const workTree = await (0, import_discard_changes.cleanWorkTree)(audit, "what an executor without a reply had done");
    const { ignored } = await (0, import_stamped.readStamped)((0, import_layout.runPaths)(top, file.run).step, file);
    if (!audit.file.in_place) await (0, import_ignored_before.removeNewIgnored)(workTree, ignored);
  });
}
});
exports["start-time"] = __part((module, exports) => {
__export(exports, { processStartTime: () => processStartTime });
var import_promises = require("node:fs/promises");
async function processStartTime(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return void 0;
  }
  const [stat, boot] = await Promise.all([
    (0, import_promises.readFile)(`/proc/${pid}/stat`, "utf8").catch(() => void 0),
    (0, import_promises.readFile)("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "")
  ]);
  if (stat === void 0) return "running";
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[0] === "Z" || fields[0] === "X" ? void 0 : `${boot.trim()} ${fields[19] ?? ""}`;
}
});
