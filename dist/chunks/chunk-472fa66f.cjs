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
var from_chunk_3d027e9f;
var from_chunk_72be2841;
var from_chunk_d2be9d52;
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
var import_chunk_TDLACVAW = parts["chunk-TDLACVAW"]();
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
parts["chunk-BDFZUEKI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  cacheRoot: () => cacheRoot
});
module.exports = __toCommonJS(stdin_exports);
var import_node_os = require("node:os");
var import_node_path = require("node:path");
function cacheRoot(env) {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = env;
  if (xdg !== void 0 && (0, import_node_path.isAbsolute)(xdg)) return (0, import_node_path.join)(xdg, "correctless");
  if (process.platform === "win32" && local !== void 0 && (0, import_node_path.isAbsolute)(local))
    return (0, import_node_path.join)(local, "correctless", "cache");
  return (0, import_node_path.join)(env["HOME"] ?? (0, import_node_os.homedir)(), ".cache", "correctless");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  cacheRoot
});
});
parts["chunk-CBEJFHAX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  pullRequestTarget: () => pullRequestTarget
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TWOGUOFL = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-TWOGUOFL"]();
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
parts["chunk-IIZAPNO6"] = part((module, exports) => {
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
var import_chunk_YY6N2GNC = parts["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = parts["chunk-TDLACVAW"]();
var import_chunk_KGCKXHO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var ABSENT = [0, 1, 128];
async function findCommit(repository, rev) {
  const [sha, tree] = await Promise.all(
    ["commit", "tree"].map(async (type) => {
      const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${rev}^{${type}}`];
      const said = (await (0, import_chunk_KGCKXHO3.readGit)(repository, args, { answers: ABSENT })).toString("latin1").trim();
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
    hint: meant === void 0 ? `fetch it first (git fetch), or if it is a path: correctless diff -- ${(0, import_chunk_TDLACVAW.shellWord)(rev)}` : `did you mean ${(0, import_chunk_TDLACVAW.shellWord)(meant)}? else fetch it first: git fetch`
  });
}
async function branchNamed(repository, rev) {
  if (rev === "HEAD" || rev === "@") return void 0;
  const args = ["rev-parse", "--verify", "--quiet", "--symbolic-full-name", "--end-of-options", rev];
  const { stdout, stderr } = await (0, import_chunk_KGCKXHO3.askGit)(repository, args, { answers: ABSENT });
  const name = stdout.toString("utf8").trim();
  if (name === "" && stderr.includes("is ambiguous")) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${rev}" is both a branch and a tag`, {
      hint: `write refs/heads/${rev} or refs/tags/${rev}`
    });
  }
  return name.startsWith("refs/heads/") || name.startsWith("refs/remotes/") ? name : void 0;
}
async function currentBranch(repository) {
  const said = await (0, import_chunk_KGCKXHO3.readGit)(repository, ["symbolic-ref", "--quiet", "--short", "HEAD"], { answers: [0, 1] });
  return said.toString("utf8").trim() || void 0;
}
async function branchNames(repository) {
  const args = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"];
  return (await (0, import_chunk_KGCKXHO3.readGit)(repository, args)).toString("utf8").split("\n").filter(Boolean);
}
async function firstParent(repository, sha) {
  const commit = (await (0, import_chunk_KGCKXHO3.readGit)(repository, ["cat-file", "commit", sha])).toString("latin1");
  return /^tree [0-9a-f]+\nparent ([0-9a-f]+)\n/.exec(commit)?.[1];
}
async function mergeBase(repository, a, b) {
  const bases = await (0, import_chunk_KGCKXHO3.readGit)(repository, ["merge-base", "--all", a, b], { answers: [0, 1] });
  return bases.toString("latin1").split("\n")[0] || void 0;
}
async function isShallow(repository) {
  return (await (0, import_chunk_KGCKXHO3.readGit)(repository, ["rev-parse", "--is-shallow-repository"])).toString("latin1").trim() === "true";
}
async function emptyTree(repository) {
  return (await (0, import_chunk_KGCKXHO3.readGit)(repository, ["hash-object", "-t", "tree", "--stdin"], { input: "" })).toString("latin1").trim();
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
parts["chunk-LJOAF2GT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ownFile: () => ownFile
});
module.exports = __toCommonJS(stdin_exports);
var FOLDER = ".correctless/";
var COMMITTED = [`${FOLDER}config/`, `${FOLDER}suppressions.json`];
function ownFile(path) {
  return path.startsWith(FOLDER) && !COMMITTED.some((kept) => path === kept || kept.endsWith("/") && path.startsWith(kept));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ownFile
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
parts["chunk-OTZ2RVYM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  firstLine: () => firstLine,
  misplaced: () => misplaced
});
module.exports = __toCommonJS(stdin_exports);
function firstLine(side) {
  return side.count === 0 ? side.start + 1 : side.start;
}
function misplaced(previous, hunk, idle = false) {
  if (!idle && hunk.added.length === 0 && hunk.removed.length === 0) return "changes nothing";
  const oldGap = firstLine(hunk.old) - lineAfter(previous?.old);
  const newGap = firstLine(hunk.new) - lineAfter(previous?.new);
  if (oldGap < 0 || newGap < 0) return "overlaps the lines before it";
  if (oldGap === 0 && previous !== void 0 && endsInChange(previous) && startsWithChange(hunk)) {
    return "goes on with the change before it";
  }
  if (oldGap === newGap) return void 0;
  return `starts at old line ${hunk.old.start} and new line ${hunk.new.start}, which the hunks before it contradict`;
}
function lineAfter(side) {
  return side === void 0 ? 1 : firstLine(side) + side.count;
}
function startsWithChange(hunk) {
  return hunk.added[0]?.start === firstLine(hunk.new) || hunk.removed[0]?.start === firstLine(hunk.old);
}
function endsInChange(hunk) {
  return hunk.added.at(-1)?.end === lineAfter(hunk.new) - 1 || hunk.removed.at(-1)?.end === lineAfter(hunk.old) - 1;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  firstLine,
  misplaced
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
parts["chunk-WJHWKB3J"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  withoutPrograms: () => withoutPrograms
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AMIK6XCK = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_KGCKXHO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-KGCKXHO3"]();
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
  const { stdout } = await (0, import_chunk_KGCKXHO3.runGit)(
    repository.top,
    ["config", "--includes", "--name-only", "-z", "--get-regexp", String.raw`^(filter|hook)\.`],
    { answers: [0, 1] }
  );
  const keys = (0, import_chunk_AMIK6XCK.records)(stdout).map((key) => key.slice(0, key.lastIndexOf(".")));
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
parts["chunk-YY6N2GNC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nearest: () => nearest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-UTFC5QHX"]();
function nearest(word, candidates) {
  const [best] = candidates.map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) })).filter(({ candidate, slips }) => slips <= 2 && slips * 2 < candidate.length).toSorted((a, b) => a.slips - b.slips || (0, import_chunk_UTFC5QHX.compareText)(a.candidate, b.candidate));
  return best?.candidate;
}
function slipsBetween(a, b) {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of Array.from(a).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(b).entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nearest
});
});
