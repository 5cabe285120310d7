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
  ownFile: () => ownFile,
  withoutFilters: () => withoutFilters
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_W63TREGR = require("./chunk-W63TREGR.cjs");
var import_chunk_STB4I2EK = require("./chunk-STB4I2EK.cjs");
var FOLDER = ".correctless/";
var COMMITTED = [`${FOLDER}config/`, `${FOLDER}suppressions.json`];
function ownFile(path) {
  return path.startsWith(FOLDER) && !COMMITTED.some((kept) => path === kept || kept.endsWith("/") && path.startsWith(kept));
}
async function withoutFilters(repository) {
  const { stdout } = await (0, import_chunk_STB4I2EK.runGit)(
    repository.top,
    ["config", "--includes", "--name-only", "-z", "--get-regexp", String.raw`^filter\.`],
    { answers: [0, 1] }
  );
  const names = new Set((0, import_chunk_W63TREGR.records)(stdout).map((key) => key.slice("filter.".length, key.lastIndexOf("."))));
  const settings = [...names].flatMap((name) => [
    [`filter.${name}.clean`, ""],
    [`filter.${name}.smudge`, ""],
    [`filter.${name}.process`, ""],
    [`filter.${name}.required`, "false"]
  ]);
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(settings.length)],
    ...settings.flatMap(([key = "", value = ""], i) => [
      [`GIT_CONFIG_KEY_${i}`, key],
      [`GIT_CONFIG_VALUE_${i}`, value]
    ])
  ]);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ownFile,
  withoutFilters
});
