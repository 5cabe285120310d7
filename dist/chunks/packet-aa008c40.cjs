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
var from_chunk_078da297;
var from_chunk_39c5fcee;
var from_chunk_4f46a8e7;
var from_chunk_53f13f11;
var from_chunk_b3f3b87a;
var from_chunk_d98ecfd8;
var from_pre_ad3b00a3;
var from_reply_1ef63b98;
var from_main;
parts["packet-NN3XPS2G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  packetCommand: () => packetCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JXFXV3DP = (from_reply_1ef63b98 ??= require("./reply-1ef63b98.cjs"))["chunk-JXFXV3DP"]();
var import_chunk_NBBLTD3G = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_5DERT7SN = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-5DERT7SN"]();
var import_chunk_Z3YBCKDZ = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-Z3YBCKDZ"]();
var import_chunk_A6JCCCLN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_SMKJISEK = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_DUUH6XJL = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MZ5XJGTC = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-MZ5XJGTC"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_XPIKYFDN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
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
    const { run, slot } = await (0, import_chunk_JXFXV3DP.openSlot)(await (0, import_chunk_D66PGRUA.openRepository)(cwd), (0, import_chunk_NBBLTD3G.positional)(positionals, "RUN/N"));
    const packet = await (0, import_chunk_APQNDADW.readBytes)(run.paths.packet((0, import_chunk_SMKJISEK.slotParts)(slot.slot)?.number ?? 0));
    if (!flag("with-instructions")) return { status: 0, stdout: packet };
    const instructions = Buffer.from(`${await instructionsOf(slot.agent)}

${"-".repeat(72)}

`);
    return { status: 0, stdout: Buffer.concat([instructions, packet]) };
  }
};
async function instructionsOf(agent) {
  const { top } = await (0, import_chunk_5DERT7SN.readInstallation)([]);
  return withoutFrontmatter((await (0, import_chunk_APQNDADW.readBytes)((0, import_node_path.join)(top, "agents", `${agent}.md`))).toString("utf8"));
}
function withoutFrontmatter(text) {
  return text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, "").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  packetCommand
});
});
