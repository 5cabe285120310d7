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
var import_chunk_ZLLJDHSD = require("./chunk-ZLLJDHSD.cjs");
var import_chunk_ZUBOOM5G = require("./chunk-ZUBOOM5G.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_node_crypto = require("node:crypto");
var BY_HAND = "by-hand-";
function isByHand(agentId) {
  return agentId.startsWith(BY_HAND);
}
async function storeByHand(run, slot, bytes, keep) {
  if (run.file.captured !== "manual") {
    throw new import_chunk_TJ5KMKV5.Failure("run/captured-by-hooks", `run ${run.file.run} is filled by the client's hooks`, {
      hint: "plan a run for replies by hand: correctless plan --capture manual"
    });
  }
  const judged = await (0, import_chunk_ZLLJDHSD.judgeReply)({
    run,
    agent: slot.agent,
    reply: bytes.toString("utf8"),
    slotNamed: (name) => {
      (0, import_chunk_ZUBOOM5G.requireSlot)({ slot: name }, slot.slot);
      return Promise.resolve(slot);
    },
    slotAwaited: () => Promise.resolve(),
    looks: void 0
  });
  const problems = judged.kind === "refused" ? [judged.why] : judged.remarks;
  if (problems.length > 0 && (judged.kind === "refused" || !keep)) {
    throw new import_chunk_TJ5KMKV5.Failure("refused/claims", problems.join("\n"), {
      hint: "mend the reply; claims that do not hold may also be stored with --keep, and are then dropped"
    });
  }
  await storeOnce(run, slot, await (0, import_chunk_ZLLJDHSD.cleanReply)(run, slot.agent, bytes.toString("utf8")));
  return problems;
}
async function storeOnce(run, slot, bytes) {
  const agentId = `${BY_HAND}${(0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0}`;
  const path = run.paths.reply(agentId);
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  const isOurs = isOpen && (await (0, import_chunk_SIHW7XFA.createFileOnce)(path, bytes) || bytes.equals(await (0, import_chunk_SIHW7XFA.readBytes)(path)));
  if (!isOurs) {
    throw new import_chunk_TJ5KMKV5.Failure("run/slot-stored", `slot ${slot.slot} takes no reply: it has one, or was given up`, {
      hint: `go on with: correctless next ${run.file.run}`
    });
  }
  await (0, import_chunk_BUK7UHHJ.record)(run.paths, {
    kind: "stored",
    slot: slot.slot,
    agentId,
    sha256: (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    tokens: null,
    milliseconds: null
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isByHand,
  storeByHand
});
