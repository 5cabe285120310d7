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
var from_chunk_242c50fb;
var from_chunk_39c5fcee;
var from_chunk_4f46a8e7;
var from_chunk_53f13f11;
var from_chunk_8b330ff3;
var from_chunk_b3f3b87a;
var from_chunk_d98ecfd8;
var from_chunk_e3d66684;
var from_chunk_fc239c5f;
var from_pre_ad3b00a3;
var from_reply_1ef63b98;
var from_main;
parts["give-up-UQ2KVUVG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  giveUpCommand: () => giveUpCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JXFXV3DP = (from_reply_1ef63b98 ??= require("./reply-1ef63b98.cjs"))["chunk-JXFXV3DP"]();
var import_chunk_NBBLTD3G = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_MALT4TJT = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-MALT4TJT"]();
var import_chunk_Z3YBCKDZ = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-Z3YBCKDZ"]();
var import_chunk_ZWMIQIY4 = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-ZWMIQIY4"]();
var import_chunk_7MBYR3TH = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-7MBYR3TH"]();
var import_chunk_OFITSVFV = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OFITSVFV"]();
var import_chunk_XSOI7GQL = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-XSOI7GQL"]();
var import_chunk_K6YYFFOF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-K6YYFFOF"]();
var import_chunk_RQL445DP = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_AASB22DL = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_NOGNXHRU = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_BSMFZR5B = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BSMFZR5B"]();
var import_chunk_ZWQARH24 = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-ZWQARH24"]();
var import_chunk_SMKJISEK = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MZ5XJGTC = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-MZ5XJGTC"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function giveUpSlot(run, slot) {
  if (run.file.captured !== "manual") {
    throw new import_chunk_VNW4R5LF.Failure("run/captured-by-hooks", `run ${run.file.run} is filled by the client's hooks`, {
      hint: `what its agents do not answer is given up by itself: ${(0, import_chunk_BSMFZR5B.nextCommand)(run.file)}`
    });
  }
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  if (!isOpen) throw (0, import_chunk_MALT4TJT.takesNoReply)(run, slot);
  await (0, import_chunk_BCHXWA3P.record)(run.paths, { kind: "given-up", slots: [slot.slot], why: "it was given up on purpose" });
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
    const { run, slot } = await (0, import_chunk_JXFXV3DP.openSlot)(await (0, import_chunk_D66PGRUA.openRepository)(cwd), (0, import_chunk_NBBLTD3G.positional)(positionals, "RUN/N"));
    await giveUpSlot(run, slot);
    const next = (0, import_chunk_BSMFZR5B.nextCommand)(run.file);
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
