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
  readInstallation: () => readInstallation,
  staleSources: () => staleSources
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_node_crypto = require("node:crypto");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var MANIFEST = (0, import_node_path.join)(".claude-plugin", "plugin.json");
async function readInstallation(needed) {
  const top = topAbove(__dirname);
  const manifest = JSON.parse(await (0, import_chunk_SIHW7XFA.readTextIfAny)((0, import_node_path.join)(top, MANIFEST)) ?? "{}");
  return {
    top,
    version: typeof manifest.version === "string" ? manifest.version : "none",
    missing: needed.filter((path) => !(0, import_node_fs.existsSync)((0, import_node_path.join)(top, path)))
  };
}
async function staleSources(top) {
  const list = await (0, import_chunk_SIHW7XFA.readTextIfAny)((0, import_node_path.join)(top, "dist", "sources.sha256"));
  if (list === void 0) return void 0;
  const stale = list.split("\n").map(async (line) => {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sum === void 0 || path === void 0) return [];
    const text = await (0, import_chunk_SIHW7XFA.readTextIfAny)((0, import_node_path.join)(top, path));
    const now = text === void 0 ? "" : (0, import_node_crypto.createHash)("sha256").update(text).digest("hex");
    return now === sum ? [] : [path];
  });
  return (await Promise.all(stale)).flat();
}
function topAbove(folder) {
  if ((0, import_node_fs.existsSync)((0, import_node_path.join)(folder, MANIFEST))) return folder;
  const parent = (0, import_node_path.dirname)(folder);
  if (parent !== folder) return topAbove(parent);
  throw new import_chunk_TJ5KMKV5.Failure("environment/file-unreadable", `no ${MANIFEST} above this program`, {
    hint: "install the plugin again"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readInstallation,
  staleSources
});
