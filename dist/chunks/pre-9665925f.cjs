var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["pre"] = __part((module, exports) => {
__export(exports, { preHook: () => preHook });
var [import_slot_state, import_next_command, import_locate, import_answers, import_layout, import_sealed_files, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_real_place, import_disk, import_failure, import_chunk_PQNXDWJD] = ["matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/locate", "main/answers", "matches-schema-2b17f0d0/layout", "matches-schema-2b17f0d0/sealed-files", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
var LONGEST_CALL = 30 * 6e4;
async function otherRunAtWork(top, session, run) {
  const found = await (0, import_locate.runOfSession)([top], session);
  if (found === void 0 || found.session.run === run) return void 0;
  const ledger = await (0, import_ledger.readLedgerUnchecked)((0, import_layout.runPaths)(top, found.session.run));
  return isAtWork(ledger, session, (0, import_own_key.now)()) ? found.session.run : void 0;
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
  if (parts === void 0) return (0, import_answers.deny)(ONLY_SLOTS);
  const top = await (0, import_locate.topOfRun)((0, import_locate.startingFolders)(event.cwd, env), parts.run);
  if (top === void 0) return (0, import_answers.deny)(`no run "${parts.run}" in this repository; ${ONLY_SLOTS}`);
  const paths = (0, import_layout.runPaths)(top, parts.run);
  const session = typeof event.session_id === "string" ? event.session_id : "unknown";
  const refuse = async (why) => {
    await (0, import_ledger.record)(paths, { kind: "denied", agent, session, why });
    return (0, import_answers.deny)(why);
  };
  const run = await (0, import_own_key.readRunJson)(paths.run, "run");
  if (run.captured !== "hooks") return refuse(`run ${run.run} takes its replies by hand, not from agents`);
  const other = await otherRunAtWork(top, session, run.run);
  if (other !== void 0) return refuse(`agents of run ${other} are still at work in this session`);
  const ledger = await (0, import_ledger.readSealedLedger)(paths);
  const problem = await notCallable(paths, ledger, parts.number, agent);
  if (problem !== void 0) return refuse(problem);
  (0, import_sealed_files.requireSealedFiles)(paths, ledger, [paths.run, paths.slot(parts.number), paths.packet(parts.number)]);
  const slot = await (0, import_own_key.readRunJson)(paths.slot(parts.number), "slot");
  const packet = await (0, import_files.readBytes)(paths.packet(parts.number));
  await keepFile((0, import_layout.sessionPath)(top, session), sessionText(session, run));
  const toolUse = typeof event.tool_use_id === "string" ? event.tool_use_id : "unknown";
  await (0, import_ledger.record)(paths, { kind: "dispatched", slot: parts.name, session, toolUse });
  if (!await paidFor(paths, slot, toolUse)) return refuse(`slot ${parts.name} was called twice at once`);
  const lost = await clearedAway(top, run, ledger, parts.name);
  if (lost !== void 0) return refuse(lost);
  return (0, import_answers.replaceInput)({
    subagent_type: `correctless:${agent}`,
    description: `slot ${parts.name}`,
    prompt: packet.toString("utf8"),
    run_in_background: false,
    ...slot.model === "inherit" ? {} : { model: slot.model }
  });
}
function sessionText(session, { run, tree_root, packages_root: root }) {
  return (0, import_own_key.jsonText)({ session, run, tree_root, ...root === void 0 ? {} : { packages_root: root } });
}
async function clearedAway(top, run, ledger, slot) {
  if (run.kind !== "fix" || !ledger.some((event) => event.kind === "dispatched" && event.slot === slot))
    return void 0;
  try {
    const { startOver } = await Promise.resolve().then(() => __toESM(__load("discard-changes-edb9cbec/start-over")));
    await startOver(top, run);
    return void 0;
  } catch (error) {
    return `the work tree still holds what the last executor did: ${error instanceof Error ? error.message : String(error)}`;
  }
}
async function keepFile(path, text) {
  if (await (0, import_files.readTextIfAny)(path) !== text) await (0, import_files.writeFileAtomically)(path, text);
}
async function paidFor(paths, slot, toolUse) {
  const ledger = await (0, import_ledger.readLedgerUnchecked)(paths);
  const own = ledger.findLastIndex((event) => event.kind === "dispatched" && event.toolUse === toolUse);
  return (0, import_slot_state.slotStates)([slot], ledger.slice(0, own))[0]?.dispatchable === true;
}
function slotAsked({ tool_input: input }) {
  const prompt = input?.["prompt"];
  return typeof prompt === "string" ? (0, import_layout.slotParts)(/^slot (\S+)$/.exec(prompt.trim())?.[1] ?? "") : void 0;
}
async function notCallable(paths, ledger, number, agent) {
  const slot = await (0, import_own_key.readRunJson)(paths.slot(number), "slot").catch(() => void 0);
  if (slot === void 0) return `the run has no slot ${number}; ${ONLY_SLOTS}`;
  if (slot.agent !== agent)
    return `slot ${slot.slot} is for correctless:${slot.agent}, not for correctless:${agent}`;
  const [state] = (0, import_slot_state.slotStates)([slot], ledger);
  switch (state?.status) {
    case "stored":
      return `slot ${slot.slot} has its reply already; call: ${await (0, import_next_command.nextCommandAt)(paths, slot.run)}`;
    case "failed":
    case void 0:
      return `slot ${slot.slot} has failed and is not called again; call: ${await (0, import_next_command.nextCommandAt)(paths, slot.run)}`;
    case "pending":
      return state.dispatchable ? void 0 : `slot ${slot.slot} was not offered now; call: ${await (0, import_next_command.nextCommandAt)(paths, slot.run)}`;
  }
}
});
