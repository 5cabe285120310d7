var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["fingerprint"] = __part((module, exports) => {
__export(exports, { fingerprintOf: () => fingerprintOf, isNumbered: () => isNumbered, nextFingerprint: () => nextFingerprint });
var import_node_crypto = require("node:crypto");
function fingerprintOf({ file, source, lines, occurrence }) {
  return (0, import_node_crypto.createHash)("sha256").update(JSON.stringify([file, source, lines, occurrence])).digest("hex");
}
function nextFingerprint(fingerprint, n) {
  return (0, import_node_crypto.createHash)("sha256").update(JSON.stringify([fingerprint, n])).digest("hex");
}
var MOST_OF_ONE_QUOTE = 100;
function isNumbered(fingerprint, computed) {
  if (fingerprint === computed) return true;
  for (let n = 1; n < MOST_OF_ONE_QUOTE; n += 1) {
    if (fingerprint === nextFingerprint(computed, n)) return true;
  }
  return false;
}
});
exports["git"] = __part((module, exports) => {
__export(exports, { MANY_OBJECTS: () => MANY_OBJECTS, NEUTRAL_OPTIONS: () => NEUTRAL_OPTIONS, askGit: () => askGit, neutralEnvironment: () => neutralEnvironment, readGit: () => readGit, runGit: () => runGit, withAbsolutePath: () => withAbsolutePath });
var [import_failure] = ["main/failure"].map(__load);
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var NEUTRAL_CONFIG = [
  "core.quotePath=false",
  "core.abbrev=no",
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.attributesFile=/dev/null",
  "core.bigFileThreshold=512m",
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
      ([name, value]) => name.toUpperCase() === "PATH" && value !== void 0 ? [name, value.split(import_node_path.delimiter).filter(import_node_path.isAbsolute).join(import_node_path.delimiter)] : [name, value]
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
    const enough = this.#length > most;
    if (each !== void 0) return each(piece) || enough;
    this.#held.push(piece);
    return enough;
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
async function askGit(repository, args, options = {}) {
  const { gitDir } = repository;
  const env = { GIT_INDEX_FILE: (0, import_node_path.join)(gitDir, "no-such-index"), ...options.env };
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
  const { spawn } = await Promise.resolve().then(() => __toESM(require("node:child_process")));
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, {
      cwd,
      env: { ...neutralEnvironment(process.env), ...options.env },
      // An unused pipe costs as much as a used one.
      stdio: [options.input === void 0 ? "ignore" : "pipe", options.into ?? "pipe", "pipe"],
      windowsHide: true
    });
    const stdout = new StdoutCollector(options);
    const stderr = [];
    let enough = false;
    child.stdout?.on("data", (piece) => {
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
    return new import_failure.Failure(
      "environment/tree-unavailable",
      `the clone is partial and lacks what is asked for: ${said}`,
      {
        hint: "fetch what is missing: git fetch --refetch --no-filter"
      }
    );
  }
  return new import_failure.Failure("environment/git-failed", `git ${subcommand(args)}: ${said}`, {
    hint: "run the same git command by hand to see what it needs"
  });
}
function cannotStart(cwd, cause) {
  if (cause.code === "ENOENT" && (0, import_node_fs.existsSync)(cwd)) {
    return new import_failure.Failure(
      "environment/git-missing",
      "git could not be started: no program of that name on PATH",
      {
        hint: "install git (https://git-scm.com/downloads) and run: correctless doctor",
        cause
      }
    );
  }
  return new import_failure.Failure("environment/git-failed", `git could not be started in ${cwd}: ${cause.message}`, {
    cause
  });
}
function subcommand(args) {
  const at = args.findIndex((arg, i) => !arg.startsWith("-") && args[i - 1] !== "-c");
  return at === -1 ? args.join(" ") : args.slice(at, at + 3).join(" ");
}
});
exports["largest-text"] = __part((module, exports) => {
__export(exports, { LARGEST_PATCH: () => LARGEST_PATCH, LARGEST_TEXT: () => LARGEST_TEXT });
var LARGEST_TEXT = 32 * 1024 * 1024;
var LARGEST_PATCH = 256 * 1024 * 1024;
});
exports["objects"] = __part((module, exports) => {
__export(exports, { BatchOutput: () => BatchOutput, WholeContent: () => WholeContent, asRepoPath: () => asRepoPath, blobSizes: () => blobSizes, claimedPath: () => claimedPath, eachBlob: () => eachBlob, eachFile: () => eachFile, listTree: () => listTree, listWithoutSizes: () => listWithoutSizes, readBlobs: () => readBlobs, records: () => records, sizeInHeader: () => sizeInHeader, streamBlobs: () => streamBlobs });
var [import_git, import_failure] = ["objects-0b8527c9/git", "main/failure"].map(__load);
var import_node_path = require("node:path");
function asRepoPath(text) {
  return text.includes("\0") || FORBIDDEN_SEGMENT.test(text) ? void 0 : text;
}
var FORBIDDEN_SEGMENT = /(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)/i;
function claimedPath(claim, roots, exists) {
  const root = roots.find((r) => claim.startsWith(`${r}/`));
  const relative = import_node_path.posix.normalize(root === void 0 ? claim : claim.slice(root.length + 1));
  const path = asRepoPath(relative);
  if (path === void 0 || exists(path)) return path;
  const unprefixed = /^[ab]\/(.+)$/s.exec(relative)?.[1];
  const inner = unprefixed === void 0 ? void 0 : asRepoPath(unprefixed);
  return inner !== void 0 && exists(inner) ? inner : path;
}
var HELD = 2;
function askedOnce(read) {
  const known = /* @__PURE__ */ new WeakMap();
  const ask = (repository, treeish) => {
    if (!OBJECT_ID.test(treeish)) return read(repository, treeish);
    const answers = known.get(repository) ?? /* @__PURE__ */ new Map();
    known.set(repository, answers);
    const held = answers.get(treeish);
    if (held !== void 0) return held;
    const answer = read(repository, treeish);
    answers.set(treeish, answer);
    for (const oldest of [...answers.keys()].slice(0, -HELD)) answers.delete(oldest);
    answer.catch(() => answers.delete(treeish));
    return answer;
  };
  return Object.assign(ask, {
    held: (repository) => known.get(repository) ?? /* @__PURE__ */ new Map()
  });
}
var OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
var LINE_FEED = 10;
var WholeContent = class {
  #use;
  #content = Buffer.alloc(0);
  #filled = 0;
  constructor(use) {
    this.#use = use;
  }
  /** @param size bytes; empty content has no piece */
  begin(size) {
    [this.#content, this.#filled] = [Buffer.allocUnsafe(size), 0];
    if (size === 0) this.#use(this.#content);
  }
  take(piece) {
    this.#filled += piece.copy(this.#content, this.#filled);
    if (this.#filled === this.#content.length) this.#use(this.#content);
  }
};
var BatchOutput = class {
  #taker;
  /** Bytes of the content and its line feed still to come. */
  #left = 0;
  /** The beginning of an incomplete header. */
  #header = "";
  constructor(taker) {
    this.#taker = taker;
  }
  /** Whether to stop here, at an object that is to be skipped. */
  take(piece) {
    for (let at = 0; at < piece.length; ) {
      if (this.#left > 0) {
        at = this.#takeContent(piece, at);
        continue;
      }
      const end = piece.indexOf(LINE_FEED, at);
      this.#header += piece.toString("latin1", at, end === -1 ? piece.length : end);
      if (end === -1) return false;
      at = end + 1;
      const size = this.#taker.begin(this.#header);
      this.#header = "";
      if (size === void 0) return true;
      this.#left = size + 1;
    }
    return false;
  }
  /** Whether no object is incomplete. */
  isWhole() {
    return this.#left === 0 && this.#header === "";
  }
  #takeContent(piece, at) {
    const end = Math.min(at + this.#left, piece.length);
    this.#left -= end - at;
    const content = this.#left === 0 ? end - 1 : end;
    if (content > at) this.#taker.take(piece.subarray(at, content));
    return end;
  }
};
function sizeInHeader(oid, header, type = "blob") {
  const [, found, size] = /^[0-9a-f]+ ([a-z]+) (\d+)$/.exec(header) ?? [];
  if (found === type) return Number(size);
  throw new import_failure.Failure(
    "environment/tree-unavailable",
    `git cannot give the content of ${oid}: it says "${header}"`,
    {
      hint: "in a partial clone, fetch what is missing: git fetch --refetch --no-filter; else look for damage: git fsck"
    }
  );
}
async function streamBlobs(repository, oids, taker) {
  let wanted = [...new Set(oids)];
  while (wanted.length > 0) {
    const batch = new Batch(wanted, taker);
    await (0, import_git.readGit)(repository, [...import_git.MANY_OBJECTS, "cat-file", "--batch", "--buffer"], {
      input: `${wanted.join("\n")}
`,
      each: (piece) => batch.take(piece)
    });
    wanted = batch.rest();
  }
}
async function eachBlob(repository, oids, use) {
  let blob = "";
  const whole = new WholeContent((content) => {
    use(blob, content);
  });
  await streamBlobs(repository, oids, {
    begin: (oid, size) => {
      blob = oid;
      whole.begin(size);
      return true;
    },
    take: (piece) => {
      whole.take(piece);
    }
  });
}
async function eachFile(repository, entries, use) {
  const byOid = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    const same = byOid.get(entry.oid);
    if (same === void 0) byOid.set(entry.oid, [entry]);
    else same.push(entry);
  }
  await eachBlob(repository, byOid.keys(), (oid, content) => {
    for (const entry of byOid.get(oid) ?? []) use(entry, content);
  });
}
var Batch = class {
  #oids;
  #taker;
  #output;
  #begun = 0;
  #stopped = false;
  constructor(oids, taker) {
    this.#oids = oids;
    this.#taker = taker;
    this.#output = new BatchOutput({
      begin: (header) => this.#begin(header),
      take: (piece) => {
        taker.take(piece);
      }
    });
  }
  /** Whether to stop here, at a blob that is to be skipped. */
  take(piece) {
    this.#stopped = this.#output.take(piece);
    return this.#stopped;
  }
  /** The blobs that git has not given when it ended. */
  rest() {
    const rest = this.#oids.slice(this.#begun);
    if (this.#stopped || rest.length === 0 && this.#output.isWhole()) return rest;
    throw new import_failure.Failure("environment/git-failed", `git cat-file --batch ended ${rest.length} objects early`);
  }
  #begin(header) {
    const oid = this.#oids[this.#begun] ?? "";
    const size = sizeInHeader(oid, header);
    this.#begun += 1;
    return this.#taker.begin(oid, size) ? size : void 0;
  }
};
async function listTree(repository, treeish, { paths = [] } = {}) {
  if (paths.length === 0) return wholeTree(repository, treeish);
  const whole = wholeTree.held(repository).get(treeish);
  if (whole === void 0 || paths.some((path) => asRepoPath(path) === void 0))
    return list(repository, treeish, paths);
  const isAsked = (entry) => paths.some((path) => entry.path === path || entry.path.startsWith(`${path}/`));
  return (await whole).filter(isAsked);
}
async function listWithoutSizes(repository, treeish) {
  return wholeTree.held(repository).get(treeish) ?? records(await (0, import_git.readGit)(repository, [...WHOLE, treeish])).map(
    (record) => treeEntry(record.replace("	", " -	"))
  );
}
var WHOLE = ["ls-tree", "-r", "-z", "--full-tree", "--end-of-options"];
var wholeTree = askedOnce((repository, treeish) => list(repository, treeish, []));
async function list(repository, treeish, paths) {
  const listing = await (0, import_git.readGit)(repository, [
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
  const asked = new Set(oids);
  const listed = await listedSizes(repository, asked);
  const checked = await checkedSizes(
    repository,
    [...asked].filter((oid) => !listed.has(oid))
  );
  return new Map([...listed, ...checked]);
}
async function listedSizes(repository, asked) {
  const held = wholeTree.held(repository);
  const sizes = /* @__PURE__ */ new Map();
  if (held.size < 2) return sizes;
  for (const listing of await Promise.all(held.values())) {
    for (const { oid, size } of listing) if (size !== null && asked.has(oid)) sizes.set(oid, size);
  }
  return sizes;
}
async function checkedSizes(repository, wanted) {
  if (wanted.length === 0) return /* @__PURE__ */ new Map();
  const answer = await (0, import_git.readGit)(repository, ["cat-file", "--batch-check=%(objectsize)", "--buffer"], {
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
      throw new import_failure.Failure("environment/tree-unavailable", `the tree holds ${JSON.stringify(path)} twice`, {
        hint: "hosts refuse such trees; git fsck names them, and this lists the commits to look for it in: git log --all --full-history"
      });
    seen.add(path);
  }
  return entries;
}
function treeEntry(record) {
  const [, mode, type, oid, size, name] = TREE_LINE.exec(record) ?? [];
  if (mode === void 0 || oid === void 0 || size === void 0 || name === void 0) {
    throw new import_failure.Failure("environment/git-failed", `git ls-tree gave a line of another form: ${record}`);
  }
  const path = asRepoPath(name);
  if (path === void 0) {
    throw new import_failure.Failure(
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
});
exports["packet-2"] = __part((module, exports) => {
__export(exports, { PACKET_BUDGET: () => PACKET_BUDGET, byteLength: () => byteLength });
var PACKET_BUDGET = 102400;
function byteLength(text) {
  return Buffer.byteLength(text, "utf8");
}
});
exports["printable"] = __part((module, exports) => {
__export(exports, { printable: () => printable });
function printable(name) {
  if (!/[\p{Cc}\p{Cf}]/u.test(name)) return name;
  return JSON.stringify(name).replaceAll(/[\p{Cc}\p{Cf}]/gu, "\uFFFD");
}
});
exports["repository-2"] = __part((module, exports) => {
__export(exports, { folderInRepository: () => folderInRepository, openRepository: () => openRepository });
var [import_shell_word, import_git, import_real_place, import_disk, import_failure] = ["objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure"].map(__load);
var import_node_path = require("node:path");
async function openRepository(cwd) {
  const folder = await existingFolder(cwd);
  const { top, gitDir } = await askedAtOnce(folder) ?? await askedOneByOne(folder);
  await refuseForeignWorkTree(folder, top, gitDir);
  return { top: await (0, import_disk.realpath)(top), gitDir: await (0, import_disk.realpath)(gitDir) };
}
async function askedAtOnce(folder) {
  const questions = ["--show-toplevel", "--absolute-git-dir", "HEAD^{commit}"];
  const { status, stdout } = await (0, import_git.runGit)(folder, ["rev-parse", ...questions], { answers: [0, 1, 128] });
  const [top = "", gitDir = "", head = "", ...others] = stdout.toString("utf8").split(/\r?\n/);
  const isClear = status === 0 && /^[0-9a-f]{40,64}$/.test(head) && others.join("") === "";
  return isClear && top !== "" && gitDir !== "" ? { top, gitDir } : void 0;
}
async function askedOneByOne(folder) {
  const answers = [0, 1, 128];
  const [top, gitDir, head] = await Promise.all([
    (0, import_git.runGit)(folder, ["rev-parse", "--show-toplevel"], { answers }),
    (0, import_git.runGit)(folder, ["rev-parse", "--absolute-git-dir"], { answers }),
    (0, import_git.runGit)(folder, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], { answers })
  ]);
  if (gitDir.status !== 0) throw notARepository(folder, gitDir.stderr);
  if (top.status !== 0) throw withoutWorkTree(folder, line(gitDir));
  await refuseForeignWorkTree(folder, line(top), line(gitDir));
  if (head.status !== 0) {
    throw new import_failure.Failure("environment/no-commits", `${line(top)} has no commit on its current branch`, {
      hint: 'commit something first: git add . && git commit -m "the first commit"'
    });
  }
  return { top: line(top), gitDir: line(gitDir) };
}
async function folderInRepository(repository, cwd) {
  return (0, import_node_path.relative)(repository.top, await (0, import_disk.realpath)(cwd)).split(import_node_path.sep).join("/");
}
async function existingFolder(cwd) {
  try {
    return await (0, import_disk.realpath)((0, import_node_path.resolve)(cwd));
  } catch (cause) {
    throw new import_failure.Failure("environment/not-a-repository", `the folder ${cwd} does not exist`, { cause });
  }
}
async function refuseForeignWorkTree(folder, top, gitDir) {
  const place = await (0, import_disk.realpath)(top).catch(() => top);
  if ((0, import_real_place.isInside)(folder, place) && await leadsTo((0, import_node_path.join)(place, ".git"), gitDir)) return;
  throw new import_failure.Failure(
    "environment/not-a-repository",
    `${gitDir} claims ${top} as its work tree, which is not its own`,
    {
      hint: `see who set it: git -C ${(0, import_shell_word.shellWord)(folder)} config --show-origin core.worktree; or review a clone of it`
    }
  );
}
async function leadsTo(entry, gitDir) {
  const wanted = await (0, import_disk.realpath)(gitDir);
  if (await (0, import_disk.realpath)(entry).catch(() => void 0) === wanted) return true;
  const named = /^gitdir: (.+?)\r?\n?$/s.exec(await (0, import_disk.readFile)(entry, "utf8").catch(() => ""))?.[1];
  return named !== void 0 && await (0, import_disk.realpath)((0, import_node_path.resolve)(entry, "..", named)).catch(() => "") === wanted;
}
function notARepository(folder, said) {
  const bare = /cannot use bare repository '([^\n]+?)'(?: \(|\r?\n|$)/.exec(said)?.[1];
  if (bare !== void 0) return withoutWorkTree(folder, bare);
  if (said.includes("safe.directory")) {
    return new import_failure.Failure("environment/not-a-repository", said.trim(), {
      hint: `if you trust it: git config --global --add safe.directory ${(0, import_shell_word.shellWord)(folder)}`
    });
  }
  return new import_failure.Failure("environment/not-a-repository", `${folder} is not inside a git repository`, {
    hint: "run this in a clone, or make one: git init"
  });
}
function withoutWorkTree(folder, gitDir) {
  const inWorkTree = (0, import_node_path.basename)(gitDir) === ".git";
  const clone = (0, import_node_path.join)((0, import_node_path.dirname)(gitDir), `${(0, import_node_path.basename)(gitDir, ".git")}-review`);
  return new import_failure.Failure(
    "environment/not-a-repository",
    `${folder} belongs to ${gitDir}, which has no work tree here`,
    {
      hint: inWorkTree ? `run this in its work tree: cd ${(0, import_shell_word.shellWord)((0, import_node_path.dirname)(gitDir))}` : `run this in a clone of it: git clone ${(0, import_shell_word.shellWord)(gitDir)} ${(0, import_shell_word.shellWord)(clone)} && cd ${(0, import_shell_word.shellWord)(clone)}`
    }
  );
}
function line(answer) {
  return answer.stdout.toString("utf8").replace(/\r?\n$/, "");
}
});
exports["shell-word"] = __part((module, exports) => {
__export(exports, { shellWord: () => shellWord });
function shellWord(text) {
  return /^[A-Za-z0-9_./@{}^:+=,%-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
});
exports["shown-path"] = __part((module, exports) => {
__export(exports, { shownPath: () => shownPath });
function shownPath(path) {
  return /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}"\\]+$/u.test(path) && path.trim() === path ? path : JSON.stringify(path).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}
function escaped(char) {
  return [...Array(char.length).keys()].map((unit) => `\\u${char.charCodeAt(unit).toString(16).padStart(4, "0")}`).join("");
}
});
exports["stamped"] = __part((module, exports) => {
__export(exports, { readStamped: () => readStamped, stampOf: () => stampOf, writeStamped: () => writeStamped });
var [import_own_key, import_files] = ["matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files"].map(__load);
function stampOf({ run, base, head }) {
  return { run, base: base.tree, head: head.tree };
}
async function writeStamped(path, run, content) {
  await (0, import_files.writeFileAtomically)(path, (0, import_own_key.jsonText)({ ...stampOf(run), content }));
}
async function readStamped(path, run) {
  const text = await (0, import_files.readTextIfAny)(path);
  if (text === void 0) throw (0, import_own_key.corrupt)(path, "is missing");
  const value = (0, import_own_key.parsedJson)(path, text);
  const stamp = stampOf(run);
  if (typeof value !== "object" || value === null || !("content" in value)) {
    throw (0, import_own_key.corrupt)(path, "is not a file of a run");
  }
  const found = value;
  if (found.run !== stamp.run || found.base !== stamp.base || found.head !== stamp.head) {
    throw (0, import_own_key.corrupt)(path, `belongs to run ${String(found.run)}, not to ${stamp.run} as planned`);
  }
  return value.content;
}
});
