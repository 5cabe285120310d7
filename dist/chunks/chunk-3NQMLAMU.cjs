var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
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
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var ABSENT = [0, 1, 128];
async function findCommit(repository, rev) {
  const [sha, tree] = await Promise.all(
    ["commit", "tree"].map(async (type) => {
      const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${rev}^{${type}}`];
      const said = (await (0, import_chunk_57KOGJJR.readGit)(repository, args, { answers: ABSENT })).toString("latin1").trim();
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
  const { stdout, stderr } = await (0, import_chunk_57KOGJJR.askGit)(repository, args, { answers: ABSENT });
  const name = stdout.toString("utf8").trim();
  if (name === "" && stderr.includes("is ambiguous")) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${rev}" is both a branch and a tag`, {
      hint: `write refs/heads/${rev} or refs/tags/${rev}`
    });
  }
  return name.startsWith("refs/heads/") || name.startsWith("refs/remotes/") ? name : void 0;
}
async function currentBranch(repository) {
  const said = await (0, import_chunk_57KOGJJR.readGit)(repository, ["symbolic-ref", "--quiet", "--short", "HEAD"], { answers: [0, 1] });
  return said.toString("utf8").trim() || void 0;
}
async function branchNames(repository) {
  const args = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"];
  return (await (0, import_chunk_57KOGJJR.readGit)(repository, args)).toString("utf8").split("\n").filter(Boolean);
}
async function firstParent(repository, sha) {
  const commit = (await (0, import_chunk_57KOGJJR.readGit)(repository, ["cat-file", "commit", sha])).toString("latin1");
  return /^tree [0-9a-f]+\nparent ([0-9a-f]+)\n/.exec(commit)?.[1];
}
async function mergeBase(repository, a, b) {
  const bases = await (0, import_chunk_57KOGJJR.readGit)(repository, ["merge-base", "--all", a, b], { answers: [0, 1] });
  return bases.toString("latin1").split("\n")[0] || void 0;
}
async function isShallow(repository) {
  return (await (0, import_chunk_57KOGJJR.readGit)(repository, ["rev-parse", "--is-shallow-repository"])).toString("latin1").trim() === "true";
}
async function emptyTree(repository) {
  return (await (0, import_chunk_57KOGJJR.readGit)(repository, ["hash-object", "-t", "tree", "--stdin"], { input: "" })).toString("latin1").trim();
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
