var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_636e74ba;
var from_chunk_945581a2;
var from_main;
parts["pre-2GWHTAEK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  preHook: () => preHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VWRDYMPS = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_QSWJSGDG = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-QSWJSGDG"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var LONGEST_CALL = 30 * 6e4;
async function otherRunAtWork(top, session, run) {
  const found = await (0, import_chunk_QSWJSGDG.runOfSession)([top], session);
  if (found === void 0 || found.session.run === run) return void 0;
  const ledger = await (0, import_chunk_JPD5QLI3.readLedgerUnchecked)((0, import_chunk_7APCTLTW.runPaths)(top, found.session.run));
  return isAtWork(ledger, session, (0, import_chunk_JPD5QLI3.now)()) ? found.session.run : void 0;
}
function isAtWork(ledger, session, at) {
  const called = /* @__PURE__ */ new Map();
  for (const event of ledger) {
    if (event.kind === "dispatched" && event.session === session) called.set(event.slot, event.at);
    for (const slot of slotsEnded(event)) called.delete(slot);
  }
  return [...called.values()].some((since) => Date.parse(at) - Date.parse(since) < LONGEST_CALL);
}
function slotsEnded(event) {
  if (event.kind === "given-up") return event.slots;
  return event.kind === "stored" || event.kind === "lost" ? [event.slot] : [];
}
var ONLY_SLOTS = 'agents of correctless take no prompt but "slot RUN/N" as printed by `correctless next RUN`; call that and follow it';
async function preHook(agent, event, env) {
  const parts = slotAsked(event);
  if (parts === void 0) return (0, import_chunk_3HBUPN4Z.deny)(ONLY_SLOTS);
  const top = await (0, import_chunk_QSWJSGDG.topOfRun)((0, import_chunk_QSWJSGDG.startingFolders)(event.cwd, env), parts.run);
  if (top === void 0) return (0, import_chunk_3HBUPN4Z.deny)(`no run "${parts.run}" in this repository; ${ONLY_SLOTS}`);
  const paths = (0, import_chunk_7APCTLTW.runPaths)(top, parts.run);
  const session = typeof event.session_id === "string" ? event.session_id : "unknown";
  const refuse = async (why) => {
    await (0, import_chunk_JPD5QLI3.record)(paths, { kind: "denied", agent, session, why });
    return (0, import_chunk_3HBUPN4Z.deny)(why);
  };
  const run = await (0, import_chunk_JPD5QLI3.readRunJson)(paths.run, "run");
  if (run.captured !== "hooks") return refuse(`run ${run.run} takes its replies by hand, not from agents`);
  const other = await otherRunAtWork(top, session, run.run);
  if (other !== void 0) return refuse(`agents of run ${other} are still at work in this session`);
  const ledger = await (0, import_chunk_JPD5QLI3.readLedgerUnchecked)(paths);
  const problem = await notCallable(paths, ledger, parts.number, agent);
  if (problem !== void 0) return refuse(problem);
  (0, import_chunk_57JAG6KP.requireSealedFiles)(paths, ledger, [paths.run, paths.slot(parts.number), paths.packet(parts.number)]);
  const slot = await (0, import_chunk_JPD5QLI3.readRunJson)(paths.slot(parts.number), "slot");
  const packet = await (0, import_chunk_F2M6ALLY.readBytes)(paths.packet(parts.number));
  await keepFile((0, import_chunk_7APCTLTW.sessionPath)(top, session), (0, import_chunk_JPD5QLI3.jsonText)({ session, run: run.run, tree_root: run.tree_root }));
  const toolUse = typeof event.tool_use_id === "string" ? event.tool_use_id : "unknown";
  await (0, import_chunk_JPD5QLI3.record)(paths, { kind: "dispatched", slot: parts.name, session, toolUse });
  if (!await paidFor(paths, slot, toolUse)) return refuse(`slot ${parts.name} was called twice at once`);
  return (0, import_chunk_3HBUPN4Z.replaceInput)({
    subagent_type: `correctless:${agent}`,
    description: `slot ${parts.name}`,
    prompt: packet.toString("utf8"),
    run_in_background: false,
    ...slot.model === "inherit" ? {} : { model: slot.model }
  });
}
async function keepFile(path, text) {
  if (await (0, import_chunk_F2M6ALLY.readTextIfAny)(path) !== text) await (0, import_chunk_F2M6ALLY.writeFileAtomically)(path, text);
}
async function paidFor(paths, slot, toolUse) {
  const ledger = await (0, import_chunk_JPD5QLI3.readLedgerUnchecked)(paths);
  const own = ledger.findLastIndex((event) => event.kind === "dispatched" && event.toolUse === toolUse);
  return (0, import_chunk_VWRDYMPS.slotStates)([slot], ledger.slice(0, own))[0]?.dispatchable === true;
}
function slotAsked({ tool_input: input }) {
  const prompt = input?.["prompt"];
  return typeof prompt === "string" ? (0, import_chunk_7APCTLTW.slotParts)(/^slot (\S+)$/.exec(prompt.trim())?.[1] ?? "") : void 0;
}
async function notCallable(paths, ledger, number, agent) {
  const slot = await (0, import_chunk_JPD5QLI3.readRunJson)(paths.slot(number), "slot").catch(() => void 0);
  if (slot === void 0) return `the run has no slot ${number}; ${ONLY_SLOTS}`;
  if (slot.agent !== agent)
    return `slot ${slot.slot} is for correctless:${slot.agent}, not for correctless:${agent}`;
  const [state] = (0, import_chunk_VWRDYMPS.slotStates)([slot], ledger);
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
});
