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
var from_chunk_03380ab5;
var from_chunk_33462b0e;
var from_chunk_5789eeab;
var from_chunk_80419d6d;
var from_chunk_8d2640ee;
var from_pre_066db3d7;
var from_reply_ae3a7e1f;
var from_main;
parts["packet-5ZOOT4GB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  packetCommand: () => packetCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TSTLMPOR = (from_reply_ae3a7e1f ??= require("./reply-ae3a7e1f.cjs"))["chunk-TSTLMPOR"]();
var import_chunk_7RPIBHZT = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_ZOTCQCXQ = (from_chunk_80419d6d ??= require("./chunk-80419d6d.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_UL3LYLXT = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-UL3LYLXT"]();
var import_chunk_RSP5V4ZV = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SMKJISEK = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_DUUH6XJL = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_RRNUVG6Y = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-RRNUVG6Y"]();
var import_chunk_W7JLTGTA = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-W7JLTGTA"]();
var import_chunk_XPIKYFDN = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_DEV7W4UG = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-DEV7W4UG"]();
var import_chunk_WCK3D5U5 = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_P6J3OUUF = (from_chunk_33462b0e ??= require("./chunk-33462b0e.cjs"))["chunk-P6J3OUUF"]();
var import_chunk_YKMPV6QP = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
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
    const { run, slot } = await (0, import_chunk_TSTLMPOR.openSlot)(await (0, import_chunk_QJEDPBQW.openRepository)(cwd), (0, import_chunk_7RPIBHZT.positional)(positionals, "RUN/N"));
    const packet = await (0, import_chunk_YKMPV6QP.readBytes)(run.paths.packet((0, import_chunk_SMKJISEK.slotParts)(slot.slot)?.number ?? 0));
    if (!flag("with-instructions")) return { status: 0, stdout: packet };
    const instructions = Buffer.from(`${await instructionsOf(slot.agent)}

${"-".repeat(72)}

`);
    return { status: 0, stdout: Buffer.concat([instructions, packet]) };
  }
};
async function instructionsOf(agent) {
  const { top } = await (0, import_chunk_ZOTCQCXQ.readInstallation)([]);
  return withoutFrontmatter((await (0, import_chunk_YKMPV6QP.readBytes)((0, import_node_path.join)(top, "agents", `${agent}.md`))).toString("utf8"));
}
function withoutFrontmatter(text) {
  return text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, "").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  packetCommand
});
});
