var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  ABSENT: () => ABSENT,
  GITLINK: () => GITLINK,
  branchMoved: () => branchMoved,
  commitTree: () => commitTree,
  findCommitOf: () => findCommitOf,
  inTheWay: () => inTheWay,
  isCommitOf: () => isCommitOf,
  readCommit: () => readCommit,
  readHead: () => readHead,
  switchTree: () => switchTree,
  treeChanges: () => treeChanges,
  treeOf: () => treeOf,
  writeCommit: () => writeCommit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7QLNCQ43 = require("./chunk-7QLNCQ43.cjs");
var import_chunk_BKDMSKCB = require("./chunk-BKDMSKCB.cjs");
var import_chunk_N4CECOVM = require("./chunk-N4CECOVM.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
async function writeCommit(git, { tree, parents, message }) {
  const after = parents.flatMap((parent) => ["-p", parent]);
  return (await git(["commit-tree", tree, ...after, "-F", "-"], endedOnce(message))).trim();
}
async function readCommit(repository, sha) {
  const text = (await (0, import_chunk_57KOGJJR.readGit)(repository, ["cat-file", "commit", sha])).toString("utf8");
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
  return (await (0, import_chunk_57KOGJJR.readGit)(repository, args)).toString("latin1").trim();
}
function endedOnce(message) {
  return `${message.replace(/\n*$/, "")}
`;
}
var ABSENT = "000000";
var GITLINK = "160000";
async function treeChanges(repository, from, to) {
  if (from === to) return [];
  const listing = (0, import_chunk_N732WB45.records)(
    await (0, import_chunk_57KOGJJR.readGit)(repository, ["diff-tree", "-r", "-z", "--raw", "--no-renames", from, to])
  );
  const changes = [];
  for (let at = 0; at + 1 < listing.length; at += 2) {
    const [before = "", after = ""] = (listing[at] ?? "").slice(1).split(" ");
    changes.push({ path: listing[at + 1] ?? "", from: before, to: after });
  }
  return changes;
}
async function inTheWay(workTree, stands, changes) {
  const found = /* @__PURE__ */ new Set();
  for (const { path, from, to } of changes) {
    if (from !== ABSENT || to === ABSENT) continue;
    const files = await occupants(workTree.top, path, to === GITLINK);
    if (files.length === 0) continue;
    const known = new Set(
      (await (0, import_chunk_N732WB45.listTree)(workTree, stands, { paths: files })).map((one) => one.path)
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
  const git = await (0, import_chunk_7QLNCQ43.driveGit)(workTree.top);
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
    const git = await (0, import_chunk_7QLNCQ43.driveGit)(workTree.top, { GIT_INDEX_FILE: (0, import_node_path2.join)(folder, "index") });
    await git(["read-tree", to]);
    const kept = await (0, import_chunk_57KOGJJR.readGit)(workTree, [
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
  const { tree: stands } = await (0, import_chunk_BKDMSKCB.snapshotWorkTree)(workTree);
  const [missing, made] = await Promise.all([
    treeChanges(workTree, stands, to),
    treeChanges(workTree, from, stands)
  ]);
  const touched = new Set(made.map(({ path }) => path));
  const own = missing.filter(({ path }) => (0, import_chunk_N4CECOVM.ownFile)(path));
  const foreign = missing.filter(({ path }) => touched.has(path) && !(0, import_chunk_N4CECOVM.ownFile)(path));
  if (foreign.length > 0 || (await inTheWay(workTree, stands, missing)).length > 0) {
    if (!await isStaged(workTree, { from, to })) await alignIndex(await (0, import_chunk_7QLNCQ43.driveGit)(workTree.top), to);
    return "differs";
  }
  await switchTree(workTree, { stands, to, left: own });
  return "settled";
}
async function isStaged(workTree, { from, to }) {
  const { tree: staged } = await (0, import_chunk_BKDMSKCB.snapshotIndex)(workTree);
  const touched = new Set((await treeChanges(workTree, from, staged)).map(({ path }) => path));
  return (await treeChanges(workTree, staged, to)).some(({ path }) => touched.has(path));
}
async function commitTree(workTree, commit) {
  const sha = await findCommitOf(workTree, commit) ?? await makeCommit(workTree, commit);
  await settleWorkTree(workTree, { from: await treeOf(workTree, commit.parent), to: commit.tree });
  return sha;
}
async function findCommitOf(workTree, commit) {
  const { sha } = await readHead(workTree);
  return await isCommitOf(workTree, sha, contentOf(commit)) ? sha : void 0;
}
async function readHead(workTree) {
  const name = await (0, import_chunk_57KOGJJR.runGit)(workTree.top, ["symbolic-ref", "--quiet", "HEAD"], { answers: [0, 1] });
  const sha = await (0, import_chunk_57KOGJJR.runGit)(workTree.top, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  const branch = name.stdout.toString("utf8").trim();
  return { branch: branch === "" ? void 0 : branch, sha: sha.stdout.toString("latin1").trim() };
}
async function makeCommit(workTree, commit) {
  const { branch, sha: head } = await readHead(workTree);
  if (branch === void 0 || head !== commit.parent) {
    throw branchMoved(branch, head, commit.parent);
  }
  const git = await (0, import_chunk_7QLNCQ43.driveGit)(workTree.top);
  const sha = await writeCommit(git, contentOf(commit));
  try {
    const reason = ["-m", `correctless: ${commit.message.split("\n")[0] ?? ""}`];
    await git(["update-ref", ...reason, "--stdin"], `update ${branch} ${sha} ${commit.parent}
`);
    return sha;
  } catch (failure) {
    const now = await (0, import_chunk_7QLNCQ43.readRef)(workTree, branch);
    const adopted = await findCommitOf(workTree, commit);
    if (adopted !== void 0) return adopted;
    throw now === commit.parent ? failure : branchMoved(branch, now ?? "no commit", commit.parent);
  }
}
function branchMoved(branch, at, wanted) {
  return new import_chunk_TJ5KMKV5.Failure(
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
  ABSENT,
  GITLINK,
  branchMoved,
  commitTree,
  findCommitOf,
  inTheWay,
  isCommitOf,
  readCommit,
  readHead,
  switchTree,
  treeChanges,
  treeOf,
  writeCommit
});
