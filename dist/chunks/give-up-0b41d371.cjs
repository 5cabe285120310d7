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
var from_chunk_0f05ec40;
var from_chunk_49735023;
var from_chunk_4b783c96;
var from_chunk_9d2a2c00;
var from_chunk_ba7abb9c;
var from_chunk_d5530e71;
var from_chunk_fd187cc6;
var from_pre_4e3da236;
var from_reply_b9706212;
var from_main;
parts["give-up-2LAB2ECL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  giveUpCommand: () => giveUpCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5BXZBHMD = (from_reply_b9706212 ??= require("./reply-b9706212.cjs"))["chunk-5BXZBHMD"]();
var import_chunk_NBBLTD3G = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_XNNFOI3H = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-XNNFOI3H"]();
var import_chunk_O66TJFNY = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-O66TJFNY"]();
var import_chunk_X2WJDM2I = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-X2WJDM2I"]();
var import_chunk_IVFRSQWK = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-IVFRSQWK"]();
var import_chunk_UHSTSU6V = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_XYANDYOJ = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_BLJONZEY = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-BLJONZEY"]();
var import_chunk_AASB22DL = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_E3UQWCU5 = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-E3UQWCU5"]();
var import_chunk_OLOC3CPJ = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-COCIJOXI"]();
var import_chunk_Q62ZAWBG = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-Q62ZAWBG"]();
var import_chunk_A4HCJ4TN = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-A4HCJ4TN"]();
var import_chunk_GFGFQTWA = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_TI7WKPHX = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-TI7WKPHX"]();
var import_chunk_OTZ2RVYM = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_7AQJ2AX2 = (from_main ??= require("../main.cjs"))["chunk-7AQJ2AX2"]();
var import_chunk_RSP5V4ZV = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_6V3URSKL = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-6V3URSKL"]();
var import_chunk_UKNUG25L = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-UKNUG25L"]();
var import_chunk_SMKJISEK = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_YI2CIEZ2 = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-YI2CIEZ2"]();
var import_chunk_VONXIK5O = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-VONXIK5O"]();
var import_chunk_7R4OZ5NR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AE7HF43W = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AE7HF43W"]();
var import_chunk_WCK3D5U5 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_NJ3C7H5I = (from_chunk_0f05ec40 ??= require("./chunk-0f05ec40.cjs"))["chunk-NJ3C7H5I"]();
var import_chunk_TDLACVAW = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function giveUpSlot(run, slot) {
  if (run.file.captured !== "manual") {
    throw new import_chunk_VNW4R5LF.Failure("run/captured-by-hooks", `run ${run.file.run} is filled by the client's hooks`, {
      hint: `what its agents do not answer is given up by itself: ${(0, import_chunk_6V3URSKL.nextCommand)(run.file)}`
    });
  }
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  if (!isOpen) throw (0, import_chunk_XNNFOI3H.takesNoReply)(run, slot);
  await (0, import_chunk_AE7HF43W.record)(run.paths, { kind: "given-up", slots: [slot.slot], why: "it was given up on purpose" });
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
    const { run, slot } = await (0, import_chunk_5BXZBHMD.openSlot)(await (0, import_chunk_D66PGRUA.openRepository)(cwd), (0, import_chunk_NBBLTD3G.positional)(positionals, "RUN/N"));
    await giveUpSlot(run, slot);
    const next = (0, import_chunk_6V3URSKL.nextCommand)(run.file);
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
