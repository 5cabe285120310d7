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
var import_chunk_B37R4VZ7 = require("./chunk-B37R4VZ7.cjs");
var import_chunk_ZLLJDHSD = require("./chunk-ZLLJDHSD.cjs");
var import_chunk_XKM6FCB7 = require("./chunk-XKM6FCB7.cjs");
var import_chunk_2MCP5X62 = require("./chunk-2MCP5X62.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_3A5WKR4E = require("./chunk-3A5WKR4E.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_FQ5OY24R = require("./chunk-FQ5OY24R.cjs");
var import_chunk_BDMJEHLN = require("./chunk-BDMJEHLN.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_H2VF7K2H = require("./chunk-H2VF7K2H.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_ZUBOOM5G = require("./chunk-ZUBOOM5G.cjs");
var import_chunk_IY67O6LB = require("./chunk-IY67O6LB.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_4IVCGIZS = require("./chunk-4IVCGIZS.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_DO2BNRCS = require("./chunk-DO2BNRCS.cjs");
var import_chunk_3HBUPN4Z = require("./chunk-3HBUPN4Z.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_SUUZJCRZ = require("./chunk-SUUZJCRZ.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_HJ4XJV55 = require("./chunk-HJ4XJV55.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var import_node_crypto = require("node:crypto");
async function requireAwaited(call) {
  const stored = new Set((0, import_chunk_BUK7UHHJ.eventsOf)(call.ledger, "stored").map(({ slot }) => slot));
  const open = slotsCalled(call).filter((name) => !stored.has(name));
  const slots = await Promise.all(open.map((name) => slotFile(call.paths, name)));
  if (slots.some(({ agent }) => agent === call.agent)) return;
  throw new import_chunk_TJ5KMKV5.Failure("refused/wrong-slot", `no slot of this session waits for a reply of ${call.agent}`, {
    hint: "nothing more is needed: end here"
  });
}
async function calledSlot(name, call) {
  const slot = slotsCalled(call).includes(name) ? await slotFile(call.paths, name) : void 0;
  if (slot?.agent === call.agent) return slot;
  throw new import_chunk_TJ5KMKV5.Failure(
    "refused/wrong-slot",
    `the reply names slot ${name}, which this agent was not called for`,
    { hint: 'take the slot from the line "slot: \u2026" of the packet' }
  );
}
function slotsCalled({ ledger, session }) {
  return (0, import_chunk_BUK7UHHJ.eventsOf)(ledger, "dispatched").filter((event) => event.session === session).map(({ slot }) => slot);
}
function slotFile(paths, name) {
  return (0, import_chunk_BUK7UHHJ.readRunJson)(paths.slot((0, import_chunk_7APCTLTW.slotParts)(name)?.number ?? 0), "slot");
}
var MAX_SENT_BACK = 2;
var MAX_SCORE_SENT_BACK = 1;
function decideStop(ledger, { agent, agentId }, judged) {
  const told = (0, import_chunk_BUK7UHHJ.eventsOf)(ledger, "sent-back").filter((event) => event.agentId === agentId);
  if (judged.kind === "refused") {
    const { why, once } = judged;
    const isInVain = once && told.some((event) => event.why === why);
    return { kind: told.length < MAX_SENT_BACK && !isInVain ? "send-back" : "refuse", why };
  }
  const most = agent === "finding-scorer" ? MAX_SCORE_SENT_BACK : MAX_SENT_BACK;
  const { slot, remarks } = judged;
  return remarks.length > 0 && told.length < most ? { kind: "send-back", why: remarks.join("\n") } : { kind: "keep", slot, remarks };
}
function isConcluded(ledger, agentId) {
  return ledger.some(
    (event) => (event.kind === "accepted" || event.kind === "refused") && event.agentId === agentId
  );
}
async function stopHook(agent, event, env) {
  const found = await (0, import_chunk_DO2BNRCS.runOfSession)((0, import_chunk_DO2BNRCS.startingFolders)(event.cwd, env), event.session_id);
  const agentId = event.agent_id;
  if (found === void 0 || typeof agentId !== "string") return import_chunk_3HBUPN4Z.goOn;
  const paths = (0, import_chunk_7APCTLTW.runPaths)(found.top, found.session.run);
  const ledger = await (0, import_chunk_BUK7UHHJ.readLedgerUnchecked)(paths);
  if (isConcluded(ledger, agentId)) {
    await (0, import_chunk_BUK7UHHJ.record)(paths, { kind: "ignored", agentId, agent, why: "a resumed agent cannot change its reply" });
    return import_chunk_3HBUPN4Z.goOn;
  }
  const reply = typeof event.last_assistant_message === "string" ? event.last_assistant_message : "";
  const file = await (0, import_chunk_BUK7UHHJ.readRunJson)(paths.run, "run");
  const run = { repository: await (0, import_chunk_SUUZJCRZ.openRepository)(found.top), file, paths };
  const call = { paths, ledger, agent, session: found.session.session };
  const slotNamed = (name) => calledSlot(name, call);
  const slotAwaited = () => requireAwaited(call);
  const looks = (0, import_chunk_B37R4VZ7.looksOf)(ledger, agentId);
  const { judged, kept } = await (0, import_chunk_ZLLJDHSD.judgeReply)({ run, agent, reply, slotNamed, slotAwaited, looks }).then(async (judged2) => ({ judged: judged2, kept: await asKept(run, { agent, reply }, judged2) })).catch((error) => ({ judged: asRefusal(error), kept: Buffer.alloc(0) }));
  const decision = decideStop(ledger, { agent, agentId }, await inCleanWords(run, judged));
  return conclude(paths, { agent, agentId }, kept, decision);
}
async function asKept(run, { agent, reply }, judged) {
  return judged.kind === "refused" ? Buffer.alloc(0) : (0, import_chunk_ZLLJDHSD.cleanReply)(run, agent, reply);
}
async function inCleanWords(run, judged) {
  if (judged.kind === "refused") return { ...judged, why: await (0, import_chunk_ZLLJDHSD.cleanWords)(run, judged.why) };
  return { ...judged, remarks: await Promise.all(judged.remarks.map((remark) => (0, import_chunk_ZLLJDHSD.cleanWords)(run, remark))) };
}
function asRefusal(error) {
  if (!(error instanceof import_chunk_TJ5KMKV5.Failure) || !error.code.startsWith("refused/")) throw error;
  return { kind: "refused", why: (0, import_chunk_HJ4XJV55.failureText)(error).trimEnd(), once: false };
}
async function conclude(paths, who, kept, decision) {
  switch (decision.kind) {
    case "send-back":
      await (0, import_chunk_BUK7UHHJ.record)(paths, { kind: "sent-back", ...who, why: decision.why });
      return (0, import_chunk_3HBUPN4Z.sendBack)(decision.why);
    case "refuse":
      await (0, import_chunk_BUK7UHHJ.record)(paths, { kind: "refused", ...who, why: decision.why });
      return import_chunk_3HBUPN4Z.goOn;
    case "keep":
      await keep(paths, who.agentId, kept, decision);
      return import_chunk_3HBUPN4Z.goOn;
  }
}
async function keep(paths, agentId, bytes, { slot, remarks }) {
  await (0, import_chunk_SIHW7XFA.createFileOnce)(paths.reply(agentId), bytes);
  const sha256 = (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
  await (0, import_chunk_BUK7UHHJ.record)(paths, {
    kind: "accepted",
    agentId,
    ...slot === void 0 ? {} : { slot },
    sha256,
    bytes: bytes.length,
    remarks: [...remarks]
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stopHook
});
