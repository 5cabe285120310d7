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
  stopHook: () => stopHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FTTNA7LR = require("./chunk-FTTNA7LR.cjs");
var import_chunk_ZSV6FTS5 = require("./chunk-ZSV6FTS5.cjs");
var import_chunk_PWSJEAQY = require("./chunk-PWSJEAQY.cjs");
var import_chunk_NEEP52HI = require("./chunk-NEEP52HI.cjs");
var import_chunk_Q4R7LZZW = require("./chunk-Q4R7LZZW.cjs");
var import_chunk_5MTN5V7N = require("./chunk-5MTN5V7N.cjs");
var import_chunk_XKXVYCV2 = require("./chunk-XKXVYCV2.cjs");
var import_chunk_NBGIRIUR = require("./chunk-NBGIRIUR.cjs");
var import_chunk_KFW25QV2 = require("./chunk-KFW25QV2.cjs");
var import_chunk_TSXWOWZV = require("./chunk-TSXWOWZV.cjs");
var import_chunk_3GFVQBA2 = require("./chunk-3GFVQBA2.cjs");
var import_chunk_3HBUPN4Z = require("./chunk-3HBUPN4Z.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_7UCPAYQD = require("./chunk-7UCPAYQD.cjs");
var import_chunk_D3DP3OJX = require("./chunk-D3DP3OJX.cjs");
var import_chunk_DODZE5QL = require("./chunk-DODZE5QL.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_VHIDEY7P = require("./chunk-VHIDEY7P.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var import_node_crypto = require("node:crypto");
var MAX_SENT_BACK = 2;
var MAX_SCORE_SENT_BACK = 1;
async function stopHook(agent, event, env) {
  const found = await (0, import_chunk_3GFVQBA2.runOfSession)((0, import_chunk_3GFVQBA2.startingFolders)(event.cwd, env), event.session_id);
  const agentId = event.agent_id;
  if (found === void 0 || typeof agentId !== "string") return import_chunk_3HBUPN4Z.goOn;
  const paths = (0, import_chunk_7UCPAYQD.runPaths)(found.top, found.session.run);
  const ledger = await (0, import_chunk_7UCPAYQD.readLedgerUnchecked)(paths);
  if (isConcluded(ledger, agentId)) {
    await (0, import_chunk_7UCPAYQD.record)(paths, { kind: "ignored", agentId, agent, why: "a resumed agent cannot change its reply" });
    return import_chunk_3HBUPN4Z.goOn;
  }
  const reply = typeof event.last_assistant_message === "string" ? event.last_assistant_message : "";
  const file = await (0, import_chunk_7UCPAYQD.readRunJson)(paths.run, "run");
  const run = { repository: await (0, import_chunk_KFW25QV2.openRepository)(found.top), file, paths };
  const slotNamed = (name) => calledSlot(name, { paths, ledger, agent, session: found.session.session });
  const looks = (0, import_chunk_FTTNA7LR.looksOf)(ledger, agentId);
  const judged = await (0, import_chunk_ZSV6FTS5.judgeReply)({ run, agent, reply, slotNamed, looks }).catch(asRefusal);
  return conclude(paths, { agent, agentId, reply, ledger }, judged);
}
async function calledSlot(name, call) {
  const called = (0, import_chunk_7UCPAYQD.eventsOf)(call.ledger, "dispatched").some(
    (e) => e.session === call.session && e.slot === name
  );
  const number = (0, import_chunk_7UCPAYQD.slotParts)(name)?.number ?? 0;
  const slot = called ? await (0, import_chunk_7UCPAYQD.readRunJson)(call.paths.slot(number), "slot") : void 0;
  if (slot?.agent === call.agent) return slot;
  throw new import_chunk_VHIDEY7P.Failure(
    "refused/wrong-slot",
    `the reply names slot ${name}, which this agent was not called for`,
    {
      hint: 'take the slot from the line "slot: \u2026" of the packet'
    }
  );
}
function asRefusal(error) {
  if (!(error instanceof import_chunk_VHIDEY7P.Failure) || !error.code.startsWith("refused/")) throw error;
  const hint = error.hint === void 0 ? "" : `
hint: ${error.hint}`;
  return { kind: "refused", why: `${error.code}: ${error.message}${hint}`, once: false };
}
async function conclude(paths, {
  agent,
  agentId,
  reply,
  ledger
}, judged) {
  const sent = (0, import_chunk_7UCPAYQD.eventsOf)(ledger, "sent-back").filter((e) => e.agentId === agentId);
  const why = judged.kind === "refused" ? judged.why : judged.remarks.join("\n");
  const told = judged.kind === "refused" && judged.once && sent.some((e) => e.why === why);
  const isWeakScore = judged.kind === "acceptable" && agent === "finding-scorer";
  const again = sent.length < (isWeakScore ? MAX_SCORE_SENT_BACK : MAX_SENT_BACK) && !told;
  if (why !== "" && again) {
    await (0, import_chunk_7UCPAYQD.record)(paths, { kind: "sent-back", agentId, agent, why });
    return (0, import_chunk_3HBUPN4Z.sendBack)(why);
  }
  if (judged.kind === "refused") {
    await (0, import_chunk_7UCPAYQD.record)(paths, { kind: "refused", agentId, agent, why });
    return import_chunk_3HBUPN4Z.goOn;
  }
  const bytes = Buffer.from(reply, "utf8");
  await (0, import_chunk_DODZE5QL.createFileOnce)(paths.reply(agentId), bytes);
  const sha256 = (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
  const { slot, remarks } = judged;
  await (0, import_chunk_7UCPAYQD.record)(paths, {
    kind: "accepted",
    agentId,
    slot,
    sha256,
    bytes: bytes.length,
    remarks: [...remarks]
  });
  return import_chunk_3HBUPN4Z.goOn;
}
function isConcluded(ledger, agentId) {
  return ledger.some((e) => (e.kind === "accepted" || e.kind === "refused") && e.agentId === agentId);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stopHook
});
