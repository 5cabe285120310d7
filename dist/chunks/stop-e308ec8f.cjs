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
var from_chunk_135c2660;
var from_chunk_6154375f;
var from_chunk_6d27c720;
var from_chunk_b330e460;
var from_chunk_e3f3a058;
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
parts["stop-PDE73L67"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stopHook: () => stopHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NCZO7JRG = parts["chunk-NCZO7JRG"]();
var import_chunk_W5ZRZBIG = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-W5ZRZBIG"]();
var import_chunk_LKQPUD2R = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-LKQPUD2R"]();
var import_chunk_K4ZGMFTH = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-K4ZGMFTH"]();
var import_chunk_UJ2N3LMR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-UJ2N3LMR"]();
var import_chunk_2OVJOPRS = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-2OVJOPRS"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_KILPOJOR = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-KILPOJOR"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_AYSB4XVR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-AYSB4XVR"]();
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_OEHHRI3P = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-OEHHRI3P"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_AASB22DL = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-AASB22DL"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_LSZERX64 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-LSZERX64"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_L6TL3TS4 = (from_main ??= require("../main.cjs"))["chunk-L6TL3TS4"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_crypto = require("node:crypto");
async function requireAwaited(call) {
  const stored = new Set((0, import_chunk_Y4VNX2VG.eventsOf)(call.ledger, "stored").map(({ slot }) => slot));
  const open = slotsCalled(call).filter((name) => !stored.has(name));
  const slots = await Promise.all(open.map((name) => slotFile(call.paths, name)));
  if (slots.some(({ agent }) => agent === call.agent)) return;
  throw new import_chunk_J3I4R3VV.Failure("refused/wrong-slot", `no slot of this session waits for a reply of ${call.agent}`, {
    hint: "nothing more is needed: end here"
  });
}
async function calledSlot(name, call) {
  const slot = slotsCalled(call).includes(name) ? await slotFile(call.paths, name) : void 0;
  if (slot?.agent === call.agent) return slot;
  throw new import_chunk_J3I4R3VV.Failure(
    "refused/wrong-slot",
    `the reply names slot ${name}, which this agent was not called for`,
    { hint: 'take the slot from the line "slot: \u2026" of the packet' }
  );
}
function slotsCalled({ ledger, session }) {
  return (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "dispatched").filter((event) => event.session === session).map(({ slot }) => slot);
}
function slotFile(paths, name) {
  return (0, import_chunk_Y4VNX2VG.readRunJson)(paths.slot((0, import_chunk_DRNRIY4A.slotParts)(name)?.number ?? 0), "slot");
}
var MAX_SENT_BACK = 2;
var MAX_SCORE_SENT_BACK = 1;
function decideStop(ledger, { agent, agentId }, judged) {
  const told = (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "sent-back").filter((event) => event.agentId === agentId);
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
  const found = await (0, import_chunk_LSZERX64.runOfSession)((0, import_chunk_LSZERX64.startingFolders)(event.cwd, env), event.session_id);
  const agentId = event.agent_id;
  if (found === void 0 || typeof agentId !== "string") return import_chunk_3HBUPN4Z.goOn;
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(found.top, found.session.run);
  const ledger = await (0, import_chunk_Y4VNX2VG.readLedgerUnchecked)(paths);
  if (isConcluded(ledger, agentId)) {
    await (0, import_chunk_Y4VNX2VG.record)(paths, { kind: "ignored", agentId, agent, why: "a resumed agent cannot change its reply" });
    return import_chunk_3HBUPN4Z.goOn;
  }
  const reply = typeof event.last_assistant_message === "string" ? event.last_assistant_message : "";
  const repository = (0, import_chunk_NCZO7JRG.nearestRepository)(found.top) ?? await (0, import_chunk_SD67457G.openRepository)(found.top);
  const file = await (0, import_chunk_Y4VNX2VG.readRunJson)(paths.run, "run");
  const run = { repository, file, paths };
  const call = { paths, ledger, agent, session: found.session.session };
  const slotNamed = (name) => calledSlot(name, call);
  const slotAwaited = () => requireAwaited(call);
  const looks = (0, import_chunk_W5ZRZBIG.looksOf)(ledger, agentId);
  const { judged, kept } = await (0, import_chunk_LKQPUD2R.judgeReply)({ run, agent, reply, slotNamed, slotAwaited, looks }).then(async (judged2) => ({ judged: judged2, kept: await asKept(run, { agent, reply }, judged2) })).catch((error) => ({ judged: asRefusal(error), kept: Buffer.alloc(0) }));
  const decision = decideStop(ledger, { agent, agentId }, await inCleanWords(run, judged));
  return conclude(paths, { agent, agentId }, kept, decision);
}
async function asKept(run, { agent, reply }, judged) {
  return judged.kind === "refused" ? Buffer.alloc(0) : (0, import_chunk_LKQPUD2R.cleanReply)(run, agent, reply);
}
async function inCleanWords(run, judged) {
  if (judged.kind === "refused") return { ...judged, why: await (0, import_chunk_LKQPUD2R.cleanWords)(run, judged.why) };
  const clean = (remarks) => Promise.all(remarks.map((remark) => (0, import_chunk_LKQPUD2R.cleanWords)(run, remark)));
  return { ...judged, remarks: await clean(judged.remarks), once: await clean(judged.once ?? []) };
}
function asRefusal(error) {
  if (!(error instanceof import_chunk_J3I4R3VV.Failure) || !error.code.startsWith("refused/")) throw error;
  return { kind: "refused", why: (0, import_chunk_L6TL3TS4.failureText)(error).trimEnd(), once: false };
}
async function conclude(paths, who, kept, decision) {
  switch (decision.kind) {
    case "send-back":
      await (0, import_chunk_Y4VNX2VG.record)(paths, { kind: "sent-back", ...who, why: decision.why });
      return (0, import_chunk_3HBUPN4Z.sendBack)(decision.why);
    case "refuse":
      await (0, import_chunk_Y4VNX2VG.record)(paths, { kind: "refused", ...who, why: decision.why });
      return import_chunk_3HBUPN4Z.goOn;
    case "keep":
      await keep(paths, who.agentId, kept, decision);
      return import_chunk_3HBUPN4Z.goOn;
  }
}
async function keep(paths, agentId, bytes, { slot, remarks }) {
  await (0, import_chunk_WRWMQTCS.createFileOnce)(paths.reply(agentId), bytes);
  const sha256 = (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
  await (0, import_chunk_Y4VNX2VG.record)(paths, {
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
