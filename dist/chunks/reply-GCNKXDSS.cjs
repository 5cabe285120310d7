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
var import_chunk_ZDLQETVC = require("./chunk-ZDLQETVC.cjs");
var import_chunk_LZRSMFPY = require("./chunk-LZRSMFPY.cjs");
var import_chunk_SKAYXTDP = require("./chunk-SKAYXTDP.cjs");
var import_chunk_73JH6WGP = require("./chunk-73JH6WGP.cjs");
var import_chunk_LTVI5WJG = require("./chunk-LTVI5WJG.cjs");
var import_chunk_KJRMYYSD = require("./chunk-KJRMYYSD.cjs");
var import_chunk_R6T4ZHMR = require("./chunk-R6T4ZHMR.cjs");
var import_chunk_NEEP52HI = require("./chunk-NEEP52HI.cjs");
var import_chunk_2H7Y2AGY = require("./chunk-2H7Y2AGY.cjs");
var import_chunk_62M6WSP7 = require("./chunk-62M6WSP7.cjs");
var import_chunk_KEIQETRH = require("./chunk-KEIQETRH.cjs");
var import_chunk_DNDT22K6 = require("./chunk-DNDT22K6.cjs");
var import_chunk_A4AG3CPL = require("./chunk-A4AG3CPL.cjs");
var import_chunk_TSXWOWZV = require("./chunk-TSXWOWZV.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_Q5LELE6T = require("./chunk-Q5LELE6T.cjs");
var import_chunk_UY3QHLU5 = require("./chunk-UY3QHLU5.cjs");
var import_chunk_K3W6J5NF = require("./chunk-K3W6J5NF.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_SSHDEH5X = require("./chunk-SSHDEH5X.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var import_node_path = require("node:path");
var replyCommand = {
  name: "reply",
  summary: "Stores a reply that you bring to a slot of a run planned with --capture manual",
  usage: "RUN/N FILE|-",
  flags: [],
  takes: { least: 2, most: 2, paths: false },
  details: `The checks are those of the client's hooks: one strict JSON value of the agent's contract, with the slot's name.
What it claims and does not hold is named on stderr; those claims will be dropped. A stored reply cannot be replaced.`,
  run: async ({ positionals, cwd, stdin }) => {
    const [, file = "-"] = positionals;
    const { run, slot } = await (0, import_chunk_LZRSMFPY.openSlot)(await (0, import_chunk_A4AG3CPL.openRepository)(cwd), (0, import_chunk_SKAYXTDP.positional)(positionals, "RUN/N"));
    const bytes = file === "-" ? await stdin() : await (0, import_chunk_K3W6J5NF.readBytes)((0, import_node_path.resolve)(cwd, file));
    const remarks = await (0, import_chunk_ZDLQETVC.storeByHand)(run, slot, bytes);
    const stderr = remarks.map((remark) => `remark: ${remark}
`).join("");
    return { status: 0, stdout: `slot ${slot.slot}: stored, ${bytes.length} bytes
`, stderr };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  replyCommand
});
