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
var from_chunk_08296f12;
var from_chunk_16ffa93b;
var from_chunk_41c38ba8;
var from_chunk_4aa543ab;
var from_chunk_636e74ba;
var from_chunk_f13d5024;
var from_dist_3c2fceae;
var from_main;
parts["chunk-GCY3LW7N"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  askText: () => askText,
  blobId: () => blobId,
  readPatch: () => readPatch,
  readRaw: () => readRaw,
  textCalledBinary: () => textCalledBinary
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6YI44MHD = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-6YI44MHD"]();
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_PIEXY6Y7 = parts["chunk-PIEXY6Y7"]();
var import_chunk_HOZTHO3D = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var COLON = 58;
var LISTS_END = Buffer.alloc(2);
var ListsAndPatch = class {
  #pieces = [];
  #taken = 0;
  #lastByte = Buffer.alloc(0);
  #listsEnd = Infinity;
  /** Gives how many bytes of the patch have come. */
  take(piece) {
    if (this.#listsEnd === Infinity) this.#lookForEnd(piece);
    this.#pieces.push(piece);
    this.#taken += piece.length;
    return Math.max(0, this.#taken - this.#listsEnd - 1);
  }
  #lookForEnd(piece) {
    const joined = Buffer.concat([this.#lastByte, piece]);
    const at = joined.indexOf(LISTS_END);
    if (at !== -1) this.#listsEnd = this.#taken - this.#lastByte.length + at + 1;
    this.#lastByte = joined.subarray(-1);
  }
  /** When all of it has come. */
  end() {
    const whole = Buffer.concat(this.#pieces);
    const lists = whole.subarray(0, this.#listsEnd);
    const rawEnd = endOfRaw(lists);
    return {
      raw: lists.subarray(0, rawEnd),
      numstat: lists.subarray(rawEnd),
      patch: whole.subarray(this.#listsEnd + 1)
    };
  }
};
function endOfRaw(lists) {
  let at = 0;
  while (lists[at] === COLON) {
    const path = fieldEnd(lists, at);
    const renamed = /[RC]\d*\0$/.test(lists.toString("latin1", at, path));
    at = fieldEnd(lists, path);
    if (renamed) at = fieldEnd(lists, at);
  }
  return at;
}
function fieldEnd(lists, at) {
  const nul = lists.indexOf(0, at);
  return nul === -1 ? lists.length : nul + 1;
}
function attributeLine(path, attribute) {
  const pattern = `/${path}`.replaceAll(/[\\*?[\]]/g, (char) => `\\${char}`);
  const quoted = pattern.replaceAll(
    /[\u0000-\u001f"\\\u007f]/g,
    (char) => char === '"' || char === "\\" ? `\\${char}` : `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`
  );
  return `"${quoted}" ${attribute}
`;
}
var RENAME_LIMIT = 1e3;
var DIFF = [
  "--literal-pathspecs",
  ...["diff-tree", "-r", "-M50%", `-l${RENAME_LIMIT}`, "-O/dev/null"],
  ...["--no-ext-diff", "--no-textconv", "--no-color", "--no-relative", "--full-index"],
  ...["--submodule=short", "--ignore-submodules=none", "--diff-algorithm=myers", "--indent-heuristic"]
];
var TEXT = ["-p", "-U3", "--inter-hunk-context=0", "--src-prefix=a/", "--dst-prefix=b/"];
var SMALL_ENOUGH = ["-c", `core.bigFileThreshold=${import_chunk_HOZTHO3D.LARGEST_TEXT}`];
var MIB = 1024 * 1024;
function diffArguments(asked, format) {
  const { sides, paths, attributes } = asked;
  return [
    ...[...import_chunk_5DEMJDHL.MANY_OBJECTS, ...SMALL_ENOUGH],
    ...attributes === void 0 ? [] : ["-c", `core.attributesFile=${attributes}`],
    ...[...DIFF, ...format, "--end-of-options", sides.base.tree, sides.head.tree],
    ...paths.length === 0 ? [] : ["--", ...paths]
  ];
}
async function askText(repository, asked, options, reader) {
  const { most } = asked;
  const { stderr } = await (0, import_chunk_5DEMJDHL.askGit)(repository, diffArguments(asked, [...TEXT, ...options]), {
    each: (piece) => {
      if (reader.take(piece) > most) throw tooMuch(most);
      return false;
    }
  });
  return { renameLimitHit: stderr.includes("rename detection was skipped") };
}
async function readRaw(repository, asked) {
  return (0, import_chunk_SKQ7EGPN.parseRaw)(await (0, import_chunk_5DEMJDHL.readGit)(repository, diffArguments(asked, ["--raw", "-z"])));
}
async function withTextAttributes(text, asked, read) {
  const lines = text.map((path) => attributeLine(path, "diff")).join("");
  return (0, import_chunk_F2M6ALLY.withTemporaryFile)(lines, (attributes) => read({ ...asked, attributes }));
}
function tooMuch(most) {
  const size = most < MIB ? `${most} bytes` : `${most / MIB} MiB`;
  return new import_chunk_TJ5KMKV5.Failure("scope/too-much-text", `the patch of the change is larger than ${size}`, {
    hint: "review a part of it: correctless diff TARGET -- PATH; the largest files: git diff --stat BASE HEAD"
  });
}
function blobId(mode, oid) {
  return mode === void 0 || mode === "000000" || mode === "160000" ? void 0 : oid;
}
async function textCalledBinary(repository, raw, binary) {
  const suspects = raw.filter(({ path }) => binary.has(path)).map((entry) => ({
    entry,
    before: blobId(entry.oldMode, entry.oldOid),
    after: blobId(entry.newMode, entry.newOid)
  }));
  const oids = suspects.flatMap(({ before, after }) => [before, after]).filter((oid) => oid !== void 0);
  const sizes = await (0, import_chunk_WGK3PPFS.blobSizes)(repository, oids);
  const isLarge = (oid) => (sizes.get(oid ?? "") ?? 0) > import_chunk_HOZTHO3D.LARGEST_TEXT;
  const large = [];
  for (const { entry, before, after } of suspects) {
    const whole = [before, after].filter((oid) => oid !== void 0 && isLarge(oid));
    if (after !== void 0 && await anyText(repository, whole)) large.push(entry.path);
  }
  const judgements = await judged(repository, sizes);
  const text = suspects.filter(({ before, after }) => {
    const [was, is] = [judgements.get(before ?? ""), judgements.get(after ?? before ?? "")];
    return !isLarge(before) && !isLarge(after) && (was?.forGit === true || is?.forPeople === true);
  }).flatMap(({ entry: { path, from } }) => from === void 0 ? [path] : [from, path]);
  return { text, large };
}
async function anyText(repository, oids) {
  const most = import_chunk_PIEXY6Y7.GIT_LOOKS_AT;
  for (const oid of oids) {
    if (oid !== void 0 && !(0, import_chunk_PIEXY6Y7.gitCallsBinary)(await (0, import_chunk_5DEMJDHL.readGit)(repository, ["cat-file", "blob", oid], { most })))
      return true;
  }
  return false;
}
async function judged(repository, sizes) {
  const wanted = [...sizes].filter(([, size]) => size > 0 && size <= import_chunk_HOZTHO3D.LARGEST_TEXT);
  const judgements = /* @__PURE__ */ new Map();
  for (const slice of (0, import_chunk_6YI44MHD.inSlices)(wanted.map(([oid, size]) => ({ oid, size })))) {
    const contents = await (0, import_chunk_WGK3PPFS.readBlobs)(
      repository,
      slice.map(({ oid }) => oid)
    );
    for (const [oid, content] of contents) {
      judgements.set(oid, { forGit: !(0, import_chunk_PIEXY6Y7.gitCallsBinary)(content), forPeople: (0, import_chunk_PIEXY6Y7.readsAsText)(content) });
    }
  }
  return judgements;
}
var LISTS = ["--raw", "--numstat", "-z"];
async function readPatch(repository, sides, paths, most = import_chunk_HOZTHO3D.LARGEST_PATCH) {
  const asked = { sides, paths, most };
  const diff = await readDiff(repository, asked);
  const binary = new Set(diff.numstat.filter(({ added }) => added === null).map(({ path }) => path));
  const { text, large } = await textCalledBinary(repository, diff.raw, binary);
  if (text.length === 0) return { ...diff, large };
  const again = await withTextAttributes(text, asked, (as) => readDiff(repository, as));
  return { ...again, large };
}
async function readDiff(repository, asked) {
  const reader = new ListsAndPatch();
  const { renameLimitHit } = await askText(repository, asked, LISTS, reader);
  const { patch, raw, numstat } = reader.end();
  return { patch, raw: (0, import_chunk_SKQ7EGPN.parseRaw)(raw), numstat: (0, import_chunk_SKQ7EGPN.parseNumstat)(numstat), renameLimitHit };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  askText,
  blobId,
  readPatch,
  readRaw,
  textCalledBinary
});
});
parts["chunk-HOHC3T4X"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  amongOwnFiles: () => amongOwnFiles,
  ownFile: () => ownFile,
  usersFile: () => usersFile
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TKCSMCAB = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-TKCSMCAB"]();
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
  "runs/<run>/context/past.json",
  "runs/<run>/slots/<n>/slot.json",
  "runs/<run>/slots/<n>/packet.md",
  "runs/<run>/replies/<agent>.txt",
  "runs/<run>/ledger.jsonl",
  "runs/<run>/findings.json",
  "runs/<run>/verdict.json",
  "runs/<run>/memory.json",
  "runs/<run>/report.json",
  "audits/<audit>/audit.json",
  "audits/<audit>/fingerprint.json",
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  amongOwnFiles,
  ownFile,
  usersFile
});
});
parts["chunk-O2J5DYQP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  withoutPrograms: () => withoutPrograms
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
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
  const { stdout } = await (0, import_chunk_5DEMJDHL.runGit)(
    repository.top,
    ["config", "--includes", "--name-only", "-z", "--get-regexp", String.raw`^(filter|hook)\.`],
    { answers: [0, 1] }
  );
  const keys = (0, import_chunk_WGK3PPFS.records)(stdout).map((key) => key.slice(0, key.lastIndexOf(".")));
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
parts["chunk-PIEXY6Y7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  GIT_LOOKS_AT: () => GIT_LOOKS_AT,
  gitCallsBinary: () => gitCallsBinary,
  readsAsText: () => readsAsText
});
module.exports = __toCommonJS(stdin_exports);
var GIT_LOOKS_AT = 8e3;
function gitCallsBinary(content) {
  return content.subarray(0, GIT_LOOKS_AT).includes(0);
}
var PRINTABLE_SHARE = 0.9;
var ZERO_SHARE = 0.01;
function readsAsText(content) {
  let [printable, zeros] = [0, 0];
  for (const byte of content) {
    if (byte === 0) zeros += 1;
    else if (byte >= 32 && byte < 127 || byte >= 9 && byte <= 13) printable += 1;
  }
  if (printable >= content.length * PRINTABLE_SHARE) return true;
  return zeros <= content.length * ZERO_SHARE && isUtf8(content);
}
function isUtf8(content) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  GIT_LOOKS_AT,
  gitCallsBinary,
  readsAsText
});
});
parts["chunk-VPFLAI25"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  archiveRefs: () => archiveRefs,
  driveGit: () => driveGit,
  pinRef: () => pinRef,
  readRef: () => readRef
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_O2J5DYQP = parts["chunk-O2J5DYQP"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
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
    (0, import_chunk_O2J5DYQP.withoutPrograms)({ top: folder })
  ]);
  const environment = { ...driven((0, import_chunk_5DEMJDHL.neutralEnvironment)(process.env)), ...without, ...env };
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
      return await git.env(environment).raw([...import_chunk_5DEMJDHL.NEUTRAL_OPTIONS, ...DRIVEN_OPTIONS, ...args]);
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
  return new import_chunk_TJ5KMKV5.Failure("environment/git-failed", `git ${args.slice(0, 3).join(" ")}: ${said}`, { hint, cause });
}
async function readRef(repository, ref) {
  const listing = await (0, import_chunk_5DEMJDHL.readGit)(repository, ["for-each-ref", "--format=%(objectname) %(refname)", ref]);
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
  throw new import_chunk_TJ5KMKV5.Failure("audit/ref-exists", `${ref} stands at ${value}, not at ${sha}`, {
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
parts["chunk-XL4CB3WF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  snapshotIndex: () => snapshotIndex,
  snapshotWorkTree: () => snapshotWorkTree
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HOHC3T4X = parts["chunk-HOHC3T4X"]();
var import_chunk_O2J5DYQP = parts["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
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
    const others = ["ls-files", "-z", "--others"];
    const [gone, changed, untracked, amongOwn, headTree] = await Promise.all([
      git([...changes, "--diff-filter=D"]),
      git([...changes, "--diff-filter=d"]),
      git([...others, "--exclude-standard"]),
      // Our own `.gitignore` there hides whatever somebody else puts beside our files.
      git([...others, "--", ".correctless/"]),
      git(["rev-parse", "--verify", "HEAD^{tree}"])
    ]);
    await updateIndex(git, ["--force-remove"], (0, import_chunk_WGK3PPFS.records)(gone));
    const additions = await withoutEmptyRepositories(
      git,
      [.../* @__PURE__ */ new Set([...(0, import_chunk_WGK3PPFS.records)(untracked), ...(0, import_chunk_WGK3PPFS.records)(amongOwn)])].filter((path) => !(0, import_chunk_HOHC3T4X.ownFile)(path))
    );
    await updateIndex(git, ["--add", "--remove", "--replace"], [...(0, import_chunk_WGK3PPFS.records)(changed), ...additions]);
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
    const env = { ...await (0, import_chunk_O2J5DYQP.withoutPrograms)(repository), GIT_INDEX_FILE: index };
    const git = async (args, options) => (await (0, import_chunk_5DEMJDHL.runGit)(repository.top, [...INDEX_OPTIONS, ...args], { ...options, env })).stdout;
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
  const paths = [...new Set((0, import_chunk_WGK3PPFS.records)(listing).map((record) => record.slice(record.indexOf("	") + 1)))];
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
});
parts["chunk-XSMDG5IY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  branchNamed: () => branchNamed,
  commitNamed: () => commitNamed,
  currentBranch: () => currentBranch,
  emptyTree: () => emptyTree,
  findCommit: () => findCommit,
  firstParent: () => firstParent,
  isShallow: () => isShallow,
  mergeBase: () => mergeBase
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YY6N2GNC = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var ABSENT = [0, 1, 128];
async function findCommit(repository, rev) {
  const [sha, tree] = await Promise.all(
    ["commit", "tree"].map(async (type) => {
      const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${rev}^{${type}}`];
      const said = (await (0, import_chunk_5DEMJDHL.readGit)(repository, args, { answers: ABSENT })).toString("latin1").trim();
      return /^[0-9a-f]+$/.test(said) ? said : void 0;
    })
  );
  return sha === void 0 || tree === void 0 ? void 0 : { sha, tree };
}
async function commitNamed(repository, rev) {
  const commit = await findCommit(repository, rev);
  if (commit !== void 0) return commit;
  const meant = (0, import_chunk_YY6N2GNC.nearest)(rev, await branchNames(repository));
  throw new import_chunk_TJ5KMKV5.Failure("scope/unknown-revision", `no branch, tag or commit "${rev}"`, {
    hint: meant === void 0 ? `fetch it first (git fetch), or if it is a path: correctless diff -- ${(0, import_chunk_UDK7FCCO.shellWord)(rev)}` : `did you mean ${(0, import_chunk_UDK7FCCO.shellWord)(meant)}? else fetch it first: git fetch`
  });
}
async function branchNamed(repository, rev) {
  if (rev === "HEAD" || rev === "@") return void 0;
  const args = ["rev-parse", "--verify", "--quiet", "--symbolic-full-name", "--end-of-options", rev];
  const { stdout, stderr } = await (0, import_chunk_5DEMJDHL.askGit)(repository, args, { answers: ABSENT });
  const name = stdout.toString("utf8").trim();
  if (name === "" && stderr.includes("is ambiguous")) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${rev}" is both a branch and a tag`, {
      hint: `write refs/heads/${rev} or refs/tags/${rev}`
    });
  }
  return name.startsWith("refs/heads/") || name.startsWith("refs/remotes/") ? name : void 0;
}
async function currentBranch(repository) {
  const said = await (0, import_chunk_5DEMJDHL.readGit)(repository, ["symbolic-ref", "--quiet", "--short", "HEAD"], { answers: [0, 1] });
  return said.toString("utf8").trim() || void 0;
}
async function branchNames(repository) {
  const args = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"];
  return (await (0, import_chunk_5DEMJDHL.readGit)(repository, args)).toString("utf8").split("\n").filter(Boolean);
}
async function firstParent(repository, sha) {
  const commit = (await (0, import_chunk_5DEMJDHL.readGit)(repository, ["cat-file", "commit", sha])).toString("latin1");
  return /^tree [0-9a-f]+\nparent ([0-9a-f]+)\n/.exec(commit)?.[1];
}
async function mergeBase(repository, a, b) {
  const bases = await (0, import_chunk_5DEMJDHL.readGit)(repository, ["merge-base", "--all", a, b], { answers: [0, 1] });
  return bases.toString("latin1").split("\n")[0] || void 0;
}
async function isShallow(repository) {
  return (await (0, import_chunk_5DEMJDHL.readGit)(repository, ["rev-parse", "--is-shallow-repository"])).toString("latin1").trim() === "true";
}
async function emptyTree(repository) {
  return (await (0, import_chunk_5DEMJDHL.readGit)(repository, ["hash-object", "-t", "tree", "--stdin"], { input: "" })).toString("latin1").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  branchNamed,
  commitNamed,
  currentBranch,
  emptyTree,
  findCommit,
  firstParent,
  isShallow,
  mergeBase
});
});
