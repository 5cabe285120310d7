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
var from_chunk_13fb92b2;
var from_chunk_39c5fcee;
var from_chunk_47ed0f17;
var from_chunk_5aaa8215;
var from_chunk_bb1b7c5b;
var from_chunk_e76f4c5d;
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
parts["stop-MZMDFUJK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stopHook: () => stopHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NCZO7JRG = parts["chunk-NCZO7JRG"]();
var import_chunk_EKUV3UKO = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-EKUV3UKO"]();
var import_chunk_767IHOWX = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-767IHOWX"]();
var import_chunk_I4LBIPHG = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-I4LBIPHG"]();
var import_chunk_OFITSVFV = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-OFITSVFV"]();
var import_chunk_T2RMYAKQ = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-T2RMYAKQ"]();
var import_chunk_BJYIZPHF = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-BJYIZPHF"]();
var import_chunk_RQL445DP = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_AASB22DL = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-37AYGRAF"]();
var import_chunk_EQDEURPC = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-EQDEURPC"]();
var import_chunk_OLOC3CPJ = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_YCSLEWCG = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_CQMX652T = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CQMX652T"]();
var import_chunk_4YYFZF6K = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-4YYFZF6K"]();
var import_chunk_NIRW6IER = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIRW6IER"]();
var import_chunk_OTZ2RVYM = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_YKRZYPRU = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_R5DXX5NI = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IJXJ7C2R = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_CKMVB2RJ = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_TSKNOAHT = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-TSKNOAHT"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_FMEPFE66 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-FMEPFE66"]();
var import_chunk_SMKJISEK = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_XKMPNDJX = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_7R4OZ5NR = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_WCK3D5U5 = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-N6P4XODE"]();
var import_chunk_DDY2BAOH = (from_main ??= require("../main.cjs"))["chunk-DDY2BAOH"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_crypto = require("node:crypto");
async function requireAwaited(call) {
  const stored = new Set((0, import_chunk_FMUGRUOW.eventsOf)(call.ledger, "stored").map(({ slot }) => slot));
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
  return (0, import_chunk_FMUGRUOW.eventsOf)(ledger, "dispatched").filter((event) => event.session === session).map(({ slot }) => slot);
}
function slotFile(paths, name) {
  return (0, import_chunk_FMUGRUOW.readRunJson)(paths.slot((0, import_chunk_SMKJISEK.slotParts)(name)?.number ?? 0), "slot");
}
var MAX_SENT_BACK = 2;
var MAX_SCORE_SENT_BACK = 1;
function decideStop(ledger, { agent, agentId }, judged) {
  const told = (0, import_chunk_FMUGRUOW.eventsOf)(ledger, "sent-back").filter((event) => event.agentId === agentId);
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
  const found = await (0, import_chunk_TSKNOAHT.runOfSession)((0, import_chunk_TSKNOAHT.startingFolders)(event.cwd, env), event.session_id);
  const agentId = event.agent_id;
  if (found === void 0 || typeof agentId !== "string") return import_chunk_3HBUPN4Z.goOn;
  const paths = (0, import_chunk_SMKJISEK.runPaths)(found.top, found.session.run);
  const ledger = await (0, import_chunk_FMUGRUOW.readLedgerUnchecked)(paths);
  if (isConcluded(ledger, agentId)) {
    await (0, import_chunk_FMUGRUOW.record)(paths, { kind: "ignored", agentId, agent, why: "a resumed agent cannot change its reply" });
    return import_chunk_3HBUPN4Z.goOn;
  }
  const reply = typeof event.last_assistant_message === "string" ? event.last_assistant_message : "";
  const repository = (0, import_chunk_NCZO7JRG.nearestRepository)(found.top) ?? await (0, import_chunk_YLVPOKUO.openRepository)(found.top);
  const file = await (0, import_chunk_FMUGRUOW.readRunJson)(paths.run, "run");
  const run = { repository, file, paths };
  const call = { paths, ledger, agent, session: found.session.session };
  const slotNamed = (name) => calledSlot(name, call);
  const slotAwaited = () => requireAwaited(call);
  const looks = (0, import_chunk_EKUV3UKO.looksOf)(ledger, agentId);
  const { judged, kept } = await (0, import_chunk_767IHOWX.judgeReply)({ run, agent, reply, slotNamed, slotAwaited, looks }).then(async (judged2) => ({ judged: judged2, kept: await asKept(run, { agent, reply }, judged2) })).catch((error) => ({ judged: asRefusal(error), kept: Buffer.alloc(0) }));
  const decision = decideStop(ledger, { agent, agentId }, await inCleanWords(run, judged));
  return conclude(paths, { agent, agentId }, kept, decision);
}
async function asKept(run, { agent, reply }, judged) {
  return judged.kind === "refused" ? Buffer.alloc(0) : (0, import_chunk_767IHOWX.cleanReply)(run, agent, reply);
}
async function inCleanWords(run, judged) {
  if (judged.kind === "refused") return { ...judged, why: await (0, import_chunk_767IHOWX.cleanWords)(run, judged.why) };
  const clean = (remarks) => Promise.all(remarks.map((remark) => (0, import_chunk_767IHOWX.cleanWords)(run, remark)));
  return { ...judged, remarks: await clean(judged.remarks), once: await clean(judged.once ?? []) };
}
function asRefusal(error) {
  if (!(error instanceof import_chunk_LTC5LSMU.Failure) || !error.code.startsWith("refused/")) throw error;
  return { kind: "refused", why: (0, import_chunk_DDY2BAOH.failureText)(error).trimEnd(), once: false };
}
async function conclude(paths, who, kept, decision) {
  switch (decision.kind) {
    case "send-back":
      await (0, import_chunk_FMUGRUOW.record)(paths, { kind: "sent-back", ...who, why: decision.why });
      return (0, import_chunk_3HBUPN4Z.sendBack)(decision.why);
    case "refuse":
      await (0, import_chunk_FMUGRUOW.record)(paths, { kind: "refused", ...who, why: decision.why });
      return import_chunk_3HBUPN4Z.goOn;
    case "keep":
      await keep(paths, who.agentId, kept, decision);
      return import_chunk_3HBUPN4Z.goOn;
  }
}
async function keep(paths, agentId, bytes, { slot, remarks }) {
  await (0, import_chunk_RN53RASZ.createFileOnce)(paths.reply(agentId), bytes);
  const sha256 = (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
  await (0, import_chunk_FMUGRUOW.record)(paths, {
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
