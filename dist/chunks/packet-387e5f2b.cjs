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
var from_chunk_0cf455f2;
var from_chunk_58b04f67;
var from_chunk_6457ef1c;
var from_chunk_8bcc4354;
var from_chunk_a7a87197;
var from_chunk_ba2610c8;
var from_pre_fa16d17a;
var from_reply_ab983bee;
var from_main;
parts["packet-XINHJQLB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  packetCommand: () => packetCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_X3JSKH6O = (from_reply_ab983bee ??= require("./reply-ab983bee.cjs"))["chunk-X3JSKH6O"]();
var import_chunk_NBBLTD3G = (from_chunk_ba2610c8 ??= require("./chunk-ba2610c8.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_KEIDM7MW = (from_chunk_8bcc4354 ??= require("./chunk-8bcc4354.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_3ERGZM2Z = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-3ERGZM2Z"]();
var import_chunk_A6JCCCLN = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_SMKJISEK = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-D66PGRUA"]();
var import_chunk_DUUH6XJL = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_5AZOZ2NW = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-5AZOZ2NW"]();
var import_chunk_2A2VIIGD = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-2A2VIIGD"]();
var import_chunk_XPIKYFDN = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_MC23FZ2U = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-MC23FZ2U"]();
var import_chunk_WCK3D5U5 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XHFFEKVB = (from_chunk_58b04f67 ??= require("./chunk-58b04f67.cjs"))["chunk-XHFFEKVB"]();
var import_chunk_TDLACVAW = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-N3IGRGRH"]();
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
    const { run, slot } = await (0, import_chunk_X3JSKH6O.openSlot)(await (0, import_chunk_D66PGRUA.openRepository)(cwd), (0, import_chunk_NBBLTD3G.positional)(positionals, "RUN/N"));
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
