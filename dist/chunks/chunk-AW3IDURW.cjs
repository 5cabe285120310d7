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
  slotNames: () => slotNames,
  writeSlots: () => writeSlots
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4IVCGIZS = require("./chunk-4IVCGIZS.cjs");
var import_chunk_VECHTI4M = require("./chunk-VECHTI4M.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_node_crypto = require("node:crypto");
async function writeSlots(paths, run, phase, slots, uncovered) {
  for (const slot of slots) await writeSlot(paths, run, phase, slot);
  await (0, import_chunk_VECHTI4M.sealPlanned)(paths);
  await (0, import_chunk_BUK7UHHJ.record)(paths, {
    kind: "planned",
    phase,
    slots: slots.map(({ packet }) => packet.slot),
    uncovered: uncovered.map(({ hunk, why }) => ({ hunk, why }))
  });
}
async function writeSlot(paths, run, phase, { packet, finding, ids, role }) {
  const number = (0, import_chunk_7APCTLTW.slotParts)(packet.slot)?.number ?? 0;
  const sha256 = (0, import_node_crypto.createHash)("sha256").update(packet.text, "utf8").digest("hex");
  const slot = {
    ...(0, import_chunk_4IVCGIZS.stampOf)(run),
    slot: packet.slot,
    phase,
    agent: packet.agent,
    model: modelOf(run, phase),
    packet: { bytes: packet.bytes, sha256 },
    hunks: [...packet.hunks],
    paths: [...packet.paths],
    ...finding === void 0 ? {} : { finding },
    ...ids === void 0 ? {} : { ids: [...ids] },
    ...role === void 0 ? {} : { role }
  };
  await (0, import_chunk_SIHW7XFA.writeFileAtomically)(paths.packet(number), packet.text);
  await (0, import_chunk_SIHW7XFA.writeFileAtomically)(paths.slot(number), (0, import_chunk_BUK7UHHJ.jsonText)(slot));
}
function modelOf({ settings: { models } }, phase) {
  switch (phase) {
    case "summary":
    case "review":
    case "score":
    case "fix":
      return models[phase];
    case "judge":
      return models.review;
    case "hunt":
    case "triage":
    case "verify":
      return models.audit;
  }
}
function slotNames(run, ledger) {
  let last = (0, import_chunk_BUK7UHHJ.eventsOf)(ledger, "planned").reduce((n, event) => n + event.slots.length, 0);
  return () => {
    last += 1;
    return `${run.run}/${last}`;
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  slotNames,
  writeSlots
});
