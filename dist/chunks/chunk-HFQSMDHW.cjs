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
  isInside: () => isInside,
  nearestReal: () => nearestReal
});
module.exports = __toCommonJS(stdin_exports);
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
async function nearestReal(path) {
  return (0, import_promises.realpath)(path).catch(() => nearestReal((0, import_node_path.dirname)(path)));
}
function isInside(path, top) {
  const way = (0, import_node_path.relative)(top, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path.sep}`) && !(0, import_node_path.isAbsolute)(way);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isInside,
  nearestReal
});
