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
var import_chunk_Q3X24TZ4 = require("./chunk-Q3X24TZ4.cjs");
var import_chunk_UQIYAGX7 = require("./chunk-UQIYAGX7.cjs");
var import_chunk_SK6ZZSQ2 = require("./chunk-SK6ZZSQ2.cjs");
var import_chunk_6GUDY4GJ = require("./chunk-6GUDY4GJ.cjs");
var import_chunk_5TZRZ3HT = require("./chunk-5TZRZ3HT.cjs");
var import_chunk_ZSV6FTS5 = require("./chunk-ZSV6FTS5.cjs");
var import_chunk_PWSJEAQY = require("./chunk-PWSJEAQY.cjs");
var import_chunk_NEEP52HI = require("./chunk-NEEP52HI.cjs");
var import_chunk_Q4R7LZZW = require("./chunk-Q4R7LZZW.cjs");
var import_chunk_5MTN5V7N = require("./chunk-5MTN5V7N.cjs");
var import_chunk_XKXVYCV2 = require("./chunk-XKXVYCV2.cjs");
var import_chunk_NBGIRIUR = require("./chunk-NBGIRIUR.cjs");
var import_chunk_KFW25QV2 = require("./chunk-KFW25QV2.cjs");
var import_chunk_TSXWOWZV = require("./chunk-TSXWOWZV.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_7UCPAYQD = require("./chunk-7UCPAYQD.cjs");
var import_chunk_D3DP3OJX = require("./chunk-D3DP3OJX.cjs");
var import_chunk_DODZE5QL = require("./chunk-DODZE5QL.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_VHIDEY7P = require("./chunk-VHIDEY7P.cjs");
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
    const { run, slot } = await (0, import_chunk_UQIYAGX7.openSlot)(await (0, import_chunk_KFW25QV2.openRepository)(cwd), (0, import_chunk_SK6ZZSQ2.positional)(positionals, "RUN/N"));
    const bytes = file === "-" ? await stdin() : await (0, import_chunk_DODZE5QL.readBytes)((0, import_node_path.resolve)(cwd, file));
    const remarks = await (0, import_chunk_Q3X24TZ4.storeByHand)(run, slot, bytes, flag("keep"));
    const stderr = remarks.map((remark) => `will be dropped: ${remark}
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
