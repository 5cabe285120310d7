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
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
async function note(paths, event) {
  await (0, import_chunk_BUK7UHHJ.appendChained)(paths.journal, { at: (0, import_chunk_BUK7UHHJ.now)(), ...event });
}
async function readJournal(paths) {
  const lines = (0, import_chunk_BUK7UHHJ.wholeLines)(await (0, import_chunk_SIHW7XFA.readTextIfAny)(paths.journal) ?? "");
  const events = await Promise.all(
    lines.map((line, i) => (0, import_chunk_BUK7UHHJ.checkedJson)(`${paths.journal}:${i + 1}`, "journal-event", line))
  );
  (0, import_chunk_BUK7UHHJ.requireChain)(
    paths.journal,
    lines,
    events.map(({ after }) => after)
  );
  return events;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  note,
  readJournal
});
