var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["drive-git"] = __part((module, exports) => {
__export(exports, { driveGit: () => driveGit, pinRef: () => pinRef, readRef: () => readRef, renameRefs: () => renameRefs });
var [import_configured_programs, import_git, import_failure] = ["own-files-0777bacd/configured-programs", "objects-0b8527c9/git", "main/failure"].map(__load);
var DRIVEN_OPTIONS = [
  "commit.gpgSign=false",
  // Better no commit than one by root@localhost.
  "user.useConfigOnly=true",
  // A command that wants an editor fails instead of waiting for one.
  "core.editor=false",
  // Otherwise messages are stored in another encoding and are not found again.
  "i18n.commitEncoding=UTF-8",
  "submodule.recurse=false",
  // It would write another `sharedindex.…` each time.
  "core.splitIndex=false",
  "core.safecrlf=false"
].flatMap((setting) => ["-c", setting]);
var OUR_SETTINGS = {
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeEditor: true,
  allowUnsafeExec: true,
  allowUnsafeFilter: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeHooksPath: true
};
var GUARDED = /^(?:git_.*|editor|visual|pager|prefix|ssh_askpass)$/i;
async function driveGit(folder, env = {}) {
  const [{ simpleGit }, without] = await Promise.all([
    Promise.resolve().then(() => __toESM(__load("index-2-eb2b3f0c/index-2"))),
    (0, import_configured_programs.withoutPrograms)({ top: folder })
  ]);
  const environment = { ...driven((0, import_git.neutralEnvironment)(process.env)), ...without, ...env };
  return async (args, input = "") => {
    const git = simpleGit({
      baseDir: folder,
      unsafe: OUR_SETTINGS,
      allowEnvironment: Object.keys(environment),
      // By default it gives up on output that arrives 50 ms after the end.
      completion: { onClose: true, onExit: false },
      // By default a failure without output on stderr counts as a success.
      errors: (error, { exitCode, stdErr }) => error ?? (exitCode === 0 ? void 0 : Buffer.from(Buffer.concat(stdErr).toString().trim() || `status ${exitCode}`)),
      // Always set: without input it leaves the pipe open, and a git that reads it would wait for ever.
      input: () => Buffer.from(input)
    });
    try {
      return await git.env(environment).raw([...import_git.NEUTRAL_OPTIONS, ...DRIVEN_OPTIONS, ...args]);
    } catch (cause) {
      throw failed(args, cause);
    }
  };
}
function driven(env) {
  return Object.fromEntries(
    Object.entries(env).flatMap(
      ([name, value]) => value === void 0 || GUARDED.test(name) && !name.startsWith("GIT_") ? [] : [[name, value]]
    )
  );
}
function failed(args, cause) {
  const said = (cause instanceof Error ? cause.message : String(cause)).trim();
  const hint = said.includes(".lock': File exists") ? "another git is at work there, or one was killed; if none is running, delete the .lock file it names" : "run the same git command by hand to see what it needs";
  return new import_failure.Failure("environment/git-failed", `git ${args.slice(0, 3).join(" ")}: ${said}`, { hint, cause });
}
async function readRef(repository, ref) {
  const listing = await (0, import_git.readGit)(repository, ["for-each-ref", "--format=%(objectname) %(refname)", ref]);
  const line = listing.toString("utf8").split("\n").find((one) => one.endsWith(` ${ref}`));
  return line?.slice(0, line.indexOf(" "));
}
async function pinRef(repository, ref, sha) {
  if (await standsAt(repository, ref, sha)) return "there";
  const git = await driveGit(repository.top);
  try {
    await git(["update-ref", "--no-deref", "--stdin"], `create ${ref} ${sha}
`);
    return "pinned";
  } catch (failure) {
    if (await standsAt(repository, ref, sha)) return "there";
    throw failure;
  }
}
async function renameRefs(repository, pairs) {
  const moves = await Promise.all(
    pairs.map(async (pair) => ({ ...pair, sha: await readRef(repository, pair.from) }))
  );
  const commands = [];
  const became = [];
  for (const { from, to, sha } of moves) {
    if (sha === void 0) {
      became.push(await readRef(repository, to) === void 0 ? "absent" : "there");
      continue;
    }
    if (!await standsAt(repository, to, sha)) commands.push(`create ${to} ${sha}`);
    commands.push(`delete ${from} ${sha}`);
    became.push("moved");
  }
  if (commands.length > 0) {
    const git = await driveGit(repository.top);
    await git(
      ["update-ref", "--no-deref", "--stdin"],
      ["start", ...commands, "prepare", "commit", ""].join("\n")
    );
  }
  return became;
}
async function standsAt(repository, ref, sha) {
  const value = await readRef(repository, ref);
  if (value === void 0 || value === sha) return value === sha;
  throw new import_failure.Failure("audit/ref-exists", `${ref} is at ${value}, not at ${sha}`, {
    hint: `it is set once and never moved; if it is no longer needed: git update-ref -d ${ref}`
  });
}
});
exports["ignored-files"] = __part((module, exports) => {
__export(exports, { ignoredFiles: () => ignoredFiles, ownUntracked: () => ownUntracked });
var [import_own_files, import_objects, import_git] = ["own-files-0777bacd/own-files", "objects-0b8527c9/objects", "objects-0b8527c9/git"].map(__load);
var LIST = ["--literal-pathspecs", "ls-files", "-z", "--others", "--ignored", "--exclude-standard"];
var MOST_ROOTS = 500;
async function ignoredFiles(repository, leftOut) {
  const roots = (await list(repository, [...LIST, "--directory"])).filter((name) => !leftOut(name));
  if (roots.length === 0) return [];
  const files = await list(repository, [...LIST, ...roots.length > MOST_ROOTS ? [] : ["--", ...roots]]);
  return files.flatMap((name) => {
    const path = (0, import_own_files.amongOwnFiles)(name) || leftOut(name) ? void 0 : (0, import_objects.asRepoPath)(name.replace(/\/$/, ""));
    return path === void 0 ? [] : [path];
  });
}
async function ownUntracked(repository) {
  const names = await list(repository, ["ls-files", "-z", "--others", "--", ".correctless/"]);
  return names.filter((name) => (0, import_own_files.amongOwnFiles)(name));
}
async function list({ top }, args) {
  return (0, import_objects.records)((await (0, import_git.runGit)(top, args)).stdout);
}
});
exports["snapshot"] = __part((module, exports) => {
__export(exports, { snapshotIndex: () => snapshotIndex, snapshotWorkTree: () => snapshotWorkTree });
var [import_own_files, import_configured_programs, import_largest_text, import_objects, import_printable, import_git, import_failure] = ["own-files-0777bacd/own-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "objects-0b8527c9/git", "main/failure"].map(__load);
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_promises3 = require("node:fs/promises");
var UTF8 = /^utf-?8$/i;
var EXPANDED = /\$Id: (?:[0-9a-f]{64}|[0-9a-f]{40}) \$/g;
var TAKEN_AWAY = /\$Id:[^$\n]*\$/;
async function recodedPaths(git, { top, paths, changed }) {
  const isChanged = new Set(changed);
  if (paths.length === 0) return [];
  const input = paths.map((path) => `${path}\0`).join("");
  const attributes = ["ident", "working-tree-encoding"];
  const fields = (0, import_objects.records)(await git(["check-attr", "-z", "--stdin", ...attributes], { input }));
  const recoded = /* @__PURE__ */ new Set();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = "", name = "", value = ""] = fields.slice(at, at + 3);
    if (value === "unspecified" || value === "unset") continue;
    const counts = name === "ident" ? await losesText((0, import_node_path.join)(top, path), isChanged.has(path)) : !UTF8.test(value);
    if (counts) recoded.add(path);
  }
  if (recoded.size === 0) return [];
  const index = await entriesOf(git);
  return [...recoded].map((path) => ({ path, oldEntry: index.get(path) }));
}
async function losesText(file, withIds) {
  const size = await sizeOf(file);
  if (size === void 0 || size > import_largest_text.LARGEST_TEXT) return size !== void 0;
  const raw = await (0, import_promises2.readFile)(file);
  return TAKEN_AWAY.test(withIds ? raw.toString("latin1") : withoutIds(raw));
}
async function sizeOf(file) {
  const stats = await (0, import_promises2.lstat)(file).catch(() => void 0);
  return stats?.isFile() === true ? stats.size : void 0;
}
function withoutIds(raw) {
  return raw.toString("latin1").replace(EXPANDED, "$Id$");
}
async function indexBytesOnDisk(git, top, paths) {
  if (paths.length === 0) return;
  const index = await entriesOf(git);
  const lines = [];
  const folder = await (0, import_promises2.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-bytes-"));
  try {
    for (const { path, oldEntry } of paths) {
      const [taken, size] = [index.get(path), await sizeOf((0, import_node_path.join)(top, path))];
      if (taken?.mode.startsWith("100") !== true || size === void 0) continue;
      const file = (0, import_node_path.join)(top, path);
      const oid = size > import_largest_text.LARGEST_TEXT ? await stored(git, file) : await bytesAt(git, { path, file, oldEntry, taken, folder });
      if (oid !== taken.oid) lines.push(`${taken.mode} ${oid}	${path}\0`);
    }
  } finally {
    await (0, import_promises2.rm)(folder, { recursive: true, force: true });
  }
  if (lines.length > 0) await git(["update-index", "-z", "--index-info"], { input: lines.join("") });
}
async function bytesAt(git, { path, file, oldEntry, taken, folder }) {
  const raw = await (0, import_promises2.readFile)(file);
  if (oldEntry !== void 0) {
    const checkedOut = await git(["cat-file", "--filters", `--path=${path}`, oldEntry.oid]);
    if (checkedOut.equals(raw)) return oldEntry.oid;
  }
  const text = withoutIds(raw);
  const byGit = (await git(["cat-file", "blob", taken.oid])).toString("latin1");
  const copy = (0, import_node_path.join)(folder, "bytes");
  await (0, import_promises2.writeFile)(copy, byGit.includes("\r\n") ? text : text.replaceAll("\r\n", "\n"), "latin1");
  return stored(git, copy);
}
async function stored(git, file) {
  return (await git(["hash-object", "-w", "--no-filters", "--", file])).toString("latin1").trim();
}
async function entriesOf(git) {
  return new Map(
    (0, import_objects.records)(await git(["ls-files", "-s", "-z"])).map((record) => {
      const [mode = "", oid = ""] = record.split(" ", 2);
      return [record.slice(record.indexOf("	") + 1), { mode, oid }];
    })
  );
}
async function ignoredByTrees(repository, trees, paths) {
  const ignored = /* @__PURE__ */ new Set();
  if (paths.length === 0) return ignored;
  for (const tree of new Set(trees)) {
    for (const path of await ignoredBy(repository, tree, paths)) ignored.add(path);
  }
  return ignored;
}
async function ignoredBy(repository, tree, paths) {
  const folder = await (0, import_promises3.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-ignore-"));
  try {
    await layIgnoreFiles(repository, tree, folder);
    const { stdout } = await (0, import_git.runGit)(
      folder,
      [
        `--git-dir=${repository.gitDir}`,
        `--work-tree=${folder}`,
        ...["check-ignore", "--no-index", "-z", "--stdin"]
      ],
      { input: paths.map((path) => `${path}\0`).join(""), answers: [0, 1] }
    );
    return (0, import_objects.records)(stdout);
  } finally {
    await (0, import_promises3.rm)(folder, { recursive: true, force: true });
  }
}
async function layIgnoreFiles(repository, tree, folder) {
  const files = (await (0, import_objects.listWithoutSizes)(repository, tree)).filter(
    // Like git, do not follow a link of that name.
    ({ mode, path }) => (0, import_node_path.basename)(path) === ".gitignore" && mode.startsWith("100")
  );
  const texts = await (0, import_objects.readBlobs)(
    repository,
    files.map(({ oid }) => oid)
  );
  for (const { path, oid } of files) {
    await (0, import_promises3.mkdir)((0, import_node_path.join)(folder, (0, import_node_path.dirname)(path)), { recursive: true });
    await (0, import_promises3.writeFile)((0, import_node_path.join)(folder, path), texts.get(oid) ?? "");
  }
}
var INDEX_OPTIONS = [
  "-c",
  "core.splitIndex=false",
  "-c",
  "core.untrackedCache=false",
  "-c",
  "core.safecrlf=false",
  "-c",
  "core.checkStat=default",
  "-c",
  "core.trustctime=true"
];
async function snapshotWorkTree(repository, { ignoringAs = [] } = {}) {
  return onIndexCopy(repository, async (git) => {
    const tags = await git(import_own_files.TAGS_OF_INDEX);
    await forgetFlags(git, await (0, import_own_files.flaggedFiles)(repository.top, tags));
    const changes = ["diff-files", "--name-only", "-z", "--ignore-submodules=dirty"];
    const others = ["ls-files", "-z", "--others"];
    const [gone, changed, untracked, amongOwn, headTree] = await Promise.all([
      git([...changes, "--diff-filter=D"]),
      git([...changes, "--diff-filter=d"]),
      git([...others, "--exclude-standard"]),
      // Our own `.gitignore` there hides whatever somebody else puts next to our files.
      git([...others, "--", ".correctless/"]),
      git(["rev-parse", "--verify", "HEAD^{tree}"])
    ]);
    await updateIndex(git, ["--force-remove"], (0, import_objects.records)(gone));
    const ignored = await ignoredByTrees(repository, ignoringAs, (0, import_objects.records)(untracked));
    const leftOut = (0, import_objects.records)(untracked).filter(
      (path) => ignored.has(path) && !path.startsWith(".correctless/")
    );
    const unread = new Set(leftOut);
    const added = [.../* @__PURE__ */ new Set([...(0, import_objects.records)(untracked), ...(0, import_objects.records)(amongOwn)])].filter(
      (path) => !(0, import_own_files.ownFile)(path) && !unread.has(path)
    );
    const files = added.filter((path) => !path.endsWith("/"));
    const taken = [...(0, import_objects.records)(changed), ...files];
    const tracked = (0, import_objects.records)(tags).map((record) => record.slice(2));
    const paths = [.../* @__PURE__ */ new Set([...tracked, ...files])];
    const recoded = await recodedPaths(git, { top: repository.top, paths, changed: (0, import_objects.records)(changed) });
    await updateIndex(git, ["--add", "--remove", "--replace"], taken);
    await indexBytesOnDisk(git, repository.top, recoded);
    await addRepositories(
      git,
      added.filter((path) => path.endsWith("/"))
    );
    const tree = (await git(["write-tree"])).toString("latin1").trim();
    return { tree, dirty: tree !== headTree.toString("latin1").trim(), leftOut };
  });
}
async function forgetFlags(git, { assumed, skipped }) {
  await updateIndex(git, ["--no-assume-unchanged"], assumed);
  await updateIndex(git, ["--no-skip-worktree"], skipped);
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
    const env = { ...await (0, import_configured_programs.withoutPrograms)(repository), GIT_INDEX_FILE: index };
    const git = async (args, options) => (await (0, import_git.runGit)(repository.top, [...INDEX_OPTIONS, ...args], { ...options, env })).stdout;
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
  const paths = [...new Set((0, import_objects.records)(listing).map((record) => record.slice(record.indexOf("	") + 1)))];
  if (paths.length === 0) return;
  throw new import_failure.Failure(
    "scope/unmerged",
    `${paths.length} unmerged: ${paths.slice(0, 5).map(import_printable.printable).join(", ")}`,
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
async function addRepositories(git, folders) {
  for (const folder of folders) {
    const path = folder.slice(0, -1);
    if (await hasCommit(git, folder)) await updateIndex(git, ["--add", "--remove", "--replace"], [path]);
    else
      await git([
        "update-index",
        "--add",
        "--replace",
        "--cacheinfo",
        `160000,${await noCommit(git)},${path}`
      ]);
  }
}
async function noCommit(git) {
  return (await git(["hash-object", "-t", "tree", "--stdin"], { input: "" })).toString("latin1").trim();
}
async function hasCommit(git, folder) {
  const said = await git(["-C", folder, "rev-parse", "--verify", "--quiet", "HEAD"], {
    answers: [0, 1, 128]
  });
  return said.length > 0;
}
});
exports["tree-changes"] = __part((module, exports) => {
__export(exports, { ABSENT: () => ABSENT, GITLINK: () => GITLINK, treeChanges: () => treeChanges });
var [import_objects, import_git] = ["objects-0b8527c9/objects", "objects-0b8527c9/git"].map(__load);
var ABSENT = "000000";
var GITLINK = "160000";
async function treeChanges(repository, from, to) {
  if (from === to) return [];
  const listing = (0, import_objects.records)(
    await (0, import_git.readGit)(repository, ["diff-tree", "-r", "-z", "--raw", "--no-renames", from, to])
  );
  const changes = [];
  for (let at = 0; at + 1 < listing.length; at += 2) {
    const [before = "", after = ""] = (listing[at] ?? "").slice(1).split(" ");
    changes.push({ path: listing[at + 1] ?? "", from: before, to: after });
  }
  return changes;
}
});
