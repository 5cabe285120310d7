var { __load, __part } = require("../main.cjs").shared;
exports["pre"] = __part((exports) => {
var { slotStates } = __load("matches-schema-4b8261ce/slot-state"), { nextCommandAt } = __load("matches-schema-4b8261ce/next-command"), { runOfSession, startingFolders, topOfRun } = __load("matches-schema-4b8261ce/locate"), { deny, replaceInput } = __load("main/answers"), { runPaths, sessionPath, slotParts } = __load("matches-schema-4b8261ce/layout"), { requireSealedFiles } = __load("matches-schema-4b8261ce/sealed-files"), { readLedgerUnchecked, readSealedLedger, record } = __load("matches-schema-4b8261ce/ledger"), { jsonText, now, readRunJson } = __load("matches-schema-4b8261ce/own-key"), { readBytes, readTextIfAny, writeFileAtomically } = __load("matches-schema-4b8261ce/files");
var LONGEST_CALL = 30 * 6e4;
async function otherRunAtWork(top, session, run) {
  const found = await runOfSession([top], session);
  if (found === void 0 || found.session.run === run) return void 0;
  const ledger = await readLedgerUnchecked(runPaths(top, found.session.run));
  return isAtWork(ledger, session, now()) ? found.session.run : void 0;
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
  if (parts === void 0) return deny(ONLY_SLOTS);
  const top = await topOfRun(startingFolders(event.cwd, env), parts.run);
  if (top === void 0) return deny(`no run "${parts.run}" in this repository; ${ONLY_SLOTS}`);
  const paths = runPaths(top, parts.run);
  const session = typeof event.session_id === "string" ? event.session_id : "unknown";
  const refuse = async (why) => {
    await record(paths, { kind: "denied", agent, session, why });
    return deny(why);
  };
  const run = await readRunJson(paths.run, "run");
  if (run.captured !== "hooks") return refuse(`run ${run.run} takes its replies by hand, not from agents`);
  const other = await otherRunAtWork(top, session, run.run);
  if (other !== void 0) return refuse(`agents of run ${other} are still at work in this session`);
  const ledger = await readSealedLedger(paths);
  const problem = await notCallable(paths, ledger, parts.number, agent);
  if (problem !== void 0) return refuse(problem);
  requireSealedFiles(paths, ledger, [paths.run, paths.slot(parts.number), paths.packet(parts.number)]);
  const slot = await readRunJson(paths.slot(parts.number), "slot");
  const packet = await readBytes(paths.packet(parts.number));
  await keepFile(sessionPath(top, session), sessionText(session, run));
  const toolUse = typeof event.tool_use_id === "string" ? event.tool_use_id : "unknown";
  await record(paths, { kind: "dispatched", slot: parts.name, session, toolUse });
  if (!await paidFor(paths, slot, toolUse)) return refuse(`slot ${parts.name} was called twice at once`);
  const lost = await clearedAway(top, run, ledger, parts.name);
  if (lost !== void 0) return refuse(lost);
  return replaceInput({
    subagent_type: `correctless:${agent}`,
    description: `slot ${parts.name}`,
    prompt: packet.toString("utf8"),
    run_in_background: false,
    ...slot.model === "inherit" ? {} : { model: slot.model }
  });
}
function sessionText(session, { run, tree_root, packages_root: root }) {
  return jsonText({ session, run, tree_root, ...root === void 0 ? {} : { packages_root: root } });
}
async function clearedAway(top, run, ledger, slot) {
  if (run.kind !== "fix" || !ledger.some((event) => event.kind === "dispatched" && event.slot === slot))
    return void 0;
  try {
    const { startOver } = await Promise.resolve().then(() => __load("discard-changes-07082b8e/start-over"));
    await startOver(top, run);
    return void 0;
  } catch (error) {
    return `the work tree still holds what the last executor did: ${error instanceof Error ? error.message : String(error)}`;
  }
}
async function keepFile(path, text) {
  if (await readTextIfAny(path) !== text) await writeFileAtomically(path, text);
}
async function paidFor(paths, slot, toolUse) {
  const ledger = await readLedgerUnchecked(paths);
  const own = ledger.findLastIndex((event) => event.kind === "dispatched" && event.toolUse === toolUse);
  return slotStates([slot], ledger.slice(0, own))[0]?.dispatchable === true;
}
function slotAsked({ tool_input: input }) {
  const prompt = input?.["prompt"];
  return typeof prompt === "string" ? slotParts(/^slot (\S+)$/.exec(prompt.trim())?.[1] ?? "") : void 0;
}
async function notCallable(paths, ledger, number, agent) {
  const slot = await readRunJson(paths.slot(number), "slot").catch(() => void 0);
  if (slot === void 0) return `the run has no slot ${number}; ${ONLY_SLOTS}`;
  if (slot.agent !== agent)
    return `slot ${slot.slot} is for correctless:${slot.agent}, not for correctless:${agent}`;
  const [state] = slotStates([slot], ledger);
  switch (state?.status) {
    case "stored":
      return `slot ${slot.slot} has its reply already; call: ${await nextCommandAt(paths, slot.run)}`;
    case "failed":
    case void 0:
      return `slot ${slot.slot} has failed and is not called again; call: ${await nextCommandAt(paths, slot.run)}`;
    case "pending":
      return state.dispatchable ? void 0 : `slot ${slot.slot} was not offered now; call: ${await nextCommandAt(paths, slot.run)}`;
  }
}
Object.assign(exports, { preHook });
});
