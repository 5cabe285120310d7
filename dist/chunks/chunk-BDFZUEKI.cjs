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
