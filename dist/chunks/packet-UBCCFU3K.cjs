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
var import_chunk_WSUDGM7G = require("./chunk-WSUDGM7G.cjs");
var import_chunk_XMU6LWRX = require("./chunk-XMU6LWRX.cjs");
var import_chunk_RNYARYVQ = require("./chunk-RNYARYVQ.cjs");
var import_chunk_C3MVFUIJ = require("./chunk-C3MVFUIJ.cjs");
var import_chunk_LTVI5WJG = require("./chunk-LTVI5WJG.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_4C2DUJDG = require("./chunk-4C2DUJDG.cjs");
var import_chunk_XSV6NPDF = require("./chunk-XSV6NPDF.cjs");
var import_chunk_ZU5RHIBG = require("./chunk-ZU5RHIBG.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_YD7KA3J5 = require("./chunk-YD7KA3J5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var packetCommand = {
  name: "packet",
  summary: "Prints the whole prompt that the agent of a slot is given",
  usage: "RUN/N",
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  run: async ({ positionals, cwd }) => {
    const { run, slot } = await (0, import_chunk_WSUDGM7G.openSlot)(await (0, import_chunk_C3MVFUIJ.openRepository)(cwd), (0, import_chunk_XMU6LWRX.positional)(positionals, "RUN/N"));
    return { status: 0, stdout: await (0, import_chunk_ZU5RHIBG.readBytes)(run.paths.packet((0, import_chunk_4C2DUJDG.slotParts)(slot.slot)?.number ?? 0)) };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  packetCommand
});
