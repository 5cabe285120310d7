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
var import_chunk_EYREXAPI = require("./chunk-EYREXAPI.cjs");
var import_chunk_I2QQTFHH = require("./chunk-I2QQTFHH.cjs");
var import_chunk_NHWSWUHQ = require("./chunk-NHWSWUHQ.cjs");
var import_chunk_ECTCZI2R = require("./chunk-ECTCZI2R.cjs");
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
var packetCommand = {
  name: "packet",
  summary: "Prints the whole prompt that the agent of a slot is given",
  usage: "RUN/N",
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  run: async ({ positionals, cwd }) => {
    const { run, slot } = await (0, import_chunk_EYREXAPI.openSlot)(await (0, import_chunk_JKDDQQVM.openRepository)(cwd), (0, import_chunk_I2QQTFHH.positional)(positionals, "RUN/N"));
    return { status: 0, stdout: await (0, import_chunk_OCF75VPR.readBytes)(run.paths.packet((0, import_chunk_JH3OI66H.slotParts)(slot.slot)?.number ?? 0)) };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  packetCommand
});
