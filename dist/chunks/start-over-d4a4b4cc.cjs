var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_6154375f;
var from_chunk_b330e460;
var from_chunk_d0f5116a;
var from_main;
parts["chunk-4QY5ZS7T"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ignoredNow: () => ignoredNow,
  removeNewIgnored: () => removeNewIgnored,
  untouchedSince: () => untouchedSince
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_EZ2LYM23 = parts["chunk-EZ2LYM23"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
async function ignoredNow(workTree) {
  const paths = await (0, import_chunk_EZ2LYM23.ignoredFiles)(workTree, () => false);
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
  for (const path of [...left, ...await (0, import_chunk_EZ2LYM23.ownUntracked)(workTree)]) {
    await (0, import_promises.rm)((0, import_node_path.join)(workTree.top, path), { force: true });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ignoredNow,
  removeNewIgnored,
  untouchedSince
});
});
parts["chunk-CLCZA4BP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  branchMoved: () => branchMoved,
  commitTree: () => commitTree,
  findCommitOf: () => findCommitOf,
  inTheWay: () => inTheWay,
  readHead: () => readHead,
  settleWorkTree: () => settleWorkTree,
  switchTree: () => switchTree
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
var import_chunk_Z6DU7KFR = parts["chunk-Z6DU7KFR"]();
var import_chunk_3NWT4Q2R = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3NWT4Q2R"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
async function inTheWay(workTree, stands, changes) {
  const found = /* @__PURE__ */ new Set();
  for (const { path, from, to } of changes) {
    if (from !== import_chunk_3NWT4Q2R.ABSENT || to === import_chunk_3NWT4Q2R.ABSENT) continue;
    const files = await occupants(workTree.top, path, to === import_chunk_3NWT4Q2R.GITLINK);
    if (files.length === 0) continue;
    const known = new Set(
      (await (0, import_chunk_KWOTC3ZP.listTree)(workTree, stands, { paths: files })).map((one) => one.path)
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
  const git = await (0, import_chunk_ID6W4UWD.driveGit)(workTree.top);
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
  const folder = await (0, import_promises2.mkdtemp)((0, import_node_path2.join)((0, import_node_os.tmpdir)(), "correctless-switch-"));
  try {
    const git = await (0, import_chunk_ID6W4UWD.driveGit)(workTree.top, { GIT_INDEX_FILE: (0, import_node_path2.join)(folder, "index") });
    await git(["read-tree", to]);
    const kept = await (0, import_chunk_UUEVDYVP.readGit)(workTree, [
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
async function settleWorkTree(workTree, { from, to }) {
  const { tree: stands } = await (0, import_chunk_3S5K3SIW.snapshotWorkTree)(workTree);
  const [missing, made] = await Promise.all([
    (0, import_chunk_3NWT4Q2R.treeChanges)(workTree, stands, to),
    (0, import_chunk_3NWT4Q2R.treeChanges)(workTree, from, stands)
  ]);
  const touched = new Set(made.map(({ path }) => path));
  const own = missing.filter(({ path }) => (0, import_chunk_NK4T5BNB.amongOwnFiles)(path));
  const foreign = missing.filter(({ path }) => touched.has(path) && !(0, import_chunk_NK4T5BNB.amongOwnFiles)(path));
  if (foreign.length > 0 || (await inTheWay(workTree, stands, missing)).length > 0) {
    if (!await isStaged(workTree, { from, to })) await alignIndex(await (0, import_chunk_ID6W4UWD.driveGit)(workTree.top), to);
    return "differs";
  }
  await switchTree(workTree, { stands, to, left: own });
  return "settled";
}
async function isStaged(workTree, { from, to }) {
  const { tree: staged } = await (0, import_chunk_3S5K3SIW.snapshotIndex)(workTree);
  const touched = new Set((await (0, import_chunk_3NWT4Q2R.treeChanges)(workTree, from, staged)).map(({ path }) => path));
  return (await (0, import_chunk_3NWT4Q2R.treeChanges)(workTree, staged, to)).some(({ path }) => touched.has(path));
}
async function commitTree(workTree, commit) {
  const sha = await findCommitOf(workTree, commit) ?? await makeCommit(workTree, commit);
  await settleWorkTree(workTree, { from: await (0, import_chunk_Z6DU7KFR.treeOf)(workTree, commit.parent), to: commit.tree });
  return sha;
}
async function findCommitOf(workTree, commit) {
  const { sha } = await readHead(workTree);
  return await (0, import_chunk_Z6DU7KFR.isCommitOf)(workTree, sha, contentOf(commit)) ? sha : void 0;
}
async function readHead(workTree) {
  const name = await (0, import_chunk_UUEVDYVP.runGit)(workTree.top, ["symbolic-ref", "--quiet", "HEAD"], { answers: [0, 1] });
  const sha = await (0, import_chunk_UUEVDYVP.runGit)(workTree.top, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  const branch = name.stdout.toString("utf8").trim();
  return { branch: branch === "" ? void 0 : branch, sha: sha.stdout.toString("latin1").trim() };
}
async function makeCommit(workTree, commit) {
  const { branch, sha: head } = await readHead(workTree);
  if (branch === void 0 || head !== commit.parent) {
    throw branchMoved(branch, head, commit.parent);
  }
  const git = await (0, import_chunk_ID6W4UWD.driveGit)(workTree.top);
  const sha = await (0, import_chunk_Z6DU7KFR.writeCommit)(git, contentOf(commit));
  try {
    const reason = ["-m", `correctless: ${commit.message.split("\n")[0] ?? ""}`];
    await git(["update-ref", ...reason, "--stdin"], `update ${branch} ${sha} ${commit.parent}
`);
    return sha;
  } catch (failure) {
    const now = await (0, import_chunk_ID6W4UWD.readRef)(workTree, branch);
    const adopted = await findCommitOf(workTree, commit);
    if (adopted !== void 0) return adopted;
    throw now === commit.parent ? failure : branchMoved(branch, now ?? "no commit", commit.parent);
  }
}
function branchMoved(branch, at, wanted) {
  return new import_chunk_J3I4R3VV.Failure(
    "audit/branch-moved",
    branch === void 0 ? `HEAD is on no branch, at ${at}; wanted is a branch at ${wanted}` : `${branch} stands at ${at}, not at ${wanted}`,
    {
      hint: `see what came in between: git log ${wanted}..${at}`
    }
  );
}
function contentOf({ tree, parent, merged, message }) {
  return { tree, parents: merged === void 0 ? [parent] : [parent, merged], message };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  branchMoved,
  commitTree,
  findCommitOf,
  inTheWay,
  readHead,
  settleWorkTree,
  switchTree
});
});
parts["chunk-DHI2SYU5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  birthOf: () => birthOf
});
module.exports = __toCommonJS(stdin_exports);
var import_promises = require("node:fs/promises");
async function birthOf(pid) {
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  birthOf
});
});
parts["chunk-EXHHXJ7Z"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  cleanWorkTree: () => cleanWorkTree,
  discardChanges: () => discardChanges,
  keptUnder: () => keptUnder,
  refuseUnsaved: () => refuseUnsaved,
  refuseUnsavedSubmodules: () => refuseUnsavedSubmodules
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_CLCZA4BP = parts["chunk-CLCZA4BP"]();
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
var import_chunk_Z6DU7KFR = parts["chunk-Z6DU7KFR"]();
var import_chunk_3NWT4Q2R = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3NWT4Q2R"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_fs = require("node:fs");
var import_node_path3 = require("node:path");
function ignoreRules(changes) {
  const rules = changes.filter(
    (change) => (0, import_node_path2.basename)(change.path) === ".gitignore" && !changes.some(({ path }) => change.path.startsWith(`${path}/`))
  );
  return changes.filter((change) => isWithin(change, rules));
}
function isWithin({ path }, places) {
  return places.some((place) => path === place.path || path.startsWith(`${place.path}/`));
}
var MESSAGE = "correctless: what stood in the work tree before it was discarded\n";
async function keepWork(workTree, keep, work) {
  const { head, stands, staged } = work;
  const index = staged === stands || staged === await (0, import_chunk_Z6DU7KFR.treeOf)(workTree, head) ? void 0 : staged;
  for (let number = 1; ; number += 1) {
    const ref = number === 1 ? keep : `${keep}-${number}`;
    const there = await (0, import_chunk_ID6W4UWD.readRef)(workTree, ref);
    if (there === void 0) {
      const git = await (0, import_chunk_ID6W4UWD.driveGit)(workTree.top);
      const second = index === void 0 ? [] : [await (0, import_chunk_Z6DU7KFR.writeCommit)(git, { tree: index, parents: [head], message: MESSAGE })];
      const commit = { tree: stands, parents: [head, ...second], message: MESSAGE };
      await (0, import_chunk_ID6W4UWD.pinRef)(workTree, ref, await (0, import_chunk_Z6DU7KFR.writeCommit)(git, commit));
      return ref;
    }
    if (await holds(workTree, there, { head, stands, index })) return ref;
  }
}
async function holds(workTree, sha, { head, stands, index }) {
  const { tree, parents } = await (0, import_chunk_Z6DU7KFR.readCommit)(workTree, sha);
  const [parent, second] = parents;
  if (tree !== stands || parent !== head) return false;
  return index === void 0 || second !== void 0 && await (0, import_chunk_Z6DU7KFR.treeOf)(workTree, second) === index;
}
async function refuseUnsaved(workTree) {
  const head = await (0, import_chunk_Z6DU7KFR.treeOf)(workTree, "HEAD");
  const [files, index] = await Promise.all([(0, import_chunk_3S5K3SIW.snapshotWorkTree)(workTree), (0, import_chunk_3S5K3SIW.snapshotIndex)(workTree)]);
  const changes = [
    ...await (0, import_chunk_3NWT4Q2R.treeChanges)(workTree, head, files.tree),
    ...await (0, import_chunk_3NWT4Q2R.treeChanges)(workTree, head, index.tree)
  ].map(({ path }) => path);
  refuse(workTree, [
    ...changes.filter((path) => !(0, import_chunk_NK4T5BNB.amongOwnFiles)(path)),
    ...await nestedRepositories(workTree)
  ]);
}
async function refuseUnsavedSubmodules(workTree) {
  for (const { mode, path } of await (0, import_chunk_KWOTC3ZP.listTree)(workTree, "HEAD")) {
    const folder = (0, import_node_path3.join)(workTree.top, path);
    if (mode !== import_chunk_3NWT4Q2R.GITLINK || !(0, import_node_fs.existsSync)((0, import_node_path3.join)(folder, ".git"))) continue;
    const submodule = await (0, import_chunk_SD67457G.openRepository)(folder);
    await refuseUnsaved(submodule);
    await refuseUnsavedSubmodules(submodule);
  }
}
async function nestedRepositories(workTree) {
  const { stdout } = await (0, import_chunk_UUEVDYVP.runGit)(workTree.top, ["ls-files", "-z", "--others", "--exclude-standard"]);
  return (0, import_chunk_KWOTC3ZP.records)(stdout).filter((path) => path.endsWith("/") && !(0, import_chunk_NK4T5BNB.amongOwnFiles)(path));
}
function refuse({ top }, paths) {
  const unsaved = [...new Set(paths)];
  if (unsaved.length === 0) return;
  const named = unsaved.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ");
  throw new import_chunk_J3I4R3VV.Failure(
    "audit/work-tree-dirty",
    `${unsaved.length} changed and in no commit in ${top}: ${named}${unsaved.length > 5 ? ", \u2026" : ""}`,
    { hint: "commit or remove them; to see them: git status" }
  );
}
async function discardChanges(workTree, { head, keep, kept = () => Promise.resolve() }) {
  const { branch, sha } = await (0, import_chunk_CLCZA4BP.readHead)(workTree);
  if (sha !== head) throw (0, import_chunk_CLCZA4BP.branchMoved)(branch, sha, head);
  const git = await (0, import_chunk_ID6W4UWD.driveGit)(workTree.top);
  if (await isUnmerged(workTree)) await git(["reset", "--quiet"]);
  const goal = await (0, import_chunk_Z6DU7KFR.treeOf)(workTree, head);
  const { tree: stands } = await (0, import_chunk_3S5K3SIW.snapshotWorkTree)(workTree);
  const { tree: staged } = await (0, import_chunk_3S5K3SIW.snapshotIndex)(workTree);
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
  const { tree: rest } = await (0, import_chunk_3S5K3SIW.snapshotWorkTree)(workTree);
  await undo(workTree, { stands: rest, goal, changes: await toUndo(workTree, rest, goal) });
  await refuseUnsaved(workTree);
  return isWork ? { kind: "kept", refs } : { kind: "clean" };
}
async function toUndo(workTree, stands, goal) {
  const changes = await (0, import_chunk_3NWT4Q2R.treeChanges)(workTree, stands, goal);
  const inner = changes.filter(({ from }) => from === import_chunk_3NWT4Q2R.GITLINK);
  const undone = changes.filter((change) => !(0, import_chunk_NK4T5BNB.amongOwnFiles)(change.path) && !isWithin(change, inner));
  const blocked = await (0, import_chunk_CLCZA4BP.inTheWay)(workTree, stands, undone);
  if (blocked.length === 0) return undone;
  throw new import_chunk_J3I4R3VV.Failure(
    "audit/work-tree-dirty",
    `ignored files in ${workTree.top} stand where others belong: ${blocked.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ")}`,
    { hint: "move them away, then do it again" }
  );
}
async function undo(workTree, { stands, goal, changes }) {
  const made = new Set(changes.map(({ path }) => path));
  const left = (await (0, import_chunk_3NWT4Q2R.treeChanges)(workTree, stands, goal)).filter(({ path }) => !made.has(path));
  await (0, import_chunk_CLCZA4BP.switchTree)(workTree, { stands, to: goal, left });
}
async function undoRules(workTree, goal, { head, keep, kept }) {
  const { tree: stands } = await (0, import_chunk_3S5K3SIW.snapshotWorkTree)(workTree);
  const changes = ignoreRules(await toUndo(workTree, stands, goal));
  if (changes.length === 0) return [];
  await undo(workTree, { stands, goal, changes });
  const { tree: now } = await (0, import_chunk_3S5K3SIW.snapshotWorkTree)(workTree);
  const come = (await (0, import_chunk_3NWT4Q2R.treeChanges)(workTree, stands, now)).filter((change) => change.to !== import_chunk_3NWT4Q2R.ABSENT);
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
  return (await (0, import_chunk_UUEVDYVP.runGit)(top, ["ls-files", "-z", "--unmerged"])).stdout.length > 0;
}
async function cleanWorkTree({ file, state, paths }, why) {
  const { head, discarded } = state;
  const workTree = await (0, import_chunk_SD67457G.openRepository)(file.work_tree);
  await discardChanges(workTree, {
    head,
    keep: keptUnder(file),
    // Told before it goes; after a crash in between it stands there still and has the same ref.
    kept: async (ref) => {
      if (!discarded.has(ref)) await (0, import_chunk_IVPVFB6G.note)(paths, { kind: "discarded", ref, head, why });
    }
  });
  return workTree;
}
function keptUnder({ audit }) {
  return `refs/correctless/audits/${audit}/discarded`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  cleanWorkTree,
  discardChanges,
  keptUnder,
  refuseUnsaved,
  refuseUnsavedSubmodules
});
});
parts["chunk-EZ2LYM23"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ignoredFiles: () => ignoredFiles,
  ownUntracked: () => ownUntracked
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var LIST = ["--literal-pathspecs", "ls-files", "-z", "--others", "--ignored", "--exclude-standard"];
var MOST_ROOTS = 500;
async function ignoredFiles(repository, leftOut) {
  const roots = (await list(repository, [...LIST, "--directory"])).filter((name) => !leftOut(name));
  if (roots.length === 0) return [];
  const files = await list(repository, [...LIST, ...roots.length > MOST_ROOTS ? [] : ["--", ...roots]]);
  return files.flatMap((name) => {
    const path = (0, import_chunk_NK4T5BNB.amongOwnFiles)(name) || leftOut(name) ? void 0 : (0, import_chunk_KWOTC3ZP.asRepoPath)(name.replace(/\/$/, ""));
    return path === void 0 ? [] : [path];
  });
}
async function ownUntracked(repository) {
  const names = await list(repository, ["ls-files", "-z", "--others", "--", ".correctless/"]);
  return names.filter((name) => (0, import_chunk_NK4T5BNB.amongOwnFiles)(name));
}
async function list({ top }, args) {
  return (0, import_chunk_KWOTC3ZP.records)((await (0, import_chunk_UUEVDYVP.runGit)(top, args)).stdout);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ignoredFiles,
  ownUntracked
});
});
parts["chunk-MN7TBWPA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  withAuditLock: () => withAuditLock
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DHI2SYU5 = parts["chunk-DHI2SYU5"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_promises = require("node:fs/promises");
var LONGEST_HOLD = 30 * 6e4;
async function ageOf(path) {
  const stats = await (0, import_promises.stat)(path).catch(() => void 0);
  return stats === void 0 ? Number.POSITIVE_INFINITY : Date.parse((0, import_chunk_Y4VNX2VG.now)()) - stats.mtimeMs;
}
async function withAuditLock(paths, work) {
  if (!await (0, import_chunk_WRWMQTCS.createFileOnce)(paths.lock, `${process.pid}
`)) {
    const holder = Number(await (0, import_chunk_WRWMQTCS.readTextIfAny)(paths.lock) ?? "0");
    if (await isAtWork(holder) && await ageOf(paths.lock) < LONGEST_HOLD) throw busy(holder);
    await takeAway(paths.lock, holder);
    if (!await (0, import_chunk_WRWMQTCS.createFileOnce)(paths.lock, `${process.pid}
`)) throw busy(0);
  }
  try {
    return await work();
  } finally {
    await (0, import_promises.rm)(paths.lock, { force: true });
  }
}
async function isAtWork(pid) {
  return Number.isSafeInteger(pid) && pid > 0 && await (0, import_chunk_DHI2SYU5.birthOf)(pid) !== void 0;
}
async function takeAway(lock, dead) {
  const aside = `${lock}.${process.pid}`;
  await (0, import_promises.rename)(lock, aside).catch(() => void 0);
  const taken = await (0, import_chunk_WRWMQTCS.readTextIfAny)(aside);
  await (0, import_promises.rm)(aside, { force: true });
  if (taken === void 0 || Number(taken) === dead) return;
  await (0, import_chunk_WRWMQTCS.createFileOnce)(lock, taken);
  throw busy(Number(taken));
}
function busy(holder) {
  return new import_chunk_J3I4R3VV.Failure("audit/busy", `another correctless (process ${holder}) is at work on this audit`, {
    hint: "wait for it, then run the same command again"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  withAuditLock
});
});
parts["chunk-Z6DU7KFR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isCommitOf: () => isCommitOf,
  readCommit: () => readCommit,
  treeOf: () => treeOf,
  writeCommit: () => writeCommit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
async function writeCommit(git, { tree, parents, message }) {
  const after = parents.flatMap((parent) => ["-p", parent]);
  return (await git(["commit-tree", tree, ...after, "-F", "-"], endedOnce(message))).trim();
}
async function readCommit(repository, sha) {
  const text = (await (0, import_chunk_UUEVDYVP.readGit)(repository, ["cat-file", "commit", sha])).toString("utf8");
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
  return (await (0, import_chunk_UUEVDYVP.readGit)(repository, args)).toString("latin1").trim();
}
function endedOnce(message) {
  return `${message.replace(/\n*$/, "")}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isCommitOf,
  readCommit,
  treeOf,
  writeCommit
});
});
parts["start-over-E7OE3PKH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  startOver: () => startOver
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_EXHHXJ7Z = parts["chunk-EXHHXJ7Z"]();
var import_chunk_MN7TBWPA = parts["chunk-MN7TBWPA"]();
var import_chunk_DHI2SYU5 = parts["chunk-DHI2SYU5"]();
var import_chunk_4QY5ZS7T = parts["chunk-4QY5ZS7T"]();
var import_chunk_EZ2LYM23 = parts["chunk-EZ2LYM23"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_HROTSNKK = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-HROTSNKK"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CLCZA4BP = parts["chunk-CLCZA4BP"]();
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
var import_chunk_Z6DU7KFR = parts["chunk-Z6DU7KFR"]();
var import_chunk_3NWT4Q2R = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3NWT4Q2R"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function startOver(top, file) {
  const { audit: of } = file;
  if (of === void 0 || file.kind !== "fix") return;
  const home = await (0, import_chunk_SD67457G.openRepository)(top);
  await (0, import_chunk_MN7TBWPA.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(top, of.audit), async () => {
    const audit = await (0, import_chunk_HROTSNKK.openAudit)(home, of.audit);
    const workTree = await (0, import_chunk_EXHHXJ7Z.cleanWorkTree)(audit, "what an executor without a reply had done");
    const { ignored } = await (0, import_chunk_5KINXVLH.readStamped)((0, import_chunk_DRNRIY4A.runPaths)(top, file.run).step, file);
    if (!audit.file.in_place) await (0, import_chunk_4QY5ZS7T.removeNewIgnored)(workTree, ignored);
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  startOver
});
});
