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
  isAlive: () => isAlive,
  versionOf: () => versionOf
});
module.exports = __toCommonJS(stdin_exports);
var import_node_child_process = require("node:child_process");
var PATIENCE_MS = 1e4;
function versionOf(program) {
  return new Promise((resolve) => {
    (0, import_node_child_process.execFile)(program, ["--version"], { timeout: PATIENCE_MS, windowsHide: true }, (error, stdout) => {
      const [first = ""] = stdout.split("\n");
      resolve(error === null && first.trim() !== "" ? first.trim() : void 0);
    });
  });
}
function isAlive(pid) {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isAlive,
  versionOf
});
