var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_085a2d43;
var from_chunk_b330e460;
var from_dist_3c2fceae;
var from_main;
parts["chunk-2OHYE5MN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  withoutPrograms: () => withoutPrograms
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var SWITCHED_OFF = {
  // Without the last, git refuses files whose filter does nothing.
  filter: [
    ["clean", ""],
    ["smudge", ""],
    ["process", ""],
    ["required", "false"]
  ],
  hook: [["enabled", "false"]]
};
async function withoutPrograms(repository, env = {}) {
  const { stdout } = await (0, import_chunk_UUEVDYVP.runGit)(
    repository.top,
    ["config", "--includes", "--name-only", "-z", "--get-regexp", String.raw`^(filter|hook)\.`],
    { answers: [0, 1] }
  );
  const keys = (0, import_chunk_KWOTC3ZP.records)(stdout).map((key) => key.slice(0, key.lastIndexOf(".")));
  const settings = [...new Set(keys)].flatMap((section) => {
    const kind = section.slice(0, section.indexOf("."));
    return (SWITCHED_OFF[kind] ?? []).map(([key, value]) => [`${section}.${key}`, value]);
  });
  const taken = Number(env["GIT_CONFIG_COUNT"] ?? 0);
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(taken + settings.length)],
    ...settings.flatMap(([key, value], i) => [
      [`GIT_CONFIG_KEY_${taken + i}`, key],
      [`GIT_CONFIG_VALUE_${taken + i}`, value]
    ])
  ]);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  withoutPrograms
});
});
parts["chunk-3NWT4Q2R"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ABSENT: () => ABSENT,
  GITLINK: () => GITLINK,
  treeChanges: () => treeChanges
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var ABSENT = "000000";
var GITLINK = "160000";
async function treeChanges(repository, from, to) {
  if (from === to) return [];
  const listing = (0, import_chunk_KWOTC3ZP.records)(
    await (0, import_chunk_UUEVDYVP.readGit)(repository, ["diff-tree", "-r", "-z", "--raw", "--no-renames", from, to])
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
  treeChanges
});
});
parts["chunk-3S5K3SIW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  snapshotIndex: () => snapshotIndex,
  snapshotWorkTree: () => snapshotWorkTree
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NK4T5BNB = parts["chunk-NK4T5BNB"]();
var import_chunk_2OHYE5MN = parts["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
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
    await forgetFlags(git, await (0, import_chunk_NK4T5BNB.flaggedFiles)(repository.top, await git(import_chunk_NK4T5BNB.TAGS_OF_INDEX)));
    const changes = ["diff-files", "--name-only", "-z", "--ignore-submodules=dirty"];
    const others = ["ls-files", "-z", "--others"];
    const [gone, changed, untracked, amongOwn, headTree] = await Promise.all([
      git([...changes, "--diff-filter=D"]),
      git([...changes, "--diff-filter=d"]),
      git([...others, "--exclude-standard"]),
      // Our own `.gitignore` there hides whatever somebody else puts beside our files.
      git([...others, "--", ".correctless/"]),
      git(["rev-parse", "--verify", "HEAD^{tree}"])
    ]);
    await updateIndex(git, ["--force-remove"], (0, import_chunk_KWOTC3ZP.records)(gone));
    const added = [.../* @__PURE__ */ new Set([...(0, import_chunk_KWOTC3ZP.records)(untracked), ...(0, import_chunk_KWOTC3ZP.records)(amongOwn)])].filter(
      (path) => !(0, import_chunk_NK4T5BNB.ownFile)(path)
    );
    const files = added.filter((path) => !path.endsWith("/"));
    await updateIndex(git, ["--add", "--remove", "--replace"], [...(0, import_chunk_KWOTC3ZP.records)(changed), ...files]);
    await addRepositories(
      git,
      added.filter((path) => path.endsWith("/"))
    );
    const tree = (await git(["write-tree"])).toString("latin1").trim();
    return { tree, dirty: tree !== headTree.toString("latin1").trim() };
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
    const env = { ...await (0, import_chunk_2OHYE5MN.withoutPrograms)(repository), GIT_INDEX_FILE: index };
    const git = async (args, options) => (await (0, import_chunk_UUEVDYVP.runGit)(repository.top, [...INDEX_OPTIONS, ...args], { ...options, env })).stdout;
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
  const paths = [...new Set((0, import_chunk_KWOTC3ZP.records)(listing).map((record) => record.slice(record.indexOf("	") + 1)))];
  if (paths.length === 0) return;
  throw new import_chunk_J3I4R3VV.Failure(
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  snapshotIndex,
  snapshotWorkTree
});
});
parts["chunk-ID6W4UWD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  archiveRefs: () => archiveRefs,
  driveGit: () => driveGit,
  pinRef: () => pinRef,
  readRef: () => readRef
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2OHYE5MN = parts["chunk-2OHYE5MN"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var DRIVEN_OPTIONS = [
  "commit.gpgSign=false",
  // Rather no commit than one by root@localhost.
  "user.useConfigOnly=true",
  // Whatever wants an editor fails instead of waiting for one.
  "core.editor=false",
  // Else messages are stored in another encoding and are not found again.
  "i18n.commitEncoding=UTF-8",
  "submodule.recurse=false",
  // It would write a `sharedindex.…` more each time.
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
    Promise.resolve().then(() => __toESM((from_dist_3c2fceae ??= require("./dist-3c2fceae.cjs"))["dist-2KXGDOIG"]())),
    (0, import_chunk_2OHYE5MN.withoutPrograms)({ top: folder })
  ]);
  const environment = { ...driven((0, import_chunk_UUEVDYVP.neutralEnvironment)(process.env)), ...without, ...env };
  return async (args, input = "") => {
    const git = simpleGit({
      baseDir: folder,
      unsafe: OUR_SETTINGS,
      allowEnvironment: Object.keys(environment),
      // By default it gives up on output that comes 50 ms after the end.
      completion: { onClose: true, onExit: false },
      // By default a failure without a word on stderr is a success.
      errors: (error, { exitCode, stdErr }) => error ?? (exitCode === 0 ? void 0 : Buffer.from(Buffer.concat(stdErr).toString().trim() || `status ${exitCode}`)),
      // Always something: without input it leaves the pipe open, and who reads it waits for ever.
      input: () => Buffer.from(input)
    });
    try {
      return await git.env(environment).raw([...import_chunk_UUEVDYVP.NEUTRAL_OPTIONS, ...DRIVEN_OPTIONS, ...args]);
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
  return new import_chunk_J3I4R3VV.Failure("environment/git-failed", `git ${args.slice(0, 3).join(" ")}: ${said}`, { hint, cause });
}
async function readRef(repository, ref) {
  const listing = await (0, import_chunk_UUEVDYVP.readGit)(repository, ["for-each-ref", "--format=%(objectname) %(refname)", ref]);
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
async function archiveRefs(repository, pairs) {
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
  throw new import_chunk_J3I4R3VV.Failure("audit/ref-exists", `${ref} stands at ${value}, not at ${sha}`, {
    hint: `it is set once and never moved; if it is of no use any more: git update-ref -d ${ref}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  archiveRefs,
  driveGit,
  pinRef,
  readRef
});
});
parts["chunk-NK4T5BNB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  TAGS_OF_INDEX: () => TAGS_OF_INDEX,
  amongOwnFiles: () => amongOwnFiles,
  flaggedFiles: () => flaggedFiles,
  ownFile: () => ownFile,
  usersFile: () => usersFile
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TKCSMCAB = parts["chunk-TKCSMCAB"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_node_path = require("node:path");
var FOLDER = ".correctless/";
var COMMITTED = [`${FOLDER}config/`, `${FOLDER}suppressions.json`];
var OWN_FILES = [
  ".gitignore",
  "sessions/<session>.json",
  "runs/<run>/run.json",
  "runs/<run>/scope.json",
  "runs/<run>/fingerprint.json",
  "runs/<run>/context/files.json",
  "runs/<run>/context/rules.json",
  "runs/<run>/context/facts.json",
  "runs/<run>/context/shards/<shard>.json",
  "runs/<run>/context/secrets.json",
  "runs/<run>/context/step.json",
  "runs/<run>/context/divided.json",
  "runs/<run>/context/past.json",
  "runs/<run>/slots/<n>/slot.json",
  "runs/<run>/slots/<n>/packet.md",
  "runs/<run>/replies/<agent>.txt",
  "runs/<run>/ledger.jsonl",
  "runs/<run>/findings.json",
  "runs/<run>/verdict.json",
  "runs/<run>/memory.json",
  "runs/<run>/report.json",
  "runs/<run>/report.html",
  "audits/<audit>/audit.json",
  "audits/<audit>/fingerprint.json",
  "audits/<audit>/last-call.json",
  "audits/<audit>/journal.jsonl",
  "audits/<audit>/lock",
  "audits/<audit>/tests/<n>/",
  "audits/<audit>/setup/<n>/",
  "artifacts/workflow-state-<branch>.json",
  "artifacts/findings/audit-<preset>-<date>-round-<N>.json",
  "artifacts/audit-trail-<branch>.jsonl",
  "artifacts/audit-<preset>-history.md",
  "artifacts/audit-<preset>-<date>-summary.md"
];
var OF_A_COMMAND = Object.values(import_chunk_TKCSMCAB.FILES).map(literal).join("|");
var IDS = {
  run: "[a-z0-9]{4,16}",
  audit: "[a-z0-9]{4,16}",
  n: "[1-9]\\d*",
  N: "[1-9]\\d*"
};
var WORK_TREE = "worktrees/[a-z0-9]{4,16}/";
var BESIDE = "(\\.[0-9a-f]{12}\\.tmp)?";
var OWN = new RegExp(
  `^${literal(FOLDER)}(${[...OWN_FILES.map(patternOf), WORK_TREE].join("|")})${BESIDE}$`
);
function patternOf(file) {
  const names = file.replaceAll(
    /<(\w+)>|[^<]+/g,
    (part, id) => id === void 0 ? literal(part) : IDS[id] ?? "[A-Za-z0-9_-]+"
  );
  return file.endsWith("/") ? `${names}(${OF_A_COMMAND})` : names;
}
function literal(text) {
  return text.replaceAll(".", "\\.");
}
function usersFile(path) {
  return COMMITTED.some((kept) => path === kept || kept.endsWith("/") && path.startsWith(kept));
}
function ownFile(path) {
  return OWN.test(path);
}
function amongOwnFiles(path) {
  return path.startsWith(FOLDER) && !usersFile(path);
}
var TAGS_OF_INDEX = ["ls-files", "-z", "-v"];
async function flaggedFiles(top, tags) {
  const tagged = (0, import_chunk_KWOTC3ZP.records)(tags).map((record) => ({ tag: record.charAt(0), path: record.slice(2) }));
  const there = [];
  for (const { tag, path } of tagged) {
    if (tag.toUpperCase() === "S" && await (0, import_chunk_WRWMQTCS.exists)((0, import_node_path.join)(top, path))) there.push(path);
  }
  const assumed = tagged.filter(({ tag }) => tag !== tag.toUpperCase()).map(({ path }) => path);
  return { assumed, skipped: there };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  TAGS_OF_INDEX,
  amongOwnFiles,
  flaggedFiles,
  ownFile,
  usersFile
});
});
parts["chunk-TKCSMCAB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  FILES: () => FILES
});
module.exports = __toCommonJS(stdin_exports);
var FILES = {
  /** What to run. The folder is for this command and no other. */
  command: "command.json",
  /** Who runs it. Whoever creates it does, so that of several who start only one runs the command. */
  runner: "runner.json",
  /** What the runner itself had to say: of interest when it could not start. */
  runnerOutput: "runner.txt",
  /** The command's standard output and standard error, as they come. */
  output: "output.txt",
  /** The leader of the command's group. */
  group: "group.json",
  status: "status.json"
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  FILES
});
});
