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
var from_chunk_3532fb8f;
var from_chunk_3823f26a;
var from_chunk_79f878d1;
var from_chunk_aa30f698;
var from_chunk_b9b295a3;
var from_chunk_d1296144;
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
parts["stop-7DOR2N2Y"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stopHook: () => stopHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NCZO7JRG = parts["chunk-NCZO7JRG"]();
var import_chunk_IUEHL76E = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-IUEHL76E"]();
var import_chunk_JTWU4YW7 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-JTWU4YW7"]();
var import_chunk_N2C3CHI7 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-N2C3CHI7"]();
var import_chunk_3WZQDBCC = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-3WZQDBCC"]();
var import_chunk_L6S3CSHS = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_3P5B5MV4 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_ITMNBPAO = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_AASB22DL = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-AASB22DL"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_Q7W7FVXE = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Q7W7FVXE"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_AYIBMLG3 = (from_main ??= require("../main.cjs"))["chunk-AYIBMLG3"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_crypto = require("node:crypto");
async function requireAwaited(call) {
  const stored = new Set((0, import_chunk_XMW5SOGH.eventsOf)(call.ledger, "stored").map(({ slot }) => slot));
  const open = slotsCalled(call).filter((name) => !stored.has(name));
  const slots = await Promise.all(open.map((name) => slotFile(call.paths, name)));
  if (slots.some(({ agent }) => agent === call.agent)) return;
  throw new import_chunk_LTC5LSMU.Failure("refused/wrong-slot", `no slot of this session waits for a reply of ${call.agent}`, {
    hint: "nothing more is needed: end here"
  });
}
async function calledSlot(name, call) {
  const slot = slotsCalled(call).includes(name) ? await slotFile(call.paths, name) : void 0;
  if (slot?.agent === call.agent) return slot;
  throw new import_chunk_LTC5LSMU.Failure(
    "refused/wrong-slot",
    `the reply names slot ${name}, which this agent was not called for`,
    { hint: 'take the slot from the line "slot: \u2026" of the packet' }
  );
}
function slotsCalled({ ledger, session }) {
  return (0, import_chunk_XMW5SOGH.eventsOf)(ledger, "dispatched").filter((event) => event.session === session).map(({ slot }) => slot);
}
function slotFile(paths, name) {
  return (0, import_chunk_XMW5SOGH.readRunJson)(paths.slot((0, import_chunk_DRNRIY4A.slotParts)(name)?.number ?? 0), "slot");
}
var MAX_SENT_BACK = 2;
var MAX_SCORE_SENT_BACK = 1;
function decideStop(ledger, { agent, agentId }, judged) {
  const told = (0, import_chunk_XMW5SOGH.eventsOf)(ledger, "sent-back").filter((event) => event.agentId === agentId);
  if (judged.kind === "refused") {
    const { why, once: once2 } = judged;
    const isInVain = once2 && told.some((event) => event.why === why);
    return { kind: told.length < MAX_SENT_BACK && !isInVain ? "send-back" : "refuse", why };
  }
  const most = agent === "finding-scorer" ? MAX_SCORE_SENT_BACK : MAX_SENT_BACK;
  const { slot, once = [] } = judged;
  const remarks = [...judged.remarks, ...once];
  const isTold = (remark) => told.some(({ why }) => why.includes(remark));
  const isMendable = judged.remarks.length > 0 || once.some((remark) => !isTold(remark));
  return isMendable && told.length < most ? { kind: "send-back", why: remarks.join("\n") } : { kind: "keep", slot, remarks };
}
function isConcluded(ledger, agentId) {
  return ledger.some(
    (event) => (event.kind === "accepted" || event.kind === "refused") && event.agentId === agentId
  );
}
async function stopHook(agent, event, env) {
  const found = await (0, import_chunk_Q7W7FVXE.runOfSession)((0, import_chunk_Q7W7FVXE.startingFolders)(event.cwd, env), event.session_id);
  const agentId = event.agent_id;
  if (found === void 0 || typeof agentId !== "string") return import_chunk_3HBUPN4Z.goOn;
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(found.top, found.session.run);
  const ledger = await (0, import_chunk_XMW5SOGH.readLedgerUnchecked)(paths);
  if (isConcluded(ledger, agentId)) {
    await (0, import_chunk_XMW5SOGH.record)(paths, { kind: "ignored", agentId, agent, why: "a resumed agent cannot change its reply" });
    return import_chunk_3HBUPN4Z.goOn;
  }
  const reply = typeof event.last_assistant_message === "string" ? event.last_assistant_message : "";
  const repository = (0, import_chunk_NCZO7JRG.nearestRepository)(found.top) ?? await (0, import_chunk_YLVPOKUO.openRepository)(found.top);
  const file = await (0, import_chunk_XMW5SOGH.readRunJson)(paths.run, "run");
  const run = { repository, file, paths };
  const call = { paths, ledger, agent, session: found.session.session };
  const slotNamed = (name) => calledSlot(name, call);
  const slotAwaited = () => requireAwaited(call);
  const looks = (0, import_chunk_IUEHL76E.looksOf)(ledger, agentId);
  const { judged, kept } = await (0, import_chunk_JTWU4YW7.judgeReply)({ run, agent, reply, slotNamed, slotAwaited, looks }).then(async (judged2) => ({ judged: judged2, kept: await asKept(run, { agent, reply }, judged2) })).catch((error) => ({ judged: asRefusal(error), kept: Buffer.alloc(0) }));
  const decision = decideStop(ledger, { agent, agentId }, await inCleanWords(run, judged));
  return conclude(paths, { agent, agentId }, kept, decision);
}
async function asKept(run, { agent, reply }, judged) {
  return judged.kind === "refused" ? Buffer.alloc(0) : (0, import_chunk_JTWU4YW7.cleanReply)(run, agent, reply);
}
async function inCleanWords(run, judged) {
  if (judged.kind === "refused") return { ...judged, why: await (0, import_chunk_JTWU4YW7.cleanWords)(run, judged.why) };
  const clean = (remarks) => Promise.all(remarks.map((remark) => (0, import_chunk_JTWU4YW7.cleanWords)(run, remark)));
  return { ...judged, remarks: await clean(judged.remarks), once: await clean(judged.once ?? []) };
}
function asRefusal(error) {
  if (!(error instanceof import_chunk_LTC5LSMU.Failure) || !error.code.startsWith("refused/")) throw error;
  return { kind: "refused", why: (0, import_chunk_AYIBMLG3.failureText)(error).trimEnd(), once: false };
}
async function conclude(paths, who, kept, decision) {
  switch (decision.kind) {
    case "send-back":
      await (0, import_chunk_XMW5SOGH.record)(paths, { kind: "sent-back", ...who, why: decision.why });
      return (0, import_chunk_3HBUPN4Z.sendBack)(decision.why);
    case "refuse":
      await (0, import_chunk_XMW5SOGH.record)(paths, { kind: "refused", ...who, why: decision.why });
      return import_chunk_3HBUPN4Z.goOn;
    case "keep":
      await keep(paths, who.agentId, kept, decision);
      return import_chunk_3HBUPN4Z.goOn;
  }
}
async function keep(paths, agentId, bytes, { slot, remarks }) {
  await (0, import_chunk_HN2YRWHB.createFileOnce)(paths.reply(agentId), bytes);
  const sha256 = (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
  await (0, import_chunk_XMW5SOGH.record)(paths, {
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
