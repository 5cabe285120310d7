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
var from_chunk_085a2d43;
var from_chunk_6154375f;
var from_start_over_d4a4b4cc;
var from_main;
parts["pre-TG7FT3UZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  preHook: () => preHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_LSZERX64 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-LSZERX64"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var LONGEST_CALL = 30 * 6e4;
async function otherRunAtWork(top, session, run) {
  const found = await (0, import_chunk_LSZERX64.runOfSession)([top], session);
  if (found === void 0 || found.session.run === run) return void 0;
  const ledger = await (0, import_chunk_Y4VNX2VG.readLedgerUnchecked)((0, import_chunk_DRNRIY4A.runPaths)(top, found.session.run));
  return isAtWork(ledger, session, (0, import_chunk_Y4VNX2VG.now)()) ? found.session.run : void 0;
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
  const top = await (0, import_chunk_LSZERX64.topOfRun)((0, import_chunk_LSZERX64.startingFolders)(event.cwd, env), parts.run);
  if (top === void 0) return (0, import_chunk_3HBUPN4Z.deny)(`no run "${parts.run}" in this repository; ${ONLY_SLOTS}`);
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(top, parts.run);
  const session = typeof event.session_id === "string" ? event.session_id : "unknown";
  const refuse = async (why) => {
    await (0, import_chunk_Y4VNX2VG.record)(paths, { kind: "denied", agent, session, why });
    return (0, import_chunk_3HBUPN4Z.deny)(why);
  };
  const run = await (0, import_chunk_Y4VNX2VG.readRunJson)(paths.run, "run");
  if (run.captured !== "hooks") return refuse(`run ${run.run} takes its replies by hand, not from agents`);
  const other = await otherRunAtWork(top, session, run.run);
  if (other !== void 0) return refuse(`agents of run ${other} are still at work in this session`);
  const ledger = await (0, import_chunk_Y4VNX2VG.readSealedLedger)(paths);
  const problem = await notCallable(paths, ledger, parts.number, agent);
  if (problem !== void 0) return refuse(problem);
  (0, import_chunk_I6EGR7Y3.requireSealedFiles)(paths, ledger, [paths.run, paths.slot(parts.number), paths.packet(parts.number)]);
  const slot = await (0, import_chunk_Y4VNX2VG.readRunJson)(paths.slot(parts.number), "slot");
  const packet = await (0, import_chunk_WRWMQTCS.readBytes)(paths.packet(parts.number));
  await keepFile((0, import_chunk_DRNRIY4A.sessionPath)(top, session), sessionText(session, run));
  const toolUse = typeof event.tool_use_id === "string" ? event.tool_use_id : "unknown";
  await (0, import_chunk_Y4VNX2VG.record)(paths, { kind: "dispatched", slot: parts.name, session, toolUse });
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
  return (0, import_chunk_Y4VNX2VG.jsonText)({ session, run, tree_root, ...root === void 0 ? {} : { packages_root: root } });
}
async function clearedAway(top, run, ledger, slot) {
  if (run.kind !== "fix" || !ledger.some((event) => event.kind === "dispatched" && event.slot === slot))
    return void 0;
  try {
    const { startOver } = await Promise.resolve().then(() => __toESM((from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["start-over-E7OE3PKH"]()));
    await startOver(top, run);
    return void 0;
  } catch (error) {
    return `the work tree still holds what the last executor did: ${error instanceof Error ? error.message : String(error)}`;
  }
}
async function keepFile(path, text) {
  if (await (0, import_chunk_WRWMQTCS.readTextIfAny)(path) !== text) await (0, import_chunk_WRWMQTCS.writeFileAtomically)(path, text);
}
async function paidFor(paths, slot, toolUse) {
  const ledger = await (0, import_chunk_Y4VNX2VG.readLedgerUnchecked)(paths);
  const own = ledger.findLastIndex((event) => event.kind === "dispatched" && event.toolUse === toolUse);
  return (0, import_chunk_PAWDXQ65.slotStates)([slot], ledger.slice(0, own))[0]?.dispatchable === true;
}
function slotAsked({ tool_input: input }) {
  const prompt = input?.["prompt"];
  return typeof prompt === "string" ? (0, import_chunk_DRNRIY4A.slotParts)(/^slot (\S+)$/.exec(prompt.trim())?.[1] ?? "") : void 0;
}
async function notCallable(paths, ledger, number, agent) {
  const slot = await (0, import_chunk_Y4VNX2VG.readRunJson)(paths.slot(number), "slot").catch(() => void 0);
  if (slot === void 0) return `the run has no slot ${number}; ${ONLY_SLOTS}`;
  if (slot.agent !== agent)
    return `slot ${slot.slot} is for correctless:${slot.agent}, not for correctless:${agent}`;
  const [state] = (0, import_chunk_PAWDXQ65.slotStates)([slot], ledger);
  switch (state?.status) {
    case "stored":
      return `slot ${slot.slot} has its reply already; call: ${await (0, import_chunk_QCNB2JM5.nextCommandAt)(paths, slot.run)}`;
    case "failed":
    case void 0:
      return `slot ${slot.slot} has failed and is not called again; call: ${await (0, import_chunk_QCNB2JM5.nextCommandAt)(paths, slot.run)}`;
    case "pending":
      return state.dispatchable ? void 0 : `slot ${slot.slot} was not offered now; call: ${await (0, import_chunk_QCNB2JM5.nextCommandAt)(paths, slot.run)}`;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  preHook
});
});
