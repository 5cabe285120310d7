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
  snapshotIndex: () => snapshotIndex,
  snapshotWorkTree: () => snapshotWorkTree
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_N4CECOVM = require("./chunk-N4CECOVM.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var INDEX_OPTIONS = [
  "-c",
  "core.splitIndex=false",
  "-c",
  "core.untrackedCache=false",
  "-c",
  "core.safecrlf=false"
];
async function snapshotWorkTree(repository) {
  return onIndexCopy(repository, async (git) => {
    const changes = ["diff-files", "--name-only", "-z", "--ignore-submodules=dirty"];
    const [gone, changed, untracked, headTree] = await Promise.all([
      git([...changes, "--diff-filter=D"]),
      git([...changes, "--diff-filter=d"]),
      git(["ls-files", "-z", "--others", "--exclude-standard"]),
      git(["rev-parse", "--verify", "HEAD^{tree}"])
    ]);
    await updateIndex(git, ["--force-remove"], (0, import_chunk_N732WB45.records)(gone));
    const additions = await withoutEmptyRepositories(
      git,
      (0, import_chunk_N732WB45.records)(untracked).filter((path) => !(0, import_chunk_N4CECOVM.ownFile)(path))
    );
    await updateIndex(git, ["--add", "--remove", "--replace"], [...(0, import_chunk_N732WB45.records)(changed), ...additions]);
    const tree = (await git(["write-tree"])).toString("latin1").trim();
    return { tree, dirty: tree !== headTree.toString("latin1").trim() };
  });
}
async function snapshotIndex(repository) {
  return onIndexCopy(repository, async (git) => ({
    tree: (await git(["write-tree"])).toString("latin1").trim()
  }));
}
async function onIndexCopy(repository, work) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-index-"));
  try {
    const index = (0, import_node_path.join)(folder, "index");
    await copyIndex((0, import_node_path.join)(repository.gitDir, "index"), index);
    const env = { ...await (0, import_chunk_N4CECOVM.withoutPrograms)(repository), GIT_INDEX_FILE: index };
    const git = async (args, options) => (await (0, import_chunk_57KOGJJR.runGit)(repository.top, [...INDEX_OPTIONS, ...args], { ...options, env })).stdout;
    refuseUnmerged(await git(["ls-files", "-z", "--unmerged"]));
    return await work(git);
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
async function copyIndex(original, copy) {
  const stats = await (0, import_promises.stat)(original).catch(() => void 0);
  if (stats === void 0) return;
  await (0, import_promises.copyFile)(original, copy);
  await (0, import_promises.utimes)(copy, stats.atime, (stats.mtimeMs - 1) / 1e3);
}
function refuseUnmerged(listing) {
  const paths = [...new Set((0, import_chunk_N732WB45.records)(listing).map((record) => record.slice(record.indexOf("	") + 1)))];
  if (paths.length === 0) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "scope/unmerged",
    `${paths.length} unmerged: ${paths.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ")}`,
    {
      hint: "finish the merge (git status shows what is left), or review a commit: correctless diff HEAD"
    }
  );
}
async function updateIndex(git, options, paths) {
  if (paths.length === 0) return;
  const input = paths.map((path) => `${path}\0`).join("");
  await git(["update-index", ...options, "-z", "--stdin"], { input });
}
async function withoutEmptyRepositories(git, untracked) {
  const paths = [];
  for (const path of untracked) {
    if (!path.endsWith("/")) paths.push(path);
    else if (await hasCommit(git, path)) paths.push(path.slice(0, -1));
  }
  return paths;
}
async function hasCommit(git, folder) {
  const said = await git(["-C", folder, "rev-parse", "--verify", "--quiet", "HEAD"], {
    answers: [0, 1, 128]
  });
  return said.length > 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  snapshotIndex,
  snapshotWorkTree
});
