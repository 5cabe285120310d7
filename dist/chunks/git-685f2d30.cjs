var { __load, __part } = require("../main.cjs").shared;
exports["audit-paths"] = __part((exports) => {
var { join } = require("node:path");
function auditsFolder(top) {
  return join(top, ".correctless", "audits");
}
function auditPaths(top, audit) {
  const dir = join(auditsFolder(top), audit);
  return {
    dir,
    audit: join(dir, "audit.json"),
    journal: join(dir, "journal.jsonl"),
    lock: join(dir, "lock"),
    lastCall: join(dir, "last-call.json"),
    fingerprint: join(dir, "fingerprint.json"),
    command: (kind, n) => join(dir, kind, String(n))
  };
}
function artifactPaths(top, {
  preset,
  label,
  branch_slug
}) {
  const artifacts = join(top, ".correctless", "artifacts");
  return {
    state: join(artifacts, `workflow-state-${branch_slug}.json`),
    trail: join(artifacts, `audit-trail-${branch_slug}.jsonl`),
    round: (name) => join(artifacts, "findings", name),
    history: join(artifacts, `audit-${preset}-history.md`),
    summary: join(artifacts, `audit-${preset}-${label}-summary.md`)
  };
}
function workTreeFolder(top, audit) {
  return join(top, ".correctless", "worktrees", audit);
}
function roundRef(round) {
  return `refs/audit-round-${round}-start`;
}
Object.assign(exports, { auditsFolder, auditPaths, artifactPaths, workTreeFolder, roundRef });
});
exports["audit-tree"] = __part((exports) => {
var { shellWord } = __load("git-685f2d30/shell-word"), { isFile } = __load("matches-schema-4b8261ce/places"), { join } = require("node:path");
async function auditOfTree(top) {
  const found = /^(.+)[\\/]\.correctless[\\/]worktrees[\\/]([a-z0-9]{4,16})$/.exec(top);
  const [, home = "", audit = ""] = found ?? [];
  if (found === null || !await isFile(join(home, ".correctless", "audits", audit, "audit.json")))
    return void 0;
  return { audit, home };
}
function auditTreeNotice({ audit, home }) {
  return `this is the work tree of audit ${audit}; run its commands in ${home}: cd ${shellWord(home)} && correctless next ${audit}`;
}
Object.assign(exports, { auditOfTree, auditTreeNotice });
});
exports["batch-output"] = __part((exports) => {
var { Failure } = __load("main/failure"), { posix } = require("node:path");
function asRepoPath(text) {
  return text.includes("\0") || FORBIDDEN_SEGMENT.test(text) ? void 0 : text;
}
var FORBIDDEN_SEGMENT = /(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)/i;
function claimedPath(claim, roots, exists) {
  const root = roots.find((r) => claim.startsWith(`${r}/`));
  const relative = posix.normalize(root === void 0 ? claim : claim.slice(root.length + 1));
  const path = asRepoPath(relative);
  if (path === void 0 || exists(path)) return path;
  const unprefixed = /^[ab]\/(.+)$/s.exec(relative)?.[1];
  const inner = unprefixed === void 0 ? void 0 : asRepoPath(unprefixed);
  return inner !== void 0 && exists(inner) ? inner : path;
}
var LINE_FEED = 10;
var BatchOutput = class {
  #taker;
  /** Bytes of the content and its line feed still to come. */
  #left = 0;
  #content;
  /** The beginning of an incomplete header. */
  #header = "";
  constructor(taker) {
    this.#taker = taker;
  }
  take(piece) {
    for (let at = 0; at < piece.length; )
      at = this.#left > 0 ? this.#takeContent(piece, at) : this.#takeHeader(piece, at);
  }
  #takeHeader(piece, at) {
    const end = piece.indexOf(LINE_FEED, at);
    this.#header += piece.toString("latin1", at, end === -1 ? piece.length : end);
    if (end === -1) return piece.length;
    const { size, isWanted } = this.#taker.begin(this.#header);
    this.#header = "";
    this.#left = size + 1;
    this.#content = isWanted ? Buffer.allocUnsafe(size) : void 0;
    return end + 1;
  }
  #takeContent(piece, at) {
    const end = Math.min(at + this.#left, piece.length);
    if (this.#content !== void 0)
      piece.copy(this.#content, this.#content.length + 1 - this.#left, at, end);
    this.#left -= end - at;
    if (this.#left === 0) this.#taker.use(this.#content);
    return end;
  }
};
function sizeInHeader(oid, header, type = "blob") {
  const [, found, size] = /^[0-9a-f]+ ([a-z]+) (\d+)$/.exec(header) ?? [];
  if (found === type) return Number(size);
  throw new Failure(
    "environment/tree-unavailable",
    `git cannot give the content of ${oid}: it says "${header}"`,
    {
      hint: "in a partial clone, fetch what is missing: git fetch --refetch --no-filter; else look for damage: git fsck"
    }
  );
}
function endedEarly(left) {
  return new Failure("environment/git-failed", `git cat-file --batch ended ${left} objects early`);
}
Object.assign(exports, { asRepoPath, claimedPath, BatchOutput, sizeInHeader, endedEarly });
});
exports["configured-programs"] = __part((exports) => {
var { records } = __load("git-685f2d30/objects"), { runGit } = __load("git-685f2d30/git");
var SWITCHED_OFF = {
  // Without the last one, git refuses files whose filter does nothing.
  filter: [
    ["clean", ""],
    ["smudge", ""],
    ["process", ""],
    ["required", "false"]
  ],
  hook: [["enabled", "false"]]
};
async function withoutPrograms(repository, env = {}) {
  const { stdout } = await runGit(
    repository.top,
    ["config", "--includes", "--name-only", "-z", "--get-regexp", String.raw`^(filter|hook)\.`],
    { answers: [0, 1] }
  );
  const keys = records(stdout).map((key) => key.slice(0, key.lastIndexOf(".")));
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
Object.assign(exports, { withoutPrograms });
});
exports["fingerprint"] = __part((exports) => {
var { createHash } = require("node:crypto");
function fingerprintOf({ file, source, lines, occurrence }) {
  return createHash("sha256").update(JSON.stringify([file, source, lines, occurrence])).digest("hex");
}
function nextFingerprint(fingerprint, n) {
  return createHash("sha256").update(JSON.stringify([fingerprint, n])).digest("hex");
}
var MOST_OF_ONE_QUOTE = 100;
function isNumbered(fingerprint, computed) {
  if (fingerprint === computed) return true;
  for (let n = 1; n < MOST_OF_ONE_QUOTE; n += 1) {
    if (fingerprint === nextFingerprint(computed, n)) return true;
  }
  return false;
}
Object.assign(exports, { fingerprintOf, nextFingerprint, isNumbered });
});
exports["git"] = __part((exports) => {
var { Failure } = __load("main/failure"), { existsSync } = require("node:fs"), { join, delimiter, isAbsolute } = require("node:path");
var NEUTRAL_CONFIG = [
  "core.quotePath=false",
  "core.abbrev=no",
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.attributesFile=/dev/null",
  "core.bigFileThreshold=512m",
  "core.splitIndex=false",
  "safe.bareRepository=explicit",
  // The empty name fails closed: a diff without --no-ext-diff dies instead of running the user's program.
  "diff.external=",
  "diff.suppressBlankEmpty=false",
  // Not the empty value: git dies on an order file it cannot open.
  "diff.orderFile=/dev/null",
  "diff.relative=false",
  "log.showSignature=false",
  "log.follow=false",
  "log.showRoot=true",
  "gc.auto=0",
  "maintenance.auto=false"
];
var NO_ATTRIBUTES = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
var NEUTRAL_OPTIONS = [
  "--no-pager",
  ...NEUTRAL_CONFIG.flatMap((setting) => ["-c", setting])
];
var BLIND_OPTIONS = ["-c", `attr.tree=${NO_ATTRIBUTES}`];
var MANY_OBJECTS = ["-c", "core.deltaBaseCacheLimit=192m"];
var NEUTRAL_ENVIRONMENT = {
  LC_ALL: "C",
  GIT_ATTR_NOSYSTEM: "1",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  // Reading uses no network. Old versions of git ignore the first variable, so the second allows no existing protocol.
  GIT_NO_LAZY_FETCH: "1",
  GIT_ALLOW_PROTOCOL: "none",
  // An object's name must match its content: with `refs/replace/`, the replacement would enter the cache of trees under that
  // name.
  GIT_NO_REPLACE_OBJECTS: "1",
  // Its parents must be those it names. The file must not exist: an empty one makes git print advice.
  GIT_GRAFT_FILE: "/dev/null/none",
  // The user's configuration may name files and sockets to which every git writes a trace.
  GIT_TRACE2: "0",
  GIT_TRACE2_EVENT: "0",
  GIT_TRACE2_PERF: "0"
};
var KEPT_VARIABLES = [
  "GIT_EXEC_PATH",
  "GIT_SSL_CAINFO",
  // The machine's file with `safe.directory` and the user's ignore file.
  "GIT_CONFIG_GLOBAL",
  "GIT_CONFIG_SYSTEM",
  "GIT_CONFIG_NOSYSTEM",
  // The identity on the commits we make.
  "GIT_AUTHOR_NAME",
  "GIT_AUTHOR_EMAIL",
  "GIT_COMMITTER_NAME",
  "GIT_COMMITTER_EMAIL"
];
function neutralEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => !name.startsWith("GIT_") || isKept(name));
  return { ...withAbsolutePath(Object.fromEntries(kept)), ...NEUTRAL_ENVIRONMENT };
}
function isKept(name) {
  return KEPT_VARIABLES.some((kept) => kept === name);
}
function withAbsolutePath(env) {
  return Object.fromEntries(
    Object.entries(env).map(
      ([name, value]) => name.toUpperCase() === "PATH" && value !== void 0 ? [name, value.split(delimiter).filter(isAbsolute).join(delimiter)] : [name, value]
    )
  );
}
var StdoutCollector = class {
  #wanted;
  #held = [];
  #length = 0;
  constructor(wanted) {
    this.#wanted = wanted;
  }
  /** Whether that was enough. Throws what `each` throws. */
  take(piece) {
    const { most = Infinity, each } = this.#wanted;
    this.#length += piece.length;
    if (each === void 0) this.#held.push(piece);
    else each(piece);
    return this.#length > most;
  }
  bytes() {
    const [first] = this.#held;
    const whole = first !== void 0 && this.#held.length === 1 ? first : Buffer.concat(this.#held);
    return whole.subarray(0, this.#wanted.most);
  }
};
async function readGit(repository, args, options = {}) {
  return (await askGit(repository, args, options)).stdout;
}
async function gitText(...asked) {
  return (await readGit(...asked)).toString("utf8").trim();
}
async function gitLines(...asked) {
  return (await readGit(...asked)).toString("utf8").split("\n").filter(Boolean);
}
async function askGit(repository, args, options = {}) {
  const { gitDir } = repository;
  const env = { GIT_INDEX_FILE: join(gitDir, "no-such-index"), ...options.env };
  const place = [`--git-dir=${gitDir}`, `--work-tree=${gitDir}`];
  return runGit(gitDir, [...place, ...BLIND_OPTIONS, ...args], { ...options, env });
}
async function runGit(cwd, args, options = {}) {
  const answer = await spawnGit(cwd, [...NEUTRAL_OPTIONS, ...args], options);
  if (!(options.answers ?? [0]).includes(answer.status)) {
    throw failed(args, answer);
  }
  return answer;
}
async function spawnGit(cwd, args, options) {
  const { spawn } = await Promise.resolve().then(() => require("node:child_process"));
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, {
      cwd,
      env: { ...neutralEnvironment(process.env), ...options.env },
      // An unused pipe costs as much as a used one.
      stdio: [options.input === void 0 ? "ignore" : "pipe", "pipe", "pipe"],
      windowsHide: true
    });
    const stdout = new StdoutCollector(options);
    const stderr = [];
    let enough = false;
    child.stdout.on("data", (piece) => {
      if (enough) return;
      try {
        enough = stdout.take(piece);
        if (enough) resolve({ stdout: stdout.bytes(), stderr: "", status: 0 });
      } catch (error) {
        enough = true;
        reject(error instanceof Error ? error : new Error(String(error)));
      }
      if (enough) child.kill("SIGKILL");
    });
    child.stderr.on("data", (chunk) => stderr.push(chunk));
    child.on("error", (cause) => {
      reject(cannotStart(cwd, cause));
    });
    child.on("close", (status) => {
      resolve({
        stdout: stdout.bytes(),
        stderr: Buffer.concat(stderr).toString("utf8"),
        status: status ?? 128
      });
    });
    child.stdin?.on("error", () => void 0);
    give(child.stdin, options.input);
  });
}
function give(stdin, input) {
  if (stdin === null) return;
  if (typeof input === "function") input(stdin);
  else stdin.end(input);
}
function failed(args, { stderr, status }) {
  const said = stderr.trim() === "" ? `status ${status}` : stderr.trim();
  if (/promisor remote|lazy fetching disabled/.test(said)) {
    return new Failure(
      "environment/tree-unavailable",
      `the clone is partial and lacks what is asked for: ${said}`,
      {
        hint: "fetch what is missing: git fetch --refetch --no-filter"
      }
    );
  }
  return new Failure("environment/git-failed", `git ${subcommand(args)}: ${said}`, {
    hint: "run the same git command by hand to see what it needs"
  });
}
function cannotStart(cwd, cause) {
  if (cause.code === "ENOENT" && existsSync(cwd)) {
    return new Failure(
      "environment/git-missing",
      "git could not be started: no program of that name on PATH",
      {
        hint: "install git (https://git-scm.com/downloads) and run: correctless doctor",
        cause
      }
    );
  }
  return new Failure("environment/git-failed", `git could not be started in ${cwd}: ${cause.message}`, {
    cause
  });
}
function subcommand(args) {
  const at = args.findIndex((arg, i) => !arg.startsWith("-") && args[i - 1] !== "-c");
  return at === -1 ? args.join(" ") : args.slice(at, at + 3).join(" ");
}
Object.assign(exports, { NEUTRAL_OPTIONS, MANY_OBJECTS, neutralEnvironment, withAbsolutePath, readGit, gitText, gitLines, askGit, runGit });
});
exports["grouped-by"] = __part((exports) => {
function groupedBy(values, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === void 0) groups.set(keyOf(value), [value]);
    else group.push(value);
  }
  return groups;
}
Object.assign(exports, { groupedBy });
});
exports["objects"] = __part((exports) => {
var { BatchOutput, asRepoPath, endedEarly, sizeInHeader } = __load("git-685f2d30/batch-output"), { MANY_OBJECTS, readGit } = __load("git-685f2d30/git"), { groupedBy } = __load("git-685f2d30/grouped-by"), { Failure } = __load("main/failure");
async function eachBlob(repository, oids, use) {
  const left = [...new Set(oids)].toReversed();
  if (left.length === 0) return;
  const input = `${left.toReversed().join("\n")}
`;
  const output = new BatchOutput({
    begin: (header) => ({ size: sizeInHeader(left.at(-1) ?? "", header), isWanted: true }),
    use: (content) => use(left.pop() ?? "", content ?? Buffer.alloc(0))
  });
  await readGit(repository, [...MANY_OBJECTS, "cat-file", "--batch", "--buffer"], {
    input,
    each: (piece) => {
      output.take(piece);
    }
  });
  if (left.length > 0) throw endedEarly(left.length);
}
async function eachFile(repository, entries, use) {
  const byOid = groupedBy(entries, ({ oid }) => oid);
  await eachBlob(repository, byOid.keys(), (oid, content) => {
    for (const entry of byOid.get(oid) ?? []) use(entry, content);
  });
}
var listings = /* @__PURE__ */ new WeakMap();
var OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function listTree(repository, treeish, { paths = [] } = {}) {
  if (paths.length > 0 || !OBJECT_ID.test(treeish)) return list(repository, treeish, paths);
  const known = listings.get(repository) ?? /* @__PURE__ */ new Map();
  listings.set(repository, known);
  const listing = known.get(treeish) ?? list(repository, treeish, []);
  known.set(treeish, listing);
  return listing;
}
async function listWithoutSizes(repository, treeish) {
  const args = ["ls-tree", "-r", "-z", "--full-tree", "--end-of-options", treeish];
  return records(await readGit(repository, args)).map((record) => treeEntry(record.replace("	", " -	")));
}
async function list(repository, treeish, paths) {
  const listing = await readGit(repository, [
    "--literal-pathspecs",
    ...["ls-tree", "-r", "-l", "-z", "--full-tree", "--end-of-options", treeish],
    ...paths.length === 0 ? [] : ["--", ...paths]
  ]);
  return eachOnce(records(listing).map(treeEntry));
}
async function readBlobs(repository, oids) {
  const blobs = /* @__PURE__ */ new Map();
  await eachBlob(repository, oids, (oid, content) => blobs.set(oid, content));
  return blobs;
}
async function blobSizes(repository, oids) {
  const wanted = [...new Set(oids)];
  if (wanted.length === 0) return /* @__PURE__ */ new Map();
  const answer = await readGit(repository, ["cat-file", "--batch-check=%(objectsize)", "--buffer"], {
    input: `${wanted.join("\n")}
`
  });
  const sizes = answer.toString("latin1").split("\n");
  return new Map(
    wanted.map((oid, i) => [oid, Number(sizes[i])]).filter(([, size]) => !Number.isNaN(size))
  );
}
function records(listing) {
  const text = listing.toString("utf8");
  return text === "" ? [] : text.replace(/\0$/, "").split("\0");
}
function eachOnce(entries) {
  const seen = /* @__PURE__ */ new Set();
  for (const { path } of entries) {
    if (seen.has(path))
      throw new Failure("environment/tree-unavailable", `the tree holds ${JSON.stringify(path)} twice`, {
        hint: "hosts refuse such trees; git fsck names them, and this lists the commits to look for it in: git log --all --full-history"
      });
    seen.add(path);
  }
  return entries;
}
function treeEntry(record) {
  const [, mode, type, oid, size, name] = TREE_LINE.exec(record) ?? [];
  if (mode === void 0 || oid === void 0 || size === void 0 || name === void 0) {
    throw new Failure("environment/git-failed", `git ls-tree gave a line of another form: ${record}`);
  }
  const path = asRepoPath(name);
  if (path === void 0) {
    throw new Failure(
      "environment/tree-unavailable",
      `the tree holds ${JSON.stringify(name)}, not a path git checks out`,
      {
        hint: "no git checks such a path out; find the commit that adds it: git log --all --full-history"
      }
    );
  }
  return {
    mode,
    type,
    oid,
    size: size === "-" || size === "BAD" ? null : Number(size),
    path
  };
}
var TREE_LINE = /^(\d{6}) (blob|tree|commit) ([0-9a-f]+) +(\d+|-|BAD)\t(.*)$/s;
Object.assign(exports, { eachBlob, eachFile, listTree, listWithoutSizes, readBlobs, blobSizes, records });
});
exports["one-object"] = __part((exports) => {
var { askGit, gitText, readGit } = __load("git-685f2d30/git");
var NOT_THERE = 128;
async function blobAt(repository, treeish, path) {
  const { status, stdout } = await askGit(repository, ["cat-file", "blob", `${treeish}:${path}`], {
    answers: [0, NOT_THERE]
  });
  return status === 0 ? stdout : void 0;
}
async function beginningOf(repository, oid, most) {
  return (await readGit(repository, ["cat-file", "blob", oid], { most })).subarray(0, most);
}
async function commitText(repository, sha) {
  return (await readGit(repository, ["cat-file", "commit", sha])).toString("utf8");
}
async function writeBlob(repository, content, options = {}) {
  return gitText(repository, ["hash-object", "-w", "--stdin"], { ...options, input: content });
}
Object.assign(exports, { blobAt, beginningOf, commitText, writeBlob });
});
exports["packet-2"] = __part((exports) => {
var PACKET_BUDGET = 102400;
function byteLength(text) {
  return Buffer.byteLength(text, "utf8");
}
Object.assign(exports, { PACKET_BUDGET, byteLength });
});
exports["printable"] = __part((exports) => {
function printable(name) {
  if (!/[\p{Cc}\p{Cf}]/u.test(name)) return name;
  return JSON.stringify(name).replaceAll(/[\p{Cc}\p{Cf}]/gu, "\uFFFD");
}
Object.assign(exports, { printable });
});
exports["repository"] = __part((exports) => {
var { shellWord } = __load("git-685f2d30/shell-word"), { runGit } = __load("git-685f2d30/git"), { isInside } = __load("matches-schema-4b8261ce/real-place"), { readFile, realpath } = __load("main/disk"), { Failure } = __load("main/failure"), { basename, dirname, join, relative, resolve, sep } = require("node:path");
async function openRepository(cwd) {
  const folder = await existingFolder(cwd);
  const { top, gitDir } = await askedAtOnce(folder) ?? await askedOneByOne(folder);
  await refuseForeignWorkTree(folder, top, gitDir);
  return { top: await realpath(top), gitDir: await realpath(gitDir) };
}
async function askedAtOnce(folder) {
  const questions = ["--show-toplevel", "--absolute-git-dir", "HEAD^{commit}"];
  const { status, stdout } = await runGit(folder, ["rev-parse", ...questions], { answers: [0, 1, 128] });
  const [top = "", gitDir = "", head = "", ...others] = stdout.toString("utf8").split(/\r?\n/);
  const isClear = status === 0 && /^[0-9a-f]{40,64}$/.test(head) && others.join("") === "";
  return isClear && top !== "" && gitDir !== "" ? { top, gitDir } : void 0;
}
async function askedOneByOne(folder) {
  const answers = [0, 1, 128];
  const [top, gitDir, head] = await Promise.all([
    runGit(folder, ["rev-parse", "--show-toplevel"], { answers }),
    runGit(folder, ["rev-parse", "--absolute-git-dir"], { answers }),
    runGit(folder, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], { answers })
  ]);
  if (gitDir.status !== 0) throw notARepository(folder, gitDir.stderr);
  if (top.status !== 0) throw withoutWorkTree(folder, line(gitDir));
  await refuseForeignWorkTree(folder, line(top), line(gitDir));
  if (head.status !== 0) {
    throw new Failure("environment/no-commits", `${line(top)} has no commit on its current branch`, {
      hint: 'commit something first: git add . && git commit -m "the first commit"'
    });
  }
  return { top: line(top), gitDir: line(gitDir) };
}
async function folderInRepository(repository, cwd) {
  return relative(repository.top, await realpath(cwd)).split(sep).join("/");
}
async function existingFolder(cwd) {
  try {
    return await realpath(resolve(cwd));
  } catch (cause) {
    throw new Failure("environment/not-a-repository", `the folder ${cwd} does not exist`, { cause });
  }
}
async function refuseForeignWorkTree(folder, top, gitDir) {
  const place = await realpath(top).catch(() => top);
  if (isInside(folder, place) && await leadsTo(join(place, ".git"), gitDir)) return;
  throw new Failure(
    "environment/not-a-repository",
    `${gitDir} claims ${top} as its work tree, which is not its own`,
    {
      hint: `see who set it: git -C ${shellWord(folder)} config --show-origin core.worktree; or review a clone of it`
    }
  );
}
async function leadsTo(entry, gitDir) {
  const wanted = await realpath(gitDir);
  if (await realpath(entry).catch(() => void 0) === wanted) return true;
  const named = /^gitdir: (.+?)\r?\n?$/s.exec(await readFile(entry, "utf8").catch(() => ""))?.[1];
  return named !== void 0 && await realpath(resolve(entry, "..", named)).catch(() => "") === wanted;
}
function notARepository(folder, said) {
  const bare = /cannot use bare repository '([^\n]+?)'(?: \(|\r?\n|$)/.exec(said)?.[1];
  if (bare !== void 0) return withoutWorkTree(folder, bare);
  if (said.includes("safe.directory")) {
    return new Failure("environment/not-a-repository", said.trim(), {
      hint: `if you trust it: git config --global --add safe.directory ${shellWord(folder)}`
    });
  }
  return new Failure("environment/not-a-repository", `${folder} is not inside a git repository`, {
    hint: "run this in a clone, or make one: git init"
  });
}
function withoutWorkTree(folder, gitDir) {
  const inWorkTree = basename(gitDir) === ".git";
  const clone = join(dirname(gitDir), `${basename(gitDir, ".git")}-review`);
  return new Failure(
    "environment/not-a-repository",
    `${folder} belongs to ${gitDir}, which has no work tree here`,
    {
      hint: inWorkTree ? `run this in its work tree: cd ${shellWord(dirname(gitDir))}` : `run this in a clone of it: git clone ${shellWord(gitDir)} ${shellWord(clone)} && cd ${shellWord(clone)}`
    }
  );
}
function line(answer) {
  return answer.stdout.toString("utf8").replace(/\r?\n$/, "");
}
Object.assign(exports, { openRepository, folderInRepository });
});
exports["shell-word"] = __part((exports) => {
function shellWord(text) {
  return /^[A-Za-z0-9_./@{}^:+=,%-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
Object.assign(exports, { shellWord });
});
exports["stamped"] = __part((exports) => {
var { corrupt, jsonText, parsedJson } = __load("matches-schema-4b8261ce/own-key"), { readTextIfAny, writeFileAtomically } = __load("matches-schema-4b8261ce/files");
function stampOf({ run, base, head }) {
  return { run, base: base.tree, head: head.tree };
}
async function writeStamped(path, run, content) {
  await writeFileAtomically(path, jsonText({ ...stampOf(run), content }));
}
async function readStamped(path, run) {
  const text = await readTextIfAny(path);
  if (text === void 0) throw corrupt(path, "is missing");
  const value = parsedJson(path, text);
  const stamp = stampOf(run);
  if (typeof value !== "object" || value === null || !("content" in value)) {
    throw corrupt(path, "is not a file of a run");
  }
  const found = value;
  if (found.run !== stamp.run || found.base !== stamp.base || found.head !== stamp.head) {
    throw corrupt(path, `belongs to run ${String(found.run)}, not to ${stamp.run} as planned`);
  }
  return value.content;
}
Object.assign(exports, { stampOf, writeStamped, readStamped });
});
exports["temporary-folder"] = __part((exports) => {
var { mkdtemp, rm, writeFile } = __load("main/disk"), { tmpdir } = require("node:os"), { join } = require("node:path");
async function withTemporaryFolder(use, beginning = join(tmpdir(), "correctless-")) {
  const folder = await mkdtemp(beginning);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
async function withTemporaryFile(content, use) {
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, "content");
    await writeFile(path, content);
    return use(path);
  });
}
Object.assign(exports, { withTemporaryFolder, withTemporaryFile });
});
exports["temporary-index"] = __part((exports) => {
var { withTemporaryFolder } = __load("git-685f2d30/temporary-folder"), { withoutPrograms } = __load("git-685f2d30/configured-programs"), { join } = require("node:path");
async function withTemporaryIndex(repository, use) {
  return withTemporaryFolder(
    async (folder) => use({ ...await withoutPrograms(repository), GIT_INDEX_FILE: join(folder, "index") }, folder)
  );
}
Object.assign(exports, { withTemporaryIndex });
});
exports["untracked"] = __part((exports) => {
var { records } = __load("git-685f2d30/objects"), { printable } = __load("git-685f2d30/printable"), { runGit } = __load("git-685f2d30/git"), { requireKeyOutside } = __load("matches-schema-4b8261ce/own-key"), { Failure } = __load("main/failure");
async function trackedFiles({ top }, paths) {
  return records((await runGit(top, ["--literal-pathspecs", "ls-files", "-z", "--", ...paths])).stdout);
}
var STATE = [".correctless/runs", ".correctless/audits", ".correctless/sessions"];
var asked = /* @__PURE__ */ new WeakMap();
function requireUntracked(repository) {
  const known = asked.get(repository);
  if (known !== void 0) return known;
  const answer = lookForTracked(repository);
  asked.set(repository, answer);
  return answer;
}
async function lookForTracked(repository) {
  requireKeyOutside(repository);
  const found = await trackedFiles(repository, STATE);
  const [first] = found;
  if (first === void 0) return;
  const folders = STATE.filter(
    (folder) => found.some((path) => path === folder || path.startsWith(`${folder}/`))
  );
  throw new Failure(
    "run/tracked",
    `git tracks ${found.length} files below ${folders.join(" and ")}, such as ${printable(first)}: reviews that came with a commit are not trusted`,
    {
      hint: `git rm -r -q --cached -- ${folders.join(" ")}, commit that, and remove the folders if you did not write them yourself`
    }
  );
}
Object.assign(exports, { requireUntracked });
});
