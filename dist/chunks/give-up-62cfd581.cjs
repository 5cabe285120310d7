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
var from_chunk_05d639e2;
var from_chunk_09c51848;
var from_chunk_207f101d;
var from_chunk_3d4247f8;
var from_chunk_4ed73501;
var from_chunk_7e1c676c;
var from_chunk_b778d404;
var from_chunk_c9dfc941;
var from_chunk_e1032810;
var from_pre_88a614f7;
var from_reply_b0357fee;
var from_main;
parts["give-up-IT7DS2B3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  giveUpCommand: () => giveUpCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Z5E7G4QF = (from_reply_b0357fee ??= require("./reply-b0357fee.cjs"))["chunk-Z5E7G4QF"]();
var import_chunk_S3K5MMUH = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_X7JX2L6V = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-X7JX2L6V"]();
var import_chunk_LULTQMGR = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-LULTQMGR"]();
var import_chunk_V5BWT6PQ = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-V5BWT6PQ"]();
var import_chunk_MU27QCO3 = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-MU27QCO3"]();
var import_chunk_OFITSVFV = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OFITSVFV"]();
var import_chunk_D2F4GZEI = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-D2F4GZEI"]();
var import_chunk_3NWS2FOW = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-3NWS2FOW"]();
var import_chunk_RQL445DP = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_OWFAV7E6 = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5FHDHJZ = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLJONZEY"]();
var import_chunk_T5AUFXCJ = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-T5AUFXCJ"]();
var import_chunk_3P5B5MV4 = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_NIGIMF4N = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_EQDEURPC = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-EQDEURPC"]();
var import_chunk_OLOC3CPJ = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_YCSLEWCG = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_IJXJ7C2R = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_CQMX652T = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-CQMX652T"]();
var import_chunk_4YYFZF6K = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-4YYFZF6K"]();
var import_chunk_BLMYTWFS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLMYTWFS"]();
var import_chunk_37AYGRAF = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_YKRZYPRU = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_R5DXX5NI = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_VUZR2LXR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-VUZR2LXR"]();
var import_chunk_DUUH6XJL = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_Z6IWSI3A = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-Z6IWSI3A"]();
var import_chunk_7R4OZ5NR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A6JCCCLN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_5YYKEXL5 = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-5YYKEXL5"]();
var import_chunk_AASB22DL = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-AASB22DL"]();
var import_chunk_RM4DF3K7 = (from_main ??= require("../main.cjs"))["chunk-RM4DF3K7"]();
var import_chunk_ME4LCTXO = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-ME4LCTXO"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_WCK3D5U5 = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_N6PILOQF = (from_chunk_4ed73501 ??= require("./chunk-4ed73501.cjs"))["chunk-N6PILOQF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-N6P4XODE"]();
var import_chunk_XKMPNDJX = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function giveUpSlot(run, slot) {
  if (run.file.captured !== "manual") {
    throw new import_chunk_LTC5LSMU.Failure("run/captured-by-hooks", `run ${run.file.run} is filled by the client's hooks`, {
      hint: `what its agents do not answer is given up by itself: ${(0, import_chunk_ME4LCTXO.nextCommand)(run.file)}`
    });
  }
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  if (!isOpen) throw (0, import_chunk_X7JX2L6V.takesNoReply)(run, slot);
  await (0, import_chunk_HEILT7NF.record)(run.paths, { kind: "given-up", slots: [slot.slot], why: "it was given up on purpose" });
}
var giveUpCommand = {
  name: "give-up",
  summary: "Takes a slot of a run planned with --capture manual off the offer, without a reply",
  usage: "RUN/N",
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  details: `What it would have reviewed counts as not reviewed, so the run ends incomplete, with status 3. Nothing is lost:
\`correctless next RUN --retry\` puts the slot on offer again.`,
  run: async ({ positionals, cwd }) => {
    const { run, slot } = await (0, import_chunk_Z5E7G4QF.openSlot)(await (0, import_chunk_YLVPOKUO.openRepository)(cwd), (0, import_chunk_S3K5MMUH.positional)(positionals, "RUN/N"));
    await giveUpSlot(run, slot);
    const next = (0, import_chunk_ME4LCTXO.nextCommand)(run.file);
    const stdout = `slot ${slot.slot}: given up, not reviewed; go on with: ${next}, or open it again: ${next} --retry
`;
    return { status: 0, stdout };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  giveUpCommand
});
});
