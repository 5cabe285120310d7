var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_3532fb8f;
var from_chunk_79f878d1;
var from_start_over_b48fe7e6;
var from_main;
parts["pre-NKSHP22K"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  preHook: () => preHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6WUWXQ75 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DBQGJ22X = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DBQGJ22X"]();
var import_chunk_Q7W7FVXE = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Q7W7FVXE"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var LONGEST_CALL = 30 * 6e4;
async function otherRunAtWork(top, session, run) {
  const found = await (0, import_chunk_Q7W7FVXE.runOfSession)([top], session);
  if (found === void 0 || found.session.run === run) return void 0;
  const ledger = await (0, import_chunk_XMW5SOGH.readLedgerUnchecked)((0, import_chunk_DRNRIY4A.runPaths)(top, found.session.run));
  return isAtWork(ledger, session, (0, import_chunk_XMW5SOGH.now)()) ? found.session.run : void 0;
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
  const top = await (0, import_chunk_Q7W7FVXE.topOfRun)((0, import_chunk_Q7W7FVXE.startingFolders)(event.cwd, env), parts.run);
  if (top === void 0) return (0, import_chunk_3HBUPN4Z.deny)(`no run "${parts.run}" in this repository; ${ONLY_SLOTS}`);
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(top, parts.run);
  const session = typeof event.session_id === "string" ? event.session_id : "unknown";
  const refuse = async (why) => {
    await (0, import_chunk_XMW5SOGH.record)(paths, { kind: "denied", agent, session, why });
    return (0, import_chunk_3HBUPN4Z.deny)(why);
  };
  const run = await (0, import_chunk_XMW5SOGH.readRunJson)(paths.run, "run");
  if (run.captured !== "hooks") return refuse(`run ${run.run} takes its replies by hand, not from agents`);
  const other = await otherRunAtWork(top, session, run.run);
  if (other !== void 0) return refuse(`agents of run ${other} are still at work in this session`);
  const ledger = await (0, import_chunk_XMW5SOGH.readSealedLedger)(paths);
  const problem = await notCallable(paths, ledger, parts.number, agent);
  if (problem !== void 0) return refuse(problem);
  (0, import_chunk_Y5G57ITR.requireSealedFiles)(paths, ledger, [paths.run, paths.slot(parts.number), paths.packet(parts.number)]);
  const slot = await (0, import_chunk_XMW5SOGH.readRunJson)(paths.slot(parts.number), "slot");
  const packet = await (0, import_chunk_HN2YRWHB.readBytes)(paths.packet(parts.number));
  await keepFile((0, import_chunk_DRNRIY4A.sessionPath)(top, session), sessionText(session, run));
  const toolUse = typeof event.tool_use_id === "string" ? event.tool_use_id : "unknown";
  await (0, import_chunk_XMW5SOGH.record)(paths, { kind: "dispatched", slot: parts.name, session, toolUse });
  if (!await paidFor(paths, slot, toolUse)) return refuse(`slot ${parts.name} was called twice at once`);
  const lost = await clearedAway(top, run, ledger, parts.name);
  if (lost !== void 0) return refuse(lost);
  return (0, import_chunk_3HBUPN4Z.replaceInput)({
    subagent_type: `correctless:${agent}`,
    description: `slot ${parts.name}`,
    prompt: packet.toString("utf8"),
    run_in_background: false,
    ...slot.model === "inherit" ? {} : { model: slot.model }
  });
}
function sessionText(session, { run, tree_root, packages_root: root }) {
  return (0, import_chunk_XMW5SOGH.jsonText)({ session, run, tree_root, ...root === void 0 ? {} : { packages_root: root } });
}
async function clearedAway(top, run, ledger, slot) {
  if (run.kind !== "fix" || !ledger.some((event) => event.kind === "dispatched" && event.slot === slot))
    return void 0;
  try {
    const { startOver } = await Promise.resolve().then(() => __toESM((from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["start-over-GQU2G74L"]()));
    await startOver(top, run);
    return void 0;
  } catch (error) {
    return `the work tree still holds what the last executor did: ${error instanceof Error ? error.message : String(error)}`;
  }
}
async function keepFile(path, text) {
  if (await (0, import_chunk_HN2YRWHB.readTextIfAny)(path) !== text) await (0, import_chunk_HN2YRWHB.writeFileAtomically)(path, text);
}
async function paidFor(paths, slot, toolUse) {
  const ledger = await (0, import_chunk_XMW5SOGH.readLedgerUnchecked)(paths);
  const own = ledger.findLastIndex((event) => event.kind === "dispatched" && event.toolUse === toolUse);
  return (0, import_chunk_6WUWXQ75.slotStates)([slot], ledger.slice(0, own))[0]?.dispatchable === true;
}
function slotAsked({ tool_input: input }) {
  const prompt = input?.["prompt"];
  return typeof prompt === "string" ? (0, import_chunk_DRNRIY4A.slotParts)(/^slot (\S+)$/.exec(prompt.trim())?.[1] ?? "") : void 0;
}
async function notCallable(paths, ledger, number, agent) {
  const slot = await (0, import_chunk_XMW5SOGH.readRunJson)(paths.slot(number), "slot").catch(() => void 0);
  if (slot === void 0) return `the run has no slot ${number}; ${ONLY_SLOTS}`;
  if (slot.agent !== agent)
    return `slot ${slot.slot} is for correctless:${slot.agent}, not for correctless:${agent}`;
  const [state] = (0, import_chunk_6WUWXQ75.slotStates)([slot], ledger);
  switch (state?.status) {
    case "stored":
      return `slot ${slot.slot} has its reply already; call: ${await (0, import_chunk_DBQGJ22X.nextCommandAt)(paths, slot.run)}`;
    case "failed":
    case void 0:
      return `slot ${slot.slot} has failed and is not called again; call: ${await (0, import_chunk_DBQGJ22X.nextCommandAt)(paths, slot.run)}`;
    case "pending":
      return state.dispatchable ? void 0 : `slot ${slot.slot} was not offered now; call: ${await (0, import_chunk_DBQGJ22X.nextCommandAt)(paths, slot.run)}`;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  preHook
});
});
