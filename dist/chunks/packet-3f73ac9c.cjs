var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_5b13fa6d;
var from_chunk_cb1152f4;
var from_chunk_ce460e8a;
var from_chunk_dd800a30;
var from_chunk_fb419460;
var from_pre_c7721268;
var from_reply_aafd3c32;
var from_main;
parts["packet-POJZ5YZS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  packetCommand: () => packetCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AT55GILC = (from_reply_aafd3c32 ??= require("./reply-aafd3c32.cjs"))["chunk-AT55GILC"]();
var import_chunk_NBBLTD3G = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_KEIDM7MW = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_PJCKJZTS = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-PJCKJZTS"]();
var import_chunk_RSP5V4ZV = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SMKJISEK = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-D66PGRUA"]();
var import_chunk_DUUH6XJL = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_XT3VKKCA = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-XT3VKKCA"]();
var import_chunk_CGRJKUFD = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-CGRJKUFD"]();
var import_chunk_XPIKYFDN = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_JU422HDE = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-JU422HDE"]();
var import_chunk_WCK3D5U5 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_R4DMVLKO = (from_chunk_ce460e8a ??= require("./chunk-ce460e8a.cjs"))["chunk-R4DMVLKO"]();
var import_chunk_TDLACVAW = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
var packetCommand = {
  name: "packet",
  summary: "Prints the whole prompt that the agent of a slot is given",
  usage: "RUN/N [--with-instructions]",
  flags: [
    {
      name: "with-instructions",
      type: "boolean",
      summary: "before it, what the agent is told whatever the packet: its system prompt"
    }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `The packet byte for byte, and nothing else; --with-instructions prints the agent's instructions and a line of dashes before it.`,
  run: async ({ positionals, flag, cwd }) => {
    const { run, slot } = await (0, import_chunk_AT55GILC.openSlot)(await (0, import_chunk_D66PGRUA.openRepository)(cwd), (0, import_chunk_NBBLTD3G.positional)(positionals, "RUN/N"));
    const packet = await (0, import_chunk_YNVRU2D7.readBytes)(run.paths.packet((0, import_chunk_SMKJISEK.slotParts)(slot.slot)?.number ?? 0));
    if (!flag("with-instructions")) return { status: 0, stdout: packet };
    const instructions = Buffer.from(`${await instructionsOf(slot.agent)}

${"-".repeat(72)}

`);
    return { status: 0, stdout: Buffer.concat([instructions, packet]) };
  }
};
async function instructionsOf(agent) {
  const { top } = await (0, import_chunk_KEIDM7MW.readInstallation)([]);
  return withoutFrontmatter((await (0, import_chunk_YNVRU2D7.readBytes)((0, import_node_path.join)(top, "agents", `${agent}.md`))).toString("utf8"));
}
function withoutFrontmatter(text) {
  return text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, "").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  packetCommand
});
});
