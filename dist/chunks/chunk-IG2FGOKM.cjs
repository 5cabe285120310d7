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
  isByHand: () => isByHand,
  storeByHand: () => storeByHand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_A36D263R = require("./chunk-A36D263R.cjs");
var import_chunk_I7LNFJN7 = require("./chunk-I7LNFJN7.cjs");
var import_chunk_4C2DUJDG = require("./chunk-4C2DUJDG.cjs");
var import_chunk_ZU5RHIBG = require("./chunk-ZU5RHIBG.cjs");
var import_chunk_YD7KA3J5 = require("./chunk-YD7KA3J5.cjs");
var import_node_crypto = require("node:crypto");
var BY_HAND = "by-hand-";
function isByHand(agentId) {
  return agentId.startsWith(BY_HAND);
}
async function storeByHand(run, slot, bytes) {
  if (run.file.captured !== "manual") {
    throw new import_chunk_YD7KA3J5.Failure(
      "run/captured-by-hooks",
      `run ${run.file.run} takes its replies from the client's hooks`,
      {
        hint: "plan a run for replies by hand: correctless plan --capture manual"
      }
    );
  }
  const judged = await (0, import_chunk_A36D263R.judgeReply)({
    run,
    agent: slot.agent,
    reply: bytes.toString("utf8"),
    slotNamed: (name) => {
      (0, import_chunk_I7LNFJN7.requireSlot)({ slot: name }, slot.slot);
      return Promise.resolve(slot);
    },
    slotAwaited: () => Promise.resolve(),
    looks: void 0
  });
  if (judged.kind === "refused") throw new import_chunk_YD7KA3J5.Failure("refused/schema", judged.why);
  if ((0, import_chunk_4C2DUJDG.eventsOf)(run.ledger, "stored").some((event) => event.slot === slot.slot)) {
    throw new import_chunk_YD7KA3J5.Failure("run/slot-stored", `slot ${slot.slot} has its reply already`, {
      hint: `go on with: correctless next ${run.file.run}`
    });
  }
  const agentId = `${BY_HAND}${(0, import_chunk_4C2DUJDG.slotParts)(slot.slot)?.number ?? 0}`;
  await (0, import_chunk_ZU5RHIBG.writeFileAtomically)(run.paths.reply(agentId), bytes);
  await (0, import_chunk_4C2DUJDG.record)(run.paths, {
    kind: "stored",
    slot: slot.slot,
    agentId,
    sha256: (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    tokens: null,
    milliseconds: null
  });
  return judged.remarks;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isByHand,
  storeByHand
});
