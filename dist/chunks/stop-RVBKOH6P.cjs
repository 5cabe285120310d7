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
var import_chunk_BWDKVIJP = require("./chunk-BWDKVIJP.cjs");
var import_chunk_EWYZEJ5A = require("./chunk-EWYZEJ5A.cjs");
var import_chunk_4VMGUCVU = require("./chunk-4VMGUCVU.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_ZELUY365 = require("./chunk-ZELUY365.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_EXWEMLHB = require("./chunk-EXWEMLHB.cjs");
var import_chunk_FGW3RM72 = require("./chunk-FGW3RM72.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_IK7O6WHJ = require("./chunk-IK7O6WHJ.cjs");
var import_chunk_W63TREGR = require("./chunk-W63TREGR.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_ANUAWTPF = require("./chunk-ANUAWTPF.cjs");
var import_chunk_3HBUPN4Z = require("./chunk-3HBUPN4Z.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_ZVJAGFIN = require("./chunk-ZVJAGFIN.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_4IJB5CKH = require("./chunk-4IJB5CKH.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_FVSROWUM = require("./chunk-FVSROWUM.cjs");
var import_chunk_STB4I2EK = require("./chunk-STB4I2EK.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var import_node_crypto = require("node:crypto");
var MAX_SENT_BACK = 2;
var MAX_SCORE_SENT_BACK = 1;
async function stopHook(agent, event, env) {
  const found = await (0, import_chunk_ANUAWTPF.runOfSession)((0, import_chunk_ANUAWTPF.startingFolders)(event.cwd, env), event.session_id);
  const agentId = event.agent_id;
  if (found === void 0 || typeof agentId !== "string") return import_chunk_3HBUPN4Z.goOn;
  const paths = (0, import_chunk_7APCTLTW.runPaths)(found.top, found.session.run);
  const ledger = await (0, import_chunk_ZVJAGFIN.readLedgerUnchecked)(paths);
  if (isConcluded(ledger, agentId)) {
    await (0, import_chunk_ZVJAGFIN.record)(paths, { kind: "ignored", agentId, agent, why: "a resumed agent cannot change its reply" });
    return import_chunk_3HBUPN4Z.goOn;
  }
  const reply = typeof event.last_assistant_message === "string" ? event.last_assistant_message : "";
  const file = await (0, import_chunk_ZVJAGFIN.readRunJson)(paths.run, "run");
  const run = { repository: await (0, import_chunk_FVSROWUM.openRepository)(found.top), file, paths };
  const call = { paths, ledger, agent, session: found.session.session };
  const slotNamed = (name) => calledSlot(name, call);
  const slotAwaited = () => requireAwaited(call);
  const looks = (0, import_chunk_BWDKVIJP.looksOf)(ledger, agentId);
  const judged = await (0, import_chunk_EWYZEJ5A.judgeReply)({ run, agent, reply, slotNamed, slotAwaited, looks }).catch(asRefusal);
  return conclude(paths, { agent, agentId, reply, ledger }, judged);
}
async function requireAwaited({ paths, ledger, agent, session }) {
  const stored = new Set((0, import_chunk_ZVJAGFIN.eventsOf)(ledger, "stored").map((e) => e.slot));
  const open = (0, import_chunk_ZVJAGFIN.eventsOf)(ledger, "dispatched").filter((e) => e.session === session && !stored.has(e.slot));
  const slots = await Promise.all(
    open.map(({ slot }) => (0, import_chunk_ZVJAGFIN.readRunJson)(paths.slot((0, import_chunk_7APCTLTW.slotParts)(slot)?.number ?? 0), "slot"))
  );
  if (slots.some((slot) => slot.agent === agent)) return;
  throw new import_chunk_6XOGM6CC.Failure("refused/wrong-slot", `no slot of this session waits for a reply of ${agent}`, {
    hint: "nothing more is needed: end here"
  });
}
async function calledSlot(name, call) {
  const called = (0, import_chunk_ZVJAGFIN.eventsOf)(call.ledger, "dispatched").some(
    (e) => e.session === call.session && e.slot === name
  );
  const number = (0, import_chunk_7APCTLTW.slotParts)(name)?.number ?? 0;
  const slot = called ? await (0, import_chunk_ZVJAGFIN.readRunJson)(call.paths.slot(number), "slot") : void 0;
  if (slot?.agent === call.agent) return slot;
  throw new import_chunk_6XOGM6CC.Failure(
    "refused/wrong-slot",
    `the reply names slot ${name}, which this agent was not called for`,
    {
      hint: 'take the slot from the line "slot: \u2026" of the packet'
    }
  );
}
function asRefusal(error) {
  if (!(error instanceof import_chunk_6XOGM6CC.Failure) || !error.code.startsWith("refused/")) throw error;
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
  const sent = (0, import_chunk_ZVJAGFIN.eventsOf)(ledger, "sent-back").filter((e) => e.agentId === agentId);
  const why = judged.kind === "refused" ? judged.why : judged.remarks.join("\n");
  const told = judged.kind === "refused" && judged.once && sent.some((e) => e.why === why);
  const isWeakScore = judged.kind === "acceptable" && agent === "finding-scorer";
  const again = sent.length < (isWeakScore ? MAX_SCORE_SENT_BACK : MAX_SENT_BACK) && !told;
  if (why !== "" && again) {
    await (0, import_chunk_ZVJAGFIN.record)(paths, { kind: "sent-back", agentId, agent, why });
    return (0, import_chunk_3HBUPN4Z.sendBack)(why);
  }
  if (judged.kind === "refused") {
    await (0, import_chunk_ZVJAGFIN.record)(paths, { kind: "refused", agentId, agent, why });
    return import_chunk_3HBUPN4Z.goOn;
  }
  const bytes = Buffer.from(reply, "utf8");
  await (0, import_chunk_4IJB5CKH.createFileOnce)(paths.reply(agentId), bytes);
  const sha256 = (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
  const { slot, remarks } = judged;
  await (0, import_chunk_ZVJAGFIN.record)(paths, {
    kind: "accepted",
    agentId,
    ...slot === void 0 ? {} : { slot },
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
