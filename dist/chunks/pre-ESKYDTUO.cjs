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
  preHook: () => preHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ECTCZI2R = require("./chunk-ECTCZI2R.cjs");
var import_chunk_PNY2YSE7 = require("./chunk-PNY2YSE7.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_3HBUPN4Z = require("./chunk-3HBUPN4Z.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_2N5ZNTP2 = require("./chunk-2N5ZNTP2.cjs");
var import_chunk_NJ42NZCG = require("./chunk-NJ42NZCG.cjs");
var import_chunk_U2XDWY6A = require("./chunk-U2XDWY6A.cjs");
var import_chunk_PTUVU4EN = require("./chunk-PTUVU4EN.cjs");
var import_chunk_2LLYUIDT = require("./chunk-2LLYUIDT.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var import_node_crypto = require("node:crypto");
var LONGEST_CALL = 30 * 6e4;
async function otherRunAtWork(top, session, run) {
  const found = await (0, import_chunk_PNY2YSE7.runOfSession)([top], session);
  if (found === void 0 || found.session.run === run) return void 0;
  const ledger = await (0, import_chunk_2N5ZNTP2.readLedgerUnchecked)((0, import_chunk_7APCTLTW.runPaths)(top, found.session.run));
  const ended = new Set(
    ledger.flatMap((e) => {
      if (e.kind === "given-up") return e.slots;
      return e.kind === "stored" || e.kind === "lost" ? [e.slot] : [];
    })
  );
  const atWork = (0, import_chunk_2N5ZNTP2.eventsOf)(ledger, "dispatched").some(
    (e) => e.session === session && !ended.has(e.slot) && Date.parse((0, import_chunk_NJ42NZCG.now)()) - Date.parse(e.at) < LONGEST_CALL
  );
  return atWork ? found.session.run : void 0;
}
var ONLY_SLOTS = 'agents of correctless take no prompt but "slot RUN/N" as printed by `correctless next RUN`; call that and follow it';
async function preHook(agent, event, env) {
  const parts = slotAsked(event);
  if (parts === void 0) return (0, import_chunk_3HBUPN4Z.deny)(ONLY_SLOTS);
  const top = await (0, import_chunk_PNY2YSE7.topOfRun)((0, import_chunk_PNY2YSE7.startingFolders)(event.cwd, env), parts.run);
  if (top === void 0) return (0, import_chunk_3HBUPN4Z.deny)(`no run "${parts.run}" in this repository; ${ONLY_SLOTS}`);
  const paths = (0, import_chunk_7APCTLTW.runPaths)(top, parts.run);
  const session = typeof event.session_id === "string" ? event.session_id : "unknown";
  const refuse = async (why) => {
    await (0, import_chunk_2N5ZNTP2.record)(paths, { kind: "denied", agent, session, why });
    return (0, import_chunk_3HBUPN4Z.deny)(why);
  };
  const run = await (0, import_chunk_U2XDWY6A.readRunJson)(paths.run, "run");
  if (run.captured !== "hooks") return refuse(`run ${run.run} takes its replies by hand, not from agents`);
  const other = await otherRunAtWork(top, session, run.run);
  if (other !== void 0) return refuse(`agents of run ${other} are still at work in this session`);
  const problem = await notCallable(paths, parts.number, agent);
  if (problem !== void 0) return refuse(problem);
  const slot = await (0, import_chunk_U2XDWY6A.readRunJson)(paths.slot(parts.number), "slot");
  const packet = await (0, import_chunk_2LLYUIDT.readBytes)(paths.packet(parts.number));
  if ((0, import_node_crypto.createHash)("sha256").update(packet).digest("hex") !== slot.packet.sha256) {
    return refuse(`the packet of slot ${parts.name} is not the one that was planned`);
  }
  await (0, import_chunk_2LLYUIDT.writeFileAtomically)(
    (0, import_chunk_7APCTLTW.sessionPath)(top, session),
    (0, import_chunk_U2XDWY6A.jsonText)({ session, run: run.run, tree_root: run.tree_root })
  );
  const toolUse = typeof event.tool_use_id === "string" ? event.tool_use_id : "unknown";
  await (0, import_chunk_2N5ZNTP2.record)(paths, { kind: "dispatched", slot: parts.name, session, toolUse });
  return (0, import_chunk_3HBUPN4Z.replaceInput)({
    subagent_type: `correctless:${agent}`,
    description: `slot ${parts.name}`,
    prompt: packet.toString("utf8"),
    run_in_background: false,
    ...slot.model === "inherit" ? {} : { model: slot.model }
  });
}
function slotAsked({ tool_input: input }) {
  const prompt = input?.["prompt"];
  return typeof prompt === "string" ? (0, import_chunk_7APCTLTW.slotParts)(/^slot (\S+)$/.exec(prompt.trim())?.[1] ?? "") : void 0;
}
async function notCallable(paths, number, agent) {
  const slot = await (0, import_chunk_U2XDWY6A.readRunJson)(paths.slot(number), "slot").catch(() => void 0);
  if (slot === void 0) return `the run has no slot ${number}; ${ONLY_SLOTS}`;
  if (slot.agent !== agent)
    return `slot ${slot.slot} is for correctless:${slot.agent}, not for correctless:${agent}`;
  const [state] = (0, import_chunk_ECTCZI2R.slotStates)([slot], await (0, import_chunk_2N5ZNTP2.readLedgerUnchecked)(paths));
  switch (state?.status) {
    case "stored":
      return `slot ${slot.slot} has its reply already; call: correctless next ${slot.run}`;
    case "failed":
    case void 0:
      return `slot ${slot.slot} has failed and is not called again; call: correctless next ${slot.run}`;
    case "pending":
      return state.dispatchable ? void 0 : `slot ${slot.slot} was not offered now; call: correctless next ${slot.run}`;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  preHook
});
