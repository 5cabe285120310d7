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
  asRepoPath: () => asRepoPath,
  blobSizes: () => blobSizes,
  claimedPath: () => claimedPath,
  listTree: () => listTree,
  readBlobs: () => readBlobs,
  records: () => records
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_node_path = require("node:path");
function asRepoPath(text) {
  if (text === "" || text.includes("\0") || import_node_path.posix.isAbsolute(text)) return void 0;
  const segments = text.split("/");
  if (segments.some((s) => s === "" || s === "." || s === ".." || s.toLowerCase() === ".git"))
    return void 0;
  return text;
}
function claimedPath(claim, roots, exists) {
  const root = roots.find((r) => claim.startsWith(`${r}/`));
  const relative = import_node_path.posix.normalize(root === void 0 ? claim : claim.slice(root.length + 1));
  const path = asRepoPath(relative);
  if (path === void 0 || exists(path)) return path;
  const unprefixed = /^[ab]\/(.+)$/s.exec(relative)?.[1];
  const inner = unprefixed === void 0 ? void 0 : asRepoPath(unprefixed);
  return inner !== void 0 && exists(inner) ? inner : path;
}
async function listTree(repository, treeish, options = {}) {
  const listing = await (0, import_chunk_57KOGJJR.readGit)(repository, [
    "--literal-pathspecs",
    ...["ls-tree", "-r", "-l", "-z", "--full-tree", "--end-of-options", treeish],
    ...options.paths === void 0 || options.paths.length === 0 ? [] : ["--", ...options.paths]
  ]);
  return records(listing).map(treeEntry);
}
async function readBlobs(repository, oids) {
  const wanted = [...new Set(oids)];
  const blobs = /* @__PURE__ */ new Map();
  if (wanted.length === 0) return blobs;
  const batch = await (0, import_chunk_57KOGJJR.readGit)(repository, ["cat-file", "--batch", "--buffer"], {
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
  const wanted = [...new Set(oids)];
  if (wanted.length === 0) return /* @__PURE__ */ new Map();
  const answer = await (0, import_chunk_57KOGJJR.readGit)(repository, ["cat-file", "--batch-check=%(objectsize)", "--buffer"], {
    input: `${wanted.join("\n")}
`
  });
  const sizes = answer.toString("latin1").split("\n");
  return new Map(
    wanted.map((oid, i) => [oid, Number(sizes[i])]).filter(([, size]) => !Number.isNaN(size))
  );
}
function sizeInHeader(oid, header) {
  const size = /^[0-9a-f]+ blob (\d+)$/.exec(header)?.[1];
  if (size !== void 0) return Number(size);
  throw new import_chunk_TJ5KMKV5.Failure(
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
function treeEntry(record) {
  const [, mode, type, oid, size, name] = /^(\d{6}) (blob|tree|commit) ([0-9a-f]+) +(\d+|-|BAD)\t(.*)$/s.exec(record) ?? [];
  if (mode === void 0 || oid === void 0 || size === void 0 || name === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("environment/git-failed", `git ls-tree gave a line of another form: ${record}`);
  }
  const path = asRepoPath(name);
  if (path === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "environment/tree-unavailable",
      `the tree holds ${JSON.stringify(name)}, not a path git checks out`,
      {
        hint: "no git checks such a path out; find the commit that adds it: git log --all --full-history"
      }
    );
  }
  return { mode, type, oid, size: /^\d/.test(size) ? Number(size) : null, path };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  asRepoPath,
  blobSizes,
  claimedPath,
  listTree,
  readBlobs,
  records
});
