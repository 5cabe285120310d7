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
  isFile: () => isFile,
  realPlace: () => realPlace
});
module.exports = __toCommonJS(stdin_exports);
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
async function isFile(path) {
  try {
    return (await (0, import_promises.stat)(path)).isFile();
  } catch {
    return false;
  }
}
async function realPlace(path) {
  try {
    return await (0, import_promises.realpath)(path);
  } catch (error) {
    const parent = (0, import_node_path.dirname)(path);
    if (parent === path) throw error;
    return realPlace(parent);
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isFile,
  realPlace
});
