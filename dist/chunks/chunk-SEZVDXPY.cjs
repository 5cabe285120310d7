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
  askedTarget: () => askedTarget
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2OZZ4N6C = require("./chunk-2OZZ4N6C.cjs");
var import_chunk_SUUZJCRZ = require("./chunk-SUUZJCRZ.cjs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
async function askedTarget(cwd, args, flags) {
  const repository = await (0, import_chunk_SUUZJCRZ.openRepository)(cwd);
  const from = await (0, import_chunk_SUUZJCRZ.standing)(repository, cwd);
  const paths = await Promise.all(flags.paths.map((path) => relativeTo((0, import_node_path.join)(repository.top, from), path)));
  return { repository, target: (0, import_chunk_2OZZ4N6C.parseTarget)(args, { ...flags, paths, standing: from }) };
}
async function relativeTo(folder, path) {
  if (!(0, import_node_path.isAbsolute)(path)) return path;
  return (0, import_node_path.relative)(folder, await (0, import_promises.realpath)(path).catch(() => path)) || ".";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  askedTarget
});
