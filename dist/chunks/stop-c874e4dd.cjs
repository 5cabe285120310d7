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
var from_chunk_29d45e75;
var from_chunk_41c38ba8;
var from_chunk_636e74ba;
var from_chunk_945581a2;
var from_chunk_f13d5024;
var from_main;
parts["chunk-NCZO7JRG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nearestRepository: () => nearestRepository
});
module.exports = __toCommonJS(stdin_exports);
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
function nearestRepository(cwd) {
  try {
    for (const folder of upwards((0, import_node_fs.realpathSync)((0, import_node_path.resolve)(cwd)))) {
      if ((0, import_node_fs.existsSync)((0, import_node_path.join)(folder, "HEAD"))) return void 0;
      const gitDir = (0, import_node_path.join)(folder, ".git");
      const entry = (0, import_node_fs.lstatSync)(gitDir, { throwIfNoEntry: false });
      if (entry === void 0) continue;
      const user = process.getuid?.();
      const isOwn = entry.isDirectory() && entry.uid === user && (0, import_node_fs.lstatSync)(folder).uid === user;
      return isOwn && (0, import_node_fs.existsSync)((0, import_node_path.join)(gitDir, "HEAD")) ? { top: folder, gitDir } : void 0;
    }
  } catch {
  }
  return void 0;
}
function upwards(folder) {
  const above = (0, import_node_path.dirname)(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nearestRepository
});
});
parts["stop-VK2ABAAH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stopHook: () => stopHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NCZO7JRG = parts["chunk-NCZO7JRG"]();
var import_chunk_VG7FH4FM = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-VG7FH4FM"]();
var import_chunk_HPZ2MZCR = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-HPZ2MZCR"]();
var import_chunk_3VEJRVZY = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-3VEJRVZY"]();
var import_chunk_QZRNUFII = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-QZRNUFII"]();
var import_chunk_ZR3IHEY6 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZR3IHEY6"]();
var import_chunk_Y5FHDHJZ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-BLJONZEY"]();
var import_chunk_W7PXZJT7 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_7QSCTAWT = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-7QSCTAWT"]();
var import_chunk_DVMU3IHI = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-DVMU3IHI"]();
var import_chunk_OLOC3CPJ = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-COCIJOXI"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_6Y7LWF2A = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_5BAI5XGT = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-5BAI5XGT"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_N3MXA63Q = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_QSWJSGDG = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-QSWJSGDG"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_HJ4XJV55 = (from_main ??= require("../main.cjs"))["chunk-HJ4XJV55"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_crypto = require("node:crypto");
async function requireAwaited(call) {
  const stored = new Set((0, import_chunk_JPD5QLI3.eventsOf)(call.ledger, "stored").map(({ slot }) => slot));
  const open = slotsCalled(call).filter((name) => !stored.has(name));
  const slots = await Promise.all(open.map((name) => slotFile(call.paths, name)));
  if (slots.some(({ agent }) => agent === call.agent)) return;
  throw new import_chunk_TJ5KMKV5.Failure("refused/wrong-slot", `no slot of this session waits for a reply of ${call.agent}`, {
    hint: "nothing more is needed: end here"
  });
}
async function calledSlot(name, call) {
  const slot = slotsCalled(call).includes(name) ? await slotFile(call.paths, name) : void 0;
  if (slot?.agent === call.agent) return slot;
  throw new import_chunk_TJ5KMKV5.Failure(
    "refused/wrong-slot",
    `the reply names slot ${name}, which this agent was not called for`,
    { hint: 'take the slot from the line "slot: \u2026" of the packet' }
  );
}
function slotsCalled({ ledger, session }) {
  return (0, import_chunk_JPD5QLI3.eventsOf)(ledger, "dispatched").filter((event) => event.session === session).map(({ slot }) => slot);
}
function slotFile(paths, name) {
  return (0, import_chunk_JPD5QLI3.readRunJson)(paths.slot((0, import_chunk_7APCTLTW.slotParts)(name)?.number ?? 0), "slot");
}
var MAX_SENT_BACK = 2;
var MAX_SCORE_SENT_BACK = 1;
function decideStop(ledger, { agent, agentId }, judged) {
  const told = (0, import_chunk_JPD5QLI3.eventsOf)(ledger, "sent-back").filter((event) => event.agentId === agentId);
  if (judged.kind === "refused") {
    const { why, once } = judged;
    const isInVain = once && told.some((event) => event.why === why);
    return { kind: told.length < MAX_SENT_BACK && !isInVain ? "send-back" : "refuse", why };
  }
  const most = agent === "finding-scorer" ? MAX_SCORE_SENT_BACK : MAX_SENT_BACK;
  const { slot, remarks } = judged;
  return remarks.length > 0 && told.length < most ? { kind: "send-back", why: remarks.join("\n") } : { kind: "keep", slot, remarks };
}
function isConcluded(ledger, agentId) {
  return ledger.some(
    (event) => (event.kind === "accepted" || event.kind === "refused") && event.agentId === agentId
  );
}
async function stopHook(agent, event, env) {
  const found = await (0, import_chunk_QSWJSGDG.runOfSession)((0, import_chunk_QSWJSGDG.startingFolders)(event.cwd, env), event.session_id);
  const agentId = event.agent_id;
  if (found === void 0 || typeof agentId !== "string") return import_chunk_3HBUPN4Z.goOn;
  const paths = (0, import_chunk_7APCTLTW.runPaths)(found.top, found.session.run);
  const ledger = await (0, import_chunk_JPD5QLI3.readLedgerUnchecked)(paths);
  if (isConcluded(ledger, agentId)) {
    await (0, import_chunk_JPD5QLI3.record)(paths, { kind: "ignored", agentId, agent, why: "a resumed agent cannot change its reply" });
    return import_chunk_3HBUPN4Z.goOn;
  }
  const reply = typeof event.last_assistant_message === "string" ? event.last_assistant_message : "";
  const repository = (0, import_chunk_NCZO7JRG.nearestRepository)(found.top) ?? await (0, import_chunk_UDK7FCCO.openRepository)(found.top);
  const file = await (0, import_chunk_JPD5QLI3.readRunJson)(paths.run, "run");
  const run = { repository, file, paths };
  const call = { paths, ledger, agent, session: found.session.session };
  const slotNamed = (name) => calledSlot(name, call);
  const slotAwaited = () => requireAwaited(call);
  const looks = (0, import_chunk_VG7FH4FM.looksOf)(ledger, agentId);
  const { judged, kept } = await (0, import_chunk_HPZ2MZCR.judgeReply)({ run, agent, reply, slotNamed, slotAwaited, looks }).then(async (judged2) => ({ judged: judged2, kept: await asKept(run, { agent, reply }, judged2) })).catch((error) => ({ judged: asRefusal(error), kept: Buffer.alloc(0) }));
  const decision = decideStop(ledger, { agent, agentId }, await inCleanWords(run, judged));
  return conclude(paths, { agent, agentId }, kept, decision);
}
async function asKept(run, { agent, reply }, judged) {
  return judged.kind === "refused" ? Buffer.alloc(0) : (0, import_chunk_HPZ2MZCR.cleanReply)(run, agent, reply);
}
async function inCleanWords(run, judged) {
  if (judged.kind === "refused") return { ...judged, why: await (0, import_chunk_HPZ2MZCR.cleanWords)(run, judged.why) };
  return { ...judged, remarks: await Promise.all(judged.remarks.map((remark) => (0, import_chunk_HPZ2MZCR.cleanWords)(run, remark))) };
}
function asRefusal(error) {
  if (!(error instanceof import_chunk_TJ5KMKV5.Failure) || !error.code.startsWith("refused/")) throw error;
  return { kind: "refused", why: (0, import_chunk_HJ4XJV55.failureText)(error).trimEnd(), once: false };
}
async function conclude(paths, who, kept, decision) {
  switch (decision.kind) {
    case "send-back":
      await (0, import_chunk_JPD5QLI3.record)(paths, { kind: "sent-back", ...who, why: decision.why });
      return (0, import_chunk_3HBUPN4Z.sendBack)(decision.why);
    case "refuse":
      await (0, import_chunk_JPD5QLI3.record)(paths, { kind: "refused", ...who, why: decision.why });
      return import_chunk_3HBUPN4Z.goOn;
    case "keep":
      await keep(paths, who.agentId, kept, decision);
      return import_chunk_3HBUPN4Z.goOn;
  }
}
async function keep(paths, agentId, bytes, { slot, remarks }) {
  await (0, import_chunk_F2M6ALLY.createFileOnce)(paths.reply(agentId), bytes);
  const sha256 = (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
  await (0, import_chunk_JPD5QLI3.record)(paths, {
    kind: "accepted",
    agentId,
    ...slot === void 0 ? {} : { slot },
    sha256,
    bytes: bytes.length,
    remarks: [...remarks]
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stopHook
});
});
