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
var import_chunk_AG2U4D2S = require("./chunk-AG2U4D2S.cjs");
var import_chunk_IWYSOLKZ = require("./chunk-IWYSOLKZ.cjs");
var import_chunk_XMU6LWRX = require("./chunk-XMU6LWRX.cjs");
var import_chunk_GVPCVPTZ = require("./chunk-GVPCVPTZ.cjs");
var import_chunk_LTVI5WJG = require("./chunk-LTVI5WJG.cjs");
var import_chunk_57AFB63Z = require("./chunk-57AFB63Z.cjs");
var import_chunk_KSFCW3LY = require("./chunk-KSFCW3LY.cjs");
var import_chunk_NEEP52HI = require("./chunk-NEEP52HI.cjs");
var import_chunk_VTCGJ6TN = require("./chunk-VTCGJ6TN.cjs");
var import_chunk_2NLHI2M6 = require("./chunk-2NLHI2M6.cjs");
var import_chunk_EWCWPSE4 = require("./chunk-EWCWPSE4.cjs");
var import_chunk_5SSH33IW = require("./chunk-5SSH33IW.cjs");
var import_chunk_C3MVFUIJ = require("./chunk-C3MVFUIJ.cjs");
var import_chunk_TSXWOWZV = require("./chunk-TSXWOWZV.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_TILPYRTG = require("./chunk-TILPYRTG.cjs");
var import_chunk_D3DP3OJX = require("./chunk-D3DP3OJX.cjs");
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
    const { run, slot } = await (0, import_chunk_IWYSOLKZ.openSlot)(await (0, import_chunk_C3MVFUIJ.openRepository)(cwd), (0, import_chunk_XMU6LWRX.positional)(positionals, "RUN/N"));
    const bytes = file === "-" ? await stdin() : await (0, import_chunk_ZU5RHIBG.readBytes)((0, import_node_path.resolve)(cwd, file));
    const remarks = await (0, import_chunk_AG2U4D2S.storeByHand)(run, slot, bytes);
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
