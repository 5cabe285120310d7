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
  advance: () => advance,
  reopen: () => reopen
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4Q5JZOQ4 = require("./chunk-4Q5JZOQ4.cjs");
var import_chunk_3QZMME34 = require("./chunk-3QZMME34.cjs");
var import_chunk_6EBYRD5T = require("./chunk-6EBYRD5T.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
async function advance(repository, name) {
  for (; ; ) {
    const run = await (0, import_chunk_3QZMME34.openRun)(repository, name);
    const step = (0, import_chunk_4Q5JZOQ4.decideNext)(run.file.kind, run.states, run.ledger);
    if (step.kind === "prepare") {
      await (0, import_chunk_6EBYRD5T.preparePhase)(run, step.phase);
    } else if (step.kind === "report") {
      return { run, step };
    } else if (await giveUp(run)) {
      continue;
    } else {
      await (0, import_chunk_BUK7UHHJ.record)(run.paths, { kind: "offered", slots: step.slots.map(({ slot }) => slot.slot) });
      return { run, step };
    }
  }
}
async function giveUp(run) {
  const slots = run.states.filter((s) => s.status === "pending" && s.exhausted).map(({ slot }) => slot.slot);
  if (slots.length === 0) return false;
  await (0, import_chunk_BUK7UHHJ.record)(run.paths, { kind: "given-up", slots });
  return true;
}
async function reopen(repository, name) {
  const run = await (0, import_chunk_3QZMME34.openRun)(repository, name);
  const slots = run.states.filter((s) => s.status === "failed" && s.slot.shard_slot === void 0).map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_BUK7UHHJ.record)(run.paths, { kind: "reopened", slots });
  return slots.length;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  advance,
  reopen
});
