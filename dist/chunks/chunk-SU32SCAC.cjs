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
  note: () => note,
  readJournal: () => readJournal
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NJ42NZCG = require("./chunk-NJ42NZCG.cjs");
var import_chunk_U2XDWY6A = require("./chunk-U2XDWY6A.cjs");
var import_chunk_2LLYUIDT = require("./chunk-2LLYUIDT.cjs");
async function note(paths, event) {
  await (0, import_chunk_2LLYUIDT.appendLine)(paths.journal, JSON.stringify({ at: (0, import_chunk_NJ42NZCG.now)(), ...event }));
}
async function readJournal(paths) {
  const text = await (0, import_chunk_2LLYUIDT.readTextIfAny)(paths.journal) ?? "";
  const lines = text.split("\n").filter((line) => line !== "");
  return Promise.all(lines.map((line, i) => (0, import_chunk_U2XDWY6A.checkedJson)(`${paths.journal}:${i + 1}`, "journal-event", line)));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  note,
  readJournal
});
