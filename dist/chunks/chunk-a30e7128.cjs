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
var from_chunk_d9c6d3b6;
var from_chunk_f7bf1d95;
var from_main;
parts["chunk-CKMVB2RJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  counted: () => counted
});
module.exports = __toCommonJS(stdin_exports);
function counted(n, noun) {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  counted
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
parts["chunk-O2J5DYQP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  withoutPrograms: () => withoutPrograms
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
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
parts["chunk-REP4ZIYU"] = part((module, exports) => {
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
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
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
    hint: meant === void 0 ? `fetch it first (git fetch), or if it is a path: correctless diff -- ${(0, import_chunk_TDLACVAW.shellWord)(rev)}` : `did you mean ${(0, import_chunk_TDLACVAW.shellWord)(meant)}? else fetch it first: git fetch`
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
parts["chunk-YY6N2GNC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nearest: () => nearest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTFC5QHX"]();
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
