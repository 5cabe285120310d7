var { __load, __part } = require("../main.cjs").shared;
exports["post-2"] = __part((exports) => {
var { slotStates } = __load("matches-schema-4b8261ce/slot-state"), { nextCommandAt } = __load("matches-schema-4b8261ce/next-command"), { runOfSession, startingFolders } = __load("matches-schema-4b8261ce/locate"), { passThrough, receipt } = __load("main/answers"), { runPaths, slotParts } = __load("matches-schema-4b8261ce/layout"), { eventsOf, readLedgerUnchecked, record } = __load("matches-schema-4b8261ce/ledger"), { readRunJson } = __load("matches-schema-4b8261ce/own-key"), { readBytes } = __load("matches-schema-4b8261ce/files"), { createHash } = require("node:crypto");
async function postHook(agent, event, env) {
  const response = event.tool_response ?? {};
  const found = await runOfSession(startingFolders(event.cwd, env), event.session_id);
  if (found === void 0) return receipt(response, "no run of this session; call: correctless status");
  const paths = runPaths(found.top, found.session.run);
  const ledger = await readLedgerUnchecked(paths);
  if (event.hook_event_name === "PostToolUseFailure") return failed(paths, ledger, event);
  const slot = await slotOfCall(paths, ledger, agent, event);
  if (slot === void 0) {
    await record(paths, {
      kind: "refused",
      agent,
      why: "an agent answered a prompt that is not a packet of this run"
    });
    const next = await nextCommandAt(paths, found.session.run);
    return receipt(response, `this call belongs to no slot; call: ${next}`);
  }
  return receipt(response, await bind(paths, slot, ledger, response));
}
async function failed(paths, ledger, event) {
  const dispatched = dispatchOf(ledger, event);
  if (dispatched !== void 0) {
    const why = `the agent failed: ${String(event.error).slice(0, 300)}`;
    await record(paths, { kind: "lost", slot: dispatched.slot, why });
  }
  return passThrough;
}
function dispatchOf(ledger, event) {
  return eventsOf(ledger, "dispatched").find((e) => e.toolUse === event.tool_use_id);
}
async function slotOfCall(paths, ledger, agent, event) {
  const prompt = event.tool_response?.["prompt"];
  const dispatched = dispatchOf(ledger, event);
  const number = dispatched === void 0 ? void 0 : slotParts(dispatched.slot)?.number;
  if (typeof prompt !== "string" || number === void 0) return void 0;
  const slot = await readRunJson(paths.slot(number), "slot");
  const same = createHash("sha256").update(prompt).digest("hex") === slot.packet.sha256;
  return same && slot.agent === agent ? slot : void 0;
}
async function bind(paths, planned, ledger, response) {
  const { slot, run } = planned;
  const agentId = typeof response["agentId"] === "string" ? response["agentId"] : "";
  const [state] = slotStates([planned], ledger);
  if (state?.status === "stored") return `slot ${slot}: a reply is stored already`;
  if (state?.status === "failed")
    return `slot ${slot}: not stored, it was given up; call: ${await nextCommandAt(paths, run)}`;
  const accepted = eventsOf(ledger, "accepted").find((e) => e.agentId === agentId);
  const lose = async (why) => {
    await record(paths, { kind: "lost", slot, why });
    return `slot ${slot}: not stored (${why}); call: ${await nextCommandAt(paths, run)}`;
  };
  if (accepted === void 0) return lose(lossOf(ledger, agentId, response));
  if (accepted.slot !== void 0 && accepted.slot !== slot)
    return lose(`refused/wrong-slot: the reply names slot ${accepted.slot}`);
  const reply = await readBytes(paths.reply(agentId));
  if (createHash("sha256").update(reply).digest("hex") !== accepted.sha256) {
    return lose("the kept reply is not the one that was accepted");
  }
  await record(paths, {
    kind: "stored",
    slot,
    agentId,
    sha256: accepted.sha256,
    bytes: reply.length,
    tokens: count(response["totalTokens"]),
    milliseconds: count(response["totalDurationMs"])
  });
  return `slot ${slot}: stored, ${reply.length} bytes, sha256 ${accepted.sha256.slice(0, 16)}`;
}
function lossOf(ledger, agentId, response) {
  const refused = eventsOf(ledger, "refused").find((e) => e.agentId === agentId);
  if (refused !== void 0) return refused.why;
  return response["status"] === "completed" ? "the agent ended without a reply that could be judged" : `the agent ended with status ${String(response["status"])}`;
}
function count(value) {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
Object.assign(exports, { postHook });
});
