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
var import_chunk_X7X7FV7F = require("./chunk-X7X7FV7F.cjs");
var import_chunk_GEPUIZLA = require("./chunk-GEPUIZLA.cjs");
var import_chunk_3QZMME34 = require("./chunk-3QZMME34.cjs");
var import_chunk_6CHFZX2D = require("./chunk-6CHFZX2D.cjs");
var import_chunk_ZLLJDHSD = require("./chunk-ZLLJDHSD.cjs");
var import_chunk_XKM6FCB7 = require("./chunk-XKM6FCB7.cjs");
var import_chunk_2MCP5X62 = require("./chunk-2MCP5X62.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_3A5WKR4E = require("./chunk-3A5WKR4E.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_FQ5OY24R = require("./chunk-FQ5OY24R.cjs");
var import_chunk_BDMJEHLN = require("./chunk-BDMJEHLN.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_H2VF7K2H = require("./chunk-H2VF7K2H.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_ZUBOOM5G = require("./chunk-ZUBOOM5G.cjs");
var import_chunk_IY67O6LB = require("./chunk-IY67O6LB.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_4IVCGIZS = require("./chunk-4IVCGIZS.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_VWRDYMPS = require("./chunk-VWRDYMPS.cjs");
var import_chunk_VECHTI4M = require("./chunk-VECHTI4M.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_SUUZJCRZ = require("./chunk-SUUZJCRZ.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
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
    const { run, slot } = await (0, import_chunk_X7X7FV7F.openSlot)(await (0, import_chunk_SUUZJCRZ.openRepository)(cwd), (0, import_chunk_GEPUIZLA.positional)(positionals, "RUN/N"));
    const bytes = file === "-" ? await stdin() : await (0, import_chunk_SIHW7XFA.readBytes)((0, import_node_path.resolve)(cwd, file));
    const remarks = await (0, import_chunk_6CHFZX2D.storeByHand)(run, slot, bytes, flag("keep"));
    const stderr = remarks.map((remark) => `will be dropped: ${(0, import_chunk_6JTHDBMB.inertLine)(remark)}
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
