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
var from_chunk_455cb773;
var from_chunk_5a0a0c3a;
var from_chunk_cb1152f4;
var from_chunk_ce460e8a;
var from_chunk_dd800a30;
var from_chunk_eeed2bd7;
var from_chunk_fb419460;
var from_pre_c7721268;
var from_reply_aafd3c32;
var from_main;
parts["give-up-HBIRZ3BO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  giveUpCommand: () => giveUpCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AT55GILC = (from_reply_aafd3c32 ??= require("./reply-aafd3c32.cjs"))["chunk-AT55GILC"]();
var import_chunk_NBBLTD3G = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_LJLFXYGJ = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-LJLFXYGJ"]();
var import_chunk_PJCKJZTS = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-PJCKJZTS"]();
var import_chunk_V3XE7K2X = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-V3XE7K2X"]();
var import_chunk_3MXG33XH = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-3MXG33XH"]();
var import_chunk_OFITSVFV = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OFITSVFV"]();
var import_chunk_RQL445DP = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_XYANDYOJ = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_BLJONZEY = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-BLJONZEY"]();
var import_chunk_AASB22DL = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_E3UQWCU5 = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-E3UQWCU5"]();
var import_chunk_OLOC3CPJ = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_Q62ZAWBG = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-Q62ZAWBG"]();
var import_chunk_NOGNXHRU = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2FBAYLT6 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-2FBAYLT6"]();
var import_chunk_OTZ2RVYM = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_RSP5V4ZV = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_H35HTWH6 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-H35HTWH6"]();
var import_chunk_LXVX7EQX = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-LXVX7EQX"]();
var import_chunk_SMKJISEK = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_XT3VKKCA = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-XT3VKKCA"]();
var import_chunk_CGRJKUFD = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-CGRJKUFD"]();
var import_chunk_7R4OZ5NR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_JU422HDE = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-JU422HDE"]();
var import_chunk_WCK3D5U5 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_R4DMVLKO = (from_chunk_ce460e8a ??= require("./chunk-ce460e8a.cjs"))["chunk-R4DMVLKO"]();
var import_chunk_TDLACVAW = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function giveUpSlot(run, slot) {
  if (run.file.captured !== "manual") {
    throw new import_chunk_VNW4R5LF.Failure("run/captured-by-hooks", `run ${run.file.run} is filled by the client's hooks`, {
      hint: `what its agents do not answer is given up by itself: ${(0, import_chunk_H35HTWH6.nextCommand)(run.file)}`
    });
  }
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  if (!isOpen) throw (0, import_chunk_LJLFXYGJ.takesNoReply)(run, slot);
  await (0, import_chunk_JU422HDE.record)(run.paths, { kind: "given-up", slots: [slot.slot], why: "it was given up on purpose" });
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
    const { run, slot } = await (0, import_chunk_AT55GILC.openSlot)(await (0, import_chunk_D66PGRUA.openRepository)(cwd), (0, import_chunk_NBBLTD3G.positional)(positionals, "RUN/N"));
    await giveUpSlot(run, slot);
    const next = (0, import_chunk_H35HTWH6.nextCommand)(run.file);
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
