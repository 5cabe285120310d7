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
var from_chunk_1f30fb49;
var from_chunk_44bd882d;
var from_chunk_a30e7128;
var from_chunk_c12db614;
var from_chunk_d9c6d3b6;
var from_chunk_f7bf1d95;
var from_dist_3c2fceae;
var from_main;
parts["chunk-2OZZ4N6C"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  narrowing: () => narrowing,
  parseTarget: () => parseTarget,
  targetText: () => targetText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CBEJFHAX = parts["chunk-CBEJFHAX"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
function parseTarget(args, flags) {
  const [rev, unexpected] = args;
  const paths = narrowing(flags.paths, flags.standing ?? "");
  if (unexpected !== void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `one target is reviewed at a time, not also "${unexpected}"`, {
      hint: `if it is a path, put it after --: -- ${args.slice(1).map(import_chunk_TDLACVAW.shellWord).join(" ")}`
    });
  }
  const asked = [...rev === void 0 ? [] : [`"${rev}"`], ...chosen(flags)];
  if (asked.length > 1) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${asked.join(" and ")} exclude each other`, {
      hint: "leave one out"
    });
  }
  if (flags.staged) return { kind: "staged", paths };
  if (flags.uncommitted) return { kind: "uncommitted", paths };
  return rev === void 0 ? { kind: "default", paths } : { ...revisionTarget(rev), paths };
}
function targetText(target) {
  switch (target.kind) {
    case "default":
      return "";
    case "branch-or-commit":
      return target.rev;
    case "range":
      return `${target.from}${".".repeat(target.dots)}${target.to}`;
    case "staged":
    case "uncommitted":
      return `--${target.kind}`;
    case "pull-request":
      return target.asked;
  }
}
function chosen(flags) {
  return [...flags.staged ? ["--staged"] : [], ...flags.uncommitted ? ["--uncommitted"] : []];
}
function revisionTarget(rev) {
  const pullRequest = (0, import_chunk_CBEJFHAX.pullRequestTarget)(rev);
  if (pullRequest !== void 0) return pullRequest;
  if (rev.trim() === "")
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", "the target is empty", { hint: "leave it out, or name a branch" });
  const range = /^([^{]*?(?:\{[^}]*\})?[^{]*?)(\.{2,})(.*)$/s.exec(rev);
  if (range === null) return { kind: "branch-or-commit", rev };
  const [, from = "", dots = "", to = ""] = range;
  if (dots.length > 3 || to.includes("..") || from === "" && to === "") {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${rev}" is not a range`, { hint: "write A..B or A...B" });
  }
  return { kind: "range", from: from || "HEAD", to: to || "HEAD", dots: dots.length === 2 ? 2 : 3 };
}
function narrowing(paths, standing) {
  const fromTop = paths.map((path) => {
    if (path === "") throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", "a path is empty", { hint: "leave it out" });
    const whole = import_node_path.posix.normalize(import_node_path.posix.join(standing, path)).replace(/\/$/, "");
    if (whole === ".." || whole.startsWith("../") || import_node_path.posix.isAbsolute(path)) {
      throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${path} is outside of the repository`, {
        hint: "paths count from the folder you stand in"
      });
    }
    return whole;
  });
  return fromTop.includes(".") ? [] : fromTop;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  narrowing,
  parseTarget,
  targetText
});
});
parts["chunk-3HWUE6N7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  runBounded: () => runBounded
});
module.exports = __toCommonJS(stdin_exports);
var import_node_child_process = require("node:child_process");
var GRACE_MS = 1e3;
function runBounded(program, args, bounds) {
  const { cwd, env, timeoutMs, mostBytes, input = "", verbatim = false } = bounds;
  return new Promise((resolve, reject) => {
    const how = { cwd, env, windowsHide: true, windowsVerbatimArguments: verbatim };
    const child = (0, import_node_child_process.spawn)(program, args, { ...how, stdio: "pipe" });
    child.stdin.on("error", () => void 0);
    child.stdin.end(input);
    const stop = (kind) => {
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ kind });
    };
    const timer = setTimeout(stop, Math.max(0, timeoutMs), "late");
    const tooMuch = () => {
      stop("too-large");
    };
    const [out, err] = [collect(child.stdout, mostBytes, tooMuch), collect(child.stderr, mostBytes, tooMuch)];
    child.on("error", (cause) => {
      clearTimeout(timer);
      reject(cause);
    });
    child.on("close", (status) => {
      clearTimeout(timer);
      resolve({
        kind: "ended",
        status: status ?? 128,
        stdout: Buffer.concat(out),
        stderr: Buffer.concat(err).toString("utf8")
      });
    });
  });
}
function collect(stream, most, tooMuch) {
  const chunks = [];
  let bytes = 0;
  stream.on("data", (chunk) => {
    bytes += chunk.length;
    if (bytes > most) tooMuch();
    else chunks.push(chunk);
  });
  return chunks;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runBounded
});
});
parts["chunk-6YI44MHD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  inSlices: () => inSlices
});
module.exports = __toCommonJS(stdin_exports);
var SLICE_BYTES = 64 * 1024 * 1024;
function inSlices(entries, limit = SLICE_BYTES) {
  const slices = [];
  let room = 0;
  for (const entry of entries) {
    const size = entry.size ?? 0;
    const last = slices.at(-1);
    if (last === void 0 || size > room) {
      slices.push([entry]);
      room = limit - size;
    } else {
      last.push(entry);
      room -= size;
    }
  }
  return slices;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  inSlices
});
});
parts["chunk-7EQZ2GT5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  askText: () => askText,
  blobId: () => blobId,
  readPatch: () => readPatch,
  readRaw: () => readRaw,
  textCalledBinary: () => textCalledBinary
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6YI44MHD = parts["chunk-6YI44MHD"]();
var import_chunk_SKQ7EGPN = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_PIEXY6Y7 = parts["chunk-PIEXY6Y7"]();
var import_chunk_HOZTHO3D = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_LFEMXBUT = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
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
  return (0, import_chunk_LFEMXBUT.withTemporaryFile)(lines, (attributes) => read({ ...asked, attributes }));
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
parts["chunk-CBEJFHAX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  pullRequestTarget: () => pullRequestTarget
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TWOGUOFL = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var MOST = 2147483647;
function pullRequestTarget(asked) {
  const number = /^#(\d+)$/.exec(asked)?.[1];
  if (number !== void 0) return { ...pullRequest(asked, number), repository: null };
  if (!/^https?:\/\//i.test(asked)) return void 0;
  const [, host = "", owner = "", name = "", of] = /^https?:\/\/([^/:@?#]+)\/([^/?#]+)\/([^/?#]+)\/pull\/(\d+)(?:[/?#].*)?$/i.exec(asked) ?? [];
  const repository = (0, import_chunk_TWOGUOFL.repositoryNamed)(host, owner, name);
  if (of === void 0 || repository === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${asked}" is not the address of a GitHub pull request`, {
      hint: "write https://HOST/OWNER/REPO/pull/123; of other hosts review the branch: correctless diff origin/BRANCH"
    });
  }
  return { ...pullRequest(asked, of), repository };
}
function pullRequest(asked, digits) {
  const number = Number(digits);
  if (number >= 1 && number <= MOST) return { kind: "pull-request", asked, number };
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${asked}": no pull request has the number ${digits}`, {
    hint: "write '#123', in quotes"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  pullRequestTarget
});
});
parts["chunk-IGDOWXDL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  askedTarget: () => askedTarget
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2OZZ4N6C = parts["chunk-2OZZ4N6C"]();
var import_chunk_OQ2GIMKN = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-OQ2GIMKN"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
async function askedTarget(cwd, args, flags) {
  const repository = await (0, import_chunk_OQ2GIMKN.openRepository)(cwd);
  const from = await (0, import_chunk_OQ2GIMKN.standing)(repository, cwd);
  const paths = await Promise.all(flags.paths.map((path) => relativeTo((0, import_node_path.join)(repository.top, from), path)));
  return { repository, target: (0, import_chunk_2OZZ4N6C.parseTarget)(args, { ...flags, paths, standing: from }) };
}
async function relativeTo(folder, path) {
  if (!(0, import_node_path.isAbsolute)(path)) return path;
  return (0, import_node_path.relative)(folder, await (0, import_promises.realpath)(path).catch(() => path)) || ".";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  askedTarget
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
parts["chunk-VDQPBWEA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  cacheRoot: () => cacheRoot,
  cacheRootNamed: () => cacheRootNamed
});
module.exports = __toCommonJS(stdin_exports);
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
function cacheRootNamed(env) {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local, HOME: home } = env;
  if (xdg !== void 0 && (0, import_node_path2.isAbsolute)(xdg)) return (0, import_node_path2.join)(xdg, "correctless");
  if (process.platform === "win32" && local !== void 0 && (0, import_node_path2.isAbsolute)(local))
    return (0, import_node_path2.join)(local, "correctless", "cache");
  return home === void 0 ? void 0 : (0, import_node_path2.join)(home, ".cache", "correctless");
}
function cacheRoot(env) {
  return cacheRootNamed(env) ?? (0, import_node_path.join)((0, import_node_os.homedir)(), ".cache", "correctless");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  cacheRoot,
  cacheRootNamed
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
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
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
