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
var from_chunk_02f69599;
var from_chunk_25aabfd4;
var from_chunk_39c5fcee;
var from_chunk_60057737;
var from_chunk_d9894787;
var from_chunk_eb0d176a;
var from_pre_107344b3;
var from_reply_39ea92d3;
var from_main;
parts["packet-MQLZFZKM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  packetCommand: () => packetCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_KV3MY3UD = (from_reply_39ea92d3 ??= require("./reply-39ea92d3.cjs"))["chunk-KV3MY3UD"]();
var import_chunk_NBBLTD3G = (from_chunk_25aabfd4 ??= require("./chunk-25aabfd4.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_KEIDM7MW = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_WNKAL4BC = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-WNKAL4BC"]();
var import_chunk_A6JCCCLN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_SMKJISEK = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-D66PGRUA"]();
var import_chunk_DUUH6XJL = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_DUI6QWN7 = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUI6QWN7"]();
var import_chunk_GJNG2ZCD = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-GJNG2ZCD"]();
var import_chunk_XPIKYFDN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_QZG7753C = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-QZG7753C"]();
var import_chunk_WCK3D5U5 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-N3IGRGRH"]();
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
    const { run, slot } = await (0, import_chunk_KV3MY3UD.openSlot)(await (0, import_chunk_D66PGRUA.openRepository)(cwd), (0, import_chunk_NBBLTD3G.positional)(positionals, "RUN/N"));
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
