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
var from_chunk_019c0aa2;
var from_chunk_330fcd1a;
var from_chunk_4283c454;
var from_chunk_6ccb1515;
var from_chunk_b492da22;
var from_pre_a910e939;
var from_main;
parts["chunk-MC767C2S"] = part((module, exports) => {
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
var import_chunk_DGZOEXLR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_XXL34WTQ = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
async function inTheWay(workTree, stands, changes) {
  const found = /* @__PURE__ */ new Set();
  for (const { path, from, to } of changes) {
    if (from !== import_chunk_XXL34WTQ.ABSENT || to === import_chunk_XXL34WTQ.ABSENT) continue;
    const files = await occupants(workTree.top, path, to === import_chunk_XXL34WTQ.GITLINK);
    if (files.length === 0) continue;
    const known = new Set(
      (await (0, import_chunk_DK2Y3MEL.listTree)(workTree, stands, { paths: files })).map((one) => one.path)
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
  const git = await (0, import_chunk_DGZOEXLR.driveGit)(workTree.top);
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
    const git = await (0, import_chunk_DGZOEXLR.driveGit)(workTree.top, { GIT_INDEX_FILE: (0, import_node_path2.join)(folder, "index") });
    await git(["read-tree", to]);
    const kept = await (0, import_chunk_MZPW42QD.readGit)(workTree, [
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
  const { tree: stands } = await (0, import_chunk_5ZM32VDY.snapshotWorkTree)(workTree);
  const [missing, made] = await Promise.all([
    (0, import_chunk_XXL34WTQ.treeChanges)(workTree, stands, to),
    (0, import_chunk_XXL34WTQ.treeChanges)(workTree, from, stands)
  ]);
  const touched = new Set(made.map(({ path }) => path));
  const own = missing.filter(({ path }) => (0, import_chunk_HH4NBPQT.amongOwnFiles)(path));
  const foreign = missing.filter(({ path }) => touched.has(path) && !(0, import_chunk_HH4NBPQT.amongOwnFiles)(path));
  if (foreign.length > 0 || (await inTheWay(workTree, stands, missing)).length > 0) {
    if (!await isStaged(workTree, { from, to })) await alignIndex(await (0, import_chunk_DGZOEXLR.driveGit)(workTree.top), to);
    return "differs";
  }
  await switchTree(workTree, { stands, to, left: own });
  return "settled";
}
async function isStaged(workTree, { from, to }) {
  const { tree: staged } = await (0, import_chunk_5ZM32VDY.snapshotIndex)(workTree);
  const touched = new Set((await (0, import_chunk_XXL34WTQ.treeChanges)(workTree, from, staged)).map(({ path }) => path));
  return (await (0, import_chunk_XXL34WTQ.treeChanges)(workTree, staged, to)).some(({ path }) => touched.has(path));
}
async function commitTree(workTree, commit) {
  const sha = await findCommitOf(workTree, commit) ?? await makeCommit(workTree, commit);
  await settleWorkTree(workTree, { from: await (0, import_chunk_XXL34WTQ.treeOf)(workTree, commit.parent), to: commit.tree });
  return sha;
}
async function findCommitOf(workTree, commit) {
  const { sha } = await readHead(workTree);
  return await (0, import_chunk_XXL34WTQ.isCommitOf)(workTree, sha, contentOf(commit)) ? sha : void 0;
}
async function readHead(workTree) {
  const name = await (0, import_chunk_MZPW42QD.runGit)(workTree.top, ["symbolic-ref", "--quiet", "HEAD"], { answers: [0, 1] });
  const sha = await (0, import_chunk_MZPW42QD.runGit)(workTree.top, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  const branch = name.stdout.toString("utf8").trim();
  return { branch: branch === "" ? void 0 : branch, sha: sha.stdout.toString("latin1").trim() };
}
async function makeCommit(workTree, commit) {
  const { branch, sha: head } = await readHead(workTree);
  if (branch === void 0 || head !== commit.parent) {
    throw branchMoved(branch, head, commit.parent);
  }
  const git = await (0, import_chunk_DGZOEXLR.driveGit)(workTree.top);
  const sha = await (0, import_chunk_XXL34WTQ.writeCommit)(git, contentOf(commit));
  try {
    const reason = ["-m", `correctless: ${commit.message.split("\n")[0] ?? ""}`];
    await git(["update-ref", ...reason, "--stdin"], `update ${branch} ${sha} ${commit.parent}
`);
    return sha;
  } catch (failure) {
    const now = await (0, import_chunk_DGZOEXLR.readRef)(workTree, branch);
    const adopted = await findCommitOf(workTree, commit);
    if (adopted !== void 0) return adopted;
    throw now === commit.parent ? failure : branchMoved(branch, now ?? "no commit", commit.parent);
  }
}
function branchMoved(branch, at, wanted) {
  return new import_chunk_Z5MRELTP.Failure(
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
parts["chunk-PTTFAU54"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  cleanWorkTree: () => cleanWorkTree,
  discardChanges: () => discardChanges,
  keptUnder: () => keptUnder,
  refuseUnsaved: () => refuseUnsaved,
  refuseUnsavedSubmodules: () => refuseUnsavedSubmodules
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GDWPJMRW = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_5POZMJLK = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-5POZMJLK"]();
var import_chunk_MC767C2S = parts["chunk-MC767C2S"]();
var import_chunk_DGZOEXLR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_XXL34WTQ = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
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
  const index = staged === stands || staged === await (0, import_chunk_XXL34WTQ.treeOf)(workTree, head) ? void 0 : staged;
  for (let number = 1; ; number += 1) {
    const ref = number === 1 ? keep : `${keep}-${number}`;
    const there = await (0, import_chunk_DGZOEXLR.readRef)(workTree, ref);
    if (there === void 0) {
      const git = await (0, import_chunk_DGZOEXLR.driveGit)(workTree.top);
      const second = index === void 0 ? [] : [await (0, import_chunk_XXL34WTQ.writeCommit)(git, { tree: index, parents: [head], message: MESSAGE })];
      const commit = { tree: stands, parents: [head, ...second], message: MESSAGE };
      await (0, import_chunk_DGZOEXLR.pinRef)(workTree, ref, await (0, import_chunk_XXL34WTQ.writeCommit)(git, commit));
      return ref;
    }
    if (await holds(workTree, there, { head, stands, index })) return ref;
  }
}
async function holds(workTree, sha, { head, stands, index }) {
  const { tree, parents } = await (0, import_chunk_XXL34WTQ.readCommit)(workTree, sha);
  const [parent, second] = parents;
  if (tree !== stands || parent !== head) return false;
  return index === void 0 || second !== void 0 && await (0, import_chunk_XXL34WTQ.treeOf)(workTree, second) === index;
}
async function refuseUnsaved(workTree) {
  const head = await (0, import_chunk_XXL34WTQ.treeOf)(workTree, "HEAD");
  const [files, index] = await Promise.all([(0, import_chunk_5ZM32VDY.snapshotWorkTree)(workTree), (0, import_chunk_5ZM32VDY.snapshotIndex)(workTree)]);
  const changes = [
    ...await (0, import_chunk_XXL34WTQ.treeChanges)(workTree, head, files.tree),
    ...await (0, import_chunk_XXL34WTQ.treeChanges)(workTree, head, index.tree)
  ].map(({ path }) => path);
  refuse(workTree, [
    ...changes.filter((path) => !(0, import_chunk_HH4NBPQT.amongOwnFiles)(path)),
    ...await nestedRepositories(workTree)
  ]);
}
async function refuseUnsavedSubmodules(workTree) {
  for (const { mode, path } of await (0, import_chunk_DK2Y3MEL.listTree)(workTree, "HEAD")) {
    const folder = (0, import_node_path3.join)(workTree.top, path);
    if (mode !== import_chunk_XXL34WTQ.GITLINK || !(0, import_node_fs.existsSync)((0, import_node_path3.join)(folder, ".git"))) continue;
    const submodule = await (0, import_chunk_GDWPJMRW.openRepository)(folder);
    await refuseUnsaved(submodule);
    await refuseUnsavedSubmodules(submodule);
  }
}
async function nestedRepositories(workTree) {
  const { stdout } = await (0, import_chunk_MZPW42QD.runGit)(workTree.top, ["ls-files", "-z", "--others", "--exclude-standard"]);
  return (0, import_chunk_DK2Y3MEL.records)(stdout).filter((path) => path.endsWith("/") && !(0, import_chunk_HH4NBPQT.amongOwnFiles)(path));
}
function refuse({ top }, paths) {
  const unsaved = [...new Set(paths)];
  if (unsaved.length === 0) return;
  const named = unsaved.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ");
  throw new import_chunk_Z5MRELTP.Failure(
    "audit/work-tree-dirty",
    `${unsaved.length} changed and in no commit in ${top}: ${named}${unsaved.length > 5 ? ", \u2026" : ""}`,
    { hint: "commit or remove them; to see them: git status" }
  );
}
async function discardChanges(workTree, { head, keep, kept = () => Promise.resolve() }) {
  const { branch, sha } = await (0, import_chunk_MC767C2S.readHead)(workTree);
  if (sha !== head) throw (0, import_chunk_MC767C2S.branchMoved)(branch, sha, head);
  const git = await (0, import_chunk_DGZOEXLR.driveGit)(workTree.top);
  if (await isUnmerged(workTree)) await git(["reset", "--quiet"]);
  const goal = await (0, import_chunk_XXL34WTQ.treeOf)(workTree, head);
  const { tree: stands } = await (0, import_chunk_5ZM32VDY.snapshotWorkTree)(workTree);
  const { tree: staged } = await (0, import_chunk_5ZM32VDY.snapshotIndex)(workTree);
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
  const { tree: rest } = await (0, import_chunk_5ZM32VDY.snapshotWorkTree)(workTree);
  await undo(workTree, { stands: rest, goal, changes: await toUndo(workTree, rest, goal) });
  await refuseUnsaved(workTree);
  return isWork ? { kind: "kept", refs } : { kind: "clean" };
}
async function toUndo(workTree, stands, goal) {
  const changes = await (0, import_chunk_XXL34WTQ.treeChanges)(workTree, stands, goal);
  const inner = changes.filter(({ from }) => from === import_chunk_XXL34WTQ.GITLINK);
  const undone = changes.filter((change) => !(0, import_chunk_HH4NBPQT.amongOwnFiles)(change.path) && !isWithin(change, inner));
  const blocked = await (0, import_chunk_MC767C2S.inTheWay)(workTree, stands, undone);
  if (blocked.length === 0) return undone;
  throw new import_chunk_Z5MRELTP.Failure(
    "audit/work-tree-dirty",
    `ignored files in ${workTree.top} stand where others belong: ${blocked.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ")}`,
    { hint: "move them away, then do it again" }
  );
}
async function undo(workTree, { stands, goal, changes }) {
  const made = new Set(changes.map(({ path }) => path));
  const left = (await (0, import_chunk_XXL34WTQ.treeChanges)(workTree, stands, goal)).filter(({ path }) => !made.has(path));
  await (0, import_chunk_MC767C2S.switchTree)(workTree, { stands, to: goal, left });
}
async function undoRules(workTree, goal, { head, keep, kept }) {
  const { tree: stands } = await (0, import_chunk_5ZM32VDY.snapshotWorkTree)(workTree);
  const changes = ignoreRules(await toUndo(workTree, stands, goal));
  if (changes.length === 0) return [];
  await undo(workTree, { stands, goal, changes });
  const { tree: now } = await (0, import_chunk_5ZM32VDY.snapshotWorkTree)(workTree);
  const come = (await (0, import_chunk_XXL34WTQ.treeChanges)(workTree, stands, now)).filter((change) => change.to !== import_chunk_XXL34WTQ.ABSENT);
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
  return (await (0, import_chunk_MZPW42QD.runGit)(top, ["ls-files", "-z", "--unmerged"])).stdout.length > 0;
}
async function cleanWorkTree({ file, state, paths }, why) {
  const { head, discarded } = state;
  const workTree = await (0, import_chunk_GDWPJMRW.openRepository)(file.work_tree);
  await discardChanges(workTree, {
    head,
    keep: keptUnder(file),
    // Told before it goes; after a crash in between it stands there still and has the same ref.
    kept: async (ref) => {
      if (!discarded.has(ref)) await (0, import_chunk_5POZMJLK.note)(paths, { kind: "discarded", ref, head, why });
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
parts["start-over-BVF2S7PJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  startOver: () => startOver
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PTTFAU54 = parts["chunk-PTTFAU54"]();
var import_chunk_55QP3I55 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-55QP3I55"]();
var import_chunk_QZ4XFXGL = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FAHISRCY = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-FAHISRCY"]();
var import_chunk_4K43GC5W = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-4K43GC5W"]();
var import_chunk_YL4GAA7I = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-YL4GAA7I"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_63MZDUFL = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-63MZDUFL"]();
var import_chunk_PQJOHC2T = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-PQJOHC2T"]();
var import_chunk_XQOCDP6C = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_5POZMJLK = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-5POZMJLK"]();
var import_chunk_UBEHNHW4 = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-UBEHNHW4"]();
var import_chunk_7R4OZ5NR = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_WCK3D5U5 = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EQ7TGJIC = (from_chunk_6ccb1515 ??= require("./chunk-6ccb1515.cjs"))["chunk-EQ7TGJIC"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_MC767C2S = parts["chunk-MC767C2S"]();
var import_chunk_DGZOEXLR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_XXL34WTQ = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function startOver(top, file) {
  const { audit: of } = file;
  if (of === void 0 || file.kind !== "fix") return;
  const home = await (0, import_chunk_GDWPJMRW.openRepository)(top);
  await (0, import_chunk_55QP3I55.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(top, of.audit), async () => {
    const audit = await (0, import_chunk_63MZDUFL.openAudit)(home, of.audit);
    const workTree = await (0, import_chunk_PTTFAU54.cleanWorkTree)(audit, "what an executor without a reply had done");
    const { ignored } = await (0, import_chunk_YL4GAA7I.readStamped)((0, import_chunk_SMKJISEK.runPaths)(top, file.run).step, file);
    if (!audit.file.in_place) await (0, import_chunk_FAHISRCY.removeNewIgnored)(workTree, ignored);
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  startOver
});
});
