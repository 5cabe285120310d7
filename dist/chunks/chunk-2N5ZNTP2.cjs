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
  eventsOf: () => eventsOf,
  readLedger: () => readLedger,
  readLedgerUnchecked: () => readLedgerUnchecked,
  record: () => record
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NJ42NZCG = require("./chunk-NJ42NZCG.cjs");
var import_chunk_U2XDWY6A = require("./chunk-U2XDWY6A.cjs");
var import_chunk_2LLYUIDT = require("./chunk-2LLYUIDT.cjs");
async function record(paths, event) {
  await (0, import_chunk_2LLYUIDT.appendLine)(paths.ledger, JSON.stringify({ at: (0, import_chunk_NJ42NZCG.now)(), ...event }));
}
async function readLedger(paths) {
  const lines = await ledgerLines(paths);
  return Promise.all(lines.map((line, i) => (0, import_chunk_U2XDWY6A.checkedJson)(`${paths.ledger}:${i + 1}`, "ledger-event", line)));
}
async function readLedgerUnchecked(paths) {
  const lines = await ledgerLines(paths);
  return lines.map((line, i) => {
    try {
      return JSON.parse(line);
    } catch {
      throw (0, import_chunk_U2XDWY6A.corrupt)(`${paths.ledger}:${i + 1}`, "is not JSON");
    }
  });
}
async function ledgerLines(paths) {
  const text = await (0, import_chunk_2LLYUIDT.readTextIfAny)(paths.ledger) ?? "";
  return text.split("\n").filter((line) => line !== "");
}
function eventsOf(ledger, kind) {
  return ledger.filter((event) => event.kind === kind);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  eventsOf,
  readLedger,
  readLedgerUnchecked,
  record
});
