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
  KEPT_TREES: () => KEPT_TREES,
  createRun: () => createRun,
  requireRealFolders: () => requireRealFolders,
  writeGitignore: () => writeGitignore
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var KEPT_TREES = 8;
var GITIGNORE = "*\n!config/\n!config/**\n!suppressions.json\n";
var OWN_FOLDERS = [".correctless", ".correctless/runs", ".correctless/sessions"];
async function createRun(file, paths) {
  await requireRealFolders(file.top);
  await writeGitignore(file.top);
  if (await (0, import_chunk_SIHW7XFA.createFileOnce)(paths.run, (0, import_chunk_BUK7UHHJ.jsonText)(file))) return;
  throw new import_chunk_TJ5KMKV5.Failure("run/corrupt", `${paths.run} exists already`, { hint: "run the same command again" });
}
async function writeGitignore(top) {
  await (0, import_chunk_SIHW7XFA.createFileOnce)((0, import_node_path.join)(top, ".correctless", ".gitignore"), GITIGNORE);
}
async function requireRealFolders(top, also = []) {
  for (const folder of [...OWN_FOLDERS, ...also]) {
    const stats = await (0, import_promises.lstat)((0, import_node_path.join)(top, folder)).catch(() => void 0);
    if (stats?.isSymbolicLink() !== true) continue;
    throw new import_chunk_TJ5KMKV5.Failure("environment/file-unwritable", `${folder} is a link, and runs are written below it`, {
      hint: `remove the link ${folder}; see where it leads before you do`
    });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  KEPT_TREES,
  createRun,
  requireRealFolders,
  writeGitignore
});
