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
var from_chunk_1ae0c78d;
var from_chunk_3532fb8f;
var from_chunk_79f878d1;
var from_chunk_ad4fd676;
var from_chunk_b9b295a3;
var from_main;
parts["chunk-CDHO3KDY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  howToStart: () => howToStart
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var PLAIN_WORD = /^[\w.,:=@+-]+$/;
function howToStart(program, args, env, on = {
  platform: process.platform,
  exists: import_node_fs.existsSync
}) {
  if (on.platform !== "win32") return { file: program, args, verbatim: false };
  const found = onPath(program, env, on.exists);
  if (found === void 0) return { file: program, args, verbatim: false };
  if (!/\.(?:cmd|bat)$/i.test(found)) return { file: found, args, verbatim: false };
  const strange = args.find((arg) => !PLAIN_WORD.test(arg));
  if (strange !== void 0 || found.includes('"') || found.includes("%")) {
    const what = strange === void 0 ? found : `"${strange}"`;
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `${what} cannot be handed to a .cmd file unchanged`, {
      hint: `install ${program} as a .exe, so that no command line has to be written`
    });
  }
  const shell = env["ComSpec"] ?? env["COMSPEC"] ?? "cmd.exe";
  const line = `"${[`"${found}"`, ...args].join(" ")}"`;
  return { file: shell, args: ["/d", "/s", "/c", line], verbatim: true };
}
function onPath(program, env, exists) {
  const [, path = ""] = Object.entries(env).find(([name]) => name.toUpperCase() === "PATH") ?? [];
  const folders = path.split(import_node_path.win32.delimiter).filter((folder) => import_node_path.win32.isAbsolute(folder));
  for (const folder of folders) {
    for (const ending of [".exe", ".cmd", ".bat"]) {
      const candidate = import_node_path.win32.join(folder, `${program}${ending}`);
      if (exists(candidate)) return candidate;
    }
  }
  return void 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  howToStart
});
});
parts["chunk-COQFUY5R"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  cleanWorkTree: () => cleanWorkTree,
  discardChanges: () => discardChanges,
  keptUnder: () => keptUnder,
  refuseUnsaved: () => refuseUnsaved,
  refuseUnsavedSubmodules: () => refuseUnsavedSubmodules
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_S73WTIDL = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-S73WTIDL"]();
var import_chunk_ZVNGCBGW = parts["chunk-ZVNGCBGW"]();
var import_chunk_N6SY5LKR = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = parts["chunk-K3ID535Z"]();
var import_chunk_GTM7NDSJ = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-GTM7NDSJ"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
  const index = staged === stands || staged === await (0, import_chunk_K3ID535Z.treeOf)(workTree, head) ? void 0 : staged;
  for (let number = 1; ; number += 1) {
    const ref = number === 1 ? keep : `${keep}-${number}`;
    const there = await (0, import_chunk_N6SY5LKR.readRef)(workTree, ref);
    if (there === void 0) {
      const git = await (0, import_chunk_N6SY5LKR.driveGit)(workTree.top);
      const second = index === void 0 ? [] : [await (0, import_chunk_K3ID535Z.writeCommit)(git, { tree: index, parents: [head], message: MESSAGE })];
      const commit = { tree: stands, parents: [head, ...second], message: MESSAGE };
      await (0, import_chunk_N6SY5LKR.pinRef)(workTree, ref, await (0, import_chunk_K3ID535Z.writeCommit)(git, commit));
      return ref;
    }
    if (await holds(workTree, there, { head, stands, index })) return ref;
  }
}
async function holds(workTree, sha, { head, stands, index }) {
  const { tree, parents } = await (0, import_chunk_K3ID535Z.readCommit)(workTree, sha);
  const [parent, second] = parents;
  if (tree !== stands || parent !== head) return false;
  return index === void 0 || second !== void 0 && await (0, import_chunk_K3ID535Z.treeOf)(workTree, second) === index;
}
async function refuseUnsaved(workTree) {
  const head = await (0, import_chunk_K3ID535Z.treeOf)(workTree, "HEAD");
  const [files, index] = await Promise.all([(0, import_chunk_GTM7NDSJ.snapshotWorkTree)(workTree), (0, import_chunk_GTM7NDSJ.snapshotIndex)(workTree)]);
  const changes = [
    ...await (0, import_chunk_K3ID535Z.treeChanges)(workTree, head, files.tree),
    ...await (0, import_chunk_K3ID535Z.treeChanges)(workTree, head, index.tree)
  ].map(({ path }) => path);
  refuse(workTree, [
    ...changes.filter((path) => !(0, import_chunk_FBTSXFFG.amongOwnFiles)(path)),
    ...await nestedRepositories(workTree)
  ]);
}
async function refuseUnsavedSubmodules(workTree) {
  for (const { mode, path } of await (0, import_chunk_BN7E3F24.listTree)(workTree, "HEAD")) {
    const folder = (0, import_node_path3.join)(workTree.top, path);
    if (mode !== import_chunk_K3ID535Z.GITLINK || !(0, import_node_fs.existsSync)((0, import_node_path3.join)(folder, ".git"))) continue;
    const submodule = await (0, import_chunk_YLVPOKUO.openRepository)(folder);
    await refuseUnsaved(submodule);
    await refuseUnsavedSubmodules(submodule);
  }
}
async function nestedRepositories(workTree) {
  const { stdout } = await (0, import_chunk_N6P4XODE.runGit)(workTree.top, ["ls-files", "-z", "--others", "--exclude-standard"]);
  return (0, import_chunk_BN7E3F24.records)(stdout).filter((path) => path.endsWith("/") && !(0, import_chunk_FBTSXFFG.amongOwnFiles)(path));
}
function refuse({ top }, paths) {
  const unsaved = [...new Set(paths)];
  if (unsaved.length === 0) return;
  const named = unsaved.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ");
  throw new import_chunk_LTC5LSMU.Failure(
    "audit/work-tree-dirty",
    `${unsaved.length} changed and in no commit in ${top}: ${named}${unsaved.length > 5 ? ", \u2026" : ""}`,
    { hint: "commit or remove them; to see them: git status" }
  );
}
async function discardChanges(workTree, { head, keep, kept = () => Promise.resolve() }) {
  const { branch, sha } = await (0, import_chunk_ZVNGCBGW.readHead)(workTree);
  if (sha !== head) throw (0, import_chunk_ZVNGCBGW.branchMoved)(branch, sha, head);
  const git = await (0, import_chunk_N6SY5LKR.driveGit)(workTree.top);
  if (await isUnmerged(workTree)) await git(["reset", "--quiet"]);
  const goal = await (0, import_chunk_K3ID535Z.treeOf)(workTree, head);
  const { tree: stands } = await (0, import_chunk_GTM7NDSJ.snapshotWorkTree)(workTree);
  const { tree: staged } = await (0, import_chunk_GTM7NDSJ.snapshotIndex)(workTree);
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
  const { tree: rest } = await (0, import_chunk_GTM7NDSJ.snapshotWorkTree)(workTree);
  await undo(workTree, { stands: rest, goal, changes: await toUndo(workTree, rest, goal) });
  await refuseUnsaved(workTree);
  return isWork ? { kind: "kept", refs } : { kind: "clean" };
}
async function toUndo(workTree, stands, goal) {
  const changes = await (0, import_chunk_K3ID535Z.treeChanges)(workTree, stands, goal);
  const inner = changes.filter(({ from }) => from === import_chunk_K3ID535Z.GITLINK);
  const undone = changes.filter((change) => !(0, import_chunk_FBTSXFFG.amongOwnFiles)(change.path) && !isWithin(change, inner));
  const blocked = await (0, import_chunk_ZVNGCBGW.inTheWay)(workTree, stands, undone);
  if (blocked.length === 0) return undone;
  throw new import_chunk_LTC5LSMU.Failure(
    "audit/work-tree-dirty",
    `ignored files in ${workTree.top} stand where others belong: ${blocked.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ")}`,
    { hint: "move them away, then do it again" }
  );
}
async function undo(workTree, { stands, goal, changes }) {
  const made = new Set(changes.map(({ path }) => path));
  const left = (await (0, import_chunk_K3ID535Z.treeChanges)(workTree, stands, goal)).filter(({ path }) => !made.has(path));
  await (0, import_chunk_ZVNGCBGW.switchTree)(workTree, { stands, to: goal, left });
}
async function undoRules(workTree, goal, { head, keep, kept }) {
  const { tree: stands } = await (0, import_chunk_GTM7NDSJ.snapshotWorkTree)(workTree);
  const changes = ignoreRules(await toUndo(workTree, stands, goal));
  if (changes.length === 0) return [];
  await undo(workTree, { stands, goal, changes });
  const { tree: now } = await (0, import_chunk_GTM7NDSJ.snapshotWorkTree)(workTree);
  const come = (await (0, import_chunk_K3ID535Z.treeChanges)(workTree, stands, now)).filter((change) => change.to !== import_chunk_K3ID535Z.ABSENT);
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
  return (await (0, import_chunk_N6P4XODE.runGit)(top, ["ls-files", "-z", "--unmerged"])).stdout.length > 0;
}
async function cleanWorkTree({ file, state, paths }, why) {
  const { head, discarded } = state;
  const workTree = await (0, import_chunk_YLVPOKUO.openRepository)(file.work_tree);
  await discardChanges(workTree, {
    head,
    keep: keptUnder(file),
    // Told before it goes; after a crash in between it stands there still and has the same ref.
    kept: async (ref) => {
      if (!discarded.has(ref)) await (0, import_chunk_S73WTIDL.note)(paths, { kind: "discarded", ref, head, why });
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
parts["chunk-IDRORLHX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isAlive: () => isAlive,
  versionOf: () => versionOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CDHO3KDY = parts["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_node_os = require("node:os");
var PATIENCE_MS = 1e4;
var MOST_BYTES = 64 * 1024;
async function versionOf(program) {
  const env = (0, import_chunk_N6P4XODE.neutralEnvironment)(process.env);
  try {
    const { file, args, verbatim } = (0, import_chunk_CDHO3KDY.howToStart)(program, ["--version"], env);
    const bounds = { cwd: (0, import_node_os.tmpdir)(), env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim };
    const ended = await (0, import_chunk_3HWUE6N7.runBounded)(file, args, bounds);
    if (ended.kind !== "ended" || ended.status !== 0) return void 0;
    const [first = ""] = ended.stdout.toString("utf8").split("\n");
    return first.trim() === "" ? void 0 : (0, import_chunk_WDRVM6EA.inertLine)(first);
  } catch {
    return void 0;
  }
}
function isAlive(pid) {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isAlive,
  versionOf
});
});
parts["chunk-K3ID535Z"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ABSENT: () => ABSENT,
  GITLINK: () => GITLINK,
  isCommitOf: () => isCommitOf,
  readCommit: () => readCommit,
  treeChanges: () => treeChanges,
  treeOf: () => treeOf,
  writeCommit: () => writeCommit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
async function writeCommit(git, { tree, parents, message }) {
  const after = parents.flatMap((parent) => ["-p", parent]);
  return (await git(["commit-tree", tree, ...after, "-F", "-"], endedOnce(message))).trim();
}
async function readCommit(repository, sha) {
  const text = (await (0, import_chunk_N6P4XODE.readGit)(repository, ["cat-file", "commit", sha])).toString("utf8");
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
  return (await (0, import_chunk_N6P4XODE.readGit)(repository, args)).toString("latin1").trim();
}
function endedOnce(message) {
  return `${message.replace(/\n*$/, "")}
`;
}
var ABSENT = "000000";
var GITLINK = "160000";
async function treeChanges(repository, from, to) {
  if (from === to) return [];
  const listing = (0, import_chunk_BN7E3F24.records)(
    await (0, import_chunk_N6P4XODE.readGit)(repository, ["diff-tree", "-r", "-z", "--raw", "--no-renames", from, to])
  );
  const changes = [];
  for (let at = 0; at + 1 < listing.length; at += 2) {
    const [before = "", after = ""] = (listing[at] ?? "").slice(1).split(" ");
    changes.push({ path: listing[at + 1] ?? "", from: before, to: after });
  }
  return changes;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ABSENT,
  GITLINK,
  isCommitOf,
  readCommit,
  treeChanges,
  treeOf,
  writeCommit
});
});
parts["chunk-L7ISNMCU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ignoredNow: () => ignoredNow,
  removeNewIgnored: () => removeNewIgnored,
  untouchedSince: () => untouchedSince
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MKGFMATP = parts["chunk-MKGFMATP"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
async function ignoredNow(workTree) {
  const paths = await (0, import_chunk_MKGFMATP.ignoredFiles)(workTree, () => false);
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
  for (const path of [...left, ...await (0, import_chunk_MKGFMATP.ownUntracked)(workTree)]) {
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
parts["chunk-MKGFMATP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ignoredFiles: () => ignoredFiles,
  ownUntracked: () => ownUntracked
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var LIST = ["--literal-pathspecs", "ls-files", "-z", "--others", "--ignored", "--exclude-standard"];
var MOST_ROOTS = 500;
async function ignoredFiles(repository, leftOut) {
  const roots = (await list(repository, [...LIST, "--directory"])).filter((name) => !leftOut(name));
  if (roots.length === 0) return [];
  const files = await list(repository, [...LIST, ...roots.length > MOST_ROOTS ? [] : ["--", ...roots]]);
  return files.flatMap((name) => {
    const path = (0, import_chunk_FBTSXFFG.amongOwnFiles)(name) || leftOut(name) ? void 0 : (0, import_chunk_BN7E3F24.asRepoPath)(name.replace(/\/$/, ""));
    return path === void 0 ? [] : [path];
  });
}
async function ownUntracked(repository) {
  const names = await list(repository, ["ls-files", "-z", "--others", "--", ".correctless/"]);
  return names.filter((name) => (0, import_chunk_FBTSXFFG.amongOwnFiles)(name));
}
async function list({ top }, args) {
  return (0, import_chunk_BN7E3F24.records)((await (0, import_chunk_N6P4XODE.runGit)(top, args)).stdout);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ignoredFiles,
  ownUntracked
});
});
parts["chunk-ZB7D2Q5M"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  withAuditLock: () => withAuditLock
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IDRORLHX = parts["chunk-IDRORLHX"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_promises = require("node:fs/promises");
var LONGEST_HOLD = 30 * 6e4;
async function ageOf(path) {
  const stats = await (0, import_promises.stat)(path).catch(() => void 0);
  return stats === void 0 ? Number.POSITIVE_INFINITY : Date.parse((0, import_chunk_XMW5SOGH.now)()) - stats.mtimeMs;
}
async function withAuditLock(paths, work) {
  if (!await (0, import_chunk_HN2YRWHB.createFileOnce)(paths.lock, `${process.pid}
`)) {
    const holder = Number(await (0, import_chunk_HN2YRWHB.readTextIfAny)(paths.lock) ?? "0");
    if ((0, import_chunk_IDRORLHX.isAlive)(holder) && await ageOf(paths.lock) < LONGEST_HOLD) throw busy(holder);
    await takeAway(paths.lock, holder);
    if (!await (0, import_chunk_HN2YRWHB.createFileOnce)(paths.lock, `${process.pid}
`)) throw busy(0);
  }
  try {
    return await work();
  } finally {
    await (0, import_promises.rm)(paths.lock, { force: true });
  }
}
async function takeAway(lock, dead) {
  const aside = `${lock}.${process.pid}`;
  await (0, import_promises.rename)(lock, aside).catch(() => void 0);
  const taken = await (0, import_chunk_HN2YRWHB.readTextIfAny)(aside);
  await (0, import_promises.rm)(aside, { force: true });
  if (taken === void 0 || Number(taken) === dead) return;
  await (0, import_chunk_HN2YRWHB.createFileOnce)(lock, taken);
  throw busy(Number(taken));
}
function busy(holder) {
  return new import_chunk_LTC5LSMU.Failure("audit/busy", `another correctless (process ${holder}) is at work on this audit`, {
    hint: "wait for it, then run the same command again"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  withAuditLock
});
});
parts["chunk-ZVNGCBGW"] = part((module, exports) => {
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
var import_chunk_N6SY5LKR = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = parts["chunk-K3ID535Z"]();
var import_chunk_GTM7NDSJ = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-GTM7NDSJ"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
async function inTheWay(workTree, stands, changes) {
  const found = /* @__PURE__ */ new Set();
  for (const { path, from, to } of changes) {
    if (from !== import_chunk_K3ID535Z.ABSENT || to === import_chunk_K3ID535Z.ABSENT) continue;
    const files = await occupants(workTree.top, path, to === import_chunk_K3ID535Z.GITLINK);
    if (files.length === 0) continue;
    const known = new Set(
      (await (0, import_chunk_BN7E3F24.listTree)(workTree, stands, { paths: files })).map((one) => one.path)
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
  const git = await (0, import_chunk_N6SY5LKR.driveGit)(workTree.top);
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
    const git = await (0, import_chunk_N6SY5LKR.driveGit)(workTree.top, { GIT_INDEX_FILE: (0, import_node_path2.join)(folder, "index") });
    await git(["read-tree", to]);
    const kept = await (0, import_chunk_N6P4XODE.readGit)(workTree, [
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
  const { tree: stands } = await (0, import_chunk_GTM7NDSJ.snapshotWorkTree)(workTree);
  const [missing, made] = await Promise.all([
    (0, import_chunk_K3ID535Z.treeChanges)(workTree, stands, to),
    (0, import_chunk_K3ID535Z.treeChanges)(workTree, from, stands)
  ]);
  const touched = new Set(made.map(({ path }) => path));
  const own = missing.filter(({ path }) => (0, import_chunk_FBTSXFFG.amongOwnFiles)(path));
  const foreign = missing.filter(({ path }) => touched.has(path) && !(0, import_chunk_FBTSXFFG.amongOwnFiles)(path));
  if (foreign.length > 0 || (await inTheWay(workTree, stands, missing)).length > 0) {
    if (!await isStaged(workTree, { from, to })) await alignIndex(await (0, import_chunk_N6SY5LKR.driveGit)(workTree.top), to);
    return "differs";
  }
  await switchTree(workTree, { stands, to, left: own });
  return "settled";
}
async function isStaged(workTree, { from, to }) {
  const { tree: staged } = await (0, import_chunk_GTM7NDSJ.snapshotIndex)(workTree);
  const touched = new Set((await (0, import_chunk_K3ID535Z.treeChanges)(workTree, from, staged)).map(({ path }) => path));
  return (await (0, import_chunk_K3ID535Z.treeChanges)(workTree, staged, to)).some(({ path }) => touched.has(path));
}
async function commitTree(workTree, commit) {
  const sha = await findCommitOf(workTree, commit) ?? await makeCommit(workTree, commit);
  await settleWorkTree(workTree, { from: await (0, import_chunk_K3ID535Z.treeOf)(workTree, commit.parent), to: commit.tree });
  return sha;
}
async function findCommitOf(workTree, commit) {
  const { sha } = await readHead(workTree);
  return await (0, import_chunk_K3ID535Z.isCommitOf)(workTree, sha, contentOf(commit)) ? sha : void 0;
}
async function readHead(workTree) {
  const name = await (0, import_chunk_N6P4XODE.runGit)(workTree.top, ["symbolic-ref", "--quiet", "HEAD"], { answers: [0, 1] });
  const sha = await (0, import_chunk_N6P4XODE.runGit)(workTree.top, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  const branch = name.stdout.toString("utf8").trim();
  return { branch: branch === "" ? void 0 : branch, sha: sha.stdout.toString("latin1").trim() };
}
async function makeCommit(workTree, commit) {
  const { branch, sha: head } = await readHead(workTree);
  if (branch === void 0 || head !== commit.parent) {
    throw branchMoved(branch, head, commit.parent);
  }
  const git = await (0, import_chunk_N6SY5LKR.driveGit)(workTree.top);
  const sha = await (0, import_chunk_K3ID535Z.writeCommit)(git, contentOf(commit));
  try {
    const reason = ["-m", `correctless: ${commit.message.split("\n")[0] ?? ""}`];
    await git(["update-ref", ...reason, "--stdin"], `update ${branch} ${sha} ${commit.parent}
`);
    return sha;
  } catch (failure) {
    const now = await (0, import_chunk_N6SY5LKR.readRef)(workTree, branch);
    const adopted = await findCommitOf(workTree, commit);
    if (adopted !== void 0) return adopted;
    throw now === commit.parent ? failure : branchMoved(branch, now ?? "no commit", commit.parent);
  }
}
function branchMoved(branch, at, wanted) {
  return new import_chunk_LTC5LSMU.Failure(
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
parts["start-over-GQU2G74L"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  startOver: () => startOver
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_COQFUY5R = parts["chunk-COQFUY5R"]();
var import_chunk_ZB7D2Q5M = parts["chunk-ZB7D2Q5M"]();
var import_chunk_IDRORLHX = parts["chunk-IDRORLHX"]();
var import_chunk_CDHO3KDY = parts["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_L7ISNMCU = parts["chunk-L7ISNMCU"]();
var import_chunk_MKGFMATP = parts["chunk-MKGFMATP"]();
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_EUSCJYLQ = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-EUSCJYLQ"]();
var import_chunk_DUUH6XJL = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ZK5EFLA2 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-ZK5EFLA2"]();
var import_chunk_SVD6QO3J = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_S73WTIDL = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-S73WTIDL"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_ZVNGCBGW = parts["chunk-ZVNGCBGW"]();
var import_chunk_N6SY5LKR = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = parts["chunk-K3ID535Z"]();
var import_chunk_GTM7NDSJ = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-GTM7NDSJ"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_TKCSMCAB = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function startOver(top, file) {
  const { audit: of } = file;
  if (of === void 0 || file.kind !== "fix") return;
  const home = await (0, import_chunk_YLVPOKUO.openRepository)(top);
  await (0, import_chunk_ZB7D2Q5M.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(top, of.audit), async () => {
    const audit = await (0, import_chunk_EUSCJYLQ.openAudit)(home, of.audit);
    const workTree = await (0, import_chunk_COQFUY5R.cleanWorkTree)(audit, "what an executor without a reply had done");
    const { ignored } = await (0, import_chunk_BUWVYDTR.readStamped)((0, import_chunk_DRNRIY4A.runPaths)(top, file.run).step, file);
    if (!audit.file.in_place) await (0, import_chunk_L7ISNMCU.removeNewIgnored)(workTree, ignored);
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  startOver
});
});
