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
var import_chunk_WSUDGM7G = require("./chunk-WSUDGM7G.cjs");
var import_chunk_XMU6LWRX = require("./chunk-XMU6LWRX.cjs");
var import_chunk_RNYARYVQ = require("./chunk-RNYARYVQ.cjs");
var import_chunk_IG2FGOKM = require("./chunk-IG2FGOKM.cjs");
var import_chunk_A36D263R = require("./chunk-A36D263R.cjs");
var import_chunk_K2ZAIKWT = require("./chunk-K2ZAIKWT.cjs");
var import_chunk_UESE6YC2 = require("./chunk-UESE6YC2.cjs");
var import_chunk_I7LNFJN7 = require("./chunk-I7LNFJN7.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_5SSH33IW = require("./chunk-5SSH33IW.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_OBVD3X5N = require("./chunk-OBVD3X5N.cjs");
var import_chunk_C3MVFUIJ = require("./chunk-C3MVFUIJ.cjs");
var import_chunk_LTVI5WJG = require("./chunk-LTVI5WJG.cjs");
var import_chunk_TNHOAIB2 = require("./chunk-TNHOAIB2.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_4C2DUJDG = require("./chunk-4C2DUJDG.cjs");
var import_chunk_XSV6NPDF = require("./chunk-XSV6NPDF.cjs");
var import_chunk_ZU5RHIBG = require("./chunk-ZU5RHIBG.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_YD7KA3J5 = require("./chunk-YD7KA3J5.cjs");
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
    const { run, slot } = await (0, import_chunk_WSUDGM7G.openSlot)(await (0, import_chunk_C3MVFUIJ.openRepository)(cwd), (0, import_chunk_XMU6LWRX.positional)(positionals, "RUN/N"));
    const bytes = file === "-" ? await stdin() : await (0, import_chunk_ZU5RHIBG.readBytes)((0, import_node_path.resolve)(cwd, file));
    const remarks = await (0, import_chunk_IG2FGOKM.storeByHand)(run, slot, bytes);
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
