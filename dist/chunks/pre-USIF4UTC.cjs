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
var import_chunk_LTVI5WJG = require("./chunk-LTVI5WJG.cjs");
var import_chunk_BTMWXITV = require("./chunk-BTMWXITV.cjs");
var import_chunk_3HBUPN4Z = require("./chunk-3HBUPN4Z.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_4C2DUJDG = require("./chunk-4C2DUJDG.cjs");
var import_chunk_XSV6NPDF = require("./chunk-XSV6NPDF.cjs");
var import_chunk_ZU5RHIBG = require("./chunk-ZU5RHIBG.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_YD7KA3J5 = require("./chunk-YD7KA3J5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var import_node_crypto = require("node:crypto");
var ONLY_SLOTS = 'agents of correctless take no prompt but "slot RUN/N" as printed by `correctless next RUN`; call that and follow it';
async function preHook(agent, event, env) {
  const prompt = event.tool_input?.["prompt"];
  const parts = typeof prompt === "string" ? (0, import_chunk_4C2DUJDG.slotParts)(/^slot (\S+)$/.exec(prompt.trim())?.[1] ?? "") : void 0;
  if (parts === void 0) return (0, import_chunk_3HBUPN4Z.deny)(ONLY_SLOTS);
  const top = await (0, import_chunk_BTMWXITV.topOfRun)((0, import_chunk_BTMWXITV.startingFolders)(event.cwd, env), parts.run);
  if (top === void 0) return (0, import_chunk_3HBUPN4Z.deny)(`no run "${parts.run}" in this repository; ${ONLY_SLOTS}`);
  const paths = (0, import_chunk_4C2DUJDG.runPaths)(top, parts.run);
  const session = typeof event.session_id === "string" ? event.session_id : "unknown";
  const refuse = async (why) => {
    await (0, import_chunk_4C2DUJDG.record)(paths, { kind: "denied", agent, session, why });
    return (0, import_chunk_3HBUPN4Z.deny)(why);
  };
  const run = await (0, import_chunk_4C2DUJDG.readRunJson)(paths.run, "run");
  if (run.captured !== "hooks") return refuse(`run ${run.run} takes its replies by hand, not from agents`);
  const problem = await notCallable(paths, parts.number, agent);
  if (problem !== void 0) return refuse(problem);
  const slot = await (0, import_chunk_4C2DUJDG.readRunJson)(paths.slot(parts.number), "slot");
  const packet = await (0, import_chunk_ZU5RHIBG.readBytes)(paths.packet(parts.number));
  if ((0, import_node_crypto.createHash)("sha256").update(packet).digest("hex") !== slot.packet.sha256) {
    return refuse(`the packet of slot ${parts.name} is not the one that was planned`);
  }
  await (0, import_chunk_ZU5RHIBG.writeFileAtomically)(
    (0, import_chunk_4C2DUJDG.sessionPath)(top, session),
    (0, import_chunk_4C2DUJDG.jsonText)({ session, run: run.run, tree_root: run.tree_root })
  );
  const toolUse = typeof event.tool_use_id === "string" ? event.tool_use_id : "unknown";
  await (0, import_chunk_4C2DUJDG.record)(paths, { kind: "dispatched", slot: parts.name, session, toolUse });
  return (0, import_chunk_3HBUPN4Z.replaceInput)({
    subagent_type: `correctless:${agent}`,
    description: `slot ${parts.name}`,
    prompt: packet.toString("utf8"),
    run_in_background: false,
    ...slot.model === "inherit" ? {} : { model: slot.model }
  });
}
async function notCallable(paths, number, agent) {
  const slot = await (0, import_chunk_4C2DUJDG.readRunJson)(paths.slot(number), "slot").catch(() => void 0);
  if (slot === void 0) return `the run has no slot ${number}; ${ONLY_SLOTS}`;
  if (slot.agent !== agent)
    return `slot ${slot.slot} is for correctless:${slot.agent}, not for correctless:${agent}`;
  const [state] = (0, import_chunk_LTVI5WJG.slotStates)([slot], await (0, import_chunk_4C2DUJDG.readLedgerUnchecked)(paths));
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
