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
  materializeTree: () => materializeTree,
  pruneTrees: () => pruneTrees
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6YI44MHD = require("./chunk-6YI44MHD.cjs");
var import_chunk_BPDDXC6Y = require("./chunk-BPDDXC6Y.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_node_fs = require("node:fs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_path2 = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
var IN_USE_MILLISECONDS = 60 * 60 * 1e3;
var markerOf = (folder) => `${folder}.json`;
async function markWhole(folder, entries) {
  const blobs = entries.filter((entry) => entry.type === "blob");
  const files = blobs.filter((entry) => entry.mode !== "120000");
  const sum = {
    files: blobs.length,
    bytes: files.reduce((bytes, entry) => bytes + (entry.size ?? 0), 0)
  };
  await (0, import_chunk_SIHW7XFA.writeFileAtomically)(markerOf(folder), JSON.stringify(sum));
}
async function isWhole(folder) {
  const marker = await (0, import_chunk_SIHW7XFA.readTextIfAny)(markerOf(folder));
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
  const aside = (0, import_node_path.join)(folder, "..", `.old-${(0, import_chunk_BPDDXC6Y.randomHex)(6)}`);
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
  const names = await (0, import_chunk_SIHW7XFA.listNames)(trees);
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
  for (const slice of (0, import_chunk_6YI44MHD.inSlices)(entries.filter(isBlob))) {
    const contents = await (0, import_chunk_N732WB45.readBlobs)(
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
  const entries = await (0, import_chunk_N732WB45.listTree)(repository, `${tree}^{tree}`);
  try {
    await writeWhole(repository, entries, folder);
  } catch (cause) {
    if (cause instanceof import_chunk_TJ5KMKV5.Failure) throw cause;
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new import_chunk_TJ5KMKV5.Failure(
      "environment/tree-unavailable",
      `cannot write the tree under review to ${folder}: ${said}`,
      {
        hint: `check the free space and permissions of ${cacheRoot}, or set XDG_CACHE_HOME to another folder`,
        cause
      }
    );
  }
  await (0, import_chunk_SIHW7XFA.createFileOnce)((0, import_node_path2.join)(cacheRoot, ".rgignore"), "!*\n");
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  materializeTree,
  pruneTrees
});
