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
var import_chunk_LRSREMOU = require("./chunk-LRSREMOU.cjs");
var import_chunk_ZLVTTPUJ = require("./chunk-ZLVTTPUJ.cjs");
var import_chunk_ZVUGGQDH = require("./chunk-ZVUGGQDH.cjs");
var import_chunk_Q6E3WK35 = require("./chunk-Q6E3WK35.cjs");
var import_chunk_VTGYNEGP = require("./chunk-VTGYNEGP.cjs");
var import_chunk_4VMGUCVU = require("./chunk-4VMGUCVU.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_ZELUY365 = require("./chunk-ZELUY365.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_Q2LLZGXS = require("./chunk-Q2LLZGXS.cjs");
var import_chunk_V6B4VSF5 = require("./chunk-V6B4VSF5.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_LCCOYSKI = require("./chunk-LCCOYSKI.cjs");
var import_chunk_W63TREGR = require("./chunk-W63TREGR.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_ECTCZI2R = require("./chunk-ECTCZI2R.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_2N5ZNTP2 = require("./chunk-2N5ZNTP2.cjs");
var import_chunk_NJ42NZCG = require("./chunk-NJ42NZCG.cjs");
var import_chunk_U2XDWY6A = require("./chunk-U2XDWY6A.cjs");
var import_chunk_PTUVU4EN = require("./chunk-PTUVU4EN.cjs");
var import_chunk_2LLYUIDT = require("./chunk-2LLYUIDT.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_FVSROWUM = require("./chunk-FVSROWUM.cjs");
var import_chunk_STB4I2EK = require("./chunk-STB4I2EK.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
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
    const { run, slot } = await (0, import_chunk_LRSREMOU.openSlot)(await (0, import_chunk_FVSROWUM.openRepository)(cwd), (0, import_chunk_ZLVTTPUJ.positional)(positionals, "RUN/N"));
    const bytes = file === "-" ? await stdin() : await (0, import_chunk_2LLYUIDT.readBytes)((0, import_node_path.resolve)(cwd, file));
    const remarks = await (0, import_chunk_Q6E3WK35.storeByHand)(run, slot, bytes, flag("keep"));
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
