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
  readChangedTexts: () => readChangedTexts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FQ5OY24R = require("./chunk-FQ5OY24R.cjs");
async function readChangedTexts(repository, change) {
  const skipped = new Set(change.skipped.map(({ path }) => path));
  const texts = await (0, import_chunk_FQ5OY24R.readQuotedTexts)(repository, {
    baseTree: change.base.tree,
    headTree: change.head.tree,
    changed: change.changed,
    treeRoots: [],
    named: [...change.changed.keys()].filter((path) => !skipped.has(path))
  });
  return (path, side) => (side === "new" ? texts.headText(path) : texts.baseText(path))?.plain.text;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readChangedTexts
});
