var { __load, __part } = require("../main.cjs").shared;
exports["background-files"] = __part((exports) => {
var FILES = {
  /** What to run. The folder is for this command only. */
  command: "command.json",
  /** Who runs it: the process that creates this file. So of several starters only one runs the command. */
  runner: "runner.json",
  /** The runner's own output, which explains why it could not start. */
  runnerOutput: "runner.txt",
  /** The command's standard output and standard error, as they arrive. */
  output: "output.txt",
  /** The leader of the command's process group. */
  group: "group.json",
  /** Not empty once the sandbox of the command has let it begin. */
  begun: "begun.txt",
  status: "status.json"
};
Object.assign(exports, { FILES });
});
exports["client-environment"] = __part((exports) => {
var OF_A_SESSION = /^(?:CLAUDECODE|CLAUDE_CODE_(?:ENTRYPOINT|SESSION_ID|SSE_PORT)|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_.*)$/;
function isInSession(env) {
  return env["CLAUDECODE"] === "1";
}
var CERTIFICATES = "CORRECTLESS_EXTRA_CA_CERTS";
function clientEnvironment(env) {
  const kept = Object.entries(withCertificates(env)).filter(([name]) => !OF_A_SESSION.test(name));
  return Object.fromEntries(kept);
}
function withCertificates(env) {
  const { [CERTIFICATES]: certificates, NODE_EXTRA_CA_CERTS: own, ...rest } = env;
  const [given] = [own, certificates].filter((one) => one !== void 0 && one !== "");
  return given === void 0 ? rest : { ...rest, NODE_EXTRA_CA_CERTS: given };
}
Object.assign(exports, { isInSession, clientEnvironment, withCertificates });
});
exports["commit-object"] = __part((exports) => {
var { commitText } = __load("git-685f2d30/one-object"), { gitLines, gitText } = __load("git-685f2d30/git");
async function writeCommit(git, { tree, parents, message }) {
  const after = parents.flatMap((parent) => ["-p", parent]);
  return (await git(["commit-tree", tree, ...after, "-F", "-"], endedOnce(message))).trim();
}
async function readCommit(repository, sha) {
  const text = await commitText(repository, sha);
  const end = text.indexOf("\n\n");
  const values = (name) => text.slice(0, end).split("\n").filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  return { tree: values("tree")[0] ?? "", parents: values("parent"), message: text.slice(end + 2) };
}
async function isCommitOf(repository, sha, wanted) {
  const { tree, parents, message } = await readCommit(repository, sha);
  return tree === wanted.tree && parents.join() === wanted.parents.join() && endedOnce(message) === endedOnce(wanted.message);
}
async function treeOf(repository, treeish) {
  return gitText(repository, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${treeish}^{tree}`]);
}
async function emptyTree(repository) {
  return gitText(repository, ["hash-object", "-t", "tree", "--stdin"], { input: "" });
}
async function mergeBases(repository, a, b) {
  return gitLines(repository, ["merge-base", "--all", a, b], { answers: [0, 1] });
}
function endedOnce(message) {
  return `${message.replace(/\n*$/, "")}
`;
}
Object.assign(exports, { writeCommit, readCommit, isCommitOf, treeOf, emptyTree, mergeBases });
});
exports["drive-git"] = __part((exports) => {
var { writeBlob } = __load("git-685f2d30/one-object"), { withTemporaryIndex } = __load("git-685f2d30/temporary-index"), { withoutPrograms } = __load("git-685f2d30/configured-programs"), { readBlobs, records } = __load("git-685f2d30/objects"), { NEUTRAL_OPTIONS, askGit, gitText, neutralEnvironment, readGit, runGit } = __load("git-685f2d30/git"), { Failure } = __load("main/failure"), { writeFile } = require("node:fs/promises"), { join } = require("node:path");
var DRIVEN_OPTIONS = [
  "commit.gpgSign=false",
  // Better no commit than one by root@localhost.
  "user.useConfigOnly=true",
  // A command that wants an editor fails instead of waiting for one.
  "core.editor=false",
  // Otherwise messages are stored in another encoding and are not found again.
  "i18n.commitEncoding=UTF-8",
  "submodule.recurse=false",
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
    Promise.resolve().then(() => __load("index-2-4f5330f8/index-2")),
    withoutPrograms({ top: folder })
  ]);
  const environment = { ...driven(neutralEnvironment(process.env)), ...without, ...env };
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
      return await git.env(environment).raw([...NEUTRAL_OPTIONS, ...DRIVEN_OPTIONS, ...args]);
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
  return new Failure("environment/git-failed", `git ${args.slice(0, 3).join(" ")}: ${said}`, { hint, cause });
}
async function mergeFile(repository, folder, [base, ours, theirs]) {
  if (base === void 0 || ours === void 0 || theirs === void 0) return void 0;
  const all = [ours, base, theirs];
  if (!all.every(({ mode: mode2 }) => mode2.startsWith("100"))) return void 0;
  const mode = ours.mode === base.mode ? theirs.mode : ours.mode;
  const blobs = await readBlobs(
    repository,
    all.map(({ oid }) => oid)
  );
  const names = ["ours", "base", "theirs"];
  for (const [i, { oid }] of all.entries()) {
    await writeFile(join(folder, names[i] ?? ""), blobs.get(oid) ?? "");
  }
  const answers = [...Array(256).keys()];
  const { status, stdout } = await runGit(folder, ["merge-file", "-p", "-q", ...names], { answers });
  if (status !== 0) return void 0;
  return { mode, oid: await writeBlob(repository, stdout) };
}
async function mergeTrees(repository, trees, settle = () => Promise.resolve(void 0)) {
  return withTemporaryIndex(repository, async (env, folder) => {
    const merge = ["read-tree", "-i", "-m", "--aggressive", trees.base, trees.ours, trees.theirs];
    await askGit(repository, merge, { env });
    const unmerged = sidesOf(await readGit(repository, ["ls-files", "-z", "--unmerged"], { env }));
    const special = await withMergeAttribute(
      repository,
      unmerged.map(({ path }) => path)
    );
    const entries = [];
    const conflicts = [];
    for (const { path, sides } of unmerged) {
      const file = special.has(path) ? void 0 : await mergeFile(repository, folder, sides);
      const merged = file ?? await settle(path, sides);
      if (merged === void 0) conflicts.push(path);
      else if (merged === "absent") entries.push(`0 ${"0".repeat(trees.base.length)}	${path}\0`);
      else entries.push(`${merged.mode} ${merged.oid}	${path}\0`);
    }
    if (conflicts.length > 0) return { kind: "conflict", files: conflicts };
    await askGit(repository, ["update-index", "-z", "--index-info"], { env, input: entries.join("") });
    return { kind: "merged", tree: await gitText(repository, ["write-tree"], { env }) };
  });
}
function sidesOf(listing) {
  const byPath = /* @__PURE__ */ new Map();
  for (const record of records(listing)) {
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
  const fields = records((await runGit(top, ["check-attr", "-z", "--stdin", "merge"], { input })).stdout);
  return new Set(
    fields.filter((_, i) => i % 3 === 0 && !["unspecified", "set", "text"].includes(fields[i + 2] ?? ""))
  );
}
Object.assign(exports, { driveGit, mergeTrees });
});
exports["ignored-before"] = __part((exports) => {
var { ignoredFiles, ownUntracked } = __load("snapshot-066f03be/ignored-files"), { lstat, rm } = require("node:fs/promises"), { join } = require("node:path");
async function ignoredNow(workTree) {
  const paths = await ignoredFiles(workTree, () => false);
  return Promise.all(
    paths.map(async (path) => {
      const stats = await lstat(join(workTree.top, path)).catch(() => void 0);
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
  for (const path of [...left, ...await ownUntracked(workTree)]) {
    await rm(join(workTree.top, path), { force: true });
  }
}
Object.assign(exports, { ignoredNow, untouchedSince, removeNewIgnored });
});
exports["ignored-files"] = __part((exports) => {
var { amongOwnFiles } = __load("snapshot-066f03be/own-files"), { records } = __load("git-685f2d30/objects"), { asRepoPath } = __load("git-685f2d30/batch-output"), { runGit } = __load("git-685f2d30/git");
var LIST = ["--literal-pathspecs", "ls-files", "-z", "--others", "--ignored", "--exclude-standard"];
var MOST_ROOTS = 500;
async function ignoredFiles(repository, leftOut, overruling = []) {
  const asked = [...overruling, ...LIST];
  const roots = (await list(repository, [...asked, "--directory"])).filter((name) => !leftOut(name));
  if (roots.length === 0) return [];
  const files = await list(repository, [...asked, ...roots.length > MOST_ROOTS ? [] : ["--", ...roots]]);
  return files.flatMap((name) => {
    const path = amongOwnFiles(name) || leftOut(name) ? void 0 : asRepoPath(name.replace(/\/$/, ""));
    return path === void 0 ? [] : [path];
  });
}
async function ownUntracked(repository) {
  const names = await list(repository, ["ls-files", "-z", "--others", "--", ".correctless/"]);
  return names.filter((name) => amongOwnFiles(name));
}
async function list({ top }, args) {
  return records((await runGit(top, args)).stdout);
}
Object.assign(exports, { ignoredFiles, ownUntracked });
});
exports["own-files"] = __part((exports) => {
var { FILES } = __load("snapshot-066f03be/background-files"), { records } = __load("git-685f2d30/objects"), { exists } = __load("matches-schema-4b8261ce/files"), { join } = require("node:path");
var TAGS_OF_INDEX = ["ls-files", "-z", "-v"];
var IS_SPARSE = ["config", "--type=bool", "--default=false", "--get", "core.sparseCheckout"];
async function flaggedFiles(top, tags) {
  const tagged = records(tags).map((record) => ({ tag: record.charAt(0), path: record.slice(2) }));
  const [skipped, absent] = [[], []];
  for (const { tag, path } of tagged) {
    if (tag.toUpperCase() === "S") (await exists(join(top, path)) ? skipped : absent).push(path);
  }
  const assumed = tagged.filter(({ tag }) => tag !== tag.toUpperCase()).map(({ path }) => path);
  return { assumed, skipped, absent };
}
var FOLDER = ".correctless/";
var COMMITTED = [`${FOLDER}config/`, `${FOLDER}suppressions.json`];
var OWN_FILES = [
  ".gitignore",
  "sessions/.gitignore",
  "sessions/<session>.json",
  "runs/<run>/.gitignore",
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
  "audits/start.lock",
  "audits/<audit>/.gitignore",
  "audits/<audit>/audit.json",
  "audits/<audit>/fingerprint.json",
  "audits/<audit>/last-call.json",
  "audits/<audit>/journal.jsonl",
  "audits/<audit>/lock",
  "audits/<audit>/tests/<n>/",
  "audits/<audit>/setup/<n>/",
  "worktrees/.gitignore",
  "artifacts/.gitignore",
  "artifacts/workflow-state-<branch>.json",
  "artifacts/findings/audit-<preset>-<date>-round-<N>.json",
  "artifacts/audit-trail-<branch>.jsonl",
  "artifacts/audit-<preset>-history.md",
  "artifacts/audit-<preset>-<date>-summary.md"
];
var OF_A_COMMAND = Object.values(FILES).map(literal).join("|");
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
Object.assign(exports, { TAGS_OF_INDEX, IS_SPARSE, flaggedFiles, usersFile, ownFile, amongOwnFiles });
});
exports["pin-ref"] = __part((exports) => {
var { driveGit } = __load("snapshot-066f03be/drive-git"), { gitLines } = __load("git-685f2d30/git"), { Failure } = __load("main/failure");
async function readRef(repository, ref) {
  const lines = await gitLines(repository, ["for-each-ref", "--format=%(objectname) %(refname)", ref]);
  const line = lines.find((one) => one.endsWith(` ${ref}`));
  return line?.slice(0, line.indexOf(" "));
}
async function pinRef(repository, ref, sha) {
  if (await isAt(repository, ref, sha)) return "there";
  const git = await driveGit(repository.top);
  try {
    await git(["update-ref", "--no-deref", "--stdin"], `create ${ref} ${sha}
`);
    return "pinned";
  } catch (failure) {
    if (await isAt(repository, ref, sha)) return "there";
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
    if (!await isAt(repository, to, sha)) commands.push(`create ${to} ${sha}`);
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
async function isAt(repository, ref, sha) {
  const value = await readRef(repository, ref);
  if (value === void 0 || value === sha) return value === sha;
  throw new Failure("audit/ref-exists", `${ref} is at ${value}, not at ${sha}`, {
    hint: `it is set once and never moved; if it is no longer needed: git update-ref -d ${ref}`
  });
}
Object.assign(exports, { readRef, pinRef, renameRefs });
});
exports["snapshot"] = __part((exports) => {
var { emptyTree } = __load("snapshot-066f03be/commit-object"), { withTemporaryIndex } = __load("git-685f2d30/temporary-index"), { withTemporaryFolder } = __load("git-685f2d30/temporary-folder"), { IS_SPARSE, TAGS_OF_INDEX, flaggedFiles, ownFile } = __load("snapshot-066f03be/own-files"), { LARGEST_TEXT } = __load("main/largest-text"), { listWithoutSizes, readBlobs, records } = __load("git-685f2d30/objects"), { printable } = __load("git-685f2d30/printable"), { runGit } = __load("git-685f2d30/git"), { Failure } = __load("main/failure"), { copyFile, stat, utimes, lstat, readFile, mkdir, writeFile } = require("node:fs/promises"), { join: join3, join, basename, dirname, join: join2 } = require("node:path");
var UTF8 = /^utf-?8$/i;
var EXPANDED = /\$Id: (?:[0-9a-f]{64}|[0-9a-f]{40}) \$/g;
var TAKEN_AWAY = /\$Id:[^$\n]*\$/;
async function recodedPaths(git, { top, paths, changed }) {
  const isChanged = new Set(changed);
  if (paths.length === 0) return [];
  const input = paths.map((path) => `${path}\0`).join("");
  const attributes = ["ident", "working-tree-encoding"];
  const fields = records(await git(["check-attr", "-z", "--stdin", ...attributes], { input }));
  const recoded = /* @__PURE__ */ new Set();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = "", name = "", value = ""] = fields.slice(at, at + 3);
    if (value === "unspecified" || value === "unset") continue;
    const counts = name === "ident" ? await losesText(join(top, path), isChanged.has(path)) : !UTF8.test(value);
    if (counts) recoded.add(path);
  }
  if (recoded.size === 0) return [];
  const index = await entriesOf(git);
  return [...recoded].map((path) => ({ path, oldEntry: index.get(path) }));
}
async function losesText(file, withIds) {
  const size = await sizeOf(file);
  if (size === void 0 || size > LARGEST_TEXT) return size !== void 0;
  const raw = await readFile(file);
  return TAKEN_AWAY.test(withIds ? raw.toString("latin1") : withoutIds(raw));
}
async function sizeOf(file) {
  const stats = await lstat(file).catch(() => void 0);
  return stats?.isFile() === true ? stats.size : void 0;
}
function withoutIds(raw) {
  return raw.toString("latin1").replace(EXPANDED, "$Id$");
}
async function indexBytesOnDisk(git, top, paths) {
  if (paths.length === 0) return;
  const index = await entriesOf(git);
  const lines = [];
  for (const { path, oldEntry } of paths) {
    const file = join(top, path);
    const [taken, size] = [index.get(path), await sizeOf(file)];
    if (taken?.mode.startsWith("100") !== true || size === void 0) continue;
    const oid = size > LARGEST_TEXT ? await stored(git, file) : await bytesAt(git, { path, file, oldEntry, taken });
    if (oid !== taken.oid) lines.push(`${taken.mode} ${oid}	${path}\0`);
  }
  if (lines.length > 0) await git(["update-index", "-z", "--index-info"], { input: lines.join("") });
}
async function bytesAt(git, { path, file, oldEntry, taken }) {
  const raw = await readFile(file);
  if (oldEntry !== void 0) {
    const checkedOut = await git(["cat-file", "--filters", `--path=${path}`, oldEntry.oid]);
    if (checkedOut.equals(raw)) return oldEntry.oid;
  }
  const text = withoutIds(raw);
  const byGit = (await git(["cat-file", "blob", taken.oid])).toString("latin1");
  const bytes = Buffer.from(byGit.includes("\r\n") ? text : text.replaceAll("\r\n", "\n"), "latin1");
  return (await git(["hash-object", "-w", "--stdin"], { input: bytes })).toString("latin1").trim();
}
async function stored(git, file) {
  return (await git(["hash-object", "-w", "--no-filters", "--", file])).toString("latin1").trim();
}
async function entriesOf(git) {
  return new Map(
    records(await git(["ls-files", "-s", "-z"])).map((record) => {
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
  return withTemporaryFolder(async (folder) => {
    await layIgnoreFiles(repository, tree, folder);
    const place = [`--git-dir=${repository.gitDir}`, `--work-tree=${folder}`];
    const input = paths.map((path) => `${path}\0`).join("");
    const ask = [...place, "check-ignore", "--no-index", "-z", "--stdin"];
    return records((await runGit(folder, ask, { input, answers: [0, 1] })).stdout);
  });
}
async function layIgnoreFiles(repository, tree, folder) {
  const files = (await listWithoutSizes(repository, tree)).filter(
    // Like git, do not follow a link of that name.
    ({ mode, path }) => basename(path) === ".gitignore" && mode.startsWith("100")
  );
  const texts = await readBlobs(
    repository,
    files.map(({ oid }) => oid)
  );
  for (const { path, oid } of files) {
    await mkdir(join2(folder, dirname(path)), { recursive: true });
    await writeFile(join2(folder, path), texts.get(oid) ?? "");
  }
}
var INDEX_OPTIONS = [
  "core.untrackedCache=false",
  "core.safecrlf=false",
  "core.checkStat=default",
  "core.trustctime=true"
].flatMap((setting) => ["-c", setting]);
async function snapshotWorkTree(repository, { ignoringAs = [], overruling = [] } = {}) {
  return onIndexCopy(repository, overruling, async (git) => {
    const tags = await git(TAGS_OF_INDEX);
    await forgetFlags(git, await flaggedFiles(repository.top, tags));
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
    await updateIndex(git, ["--force-remove"], records(gone));
    const ignored = await ignoredByTrees(repository, ignoringAs, records(untracked));
    const leftOut = records(untracked).filter(
      (path) => ignored.has(path) && !path.startsWith(".correctless/")
    );
    const unread = new Set(leftOut);
    const added = [.../* @__PURE__ */ new Set([...records(untracked), ...records(amongOwn)])].filter(
      (path) => !ownFile(path) && !unread.has(path)
    );
    const files = added.filter((path) => !path.endsWith("/"));
    const taken = [...records(changed), ...files];
    const tracked = records(tags).map((record) => record.slice(2));
    const paths = [.../* @__PURE__ */ new Set([...tracked, ...files])];
    const recoded = await recodedPaths(git, { top: repository.top, paths, changed: records(changed) });
    await updateIndex(git, ["--add", "--remove", "--replace"], taken);
    await indexBytesOnDisk(git, repository.top, recoded);
    const folders = added.filter((path) => path.endsWith("/"));
    await addRepositories(repository, git, folders);
    const tree = (await git(["write-tree"])).toString("latin1").trim();
    return { tree, dirty: tree !== headTree.toString("latin1").trim(), leftOut };
  });
}
async function forgetFlags(git, { assumed, skipped, absent }) {
  await updateIndex(git, ["--no-assume-unchanged"], assumed);
  const gone = absent.length === 0 || (await git(IS_SPARSE)).includes("true") ? [] : absent;
  await updateIndex(git, ["--no-skip-worktree"], [...skipped, ...gone]);
}
async function snapshotIndex(repository) {
  return onIndexCopy(repository, [], async (git) => ({
    tree: (await git(["write-tree"])).toString("latin1").trim()
  }));
}
async function onIndexCopy(repository, overruling, work) {
  return withTemporaryIndex(repository, async (env) => {
    await copyIndex(join3(repository.gitDir, "index"), env.GIT_INDEX_FILE);
    const git = async (args, options) => (await runGit(repository.top, [...INDEX_OPTIONS, ...overruling, ...args], { ...options, env })).stdout;
    refuseUnmerged(await git(["ls-files", "-z", "--unmerged"]));
    return work(git);
  });
}
async function copyIndex(original, copy) {
  const stats = await stat(original).catch(() => void 0);
  if (stats === void 0) return;
  await copyFile(original, copy);
  await utimes(copy, stats.atime, (stats.mtimeMs - 1) / 1e3);
}
function refuseUnmerged(listing) {
  const paths = [...new Set(records(listing).map((record) => record.slice(record.indexOf("	") + 1)))];
  if (paths.length === 0) return;
  throw new Failure(
    "scope/unmerged",
    `${paths.length} unmerged: ${paths.slice(0, 5).map(printable).join(", ")}`,
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
async function addRepositories(repository, git, folders) {
  for (const folder of folders) {
    const path = folder.slice(0, -1);
    if (await hasCommit(git, folder)) await updateIndex(git, ["--add", "--remove", "--replace"], [path]);
    else {
      const entry = `160000,${await emptyTree(repository)},${path}`;
      await git(["update-index", "--add", "--replace", "--cacheinfo", entry]);
    }
  }
}
async function hasCommit(git, folder) {
  const said = await git(["-C", folder, "rev-parse", "--verify", "--quiet", "HEAD"], {
    answers: [0, 1, 128]
  });
  return said.length > 0;
}
Object.assign(exports, { snapshotWorkTree, snapshotIndex });
});
exports["tree-changes"] = __part((exports) => {
var { records } = __load("git-685f2d30/objects"), { readGit } = __load("git-685f2d30/git");
var ABSENT = "000000";
var GITLINK = "160000";
async function treeChanges(repository, from, to) {
  if (from === to) return [];
  const listing = records(
    await readGit(repository, ["diff-tree", "-r", "-z", "--raw", "--no-renames", from, to])
  );
  const changes = [];
  for (let at = 0; at + 1 < listing.length; at += 2) {
    const [before = "", after = ""] = (listing[at] ?? "").slice(1).split(" ");
    changes.push({ path: listing[at + 1] ?? "", from: before, to: after });
  }
  return changes;
}
Object.assign(exports, { ABSENT, GITLINK, treeChanges });
});
exports["tree-with"] = __part((exports) => {
var { writeBlob } = __load("git-685f2d30/one-object"), { withTemporaryIndex } = __load("git-685f2d30/temporary-index"), { gitText } = __load("git-685f2d30/git");
async function treeWith(repository, base, files, store = {}) {
  return withTemporaryIndex(repository, async (index) => {
    const env = { ...index, ...store };
    const git = (args, options = {}) => gitText(repository, ["-c", "core.sparseCheckout=false", ...args], { ...options, env });
    if (base !== void 0) await git(["read-tree", base]);
    const entries = [];
    for (const [path, file] of files) {
      if (file === void 0) entries.push(`0 ${"0".repeat(base?.length ?? 40)}	${path}\0`);
      else entries.push(`${file.mode} ${await idOf(repository, file, store)}	${path}\0`);
    }
    const input = entries.toSorted((a, b) => Number(!isGone(a)) - Number(!isGone(b))).join("");
    await git(["update-index", "-z", "--index-info"], { input });
    return git(["write-tree", "--missing-ok"]);
  });
}
function isGone(entry) {
  return entry.startsWith("0 ");
}
async function idOf(repository, file, env) {
  return "oid" in file ? file.oid : writeBlob(repository, file.content, { env });
}
Object.assign(exports, { treeWith });
});
