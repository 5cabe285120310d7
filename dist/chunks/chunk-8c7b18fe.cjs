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
var from_chunk_0aec2abb;
var from_chunk_16ffa93b;
var from_chunk_41c38ba8;
var from_chunk_5464ccc5;
var from_chunk_636e74ba;
var from_chunk_8e20af39;
var from_chunk_d715f0d7;
var from_chunk_f13d5024;
var from_main;
parts["chunk-BZVADGGQ"] = part((module, exports) => {
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
var import_chunk_VPFLAI25 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-VPFLAI25"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
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
  const text = (await (0, import_chunk_5DEMJDHL.readGit)(repository, ["cat-file", "commit", sha])).toString("utf8");
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
  return (await (0, import_chunk_5DEMJDHL.readGit)(repository, args)).toString("latin1").trim();
}
function endedOnce(message) {
  return `${message.replace(/\n*$/, "")}
`;
}
var ABSENT = "000000";
var GITLINK = "160000";
async function treeChanges(repository, from, to) {
  if (from === to) return [];
  const listing = (0, import_chunk_WGK3PPFS.records)(
    await (0, import_chunk_5DEMJDHL.readGit)(repository, ["diff-tree", "-r", "-z", "--raw", "--no-renames", from, to])
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
      (await (0, import_chunk_WGK3PPFS.listTree)(workTree, stands, { paths: files })).map((one) => one.path)
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
  const git = await (0, import_chunk_VPFLAI25.driveGit)(workTree.top);
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
    const git = await (0, import_chunk_VPFLAI25.driveGit)(workTree.top, { GIT_INDEX_FILE: (0, import_node_path2.join)(folder, "index") });
    await git(["read-tree", to]);
    const kept = await (0, import_chunk_5DEMJDHL.readGit)(workTree, [
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
  const { tree: stands } = await (0, import_chunk_XL4CB3WF.snapshotWorkTree)(workTree);
  const [missing, made] = await Promise.all([
    treeChanges(workTree, stands, to),
    treeChanges(workTree, from, stands)
  ]);
  const touched = new Set(made.map(({ path }) => path));
  const own = missing.filter(({ path }) => (0, import_chunk_HOHC3T4X.amongOwnFiles)(path));
  const foreign = missing.filter(({ path }) => touched.has(path) && !(0, import_chunk_HOHC3T4X.amongOwnFiles)(path));
  if (foreign.length > 0 || (await inTheWay(workTree, stands, missing)).length > 0) {
    if (!await isStaged(workTree, { from, to })) await alignIndex(await (0, import_chunk_VPFLAI25.driveGit)(workTree.top), to);
    return "differs";
  }
  await switchTree(workTree, { stands, to, left: own });
  return "settled";
}
async function isStaged(workTree, { from, to }) {
  const { tree: staged } = await (0, import_chunk_XL4CB3WF.snapshotIndex)(workTree);
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
  const name = await (0, import_chunk_5DEMJDHL.runGit)(workTree.top, ["symbolic-ref", "--quiet", "HEAD"], { answers: [0, 1] });
  const sha = await (0, import_chunk_5DEMJDHL.runGit)(workTree.top, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  const branch = name.stdout.toString("utf8").trim();
  return { branch: branch === "" ? void 0 : branch, sha: sha.stdout.toString("latin1").trim() };
}
async function makeCommit(workTree, commit) {
  const { branch, sha: head } = await readHead(workTree);
  if (branch === void 0 || head !== commit.parent) {
    throw branchMoved(branch, head, commit.parent);
  }
  const git = await (0, import_chunk_VPFLAI25.driveGit)(workTree.top);
  const sha = await writeCommit(git, contentOf(commit));
  try {
    const reason = ["-m", `correctless: ${commit.message.split("\n")[0] ?? ""}`];
    await git(["update-ref", ...reason, "--stdin"], `update ${branch} ${sha} ${commit.parent}
`);
    return sha;
  } catch (failure) {
    const now = await (0, import_chunk_VPFLAI25.readRef)(workTree, branch);
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
});
parts["chunk-N74XMDQQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  addWorkTree: () => addWorkTree,
  decideAutomatically: () => decideAutomatically,
  decideFindings: () => decideFindings,
  mergeTrees: () => mergeTrees,
  refuseUnsaved: () => refuseUnsaved,
  removeWorkTree: () => removeWorkTree,
  withAuditLock: () => withAuditLock,
  writeArtifacts: () => writeArtifacts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GTU5W44S = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-GTU5W44S"]();
var import_chunk_OD5MBHGC = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_NRYDKDXP = parts["chunk-NRYDKDXP"]();
var import_chunk_7TYL2CTJ = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-7TYL2CTJ"]();
var import_chunk_BZVADGGQ = parts["chunk-BZVADGGQ"]();
var import_chunk_YKYEW4ZF = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-YKYEW4ZF"]();
var import_chunk_4FXSJHAA = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_AWOSFOTL = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-AWOSFOTL"]();
var import_chunk_VPFLAI25 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-VPFLAI25"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_W7PXZJT7 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_promises = require("node:fs/promises");
var import_promises2 = require("node:fs/promises");
var import_node_path = require("node:path");
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
var import_promises3 = require("node:fs/promises");
var import_node_path3 = require("node:path");
var import_promises4 = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path4 = require("node:path");
var import_promises5 = require("node:fs/promises");
var import_node_path5 = require("node:path");
var LONGEST_HOLD = 30 * 6e4;
async function ageOf(path) {
  const stats = await (0, import_promises.stat)(path).catch(() => void 0);
  return stats === void 0 ? Number.POSITIVE_INFINITY : Date.parse((0, import_chunk_JPD5QLI3.now)()) - stats.mtimeMs;
}
async function withAuditLock(paths, work) {
  if (!await (0, import_chunk_F2M6ALLY.createFileOnce)(paths.lock, `${process.pid}
`)) {
    const holder = Number(await (0, import_chunk_F2M6ALLY.readTextIfAny)(paths.lock) ?? "0");
    if ((0, import_chunk_GTU5W44S.isAlive)(holder) && await ageOf(paths.lock) < LONGEST_HOLD) throw busy(holder);
    await takeAway(paths.lock, holder);
    if (!await (0, import_chunk_F2M6ALLY.createFileOnce)(paths.lock, `${process.pid}
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
  const taken2 = await (0, import_chunk_F2M6ALLY.readTextIfAny)(aside);
  await (0, import_promises.rm)(aside, { force: true });
  if (taken2 === void 0 || Number(taken2) === dead) return;
  await (0, import_chunk_F2M6ALLY.createFileOnce)(lock, taken2);
  throw busy(Number(taken2));
}
function busy(holder) {
  return new import_chunk_TJ5KMKV5.Failure("audit/busy", `another correctless (process ${holder}) is at work on this audit`, {
    hint: "wait for it, then run the same command again"
  });
}
async function decideFindings(audit, { decision, ids, reason }) {
  const open = openQuestions(audit);
  const wanted = ids.length === 1 && ids[0] === "all" ? open.map(({ id }) => id) : ids;
  if (wanted.length === 0) throw noQuestion(audit);
  const unknown = wanted.filter((id) => !open.some((finding) => finding.id === id));
  if (unknown.length > 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${unknown.join(", ")}: not among the findings to be decided`, {
      hint: open.length === 0 ? "none is" : `those are: ${open.map(({ id }) => id).join(", ")}`
    });
  }
  if (decision !== "fix" && (reason ?? "").trim() === "") {
    throw new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", `to ${decision} a finding takes --reason`, {
      hint: `correctless audit triage ${audit.file.audit} ${decision} ${wanted.join(" ")} --reason "\u2026"`
    });
  }
  const told = (await (0, import_chunk_W7PXZJT7.createRedactor)().redact(reason ?? "")).text;
  await (0, import_chunk_AWOSFOTL.note)(audit.paths, { kind: "decided", ids: [...wanted], decision, reason: told, by: "user" });
  return wanted;
}
async function decideAutomatically(audit) {
  const open = openQuestions(audit);
  const fix = open.filter(({ tier }) => tier === "confirmed").map(({ id }) => id);
  const defer = open.filter(({ tier }) => tier !== "confirmed").map(({ id }) => id);
  if (fix.length > 0)
    await (0, import_chunk_AWOSFOTL.note)(audit.paths, { kind: "decided", ids: fix, decision: "fix", reason: "confirmed", by: "auto" });
  if (defer.length > 0) {
    const reason = "not confirmed, and --auto fixes only what is";
    await (0, import_chunk_AWOSFOTL.note)(audit.paths, { kind: "decided", ids: defer, decision: "defer", reason, by: "auto" });
  }
}
function openQuestions(audit) {
  const { state } = audit;
  const round = (0, import_chunk_YKYEW4ZF.currentRound)(state);
  const isOver = state.ended !== void 0 || round === void 0 || round.closed || round.untriaged.size > 0;
  if (!isOver) return (0, import_chunk_NRYDKDXP.undecided)(state, round);
  throw noQuestion(audit);
}
function noQuestion({ file }) {
  return new import_chunk_TJ5KMKV5.Failure("audit/no-question", `audit ${file.audit} has no findings to be decided now`, {
    hint: `see what it waits for: correctless next ${file.audit}`
  });
}
async function listWorkTrees(repository) {
  const list = ["worktree", "list", "--porcelain"];
  const exact = await (0, import_chunk_5DEMJDHL.runGit)(repository.top, [...list, "-z"], { answers: [0, 129] });
  const { stdout } = exact.status === 0 ? exact : await (0, import_chunk_5DEMJDHL.runGit)(repository.top, list);
  const text2 = exact.status === 0 ? stdout.toString("utf8") : stdout.toString("utf8").replaceAll("\n", "\0");
  return text2.split("\0\0").filter((block) => block !== "").map((block) => {
    const fields = new Map(
      block.split("\0").map((field) => {
        const [name = ""] = field.split(" ", 1);
        return [name, field.slice(name.length + 1)];
      })
    );
    return {
      folder: fields.get("worktree") ?? "",
      branch: fields.get("branch"),
      locked: fields.has("locked")
    };
  });
}
async function refuseUnsaved(workTree) {
  const head = await (0, import_chunk_BZVADGGQ.treeOf)(workTree, "HEAD");
  const [files, index] = await Promise.all([(0, import_chunk_XL4CB3WF.snapshotWorkTree)(workTree), (0, import_chunk_XL4CB3WF.snapshotIndex)(workTree)]);
  const changes = [
    ...await (0, import_chunk_BZVADGGQ.treeChanges)(workTree, head, files.tree),
    ...await (0, import_chunk_BZVADGGQ.treeChanges)(workTree, head, index.tree)
  ].map(({ path }) => path);
  refuse(workTree, [...changes.filter((path) => !(0, import_chunk_HOHC3T4X.amongOwnFiles)(path)), ...await nestedRepositories(workTree)]);
}
async function refuseUnsavedSubmodules(workTree) {
  for (const { mode, path } of await (0, import_chunk_WGK3PPFS.listTree)(workTree, "HEAD")) {
    const folder = (0, import_node_path2.join)(workTree.top, path);
    if (mode !== import_chunk_BZVADGGQ.GITLINK || !(0, import_node_fs.existsSync)((0, import_node_path2.join)(folder, ".git"))) continue;
    const submodule = await (0, import_chunk_UDK7FCCO.openRepository)(folder);
    await refuseUnsaved(submodule);
    await refuseUnsavedSubmodules(submodule);
  }
}
async function nestedRepositories(workTree) {
  const { stdout } = await (0, import_chunk_5DEMJDHL.runGit)(workTree.top, ["ls-files", "-z", "--others", "--exclude-standard"]);
  return (0, import_chunk_WGK3PPFS.records)(stdout).filter((path) => path.endsWith("/") && !(0, import_chunk_HOHC3T4X.amongOwnFiles)(path));
}
function refuse({ top }, paths) {
  const unsaved = [...new Set(paths)];
  if (unsaved.length === 0) return;
  const named = unsaved.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ");
  throw new import_chunk_TJ5KMKV5.Failure(
    "audit/work-tree-dirty",
    `${unsaved.length} changed and in no commit in ${top}: ${named}${unsaved.length > 5 ? ", \u2026" : ""}`,
    { hint: "commit or remove them; to see them: git status" }
  );
}
async function wholeWorkTree(place) {
  const link = await (0, import_chunk_F2M6ALLY.readTextIfAny)((0, import_node_path3.join)(place, ".git"));
  const gitDir = /^gitdir: (.*)\n?$/s.exec(link ?? "")?.[1]?.replace(/\n$/, "");
  if (gitDir === void 0 || !await (0, import_chunk_F2M6ALLY.exists)((0, import_node_path3.resolve)(place, gitDir, "index"))) return void 0;
  return (0, import_chunk_UDK7FCCO.openRepository)(place);
}
async function placeOf(folder) {
  const above = (0, import_node_path3.dirname)((0, import_node_path3.resolve)(folder));
  const real = await (0, import_promises3.realpath)(above).catch(async () => above === (0, import_node_path3.dirname)(above) ? above : placeOf(above));
  return (0, import_node_path3.join)(real, (0, import_node_path3.basename)(folder));
}
async function addWorkTree(repository, { folder, branch, at }) {
  const place = await placeOf(folder);
  const ref = `refs/heads/${branch}`;
  const registered = await listWorkTrees(repository);
  const other = registered.find((one) => one.branch === ref && one.folder !== place);
  if (other !== void 0) throw taken(branch, `is checked out in ${other.folder}`);
  const here = registered.find((one) => one.folder === place);
  const whole = here === void 0 ? void 0 : await wholeWorkTree(place);
  if (whole !== void 0 && here?.branch === ref) return whole;
  if (whole !== void 0)
    throw taken(branch, `cannot have ${place}: ${here?.branch ?? "no branch"} is there`);
  const value = await (0, import_chunk_VPFLAI25.readRef)(repository, ref);
  if (value !== void 0 && value !== at) throw taken(branch, `is there already, at ${value}, not at ${at}`);
  await (0, import_chunk_VPFLAI25.pinRef)(repository, ref, at);
  if (here !== void 0) await clearAway(repository, place);
  await (0, import_promises2.mkdir)((0, import_node_path.dirname)(place), { recursive: true });
  await (await (0, import_chunk_VPFLAI25.driveGit)(repository.top))(["worktree", "add", "--no-checkout", "--", place, branch]);
  await (await (0, import_chunk_VPFLAI25.driveGit)(place))(["read-tree", "--reset", "-u", at]);
  return (0, import_chunk_UDK7FCCO.openRepository)(place);
}
async function removeWorkTree(repository, folder) {
  const place = await placeOf(folder);
  const here = (await listWorkTrees(repository)).find((one) => one.folder === place);
  if (here === void 0 && await (0, import_chunk_F2M6ALLY.exists)(place)) {
    throw new import_chunk_TJ5KMKV5.Failure("audit/work-tree-dirty", `${place} is there, but is no work tree of ${repository.top}`);
  }
  const whole = here === void 0 ? void 0 : await wholeWorkTree(place);
  if (whole !== void 0) {
    if (here?.locked === true) throw new import_chunk_TJ5KMKV5.Failure("audit/work-tree-dirty", `${place} is locked`);
    await refuseUnsaved(whole);
    await refuseUnsavedSubmodules(whole);
  }
  const doomed = `${place}.removed`;
  await (0, import_promises2.rm)(doomed, { recursive: true, force: true });
  if (whole !== void 0) await (0, import_promises2.rename)(place, doomed);
  if (here !== void 0) await clearAway(repository, place);
  await (0, import_promises2.rm)(doomed, { recursive: true, force: true });
}
async function clearAway(repository, place) {
  if (!await (0, import_chunk_F2M6ALLY.exists)((0, import_node_path.join)(place, ".git"))) await (0, import_promises2.rmdir)(place).catch(() => void 0);
  const git = await (0, import_chunk_VPFLAI25.driveGit)(repository.top);
  await git(["worktree", "remove", "--force", "--force", "--", place]);
}
function taken(branch, why) {
  return new import_chunk_TJ5KMKV5.Failure("audit/branch-exists", `the branch ${branch} ${why}`, {
    hint: `look at it (git log ${branch}), then rename it: git branch --move ${branch} ${branch}-old`
  });
}
function historySection({ audit, date, branch }, state) {
  const fixedIn = new Map(
    state.rounds.flatMap(({ commits }) => commits.map(({ subject, sha }) => [subject, sha.slice(0, 12)]))
  );
  const rounds = state.rounds.flatMap(({ round }) => {
    const findings = [...state.findings.values()].filter((finding) => finding.round === round);
    return [
      `### Round ${round}`,
      "",
      ...findings.length === 0 ? ["No findings."] : [
        "| ID | Severity | Tier | Title | Status | Fixed in |",
        "|---|---|---|---|---|---|",
        ...findings.map((finding) => row(finding, fixedIn.get(finding.id)))
      ],
      ""
    ];
  });
  return [`## Audit ${audit}, ${date}, branch ${(0, import_chunk_7TYL2CTJ.inTable)(branch)}`, "", ...rounds].join("\n");
}
function row({ id, severity, tier, title, status }, fixedIn = "") {
  return `| ${id} | ${severity} | ${tier} | ${(0, import_chunk_7TYL2CTJ.inTable)(title)} | ${status} | ${fixedIn} |`;
}
function workflowState({ preset, branch, started_at }, state, at) {
  const completed = state.rounds.filter(({ closed }) => closed).length;
  const findings = [...state.findings.values()];
  return {
    phase: state.finished === void 0 ? "audit" : "done",
    task: `audit-${preset}`,
    spec_file: null,
    started_at,
    phase_entered_at: at,
    branch,
    qa_rounds: completed,
    audit: {
      type: preset,
      rounds_completed: completed,
      total_findings: findings.length,
      findings_fixed: findings.filter(({ status }) => status === "fixed").length,
      converged: state.ended?.outcome === "converged"
    }
  };
}
async function writeArtifacts({ file, state, journal }) {
  const paths = (0, import_chunk_4FXSJHAA.artifactPaths)(file.top, file);
  const entered = journal.findLast(({ kind }) => kind === "finished" || kind === "prepared")?.at ?? file.started_at;
  await (0, import_chunk_F2M6ALLY.writeFileAtomically)(paths.state, (0, import_chunk_JPD5QLI3.jsonText)(workflowState(file, state, entered)));
  for (const round of state.rounds) {
    const path = paths.round((0, import_chunk_OD5MBHGC.roundFileName)(file, round.round));
    await (0, import_chunk_F2M6ALLY.writeFileAtomically)(path, (0, import_chunk_JPD5QLI3.jsonText)((0, import_chunk_OD5MBHGC.roundFile)(file, state, round)));
  }
  if (state.ended === void 0) return;
  await (0, import_chunk_F2M6ALLY.writeFileAtomically)(paths.summary, (0, import_chunk_7TYL2CTJ.summaryText)(file, state));
  const history = await (0, import_chunk_F2M6ALLY.readTextIfAny)(paths.history) ?? `# Audits with preset ${file.preset}
`;
  const heading = `## Audit ${file.audit}`;
  const others = history.split(/^(?=## Audit )/m).filter((section) => !section.startsWith(`${heading},`));
  await (0, import_chunk_F2M6ALLY.writeFileAtomically)(
    paths.history,
    [...others.map((s) => `${s.trimEnd()}

`), historySection(file, state)].join("")
  );
}
async function mergeFile(repository, folder, [base, ours, theirs]) {
  if (base === void 0 || ours === void 0 || theirs === void 0) return void 0;
  const all = [ours, base, theirs];
  if (!all.every(({ mode: mode2 }) => mode2.startsWith("100"))) return void 0;
  const mode = ours.mode === base.mode ? theirs.mode : ours.mode;
  const blobs = await (0, import_chunk_WGK3PPFS.readBlobs)(
    repository,
    all.map(({ oid }) => oid)
  );
  const names = ["ours", "base", "theirs"];
  for (const [i, { oid }] of all.entries()) {
    await (0, import_promises5.writeFile)((0, import_node_path5.join)(folder, names[i] ?? ""), blobs.get(oid) ?? "");
  }
  const answers = [...Array(256).keys()];
  const { status, stdout } = await (0, import_chunk_5DEMJDHL.runGit)(folder, ["merge-file", "-p", "-q", ...names], { answers });
  if (status !== 0) return void 0;
  const added = await (0, import_chunk_5DEMJDHL.askGit)(repository, ["hash-object", "-w", "--stdin"], { input: stdout });
  return { mode, oid: added.stdout.toString("latin1").trim() };
}
async function mergeTrees(repository, trees) {
  const folder = await (0, import_promises4.mkdtemp)((0, import_node_path4.join)((0, import_node_os.tmpdir)(), "correctless-merge-"));
  try {
    const env = { ...await (0, import_chunk_O2J5DYQP.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path4.join)(folder, "index") };
    const merge = ["read-tree", "-i", "-m", "--aggressive", trees.base, trees.ours, trees.theirs];
    await (0, import_chunk_5DEMJDHL.askGit)(repository, merge, { env });
    const unmerged = sidesOf(await (0, import_chunk_5DEMJDHL.readGit)(repository, ["ls-files", "-z", "--unmerged"], { env }));
    const special = await withMergeAttribute(
      repository,
      unmerged.map(({ path }) => path)
    );
    const entries = [];
    const conflicts = [];
    for (const { path, sides } of unmerged) {
      const merged = special.has(path) ? void 0 : await mergeFile(repository, folder, sides);
      if (merged === void 0) conflicts.push(path);
      else entries.push(`${merged.mode} ${merged.oid}	${path}\0`);
    }
    if (conflicts.length > 0) return { kind: "conflict", files: conflicts };
    await (0, import_chunk_5DEMJDHL.askGit)(repository, ["update-index", "-z", "--index-info"], { env, input: entries.join("") });
    return { kind: "merged", tree: text((await (0, import_chunk_5DEMJDHL.askGit)(repository, ["write-tree"], { env })).stdout) };
  } finally {
    await (0, import_promises4.rm)(folder, { recursive: true, force: true });
  }
}
function sidesOf(listing) {
  const byPath = /* @__PURE__ */ new Map();
  for (const record of (0, import_chunk_WGK3PPFS.records)(listing)) {
    const [mode = "", oid = "", stage = ""] = record.slice(0, record.indexOf("	")).split(" ");
    const path = record.slice(record.indexOf("	") + 1);
    const sides = byPath.get(path) ?? [void 0, void 0, void 0];
    sides[Number(stage) - 1] = { mode, oid };
    byPath.set(path, sides);
  }
  return [...byPath].map(([path, sides]) => ({ path, sides }));
}
async function withMergeAttribute({ top }, paths) {
  if (paths.length === 0) return /* @__PURE__ */ new Set();
  const input = paths.map((path) => `${path}\0`).join("");
  const fields = (0, import_chunk_WGK3PPFS.records)((await (0, import_chunk_5DEMJDHL.runGit)(top, ["check-attr", "-z", "--stdin", "merge"], { input })).stdout);
  return new Set(
    fields.filter((_, i) => i % 3 === 0 && !["unspecified", "set", "text"].includes(fields[i + 2] ?? ""))
  );
}
function text(bytes) {
  return bytes.toString("latin1").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  addWorkTree,
  decideAutomatically,
  decideFindings,
  mergeTrees,
  refuseUnsaved,
  removeWorkTree,
  withAuditLock,
  writeArtifacts
});
});
parts["chunk-NRYDKDXP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  decideMove: () => decideMove,
  mostAttempts: () => mostAttempts,
  undecided: () => undecided
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AU4ZZBNW = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_YKYEW4ZF = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-YKYEW4ZF"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
function newFailures(before, after) {
  const known = new Set(before);
  return [...new Set(after)].filter((name) => !known.has(name)).toSorted(import_chunk_UTFC5QHX.compareText);
}
var MAX_ATTEMPTS = 3;
var MAX_REPAIRS = 5;
var MAX_REVIEWS = 5;
function fixingMove(state, round) {
  const item = round.items.find(({ outcome }) => outcome === "open");
  const newest = round.commits.at(-1);
  if (item !== void 0)
    return beforeMove(state, round) ?? endlessMove(state, round, item) ?? itemMove(item);
  if (newest === void 0) return void 0;
  return beforeMove(state, round) ?? unresolvedMove(state, round, newest) ?? testMove(state, state.head, "after the fixes") ?? brokenMove(state, round, newest);
}
function beforeMove(state, round) {
  const move = testMove(state, round.head, "before the fixes");
  if (move !== void 0 || !failuresAt(state, round.head).some(isNameless)) return move;
  return {
    kind: "abort",
    code: "audit/blocking",
    why: "the tests fail before the fixes and name no test that fails, so nobody could tell what a fix breaks"
  };
}
function failuresAt({ tests }, head) {
  return tests.get(head)?.failures ?? [];
}
function testMove({ tests }, head, when) {
  const run = tests.get(head);
  if (run === void 0) return { kind: "test", head };
  if (run.unusable === null) return void 0;
  return {
    kind: "abort",
    code: "audit/blocking",
    why: `the tests could not be run ${when}: ${run.unusable}`
  };
}
function endlessMove(state, round, { subject }) {
  const finding = state.findings.get(subject);
  if (finding === void 0 || !(0, import_chunk_YKYEW4ZF.isOfFixes)(finding) || round.reviews.length < MAX_REVIEWS) return void 0;
  return {
    kind: "give-up",
    subject,
    why: `${round.reviews.length} reviews of this round's fixes found fault`
  };
}
function isNameless(name) {
  return /^exit status \d+$/.test(name);
}
function itemMove(item) {
  const attempt = (0, import_chunk_YKYEW4ZF.lastAttempt)(item);
  const { checked, judged } = attempt ?? {};
  if (checked?.accepted === true && judged === void 0) return { kind: "judge", item };
  if (checked?.accepted === true && judged?.valid === true && checked.tree !== null)
    return { kind: "commit", item, tree: checked.tree };
  if (attempt === void 0 || item.attempts.length < mostAttempts(item)) return { kind: "fix", item };
  const why = judged?.reason ?? checked?.reason ?? "no reply of its executor";
  return {
    kind: "give-up",
    subject: item.subject,
    why: `${item.attempts.length} attempts were rejected, the last: ${why}`
  };
}
function mostAttempts({ mode }) {
  return mode === "apply" ? MAX_ATTEMPTS : 1;
}
function brokenMove(state, round, newest) {
  const failures = newFailures(failuresAt(state, round.head), failuresAt(state, state.head));
  if (failures.length === 0) return void 0;
  const repairs = round.items.filter(({ mode }) => mode === "fix_regression").length;
  if (repairs < MAX_REPAIRS)
    return { kind: "break", subject: `REPAIR-R${round.round}-${repairs + 1}`, failures };
  const why = `tests fail that passed before: ${failures.slice(0, 3).join(", ")}`;
  return { kind: "revert", sha: newest.sha, subject: newest.subject, why };
}
function unresolvedMove(state, round, newest) {
  const unresolved = round.items.filter(({ outcome }) => outcome === "given-up").flatMap(({ subject }) => state.findings.get(subject) ?? []).find((finding) => (0, import_chunk_YKYEW4ZF.isOfFixes)(finding) && finding.status === "open");
  if (unresolved === void 0) return void 0;
  const why = `${unresolved.id} could not be mended: ${unresolved.title}`;
  return { kind: "revert", sha: newest.sha, subject: newest.subject, why };
}
function undecided(state, round) {
  return [...state.findings.values()].filter(
    (finding) => finding.status === "open" && finding.source === "audit-specialist" && !round.untriaged.has(finding.id) && !round.decisions.has(finding.id)
  );
}
function reviewingMove({ zero_findings_threshold }, { head }, round) {
  if (round.commits.length === 0 || round.pinned === void 0) return void 0;
  const review = round.reviews.at(-1);
  if (review?.head !== head) return { kind: "verify", fromStart: round.pinned.sha };
  const silent = review.ids.length === 0 && review.linesChanged >= zero_findings_threshold;
  return silent && !round.recorded.has(review.head) ? { kind: "record", head: review.head, linesChanged: review.linesChanged } : void 0;
}
function decideMove(audit, state) {
  if (state.ended !== void 0) return { kind: "done" };
  if (state.aborted !== void 0) return { kind: "aborted" };
  if (!state.prepared) return { kind: "prepare" };
  const round = (0, import_chunk_YKYEW4ZF.currentRound)(state);
  if (round === void 0) return { kind: "start-round", round: 1 };
  if (round.closed) return afterRound(audit, state, round);
  return runUnderWay(round) ?? huntingMove(round) ?? triageMove(round) ?? questionOf(state, round) ?? (round.pinned === void 0 ? { kind: "pin" } : void 0) ?? fixingMove(state, round) ?? reviewingMove(audit.settings, state, round) ?? {
    kind: "close",
    kept: round.kept.size,
    fixed: round.commits.length
  };
}
function runUnderWay(round) {
  const last = round.planned.at(-1);
  if (last === void 0 || isTakenIn(round, last)) return void 0;
  return { ...last, kind: "run" };
}
function isTakenIn(round, { stage, run, subject }) {
  switch (stage) {
    case "hunt":
      return round.planned.filter((one) => one.stage === "hunt").length === round.hunts;
    case "triage":
      return round.untriaged.size === 0;
    case "fix":
      return attemptsOf(round, subject).some(
        (attempt) => attempt.run === run && attempt.checked !== void 0
      );
    case "judge":
      return attemptsOf(round, subject).some(
        (attempt) => attempt.judgeRun === run && attempt.judged !== void 0
      );
    case "verify":
      return round.reviews.some((review) => review.run === run);
  }
}
function attemptsOf(round, subject) {
  return round.items.find((item) => item.subject === subject)?.attempts ?? [];
}
function huntingMove({ hunts, unopened }) {
  if (hunts === 0) return { kind: "hunt", paths: void 0 };
  return hunts === 1 && unopened.length > 0 ? { kind: "hunt", paths: unopened } : void 0;
}
function triageMove({ untriaged }) {
  return untriaged.size === 0 ? void 0 : { kind: "triage", ids: [...untriaged] };
}
function questionOf(state, round) {
  for (const question of [oscillation(state, round), divergence(state, round)]) {
    const answer = question === void 0 ? "continue" : state.answers.get(question.key);
    if (question !== void 0 && answer === void 0) return { kind: "ask", question };
    if (question !== void 0 && answer === "stop")
      return { kind: "end", outcome: "stopped", why: `${question.kind} in round ${round.round}` };
  }
  const ids = undecided(state, round).map(({ id }) => id);
  return ids.length === 0 ? void 0 : { kind: "ask", question: { kind: "triage", key: `triage-R${round.round}`, ids } };
}
function oscillation(state, round) {
  const fixed = new Set(
    [...state.findings.values()].filter((f) => f.status === "fixed" && f.round < round.round).map((f) => f.fingerprint)
  );
  const ids = [...round.kept].filter((id) => fixed.has(state.findings.get(id)?.fingerprint ?? ""));
  return ids.length === 0 ? void 0 : { kind: "oscillation", key: `oscillation-R${round.round}`, ids };
}
function divergence(state, round) {
  const rounds = (0, import_chunk_AU4ZZBNW.divergences)(state);
  if (rounds.length < 2 || rounds.at(-1) !== round.round) return void 0;
  const counts = state.rounds.map(({ kept }) => kept.size);
  return { kind: "divergence", key: `divergence-R${round.round}`, counts };
}
function afterRound(audit, state, round) {
  const { converged, why } = (0, import_chunk_AU4ZZBNW.convergence)(audit.preset, state, round);
  if (converged) return { kind: "end", outcome: "converged", why };
  if (round.round < audit.settings.max_rounds) return { kind: "start-round", round: round.round + 1 };
  return { kind: "end", outcome: "ceiling", why: `${round.round} rounds, and ${why}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  decideMove,
  mostAttempts,
  undecided
});
});
