var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  replyCommand: () => replyCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_EYREXAPI = require("./chunk-EYREXAPI.cjs");
var import_chunk_I2QQTFHH = require("./chunk-I2QQTFHH.cjs");
var import_chunk_NHWSWUHQ = require("./chunk-NHWSWUHQ.cjs");
var import_chunk_5PFNO4FR = require("./chunk-5PFNO4FR.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_2EA3QXOK = require("./chunk-2EA3QXOK.cjs");
var import_chunk_AGQOQCLW = require("./chunk-AGQOQCLW.cjs");
var import_chunk_RSSNBF2E = require("./chunk-RSSNBF2E.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_Z2WZGHXV = require("./chunk-Z2WZGHXV.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_KO24IEJL = require("./chunk-KO24IEJL.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_GNZCOXAL = require("./chunk-GNZCOXAL.cjs");
var import_chunk_DFSBDAAB = require("./chunk-DFSBDAAB.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_4PH4C2GM = require("./chunk-4PH4C2GM.cjs");
var import_chunk_ECTCZI2R = require("./chunk-ECTCZI2R.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_JH3OI66H = require("./chunk-JH3OI66H.cjs");
var import_chunk_O3QJ2NHC = require("./chunk-O3QJ2NHC.cjs");
var import_chunk_FCSQHZBA = require("./chunk-FCSQHZBA.cjs");
var import_chunk_OCF75VPR = require("./chunk-OCF75VPR.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JKDDQQVM = require("./chunk-JKDDQQVM.cjs");
var import_chunk_YPFR65XC = require("./chunk-YPFR65XC.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var import_node_path = require("node:path");
var replyCommand = {
  name: "reply",
  summary: "Stores a reply that you bring to a slot of a run planned with --capture manual",
  usage: "RUN/N FILE|- [--keep]",
  flags: [
    {
      name: "keep",
      type: "boolean",
      summary: "store it although claims in it do not hold: they will be dropped"
    }
  ],
  takes: { least: 2, most: 2, paths: false },
  details: `The checks are those of the client's hooks: one strict JSON value of the agent's contract, with the slot's name.
When a claim in it does not hold, it is refused and told so, as an agent is sent back; --keep stores it all the same, and
those claims are dropped later. A stored reply cannot be replaced.`,
  run: async ({ positionals, flag, cwd, stdin }) => {
    const [, file = "-"] = positionals;
    const { run, slot } = await (0, import_chunk_EYREXAPI.openSlot)(await (0, import_chunk_JKDDQQVM.openRepository)(cwd), (0, import_chunk_I2QQTFHH.positional)(positionals, "RUN/N"));
    const bytes = file === "-" ? await stdin() : await (0, import_chunk_OCF75VPR.readBytes)((0, import_node_path.resolve)(cwd, file));
    const remarks = await (0, import_chunk_5PFNO4FR.storeByHand)(run, slot, bytes, flag("keep"));
    const stderr = remarks.map((remark) => `will be dropped: ${(0, import_chunk_PH7NNIX3.inertLine)(remark)}
`).join("");
    const stdout = `slot ${slot.slot}: stored, ${bytes.length} bytes; go on with: correctless next ${run.file.run}
`;
    return { status: 0, stdout, stderr };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  replyCommand
});
