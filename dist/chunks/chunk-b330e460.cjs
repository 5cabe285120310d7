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
var from_main;
parts["chunk-5KINXVLH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readStamped: () => readStamped,
  stampOf: () => stampOf,
  writeStamped: () => writeStamped
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
function stampOf({ run, base, head }) {
  return { run, base: base.tree, head: head.tree };
}
async function writeStamped(path, run, content) {
  await (0, import_chunk_WRWMQTCS.writeFileAtomically)(path, (0, import_chunk_Y4VNX2VG.jsonText)({ ...stampOf(run), content }));
}
async function readStamped(path, run) {
  const text = await (0, import_chunk_WRWMQTCS.readTextIfAny)(path);
  if (text === void 0) throw (0, import_chunk_Y4VNX2VG.corrupt)(path, "is missing");
  const value = (0, import_chunk_Y4VNX2VG.parsedJson)(path, text);
  const stamp = stampOf(run);
  if (typeof value !== "object" || value === null || !("content" in value)) {
    throw (0, import_chunk_Y4VNX2VG.corrupt)(path, "is no file of a run");
  }
  const found = value;
  if (found.run !== stamp.run || found.base !== stamp.base || found.head !== stamp.head) {
    throw (0, import_chunk_Y4VNX2VG.corrupt)(path, `belongs to run ${String(found.run)}, not to ${stamp.run} as planned`);
  }
  return value.content;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readStamped,
  stampOf,
  writeStamped
});
});
parts["chunk-7R4OZ5NR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  fingerprintOf: () => fingerprintOf,
  nextFingerprint: () => nextFingerprint
});
module.exports = __toCommonJS(stdin_exports);
var import_node_crypto = require("node:crypto");
function fingerprintOf({ file, source, lines, occurrence }) {
  return (0, import_node_crypto.createHash)("sha256").update(JSON.stringify([file, source, lines, occurrence])).digest("hex");
}
function nextFingerprint(fingerprint, n) {
  return (0, import_node_crypto.createHash)("sha256").update(JSON.stringify([fingerprint, n])).digest("hex");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  fingerprintOf,
  nextFingerprint
});
});
parts["chunk-KWOTC3ZP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  asRepoPath: () => asRepoPath,
  blobSizes: () => blobSizes,
  claimedPath: () => claimedPath,
  listTree: () => listTree,
  listWithoutSizes: () => listWithoutSizes,
  readBlobs: () => readBlobs,
  records: () => records,
  sizeInHeader: () => sizeInHeader
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UUEVDYVP = parts["chunk-UUEVDYVP"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
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
async function listTree(repository, treeish, { paths = [] } = {}) {
  if (paths.length === 0) return wholeTree(repository, treeish);
  const whole = wholeTree.held(repository).get(treeish);
  if (whole === void 0 || paths.some((path) => asRepoPath(path) === void 0))
    return list(repository, treeish, paths);
  const isAsked = (entry) => paths.some((path) => entry.path === path || entry.path.startsWith(`${path}/`));
  return (await whole).filter(isAsked);
}
async function listWithoutSizes(repository, treeish) {
  return wholeTree.held(repository).get(treeish) ?? records(await (0, import_chunk_UUEVDYVP.readGit)(repository, [...WHOLE, treeish])).map(
    (record) => treeEntry(record.replace("	", " -	"))
  );
}
var WHOLE = ["ls-tree", "-r", "-z", "--full-tree", "--end-of-options"];
var wholeTree = askedOnce((repository, treeish) => list(repository, treeish, []));
async function list(repository, treeish, paths) {
  const listing = await (0, import_chunk_UUEVDYVP.readGit)(repository, [
    "--literal-pathspecs",
    ...["ls-tree", "-r", "-l", "-z", "--full-tree", "--end-of-options", treeish],
    ...paths.length === 0 ? [] : ["--", ...paths]
  ]);
  return eachOnce(records(listing).map(treeEntry));
}
async function readBlobs(repository, oids) {
  const wanted = [...new Set(oids)];
  const blobs = /* @__PURE__ */ new Map();
  if (wanted.length === 0) return blobs;
  const batch = await (0, import_chunk_UUEVDYVP.readGit)(repository, ["cat-file", "--batch", "--buffer"], {
    input: `${wanted.join("\n")}
`
  });
  let at = 0;
  for (const oid of wanted) {
    const end = batch.indexOf(10, at);
    const size = sizeInHeader(oid, batch.toString("latin1", at, end));
    blobs.set(oid, batch.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
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
  const answer = await (0, import_chunk_UUEVDYVP.readGit)(repository, ["cat-file", "--batch-check=%(objectsize)", "--buffer"], {
    input: `${wanted.join("\n")}
`
  });
  const sizes = answer.toString("latin1").split("\n");
  return new Map(
    wanted.map((oid, i) => [oid, Number(sizes[i])]).filter(([, size]) => !Number.isNaN(size))
  );
}
function sizeInHeader(oid, header, type = "blob") {
  const [, found, size] = /^[0-9a-f]+ ([a-z]+) (\d+)$/.exec(header) ?? [];
  if (found === type) return Number(size);
  throw new import_chunk_J3I4R3VV.Failure(
    "environment/tree-unavailable",
    `git cannot give the content of ${oid}: it says "${header}"`,
    {
      hint: "in a partial clone, fetch what is missing: git fetch --refetch --no-filter; else look for damage: git fsck"
    }
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
      throw new import_chunk_J3I4R3VV.Failure("environment/tree-unavailable", `the tree holds ${JSON.stringify(path)} twice`, {
        hint: "hosts refuse such trees; git fsck names them, and this lists the commits to look for it in: git log --all --full-history"
      });
    seen.add(path);
  }
  return entries;
}
function treeEntry(record) {
  const [, mode, type, oid, size, name] = TREE_LINE.exec(record) ?? [];
  if (mode === void 0 || oid === void 0 || size === void 0 || name === void 0) {
    throw new import_chunk_J3I4R3VV.Failure("environment/git-failed", `git ls-tree gave a line of another form: ${record}`);
  }
  const path = asRepoPath(name);
  if (path === void 0) {
    throw new import_chunk_J3I4R3VV.Failure(
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  asRepoPath,
  blobSizes,
  claimedPath,
  listTree,
  listWithoutSizes,
  readBlobs,
  records,
  sizeInHeader
});
});
parts["chunk-NCD3VK3K"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditOfTree: () => auditOfTree,
  standElsewhere: () => standElsewhere
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TDLACVAW = parts["chunk-TDLACVAW"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_node_path = require("node:path");
async function auditOfTree(top) {
  const found = /^(.+)[\\/]\.correctless[\\/]worktrees[\\/]([a-z0-9]{4,16})$/.exec(top);
  const [, home = "", audit = ""] = found ?? [];
  if (found === null || !await (0, import_chunk_XPIKYFDN.isFile)((0, import_node_path.join)(home, ".correctless", "audits", audit, "audit.json")))
    return void 0;
  return { audit, home };
}
function standElsewhere({ audit, home }) {
  return `this is the work tree of audit ${audit}; it is led from ${home}: cd ${(0, import_chunk_TDLACVAW.shellWord)(home)} && correctless next ${audit}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditOfTree,
  standElsewhere
});
});
parts["chunk-NLWRO2NF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  printable: () => printable
});
module.exports = __toCommonJS(stdin_exports);
function printable(name) {
  if (!/[\p{Cc}\p{Cf}]/u.test(name)) return name;
  return JSON.stringify(name).replaceAll(/[\p{Cc}\p{Cf}]/gu, "\uFFFD");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  printable
});
});
parts["chunk-SD67457G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRepository: () => openRepository,
  standing: () => standing
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TDLACVAW = parts["chunk-TDLACVAW"]();
var import_chunk_UUEVDYVP = parts["chunk-UUEVDYVP"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_node_path = require("node:path");
async function openRepository(cwd) {
  const folder = await existingFolder(cwd);
  const { top, gitDir } = await askedAtOnce(folder) ?? await askedOneByOne(folder);
  await refuseForeignWorkTree(folder, top, gitDir);
  return { top: await (0, import_chunk_PI4NLZB6.realpath)(top), gitDir: await (0, import_chunk_PI4NLZB6.realpath)(gitDir) };
}
async function askedAtOnce(folder) {
  const questions = ["--show-toplevel", "--absolute-git-dir", "HEAD^{commit}"];
  const { status, stdout } = await (0, import_chunk_UUEVDYVP.runGit)(folder, ["rev-parse", ...questions], { answers: [0, 1, 128] });
  const [top = "", gitDir = "", head = "", ...others] = stdout.toString("utf8").split(/\r?\n/);
  const isClear = status === 0 && /^[0-9a-f]{40,64}$/.test(head) && others.join("") === "";
  return isClear && top !== "" && gitDir !== "" ? { top, gitDir } : void 0;
}
async function askedOneByOne(folder) {
  const answers = [0, 1, 128];
  const [top, gitDir, head] = await Promise.all([
    (0, import_chunk_UUEVDYVP.runGit)(folder, ["rev-parse", "--show-toplevel"], { answers }),
    (0, import_chunk_UUEVDYVP.runGit)(folder, ["rev-parse", "--absolute-git-dir"], { answers }),
    (0, import_chunk_UUEVDYVP.runGit)(folder, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], { answers })
  ]);
  if (gitDir.status !== 0) throw notARepository(folder, gitDir.stderr);
  if (top.status !== 0) throw withoutWorkTree(folder, line(gitDir));
  await refuseForeignWorkTree(folder, line(top), line(gitDir));
  if (head.status !== 0) {
    throw new import_chunk_J3I4R3VV.Failure("environment/no-commits", `${line(top)} has no commit on its current branch`, {
      hint: 'commit something first: git add . && git commit -m "the first commit"'
    });
  }
  return { top: line(top), gitDir: line(gitDir) };
}
async function standing(repository, cwd) {
  return (0, import_node_path.relative)(repository.top, await (0, import_chunk_PI4NLZB6.realpath)(cwd)).split(import_node_path.sep).join("/");
}
async function existingFolder(cwd) {
  try {
    return await (0, import_chunk_PI4NLZB6.realpath)((0, import_node_path.resolve)(cwd));
  } catch (cause) {
    throw new import_chunk_J3I4R3VV.Failure("environment/not-a-repository", `the folder ${cwd} does not exist`, { cause });
  }
}
async function refuseForeignWorkTree(folder, top, gitDir) {
  const place = await (0, import_chunk_PI4NLZB6.realpath)(top).catch(() => top);
  const down = (0, import_node_path.relative)(place, folder);
  const inside = down === "" || !(down === ".." || down.startsWith(`..${import_node_path.sep}`) || (0, import_node_path.isAbsolute)(down));
  if (inside && await leadsTo((0, import_node_path.join)(place, ".git"), gitDir)) return;
  throw new import_chunk_J3I4R3VV.Failure(
    "environment/not-a-repository",
    `${gitDir} claims ${top} as its work tree, which is not its own`,
    {
      hint: `see who set it: git -C ${(0, import_chunk_TDLACVAW.shellWord)(folder)} config --show-origin core.worktree; or review a clone of it`
    }
  );
}
async function leadsTo(entry, gitDir) {
  const wanted = await (0, import_chunk_PI4NLZB6.realpath)(gitDir);
  if (await (0, import_chunk_PI4NLZB6.realpath)(entry).catch(() => void 0) === wanted) return true;
  const named = /^gitdir: (.+?)\r?\n?$/s.exec(await (0, import_chunk_PI4NLZB6.readFile)(entry, "utf8").catch(() => ""))?.[1];
  return named !== void 0 && await (0, import_chunk_PI4NLZB6.realpath)((0, import_node_path.resolve)(entry, "..", named)).catch(() => "") === wanted;
}
function notARepository(folder, said) {
  const bare = /cannot use bare repository '([^\n]+?)'(?: \(|\r?\n|$)/.exec(said)?.[1];
  if (bare !== void 0) return withoutWorkTree(folder, bare);
  if (said.includes("safe.directory")) {
    return new import_chunk_J3I4R3VV.Failure("environment/not-a-repository", said.trim(), {
      hint: `if you trust it: git config --global --add safe.directory ${(0, import_chunk_TDLACVAW.shellWord)(folder)}`
    });
  }
  return new import_chunk_J3I4R3VV.Failure("environment/not-a-repository", `${folder} is not inside a git repository`, {
    hint: "run this in a clone, or make one: git init"
  });
}
function withoutWorkTree(folder, gitDir) {
  const inWorkTree = (0, import_node_path.basename)(gitDir) === ".git";
  const clone = (0, import_node_path.join)((0, import_node_path.dirname)(gitDir), `${(0, import_node_path.basename)(gitDir, ".git")}-review`);
  return new import_chunk_J3I4R3VV.Failure(
    "environment/not-a-repository",
    `${folder} belongs to ${gitDir}, which has no work tree here`,
    {
      hint: inWorkTree ? `run this in its work tree: cd ${(0, import_chunk_TDLACVAW.shellWord)((0, import_node_path.dirname)(gitDir))}` : `run this in a clone of it: git clone ${(0, import_chunk_TDLACVAW.shellWord)(gitDir)} ${(0, import_chunk_TDLACVAW.shellWord)(clone)} && cd ${(0, import_chunk_TDLACVAW.shellWord)(clone)}`
    }
  );
}
function line(answer) {
  return answer.stdout.toString("utf8").replace(/\r?\n$/, "");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openRepository,
  standing
});
});
parts["chunk-TDLACVAW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  shellWord: () => shellWord
});
module.exports = __toCommonJS(stdin_exports);
function shellWord(text) {
  return /^[A-Za-z0-9_./@{}^:+=,%-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  shellWord
});
});
parts["chunk-UUEVDYVP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  MANY_OBJECTS: () => MANY_OBJECTS,
  NEUTRAL_OPTIONS: () => NEUTRAL_OPTIONS,
  askGit: () => askGit,
  neutralEnvironment: () => neutralEnvironment,
  readGit: () => readGit,
  runGit: () => runGit,
  withAbsolutePath: () => withAbsolutePath
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var NEUTRAL_CONFIG = [
  "core.quotePath=false",
  "core.abbrev=no",
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.attributesFile=/dev/null",
  "core.bigFileThreshold=512m",
  "safe.bareRepository=explicit",
  // An empty name fails closed: a diff without --no-ext-diff dies instead of running the user's program.
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
  // Reading goes to no network: not every git knows the first, and the second names no protocol there is.
  GIT_NO_LAZY_FETCH: "1",
  GIT_ALLOW_PROTOCOL: "none",
  // An object's name is its content: what `refs/replace/` puts in its place would enter the cache of trees under it.
  GIT_NO_REPLACE_OBJECTS: "1",
  // Nor are its parents others than those it names. A file that cannot be: an empty one makes git give advice.
  GIT_GRAFT_FILE: "/dev/null/none",
  // The user's configuration may name files and sockets into which every git writes what it does.
  GIT_TRACE2: "0",
  GIT_TRACE2_EVENT: "0",
  GIT_TRACE2_PERF: "0"
};
var KEPT_VARIABLES = [
  "GIT_EXEC_PATH",
  "GIT_SSL_CAINFO",
  // Where the machine keeps `safe.directory` and the user's ignore file.
  "GIT_CONFIG_GLOBAL",
  "GIT_CONFIG_SYSTEM",
  "GIT_CONFIG_NOSYSTEM",
  // Whose name stands on the commits we make.
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
      ([name, value]) => name.toUpperCase() === "PATH" && value !== void 0 ? [name, value.split(import_node_path2.delimiter).filter(import_node_path2.isAbsolute).join(import_node_path2.delimiter)] : [name, value]
    )
  );
}
var TakenOutput = class {
  #options;
  #held = [];
  #length = 0;
  constructor(options) {
    this.#options = options;
  }
  /** Whether that was enough. Throws what the taker of the pieces throws. */
  take(piece) {
    const { most = Infinity, each } = this.#options;
    this.#length += piece.length;
    const enough = this.#length > most;
    if (each !== void 0) return each(piece) || enough;
    this.#held.push(piece);
    return enough;
  }
  bytes() {
    const [first] = this.#held;
    const whole = first !== void 0 && this.#held.length === 1 ? first : Buffer.concat(this.#held);
    return whole.subarray(0, this.#options.most);
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
      // A pipe that nobody writes to costs as much as one that is used.
      stdio: [options.input === void 0 ? "ignore" : "pipe", options.into ?? "pipe", "pipe"],
      windowsHide: true
    });
    const stdout = new TakenOutput(options);
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
    return new import_chunk_J3I4R3VV.Failure(
      "environment/tree-unavailable",
      `the clone is partial and lacks what is asked for: ${said}`,
      {
        hint: "fetch what is missing: git fetch --refetch --no-filter"
      }
    );
  }
  return new import_chunk_J3I4R3VV.Failure("environment/git-failed", `git ${subcommand(args)}: ${said}`, {
    hint: "run the same git command by hand to see what it needs"
  });
}
function cannotStart(cwd, cause) {
  if (cause.code === "ENOENT" && (0, import_node_fs.existsSync)(cwd)) {
    return new import_chunk_J3I4R3VV.Failure(
      "environment/git-missing",
      "git could not be started: no program of that name on PATH",
      {
        hint: "install git (https://git-scm.com/downloads) and run: correctless doctor",
        cause
      }
    );
  }
  return new import_chunk_J3I4R3VV.Failure("environment/git-failed", `git could not be started in ${cwd}: ${cause.message}`, {
    cause
  });
}
function subcommand(args) {
  const at = args.findIndex((arg, i) => !arg.startsWith("-") && args[i - 1] !== "-c");
  return at === -1 ? args.join(" ") : args.slice(at, at + 3).join(" ");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MANY_OBJECTS,
  NEUTRAL_OPTIONS,
  askGit,
  neutralEnvironment,
  readGit,
  runGit,
  withAbsolutePath
});
});
parts["chunk-XFZ3ERHF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  requireUntracked: () => requireUntracked
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NLWRO2NF = parts["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = parts["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = parts["chunk-UUEVDYVP"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
async function trackedFiles({ top }, paths) {
  return (0, import_chunk_KWOTC3ZP.records)((await (0, import_chunk_UUEVDYVP.runGit)(top, ["--literal-pathspecs", "ls-files", "-z", "--", ...paths])).stdout);
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
  (0, import_chunk_Y4VNX2VG.requireKeyOutside)(repository);
  const found = await trackedFiles(repository, STATE);
  const [first] = found;
  if (first === void 0) return;
  const folders = STATE.filter(
    (folder) => found.some((path) => path === folder || path.startsWith(`${folder}/`))
  );
  throw new import_chunk_J3I4R3VV.Failure(
    "run/tracked",
    `git tracks ${found.length} files below ${folders.join(" and ")}, such as ${(0, import_chunk_NLWRO2NF.printable)(first)}: reviews that came with a commit are not believed`,
    {
      hint: `git rm -r -q --cached -- ${folders.join(" ")}, commit that, and remove the folders if you did not write them yourself`
    }
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  requireUntracked
});
});
