var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["post-2"] = __part((module, exports) => {
__export(exports, { postHook: () => postHook });
var [import_slot_state, import_next_command, import_locate, import_answers, import_layout, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_real_place, import_disk, import_failure, import_chunk_PQNXDWJD] = ["matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/locate", "main/answers", "matches-schema-2b17f0d0/layout", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
var import_node_crypto = require("node:crypto");
async function postHook(agent, event, env) {
  const response = event.tool_response ?? {};
  const found = await (0, import_locate.runOfSession)((0, import_locate.startingFolders)(event.cwd, env), event.session_id);
  if (found === void 0) return (0, import_answers.receipt)(response, "no run of this session; call: correctless status");
  const paths = (0, import_layout.runPaths)(found.top, found.session.run);
  const ledger = await (0, import_ledger.readLedgerUnchecked)(paths);
  if (event.hook_event_name === "PostToolUseFailure") return failed(paths, ledger, event);
  const slot = await slotOfCall(paths, ledger, agent, event);
  if (slot === void 0) {
    await (0, import_ledger.record)(paths, {
      kind: "refused",
      agent,
      why: "an agent answered a prompt that is not a packet of this run"
    });
    const next = await (0, import_next_command.nextCommandAt)(paths, found.session.run);
    return (0, import_answers.receipt)(response, `this call belongs to no slot; call: ${next}`);
  }
  return (0, import_answers.receipt)(response, await bind(paths, slot, ledger, response));
}
async function failed(paths, ledger, event) {
  const dispatched = dispatchOf(ledger, event);
  if (dispatched !== void 0) {
    const why = `the agent failed: ${String(event.error).slice(0, 300)}`;
    await (0, import_ledger.record)(paths, { kind: "lost", slot: dispatched.slot, why });
  }
  return import_answers.passThrough;
}
function dispatchOf(ledger, event) {
  return (0, import_ledger.eventsOf)(ledger, "dispatched").find((e) => e.toolUse === event.tool_use_id);
}
async function slotOfCall(paths, ledger, agent, event) {
  const prompt = event.tool_response?.["prompt"];
  const dispatched = dispatchOf(ledger, event);
  const number = dispatched === void 0 ? void 0 : (0, import_layout.slotParts)(dispatched.slot)?.number;
  if (typeof prompt !== "string" || number === void 0) return void 0;
  const slot = await (0, import_own_key.readRunJson)(paths.slot(number), "slot");
  const same = (0, import_node_crypto.createHash)("sha256").update(prompt).digest("hex") === slot.packet.sha256;
  return same && slot.agent === agent ? slot : void 0;
}
async function bind(paths, planned, ledger, response) {
  const { slot, run } = planned;
  const agentId = typeof response["agentId"] === "string" ? response["agentId"] : "";
  const [state] = (0, import_slot_state.slotStates)([planned], ledger);
  if (state?.status === "stored") return `slot ${slot}: a reply is stored already`;
  if (state?.status === "failed")
    return `slot ${slot}: not stored, it was given up; call: ${await (0, import_next_command.nextCommandAt)(paths, run)}`;
  const accepted = (0, import_ledger.eventsOf)(ledger, "accepted").find((e) => e.agentId === agentId);
  const lose = async (why) => {
    await (0, import_ledger.record)(paths, { kind: "lost", slot, why });
    return `slot ${slot}: not stored (${why}); call: ${await (0, import_next_command.nextCommandAt)(paths, run)}`;
  };
  if (accepted === void 0) return lose(lossOf(ledger, agentId, response));
  if (accepted.slot !== void 0 && accepted.slot !== slot)
    return lose(`refused/wrong-slot: the reply names slot ${accepted.slot}`);
  const reply = await (0, import_files.readBytes)(paths.reply(agentId));
  if ((0, import_node_crypto.createHash)("sha256").update(reply).digest("hex") !== accepted.sha256) {
    return lose("the kept reply is not the one that was accepted");
  }
  await (0, import_ledger.record)(paths, {
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
  const refused = (0, import_ledger.eventsOf)(ledger, "refused").find((e) => e.agentId === agentId);
  if (refused !== void 0) return refused.why;
  return response["status"] === "completed" ? "the agent ended without a reply that could be judged" : `the agent ended with status ${String(response["status"])}`;
}
function count(value) {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
});
