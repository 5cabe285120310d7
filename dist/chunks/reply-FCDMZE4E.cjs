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
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_K2FTSSU4 = require("./chunk-K2FTSSU4.cjs");
var import_chunk_353ZBKU6 = require("./chunk-353ZBKU6.cjs");
var import_chunk_WI3WIAEP = require("./chunk-WI3WIAEP.cjs");
var import_chunk_5BR24YUK = require("./chunk-5BR24YUK.cjs");
var import_chunk_ELDVBZSK = require("./chunk-ELDVBZSK.cjs");
var import_chunk_SXSGO6LM = require("./chunk-SXSGO6LM.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_WVR735OG = require("./chunk-WVR735OG.cjs");
var import_chunk_MZTGER7V = require("./chunk-MZTGER7V.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_OQGYYWEI = require("./chunk-OQGYYWEI.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_5445BYDW = require("./chunk-5445BYDW.cjs");
var import_chunk_ZNZE32W7 = require("./chunk-ZNZE32W7.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_HSMLU6WK = require("./chunk-HSMLU6WK.cjs");
var import_chunk_MYXZI2RE = require("./chunk-MYXZI2RE.cjs");
var import_chunk_T2YWPMGN = require("./chunk-T2YWPMGN.cjs");
var import_chunk_UIQGK3HJ = require("./chunk-UIQGK3HJ.cjs");
var import_chunk_BCECQ4U4 = require("./chunk-BCECQ4U4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_DVETH7DV = require("./chunk-DVETH7DV.cjs");
var import_chunk_QCV6QELS = require("./chunk-QCV6QELS.cjs");
var import_chunk_FA77MLIE = require("./chunk-FA77MLIE.cjs");
var import_chunk_CC3FTJ7K = require("./chunk-CC3FTJ7K.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JMQKZG5L = require("./chunk-JMQKZG5L.cjs");
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
    const { run, slot } = await (0, import_chunk_353ZBKU6.openSlot)(await (0, import_chunk_MYXZI2RE.openRepository)(cwd), (0, import_chunk_WI3WIAEP.positional)(positionals, "RUN/N"));
    const bytes = file === "-" ? await stdin() : await (0, import_chunk_CC3FTJ7K.readBytes)((0, import_node_path.resolve)(cwd, file));
    const remarks = await (0, import_chunk_K2FTSSU4.storeByHand)(run, slot, bytes, flag("keep"));
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
