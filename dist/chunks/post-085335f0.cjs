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
var from_chunk_085a2d43;
var from_chunk_6154375f;
var from_main;
parts["post-HM524DF6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  postHook: () => postHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
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
var import_node_crypto = require("node:crypto");
async function postHook(agent, event, env) {
  const response = event.tool_response ?? {};
  const found = await (0, import_chunk_LSZERX64.runOfSession)((0, import_chunk_LSZERX64.startingFolders)(event.cwd, env), event.session_id);
  if (found === void 0) return (0, import_chunk_3HBUPN4Z.receipt)(response, "no run of this session; call: correctless status");
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(found.top, found.session.run);
  const ledger = await (0, import_chunk_Y4VNX2VG.readLedgerUnchecked)(paths);
  if (event.hook_event_name === "PostToolUseFailure") return failed(paths, ledger, event);
  const slot = await slotOfCall(paths, ledger, agent, event);
  if (slot === void 0) {
    await (0, import_chunk_Y4VNX2VG.record)(paths, {
      kind: "refused",
      agent,
      why: "an agent answered to a prompt that is no packet of this run"
    });
    const next = await (0, import_chunk_QCNB2JM5.nextCommandAt)(paths, found.session.run);
    return (0, import_chunk_3HBUPN4Z.receipt)(response, `this call belongs to no slot; call: ${next}`);
  }
  return (0, import_chunk_3HBUPN4Z.receipt)(response, await bind(paths, slot, ledger, response));
}
async function failed(paths, ledger, event) {
  const dispatched = dispatchOf(ledger, event);
  if (dispatched !== void 0) {
    const why = `the agent failed: ${String(event.error).slice(0, 300)}`;
    await (0, import_chunk_Y4VNX2VG.record)(paths, { kind: "lost", slot: dispatched.slot, why });
  }
  return import_chunk_3HBUPN4Z.goOn;
}
function dispatchOf(ledger, event) {
  return (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "dispatched").find((e) => e.toolUse === event.tool_use_id);
}
async function slotOfCall(paths, ledger, agent, event) {
  const prompt = event.tool_response?.["prompt"];
  const dispatched = dispatchOf(ledger, event);
  const number = dispatched === void 0 ? void 0 : (0, import_chunk_DRNRIY4A.slotParts)(dispatched.slot)?.number;
  if (typeof prompt !== "string" || number === void 0) return void 0;
  const slot = await (0, import_chunk_Y4VNX2VG.readRunJson)(paths.slot(number), "slot");
  const same = (0, import_node_crypto.createHash)("sha256").update(prompt).digest("hex") === slot.packet.sha256;
  return same && slot.agent === agent ? slot : void 0;
}
async function bind(paths, planned, ledger, response) {
  const { slot, run } = planned;
  const agentId = typeof response["agentId"] === "string" ? response["agentId"] : "";
  const [state] = (0, import_chunk_PAWDXQ65.slotStates)([planned], ledger);
  if (state?.status === "stored") return `slot ${slot}: a reply is stored already`;
  if (state?.status === "failed")
    return `slot ${slot}: not stored, it was given up; call: ${await (0, import_chunk_QCNB2JM5.nextCommandAt)(paths, run)}`;
  const accepted = (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "accepted").find((e) => e.agentId === agentId);
  const lose = async (why) => {
    await (0, import_chunk_Y4VNX2VG.record)(paths, { kind: "lost", slot, why });
    return `slot ${slot}: not stored (${why}); call: ${await (0, import_chunk_QCNB2JM5.nextCommandAt)(paths, run)}`;
  };
  if (accepted === void 0) return lose(lossOf(ledger, agentId, response));
  if (accepted.slot !== void 0 && accepted.slot !== slot)
    return lose(`refused/wrong-slot: the reply names slot ${accepted.slot}`);
  const reply = await (0, import_chunk_WRWMQTCS.readBytes)(paths.reply(agentId));
  if ((0, import_node_crypto.createHash)("sha256").update(reply).digest("hex") !== accepted.sha256) {
    return lose("the kept reply is not the one that was accepted");
  }
  await (0, import_chunk_Y4VNX2VG.record)(paths, {
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
  const refused = (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "refused").find((e) => e.agentId === agentId);
  if (refused !== void 0) return refused.why;
  return response["status"] === "completed" ? "the agent ended without a reply that could be judged" : `the agent ended with status ${String(response["status"])}`;
}
function count(value) {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  postHook
});
});
