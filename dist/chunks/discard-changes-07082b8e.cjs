var { __load, __part } = require("../main.cjs").shared;
exports["discard-changes"] = __part((exports) => {
var { pinRef, readRef } = __load("snapshot-066f03be/pin-ref"), { driveGit, mergeTrees } = __load("snapshot-066f03be/drive-git"), { removeNewIgnored } = __load("snapshot-066f03be/ignored-before"), { ABSENT, GITLINK, treeChanges } = __load("snapshot-066f03be/tree-changes"), { snapshotIndex, snapshotWorkTree } = __load("snapshot-066f03be/snapshot"), { treeWith } = __load("snapshot-066f03be/tree-with"), { isCommitOf, readCommit, treeOf, writeCommit } = __load("snapshot-066f03be/commit-object"), { withTemporaryIndex } = __load("git-685f2d30/temporary-index"), { amongOwnFiles } = __load("snapshot-066f03be/own-files"), { openRepository } = __load("git-685f2d30/repository"), { readStamped } = __load("git-685f2d30/stamped"), { note } = __load("fold-fixing-5ea01992/journal"), { listTree, records } = __load("git-685f2d30/objects"), { printable } = __load("git-685f2d30/printable"), { runGit } = __load("git-685f2d30/git"), { Failure } = __load("main/failure"), { lstat: lstat2, lstat, readdir } = require("node:fs/promises"), { join: join3, join, basename, join: join2 } = require("node:path"), { existsSync } = require("node:fs");
async function inTheWay(workTree, current, changes) {
  const found = /* @__PURE__ */ new Set();
  for (const { path, from, to } of changes) {
    if (from !== ABSENT || to === ABSENT) continue;
    const files = await occupants(workTree.top, path, to === GITLINK);
    if (files.length === 0) continue;
    const known = new Set(
      (await listTree(workTree, current, { paths: files })).map((one) => one.path)
    );
    for (const file of files) if (!known.has(file)) found.add(file);
  }
  return [...found];
}
async function occupants(top, path, asFolder) {
  const parts = path.split("/");
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const place = parts.slice(0, depth).join("/");
    const stats = await lstat(join(top, place)).catch(() => void 0);
    if (stats === void 0) return [];
    if (!stats.isDirectory()) return [place];
    if (depth === parts.length) return asFolder ? [] : filesBelow(top, place);
  }
  return [];
}
async function filesBelow(top, folder) {
  const files = [];
  for (const entry of await readdir(join(top, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...await filesBelow(top, path));
    else files.push(path);
  }
  return files;
}
async function pathsInTheWay(workTree, { from, to }, { staged: withIndex }) {
  const { tree: current } = await snapshotWorkTree(workTree);
  const now = [current, ...withIndex ? [(await snapshotIndex(workTree)).tree] : []];
  const wanted = new Set((await treeChanges(workTree, from, to)).map(({ path }) => path));
  const others = now.map((tree) => pathsInNeither(workTree, { from, to }, tree));
  const missing = (await treeChanges(workTree, current, to)).filter(({ path }) => wanted.has(path));
  const differs = (await Promise.all(others)).flat().filter((path) => wanted.has(path));
  return [.../* @__PURE__ */ new Set([...differs, ...await inTheWay(workTree, current, missing)])];
}
async function pathsInNeither(repository, { from, to }, tree) {
  const until = new Set((await treeChanges(repository, tree, to)).map(({ path }) => path));
  return (await treeChanges(repository, from, tree)).flatMap(({ path }) => until.has(path) ? [path] : []);
}
async function bringChanges(workTree, { from, to }) {
  const git = await driveGit(workTree.top);
  await git(["update-index", "-q", "--refresh"]);
  await git(["read-tree", "-m", "-u", from, to]);
}
async function bringToFiles(workTree, { from, to }) {
  const { tree: current } = await snapshotWorkTree(workTree);
  const goal = await mergeTrees(workTree, { base: from, ours: current, theirs: to });
  if (goal.kind === "conflict") throw new Error(`files have changed meanwhile: ${goal.files.join(", ")}`);
  await withTemporaryIndex(workTree, async (env) => {
    const git = await driveGit(workTree.top, env);
    await git(["read-tree", current]);
    await git(["update-index", "-q", "--refresh"]);
    await git(["read-tree", "-m", "-u", current, goal.tree]);
  });
}
async function switchTree(workTree, { current, to, left }) {
  const git = await driveGit(workTree.top);
  await alignIndex(git, current);
  const goal = left.length === 0 ? to : await withEntriesOf(workTree, { current, to, left });
  if (goal !== current) await git(["read-tree", "-m", "-u", current, goal]);
  if (goal !== to) await alignIndex(git, to);
}
async function withEntriesOf(workTree, { current, to, left }) {
  const paths = left.map(({ path }) => path);
  const entries = await listTree(workTree, current, { paths });
  const there = new Map(entries.map((entry) => [entry.path, entry]));
  return treeWith(workTree, to, new Map(paths.map((path) => [path, there.get(path)])));
}
async function alignIndex(git, tree) {
  await git(["read-tree", "--reset", tree]);
  await git(["update-index", "-q", "--refresh"]);
}
async function syncWorkTree(workTree, { from, to }) {
  const { tree: current } = await snapshotWorkTree(workTree);
  const missing = await treeChanges(workTree, current, to);
  const own = missing.filter(({ path }) => amongOwnFiles(path));
  const foreign = (await pathsInNeither(workTree, { from, to }, current)).filter(
    (path) => !amongOwnFiles(path)
  );
  if (foreign.length > 0 || (await inTheWay(workTree, current, missing)).length > 0) {
    const { tree: staged } = await snapshotIndex(workTree);
    const isStaged = (await pathsInNeither(workTree, { from, to }, staged)).length > 0;
    if (!isStaged) await alignIndex(await driveGit(workTree.top), to);
    return "differs";
  }
  await switchTree(workTree, { current, to, left: own });
  return "settled";
}
async function commitTree(workTree, commit) {
  const sha = await findCommitOf(workTree, commit) ?? await makeCommit(workTree, commit);
  await syncWorkTree(workTree, { from: await treeOf(workTree, commit.parent), to: commit.tree });
  return sha;
}
async function findCommitOf(workTree, commit) {
  const { sha } = await readHead(workTree);
  return await isCommitOf(workTree, sha, contentOf(commit)) ? sha : void 0;
}
async function readHead(workTree) {
  const name = await runGit(workTree.top, ["symbolic-ref", "--quiet", "HEAD"], { answers: [0, 1] });
  const sha = await runGit(workTree.top, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  const branch = name.stdout.toString("utf8").trim();
  return { branch: branch === "" ? void 0 : branch, sha: sha.stdout.toString("latin1").trim() };
}
async function makeCommit(workTree, commit) {
  const { branch, sha: head } = await readHead(workTree);
  if (branch === void 0 || head !== commit.parent) {
    throw branchMoved(branch, head, commit.parent);
  }
  const git = await driveGit(workTree.top);
  const sha = await writeCommit(git, contentOf(commit));
  try {
    const reason = ["-m", `correctless: ${commit.message.split("\n")[0] ?? ""}`];
    await git(["update-ref", ...reason, "--stdin"], `update ${branch} ${sha} ${commit.parent}
`);
    return sha;
  } catch (failure) {
    const now = await readRef(workTree, branch);
    const adopted = await findCommitOf(workTree, commit);
    if (adopted !== void 0) return adopted;
    throw now === commit.parent ? failure : branchMoved(branch, now ?? "no commit", commit.parent);
  }
}
function branchMoved(branch, at, wanted) {
  return new Failure(
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
function ignoreRules(changes) {
  const rules = changes.filter(
    (change) => basename(change.path) === ".gitignore" && !changes.some(({ path }) => change.path.startsWith(`${path}/`))
  );
  return changes.filter((change) => isWithin(change, rules));
}
function isWithin({ path }, places) {
  return places.some((place) => path === place.path || path.startsWith(`${place.path}/`));
}
var MESSAGE = "correctless: what stood in the work tree before it was discarded\n";
async function keepWork(workTree, keep, work) {
  const { head, current, staged } = work;
  const index = staged === current || staged === await treeOf(workTree, head) ? void 0 : staged;
  for (let number = 1; ; number += 1) {
    const ref = number === 1 ? keep : `${keep}-${number}`;
    const there = await readRef(workTree, ref);
    if (there === void 0) {
      const git = await driveGit(workTree.top);
      const second = index === void 0 ? [] : [await writeCommit(git, { tree: index, parents: [head], message: MESSAGE })];
      const commit = { tree: current, parents: [head, ...second], message: MESSAGE };
      await pinRef(workTree, ref, await writeCommit(git, commit));
      return ref;
    }
    if (await holds(workTree, there, { head, current, index })) return ref;
  }
}
async function holds(workTree, sha, { head, current, index }) {
  const { tree, parents } = await readCommit(workTree, sha);
  const [parent, second] = parents;
  if (tree !== current || parent !== head) return false;
  return index === void 0 || second !== void 0 && await treeOf(workTree, second) === index;
}
async function refuseUnsaved(workTree) {
  const head = await treeOf(workTree, "HEAD");
  const [files, index] = await Promise.all([snapshotWorkTree(workTree), snapshotIndex(workTree)]);
  const changes = [
    ...await treeChanges(workTree, head, files.tree),
    ...await treeChanges(workTree, head, index.tree)
  ].map(({ path }) => path);
  refuse(workTree, [
    ...changes.filter((path) => !amongOwnFiles(path)),
    ...await nestedRepositories(workTree)
  ]);
}
async function refuseUnsavedSubmodules(workTree) {
  for (const { mode, path } of await listTree(workTree, "HEAD")) {
    const folder = join2(workTree.top, path);
    if (mode !== GITLINK || !existsSync(join2(folder, ".git"))) continue;
    const submodule = await openRepository(folder);
    await refuseUnsaved(submodule);
    await refuseUnsavedSubmodules(submodule);
  }
}
async function nestedRepositories(workTree) {
  const { stdout } = await runGit(workTree.top, ["ls-files", "-z", "--others", "--exclude-standard"]);
  return records(stdout).filter((path) => path.endsWith("/") && !amongOwnFiles(path));
}
function refuse({ top }, paths) {
  const unsaved = [...new Set(paths)];
  if (unsaved.length === 0) return;
  const named = unsaved.slice(0, 5).map(printable).join(", ");
  throw new Failure(
    "audit/work-tree-dirty",
    `${unsaved.length} changed and in no commit in ${top}: ${named}${unsaved.length > 5 ? ", \u2026" : ""}`,
    { hint: "commit or remove them; to see them: git status" }
  );
}
async function discardChanges(workTree, { head, keep, kept = () => Promise.resolve() }) {
  const { branch, sha } = await readHead(workTree);
  if (sha !== head) throw branchMoved(branch, sha, head);
  const git = await driveGit(workTree.top);
  if (await isUnmerged(workTree)) await git(["reset", "--quiet"]);
  const goal = await treeOf(workTree, head);
  const { tree: current } = await snapshotWorkTree(workTree);
  const { tree: staged } = await snapshotIndex(workTree);
  const undone = await toUndo(workTree, current, goal);
  const isWork = undone.length > 0 || staged !== goal && staged !== current;
  if (current === goal && staged === goal && !await isMidway(workTree)) {
    await refuseUnsaved(workTree);
    return { kind: "clean" };
  }
  const refs = isWork ? [await keepWork(workTree, keep, { head, current, staged })] : [];
  for (const ref of refs) await kept(ref);
  await git(["reset", "--quiet"]);
  if (isWork) refs.push(...await undoRules(workTree, goal, { head, keep, kept }));
  const { tree: rest } = await snapshotWorkTree(workTree);
  await undo(workTree, { current: rest, goal, changes: await toUndo(workTree, rest, goal) });
  await refuseUnsaved(workTree);
  return isWork ? { kind: "kept", refs } : { kind: "clean" };
}
async function toUndo(workTree, current, goal) {
  const changes = await treeChanges(workTree, current, goal);
  const inner = changes.filter(({ from }) => from === GITLINK);
  const undone = changes.filter((change) => !amongOwnFiles(change.path) && !isWithin(change, inner));
  const blocked = await inTheWay(workTree, current, undone);
  if (blocked.length === 0) return undone;
  throw new Failure(
    "audit/work-tree-dirty",
    `ignored files in ${workTree.top} are in the way: ${blocked.slice(0, 5).map(printable).join(", ")}`,
    { hint: "move them away, then do it again" }
  );
}
async function undo(workTree, { current, goal, changes }) {
  const made = new Set(changes.map(({ path }) => path));
  const left = (await treeChanges(workTree, current, goal)).filter(({ path }) => !made.has(path));
  await switchTree(workTree, { current, to: goal, left });
}
async function undoRules(workTree, goal, { head, keep, kept }) {
  const { tree: current } = await snapshotWorkTree(workTree);
  const changes = ignoreRules(await toUndo(workTree, current, goal));
  if (changes.length === 0) return [];
  await undo(workTree, { current, goal, changes });
  const { tree: now } = await snapshotWorkTree(workTree);
  const come = (await treeChanges(workTree, current, now)).filter((change) => change.to !== ABSENT);
  if (come.every((change) => isWithin(change, changes))) return [];
  const ref = await keepWork(workTree, keep, { head, current: now, staged: goal });
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
    marks.map(async (mark) => await lstat2(join3(gitDir, mark)).catch(() => void 0) !== void 0)
  );
  return found.includes(true);
}
async function isUnmerged({ top }) {
  return (await runGit(top, ["ls-files", "-z", "--unmerged"])).stdout.length > 0;
}
async function cleanWorkTree({ file, state, paths }, why) {
  const { head, discarded } = state;
  const workTree = await openRepository(file.work_tree);
  await discardChanges(workTree, {
    head,
    keep: keptUnder(file),
    // Reported before it is removed. After a crash in between, it is still there and gets the same ref.
    kept: async (ref) => {
      if (!discarded.has(ref)) await note(paths, { kind: "discarded", ref, head, why });
    }
  });
  return workTree;
}
async function clearAttempt(audit, { file, paths }, why) {
  const workTree = await cleanWorkTree(audit, why);
  const { ignored } = await readStamped(paths.step, file);
  if (!audit.file.in_place) await removeNewIgnored(workTree, ignored);
}
function keptUnder({ audit }) {
  return `refs/correctless/audits/${audit}/discarded`;
}
Object.assign(exports, { inTheWay, pathsInTheWay, pathsInNeither, bringChanges, bringToFiles, syncWorkTree, commitTree, readHead, branchMoved, refuseUnsaved, refuseUnsavedSubmodules, discardChanges, cleanWorkTree, clearAttempt, keptUnder });
});
exports["start-over"] = __part((exports) => {
var { clearAttempt } = __load("discard-changes-07082b8e/discard-changes"), { withAuditLock } = __load("fold-fixing-5ea01992/audit-lock"), { openRepository } = __load("git-685f2d30/repository"), { runPaths } = __load("matches-schema-4b8261ce/layout"), { openAudit } = __load("fold-fixing-5ea01992/fold-fixing"), { auditPaths } = __load("git-685f2d30/audit-paths");
async function startOver(top, file) {
  const { audit: of } = file;
  if (of === void 0 || file.kind !== "fix") return;
  const home = await openRepository(top);
  await withAuditLock(auditPaths(top, of.audit), async () => {
    const audit = await openAudit(home, of.audit);
    const run = { file, paths: runPaths(top, file.run) };
    await clearAttempt(audit, run, "what an executor without a reply had done");
  });
}
Object.assign(exports, { startOver });
});
