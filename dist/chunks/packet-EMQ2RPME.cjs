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
  packetCommand: () => packetCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LZRSMFPY = require("./chunk-LZRSMFPY.cjs");
var import_chunk_SKAYXTDP = require("./chunk-SKAYXTDP.cjs");
var import_chunk_73JH6WGP = require("./chunk-73JH6WGP.cjs");
var import_chunk_LTVI5WJG = require("./chunk-LTVI5WJG.cjs");
var import_chunk_A4AG3CPL = require("./chunk-A4AG3CPL.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_Q5LELE6T = require("./chunk-Q5LELE6T.cjs");
var import_chunk_UY3QHLU5 = require("./chunk-UY3QHLU5.cjs");
var import_chunk_K3W6J5NF = require("./chunk-K3W6J5NF.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_SSHDEH5X = require("./chunk-SSHDEH5X.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var packetCommand = {
  name: "packet",
  summary: "Prints the whole prompt that the agent of a slot is given",
  usage: "RUN/N",
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  run: async ({ positionals, cwd }) => {
    const { run, slot } = await (0, import_chunk_LZRSMFPY.openSlot)(await (0, import_chunk_A4AG3CPL.openRepository)(cwd), (0, import_chunk_SKAYXTDP.positional)(positionals, "RUN/N"));
    return { status: 0, stdout: await (0, import_chunk_K3W6J5NF.readBytes)(run.paths.packet((0, import_chunk_Q5LELE6T.slotParts)(slot.slot)?.number ?? 0)) };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  packetCommand
});
