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
  storedReply: () => storedReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZUBOOM5G = require("./chunk-ZUBOOM5G.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_node_crypto = require("node:crypto");
async function storedReply(run, slot, contract) {
  const by = run.states.find((state) => state.slot.slot === slot.slot)?.storedBy;
  const stored = (0, import_chunk_BUK7UHHJ.eventsOf)(run.ledger, "stored").find((e) => e.slot === slot.slot && e.agentId === by);
  if (stored === void 0) return void 0;
  const path = run.paths.reply(stored.agentId);
  const bytes = await (0, import_chunk_SIHW7XFA.readBytes)(path);
  if ((0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex") !== stored.sha256) {
    throw (0, import_chunk_BUK7UHHJ.corrupt)(path, "is not the reply that was stored");
  }
  return (0, import_chunk_ZUBOOM5G.parseReply)(contract, bytes.toString("utf8"));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  storedReply
});
