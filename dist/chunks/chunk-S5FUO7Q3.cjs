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
  KEPT_TREES: () => KEPT_TREES2,
  WARN_FILES: () => WARN_FILES,
  createRun: () => createRun,
  materializeTree: () => materializeTree,
  pruneTrees: () => pruneTrees,
  requireCacheOutside: () => requireCacheOutside,
  requireReviewableText: () => requireReviewableText,
  settingsOf: () => settingsOf,
  titleOf: () => titleOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FHEFUS3G = require("./chunk-FHEFUS3G.cjs");
var import_chunk_R2LLEBCN = require("./chunk-R2LLEBCN.cjs");
var import_chunk_M5C3XEAV = require("./chunk-M5C3XEAV.cjs");
var import_chunk_NBEHWZXD = require("./chunk-NBEHWZXD.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_YHK5FGJR = require("./chunk-YHK5FGJR.cjs");
var import_chunk_TNHOAIB2 = require("./chunk-TNHOAIB2.cjs");
var import_chunk_TY3DGQ3B = require("./chunk-TY3DGQ3B.cjs");
var import_chunk_DODZE5QL = require("./chunk-DODZE5QL.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_VHIDEY7P = require("./chunk-VHIDEY7P.cjs");
var import_node_fs = require("node:fs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_path2 = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
var import_promises3 = require("node:fs/promises");
var import_node_path4 = require("node:path");
var IN_USE_MILLISECONDS = 60 * 60 * 1e3;
var markerOf = (folder) => `${folder}.json`;
async function markWhole(folder, entries) {
  const blobs = entries.filter((entry) => entry.type === "blob");
  const files = blobs.filter((entry) => entry.mode !== "120000");
  const sum = {
    files: blobs.length,
    bytes: files.reduce((bytes, entry) => bytes + (entry.size ?? 0), 0)
  };
  await (0, import_chunk_DODZE5QL.writeFileAtomically)(markerOf(folder), JSON.stringify(sum));
}
async function isWhole(folder) {
  const marker = await (0, import_chunk_DODZE5QL.readTextIfAny)(markerOf(folder));
  if (marker === void 0) return false;
  const { ctimeMs: marked } = await (0, import_promises.lstat)(markerOf(folder));
  try {
    if (marker !== JSON.stringify(sumOf(folder, marked))) return false;
    await (0, import_promises.utimes)(markerOf(folder), /* @__PURE__ */ new Date(), /* @__PURE__ */ new Date());
    return true;
  } catch {
    return false;
  }
}
function sumOf(folder, marked) {
  let [files, bytes] = [0, 0];
  for (const entry of (0, import_node_fs.readdirSync)(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory()) continue;
    const stats = (0, import_node_fs.lstatSync)((0, import_node_path.join)(entry.parentPath, entry.name));
    if (stats.ctimeMs > marked) return { files: -1, bytes: -1 };
    files += 1;
    if (!entry.isSymbolicLink()) bytes += stats.size;
  }
  return { files, bytes };
}
async function takeAway(folder) {
  const aside = (0, import_node_path.join)(folder, "..", `.old-${(0, import_chunk_M5C3XEAV.randomHex)(6)}`);
  try {
    await (0, import_promises.rename)(folder, aside);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return;
    throw cause;
  }
  await (0, import_promises.rm)(aside, { recursive: true, force: true });
}
async function putInPlace(draft, folder) {
  try {
    await (0, import_promises.rename)(draft, folder);
  } catch (cause) {
    if (!await isWhole(folder)) throw cause;
  }
}
async function pruneTrees(cacheRoot, keep) {
  const trees = (0, import_node_path.join)(cacheRoot, "trees");
  const names = await (0, import_chunk_DODZE5QL.listNames)(trees);
  const found = await Promise.all(
    names.filter((name) => !name.endsWith(".json")).map(async (name) => ({ name, used: await lastUse(trees, name) }))
  );
  const unused = found.filter(({ used }) => Date.now() - used > IN_USE_MILLISECONDS);
  const isTree = ({ name }) => !name.startsWith(".");
  const newest = found.filter(isTree).toSorted((0, import_chunk_UTFC5QHX.by)(({ used }) => -used));
  const kept = new Set(newest.slice(0, keep));
  const removed = unused.filter((tree) => !kept.has(tree));
  for (const { name } of removed) {
    await (0, import_promises.rm)(markerOf((0, import_node_path.join)(trees, name)), { force: true });
    await takeAway((0, import_node_path.join)(trees, name));
  }
  return removed.map(({ name }) => name);
}
async function lastUse(trees, name) {
  const stats = await (0, import_promises.lstat)(markerOf((0, import_node_path.join)(trees, name))).catch(
    () => (0, import_promises.lstat)((0, import_node_path.join)(trees, name)).catch(() => void 0)
  );
  return stats?.mtimeMs ?? 0;
}
var LINK = "120000";
var PROGRAM = "100755";
async function writeEntries(repository, entries, folder) {
  const isBlob = (entry) => entry.type === "blob";
  const folders = entries.map((entry) => isBlob(entry) ? (0, import_node_path3.dirname)(entry.path) : entry.path);
  for (const inner of new Set(folders)) (0, import_node_fs2.mkdirSync)((0, import_node_path3.join)(folder, inner), { recursive: true });
  for (const slice of (0, import_chunk_FHEFUS3G.inSlices)(entries.filter(isBlob))) {
    const contents = await (0, import_chunk_YHK5FGJR.readBlobs)(
      repository,
      slice.map((entry) => entry.oid)
    );
    for (const entry of slice) {
      const content = contents.get(entry.oid);
      if (content !== void 0) writeEntry(entry, content, (0, import_node_path3.join)(folder, entry.path));
    }
  }
}
function writeEntry(entry, content, path) {
  if (entry.mode === LINK) (0, import_node_fs2.symlinkSync)(content, path);
  else (0, import_node_fs2.writeFileSync)(path, content, { flag: "wx", mode: entry.mode === PROGRAM ? 365 : 292 });
}
var KEPT_TREES = 8;
async function materializeTree(repository, tree, cacheRoot) {
  const folder = (0, import_node_path2.join)(cacheRoot, "trees", tree);
  if (await isWhole(folder)) return folder;
  const entries = await (0, import_chunk_YHK5FGJR.listTree)(repository, `${tree}^{tree}`);
  try {
    await writeWhole(repository, entries, folder);
  } catch (cause) {
    if (cause instanceof import_chunk_VHIDEY7P.Failure) throw cause;
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new import_chunk_VHIDEY7P.Failure(
      "environment/tree-unavailable",
      `cannot write the tree under review to ${folder}: ${said}`,
      {
        hint: `check the free space and permissions of ${cacheRoot}, or set XDG_CACHE_HOME to another folder`,
        cause
      }
    );
  }
  await (0, import_chunk_DODZE5QL.createFileOnce)((0, import_node_path2.join)(cacheRoot, ".rgignore"), "!*\n");
  await pruneTrees(cacheRoot, KEPT_TREES);
  return folder;
}
async function writeWhole(repository, entries, folder) {
  const trees = (0, import_node_path2.join)(folder, "..");
  await (0, import_promises2.mkdir)(trees, { recursive: true, mode: 448 });
  const draft = await (0, import_promises2.mkdtemp)((0, import_node_path2.join)(trees, ".draft-"));
  try {
    await writeEntries(repository, entries, draft);
    await takeAway(folder);
    await markWhole(folder, entries);
    await putInPlace(draft, folder);
  } finally {
    await (0, import_promises2.rm)(draft, { recursive: true, force: true });
  }
}
var KEPT_TREES2 = 8;
var GITIGNORE = "*\n!config/\n!config/**\n!suppressions.json\n";
var OWN_FOLDERS = [".correctless", ".correctless/runs", ".correctless/sessions"];
async function createRun(file, paths) {
  await requireRealFolders(file.top);
  await (0, import_chunk_DODZE5QL.createFileOnce)((0, import_node_path4.join)(file.top, ".correctless", ".gitignore"), GITIGNORE);
  if (await (0, import_chunk_DODZE5QL.createFileOnce)(paths.run, (0, import_chunk_TY3DGQ3B.jsonText)(file))) return;
  throw new import_chunk_VHIDEY7P.Failure("run/corrupt", `${paths.run} exists already`, { hint: "run the same command again" });
}
async function requireRealFolders(top) {
  for (const folder of OWN_FOLDERS) {
    const stats = await (0, import_promises3.lstat)((0, import_node_path4.join)(top, folder)).catch(() => void 0);
    if (stats?.isSymbolicLink() !== true) continue;
    throw new import_chunk_VHIDEY7P.Failure("environment/file-unwritable", `${folder} is a link, and runs are written below it`, {
      hint: `remove the link ${folder}; see where it leads before you do`
    });
  }
}
function requireReviewableText(change) {
  if ((0, import_chunk_M5C3XEAV.hunkIds)((0, import_chunk_M5C3XEAV.shownFiles)(change)).length > 0) return;
  const named = change.skipped.slice(0, 5).map(({ path, reason }) => `${(0, import_chunk_NBEHWZXD.printable)(path)} (${reason})`);
  const more = change.skipped.length - named.length;
  throw new import_chunk_VHIDEY7P.Failure(
    "scope/nothing-to-review",
    `no line of this change can be shown to a reviewer: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
    { hint: "look at these files yourself, or widen the target" }
  );
}
async function titleOf(repository, target, { head }) {
  const asked = (0, import_chunk_FHEFUS3G.targetText)(target);
  return asked === "" ? await (0, import_chunk_R2LLEBCN.currentBranch)(repository) ?? head.label : asked;
}
function requireCacheOutside({ top }, cacheRoot) {
  if (cacheRoot !== top && !cacheRoot.startsWith(`${top}/`)) return;
  throw new import_chunk_VHIDEY7P.Failure(
    "environment/tree-unavailable",
    `the cache folder ${cacheRoot} lies inside the repository`,
    {
      hint: "set XDG_CACHE_HOME to a folder outside of it"
    }
  );
}
var MAX_FINDINGS = 15;
var WARN_FILES = 50;
function settingsOf(config, options) {
  const { review = {}, models = {} } = config;
  const rules = options.noRules ? "none" : oneOf("--rules", options.rules ?? "all", ["all", "scoped"]);
  const lenses = review.lenses ?? [...import_chunk_TNHOAIB2.LENSES];
  return {
    threshold: review.threshold ?? import_chunk_COCIJOXI.THRESHOLD,
    max_findings: review.max_findings ?? MAX_FINDINGS,
    fail_on: oneOf("--fail-on", options.failOn ?? review.fail_on ?? "important", import_chunk_TNHOAIB2.FAIL_LEVELS),
    scope_policy: oneOf(
      "--scope-policy",
      options.scopePolicy ?? review.scope_policy ?? "added",
      import_chunk_TNHOAIB2.SCOPE_POLICIES
    ),
    lenses: import_chunk_TNHOAIB2.LENSES.filter(
      (lens) => lenses.includes(lens) && !(rules === "none" && lens === "rules-compliance")
    ),
    rules,
    models: {
      summary: models.summary ?? "haiku",
      review: models.review ?? "sonnet",
      score: models.score ?? "haiku"
    }
  };
}
function oneOf(option, value, allowed) {
  const found = allowed.find((a) => a === value);
  if (found !== void 0) return found;
  throw new import_chunk_VHIDEY7P.Failure("usage/bad-value", `${option}: "${value}" is not possible`, {
    hint: `one of: ${allowed.join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  KEPT_TREES,
  WARN_FILES,
  createRun,
  materializeTree,
  pruneTrees,
  requireCacheOutside,
  requireReviewableText,
  settingsOf,
  titleOf
});
